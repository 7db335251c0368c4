import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Go into customer care at a travel or freight firm. A Rat state wins clients fast, and you're why they come back with their cousins.",
    grates:
      "A client admires your plants, sighs about money, and leaves with ten percent off. On Monday his brother comes to see your plants.",
    advice:
      "In the interview, ask: “May I tell clients that only you can cut a price?” Any owner says yes to that. When the sighing starts, you pour a coffee, the price holds, and they like you anyway.",
  },
  ox: {
    works:
      "Farms and mills in an Ox state pay on time and keep their people for decades. Look for a job training the new hands: you have the patience, and your trainees stay.",
    grates:
      "You bring lunch for the whole shift, and food isn't allowed on the floor. The foreman is sorry, but rules are rules.",
    advice:
      "On your second day, fill in the form for plant events: one lunch a month in the break room, dates and costs included. A foreman with a form can say yes, and you all eat together.",
  },
  tiger: {
    works:
      "Go for shift leader at a food maker or a railroad, and plan to stay. A Tiger state defends you like family, and nobody keeps a tired crew cheerful like you.",
    grates:
      "You also get volunteered like family. They put you on the weekend list before you've heard that there is a list.",
    advice:
      "In your first week, write your name on one weekend a month: “These are mine. Who takes the others?” A name that's on the list isn't added again, and you've chosen the days yourself.",
  },
  rabbit: {
    works:
      "You'll be happy in a Rabbit state, for good. Look for a job on the customer line of an insurer or bank, where a kind voice beats a quick one.",
    grates:
      "Everyone is too polite to mention that a truck is late. Three customers are waiting, and they're too polite to call.",
    advice:
      "In your first week, hold a ten o'clock coffee with one fixed question: what's late today? Nobody has to be rude to answer it. You call the three customers, and they can plan their day.",
  },
  dragon: {
    works:
      "A Dragon state celebrates in a big way. Apply as an event planner at a hospital, a festival or a resort: a good host like you has work there in every season.",
    grates:
      "Your boss wants six hundred lanterns by Friday, and you pay with your own card. The money comes back in August.",
    advice:
      "A week before your first event, ask: “Which card do I pay with, and what may I spend?” A boss with plans that big gives you one the same day. The lanterns shine, and your own money stays in the bank.",
  },
  snake: {
    works:
      "A Snake state clashes with you, since openness counts as weakness there. Patient care at a hospital still works for a year: the pay is good, and patients like to talk.",
    grates: "You tell a colleague all about your weekend and ask about hers. She says that it was two days long.",
    advice:
      "Before you sign a lease, choose a street near a choir or a softball team, and join in the first week. You can share your weekend there, and at work “two days” will do.",
  },
  horse: {
    works:
      "Take an after-sales job with a food or machine maker. A Horse state sells on the run, and its customers stay with the one person who remembers them.",
    grates:
      "You book a nice table for a client. He eats in his car outside, between two calls, with the motor running.",
    advice:
      "From your first visit on, walk out to the car with the papers ready to sign and two sandwiches. It takes five minutes, you get to feed somebody, and you drive home with an order.",
  },
  goat: {
    works:
      "A Goat state is full of good company, so settle in. Run the front office of a college or a clinic: everyone stops by, and you have a chair for each.",
    grates:
      "The whole clinic says yes to a new waiting room. Each of you thinks that somebody else has checked the price.",
    advice:
      "In your first month, offer to get three bids before every vote and read them aloud. That's three phone calls, and the waiting room that you choose is one you can all pay for.",
  },
  monkey: {
    works:
      "A Monkey state's assembly plants are full of clever, funny people who can't find their tools. Try a year running the tool room, which takes a cheerful organizer.",
    grates: "You lend out a good drill on Monday. On Friday a stranger two halls away has it, and he has improved it.",
    advice:
      "On your first morning, give every worker five brass tags, and lend a tool only for a tag. A worker who runs out of tags has to bring something back, so your drills come home.",
  },
  rooster: {
    works:
      "Apply for a job in staff benefits with a bank or a county. A Rooster state treats you well if you keep its rules, and you can make rules sound friendly.",
    grates:
      "An inspector stops your office picnic over one missing certificate. Everything else was fine, and you'd baked.",
    advice:
      "Before you set the next date, write to the inspector: “Which papers does a picnic need?” Send her copies of exactly those a week ahead. She finds nothing missing, and in June she comes for the cake.",
  },
  dog: {
    works:
      "Run the cafeteria of a shipyard or the breakfast room of a hotel. A Dog state protects you from people who'd use you, and its tired crews need your cheer for years.",
    grates:
      "You bake a cake for the welder who's alone at Christmas. By noon, the night shift wants to know what it did wrong.",
    advice:
      "In your first week, hang a birthday list by the door, and let everyone write in a date. Each gets one cake a year, which is fair, and the crews come early for each other's.",
  },
  pig: {
    works:
      "Everyone in a Pig state is as kind as you, and that's the trouble: nobody decides. It works if you're paid to decide, in charge of a hotel or a public office.",
    grates: "Two families want the ballroom on the same Saturday. Your desk is kind and has promised it to both.",
    advice:
      "In your first week, lay one calendar and one pen on the desk. The name in ink has the ballroom, and the other family gets the garden and a pie. The calendar says no, so nobody has to.",
  },
};
