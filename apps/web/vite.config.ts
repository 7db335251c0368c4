import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { formatDate } from "@zodiac-at-work/zodiac";
import { defineConfig } from "vite";
import { licenses } from "./plugins/licenses.ts";
import { logos } from "./plugins/logos.ts";
import { precompress } from "./plugins/precompress.ts";
import { preloadFonts } from "./plugins/preload-fonts.ts";
import { prerender } from "./plugins/prerender.ts";
import { today } from "./src/sign/today.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), prerender(), licenses(), logos(), precompress()],
  // The current day of the prerendered pages.
  define: { "import.meta.env.VITE_BUILD_DAY": JSON.stringify(formatDate(today())) },
  build: {
    // Every asset is a file, so that the Content-Security-Policy needs no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One chunk for the libraries, which browsers cache across releases. By default, they are split into a dozen chunks.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "libraries", test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" },
  },
});
