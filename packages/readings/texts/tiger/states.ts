import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Turn around a mine, a carrier or a hotel that loses money. Rat states pay a newcomer for results, and the first rescue that earns something brings you the second.",
    grates:
      "You arrive with a plan for a whole department. Your boss wants to see one customer and last month's figures.",
    advice:
      "In the interview, make an offer: “Give me one small team for six months. If it earns money, I get the department.” After that, last month's figures make the speech for you.",
  },
  ox: {
    works:
      "Run the storm crew of a power firm, or the repair crew of a mill or a big farm. An Ox state keeps for decades whatever works, so your best fixes stay.",
    grates: "You propose a reform at a meeting. Twenty people listen, nod and go back to doing what they did before.",
    advice:
      "In your first month, skip the meeting and tell one foreman: “Try it on one shift. If it fails, the barbecue is on me.” Other shifts copy what works, and nobody has to admit that you were right.",
  },
  tiger: {
    works:
      "Take a job that others run from, such as a food company's late trucks or a railroad's worst track. A Tiger state rewards a rescue, and you love one.",
    grates:
      "By spring the trains are on time, and it's quiet. You pick a fight with the people you saved, about parking.",
    advice:
      "When you get the offer, ask: “What do I rescue next?” Have the answer put in your contract, with a date. You move on while they're still cheering, and nobody has to hear about the parking.",
  },
  rabbit: {
    works:
      "Storm claims for an insurer, or angry customers of a bank, are your kind of work. People in a Rabbit state hate a scene, so anyone who handles one softly moves up.",
    grates: "The answer to your plan thanks you for your passion. It takes you a week to see that the answer was no.",
    advice:
      "On your first day, pick a colleague who grew up there, and pay in coffee to have kind letters translated. You spot a no at once, and keep the week for a better plan.",
  },
  dragon: {
    works:
      "Apply to open a clinic, a studio or a factory branch in one of the smaller towns. Dragon states need your energy most where there isn't a star on every floor.",
    grates:
      "A famous colleague presents your project to the board. Your name is on the last slide, after the caterer's.",
    advice:
      "When you take the job, say: “I'll show the board my projects myself, at the building site.” A star doesn't like dust on his shoes, so there's only one name on the first slide.",
  },
  snake: {
    works:
      "Your first year in a Snake state is hard, because people watch you and say little. Running a hospital's night shift still works, since an emergency shows them your courage.",
    grates:
      "You make a good proposal in a meeting, and thirty faces look down. The matter was settled on Tuesday, behind a closed door.",
    advice:
      "Starting in your first week, take each proposal to the manager alone, two days before the meeting. The door still closes, but now you're in the room, and your idea gets its hearing.",
  },
  horse: {
    works:
      "Look for work opening new markets for a food maker, a machine shop or an insurer. You decide on the spot, and so do the bosses in a Horse state.",
    grates:
      "Your boss says yes to your project in a minute, and to four more that morning. In June the money is gone, and everyone still has a great title.",
    advice:
      "Answer that quick yes with a question: “May I order the parts this morning?” What's been ordered can't be spent on the other four, so your project reaches its first sale.",
  },
  goat: {
    works:
      "Raise funds for a clinic, a college or a theater. Goat states have good causes and few people who like to fight for them, so a bold fundraiser is welcome.",
    grates:
      "You bring in a check for half of the new roof. Before anyone says thanks, there's an hour of talk on whether the donor is a nice person.",
    advice:
      "Before your first call, go through the list of donors with the team, and cross out those they can't stand. After that, a check is a check, and the roof gets built.",
  },
  monkey: {
    works:
      "Monkey states clash with you, so go for a contract and not for a home. A shipyard or a car plant pays well for six months of rescuing a late product.",
    grates: "You make a strong speech, and somebody makes a joke about it. A week later, people remember the joke.",
    advice:
      "Before your first speech, show it to the funniest person on the team, and open with that person's best joke about it. People have had their laugh then, and a week later they remember the plan.",
  },
  rooster: {
    works:
      "Manage a bank branch or a lab project. The limits in a Rooster state are in writing, and within them you can be as bold as you like.",
    grates:
      "The inspector fines you for the launch banner, and then for its size. You argue, and it turns out that there's a rule about volume too.",
    advice:
      "Two weeks before your first launch, carry the plan and the banner to the inspector: “What would you fine me for?” You mend it that evening, and on the day nobody can stop you.",
  },
  dog: {
    works:
      "Look for a crew leader's job with a rescue service, a port or a base. Dog states like a brave boss with a fair plan, so you can come to stay.",
    grates:
      "The first question is who could get hurt. You hadn't gotten that far, because you were still explaining how great the plan is.",
    advice:
      "On your first day, name the people who lose by the plan, and say what you'll do for them. That answers the question, and you end up with more volunteers than jobs.",
  },
  pig: {
    works:
      "Run the tours of a vacation town, or set up a new clinic or county office. A Pig state finds you money and friends more easily than most.",
    grates:
      "Everyone is so kind that you can't say no. After one summer you're on three party committees, and your plan is where it was.",
    advice:
      "On your first evening, tell everybody your one goal and its date, and promise to join a committee afterward. Your new friends hold you to both, kindly and with food.",
  },
};
