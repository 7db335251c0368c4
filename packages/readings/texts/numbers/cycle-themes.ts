import type { SingleDigit } from "@zodiac-at-work/numerology";
import type { CycleTheme } from "../types/cycle-theme.ts";

/** The nine themes, by number. Personal years and personal months share the keywords. */
export const cycleThemes: Readonly<Record<SingleDigit, CycleTheme>> = {
  1: {
    keyword: "Start",
    year: "Year one of nine, and the slate is as clean as slates get. Apply for the post, register the company name, sign up for the class with the awkward schedule. You can do without the whole plan. A first step with a date on it is enough. Begin with the idea you keep mentioning at dinner.",
    month:
      "Find the thing you've put off longest and open it: the file, the form, the phone call. Give it an hour within thirty days. Then tell somebody you've begun, which makes it harder to un-begin.",
  },
  2: {
    keyword: "Patience",
    year: "Last year's projects now need other people, and other people have calendars. Count on second drafts, polite reminders and a signature that's away on vacation. Use the wait. Mend the deal that went sour. Find a partner with the skills you lack, and listen two minutes longer than you'd like. Dough that rises slowly holds its shape.",
    month:
      "One message in your inbox deserves care, and you know which one. Answer it this month. Then choose a decision you're itching to make, and let it sit until the thirtieth day.",
  },
  3: {
    keyword: "Voice",
    year: "Be heard this year, even if it means the slot right after lunch. Give the talk, write for the trade paper, teach the evening class, sell the thing in person. New faces turn up around the third time, seldom the first. Watch your own yes, however. Tape a list of promises to your phone, and stop when it reaches five.",
    month:
      "Within thirty days, show somebody a piece of work that isn't done. Choose a reader whose taste you trust and whose temper you don't fear. Find out where they got bored, and don't explain.",
  },
  4: {
    keyword: "Groundwork",
    year: "Nobody claps for plumbing, and you're in a plumbing year. Sort the contracts, build up some savings, and learn the software everyone else pretends to know. Practice daily, as a pianist plays scales. From outside it looks like nothing. Year eight of the cycle asks for results, and they'll have to run through these pipes.",
    month:
      "One mess, thirty days. Take a single folder, budget or routine and put it right by the middle of the month. Spend the other half proving that it stays right. Fifteen minutes every Friday will do.",
  },
  5: {
    keyword: "Change",
    year: "Halfway around the nine, the screws work loose. Another department, a shorter week, a city with better trains: try now what you'd have called silly a year ago. Try it small, with a way back. And keep one thing bolted down, such as the rent, the mentor or the Saturday run, so you can tell which way is up.",
    month:
      "For thirty days, do one familiar job backward. Make the call on foot, or open with the price. Once a week, write down what it taught you, even if the lesson is never again.",
  },
  6: {
    keyword: "Responsibility",
    year: "They'll ask you, at work and at home, often in the same hour. The new hire wants a mentor, an old agreement wants mending, and your cousin wants a hand with the piano. Say yes to what you can lift. State early how much that is, in hours per week, before anyone loads the truck.",
    month:
      "Somebody you used to work well with has gone quiet. Call them this month without a favor up your sleeve. If something broke back then, mention it first, and have a day for lunch ready.",
  },
  7: {
    keyword: "Study",
    year: "The phone rings less this year, and you could take that personally. Take a course with an exam instead. Six years of this cycle lie behind you, full of things you did too fast to understand, so go through the old files with a pencil. Pick one subject and dig. Thinking asks for an empty chair and a closed calendar.",
    month:
      "Block two mornings in the next thirty days, with no calls and no chat window. Take the problem you've been carrying around half solved. Stay put until there's a page you would sign.",
  },
  8: {
    keyword: "Results",
    year: "Bring a calculator. This is the year to ask for the raise, charge what the work is worth and put your hand up for the larger project. The asking is your part, and the answer is theirs. Each week, note what you earned, saved or fixed, in figures. A good file speaks for you in rooms you don't get into.",
    month:
      "Choose one product, client or habit, and find out what it costs and what it brings in. You have thirty days. Then do what the figures say, even if you've grown fond of the thing.",
  },
  9: {
    keyword: "Closing",
    year: "The ninth year carries boxes to the door. Finish the project that's been nearly ready for ages, hand over the softball team, and thank the people who got you here. Some things are hard to let go, like a title, or a client you've outgrown. Label them, give them away, and leave a bare desk for the next start.",
    month:
      "End something properly before thirty days are up. Canceling a magazine doesn't count. Pick a duty you no longer need, write one page for whoever is next, and hand it over in person, keys included.",
  },
};
