import { useEffect, useLayoutEffect } from "react";
import { onLocaleChange } from "@/components/ui/locale-change";
import { decodeMoment, encodeMoment } from "@/lib/store/moment-link";
import type { PlaygroundStore, RunQuestion } from "@/lib/store/playground-store";

/** Browsers refuse more than about a hundred address changes in half a minute: wait until stepping rests. */
const restMilliseconds = 250;

/** What was typed on a page, where it is not the scenario's own: last asked, and standing in the field. */
interface Typed {
  readonly scenario: string;
  readonly prompt?: string;
  readonly program?: string;
  readonly draft?: string;
}

/** What was typed in the other language, on its way to the same page in this one. */
let carried: Typed | null = null;

/**
 * Ties the store to the address: a fragment in the address is shown, a move is written into it. Typed text gets into
 * an address only through the link that this returns, which the user asks for; it survives a reload in the state of
 * this entry of the tab's history, and a change of language in memory.
 */
export function useMomentLink(store: PlaygroundStore, scenario: string, ownPrompt: string): () => string {
  useLayoutEffect(() => {
    const typed = carried ?? typedHere();
    carried = null;
    showMoment(store, ownPrompt, typed?.scenario === scenario ? typed : typedOn(store, scenario, ownPrompt));
    // A fragment without a question is about the one of this entry, else about the run on screen.
    const follow = () => {
      showMoment(store, ownPrompt, typedHere() ?? typedOn(store, scenario, ownPrompt));
    };
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
    };
  }, [store, scenario, ownPrompt]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      const { cursor, view } = store.getState();
      const kept = { ...(history.state as object | null), typed: typedOn(store, scenario, ownPrompt) };
      history.replaceState(kept, "", `#${encodeMoment({ cursor, view })}`);
    };
    const stop = store.subscribe((state, before) => {
      const stays = (["cursor", "view", "draft"] as const).every((key) => state[key] === before[key]);
      if (state.asked !== before.asked) write();
      else if (!stays) {
        clearTimeout(timer);
        timer = setTimeout(write, restMilliseconds);
      }
    });
    const carry = onLocaleChange(() => {
      write();
      carried = typedOn(store, scenario, ownPrompt);
    });
    return () => {
      carry();
      stop();
      clearTimeout(timer);
    };
  }, [store, scenario, ownPrompt]);

  return () => {
    const { cursor, view, prompt, program } = store.getState();
    const fragment = encodeMoment({ cursor, view, ...edited({ prompt, program }, ownPrompt) });
    return `${location.origin}${location.pathname}${location.search}#${fragment}`;
  };
}

/** What was typed before this entry of the history was left or loaded anew. */
function typedHere(): Typed | null {
  return (history.state as { typed?: Typed } | null)?.typed ?? null;
}

function typedOn(store: PlaygroundStore, scenario: string, ownPrompt: string): Typed {
  const { asked, draft } = store.getState();
  return {
    scenario,
    ...edited(asked, ownPrompt),
    ...(draft === asked.prompt ? {} : { draft }),
  };
}

/** What of a question is not the scenario's own. */
function edited({ prompt, program }: RunQuestion, ownPrompt: string): Pick<Typed, "prompt" | "program"> {
  return { ...(prompt === ownPrompt ? {} : { prompt }), ...(program === null ? {} : { program }) };
}

/** Shows the moment of the address. `typed`: what its run was asked, unless the address says so itself. */
function showMoment(store: PlaygroundStore, ownPrompt: string, typed: Typed): void {
  const moment = decodeMoment(location.hash);
  const state = store.getState();
  if (moment !== null) state.show(moment.view);
  const cursor = moment?.cursor ?? 0;
  const prompt = moment?.prompt ?? typed.prompt ?? ownPrompt;
  const program = moment?.program ?? typed.program ?? null;
  const { asked } = state;
  if (prompt !== asked.prompt || program !== asked.program) void state.run({ prompt, program, cursor });
  else if (moment !== null) state.seek(cursor);
  if (typed.draft !== undefined) state.write(typed.draft);
}
