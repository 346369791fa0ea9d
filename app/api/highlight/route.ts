import { highlightEndpoint } from "@/lib/server/highlight-endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return highlightEndpoint(request);
}
