import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company values you as the expert in one field. Everybody there knows the prices, so only deeper knowledge stands out.",
    grates:
      "News is stale within the hour. You save a good rumor for the Monday meeting, and three colleagues have heard it already.",
    advice:
      "Pick a field that bores the others, such as freight or import tax. Once you know it best, you can ask for more pay.",
  },
  ox: {
    works:
      "An Ox company turns your rough ideas into products that last. You spot what customers want, and patient colleagues build it properly.",
    grates:
      "Approval is slow. While your first idea collects its four signatures, you think of two better ones that nobody wants to hear yet.",
    advice:
      "Early on, get your boss to set one date a quarter for new ideas, and save yours until then. Three sorted ideas get a better hearing than one every week.",
  },
  tiger: {
    works:
      "Your eye on the cash makes you valuable at a Tiger company. It grows fast and rarely checks what it can afford.",
    grates:
      "The launch date is announced before anyone has priced the launch. If you mention the cost later, you look like a coward.",
    advice:
      "From your first Friday on, send the chief one cheerful page: what we have, and how long it lasts. A weekly figure doesn't sound like fear, so the chief reads it.",
  },
  rabbit: {
    works:
      "Courtesy earns more than speed at a Rabbit company. Its clients stay for decades, and you can see what each of them could still buy.",
    grates:
      "You name the price in the first minute. Your colleagues ask about the client's family first, and they notice that you didn't.",
    advice:
      "For a month, copy how your colleagues greet clients, write and say thanks. Once people find you pleasant, they listen to your figures, and the figures are good.",
  },
  dragon: {
    works:
      "A Dragon company wants you to find the money for its big plans. In return, its famous name opens doors that you can't open alone.",
    grates:
      "Plans arrive without a price. If you mention the cost in a meeting, your boss hears that you don't believe in the plan.",
    advice:
      "In the interview, name one saving and say what the money could build. People who talk about both are soon trusted with a budget.",
  },
  snake: {
    works:
      "You collect facts, and a Snake company values that. Its people tell the truth to a colleague who told them something true first.",
    grates:
      "Plans are made in private, and you hear about a project when it's finished. You work the same way, which doesn't make it nicer.",
    advice:
      "In your first month, have coffee with an old hand, and bring one fact that saves them work. They'll mention the next project while you can still join.",
  },
  horse: {
    works:
      "A Horse company needs your eye for leaks, but check its money rules before you join. It sells fast and loses track of what it spends.",
    grates:
      "Nobody reads your reports. The sales team is in the next city, and the last invoice went to an old address.",
    advice:
      "Before you sign, get the rules on commission and expenses in writing. You'll need that page the first time two people claim the same sale.",
  },
  goat: {
    works:
      "A Goat company needs you to watch its costs. People there make lovely things, and hardly anyone knows what one of them costs.",
    grates:
      "Nobody says no to your face. The design team smiles at your cut, and a week later the whole floor is upset.",
    advice:
      "Before your first cut, list the expenses and ask who would miss each one. Start with those that no one would miss, because they often save enough.",
  },
  monkey: {
    works: "You can tell which idea has a buyer, and that's rare at a Monkey company. It has many ideas and few sales.",
    grates:
      "A dozen trials run at once, and nobody owns them. You like to start things as well, so you soon add a thirteenth.",
    advice:
      "In the interview, ask which trial already earns money, and offer to run that one for a share of the profit. The share will be worth more than a title.",
  },
  rooster: {
    works:
      "A Rooster company turns your news into figures that everyone trusts. You hear what the market wants, and careful colleagues prove it.",
    grates:
      "A deal over lunch doesn't count. Until the form is filled in and signed, your colleagues act as if nobody had agreed to anything.",
    advice:
      "From day one, confirm each spoken yes by email within the hour. With clean paperwork on file, nobody questions how you found the deal.",
  },
  dog: {
    works:
      "At a Dog company you can stop hedging. It keeps its word, so you can say openly what you want and plan on the answer.",
    grates:
      "A clever saving isn't enough. The team wants to know whether it's fair, and there's a meeting to find out.",
    advice:
      "In the interview, describe a good deal that you turned down because somebody would have been cheated. That story can get you hired, because fairness comes before savings.",
  },
  pig: {
    works:
      "A Pig company gives you more news than any other place, because its people talk freely over long lunches. It also needs a colleague who watches the purse.",
    grates: "Invoices are paid unread and the perks are generous. You're the only one who loses sleep over the bill.",
    advice:
      "Offer to renegotiate the three largest contracts, in a friendly way. The saving pays for the lunches, so everyone is glad you came.",
  },
};
