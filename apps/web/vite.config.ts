import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { formatDate } from "@zodiac-at-work/zodiac";
import { defineConfig, type Rolldown } from "vite";
import { readConfig } from "./config.ts";
import { animalSymbols } from "./plugins/animal-symbols.ts";
import { licenses } from "./plugins/licenses.ts";
import { logos } from "./plugins/logos.ts";
import { offlineWorker } from "./plugins/offline-worker.ts";
import { precompress } from "./plugins/precompress.ts";
import { preloadFonts } from "./plugins/preload-fonts.ts";
import { prerender } from "./plugins/prerender.ts";
import { today } from "./src/sign/today.ts";

/** The API's calls and pages. The pages use the files of the last build. */
const servedByApi = ["/api", "^/blog(?![\\w-])", "/assets", "/subscriptions", "/sitemap", "/feed", "/robots.txt"];

const landingPage = "features/landing/landing-unless-paid.tsx";

const memberPages = [
  "features/companies/companies-page.tsx",
  "features/companies/company-page.tsx",
  "features/openings/openings-page.tsx",
  "features/car-brands/car-brands-page.tsx",
  "features/us-states/us-states-page.tsx",
  "features/match-two/match-page.tsx",
  "features/personal/personal-page.tsx",
];
/** Pages that visitors see and that load only what they need, with their lazy parts. */
const visitorPages = [
  landingPage,
  "features/sample/sample-page.tsx",
  "features/dating/dating-page.tsx",
  "features/login/login-page.tsx",
  "features/landing/locked-list.tsx",
  "features/server-pages/server-page.tsx",
];

const { devApiUrl } = readConfig();

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    animalSymbols(),
    preloadFonts(),
    prerender(),
    offlineWorker(),
    licenses(),
    logos(),
    precompress(),
  ],
  // The current day of the prerendered pages.
  define: { "import.meta.env.VITE_BUILD_DAY": JSON.stringify(formatDate(today())) },
  build: {
    // Every asset is a file. The Content-Security-Policy then needs no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Libraries have chunks of their own, which browsers cache across releases and evaluate in separate tasks. By default,
    // they are split into a dozen chunks.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes the modules that it names, and not what they import.
          includeDependenciesRecursively: false,
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: "router", test: (id) => /\/node_modules\/(react-router|@tanstack)\//.test(id) && !isLater(id) },
            // Each file costs a phone's main thread a few milliseconds, so the small modules are in two.
            { name: (id, graph) => (importedBy("main.tsx", graph).has(id) && !isLater(id) ? "site" : null) },
            {
              name: (id, graph) => (importedBy(landingPage, graph).has(id) && !isLater(id) ? "shared" : null),
              minShareCount: 2,
            },
            // The code that members' pages share is one file, too: a phone takes longer to open forty small files than to load one.
            { name: (id, graph) => (isOfMembers(id, graph) ? "members" : null) },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(servedByApi.map((path) => [path, devApiUrl])),
  },
});

/**
 * Whether a module belongs to a package of which the first pages need only a part, although they import its index: the
 * calendar of zodiac, and the mutations and lists of queries of TanStack Query. The bundler splits these packages itself.
 */
function isLater(id: string): boolean {
  return /\/zodiac\/dist\/|\/(mutationObserver|useMutation|\w*[qQ]ueriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/.test(
    id,
  );
}

/** Whether three pages of members or more need a module of `src` or `packages`, and no page of visitors does. */
function isOfMembers(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (/\/node_modules\/(?!lucide-react)|us-map-outlines/.test(id) || isLater(id)) return false;
  if (visitorPages.some((page) => importedBy(page, graph).has(id))) return false;
  return memberPages.filter((page) => importedBy(page, graph).has(id)).length >= 3;
}

const known = new Map<string, Set<string>>();

/** Returns the ids of the modules that a module of `src` imports, directly or not, except for those that it loads lazily. */
function importedBy(file: string, graph: Rolldown.ChunkingContext): Set<string> {
  const root = fileURLToPath(new URL(`src/${file}`, import.meta.url));
  const found = known.get(file) ?? new Set<string>();
  if (known.has(file)) return found;
  known.set(file, found);
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  found.delete(root);
  return found;
}
