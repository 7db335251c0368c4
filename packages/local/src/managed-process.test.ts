import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test, vi } from "vitest";
import { startProcess } from "./managed-process.ts";
import { isAlive, parentOf, temporaryFolder } from "./testing.ts";

const reportAndStay = "process.send('up'); setInterval(() => {}, 1000)";
const startsAnother = `
  const child = require("node:child_process").spawn("sleep", ["1000"]);
  process.send(child.pid);
  setInterval(() => {}, 1000);
`;

test("reports that it is ready and exits when it is stopped", async () => {
  const child = startProcess({ name: "it", nodeArgs: ["-e", reportAndStay] });
  expect(await child.ready).toBe("up");
  await child.stop();
  await expect(child.exited).resolves.toBe("");
});

test("has the environment of this process unless it gets another", async () => {
  vi.stubEnv("ZODIAC_TEST", "inherited");
  onTestFinished(() => void vi.unstubAllEnvs());
  const nodeArgs = ["-e", "process.send(String(process.env.ZODIAC_TEST))"];
  expect(await startProcess({ name: "it", nodeArgs }).ready).toBe("inherited");
  expect(await startProcess({ name: "it", nodeArgs, env: {} }).ready).toBe("undefined");
});

test("can be stopped twice and after its exit", async () => {
  const child = startProcess({ name: "it", nodeArgs: ["-e", "process.send('up')"] });
  await child.exited;
  await Promise.all([child.stop(), child.stop()]);
});

test("stopping a process stops its children, even if the process was killed first", async () => {
  const child = startProcess({ name: "it", nodeArgs: ["-e", startsAnother] });
  const grandchild = Number(await child.ready);
  expect(await isAlive(grandchild)).toBe(true);
  process.kill(await parentOf(grandchild), "SIGKILL");
  await child.exited;
  await child.stop();
  expect(await isAlive(grandchild)).toBe(false);
});

test("rejects with the output of a process that exits before it is ready", async () => {
  const child = startProcess({ name: "the thing", nodeArgs: ["-e", "console.error('no luck'); process.exit(3)"] });
  await expect(child.ready).rejects.toThrow(/the thing exited before it was ready\.\nno luck/);
});

test.for([
  ["idle", "setInterval(() => {}, 1000)"],
  ["blocked", "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"],
])("exits when its parent is killed while it is %s", async ([, task]) => {
  const folder = await temporaryFolder();
  const launcher = join(folder, "launcher.ts");
  const pidFile = join(folder, "pid");
  await writeFile(
    launcher,
    `import { startProcess } from ${JSON.stringify(new URL("./managed-process.ts", import.meta.url).href)};
     const { writeFileSync } = await import("node:fs");
     const child = startProcess({ name: "it", nodeArgs: ["-e", "process.send(process.pid, () => {" + ${JSON.stringify(task)} + "})"] });
     writeFileSync(${JSON.stringify(pidFile)}, String(await child.ready));`,
  );
  const parent = spawn(process.execPath, [launcher], { stdio: "ignore" });
  const readPid = async () => Number(await readFile(pidFile, "utf8").catch(() => ""));
  await pWaitFor(async () => (await readPid()) > 0);
  const pid = await readPid();
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await pWaitFor(async () => !(await isAlive(pid)), { timeout: 60_000 });
});
