/**
 * Returns the form in which names of places are compared: lower case, without accents and marks, "Saint" as "St".
 *
 * @example
 * foldName("Saint-Étienne"); // "st etienne"
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names, and the slow part of the rest.
  const plain = /^[a-z\d ]*$/.test(lower) ? lower : withoutMarks(lower);
  return plain.replace(/\b(?:saint|fort|mount)\b/g, (word) => words[word] ?? word).trim();
}

function withoutMarks(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’ʻ.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Letters that do not decompose. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
};

const words: Readonly<Record<string, string>> = { saint: "st", fort: "ft", mount: "mt" };
