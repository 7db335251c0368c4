import { type Area, areasNamed } from "./areas.ts";
import type { City, Gazetteer } from "./cities.ts";
import { commonWords } from "./city-aliases.ts";
import { milesBetween } from "./distance.ts";
import { foldName } from "./fold-name.ts";

/**
 * Returns the cities that a place of a board names. Most name one; "Remote" and "Germany" name none.
 *
 * A city must agree with every state and country beside it: "Paris, TX" is in Texas, "Vancouver, CA" is in Canada, since
 * California has no Vancouver. If several cities agree, the one with the most agreeing parts counts. Beside its state, the
 * largest city of a name counts. Otherwise the largest counts only if it has ten times as many inhabitants as the next
 * one of the name, and without a country at least 100,000: "Boston" is in Massachusetts, "Portland" is nowhere.
 *
 * @example
 * resolvePlace(gazetteer, "Greater Boston").map(({ label }) => label); // ["Boston, MA"]
 */
export function resolvePlace(gazetteer: Gazetteer, place: string): readonly City[] {
  const parts = partsOf(place);
  const found = parts.flatMap((part, index) =>
    findCity(citiesNamed(gazetteer, part), part, [...parts.slice(0, index), ...parts.slice(index + 1)]),
  );
  const most = Math.max(...found.map(({ agreeing }) => agreeing));
  return [...new Set(found.filter(({ agreeing }) => agreeing === most).map(({ city }) => city))];
}

interface Found {
  readonly city: City;
  /** How many of the other parts name its region or country. */
  readonly agreeing: number;
}

/** How many times as many inhabitants the largest city of a name needs. */
const dominance = 10;

/** How many inhabitants a city needs that stands without a state or country. */
const leastAlone = 100_000;

/** Two entries of a name that are nearer are one city and a part of it. */
const sameCityMiles = 25;

function findCity(named: readonly City[], part: string, others: readonly string[]): Found[] {
  const stated = others.map(areasNamed).filter((areas) => areas.length > 0);
  const candidates = named.filter((city) => stated.every((areas) => areas.some((area) => isIn(city, area))));
  // "Washington" is the state and "Mexico" the country, unless the place says more.
  const own = areasNamed(part);
  const agreeing = candidates.filter(
    (city) =>
      own.length === 0 ||
      own.some((area) => isIn(city, area)) ||
      stated.some((areas) =>
        areas.some((area) => area === city.region || (city.region === null && area === city.country)),
      ),
  );
  const inRegion = agreeing.filter(({ region }) => stated.some((areas) => region !== null && areas.includes(region)));
  const [largest, ...smaller] = inRegion.length > 0 ? inRegion : agreeing;
  if (!largest) return [];
  if (inRegion.length === 0) {
    const next = smaller.find((city) => milesBetween(city, largest) > sameCityMiles);
    if (next && next.population * dominance > largest.population) return [];
    if (stated.length + own.length === 0 && (largest.population < leastAlone || commonWords.has(part))) return [];
  }
  return [{ city: largest, agreeing: stated.length }];
}

function isIn({ country, region }: City, area: Area): boolean {
  return area === country || area === region;
}

function citiesNamed({ byName }: Gazetteer, part: string): readonly City[] {
  const found = byName.get(part);
  if (found) return found;
  if (areasNamed(part).length > 0) return [];
  const bare = withoutQualifiers(part);
  return (bare !== part && byName.get(bare)) || [];
}

/** "Greater Boston Area" is Boston, "Berlin office" is Berlin. */
function withoutQualifiers(part: string): string {
  return part.replace(before, "").replace(after, "");
}

const before =
  /^(?:(?:greater|metropolitan|metro|downtown|central|remote|hybrid|on ?site|office|based|city of|in|near|or) )+/;
const after =
  /(?: (?:metropolitan|metro|bay|area|region|district|office|offices|hq|headquarters|campus|site|remote|hybrid|city|centre|center))+$/;

/** Returns the folded parts of a place, without codes of streets. */
function partsOf(place: string): string[] {
  return place
    .slice(0, 200)
    .split(/[,;|/()[\]•·:&+–—]|\s-|-\s|\s(?:or|and|und|et)\s/)
    .flatMap(splitCodes)
    .map(foldName)
    .filter((part) => part !== "" && !/^[\d ]+$/.test(part));
}

/** "US-NY-New York" and "Austin TX 78701" name codes without a comma. */
function splitCodes(text: string): string[] {
  const part = text.trim();
  const first = /^([A-Z]{2,3})-(.+)$/.exec(part);
  if (first) return [first[1] ?? "", ...splitCodes(first[2] ?? "")];
  const last = /^(.+?)[\s-]+([A-Z]{2}|D\.C\.)(?:\s+\d{5}(?:-\d{4})?)?$/.exec(part);
  return last ? [last[1] ?? "", last[2] ?? ""] : [part.replace(/\s\d{5}(?:-\d{4})?$/, "")];
}
