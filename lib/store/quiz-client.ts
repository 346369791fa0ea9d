import type { ArrayCheck } from "../quiz/array-check";
import type { QuestionView } from "../quiz/question-view";

/** What the quiz asks of the server. Both answer null when nothing usable came back. */
export interface QuizClient {
  question(id: string): Promise<QuestionView | null>;
  checkArray(question: string, text: string): Promise<ArrayCheck | null>;
}

/** Talks to the routes of this site. @param send `fetch`, called as a plain function. */
export function quizOverHttp(send: typeof fetch, locale: string): QuizClient {
  const read = async (...request: Parameters<typeof fetch>): Promise<unknown> => {
    try {
      const response = await send(...request);
      return response.ok ? ((await response.json()) as unknown) : null;
    } catch {
      return null;
    }
  };
  return {
    async question(id) {
      return (await read(`/api/quiz/${locale}/${encodeURIComponent(id)}`)) as QuestionView | null;
    },
    async checkArray(question, text) {
      const body = JSON.stringify({ question, locale, text });
      const headers = { "content-type": "application/json" };
      return (await read("/api/check-array", { method: "POST", headers, body })) as ArrayCheck | null;
    },
  };
}
