/**
 * Every error code of the API, with its HTTP status. The list is closed: a new kind of failure gets a new line here. An
 * unexpected failure is `internal`.
 */
export const errorStatus = {
  /** The path, the query or the body is invalid. The message names the field. */
  "invalid-request": 400,
  /** The file is no PNG, JPEG or WebP, or it is damaged or too large. */
  "invalid-image": 400,
  /** The signature of a webhook event is missing, invalid or too old. */
  "invalid-signature": 400,
  /** The ID token is missing, malformed, expired, revoked or of another project. */
  "not-signed-in": 401,
  "payment-required": 402,
  forbidden: 403,
  /** An operator has blocked the account. */
  "account-blocked": 403,
  /** The call requires a sign-in within the last five minutes. Sign in again and retry. */
  "recent-sign-in-required": 403,
  "not-found": 404,
  /** The caller already has access. */
  "already-paid": 409,
  /** The bank is still processing a payment. A second one would charge the caller twice. */
  "payment-processing": 409,
  /** The account has no access that could be moved, or the other one can't take it. The message says why. */
  "access-not-movable": 409,
  /** The owner of the account has not verified its address. */
  "address-unverified": 409,
  /** The source is proposed or paused, so it is not checked. */
  "source-not-active": 409,
  /** Another source has this kind and address. */
  "source-exists": 409,
  /** The task runs, waits for its first attempt or has ended well. */
  "task-not-retryable": 409,
  /** Somebody else has saved the article since it was opened. Nothing was saved. */
  "version-conflict": 409,
  /** Another article has or had the slug. */
  "slug-taken": 409,
  "keyword-exists": 409,
  /** An article is being written for the keyword. */
  "already-generating": 409,
  /** Every active keyword has an article, or no keyword is active. */
  "no-keyword": 409,
  /** The account keeps as many of these as it may. */
  "limit-reached": 409,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  /** Too many requests. The header `Retry-After` contains the seconds to wait. */
  "rate-limited": 429,
  /** The URL and the headers are longer than 16 kB. */
  "header-too-large": 431,
  internal: 500,
  /** The database can't be reached, or it lacks migrations. */
  "not-ready": 503,
  /** The identity provider can't be reached, so the token can't be verified. Retry later. */
  "identity-unavailable": 503,
  /** The payment provider can't be reached, or it refused the request. Retry later. Nothing was charged. */
  "payment-unavailable": 503,
  overloaded: 503,
} as const;

/** An error code of the API. */
export type ErrorCode = keyof typeof errorStatus;

/** The body of every response that is not 2xx. */
export interface ErrorBody {
  /** A sentence for the user. */
  error: string;
  code: ErrorCode;
}
