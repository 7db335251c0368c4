import { inspect, type Outcome } from "./run-code.ts";

/** Returns what a block of a page states: for each expression with a comment on its line, the value of the comment. */
export function statedOutcomes(code: string): Outcome[] {
  return Array.from(code.matchAll(/^(?!const |import )(.+); \/\/ (.+)$/gm), ([, call = "", value = ""]) => ({
    code: call,
    text: inspect(new Function(`"use strict"; return (${value});`)()),
    isError: false,
  }));
}
