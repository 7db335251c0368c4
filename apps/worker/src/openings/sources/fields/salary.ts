import { type Salary, type SalaryPeriod, salaryPeriods } from "@zodiac-at-work/catalog";
import { describe } from "./description.ts";
import { cut, readLine } from "./line.ts";

/** The values of a salary as a source's fields hold them, in whatever type. */
export interface SalaryFields {
  min?: unknown;
  max?: unknown;
  currency?: unknown;
  period?: unknown;
  /** The pay in the source's words. */
  text?: unknown;
}

const maxText = 200;

/**
 * Composes a salary from fields. Zero and empty values mean that the source does not say the amount; without any amount
 * there is no salary. Without a text of the source, the text is composed: "EUR 3,500–4,500 per month".
 */
export function readSalary({ min, max, currency, period, text }: SalaryFields): Salary | null {
  let [low, high] = [readAmount(min), readAmount(max)];
  if (low === null && high === null) return null;
  if (low !== null && high !== null && low > high) [low, high] = [high, low];
  const salary = { min: low, max: high, currency: readCurrency(currency), period: readPeriod(period) };
  const line = readLine(text);
  return { ...salary, text: line === null ? composeText(salary) : cut(line, maxText) };
}

/**
 * Finds a salary in a text about pay, such as "$120K – $150K", "£30,000 per annum" or "20,50 €/Stunde". An amount counts
 * if a currency stands at it, or if the source states the `currency` beside the text. A "$" alone names no currency,
 * since more than twenty countries use it: the amounts are kept and the currency is null. The text is kept, of a long
 * text the part with the amounts.
 *
 * @example
 * findSalary("$120K – $150K"); // { min: 120000, max: 150000, currency: null, period: null, text: "$120K – $150K" }
 */
export function findSalary(value: unknown, stated: { currency?: unknown; period?: unknown } = {}): Salary | null {
  if (typeof value !== "string") return null;
  const text = (describe(value)?.text ?? "").replace(/\s+/g, " ");
  const statedCurrency = readCurrency(stated.currency);
  for (const match of text.matchAll(span)) {
    const { before, low = "", lowK, middle, highBefore, high, highK, after } = match.groups ?? {};
    const marks = [before, middle, highBefore, after].filter((mark) => mark !== undefined);
    const rest = text.slice(match.index + match[0].length);
    if ((marks.length === 0 && statedCurrency === null) || /^\s*%/.test(rest)) continue;
    const lead = text.slice(0, match.index);
    // "$120-150K": the first amount is in thousands too.
    const first = parseAmount(low, lowK ?? (high !== undefined && Number(low) < 1000 ? highK : undefined));
    const second = high === undefined ? null : parseAmount(high, highK);
    // "€50,000 - 25 days of vacation" is no span.
    const hasSpan = first !== null && second !== null && second >= first;
    const around = text.length > maxText ? `${lead.slice(-60)}${match[0]}${rest.slice(0, 60)}`.trim() : text;
    const salary = readSalary({
      min: !hasSpan && isUpperEnd.test(lead) ? null : first,
      max: hasSpan ? second : isLowerEnd.test(lead) || /^\s*\+/.test(rest) ? null : first,
      currency: marks.map(readCurrency).find((code) => code !== null) ?? statedCurrency,
      period: stated.period ?? findPeriod(around),
      text: around,
    });
    if (salary !== null) return salary;
  }
  return null;
}

/** Returns the widest span of the salaries in the currency and period of the first: several tiers become one. */
export function widestSalary(salaries: (Salary | null)[], text?: unknown): Salary | null {
  const [first, ...others] = salaries.filter((salary) => salary !== null);
  if (first === undefined) return null;
  const same = others.filter(({ currency, period }) => currency === first.currency && period === first.period);
  if (same.length === 0) return { ...first, text: readLine(text) ?? first.text };
  const amounts = [first, ...same].flatMap(({ min, max }) => [min, max]).filter((amount) => amount !== null);
  return readSalary({ ...first, min: Math.min(...amounts), max: Math.max(...amounts), text });
}

/** Reads an amount above zero from a number or from text ("75,000", "75.000,50", "1.40k", "$22"). */
export function readAmount(value: unknown): number | null {
  if (typeof value === "number") return isAmount(value) ? value : null;
  if (typeof value !== "string" || value.length > 40) return null;
  const match = wholeAmount.exec(value.trim());
  return match?.groups?.amount === undefined ? null : parseAmount(match.groups.amount, match.groups.k);
}

/**
 * Reads what a salary is paid for from a code or a word: "1 YEAR", `per-hour-wage`, `MONTH`, "Stunde". Periods without a
 * name of their own (two weeks, once) give null.
 */
export function readPeriod(value: unknown): SalaryPeriod | null {
  if (typeof value !== "string") return null;
  const words = wordsOf(value);
  if (/\b(?:bi|semi) (?:week|month)|\b(?:two|2|other) weeks?\b|fortnight|\btime\b/.test(words)) return null;
  return salaryPeriods.find((period) => wholeWord(`${units[period]}|${adverbs[period]}`).test(words)) ?? null;
}

/** Reads a code of ISO 4217 in any case, or the sign of a currency that only one country or union uses. */
function readCurrency(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const code = value.trim().toUpperCase();
  return currencies.has(code) ? code : (signs.get(code) ?? null);
}

/** In a text, a unit counts only where the pay is for it: "4 day week" says nothing, "per week" does. */
function findPeriod(text: string): SalaryPeriod | null {
  const words = wordsOf(text);
  return (
    salaryPeriods.find((period) =>
      wholeWord(`(?:per|a|an|pro|par|por|al|all|pr|i|om|na|za|each|every|im|slash) (?:${units[period]})`).test(words),
    ) ??
    salaryPeriods.find((period) => wholeWord(adverbs[period]).test(words)) ??
    null
  );
}

const units: Record<SalaryPeriod, string> = {
  hour: "hour|hours|hr|h|std|stunde|heure|hora|ora|uur|timme|time|timen|tunti|godz\\w*|hodin\\w*",
  day: "day|diem|tag|jour|dia|giorno|dag|dzien|den",
  week: "week|weeks|wk|woche|semaine|semana|settimana|vecka|uge|tydzien",
  month: "month|months|mo|mth|monat|mois|mes|mese|maand|manad|maned|kuukausi|miesiac|mesic",
  year: "year|years|yr|annum|jahr|an|annee|ano|anno|jaar|ar|rok|vuosi",
};

const adverbs: Record<SalaryPeriod, string> = {
  hour: "hourly|stundenlohn|stundlich|stundensatz|uurloon|timlon|timelonn|taux horaire|horaire",
  day: "daily|tagessatz|tagelohn|taglich|journalier",
  week: "weekly|wochentlich|hebdomadaire|semanal",
  month: "monthly|monatlich|monatsgehalt|monatslohn|mensuel\\w*|mensual\\w*|mensile|mensili|mensal|miesiecznie|mesicne",
  year: "yearly|annual|annually|annualized|p a|pa|jahrlich|jahresgehalt|jahresbrutto|annuel\\w*|anual\\w*|annuo|annui|annua|ral|rocznie|rocne",
};

/** In lower case, without accents and punctuation; a slash is a word: "€/Std." is "slash std". */
function wordsOf(text: string): string {
  return text
    .slice(0, 500)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\//g, " slash ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const wholeWords = new Map<string, RegExp>();

function wholeWord(pattern: string): RegExp {
  const known = wholeWords.get(pattern) ?? new RegExp(`(?:^|[ \\d])(?:${pattern})(?: |$)`);
  wholeWords.set(pattern, known);
  return known;
}

/** The currencies of today, in codes of ISO 4217. */
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Signs of one currency each, in capitals. "$", "¥" and "kr" stand for several. */
const signs = new Map([
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["₩", "KRW"],
  ["₪", "ILS"],
  ["₺", "TRY"],
  ["₴", "UAH"],
  ["₫", "VND"],
  ["฿", "THB"],
  ["US$", "USD"],
  ["CA$", "CAD"],
  ["C$", "CAD"],
  ["AU$", "AUD"],
  ["A$", "AUD"],
  ["NZ$", "NZD"],
  ["HK$", "HKD"],
  ["SG$", "SGD"],
  ["S$", "SGD"],
  ["R$", "BRL"],
  ["MX$", "MXN"],
  ["ZŁ", "PLN"],
  ["KČ", "CZK"],
  ["FT", "HUF"],
]);

/** "ALL" and "TOP" are currencies too, and in a text the words. */
const codesInText = [...currencies].filter((code) => code !== "ALL" && code !== "TOP").join("|");
const mark = `(?:(?:US|CA|AU|NZ|HK|SG|MX|[ACSR])?\\$|[€£₹₩₪₺₴₫฿¥]|zł|Kč|kr\\b|Ft\\b|(?<![A-Za-z])(?:${codesInText})(?![A-Za-z]))`;
/** Grouped by thousands, or plain, with or without decimals. */
const number = "\\d{1,3}(?:[.,'’ \\u00A0\\u202F]\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d+)?";
const thousands = "[kK](?![\\p{L}])|\\s(?:Tsd|tys)\\b";
const unit = `(?:\\s*(?:\\/|per|an?)\\s*\\p{L}+\\.?)?`;
const span = new RegExp(
  `(?<before>${mark})?\\s?(?<![\\p{L}\\d.,])(?<low>${number})\\s?(?<lowK>${thousands})?\\s?(?<middle>${mark})?` +
    `(?:${unit}\\s*(?:[-–—‒―~]|to|bis|and|und|à|a|tot|do|till|til)\\s*(?<highBefore>${mark})?\\s?(?<high>${number})\\s?(?<highK>${thousands})?\\s?(?<after>${mark})?)?`,
  "gu",
);
const wholeAmount = new RegExp(`^(?:${mark})?\\s*(?<amount>${number})\\s?(?<k>${thousands})?\\s*(?:${mark})?$`, "u");

const isUpperEnd = /\b(?:up to|bis zu|jusqu['’][aà]|max(?:imum)?\.?|tot|hasta|fino a)\s*$/iu;
const isLowerEnd =
  /\b(?:from|starting at|at least|min(?:imum)?\.?|ab|mindestens|[aà] partir de|vanaf|desde|från|od)\s*$/iu;

/** "75.000", "75,000" and "75 000" are grouped by thousands; "1.40k" and "1,5k" have decimals. */
function parseAmount(text: string, k: string | undefined): number | null {
  const digits = text.replace(/['’\s]/g, "");
  const isGrouped = k === undefined && /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,](?=\d{3})/g, "") : digits;
  const amount = Number(plain.replace(",", "."));
  const value = k === undefined ? amount : Math.round(amount * 1000);
  return isAmount(value) ? value : null;
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value > 0 && value < 1e12;
}

const amountFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

function composeText({ min, max, currency, period }: Omit<Salary, "text">): string {
  const [low, high] = [min, max].map((amount) => (amount === null ? undefined : amountFormat.format(amount)));
  const amounts =
    low === undefined ? `up to ${high}` : high === undefined ? `from ${low}` : low === high ? low : `${low}–${high}`;
  return [currency, amounts, period && `per ${period}`].filter(Boolean).join(" ");
}
