const storageKey = "loopscope.single-keys";
const openShortcuts = "loopscope:shortcuts";

/** Whether the reader lets single letters and signs act (WCAG 2.1.4 wants a way to switch them off). */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Storage can be refused; the choice then lasts as long as the page.
  }
}

/** True where typing belongs to the element in focus: fields, editors, menus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input:not([type=range]), textarea, select") !== null;
}

/** Opens the list of shortcuts, from any control that offers it. */
export function showShortcuts(): void {
  window.dispatchEvent(new Event(openShortcuts));
}

/** Runs `open` whenever the list of shortcuts is asked for. @returns the way to stop. */
export function onShowShortcuts(open: () => void): () => void {
  window.addEventListener(openShortcuts, open);
  return () => window.removeEventListener(openShortcuts, open);
}
