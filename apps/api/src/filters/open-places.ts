import { setImmediate } from "node:timers/promises";
import { type Db, listOpeningPlaces } from "@zodiac-at-work/db";
import type { Caches } from "../cache/caches.ts";
import { type City, loadGazetteer, type OpenCities } from "../places/cities.ts";
import { milesBetween } from "../places/distance.ts";
import { resolvePlace } from "../places/resolve-place.ts";
import { findCity, searchCities } from "../places/search-cities.ts";

interface Source {
  readonly db: Db;
  readonly caches: Pick<Caches, "openCities">;
}

/**
 * Lists the places of openings within a distance of a city, in the words of their boards. Returns undefined if the city is
 * unknown.
 *
 * @example
 * await listPlacesNear(dependencies, "Boston, MA", 25); // ["Boston, MA", "Cambridge, Massachusetts", …]
 */
export async function listPlacesNear(source: Source, city: string, miles: number): Promise<string[] | undefined> {
  const center = findCity(await loadGazetteer(), city);
  if (!center) return undefined;
  const near = [...(await listOpenCities(source))].filter(([each]) => milesBetween(center, each) <= miles);
  return [...new Set(near.flatMap(([, { places }]) => places))].sort();
}

/** Returns the labels of cities whose name begins with a text, those with the most openings first, then the largest. */
export async function suggestCities(source: Source, text: string, limit: number): Promise<string[]> {
  const found = searchCities(await loadGazetteer(), text);
  const open = await listOpenCities(source);
  const openingsAt = (city: City) => open.get(city)?.openings ?? 0;
  return found
    .sort((a, b) => openingsAt(b) - openingsAt(a))
    .slice(0, limit)
    .map(({ label }) => label);
}

function listOpenCities({ db, caches }: Source): Promise<OpenCities> {
  return caches.openCities.fetch("", { tags: ["jobs"], load: () => loadOpenCities(db) });
}

/** The cities of the places that had openings when they were last loaded. */
let known: ReadonlyMap<string, readonly City[]> = new Map();

async function loadOpenCities(db: Db): Promise<OpenCities> {
  const [gazetteer, rows] = await Promise.all([loadGazetteer(), listOpeningPlaces(db)]);
  const cities = new Map<City, { places: string[]; openings: number }>();
  const resolved = new Map<string, readonly City[]>();
  for (const [index, { place, openings }] of rows.entries()) {
    if (index % portion === 0) await setImmediate();
    const found = known.get(place) ?? resolvePlace(gazetteer, place);
    resolved.set(place, found);
    for (const city of found) {
      const entry = cities.get(city) ?? { places: [], openings: 0 };
      entry.places.push(place);
      entry.openings += openings;
      cities.set(city, entry);
    }
  }
  known = resolved;
  return cities;
}

/** How many places are looked up before other work goes on. */
const portion = 500;
