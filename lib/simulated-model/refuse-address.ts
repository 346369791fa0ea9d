import { preflight } from "./preflight";
import { httpFailures, notFound } from "./sim-failures";
import type { SimAddress } from "./sim-address";
import { errorResponse } from "./sim-response";

/** Answers a base URL that leads nowhere: no such scenario, no `/v1/`, or faults that cannot be read. */
export function refuseAddress(request: Request, address: Exclude<SimAddress, { type: "address" }>): Response {
  if (request.method === "OPTIONS") return preflight(request.headers);
  const exchange = { seed: `${request.method} ${request.url}`, now: "", faults: "" };
  return errorResponse(address.type === "unknown" ? notFound : httpFailures.faults(address.part), exchange);
}
