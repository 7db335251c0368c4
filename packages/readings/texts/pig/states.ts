import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Go into customer care at a travel or freight firm. A Rat state wins clients fast, and you're why they come back with their cousins.",
    grates:
      "A client admires your plants, sighs about money, and leaves with ten percent off. On Monday his brother comes to see your plants.",
    advice:
      "In the interview, get a rule that only the boss may cut a price. When the sighing starts, you point to the rule and pour a coffee. The price holds, and your clients like you anyway.",
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
      "Before you accept, offer two weekends a year and have their dates printed in the offer letter. When the next list goes around, your boss checks the letter and looks for another name.",
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
      "The speech thanks everyone, down to the tent company, except you. Your boss was sure that you wouldn't mind.",
    advice:
      "Before your first event, offer to write the list of thanks, since you know who did what. Put your name in the middle. Your boss reads the whole card, and the applause is yours, too.",
  },
  snake: {
    works:
      "A Snake state is your clash, since openness counts as weakness there. Patient care at a hospital still works for a year: the pay is good, and patients like to talk.",
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
      "Before you set the next date, have the inspector write down every paper that a picnic needs. She can't be missing one from her own list, and in June she comes for the cake.",
  },
  dog: {
    works:
      "Run the cafeteria of a shipyard or the breakfast room of a hotel. A Dog state protects you from people who'd use you, and its tired crews need your cheer for years.",
    grates: "You find a cheaper baker. Your colleagues want his references, and then references for the references.",
    advice:
      "Before you name a new supplier, let your two most careful colleagues call three of its customers. They believe what they've heard themselves, and the rolls arrive a week later.",
  },
  pig: {
    works:
      "Everyone in a Pig state is as kind as you, and that's the trouble: nobody decides. It works if you're paid to decide, in charge of a hotel or a public office.",
    grates: "No one wants to go first. The meeting is lovely, there's pie, and it ends without a vote.",
    advice:
      "From your first meeting on, keep the pie in the kitchen until everyone has voted. Hand out slips with two choices and count them aloud. It takes four minutes, and the pie is still warm.",
  },
};
