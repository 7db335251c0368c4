import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { characters, moreOf } from "../claims/characters.ts";
import { claimsOf, type PairClaims } from "../claims/pair-claims.ts";
import type { Matter, ReadKeyword } from "../types/family.ts";
import type { Keyword } from "../types/keyword.ts";
import { escapeHtml, list, table } from "../words/words.ts";
import { type PairNote, pairNotes } from "./pair-notes.ts";

/** The shapes in which people ask about two signs, by the place of a pair in the list. */
const shapes: readonly ((a: SignId, b: SignId) => Omit<Keyword, "category">)[] = [
  (a, b) => ({ keyword: `${a} and ${b} compatibility`, intent: "informational" }),
  (a, b) => ({ keyword: `${a} and ${b} at work`, intent: "informational" }),
  (a, b) => ({ keyword: `${a} and ${b} work compatibility`, intent: "commercial" }),
  (a, b) => ({ keyword: `${a} and ${b} business partners`, intent: "commercial" }),
  (a, b) => ({ keyword: `${a} ${b} coworkers`, intent: "informational" }),
];

const pairs = signIds.flatMap((a, i) => signIds.slice(i + 1).map((b) => [a, b] as const));

/** One keyword for each pair. */
export const pairKeywords: readonly Keyword[] = pairs.flatMap(([a, b], i): Keyword[] => {
  const shape = shapes[i % shapes.length];
  return shape ? [{ ...shape(a, b), category: "compatibility" }] : [];
});

const harmless = new Set(
  `a an the and vs versus with in at of for are is do can how who what chinese zodiac sign signs year work working works
  together compatibility compatible match business partner partners partnership coworker coworkers colleague colleagues
  team office lead leads should get along`.split(/\s+/),
);

export function findPairGuide({ signs, words, text }: ReadKeyword): Matter | undefined {
  if (words.some((word) => !harmless.has(word))) return undefined;
  const [a, b] = [...signs].sort((one, other) => signIds.indexOf(one) - signIds.indexOf(other));
  const note = a && b && pairNotes[`${a} ${b}`];
  const claims = a && b && claimsOf(a, b);
  return note && claims ? write(a, b, note, claims, aspectOf(text)) : undefined;
}

/** What a keyword calls the two. The description takes the word up. */
function aspectOf(keyword: string): string {
  if (/\bpartner/.test(keyword)) return "as business partners";
  if (/\bcoworker|\bcolleague/.test(keyword)) return "as coworkers";
  return /\bcompatib|\bmatch/.test(keyword) ? "compatibility at work" : "at work";
}

function write(a: SignId, b: SignId, note: PairNote, claims: PairClaims, aspect: string): Matter {
  const [first, second] = [signById(a), signById(b)];
  const { score, reasons } = careerMatch(a, b);
  const name = (sign: SignId) => signById(sign).name;
  const nameOr = (sign: SignId | undefined, none: string) => (sign ? name(sign) : none);
  return {
    title: `${first.name} and ${second.name} at Work: ${note.head}`,
    description: `${first.name} and ${second.name} ${aspect}: ${score} of 100. Who opens and who closes, where the two get into trouble, and what each can say.`,
    content: [
      `<p class="short-answer">${escapeHtml(note.answer)}</p>`,
      table(
        ["In this pair", `${first.name} and ${second.name}`],
        [
          ["Opens", name(claims.opens)],
          ["Closes", name(claims.closes)],
          ["Leads", nameOr(claims.leads, "Neither")],
          ["Works faster", nameOr(moreOf("pace", a, b), "Both alike")],
          ["Takes more risks", nameOr(moreOf("risk", a, b), "Both alike")],
          ["In a quarrel", inQuarrel(a, b)],
          ["Quarrels about", escapeHtml(claims.quarrel.about)],
        ],
      ),
      "<h2>Where it gets difficult</h2>",
      `<p>${escapeHtml(note.trouble)}</p>`,
      "<h2>What each can say</h2>",
      list([
        `<strong>${first.name} to ${second.name}:</strong> “${escapeHtml(note.says[0])}”`,
        `<strong>${second.name} to ${first.name}:</strong> “${escapeHtml(note.says[1])}”`,
      ]),
      "<h2>A job to begin with</h2>",
      `<p>${escapeHtml(note.start)}</p>`,
      `<h2>How ${first.name} and ${second.name} come to ${score} of 100</h2>`,
      table(
        ["Points", "Reason"],
        reasons.map(({ points, sentence }) => [points > 0 ? `+${points}` : String(points), escapeHtml(sentence)]),
      ),
    ].join("\n"),
  };
}

/** Who of the two speaks up in a quarrel, and who falls silent. */
function inQuarrel(a: SignId, b: SignId): string {
  const [loud, silent] = [a, b].toSorted((one) => (characters[one].quarrel === "loud" ? -1 : 1)) as [SignId, SignId];
  if (characters[a].quarrel !== characters[b].quarrel) {
    return `${signById(loud).name} speaks up, ${signById(silent).name} falls silent`;
  }
  return characters[a].quarrel === "loud" ? "Both speak up" : "Both fall silent";
}
