// Preloaded into a process that is watched. SIGURG, which nothing else sends, has it collect its garbage, so that its metrics
// then tell what is in use.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
process.on("SIGURG", () => collectGarbage());
