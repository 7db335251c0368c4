import { readFileSync } from "node:fs";
import type { Knowledge } from "./article.ts";

/** Real companies, car brands and states, for tests. */
export const knowledge: Knowledge = {
  companies: fixture("companies"),
  states: fixture("states"),
  brands: fixture("brands"),
};

function fixture(name: string) {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), "utf8"));
}
