import type { FamilyContext, Matter } from "../types/family.ts";
import type { Keyword } from "../types/keyword.ts";

/** An article that is computed from the catalog. */
export interface Story extends Keyword {
  /** Other ways to ask the same, in lower case. */
  readonly pattern: RegExp;
  /** Returns undefined if the catalog has too little to tell. */
  readonly write: (context: FamilyContext) => Matter | undefined;
}

/** A story with fewer records would be about chance alone. */
export const fewestRecords = 20;

/** Puts values into a text: `{n} of {total}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`The text has no value for {${slot}}: ${text}`);
    return String(value);
  });
}

/** Returns a probability as readers know it: `12 %`, `less than 1 %`. */
export function percentOf(p: number): string {
  return p < 0.01 ? "less than 1 %" : `${Math.round(p * 100)} %`;
}
