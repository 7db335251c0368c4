import { createHash } from "node:crypto";
import { pages } from "@zodiac-at-work/contracts/pages";
import type { Plugin, Rolldown } from "vite";
import { buildScript } from "./build-script.ts";
import { chunkOf } from "./chunk-of.ts";

/** The modules that the home and the reading load when they start. Lazy parts of other modules need a connection. */
const startModules = [
  "/src/main.tsx",
  "/src/auth/resume-session.ts",
  "/src/auth/load-user-access.ts",
  "/src/api/kept-answers.ts",
  "/src/auth/firebase.ts",
  "/src/auth/access-unconfirmed.tsx",
  "/src/features/landing/landing-unless-paid.tsx",
];

/** The module whose lazy parts are readable offline too. */
const homeModule = "/src/features/personal/personal-page.tsx";

/** Builds the service worker, with the list of the files that the home and the reading need. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = filesOf(bundle);
        const styleSheet = files.find((file) => /site-[^/]+\.css$/.test(file));
        if (!styleSheet) throw new Error("The build has no style sheet of the site.");
        const shell = bundle["app.html"];
        if (shell?.type !== "asset") throw new Error("The build has no app.html.");
        const release = {
          // Names under /assets have a hash of the content.
          files: [
            ...files.map((url) => ({ url, revision: null })),
            {
              url: pages.personal.path,
              revision: createHash("sha256").update(shell.source).digest("hex").slice(0, 16),
            },
          ],
          styleSheet,
        };
        const source = await buildScript("src/offline/worker.ts", {
          name: "worker",
          define: {
            "import.meta.env.VITE_OFFLINE": JSON.stringify(release),
            "process.env.NODE_ENV": JSON.stringify("production"),
          },
        });
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Returns the addresses of the scripts, the style sheets, the fonts and the drawings that the home and the reading need. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const visit = (name: string, isHome: boolean) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || (names.has(name) && !isHome)) return;
    const isKnown = names.has(name);
    names.add(name);
    for (const asset of file.viteMetadata?.importedCss ?? []) names.add(asset);
    for (const asset of file.viteMetadata?.importedAssets ?? []) names.add(asset);
    if (!isKnown) for (const imported of file.imports) visit(imported, false);
    if (isHome) for (const lazy of file.dynamicImports) visit(lazy, false);
  };
  for (const module of startModules) visit(chunkOf(bundle, module).fileName, false);
  visit(chunkOf(bundle, homeModule).fileName, true);
  for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) names.add(name);
  return [...names].sort().map((name) => `/${name}`);
}
