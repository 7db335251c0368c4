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
import { deliverDueEvents } from "./webhooks.ts";

const tickMs = 20;
const saveEveryMs = 500;

export interface RunningSandbox {
  /** Saves the state and stops listening. */
  close(): Promise<void>;
}

/** Starts the sandbox at its origin. */
export async function startServer(options: SandboxOptions): Promise<RunningSandbox> {
  const store = await openStore(options);
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
  app.register(registerApi, { prefix: "/v1", store });
  app.register(registerControl, { prefix: "/_sandbox", store });
  registerCheckoutPage(app, store);
  registerAuthenticationPage(app, store);
  registerReceiptPage(app, store);
  await app.listen({ host: "127.0.0.1", port: Number(new URL(options.origin).port) });

  const ticks = setInterval(() => {
    applyScheduledChanges(store);
    deliverDueEvents(store);
  }, tickMs);
  let saving = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(() => saveStore(store, options.stateFile));
    return saving;
  };
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
