import { elementRelation, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { checked, type FactCheck } from "./fact-check.ts";
import { type Found, findIn, type Line, pattern, tokensIn } from "./lines.ts";
import { isAsked, isReported, yearOf } from "./year-facts.ts";

/** Checks the elements, the polarity, the hours and the place of signs, and what elements do to each other. */
export function checkElements(line: Line): FactCheck[] {
  const { shape } = line;
  if (isAsked(shape) || isReported(shape)) return [];
  return [
    ...ownElements.flatMap((each) => findIn(line, each)).flatMap((place) => checkOwn(line, place)),
    ...acts.flatMap(([each, relation]) => findIn(line, each).map((place) => checkAct(place, relation))),
    ...checkPolarity(line),
    ...checkHours(line),
    ...findIn(line, place).map(checkPlaceOf),
  ];
}

/** The sign's own element, as against that of a year. */
const ownElements = [
  // The Rat's own element is water. The Rat's water. Its own element is water.
  "{signs}'s? (?:(?:own |fixed |native |inner |natural )?elements? (?:is|are|was)(?<not> not|n't)? (?:always )?|own )?{element}(?! (?:year|«sign))",
  "(?<its>its own element is|its fixed element is) {element}",
  // Rat and Pig are water signs. The Rat is a water sign. Tiger and Rabbit share wood. The Rat belongs to water.
  "{signs} (?:is|are)(?<not> not|n't)?(?: both| all)?(?: an?)? {element} (?:signs?|animals?)",
  "{signs} (?:(?:share|belongs? to|is ruled by|are ruled by|is tied to)(?: both| all)?(?: the element(?: of)?)?|(?:carry|carries|stands? for) the element(?: of)?) {element}(?! (?:year|«sign))",
  "{element} signs?(?: (?:are|is|include))?:? (?:the )?{signs}",
  "{element} is the (?:own |fixed |native )?element of (?:the )?{signs}",
].map(pattern);

function checkOwn(line: Line, found: Found): FactCheck[] {
  const [element] = found.in("element", "element");
  const all = [...new Set(tokensIn(line, "sign").map(({ value }) => value))];
  const signs = found.has("its") ? (all.length === 1 ? all : []) : found.in("signs", "sign").map(({ value }) => value);
  // In a sentence about a year, its element may be meant: “In 1990 the Horse's element is metal”.
  const ofYears = tokensIn(line, "year").map(({ value }) => yearOf(value).yearElement as string);
  return signs.map((sign) => {
    const own = signById(sign).element;
    const fits = element?.value === own || ofYears.includes(element?.value ?? "");
    return checked("element", found.text, fits !== found.has("not"), `the sign's own element is ${own}.`, { sign });
  });
}

/** “Water feeds wood”, “the Rat's water feeds the Tiger's wood”, “wood is fed by water”. */
const between = "(?: (?!not\\b|never\\b)(?:the|its|your|their|his|her|our|that|«sign\\d+»'s|year's|own|all)){0,3}";
const acts = (
  [
    [
      `{element:from}(?<not> (?:does not|never))? (?:feeds?|generates?|nourish(?:es)?|produces?|creates?|gives? birth to|fuels?)${between} {element:to}`,
      "generates",
    ],
    [`{element:to} is (?:fed|generated|nourished|produced|created|fueled) by${between} {element:from}`, "generates"],
    [
      `{element:from}(?<not> (?:does not|never))? (?:checks?|controls?|restrains?|overcomes?|melts?|extinguish(?:es)?|puts? out|dams?|tames?)${between} {element:to}`,
      "controls",
    ],
    [
      `{element:to} is (?:checked|controlled|restrained|overcome|melted|extinguished|dammed|tamed) by${between} {element:from}`,
      "controls",
    ],
  ] as const
).map(([source, relation]) => [pattern(source), relation] as const);

function checkAct(found: Found, wanted: "generates" | "controls"): FactCheck {
  const [from, to] = [found.in("from", "element")[0]?.value, found.in("to", "element")[0]?.value];
  const actual = from && to && elementRelation(from, to);
  return checked(
    "element",
    found.text,
    (actual === wanted) !== found.has("not"),
    `the relation of ${from} to ${to} is “${actual}”.`,
  );
}

/** “The Ox is yin”, “Ox and Pig are both yin signs”, “a yin sign waits, and so does the Ox”. */
function checkPolarity(line: Line): FactCheck[] {
  const found = polarities
    .flatMap((each) => findIn(line, each))
    .flatMap((each) => {
      const [polarity] = each.in("polarity", "polarity");
      return each
        .in("signs", "sign")
        .map(({ value }) => polarityCheck(each.text, value, polarity?.value, each.has("not")));
    });
  const [polarity, ...others] = tokensIn(line, "polarity");
  const [sign, ...rest] = new Set(tokensIn(line, "sign").map(({ value }) => value));
  const one = found.length === 0 && polarity && others.length === 0 && sign && rest.length === 0;
  return one && /«polarity\d+» (?:sign|animal)/i.test(line.shape) && !/\b(?:not|never|unlike)\b/.test(line.shape)
    ? [polarityCheck(`${signById(sign).name}: ${polarity.text}`, sign, polarity.value, false)]
    : found;
}

const polarities = [
  "{signs} (?:is|are)(?<not> not|n't)?(?: both| all| also)?(?: an?)? {polarity}",
  "{polarity} (?:signs|animals)(?: are| include)?:? (?:the )?{signs}",
].map(pattern);

function polarityCheck(text: string, sign: SignId, written: string | undefined, denied: boolean): FactCheck {
  const { polarity } = signById(sign);
  return checked("polarity", text, (written === polarity) !== denied, `the sign is ${polarity}.`, { sign });
}

/** The double hour of a sign: “from 23:00 to 00:59”, “11 p.m. to 1 a.m.”. */
function checkHours(line: Line): FactCheck[] {
  const spans = tokensIn(line, "hours");
  const signs = [...new Set(tokensIn(line, "sign").map(({ value }) => value))];
  const [sign] = signs;
  if (sign === undefined || signs.length > 1) return [];
  return spans.map(({ text, value }) => hoursCheck(sign, text, value));
}

export function hoursCheck(sign: SignId, text: string, { from, to }: { from: number; to: number }): FactCheck {
  const start = (signIds.indexOf(sign) * 120 + 23 * 60) % 1440;
  const holds = from === start && (to === (start + 119) % 1440 || to === (start + 120) % 1440);
  return checked("hours", `${signById(sign).name}: ${text}`, holds, "this is not the double hour of the sign.", {
    sign,
  });
}

/** “The Rat is the first of the twelve”. */
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const place = pattern(
  `{sign} (?:is|comes|ranks|stands)(?: the)? (?<ordinal>${ordinals.join("|")}) (?:of the (?:twelve|«number)|in the (?:cycle|zodiac|wheel|order)|sign|animal)`,
);

function checkPlaceOf(found: Found): FactCheck {
  const sign = found.in("sign", "sign")[0]?.value as SignId;
  const ordinal = ordinals[signIds.indexOf(sign)] as string;
  return checked(
    "number",
    found.text,
    new RegExp(`\\b${ordinal}\\b`, "i").test(found.text),
    `the sign is the ${ordinal} of the twelve.`,
    { sign },
  );
}
