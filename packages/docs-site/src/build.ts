// Builds the documentation site of the libraries into the folder `site` or a given one, and serves it with the option --serve.
//   pnpm measure docs-site [--serve]
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.ts";
import { serveSite } from "./serve-site.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(import.meta.dirname, "../site") },
    serve: { type: "boolean", default: false },
  },
});
await buildSite(values.out);
console.log(`The documentation is in ${relative(process.cwd(), values.out)}.`);
if (values.serve) {
  const { url } = await serveSite(values.out, 4500);
  console.log(`It is served at ${url} until you press Ctrl+C.`);
}
