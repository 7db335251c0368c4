import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company counts the pennies the way you do. Your tip about the cheaper vendor is in use by Thursday.",
    grates: "Everybody here has sources. The news that you saved for the right moment is already on three other desks.",
    advice:
      "Specialize. Be the one who knows freight, or tax, or the Dutch market, and let the others fight over the gossip.",
  },
  ox: {
    works:
      "Here you scout and they build. An Ox company turns your rough note into a product line that lasts ten years.",
    grates:
      "Approval takes four signatures and a quarter. You will have found two better ideas before the first one is stamped.",
    advice:
      "In the interview, name one thing you stuck with for years. They hire your quickness, but they hire patience first.",
  },
  tiger: {
    works: "Your quick feel for a market gives a Tiger company the fuel it burns, and it burns plenty.",
    grates: "The launch is set before anyone asked about cash. You read the balance sheet at night, with one eye shut.",
    advice:
      "Offer to build the early warning: one page, each Friday, what we have and how long it lasts. Keep the tone cheerful.",
  },
  rabbit: {
    works:
      "Clients of a Rabbit company stay for decades, and you're the one who knows what each of them could still buy.",
    grates:
      "You ask for the number in the first minute. People here ask about your mother, and notice that you didn't.",
    advice:
      "Learn the greetings and copy them shamelessly. In your first month, send more thank-you notes than reports.",
  },
  dragon: {
    works:
      "A Dragon company has the big name that opens every door you've been sniffing at. You do the math behind the headline.",
    grates: "Grand plans arrive without a price tag, and the person who asks for one sits near the exit.",
    advice:
      "Bring savings as a way to afford the dream. Say what the money could build, and you get the budget of both.",
  },
  snake: {
    works: "Both of you like to know first and speak last. Research at a Snake company is deep, and you get the keys.",
    grates: "The plan exists, and you aren't on the list. You'd hate it less if you didn't do the same yourself.",
    advice:
      "Trade one good fact for one straight answer, every week, with the same person. Doors here open from the inside.",
  },
  horse: {
    works: "On its best days a Horse company sells so fast that your eye for a leak pays for your salary by noon.",
    grates: "Nobody reads what you found out. They are off to the next city, and the invoice went to the old address.",
    advice:
      "Get the rules on expenses and commission in writing before you start. Then ride along on one sales trip and keep quiet.",
  },
  goat: {
    works: "A Goat company needs someone who can tell beauty from cost, and few of its people care to be that someone.",
    grates: "Nothing is said outright. Your cuts are greeted with a smile, and then with a petition about the plants.",
    advice: "Before you touch any line of the budget, ask who loves it. Cut where no one does, and say so.",
  },
  monkey: {
    works: "Ideas run in the corridors of a Monkey company, while you can smell which of them has a buyer.",
    grates: "Twelve pilots are running and none has an owner. It's your kind of mess, which is just the trouble.",
    advice:
      "Pick the one experiment that already pays and feed it. Ask for a share of what it earns in place of a title.",
  },
  rooster: {
    works:
      "You bring the scoop, a Rooster company checks it, and the figure that goes out of the door is right to the cent.",
    grates: "The expense form has eleven fields. The lunch deal you made on Monday fits into none of them.",
    advice:
      "File things its way from the first day and keep your shortcuts for markets. Confirm every verbal yes by email.",
  },
  dog: {
    works: "A Dog company keeps its word, so you can stop hedging and put your wits to work on the market.",
    grates: "It asks why before how much. Your cleverest saving gets a hearing on whether it would be fair.",
    advice: "Say what you would refuse to do for money, and mean it. That one answer is half of the interview here.",
  },
  pig: {
    works:
      "Lunch is long and people talk. For someone who collects news, a Pig company is a harvest with table service.",
    grates: "The perks are lavish, the controls are kind, and you lie awake on behalf of the finance team.",
    advice:
      "Enjoy the table and guard the purse. Offer to renegotiate its three largest contracts, and bring dessert to the meeting.",
  },
};
