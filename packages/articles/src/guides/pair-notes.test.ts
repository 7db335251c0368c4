import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { claimsNamedIn } from "../claims/named-claims.ts";
import { type PairClaims, pairClaims } from "../claims/pair-claims.ts";
import { countWords } from "../html/read-time.ts";
import { pairNotes } from "./pair-notes.ts";

const notes = Object.entries(pairNotes).map(([key, note]) => ({ key, ...(pairClaims[key] as PairClaims), ...note }));
const name = (sign: SignId) => signById(sign).name;

test("each pair of two signs has its claims and its note", () => {
  const pairs = signIds.flatMap((a, i) => signIds.slice(i + 1).map((b) => `${a} ${b}`));
  expect(Object.keys(pairClaims)).toEqual(pairs);
  expect(Object.keys(pairNotes)).toEqual(pairs);
});

test.each(notes)("the note on $key speaks of the usual quarrel, and contradicts no claim", (note) => {
  expect(note.quarrel.about.toLowerCase()).toContain(note.quarrel.word);
  expect(note.trouble.toLowerCase()).toContain(note.quarrel.word);
  const pair = note.key.split(" ") as [SignId, SignId];
  const texts = [note.head, note.answer, note.trouble, note.start, ...note.says];
  expect(texts.flatMap((text) => claimsNamedIn({ text, pair })).filter(({ holds }) => !holds)).toEqual([]);
});

test.each(notes)("the note on $key says what it claims, in 60 words and a title that fits", (note) => {
  const [a, b] = note.key.split(" ") as [SignId, SignId];
  expect([a, b]).toContain(note.opens);
  expect([a, b]).toContain(note.closes);
  expect(note.answer).toMatch(
    new RegExp(`${name(note.opens)}(?: leads and| leads, but the ${name(note.opens)})? ?(?:out|opens?|to open)?`),
  );
  expect(note.answer).toContain(name(note.closes));
  expect(/ leads\b/.test(note.answer)).toBe(note.leads !== undefined);
  if (note.leads) expect(note.answer).toMatch(new RegExp(`The ${name(note.leads)} leads`));
  expect(countWords(note.answer)).toBeLessThanOrEqual(60);
  expect(`${name(a)} and ${name(b)} at Work: ${note.head}`.length).toBeLessThanOrEqual(60);
});

test.each(notes)(
  "the first job of $key begins with who opens, and each of the two has a word for the other",
  (note) => {
    const at = (sign: SignId) => note.start.indexOf(`the ${name(sign)}`);
    expect(at(note.opens)).toBeGreaterThan(0);
    expect(at(note.closes)).toBeGreaterThan(at(note.opens));
    for (const words of note.says) {
      expect(words).toMatch(/[.!?]$/);
      expect(words).not.toMatch(/["“”]/);
      expect(countWords(words)).toBeLessThanOrEqual(30);
    }
  },
);
