import { getAlpha3Codes } from "i18n-iso-countries/index.js";
import cs from "i18n-iso-countries/langs/cs.json" with { type: "json" };
import da from "i18n-iso-countries/langs/da.json" with { type: "json" };
import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import en from "i18n-iso-countries/langs/en.json" with { type: "json" };
import es from "i18n-iso-countries/langs/es.json" with { type: "json" };
import fi from "i18n-iso-countries/langs/fi.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import it from "i18n-iso-countries/langs/it.json" with { type: "json" };
import nl from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import no from "i18n-iso-countries/langs/no.json" with { type: "json" };
import pl from "i18n-iso-countries/langs/pl.json" with { type: "json" };
import pt from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import sv from "i18n-iso-countries/langs/sv.json" with { type: "json" };
import { states } from "./states.ts";

/**
 * Reads a field that holds a country: a code of ISO 3166-1 of two or three letters in any case, or a name in English or
 * one of the common languages of Europe. Returns the code of two letters, or null.
 *
 * @example
 * readCountry("de"); // "DE"
 * readCountry("Vereinigte Staaten"); // "US"
 * readCountry("European Union"); // null
 */
export function readCountry(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 100) return null;
  const name = keyOf(value);
  return codes.get(name) ?? names.get(name) ?? null;
}

/**
 * Finds the countries in the text of a place, in their order. Of codes only `US`, `USA`, `UK` and `UAE` count, because
 * "CA" and "DE" are usually states; "Georgia" and "Jersey" do not count either.
 *
 * @example
 * findCountries("Remote (US & Canada)"); // ["US", "CA"]
 * findCountries("San Francisco, CA"); // []
 */
export function findCountries(place: string): string[] {
  const found = place
    .slice(0, 500)
    .replace(townInState, " ")
    .split(/[,;|/()[\]&+:•·–—]|\s-\s|\s(?:and|or|und|et|y)\s/)
    .flatMap((part) => findCountry(part) ?? part.split("-").map(findCountry));
  return [...new Set(found)].filter((code) => code !== null);
}

/** Returns the common English name of a country. */
export function countryName(code: string): string {
  return englishNames.of(code) ?? code;
}

const englishNames = new Intl.DisplayNames("en-US", { type: "region" });

function findCountry(part: string): string | null {
  const text = part.replace(/\b(?:remote|hybrid|on-?site|only|based|anywhere|within|in|fully|all)\b/gi, " ").trim();
  if (/^(?:U\.?S\.?(?:A\.?)?|UK|U\.K\.|UAE)$/.test(text)) return readCountry(text);
  const name = keyOf(text);
  return name.length > 3 && !ambiguousNames.has(name) ? (names.get(name) ?? null) : null;
}

/** "Lebanon, PA" is a town. */
const townInState = new RegExp(`[^,;|/(]+,\\s*(?:${[...states].join("|")})\\b`, "g");

/** States of the USA, and names that are more often something else. */
const ambiguousNames = new Set(["georgia", "jersey"]);

function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/&/g, " and ")
    .replace(/^\s*the\s+/, "")
    .replace(/\s+/g, " ")
    .trim();
}

const aliases: [name: string, code: string][] = [
  ["great britain", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["northern ireland", "GB"],
  ["uk", "GB"],
  ["uae", "AE"],
  ["holland", "NL"],
  ["korea", "KR"],
  ["republic of korea", "KR"],
  ["hong kong sar", "HK"],
  ["macau", "MO"],
  ["united states of america (usa)", "US"],
];

const codes = new Map<string, string>(
  Object.entries(getAlpha3Codes()).flatMap(([alpha3, alpha2]): [string, string][] => [
    [alpha2.toLowerCase(), alpha2],
    [alpha3.toLowerCase(), alpha2],
  ]),
);

/** The English names come last, because the last entry of a name counts. */
const names = new Map<string, string>([
  ...[cs, da, de, es, fi, fr, it, nl, no, pl, pt, sv, en].flatMap((language) =>
    Object.entries(language.countries).flatMap(([code, name]) =>
      [name].flat().map((each): [string, string] => [keyOf(each), code]),
    ),
  ),
  ...Object.values(getAlpha3Codes()).map((code): [string, string] => [keyOf(countryName(code)), code]),
  ...aliases,
]);
