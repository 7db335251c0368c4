import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** An encrypted file is this line, a nonce, what AES-256-GCM makes of the dump, and its tag. */
const magic = Buffer.from("zodiac-backup-1\n");
const nonceBytes = 12;
const tagBytes = 16;
/** One key and nonce of GCM encrypt no more than this. */
const largestDump = 2 ** 36 - 32;

/** Writes a dump to a new file, encrypted if there is a key, and returns the file's size and hash. */
export async function writeBackupFile(
  dump: Readable,
  file: string,
  key: Buffer | undefined,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const output = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  if (key) await pipeline(dump, encrypting(key), measure, output);
  else await pipeline(dump, measure, output);
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Checks a backup as a whole, before any of it is used.
 *
 * @throws with a message for the operator if the file was changed, or the key is missing or another one
 */
export async function checkBackupFile(file: string, sha256: string, key: Buffer | undefined): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (hash.digest("hex") !== sha256) throw new Error(`${file} is not the file that was written: its hash differs.`);
  if (!(await isEncrypted(file))) return;
  const discard = new Writable({ write: (_, __, done) => done() });
  await pipeline(await readBackupFile(file, key), discard).catch((cause) => {
    throw new Error(`BACKUP_KEY does not open ${file}.`, { cause });
  });
}

/** Returns a stream of the dump. Check the file first: the stream delivers content before the tag at its end is known. */
export async function readBackupFile(file: string, key: Buffer | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!key) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key that it was written with.`);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = size - tagBytes;
    const start = magic.length + nonceBytes;
    const { buffer: nonce } = await handle.read(Buffer.alloc(nonceBytes), 0, nonceBytes, magic.length);
    const { buffer: tag } = await handle.read(Buffer.alloc(tagBytes), 0, tagBytes, end);
    const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(tag);
    const input = createReadStream(file, { start, end: end - 1 });
    input.on("error", (error) => decipher.destroy(error));
    return input.pipe(decipher);
  } finally {
    await handle.close();
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.equals(magic);
  } finally {
    await handle.close();
  }
}

function encrypting(key: Buffer): Transform {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  let bytes = 0;
  let isStarted = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > largestDump) return done(new Error("A dump of more than 64 GiB can't be encrypted as one file."));
      if (!isStarted) this.push(Buffer.concat([magic, nonce]));
      isStarted = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    },
  });
}
