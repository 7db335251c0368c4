import { type Html, readHtml } from "../html/read-html.ts";
import { signNamed } from "../sign-names.ts";

/**
 * Returns why a text changes its reader, as a sentence: it speaks to people of a sign as “you” and, elsewhere, to others who
 * work with that sign. A part that says “If you are the Ox” tells whom it addresses.
 */
export function readerProblem(html: Html): string | undefined {
  const texts = readHtml(html)
    .blocks.filter(({ tag }) => tag !== "tr" && !/^h\d$/.test(tag))
    .map(({ text }) => text.replaceAll("’", "'"));
  const speakingTo = new Map<string, string>();
  for (const text of texts) {
    for (const found of text.matchAll(asSign)) {
      const id = signNamed(found.groups?.a ?? found.groups?.b ?? found.groups?.c ?? "");
      if (id) speakingTo.set(id, found[0]);
    }
  }
  for (const text of texts) {
    for (const found of text.matchAll(aboutSign)) {
      const id = signNamed(found.groups?.a ?? found.groups?.b ?? "");
      const own = id && speakingTo.get(id);
      if (own) return `The text says “${own}” and also “${found[0]}”, so its reader changes. Address one of them.`;
    }
  }
  return undefined;
}

const signs = "Rat|Ox|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Sheep|Monkey|Rooster|Dog|Pig";
const asSign = new RegExp(
  `\\b(?:[Yy]ou(?:'re| are) (?:an? |the )?(?<a>${signs})\\b|[Aa]s an? (?<b>${signs}),? you\\b|(?<c>${signs})s like you\\b)`,
  "g",
);
const aboutSign = new RegExp(
  `\\b[Yy]our (?<a>${signs}) (?:boss|manager|supervisor|employee|colleague|coworker|report|partner|candidate)|\\b(?:[Ii]f|[Ww]hen|[Oo]nce) you (?:manage|lead|supervise|hire|employ|interview|work (?:for|with|under)) an? (?<b>${signs})\\b`,
  "g",
);
