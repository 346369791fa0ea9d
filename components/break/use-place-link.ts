"use client";

import { useEffect, useLayoutEffect } from "react";
import { decodePlace, encodePlace } from "@/lib/store/break-link";
import type { BreakStore } from "@/lib/store/break-store";

/** Browsers refuse more than about a hundred address changes in half a minute: wait until stepping rests. */
const restMilliseconds = 250;

/** Ties the exercise to the address: a fragment is gone to, a step is written into it. `present=1` stands in the query. */
export function usePlaceLink(store: BreakStore): void {
  useLayoutEffect(() => {
    const arrive = () => {
      const place = decodePlace(location.hash);
      if (place !== null) store.getState().go(place);
    };
    const follow = () => {
      const before = store.getState().stage;
      arrive();
      // A link inside the page leads somewhere: the reader is taken there, as to a new page.
      requestAnimationFrame(() => {
        const stage = document.getElementById("stage");
        stage?.focus({ preventScroll: true });
        if (before !== store.getState().stage) stage?.scrollIntoView({ block: "start" });
      });
    };
    arrive();
    // For whoever drives the page by machine: from here on its links are listened to.
    const main = document.getElementById("main");
    main?.setAttribute("data-ready", "");
    window.addEventListener("hashchange", follow);
    return () => {
      main?.removeAttribute("data-ready");
      window.removeEventListener("hashchange", follow);
    };
  }, [store]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      const { stage, run, cursor, presenting } = state;
      const moved = stage !== before.stage || run !== before.run || cursor !== before.cursor;
      if (!moved && presenting === before.presenting) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const url = new URL(location.href);
        if (presenting) url.searchParams.set("present", "1");
        else url.searchParams.delete("present");
        const event = stage === "observe" && cursor > 0 ? cursor : null;
        url.hash = encodePlace({ stage, run, event });
        history.replaceState(history.state, "", url);
      }, restMilliseconds);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
}
