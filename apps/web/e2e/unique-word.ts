/** Returns a word that no other record contains. With it a test finds its own records only. */
export function uniqueWord(): string {
  return `quokka${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
}
