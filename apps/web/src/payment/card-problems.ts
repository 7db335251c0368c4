import type { TypedCard } from "./confirm-at-sandbox.ts";

/** What is wrong with the fields of a card, in their order. */
export type CardProblems = { readonly [Field in keyof TypedCard]?: string | undefined };

/** Returns what is wrong with the form of a typed card. Whether the card exists and pays is for the sandbox to say. */
export function problemsOfCard({ number, expiry, cvc }: TypedCard): CardProblems {
  return {
    ...(!/^[\d ]{12,23}$/.test(number.trim()) && { number: "Enter the number of the card." }),
    ...(!/^\d{1,2}\s*\/?\s*(\d{4}|\d{2})$/.test(expiry.trim()) && { expiry: "Enter month and year." }),
    ...(!/^\d{3,4}$/.test(cvc.trim()) && { cvc: "Enter three or four digits." }),
  };
}
