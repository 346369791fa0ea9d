import { connect, createServer } from "node:net";
import { Complaint } from "./project.mjs";

/** Reads a port. In: text such as "3000". Out: the number; throws a Complaint when it is none. */
export function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Complaint(`PORT must be a number from 1 to 65535, not “${text}”.`);
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host }, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });
}

/** Makes sure that a port can be served on, or throws a Complaint that says what to do. */
export async function requireFree(port, host) {
  // Something else on the IPv6 side would answer for "localhost" in our place.
  const taken = (await answers(port, "127.0.0.1")) || (await answers(port, "::1"));
  const trouble = taken
    ? "EADDRINUSE"
    : await listen(port, host).then(
        () => null,
        (error) => error.code,
      );
  const other = port === 65535 ? 3000 : port + 1;
  switch (trouble) {
    case null:
      return;
    case "EADDRINUSE":
      throw new Complaint(
        `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${other} npm run play`,
      );
    case "EACCES":
      throw new Complaint(
        `This user may not serve on port ${port}. Choose one above 1023: PORT=3000 npm run play`,
      );
    default:
      throw new Complaint(`Nothing can be served on ${host}, port ${port} (${trouble}).`);
  }
}

/** A free port on the loopback interface. */
export function freePort() {
  return listen(0, "127.0.0.1");
}

/** Waits until something listens. Out: whether it did before `seconds` had passed or `given up` said to stop. */
export async function waitForPort(port, host, seconds, givenUp = () => false) {
  for (let attempt = 0; attempt < seconds * 20; attempt += 1) {
    if (givenUp()) return false;
    if (await answers(port, host)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
