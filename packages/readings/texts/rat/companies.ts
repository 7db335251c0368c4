import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Become the expert for freight or customs at a Rat company. Everybody there knows the prices, so deep knowledge of one narrow field stands out.",
    grates:
      "News is stale within the hour. You save a good rumor for the Monday meeting, and three colleagues already know how it ended.",
    advice:
      "In your first month, subscribe to the customs bulletin that bores everybody else, and report from it each Monday. Nobody can get there first, because nobody wants to read it.",
  },
  ox: {
    works:
      "Your rough ideas become products that last at an Ox company. Run the test phase: you spot what customers want, and patient colleagues build it.",
    grates:
      "Approval is slow. While your first idea collects its four signatures, you think of two better ones that nobody wants to hear yet.",
    advice:
      "Early on, say to your boss: “May I bring my three best ideas on one day each quarter?” All get a hearing, and only the best one needs signatures.",
  },
  tiger: {
    works:
      "A Tiger company grows fast and rarely checks what it can afford. The budget of a new branch is safe with your eye for cash.",
    grates:
      "The launch date is announced before anyone has priced the launch. If you mention the cost later, you look like a coward.",
    advice:
      "From your first Friday on, send the chief one cheerful page: what we have, and how long it lasts. A weekly figure doesn't sound like fear, so the chief reads it.",
  },
  rabbit: {
    works:
      "A Rabbit company rubs you the wrong way, because courtesy beats speed. Handling old accounts still works: you see what each client could buy next.",
    grates:
      "You name the price in the first minute. Your colleagues ask about the client's family first, and they notice that you didn't.",
    advice:
      "From your first call on, write one question about the client's family above the price, and start with it. The price comes in minute five, and by then it's welcome.",
  },
  dragon: {
    works:
      "Find the money for a big plan at a Dragon company. Its leaders think large, and its famous name opens doors for you.",
    grates:
      "Plans arrive without a price. You mention the cost, and your boss looks at you as if you'd canceled a birthday.",
    advice:
      "In your first meeting, put the cost this way: “Without the gala, we could open Denver in May.” Your boss hears a bigger plan, and trusts you with the budget.",
  },
  snake: {
    works:
      "Check new suppliers for a Snake company. It values people who collect facts, and one true detail can save it a fortune.",
    grates:
      "Plans are made in private, and you hear about a project when it's finished. You work the same way, which doesn't make it nicer.",
    advice:
      "In your first month, have coffee with an old hand, and bring one fact that saves them work. They'll mention the next project while you can still join.",
  },
  horse: {
    works:
      "Horse companies clash with you: they sell fast and lose track of the cost. Close their books, because you find where the money goes.",
    grates:
      "Nobody reads your emails. The sales team is in the next city, and its last invoice went to a building that was torn down.",
    advice:
      "Before you sign, get your boss to agree to one rule: no commission without a correct address. After that, the sales team writes to you first, from any city.",
  },
  goat: {
    works:
      "A Goat company has gifted people who hardly know what their work costs. Let them draw, and take on the pricing of each piece yourself.",
    grates:
      "Nobody says no to your face. The design team smiles at your cut, and a week later the whole floor is upset.",
    advice:
      "Before your first cut, pass around a list of expenses, and let everyone cross out what they wouldn't miss. Those cuts often save enough, and the floor stays calm.",
  },
  monkey: {
    works:
      "A Monkey company has plenty of ideas, and you know which one has a buyer. Make the first sales call for each new trial.",
    grates:
      "A dozen trials run at once, and nobody owns them. You like to start things as well, so you soon add a thirteenth.",
    advice:
      "When the offer comes, answer: “I'll run the trial that already earns money, for a share of the profit.” A trial that pays you leaves no time for a thirteenth.",
  },
  rooster: {
    works:
      "Your news becomes figures that everyone trusts at a Rooster company. Write its market reports, and careful colleagues will prove what you've heard.",
    grates:
      "A deal over lunch doesn't count. Until the form is filled in and signed, your colleagues act as if nobody had agreed to anything.",
    advice:
      "From day one, take the form along to lunch and get it signed before dessert. The deal counts the same afternoon, and your colleagues stop questioning how you found it.",
  },
  dog: {
    works:
      "You can stop hedging at a Dog company. It keeps its word, so take on the supplier talks, where you can plan on each answer.",
    grates:
      "A clever saving isn't enough. The team wants to know whether it's fair, and there's a meeting to find out.",
    advice:
      "Start your first proposal with one line: “This costs nobody a job, and no promise is broken.” The meeting has nothing left to find out, so it takes four minutes.",
  },
  pig: {
    works:
      "Long lunches at a Pig company bring you more news than any meeting elsewhere. Buying for the office is your chance to watch the purse.",
    grates: "Invoices are paid unread and the perks are generous. You're the only one who loses sleep over the bill.",
    advice:
      "In your second week, offer to read the three largest bills each Friday, and phone about anything odd. What you save pays for the lunches, and you sleep again.",
  },
};
