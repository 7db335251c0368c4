import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Sell your plan to a Rat company by its payback date. It has the market figures that make your big story true.",
    grates: "You ask for a launch party and are offered a spreadsheet. It has a tab for the balloons.",
    advice:
      "Sell your dream by its payback date. Offer to stop at the first milestone if the numbers fail, and they'll fund two.",
  },
  ox: {
    works:
      "Start with an approved project at an Ox company. It has the strength to build what you imagine, and it doesn't stop halfway.",
    grates: "It agreed to your vision in principle. The principle is now in committee with the parking rules.",
    advice:
      "Pick a project that already has its permits and make it famous. After one success they'll lend you a second crane.",
  },
  tiger: {
    works: "Find out what a Tiger company wants after it wins. Nobody there will tell you to think smaller.",
    grates: "It wants to fight, and you want to reign. The rival is down and still they're circling it.",
    advice:
      "Find out what happens the day after the victory. If there's a plan, join. If there's none, offer to be the plan.",
  },
  rabbit: {
    works:
      "Let people speak before you do at a Rabbit company. It has style and fine clients, and no one who likes to stand in front.",
    grates: "You filled the room and emptied it. They felt overrun, and told one another so in confidence.",
    advice:
      "Collect opinions before you give yours, and quote them by name. It costs you five minutes of your own voice.",
  },
  dragon: {
    works:
      "Join a Dragon company only if its founder shares. It pays for ambition, and your proposals won't be called too large.",
    grates: "Whose idea was it? There are nine parents, and the christening has a waiting list.",
    advice:
      "Join if the founder is leaving or glad to share. Ask in the interview who last disagreed with them, and where that person sits.",
  },
  snake: {
    works:
      "Clear your announcements with a Snake company first. It knows which of your plans will work, and that's cheaper than finding out.",
    grates: "You announced the secret. It was only the general outline, to only the trade press.",
    advice:
      "Clear each public word with the strategist down the hall. Your show gets better when the timing is theirs.",
  },
  horse: {
    works:
      "Give a Horse company goals by the quarter, because it won't wait for years. It brings the crowds, and you give them a purpose.",
    grates: "By the time your ten-year plan is bound, they've sold out and moved on to camping gear.",
    advice:
      "Cut the vision into quarters, with a prize at the end of each. They'll run all ten years for you, in sprints.",
  },
  goat: {
    works:
      "Spend a month listening at a Goat company before you change anything. You both want people to feel at home.",
    grates: "Your reorganization was logical and bold. The kitchen staff cried, and the mood has not come back.",
    advice: "Walk the floor for a month before you change a wall. Keep whatever they show you with both hands.",
  },
  monkey: {
    works: "Set the goal at a Monkey company and leave the method to its people. They know how, and you know how big.",
    grates: "It teased you at the offsite, with a puppet. Everyone knew the voice.",
    advice:
      "Set the target and hide your opinion about the route. Then budget for two of their failures, and praise the second.",
  },
  rooster: {
    works:
      "Choose a Rooster company if you can, because it schedules and checks what you dream up. You do your best work there.",
    grates: "They report your mistakes as well as anyone's. At your own gala, you were written up for the candles.",
    advice:
      "Leave the checklist to them and give the speech yourself. The person who corrects you is the one to promote.",
  },
  dog: {
    works:
      "Open the books to a Dog company before it asks. If your cause is clean, it gives you a trust that money can't buy.",
    grates: "They ask where the money comes from. They asked last week as well, and wrote down what you said.",
    advice:
      "Open the books before they knock. Show your doubters the worst page first, and let one of them sit on the panel.",
  },
  pig: {
    works:
      "Appoint someone to stop you at a Pig company, because nobody will by nature. It has patience and leaves you room to lead.",
    grates: "Nobody stops you until the money does. It was all so agreeable.",
    advice: "Appoint a brake: one calm person with a veto on sums over your limit. Thank them in front of the others.",
  },
};
