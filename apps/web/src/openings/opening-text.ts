import type { JobType, SalaryPeriod, SourceKind } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { parseDate } from "@zodiac-at-work/zodiac";
import { formatDay } from "../text/date.ts";
import { dayOf } from "../text/moment.ts";

/** An opening without its company. */
export type Job = Omit<Of<Api["GET /api/openings"], "response">["openings"][number], "company" | "score">;

/** The types of employment, as readers see them. */
export const typeNames: Readonly<Record<JobType, string>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
  other: "Other",
};

/** Returns what the fact "Job board" of a company says. */
export function boardName(kind: SourceKind | undefined): string {
  return kind ? boardNames[kind] : "None we can read";
}

/** The services that host boards of companies. */
export const serviceNames = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  smartrecruiters: "SmartRecruiters",
  workable: "Workable",
  recruitee: "Recruitee",
  personio: "Personio",
  teamtailor: "Teamtailor",
  workday: "Workday",
  oracle: "Oracle Recruiting",
  eightfold: "Eightfold",
  pinpoint: "Pinpoint",
  successfactors: "SuccessFactors",
  icims: "iCIMS",
  phenom: "Phenom",
  bamboohr: "BambooHR",
  breezy: "Breezy",
  rippling: "Rippling",
  join: "Join",
  jobvite: "Jobvite",
  avature: "Avature",
} as const satisfies Partial<Record<SourceKind, string>>;

const boardNames: Readonly<Record<SourceKind, string>> = {
  ...serviceNames,
  amazon: "Its own careers page",
  apple: "Its own careers page",
  "json-ld": "Its own careers page",
  feed: "A feed of its own",
  listing: "A job site",
  sitemap: "Pages of its own site",
};

/** Returns the day of publication, or null if the board names none. */
export function postedText(postedDate: string | null): string | null {
  return postedDate === null ? null : formatDay(parseDate(postedDate));
}

/** Returns the day on which a check first found the opening, unless it was the day of publication. */
export function seenText({ postedDate, firstSeenAt }: Pick<Job, "postedDate" | "firstSeenAt">): string | null {
  const day = dayOf(firstSeenAt);
  return day === postedText(postedDate) ? null : `Found ${day}`;
}

/**
 * Returns the pay, from its numbers if currency and period are known, otherwise as the board words it. Numbers without words
 * are shown with the one of the two that is known.
 *
 * @example
 * payText({ min: 190800, max: 267100, currency: "USD", period: "year", text: null }); // "$190,800 to $267,100 a year"
 * payText({ min: 52, max: 66, currency: "USD", period: "hour", text: null }); // "$52 to $66 an hour"
 */
export function payText(salary: Job["salary"]): string | null {
  if (!salary) return null;
  const { min, max, currency, period, text } = salary;
  const known = [period, currency].filter((each) => each !== null).length;
  if ((min === null && max === null) || known === 0 || (known === 1 && text !== null)) return text;
  const format = currency === null ? new Intl.NumberFormat("en-US") : moneyFormat(currency);
  if (!format) return text;
  return range(min, max, format) + (period === null ? "" : periodNames[period]);
}

const periodNames: Readonly<Record<SalaryPeriod, string>> = {
  year: " a year",
  month: " a month",
  week: " a week",
  day: " a day",
  hour: " an hour",
};

function range(min: number | null, max: number | null, format: Intl.NumberFormat): string {
  if (min === null || max === null) {
    return min === null ? `Up to ${format.format(max ?? 0)}` : `From ${format.format(min)}`;
  }
  return min === max ? format.format(min) : `${format.format(min)} to ${format.format(max)}`;
}

/** Returns undefined for a code that is not of the form of ISO 4217. */
function moneyFormat(currency: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  } catch {
    return undefined;
  }
}

/** Where the work is done. */
export interface WorkplaceText {
  /** `Remote` or `Hybrid`. Undefined if the work is on site or the board does not say. */
  readonly mode: "Remote" | "Hybrid" | undefined;
  readonly place: string | null;
}

/**
 * Returns where the work is done. For remote work, these are the countries from which the board accepts it, or the place if
 * it names no countries.
 *
 * @example
 * workplaceText({ location: "Remote - US", remote: { mode: "remote", countries: ["US"] } });
 * // { mode: "Remote", place: "United States" }
 */
export function workplaceText({ location, remote }: Pick<Job, "location" | "remote">): WorkplaceText {
  if (!remote || remote.mode === "on-site") return { mode: undefined, place: location };
  const mode = remote.mode === "remote" ? "Remote" : "Hybrid";
  if (mode === "Remote" && remote.countries.length > 0) return { mode, place: countryNames(remote.countries) };
  return { mode, place: location && withoutMode(location, mode) };
}

const mostCountries = 3;

function countryNames(codes: readonly string[]): string {
  const names = codes.slice(0, mostCountries).map((code) => countryName(code));
  const more = codes.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Returns the name of a country, or its code if it is unknown. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the name of a country as it stands in a sentence: `the United States`, `Germany`. */
export function countryWithArticle(code: string): string {
  const name = countryName(code);
  return withArticleThe.test(name) ? `the ${name}` : name;
}

const withArticleThe =
  /^(?:United|Netherlands$|Philippines$|Czech Republic$|Dominican Republic$|Bahamas$|Maldives$|Gambia$|.+ Islands$|.+ Republic$)/;

/** Returns the place without the word that is shown before it: `Remote - Berlin` becomes `Berlin`. */
function withoutMode(location: string, mode: string): string | null {
  const rest = location.replace(new RegExp(`^${mode}\\b[\\s,:;/|–—-]*`, "i"), "");
  return rest.replace(/^\((.*)\)$/, "$1") || null;
}
