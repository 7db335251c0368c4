import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"tiger"> = {
  tiger: {
    works: "Two Tigers can turn a dead market around in a quarter, if each has their own half of the map.",
    grates:
      "There is one stage, one microphone and one last word, and both reach for all three in the first five minutes.",
    advice: {
      tiger:
        "Split the territory with the other Tiger on paper, and swap halves once a year. Then each of you has a stage, and it's easy to cheer when the other wins.",
    },
  },
  rabbit: {
    works: "The Rabbit writes the note that gets the Tiger's bold plan past the board, and nobody feels pushed.",
    grates:
      "A Tiger argues to clear the air. When the air is clear, the Rabbit has left the room, the chat and possibly the project.",
    advice: {
      tiger:
        "Lower your voice, and have the Rabbit send their view in writing. The best objection of the month is on page two.",
      rabbit:
        "Say no to the Tiger on the first day, in four words: “I can't do that.” To a Tiger, a polite maybe sounds like a yes.",
    },
  },
  dragon: {
    works:
      "The room sits up when these two walk in. A Tiger brings the cause, a Dragon brings the crowd, and doors open.",
    grates: "Both lead and nobody follows. The agenda has two first items, each in capital letters.",
    advice: {
      tiger:
        "Fight the Dragon for the goal and let them have the title. A Dragon with the title shares everything else, so you get the plan you wanted.",
      dragon:
        "Let the Tiger attack your plan before the launch. They'll be rude and quick, and right about the one thing that would have failed.",
    },
  },
  snake: {
    works:
      "When they trust each other, the Snake picks the day and the Tiger makes the call that nobody else dares to make.",
    grates:
      "The Tiger storms, the Snake goes silent, and both believe they were insulted first. Even their calendar invites have a tone.",
    advice: {
      tiger:
        "Take a complaint to the Snake over coffee, never to the big meeting. Sit down and don't fill the pauses, and they'll tell you what's wrong.",
      snake:
        "Tell the Tiger what offended you while it's still small. Tigers fix what they hear, and they don't hear hints.",
    },
  },
  horse: {
    works: "The Tiger picks a fight worth having, the Horse is already halfway there, and the team runs after them.",
    grates: "Nobody in this pair has read the contract. Both take the part with the glory, and the rest stays undone.",
    advice: {
      tiger:
        "Before you and the Horse start, hire a person who likes to finish things. With that person in charge of the dates, the last ten percent gets done.",
      horse:
        "When the Tiger says go, find out where before you run. At your speed, one hour in the wrong direction costs a day.",
    },
  },
  goat: {
    works: "The Tiger stands up for the Goat's work in rooms where a Goat would rather look at the carpet.",
    grates: "The Tiger gives feedback at full volume, and the Goat needs until Thursday to find the useful part.",
    advice: {
      tiger:
        "Get the Goat's okay before you criticize, and then say one thing. They'll fix that one today. A list of ten would cost you a week.",
      goat: "Tell the Tiger what to fight for: “I need two more days for this.” They have energy to spare, and your boss will say yes.",
    },
  },
  monkey: {
    works: "On a bad day for everybody else, a Tiger's nerve and a Monkey's wit can get a stuck deal moving.",
    grates: "The Monkey makes one joke at the Tiger's expense, and the next six months are about that joke.",
    advice: {
      tiger:
        "Laugh first when the Monkey teases you. A joke that doesn't sting is no fun to repeat, so you won't hear it again.",
      monkey:
        "Save your wit for the client, and never tease the Tiger in front of others. A Tiger who isn't teased will fight for your ideas.",
    },
  },
  rooster: {
    works: "The Rooster sharpens what the Tiger throws down. A roar goes in, and a memo with page numbers comes out.",
    grates: "The Rooster corrects the grammar of the Tiger's best line in front of the team, and means it kindly.",
    advice: {
      tiger:
        "Send the Rooster your draft a day early, and allow three corrections. You'll get the three that matter, and none in the meeting.",
      rooster:
        "Tell the Tiger what was strong, then name the one error that would cost money. They'll fix that one if you keep the comma to yourself.",
    },
  },
  dog: {
    works: "A Tiger leads from the front, and a Dog makes sure nobody is left behind. People volunteer for this pair.",
    grates:
      "The Dog asks whether the plan is fair, the Tiger asks whether it's big enough, and the launch waits for a month.",
    advice: {
      tiger:
        "Answer the Dog's question before you recruit the team. Once the Dog is convinced, the colleagues who trust them come along.",
      dog: "Tell the Tiger your doubt and what would settle it: “Show me the refund policy, and I'm in.” They'll have it on your desk within the hour.",
    },
  },
  pig: {
    works:
      "The Pig looks after the people and the lunch. With a Pig beside them, a Tiger takes bigger risks and still sleeps.",
    grates: "The Tiger commits the Pig's weekend without asking. For a while, the Pig is too kind to mention it.",
    advice: {
      tiger:
        "Find out which work the Pig would enjoy, and don't believe the first polite answer. Keep their Saturday free, and they'll give you the whole week.",
      pig: "Tell the Tiger your limit as a number: “Three evenings are taken.” A Tiger respects a figure and forgets a hint.",
    },
  },
};
