import type { SignPortrait } from "../sign-portrait.ts";

export const goat: SignPortrait = {
  temper: { pace: "slow", risk: "careful", talk: "soft" },
  role: "Maker",
  gifts: [
    "a sense of how a thing will feel to use",
    "sympathy that makes people tell the truth",
    "ideas that combine what nobody had combined",
  ],
  traps: [
    "giving work away below its price",
    "letting a bad mood decide about a good plan",
    "waiting for approval that nobody thought to give",
  ],
  remedies: [
    "write your fee down before the call",
    "set a fixed hour for the task that you keep putting off",
    "ask one person for an honest opinion every Friday",
  ],
  lore: [
    "The word for this sign, 羊, covers several horned animals. That is why an almanac and a calendar on a kitchen wall may give it different names.",
    "Guangzhou calls itself the City of Five Goats after five immortals who brought the first grain to a hungry town.",
    "Three of them on a New Year's card stand for a fresh start, because the sign's name sounds like the word for sunlight. A Goat on the wall is a wish for longer days.",
  ],
  moments: {
    meeting: [
      "A Goat sees who has been talked over and hands them the floor with a single question.",
      "Goats draw while they listen. The sketch on the margin often contains the solution, so ask to see it.",
      "In a tense meeting, a Goat suffers for everyone. Ten minutes of break bring back their ideas.",
    ],
    deadline: [
      "Moods set a Goat's clock. One kind person who asks on Wednesday how it is going makes all the difference.",
      "Goats deliver late when they are ashamed of a part. Ask for the ugly draft and the rest follows.",
      "A Goat works in waves. Two splendid days can carry a slow week, if you let them choose the days.",
    ],
    money: [
      "A Goat gives discounts before anyone asks. A printed price list should do the talking.",
      "Goats spend on beauty and on friends, and they find out what is left at the end of the month. A second account for taxes is a blessing.",
      "Security matters more to a Goat than a record salary. They bloom on a contract for three years.",
    ],
    conflict: [
      "Harsh words stop a Goat's hands. They may need a walk and a friend before they can reply.",
      "Goats resist by going soft: they agree, delay and forget. Ask what they would need in order to want it.",
      "If a Goat cries or leaves, the matter is not closed. Come back to it gently and on the same day.",
    ],
    feedback: [
      "Be exact and be gentle. Tell a Goat which line works first, and then which one does not.",
      "Goats take criticism of the work as criticism of the person. Sit beside them, look at the piece, and say “it.”",
      "A thank-you card stays on a Goat's wall for years. It costs two minutes.",
    ],
    morning: [
      "A Goat starts slowly, with music and something to touch. Ask them for numbers after nine thirty.",
      "Goats arrange their place before they begin: light, tea, a plant that needs water. The ritual is part of the work.",
      "A friendly word at the door decides a Goat's morning. It is the cheapest tool that a manager has.",
    ],
    newcomer: [
      "A Goat joins by making the place nicer. After a month nobody remembers the bare wall.",
      "New Goats look for one ally. Give them a sponsor with patience, and they open up to the rest.",
      "Competition in the first weeks makes a Goat disappear. A small shared task brings them out.",
    ],
    boss: [
      "With a Goat in charge, the team eats together and stays late by choice. What it sometimes lacks is a firm no.",
      "Under a Goat boss you are seen as a person. Offer to do the unpleasant phone call, and you are valued twice.",
      "Goat managers trust taste over tables. Bring a sample rather than a forecast.",
    ],
    selling: [
      "A Goat sells by taste. People who like the shop window come in and do not ask for less.",
      "Goats feel what a customer cannot say. The order arrives with a personal note.",
      "Selling against a rival upsets a Goat. Let them advise existing clients, and let the figures surprise you.",
    ],
    rest: [
      "A Goat needs a garden, a stove or a sketchbook, and some hours that have no use at all.",
      "Goats worry at night about what was said by day. A friend who listens for half an hour ends it.",
      "Nature restores a Goat faster than sleep. A window with a tree is worth asking for.",
    ],
    writing: [
      "Notes from a Goat are kind and a little long. The request is hidden under the thanks, so look for it.",
      "Goats choose pictures where others choose bullet points. Readers remember the pictures.",
      "An unanswered message troubles a Goat. Two words from you are enough.",
    ],
    choice: [
      "A Goat asks three friends, sleeps badly, and then picks what they had wanted from the start.",
      "Goats choose people before tasks. The right team makes a poor job acceptable to them.",
      "Give a Goat time and no audience. A choice made under stares is taken back the next day.",
    ],
  },
  jobs: [
    ["Product designer", "a feeling for the user is the main tool"],
    ["Pastry chef", "beauty that is eaten in a minute still counts"],
    ["Pediatric nurse", "a soft voice is part of the cure"],
    ["Landscape gardener", "patience turns a plot into a place"],
    ["Costume maker", "cloth has to tell who somebody is"],
    ["Elementary school teacher", "shy children bloom when somebody sees them"],
    ["Illustrator", "a picture explains what a page could not"],
    ["Art therapist", "hands speak when words do not"],
    ["Textile buyer", "fingers know the quality before the label does"],
    ["Community organizer", "neighbors come to someone who asks how they are"],
  ],
};
