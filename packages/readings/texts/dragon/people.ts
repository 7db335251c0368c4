import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"dragon"> = {
  dragon: {
    works: "Two Dragons with one goal can move a city block, and the donors call them back.",
    grates: "Both expect to cut the ribbon. Courtesy runs out long before the ribbon does.",
    advice: {
      dragon: "Take one project each and sit in the front row for the other's. Clap first, and bring a real question.",
    },
  },
  snake: {
    works: "The Snake asks the Dragon one good question at a time, and a grand idea turns into one that can be built.",
    grates: "A Dragon thinks aloud, all day. The Snake has filed what was said on Monday, and will quote it.",
    advice: {
      dragon: "Before the speech, ask the Snake which sentence it would cut. Cut that one and the one after it.",
      snake:
        "Give your warning early and in private. Once the Dragon has told a crowd, it can't take the plan back without losing face.",
    },
  },
  horse: {
    works: "The Horse sells it, the Dragon makes it look like the only choice, and the phones ring.",
    grates: "Speed and size make fine headlines and poor bookkeeping. Nobody can find the signed contract.",
    advice: {
      dragon: "Give the Horse a finish line it can see from here. Ten-year visions bore it by the second lap.",
      horse: "Go find the small proof that the big plan works, and bring it back by Friday. Dragons love a trophy.",
    },
  },
  goat: {
    works: "The Dragon builds the hall and the Goat makes it a place where somebody would like to sit.",
    grates: "The Dragon talks about the building, and the Goat about the people in it. Each feels like a footnote.",
    advice: {
      dragon:
        "Ask the Goat what your plan will feel like to the newest person there. Then keep quiet for a full minute.",
      goat: "Speak up while it's still a sketch. Once the Dragon has ordered the marble, your objection costs a fortune.",
    },
  },
  monkey: {
    works:
      "The Dragon says it will be done, the Monkey finds out how, and each thinks the other is some kind of magician.",
    grates:
      "Both improvise. If the lights go out at the demo, they will have two brilliant speeches and no flashlight.",
    advice: {
      dragon: "Leave the how to the Monkey and check only the date. It works best with a big aim and an open toolbox.",
      monkey:
        "Tell the Dragon what your trick can't do before it goes on the poster. You can fix the trick, but not four hundred posters.",
    },
  },
  rooster: {
    works:
      "The Dragon supplies the grand plan and the Rooster its ninety checkboxes. On opening day, both the choir and the exits work.",
    grates: "The only quarrel worth the name is about the font, and it's settled the same evening.",
    advice: {
      dragon:
        "Let the Rooster say what is missing, then pay for it. Its list is the reason that the doors open on opening day.",
      rooster: "Show the Dragon the picture before the list. When it likes what it sees, it pays for every line of it.",
    },
  },
  dog: {
    works:
      "If the aim is truly just, the Dog guards it and the Dragon raises the money, and neither has to admit liking the other.",
    grates: "The Dog asks who checked the figures. The Dragon hears a heckler, and turns up the volume.",
    advice: {
      dragon: "Answer the Dog's question with a document, not with a speech. It stops barking at paper that adds up.",
      dog: "Raise your worst concern first and alone, and leave the small ones in your pocket. A Dragon only hears the biggest.",
    },
  },
  pig: {
    works: "The Dragon can try its speech on the Pig first, who listens kindly and says at which page it got hungry.",
    grates: "The Dragon takes the Pig's patience for a budget line with no limit, and draws on it until June.",
    advice: {
      dragon:
        "Say please, say thanks, and pay the Pig's expenses this week. You are spending its goodwill faster than you think.",
      pig: "Tell the Dragon your price at the start, then stick to it with a smile. It respects anyone who doesn't flinch.",
    },
  },
};
