import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "./postgres.ts";
import { isAlive, parentOf, temporaryFolder } from "./testing.ts";

test("keeps the data between runs", async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.url, "create table kept (word text); insert into kept values ('still here')");
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.url, "select word from kept")).toEqual([{ word: "still here" }]);
});

test("data survives a kill -9 of the database, and the launcher learns of its exit", async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.url, "create table kept (word text); insert into kept values ('committed')");
  process.kill(await postmaster(dataDir), "SIGKILL");
  await first.exited;
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.url, "select word from kept")).toEqual([{ word: "committed" }]);
});

test("stops the database of a killed launcher before it uses the folder again", async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.url, "create table kept (word text); insert into kept values ('orphan')");
  const orphan = await postmaster(dataDir);
  process.kill(await parentOf(orphan), "SIGKILL");
  await first.exited;
  expect(await isAlive(orphan)).toBe(true);
  const second = await start(dataDir);
  expect(await query(second.url, "select word from kept")).toEqual([{ word: "orphan" }]);
  expect(await isAlive(orphan)).toBe(false);
});

test("runs two databases side by side, with the extensions and notifications that the product uses", async () => {
  const [one, two] = await Promise.all([start(await temporaryFolder()), start(await temporaryFolder())]);
  expect(one.url).not.toBe(two.url);
  await query(one.url, "create extension pg_trgm; create extension unaccent");
  const [row] = await query(one.url, "select similarity('volkswagen', 'volkswagn') > 0.5 as forgiving");
  expect(row).toEqual({ forgiving: true });

  const listener = new pg.Client(one.url);
  await listener.connect();
  await listener.query("listen news");
  const news = new Promise((resolve) => listener.once("notification", ({ payload }) => resolve(payload)));
  await query(one.url, "notify news, 'arrived'");
  expect(await news).toBe("arrived");
  await listener.end();
});

async function start(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmaster(dataDir: string): Promise<number> {
  for (;;) {
    const pid = Number((await readFile(join(dataDir, "18/postmaster.pid"), "utf8").catch(() => "")).split("\n")[0]);
    if (pid) return pid;
    await sleep(20);
  }
}
