// Compares this package with others and writes docs/accuracy.md and the table of ten dates in README.md.
//   pnpm accuracy
import { readFileSync, writeFileSync } from "node:fs";
import { formatDate, parseDate } from "../src/civil-date.ts";
import { signOfDate } from "../src/sign-of.ts";
import { type Agreement, ask, compare } from "./compare.ts";
import { loadPeers, type Peer } from "./peers.ts";
import { type Difference, rebuild } from "./table.ts";

const TEN_DATES: readonly (readonly [date: string, why: string])[] = [
  ["1600-02-14", "New Year's Eve by the imperial calendar"],
  ["1613-02-01", "before the leap month moved New Year to 19 February"],
  ["1788-02-06", "Massachusetts becomes a state, on New Year's Eve"],
  ["1890-02-01", "New Year was on 21 January"],
  ["1954-02-03", "New Year's Day, the new moon four minutes from midnight"],
  ["1990-01-26", "New Year's Eve"],
  ["2000-02-29", "a leap day"],
  ["2027-02-06", "New Year's Day, the new moon three minutes from midnight"],
  ["2030-02-02", "New Year's Eve"],
  ["1990-02-30", "does not exist"],
];

function main(): void {
  const peers = loadPeers();
  const agreements = peers.map(compare);
  const tenDates = tenDatesTable(peers);
  writeFileSync(
    new URL("../../../docs/accuracy.md", import.meta.url),
    document(agreements, tenDates, answeringNonsense(peers)),
  );
  const readme = new URL("../README.md", import.meta.url);
  writeFileSync(readme, between(readFileSync(readme, "utf8"), "ten-dates", tenDates));
  for (const { peer, answered, differing } of agreements) {
    console.log(`${peer.name} ${peer.version}: ${answered} years, ${differing.length} differ`);
  }
}

function document(agreements: readonly Agreement[], tenDates: string, answering: string): string {
  const { newYearDifferences, springDifferences, eastEightDifferences, closeCalls } = rebuild();
  return `# How exact the calendar is

Written by \`pnpm --filter @zodiac-at-work/zodiac accuracy\`; the figures are those of its last run.

## What the table holds

\`packages/zodiac\` carries the day of Chinese New Year and of Start of Spring (lichun) for every year from 1600 to 2200: the
days of the calendar that was published in China, or will be by its rules.

| years | New Year | Start of Spring |
|---|---|---|
| 1600–1644, Ming | as published: two independent lists agree on every year, and printed imperial calendars decide 1600 and 1609, where later handbooks are a day early | the Datong calendar's mean solar terms, computed by its own rule |
| 1645–1911, Qing | computed; equal to the printed days in every year, by the list of all moons that were printed otherwise than UTC+8 has them | as published: computed, with the ${springDifferences.length} days that were printed differently |
| 1912–2026 | computed; equal to the published days in every year, by the seventeen sources below | computed |
| 2027–2200 | computed by GB/T 33661-2017 | computed |

The computation is independent of any table: new moons and solar longitudes by the package astronomy-engine, in Beijing
local time (UTC+7:45:40) until 1928 and in UTC+8 since. \`pnpm --filter @zodiac-at-work/zodiac table\` repeats it and fails
if the table in the package is another one. \`scripts/published.ts\` names the sources of every day that is taken as published.
The tests hold the days of 1850 to 2150 against a list compared from seventeen tables and libraries.

## Where computation and published calendar differ

New Year, by today's rules. From 1645 on there is no such year.

${differences(newYearDifferences)}

Start of Spring since 1645. Until 1644 it was a mean solar term, one or two days later than the sun itself in every year.

${differences(springDifferences)}

A computation in UTC+8 for all years would miss these New Years: ${eastEightDifferences
    .map(({ published, computed }) => `${published} (it gives ${computed})`)
    .join(", ")}.

## How sure the future is

The calendar of a coming year is certain as far as its rules and the moon are. The earth's rotation may shift a new moon by
seconds in this century and by some minutes in the next. These New Years to come have their new moon within ten minutes of
midnight: ${closeCalls.map(({ date, minutes }) => `${date} (${minutes.toFixed(1)} minutes)`).join(", ")}. All others are farther from it.

What the table does not know: the calendars of other countries that use the same signs (Korea, Vietnam and Japan have had
days of their own), the calendar that the Ming loyalists printed in the south from 1645 to 1683, and the hour: the sign
changes at midnight in China, whatever the place of birth.

## Others, asked the same

Each library was asked on which day its sign changes, for every year from 1600 to 2200 that it answers.

${agreementTable(agreements)}

lunisolar lets the year begin with Start of Spring unless it is told otherwise (\`changeAgeTerm: null\`, as here). Asked for
the 30th of February, ${answering} answer as if it existed. None takes a date without a day.

## Ten dates

${tenDates}
`;
}

function differences(list: readonly Difference[]): string {
  const rows = list.map(({ published, computed, reason }) => `| ${published} | ${computed} | ${reason} |`);
  return ["| published | computed | why |", "|---|---|---|", ...rows].join("\n");
}

function agreementTable(agreements: readonly Agreement[]): string {
  const rows = agreements.map(({ peer, from, to, answered, differing }) => {
    const years = differing.map(({ year, peers }) => `${year} (${peers.slice(5)})`).join(", ");
    const name = peer.licence ? `${peer.name} ${peer.version}, ${peer.licence}` : `${peer.name} (${peer.version})`;
    return `| ${name} | ${from}–${to} | ${answered - differing.length} of ${answered} | ${years || "none"} |`;
  });
  return [
    "| library | years | New Years that agree | years that differ, and its day |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function tenDatesTable(peers: readonly Peer[]): string {
  const head = ["date", "this package", ...peers.map(({ name }) => name), "why it is hard"];
  const rows = TEN_DATES.map(([text, why]) => {
    const ours = answerOf(text);
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    const theirs = peers.map((peer) => ask(peer, { year, month, day }) ?? "no answer");
    const marked = theirs.map((theirAnswer) => mark(theirAnswer, ours));
    return [text, ours, ...marked, why];
  });
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function answeringNonsense(peers: readonly Peer[]): string {
  const names = peers.filter((peer) => ask(peer, { year: 1990, month: 2, day: 30 })).map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function answerOf(text: string): string {
  try {
    return signOfDate(formatDate(parseDate(text))).sign;
  } catch {
    return "refused";
  }
}

/** Wrong answers are bold. Whoever refuses what does not exist is right. */
function mark(theirs: string, ours: string): string {
  if (theirs === ours) return theirs;
  if (theirs === "no answer") return ours === "refused" ? "refused" : "–";
  return `**${theirs}**`;
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${start} section`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

main();
