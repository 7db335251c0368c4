import { type Html, readHtml } from "../html/read-html.ts";
import { signNamed } from "../words/sign-names.ts";

/** Why a text changes its reader, and the place of the block where it does. */
interface ReaderChange {
  readonly problem: string;
  readonly block: number;
}

/**
 * Returns where a text changes its reader: it speaks to people of a sign as “you” and, elsewhere, to others who
 * work with that sign. A part that says “If you are the Ox” tells whom it addresses.
 */
export function readerChange(html: Html): ReaderChange | undefined {
  const texts = readHtml(html)
    .blocks.map(({ tag, text }, block) => ({ tag, text: text.replaceAll("’", "'"), block }))
    .filter(({ tag }) => tag !== "tr" && !/^h\d$/.test(tag));
  const speakingTo = new Map<string, string>();
  for (const { text } of texts) {
    for (const found of text.matchAll(asSign)) {
      const id = signNamed(found.groups?.a ?? found.groups?.b ?? found.groups?.c ?? "");
      if (id) speakingTo.set(id, found[0]);
    }
  }
  for (const { text, block } of texts) {
    for (const found of text.matchAll(aboutSign)) {
      const id = signNamed(found.groups?.a ?? found.groups?.b ?? "");
      const own = id && speakingTo.get(id);
      if (own) {
        const problem = `The text says “${own}” and also “${found[0]}”, so its reader changes. Address one of them.`;
        return { problem, block };
      }
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
