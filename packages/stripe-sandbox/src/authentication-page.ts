import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { authenticate, returnAddress } from "./confirmation.ts";
import { html, money, sendPage } from "./pages.ts";
import type { PaymentIntent } from "./state.ts";
import type { Sandbox } from "./store.ts";

const visit = z.object({ client_secret: z.string() });
const decision = visit.extend({ outcome: z.enum(["succeeded", "failed"]) });

/** The page on which the holder of a card says yes or no to a payment, as a bank's page would. */
export function registerAuthenticationPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { id: string } }>("/authenticate/:id", async (request, reply) => {
    const intent = findIntent(sandbox, request.params.id, visit.safeParse(request.query).data);
    if (!intent) return sendPage(reply, "No such payment", html`<p>The address is not complete.</p>`, 404);
    if (intent.status !== "requires_action") return goBack(sandbox, intent, reply);
    return sendPage(
      reply,
      "Confirm it is you",
      html`<p class="sum">${money(intent.amount, intent.currency)}</p>
<p>The bank of this test card asks whether you make this payment.</p>
<form method="post">
<input type="hidden" name="client_secret" value="${intent.client_secret ?? ""}">
<button class="main" name="outcome" value="succeeded">Complete authentication</button>
<button name="outcome" value="failed">Fail authentication</button>
</form>`,
    );
  });
  app.post<{ Params: { id: string } }>("/authenticate/:id", async (request, reply) => {
    const form = decision.safeParse(request.body).data;
    const intent = findIntent(sandbox, request.params.id, form);
    if (!intent || !form) return sendPage(reply, "No such payment", html`<p>The address is not complete.</p>`, 404);
    if (intent.status === "requires_action") authenticate(sandbox, intent, form.outcome);
    return goBack(sandbox, intent, reply);
  });
}

function findIntent(
  { state }: Sandbox,
  id: string,
  asked: z.output<typeof visit> | undefined,
): PaymentIntent | undefined {
  const intent = state.paymentIntents[id];
  return intent?.client_secret === asked?.client_secret ? intent : undefined;
}

function goBack(sandbox: Sandbox, intent: PaymentIntent, reply: FastifyReply): FastifyReply {
  const address = returnAddress(sandbox, intent);
  if (address !== undefined) return reply.redirect(address, 303);
  return sendPage(reply, "Done", html`<p>The payment is ${intent.status}. You can close this page.</p>`);
}
