/** Returns a word that no other record contains, so that a test finds its own ones only. */
export function uniqueWord(): string {
  return `quokka${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
}
