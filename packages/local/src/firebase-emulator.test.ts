import { readFile } from "node:fs/promises";
import { join } from "node:path";
import getPort from "get-port";
import { expect, onTestFinished, test } from "vitest";
import { createDemoSignIns, demoPassword } from "./demo-accounts.ts";
import { type Identity, startIdentity } from "./firebase-emulator.ts";
import { temporaryFolder } from "./testing.ts";

test("accounts and their changed passwords are kept between runs, and the demo accounts can sign in", async () => {
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

test("a new account is on disk within two seconds, so that a kill -9 does not lose it", async () => {
  const accountsFile = join(await temporaryFolder(), "accounts.json");
  const identity = await start(accountsFile);
  await post(identity, "accounts:signUp", { email: "soon@example.com", password: "twelve-signs" });
  await expect
    .poll(() => readFile(accountsFile, "utf8").catch(() => ""), { timeout: 2000 })
    .toContain("soon@example.com");
});

async function start(accountsFile: string): Promise<Identity> {
  const identity = startIdentity({ accountsFile, port: await getPort({ host: "127.0.0.1" }) });
  onTestFinished(() => identity.stop());
  await identity.ready;
  return identity;
}

interface Account {
  localId?: string;
  email?: string;
  idToken?: string;
}

function signIn(identity: Identity, email: string, password: string): Promise<Account> {
  return post(identity, "accounts:signInWithPassword", { email, password });
}

async function post(identity: Identity, method: string, body: object): Promise<Account> {
  const response = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await response.json()) as Account;
}
