import type { ArticleGate } from "@zodiac-at-work/catalog";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { gateNames } from "../../blog-admin-words.ts";
import type { FullArticle } from "../article-fields.ts";

type GateResult = NonNullable<FullArticle["gates"]>[number];

/** Returns the name of a gate for the editor. */
export function gateTitle({ gate }: GateResult): string {
  return titles[gate];
}

/**
 * Returns what a gate measured: `12 checked, 0 wrong`.
 *
 * @example
 * gateText({ gate: "wordCount", measured: { words: 1310, target: 2000 }, … }); // "1,310 words; more would repeat"
 */
export function gateText({ gate, passed, measured }: GateResult): string {
  const { words, most } = measured;
  // A writer ends when its matter does.
  if (gate === "wordCount" && passed && typeof words === "number" && typeof most === "number" && words < most * 0.9) {
    return `${withCommas(words)} words; more would repeat`;
  }
  return Object.entries(measured)
    .filter(([, value]) => value !== "")
    .map(([name, value]) =>
      typeof value === "number"
        ? `${value.toLocaleString("en-US", { maximumFractionDigits: 1 })} ${wordsOf(name)}`.trim()
        : `${wordsOf(name)} ${value}`,
    )
    .join(", ");
}

/** The editor calls the slug what its own field calls it. */
const titles: Readonly<Record<ArticleGate, string>> = { ...gateNames, slug: "Address" };

function wordsOf(name: string): string {
  if (name === "percent") return "% shared";
  if (name === "value") return "";
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
