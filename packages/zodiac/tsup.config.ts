import { defineConfig } from "tsup";
import manifest from "./package.json" with { type: "json" };

export default defineConfig(({ watch }) => ({
  entry: [
    "src/index.ts",
    "src/calendar.ts",
    "src/lunar.ts",
    "src/names.ts",
    "src/outlook.ts",
    "src/pillars.ts",
    "src/profiles.ts",
    "src/sexagenary.ts",
    "src/solar-terms.ts",
    "src/cli.ts",
  ],
  format: ["esm", "cjs"],
  // Supported platforms run newer code too, but with a newer target, splitting CommonJS rewrites `?.` into slow helpers.
  target: "es2019",
  platform: "neutral",
  define: { packageVersion: JSON.stringify(manifest.version) },
  // The types of the private package are taken into the declarations.
  dts: {
    entry: [
      "src/index.ts",
      "src/calendar.ts",
      "src/lunar.ts",
      "src/names.ts",
      "src/outlook.ts",
      "src/pillars.ts",
      "src/profiles.ts",
      "src/sexagenary.ts",
      "src/solar-terms.ts",
    ],
    resolve: ["@zodiac-at-work/civil-date"],
  },
  // In watch mode, running programs import the files that exist already.
  clean: !watch,
  // Also for CommonJS, so that all entries throw the same ZodiacRangeError class.
  splitting: true,
  esbuildOptions(options) {
    // Without this, the Chinese characters become escapes of twice the size.
    options.charset = "utf8";
    // Joins the rows of the table into one string at build time, which is faster to read.
    options.minifySyntax = true;
  },
}));
