import { type Page, pages } from "@zodiac-at-work/contracts/pages";

/** A page that readers may look for by its address. */
interface SimilarPage {
  readonly path: string;
  readonly title: string;
}

/** More than two slips in a short address are probably another word. */
const mostSlips = 2;

/**
 * Returns the page whose address differs from a mistyped one by at most two letters, or undefined. Only the first part
 * of the address counts: `/compannies/7` finds the companies.
 *
 * @example
 * similarPage("/compannies"); // { path: "/companies", title: "Companies" }
 */
export function similarPage(pathname: string): SimilarPage | undefined {
  const [, first = ""] = pathname.toLowerCase().split("/");
  const typed = first.replace(/\.html?$/, "");
  const [best] = candidates
    .map((page) => ({ page, slips: slipsBetween(typed, page.path.slice(1)) }))
    .filter(({ page, slips }) => slips <= Math.min(mostSlips, Math.floor(page.path.length / 3)))
    .toSorted((a, b) => a.slips - b.slips);
  return best?.page;
}

const candidates: readonly SimilarPage[] = Object.values<Page>(pages).flatMap(({ path, title, access }) =>
  path !== "/" && !path.includes(":") && !path.slice(1).includes("/") && access !== "admin" && typeof title === "string"
    ? { path, title }
    : [],
);

/** Returns how many letters have to be added, removed or replaced (Levenshtein distance). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
