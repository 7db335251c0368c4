import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Have someone else bargain for you in a Rat state. Its traders in freight, mining and travel hear what you need and charge just that. They do bring you clients.",
    grates: "If you tell a buyer the truth about your budget, the talk is short. Your budget is now the price.",
    advice:
      "Sleep on every offer, and twice on a good one. A tough friend at the table lets you stay as kind as you are.",
  },
  ox: {
    works:
      "An Ox state is fair to you and not very warm, so expect no more. Its farms and mills pay on time and keep their people.",
    grates:
      "You bring lunch for the whole shift, and there's a rule about food on the floor. They're sorry, but it's a rule.",
    advice:
      "Put each idea into the proper form, with a date and a sum. Within the rules, they allow nearly all the kindness you can think of.",
  },
  tiger: {
    works:
      "Set your limits early in a Tiger state, which defends you like family and volunteers you like family, too. Its food makers and railroads need someone to keep a tired crew cheerful.",
    grates: "Your name is on the list before anyone has asked you. They thought you'd be happy to.",
    advice:
      "Offer two dates a year, in writing, and keep the others free. They respect a clear line, and you'll have friends who fight for you.",
  },
  rabbit: {
    works:
      "You'll be happy in a Rabbit state if you're the one who speaks up about problems. Banks, food plants and insurers are gentle places to work.",
    grates:
      "All of you are too polite to mention the late supplier, so three customers are waiting and nobody has told them.",
    advice:
      "Raise one hard question each month, over something to eat. They're relieved that somebody did, and they'll help you fix it.",
  },
  dragon: {
    works:
      "A Dragon state celebrates in a big way and forgets who cooked, so put a price on your work. Its hospitals, festivals and tourist towns need good hosts.",
    grates: "The speech thanked everyone except you. They'd been sure that you don't mind.",
    advice:
      "Send the quote before the event and have your name printed. Grand people pay gladly for whatever has a price, and forget the rest.",
  },
  snake: {
    works:
      "Keep your guard up in a Snake state, since it's private by nature and takes openness for weakness. Property, health and aerospace jobs there pay well all the same.",
    grates: "You tell them how you feel. They've come about a form.",
    advice:
      "Have a lawyer read what you sign, and let friendships take a year. One good neighbor is enough to make the place work.",
  },
  horse: {
    works:
      "The people of a Horse state become your best customers if you're quick. Its machine makers, insurers and food plants hire for shifts and skip the long lunch.",
    grates: "You book a nice table for the client, who eats in the car between two calls.",
    advice:
      "Bring the papers to them, ready to sign, and keep your long talks for the few who like to sit down. Between the two groups, you'll fill the day.",
  },
  goat: {
    works:
      "Go to a Goat state for the company, and agree first on who handles the money. Its colleges, clinics and studios will love you.",
    grates: "Everyone says yes to the new office, and each of you thinks that another has found out what it costs.",
    advice:
      "Get three bids and read them aloud before anyone agrees. It's the single habit that this warm place needs from you.",
  },
  monkey: {
    works:
      "People in a Monkey state are clever and fun and don't give things back, so write down what you lend. Its big assembly plants hire cheerful organizers.",
    grates: "A friend of a colleague has your best tools. They've been repainted.",
    advice:
      "Note each loan with its date where both can see it. Nobody means you harm, and a list spares you the bad feeling.",
  },
  rooster: {
    works:
      "Banks, labs and counties in a Rooster state keep strictly to the rules, and they're fair. Get your permits early, and you can relax there.",
    grates: "They stop your event over one missing certificate. Everything else was fine, and you'd baked.",
    advice:
      "Set aside one week in March for all of the papers. By June the inspector comes as a guest, and stays for coffee.",
  },
  dog: {
    works:
      "Listen to the warnings of a Dog state, because it protects you from people who'd use you. Its shipyards and hotels need someone who cheers up the crew.",
    grates:
      "They disliked your last business partner, and the one before. You thought that was unkind, until the second one left with the cash.",
    advice:
      "Introduce new people early and say how long they'll stay. When your neighbors frown, wait a week before you sign anything.",
  },
  pig: {
    works:
      "Be the one who says no in a Pig state, because everyone else is as kind as you are. The public offices and hotels there need a person who decides.",
    grates: "No one wants to go first. The meeting was lovely, and it ended without a vote.",
    advice:
      "Take the chair for one season. A colleague of another sign could check the accounts, because soft hearts miss the same things.",
  },
};
