import type { ErrorObject, PaymentIntent } from "./types.ts";

/** An error response of the API. */
export class StripeApiError extends Error {
  override name = "StripeApiError";
  readonly statusCode: number;
  readonly error: ErrorObject;

  constructor(statusCode: number, error: ErrorObject) {
    super(error.message ?? error.type);
    this.statusCode = statusCode;
    this.error = error;
  }
}

/** The parameters or the state of the object don't allow the request. */
export function invalidRequest(
  message: string,
  { code, param }: { code?: string; param?: string } = {},
): StripeApiError {
  return new StripeApiError(400, errorObject("invalid_request_error", message, { code, param }));
}

/** @example resourceMissing("payment_intent", "pi_123", "intent") */
export function resourceMissing(object: string, id: string, param = "id"): StripeApiError {
  const details = { code: "resource_missing", param };
  return new StripeApiError(404, errorObject("invalid_request_error", `No such ${object}: '${id}'`, details));
}

/** The status of the PaymentIntent doesn't allow the request. */
export function unexpectedState(message: string, intent: PaymentIntent): StripeApiError {
  const error = errorObject("invalid_request_error", message, { code: "payment_intent_unexpected_state" });
  return new StripeApiError(400, { ...error, payment_intent: intent });
}

export function errorObject(
  type: ErrorObject["type"],
  message: string,
  { code, param, ...rest }: Omit<ErrorObject, "type" | "message"> = {},
): ErrorObject {
  return {
    ...(code === undefined
      ? {}
      : { code, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll("_", "-")}` }),
    ...rest,
    message,
    ...(param === undefined ? {} : { param }),
    type,
  };
}
