import { lookKey } from "../src/look/look-key.ts";

/** Applies the look that the reader has chosen. It runs before the first paint: no other look may show first. */
export const lookScript = `try {
  document.documentElement.dataset.look = localStorage.getItem(${JSON.stringify(lookKey)}) ?? "";
} catch {}`;

/**
 * Puts the script into the head of the shell, before the style sheets: a script after them would wait for them.
 *
 * @param earlyScript runs after it
 */
export function withLookScript(shell: string, earlyScript: string): string {
  return shell.replace(
    /( *)<meta charset="utf-8" \/?>\n/,
    (meta, indent: string) => `${meta}${indent}<script>${lookScript}\n${earlyScript}</script>\n`,
  );
}
