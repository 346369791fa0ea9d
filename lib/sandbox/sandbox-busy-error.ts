/** Too many programs wait already to be compiled or executed. */
export class SandboxBusyError extends Error {
  override readonly name = "SandboxBusyError";

  constructor() {
    super("Too many programs wait already");
  }
}
