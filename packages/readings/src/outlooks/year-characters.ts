import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** The character of a zodiac year at work, by its animal and element. */
export const yearCharacters: Readonly<Record<SignId, Readonly<Record<Element, string>>>> = {
  rat: {
    wood: "First of all sixty, the Wood Rat plants before it spends. Small side projects sprout in every department, and one ends up with a budget line.",
    fire: "Water meets flame in the Fire Rat, and the steam drives all sorts of clever gadgets. Read the price list twice, for it changes by lunch.",
    earth:
      "The Earth Rat hides its savings under the floor. Budgets shrink, closets get emptied, and somebody finds forty unopened boxes of toner.",
    metal:
      "Under the Metal Rat, every paper clip gets a serial number. Clever deals come in thick folders, and the cleverest clause sits on page nine.",
    water:
      "Gossip runs uphill in the year of the Water Rat. News reaches the mail room before the board, so the board starts having lunch there.",
  },
  ox: {
    wood: "The Wood Ox plows slowly and plants as it goes. Trainees get real work, long plans get longer, and the first crop is a decent manual.",
    fire: "Light a blaze behind it, and the Fire Ox walks at the same pace, only warmer. Hard work finally gets noticed, first of all by the electric company.",
    earth:
      "Nothing moves in an Earth Ox year until it has been weighed, stamped and fed. What does get built comes with drains that work.",
    metal:
      "Sharp plow, straight furrow: the Metal Ox is here. Debts get collected, and no excuse is soft enough to sit on.",
    water:
      "The Water Ox takes the long way around the puddle and still arrives on time. Stubborn bosses bend a little and call it a management style.",
  },
  tiger: {
    wood: "Two helpings of forest make the Wood Tiger hard to keep indoors. Half the office hands in a resignation, and the other half a business plan.",
    fire: "A Fire Tiger year opens with a speech and a walkout, often by the same person. Bold plans catch quickly, so the accountant sits by the exit.",
    earth:
      "The Earth Tiger roars, then applies for a building permit. Brave ideas do well here if they bring a floor plan and a modest down payment.",
    metal:
      "Stripes turn into rules under the Metal Tiger. Department heads bare their teeth at long contracts, and the ones that survive fit on a postcard.",
    water:
      "Even a Water Tiger has to swim before it pounces. Mergers get talked over in hotel lobbies for months, then happen between two emails.",
  },
  rabbit: {
    wood: "Whatever the Wood Rabbit plants comes up in pairs: pilot schemes, task forces, potted ferns. By fall the nicest committee runs the place, and nobody voted.",
    fire: "Manners run hot in a Fire Rabbit year. The notes stay polite, arrive within the minute, and get copied to the whole floor.",
    earth:
      "The Earth Rabbit digs a second exit and furnishes it. Money gets put by in small jars, and even the boldest plan comes with a cushion.",
    metal:
      "Soft paws write sharp notes in a Metal Rabbit year. Contracts sound kind in the first paragraph and turn very clear in the last.",
    water:
      "Few doors slam under a Water Rabbit. Deals slip through over tea, and nobody can recall afterward who gave in first.",
  },
  dragon: {
    wood: "The Wood Dragon grows a new headquarters on paper, with a roof garden. Grand plans branch out everywhere, and someone who can prune is worth a fortune.",
    fire: "Bring sunglasses to a Fire Dragon year. Every launch is the largest yet, every logo glows, and the caterers hire extra hands.",
    earth:
      "The Earth Dragon builds its castle in the air, then pours the foundation. Concrete has a longer waiting list than talent.",
    metal:
      "The scales of the Metal Dragon are polished, numbered and insured. Giants sign with giants, and the small print needs its own wing.",
    water:
      "In a Water Dragon year the big shots learn to listen, or at least to nod slowly. Great schemes get watered down, and several taste better.",
  },
  snake: {
    wood: "The Wood Snake grows a new skin before it drops the old one. Companies change their name, their logo and their mind, all on schedule.",
    fire: "Cool heads sweat in a Fire Snake year. Old secrets warm up fast, and the best memo is still the one nobody sent.",
    earth:
      "A warm stone and a full stomach: the Earth Snake sees no cause to hurry. Patient buyers read the deed twice, and then they read the seller.",
    metal:
      "The Metal Snake reads each clause with a ruler. Investors go silent in March, and by fall they own the ruler factory.",
    water:
      "Under a Water Snake, plans swim below the surface. Researchers have a fine time, and the annual report is mostly silence and one graph.",
  },
  horse: {
    wood: "The Wood Horse brings its own fuel. Young firms bolt, evening classes fill by noon, and nobody can find the person who signed the lease.",
    fire: "A Fire Horse is out of the gate before the whistle. Launches, slogans and resignations come at a gallop, and the fire drill is well attended.",
    earth:
      "Somebody has paved the track for the Earth Horse. Speed goes into roads, trucks and warehouses, and the fastest firm is the one with a map.",
    metal:
      "New shoes and a stopwatch: the Metal Horse wants results. Sales figures come by the hour, while slow signatures graze in the paddock.",
    water:
      "The Water Horse gallops through the shallows and splashes everybody. Plans change in mid-call, travel costs rise, and the good stories come home late.",
  },
  goat: {
    wood: "The Wood Goat nibbles at the org chart until it looks like a hedge. Teams grow sideways, and the break room gets better chairs.",
    fire: "Artists get the microphone in a Fire Goat year, and a few get the budget. Feelings speak first in every meeting, and the posters are splendid.",
    earth:
      "In an Earth Goat year the herd keeps its meadow and mends the fence. Tenants renew, people stay put, and lunch gains ten minutes.",
    metal:
      "The Metal Goat has soft wool and hard horns. Good taste turns into a trademark, and gentle people send invoices with a due date.",
    water:
      "Everybody drifts to the same pond under the Water Goat. Deals follow friendships, and half of the year's business gets done beside the coffee urn.",
  },
  monkey: {
    wood: "So many branches, and the Wood Monkey tries each one. Expect twelve prototypes, nine patents pending and a single product that works on Mondays.",
    fire: "The Fire Monkey juggles matches. Clever stunts get copied before supper, so the legal department learns to type standing up.",
    earth:
      "Inventors climb down from the tree in an Earth Monkey year and ask about rent. Gadgets turn into inventory, and jokes get a warranty.",
    metal:
      "The Metal Monkey takes the machine apart to see why it beeped. Engineers rule the floor, and there are always three screws left over.",
    water:
      "Talk is the Water Monkey's favorite toy. Negotiations swing from topic to topic, and whoever still has notes at the end has won.",
  },
  rooster: {
    wood: "The Wood Rooster crows from a higher branch and reads out the training plan. New hires get a checklist, and so do the old hands.",
    fire: "A Fire Rooster announces the sunrise and takes questions. Every brand is shouting, so the one quiet press release gets all the admirers.",
    earth:
      "The Earth Rooster scratches in its own yard and finds what the audit missed. Stock lists come out right, down to the last mop.",
    metal:
      "Beak, spurs, balance sheet: everything about the Metal Rooster has a point. Auditors dress well, typos cost money, and the clocks agree for once.",
    water:
      "The Water Rooster complains in so pleasant a voice that people take notes. Reviews get kinder, and the dawn meeting slips to nine.",
  },
  dog: {
    wood: "The Wood Dog digs up half the garden in search of a fair rule. Clubs and alumni groups shoot up, and each one prints a newsletter.",
    fire: "Loyal but loud, the Fire Dog barks at every raw deal on the block. Whistles get blown, and the complaints box needs a larger slot.",
    earth:
      "Nothing leaves the yard of an Earth Dog without a receipt. Suppliers get picked for an honest face and kept for twenty years.",
    metal:
      "The Metal Dog wears its badge to bed. Rules apply to everybody, and even the chief executive has to show a pass.",
    water:
      "This guard opens the gate and asks visitors their names. A Water Dog year ends old feuds between departments under one shared umbrella.",
  },
  pig: {
    wood: "Acorns for everybody: the Wood Pig naps beneath a generous tree. Budgets sprout, birthdays get two pies each, and somebody has to find more forks.",
    fire: "The Fire Pig heats the kitchen, invites the competition and forgets the bill. Expense reports come in warm while accounting mops its brow.",
    earth:
      "Sun, mud and a full pantry keep the Earth Pig content. Farms and furniture stores stay busy, and mergers close over dessert.",
    metal:
      "Think of the Metal Pig as a steel piggy bank with a soft heart. Favors come freely, and each one gets a reference number.",
    water:
      "The Water Pig floats on its back to the end of the sixty. Old accounts get settled, grudges go under, and the farewell parties run late.",
  },
};
