import { exerciseEndpoint } from "@/lib/server/exercise-endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return exerciseEndpoint(request);
}
