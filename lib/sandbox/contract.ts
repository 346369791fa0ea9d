import type { Json, RunLimit, ValueChange } from "../trace/event";

/** A complaint about program text, on its line. `line` and `column` count from 1. */
export interface ProgramError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Program text ready to execute: plain JavaScript, same lines as the source, one probe per statement. */
export interface CompiledProgram {
  readonly javascript: string;
}

export type Compilation =
  | { readonly ok: true; readonly program: CompiledProgram }
  | { readonly ok: false; readonly errors: readonly ProgramError[] };

/** What a program does while it runs. `note` comes from the prelude (`host.note(data)`). */
export type SandboxEvent =
  | { readonly type: "line"; readonly line: number; readonly changes: readonly ValueChange[] }
  | { readonly type: "log"; readonly level: "log" | "info" | "warn" | "error"; readonly text: string }
  | { readonly type: "note"; readonly data: Json };

/** An effect as the prelude asks for it (`host.effect(kind, payload)`), performed one at a time in the order asked. */
export interface SandboxEffect {
  readonly kind: string;
  readonly payload: Json;
}
/** `thrown` becomes the properties of an Error in the program. */
export type EffectOutcome =
  | { readonly type: "value"; readonly value: Json }
  | {
      readonly type: "thrown";
      readonly error: { readonly name: string; readonly message: string } & Record<string, Json>;
    };

export type SandboxEnd =
  | { readonly type: "returned"; readonly value: Json }
  | {
      readonly type: "threw";
      readonly error: Record<string, Json> & { name: string; message: string };
      readonly line: number | null;
    }
  | { readonly type: "stopped"; readonly limit: RunLimit; readonly line: number | null };

/** Hard limits. Time is running time in milliseconds: waiting for effects does not count. */
export interface SandboxLimits {
  readonly runningMilliseconds: number;
  readonly memoryBytes: number;
  readonly stackBytes: number;
  readonly events: number;
  readonly eventBytes: number;
}

export interface Execution {
  readonly program: CompiledProgram;
  /** JavaScript run before the program; it defines what the program is given. Sees `host.effect` and `host.note`. */
  readonly prelude: string;
  /** Name of the exported function to call, with `prelude`'s `makeArgument(data)` as its argument. */
  readonly entry: string;
  readonly data: Json;
  readonly limits: SandboxLimits;
  readonly onEvent: (event: SandboxEvent) => void;
  /** Never rejects for the program's faults. A rejection ends the execution and is thrown on to the caller. */
  readonly performEffect: (effect: SandboxEffect) => Promise<EffectOutcome>;
  readonly signal?: AbortSignal;
}
