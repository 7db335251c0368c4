/**
 * Returns whether two texts name one company. Case, accents, punctuation, a leading "The" and legal forms do not count;
 * every other word does, because "Delta Air Lines" and "Delta Electronics" share one.
 *
 * @example
 * isSameCompany("Acme, Inc.", "ACME"); // true
 * isSameCompany("Acme Robotics", "Acme"); // false
 */
export function isSameCompany(first: string, second: string): boolean {
  const [one, other] = [keysOf(first), keysOf(second)];
  return one.some((key) => other.includes(key));
}

/** Returns the forms of a name to compare: without spaces, and also without what stands in parentheses. */
function keysOf(name: string): string[] {
  return [name, name.replace(/\([^)]*\)/g, " ")].map(keyOf).filter((key) => key !== "");
}

function keyOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[ø]/g, "o")
    .replace(/[æ]/g, "ae")
    .replace(/[łŁ]/g, "l")
    .replace(/\s*(?:&|\+)\s*/g, " and ")
    .replace(/['’`´]/g, "")
    // "S.A." and "Co., Ltd." are words without their dots; "Booking.com" keeps its parts together in the end.
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const start = words.length > 1 && words[0] === "the" ? 1 : 0;
  let end = words.length;
  while (end - 1 > start && isLegalForm(words[end - 1] ?? "", end < words.length)) end -= 1;
  return words.slice(start, end).join("");
}

/** "and" belongs to a legal form that follows it: "GmbH & Co. KG". */
function isLegalForm(word: string, isBeforeLegalForm: boolean): boolean {
  return legalForms.has(word) || (isBeforeLegalForm && word === "and");
}

const legalForms = new Set(
  `ab ag as asa bv co company corp corporation dac gmbh inc incorporated kg kgaa kk llc llp lp ltd limited nv oy oyj
  plc pte pty pvt private pvtltd sa sarl sas sab se sl spa srl cv aps sp zoo eood kft ltda`.split(/\s+/),
);
