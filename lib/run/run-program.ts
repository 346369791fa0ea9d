import { compileProgram } from "../sandbox/compile-program";
import type { ProgramError, SandboxEnd, SandboxEvent } from "../sandbox/contract";
import { executeProgram } from "../sandbox/execute-program";
import type { Json, TraceEvent, TraceEventBody } from "../trace/event";
import { callMatcher } from "./call-matcher";
import { effectPerformer, PauseSignal, TooManyEffectsError } from "./effect-performer";
import { messageTracker } from "./message-tracker";
import { prelude } from "./prelude";
import type { RunRequest } from "./run-request";

/** How a run request was taken: it ran (its end is the last event), or its program does not compile. */
export type RunOutcome =
  { readonly type: "ran" } | { readonly type: "not-compiled"; readonly errors: readonly ProgramError[] };

/**
 * Runs a program against a world and reports the trace, event by event, as it happens.
 * Input: the request; `onEvent` gets every event, replayed ones too, in order of `seq`.
 * Errors: throws a `ReplayMismatchError` when the recorded effects do not fit; everything else is an event.
 */
export async function runProgram(
  request: RunRequest,
  onEvent: (event: TraceEvent) => void,
): Promise<RunOutcome> {
  const compilation = await compileProgram(
    request.program.source,
    request.scenario.locale === "fr" ? "fr" : "en",
  );
  if (!compilation.ok) return { type: "not-compiled", errors: compilation.errors };

  let seq = 0;
  const emit = (event: TraceEventBody) => {
    onEvent({ ...event, seq });
    seq += 1;
  };
  const tracker = messageTracker();
  const performer = effectPerformer(request, { emit, tracker, matcher: callMatcher() });
  emit(startOf(request));
  try {
    const end = await executeProgram({
      program: compilation.program,
      prelude,
      entry: "runAgent",
      data: argumentOf(request),
      limits: request.limits,
      signal: request.signal,
      onEvent: (event) => {
        report(event, emit, tracker, performer.streamed);
      },
      performEffect: (effect) => performer.perform(effect),
    });
    performer.settle();
    emit(endEvent(end));
  } catch (error) {
    if (error instanceof PauseSignal) emit({ type: "paused", next: error.next });
    else if (error instanceof TooManyEffectsError)
      emit({ type: "run-stopped", limit: "effects", line: null });
    else throw error;
  }
  return { type: "ran" };
}

function startOf({ scenario, program, prompt }: RunRequest): TraceEventBody {
  return {
    type: "run-started",
    scenario: scenario.id,
    locale: scenario.locale,
    program,
    prompt,
    model: scenario.model,
    maxTokens: scenario.maxTokens,
    system: scenario.system,
    tools: scenario.tools,
  };
}

function argumentOf({ scenario, prompt }: RunRequest): Json {
  const { model, maxTokens, system, tools, stopSequences } = scenario;
  return JSON.parse(JSON.stringify({ model, maxTokens, system, tools, stopSequences, prompt })) as Json;
}

function report(
  event: SandboxEvent,
  emit: (event: TraceEventBody) => void,
  tracker: ReturnType<typeof messageTracker>,
  streamed: (position: number) => void,
): void {
  switch (event.type) {
    case "line": {
      const { events, rest } = tracker.take(event.changes);
      for (const each of events) emit(each);
      emit({ type: "line-reached", line: event.line, changes: rest });
      return;
    }
    case "log":
      emit({ type: "logged", level: event.level, text: event.text });
      return;
    case "note":
      streamed((event.data as { stream: number }).stream);
      return;
    default:
      event satisfies never;
  }
}

function endEvent(end: SandboxEnd): TraceEventBody {
  switch (end.type) {
    case "returned":
      return {
        type: "run-returned",
        value: typeof end.value === "string" ? end.value : JSON.stringify(end.value),
      };
    case "threw": {
      const { name, message, status } = end.error;
      const error = { name, message, ...(typeof status === "number" ? { status } : {}) };
      return { type: "run-threw", error, line: end.line };
    }
    case "stopped":
      return { type: "run-stopped", limit: end.limit, line: end.line };
    default:
      return end satisfies never;
  }
}
