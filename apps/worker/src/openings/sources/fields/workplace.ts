import type { Remote, Workplace } from "@zodiac-at-work/catalog";
import { findCountries } from "./countries.ts";

/** What a source says about the place of work, apart from the names of the places. */
export interface StatedWorkplace {
  mode: Workplace | null;
  /** The places of the posting. They decide if the source states no mode: "Remote - US" is remote. */
  places: string[];
  /** Codes of countries from fields of their own. */
  countries?: (string | null)[];
}

/**
 * Composes where the work is done. Returns null if neither the source nor the name of a place says whether the work is
 * on site, hybrid or remote. The countries are those of the fields, then those that the places name.
 *
 * @example
 * readRemote({ mode: null, places: ["Remote, Italy"] }); // { mode: "remote", countries: ["IT"] }
 */
export function readRemote({ mode, places, countries = [] }: StatedWorkplace): Remote | null {
  const found = mode ?? strongestMode(places.map(readWorkplace));
  if (found === null) return null;
  const named = [...countries, ...places.flatMap(findCountries)].filter((code) => code !== null);
  return { mode: found, countries: [...new Set(named)] };
}

/**
 * Reads a code or text for the place of work in English and the common languages of Europe. Codes for "not said"
 * (`unspecified`, `none`) and all other text give null.
 *
 * @example
 * readWorkplace("OnSite"); // "on-site"
 * readWorkplace("unspecified"); // null
 */
export function readWorkplace(value: unknown): Workplace | null {
  if (typeof value !== "string") return null;
  const words = value
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Returns the mode of a posting with several places. One from where the work may be done remotely is enough. */
export function strongestMode(modes: readonly (Workplace | null)[]): Workplace | null {
  return (["hybrid", "remote", "on-site"] as const).find((mode) => modes.includes(mode)) ?? null;
}

const notRemote = /\b(?:no|not|non) remote\b|\bremote (?:friendly|possible|optional|eligible|considered|location)\b/;

/** Hybrid comes first: it is the more precise of "remote, hybrid". */
const patterns: [Workplace, RegExp][] = [
  ["hybrid", /\b(?:hybrid\w*|hibrid\w*|ibrid\w*|partially remote|partly remote|teilweise remote)\b/],
  [
    "remote",
    new RegExp(
      `^(?!.*(?:${notRemote.source})).*\\b(?:remote|remotely|remoto|remota|telecommut\\w*|telework\\w*|teletravail|teletrabajo|tele ?travail|smart working|work from home|work from anywhere|home ?based|wfh|distans|etatyo|a distance|zdalna|zdalnie|homeoffice|home office|fully|anywhere)\\b`,
    ),
  ],
  [
    "on-site",
    /\b(?:on ?site|in office|in person|office based|vor ort|sur site|presentiel|presencial|in sede|in presenza|pa plats|op locatie|stacjonarn\w*)\b|^\s*(?:office|site)\s*$/,
  ],
];
