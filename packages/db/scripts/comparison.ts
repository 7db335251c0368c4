import type { CarBrandRecord } from "../src/catalog/records/car-brand-record.ts";
import type { CompanyRecord } from "../src/catalog/records/company-record.ts";
import type { UsStateRecord } from "../src/catalog/records/us-state-record.ts";

/** The reasons why data and reference differ, by the name of the record and the fact. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** The name of the record by the name in the reference. */
export type Aliases = Readonly<Record<string, string>>;

interface Difference {
  record: string;
  fact: string;
  ours: string;
  reference: string;
  reason: string;
}

export interface Comparison {
  /** The number of names in the reference. */
  names: number;
  /** The number of records with a row in the reference. */
  compared: number;
  differences: Difference[];
  /** Names that only the reference or only the data has. */
  rowsAlone: string[];
  recordsAlone: string[];
  /** Differences without a reason, and unused reasons and aliases. */
  faults: string[];
}

type Row<Column extends string> = Readonly<Record<Column, string>>;
type StateColumn = "capital" | "nickname" | "region" | "sign_by_exact_date" | "state" | "statehood_date";
export type StateRow = Row<StateColumn | "area_sq_mi">;
export type CarBrandRow = Row<"country" | "founded_year" | "name" | "status">;
export type CompanyRow = Row<"founded_raw" | "location" | "name">;
export type FoundingDateRow = Row<"founded" | "name">;

/** The values of the record and the row. Facts that the row leaves empty are omitted. */
type Facts = Readonly<Record<string, readonly [ours: string, reference: string]>>;

export function compareStates(
  rows: readonly StateRow[],
  states: readonly UsStateRecord[],
  explanations: { aliases: Aliases; reasons: Reasons },
): Comparison {
  const named = new Map(rows.map((row) => [row.state, row]));
  return compare(named, states, explanations, (state, row) => ({
    statehood: [state.statehood, row.statehood_date],
    capital: [state.capital, row.capital],
    region: [state.region, row.region],
    area: [`${state.area}`, `${Math.round(Number(row.area_sq_mi))}`],
    // The reference lists several nicknames for some states.
    nickname: [state.nickname, row.nickname.split(" / ").find((one) => one === state.nickname) ?? row.nickname],
    sign: [state.zodiacSign, row.sign_by_exact_date],
  }));
}

export function compareCarBrands(
  rows: readonly CarBrandRow[],
  brands: readonly CarBrandRecord[],
  explanations: { aliases: Aliases; reasons: Reasons },
): Comparison {
  const named = new Map(rows.map((row) => [row.name, row]));
  return compare(named, brands, explanations, (brand, row) => ({
    founded: [brand.founded.slice(0, 4), row.founded_year],
    ...(row.country && { country: [brand.country, countries[row.country] ?? row.country] }),
    ...(row.status && { "makes cars": [yesOrNo(brand.isActive), yesOrNo(row.status === "active")] }),
  }));
}

export function compareCompanies(
  rows: readonly CompanyRow[],
  companies: readonly CompanyRecord[],
  explanations: { aliases: Aliases; reasons: Reasons },
): Comparison {
  // Each share class of a company has its own row.
  const named = new Map(rows.map((row) => [row.name.replace(/ \(Class [A-Z]\)$/, ""), row]));
  return compare(named, companies, explanations, (company, row) => {
    const [first = "", ...others] = row.founded_raw.match(/\d{4}/g) ?? [];
    const known = [
      company.founded.slice(0, 4),
      ...(company.alternative ? [company.alternative.date.slice(0, 4)] : []),
      `${company.otherFounding?.year}`,
    ];
    return {
      founded: [company.founded.slice(0, 4), first],
      // "2013 (1888)" names a predecessor. The record should name it too.
      ...(!others.every((year) => known.includes(year)) && { "further years": [known.join(", "), others.join(", ")] }),
      // Without footnote marks.
      place: [company.location, row.location.replace(/\[\d+\]$/, "").replace("D.C.", "District of Columbia")],
    };
  });
}

/** A day that differs from its page needs no reason if the record names both. Otherwise it is corrected. */
export function compareFoundingDates(
  rows: readonly FoundingDateRow[],
  companies: readonly CompanyRecord[],
): Comparison {
  const named = new Map(rows.map((row) => [row.name, row]));
  return compare(named, companies, { aliases: {}, reasons: {} }, (record, row) => ({
    // Another date that the record names is in the record too.
    founded: [
      [record.disputedDate, record.alternative?.date].find((date) => date === row.founded) ?? record.founded,
      row.founded,
    ],
  }));
}

function compare<T extends Founded, R>(
  rows: ReadonlyMap<string, R>,
  records: readonly T[],
  { aliases, reasons }: { aliases: Aliases; reasons: Reasons },
  factsOf: (record: T, row: R) => Facts,
): Comparison {
  const recordByName = new Map(records.map((record) => [record.name, record]));
  const faults = Object.entries(aliases).flatMap(([from, to]) =>
    rows.has(from) && recordByName.has(to) ? [] : [`${from} is an alias of ${to}, and one of them does not exist`],
  );
  const unused = new Set(
    Object.entries(reasons).flatMap(([name, facts]) => Object.keys(facts).map((fact) => `${name}: ${fact}`)),
  );
  const differences: Difference[] = [];
  const compared = new Set<string>();
  for (const [name, row] of rows) {
    const record = recordByName.get(aliases[name] ?? name);
    if (!record) continue;
    compared.add(record.name);
    for (const [fact, [ours, reference]] of Object.entries(factsOf(record, row))) {
      if (ours === reference) continue;
      const reason = reasons[record.name]?.[fact] ?? otherDate(record, reference);
      if (reason) differences.push({ record: record.name, fact, ours, reference, reason });
      else faults.push(`${record.name}: ${fact} is ${ours}, the reference says ${reference}, and no reason is given`);
      unused.delete(`${record.name}: ${fact}`);
    }
  }
  return {
    names: rows.size,
    compared: compared.size,
    differences,
    rowsAlone: [...rows.keys()].filter((name) => !compared.has(aliases[name] ?? name)),
    recordsAlone: records.map(({ name }) => name).filter((name) => !compared.has(name)),
    faults: [...faults, ...[...unused].map((one) => `${one} has a reason and does not differ`)],
  };
}

interface Founded {
  name: string;
  otherFounding?: CompanyRecord["otherFounding"];
  alternative?: CompanyRecord["alternative"];
}

/** Returns the reason of a difference if the record itself names the year of the reference. */
function otherDate({ otherFounding, alternative }: Founded, reference: string): string | undefined {
  if (alternative?.date.startsWith(reference)) return `${reference} is ${alternative.event}.`;
  return otherFounding && `${otherFounding.year}` === reference
    ? `${reference} is the founding of ${otherFounding.of}.`
    : undefined;
}

const countries: Readonly<Record<string, string>> = { UK: "United Kingdom", USA: "United States" };

function yesOrNo(answer: boolean): string {
  return answer ? "yes" : "no";
}
