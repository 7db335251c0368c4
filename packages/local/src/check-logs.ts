import { join } from "node:path";
import { findSecretsInLogs } from "./secrets-in-logs.ts";
import { defaultDataDir, testLogsDir } from "./workspace.ts";

/** Part of `pnpm check`: fails when a log of the last browser tests, or of the product on this machine, holds a secret. */
const folders = [testLogsDir, join(defaultDataDir(), "logs")];
const found = (await Promise.all(folders.map(findSecretsInLogs))).flat();
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
