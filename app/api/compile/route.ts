import { compileEndpoint } from "@/lib/server/compile-endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return compileEndpoint(request);
}
