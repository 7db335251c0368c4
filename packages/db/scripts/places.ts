import { usStates } from "../src/catalog/records/us-states.ts";

/**
 * Returns whether a location (`City, State` or `City, Country`) is in the United States.
 *
 * @example
 * isInUnitedStates("Atlanta, Georgia"); // true
 * isInUnitedStates("Tbilisi, Georgia"); // false
 */
export function isInUnitedStates(location: string): boolean {
  const [city = "", region = ""] = location.split(", ");
  return states.has(region) && !(region === "Georgia" && georgianCities.has(city));
}

/** Returns whether a name is a state, the federal district or a country, in the spelling that the data uses. */
export function isRegion(name: string): boolean {
  return states.has(name) || isCountry(name);
}

export function isCountry(name: string): boolean {
  return countries.has(name);
}

const states: ReadonlySet<string> = new Set([...usStates.map(({ name }) => name), "District of Columbia"]);
const georgianCities: ReadonlySet<string> = new Set(["Batumi", "Kutaisi", "Rustavi", "Tbilisi"]);

// Unicode's CLDR names, except two that most readers know by another name.
const spellings: Readonly<Record<string, string>> = { Czechia: "Czech Republic", Türkiye: "Turkey" };
const countries: ReadonlySet<string> = new Set(
  regionCodes().flatMap((code) => {
    const name = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
    return name ? [spellings[name] ?? name] : [];
  }),
);

function regionCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
