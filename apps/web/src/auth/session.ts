/** Firebase stores the signed-in user under a key with this prefix. */
export const sessionKeyPrefix = "firebase:authUser:";

/** Returns whether this browser stores a signed-in user, so that Firebase has to be loaded to confirm who it is. */
export function hasSession(): boolean {
  return Object.keys(localStorage).some(isSessionKey);
}

/** The signed-in user that this browser stores. Nothing has confirmed it yet. */
export interface StoredSession {
  readonly uid: string;
  /** The ID token, if it is still valid. */
  readonly token: string | undefined;
}

/** A token that ends while its request is on the way is refused. Firebase renews it this long before its end, too. */
const marginMs = 30_000;

/** Returns the user that this browser stores, before Firebase is loaded. Returns undefined if it can't be read. */
export function storedSession(now = Date.now()): StoredSession | undefined {
  const key = Object.keys(localStorage).find(isSessionKey);
  const { uid, stsTokenManager } = fieldsOf(parse(key === undefined ? null : localStorage.getItem(key)));
  if (typeof uid !== "string") return undefined;
  const { accessToken, expirationTime } = fieldsOf(stsTokenManager);
  const isValid = typeof accessToken === "string" && Number(expirationTime) - marginMs > now;
  return { uid, token: isValid ? accessToken : undefined };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Calls back when somebody signs in on another tab. Returns a function that stops listening. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && isSessionKey(key) && newValue !== null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function isSessionKey(key: string): boolean {
  return key.startsWith(sessionKeyPrefix);
}
