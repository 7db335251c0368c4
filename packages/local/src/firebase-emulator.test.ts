import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import getPort from "get-port";
import { expect, onTestFinished, test } from "vitest";
import { createDemoSignIns, demoPassword } from "./demo-accounts.ts";
import { type FirebaseEmulator, projectId, startFirebaseEmulator } from "./firebase-emulator.ts";
import { temporaryFolder } from "./testing.ts";

test("keeps accounts and changed passwords between runs, and the demo accounts can sign in", async () => {
  const accountsFile = join(await temporaryFolder(), "accounts.json");
  const first = await start(accountsFile);
  await createDemoSignIns(first.origin);
  expect((await signIn(first, "member@example.com", demoPassword)).localId).toBe("demo-member");
  const { idToken } = await signIn(first, "visitor@example.com", demoPassword);
  await post(first, "accounts:update", { idToken, password: "another-one" });
  await post(first, "accounts:signUp", { email: "new@example.com", password: "twelve-signs" });
  await first.stop();

  const second = await start(accountsFile);
  await createDemoSignIns(second.origin);
  expect((await signIn(second, "new@example.com", "twelve-signs")).email).toBe("new@example.com");
  expect((await signIn(second, "visitor@example.com", "another-one")).localId).toBe("demo-visitor");
  expect((await signIn(second, "visitor@example.com", demoPassword)).idToken).toBeUndefined();
});

test("saves a new account within two seconds, so that it survives a kill -9", async () => {
  const accountsFile = join(await temporaryFolder(), "accounts.json");
  const emulator = await start(accountsFile);
  await post(emulator, "accounts:signUp", { email: "soon@example.com", password: "twelve-signs" });
  await expect
    .poll(() => readFile(accountsFile, "utf8").catch(() => ""), { timeout: 2000 })
    .toContain("soon@example.com");
});

test("refuses requests of other websites", async () => {
  const { origin } = await start(join(await temporaryFolder(), "accounts.json"));
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`;
  const status = (headers: Record<string, string>) =>
    new Promise((resolve) =>
      request(accounts, { headers: { authorization: "Bearer owner", ...headers } }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    );
  expect(await status({ origin: "https://evil.example.com" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ host: "evil.example.com" })).toBe(403);
  expect(await status({ origin: "http://localhost:3000" })).toBe(200);
});

async function start(accountsFile: string): Promise<FirebaseEmulator> {
  const emulator = startFirebaseEmulator({ accountsFile, port: await getPort({ host: "127.0.0.1" }) });
  onTestFinished(() => emulator.stop());
  await emulator.ready;
  return emulator;
}

interface Account {
  localId?: string;
  email?: string;
  idToken?: string;
}

function signIn(emulator: FirebaseEmulator, email: string, password: string): Promise<Account> {
  return post(emulator, "accounts:signInWithPassword", { email, password });
}

async function post(emulator: FirebaseEmulator, method: string, body: object): Promise<Account> {
  const response = await fetch(`${emulator.origin}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await response.json()) as Account;
}
