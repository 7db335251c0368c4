import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Everyone at a Rat company watches prices as closely as you do. Become its one expert in something, and you're heard.",
    grates:
      "Being well informed gains you nothing here. The news you saved for the right moment is already known at three other desks.",
    advice:
      "Pick a field that the others find dull, such as freight or import tax, and learn it thoroughly. Within a year they bring their questions to you.",
  },
  ox: {
    works:
      "Bring your ideas to an Ox company and let it build them: you scout, it delivers, and a rough note turns into a product for ten years.",
    grates:
      "Decisions are slow. Before your first idea has its four signatures, you've had two better ones, and nobody wants to hear them yet.",
    advice:
      "Save new ideas for one date each quarter. In the interview, mention something you stuck with for years; they hire patient people.",
  },
  tiger: {
    works:
      "A Tiger company needs you to watch its cash, so apply with a plan for that. It grows fast and rarely checks what it can afford.",
    grates:
      "Launch dates are set before anyone has asked what they cost, and the person who asks afterward looks like a coward.",
    advice:
      "Send the chief a cheerful page each Friday: what we have, and how long it lasts. Warnings that come every week don't sound like fear.",
  },
  rabbit: {
    works:
      "Courtesy earns more than speed at a Rabbit company. Its clients stay for decades, and you can see what each of them could still buy.",
    grates:
      "You get to the number in the first minute. People here want to talk about family first, and they notice that you didn't.",
    advice:
      "Copy the way your colleagues greet, write and say thanks. Once they find you pleasant, they'll listen to your figures, and the figures are good.",
  },
  dragon: {
    works: "Show a Dragon company how your savings pay for its big plans, and its famous name will open doors for you.",
    grates:
      "Plans arrive here without a price, and whoever brings up the price is treated as someone who doesn't believe in them.",
    advice:
      "Never bring a saving alone; say in the same sentence what the money could build. People who do that get to decide on budgets here.",
  },
  snake: {
    works:
      "A Snake company does deep research, and it trades information: give something true first, and you'll be told something true.",
    grates:
      "Plans are made in private, and you may hear of one only when it's done. You do the same, which doesn't make it nicer.",
    advice:
      "Choose one well-placed colleague and exchange a useful fact for an honest answer every week. That's how outsiders become insiders there.",
  },
  horse: {
    works:
      "Before you join a Horse company, settle how it handles money. It sells fast and loses track, so your eye for leaks is worth a salary.",
    grates: "Nobody reads your reports. They're in the next city by then, and the last invoice went to an old address.",
    advice:
      "Get the rules on expenses and commission in writing before you start. Tell them your findings by phone, in two sentences; what is short gets done.",
  },
  goat: {
    works:
      "Offer to watch the costs of a Goat company. Its people make lovely things, and hardly any of them could say what one costs.",
    grates:
      "Nobody says no to your face. A cut is met with a smile, and a week later the whole floor is upset about it.",
    advice:
      "Before you cut an expense, find out who would miss it. Start with those that no one would miss; together they usually save enough.",
  },
  monkey: {
    works:
      "Choose one idea at a Monkey company and see it to a sale. Ideas are everywhere there, and you can tell which has a buyer.",
    grates:
      "A dozen trials run at once and nobody owns them. You like to start things, too, so you'd soon be part of the mess.",
    advice:
      "Take over the one trial that already earns something and turn the others down. A share of what it earns beats a title.",
  },
  rooster: {
    works:
      "A Rooster company checks your news and turns it into figures that everyone trusts. Follow its forms to the letter, because it accepts nothing else.",
    grates:
      "Deals made over lunch don't count here. Without the form, filled in and signed, it's as if nobody had agreed to anything.",
    advice:
      "Confirm each verbal yes by email on the same day, and file things their way from the start. Save your shortcuts for the market.",
  },
  dog: {
    works:
      "You can stop hedging at a Dog company: it keeps its word and expects the same. Say openly what you want from it.",
    grates:
      "A clever saving isn't enough. People want to know whether it's fair, and they'll hold a meeting to find out.",
    advice:
      "With each proposal, say who loses by it and how you'd make that good. In the interview, name a deal you turned down; they hire for that.",
  },
  pig: {
    works:
      "People talk freely over long lunches at a Pig company, and you collect more news there than anywhere. Enjoy it, and watch its purse.",
    grates:
      "Nobody checks the spending. The perks are generous, the invoices are paid unread, and you're the only one who loses sleep over it.",
    advice:
      "Offer to renegotiate its three largest contracts, in a friendly way. The saving pays for the lunches, so everyone is glad you came.",
  },
};
