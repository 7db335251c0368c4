import { claimsOf } from "@zodiac-at-work/articles/claims";
import { pairNotes } from "@zodiac-at-work/articles/pair-notes";
import { careerMatch, relationsBetween, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { bossText, sharedWork, textsOfMatch } from "../src/index.ts";

/** Prints all texts about each pair of two signs, or about the pairs of the signs that are named: `pairs rat ox`. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !signIds.some((id) => id === name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(", ")}. Name signs, such as rat and ox, or nothing for all pairs.\n`);
  process.exit(1);
}

const pairs = signIds
  .flatMap((a, place) => signIds.slice(place).map((b): [SignId, SignId] => [a, b]))
  .filter((pair) => named.every((name) => pair.some((sign) => sign === name)));

for (const [a, b] of pairs) process.stdout.write(`${textsAbout(a, b).join("\n")}\n\n`);

function textsAbout(a: SignId, b: SignId): string[] {
  const signs = [...new Set([a, b])];
  const { split, quarrel, mend } = sharedWork(a, b);
  const claims = claimsOf(a, b);
  const note = pairNotes[`${a} ${b}`];
  return [
    `# ${signById(a).name} and ${signById(b).name}: ${careerMatch(a, b).score} of 100, ${tiesOf(a, b)}`,
    `Two people: ${inOneText(a, b, "person")}`,
    `Shared work: ${split} ${quarrel} ${mend}`,
    ...(claims ? [`Claims: ${JSON.stringify(claims)}`] : []),
    ...(note ? [`Public guide: ${note.answer} ${note.trouble} ${note.start} ${note.says.join(" ")}`] : []),
    ...signs.flatMap((you) => {
      const other = you === a ? b : a;
      const [reader, side] = [signById(you).name, signById(other).name];
      return [
        `${reader}, boss ${side}: ${bossText(you, other)}`,
        `${reader}, company ${side}: ${inOneText(you, other, "company")}`,
        `${reader}, state ${side}: ${inOneText(you, other, "state")}`,
      ];
    }),
  ];
}

function inOneText(sign: SignId, other: SignId, side: "person" | "company" | "state"): string {
  const { works, grates, advice } = textsOfMatch(sign, other, side);
  return [works, grates, ...advice.map(({ text }) => text)].join(" ");
}

function tiesOf(a: SignId, b: SignId): string {
  return (
    relationsBetween(a, b)
      .map(({ name }) => name)
      .join(", ") || "no classical relation"
  );
}
