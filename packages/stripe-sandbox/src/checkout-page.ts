import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { createSession, customerDetails } from "./checkout-sessions.ts";
import { confirmPayment } from "./confirmation.ts";
import { StripeApiError } from "./errors.ts";
import { type Html, html, money, sendNotFound, sendPage } from "./pages.ts";
import { createPaymentIntent } from "./payment-intents.ts";
import { createPaymentMethod, splitExpiry } from "./payment-methods.ts";
import { testCards } from "./test-cards.ts";
import type { CheckoutSession, PaymentIntent, Store } from "./types.ts";

/** Stripe ignores an invalid email and an invalid reference. */
const visit = z.object({
  prefilled_email: z.email().nullable().catch(null),
  client_reference_id: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .nullable()
    .catch(null),
});

const cardForm = z.object({ email: z.string(), number: z.string(), expiry: z.string(), cvc: z.string() });

/** Serves the hosted page of a payment link. Each visit creates a checkout session, paid at most once. */
export function registerCheckoutPage(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { code: string } }>("/pay/:code", async ({ params, query }, reply) => {
    const address = `${store.origin}/pay/${params.code}`;
    const found = Object.values(store.state.links).find(({ link }) => link.url === address);
    if (!found) return sendNotFound(reply);
    const { prefilled_email: email, client_reference_id: clientReferenceId } = visit.parse(query);
    return reply.redirect(`/checkout/${createSession(store, found, { email, clientReferenceId }).id}`, 303);
  });

  app.get<{ Params: { id: string } }>("/checkout/:id", async ({ params }, reply) => {
    const session = store.state.checkoutSessions[params.id];
    return session ? sendSession(store, session, reply) : sendNotFound(reply);
  });

  app.post<{ Params: { id: string } }>("/checkout/:id", async ({ params, body }, reply) => {
    const session = store.state.checkoutSessions[params.id];
    const form = cardForm.safeParse(body).data;
    if (!session || !form) return sendNotFound(reply);
    if (!isOpen(store, session)) return sendSession(store, session, reply);
    try {
      const intent = pay(store, session, form);
      const next = intent.next_action?.redirect_to_url?.url;
      return next ? reply.redirect(next, 303) : sendSession(store, session, reply);
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return sendForm(store, session, reply, { message: error.message, email: form.email });
    }
  });
}

function pay(
  store: Store,
  session: CheckoutSession,
  { email, number, expiry, cvc }: z.output<typeof cardForm>,
): PaymentIntent {
  store.changed = true;
  if (!z.email().safeParse(email).success) {
    throw new StripeApiError(400, { type: "invalid_request_error", message: "Your email is incomplete." });
  }
  const method = createPaymentMethod(store, { number, ...splitExpiry(expiry), cvc }, email);
  session.customer_details = customerDetails(email);
  const intent = getIntent(store, session);
  confirmPayment(store, intent, method, `${store.origin}/checkout/${session.id}`);
  return intent;
}

/** A session has one PaymentIntent, no matter how many cards are declined. */
function getIntent(store: Store, session: CheckoutSession): PaymentIntent {
  const existing = store.state.paymentIntents[session.payment_intent ?? ""];
  if (existing) return existing;
  const intent = createPaymentIntent(store, {
    amount: session.amount_total,
    currency: session.currency,
    metadata: store.state.links[session.payment_link]?.link.payment_intent_data?.metadata ?? {},
  });
  session.payment_intent = intent.id;
  return intent;
}

/** The browser also returns here after authentication. */
function sendSession(store: Store, session: CheckoutSession, reply: FastifyReply): FastifyReply {
  if (session.status === "complete") {
    return sendPage(reply, "Thanks for your payment", html`<p>You can close this page.</p>`);
  }
  if (!isOpen(store, session)) {
    return sendPage(reply, "This page has expired", html`<p>Open the payment link again.</p>`);
  }
  const message = store.state.paymentIntents[session.payment_intent ?? ""]?.last_payment_error?.message;
  return sendForm(store, session, reply, { message, email: session.customer_details?.email ?? "" });
}

function isOpen(store: Store, { status, expires_at }: CheckoutSession): boolean {
  return status === "open" && expires_at * 1000 > store.now();
}

function sendForm(
  { state }: Store,
  session: CheckoutSession,
  reply: FastifyReply,
  { message, email }: { message: string | undefined; email: string },
): FastifyReply {
  const items = state.links[session.payment_link]?.items ?? [];
  const sum = money(session.amount_total, session.currency);
  const content = html`<p class="sum">${sum}</p>
<p class="soft">${items.map(({ name }) => name).join(", ")}</p>
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

function cardRow({ number, description }: { number: string; description: string }): Html {
  return html`<tr><th scope="row">${number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</th><td>${description}</td></tr>`;
}
