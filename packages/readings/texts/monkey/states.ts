import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state pays you well, because you find savings that others miss. Its warehouses, mines and hotels have many small jobs for a quick mind.",
    grates: "You dress up an offer, and the buyer sees through it at once. He'd have done the same.",
    advice:
      "Have your breakfast at the diner where the buyers eat, and listen. You're at your desk before nine with a piece of news that your competitors will hear a week later.",
  },
  ox: {
    works:
      "In an Ox state, half of the machines on farms and in mills and power firms could work better, and you know how.",
    grates: "Your jokes get no answer. You can't tell whether the plant manager is offended or thinking.",
    advice:
      "Repair one machine in your first month, and leave it running. Managers here believe what they've watched for a year, and then every plant sends for you at once.",
  },
  tiger: {
    works:
      "A Tiger state pays you if you deliver on time, but a single joke may cost you the contract. Its power and rail companies are proud.",
    grates: "You make fun of the team's mascot at lunch, and the deal is over before the coffee.",
    advice:
      "Take a short contract, stay two days at a time, and talk about the weather. Nobody takes offense at rain, and your contract gets renewed.",
  },
  rabbit: {
    works:
      "A Rabbit state likes clever ideas that don't come as a surprise. Its food plants and insurers have room for yours.",
    grates: "You improve something that nobody asked you to improve, and you get a very kind letter. It means stop.",
    advice:
      "Put each idea on paper first, one change at a time, and let the oldest colleague announce it. People accept it from her, and you'll get to change more than you'd hoped.",
  },
  dragon: {
    works:
      "A Dragon state gives your wild idea a budget and a poster, because its hospitals, factories and tourism want to be first.",
    grates: "Your prototype is in the morning paper. It fell apart last night.",
    advice:
      "In your first pitch, say how far along the idea is and in which year it will work. The backers believe in you anyway, and with a date in hand they'll wait for you.",
  },
  snake: {
    works: "In a Snake state you'll find partners as sharp as you are, in property, law and aerospace.",
    grates:
      "You put a clever clause into a contract. The lawyer across the table answers with a cleverer one, and you have to laugh.",
    advice:
      "Invite her to work with you, and write down what each of you brings, since you both like to remember it differently. You'll earn more together than by outwitting each other.",
  },
  horse: {
    works:
      "In a Horse state, buyers decide on impulse, so five minutes are enough to show food plants and machine makers what you have.",
    grates: "A buyer loves your gadget on Friday. On Monday he has changed jobs, and nobody there has heard of you.",
    advice:
      "Bring the order form to the first demo, and have it signed on the spot. With a signature on file, it doesn't matter who has the job on Monday.",
  },
  goat: {
    works:
      "A Goat state's colleges, clinics and workshops care how a thing feels to use. Once they like yours, they stay loyal to you.",
    grates:
      "You've prepared for questions about speed. The buyers look at your machine and discuss how it makes them feel.",
    advice:
      "For the first demo, have a colleague of the buyers use the machine in a friendly room. The team will test it patiently and tell you what's wrong, and the next version sells.",
  },
  monkey: {
    works: "A Monkey state is full of inventors like you, and its car and plane makers move people from team to team.",
    grates: "Within weeks you see your own idea in another team's plan, with improvements. You'd have done the same.",
    advice:
      "From week one, email each new idea to your boss the day you have it, and then tell everyone. It's clear whose idea it was, and people who share are invited to the best teams.",
  },
  rooster: {
    works: "A Rooster state pays you well for ideas that pass inspection, above all in its labs and banks.",
    grates: "You need a license to apply for the license. You laugh, and the clerk doesn't.",
    advice:
      "Before you build anything, take a former inspector to lunch. She knows which three rules matter, so your idea is approved the first time and you can play with the rest.",
  },
  dog: {
    works: "A Dog state hires honest inventors and then stands by them, above all in its boatyards and on its bases.",
    grates:
      "An engineer checks all your figures, finds them right, and tells everyone so. You'd have liked to be believed without that.",
    advice:
      "Hand in each figure with the steps behind it, and once a month fix something in the office without mentioning it. People notice, and after a year they trust your figures.",
  },
  pig: {
    works:
      "People in a Pig state trust you at once. Tourism, clinics and public offices buy easily, and they're hurt when they've been outwitted.",
    grates: "Your price was legal. Now a customer has worked out the profit, and the invitations have stopped.",
    advice:
      "Keep the profit modest in your first offer, and show it on the page. Your firm earns half as much on a sale, and the same customers come back for years.",
  },
};
