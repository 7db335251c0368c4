import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Claim, claimDataDir, findInstance } from "./instance.ts";
import { temporaryFolder } from "./testing.ts";

test("others in the folder learn where the running product is", async () => {
  const dataDir = await temporaryFolder();
  expect(await findInstance(dataDir)).toBeUndefined();
  const claim = await claimed(dataDir);
  claim.instance = { url: "http://localhost:3000", settings: { DATABASE_URL: "postgres://here" } };
  expect(await findInstance(dataDir)).toMatchObject(claim.instance);
  await claim.release();
  expect(await findInstance(dataDir)).toBeUndefined();
});

test("a second product in the same folder is refused, and told where the first one is", async () => {
  const dataDir = await temporaryFolder();
  const claim = await claimed(dataDir);
  claim.instance = { url: "http://localhost:3000" };
  await expect(claimDataDir(dataDir)).rejects.toThrow(/already runs from this folder at http:\/\/localhost:3000/);
});

test("of two that start in the same moment exactly one gets the folder", async () => {
  const dataDir = await temporaryFolder();
  const claims = await Promise.allSettled([claimed(dataDir), claimed(dataDir)]);
  expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a product that is stopping is waited for", async () => {
  const dataDir = await temporaryFolder();
  const first = await claimed(dataDir);
  first.instance = { stopping: true };
  const second = claimed(dataDir);
  setTimeout(() => void first.release(), 300);
  await expect(second).resolves.toBeDefined();
});

test("a claim that a crash left behind does not count, also when another program now has its port", async () => {
  const dataDir = await temporaryFolder();
  const closedPort = JSON.stringify({ port: 9 });
  await writeFile(join(dataDir, "instance.json"), closedPort);
  expect(await findInstance(dataDir)).toBeUndefined();

  const otherDir = await temporaryFolder();
  await claimed(otherDir);
  await copyFile(join(otherDir, "instance.json"), join(dataDir, "instance.json"));
  expect(await findInstance(dataDir)).toBeUndefined();

  await writeFile(join(dataDir, "instance.json"), "not json");
  await expect(claimed(dataDir)).resolves.toBeDefined();
});

async function claimed(dataDir: string): Promise<Claim> {
  const claim = await claimDataDir(dataDir);
  onTestFinished(() => claim.release());
  return claim;
}
