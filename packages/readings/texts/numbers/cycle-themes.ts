import type { SingleDigit } from "@zodiac-at-work/numerology";
import type { CycleTheme } from "../types/cycle-theme.ts";

/** The nine themes, by number. Personal years and personal months share the keywords. */
export const cycleThemes: Readonly<Record<SingleDigit, CycleTheme>> = {
  1: {
    keyword: "Start",
    year: "This is the first of your nine years, so begin the thing that you keep mentioning at dinner. Apply for the job, register the company name, or sign up for the class with the awkward schedule. You don't need the whole plan. One step with a date in the next month is enough. After years of hearing about it, your friends will be glad, too.",
    month:
      "Find the thing you've put off longest and open it: the file, the form, the phone call. Give it an hour within thirty days. Then tell somebody you've begun, which makes it harder to un-begin.",
  },
  2: {
    keyword: "Patience",
    year: "Last year's projects now depend on other people, so this is a year to wait and repair. Count on second drafts, polite reminders and a boss who's on vacation when you need a signature. If you push, people say no. Use the time to mend one deal that went sour, and have lunch with the people whose signatures you need. By fall, they sign your papers first.",
    month:
      "Pick a decision that you're itching to make, such as buying the software or leaving the project. Write down today what you'd do, and let it wait thirty days. By then, the software may be cheaper, or the colleague who made you want to leave may have left.",
  },
  3: {
    keyword: "Voice",
    year: "Be heard this year, even if it means the slot right after lunch. Give the talk, write for the trade paper, teach the evening class, sell the product in person. People seldom respond the first time, but around the third they do. So stay with one subject all year, and say the same thing in March, June and September. By December, people who don't know you will quote you on it.",
    month:
      "Within thirty days, show somebody a piece of work that isn't done. Choose a reader whose taste you trust and whose temper you don't fear. Have them mark where they got bored, and don't explain.",
  },
  4: {
    keyword: "Groundwork",
    year: "Put things in order this year: sort the contracts, build up some savings, and learn the software that everyone else pretends to know. Half an hour a day is enough, and hardly anybody will notice it. Four years from now, in your year of results, somebody may offer you a larger job or a business to buy. Then you'll have the papers, the money and the skill to say yes.",
    month:
      "Pick the mess that costs you ten minutes a day, such as the shared folder or the pile of receipts. Put it in order in the first two weeks. In the other two, spend fifteen minutes on it every Friday, so the mess doesn't grow back.",
  },
  5: {
    keyword: "Change",
    year: "In the middle of your nine years, things come loose anyway, so try out a change while you can choose it. Test another department for three months, a shorter week, or a job with more travel. Make sure that you can go back. What you'd have called silly a year ago may suit you now. Keep your apartment and your Saturday run, because one change is plenty.",
    month:
      "For thirty days, do one familiar job differently. Take the call on a walk, or start the meeting with the question that everyone saves for last. Every Friday, write down what got better and what got worse. At the end of the month, you'll know whether to keep the new way.",
  },
  6: {
    keyword: "Responsibility",
    year: "This year everyone wants your help, at work and at home. The new hire needs a mentor, an old client needs attention, and your cousin needs a hand with the piano. Most of it is worth doing. Decide early how many hours you can give, and tell people the number. They take a no well in January. It's harder once the piano is on the stairs.",
    month:
      "Somebody you used to work well with has gone quiet. Call this month, without a favor up your sleeve. If the two of you fell out, mention it first, and suggest a day for lunch.",
  },
  7: {
    keyword: "Study",
    year: "The phone rings less this year, and you could take that personally. Use the quiet instead. Six busy years lie behind you, full of things that you did too fast to understand. Choose one subject, sign up for a course with an exam, and keep two afternoons a week free of calls. Next winter, when the phone rings again, you'll be the one who knows the subject.",
    month:
      "Block two mornings in the next thirty days, with no calls and no chat window. Take the problem you've been carrying around half solved. Stay put until there's a page you would sign.",
  },
  8: {
    keyword: "Results",
    year: "This is the year of results, so bring up the raise, charge what your work is worth, and volunteer for the larger project. Each week, write down what you earned, saved or fixed, in figures. Raises are decided in rooms that you can't enter, but a page of figures can. The answer may still be no. It's just harder to say no to a number.",
    month:
      "Choose one product, client or service, and work out what it costs and what it brings in. You have thirty days. Then do what the figures say, even if you've grown fond of the thing.",
  },
  9: {
    keyword: "Closing",
    year: "The last of your nine years is for endings. Finish the project that's been nearly ready for ages, hand over the softball team, and thank the people who got you here. Some duties are hard to let go, such as a committee, or a client you've outgrown. Give up one each quarter. Next year is your year one, and something new will need the hours.",
    month:
      "End something properly before thirty days are up. Canceling a magazine doesn't count. Pick a duty you no longer need, write one page for whoever is next, and hand it over in person, keys included.",
  },
};
