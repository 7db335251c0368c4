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
  // The day that prerendered pages are rendered for.
  define: { "import.meta.env.VITE_BUILD_DAY": JSON.stringify(formatDate(today())) },
  build: {
    // Everything is a file of its own: no data: URL has to pass the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Left alone, the splitter parts the libraries in a dozen ways as pages are added; whole, they are kept by browsers
    // over many releases.
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
