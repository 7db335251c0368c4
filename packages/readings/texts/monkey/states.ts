import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Trade with a Rat state, because its buyers need your tricks and you need its news. Warehouses, mines and hotels give a quick mind many small jobs.",
    grates: "They see through your discount at once, since they'd have done the same.",
    advice:
      "Settle near the wholesale market and go early, when people talk. By the middle of the morning you can be back at work with what you heard.",
  },
  ox: {
    works:
      "Farms, mills and power firms in an Ox state believe what they've seen run, so prove it before you sell it. Half of their machines could work better.",
    grates: "Your jokes get no answer. You can't tell if they're offended or thinking.",
    advice:
      "Repair one thing for free and leave it running for a year. The orders come after that, all at once and without advertising.",
  },
  tiger: {
    works:
      "One joke can cost you the contract in a Tiger state, so be careful. Its power and rail companies are proud, and they'll fight over a slight.",
    grates: "If you make fun of the team's mascot, the deal is over. It matters more to them than the price.",
    advice:
      "Keep your firm registered at home and your visits short. If you talk about the weather and deliver on time, you can earn well.",
  },
  rabbit: {
    works:
      "Show your idea on paper first in a Rabbit state: people there like a clever hand as long as nothing surprises them. Food plants and insurers have room for it.",
    grates:
      "You improve something that nobody asked you to improve, and you get a letter about it. It's very kind, and it means stop.",
    advice:
      "Change one thing at a time and let the oldest colleague announce it. You'll get further in a year than you expected.",
  },
  dragon: {
    works:
      "A Dragon state gives your wild idea a budget and a poster, so say clearly how far along it is. Hospitals, tourism and factories there want to be first.",
    grates: "Your prototype is in the paper, and it has just fallen apart.",
    advice:
      "Name the year in which it works, and hire a steady assistant with the first check. Their faith in you is real; it needs a date.",
  },
  snake: {
    works:
      "Look for a partner in a Snake state and not for a rival: you're equals and could spend years outwitting each other. Property, law and aerospace there suit a sharp mind.",
    grates: "You put a clever clause into the contract, and they answered with a cleverer one. You have to laugh.",
    advice:
      "Pick the one who beat you and offer half. Write down what each brings, since both of you are good at remembering it differently.",
  },
  horse: {
    works:
      "Take the money first in a Horse state, where crowds buy on impulse and travel on. Show food plants and machine makers what you have in five minutes, and bring the order form.",
    grates: "They love it on Friday. By Monday the buyer has changed jobs, and nobody knows about your invoice.",
    advice:
      "Accept cards on the spot and keep the offer simple. You can reach thirty towns in a season, and that's where the profit is.",
  },
  goat: {
    works:
      "Colleges, clinics and workshops of a Goat state care how a thing feels to use, so explain what yours is for. Once they like it, they're loyal.",
    grates:
      "They look at your machine for an hour and then want to talk about its mood. You'd prepared for a question about speed.",
    advice:
      "Show it in use, by a person they know, in a friendly room. They'll test it patiently and tell you truly what's wrong.",
  },
  monkey: {
    works:
      "Publish fast in a Monkey state, because everyone there invents and nobody waits. Its car and plane makers move people from team to team.",
    grates: "Within weeks you see your own idea go by, with improvements. You'd have done the same.",
    advice:
      "Put your name and the date on whatever you show. After that, share it; in a place like this, the open ones get invited.",
  },
  rooster: {
    works:
      "Talk to the inspectors of a Rooster state before you build, and your idea is approved the first time. Its labs and banks pay well for ideas that pass.",
    grates: "Each license needs another license first. You laughed, and the clerk didn't.",
    advice:
      "Hire someone who used to check such applications. They'll tell you which three rules matter, and you can be as inventive as you like with the rest.",
  },
  dog: {
    works:
      "Be plain with people in a Dog state and keep your tricks for the machines. Its boatyards and bases hire an honest inventor, and then they stand by one.",
    grates:
      "Somebody checks your figures, finds them right, and tells people so. You'd have liked to be believed without it.",
    advice:
      "Fix something useful for the town each month and say nothing about it. When you do play a prank, they'll know that it's one of yours.",
  },
  pig: {
    works:
      "People in a Pig state trust you at once, and they feel it when they've been outwitted, so keep your profit modest. Tourism, clinics and public offices buy easily.",
    grates: "The price was legal. Now a neighbor has worked it out, and the invitations have stopped.",
    advice:
      "Tell them what you earn on a sale before they ask. Half the margin and a clear conscience bring you customers for years.",
  },
};
