import { setTimeout as sleep } from "node:timers/promises";
import { intentOf } from "@zodiac-at-work/payments/testing";
import type { World } from "./world.ts";

const patienceMs = 180_000;

/**
 * Somebody who buys access in a browser: signs up, asks for the card form, pays, and, unless they close the tab, waits
 * for the success page. What fails they try again, as people and browsers do.
 */
export async function buy({ url, sandbox }: World, uid: string, { closesTab }: { closesTab: boolean }): Promise<void> {
  const email = `${uid}@example.com`;
  const deadline = Date.now() + patienceMs;
  const call = (method: string, path: string, body?: object) =>
    untilAnswered(deadline, () =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokenOf(uid, email)}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      }),
    );
  await call("POST", "/api/user/register", { uid, email });
  while (Date.now() < deadline) {
    const { clientSecret } = (await call("POST", "/api/create-payment-intent", { amount: 62, email, userId: uid })) as {
      clientSecret?: string;
    };
    // No secret: it is paid already, or being processed.
    if (!clientSecret) break;
    // 200 is paid, and 400 says that it was paid before, by a request whose answer was lost.
    const status = await sandbox.pay(intentOf(clientSecret), clientSecret).catch(() => 0);
    if (status === 200 || status === 400) break;
    await sleep(100);
  }
  if (closesTab) return;
  for (let check = 0; check < 20; check += 1) {
    const { hasPaid } = (await call("GET", `/api/user/${uid}/payment-status`)) as { hasPaid?: boolean };
    if (hasPaid) return;
    await sleep(300);
  }
}

/** Repeats a call until the API says something definite. */
async function untilAnswered(deadline: number, ask: () => Promise<Response>): Promise<object> {
  for (;;) {
    try {
      const response = await ask();
      if (response.status < 500) return (await response.json()) as object;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    if (Date.now() > deadline) throw new Error("the API did not answer in time");
    await sleep(150);
  }
}

function tokenOf(uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const issuer = "https://securetoken.google.com/demo-faults";
  const claims = { iss: issuer, aud: "demo-faults", sub: uid, email, auth_time: now, iat: now, exp: now + 3600 };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}
