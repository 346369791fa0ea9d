// The mock server that the endpoint is measured beside; in a process of its own, as ours is.
import { LLMock } from "@copilotkit/aimock";

const mock = new LLMock({ port: Number(process.argv[2]), logLevel: "silent" });
mock.onMessage(/./, { content: "Order #9910 is still processing; UPS picks it up on April 2." });
await mock.start();
