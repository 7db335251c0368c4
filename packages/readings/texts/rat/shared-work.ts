import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "You need new laptops. The Rat with fewer meetings that week starts and gets three quotes, and you settle the price together. The other Rat places the order and finishes by checking the boxes.",
    quarrel:
      "One of you hears of a discount and keeps it quiet. The order goes out 900 dollars too high. When the supplier mentions it, the other Rat suspects a plot.",
    mend: "The Rat who knew speaks first: “I heard it on Tuesday and kept it to myself.” After that, any price you forget to mention costs you lunch. Two lunches later, neither of you forgets much.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The Rat calls four vendors about a new phone system and settles the price. You test one phone together. The Ox sets the delivery date, installs the rest and finishes that day.",
    quarrel:
      "You quarrel over changes. The Ox has drilled forty holes when the Rat comes in with a better model, and while you argue, two floors have no phones.",
    mend: "“After this floor, I'll look at it,” says the Ox, and the Rat waits. Next time, a change waits for the Monday list and must save more days than it costs. Few do, and the phones ring on time.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "how much to spend", tiger: "the project to fight for" },
    split:
      "The Tiger leads the budget talks and picks the project to fight for. You look up the costs, and the Rat decides how much to spend and finishes with a signed request.",
    quarrel:
      "In the director's meeting, the Tiger names a number that nobody checked. The Rat corrects it in front of everyone. You both feel betrayed, and nothing gets signed.",
    mend: "“I should have told you at the door,” says the Rat. The Tiger gives the director the right number and says who found it. Before the next meeting, the Tiger rehearses with the Rat, and the request comes back signed.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "To hire a freelancer, the Rabbit writes a friendly letter and chooses the wording. You look at work samples over lunch, and the Rat names the fee and finishes the contract that afternoon.",
    quarrel:
      "The Rabbit drafts that letter with care, and the Rat messages back, “Fine. Tuesday.” It sounds like contempt, so the next draft takes three days, and the freelancer is gone.",
    mend: "The Rat walks over: “That was rude. I was running for a train.” The Rabbit has run for trains, too. From then on, anything under ten words is said by phone, and drafts come within the hour.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "what the software should do" },
    split:
      "The Dragon leads the launch of new software, decides what the software should do and tells the staff. You choose among three vendors together. The Rat sets the budget, reads the contract and finishes with a signature.",
    quarrel:
      "At the launch, the Dragon takes the credit and thanks “everybody.” The Rat, who found the vendor and saved 30,000 dollars, stops passing on tips.",
    mend: "The Dragon writes to the whole staff that day and names the Rat, the vendor and the sum. For the next launch, the slide with the names is made before the speech, and the tips start coming again.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first figure", snake: "when to ask" },
    split:
      "Your team needs more people, so the Rat counts the overtime and names the first figure. You write the request together. The Snake decides when to ask and finishes in the boss's office.",
    quarrel:
      "Neither of you shows an unfinished plan. So the Rat asks in May, while the Snake is waiting for September. “You never told me,” you both hiss, and the boss says no.",
    mend: "“Here's everything I had in mind,” says the Rat, and the Snake shows the rest. Next time, you swap plans half done, and nobody may laugh. In September, the boss signs one page.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "Every branch needs a training, so the Horse sets out first and decides where to go. You pick one of three trainers. The Rat reads the terms, decides what to sign and finishes the bookings.",
    quarrel:
      "At one branch, the Horse promises a second training day, free. That evening the Rat finds the cost, 2,400 dollars, and soon you're arguing about each other's character.",
    mend: "The Horse calls the branch: “I was too quick. We can do half a day.” On later visits, promises end with “I'll confirm tonight,” so the Rat can check. The branches get what they were told.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what the printing may cost", goat: "how the pages look" },
    split:
      "The Goat writes the first chapter of the new-hire handbook and decides how the pages look. You divide up the other chapters. The Rat decides what the printing may cost, cuts the text to fit and finishes it.",
    quarrel:
      "To save 200 dollars, the Rat cuts the Goat's best page. The Goat is hurt, says “fine,” and hands in every other chapter a week late.",
    mend: "The Rat brings the page back: “I cut this without a word. What would you take out instead?” From then on, nobody cuts a page alone. The chapters come on time, and “fine” means fine.",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the first users", monkey: "what it can do" },
    split:
      "The Monkey draws an app for expenses and decides what it can do. You test it on your own receipts. The Rat picks the first users, names the day the tinkering stops and finishes the rollout.",
    quarrel:
      "On launch day, accounting asks for the manual. Writing it is dull, so there isn't one. “That was your part,” you both say, and the whole department goes back to paper.",
    mend: "The Rat says, “I'll write five pages tonight, and you take the rest.” Next time, you draw the dull jobs from a mug before the fun begins. The manual is ready on time.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "which deal to take", rooster: "the wording of the contract" },
    split:
      "The office needs a copier, so the Rat bargains with suppliers and decides which deal to take. You read the offer aloud. The Rooster fixes the wording of the contract and finishes by filing it.",
    quarrel:
      "The Rat is sure you agreed on free repairs: the supplier nodded. The Rooster finds nothing about repairs in the notes, and the first bill is 380 dollars.",
    mend: "The Rat calls the supplier, with the Rooster listening: “Did we agree on repairs?” In later talks, the Rooster reads out each point and waits for a spoken yes. The next repair costs nothing.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "In a hiring round, the Rat finds the candidates and says what to offer. You interview side by side. The Dog phones the references, decides which people to trust and finishes with the good news.",
    quarrel:
      "The Rat finds a loophole, a trial month at half pay, and is delighted. The Dog asks who pays the new person's rent. You argue, and the best candidate says no.",
    mend: "The Rat phones the candidate: “Full pay from the first day.” Before the next clever idea, you both imagine being the new person. When the Dog winces, the Rat finds another way, usually two.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig plans the welcome for new people, with flowers and lunch. You share the training. The Rat sets the limit on spending and finishes with badges, laptops and payroll forms.",
    quarrel:
      "The Pig gives five new people a gift basket each. The Rat mentions the price four times, the last time in front of the five, who offer to return the pears.",
    mend: "The Rat apologizes to the Pig first, then to the five: “Please eat the pears.” After that, you discuss only gifts above the limit, once, beforehand and in private. New people get a basket and hear no price.",
  },
};
