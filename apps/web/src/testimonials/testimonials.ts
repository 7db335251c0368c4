import type { SignId } from "@zodiac-at-work/zodiac";

/** Words of a reader, signed by role and sign: no person is named, and none is invented. */
export interface Testimonial {
  readonly quote: string;
  readonly role: string;
  readonly sign: SignId;
}

// PLACEHOLDERS: replace each with the words of a real reader, given with their consent, before launch.
export const testimonials: readonly Testimonial[] = [
  {
    quote: "For thirty years I read the wrong sign. One line about New Year’s Day cleared it up.",
    role: "Product manager",
    sign: "ox",
  },
  {
    quote: "It reads like a well-kept ledger, and it says where every answer comes from.",
    role: "Accountant",
    sign: "rooster",
  },
  {
    quote: "A quiet ten minutes over coffee, and something to talk about with the whole team.",
    role: "Ward nurse",
    sign: "tiger",
  },
];
