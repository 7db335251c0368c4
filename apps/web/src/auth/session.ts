/** Firebase stores the signed-in user under a key with this prefix. */
export const sessionKeyPrefix = "firebase:authUser:";

/** Returns whether this browser stores a signed-in user, so that Firebase has to be loaded to confirm who it is. */
export function hasSession(): boolean {
  return Object.keys(localStorage).some(isSessionKey);
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
