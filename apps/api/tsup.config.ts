import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  target: "node24",
  clean: true,
  sourcemap: true,
  // The workspace's packages are TypeScript, which Node does not run out of node_modules.
  noExternal: [/^@zodiac-at-work\//],
});
