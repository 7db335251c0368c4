import type { FastifyInstance } from "fastify";
import { html, money, sendNotFound, sendPage } from "./pages.ts";
import type { Store } from "./types.ts";

/** Serves the page behind a charge's `receipt_url`. */
export function registerReceiptPage(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { id: string } }>("/receipts/:id", async ({ params }, reply) => {
    const charge = store.state.charges[params.id];
    if (!charge?.paid) return sendNotFound(reply);
    const card = charge.payment_method_details?.card;
    const paidOn = new Date(charge.created * 1000).toLocaleDateString("en-US", { dateStyle: "medium" });
    const refunded = charge.amount_refunded === 0 ? "" : `${money(charge.amount_refunded, charge.currency)} refunded`;
    const content = html`<p class="sum">${money(charge.amount, charge.currency)}</p>
<p>${charge.description ?? ""}</p>
<p class="soft">Paid on ${paidOn} with ${card?.brand ?? "card"} ending in ${card?.last4 ?? ""}. ${refunded}</p>
<p class="soft">${charge.id}</p>`;
    return sendPage(reply, "Receipt", content);
  });
}
