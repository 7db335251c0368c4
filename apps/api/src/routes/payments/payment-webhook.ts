import { receiveEvent, verifyEvent } from "@zodiac-at-work/payments";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { ApiError } from "../../errors.ts";

/**
 * Receives Stripe's events. It parses bodies itself, because the signature covers the raw bytes. A failure after the
 * signature has been verified is answered with 5xx, because Stripe then sends the event again.
 */
export async function paymentWebhook(app: FastifyInstance, { db, config: { payments } }: Dependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));

  app.post("/api/stripe/webhook", { schema: { hide: true }, bodyLimit: 1024 * 1024 }, async (request, reply) => {
    if (!payments) throw new ApiError("payment-unavailable", "Payments are not configured.");
    const signature = request.headers["stripe-signature"];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = verifyEvent(body, typeof signature === "string" ? signature : undefined, payments);
    if (!event) throw new ApiError("invalid-signature", "The signature is not valid.");
    const outcome = await receiveEvent(db, event, payments);
    request.log.info({ event: event.id, type: event.type, outcome }, "payment event");
    return reply.send({ received: true });
  });
}
