import {
  careerMatch,
  elementRelation,
  hourAnimal,
  matchPoints,
  type RelationId,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  signOfDate,
} from "@zodiac-at-work/zodiac";
import { elementFrom, elementSource, namesIn, signFrom, signSource, yearSource } from "../patterns.ts";
import { checked, type FactCheck } from "./fact-check.ts";

/** Checks which animal and element a sentence gives to a year. */
export function checkYearSigns(sentence: string): FactCheck[] {
  const found: FactCheck[] = [];
  const seen = new Set<string>();
  const add = (year: string, element: string | undefined, name: string | undefined) => {
    const key = `${year} ${element} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const sign = signForYear(Number(year));
    const { yearElement } = signOfDate({ year: Number(year), month: 7, day: 1 });
    const right =
      (name === undefined || signFrom(name) === sign) &&
      (element === undefined || element.toLowerCase() === yearElement);
    const text = [year, element, name].filter((part) => part !== undefined).join(" ");
    found.push(
      checked("yearSign", text, right, `${year} is a ${yearElement} ${signById(sign).name} year.`, {
        sign,
        year: Number(year),
      }),
    );
  };
  for (const pattern of yearFirst)
    for (const [, year = "", element, name] of sentence.matchAll(pattern)) add(year, element, name);
  for (const pattern of signFirst)
    for (const [, element, name, year = ""] of sentence.matchAll(pattern)) add(year, element, name);
  for (const [, element, name, years = ""] of sentence.matchAll(yearLists))
    for (const [year] of years.matchAll(new RegExp(yearSource, "g"))) add(year, element, name);
  for (const [, element, year = ""] of sentence.matchAll(elementOfYear)) add(year, element, undefined);
  for (const [, year = "", element] of sentence.matchAll(yearBringsElement)) add(year, element, undefined);
  return found;
}

const named = `(?:(${elementSource}) )?(${signSource})`;
const yearFirst = [
  new RegExp(
    `(?<!\\d, )\\b(${yearSource}) (?:is|was|will be|brings|opens|began) (?:an?|the) (?:[Yy]ear of the )?${named}\\b`,
    "g",
  ),
  new RegExp(`(?<!\\d, )\\b(${yearSource}) (?:(${elementSource}) )?year of the (${signSource})`, "g"),
  new RegExp(`(?<!\\d, )\\b(${yearSource}) \\| ${named}\\b`, "g"),
  new RegExp(`(?<!\\d, )\\b(${yearSource}), (?:an?|the) ${named} year`, "g"),
];
const signFirst = [
  new RegExp(`\\b${named},? (?:as in |\\()(${yearSource})`, "g"),
  new RegExp(`\\b(${elementSource}) (${signSource}) for (${yearSource})`, "g"),
  new RegExp(`\\b${named} year,? (?:of )?(${yearSource})`, "g"),
  new RegExp(`\\b${named}, (${yearSource})\\b`, "g"),
  new RegExp(`[Yy]ear of the ${named},? \\(?(?:in )?(${yearSource})`, "g"),
];
const yearLists = new RegExp(`\\b${named} years (?:are )?((?:${yearSource})(?:(?:, |,? and )${yearSource})*)`, "g");
const elementOfYear = new RegExp(`\\b[Tt]he (${elementSource}) of (${yearSource})`, "g");
const yearBringsElement = new RegExp(
  `\\b(${yearSource}) (?:brought|is|was) (${elementSource})\\b(?! ${signSource})`,
  "g",
);

/** Checks the relations that a sentence states between the two signs that it names. */
export function checkRelations(sentence: string): FactCheck[] {
  const pair = pairIn(sentence);
  if (pair === undefined) return [];
  const [a, b] = pair;
  const relations = relationsBetween(a, b);
  return relationWords
    .filter(([pattern]) => pattern.test(sentence))
    .map(([pattern, wanted]) => {
      const words = pattern.exec(sentence)?.[0] ?? "";
      const holds =
        wanted === "none" ? relations.length === 0 : relations.some(({ id, kind }) => id === wanted || kind === wanted);
      const actual = relations.map(({ name }) => name).join(", ") || "no classical relation";
      return checked(
        "relation",
        `${signById(a).name} and ${signById(b).name}: ${words}`,
        holds,
        `the two have ${actual}.`,
      );
    });
}

const relationWords: readonly (readonly [RegExp, RelationId | "harmony" | "tension" | "none"])[] = [
  [/\bsix harmonies\b/i, "liuhe"],
  [/\bthree harmonies\b|\btrine\b/i, "sanhe"],
  [/\bclash(?:es)?\b/i, "liuchong"],
  [/\bsix harms\b|\bharm each other\b/i, "liuhai"],
  [/\bpunishment\b/i, "xing"],
  [/\bsix breaks\b/i, "po"],
  [/\bin harmony\b/i, "harmony"],
  [/\bin tension\b|\btension between\b/i, "tension"],
  [/\bno (?:classical|old) (?:rule|tie)\b|\bno line for\b/i, "none"],
];

/** Checks scores, and the points of single rules. */
export function checkScores(sentence: string): FactCheck[] {
  const pair = pairIn(sentence);
  if (pair === undefined) return [];
  const { score, reasons } = careerMatch(...pair);
  const name = pair.map((id) => signById(id).name).join(" and ");
  const scores = [...sentence.matchAll(/\b(\d+) (?:of 100|points)\b/g)].map(([text, number]) =>
    checked("score", `${name}: ${text}`, Number(number) === score, `the score is ${score}.`),
  );
  const [, rule = "", points = ""] = /\| ([A-Z][a-z -]+?) \| ([+-]?\d+)$/.exec(sentence) ?? [];
  const id = ruleNames[rule];
  if (id === undefined) return scores;
  const holds = matchPoints[id] === Number(points) && reasons.some((reason) => reason.rule === id);
  return [
    ...scores,
    checked("score", `${name}: ${rule} ${points}`, holds, "the rule gives other points, or does not apply."),
  ];
}

const ruleNames: Readonly<Record<string, keyof typeof matchPoints>> = {
  "Every pair starts here": "base",
  "Six harmonies": "liuhe",
  "Three harmonies": "sanhe",
  "Six clashes": "liuchong",
  "Six harms": "liuhai",
  Punishment: "xing",
  "Six breaks": "po",
  "Generating cycle": "generating",
  "Controlling cycle": "controlling",
  "Same element": "same-element",
  "Yin and yang balance": "polarity",
};

/** Checks the elements and the polarity of signs, and what elements do to each other. */
export function checkElements(sentence: string): FactCheck[] {
  const found: FactCheck[] = [];
  for (const [text, name = "", element = ""] of sentence.matchAll(ownElement))
    found.push(ofSign(text, signFrom(name), elementFrom(element) === signById(signFrom(name)).element));
  for (const [text, name = "", polarity] of sentence.matchAll(polarityPattern)) {
    found.push(
      checked(
        "polarity",
        text,
        polarity === signById(signFrom(name)).polarity,
        `the sign is ${signById(signFrom(name)).polarity}.`,
        { sign: signFrom(name) },
      ),
    );
  }
  const [only, ...others] = new Set(namesIn(sentence));
  const its = new RegExp(`\\bits own element is (${elementSource})`).exec(sentence);
  if (its && only !== undefined && others.length === 0)
    found.push(
      ofSign(`${signById(only).name}: ${its[0]}`, only, elementFrom(its[1] as string) === signById(only).element),
    );
  for (const [text, from = "", verb = "", to = ""] of sentence.matchAll(elementActs)) {
    const relation = elementRelation(elementFrom(from), elementFrom(to));
    found.push(
      checked(
        "element",
        text,
        relation === (/check|control/.test(verb) ? "controls" : "generates"),
        `the relation of ${from} to ${to} is “${relation}”.`,
      ),
    );
  }
  return found;
}

function ofSign(text: string, sign: SignId, holds: boolean): FactCheck {
  return checked("element", text, holds, `the sign's own element is ${signById(sign).element}.`, { sign });
}

const ownElement = new RegExp(
  `\\b(${signSource})['’]s (?:(?:own |fixed )?element is |own )?(${elementSource})\\b`,
  "g",
);
const polarityPattern = new RegExp(`\\b(${signSource}) is (?:an? )?(yang|yin)\\b`, "g");
const elementActs = new RegExp(
  `\\b(${elementSource}) (feeds|generates|nourishes|checks|controls) (${elementSource})\\b`,
  "g",
);

/** Checks the double hour of a sign. */
export function checkHours(sentence: string): FactCheck[] {
  const sign = namesIn(sentence)[0];
  if (sign === undefined) return [];
  return [...sentence.matchAll(/\b(\d\d:\d\d) to (\d\d:\d\d)/g)].map(([text, from = "", to]) => {
    const hour = hourAnimal(from);
    return checked(
      "hours",
      `${signById(sign).name}: ${text}`,
      hour.known && hour.sign === sign && hour.from === from && hour.to === to,
      "this is not the double hour of the sign.",
      { sign },
    );
  });
}

/** The two signs that a sentence is about: those joined by “and”, or the only two that it names. */
function pairIn(sentence: string): [SignId, SignId] | undefined {
  const signs = [...new Set(namesIn(sentence))];
  const [, a, b] = new RegExp(`\\b(${signSource}) and (?:the |the year's )?(${signSource})\\b`).exec(sentence) ?? [];
  if (a !== undefined && b !== undefined && signs.length <= 2) return [signFrom(a), signFrom(b)];
  const [first, second, ...rest] = signs;
  return first !== undefined && second !== undefined && rest.length === 0 ? [first, second] : undefined;
}
