import type { SignPortrait } from "../sign-portrait.ts";

export const pig: SignPortrait = {
  temper: { pace: "slow", risk: "bold", talk: "soft" },
  role: "Host",
  gifts: [
    "goodwill that comes back with interest",
    "patience for the long middle of a project",
    "an honest manner that opens doors",
  ],
  traps: [
    "granting a favor too many, signed without reading",
    "hoping that a problem will solve itself",
    "eating, buying or promising more than was planned",
  ],
  remedies: [
    "let a contract wait one night before you sign",
    "raise a problem in the week that you notice it",
    "decide on the limit before you sit down at the table",
  ],
  lore: [
    "The Pig is said to have come last because it stopped for a meal on the way and then took a nap. It received its place in the circle all the same.",
    "The Chinese character for home, 家, shows a Pig under a roof. A house with one was a house that would get through the winter.",
    "Eight Precepts, the Pig among the pilgrims to the West, complains all the way and carries the luggage all the way. Readers tend to like him best.",
  ],
  moments: {
    meeting: [
      "A Pig brings something to eat, lets the loud ones finish, and offers to do the part that nobody wanted.",
      "Pigs agree with the last good argument. Ask for their view before the debate, on paper.",
      "A meeting with a Pig in it stays friendly. Somebody else should watch the clock.",
    ],
    deadline: [
      "A Pig says yes to too many dates and still lands them, one by one, shortly before midnight.",
      "Pigs work evenly and without drama. They fall behind only when others hand over late, and they do not say so.",
      "Give a Pig the whole job and one date. Split into ten tickets, it loses its taste for them.",
    ],
    money: [
      "Lend a Pig a dollar and you get two back. Their own accounts could use the same care.",
      "Pigs spend on comfort and on guests. A standing order to savings on the first of the month is their best friend.",
      "A Pig believes the seller. A second reader for every contract above a month's pay is a sound rule.",
    ],
    conflict: [
      "Slow to anger and quick to feed the other side, a Pig ends quarrels that they could have won.",
      "Pigs swallow ten small things and explode at the eleventh. Ask now and then about numbers one to ten.",
      "A Pig believes an apology at once. Mean it, because the second breach is not forgiven.",
    ],
    feedback: [
      "A Pig takes your word as meant. So mean it, and leave out the irony.",
      "Pigs hear the friendly half and miss the rest. Say the point again at the end, in one sentence.",
      "Thank a Pig for the invisible work. They have been cleaning up after the launch for three weeks.",
    ],
    morning: [
      "Breakfast first, then the inbox from top to bottom. A Pig's pace looks lazy until you count.",
      "Pigs warm up in company. Five minutes in the kitchen with colleagues are an investment.",
      "A Pig likes to finish yesterday's job before today's begins. Two hours without new requests make that possible.",
    ],
    newcomer: [
      "Within days, a new Pig is the one whom people confide in by the coffee machine.",
      "New Pigs trust everyone, the office cynic included. A good sponsor tells them who is who.",
      "A Pig learns by joining in, at a comfortable speed. After three months they know more than they think.",
    ],
    boss: [
      "A Pig boss shares the bonus, the blame and the cake. Someone else should sign the leases.",
      "Under a Pig you are trusted from day one. Do not wait for control, and ask for it before a big step.",
      "Pig managers keep people for years. Poor performers stay too long as well, so be kind enough to speak up.",
    ],
    selling: [
      "A Pig sells by giving a little more than was ordered. The second order is the one that pays.",
      "Pigs like their customers and it shows. Prices should be set by a colleague who does not.",
      "A Pig never talks down a rival. In a small market, that reputation is worth a great deal.",
    ],
    rest: [
      "Few people rest as well as a Pig: a long table, a soft chair, and no guilt.",
      "Pigs recover through the senses. A bath, a good meal and an early night settle most things.",
      "A Pig invites others in order to relax. Cooking for eight counts as an evening off.",
    ],
    writing: [
      "Mail from a Pig is friendly and unhurried, with one point per message and the door left open at the end.",
      "Pigs write to the person rather than the file. Copies and distribution lists make them stiff.",
      "If a Pig has not answered, they do not want to say no. Offer them an easy way to do it.",
    ],
    choice: [
      "A Pig asks what would make most people glad. They are right so often that others call it luck.",
      "Pigs take generous risks on people. Some disappoint them, and the rest stay for twenty years.",
      "A Pig would like to have both. Ask which one they would miss in a year.",
    ],
  },
  jobs: [
    ["Restaurant owner", "feeding people well is a business and a joy"],
    ["Property manager", "tenants stay where they are treated as guests"],
    ["Hospice nurse", "calm kindness has no substitute"],
    ["Account director", "clients forgive much in someone who gives much"],
    ["Charity director", "giving is the product"],
    ["Implementation manager", "the long middle of a project needs good cheer"],
    ["Family doctor", "patients talk to someone who is in no hurry"],
    ["Wine merchant", "an honest palate brings people back"],
    ["Kindergarten director", "parents look for warmth before they look at the program"],
    ["Customer success manager", "renewals grow out of small favors"],
  ],
};
