import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Look for a billing job at a warehouse or a resort. A Rat state deals quickly and writes things down late, so an exact biller is worth keeping for years.",
    grates:
      "What your boss agreed on over a drink doesn't hold. The customer remembers the friendly evening and not the price.",
    advice:
      "Every morning from the start, stop by your boss's desk before coffee: “Who did you meet, and at what price?” You mail it to the customer at nine, while everyone remembers, and that's the price they pay.",
  },
  ox: {
    works:
      "A maintenance planner's job with a utility or a mill could suit you for life. An Ox state keeps clear records and long promises, the way you do.",
    grates:
      "You report a gauge that reads six too low. A year later it's still there, and everyone has learned to add six.",
    advice:
      "On your first Monday, meet the foreman who signs for parts. Hand him each report with part number, price and date. He only has to sign, so the new gauge is in that week.",
  },
  tiger: {
    works:
      "Apply to run the permit desk of a rail or power company. A Tiger state decides first and reads later, so it pays well for someone who has read everything.",
    grates:
      "The crew has torn up the track before your permit is out of the printer. Your boss calls that a head start.",
    advice:
      "In the interview, say: “Let the keys to the machines hang beside my printer.” It sounds harmless. The crew picks up keys and permit together, in a minute, and no job begins without its papers.",
  },
  rabbit: {
    works:
      "A Rabbit state clashes with you, because corrections hurt people there. Checking claims for one of its insurers still works if you do it remotely, on a yearly contract.",
    grates:
      "You mark a wrong date on a claim. Its author thanks you twice, and from then on her files go to somebody gentler.",
    advice:
      "In your first days, turn your usual corrections into a checklist that comes with each file. An empty box hurts nobody. Colleagues fix the date before you see it, and you keep getting their files.",
  },
  dragon: {
    works:
      "With a Dragon state, you make the best team you'll find. Become the scheduler at a hospital or a festival: the boss has the vision, and you know what happens on Tuesday.",
    grates: "Your boss announces the grand opening for May, on television. You learn the date from your mother.",
    advice:
      "When you're hired, offer to keep a card in your boss's pocket with the three dates that would work. Even the boldest speech then names a day that you picked, and you tell your mother.",
  },
  snake: {
    works:
      "Become the auditor of a property or aerospace firm in a Snake state. People there pay well for somebody exact who says little, and they seldom change auditors.",
    grates:
      "You need the contract behind a figure, and you get it with eleven black bars. The page numbers are all there.",
    advice:
      "Before your next request, tell the owner: “I'll show my findings to you first, and to nobody else in the building.” The same contract arrives again, and you can read all of it.",
  },
  horse: {
    works:
      "Quality control is your job, with a machine maker or a food plant. Everyone in a Horse state runs, so give it a year and be the one who counts.",
    grates: "The crew is done before you've read out the plan. Forty crates are packed, and thirty-eight have lids.",
    advice:
      "On day one, hang a plan of two lines over the belt: “Start at six” and “Count the lids.” People can read that on the run, and forty crates leave with forty lids.",
  },
  goat: {
    works:
      "Colleges and clinics in a Goat state know that they lack order. Look for a records job: people bring you their papers in shoeboxes and love you for years.",
    grates:
      "On Tuesday you sort a professor's papers into twelve folders. On Wednesday she has them back in piles, by mood.",
    advice:
      "When you reach the next pile, ask its owner: “What would you call this?” Write her names on the folders. She'll keep up a system that's her own, and you can find every page.",
  },
  monkey: {
    works:
      "Plane makers and car plants in a Monkey state change their parts and prices all the time. Apply as a technical writer, on a permanent contract: the manuals will never be finished.",
    grates:
      "Your list of parts is correct for three weeks, and then it isn't. You suspect that the engineers enjoy it.",
    advice:
      "In the interview, say: “I'd like to be the one who hands out part numbers.” Nobody fights you for that job. Without a number nothing gets ordered, so each change stops at your desk first.",
  },
  rooster: {
    works:
      "In a Rooster state, everyone is as exact as you, and it wears you out. A field of your own still works: fraud checks for a bank, or testing in a lab.",
    grates: "A colleague leaves a note on your note. On Thursday there are nine notes, and nobody has done the work.",
    advice:
      "At the first team meeting, list who has the last word on what, one name for each field. A question then goes to one person, comes back with one answer, and the work is done.",
  },
  dog: {
    works:
      "Try for a supply job at a base or a clinic, for a year at first. A Dog state hates to let people down, and you never run out of bandages.",
    grates:
      "You report that the count is short, and four people explain what a good man Ray is. The count is still short.",
    advice:
      "In your first week, suggest that two people do every count and sign it together. A mistake with two names says nothing about either, so Ray counts again, and nobody has to defend him.",
  },
  pig: {
    works:
      "Look for a bookkeeper's job at a public agency or a resort. You'll never be out of work in a Pig state, where people would rather leave the accounts to you.",
    grates: "The agency thanks you with a party. On Monday you have to enter the party in the books.",
    advice:
      "At the first budget meeting, give parties a line of their own, with a sum for the year. The next party is in the books before the band arrives, and you can eat your cake.",
  },
};
