import { writeFileSync } from "node:fs";
import { format } from "node:util";
import { kinds, wholeYearOutlooks } from "../src/quality/kinds.ts";
import { measureTexts, overlapWithin } from "../src/quality/measure-texts.ts";
import { textsBySign } from "../src/texts-by-sign.ts";

/** Measures every text of the package, and reports in docs/measurements/texts.md. */
const measured = kinds.map((kind) => ({ name: kind.name, ...measureTexts(kind) }));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rows = measured.map(({ name, count, words, repeated, overlap, ease, habits, facts, faults }) =>
  [
    name,
    count,
    words.fewest === words.most ? words.most : `${words.fewest} to ${words.most}`,
    percent(repeated),
    percent(overlap),
    `${ease.lowest.toFixed(0)} / ${ease.median.toFixed(0)}`,
    percent(habits.orders),
    facts,
    faults.length,
  ].join(" | "),
);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

writeFileSync(
  new URL("../../../docs/measurements/texts.md", import.meta.url),
  `# The texts of the paid reading

\`pnpm measure texts\` measures the texts of \`packages/readings\` and writes this page. Together they have ${sum(
    measured.map(({ words }) => words.total),
  ).toLocaleString("en-US")} words, all
written by hand. \`src/quality/quality.test.ts\` holds the limits: fewer than 3 % repeated phrases, no two texts of a kind with
more than a third of their phrases in common, a reading ease of 60 or more for each text, and no fault. From
the hour of birth on, kinds also have limits for their length and for habits of the writer (\`src/quality/habits.ts\`).

| kind | texts | words each | repeated phrases | largest overlap of two | reading ease, lowest / median | end with an order | facts checked | faults |
|---|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}

- **Repeated phrases**: the share of five-word phrases that stand in the kind more than once.
- **Overlap**: the five-word phrases that two texts have in common, of the shorter one.
- **Reading ease**: Flesch, by the packages \`flesch\` and \`syllable\`. 60 and more is plain English.
- **End with an order**: the share of texts whose last sentence tells the reader what to do.
- **Facts**: every sign, year, element, relation and number that a text names, as \`src/quality/named-facts.ts\` finds them. The
  packages \`zodiac\` and \`numerology\` say whether they hold.
- **Faults**: a wrong fact, a banned turn of phrase (\`src/quality/measure-texts.ts\` lists them) or a broken sentence.

A sign's outlook for a year has three parts: the year's animal and element, how the sign meets the animal, and what the
element brings. The third part is different in each of the 720 year outlooks. Those of two signs, or of two years, have one
part in common at most, and no two of them more than ${percent(overlapWithin(wholeYearOutlooks))} of their phrases.

## Two Horses

The year of birth makes the difference between two readers of one sign.

| born in the Earth Horse year of 1978 | born in the Metal Horse year of 1990 |
|---|---|
| ${textsBySign.horse.birthYears.earth} | ${textsBySign.horse.birthYears.metal} |
`,
);
for (const { name, faults } of measured)
  for (const fault of faults) process.stderr.write(format("%s: %s\n", name, fault));
