import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Orders keep coming in because a Rat company smells them early. You get the steady part: making what was sold.",
    grates: "Priorities change with the wind, and the wind here has a chat channel.",
    advice:
      "Ask for a weekly list in fixed order and finish from the top. By the third week it will quote the list back at its own boss.",
  },
  ox: {
    works: "They measure twice and keep their people. At an Ox company your kind of patience is called the culture.",
    grates: "Change is mentioned in a low voice. The software still says welcome in a font from the last century.",
    advice:
      "Propose a single improvement with the full cost and a date. If you don't, the whole building will agree to wait.",
  },
  tiger: {
    works: "A Tiger company opens markets, and somebody has to lay the road after it. That somebody can name a price.",
    grates: "Heroics get the applause, while your quiet month without an outage passes unseen.",
    advice:
      "Ask before you sign who keeps things running, and what that pays. Keep a log of the fires that never started.",
  },
  rabbit: {
    works: "Quality has a real budget at a Rabbit company. You can take the time to do a thing as it should be done.",
    grates: "People hint. You've been asked three times to hurry up, and each time you heard a compliment.",
    advice:
      "End each meeting with one plain question: who does what by when. They find it blunt, and they come to rely on it.",
  },
  dragon: {
    works:
      "Someone has to build what is on the poster, and at a Dragon company that work is large, solid and well funded.",
    grates: "What the board promised in May reads otherwise in August, with the same logo on top.",
    advice:
      "Have the scope confirmed each quarter, in a signed page. When the drawing changes, so does the date, and you say it first.",
  },
  snake: {
    works: "Steady work, long plans, few speeches. A Snake company warms up slowly to you, and then for good.",
    grates:
      "They think for a long while behind closed doors, and your first sign of the result is a crate on the dock.",
    advice: "Become the person whose estimates come true. Within a year, they'll ask you in before the door closes.",
  },
  horse: {
    works: "The sales force of a Horse company fills your order book, and its pace keeps you from rusting.",
    grates: "Every promise was made in a parking lot. You learn the delivery date from the customer.",
    advice:
      "Offer the sales team a board with real capacity on it, in big digits. Quote from the board or don't quote.",
  },
  goat: {
    works: "What a Goat company makes is good, because somebody loves it, and that is something to lift for.",
    grates:
      "They bend any rule for a friend. You wrote the rule, and the friend has just been served before your customer.",
    advice:
      "If you take the job, ask for one area where your word is final. Be gentle everywhere else, and bring cookies.",
  },
  monkey: {
    works:
      "A Monkey company spares you the dull half of a task with some clever script, and you do the half that counts.",
    grates: "The tool you learned in spring is gone by fall. The manual was a joke, literally.",
    advice: "Choose the part that must never break and own it. Let them juggle whatever bounces.",
  },
  rooster: {
    works:
      "Your work feeds its standards, and its standards show off your work. At a Rooster company, done properly is a job title.",
    grates: "Reports about the work have begun to outweigh the work. You could stack them and park on top.",
    advice:
      "Ask which three reports anyone reads. Deliver those on the minute, and invite the Rooster to cancel the rest.",
  },
  dog: {
    works:
      "They mean what they say at a Dog company, and nobody gets dropped in a bad year. You'll give it your best decade.",
    grates: "Rules are sacred and so is the exception made for old Walt. Someone files a grievance, politely.",
    advice: "Learn the history before you fix a thing. Ask the oldest hand why it's done that way, and take notes.",
  },
  pig: {
    works: "A Pig company feeds its crew and thanks it, and you finish what it was too good-natured to refuse.",
    grates: "Money is spent with a wave. The long table in the lobby cost more than your new machine.",
    advice: "Put a price on every extra and hand it over with a smile. They don't mind paying; they just never asked.",
  },
};
