import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  target: "node24",
  clean: true,
  sourcemap: true,
  // The workspace's packages are TypeScript, and Node does not run it out of node_modules.
  noExternal: [/^@zodiac-at-work\//],
  // They bring the database driver along. It is CommonJS and asks for `require`.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
