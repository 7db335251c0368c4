import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rabbit"> = {
  rabbit: {
    works:
      "Two Rabbits keep a client for twenty years and never raise their voices. Even their invoices arrive with good paper.",
    grates:
      "Each waits for the other to bring up the awkward thing. By summer everyone knows of it, and nobody has said it.",
    advice: {
      rabbit:
        "Take turns saying the hard sentence, odd weeks you, even weeks your twin. Put it at the top of the agenda.",
    },
  },
  dragon: {
    works:
      "When they do cooperate, the Rabbit edits what the Dragon dreams up, and the speech loses ten minutes and all its enemies.",
    grates: "The Dragon didn't mean it that way. The Rabbit knows exactly how it was meant, and has told two friends.",
    advice: {
      rabbit:
        "Ask the Dragon what it meant before the story reaches the kitchen. Nine times in ten, it meant nothing at all.",
      dragon: "Look up from your own idea and name one thing the Rabbit improved. Do so weekly, and do it out loud.",
    },
  },
  snake: {
    works:
      "The Rabbit chooses the gift and the Snake chooses the moment, and the client signs without feeling that anyone sold something.",
    grates: "The talk is so polite that you need a translator. Neither of them has yet said what the fee is.",
    advice: {
      rabbit: "Bring the options and let the Snake pick. It likes to decide, and you like to have arranged the choice.",
      snake:
        "Give the Rabbit some comfort along with your verdict. It will act on advice that leaves its dignity in place.",
    },
  },
  horse: {
    works:
      "The Rabbit smooths the road the night before, so the Horse can run on it in the morning and get the credit.",
    grates: "What they agreed comes loose. The Horse changed the hour, and the Rabbit had already set the table.",
    advice: {
      rabbit:
        "Confirm each date with the Horse the day before, in one line. It isn't rude, it is how the lunch happens.",
      horse:
        "Warn the Rabbit before you change the hour. A two-line text is enough to save the flowers, the seating and the friendship.",
    },
  },
  goat: {
    works:
      "The Rabbit and the Goat make a place where people want to stay. Customers linger, staff sing, and even the landlord sits down.",
    grates: "No one likes to send the reminder. The unpaid bills lie in a very handsome tray.",
    advice: {
      rabbit:
        "Set up the automatic reminder and let a machine be the villain. Then the two of you can go back to the work.",
      goat: "Tell the Rabbit when you're tired, before it shows. It will move the deadline, and nobody will notice the move.",
    },
  },
  monkey: {
    works: "The Monkey gets the laugh, the Rabbit takes the coats, and guests forget to ask what it all costs.",
    grates: "The Monkey treats each rule as a game. The Rabbit had counted on that rule for some quiet.",
    advice: {
      rabbit:
        "Give the Monkey a corner where it may break things, and lock the rest. It loves a playground with a fence.",
      monkey:
        "Knock, wait, then surprise. A Rabbit enjoys your idea far more if it gets an hour's notice and a napkin sketch.",
    },
  },
  rooster: {
    works:
      "In a good hour the Rooster brings the standard and the Rabbit brings the grace, and the shop window stops traffic.",
    grates:
      "The Rooster corrects in public and at length. The Rabbit says thank you, and starts to look for another desk.",
    advice: {
      rabbit:
        "Ask for the corrections in writing, by ten, from now on. The Rooster likes a format, and you like a closed door.",
      rooster: "Take the Rabbit aside, say it once, say it low. Then name what it did well, with the page number.",
    },
  },
  dog: {
    works:
      "A Dog stands up for people and a Rabbit knows how to put it, so complaints leave this office as thank-you notes.",
    grates: "Now and then the Dog wants the truth at breakfast, and the Rabbit had saved it for a better meal.",
    advice: {
      rabbit:
        "Give the Dog the bad news first and without trimmings. It worries about whatever is missing from the picture.",
      dog: "Let the Rabbit choose the hour for the honest talk. You get the same truth, and afterward you can still have lunch together.",
    },
  },
  pig: {
    works:
      "The Pig trusts people, so the Rabbit can stop guarding itself and start to build. Clients feel welcome with both.",
    grates: "The two would rather have a lovely dinner than a clear answer, and the dinner is on the company again.",
    advice: {
      rabbit:
        "Use the kindness and make the decision while the plates are still warm. Write it on the back of the menu.",
      pig: "Tell the Rabbit which part of the work you hate. It will find a gentle way to give that part to someone else.",
    },
  },
};
