import { routing } from "../i18n/routing";
import { questionView } from "./quiz-question";

/** `GET /api/quiz/<locale>/<question>`: one question for practice, with its answer apart. */
export async function questionEndpoint(locale: string, id: string): Promise<Response> {
  const known = routing.locales.find((each) => each === locale);
  const view = known === undefined ? null : await questionView(id, known);
  if (view !== null) return Response.json(view, { headers: { "cache-control": "no-cache" } });
  const error = { code: "question-unknown", message: `There is no question "${id}" in "${locale}".` };
  return Response.json({ error }, { status: 404, headers: { "cache-control": "no-store" } });
}
