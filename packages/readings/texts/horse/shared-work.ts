import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which branches come first" },
    split:
      "Forty branches need a visit and a report. In even months, the older Horse starts the visits and the younger finishes the report, and in odd months you trade. You drive half the route each and agree on which branches come first.",
    quarrel:
      "One branch, with a famous cafeteria, lies between your halves. You race there, each promise the manager a copier, and shout about who was first. The manager gets both.",
    mend: "“It's yours, I'll cancel my copier,” says the louder one. Now a branch in between goes to whoever texts its name first, before starting the engine. Your phones do the racing, and the gas bill drops.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to look", goat: "what the applicants see" },
    split:
      "To find apprentices, the Horse visits eight schools and decides where to look next. The Goat plans a trial day, decides what the applicants see, and finishes with a letter to each.",
    quarrel:
      "The Horse promises a call after the third school and forgets. “That's fine,” says the Goat, and for two days it isn't. No letters go out, and three good apprentices sign elsewhere.",
    mend: "The Horse comes with two coffees: “I forgot. Give me half the envelopes.” Now the coffee at four comes after the call, and a Horse never forgets coffee. At a quarter past, the mail goes out.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to change" },
    split:
      "The Horse takes the new booking tool from team to team and decides which doors to knock on. The Monkey watches what annoys people, decides what to change, and finishes with a two-minute video.",
    quarrel:
      "You left the dull part, the passwords, to each other. Forty people can't log in, and you shout at each other in front of them.",
    mend: "“Sorry I shouted,” says the Horse, and buys forty coffees. “Me, too,” says the Monkey, and runs for the passwords. After that, no fun part starts before a dull one is done, and the next passwords are ready a week early.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse interviews six departments for the yearly client report and decides how the story goes. The Rooster adds up the tables, decides which numbers are in it, and finishes by proofreading every page twice.",
    quarrel:
      "At the presentation, the Horse says “nearly a thousand,” the Rooster corrects that to 912, and the Horse says something rude. The client closes the folder.",
    mend: "The Horse says it on the spot: “It's 912, and I was rude.” From now on, the Horse tells the story and pauses at every number, and the Rooster says it. Clients think you rehearsed for weeks.",
  },
  dog: {
    opens: "horse",
    closes: "dog",
    leads: "horse",
    decides: { horse: "how fast you go", dog: "who comes along" },
    split:
      "The Horse leads the pilot project, finds the first volunteers and decides how fast you go. The Dog talks to their managers, decides who comes along, and finishes with a report that hides no trouble.",
    quarrel:
      "With everyone listening, the Dog asks whether the Horse will stay for the second phase. The Horse feels tied down and won't answer, and two volunteers drop out.",
    mend: "“I'm in until June,” the Horse tells the team. From then on, the Horse spends ten minutes a week showing the Dog where everything is. A Dog who could take over any day stops asking.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse maps out the safety visits, decides when you start, and walks through each plant. The Pig talks with the people at the machines, decides when you rest, and finishes with the form that everyone signs.",
    quarrel:
      "You quarrel over goodbyes. The Horse sits in the car with the engine running, the Pig is still hugging the receptionist, and the next plant closes its gate at four.",
    mend: "The Pig gets in and says, “Sorry, she told me about the leak.” Now the Horse types up each visit while the Pig says goodbye. The report is done before you drive off.",
  },
};
