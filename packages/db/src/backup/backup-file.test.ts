import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { checkBackupFile, readBackupFile, writeBackupFile } from "./backup-file.ts";

const folder = await mkdtemp(join(tmpdir(), "zodiac-backup-file-"));
afterAll(() => rm(folder, { recursive: true }));

const key = randomBytes(32);
const dump = randomBytes(200_000);
let files = 0;

async function write(withKey: Buffer | undefined) {
  files += 1;
  const file = join(folder, `${files}.dump`);
  const written = await writeBackupFile(
    Readable.from([dump.subarray(0, 70_000), dump.subarray(70_000)]),
    file,
    withKey,
  );
  return { file, ...written };
}

test.each([undefined, key])("what was written is read again, and only the owner may read the file", async (withKey) => {
  const { file, bytes, sha256 } = await write(withKey);
  await checkBackupFile(file, sha256, withKey);
  expect((await buffer(await readBackupFile(file, withKey))).equals(dump)).toBe(true);
  const { size, mode } = await stat(file);
  expect([size, mode & 0o777]).toEqual([bytes, 0o600]);
});

test("an encrypted file shows nothing of the dump, and two of the same dump differ", async () => {
  const [first, second] = [await write(key), await write(key)];
  const content = await readFile(first.file);
  expect(content.includes(dump.subarray(0, 16))).toBe(false);
  expect(first.sha256).not.toBe(second.sha256);
});

test("a changed file, another key and no key are told apart before anything is used", async () => {
  const { file, sha256 } = await write(key);
  await expect(checkBackupFile(file, sha256, randomBytes(32))).rejects.toThrow("BACKUP_KEY does not open");
  await expect(checkBackupFile(file, sha256, undefined)).rejects.toThrow("Set BACKUP_KEY");
  const content = await readFile(file);
  content[1_000] = (content[1_000] ?? 0) ^ 1;
  await writeFile(file, content);
  await expect(checkBackupFile(file, sha256, key)).rejects.toThrow("its hash differs");
});

test("an existing file is never replaced", async () => {
  const { file } = await write(undefined);
  await expect(writeBackupFile(Readable.from([dump]), file, undefined)).rejects.toThrow("EEXIST");
});
