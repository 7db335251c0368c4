import { type Industry, industries } from "@zodiac-at-work/catalog";
import { likeliestSign, signForYear, signIds } from "@zodiac-at-work/zodiac";
import type { z } from "zod";
import type { CarBrandRecord } from "../src/catalog/records/car-brand-record.ts";
import type { CompanyRecord } from "../src/catalog/records/company-record.ts";
import type { UsStateRecord } from "../src/catalog/records/us-state-record.ts";
import { isInUnitedStates } from "./places.ts";
import { carBrandShape, companyShape, usStateShape } from "./record-shapes.ts";
import { findSimilarDescriptions } from "./similar-descriptions.ts";

export interface Catalog {
  companies: readonly (CompanyRecord & { industry: Industry })[];
  carBrands: readonly CarBrandRecord[];
  usStates: readonly UsStateRecord[];
}

/** Facts from outside the data that the rules depend on. */
export interface World {
  /** `YYYY-MM-DD` */
  today: string;
  hasIcon: (slug: string) => boolean;
  /** Whether readers recognize the icon in a list. Asked for icons that exist. */
  isLegibleIcon: (slug: string) => boolean;
}

export interface Problem {
  record: string;
  field: string;
  message: string;
}

/** Finds the mistakes in single records and between records. */
export function findProblems({ companies, carBrands, usStates }: Catalog, world: World): Problem[] {
  const malformed = [
    ...companies.flatMap((record) => checkShape(record, companyShape)).map(of("company")),
    ...carBrands.flatMap((record) => checkShape(record, carBrandShape)).map(of("car brand")),
    ...usStates.flatMap((record) => checkShape(record, usStateShape)).map(of("state")),
  ];
  // The other rules depend on the shape.
  if (malformed.length > 0) return malformed;
  const checkFounded = (record: CompanyRecord | CarBrandRecord) => [
    ...checkDate(record, "founded", record.founded, world),
    ...checkOtherFounding(record, world),
    ...checkDisputedDate(record, world),
    ...checkAlternative(record, world),
    ...checkIcon(record, world),
  ];
  return [
    ...[
      ...companies.flatMap(checkFounded),
      ...findRepeated(companies, "name", nameOf),
      ...findRepeated(companies, "website", ({ website }) => website),
      ...findInconsistentSpellings(companies),
      ...findAmbiguousAliases(companies),
      ...findRepeated(companies, "careersUrl", ({ careersUrl }) => careersUrl && pageOf(careersUrl)),
      ...findRepeated(companies, "board", ({ board }) => board && `${board.kind}/${board.address.toLowerCase()}`),
    ].map(of("company")),
    // A brand may share name, address and icon with a company; companies of a group may share an icon.
    ...[
      ...carBrands.flatMap(checkFounded),
      ...findRepeated(carBrands, "name", nameOf),
      ...findRepeated(carBrands, "website", ({ website }) => website),
      ...findRepeated(carBrands, "logo", ({ logo }) => logo),
    ].map(of("car brand")),
    ...[
      ...usStates.flatMap((record) => checkDate(record, "statehood", record.statehood, world)),
      ...findRepeated(usStates, "name", nameOf),
      ...findRepeated(usStates, "capital", ({ capital }) => fold(capital)),
      ...findRepeated(usStates, "nickname", ({ nickname }) => fold(nickname)),
    ].map(of("state")),
    ...findSimilarDescriptions([
      ...companies.map(({ name, description }) => ({ name: `company ${name}`, description })),
      ...carBrands.map(({ name, description }) => ({ name: `car brand ${name}`, description })),
      ...usStates.map(({ name, description }) => ({ name: `state ${name}`, description })),
    ]).map(({ name, other }) => problem(name, "description", `is too similar to that of ${other}: rewrite it`)),
  ];
}

/** Finds what the data lacks as a whole. */
export function findShortfalls({ companies, carBrands, usStates }: Catalog): Problem[] {
  const corrected = usStates.filter((state) => signForYear(Number(state.statehood.slice(0, 4))) !== state.zodiacSign);
  return [
    ...atLeast(800, companies, "companies"),
    ...atLeast(300, companies.filter(isAbroad), "companies outside the United States"),
    ...industries.flatMap((name) =>
      atLeast(
        40,
        companies.filter(({ industry }) => industry === name),
        `in ${name}`,
      ),
    ),
    ...atLeast(
      650,
      companies.filter(({ board }) => board),
      "companies with a job board",
    ),
    ...signIds.flatMap((sign) =>
      atLeast(
        40,
        companies.filter(({ board, zodiacSign }) => board && zodiacSign === sign),
        `companies of the ${sign} with a job board`,
      ),
    ),
    ...atLeast(200, carBrands, "car brands"),
    ...exactly(50, usStates, "states"),
    ...exactly(9, corrected, "states whose year alone gives another sign"),
  ];
}

export function isAbroad({ location }: Pick<CompanyRecord, "location">): boolean {
  return !isInUnitedStates(location);
}

function checkShape(record: { name: string }, shape: z.ZodType): Problem[] {
  const { error } = shape.safeParse(record);
  return (error?.issues ?? []).map(({ path, message }) => problem(record.name, path.join("."), message));
}

function checkDate(
  { name, zodiacSign }: Pick<CompanyRecord, "name" | "zodiacSign">,
  field: string,
  date: string,
  { today }: World,
): Problem[] {
  // A year or a month sorts before each of its days.
  if (date > today) return [problem(name, field, `${date} is in the future`)];
  const [year = 0, month, day] = date.split("-").map(Number);
  const { sign } = likeliestSign({ year, ...(month && { month }), ...(day && { day }) });
  return sign === zodiacSign
    ? []
    : [problem(name, "zodiacSign", `is ${zodiacSign}, but ${date} gives ${sign}: correct one of them`)];
}

function checkOtherFounding(
  { name, founded, otherFounding }: Pick<CompanyRecord, "name" | "founded" | "otherFounding">,
  { today }: World,
): Problem[] {
  if (!otherFounding) return [];
  const { year } = otherFounding;
  if (`${year}` > today) return [problem(name, "otherFounding.year", `${year} is in the future`)];
  return founded.startsWith(`${year}`) ? [problem(name, "otherFounding.year", "is the year of the founding")] : [];
}

function checkDisputedDate(
  { name, founded, disputedDate }: Pick<CompanyRecord, "name" | "founded" | "disputedDate">,
  { today }: World,
): Problem[] {
  if (!disputedDate) return [];
  if (disputedDate > today) return [problem(name, "disputedDate", `${disputedDate} is in the future`)];
  return founded.startsWith(disputedDate) ? [problem(name, "disputedDate", "says no other date than founded")] : [];
}

function checkAlternative(
  { name, founded, alternative }: Pick<CompanyRecord, "name" | "founded" | "alternative">,
  { today }: World,
): Problem[] {
  if (!alternative) return [];
  const { date } = alternative;
  if (date > today) return [problem(name, "alternative.date", `${date} is in the future`)];
  return founded.startsWith(date) ? [problem(name, "alternative.date", "is the date of the founding")] : [];
}

function checkIcon({ name, logo }: Pick<CompanyRecord, "name" | "logo">, world: World): Problem[] {
  if (logo === undefined) return [];
  if (!world.hasIcon(logo)) return [problem(name, "logo", `simple-icons has no free icon ${logo}`)];
  return world.isLegibleIcon(logo)
    ? []
    : [
        problem(
          name,
          "logo",
          `${logo} is a name in letters too small for a list: leave it out, so that a letter stands for it`,
        ),
      ];
}

/** Finds places that an earlier record spells with other accents or punctuation. */
function findInconsistentSpellings(companies: Catalog["companies"]): Problem[] {
  const spellings = new Map<string, string>();
  return companies.flatMap(({ name, location }) => {
    const spelling = spellings.get(fold(location)) ?? location;
    spellings.set(fold(location), spelling);
    return spelling === location ? [] : [problem(name, "location", `is spelled ${spelling} elsewhere`)];
  });
}

/** Finds aliases that are the name or an alias of a company. A search would confuse them. */
function findAmbiguousAliases(companies: Catalog["companies"]): Problem[] {
  const owners = new Map(companies.map(({ name }) => [fold(name), name]));
  return companies.flatMap(({ name, aliases = [] }) =>
    aliases.flatMap((alias) => {
      const owner = owners.get(fold(alias));
      owners.set(fold(alias), owner ?? name);
      return owner === undefined ? [] : [problem(name, "aliases", `${alias} already finds ${owner}`)];
    }),
  );
}

function findRepeated<T extends { name: string }>(
  records: readonly T[],
  field: string,
  keyOf: (record: T) => string | undefined,
): Problem[] {
  const first = new Map<string, string>();
  return records.flatMap((record) => {
    const key = keyOf(record);
    const earlier = key === undefined ? undefined : first.get(key);
    if (key !== undefined && earlier === undefined) first.set(key, record.name);
    return earlier === undefined ? [] : [problem(record.name, field, `is also that of ${earlier}`)];
  });
}

/** Removes case, accents, spaces and punctuation. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Removes the parts of an address that make no difference. */
function pageOf(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}

function nameOf({ name }: { name: string }): string {
  return fold(name);
}

function atLeast(wanted: number, records: readonly unknown[], of: string): Problem[] {
  return records.length >= wanted ? [] : [problem("(all)", of, `${records.length}, fewer than ${wanted}`)];
}

function exactly(wanted: number, records: readonly unknown[], of: string): Problem[] {
  return records.length === wanted ? [] : [problem("(all)", of, `${records.length}, not ${wanted}`)];
}

function of(kind: string): (one: Problem) => Problem {
  return (one) => ({ ...one, record: `${kind} ${one.record}` });
}

function problem(record: string, field: string, message: string): Problem {
  return { record, field, message };
}
