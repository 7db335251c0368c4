import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pWaitFor from "p-wait-for";

/**
 * Starts the product as `pnpm start` does, requests a page and a call that needs the database, and stops it with Ctrl-C. It is
 * for systems other than Linux, where the tests of the start do not run.
 */
const start = fileURLToPath(new URL("./start.ts", import.meta.url));
const child = spawn(process.execPath, [start, "--empty"], { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
child.stdout.setEncoding("utf8").on("data", (text) => {
  output += text;
  process.stdout.write(text);
});
const exited = once(child, "exit");
const url = await pWaitFor(
  () => {
    if (child.exitCode !== null) throw new Error("The product ended before it was ready.");
    const site = /Site\s+(\S+)/.exec(output)?.[1];
    return site !== undefined && pWaitFor.resolveWith(site);
  },
  { interval: 100, timeout: 600_000 },
);
for (const path of ["/", "/api/ready", "/api/stats"]) {
  const { status } = await fetch(`${url}${path}`);
  console.log(status, path);
  if (status !== 200) process.exitCode = 1;
}
child.kill("SIGINT");
const [code] = await exited;
console.log(`Ended with ${code}.`);
if (code !== 0) process.exitCode = 1;
