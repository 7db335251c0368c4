/** Returns the name that shares the most letters with a misspelled one, for its length. Of equal names, the last. */
export function nearestName(misspelled: string, names: readonly string[]): string | undefined {
  const letters = [...misspelled.toLowerCase()];
  const likeness = (name: string) =>
    letters.filter((letter) => name.toLowerCase().includes(letter)).length / (letters.length + name.length);
  return names.reduce((best, each) => (likeness(each) < likeness(best) ? best : each));
}
