import type Stripe from "stripe";

/** Stripe's error object: the same shape in a response and in `last_payment_error`. */
export type ErrorObject = Stripe.PaymentIntent.LastPaymentError;

/** An answer that is an error. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly error: ErrorObject;

  constructor(statusCode: number, error: ErrorObject) {
    super(error.message ?? error.type);
    this.statusCode = statusCode;
    this.error = error;
  }
}

/** The parameters, or the state of the object, don't allow what was asked for. */
export function invalidRequest(message: string, { code, param }: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, errorObject("invalid_request_error", message, { code, param }));
}

/** @example missing("payment_intent", "pi_123", "intent") */
export function missing(object: string, id: string, param = "id"): ApiError {
  const message = `No such ${object}: '${id}'`;
  return new ApiError(404, errorObject("invalid_request_error", message, { code: "resource_missing", param }));
}

/** A step that the PaymentIntent's status doesn't allow. */
export function unexpectedState(message: string, intent: Stripe.PaymentIntent): ApiError {
  return new ApiError(400, {
    ...errorObject("invalid_request_error", message, { code: "payment_intent_unexpected_state" }),
    payment_intent: intent,
  });
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
