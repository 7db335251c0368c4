import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startService } from "./managed-process.ts";
import { isAlive, parentOf, temporaryFolder } from "./testing.ts";

const reportAndStay = "process.send('up'); setInterval(() => {}, 1000)";
const startsAnother = `
  const child = require("node:child_process").spawn("sleep", ["1000"]);
  process.send(child.pid);
  setInterval(() => {}, 1000);
`;

test("a service reports that it is ready and ends when it is stopped", async () => {
  const service = startService({ name: "it", nodeArgs: ["-e", reportAndStay] });
  expect(await service.ready).toBe("up");
  await service.stop();
  await expect(service.ended).resolves.toBe("");
});

test("stopping twice, or after the end, is harmless", async () => {
  const service = startService({ name: "it", nodeArgs: ["-e", "process.send('up')"] });
  await service.ended;
  await Promise.all([service.stop(), service.stop()]);
});

test("what a service started ends with it, also when the service itself was killed first", async () => {
  const service = startService({ name: "it", nodeArgs: ["-e", startsAnother] });
  const grandchild = Number(await service.ready);
  expect(await isAlive(grandchild)).toBe(true);
  process.kill(await parentOf(grandchild), "SIGKILL");
  await service.ended;
  await service.stop();
  expect(await isAlive(grandchild)).toBe(false);
});

test("a service that ends before it is ready says what it printed", async () => {
  const service = startService({ name: "the thing", nodeArgs: ["-e", "console.error('no luck'); process.exit(3)"] });
  await expect(service.ready).rejects.toThrow(/the thing ended before it was ready\.\nno luck/);
});

test("a service ends when the one that started it is killed", async () => {
  const folder = await temporaryFolder();
  const launcher = join(folder, "launcher.ts");
  const pidFile = join(folder, "pid");
  await writeFile(
    launcher,
    `import { startService } from ${JSON.stringify(new URL("./managed-process.ts", import.meta.url).href)};
     const { writeFileSync } = await import("node:fs");
     const service = startService({ name: "it", nodeArgs: ["-e", "process.send(process.pid); setInterval(() => {}, 1000)"] });
     writeFileSync(${JSON.stringify(pidFile)}, String(await service.ready));`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: "ignore" });
  const pid = await untilDefined(async () => Number(await readFile(pidFile, "utf8").catch(() => "")) || undefined);
  child.kill("SIGKILL");
  await once(child, "exit");
  await untilDefined(async () => ((await isAlive(pid)) ? undefined : true));
});

async function untilDefined<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    await sleep(20);
  }
}
