import { clientTools, type ServerToolName, serverTools, toolName } from "./offered-tools";
import { sampleToolInput } from "./sample-tool-input";
import type { CallView, ConversationView, ModelScript, Reply, ReplyBlock } from "./script";
import { serverCall } from "./server-tool-samples";
import { serverToolsUsed } from "./view-conversation";

const PARALLEL =
  /at the same time|in parallel|simultaneous|\bboth\b|at once|\btogether\b|en parallèle|en même temps|à la fois|simultané|les deux/iu;
const IN_DEPTH =
  /in depth|thorough|research|deep dive|en profondeur|approfondi|minutieu|recherche détaillée/iu;
/** Tools called for one question, when the question names none. */
const MOST_CALLS = 8;

/**
 * The Claude for requests that belong to no scenario. For each question it uses every offered tool at most once (only
 * those that the question names, if it names any), several in one turn when asked to, then answers with what came
 * back. What it does follows from what the history holds since the question, so it always comes to an end. Asked for
 * something thorough, it pauses in its first server call.
 */
export const genericModel: ModelScript = (view) => {
  const servers = serverTools(view.params).filter((name) => !serverToolsUsed(view.params).includes(name));
  const clients = callsToMake(view);
  const parallel = PARALLEL.test(view.prompt);
  const [firstServer] = servers;
  if (firstServer !== undefined && IN_DEPTH.test(view.prompt) && serverToolsUsed(view.params).length === 0) {
    const content = [say(words(view).looking), serverCall(firstServer, view.prompt, true, view.locale)];
    return { content, stop_reason: "pause_turn" };
  }
  const mixed = parallel && clients.length > 0;
  const searched = servers.map((name) =>
    serverCall(name, view.prompt, mixed && staysOpen(name), view.locale),
  );
  if (clients.length === 0) return { content: [...searched, say(answer(view, searched.length))] };
  const now = parallel ? clients : clients.slice(0, 1);
  return withIntroduction([...searched, ...now], view);
};

/** Beside client calls a search waits; running code would keep its container waiting too, which needs more of the client. */
function staysOpen(name: ServerToolName): boolean {
  return name !== "code_execution";
}

function callsToMake(view: ConversationView): ReplyBlock[] {
  const called = new Set(view.calls.map((call) => call.name));
  const tools = clientTools(view.params);
  const named = tools.filter((tool) => mentions(view.prompt, toolName(tool)));
  return (named.length > 0 ? named : tools.slice(0, MOST_CALLS))
    .filter((tool) => !called.has(toolName(tool)))
    .map((tool) => ({ type: "tool_use", name: toolName(tool), input: sampleToolInput(tool, view.prompt) }));
}

/** A plain word such as “time” is a mention of a tool only between quotes or backticks. */
function mentions(prompt: string, name: string): boolean {
  if (["`", '"', "“", "«\u00a0"].some((quote) => name !== "" && prompt.includes(quote + name))) return true;
  const at = prompt.indexOf(name);
  if (at === -1 || !/[_\dA-Z-]/.test(name)) return false;
  return !/[\w-]/.test(prompt.charAt(at - 1)) && !/\w/.test(prompt.charAt(at + name.length));
}

/** It says what it is about to do once, before its first call. */
function withIntroduction(blocks: readonly ReplyBlock[], view: ConversationView): Reply {
  return { content: view.calls.length === 0 ? [say(words(view).looking), ...blocks] : blocks };
}

function answer(view: ConversationView, searches: number): string {
  const texts = words(view);
  const read = view.calls
    .filter((call) => call.result !== null)
    .map((call) => texts.read(call, shortened(call)));
  if (read.length > 0) return `${read.join(" ")} ${texts.done}`;
  return searches > 0 || serverToolsUsed(view.params).length > 0 ? texts.searched : texts.plain;
}

function shortened(call: CallView): string {
  const text = (call.result ?? "").replace(/\s+/g, " ").trim();
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function say(text: string): ReplyBlock {
  return { type: "text", text };
}

interface Words {
  readonly looking: string;
  readonly plain: string;
  readonly searched: string;
  readonly done: string;
  read(call: CallView, result: string): string;
}

const WORDS: Readonly<Record<ConversationView["locale"], Words>> = {
  en: {
    looking: "Let me look that up.",
    plain:
      "I am the simulated Claude. Offer me tools and I will call them; without any, this is all I can say.",
    searched: "I looked it up; what I found is above.",
    done: "That answers your question.",
    read: (call, result) => {
      if (call.isError) return `${call.name} failed: ${result}.`;
      return result === "" ? `${call.name} returned nothing.` : `${call.name} says: ${result}.`;
    },
  },
  fr: {
    looking: "Je vérifie cela.",
    plain:
      "Je suis le Claude simulé. Proposez-moi des outils et je les appellerai ; sans outil, je ne peux rien dire de plus.",
    searched: "J’ai cherché ; ce que j’ai trouvé figure ci-dessus.",
    done: "Voilà qui répond à votre question.",
    read: (call, result) => {
      if (call.isError) return `${call.name} a échoué : ${result}.`;
      return result === "" ? `${call.name} n’a rien renvoyé.` : `${call.name} indique : ${result}.`;
    },
  },
};

function words(view: ConversationView): Words {
  return WORDS[view.locale];
}
