export type Theme = "light" | "dark";

const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/;
const year = 365 * 24 * 60 * 60;

/** Runs in the head, before anything is painted: the reader's choice, else the system's. */
export const themeScript = `document.documentElement.dataset.theme=(${chosen}.exec(document.cookie)||[])[1]||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`;

export function darkSystem(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

/** Shows the theme that the reader chose, else the system's. */
export function showTheme(): void {
  const choice = chosen.exec(document.cookie)?.[1];
  document.documentElement.dataset["theme"] = choice ?? (darkSystem().matches ? "dark" : "light");
}

/** Keeps the reader's choice for a year, in a cookie that holds nothing else. */
export function chooseTheme(theme: Theme): void {
  document.cookie = `theme=${theme}; path=/; max-age=${year}; samesite=lax`;
  showTheme();
}
