import { writeFileSync } from "node:fs";
import { format } from "node:util";
import { habitLimits, habitsOf } from "../src/quality/habits.ts";
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
const { asks, deadlines, tics } = habitsOf(kinds.flatMap(({ texts }) => texts.map(({ text }) => text)));
const orders = Math.max(...measured.map(({ habits }) => habits.orders));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

writeFileSync(
  new URL("../../../docs/measurements/texts.md", import.meta.url),
  `# The texts of the paid reading

\`pnpm measure texts\` measures the texts of \`packages/readings\` and writes this page. Together they have ${sum(
    measured.map(({ words }) => words.total),
  ).toLocaleString("en-US")} words, all
written by hand. \`src/quality/quality.test.ts\` holds the limits: fewer than 3 % repeated phrases, no two texts of a kind with
more than a third of their phrases in common, a reading ease of 60 or more for each text, no fault, and the habits below.
Most kinds also have a limit for their length. The command fails if a habit or a fault misses its limit.

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

## Habits of the writer

Readers of many texts notice them. \`src/quality/habits.ts\` counts them.

| habit | found | limit |
|---|---|---|
| texts that end with an order, of the kind with the most | ${percent(orders)} | ${percent(habitLimits.orders)} |
| texts with a sentence that begins with “Ask” | ${asks} | ${habitLimits.asks} |
| sentences that end “by noon”, “by Friday”, “by spring” or the like | ${deadlines} | ${habitLimits.deadlines} |
| “whom”, “corridor”, “roster”, “page nine”, “eleven dollars”, “as” for “because” | ${tics.length} | ${habitLimits.tics} |

## Outlooks

A sign's outlook for a year has four parts: what the year is good for, its animal and element, how the sign meets the animal,
and what the element brings. The first and the last are different in each of the 720 year outlooks. Those of two signs, or of
two years, have one part in common at most, and no two of them more than ${percent(overlapWithin(wholeYearOutlooks))} of their
phrases.

## Two Horses

The year of birth makes the difference between two readers of one sign.

| born in the Earth Horse year of 1978 | born in the Metal Horse year of 1990 |
|---|---|
| ${textsBySign.horse.birthYears.earth} | ${textsBySign.horse.birthYears.metal} |
`,
);
for (const { name, faults } of measured)
  for (const fault of faults) process.stderr.write(format("%s: %s\n", name, fault));
if (
  measured.some(({ faults }) => faults.length > 0) ||
  orders > habitLimits.orders ||
  asks > habitLimits.asks ||
  deadlines > habitLimits.deadlines ||
  tics.length > habitLimits.tics
)
  process.exitCode = 1;
