import { expect, test } from "vitest";
import { aiSdkJourneys } from "./fixtures/ai-sdk-journeys";
import { sdkJourneys } from "./fixtures/client-journeys";
import type { SimTarget } from "./fixtures/sim-target";
import { troubleJourneys } from "./fixtures/trouble-journeys";
import { genericModel } from "./generic-model";
import { serve } from "./serve";

const inProcess: SimTarget = {
  baseURL: "http://sim.test/api/sim",
  fetch: (input, init) => serve(new Request(input, init), { script: genericModel }),
};

test.each([...sdkJourneys, ...troubleJourneys, ...aiSdkJourneys])("$title", async ({ run }) => {
  await expect(run(inProcess)).resolves.toBeUndefined();
});
