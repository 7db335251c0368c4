import { parseArgs } from "node:util";
import { readVariable } from "./config.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import { explainFailure } from "./explain-failure.ts";
import { startProduct } from "./product.ts";
import { defaultDataDir, loadDotEnv } from "./workspace.ts";

/**
 * `pnpm start`, and with --watch `pnpm dev`: runs the product on this machine until Ctrl-C. With --empty, the first start
 * leaves out the sample openings and articles.
 */
loadDotEnv();
const { watch, empty } = parseArgs({
  options: { watch: { type: "boolean", default: false }, empty: { type: "boolean", default: false } },
}).values;
const port = Number(readVariable("PORT") ?? 3000);
const dataDir = defaultDataDir();
const product = startProduct({ dataDir, port, watch, samples: !empty, print: console.log });
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));

try {
  const { url, databaseUrl } = await product.ready;
  console.log(banner(url, databaseUrl));
  const reason = explainFailure(await product.failed, dataDir);
  await stop(1, `${reason}\nEverything else was stopped. No data is lost. Start again with the same command.`);
} catch (error) {
  await stop(1, explainFailure(error instanceof Error ? error.message : String(error), dataDir));
}

async function stop(exitCode: number, reason?: string): Promise<void> {
  // A second Ctrl-C exits at once. The other processes exit when this one is gone.
  if (isStopping) {
    if (exitCode === 0) process.exit(130);
    return;
  }
  isStopping = true;
  if (reason) console.error(reason);
  await product.stop();
  console.log("Stopped.");
  process.exit(exitCode);
}

function banner(url: string, databaseUrl: string): string {
  const accounts = demoAccounts
    .map(({ email, description }) => `             ${email.padEnd(20)} ${description}`)
    .join("\n");
  return `
  Zodiac at Work is running.

  Site       ${url}
  API        ${url}/api/docs
  Accounts   password ${demoPassword}; sign-in is available about ten seconds after the start
${accounts}
  Database   ${databaseUrl}
  Data       ${dataDir} (kept between runs; logs are in its folder logs)
  Stop       Ctrl-C
`;
}
