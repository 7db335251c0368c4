import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Specialize at a Rat company, because everyone there watches prices as closely as you do. As the one expert, you're heard.",
    grates: "Everybody here has sources. The news that you saved for the right moment is already on three other desks.",
    advice: "Be the one who knows freight, or tax, or the Dutch market, and let the others fight over the gossip.",
  },
  ox: {
    works:
      "Bring your ideas to an Ox company and let it build them: you scout, it delivers, and a rough note turns into a product for ten years.",
    grates:
      "Approval takes four signatures and a quarter. You will have found two better ideas before the first one is stamped.",
    advice:
      "In the interview, name one thing you stuck with for years. They hire your quickness, but they hire patience first.",
  },
  tiger: {
    works:
      "A Tiger company needs you to watch its cash, so apply with a plan for that. It grows fast and rarely checks what it can afford.",
    grates: "The launch is set before anyone asked about cash. You read the balance sheet at night, with one eye shut.",
    advice:
      "Offer to build the early warning: one page, each Friday, what we have and how long it lasts. Keep the tone cheerful.",
  },
  rabbit: {
    works:
      "Slow down and be courteous at a Rabbit company. Its clients stay for decades, and you can see what each could still buy.",
    grates:
      "You ask for the number in the first minute. People here ask about your mother, and notice that you didn't.",
    advice:
      "Learn the greetings and copy them shamelessly. In your first month, send more thank-you notes than reports.",
  },
  dragon: {
    works: "Show a Dragon company how your savings pay for its big plans, and its famous name will open doors for you.",
    grates: "Grand plans arrive without a price tag, and the person who asks for one sits near the exit.",
    advice:
      "Bring savings as a way to afford the dream. Say what the money could build, and you get the budget of both.",
  },
  snake: {
    works:
      "Trade information fairly at a Snake company, because both of you like to know first and speak last. Its research is deep.",
    grates: "The plan exists, and you aren't on the list. You'd hate it less if you didn't do the same yourself.",
    advice:
      "Trade one good fact for one straight answer, every week, with the same person. Doors here open from the inside.",
  },
  horse: {
    works:
      "Before you join a Horse company, settle how it handles money. It sells fast and loses track, so your eye for leaks is worth a salary.",
    grates: "Nobody reads what you found out. They are off to the next city, and the invoice went to the old address.",
    advice:
      "Get the rules on expenses and commission in writing before you start. Then ride along on one sales trip and keep quiet.",
  },
  goat: {
    works:
      "Look after the costs of a Goat company, and do it gently. It makes lovely things, and few people there care what they cost.",
    grates: "Nothing is said outright. Your cuts are greeted with a smile, and then with a petition about the plants.",
    advice: "Before you touch any line of the budget, ask who loves it. Cut where no one does, and say so.",
  },
  monkey: {
    works:
      "Choose one idea at a Monkey company and see it to a sale. Ideas are everywhere there, and you can tell which has a buyer.",
    grates: "Twelve pilots are running and none has an owner. It's your kind of mess, which is just the trouble.",
    advice:
      "Pick the one experiment that already pays and feed it. A share of what it earns is worth more to you than a title.",
  },
  rooster: {
    works:
      "Follow the forms at a Rooster company, and your news becomes figures that everyone trusts. You find the fact; it checks it.",
    grates: "The expense form has eleven fields. The lunch deal you made on Monday fits into none of them.",
    advice:
      "File things its way from the first day and keep your shortcuts for markets. Confirm every verbal yes by email.",
  },
  dog: {
    works:
      "Say openly what you want from a Dog company, because it keeps its word and expects the same. You can stop hedging there.",
    grates: "It asks why before how much. Your cleverest saving gets a hearing on whether it would be fair.",
    advice: "Say what you would refuse to do for money, and mean it. That one answer is half of the interview here.",
  },
  pig: {
    works:
      "Enjoy a Pig company and watch its purse. People talk freely over long lunches, and you collect more news there than anywhere.",
    grates: "The perks are lavish, the controls are kind, and you lie awake on behalf of the finance team.",
    advice:
      "Enjoy the table and guard the purse. Offer to renegotiate its three largest contracts, and bring dessert to the meeting.",
  },
};
