import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"dragon"> = {
  dragon: {
    works: "Two Dragons with one goal can fill a hall and fund a building, and the donors call back to give more.",
    grates: "Both expect to cut the ribbon on opening day. They stay polite until someone brings the scissors.",
    advice: {
      dragon:
        "Take one project each, and sit in the front row at the other Dragon's launch. If you clap first and ask a real question, you'll get the same support back.",
    },
  },
  snake: {
    works: "The Snake asks the Dragon one good question at a time, and a grand idea turns into one that can be built.",
    grates: "The Dragon thinks aloud, all day. The Snake wrote down what was said on Monday, and will quote it.",
    advice: {
      dragon:
        "Before a speech, ask the Snake which sentence to cut. It's usually the promise you'd have to take back next month.",
      snake:
        "Warn the Dragon early and in private. Once they've told a crowd, they can't drop the plan without losing face.",
    },
  },
  horse: {
    works: "The Horse sells the product, the Dragon makes it look like the only choice, and the phones ring.",
    grates: "Both are quick and think big, and neither keeps the books. Nobody can find the signed contract.",
    advice: {
      dragon:
        "Find one careful assistant for both of you, and have each signed contract go to that desk the same day. You and the Horse can go on thinking big.",
      horse:
        "Take a photo of each signed contract and send it to the Dragon before you run on. It's proof that the big plan works, and from then on two of you have it.",
    },
  },
  goat: {
    works: "The Dragon builds the hall and the Goat makes it a place where people like to sit.",
    grates: "The Dragon talks about the building and the Goat talks about the people in it. Each feels ignored.",
    advice: {
      dragon:
        "Ask the Goat how your plan will feel to the newest hire, and keep quiet for a full minute. You'll hear about the flaw while it's cheap to fix.",
      goat: "Tell the Dragon your objection while the plan is still a sketch. Once they've ordered the marble, a change costs a fortune.",
    },
  },
  monkey: {
    works: "The Dragon promises the impossible, the Monkey finds a way, and each thinks the other is a magician.",
    grates: "Both improvise. If the lights go out at the demo, they have two brilliant speeches and no flashlight.",
    advice: {
      dragon:
        "Leave the how to the Monkey and check only the date. With a big goal and free hands, they find a way that nobody else saw.",
      monkey:
        "Tell the Dragon what your trick can't do before it goes on the poster. You can fix a trick overnight, but not four hundred posters.",
    },
  },
  rooster: {
    works:
      "The Dragon brings the grand plan and the Rooster brings a checklist with ninety boxes. On opening day everything works, down to the fire exits.",
    grates: "Now and then they disagree about a font or a color, and it's settled the same evening.",
    advice: {
      dragon:
        "Let the Rooster list what's missing, and pay for it. That list is the reason your doors open on opening day.",
      rooster:
        "Show the Dragon a picture of the finished thing before you show your list. When they like what they see, they pay for every line.",
    },
  },
  dog: {
    works:
      "If the aim is fair, the Dog guards it and the Dragon raises the money, and neither has to admit liking the other.",
    grates: "The Dog asks who checked the figures. The Dragon hears a heckler, and turns up the volume.",
    advice: {
      dragon:
        "Answer the Dog's question with a document instead of a speech. They stop asking when they see that the figures add up.",
      dog: "Take your worst concern to the Dragon in private, and only that one. A Dragon can fix one problem, but a list sounds like an attack.",
    },
  },
  pig: {
    works: "The Dragon can try out a speech on the Pig, who listens kindly and says at which page they got hungry.",
    grates: "The Dragon takes the Pig's patience for a budget with no limit, and in June it runs out.",
    advice: {
      dragon:
        "Say thank you, and pay the Pig's expenses this week. You're using up their goodwill faster than you think.",
      pig: "Tell the Dragon your price at the start, and stick to it with a smile. They respect people who don't back down.",
    },
  },
};
