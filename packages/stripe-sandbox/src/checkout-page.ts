import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { readExpiry } from "./cards.ts";
import { customerDetails, openSession } from "./checkout-sessions.ts";
import { confirm } from "./confirmation.ts";
import { ApiError } from "./errors.ts";
import { emit } from "./events.ts";
import { type Html, html, money, sendPage } from "./pages.ts";
import { createPaymentIntent } from "./payment-intent.ts";
import { createPaymentMethod } from "./payment-methods.ts";
import type { CheckoutSession, PaymentIntent } from "./state.ts";
import { now, type Sandbox } from "./store.ts";
import { testCards } from "./test-cards.ts";

const emailAddress = z.email();

/** Stripe ignores a reference of other characters, or a longer one. */
const visit = z.object({
  prefilled_email: emailAddress.optional().catch(undefined),
  client_reference_id: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional()
    .catch(undefined),
});

const cardForm = z.object({ email: z.string(), number: z.string(), expiry: z.string(), cvc: z.string() });

type CardForm = z.output<typeof cardForm>;

/** The hosted page of a payment link. As with Stripe, a visit opens a checkout session that is paid at most once. */
export function registerCheckoutPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { code: string } }>("/pay/:code", async (request, reply) => {
    const address = `${sandbox.origin}/pay/${request.params.code}`;
    const link = Object.values(sandbox.state.paymentLinks).find(({ url, active }) => active && url === address);
    if (!link) return sendPage(reply, "This link is not active", html`<p>Nothing can be paid here.</p>`, 404);
    const { prefilled_email: email = null, client_reference_id: clientReferenceId = null } = visit.parse(request.query);
    return reply.redirect(`/checkout/${openSession(sandbox, link, { email, clientReferenceId }).id}`, 303);
  });

  app.get<{ Params: { id: string } }>("/checkout/:id", async (request, reply) => {
    const session = sandbox.state.checkoutSessions[request.params.id];
    if (!session) return sendPage(reply, "No such page", html`<p>The address is not complete.</p>`, 404);
    return showSession(sandbox, session, reply);
  });

  app.post<{ Params: { id: string } }>("/checkout/:id", async (request, reply) => {
    const session = sandbox.state.checkoutSessions[request.params.id];
    const form = cardForm.safeParse(request.body).data;
    if (!session || !form) return sendPage(reply, "No such page", html`<p>The address is not complete.</p>`, 404);
    if (!isPayable(sandbox, session)) return showSession(sandbox, session, reply);
    try {
      const intent = payFor(sandbox, session, form);
      const next = intent.next_action?.redirect_to_url?.url;
      return next ? reply.redirect(next, 303) : showSession(sandbox, session, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendForm(sandbox, session, reply, { message: error.message, email: form.email });
    }
  });
}

function payFor(sandbox: Sandbox, session: CheckoutSession, { email, number, expiry, cvc }: CardForm): PaymentIntent {
  sandbox.changed = true;
  if (!emailAddress.safeParse(email).success)
    throw new ApiError(400, { type: "invalid_request_error", message: "Your email is incomplete." });
  const method = createPaymentMethod(sandbox, { number, ...readExpiry(expiry), cvc }, email);
  session.customer_details = customerDetails(email);
  const intent = intentOf(sandbox, session);
  const returnUrl = `${sandbox.origin}/checkout/${session.id}`;
  confirm(sandbox, intent, method, { returnUrl, origin: null });
  return intent;
}

/** One PaymentIntent for each session, however often a card is declined. */
function intentOf(sandbox: Sandbox, session: CheckoutSession): PaymentIntent {
  const kept = sandbox.state.paymentIntents[session.payment_intent ?? ""];
  if (kept) return kept;
  const data = sandbox.state.paymentLinks[session.payment_link]?.payment_intent_data;
  const intent = createPaymentIntent(sandbox, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "usd",
    description: data?.description ?? null,
    metadata: { ...data?.metadata },
  });
  session.payment_intent = intent.id;
  emit(sandbox, "payment_intent.created", intent, null);
  return intent;
}

/** Also where the browser comes back to from authentication. */
function showSession(sandbox: Sandbox, session: CheckoutSession, reply: FastifyReply): FastifyReply {
  if (session.status === "complete") {
    if (session.success_url === null)
      return sendPage(reply, "Thanks for your payment", html`<p>You can close this page.</p>`);
    return reply.redirect(session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
  }
  if (!isPayable(sandbox, session)) {
    return sendPage(reply, "This page has expired", html`<p>Open the payment link again.</p>`);
  }
  const failed = sandbox.state.paymentIntents[session.payment_intent ?? ""]?.last_payment_error?.message;
  return sendForm(sandbox, session, reply, { message: failed, email: session.customer_details?.email ?? "" });
}

function isPayable(sandbox: Sandbox, { status, expires_at }: CheckoutSession): boolean {
  return status === "open" && expires_at * 1000 > now(sandbox);
}

function sendForm(
  { state }: Sandbox,
  session: CheckoutSession,
  reply: FastifyReply,
  { message, email }: { message: string | undefined; email: string },
): FastifyReply {
  const items = state.lineItems[session.payment_link] ?? [];
  const sum = money(session.amount_total ?? 0, session.currency ?? "usd");
  const content = html`<p class="sum">${sum}</p>
<p class="soft">${items.map(({ description }) => description).join(", ")}</p>
${message === undefined ? "" : html`<p class="error" role="alert">${message}</p>`}
<form method="post">
<label>Email <input name="email" type="email" required autocomplete="email" value="${email}"></label>
<label>Card number <input name="number" required inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242"></label>
<div class="row">
<label>Expiry <input name="expiry" required autocomplete="off" placeholder="MM / YY"></label>
<label>Security code <input name="cvc" required inputmode="numeric" autocomplete="off" placeholder="123"></label>
</div>
<button class="main">Pay ${sum}</button>
</form>
<details><summary>Test cards</summary><table>${testCards.map(cardRow)}</table></details>`;
  return sendPage(reply, "Pay by card", content);
}

function cardRow({ number, does }: { number: string; does: string }): Html {
  return html`<tr><th scope="row">${number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</th><td>${does}</td></tr>`;
}
