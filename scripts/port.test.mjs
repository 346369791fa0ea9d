import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { freePort, parsePort, requireFree } from "./port.mjs";
import { Complaint, requireNode } from "./project.mjs";

function occupy() {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

describe("parsePort", () => {
  test("reads a port", () => {
    expect(parsePort("3000")).toBe(3000);
  });

  test.each(["0", "65536", "-1", "3e3", "http", " 80", ""])("refuses “%s” with a sentence", (text) => {
    expect(() => parsePort(text)).toThrow(Complaint);
  });
});

describe("requireFree", () => {
  test("lets a free port pass", async () => {
    await expect(requireFree(await freePort(), "127.0.0.1")).resolves.toBeUndefined();
  });

  test("names a taken port and another one to try", async () => {
    const server = await occupy();
    const { port } = server.address();
    await expect(requireFree(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is taken`);
    await expect(requireFree(port, "127.0.0.1")).rejects.toThrow(`PORT=${port + 1} npm run play`);
    server.close();
  });
});

describe("requireNode", () => {
  test("accepts the oldest supported version and newer ones", () => {
    for (const version of ["v20.19.0", "v20.20.2", "v22.0.0", "v26.1.0"])
      expect(() => requireNode(version)).not.toThrow();
  });

  test("refuses an older one and says what is needed", () => {
    for (const version of ["v20.18.3", "v18.20.0", "v8.0.0"])
      expect(() => requireNode(version)).toThrow("needs Node.js 20.19 or newer");
  });
});
