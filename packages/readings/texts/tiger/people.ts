import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"tiger"> = {
  tiger: {
    works: "Two Tigers can turn a dead market around in a quarter, as long as each has a half of the map.",
    grates:
      "There is one stage, one microphone and one last word, and both reach for all three in the first five minutes.",
    advice: {
      tiger: "Split the territory on paper and swap halves once a year. Cheer in public when the other one wins.",
    },
  },
  rabbit: {
    works: "The Rabbit writes the note that gets the Tiger's bold plan past the board, and nobody there feels pushed.",
    grates: "A Tiger argues to clear the air. The Rabbit has left the room, the thread and possibly the project.",
    advice: {
      tiger:
        "Lower your voice by half and ask for the written version. The best objection you will get is on page two.",
      rabbit: "Say no on the first day, in four words. To a Tiger, a polite maybe sounds like a starting gun.",
    },
  },
  dragon: {
    works:
      "The room sits up when these two walk in. A Tiger brings the cause, a Dragon brings the crowd, and doors open.",
    grates: "Both lead and nobody follows. The agenda has two first items, each of them in capital letters.",
    advice: {
      tiger: "Fight for the goal and give up the title. The Dragon will share a mission sooner than a spotlight.",
      dragon: "Let the Tiger attack your plan before the launch. It will be rude, quick and right about one thing.",
    },
  },
  snake: {
    works:
      "If they manage to trust each other, the Snake names the day and the Tiger makes the call that nobody else dares to make.",
    grates:
      "One storms, the other goes silent, and both believe they were insulted first. Even the calendar invite has a tone.",
    advice: {
      tiger: "Don't raise it in the big meeting. Ask the Snake over coffee, sit down, and leave the pauses empty.",
      snake: "Say what offended you while it is small. A Tiger can fix what it hears, and it hears no hints.",
    },
  },
  horse: {
    works: "The Tiger picks a fight worth having, the Horse is already halfway there, and the team runs after them.",
    grates: "Nobody in this pair has read the contract. They split the work into the part with glory and the rest.",
    advice: {
      tiger: "Hire the finisher before you start, and put that person's name above both of yours on the schedule.",
      horse: "When the Tiger says go, find out where to. At your speed, one hour in the wrong direction costs a day.",
    },
  },
  goat: {
    works: "The Tiger stands up for the Goat's work in rooms where a Goat would rather look at the carpet.",
    grates: "Feedback comes from the Tiger at full volume, and the Goat needs until Thursday to find the useful part.",
    advice: {
      tiger: "Ask permission before you critique, then say one thing. Leave the list of ten in your drawer.",
      goat: "Tell the Tiger what you need it to fight for. It has energy to spare, and it likes to be told where.",
    },
  },
  monkey: {
    works: "On a bad day for everybody else, a Tiger's nerve and a Monkey's wit can get a stuck deal out of the mud.",
    grates: "The Monkey makes one joke at the Tiger's expense, and the next six months are about that joke.",
    advice: {
      tiger: "Laugh first. It takes the sport out of the teasing, and it gives you the next line.",
      monkey:
        "Never tease a Tiger before witnesses. Save your wit for the client, and put the agreement in writing tonight.",
    },
  },
  rooster: {
    works: "The Rooster sharpens what the Tiger throws down. A roar goes in, and a memo with page numbers comes out.",
    grates: "The Rooster corrects the grammar of the Tiger's best line in front of the team, and means it kindly.",
    advice: {
      tiger: "Send the Rooster your draft a day early and ask for three changes at most. Then thank it for the fourth.",
      rooster:
        "Begin with the part that was strong. Next name the error that would cost money, and keep the comma to yourself.",
    },
  },
  dog: {
    works:
      "A Tiger leads from the front, and a Dog makes sure that nobody is left behind. People volunteer for this pair.",
    grates:
      "The Dog asks whether it's right and the Tiger whether it's big, and the launch waits for a month while they talk.",
    advice: {
      tiger:
        "Answer the Dog's question before you recruit the team. Once the Dog is convinced, its people come along with it.",
      dog: "State your doubt, say what would settle it, then help. A Tiger can't win the room and calm you at the same time.",
    },
  },
  pig: {
    works:
      "The Pig looks after the people and the lunch. A Tiger with a Pig at its back takes longer risks, and sleeps.",
    grates: "The Tiger commits the Pig's weekend without asking. For a while, the Pig is too kind to mention it.",
    advice: {
      tiger: "Ask what the Pig would like to work on, and wait out the first polite answer. Then clear its Saturday.",
      pig: "Tell the Tiger where your limit is, as a date or a sum. It respects a number more than a sigh.",
    },
  },
};
