import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state knows each shortcut through the hills, so with a local guide you'd be over the top by noon.",
    grates:
      "You thundered in to open a plant. They'd like to see the numbers, and a deposit, and your mother's address.",
    advice: "Come with one small shop first, cash on the counter. Let its profits make the speech for the plant.",
  },
  ox: {
    works: "Whatever you start in an Ox state will still be standing when you get tired of it, fully staffed.",
    grates: "You called for change at the town hall. They moved the coffee to the other table.",
    advice: "Ask for a trial year on one street. An Ox state hates a leap, but it'll walk behind a mowed path.",
  },
  tiger: {
    works: "Wide skies, loud politics, and a state that likes a fight. You feel six inches taller at the border.",
    grates:
      "So does every other person who moved here. There are more candidates than potholes, and the potholes are winning.",
    advice:
      "Find a problem nobody wants on a poster: water, roofs, trucks. Own it, and let the rest roar about the flag.",
  },
  rabbit: {
    works: "A Rabbit state rewards you for lowering your voice. Say it softly, and people will hand you the keys.",
    grates: "They wrote to thank you for your passion. It took you a week to see that it was a no.",
    advice: "Bring a local partner who can read a thank-you note. Do the asking on Sunday, after the roast.",
  },
  dragon: {
    works: "Great halls, great crowds, and a Dragon state loves a bold name on a building. Yours would fit.",
    grates:
      "It already has a hero, in bronze, in front of city hall. The tour of your new factory starts and ends at the statue.",
    advice: "Put your hall in the second city, where they're hungry. The capital will then come to you, with a ribbon.",
  },
  snake: {
    works:
      "There's a quiet harbor here for you, as long as you behave like a guest in a library: soft shoes, short questions, home by nine.",
    grates:
      "You took your complaint to the papers, and nothing happened. It has gone on not happening, politely, for two years.",
    advice: "Learn who owns the block before you paint the door. Apologize early and in person, even for the color.",
  },
  horse: {
    works: "Gas is cheap, the road is long, and a Horse state starts a business as others start a car.",
    grates: "You burned through two towns in one year. The third had already heard about both.",
    advice: "Sign no lease longer than a season until a dull friend has walked the site. Then floor it.",
  },
  goat: {
    works:
      "Its theaters need a patron and its river needs a fighter. A Goat state would be proud to have your name on the program.",
    grates:
      "You won the vote, loudly. Now the choir across the street sings at you, in harmony, and forgives you on Sundays.",
    advice: "Do a winter of favors before you stand for anything. Let an old local do the shouting that's needed.",
  },
  monkey: {
    works: "A Monkey state is quick, and on a truce day it lends you a dozen sharp minds for a bold plan.",
    grates: "They named the roundabout after you. It goes around and around, they explain, and makes a lot of noise.",
    advice: "Do your business there by mail and by contract, with a local lawyer. Don't run for mayor.",
  },
  rooster: {
    works: "The courts are quick and the rules are plain. A Rooster state gives a fighter clear lines to fight along.",
    grates: "You got a ticket for your banner, then one for its height, and a third for the argument.",
    advice: "Read the ordinance before you order paint. Within the lines you may be as loud as you please until ten.",
  },
  dog: {
    works:
      "They'll follow you, if you're fair. A Dog state brings its own trucks, tools and sandwiches to a good cause.",
    grates:
      "It asked what happens to the village downstream. You hadn't come that far. You were still waving the flag.",
    advice: "Name who gains, who loses and what you'll do for those. Say it on the first night, on the steps.",
  },
  pig: {
    works: "A Pig state takes you in, feeds you up and backs your wildest plan with a check from the church supper.",
    grates:
      "It's so friendly that you lose your edge. By August you're treasurer of something, in a hammock, and you can't recall the vote.",
    advice:
      "Set the target before the supper and pin it on the door of the hall. They'll hold you to it, with second helpings.",
  },
};
