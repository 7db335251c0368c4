import { counted } from "@zodiac-at-work/catalog/counted";
import { countryWithArticle, typeNames } from "../../openings/opening-text.ts";
import type { OpeningView } from "./opening-view.ts";

/** A filter in use: its name in the URL, and what it says. */
export interface FilterInUse {
  readonly name: "search" | "industry" | "place" | "near" | "type" | "days" | "remote" | "country";
  /** The text of its tag: `Posted in 30 days`. */
  readonly text: string;
  /** Its words in a sentence about the list: `posted in the last 30 days`. */
  readonly words: string;
  /** The way to the list without it: `Any age`. */
  readonly wayOut: string;
}

/** Returns the filters in use, in the order of the controls. */
export function filtersInUse({
  search,
  industry,
  place,
  near,
  within,
  type,
  days,
  isRemote,
  country,
}: OpeningView): readonly FilterInUse[] {
  const filters: FilterInUse[] = [];
  if (search) filters.push({ name: "search", text: `“${search}”`, words: `“${search}”`, wayOut: "Any words" });
  if (industry) filters.push({ name: "industry", text: industry, words: `in ${industry}`, wayOut: "All industries" });
  if (place) filters.push({ name: "place", text: place, words: `in ${place}`, wayOut: "Any place" });
  if (near) {
    const text = `Within ${within} miles of ${near}`;
    filters.push({ name: "near", text, words: text.replace("W", "w"), wayOut: "Any distance" });
  }
  if (type) {
    const name = typeNames[type];
    filters.push({ name: "type", text: name, words: name.toLowerCase(), wayOut: "Any type" });
  }
  if (isRemote) filters.push({ name: "remote", text: "Remote", words: "remote", wayOut: "Also on site" });
  if (country === "none") {
    const words = "with no country stated";
    filters.push({ name: "country", text: "Country not stated", words, wayOut: "Any country" });
  } else if (country) {
    const name = countryWithArticle(country);
    filters.push({ name: "country", text: `From ${name}`, words: `from ${name}`, wayOut: "Any country" });
  }
  if (days) {
    const age = days === 1 ? "day" : `${days} days`;
    const text = days === 1 ? "Posted in one day" : `Posted in ${age}`;
    filters.push({ name: "days", text, words: `posted in the last ${age}`, wayOut: "Any age" });
  }
  return filters;
}

/**
 * Says that the filters leave nothing.
 *
 * @example
 * nothingFound(openingViewIn(new URLSearchParams("search=pastry&days=7"), undefined), 212);
 * // "Nothing for “pastry” among 212 openings, posted in the last 7 days."
 */
export function nothingFound(view: OpeningView, unfiltered: number): string {
  const [first, ...rest] = filtersInUse(view);
  const among = `among ${counted(unfiltered, "opening")}`;
  if (first?.name !== "search") {
    return `Nothing ${[first, ...rest].map((filter) => filter?.words).join(", ")} ${among}.`;
  }
  return [`Nothing for ${first.words} ${among}`, ...rest.map(({ words }) => words)].join(", ").concat(".");
}
