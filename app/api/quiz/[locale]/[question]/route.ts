import { questionEndpoint } from "@/lib/server/quiz-endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

type Context = { params: Promise<{ locale: string; question: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, question } = await params;
  return questionEndpoint(locale, question);
}
