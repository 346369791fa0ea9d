// @ts-check
/** The thread that compiles programs: there are short texts for which a parser of TypeScript needs centuries. */
import { register } from "node:module";
import { answerQuestions } from "./answer-questions.mjs";

register("./read-typescript.mjs", import.meta.url);
const { compileSource } = await import("../compile/compile-source");

answerQuestions(({ source, locale }) => compileSource(source, locale));
