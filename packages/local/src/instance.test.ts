import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { Server } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type DataDirLock, findInstance, lockDataDir } from "./instance.ts";
import { temporaryFolder } from "./testing.ts";

const running = { url: "http://localhost:3000", settings: { DATABASE_URL: "postgres://me:secret@here" } };

test("other commands in the folder find the running product", async () => {
  const dataDir = await temporaryFolder();
  expect(await findInstance(dataDir)).toBeUndefined();
  const dataDirLock = await lock(dataDir);
  expect(await findInstance(dataDir)).toEqual({});
  dataDirLock.publish(running);
  expect(await findInstance(dataDir)).toEqual(running);
  dataDirLock.release();
  expect(await findInstance(dataDir)).toBeUndefined();
});

test("only the owner can read the settings, which no port serves", async () => {
  const listen = vi.spyOn(Server.prototype, "listen");
  const dataDir = await temporaryFolder();
  (await lock(dataDir)).publish(running);
  expect(listen).not.toHaveBeenCalled();
  for (const file of await readdir(dataDir)) {
    const path = join(dataDir, file);
    const { mode } = await stat(path);
    if ((await readFile(path, "utf8")).includes("secret")) expect((mode & 0o777).toString(8)).toBe("600");
  }
  expect(await readFile(join(dataDir, "instance.json"), "utf8")).toContain("secret");
});

test("refuses a second product in the folder and names the address of the first", async () => {
  const dataDir = await temporaryFolder();
  (await lock(dataDir)).publish(running);
  await expect(lockDataDir(dataDir)).rejects.toThrow(/already running from this folder at http:\/\/localhost:3000/);
});

test("of several products that start at the same moment exactly one gets the folder", async () => {
  const dataDir = await temporaryFolder();
  const locks = await Promise.allSettled(Array.from({ length: 5 }, () => lock(dataDir)));
  expect(locks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("waits for a product that is stopping", async () => {
  const dataDir = await temporaryFolder();
  const first = await lock(dataDir);
  first.publish({ stopping: true });
  const second = lock(dataDir);
  setTimeout(() => first.release(), 300);
  await expect(second).resolves.toBeDefined();
});

test("looking for a product never prevents one from starting", async () => {
  const dataDir = await temporaryFolder();
  (await lock(dataDir)).release();
  const lookups = Array.from({ length: 50 }, () => findInstance(dataDir));
  await expect(lock(dataDir)).resolves.toBeDefined();
  await Promise.all(lookups);
});

test("a lock ends with its process, even after a kill -9, and its settings no longer count", async () => {
  const dataDir = await temporaryFolder();
  const holder = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { lockDataDir } = await import(${JSON.stringify(new URL("./instance.ts", import.meta.url).href)});
       (await lockDataDir(${JSON.stringify(dataDir)})).publish(${JSON.stringify(running)});
       console.log("locked");
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void holder.kill("SIGKILL"));
  await once(holder.stdout, "data");
  expect(await findInstance(dataDir)).toEqual(running);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(await readFile(join(dataDir, "instance.json"), "utf8")).toContain("3000");
  expect(await findInstance(dataDir)).toBeUndefined();
  await lock(dataDir);
  expect(await findInstance(dataDir)).toEqual({});
});

test("an unreadable instance file doesn't prevent a start", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "instance.json"), "not json");
  await expect(lock(dataDir)).resolves.toBeDefined();
});

async function lock(dataDir: string): Promise<DataDirLock> {
  const dataDirLock = await lockDataDir(dataDir);
  onTestFinished(() => dataDirLock.release());
  return dataDirLock;
}
