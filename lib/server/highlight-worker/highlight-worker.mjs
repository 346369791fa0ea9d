// @ts-check
/** The thread that colours code: there are lines on which the grammar's patterns take minutes. */
import { register } from "node:module";
import { answerQuestions } from "../../sandbox/worker/answer-questions.mjs";

register("../../sandbox/worker/read-typescript.mjs", import.meta.url);
const { cutTypeScript } = await import("./cut-typescript");

answerQuestions(cutTypeScript);
