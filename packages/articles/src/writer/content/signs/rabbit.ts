import type { SignPortrait } from "../sign-portrait.ts";

export const rabbit: SignPortrait = {
  temper: { pace: "even", risk: "careful", talk: "soft" },
  role: "Diplomat",
  gifts: [
    "an ear for what was not said",
    "the tact that keeps two sides talking",
    "good taste in words, rooms and timing",
  ],
  traps: [
    "avoiding a hard talk until it has doubled in size",
    "agreeing in the room and disagreeing by mail",
    "polishing the surface while the structure needs work",
  ],
  remedies: [
    "say no once a week while it is still easy",
    "bring your objection to the meeting, in one sentence",
    "ask for the worst part of the job first",
  ],
  lore: [
    "Where other people see a man in the moon, Chinese children are shown a Rabbit. It pounds herbs for a medicine of long life under a cassia tree.",
    "Clay figures of Lord Rabbit, in full armor, were sold in Beijing before the autumn moon festival. They recall a doctor who cured the city of a plague.",
    "The branch of the Rabbit, 卯, belongs to sunrise and to the second month of spring. In old offices the roll call took place in its hour.",
  ],
  moments: {
    meeting: [
      "A Rabbit notices the two people who have stopped looking at each other and brings the talk back to what both want.",
      "Rabbits prepare the ground before the meeting. By the time it begins, three of five have already said yes in the corridor.",
      "Ask a Rabbit for an opinion by name. They have one, and they will not push in front of louder people to give it.",
    ],
    deadline: [
      "Rabbits keep dates well if the road there is calm. Shouting costs more time than it saves.",
      "A Rabbit delivers clean work and would like one more day to polish it. Set the date a day early and everybody is content.",
      "When two deadlines collide, a Rabbit tries to please both owners. Tell them which one wins.",
    ],
    money: [
      "A Rabbit spends on quality and hates to be caught paying too much. They compare quietly and buy once.",
      "Rabbits choose safe investments and sleep well. The risk is that a salary stays safe and small for too long.",
      "Talk about pay embarrasses many Rabbits. A written proposal, sent the day before, makes the meeting bearable.",
    ],
    conflict: [
      "In a row, a Rabbit looks for the sentence that both sides can accept. If there is none, they look for the door.",
      "Rabbits remember tone longer than content. An apology for the tone brings them back to the table.",
      "A Rabbit may agree to end the discomfort and then simply not do it. Ask the next day whether the agreement still stands.",
    ],
    feedback: [
      "Choose a private room and a kind first sentence for a Rabbit. The second sentence can then be as clear as you like.",
      "Rabbits read the review before it is spoken, from your face. Do not keep them waiting for it until Friday.",
      "Specific praise helps a Rabbit take risks. Name the phrase, the color or the gesture that worked.",
    ],
    morning: [
      "A Rabbit needs twenty quiet minutes before the first conversation. They repay it with good judgment until noon.",
      "Rabbits tidy the desk before they start. An ordered surface is how they order the day.",
      "The first messages of a Rabbit go to people: a thank-you, a check on a sick colleague, a gentle reminder.",
    ],
    newcomer: [
      "A new Rabbit spends the first weeks learning who may be interrupted and who may not. Few people find fault with them.",
      "Rabbits join well when one person shows them around. A pile of manuals in an empty office makes them look for the exit.",
      "In the first month a Rabbit changes nothing visible. In the second, the difficult client has started to smile.",
    ],
    boss: [
      "A Rabbit in charge keeps the mood good and the turnover low. Hard news may reach you in soft paper, so unwrap it.",
      "Under a Rabbit boss you get courtesy, clean processes and time to think. Ask for a decision in writing when you need one.",
      "Rabbit managers settle quarrels before they become official. They expect you to be discreet and well prepared.",
    ],
    selling: [
      "A Rabbit sells by making the buyer feel understood. The offer comes late and fits.",
      "Rabbits are strong in the second meeting, once there is trust. Let a bolder colleague open the door.",
      "Good manners are a sales method for a Rabbit. Clients stay through two price rises because nobody else calls on their birthday.",
    ],
    rest: [
      "A Rabbit recovers in a beautiful, quiet place. One museum afternoon does more for them than a week of sports.",
      "Rabbits need an evening with no plan. Ask them on Thursday what they are doing on Saturday and you have spoiled both days.",
      "Reading, music and a small dinner at home: a Rabbit rests where nobody raises their voice.",
    ],
    writing: [
      "Mail from a Rabbit is polite and easy to agree with. Look for the word “perhaps,” because that is where the objection hides.",
      "A Rabbit rewrites the second sentence four times. The letter that results can be sent to anyone.",
      "Rabbits answer the feelings in a message as well as the facts. That is why angry customers write back calmer.",
    ],
    choice: [
      "A Rabbit compares how each option will feel a year later. They seldom pick the one with the loudest supporters.",
      "Rabbits decide well when they can take a question home. Pressure produces a polite yes that may not last.",
      "If every option hurts somebody, a Rabbit waits. Give them a date and the right to be unpopular.",
    ],
  },
  jobs: [
    ["Diplomat", "a good phrase prevents a bad year"],
    ["User researcher", "people tell the truth to a gentle listener"],
    ["Interior designer", "taste has to serve somebody else's life"],
    ["Mediator", "both sides need to leave with their dignity"],
    ["Editor", "a sentence can be made better without changing its owner"],
    ["Pharmacist", "care and exact measures belong together"],
    ["Fundraiser", "donors give to people who listen first"],
    ["Art dealer", "an eye and a soft voice close the sale"],
    ["Human resources partner", "confidential things stay confidential"],
    ["Hotel manager", "guests notice the mood of a house before its price"],
  ],
};
