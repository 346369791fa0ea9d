import { transportRefusal } from "../messages-api/transport-rules";
import { preflight } from "./preflight";
import type { SimAddress } from "./sim-address";
import { simulatorRefusal } from "./simulator-rules";
import { errorResponse } from "./sim-response";

/** Answers a base URL that leads nowhere: no such scenario, no `/v1/`, or faults that cannot be read. */
export function refuseAddress(request: Request, address: Exclude<SimAddress, { type: "address" }>): Response {
  if (request.method === "OPTIONS") return preflight(request.headers);
  const exchange = { seed: `${request.method} ${request.url}`, now: "", faults: "" };
  return address.type === "unknown"
    ? errorResponse(transportRefusal("path-not-found"), exchange)
    : errorResponse(simulatorRefusal("fault-grammar", { part: address.part }), exchange);
}
