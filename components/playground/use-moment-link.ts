import { useEffect, useLayoutEffect } from "react";
import { decodeMoment, encodeMoment } from "@/lib/store/moment-link";
import type { PlaygroundStore } from "@/lib/store/playground-store";

/** Browsers refuse more than about a hundred address changes in half a minute: wait until stepping rests. */
const restMilliseconds = 250;

/**
 * Ties the store to the address: a fragment in the address is shown, a move is written into it. Typed text gets into
 * an address only through the link that this returns, which the user asks for.
 */
export function useMomentLink(store: PlaygroundStore, ownPrompt: string): () => string {
  useLayoutEffect(() => {
    const follow = () => {
      showMoment(store, ownPrompt);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
    };
  }, [store, ownPrompt]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (state.cursor === before.cursor && state.view === before.view) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { cursor, view } = store.getState();
        history.replaceState(history.state, "", `#${encodeMoment({ cursor, view })}`);
      }, restMilliseconds);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);

  return () => {
    const { cursor, view, prompt, program } = store.getState();
    const fragment = encodeMoment({
      cursor,
      view,
      ...(prompt === ownPrompt ? {} : { prompt }),
      ...(program === null ? {} : { program }),
    });
    return `${location.origin}${location.pathname}${location.search}#${fragment}`;
  };
}

function showMoment(store: PlaygroundStore, ownPrompt: string): void {
  const moment = decodeMoment(location.hash);
  if (moment === null) return;
  const state = store.getState();
  state.show(moment.view);
  const prompt = moment.prompt ?? ownPrompt;
  const program = moment.program ?? null;
  if (prompt === state.prompt && program === state.program) state.seek(moment.cursor);
  else void state.run({ prompt, program, cursor: moment.cursor });
}
