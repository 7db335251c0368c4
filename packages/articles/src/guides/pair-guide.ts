import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import type { Matter, ReadKeyword } from "../family.ts";
import { sentencesOf } from "../html/sentences.ts";
import type { Keyword } from "../keyword.ts";
import { countWords } from "../read-time.ts";
import { escapeHtml, list, table } from "../words.ts";
import { guidesBySign } from "./guides-by-sign.ts";
import type { GuideMatter, Situation } from "./matter/guide-matter.ts";
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

/** The pairs whose two signs have guides, one keyword for each. */
export const pairKeywords: readonly Keyword[] = pairs.flatMap(([a, b], i): Keyword[] => {
  const shape = shapes[i % shapes.length];
  if (!shape || !guidesBySign[a] || !guidesBySign[b]) return [];
  return [{ ...shape(a, b), category: "compatibility" }];
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
  return a && b && note ? write(a, b, note, aspectOf(text)) : undefined;
}

/** What a keyword calls the two. The description takes the word up. */
function aspectOf(keyword: string): string {
  if (/\bpartner/.test(keyword)) return "as business partners";
  if (/\bcoworker|\bcolleague/.test(keyword)) return "as coworkers";
  return /\bcompatib|\bmatch/.test(keyword) ? "compatibility at work" : "at work";
}

function write(a: SignId, b: SignId, note: PairNote, aspect: string): Matter | undefined {
  const [first, second] = [signById(a), signById(b)];
  const [ofFirst, ofSecond] = [sideOf(a, b), sideOf(b, a)];
  if (!ofFirst || !ofSecond) return undefined;
  const { score, reasons } = careerMatch(a, b);
  const name = (sign: SignId) => signById(sign).name;
  return {
    title: `${first.name} and ${second.name} at Work: ${note.head}`,
    description: `${first.name} and ${second.name} ${aspect}: ${score} of 100. Who opens and who closes, where the two get into trouble, and what each can do.`,
    content: [
      `<p class="short-answer">${escapeHtml(note.answer)}</p>`,
      table(
        ["Part", "Sign"],
        [
          ["Opens", name(note.opens)],
          ["Closes", name(note.closes)],
          ["Leads", note.leads ? name(note.leads) : "Neither"],
        ],
      ),
      "<h2>Where it gets difficult</h2>",
      `<p>${escapeHtml(note.trouble)}</p>`,
      `<h2>If you are the ${first.name}</h2>`,
      ofFirst,
      `<h2>If you are the ${second.name}</h2>`,
      ofSecond,
      `<h2>How ${first.name} and ${second.name} come to ${score} of 100</h2>`,
      table(
        ["Points", "Reason"],
        reasons.map(({ points, sentence }) => [points > 0 ? `+${points}` : String(points), escapeHtml(sentence)]),
      ),
    ].join("\n"),
  };
}

/** The situations in which a colleague or a partner is concerned. */
const shared: readonly Situation[] = ["team", "conflict", "partner", "boss", "first-month"];

/** Returns what one sign can do beside another one. Each of its partners gets other pieces of its guides. */
function sideOf(sign: SignId, partner: SignId): string | undefined {
  const guides = guidesBySign[sign];
  if (!guides) return undefined;
  const place = signIds.filter((each) => each !== sign).indexOf(partner);
  const [tasks, risks] = [piecesOf(guides, "do"), piecesOf(guides, "avoid")];
  const task = tasks[place % tasks.length] as Piece;
  // The two come from different guides: the article repeats none of them.
  const other = risks.filter(({ situation }) => situation !== task.situation);
  const risk = other[place % other.length] as Piece;
  return list([
    `<strong>Do.</strong> ${escapeHtml(task.text)}`,
    `<strong>Leave out.</strong> ${escapeHtml(risk.text)}`,
  ]);
}

interface Piece {
  readonly situation: Situation;
  readonly text: string;
}

/** A longer sentence would make up too much of the article, and it stands in the guide of the sign. */
const mostWords = 14;

/** Returns one piece of each situation in turn: neighbors differ in subject. */
function piecesOf(guides: Readonly<Record<Situation, GuideMatter>>, kind: "do" | "avoid"): Piece[] {
  const longest = Math.max(...shared.map((situation) => guides[situation][kind].length));
  return Array.from({ length: longest }, (_, i) =>
    shared.flatMap((situation) => {
      const text = firstSentence(guides[situation][kind][i] ?? "");
      return text === "" || countWords(text) > mostWords ? [] : [{ situation, text }];
    }),
  ).flat();
}

/** The guide of the sign has the whole advice. */
function firstSentence(text: string): string {
  return sentencesOf({ tag: "p", text })[0] ?? text;
}
