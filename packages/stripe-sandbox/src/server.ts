import fastify from "fastify";
import { registerApi } from "./api.ts";
import { registerAuthenticationPage } from "./authentication-page.ts";
import { registerCheckoutPage } from "./checkout-page.ts";
import { registerControl } from "./control.ts";
import { isLocalRequest } from "./local-request.ts";
import { parseForm } from "./parameters.ts";
import { registerReceiptPage } from "./receipt-page.ts";
import { applyScheduledChanges } from "./schedule.ts";
import { newId, openStore, saveStore } from "./store.ts";
import type { SandboxOptions } from "./types.ts";
import { deliverDueEvents, hasDueEvents } from "./webhooks.ts";

const tickMs = 20;
/** How often changes are saved that no response or event waits for, such as an acknowledged delivery. */
const saveEveryMs = 500;

export interface RunningSandbox {
  /** Saves the state and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox at its origin. It saves each change before a response or an event tells of it: as at Stripe, no payment
 * that anybody has heard of is forgotten, even by a sandbox that is killed.
 */
export async function startServer(options: SandboxOptions): Promise<RunningSandbox> {
  const store = await openStore(options);
  let saving = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(() => saveStore(store, options.stateFile));
    return saving;
  };
  const app = fastify({
    forceCloseConnections: true, // A request that hangs must not delay the shutdown.
    genReqId: () => newId("req", 14),
    routerOptions: { querystringParser: parseForm },
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: unknown) => parseForm(String(body)),
  );
  app.addHook("onRequest", async ({ headers }, reply) => {
    if (!isLocalRequest(headers)) return reply.code(403).send("The sandbox serves this machine only.");
  });
  app.addHook("onSend", save);
  app.register(registerApi, { prefix: "/v1", store });
  app.register(registerControl, { prefix: "/_sandbox", store });
  registerCheckoutPage(app, store);
  registerAuthenticationPage(app, store);
  registerReceiptPage(app, store);
  await app.listen({ host: "127.0.0.1", port: Number(new URL(options.origin).port) });

  const ticks = setInterval(async () => {
    applyScheduledChanges(store);
    if (!hasDueEvents(store)) return;
    await save();
    // An event of a later change waits for the next tick, until that change is saved.
    if (!store.changed) deliverDueEvents(store);
  }, tickMs);
  const saves = setInterval(() => void save(), saveEveryMs);
  return {
    async close() {
      clearInterval(ticks);
      clearInterval(saves);
      await app.close();
      await save();
    },
  };
}
