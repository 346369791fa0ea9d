import { worldOf } from "@/lib/content/scenario-worlds";
import { wait } from "@/lib/server/wait";
import { genericModel } from "@/lib/simulated-model/generic-model";
import { refuseAddress } from "@/lib/simulated-model/refuse-address";
import { serve } from "@/lib/simulated-model/serve";
import { simAddress } from "@/lib/simulated-model/sim-address";

export const dynamic = "force-dynamic";

/** The simulated Messages API: `/api/sim/[<scenario>/][faults=<faults>/]v1/…`. */
async function handle(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const address = simAddress((await params).path ?? []);
  if (address.type !== "address") return refuseAddress(request, address);
  const script = address.scenario === null ? genericModel : worldOf(address.scenario)?.script;
  if (script === undefined) return refuseAddress(request, { type: "unknown" });
  return serve(request, { script, faults: address.faults, sleep: wait, now: new Date().toISOString() });
}

export const DELETE = handle;
export const GET = handle;
export const OPTIONS = handle;
export const PATCH = handle;
export const POST = handle;
export const PUT = handle;
