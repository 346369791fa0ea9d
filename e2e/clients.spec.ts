import { aiSdkJourneys } from "../lib/simulated-model/fixtures/ai-sdk-journeys";
import { sdkJourneys } from "../lib/simulated-model/fixtures/client-journeys";
import { troubleJourneys } from "../lib/simulated-model/fixtures/trouble-journeys";
import { expect, test } from "./fixtures";

for (const { title, run } of [...sdkJourneys, ...troubleJourneys, ...aiSdkJourneys]) {
  test(`over HTTP: ${title}`, async ({ baseURL }) => {
    await expect(run({ baseURL: `${baseURL ?? ""}/api/sim` })).resolves.toBeUndefined();
  });
}
