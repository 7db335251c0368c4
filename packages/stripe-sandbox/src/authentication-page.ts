import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { completeAuthentication, returnAddress } from "./confirmation.ts";
import { html, money, sendNotFound, sendPage } from "./pages.ts";
import type { PaymentIntent, Store } from "./types.ts";

const visit = z.object({ client_secret: z.string() });
const decision = visit.extend({ outcome: z.enum(["succeeded", "failed"]) });

/** Serves a page like a bank's, where a cardholder authenticates a payment. */
export function registerAuthenticationPage(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { id: string } }>("/authenticate/:id", async ({ params, query }, reply) => {
    const intent = findIntent(store, params.id, visit.safeParse(query).data?.client_secret);
    if (!intent) return sendNotFound(reply);
    if (intent.status !== "requires_action") return reply.redirect(addressAfter(store, intent), 303);
    return sendPage(
      reply,
      "Confirm your payment",
      html`<p class="sum">${money(intent.amount, intent.currency)}</p>
<p>The bank of this test card asks you to confirm the payment.</p>
<form method="post">
<input type="hidden" name="client_secret" value="${intent.client_secret}">
<button class="main" name="outcome" value="succeeded">Complete authentication</button>
<button name="outcome" value="failed">Fail authentication</button>
</form>`,
    );
  });

  app.post<{ Params: { id: string } }>("/authenticate/:id", async ({ params, body }, reply) => {
    const form = decision.safeParse(body).data;
    const intent = findIntent(store, params.id, form?.client_secret);
    if (!intent || !form) return sendNotFound(reply);
    completeAuthentication(store, intent, form.outcome);
    return reply.redirect(addressAfter(store, intent), 303);
  });
}

function findIntent({ state }: Store, id: string, clientSecret: string | undefined): PaymentIntent | undefined {
  const intent = state.paymentIntents[id];
  return intent?.client_secret === clientSecret ? intent : undefined;
}

function addressAfter(store: Store, intent: PaymentIntent): string {
  return returnAddress(store, intent) ?? store.origin;
}
