import { parseArgs } from "node:util";
import { scanLogs } from "./scan-logs.ts";
import { defaultDataDir, root } from "./workspace.ts";

/** Fails if a log contains a secret. Run by `pnpm check` and `pnpm test`, with the workspaces that must have logs. */
const { positionals } = parseArgs({ allowPositionals: true });
const { passed, lines } = await scanLogs({ root, dataDir: defaultDataDir(), required: positionals });
for (const line of lines) console.log(line);
if (!passed) process.exitCode = 1;
