import { defineConfig } from "tsup";

export default defineConfig(({ watch }) => ({
  entry: { index: "src/index.ts", names: "src/name-numbers.ts" },
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  // The types of the private package are taken into the declarations.
  dts: { resolve: ["@zodiac-at-work/civil-date"] },
  // In watch mode, running programs import the files that exist already.
  clean: !watch,
}));
