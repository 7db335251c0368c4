import type { ArticleGate } from "@zodiac-at-work/catalog";
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
 * gateText({ gate: "wordCount", measured: { words: 1310, target: 2000 }, … }); // "1,310 words, 2,000 target"
 */
export function gateText({ measured }: GateResult): string {
  return Object.entries(measured)
    .filter(([, value]) => value !== "")
    .map(([name, value]) =>
      typeof value === "number"
        ? `${value.toLocaleString("en-US", { maximumFractionDigits: 1 })} ${wordsOf(name)}`.trim()
        : `${wordsOf(name)} ${value}`,
    )
    .join(", ");
}

const titles: Readonly<Record<ArticleGate, string>> = {
  facts: "Facts",
  originality: "Originality",
  wordCount: "Word count",
  title: "Title",
  slug: "Address",
  metaDescription: "Meta description",
  headings: "Headings",
  keyword: "Keyword",
  links: "Links",
  readingEase: "Reading ease",
};

function wordsOf(name: string): string {
  if (name === "percent") return "% shared";
  if (name === "value") return "";
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
