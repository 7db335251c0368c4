import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Let someone else set your price in a Rat state: its traders bargain hard and you give in. Resorts and freight firms do buy good design.",
    grates: "They ask what it costs before they look at it. It feels like an insult, and you go quiet.",
    advice:
      "Work from elsewhere and sell through an agent, for a share. The agent hears the hard words, and you get the checks.",
  },
  ox: {
    works:
      "Keep your visits to an Ox state short, because its pace and yours clash. It buys good craft at fairs, and its college towns have jobs for you.",
    grates: "Your proposal comes back with the color taken out. They consider that a compromise.",
    advice:
      "Sell finished work, so that no committee can change it. If you have to live there, a job at a school or a library will shelter you.",
  },
  tiger: {
    works:
      "The cities of a Tiger state would wear you out, so look for its quiet corner. Food and rail companies there pay artists and helpers better than you'd think.",
    grates: "Everything is a contest, even the weekend. You can hear it with your windows closed.",
    advice:
      "Choose a small town with a library and a college. You can serve the loud clients by mail and send your bills on time.",
  },
  rabbit: {
    works:
      "A Rabbit state suits your pace, so open the small practice or shop that you've dreamed of. Banks and insurers there pay for good taste.",
    grates: "Nobody mentions money. A client wonders aloud how busy you must be, and means that your bill is late.",
    advice:
      "Let software send your bills on the first of each month. With that done, you may think about the work and nothing else.",
  },
  dragon: {
    works:
      "Name your price early in a Dragon state. It wants everything larger and assumes you'll agree. Its hospitals, music firms and tourist towns need artists.",
    grates: "You offer something small and fine, and they'd like it ten times as big, in gold.",
    advice:
      "Show the small version first, then quote for the large one, with half of the money in advance. You may decline the size, too.",
  },
  snake: {
    works:
      "Show your work in a Snake state and don't explain it: its collectors, clinics and property firms decide in silence. They pay well once they've decided.",
    grates: "You can't tell whether they liked it. The wait makes you doubt yourself.",
    advice:
      "Leave a price list by the door and send no reminders. You'll get a short note and a check, often in the same week.",
  },
  horse: {
    works:
      "The people of a Horse state carry your work to places you'd never go, so join up with a seller. Its food, machine and insurance firms hire in-house designers.",
    grates: "The friends you make there move away. Each of them asks you to follow.",
    advice:
      "Stay in one place near a main road and keep short hours. They'll come to you, and they'll bring their friends.",
  },
  goat: {
    works:
      "Bring some order to a Goat state and you'll be precious there, since kindness is plentiful. Hospitals, colleges and workshops always lack someone with a list.",
    grates: "Everyone offers to help and nobody orders the chairs. You'd all hate to seem bossy.",
    advice:
      "Take the list once and say who does what. It feels strange for a day; after that they want you every time.",
  },
  monkey: {
    works:
      "Charge for your part in a Monkey state. Its plants can build anything, and you know what people will want to touch. Car makers pay for that, if you send a bill.",
    grates: "They use your story in an advertisement without asking. They thought you'd laugh.",
    advice:
      "Put a license fee on whatever they borrow from you, and be cheerful about it. They respect a person who saw it coming.",
  },
  rooster: {
    works:
      "A Rooster state is blunt, and it pays fairly for good work, so expect both. Its banks and labs are safe employers, and you make them more humane.",
    grates: "They correct your mood as if it were a form. You take it home with you.",
    advice:
      "Find out which rules are fixed and give them what they want there. In all the rest, you're free, and nobody checks.",
  },
  dog: {
    works:
      "Promise little in a Dog state and keep it all, because people there forget nothing that you said. Its ports, clinics and small towns are loyal to whoever does.",
    grates:
      "You say that you might help at the trade show, to be kind. To them it's a promise, and they have the date.",
    advice:
      "Pick one duty and never miss it. For the others, send your regrets the day you know, and they'll think well of you.",
  },
  pig: {
    works:
      "You need no explaining in a Pig state, so go, and bring a friend who counts. Clinics, hotels and public offices there are as gentle as you are.",
    grates: "You give your work away, and so do they. In December, neither of you can pay the rent.",
    advice:
      "Set one fixed price for everyone and let a machine collect it. You can be generous with your time all the same.",
  },
};
