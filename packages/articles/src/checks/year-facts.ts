import { type Element, type SignId, signById, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { checked, type FactCheck } from "./fact-check.ts";
import { type Found, findIn, type Line, pattern, tokensIn } from "./lines.ts";

/** Checks which animal and element a sentence gives to years. */
export function checkYears(line: Line): FactCheck[] {
  const { shape } = line;
  if (!/«year/.test(shape) || isAsked(shape)) return [];
  const reported = isReported(shape);
  const found = [...(reported ? reportedPatterns : yearPatterns)].flatMap((each) =>
    findIn(line, each).flatMap((place) => checkPlace(place)),
  );
  found.push(
    ...findIn(line, yearBefore).flatMap((place) =>
      place
        .in("year", "year")
        .map(({ value }) =>
          checkYear(value - 1, place.in("name", "sign")[0]?.value, place.in("name", "element")[0]?.value, place.text),
        ),
    ),
  );
  if (found.length === 0 && !reported) found.push(...checkOnlyYear(line));
  return unique(found);
}

/** What a year is called: 1990 is “a Metal Horse”, “the year of the Horse”, “Metal”. */
const verb =
  "(?:is|was|are|were|will be|would be|being|began|begins|starts?|started|opens|opened|marks|marked|counts? as|belong(?:s|ed)? to|falls? (?:in|under)|fell (?:in|under))";
const named =
  "(?: (?:also|again|indeed|therefore|thus|still|really|actually|officially|all|both|called|known as|in|under))*";
const notYear = "(?!'s|-\\w)";
const filler = "(?: (?!(?:since|from|between|before|after|until|to|than|like)\\b)[a-z']+){0,5}";
const forecast =
  "(?! (?:[a-z]+ )?(?:forecast|horoscope|outlook|prediction|career|work|money|luck|love|job|business|fortune))";
const yearPatterns = [
  // 1990 was a Metal Horse year. 1991 is not a Horse year. 1988, 2000 and 2012 are Dragon years.
  `{years}(?: zodiac)?(?: year)? ${verb}(?<not> not|n't| never)?${named}(?: (?:an?|the))?(?: year of the| years of the| year for the)? {name}${notYear}`,
  // 1990 brought a Metal Horse.
  `{years} (?:brings|brought|gives|gave|has|had|carries|carried|makes|made|means|meant)(?: (?:an?|the))?(?: year of the)? {fullName}${notYear}`,
  // In 1990, the year of the Horse. 1990, a Metal Horse year. In 1990 (Metal Horse). 1990: Metal Horse.
  "{year},? (?:in )?(?:an?|the|another) {name} year",
  "{year},? (?:in )?(?:the )?year of the {name}",
  `{year}(?: \\(|: | = | – | — )(?:an? |the )?{name}(?=$|[).,;:!|]| year)`,
  // Why is 1990 called a Metal Horse year?
  "{year} (?:is |was )?called (?:an?|the) (?:year of the )?{name}",
  // A 1990 Metal Horse. The 1988 Dragon.
  "{year} {fullName}",
  `{year} {name}${notYear}${forecast}`,
  // Metal Horse (1990). Metal Horse, as in 1990. Metal Horse, 1930.
  "{name}(?: years?)? \\({years}",
  "{name},? as in {years}",
  "{fullName},? (?:for |of |year )?{years}",
  // The Horse year 1990. The Horse years are 1954, 1966 and 1978. Horse years in living memory: 1990.
  "{name} year,?(?: of| in|:)? {year}",
  `{name} years${filler}[:,]? {years}`,
  `years? of the {name}${filler}[:,]? \\(?{years}`,
  // People born in 1990 are Horses. If you were born in 1988, you are a Dragon.
  `born (?:in|during) (?:the years? )?{years}(?<gap>,?(?: [a-z']+){0,6}?)(?: (?:are|is|were|was|be|being|makes? (?:you|them|one|it|him|her)|belongs? to|counts? as|called|under))(?<not> not|n't| never)?(?: (?:an?|the|all|both|year of the|sign of the|called|in|under))* {name}${notYear}`,
  // Horses born in 1990. A Horse of 1990. Someone who is a Horse, born in 1990.
  "{name},? (?:(?:who |that )?(?:was|were|are|is) )?born in {years}",
  "{name} of (?:the year )?{years}",
  // The metal of 1990. That of 1990 is metal. The element of 1990 was metal. 1990 brought metal. 1990 is a metal year.
  "the {element} of {years}",
  "(?:that|element) (?:of|for|in) (?:the year )?{year} (?:is|was)(?<not> not)? {element}(?! «sign)",
  "{year}(?:'s element)? (?:is|was|brings|brought|carries|carried|has|had)(?<not> not)?(?: an?| the element| its element)? {element}(?![ -]«sign)",
  "{element} years?(?: (?:are|were|include|in|of))?:? {years}",
  // The mix of 1990, metal and horse.
  "mix of {year}, {element} and {sign}",
  // Its animal in 1990 was the Horse.
  `(?:sign|animal|zodiac)(?: sign| animal| year)? (?:of|for|in) (?:the year )?{year} (?:is|was|will be)(?<not> not|n't)?(?: (?:an?|the))? {name}${notYear}`,
].map(pattern);
/** Born in 1990 before that, you belong to the Earth Snake year. */
const yearBefore = pattern(
  "born (?:earlier in {year}|in (?:january |early )?{year:of},? (?:but )?before (?:that|then|this|it|the new year|chinese new year))[^«.;]*{name}",
);
const reportedPatterns = ["would say {sign}, because the year is {year}"].map(pattern);

function checkPlace(place: Found): FactCheck[] {
  // A birth early in the year may belong to the year before.
  if (/before|after|january|february|«date|«monthDay|\bnot\b/i.test(place.has("gap") ? place.text : "")) return [];
  const years = ["years", "year"].flatMap((part) => place.in(part, "year"));
  const [name] = ["name", "fullName"].filter(place.has);
  const sign = place.in(name ?? "sign", "sign")[0]?.value;
  const element = place.in(name ?? "element", "element")[0]?.value;
  return years.map(({ value }) => checkYear(value, sign, element, place.text, place.has("not")));
}

/**
 * Checks a sentence with one year and one animal's year that no pattern joins: “When 1990 came in, the Horse year brought …”.
 */
function checkOnlyYear(line: Line): FactCheck[] {
  const { shape } = line;
  if (
    /\b(?:before|after|next|previous|last|until|earlier|later|old|prior|follow\w*|since|ago|not|never|between|than|like|unlike|other|each|every|any|once|wait\w*|till|toward|compare\w*)\b/i.test(
      shape,
    )
  )
    return [];
  const [year, ...years] = new Set(tokensIn(line, "year").map(({ value }) => value));
  const places = findIn(line, onlyYear);
  const names = new Set(places.map(({ text }) => text.toLowerCase()));
  const [place] = places;
  if (year === undefined || years.length > 0 || names.size !== 1 || !place || /«(?:date|monthDay)/.test(shape))
    return [];
  const part = place.has("name") ? "name" : "of";
  return [
    checkYear(year, place.in(part, "sign")[0]?.value, place.in(part, "element")[0]?.value, `${year}: ${place.text}`),
  ];
}

const onlyYear = pattern(
  "(?<!born (?:in|under|during) )the {name} year\\b|(?<!born (?:in|under|during) (?:an? |the )?)year of the {name:of}",
);

/** Checks the animal and the element of a zodiac year. */
export function checkYear(
  year: number,
  sign: SignId | undefined,
  element: Element | undefined,
  text: string,
  denied = false,
): FactCheck {
  const actual = signForYear(year);
  const { yearElement } = yearOf(year);
  const fits = (sign === undefined || sign === actual) && (element === undefined || element === yearElement);
  return checked("yearSign", text, fits !== denied, `${year} is a ${yearElement} ${signById(actual).name} year.`, {
    sign: actual,
    year,
  });
}

/** Returns the sign and the element of a zodiac year. */
export function yearOf(year: number) {
  return signOfDate({ year, month: 7, day: 1 });
}

/** A question that can be answered with yes or no states nothing. */
export function isAsked(shape: string): boolean {
  return /\?["”)]*$/.test(shape) && /^["“(]?(?:is|are|was|were|do|does|did|should|can|could|will|would)\b/i.test(shape);
}

/** What others believe is not what the text states. */
export function isReported(shape: string): boolean {
  return /\b(?:thinks?|believes?|assumes?|thought|believed|assumed|myth|mistake|mistaken|wrongly|supposed|would say|might say)\b/i.test(
    shape,
  );
}

function unique(checks: readonly FactCheck[]): FactCheck[] {
  const seen = new Set<string>();
  return checks.filter(({ fact, problem }) => {
    const key = `${fact.year} ${problem === undefined} ${fact.text}`;
    return !seen.has(key) && seen.add(key);
  });
}
