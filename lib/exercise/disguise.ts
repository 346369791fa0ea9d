import type { Scenario, ScenarioWorld } from "../content/scenario";
import type { ReplyBlock } from "../simulated-model/script";

/** New names for client tools, by their own. */
export type ToolNames = Readonly<Record<string, string>>;

interface Stage {
  readonly scenario: Scenario;
  readonly world: ScenarioWorld;
}

/**
 * The same scenario under other tool names, so that a program that knows the names by heart shows it.
 * Input: scenario, world, and the new names. Output: a scenario and a world that behave alike.
 */
export function disguise({ scenario, world }: Stage, names: ToolNames): Stage {
  const worn = (name: string) => names[name] ?? name;
  const own = (name: string) => Object.keys(names).find((each) => names[each] === name) ?? name;
  const renamed = (tools: Scenario["tools"]["en"]) =>
    tools.map((tool) => ("input_schema" in tool ? { ...tool, name: worn(tool.name) } : tool));
  return {
    scenario: {
      ...scenario,
      tools: { en: renamed(scenario.tools.en), fr: renamed(scenario.tools.fr) },
      system: { en: rename(scenario.system.en, names), fr: rename(scenario.system.fr, names) },
    },
    world: {
      executeTool: (name, input, locale) => world.executeTool(own(name), input, locale),
      script: (view) => {
        const reply = world.script({
          ...view,
          offered: view.offered.map(own),
          calls: view.calls.map((call) => ({ ...call, name: own(call.name) })),
        });
        return { ...reply, content: reply.content.map((block) => wear(block, worn)) };
      },
    },
  };
}

function wear(block: ReplyBlock, worn: (name: string) => string): ReplyBlock {
  return block.type === "tool_use" ? { ...block, name: worn(block.name) } : block;
}

function rename(text: string, names: ToolNames): string {
  return Object.entries(names).reduce((result, [own, worn]) => result.replaceAll(own, worn), text);
}
