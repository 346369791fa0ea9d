/**
 * JavaScript that builds what a program is given out of the sandbox's two host functions. It runs inside the sandbox,
 * before the program, and is not part of the program's text.
 */
export const prelude = `
"use strict";
const { effect, note } = host;

function openStream(opened) {
  let position = 0;
  let opening = null;
  const open = () => (opening ??= opened());
  const step = async () => {
    const { events } = await open();
    if (position >= events.length) return undefined;
    const event = events[position];
    note({ stream: position });
    position += 1;
    return event;
  };
  const finish = async () => {
    const { failure, message } = await open();
    if (failure) throw Object.assign(new Error(failure.message), failure);
    return message;
  };
  return {
    async *[Symbol.asyncIterator]() {
      for (let event = await step(); event !== undefined; event = await step()) yield event;
      await finish();
    },
    async finalMessage() {
      while ((await step()) !== undefined);
      return finish();
    },
  };
}

function makeArgument(data) {
  return {
    ...data,
    client: {
      messages: {
        create: (params) => effect("create", params),
        stream: (params) => {
          const opened = effect("stream", params);
          opened.catch(() => undefined);
          return openStream(() => opened);
        },
      },
    },
    executeTool: (name, input) => effect("tool", { name, input }),
  };
}

globalThis.sleep = (milliseconds) => effect("sleep", { milliseconds: Number(milliseconds) || 0 });
`;
