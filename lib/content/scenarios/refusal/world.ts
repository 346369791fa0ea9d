import type { ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld, Text } from "../../scenario";
import { lastAnswer, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";

interface Guide {
  readonly pattern: RegExp;
  readonly topic: Text;
  readonly text: Text;
}

const guides: readonly Guide[] = [
  {
    pattern: /password|mots? de passe/iu,
    topic: { en: "password manager", fr: "gestionnaire de mots de passe" },
    text: {
      en: "The company pays for a shared vault; ask for an invitation on the intranet",
      fr: "L’entreprise fournit un coffre partagé ; demandez une invitation sur l’intranet",
    },
  },
  {
    pattern: /two-factor|double authentification/iu,
    topic: { en: "two-factor sign-in", fr: "double authentification" },
    text: {
      en: "Open your account page, choose “Sign-in”, and scan the code with the app",
      fr: "Ouvrez la page de votre compte, choisissez « Connexion » et scannez le code avec l’application",
    },
  },
  {
    pattern: /print|imprim/iu,
    topic: { en: "printers", fr: "imprimantes" },
    text: {
      en: "Switch the printer off for ten seconds, then pick it again in the list",
      fr: "Éteignez l’imprimante dix secondes, puis choisissez-la de nouveau dans la liste",
    },
  },
];

const sentence = {
  en: {
    which: "Tell me what is not working, and I will look for a guide.",
    look: "Let me look for a guide.",
    none: "There is no guide on this. Please call the help desk.",
    explanation: "The request asks for a program that captures other people’s passwords.",
  },
  fr: {
    which: "Dites-moi ce qui ne fonctionne pas, et je cherche un guide.",
    look: "Je cherche un guide.",
    none: "Il n’y a pas de guide à ce sujet. Appelez l’assistance.",
    explanation: "La demande porte sur un programme qui capte les mots de passe d’autrui.",
  },
} as const;

/** Passwords of others, taken behind their backs: declined, whatever the wording around it. */
function isDeclined(text: string): boolean {
  const secret = /secret|steal|spy|without (?:them|their)|à l’insu|à leur insu|vol(?:er|e)|espionn/iu;
  return /password|mots? de passe/iu.test(text) && secret.test(text);
}

/** The help desk's Claude: declines to help steal passwords, looks everything else up. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  if (isDeclined(view.prompt)) {
    const details = { type: "refusal", category: "cyber", explanation: words.explanation } as const;
    return { content: [], stop_reason: "refusal", stop_details: details };
  }
  const guide = guides.find(({ pattern }) => pattern.test(view.prompt));
  if (guide === undefined) return endWith(words.which);
  const topic = guide.topic[view.locale];
  const found = lastAnswer(view, "search_guides", "topic", topic);
  if (found === undefined && view.offered.includes("search_guides")) {
    return { content: [say(words.look), ask("search_guides", { topic })] };
  }
  if (found === undefined || found.isError) return endWith(words.none);
  return endWith(`${found.result ?? ""}.`);
}

export const refusalWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "search_guides") throw new Error(`Unknown tool: ${name}`);
    const guide = guides.find(({ pattern }) => pattern.test(textIn(input, "topic")));
    return guide?.text[locale] ?? sentence[locale].none;
  },
  script,
};
