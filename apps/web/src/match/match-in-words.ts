/**
 * Returns the end of a sentence that starts with two signs. Its limits are those of the line that explains the scores
 * (score-key.tsx).
 *
 * @example
 * matchInWords(92); // "are a strong match."
 */
export function matchInWords(score: number): string {
  if (score >= 80) return "are a strong match.";
  if (score >= 60) return "are a good match and have something to offer each other.";
  if (score >= 40) return "are an even match, neither easy nor difficult.";
  return "need patience and clear agreements.";
}
