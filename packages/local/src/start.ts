import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import { startProduct } from "./product.ts";
import { defaultDataDir, loadDotEnv } from "./workspace.ts";

/** `pnpm start`, and with --watch `pnpm dev`: the product on this machine, until Ctrl-C. */
loadDotEnv();
let stopping = false;
const watch = process.argv.includes("--watch");
const product = startProduct({ dataDir: defaultDataDir(), port: Number(process.env.PORT || 3000), watch, say });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));

try {
  const { url, databaseUrl } = await product.ready;
  say(banner(url, databaseUrl));
  const reason = await product.broken;
  await stop(1, `${reason}\nEverything else was stopped; nothing is lost. Start again with the same command.`);
} catch (error) {
  await stop(1, error instanceof Error ? error.message : String(error));
}

async function stop(exitCode: number, reason?: string): Promise<void> {
  // A second Ctrl-C doesn't wait: the parts end by themselves when this process is gone.
  if (stopping) {
    if (exitCode === 0) process.exit(130);
    return;
  }
  stopping = true;
  if (reason) console.error(reason);
  await product.stop();
  say("Stopped.");
  process.exit(exitCode);
}

function say(line: string): void {
  console.log(line);
}

function banner(url: string, databaseUrl: string): string {
  const accounts = demoAccounts.map(({ email, is }) => `             ${email.padEnd(20)} ${is}`).join("\n");
  return `
  Zodiac at Work is running.

  Site       ${url}
  API        ${url}/api/docs
  Accounts   password ${demoPassword}; signing in works some ten seconds after the start
${accounts}
  Database   ${databaseUrl}
  Data       ${defaultDataDir()} (kept between runs; logs in its folder logs)
  Stop       Ctrl-C
`;
}
