/**
 * Every error code that the API answers with, and the HTTP status it travels under. The list is closed: a new kind of
 * failure is a new line here. A failure that nobody foresaw is `internal`.
 */
export const errorStatus = {
  /** The path, query or body is not what the call takes; the message names the field. */
  "invalid-request": 400,
  /** A message that claims to come from the payment provider and is forged, altered or too old. */
  "invalid-signature": 400,
  /** No token, or one that is malformed, expired, revoked or of another project. */
  "not-signed-in": 401,
  "payment-required": 402,
  forbidden: 403,
  /** The call needs a sign-in of the last five minutes: sign in again, then repeat it. */
  "recent-sign-in-required": 403,
  "not-found": 404,
  /** The caller has access already, so there is nothing to pay. */
  "already-paid": 409,
  /** A payment was made and waits for the bank; paying again would be paying twice. */
  "payment-processing": 409,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  /** Too many calls in a short time; the header `Retry-After` says in how many seconds the next one is welcome. */
  "rate-limited": 429,
  /** The address and the headers together are longer than 16 kB. */
  "header-too-large": 431,
  internal: 500,
  /** The database can't be reached, or lacks migrations. */
  "not-ready": 503,
  /** The identity provider can't be reached, so nobody can be recognised. Worth a retry. */
  "identity-unavailable": 503,
  /** The payment provider can't be reached or refuses us. Worth a retry; nothing was charged. */
  "payment-unavailable": 503,
  overloaded: 503,
} as const;

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not 2xx. */
export interface ErrorBody {
  /** A sentence for a person. */
  error: string;
  code: ErrorCode;
}
