/** An account of the emulator. Times are texts, as in Firebase's API. */
interface AccountTimes {
  /** Milliseconds since 1970. */
  lastLoginAt?: string;
  /** Seconds since 1970. Tokens of earlier sign-ins count as revoked. */
  validSince?: string;
}

interface AccountStore {
  createUserWithLocalId(localId: string, account: AccountTimes): unknown;
}

/**
 * Makes the emulator store a new account with the same second for its first sign-in and the start of its validity. The
 * emulator reads the clock twice. If a second ends in between, the account's first token counts as revoked, and the
 * registration that it was made for is answered 401.
 */
export function alignSignUpTimes(store: AccountStore): void {
  const create = store.createUserWithLocalId;
  store.createUserWithLocalId = function createAligned(this: AccountStore, localId, account) {
    const { lastLoginAt, validSince } = account;
    if (lastLoginAt === undefined || validSince === undefined) return create.call(this, localId, account);
    const signedInAt = Math.floor(Number(lastLoginAt) / 1000);
    return create.call(this, localId, { ...account, validSince: String(Math.min(Number(validSince), signedInAt)) });
  };
}
