import { type RelationId, relationsBetween, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { checkSpan, isKnown } from "./date-facts.ts";
import { hoursCheck } from "./element-facts.ts";
import { checked, type FactCheck } from "./fact-check.ts";
import { type Line, type Paragraph, tokensIn } from "./lines.ts";
import { checkRule } from "./relation-facts.ts";
import { checkYear } from "./year-facts.ts";

/** Checks a row of a table: what stands in it speaks of the year, the sign or the pair of its first cells. */
export function checkRow({ block, lines, whole }: Paragraph): FactCheck[] {
  if (!block.row || !lines[0]) return [];
  const cells = whole.shape.split(" | ").map((shape, i) => ({ shape, head: (block.row?.head[i] ?? "").toLowerCase() }));
  return [...ofYear(whole, cells), ...ofSign(whole, cells), ...ofPair(whole, cells), ...ofBeginning(whole, cells)];
}

interface Cell {
  readonly shape: string;
  readonly head: string;
}

/** A column under these words names another sign than that of the row. */
const otherSign: readonly (readonly [RegExp, RelationId | "any"])[] = [
  [/clash|opposite/, "liuchong"],
  [/six harmon|secret|liu ?he/, "liuhe"],
  [/three harmon|trine|allies|san ?he/, "sanhe"],
  [/harm/, "liuhai"],
  [/break/, "po"],
  [/match|partner|with|colleague|other|worst|best|avoid|ally|friend/, "any"],
];

function relationOf(head: string): RelationId | "any" | undefined {
  return otherSign.find(([words]) => words.test(head))?.[1];
}

/** `1990 | Metal Horse`, with the columns in any order. */
function ofYear(line: Line, cells: readonly Cell[]): FactCheck[] {
  const years = cells.flatMap(({ shape }) => (/^«year\d+»$/.test(shape.trim()) ? tokensIn(line, "year", shape) : []));
  const dates = cells.flatMap(({ shape }) => tokensIn(line, "date", shape).slice(0, 1)).map(({ value }) => value);
  const [date] = dates;
  const [year] = years;
  const starts =
    year?.value ??
    (isKnown(date) && /begin|start|first|from|new year|dates/.test(cells.map(({ head }) => head).join(" "))
      ? signOfDate(date).zodiacYear
      : undefined);
  if (starts === undefined || years.length > 1) return [];
  const own = cells.filter(({ head }) => relationOf(head) === undefined);
  const checks = own.flatMap(({ shape, head }) => {
    const signs = tokensIn(line, "sign", shape);
    const elements = /own|fixed/.test(head) ? [] : tokensIn(line, "element", shape);
    if (
      signs.length > 1 ||
      elements.length > 1 ||
      signs.length + elements.length === 0 ||
      !/^(?:«\w+»|[ ,()-]|the|year|of|yin|yang)+$/i.test(shape)
    )
      return [];
    const text = `${starts} ${[...elements, ...signs].map((token) => token.text).join(" ")}`;
    return [checkYear(starts, signs[0]?.value, elements[0]?.value, text)];
  });
  const heads = cells.map(({ head }) => head).join(" ");
  if (dates.length === 2 && /begin|start|first|from/.test(heads) && /end|last|until|to\b/.test(heads))
    checks.push(checkSpan(textIn(line, cells.map(({ shape }) => shape).join(" | ")), date, dates[1]));
  if (year && isKnown(date) && years.length === 1 && dates.length <= 2) {
    checks.push(
      checked(
        "yearSpan",
        `${year.text}: ${cells.map(({ shape }) => shape).join(" ").length > 0 ? tokensIn(line, "date")[0]?.text : ""}`,
        date.year === year.value,
        "the zodiac year begins in the year itself.",
        { year: year.value },
      ),
    );
  }
  return checks;
}

/** `Rat | water | yang | 23:00 to 00:59`, in rows without a year. */
function ofSign(line: Line, cells: readonly Cell[]): FactCheck[] {
  const [first, ...rest] = cells;
  const [sign, ...others] = tokensIn(line, "sign", first?.shape ?? "");
  if (
    !sign ||
    others.length > 0 ||
    !/^(?:the )?«sign\d+»$/i.test(first?.shape.trim() ?? "") ||
    tokensIn(line, "year").length + tokensIn(line, "date").length > 0
  )
    return [];
  const { element, polarity, name } = signById(sign.value);
  return rest.flatMap(({ shape, head }) => {
    const relation = relationOf(head);
    const checks: FactCheck[] = [];
    if (/element/.test(head) || /^«element\d+»$/.test(shape.trim()))
      checks.push(
        ...tokensIn(line, "element", shape).map((token) =>
          checked(
            "element",
            `${name}: ${token.text}`,
            token.value === element,
            `the sign's own element is ${element}.`,
            { sign: sign.value },
          ),
        ),
      );
    if (/^«polarity\d+»$/.test(shape.trim()))
      checks.push(
        ...tokensIn(line, "polarity", shape).map((token) =>
          checked("polarity", `${name}: ${token.text}`, token.value === polarity, `the sign is ${polarity}.`, {
            sign: sign.value,
          }),
        ),
      );
    checks.push(...tokensIn(line, "hours", shape).map(({ text, value }) => hoursCheck(sign.value, text, value)));
    if (relation && relation !== "any")
      checks.push(
        ...tokensIn(line, "sign", shape).map((token) => relationCheck(sign.value, token.value, relation, head)),
      );
    return checks;
  });
}

function relationCheck(a: SignId, b: SignId, wanted: RelationId, words: string): FactCheck {
  const relations = relationsBetween(a, b);
  return checked(
    "relation",
    `${signById(a).name} and ${signById(b).name}: ${words}`,
    relations.some(({ id }) => id === wanted),
    `the two have ${relations.map(({ name }) => name).join(", ") || "no classical relation"}.`,
  );
}

/** `Rat and Ox | Six harmonies | +30`, `Rat and Ox | Six harmonies, Punishment | 62 of 100`. */
function ofPair(line: Line, cells: readonly Cell[]): FactCheck[] {
  const [pair, rule, points] = cells;
  const [a, b, ...others] = tokensIn(line, "sign", pair?.shape ?? "").map(({ value }) => value);
  if (!a || !b || others.length > 0 || !rule) return [];
  const ruleText = line.tokens.length > 0 ? textIn(line, rule.shape) : rule.shape;
  const number = tokensIn(line, "number", points?.shape ?? "");
  const checks: FactCheck[] = [];
  const single =
    points && /^«number\d+»$/.test(points.shape.trim())
      ? checkRule([a, b], ruleText, number[0]?.value ?? 0)
      : undefined;
  if (single) checks.push(single);
  else if (
    rule.head === "rule" ||
    /^(?:no classical rule|(?:(?:six|three) (?:harmonies|clashes|harms|breaks)|punishment)(?:, |$))/i.test(ruleText)
  ) {
    const names = relationsBetween(a, b).map(({ name }) => name.toLowerCase());
    const written = ruleText.toLowerCase() === "no classical rule" ? [] : ruleText.toLowerCase().split(", ");
    const listed = written.every((each) => /harmon|clash|harm|punish|break/.test(each));
    if (listed)
      checks.push(
        checked(
          "relation",
          `${signById(a).name} and ${signById(b).name}: ${ruleText}`,
          names.join() === written.join(),
          `the two have ${names.join(", ") || "no classical relation"}.`,
        ),
      );
  }
  return checks;
}

function textIn(line: Line, shape: string): string {
  return shape.replace(/«[a-z]+(\d+)»/gi, (_, i) => line.tokens[i]?.text ?? "").trim();
}

/** `Apple | 1976 | Dragon`: the sign of a company is that of its first day. */
function ofBeginning(line: Line, cells: readonly Cell[]): FactCheck[] {
  const [company, ...others] = tokensIn(line, "founded", cells[0]?.shape ?? "");
  if (!company || others.length > 0) return [];
  return tokensIn(line, "year").map(({ value }) =>
    checked(
      "founding",
      `${company.text}: ${value}`,
      company.value.day.startsWith(String(value)),
      `the site has ${company.value.day}.`,
      { year: value },
    ),
  );
}
