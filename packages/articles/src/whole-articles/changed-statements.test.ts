import { readNumerology } from "@zodiac-at-work/numerology";
import {
  careerMatch,
  elementRelation,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  signIds,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf } from "../checks/facts.ts";
import { sentencesOf } from "../html/sentences.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { nameOfYear } from "../words/sign-years.ts";
import { capital, longDate, table } from "../words/words.ts";

/**
 * Takes texts of true statements, changes one statement in each at random, and counts the changes that the check of facts notices. What is a
 * statement is decided here by the words of a sentence, not by the patterns of the check.
 */
const least = 0.95;

const signNames = signIds.map((id) => signById(id).name);
const signSource = `(?:${signNames.join("|")})`;
const elements = ["wood", "fire", "earth", "metal", "water"];
const elementSource = "(?:[Ww]ood|[Ff]ire|[Ee]arth|[Mm]etal|[Ww]ater)";
const months = "January February March April May June July August September October November December".split(" ");
const dateSource = `(?:${months.map((month) => `${month}|${month.slice(0, 3)}`).join("|")}) \\d{1,2}, \\d{4}`;
const relationWords = ["six harmonies", "three harmonies", "six clashes", "six harms", "six breaks", "punishment"];

type Kind = "date" | "year" | "sign" | "element" | "relation" | "number";

/** A part of an article that states a fact, and what to put in its place. */
interface Statement {
  readonly kind: Kind;
  readonly at: number;
  readonly text: string;
  readonly change: (random: number) => string;
}

/** A year, two signs, and eight times which statement to change and how. */
const changes = fc.tuple(
  fc.integer({ min: 1905, max: 2050 }),
  fc.constantFrom(...signIds),
  fc.constantFrom(...signIds),
  fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 8, maxLength: 8 }),
);

/** Returns what the rules say of a year and of two signs, as articles say it. */
function textOn(year: number, a: SignId, b: SignId): string {
  const { from, to } = zodiacYearSpan(year);
  const eve = zodiacYearSpan(year - 1).to;
  const [own, before] = [signById(signForYear(year)).name, signById(signForYear(year - 1)).name];
  const [first, second] = [signById(a), signById(b)];
  const { score } = careerMatch(a, b);
  const relations = relationsBetween(a, b).map(({ name }) => name);
  const rule = relations.join(", ") || "No classical rule";
  const { lifePath } = readNumerology(eve);
  const feeds = elementRelation(first.element, second.element) === "generates";
  return [
    `<p>The ${own} year ran from ${longDate(from)} to ${longDate(to)}.</p>`,
    `<p>Chinese New Year fell on ${longDate(from)}.</p>`,
    `<p>${year} was a ${nameOfYear(year)} year.</p>`,
    `<p>Someone born on ${longDate(eve)} is a ${before}, not a ${own}.</p>`,
    `<p>For a birth on ${longDate(eve)} the sum is ${lifePath.text}, which is life path ${lifePath.value}.</p>`,
    `<p>The ${first.name}'s own element is ${first.element}.</p>`,
    ...(feeds ? [`<p>${capital(first.element)} feeds ${second.element}.</p>`] : []),
    ...(a === b
      ? []
      : [
          ...relations
            .filter((relation) => relation.startsWith("Six"))
            .map((relation) => `<p>${first.name} and ${second.name} are one of the ${relation.toLowerCase()}.</p>`),
          `<p>${first.name} and ${second.name} score ${score} of 100.</p>`,
          table(["Pair", "Rule", "Score"], [[`${first.name} and ${second.name}`, rule, `${score} of 100`]]).replace(
            "<tbody>",
            "<tbody>\n",
          ),
        ]),
  ].join("\n");
}

test.each<Kind>(["date", "year", "sign", "element", "relation", "number"])(
  "at least 95 % of wrong statements of a %s are found",
  (kind) => {
    let changed = 0;
    const missed: string[] = [];
    for (const [year, a, b, picks] of fc.sample(changes, { numRuns: 120, seed: 11 })) {
      const content = textOn(year, a, b);
      const statements = statementsOf(content).filter((each) => each.kind === kind);
      for (const [pick, random] of statements.length === 0 ? [] : picks) {
        const { at, text, change } = statements[pick % statements.length] as Statement;
        const other = change(random);
        if (other === text) continue;
        changed++;
        const block = blockAt(content.slice(0, at) + other + content.slice(at + text.length), at);
        if (factsOf(block, knowledge).every(({ problem }) => problem === undefined))
          missed.push(`${text} → ${other}: ${block.replace(/<[^>]*>/g, " ").trim()}`);
      }
    }
    const share = 1 - missed.length / changed;
    expect(changed).toBeGreaterThan(100);
    expect(share, `of ${changed}; missed: ${missed.slice(0, 20).join("\n")}`).toBeGreaterThanOrEqual(least);
  },
  60_000,
);

/** Returns the paragraph, item or row around a place, with the head of its table. */
function blockAt(html: string, at: number): string {
  const start = html.lastIndexOf("\n", at) + 1;
  const end = html.indexOf("\n", at);
  return html.slice(start, end < 0 ? undefined : end);
}

function statementsOf(html: string): Statement[] {
  return [...html.matchAll(/<(p|li|tr|h3)>(.*?)<\/\1>/g)].flatMap((block) => {
    const inner = block[2] as string;
    const start = block.index + (block[1] as string).length + 2;
    let from = 0;
    // A label in front of a paragraph is a sentence of its own.
    const sentences = inner
      .split(/(?<=<\/strong>)/)
      .flatMap((text) => (block[1] === "tr" ? [text] : sentencesOf({ tag: "p", text })));
    return sentences.flatMap((sentence) => {
      const at = inner.indexOf(sentence, from);
      from = at + sentence.length;
      return /\?["”]?$/.test(sentence) ? [] : statementsIn(sentence, start + at, inner);
    });
  });
}

function statementsIn(sentence: string, offset: number, block: string): Statement[] {
  const found: Statement[] = [];
  const add = (kind: Kind, source: string, change: (text: string, random: number) => string) => {
    for (const { 0: text, index } of sentence.matchAll(new RegExp(source, "g")))
      found.push({ kind, at: offset + index, text, change: (random) => change(text, random) });
  };
  const names = new RegExp(`${elementSource} ${signSource}\\b`).test(sentence);
  const dated = new RegExp(dateSource).test(sentence);
  const bare = sentence.replace(new RegExp(dateSource, "g"), "").replace(/\d+ \+[^.]*= \d+/g, "");
  const hasYear = /\b(?:19|20)\d\d\b/.test(bare);
  const pair = new Set(sentence.match(new RegExp(`\\b${signSource}\\b`, "g"))).size === 2;
  const related = pair && relationWords.some((words) => sentence.toLowerCase().includes(words));
  const scored = /\d+ of 100/.test(sentence);
  const own = new RegExp(`\\b${signSource}'s (?:own )?element is ${elementSource}`).test(sentence);
  const cycle = new RegExp(`\\b${elementSource} (?:feeds|checks) ${elementSource}`).test(sentence);
  add("date", `\\b${dateSource}`, otherDate);
  if (names && hasYear && !dated) add("year", "(?<!, )\\b(?:19|20)\\d\\d\\b(?! \\+| =)", otherYear);
  if ((names && (hasYear || dated)) || related || (pair && scored))
    add("sign", `\\b${signSource}\\b`, (text, random) => otherSign(text, random, sentence));
  if (own) add("sign", `\\b${signSource}(?='s (?:own )?element)`, (text, random) => otherSign(text, random, sentence));
  if (names && (hasYear || dated)) add("element", `\\b${elementSource}(?= ${signSource})`, otherElement);
  if (own) add("element", `(?<=element is )${elementSource}`, otherElement);
  if (cycle)
    add(
      "element",
      `\\b${elementSource}(?= (?:feeds|checks) ${elementSource})|(?<=${elementSource} (?:feeds|checks) )${elementSource}`,
      otherElement,
    );
  if (pair) add("relation", relationWords.join("|"), otherRelation(sentence));
  if (pair && scored) add("number", "\\d+(?= of 100)", otherNumber);
  add("number", "\\b\\d+(?= \\+| =| →)|(?<= = )\\d+\\b", otherNumber);
  if (/\b(?:born|birth|birthday|came)\b/.test(block) && /[Ll]ife path (?:is )?\d/.test(sentence))
    add("number", "(?<=[Ll]ife path (?:is )?)\\d+", otherNumber);
  add("number", "\\d\\d(?=:00 to)", otherNumber);
  return found;
}

function otherDate(text: string, random: number): string {
  const [month = "", day = "", year = ""] = text.split(/,? /);
  if (random % 3 === 0) return `${month} ${day}, ${Number(year) + 1 + (random % 11)}`;
  if (random % 3 === 1) return `${month} ${((Number(day) + (random % 26)) % 28) + 1}, ${year}`;
  const at = months.findIndex((each) => each.startsWith(month.slice(0, 3)));
  const other = months[(at + 1 + (random % 11)) % 12] as string;
  return `${month.length === 3 ? other.slice(0, 3) : other} ${Math.min(28, Number(day))}, ${year}`;
}

function otherYear(text: string, random: number): string {
  return String(Number(text) + 1 + (random % 11));
}

function otherElement(text: string, random: number): string {
  const others = elements.filter((each) => each !== text.toLowerCase());
  const other = others[random % others.length] as string;
  return /^[A-Z]/.test(text) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

/** A sign that the sentence is less true of. */
function otherSign(text: string, random: number, sentence: string): string {
  const named = (sentence.match(new RegExp(`\\b${signSource}\\b`, "g")) ?? []).map(idOf);
  const self = idOf(text);
  const others = signIds.filter((id) => {
    if (id === self || signById(id).element === signById(self).element) return false;
    const partner = named.find((each) => each !== self);
    return (
      !partner ||
      (relationsBetween(partner, id)
        .map((each) => each.id)
        .join() !==
        relationsBetween(partner, self)
          .map((each) => each.id)
          .join() &&
        careerMatch(partner, id).score !== careerMatch(partner, self).score &&
        partner !== id)
    );
  });
  const other = others[random % Math.max(1, others.length)];
  return other === undefined ? text : signById(other).name;
}

function otherRelation(sentence: string) {
  const [a, b] = [...new Set(sentence.match(new RegExp(`\\b${signSource}\\b`, "g")))].map(idOf);
  const true_ = a && b ? relationsBetween(a, b).map(({ name }) => name.toLowerCase()) : [];
  return (text: string, random: number) => {
    const others = relationWords.filter((words) => words !== text && !true_.includes(words));
    return others[random % others.length] as string;
  };
}

function otherNumber(text: string, random: number): string {
  const other = String(Number(text) + 1 + (random % 7));
  return other.padStart(text.length, "0");
}

function idOf(name: string): SignId {
  return signIds.find((id) => signById(id).name === name) as SignId;
}
