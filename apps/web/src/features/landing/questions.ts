import { offer } from "../../offer/offer.ts";

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Frequent questions. The answers describe only what the site does today. */
export const questions: readonly Question[] = [
  {
    question: "Why is my sign different from the one I know?",
    answer:
      "You were probably born in January or February. If your birthday is before Chinese New Year’s Day, you have the sign of the year before. The free sample shows how many days lie between the two.",
  },
  {
    question: "Is there another rule?",
    answer:
      "Yes. Some almanacs start the year at the beginning of spring, around February\u00a04. We use Chinese New Year’s Day, as most people do, and show you when the other rule gives a different sign.",
  },
  {
    question: "How do you know when a company was founded?",
    answer:
      "From its published history: company pages, filings and encyclopedias. We give the day only where a record gives it, which is so for about half of the companies. Otherwise we show the month or the year, and both signs where these leave two open. Where sources differ, the company’s page names both dates.",
  },
  {
    question: "What happens to my birth date?",
    answer:
      "It stays in your browser, which calculates your sign. The date is never sent or added to the URL. It is stored only if you choose so, on your device only, until you forget it or sign out.",
  },
  {
    question: "Which element is mine: the sign’s or the year’s?",
    answer:
      "We show both. Each sign has an element that never changes: the Horse is Fire. Each year has an element too: 1990 is the year of the Metal Horse.",
  },
  {
    question: "Is it a subscription?",
    answer: `No. You pay ${offer.price} once and keep your access for life. You enter your card with our payment provider, and we never store it. Your receipt is on your account page.`,
  },
  {
    question: "Should I choose a job by my sign?",
    answer:
      "Please don’t. This site is for entertainment: a conversation starter, and a different way to look at places to work. It is not professional career advice.",
  },
];
