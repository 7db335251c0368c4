/** The cache of what everybody may read. It holds the site's settings, which a page needs before it knows who reads. */
export const publicAnswers = "answers";

const ofAccounts = "answers:";

/** Returns the name of the cache that holds the answers of one account. */
export function answersOf(uid: string): string {
  return ofAccounts + uid;
}

/** Returns the names of all accounts' caches in this browser. */
export async function accountCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ofAccounts));
}
