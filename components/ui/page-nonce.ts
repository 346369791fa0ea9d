/**
 * The nonce of the page that is open, for a library that adds `<style>` elements of its own.
 * @returns undefined on the server and on a page without a policy.
 */
export function pageNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const script = document.querySelector<HTMLScriptElement>("script[nonce]");
  const nonce = script?.nonce ?? "";
  return nonce === "" ? undefined : nonce;
}
