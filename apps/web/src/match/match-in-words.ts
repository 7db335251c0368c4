/** Returns the end of a sentence that starts with two signs: `Rat and Ox are an easy match.` */
export function matchInWords(score: number): string {
  if (score >= 65) return "are an easy match.";
  if (score >= 55) return "get along well and have something to offer each other.";
  if (score >= 40) return "are neither a natural match nor a difficult one.";
  return "need patience and clear agreements.";
}
