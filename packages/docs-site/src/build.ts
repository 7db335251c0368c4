// Builds the documentation site of the libraries into the folder `site`: static files that need no network and no server.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { Application } from "typedoc";
import { examplesOf } from "./examples.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "site");

const docs = await Application.bootstrapWithPlugins({ options: join(root, "typedoc.json") });
const project = await docs.convert();
if (!project) throw new Error("TypeDoc found nothing to describe.");
await docs.generateOutputs(project);
if (docs.logger.hasErrors() || docs.logger.hasWarnings()) throw new Error("TypeDoc reported problems.");

const examples = ["zodiac", "numerology"].flatMap((library) =>
  examplesOf(library, readFileSync(join(root, `../${library}/README.md`), "utf8")),
);
await build({
  entryPoints: [join(root, "src/playground.ts")],
  outfile: join(site, "playground.js"),
  bundle: true,
  minify: true,
  format: "iife",
  charset: "utf8",
  // esbuild leaves out imports of chunks without side effects, and warns of them.
  logLevel: "error",
  define: { readmeExamples: JSON.stringify(examples) },
});
for (const file of ["playground.html", "playground.css"]) cpSync(join(root, "src", file), join(site, file));

// TypeDoc knows only the pages that it writes. Its pages are in several folders.
for (const page of globSync("**/*.html", { cwd: site })) {
  const path = join(site, page);
  const playground = relative(join(path, ".."), join(site, "playground.html"));
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("https://playground.invalid/", playground));
}
console.log(`The documentation is in ${relative(process.cwd(), join(site, "index.html"))}`);
