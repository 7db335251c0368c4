import { lookThroughLogs } from "./scan-logs.ts";
import { defaultDataDir, root } from "./workspace.ts";

/** A part of `pnpm check`, and the end of `pnpm test`, which names the workspaces that must have kept logs. */
const { isGood, words } = await lookThroughLogs({ root, dataDir: defaultDataDir(), required: process.argv.slice(2) });
for (const line of words) console.log(line);
if (!isGood) process.exitCode = 1;
