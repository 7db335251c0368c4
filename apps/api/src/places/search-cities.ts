import { namesOfArea } from "./areas.ts";
import type { City, Gazetteer } from "./cities.ts";
import { foldName } from "./fold-name.ts";
import { resolvePlace } from "./resolve-place.ts";

/**
 * Returns the cities whose name begins with a text, the largest first. The state or country may follow the name. Of two
 * cities with the same label, only the larger is returned.
 *
 * @example
 * searchCities(gazetteer, "portland me"); // [Portland, ME]
 */
export function searchCities({ cities, byLabel, namesOf }: Gazetteer, text: string): City[] {
  const typed = foldName(text);
  if (typed === "") return [];
  return cities.filter(
    (city) =>
      namesOf.get(city)?.some((name) => matches(city, name, typed)) && byLabel.get(foldName(city.label)) === city,
  );
}

/** Finds the city of a label, or the one city that the words of a reader name. */
export function findCity(gazetteer: Gazetteer, text: string): City | undefined {
  const found = gazetteer.byLabel.get(foldName(text));
  if (found) return found;
  const [city, ...others] = resolvePlace(gazetteer, text);
  return others.length === 0 ? city : undefined;
}

function matches({ country, region }: City, name: string, typed: string): boolean {
  if (name.startsWith(typed)) return true;
  if (!typed.startsWith(`${name} `)) return false;
  const rest = typed.slice(name.length + 1);
  const [ofRegion, ofCountry] = [region === null ? [] : namesOfArea(region), namesOfArea(country)];
  if ([...ofRegion, ...ofCountry].some((each) => each.startsWith(rest))) return true;
  return ofRegion.some(
    (each) => rest.startsWith(`${each} `) && ofCountry.some((own) => own.startsWith(rest.slice(each.length + 1))),
  );
}
