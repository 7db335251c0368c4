import { daysBetween, newYearOf } from "@zodiac-at-work/zodiac";
import { checked, type FactCheck } from "./fact-check.ts";
import { findIn, type Line, type Paragraph, type Pattern, pattern, tokensIn } from "./lines.ts";

/** Checks counts that the calendar and numerology fix, the lengths of zodiac years, and the years of beginnings. */
export function checkNumbers({ lines, whole }: Paragraph): FactCheck[] {
  return [
    ...lines.flatMap((line) => [...checkCounts(line), ...checkFoundings(line), ...checkMasters(line)]),
    ...checkLengths(whole),
  ];
}

/** How often things of tradition exist, and after how many years they return. */
const counts: readonly (readonly [pattern: Pattern, ...right: number[]])[] = [
  [pattern("\\ball (?:the )?{number} (?:[a-z]+ )?(?:animals|signs|branches)\\b"), 12],
  // “The two signs of the zodiac that …” is a choice of them.
  [pattern("the {number} (?:animals|signs) of the (?:Chinese )?zodiac\\b"), 2, 3, 4, 5, 6, 12],
  [pattern("(?:\\ball(?: the)?|meets?) {number} elements\\b"), 5],
  [
    pattern(
      "{fullName} year (?:comes|returns|falls)(?: back| again| round| around)*(?: only)?(?: once in| every| after| once every) {number} years",
    ),
    60,
  ],
  [
    pattern("«element\\d+» and «sign\\d+» together, (?:takes|returns after|returns every|comes back after) {number}"),
    60,
  ],
  [pattern("\\bcycle of {number}(?: years)?\\b"), 5, 10, 12, 60],
  [
    pattern(
      "(?:^|[^Ff]ull )(?:(?:the|an?|each|every) )?(?<!«element\\d+» ){sign} (?:year|sign) (?:comes|returns)(?: back| again| round| around)*(?: only)?(?: once in| every| once every) {number} years",
    ),
    12,
  ],
];

function checkCounts(line: Line): FactCheck[] {
  const kinds = findIn(line, wrongKinds).map(({ text }) =>
    checked("number", text, false, "tradition has six, and three harmonies."),
  );
  const numbers = counts.flatMap(([each, ...right]) =>
    findIn(line, each).map((place) => {
      const number = (place.in("number", "number")[0] as { value: number }).value;
      return checked("number", place.text, right.includes(number), `the number is ${right.join(" or ")}.`);
    }),
  );
  const names = new Set(findIn(line, fullName).map(({ text }) => text.toLowerCase()));
  const apart =
    names.size > 1 && /\b(?:once in|every|after) «number\d+» years: the (?:last|next|previous)/i.test(line.shape);
  return [
    ...kinds,
    ...numbers,
    ...(apart ? [checked("number", [...names].join(" / "), false, "years sixty apart have one name.")] : []),
  ];
}

const fullName = pattern("{fullName}");

/** “One of the five clashes.” */
const wrongKinds = pattern(
  "of the (?:(?:two|four|five|seven|eight|nine|ten|eleven|twelve|\\d+) harmonies|(?:two|three|four|five|seven|eight|nine|ten|eleven|twelve|\\d+) (?:clashes|harms|breaks))",
);

/** “Only 11, 22 and 33 are kept as they are.” */
function checkMasters(line: Line): FactCheck[] {
  return findIn(line, masters).map((place) => {
    const numbers = place.in("numbers", "number").map(({ value }) => value);
    return checked(
      "number",
      place.text,
      numbers.every((number) => [11, 22, 33].includes(number)),
      "the master numbers are 11, 22 and 33.",
    );
  });
}

const masters = pattern(
  "{numbers} (?:are|is) (?:kept as they are|left alone|not reduced|never reduced|master numbers|the master numbers)|master numbers,? (?:are )?{numbers:list}",
);

/** “That year had 384 days”: the length of a zodiac year of the paragraph. */
function checkLengths(whole: Line): FactCheck[] {
  const years = new Set([
    ...tokensIn(whole, "year").map(({ value }) => value),
    ...tokensIn(whole, "date").flatMap(({ value }) =>
      value && value.year > 1601 && value.year < 2199 ? [value.year, value.year - 1] : [],
    ),
  ]);
  const lengths = years.size > 0 ? [...years].map(lengthOf) : [353, 354, 355, 383, 384, 385];
  return findIn(whole, lengthWords).map((place) => {
    const days = place.in("number", "number")[0]?.value ?? 0;
    return checked(
      "length",
      place.text,
      days < 300 || days > 400 || days === 365 || days === 366 || lengths.includes(days),
      `the year has ${lengths.join(" or ")} days.`,
    );
  });
}

const lengthWords = pattern("{number} days");

function lengthOf(year: number): number {
  return year >= 2199 || year < 1600 ? 0 : daysBetween(newYearOf(year), newYearOf(year + 1));
}

/** “Apple was founded in 1976”, “Texas joined the Union in 1845”. */
function checkFoundings(line: Line): FactCheck[] {
  return foundings
    .flatMap((each) => findIn(line, each))
    .map((place) => {
      const [founded] = place.in("founded", "founded");
      const [year] = place.in("year", "year");
      const right = founded?.value.day.slice(0, 4);
      return checked("founding", place.text, right === String(year?.value), `the site has ${right}.`, {
        year: Number(right),
      });
    });
}

const began =
  "(?:was founded|founded|was established|established|was started|started|was created|was incorporated|began|begun|born|was born|dates from|dates back to|goes back to|opened|joined the Union|became a state|entered the Union|was admitted)";
const foundings = [
  `{founded},? (?:which |who )?${began}(?: in)?(?: the year)? {year}`,
  `{founded} \\((?:founded |since |est\\. )?{year}\\)`,
  `(?:founded|established|started|born|begun) in {year},? {founded}`,
].map(pattern);
