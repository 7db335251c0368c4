import { defineConfig } from "tsup";

export default defineConfig(({ watch }) => ({
  entry: ["src/index.ts", "src/outlook.ts", "src/profiles.ts", "src/cli.ts"],
  format: ["esm", "cjs"],
  // Node 18 and the browsers of 2022 run newer code too, but splitting CommonJS would rewrite `?.` into slow helpers.
  target: "es2019",
  platform: "neutral",
  dts: { entry: ["src/index.ts", "src/outlook.ts", "src/profiles.ts"] },
  // While watching, programs that run import what is there.
  clean: !watch,
  // Also for CommonJS, so that every entry throws the one ZodiacRangeError.
  splitting: true,
  esbuildOptions(options) {
    // The signs' characters would otherwise be written as escapes of twice the size.
    options.charset = "utf8";
    // Joins the rows of the table into one string at build time, which is faster to read from.
    options.minifySyntax = true;
  },
}));
