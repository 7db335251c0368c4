import { setTimeout as sleep } from "node:timers/promises";
import { sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import { intentOf } from "@zodiac-at-work/payments/testing";
import type { Environment } from "./environment.ts";

const timeoutMs = 180_000;

/**
 * Buys access as a person in a browser does: signs up, requests the payment intent, pays, and waits for the success page
 * unless the tab is closed. Retries every failed step.
 */
export async function buy(
  { url, sandbox }: Pick<Environment, "url" | "sandbox">,
  uid: string,
  { closesTab }: { closesTab: boolean },
): Promise<void> {
  const email = `${uid}@example.com`;
  const deadline = Date.now() + timeoutMs;
  const call = (method: string, path: string, body?: object) =>
    retryUntil(deadline, () =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          ...sessionHeader(uid),
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
    // Without a secret the payment is complete or being processed.
    if (!clientSecret) break;
    // 200: paid now. 400: paid earlier, by a request whose response was lost.
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

/** Repeats a request until the API responds with a status below 500. */
async function retryUntil(deadline: number, send: () => Promise<Response>): Promise<object> {
  for (;;) {
    try {
      const response = await send();
      if (response.status < 500) return (await response.json()) as object;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    if (Date.now() > deadline) throw new Error("the API did not respond in time");
    await sleep(150);
  }
}
