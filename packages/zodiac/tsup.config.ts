import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/profiles.ts"],
  format: ["esm", "cjs"],
  target: "es2020",
  platform: "neutral",
  dts: true,
  clean: true,
  esbuildOptions(options) {
    // The signs' characters would otherwise be written as escapes of twice the size.
    options.charset = "utf8";
  },
});
