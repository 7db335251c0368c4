import { expect, test } from "vitest";
import { problemsOfCard } from "./card-problems.ts";

const card = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };

test.each([card, { number: "424242424242", expiry: "1234", cvc: "1234" }, { ...card, expiry: "1/2034 " }])(
  "a card of the right form has no problem: %j",
  (typed) => {
    expect(problemsOfCard(typed)).toEqual({});
  },
);

test("an empty form names every field, in the order of the fields", () => {
  expect(Object.keys(problemsOfCard({ number: "", expiry: "", cvc: "" }))).toEqual(["number", "expiry", "cvc"]);
});

test.each([
  ["number", "4242"],
  ["number", "my card"],
  ["expiry", "12"],
  ["expiry", "soon"],
  ["cvc", "12"],
  ["cvc", "12345"],
])("%s %j is a problem of its field alone", (field, value) => {
  expect(Object.keys(problemsOfCard({ ...card, [field]: value }))).toEqual([field]);
});
