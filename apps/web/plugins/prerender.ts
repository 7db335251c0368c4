import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { notFound, type Page, pages } from "@zodiac-at-work/contracts/pages";
import { build, type Plugin, type Rolldown } from "vite";
import { buildScript } from "./build-script.ts";
import { chunkOf } from "./chunk-of.ts";
import { frameHtml } from "./frame-html.ts";
import { withLookScript } from "./look-script.ts";
import { memberFiles } from "./member-files.ts";
import { prerenderedHtml, withInlineStyle } from "./prerendered-html.ts";
import { sessionScript } from "./session-script.ts";

/**
 * Renders each page that has a file in the table of pages. The built `index.html` becomes `app.html`, the empty shell
 * of every other page.
 */
export function prerender(): Plugin {
  let root = "";
  let define: Record<string, unknown> | undefined;
  return {
    name: "prerender",
    apply: "build",
    configResolved(config) {
      ({ root, define } = config);
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const shell = textOf(bundle, "index.html");
        const earlyScript = await buildScript("src/early/main.ts", { name: "early" });
        delete bundle["index.html"];
        const ofMembers = memberFiles(bundle);
        const styleSheet = fileNamed(bundle, "members.css");
        const memberShell = withInlineStyle(shell, () => `    <link rel="stylesheet" href="/${styleSheet}">\n`);
        const appHtml = withLookScript(memberShell, `${sessionScript(ofMembers)}\n${earlyScript}`);
        this.emitFile({ type: "asset", fileName: "app.html", source: appHtml });
        const { renderPage, renderFrame } = await loadRenderer(root, define);
        const filesOf = (path: string) => ofMembers.find((page) => page.path === path)?.files ?? [];
        for (const { path, frame } of Object.values<Page>(pages)) {
          if (!frame) continue;
          const markup = await renderFrame(path);
          const readFile = (name: string) => textOf(bundle, name);
          const html = frameHtml({ shell, earlyScript, markup, memberFiles: filesOf(path), styleSheet, readFile });
          this.emitFile({ type: "asset", fileName: frame, source: html });
        }
        for (const { path, file, rendersOnServer = false } of prerenderedPages()) {
          const markup = await renderPage(path === notFound.path ? "/404" : path);
          const { html, scriptFile } = prerenderedHtml({
            shell,
            earlyScript,
            path,
            markup,
            readFile: (name) => textOf(bundle, name),
            ...(rendersOnServer && { content: { styleSheets: styleSheetsOf(bundle, serverPage) } }),
            ...(path === pages.home.path && { forMembers: { frame: await renderFrame(path), files: filesOf(path) } }),
          });
          this.emitFile({ type: "asset", fileName: file, source: html });
          if (scriptFile) this.emitFile({ type: "asset", fileName: scriptFile.name, source: scriptFile.source });
        }
      },
    },
  };
}

/** The component of the pages whose content the API renders. Its style sheet is theirs. */
const serverPage = "/features/server-pages/server-page.tsx";

function styleSheetsOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const files = [...(chunkOf(bundle, module).viteMetadata?.importedCss ?? [])];
  if (files.length === 0) throw new Error(`The build has no style sheet of ${module}.`);
  return files;
}

function prerenderedPages(): (Page & { file: string })[] {
  return [...Object.values<Page>(pages), notFound].flatMap((page) => (page.file ? { ...page, file: page.file } : []));
}

/** Builds `src/prerender.tsx` for Node and loads it. */
async function loadRenderer(root: string, define: Record<string, unknown> | undefined) {
  const outDir = join(root, "node_modules/.prerender");
  await build({
    configFile: false,
    root,
    define,
    logLevel: "warn",
    plugins: [react(), withoutStyles],
    build: {
      ssr: "src/prerender.tsx",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      assetsInlineLimit: 0,
    },
  });
  const module: typeof import("../src/prerender.tsx") = await import(pathToFileURL(join(outDir, "prerender.js")).href);
  return module;
}

/** Markup needs no styles. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  load: (id) => (id.endsWith(".css") ? "" : null),
};

/** Returns the name that the build gave to a style sheet. */
function fileNamed(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
  if (!file) throw new Error(`The build has no ${name}.`);
  return file.fileName;
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`The build has no ${name}.`);
  return typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
}
