import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "For a purchase such as new laptops, the Rat with fewer meetings that week starts and gets three quotes. You compare them and settle the price together. The other Rat finishes: places the order and checks the delivery.",
    quarrel:
      "One of you hears of a discount and keeps it quiet. The order goes out 900 dollars too high. When the supplier mentions it, the other Rat suspects a plot.",
    mend: "The Rat who knew speaks first: “I heard it on Tuesday and kept it. Here's what else I've heard.” After that, any price you forget to mention costs you lunch. Two lunches later, neither of you forgets much.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The search for a new phone system starts with the Rat, who calls four vendors and settles the price. You test one phone. The Ox installs the rest, sets the delivery date and finishes on that day. The Rat buys, the Ox builds, whatever the project.",
    quarrel:
      "You quarrel over changes. The Ox has drilled forty holes when the Rat comes in with a better model. While you argue, two floors have no phones.",
    mend: "“After this floor, I'll look at it,” says the Ox, and the Rat waits. Next time, a change waits for the Monday list and must save more days than it costs. Few do, and the phones ring on time.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "how much to spend", tiger: "the project to fight for" },
    split:
      "The Tiger leads the budget round: picks the project to fight for and opens with a talk to the director. You look up the costs together. The Rat decides how much to spend and closes with a signed request.",
    quarrel:
      "In the director's meeting, the Tiger names a number that nobody checked. The Rat corrects it in front of everyone. You both feel betrayed, and the request waits another month.",
    mend: "“I should have told you at the door,” says the Rat. The Tiger gives the director the right number and says who found it. Before the next meeting, the Tiger rehearses with the Rat, and the request comes back signed.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "To hire a freelancer, the Rabbit sends a friendly letter first and chooses the wording. You look at work samples over lunch. The Rat names the fee and finishes the contract the same afternoon.",
    quarrel:
      "The Rabbit sends a careful draft of the letter. The Rat messages back, “Fine. Tuesday.” It sounds like contempt. The next draft takes three days, and the freelancer takes another job.",
    mend: "The Rat walks over: “That was rude. I was running for a train.” The Rabbit accepts trains. If the Rat doesn't come, the Rabbit calls: “Angry, or busy?” From then on, anything under ten words is said by phone, and drafts come back within the hour.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "the aim" },
    split:
      "In a software launch, the Dragon leads, decides the aim and starts by announcing it to the staff. You choose among three vendors together. The Rat sets the budget, reads the contract and finishes with a signature.",
    quarrel:
      "At the launch, the Dragon takes the credit and thanks “everybody.” The Rat, who found the vendor and saved 30,000 dollars, stops passing on tips.",
    mend: "The Dragon writes to the whole staff today and names the Rat, the vendor and the sum. Otherwise the Rat asks, “Where's my name?” For the next launch, the slide with the names is made before the speech. The tips start coming again.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first figure", snake: "the timing" },
    split:
      "To get more people for the team, the Rat begins by counting overtime, and picks the first figure to ask for. You write the request at one screen. The Snake chooses the timing and finishes in the boss's office.",
    quarrel:
      "Neither of you shows an unfinished plan. The Rat mentions it to the boss in May, and the Snake had waited for September. “You never told me,” you both hiss, and the boss says no.",
    mend: "“Here's everything I had in mind,” says the Rat, and turns the screen around. The Snake shows the rest. Next time, you swap plans half done, and nobody may laugh. In September, the boss signs one page.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "For a training at every branch, the Horse sets out first and decides where to go. You pick the trainer from three. The Rat reads the terms, decides what to sign and finishes the bookings.",
    quarrel:
      "At one branch, the Horse promises a second training day, free. The Rat finds the cost that evening, 2,400 dollars, and soon you're arguing about each other's character.",
    mend: "The Horse calls the branch: “I was too quick. We can do half a day.” On later visits, each promise ends with “I'll confirm tonight,” so the Rat can check it. The branches get what they were told.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what it costs", goat: "how it looks" },
    split:
      "For the new-hire handbook, the Goat writes a sample chapter first and chooses how it looks. You divide up the other chapters. The Rat decides what it costs, cuts it to fit and finishes it with the printer.",
    quarrel:
      "In a hurry, the Rat cuts the Goat's best page to save 200 dollars. The Goat is hurt and says “fine.” Every chapter after that comes a week late.",
    mend: "The Rat brings the page back: “I cut this without a word. What would you take out instead?” If no page comes back, the Goat asks for it aloud. From then on, nobody cuts a page alone, and each chapter comes on time.",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the first users", monkey: "what it can do" },
    split:
      "The Monkey starts an app for expenses, draws the first screens and decides what it can do. You both test it on your own receipts. The Rat picks the first users, names the day the tinkering stops and finishes the rollout.",
    quarrel:
      "Accounting asks for the manual on launch day. Writing it is dull, so there isn't one. “That was your part,” you both say, and the whole department goes back to paper.",
    mend: "The Rat says, “I'll write the first five pages tonight. You take the rest.” In the next project, you draw the dull jobs from a mug before the fun begins. The manual is ready when the users are.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "the deal itself", rooster: "the wording of the contract" },
    split:
      "For a copier lease, the Rat starts by bargaining with suppliers and decides on the deal itself. You read the offer aloud to each other. The Rooster fixes the wording of the contract and finishes by filing it. In any deal, the Rat talks and the Rooster checks.",
    quarrel:
      "The Rat is sure you agreed on free repairs, because the supplier nodded. The Rooster finds nothing about repairs in the notes, and the first bill is 380 dollars.",
    mend: "The Rat calls the supplier, with the Rooster listening: “Did we agree on repairs?” In later talks, the Rooster reads out each point and waits for a yes. The next repair costs nothing.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "In a hiring round, the Rat collects the first names and says what to offer. You do the interviews side by side. The Dog phones the references, decides which people to trust and finishes with the good news.",
    quarrel:
      "The Rat finds a loophole, a trial month at half pay, and is delighted. The Dog asks who pays the new person's rent. Lunch ends early, and the best candidate says no.",
    mend: "The Rat phones the candidate: “Full pay from the first day.” Before the next clever idea, you both imagine being the new person. If the Dog winces, the Rat looks for another way, and usually finds two.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig starts a new colleague's first week with flowers and lunch, and decides on the welcome. You each give half the training. The Rat sets the limit on spending and finishes with badge, laptop and payroll forms.",
    quarrel:
      "The Pig gives five new people a gift basket each. The Rat mentions the price four times, the last time in front of the five, who offer to return the pears.",
    mend: "The Rat apologizes to the Pig first, then to the five: “Please eat the pears.” After that, only gifts above the limit are talked over, once, beforehand, with the door shut. New people get a basket and hear no price.",
  },
};
