import { expect, test } from "vitest";
import { type ClaimingText, claimsNamedIn } from "./named-claims.ts";

const wrongIn = (text: string, about: Omit<ClaimingText, "text"> = {}) =>
  claimsNamedIn({ text, ...about })
    .filter(({ holds }) => !holds)
    .map((claim) => `${claim.about}: ${claim.text}`);
const toRat = { pair: ["rat", "ox"], you: "rat" } as const;
const ofBoth = { pair: ["rat", "tiger"] } as const;

test.each<[string, Omit<ClaimingText, "text">, string[]]>([
  ["The Tiger leads, and the Rat closes.", ofBoth, []],
  ["The Rat leads.", ofBoth, ["lead: Rat leads"]],
  ["Let the Rat open and the Tiger close.", ofBoth, ["lead: Rat open", "lead: Tiger close"]],
  ["Neither leads, but the Ox should lead the talk.", { pair: ["rat", "ox"] }, ["lead: Ox should lead"]],
  ["The Rat leads with 130 companies.", ofBoth, []],
  ["The Rat leads.", {}, []],
])("finds who leads, opens and closes: %s", (text, about, wrong) => {
  expect(wrongIn(text, about)).toEqual(wrong);
});

test.each<[string, Omit<ClaimingText, "text">, string[]]>([
  ["Your boss is slower than you.", toRat, []],
  ["Your boss is faster than you.", toRat, ["pace: Your boss is faster than you"]],
  ["You are slower than your boss.", toRat, ["pace: You are slower than your boss"]],
  ["The Rat is slower than the Ox.", {}, ["pace: The Rat is slower than the Ox"]],
  ["The Rat isn't slower than the Ox.", {}, []],
  ["They decide quickly.", toRat, ["pace: They decide quickly"]],
  ["An Ox company grows fast.", {}, ["pace: An Ox company grows fast"]],
  ["An Ox company grows fast.", { pair: ["rat", "tiger"] }, ["pace: An Ox company grows fast"]],
  ["A Horse company grows fast.", {}, []],
  ["You spend it faster than you think.", toRat, []],
])("finds the pace: %s", (text, about, wrong) => {
  expect(wrongIn(text, about)).toEqual(wrong);
});

test.each<[string, Omit<ClaimingText, "text">, string[]]>([
  ["They are bolder than you.", toRat, ["risk: They are bolder than you"]],
  ["The Tiger is bolder than the Rat.", ofBoth, []],
  ["The Tiger is more careful than the Rat.", ofBoth, ["risk: The Tiger is more careful than the Rat"]],
  ["A Rabbit is as bold as anybody.", {}, ["risk: A Rabbit is as bold"]],
  ["A Dragon is careful.", {}, ["risk: A Dragon is careful"]],
  ["A Dragon company has the money and the nerve for it.", {}, []],
  ["A Dog takes big risks.", {}, ["risk: A Dog takes big risks"]],
  ["A Dog takes no risks.", {}, []],
])("finds the risk: %s", (text, about, wrong) => {
  expect(wrongIn(text, about)).toEqual(wrong);
});

test.each<[string, Omit<ClaimingText, "text">, string[]]>([
  ["Then you shout, and your boss falls silent.", toRat, ["conflict: you shout"]],
  ["They get loud.", toRat, ["conflict: They get loud"]],
  ["The Tiger goes quiet.", ofBoth, ["conflict: Tiger goes quiet"]],
  ["When a Tiger falls silent, its pride is hurt.", {}, []],
  ["The Rabbit turns silent.", {}, []],
  ["You two quarrel over lunch.", ofBoth, ["conflict: quarrel over lunch"]],
  ["You quarrel over numbers that slipped out.", ofBoth, []],
  ["You don't fight over lunch.", ofBoth, []],
  ["They'll fight over lunch.", toRat, []],
])("finds the conflict: %s", (text, about, wrong) => {
  expect(wrongIn(text, about)).toEqual(wrong);
});
