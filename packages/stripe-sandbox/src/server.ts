import fastify, { type FastifyInstance } from "fastify";
import { registerApi } from "./api.ts";
import { registerAuthenticationPage } from "./authentication-page.ts";
import { registerCheckoutPage } from "./checkout-page.ts";
import { registerControl } from "./control.ts";
import { parseForm } from "./parameters.ts";
import { registerReceiptPage } from "./receipt-page.ts";
import { keepAppointments } from "./schedule.ts";
import { newId, openSandbox, type SandboxOptions, saveSandbox } from "./store.ts";
import { deliverDue } from "./webhooks.ts";

const tickMs = 20;
const saveEveryMs = 500;

/** A sandbox that answers. */
export interface RunningSandbox {
  /** Saves the state and lets go of the port. */
  close(): Promise<void>;
}

/** Opens the sandbox and serves it at its origin, which has to be one of this machine's loopback. */
export async function serveSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = await openSandbox(options);
  const app = fastify({
    forceCloseConnections: true, // A request that is made to hang must not hold up the end.
    genReqId: () => newId("req", 14),
    routerOptions: { querystringParser: parseForm },
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: unknown) => parseForm(String(body)),
  );
  refuseOtherHosts(app);
  for (const [prefix, register] of Object.entries({ "/v1": registerApi, "/_sandbox": registerControl })) {
    app.register(
      (scope, _options, done) => {
        register(scope, sandbox);
        done();
      },
      { prefix },
    );
  }
  registerAuthenticationPage(app, sandbox);
  registerCheckoutPage(app, sandbox);
  registerReceiptPage(app, sandbox);
  await app.listen({ host: "127.0.0.1", port: Number(new URL(options.origin).port) });

  const ticking = setInterval(() => {
    keepAppointments(sandbox);
    deliverDue(sandbox);
  }, tickMs);
  let saving = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(() => saveSandbox(sandbox, options.stateFile));
    return saving;
  };
  const saves = setInterval(() => void save(), saveEveryMs);
  return {
    async close() {
      clearInterval(ticking);
      clearInterval(saves);
      await app.close();
      await save();
    },
  };
}

/** A page of the internet whose name was pointed at this machine gets no answer. */
function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (["127.0.0.1", "localhost", "[::1]"].includes(request.hostname)) return;
    return reply.code(403).send("The sandbox answers on loopback only.");
  });
}
