import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** The character of a zodiac year at work, by its animal and element. */
export const yearCharacters: Readonly<Record<SignId, Readonly<Record<Element, string>>>> = {
  rat: {
    wood: "First of all sixty, the Wood Rat plants before it spends, and side projects sprout everywhere.",
    fire: "Water meets flame in the Fire Rat. Read the price list twice, because it changes during the day.",
    earth: "The Earth Rat saves under the floor: budgets shrink, and somebody finds forty boxes of toner.",
    metal: "Under the Metal Rat every paper clip has a number, and the clever clause is in the appendix.",
    water: "Gossip runs uphill in a Water Rat year, so the board starts having lunch in the mail room.",
  },
  ox: {
    wood: "The Wood Ox plows slowly and plants as it goes: trainees get real work, and a manual.",
    fire: "The Fire Ox walks at its usual pace, only warmer, and hard work finally gets noticed.",
    earth: "Nothing moves in an Earth Ox year until it's been weighed. What gets built has drains that work.",
    metal: "Sharp plow, straight furrow: under the Metal Ox debts get collected and no excuse is soft enough.",
    water: "The Water Ox takes the long way around the puddle. Stubborn bosses bend, and call it style.",
  },
  tiger: {
    wood: "Two helpings of forest in a Wood Tiger year: half the office resigns to start a business.",
    fire: "A Fire Tiger year opens with a speech and a walkout, often by the same person.",
    earth: "The Earth Tiger roars, then applies for a permit. Brave ideas do well with a floor plan.",
    metal: "Stripes turn into rules under the Metal Tiger, and the contracts that survive fit on a postcard.",
    water: "Even a Water Tiger swims before it pounces: mergers take months of talk, then two emails.",
  },
  rabbit: {
    wood: "Whatever the Wood Rabbit plants comes up in pairs, and the nicest committee soon runs the place.",
    fire: "Manners run hot in a Fire Rabbit year: polite notes, within the minute, copied to the floor.",
    earth: "The Earth Rabbit digs a second exit and furnishes it. Even bold plans come with a cushion.",
    metal: "Soft paws write sharp notes in a Metal Rabbit year: kind first paragraphs, very clear last ones.",
    water: "Few doors slam under a Water Rabbit. Nobody can recall afterward who gave in first.",
  },
  dragon: {
    wood: "The Wood Dragon grows a headquarters on paper, and someone who can prune is worth a fortune.",
    fire: "Bring sunglasses to a Fire Dragon year: each launch is the largest yet, and every logo glows.",
    earth: "The Earth Dragon builds castles in the air, then pours the foundation. Concrete has a waiting list.",
    metal: "Giants sign with giants under the Metal Dragon, and the small print needs its own wing.",
    water: "In a Water Dragon year great schemes get watered down, and several of them taste better.",
  },
  snake: {
    wood: "The Wood Snake grows a new skin early: companies change name, logo and mind, on schedule.",
    fire: "Cool heads sweat in a Fire Snake year. The best memo is the one that nobody sent.",
    earth: "A warm stone, a full stomach: the Earth Snake reads the deed twice, and then the seller.",
    metal: "The Metal Snake reads each clause with a ruler. By fall it owns the ruler factory.",
    water: "Under a Water Snake, plans swim deep, and the yearly report is one graph and some silence.",
  },
  horse: {
    wood: "The Wood Horse brings its own fuel: young firms bolt, and nobody knows who signed the lease.",
    fire: "A Fire Horse is out of the gate before the whistle, and the fire drill is well attended.",
    earth: "Somebody has paved the track for the Earth Horse, and the fastest firm has a map.",
    metal: "New shoes and a stopwatch: the Metal Horse wants results, and wants them by the hour.",
    water: "The Water Horse gallops through the shallows and splashes everybody. Plans change in mid-call.",
  },
  goat: {
    wood: "The Wood Goat nibbles at the org chart, and the break room gets better chairs.",
    fire: "Feelings speak first in a Fire Goat year. Artists get the microphone, and a few the budget.",
    earth: "In an Earth Goat year the herd mends its fence, people stay put, and lunch grows longer.",
    metal: "The Metal Goat has soft wool and hard horns: gentle people send invoices with due dates.",
    water: "All drift to one pond under the Water Goat, and half of the deals get done over coffee.",
  },
  monkey: {
    wood: "So many branches: the Wood Monkey makes twelve prototypes, and one of them works on Mondays.",
    fire: "The Fire Monkey juggles matches, so the legal department learns to type standing up.",
    earth: "Inventors climb down in an Earth Monkey year and ask about rent. Jokes get a warranty.",
    metal: "The Metal Monkey takes the machine apart, and there are always three screws left over.",
    water: "Talk is the Water Monkey's favorite toy, and whoever still has notes at the end wins.",
  },
  rooster: {
    wood: "The Wood Rooster reads out the training plan. New hires get a checklist, old hands too.",
    fire: "A Fire Rooster announces the sunrise and takes questions. One quiet press release gets the admirers.",
    earth: "The Earth Rooster scratches in its own yard, and stock lists come out right, mops included.",
    metal: "Beak, spurs, balance sheet: each part of the Metal Rooster has a point, and typos cost money.",
    water: "The Water Rooster complains so pleasantly that people take notes. The dawn meeting slips to nine.",
  },
  dog: {
    wood: "The Wood Dog digs for a fair rule. Clubs shoot up, and each prints a newsletter.",
    fire: "The Fire Dog barks at every raw deal, and the complaints box needs a larger slot.",
    earth: "Nothing leaves an Earth Dog's yard without a receipt. Suppliers are picked for an honest face.",
    metal: "The Metal Dog wears its badge to bed, and even the chief executive shows a pass.",
    water: "The Water Dog opens the gate and asks names. Old feuds end under one umbrella.",
  },
  pig: {
    wood: "Acorns for all: under the Wood Pig new budgets sprout, and someone has to find more forks.",
    fire: "The Fire Pig invites the competition and forgets the bill, while accounting mops its brow.",
    earth: "Sun, mud, a full pantry: the Earth Pig is content, and mergers close over dessert.",
    metal: "The Metal Pig is a steel piggy bank with a soft heart: favors come with reference numbers.",
    water: "The Water Pig floats to the end of the sixty. Grudges go under, and parties run late.",
  },
};
