import type { JobType, Workplace } from "@zodiac-at-work/catalog";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { usStates } from "@zodiac-at-work/db/data/us-states";
import { occupationsOf } from "./occupations.ts";
import { pick, pickNumber } from "./random.ts";
import type { SampleCompany } from "./sample-companies.ts";

/** An invented posting of a real company. The product marks it as a sample. */
export interface SamplePosting {
  /** Seven digits. */
  id: number;
  title: string;
  department: string;
  location: string;
  city: string;
  /** The state or the country. */
  area: string;
  /** ISO 3166-1 alpha-2, or null if the sandbox does not know the country. */
  countryCode: string | null;
  workplace: Workplace;
  type: JobType;
  salary: { min: number; max: number; currency: string; period: "year" | "hour" } | null;
  postedAt: Date;
  html: string;
}

const dayMs = 86_400_000;
const mostPostings = 7;

/**
 * Returns the postings of a company on a day, the newest first. Each place for a posting is filled for three weeks to
 * three months and then stays empty for some days, so a board changes from day to day and is the same all day. The first
 * place is filled at once: many boards name their company only in a posting, and a first check needs the name.
 */
export function samplePostings(company: SampleCompany, now: Date): readonly SamplePosting[] {
  const today = Math.floor(now.getTime() / dayMs);
  const places = Math.max(pickNumber(mostPostings, "places", company.name), 1);
  return Array.from({ length: places }, (_, place) => postingAt(company, place, today))
    .filter((posting) => posting !== undefined)
    .sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || a.id - b.id);
}

function postingAt(company: SampleCompany, place: number, today: number): SamplePosting | undefined {
  const { name, industry } = company;
  const period = 21 + pickNumber(70, "period", name, place);
  const offset = pickNumber(period, "offset", name, place);
  const round = Math.floor((today + offset) / period);
  const start = round * period - offset;
  if (place > 0 && today - start > period * 0.9) return undefined;
  const seed = [name, place, round] as const;
  const [title, department, pay] = pick(occupationsOf(industry), "occupation", ...seed);
  const type = title.endsWith("Intern") ? "internship" : pick(types, "type", ...seed);
  const workplace = pick(workplaces, "workplace", ...seed);
  return {
    id: 1_000_000 + pickNumber(9_000_000, "id", ...seed),
    title,
    department,
    ...placeOf(company.location),
    workplace,
    type,
    salary: pickNumber(5, "published", ...seed) < 3 ? salaryOf(company.location, pay, seed) : null,
    postedAt: new Date(start * dayMs + pickNumber(dayMs, "time", ...seed)),
    html: description(title, department, name),
  };
}

const types = ["full-time", "full-time", "full-time", "full-time", "part-time", "contract", "temporary"] as const;
const workplaces = ["on-site", "on-site", "hybrid", "remote"] as const;

function placeOf(location: string): Pick<SamplePosting, "location" | "city" | "area" | "countryCode"> {
  const [city = location, area = ""] = location.split(", ");
  return { location, city, area, countryCode: currencies.find(([name]) => name === area)?.[1] ?? usStateCode(area) };
}

/** A company whose area is no known country has its seat in a state of the United States, or somewhere else. */
function usStateCode(area: string): string | null {
  return stateNames.has(area) ? "US" : null;
}

function salaryOf(location: string, pay: number, seed: readonly (string | number)[]): SamplePosting["salary"] {
  const { area, countryCode } = placeOf(location);
  const currency = countryCode === "US" ? "USD" : currencies.find(([name]) => name === area)?.[2];
  if (!currency) return null;
  if (pay < 60_000) {
    const hourly = Math.round(pay / 2080);
    return { min: hourly, max: hourly + 4 + pickNumber(6, "hourly", ...seed), currency, period: "hour" };
  }
  const min = Math.round((pay * (90 + pickNumber(10, "min", ...seed))) / 100_000) * 1000;
  return { min, max: Math.round((min * 1.3) / 1000) * 1000, currency, period: "year" };
}

function description(title: string, department: string, company: string): string {
  return [
    `<p>This is a sample posting that shows how the list works. ${company} has not published it, and you can't apply for it.</p>`,
    `<h3>What you would do</h3><ul><li>Work as ${withArticle(title)} in ${department}.</li>`,
    "<li>Plan the week with a small team, and say early when a plan no longer holds.</li></ul>",
    "<h3>What helps</h3><ul><li>Two years of practice, or a good reason why less is enough.</li>",
    "<li>Plain writing &amp; careful reading.</li></ul>",
  ].join("");
}

const currencies: readonly (readonly [country: string, code: string, currency: string])[] = [
  ["United Kingdom", "GB", "GBP"],
  ["England", "GB", "GBP"],
  ["Germany", "DE", "EUR"],
  ["France", "FR", "EUR"],
  ["Netherlands", "NL", "EUR"],
  ["Spain", "ES", "EUR"],
  ["Italy", "IT", "EUR"],
  ["Ireland", "IE", "EUR"],
  ["Finland", "FI", "EUR"],
  ["Sweden", "SE", "SEK"],
  ["Denmark", "DK", "DKK"],
  ["Switzerland", "CH", "CHF"],
  ["Canada", "CA", "CAD"],
  ["Australia", "AU", "AUD"],
  ["India", "IN", "INR"],
  ["Japan", "JP", "JPY"],
];

const stateNames = new Set(usStates.map(({ name }) => name));
