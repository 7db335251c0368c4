import type { SignId } from "@zodiac-at-work/zodiac";

/** A quote from a reader, signed by role and sign. No names are used or invented. */
export interface Testimonial {
  readonly quote: string;
  readonly role: string;
  readonly sign: SignId;
}

// Placeholders. Before launch, replace each one with a quote from a real reader who has agreed to it.
export const testimonials: readonly Testimonial[] = [
  {
    quote: "For thirty years I read the wrong sign. One line about New Year’s Day cleared it up.",
    role: "Product manager",
    sign: "ox",
  },
  {
    quote: "Clear, careful, and it shows where every answer comes from.",
    role: "Accountant",
    sign: "rooster",
  },
  {
    quote: "A quiet ten minutes over coffee, and something for the whole team to talk about.",
    role: "Nurse",
    sign: "tiger",
  },
];
