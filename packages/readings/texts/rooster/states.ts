import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state has a thousand sharp little firms, and not one likes to do its own books. Hang out your shingle.",
    grates: "They agreed to your terms at the bar. The bar has since changed hands.",
    advice:
      "Send the contract before you've left the parking lot. Bill monthly, by the fifth, and mind who owns the bar.",
  },
  ox: {
    works: "At seven the shutters go up, in all of the towns, at once. An Ox state could bring a tear to your eye.",
    grates:
      "You wrote to the paper about the crooked sign. It has been straightened, and nobody has spoken to you since.",
    advice:
      "Next time bring the ladder along with the letter. In this state a person who holds the ladder may say anything.",
  },
  tiger: {
    works: "Somebody has to read the bills before a Tiger state passes them. You'd be that somebody.",
    grates: "They like a law to be short and easy to shout. Yours had a definitions section.",
    advice: "Put the exact words on a banner, then in the statute. If it fits on the banner, it'll pass.",
  },
  rabbit: {
    works:
      "It's a place of fine china. In a kind mood a Rabbit state will even show you the attic where the records are.",
    grates: "You corrected the date on its founding stone, aloud, at the picnic, with children present.",
    advice: "Come as a guest for a year, with compliments only. If that's a strain, live across the river.",
  },
  dragon: {
    works:
      "No marriage was ever better planned. A Dragon state has the parade, and you've got the permits, the cones and the watch.",
    grates:
      "The governor's float was nine inches too wide for the route. You let it pass, and you still think about it at night.",
    advice:
      "Apply at the top: ports, elections, a world's fair. Present the timetable with a sketch of fireworks in the corner.",
  },
  snake: {
    works: "The archives are cool, complete and closed to those who can't say why. A Snake state gives you the key.",
    grates: "You gave the public a tour of the archive. You had been hired to keep it quiet and dusted.",
    advice:
      "Write your findings down and seal them, and tell one judge. You'll be asked back, with a lamp of your own.",
  },
  horse: {
    works: "Someone has to time the races. A Horse state runs on your stopwatch, even if it never says so.",
    grates: "They're across the line before you've drawn it. The chalk is still in your hand.",
    advice:
      "Pick the start and the finish and leave out the middle. Two fair lines, and they'll carry you around on their shoulders.",
  },
  goat: {
    works: "They weave, they glaze, they bloom. A Goat state provides the loveliness, and you see that it's level.",
    grates: "They felt measured. In fairness, you had brought a tape measure to the wedding.",
    advice:
      "Ask if they'd like a second pair of eyes, and wait to hear yes. When it comes, name two virtues for each flaw.",
  },
  monkey: {
    works:
      "There's brass in both of you. A Monkey state has new laws each spring, and it takes someone like you to index them.",
    grates: "Your map of the bike lanes was out of date before the ink was dry. You suspect that it was on purpose.",
    advice: "Sell them updates by the year. If you can't pin a place down, you may as well have it subscribe.",
  },
  rooster: {
    works:
      "The bus came at the stated minute. In a Rooster state you tipped your hat to it, and so did the stranger in front of you.",
    grates: "Each porch has its critic. By Sunday they'd left notes on all of your notes.",
    advice:
      "Judge the pie contest, and nothing else, for three years. When you do speak on the hedges, it'll be as a legend.",
  },
  dog: {
    works: "You care about a fair count, and a Dog state would rather lose than cheat. Run its elections.",
    grates: "You were right, and you said so behind the school. By evening both fire stations had heard your version.",
    advice:
      "Bring your complaint to the face it belongs to, with your hat off. They forgive nearly all that's said in daylight.",
  },
  pig: {
    works: "It welcomes your figures like rain. A Pig state hasn't known its own budget since the old mill burned.",
    grates: "They thanked you for the audit with a feast. You then had to add the feast to the audit.",
    advice:
      "Present the figures in public, with a pie as the pie chart. Let them keep their feast, as one line, in ink.",
  },
};
