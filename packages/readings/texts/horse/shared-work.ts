import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which branches come first" },
    split:
      "Each of you inspects half of the branches. In even months, the older of you starts with the first visit, and the younger finishes the report. In odd months you trade. Agree on which branches come first.",
    quarrel:
      "One branch with a famous cafeteria lies on the line between the halves. You race there, each promise the manager a new copier, and shout about who was first. The manager gets both copiers.",
    mend: "“It's yours. I'll cancel my copier,” says the louder one. From now on, a branch on the line goes to whoever texts its name first, before starting the engine. Your phones do the racing, and the gas bill drops.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to look", goat: "what to show them" },
    split:
      "The search for apprentices starts with the Horse, who visits eight schools and decides where to look next. The Goat plans the trial day, decides what to show them, and finishes by writing to each one.",
    quarrel:
      "The Horse promises a call after the third school and forgets. “That's fine,” says the Goat. It isn't, for two days. No invitations go out, and three good apprentices sign somewhere else.",
    mend: "The Horse comes with two coffees: “I forgot. Give me half the envelopes.” Now the Horse's coffee at four comes after the call, and a Horse never forgets coffee. At a quarter past, the mail goes out.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to change" },
    split:
      "The Horse takes the new booking tool from team to team and decides which doors to knock on. The Monkey watches what annoys people, decides what to change in it, and finishes with a two-minute video.",
    quarrel:
      "Each of you left the dull part, the passwords, to the other. Forty people sit at forty screens, nobody can log in, and you shout at each other in front of them.",
    mend: "“Sorry I shouted,” the Horse tells the Monkey, and buys forty coffees. “Me, too,” says the Monkey, and runs for the passwords. After that, neither starts a fun part before finishing a dull one. The next passwords are ready a week early.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse interviews six departments for the yearly client report and decides how the story goes. The Rooster adds up the tables, has the last word on which numbers are in it, and finishes by proofreading every page twice. Other projects work like that: one tells, one counts.",
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
      "The Horse leads the pilot project, finds the first volunteers and decides how fast you go. The Dog checks with their managers, decides who comes along, and finishes with a report that hides no trouble.",
    quarrel:
      "Before the second phase, the Dog asks, with everyone listening, whether the Horse will stay. The Horse feels tied down and won't answer, and two volunteers drop out.",
    mend: "“I'm in until June, and I won't leave you with a mess,” the Horse tells the team. Otherwise the Dog asks again, alone. From then on, the Horse spends ten minutes a week showing the Dog where everything is. A Dog who could take over any day stops asking.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse maps out the safety visits, decides when you start this or any trip, and walks through each plant. The Pig talks with the people at the machines, decides when you rest, and finishes with the form that everyone signs.",
    quarrel:
      "You quarrel over goodbyes. The Horse sits in the car with the engine running, because the Pig is still hugging the receptionist, and the next plant closes its gate at four.",
    mend: "The Pig gets in and says, “Sorry. At the door she told me about the leak.” Now the Horse types up each visit while the Pig says goodbye. The report is done before you drive off.",
  },
};
