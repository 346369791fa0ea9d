import { headerRules } from "./header-rules";
import { phases, type Rule, type RuleEntry } from "./rule";
import { blockShapeRules } from "./rules/block-shape";
import { bodyShapeRules } from "./rules/body-shape";
import { cacheRules } from "./rules/cache-marks";
import { callerRules } from "./rules/callers";
import { finalTurnRules } from "./rules/final-turn";
import { imageRules, imageShapeRules } from "./rules/images";
import { limitRules, windowRules } from "./rules/limits";
import { messageShapeRules } from "./rules/message-shape";
import { pairingRules } from "./rules/pairing";
import { blockRoleRules } from "./rules/roles-of-blocks";
import { samplingRules } from "./rules/sampling";
import { serverToolRules } from "./rules/server-tools";
import { systemRoleRules } from "./rules/system-role";
import { textRules } from "./rules/text";
import { thinkingHistoryRules, thinkingRules } from "./rules/thinking-history";
import { thinkingModeRules, thinkingShapeRules } from "./rules/thinking-mode";
import { toolChoiceModelRules, toolChoiceRules, toolChoiceShapeRules } from "./rules/tool-choice";
import { toolModelRules, toolSetRules, toolShapeRules } from "./rules/tool-definitions";
import { toolResultRules, toolResultShapeRules } from "./rules/tool-results";
import { transportRules } from "./transport-rules";

const inOrderOfFiles: readonly Rule[] = [
  ...bodyShapeRules,
  ...messageShapeRules,
  ...blockShapeRules,
  ...toolResultShapeRules,
  ...imageShapeRules,
  ...toolShapeRules,
  ...toolChoiceShapeRules,
  ...thinkingShapeRules,
  ...limitRules,
  ...toolSetRules,
  ...toolChoiceRules,
  ...cacheRules,
  ...imageRules,
  ...textRules,
  ...toolResultRules,
  ...thinkingHistoryRules,
  ...blockRoleRules,
  ...systemRoleRules,
  ...pairingRules,
  ...callerRules,
  ...serverToolRules,
  ...finalTurnRules,
  ...windowRules,
  ...thinkingModeRules,
  ...toolChoiceModelRules,
  ...toolModelRules,
  ...samplingRules,
  ...thinkingRules,
];

/** Every rule about the body of a request, in the order of checks: by phase, then as the files list them. */
export const requestRules: readonly Rule[] = inOrderOfFiles.toSorted(
  (a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase),
);

/** Everything that can refuse a request, as data, in the order in which a server meets it. */
export const allRules: readonly RuleEntry[] = [...headerRules, ...transportRules, ...requestRules];
