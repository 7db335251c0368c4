import { likeliestSign } from "@zodiac-at-work/zodiac";
import type { CompanyRecord } from "../src/catalog/records/company-record.ts";

/** How a change was judged by a second reader, who looked for a text that gives the day. */
const judgments = ["confirmed", "unconfirmed"] as const;

const reasons = ["convention", "correction", "day"] as const;

/** A date that was changed when all dates were read against the convention. */
export interface DateChangeRow {
  name: string;
  /** The date before: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  before: string;
  /** `convention` counts from another event, `correction` dates the same event otherwise, `day` adds what was unknown. */
  why: string;
  /** Empty if no second reader has drawn the change. */
  second_reading: string;
}

/** How a record fared that a reader rechecked who had written none: `mended` ones did not follow the convention. */
const recheckResults = ["confirmed", "unconfirmed", "mended"] as const;

/** A record that was rechecked against the convention and against stored pages. */
export interface RecheckRow {
  name: string;
  result: string;
  /** What the recheck found. Empty if a page confirmed the date. */
  found: string;
}

type Company = Pick<
  CompanyRecord,
  "name" | "founded" | "alternative" | "disputedDate" | "otherFounding" | "zodiacSign"
>;

/** What readers learn of the dates. packages/catalog/src/dating-figures.ts has the type and the current values. */
export function datingFigures(
  companies: readonly CompanyRecord[],
  rows: readonly DateChangeRow[],
  rechecks: readonly RecheckRow[],
): Record<string, number> {
  const changed = (why: string) => rows.filter((row) => row.why === why);
  const judged = (judgment: string) => rows.filter(({ second_reading }) => second_reading === judgment).length;
  const rechecked = (found: string) => rechecks.filter(({ result }) => result === found).length;
  const byName = new Map(companies.map((company) => [company.name, company]));
  return {
    companies: companies.length,
    toTheDay: companies.filter(({ founded }) => founded.length === "YYYY-MM-DD".length).length,
    mergers: companies.filter(({ countedFrom }) => countedFrom === "merger").length,
    splits: companies.filter(({ countedFrom }) => countedFrom === "split").length,
    exceptions: companies.filter(({ exception }) => exception !== undefined).length,
    movedByConvention: changed("convention").length,
    corrected: changed("correction").length,
    newDays: changed("day").length,
    otherSign: rows.filter(({ name, before }) => likeliestSign(before).sign !== byName.get(name)?.zodiacSign).length,
    namesAnotherDate: companies.filter(({ alternative, disputedDate }) => alternative ?? disputedDate).length,
    readTwice: rows.filter(({ second_reading }) => second_reading !== "").length,
    confirmed: judged("confirmed"),
    rechecked: rechecks.length,
    recheckConfirmed: rechecked("confirmed"),
    recheckMended: rechecked("mended"),
  };
}

/** The companies that readers get as examples of the rules. */
const exampleNames = ["Apple", "Alphabet", "JPMorgan Chase", "Kenvue", "Linde", "Northrop Grumman"];

/** Returns the dates of the examples. */
export function datingExamples(companies: readonly CompanyRecord[]): Record<string, string> {
  const foundedOf = new Map(companies.map(({ name, founded }) => [name, founded]));
  return Object.fromEntries(exampleNames.map((name) => [name, foundedOf.get(name) ?? ""]));
}

/** Returns the source of packages/catalog/src/dating-figures.ts. */
export function datingFiguresFile(figures: Record<string, number>, examples: Record<string, string>): string {
  return `/**
 * What the reading of all dates against the convention of docs/data-sources.md has found. Written by \`pnpm measure compare\`,
 * which counts the records of packages/db/data.
 */
export const datingFigures = {
${Object.entries(figures)
  .map(([name, value]) => `  ${name}: ${value},`)
  .join("\n")}
} as const;

/** The dates of companies that stand for a rule, as \`YYYY\`, \`YYYY-MM\` or \`YYYY-MM-DD\`. */
export const datingExamples = {
${Object.entries(examples)
  .map(([name, date]) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: "${date}",`)
  .join("\n")}
} as const;
`;
}

/**
 * Finds changes that the records do not bear out: a record that names the date before, unless it was only unknown, and a page
 * for every day.
 *
 * @param sourced the companies of which a page names the day
 */
export function findChangeFaults(
  rows: readonly DateChangeRow[],
  companies: readonly Company[],
  sourced: ReadonlySet<string>,
): string[] {
  const byName = new Map(companies.map((company) => [company.name, company]));
  return rows.flatMap(({ name, before, why, second_reading }) => {
    const company = byName.get(name);
    if (!company) return [`${name} has a change and no record`];
    const isFiner = company.founded.startsWith(before) && company.founded !== before;
    return [
      ...(isOneOf(reasons, why) ? [] : [`${name}: ${why} is not one of ${reasons.join(", ")}`]),
      ...(second_reading === "" || isOneOf(judgments, second_reading)
        ? []
        : [`${name}: ${second_reading} is not one of ${judgments.join(", ")}`]),
      ...(company.founded === before ? [`${name}: ${before} has not changed`] : []),
      ...(isFiner === (why === "day") ? [] : [`${name}: from ${before} to ${company.founded} is no ${why}`]),
      ...(why === "day" || namesDate(company, before)
        ? []
        : [`${name}: the record does not name ${before}, its date before`]),
      ...(company.founded.length < "YYYY-MM-DD".length || sourced.has(name)
        ? []
        : [`${name}: founding-dates.csv has no page for ${company.founded}`]),
    ];
  });
}

/** Finds rechecks without a record, without a known result, or without what was found. */
export function findRecheckFaults(
  rechecks: readonly RecheckRow[],
  companies: readonly Pick<Company, "name">[],
): string[] {
  const names = new Set(companies.map(({ name }) => name));
  return rechecks.flatMap(({ name, result, found }) => [
    ...(names.has(name) ? [] : [`${name} has a recheck and no record`]),
    ...(isOneOf(recheckResults, result) ? [] : [`${name}: ${result} is not one of ${recheckResults.join(", ")}`]),
    ...((result === "confirmed") === (found === "")
      ? []
      : [`${name}: the recheck must say what it found, if not the day`]),
  ]);
}

function namesDate({ alternative, disputedDate, otherFounding }: Company, date: string): boolean {
  return [alternative?.date, disputedDate, otherFounding && `${otherFounding.year}`].includes(date);
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}
