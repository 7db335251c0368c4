import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rabbit"> = {
  rabbit: {
    works:
      "Two Rabbits keep a client for twenty years and never raise their voices. Even their invoices arrive on good paper.",
    grates:
      "Each waits for the other to bring up the awkward thing. In summer everyone knows about it, and nobody has said a word.",
    advice: {
      rabbit:
        "Take turns with the other Rabbit: you say the hard sentence in odd weeks, they say it in even weeks. If it's first on the agenda, it's over in three minutes.",
    },
  },
  dragon: {
    works: "When they cooperate, the Rabbit edits the Dragon's speech, and it loses ten minutes and all its enemies.",
    grates:
      "The Dragon makes a careless remark and forgets it. The Rabbit remembers every word, and has told two friends.",
    advice: {
      rabbit:
        "Before you tell anyone else, go to the Dragon and say, “What did you mean by that?” Nine times in ten, they meant nothing at all.",
      dragon:
        "Once a week, say out loud one thing that the Rabbit improved in your plan. They'll forgive you the careless remarks.",
    },
  },
  snake: {
    works:
      "The Rabbit chooses the gift and the Snake chooses the moment, and the client signs without feeling that anyone sold something.",
    grates:
      "They talk so politely that the hard point never comes up. It's the third meeting, and neither has named the fee.",
    advice: {
      rabbit:
        "Bring the Snake three options and let them choose. Snakes like to decide, and you've made sure that you can live with all three.",
      snake:
        "Give the Rabbit your verdict in private, and start with what was good. They act on advice that doesn't embarrass them.",
    },
  },
  horse: {
    works:
      "The Rabbit prepares everything the night before, so the Horse can run into the meeting and charm the client.",
    grates: "The Horse moves the lunch by an hour. The Rabbit has already set the table.",
    advice: {
      rabbit:
        "Confirm each date with the Horse the day before, in one line. It isn't pushy, and it's the only way that lunch happens.",
      horse:
        "Text the Rabbit before you change the hour. Two lines are enough to save the flowers, the seating plan and the friendship.",
    },
  },
  goat: {
    works:
      "The Rabbit and the Goat make a place where people want to stay. Customers linger, staff sing, and even the landlord sits down.",
    grates: "Neither likes to send a payment reminder. The unpaid bills lie in a very handsome tray.",
    advice: {
      rabbit:
        "Set up automatic payment reminders, so that neither you nor the Goat has to write one. The money comes in, and the software takes the blame.",
      goat: "Tell the Rabbit that you're tired before it shows. They'll quietly move the deadline, and no customer will notice.",
    },
  },
  monkey: {
    works: "The Monkey makes the guests laugh, the Rabbit takes their coats, and nobody asks what it all costs.",
    grates: "The Monkey treats each rule like a game. The Rabbit was counting on that rule for some quiet.",
    advice: {
      rabbit:
        "Give the Monkey one project in which they may break things, and say that everything else stays. They get a playground, and you get your quiet.",
      monkey:
        "Give the Rabbit a day's notice and a quick sketch before each surprise. A Rabbit enjoys your ideas far more with a warning.",
    },
  },
  rooster: {
    works:
      "On a good day the Rooster brings the standard and the Rabbit brings the grace, and the shop window stops traffic.",
    grates:
      "The Rooster corrects in public and at length. The Rabbit says thank you, and starts to look for another job.",
    advice: {
      rabbit:
        "Tell the Rooster, “Please send me corrections in writing.” They love a form to fill in, and nobody else hears a word.",
      rooster:
        "Name the mistake once, in a note that only the Rabbit reads. Add one thing that was good, with the page number, and they'll show you the next draft.",
    },
  },
  dog: {
    works: "A Dog stands up for people and a Rabbit finds the right words, so complaints turn into thank-you notes.",
    grates: "The Dog wants the truth at breakfast, and the Rabbit was saving it for a better moment.",
    advice: {
      rabbit:
        "Give the Dog the bad news first, without decoration. They worry about whatever you leave out, so the whole truth calms them.",
      dog: "Let the Rabbit choose the hour for an honest talk. You'll hear the same truth, and you can still have lunch together afterward.",
    },
  },
  pig: {
    works: "The Pig trusts people, so the Rabbit can relax and get to work. Clients feel welcome with both.",
    grates: "They'd rather have a lovely dinner than a clear answer, and the company pays for dinner again.",
    advice: {
      rabbit:
        "Settle one question with the Pig before dessert, and write the answer on the menu. Then dinner was a meeting, and you can expense it honestly.",
      pig: "Tell the Rabbit which part of the work you hate. They'll find a gentle way to give that part to someone who likes it.",
    },
  },
};
