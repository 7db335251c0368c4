import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { buildOutputs } from "./outputs.ts";

for (const [path, content] of await buildOutputs()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  console.log(`${relative(process.cwd(), path)}  ${content.length} bytes`);
}
