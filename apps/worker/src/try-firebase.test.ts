import { createVerify, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { tryServiceAccount, tryWebKey } from "./try-firebase.ts";

let status = 200;
const requests: { url: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  requests.push({ url: request.url ?? "", body: await text(request) });
  response.writeHead(status).end("{}");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const origins = { identity: origin, tokens: origin };
// A port that nobody listens on any more.
const spare = createServer();
await new Promise<void>((resolve) => spare.listen(0, "127.0.0.1", resolve));
const closed = `http://127.0.0.1:${(spare.address() as AddressInfo).port}`;
await new Promise((resolve) => spare.close(resolve));
const nowhere = { identity: closed, tokens: closed };
const folder = mkdtempSync(join(tmpdir(), "zodiac-firebase-"));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();

function writeAccount(content: string): string {
  const file = join(folder, "account.json");
  writeFileSync(file, content);
  return file;
}
const account = writeAccount(JSON.stringify({ client_email: "api@zodiac.iam.example", private_key: key }));

test.each([
  [200, "accepted"],
  [400, "refused"],
  [403, "refused"],
  [503, "unreachable"],
])("an answer with status %i means that a key is %s", async (answered, kind) => {
  status = answered;
  expect(await tryWebKey("AIza-key", origins)).toMatchObject({ kind });
  expect(await tryServiceAccount(account, origins)).toMatchObject({ kind });
});

test("without a network a key was not tried, and the reason does not hold it", async () => {
  for (const answer of [await tryWebKey("AIza-key", nowhere), await tryServiceAccount(account, nowhere)]) {
    expect(answer).toEqual({ kind: "unreachable", reason: "ECONNREFUSED" });
  }
});

test("the service account's statement is signed with its key and names it", async () => {
  status = 200;
  await tryServiceAccount(account, origins);
  const assertion = new URLSearchParams(requests.at(-1)?.body).get("assertion") ?? "";
  const [head, claims, signature = ""] = assertion.split(".");
  const isSigned = createVerify("RSA-SHA256").update(`${head}.${claims}`).verify(publicKey, signature, "base64url");
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    iss: "api@zodiac.iam.example",
    aud: "https://oauth2.googleapis.com/token",
  });
});

test.each([
  ["is no JSON", "{"],
  ["lacks the key", '{"client_email":"a@b.example"}'],
  ["has a key that can't be parsed", '{"client_email":"a@b.example","private_key":"-----BEGIN PRIVATE KEY-----"}'],
])("a file that %s is refused without a request", async (_what, content) => {
  const before = requests.length;
  const answer = await tryServiceAccount(writeAccount(content), origins);
  expect(answer).toEqual({ kind: "refused", reason: "the file is no key of a service account" });
  expect(requests).toHaveLength(before);
});
