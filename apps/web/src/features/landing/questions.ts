import { offer } from "../../offer/offer.ts";

/** What visitors ask first. Answers say only what the site does today. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: "Why is my sign here not the one I have always read?",
    answer:
      "Most likely you were born in January or February. If your birthday comes before New Year’s Day of that year, your sign is the old year’s. The free sample gives the number of days between the two.",
  },
  {
    question: "Is there another rule?",
    answer:
      "Yes. Some almanacs start the year at the start of spring, about 4\u00a0February. We go by New Year’s Day, as most people do, and tell you when the other rule would give you another sign.",
  },
  {
    question: "What happens to my birth date?",
    answer:
      "Nothing. Your browser works the sign out by itself. The date is not sent, not stored and not put into the address of the page. Only your sign is remembered, until you close the tab.",
  },
  {
    question: "Which element is mine, the sign’s or the year’s?",
    answer:
      "Both are told, by name. Each sign has an element of its own that never changes: the Horse is Fire. Each year has one too, which makes 1990 the year of the Metal Horse.",
  },
  {
    question: "Is it a subscription?",
    answer: `No. Access costs ${offer.price}, charged once, and it stays. Your card is entered at the payment provider and never stored here. The receipt is kept on your account page.`,
  },
  {
    question: "Should I choose a job by it?",
    answer:
      "Please don’t. This is for entertainment: a good reason to talk, and a different way to look at places to work. It is not professional career advice.",
  },
];
