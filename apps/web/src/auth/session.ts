/** Firebase keeps who is signed in under such a key, and nothing when nobody is. */
const keyPrefix = "firebase:authUser:";

/** Whether somebody was signed in when this browser last knew, so that sign-in has to be loaded to say who. */
export function hasSession(): boolean {
  return Object.keys(localStorage).some(isSessionKey);
}

/** Calls back when somebody signs in on another tab. */
export function onSessionElsewhere(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== null && isSessionKey(key) && newValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function isSessionKey(key: string): boolean {
  return key.startsWith(keyPrefix);
}
