import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company has the market figures that make your big story true. With them behind you, bankers lean in.",
    grates: "You ask for a launch party and are offered a spreadsheet. It has a tab for the balloons.",
    advice:
      "Sell your dream by its payback date. Offer to stop at the first milestone if the numbers fail, and they'll fund two.",
  },
  ox: {
    works:
      "An Ox company has the muscle to build what you have in mind, floor after floor, and it doesn't leave halfway.",
    grates: "It agreed to your vision in principle. The principle is now in committee with the parking rules.",
    advice:
      "Pick a project that already has its permits and make it famous. After one success they'll lend you a second crane.",
  },
  tiger: {
    works: "At a Tiger company no one tells you to think smaller. Your first brainstorm has a drum.",
    grates: "It wants to fight, and you want to reign. The rival is down and still they're circling it.",
    advice:
      "Ask what happens the day after the victory. If there's a plan, join. If there's none, offer to be the plan.",
  },
  rabbit: {
    works: "Style, manners and a client list to envy. A Rabbit company could use someone who stands at the front.",
    grates: "You filled the room and emptied it. They felt overrun, and told one another so in confidence.",
    advice:
      "Ask for opinions before you give yours, and quote them by name. It costs you five minutes of your own voice.",
  },
  dragon: {
    works:
      "A Dragon company pays for ambition by the yard. Your proposal is the first one here that isn't called modest.",
    grates: "Whose idea was it? There are nine parents, and the christening has a waiting list.",
    advice:
      "Join if the founder is leaving or glad to share. Ask in the interview who last disagreed with them, and where that person sits.",
  },
  snake: {
    works: "A Snake company tells you which of your plans will work, and its doubts are cheaper than the market's.",
    grates: "You announced the secret. It was only the general outline, to only the trade press.",
    advice:
      "Clear each public word with the strategist down the hall. Your show gets better when the timing is theirs.",
  },
  horse: {
    works: "Energy feeds energy. A Horse company brings you crowds, and you give the crowds something larger to cheer.",
    grates: "By the time your ten-year plan is bound, they've sold out and moved on to camping gear.",
    advice:
      "Cut the vision into quarters, with a prize at the end of each. They'll run all ten years for you, in sprints.",
  },
  goat: {
    works: "You and a Goat company share one patch of earth. It makes people feel at home, and you draw the house.",
    grates: "Your reorganization was logical and bold. The kitchen staff cried, and the mood has not come back.",
    advice: "Walk the floor for a month before you change a wall. Keep whatever they show you with both hands.",
  },
  monkey: {
    works:
      "A Monkey company knows how, and you know how big. Your promise on stage is solved by Wednesday with rubber bands.",
    grates: "It teased you at the offsite, with a puppet. Everyone knew the voice.",
    advice:
      "Set the target and hide your opinion about the route. Then budget for two of their failures, and praise the second.",
  },
  rooster: {
    works:
      "What you dream up, a Rooster company schedules, certifies and opens on the minute. Your best self works here.",
    grates: "They wrote you up for the unlit candles. It was your own gala, too.",
    advice: "Hand over the checklist and keep the speech. Whoever offers you a correction, promote them.",
  },
  dog: {
    works: "If your cause is clean, a Dog company lends it a trust that you couldn't buy with towers.",
    grates: "They ask where the money comes from. They asked last week as well, and wrote down what you said.",
    advice:
      "Open the books before they knock. Show your doubters the worst page first, and let one of them sit on the panel.",
  },
  pig: {
    works: "A Pig company has patience, a good table and no wish to outshine you. There's room for a big chair.",
    grates: "Nobody stops you until the money does. It was all so agreeable.",
    advice: "Appoint a brake: one calm person with a veto on sums over your limit. Thank them in front of the others.",
  },
};
