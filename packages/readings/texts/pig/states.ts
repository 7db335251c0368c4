import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state brings you clients, but its traders in freight, mining and travel bargain harder than you do.",
    grates: "You tell a buyer honestly what your budget is. The talk is short, because your budget is now the price.",
    advice:
      "Take a tough colleague along to your first deals to name the numbers, and sleep on every offer. You can stay as friendly as you like, and the price stays fair.",
  },
  ox: {
    works:
      "An Ox state treats you fairly and without much warmth. Its farms and mills pay on time and keep their people.",
    grates:
      "You bring lunch for the whole shift, and food isn't allowed on the floor. The foreman is sorry, but rules are rules.",
    advice:
      "Put your next kind idea into the proper form, with a date and a sum. A foreman with a form can say yes, so you'll get most of what you think of.",
  },
  tiger: {
    works:
      "A Tiger state defends you like family, and its food makers and railroads need you to keep a tired crew cheerful.",
    grates: "You also get volunteered like family. Your name is on the weekend list before anyone has asked you.",
    advice:
      "Offer two weekends a year, in writing, and say that the others are taken. People here respect a clear line, so the rest of your weekends are safe.",
  },
  rabbit: {
    works: "You'll be happy in a Rabbit state. Its banks, food plants and insurers are gentle places to work.",
    grates:
      "Everyone is too polite to mention that a supplier is late. Three customers are waiting, and nobody has told them.",
    advice:
      "Once a month, bring cake to a meeting and raise one hard question. The others are glad that somebody did, and they'll help you call the customers.",
  },
  dragon: {
    works:
      "A Dragon state celebrates in a big way, so its hospitals, festivals and tourist towns need a good host like you.",
    grates: "The speech thanks everyone except you. Your boss was sure that you wouldn't mind.",
    advice:
      "Before each event, send the organizer two lines about your part, ready to print, with your name in them. They go straight into the program, because nobody likes to retype.",
  },
  snake: {
    works:
      "A Snake state pays well in property, health and aerospace, but it's hard for you, because openness counts as weakness there.",
    grates: "You tell a colleague how you feel about the move. She has only come about a form.",
    advice:
      "Have a lawyer check your contract before you sign, and for the first year, tell your feelings to a friend from home. Nobody at work can use what you haven't told them.",
  },
  horse: {
    works:
      "In a Horse state, people become your best customers if you're quick. Its machine makers, insurers and food plants hire for shifts and skip the long lunch.",
    grates: "You book a nice table for a client, who eats in the car between two calls.",
    advice:
      "Bring the papers to the car, ready to sign, and keep your long talks for clients who like to sit down. With both kinds, you make your number.",
  },
  goat: {
    works:
      "A Goat state is full of good company. Its colleges, clinics and studios will love you, but nobody there watches the money.",
    grates: "Everybody says yes to a new office and thinks that a colleague has checked what it costs.",
    advice:
      "In your first month, get three bids and read them aloud before anyone agrees. Nobody else will, and with the price known, you can all choose an office that you can pay for.",
  },
  monkey: {
    works:
      "A Monkey state's big assembly plants hire cheerful organizers like you. People there are clever and fun, and they don't return things.",
    grates: "You lend your good tools to a friend. A colleague of hers has them now, in a new color.",
    advice:
      "From the first week, write each loan and its date on a list by the door. Nobody means you harm, and with a list you get your things back without a bad word.",
  },
  rooster: {
    works:
      "Banks, labs and counties in a Rooster state keep strictly to the rules, and they're fair to you if you do the same.",
    grates:
      "An inspector stops your company picnic over one missing certificate. Everything else was fine, and you'd baked.",
    advice:
      "Set aside a week in March for all the permits. In June the inspector comes as a guest, and there's time for coffee and a second piece of cake.",
  },
  dog: {
    works:
      "A Dog state protects you from people who'd use you, and its shipyards and hotels need someone to cheer up the crew.",
    grates:
      "Your colleagues dislike the vendor you found, and you think that's unkind. In the fall the vendor disappears with your deposit.",
    advice:
      "Introduce the next vendor to two colleagues first. If they frown, put off signing for a week and call one of the vendor's customers. One call is cheaper than another deposit.",
  },
  pig: {
    works:
      "Everyone in a Pig state is as kind as you are, so its public offices and hotels need you to make the decisions.",
    grates: "No one wants to go first. The meeting is lovely, there's pie, and it ends without a vote.",
    advice:
      "Run the meeting for three months, and have somebody strict check the accounts. Decisions get made, and the strict colleague says no where all of you would smile.",
  },
};
