import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { close, createIndex } from "pagefind";
import { Application, type ProjectReflection } from "typedoc";
import { finishPage } from "./finish-page.ts";
import { frontPage } from "./front-page.ts";
import { htmlPage } from "./html-page.ts";
import { examplesOf } from "./playground/examples.ts";
import { typeFiles } from "./playground/type-files.ts";
import { llmsText, notFoundPage, sitemap } from "./site-files.ts";

const root = join(import.meta.dirname, "..");
const libraries = ["zodiac", "numerology"] as const;

/** The pages beside the reference. Their files hold the body. */
const ownPages = [
  {
    file: "playground/playground.html",
    title: "Playground",
    description: "Run the Zodiac at Work libraries in the browser: their examples, and code of your own.",
  },
  {
    file: "search.html",
    title: "Search",
    description: "Search the documentation of the Zodiac at Work libraries.",
  },
] as const;

/** Writes the site as static files for any web server. */
export async function buildSite(site: string): Promise<void> {
  await writeReference(site);
  await bundleScripts(site);
  for (const { file, title, description } of ownPages) {
    const body = readFileSync(join(root, "src", file), "utf8");
    writeFileSync(join(site, basename(file)), htmlPage({ title, description, body }));
  }
  for (const file of ["page.css", "favicon.svg"]) cpSync(join(root, "src", file), join(site, file));
  for (const library of libraries) cpSync(join(root, `../${library}/README.md`), join(site, `${library}.md`));
  const pages = globSync("**/*.html", { cwd: site })
    .toSorted()
    .map((path) => ({ path, title: titleOf(join(site, path)) }));
  writeFileSync(join(site, "404.html"), notFoundPage());
  writeFileSync(join(site, "sitemap.xml"), sitemap(pages));
  writeFileSync(join(site, "robots.txt"), "User-agent: *\nAllow: /\n");
  writeFileSync(join(site, "llms.txt"), llmsText(pages));
  await writeSearchIndex(site);
}

/** The pages that TypeDoc writes: the front page, the READMEs, the pages of `pages`, and one for each export. */
async function writeReference(site: string): Promise<void> {
  writeFileSync(join(root, "front-page.generated.md"), frontPage());
  const docs = await Application.bootstrapWithPlugins({ options: join(root, "typedoc.json") });
  docs.options.setValue("out", site);
  const project = await docs.convert();
  if (!project) throw new Error("TypeDoc found nothing to describe.");
  nameByImportPath(project);
  rmSync(site, { recursive: true, force: true });
  await docs.generateOutputs(project);
  if (docs.logger.hasErrors() || docs.logger.hasWarnings()) throw new Error("TypeDoc reported problems.");
  for (const page of globSync("**/*.html", { cwd: site })) {
    const path = join(site, page);
    writeFileSync(path, finishPage(page, readFileSync(path, "utf8")));
  }
}

/**
 * Gives each module the text that imports it, instead of the path of its source, and each changelog the name of its library.
 *
 * @throws unless the modules are the entries of the manifests.
 */
function nameByImportPath(project: ProjectReflection): void {
  const found: string[] = [];
  for (const library of project.children ?? []) {
    for (const document of library.documents ?? []) document.name = `Changes of ${library.name}`;
    for (const module of library.children ?? []) {
      const source = basename(module.name);
      const entry = source === "src" ? "" : `/${entryNames[source] ?? source}`;
      module.name = `@zodiac-at-work/${library.name}${entry}`;
      found.push(module.name);
    }
  }
  const expected = libraries.flatMap(entriesOf);
  if (found.toSorted().join() !== expected.toSorted().join()) {
    throw new Error(`The documentation has the modules ${found.join(", ")}, but the manifests ${expected.join(", ")}.`);
  }
}

/** The title of a page, without the name of the site. */
function titleOf(file: string): string {
  const title = /<title>(.*?)(?: \| Zodiac at Work)?<\/title>/.exec(readFileSync(file, "utf8"))?.[1];
  if (!title) throw new Error(`${file} has no title.`);
  return title;
}

/** The entries whose source has another name. */
const entryNames: Readonly<Record<string, string>> = { "name-numbers": "names" };

function entriesOf(library: string): string[] {
  const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, `../${library}/package.json`), "utf8"),
  );
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== "./package.json");
  return entries.map((entry) => manifest.name + entry.slice(1));
}

async function bundleScripts(site: string): Promise<void> {
  const examples = libraries.flatMap((library) =>
    examplesOf(library, readFileSync(join(root, `../${library}/README.md`), "utf8")),
  );
  await build({
    entryPoints: ["playground/playground", "playground/run-worker", "playground/types-worker", "search"].map((name) =>
      join(root, `src/${name}.ts`),
    ),
    outdir: site,
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    // The editor is a file of its own, which the page loads last.
    splitting: true,
    // The virtual files of TypeScript need it only beside real ones.
    external: ["path"],
    minify: true,
    format: "esm",
    charset: "utf8",
    // esbuild leaves out imports of chunks without side effects, and warns of them.
    logLevel: "error",
    define: { readmeExamples: JSON.stringify(examples) },
  });
  writeFileSync(join(site, "types.json"), JSON.stringify(typeFiles(join(root, ".."), libraries)));
}

/** Pagefind indexes the words of the main part of each page. */
async function writeSearchIndex(site: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: "en" });
  if (!index) throw new Error(`Pagefind reported problems: ${errors.join(" ")}`);
  const added = await index.addDirectory({ path: site });
  const written = await index.writeFiles({ outputPath: join(site, "pagefind") });
  await close();
  const problems = [...added.errors, ...written.errors];
  if (problems.length > 0) throw new Error(`Pagefind reported problems: ${problems.join(" ")}`);
}
