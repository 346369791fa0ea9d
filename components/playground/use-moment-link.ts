import { useEffect, useLayoutEffect } from "react";
import { onLocaleChange } from "@/components/ui/locale-change";
import { decodeMoment, encodeMoment } from "@/lib/store/moment-link";
import type { PlaygroundStore } from "@/lib/store/playground-store";

/** Browsers refuse more than about a hundred address changes in half a minute: wait until stepping rests. */
const restMilliseconds = 250;

/** What a run was asked, where it is not the scenario's own. */
interface Asked {
  readonly scenario: string;
  readonly prompt?: string;
  readonly program?: string;
}

/** What was asked in the other language, on its way to the same page in this one. */
let carried: Asked | null = null;

/**
 * Ties the store to the address: a fragment in the address is shown, a move is written into it. Typed text gets into
 * an address only through the link that this returns, which the user asks for; it survives a reload in the state of
 * this entry of the tab's history, and a change of language in memory.
 */
export function useMomentLink(store: PlaygroundStore, scenario: string, ownPrompt: string): () => string {
  useLayoutEffect(() => {
    const follow = () => {
      showMoment(store, ownPrompt, null);
    };
    showMoment(store, ownPrompt, takeAsked(scenario));
    window.addEventListener("hashchange", follow);
    const stop = onLocaleChange(() => {
      carried = { scenario, ...edited(store, ownPrompt) };
    });
    return () => {
      window.removeEventListener("hashchange", follow);
      stop();
    };
  }, [store, scenario, ownPrompt]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (state.cursor === before.cursor && state.view === before.view && state.trace === before.trace)
        return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { cursor, view } = store.getState();
        const kept = {
          ...(history.state as object | null),
          asked: { scenario, ...edited(store, ownPrompt) },
        };
        history.replaceState(kept, "", `#${encodeMoment({ cursor, view })}`);
      }, restMilliseconds);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, scenario, ownPrompt]);

  return () => {
    const { cursor, view } = store.getState();
    const fragment = encodeMoment({ cursor, view, ...edited(store, ownPrompt) });
    return `${location.origin}${location.pathname}${location.search}#${fragment}`;
  };
}

/** What the run on screen was asked, as far as it is not the scenario's own. */
function edited(store: PlaygroundStore, ownPrompt: string): Pick<Asked, "prompt" | "program"> {
  const { prompt, program } = store.getState();
  return { ...(prompt === ownPrompt ? {} : { prompt }), ...(program === null ? {} : { program }) };
}

/** What was asked here before the page was loaded anew or its language changed. */
function takeAsked(scenario: string): Asked | null {
  const kept = carried ?? (history.state as { asked?: Asked } | null)?.asked ?? null;
  carried = null;
  return kept?.scenario === scenario ? kept : null;
}

/** Shows the moment of the address. `asked`: what its run was asked, unless the address says so itself. */
function showMoment(store: PlaygroundStore, ownPrompt: string, asked: Asked | null): void {
  const moment = decodeMoment(location.hash);
  if (moment === null) return;
  const state = store.getState();
  state.show(moment.view);
  const prompt = moment.prompt ?? asked?.prompt ?? ownPrompt;
  const program = moment.program ?? asked?.program ?? null;
  if (prompt === state.prompt && program === state.program) state.seek(moment.cursor);
  else void state.run({ prompt, program, cursor: moment.cursor });
}
