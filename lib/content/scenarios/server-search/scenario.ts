import type { Scenario } from "../../scenario";

export const serverSearch: Scenario = {
  id: "server-search",
  title: { en: "A server tool that pauses", fr: "Un outil serveur qui fait une pause" },
  lesson: {
    en: "`pause_turn` is a breath, not an end: send the turn back unchanged and the server goes on where it stopped.",
    fr: "`pause_turn` est une respiration, pas une fin : renvoyez le tour tel quel et le serveur reprend où il s’était arrêté.",
  },
  prompt: {
    en: "Compare how Marnport, Saint-Aubel and Kerwick protect their harbours from flooding.",
    fr: "Comparez les moyens que Marnport, Saint-Aubel et Kerwick emploient pour protéger leur port des inondations.",
  },
  suggestions: [
    {
      en: "How does Kerwick protect its harbour?",
      fr: "Comment Kerwick protège-t-elle son port ? Cherchez sur le web.",
    },
    {
      en: "Compare the flood walls of Marnport and Ostrey",
      fr: "Comparez les digues de Marnport et celles d’Ostrey",
    },
    { en: "What is a storm surge?", fr: "Qu’est-ce qu’une onde de tempête ?" },
  ],
  system: {
    en: "You research coastal towns. Search the web for every town that is named, then compare.",
    fr: "Vous étudiez les villes côtières. Cherchez sur le web chaque ville citée, puis comparez.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [{ type: "web_search_20250305", name: "web_search" }],
    fr: [{ type: "web_search_20250305", name: "web_search" }],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["pause_turn", "end_turn"],
  endings: ["returned"],
};
