import { z } from "zod";

/** What is asked of a program: in which language, and for grading from which seed. */
export const programOrder = z.strictObject({
  program: z.string(),
  locale: z.enum(["en", "fr"]).default("en"),
  seed: z.number().int().min(0).max(0xffff_ffff).default(1),
  /** False: the compiler alone is asked, not the type checker. */
  types: z.boolean().default(true),
});

export type ProgramOrder = z.output<typeof programOrder>;
