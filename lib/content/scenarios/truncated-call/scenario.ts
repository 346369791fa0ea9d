import type { Scenario } from "../../scenario";

export const truncatedCall: Scenario = {
  id: "truncated-call",
  title: { en: "A call cut in half", fr: "Un appel coupé en deux" },
  lesson: {
    en: "A call that `max_tokens` cut is half an instruction: never run it, ask again with more room.",
    fr: "Un appel coupé par `max_tokens` n’est qu’une demi-consigne : ne l’exécutez jamais, redemandez avec plus de place.",
  },
  prompt: {
    en: "Retire the packets of drawer 7 collected before 2015, but keep 7-104, 7-109, 7-112, 7-118, 7-123, 7-127, 7-131, 7-136, 7-140, 7-145, 7-149 and 7-152.",
    fr: "Retirez les sachets du tiroir 7 récoltés avant 2015, mais gardez 7-104, 7-109, 7-112, 7-118, 7-123, 7-127, 7-131, 7-136, 7-140, 7-145, 7-149 et 7-152.",
  },
  suggestions: [
    {
      en: "Retire the packets of drawer 3 from before 2009",
      fr: "Retirez les sachets du tiroir 3 d’avant 2009",
    },
    {
      en: "Retire everything in drawer 5 from before 2012, but keep 5-201 and 5-207",
      fr: "Retirez tout ce qui date d’avant 2012 dans le tiroir 5, mais gardez 5-201 et 5-207",
    },
    { en: "Which packets are too old?", fr: "Quels sont les sachets trop vieux ?" },
  ],
  system: {
    en: "You tend a seed bank. Retire packets with retire_packets, in a single call, with every exception in its keep list.",
    fr: "Vous gérez une banque de semences. Retirez les sachets avec retire_packets, en un seul appel, chaque exception figurant dans sa liste keep.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 64,
  tools: {
    en: [
      {
        name: "retire_packets",
        description: "Takes all packets of a drawer collected before a year out of the bank, for good.",
        input_schema: {
          type: "object",
          properties: {
            drawer: { type: "string", description: "Number of the drawer" },
            before_year: { type: "integer", description: "Packets collected earlier are retired" },
            keep: { type: "array", items: { type: "string" }, description: "Numbers of packets to keep" },
          },
          required: ["drawer", "before_year"],
        },
      },
    ],
    fr: [
      {
        name: "retire_packets",
        description:
          "Sort définitivement de la banque tous les sachets d’un tiroir récoltés avant une année.",
        input_schema: {
          type: "object",
          properties: {
            drawer: { type: "string", description: "Numéro du tiroir" },
            before_year: { type: "integer", description: "Les sachets récoltés avant sont retirés" },
            keep: { type: "array", items: { type: "string" }, description: "Numéros des sachets à garder" },
          },
          required: ["drawer", "before_year"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["max_tokens", "tool_use", "end_turn"],
  endings: ["returned"],
};
