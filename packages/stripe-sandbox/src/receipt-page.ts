import type { FastifyInstance } from "fastify";
import { html, money, sendPage } from "./pages.ts";
import type { Sandbox } from "./store.ts";

/** What `receipt_url` of a charge leads to. */
export function registerReceiptPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { id: string } }>("/receipts/:id", async (request, reply) => {
    const charge = sandbox.state.charges[request.params.id];
    if (!charge?.paid) return sendPage(reply, "No such receipt", html`<p>The address is not complete.</p>`, 404);
    const card = charge.payment_method_details?.card;
    const refunded = charge.amount_refunded === 0 ? "" : `${money(charge.amount_refunded, charge.currency)} refunded`;
    const content = html`<p class="sum">${money(charge.amount, charge.currency)}</p>
<p>${charge.description ?? ""}</p>
<p class="soft">Paid on ${new Date(charge.created * 1000).toUTCString()} with ${card?.brand ?? "card"} ending in ${card?.last4 ?? ""}. ${refunded}</p>
<p class="soft">${charge.id}</p>`;
    return sendPage(reply, "Receipt", content);
  });
}
