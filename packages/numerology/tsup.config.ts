import { defineConfig } from "tsup";

export default defineConfig(({ watch }) => ({
  entry: ["src/index.ts", "src/profiles.ts"],
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  dts: true,
  // While watching, programs that run import what is there.
  clean: !watch,
  esbuildOptions(options) {
    // The texts hold Chinese characters, which would otherwise be written as escapes of twice the size.
    options.charset = "utf8";
  },
}));
