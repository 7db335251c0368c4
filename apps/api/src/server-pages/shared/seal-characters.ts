import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of each sign's character, in a square of 100 units. */
export const sealCharacters: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync(fileURLToPath(import.meta.resolve("@zodiac-at-work/ui/seal-characters.svg")), "utf8").matchAll(
      /<symbol id="(\w+)" viewBox="0 0 100 100"><path d="([^"]+)"\/><\/symbol>/g,
    ),
    ([, sign = "", path = ""]) => [sign, path],
  ),
);
