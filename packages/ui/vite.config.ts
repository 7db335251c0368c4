import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Serves the page of all primitives: `pnpm system`. */
export default defineConfig({
  root: fileURLToPath(new URL("system", import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: { outDir: "../dist", emptyOutDir: true },
});
