import type { SingleDigit } from "@zodiac-at-work/numerology";
import type { CycleTheme } from "../types/cycle-theme.ts";

/** The nine themes, by number. Personal years and personal months share the keywords. */
export const cycleThemes: Readonly<Record<SingleDigit, CycleTheme>> = {
  1: {
    keyword: "Start",
    year: "Begin the thing that you keep mentioning at dinner, because the first of your nine years is made for it. Apply for the job, register the company name, sign up for the class with the awkward schedule. You can do without the whole plan. One step with a date on it is enough. Your friends will be glad, and not only out of kindness.",
    month:
      "Find the thing you've put off longest and open it: the file, the form, the phone call. Give it an hour within thirty days. Then tell somebody you've begun, which makes it harder to un-begin.",
  },
  2: {
    keyword: "Patience",
    year: "Use this year to repair and to wait, because last year's projects now depend on other people's calendars. Count on second drafts, polite reminders and a signature that's away on vacation. Mend the deal that went sour. Find a partner with the skills you lack, and listen two minutes longer than you'd like. What you push now comes back unsigned.",
    month:
      "One message in your inbox deserves care, and you know which one. Answer it this month. Then choose a decision you're itching to make, and let it sit until the thirtieth day.",
  },
  3: {
    keyword: "Voice",
    year: "Be heard this year, even if it means the slot right after lunch, and limit your promises to five. Give the talk, write for the trade paper, teach the evening class, sell the thing in person. People respond around the third time, seldom the first. You'll say yes more easily than usual. A list taped to your phone tells you when it's full.",
    month:
      "Within thirty days, show somebody a piece of work that isn't done. Choose a reader whose taste you trust and whose temper you don't fear. Find out where they got bored, and don't explain.",
  },
  4: {
    keyword: "Groundwork",
    year: "Put things in order this year, because you'll need it when results are due four years from now. Sort the contracts, build up some savings, and learn the software everyone else pretends to know. Practice a little each day. From outside it looks like nothing, and nobody claps. In year eight of the cycle, you'll be glad that the files have names.",
    month:
      "One mess, thirty days. Take a single folder, budget or routine and put it right by the middle of the month. Spend the other half proving that it stays right. Fifteen minutes every Friday will do.",
  },
  5: {
    keyword: "Change",
    year: "Try out a change this year, on a small scale and with a way back. Another department, a shorter week, a city with better trains: what you'd have called silly a year ago may suit you now. It's the middle of the nine years, and things come loose anyway. Keep one thing where it is, such as the rent, the mentor or the Saturday run.",
    month:
      "For thirty days, do one familiar job differently. Take the call on a walk, or open with the price. Once a week, write down what it taught you, even if the lesson is never again.",
  },
  6: {
    keyword: "Responsibility",
    year: "Say early how many hours a week you can help, because this year everyone will ask, at work and at home. The new hire wants a mentor, an old agreement wants mending, and your cousin wants a hand with the piano. Most of it is worth doing. Choose what you can lift before anyone loads the truck. A clear no in time is a favor as well.",
    month:
      "Somebody you used to work well with has gone quiet. Call them this month without a favor up your sleeve. If something broke back then, mention it first, and have a day for lunch ready.",
  },
  7: {
    keyword: "Study",
    year: "Study one subject properly this year, because the phone will ring less. You could take that personally. Six busy years lie behind you, full of things you did too fast to understand, so go through the old files with a pencil. A course with an exam helps, and so do two afternoons without calls. In winter, people will want to know what you found.",
    month:
      "Block two mornings in the next thirty days, with no calls and no chat window. Take the problem you've been carrying around half solved. Stay put until there's a page you would sign.",
  },
  8: {
    keyword: "Results",
    year: "Request the raise this year, charge what the work is worth, and put your hand up for the larger project. It's the year of results. The asking is your part, and the answer is theirs. Each week, note what you earned, saved or fixed, in figures. A file like that speaks for you in rooms you don't get into. Bring a calculator all the same.",
    month:
      "Choose one product, client or habit, and find out what it costs and what it brings in. You have thirty days. Then do what the figures say, even if you've grown fond of the thing.",
  },
  9: {
    keyword: "Closing",
    year: "Finish and hand over what no longer fits you, because the last of your nine years is for endings. Complete the project that's been nearly ready for ages, pass on the softball team, and thank the people who got you here. Some things are hard to let go, like a title, or a client you've outgrown. The desk should be bare when the next year one begins.",
    month:
      "End something properly before thirty days are up. Canceling a magazine doesn't count. Pick a duty you no longer need, write one page for whoever is next, and hand it over in person, keys included.",
  },
};
