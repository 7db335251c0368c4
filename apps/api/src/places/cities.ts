import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Area, countryName } from "./areas.ts";
import { cityAliases } from "./city-aliases.ts";
import { foldName } from "./fold-name.ts";

export interface City {
  readonly name: string;
  /** The name with what tells it from others: "Portland, OR", "London, ON, Canada", "Paris, France", "Singapore". */
  readonly label: string;
  readonly country: Area;
  readonly region: Area | null;
  readonly population: number;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities that have openings: what the boards call each, and how many openings are there. */
export type OpenCities = ReadonlyMap<City, { readonly places: readonly string[]; readonly openings: number }>;

/** All cities, and how they are found. */
export interface Gazetteer {
  /** The largest first. */
  readonly cities: readonly City[];
  /** The cities of each folded name and alias, the largest first. */
  readonly byName: ReadonlyMap<string, readonly City[]>;
  /** The largest city of each folded label. */
  readonly byLabel: ReadonlyMap<string, City>;
  /** The folded names and aliases of a city. */
  readonly namesOf: ReadonlyMap<City, readonly string[]>;
}

let loading: Promise<Gazetteer> | undefined;

/** Returns all cities. The first call reads the file, and lets other work of the process go on meanwhile. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= readFile(fileURLToPath(import.meta.resolve("@zodiac-at-work/api/cities.txt")), "utf8")
    .then(readCities)
    .then(compose);
  return loading;
}

/** How many cities are handled at a time. */
const portion = 2_000;

async function readCities(file: string): Promise<City[]> {
  let area: { country: Area; region: Area | null; suffix: string } | undefined;
  const cities: City[] = [];
  for (const [index, line] of file.split("\n").entries()) {
    if (index % portion === 0) await setImmediate();
    if (line.startsWith("=")) {
      const [country = "", code] = line.slice(1).split("\t");
      area = { country, region: code === undefined ? null : `${country}-${code}`, suffix: suffixOf(country, code) };
    } else if (area && line !== "") {
      const [name = "", population, latitude, longitude] = line.split("\t");
      const { country, region, suffix } = area;
      const numbers = { population: Number(population), latitude: Number(latitude), longitude: Number(longitude) };
      cities.push({ name, label: suffix.startsWith(name) ? name : `${name}, ${suffix}`, country, region, ...numbers });
    }
  }
  return cities.sort(largestFirst);
}

/** The regions of the United Kingdom tell no cities apart that readers know. */
function suffixOf(country: Area, code: string | undefined): string {
  if (country === "US") return code ?? country;
  return code === undefined || country === "GB" ? countryName(country) : `${code}, ${countryName(country)}`;
}

async function compose(cities: readonly City[]): Promise<Gazetteer> {
  const byName = new Map<string, City[]>();
  const byLabel = new Map<string, City>();
  const namesOf = new Map<City, string[]>();
  for (const [index, city] of cities.entries()) {
    if (index % portion === 0) await setImmediate();
    const [name, label] = [foldName(city.name), foldName(city.label)];
    byName.set(name, [...(byName.get(name) ?? []), city]);
    namesOf.set(city, [name]);
    if (!byLabel.has(label)) byLabel.set(label, city);
  }
  for (const [alias, original, country] of cityAliases) {
    const city = byName.get(foldName(original))?.find((each) => each.country === country && each.name === original);
    if (!city) throw new Error(`The alias ${alias} stands for no city of the list.`);
    const name = foldName(alias);
    byName.set(name, [...(byName.get(name) ?? []), city].sort(largestFirst));
    namesOf.get(city)?.push(name);
  }
  return { cities, byName, byLabel, namesOf };
}

function largestFirst(a: City, b: City): number {
  return b.population - a.population;
}
