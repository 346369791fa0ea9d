import { runEndpoint } from "@/lib/server/run-endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return runEndpoint(request);
}
