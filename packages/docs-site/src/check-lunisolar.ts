// Runs the examples of the page about lunisolar. The library is under the GPL, so it is installed outside of this repository.
//   pnpm measure lunisolar
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { loadModule } from "../../zodiac/scripts/peers.ts";
import { examplesOf } from "./playground/examples.ts";
import { libraryModules } from "./playground/library-modules.ts";
import { runCode } from "./playground/run-code.ts";
import { statedOutcomes } from "./playground/stated-outcomes.ts";

const page = "coming-from-lunisolar.md";
const modules = { ...libraryModules, lunisolar: { default: loadModule("lunisolar") } };
const blocks = examplesOf(page, readFileSync(join(import.meta.dirname, "../pages", page), "utf8"));
const wrong = blocks.flatMap(({ code }) => {
  const [actual, stated] = [runCode(code, modules), statedOutcomes(code)];
  return isDeepStrictEqual(actual, stated) ? [] : [{ code, actual, stated }];
});
console.log(`${blocks.length} examples, ${wrong.length} wrong`);
if (wrong.length > 0) {
  console.error(JSON.stringify(wrong, null, 2));
  process.exitCode = 1;
}
