import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { deleteAccount, hashOfAccount, isDeletedAccount } from "./delete-account.ts";
import { applyDeletions, listDeletions } from "./deletions.ts";
import { readDeletions, writeDeletions } from "./deletions-file.ts";
import { findUser, registerUser } from "./users.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "zodiac-deletions-"));
  file = join(folder, "deletions.txt");
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.deleteFrom("users").execute();
  await db.deleteFrom("deletedAccounts").execute();
});

/** What a backup from before the deletion brings back. */
async function restoreBefore(uid: string): Promise<void> {
  await db.deleteFrom("deletedAccounts").where("idHash", "=", hashOfAccount(uid)).execute();
  await registerUser(db, { id: uid, email: `${uid}@example.com` });
}

test("an account that a backup brought back is deleted again, others stay, and the time is that of the deletion", async () => {
  for (const id of ["ann", "bob"]) await registerUser(db, { id, email: `${id}@example.com` });
  await deleteAccount(db, "ann", async () => {});
  const before = await listDeletions(db);
  expect(await writeDeletions(file, before)).toBe(1);
  await restoreBefore("ann");
  expect(await isDeletedAccount(db, "ann")).toBe(false);

  expect(await applyDeletions(db, await readDeletions(file))).toEqual({ deletedAgain: 1, recorded: 1 });
  expect(await findUser(db, "ann")).toBeUndefined();
  expect(await findUser(db, "bob")).toMatchObject({ id: "bob" });
  expect(await isDeletedAccount(db, "ann")).toBe(true);
  expect(await listDeletions(db)).toEqual(before);
  expect(await applyDeletions(db, await readDeletions(file))).toEqual({ deletedAgain: 0, recorded: 0 });
});

test("a deletion of an account that the backup never had is recorded all the same", async () => {
  const deletion = { idHash: hashOfAccount("carol"), deletedAt: new Date("2026-11-25T12:00:00Z") };
  expect(await applyDeletions(db, [deletion])).toEqual({ deletedAgain: 0, recorded: 1 });
  expect(await listDeletions(db)).toEqual([deletion]);
});

test("saving after a restore keeps what the file has, and holds no id", async () => {
  await deleteAccount(db, "ann", async () => {});
  await writeDeletions(file, await listDeletions(db));
  await db.deleteFrom("deletedAccounts").execute();
  await deleteAccount(db, "bob", async () => {});
  expect(await writeDeletions(file, await listDeletions(db))).toBe(2);
  const hashes = (await readDeletions(file)).map(({ idHash }) => idHash);
  expect(hashes.toSorted()).toEqual([hashOfAccount("ann"), hashOfAccount("bob")].toSorted());
  expect(await readFile(file, "utf8")).not.toMatch(/ann|bob/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["deletions.txt"]);
});

test("a damaged file is refused with its line, and is not overwritten", async () => {
  const text = `${hashOfAccount("ann")} 2026-11-25T12:00:00.000Z\nhash of bob\n`;
  await writeFile(file, text);
  await expect(readDeletions(file)).rejects.toThrow(`Line 2 of ${file} is not a hash and a time.`);
  await expect(writeDeletions(file, [])).rejects.toThrow("Line 2");
  expect(await readFile(file, "utf8")).toBe(text);
});

test("a file that does not exist is no list of deletions", async () => {
  await expect(readDeletions(file)).rejects.toThrow("ENOENT");
});
