import { defineConfig } from "tsup";
import manifest from "./package.json" with { type: "json" };

/** Each entry keeps its published name, wherever its source is. */
const publishedEntries = {
  index: "src/index.ts",
  bazi: "src/bazi.ts",
  calendar: "src/calendar.ts",
  festivals: "src/festivals.ts",
  lunar: "src/calendar/lunar.ts",
  names: "src/texts/names.ts",
  outlook: "src/match/outlook.ts",
  pillars: "src/signs/pillars.ts",
  profiles: "src/texts/profiles.ts",
  regional: "src/regional/regional.ts",
  sexagenary: "src/signs/sexagenary.ts",
  "solar-terms": "src/calendar/solar-terms.ts",
  "true-solar-time": "src/signs/true-solar-time.ts",
};

export default defineConfig(({ watch }) => ({
  entry: { ...publishedEntries, cli: "src/cli.ts" },
  format: ["esm", "cjs"],
  // Supported platforms run newer code too, but with a newer target, splitting CommonJS rewrites `?.` into slow helpers.
  target: "es2019",
  platform: "neutral",
  define: { packageVersion: JSON.stringify(manifest.version) },
  // The types of the private package are taken into the declarations.
  dts: {
    entry: publishedEntries,
    resolve: ["@zodiac-at-work/civil-date"],
  },
  // In watch mode, running programs import the files that exist already.
  clean: !watch,
  // Also for CommonJS: all entries throw the same ZodiacRangeError class.
  splitting: true,
  esbuildOptions(options) {
    // Without this, the Chinese characters become escapes of twice the size.
    options.charset = "utf8";
    // Joins the rows of the table into one string at build time: one string is faster to read.
    options.minifySyntax = true;
  },
}));
