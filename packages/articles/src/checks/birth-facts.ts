import { readNumerology } from "@zodiac-at-work/numerology";
import { type CivilDate, daysBetween, formatDate, newYearOf, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { isBirth, isKnown } from "./date-facts.ts";
import { checked, type FactCheck } from "./fact-check.ts";
import { type Found, findIn, type Line, type Paragraph, pattern, tokensIn } from "./lines.ts";

/** The birth that a place of a text speaks of. */
interface Birth {
  readonly at: number;
  readonly date: CivilDate;
  readonly text: string;
  /** Whether it points back to a birth before it, as “a birth on …” does. */
  readonly again: boolean;
}

/** Checks what a paragraph says about births: their signs, their days from the New Year, their sums and life paths. */
export function checkBirths({ whole }: Paragraph): FactCheck[] {
  const births = birthsIn(whole);
  return [
    ...checkSums(whole, births),
    ...(births.length > 0 ? [...checkSame(births), ...checkSigns(whole, births), ...checkDays(whole, births)] : []),
  ];
}

function birthsIn(whole: Line): Birth[] {
  return findIn(whole, anyDate).flatMap(({ at, before, after, text, in: part }): Birth[] => {
    const date = part("date", "date")[0]?.value;
    if (!isKnown(date) || !isBirth(before, after) || /«founded\d+»[^.]{0,40}$/.test(before)) return [];
    return [{ at, date, text, again: /\bbirth on $/.test(before) }];
  });
}

const anyDate = pattern("{date}");

/** “Maya was born on … A birth on …” is one birth. */
function checkSame(births: readonly Birth[]): FactCheck[] {
  const [first, ...rest] = births;
  if (!first || first.again) return [];
  const named = new Set(births.filter(({ again }) => !again).map(({ date }) => formatDate(date)));
  return rest
    .filter(({ again }) => again)
    .map(({ date, text }) => {
      const holds = named.has(formatDate(date));
      return checked("date", `${first.text} / ${text}`, holds, "the text gives one birth two dates.");
    });
}

function birthBefore(births: readonly Birth[], at: number): Birth {
  return (births.findLast((birth) => birth.at < at) ?? births[0]) as Birth;
}

/** “…is an Earth Snake, not a Horse”. */
function checkSigns(whole: Line, births: readonly Birth[]): FactCheck[] {
  return findIn(whole, aName).flatMap((place) => {
    if (
      /(?:\bnot|than|longer|never|school as|up as|have been|\bwith|\bfor|beside|\blike|\bto|\bby|meets?|\bfrom|under|between|against)\s+$/.test(
        place.before,
      )
    )
      return [];
    const birth = birthBefore(births, place.at);
    const { sign, yearElement, zodiacYear } = signOfDate(birth.date);
    const [element] = place.in("name", "element");
    const holds =
      place.in("name", "sign")[0]?.value === sign && (element === undefined || element.value === yearElement);
    return [
      checked(
        "dateSign",
        `${birth.text}: ${place.text}`,
        holds,
        `a birth on this day is ${yearElement} ${signById(sign).name}.`,
        { sign, year: zodiacYear },
      ),
    ];
  });
}

const aName = pattern("\\b(?:an? |[Tt]he sign is (?:the )?){name}(?! birthday|'s|-)");

/** “Chinese New Year was three days later”. */
function checkDays(whole: Line, births: readonly Birth[]): FactCheck[] {
  if (!/New Year|\bnew year/.test(whole.shape)) return [];
  return days
    .flatMap((each) => findIn(whole, each))
    .map((place) => {
      const birth = birthBefore(births, place.at);
      const distance = Math.abs(daysBetween(birth.date, newYearOf(birth.date.year)));
      const count = (place.in("number", "number")[0] ?? place.in("apart", "number")[0])?.value ?? 1;
      return checked(
        "length",
        `${birth.text}: ${place.text}`,
        count === distance,
        `it is ${distance} days from the New Year.`,
        {
          year: birth.date.year,
        },
      );
    });
}

const days = [
  "(?:by {number} days?\\b|{number:apart} days? (?:before|after|later|earlier|past|from|short|too)\\b)",
  "(?:by one day|one day (?:before|after|later|earlier))\\b",
].map(pattern);

/** Checks sums, and the life paths that are drawn from births. */
function checkSums(whole: Line, births: readonly Birth[]): FactCheck[] {
  const workings = births.flatMap(({ date }) => {
    const { lifePath, otherMethods } = readNumerology(date);
    return [lifePath, ...otherMethods];
  });
  const sums = tokensIn(whole, "sum").map(({ value }) => {
    const right = value.split(" → ").every(addsUp);
    const known = births.length === 0 || workings.some(({ text }) => text.includes(value));
    return checked(
      "working",
      value,
      right && known,
      right ? "this is not the sum of that birth date." : "the sum is wrong.",
    );
  });
  return [
    ...sums,
    ...lifePaths
      .flatMap((each) => findIn(whole, each))
      .map((place) =>
        lifePathCheck(
          place,
          workings.map(({ value }) => value),
        ),
      ),
  ];
}

const lifePaths = [
  pattern("{lifePath}"),
  pattern("(?:life path|the path) is {number}"),
  pattern("{number:sum} by the sum"),
];

function lifePathCheck(place: Found, values: readonly number[]): FactCheck {
  const value =
    place.in("lifePath", "lifePath")[0]?.value ??
    (place.in("number", "number")[0] ?? place.in("sum", "number")[0])?.value ??
    0;
  const exists = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].includes(value);
  const holds = exists && (values.length === 0 || values.includes(value));
  return checked(
    "lifePath",
    place.text,
    holds,
    exists ? `the birth date has life path ${values[0]}.` : "there is no such life path.",
  );
}

function addsUp(step: string): boolean {
  const [sum = "", total] = step.split(" = ");
  return sum.split(" + ").reduce((result, addend) => result + Number(addend), 0) === Number(total);
}
