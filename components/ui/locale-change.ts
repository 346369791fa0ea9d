const changing = "loopscope:locale-change";

/** Tells the page that it is about to be shown in the other language. */
export function announceLocaleChange(): void {
  window.dispatchEvent(new Event(changing));
}

/** Runs `hear` before the page changes its language. @returns the way to stop. */
export function onLocaleChange(hear: () => void): () => void {
  window.addEventListener(changing, hear);
  return () => window.removeEventListener(changing, hear);
}
