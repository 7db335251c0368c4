import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Take the steady part at a Rat company: it finds the orders early, and you make what was sold. Insist on clear priorities.",
    grates: "Priorities change with the wind, and the wind here has a chat channel.",
    advice:
      "Get a weekly list in fixed order and finish from the top. By the third week it will quote the list back at its own boss.",
  },
  ox: {
    works:
      "Stay for years at an Ox company, but bring in one improvement at a time. Patience is the rule there, and nothing changes by itself.",
    grates: "Change is mentioned in a low voice. The software still says welcome in a font from the last century.",
    advice:
      "Propose a single improvement with the full cost and a date. If you don't, the whole building will agree to wait.",
  },
  tiger: {
    works: "Name your price at a Tiger company. It opens markets, and somebody has to do the lasting work after that.",
    grates: "Heroics get the applause, while your quiet month without an outage passes unseen.",
    advice:
      "Find out before you sign who keeps things running, and what that pays. Keep a log of the fires that never started.",
  },
  rabbit: {
    works:
      "At a Rabbit company you can work as carefully as you like, if you learn to hear a hint. Quality has a real budget there.",
    grates: "People hint. You've been asked three times to hurry up, and each time you heard a compliment.",
    advice:
      "End each meeting with one plain question: who does what by when. They find it blunt, and they come to rely on it.",
  },
  dragon: {
    works:
      "Confirm each order at a Dragon company, because the work is large, solid and well funded, and the plan keeps moving.",
    grates: "What the board promised in May reads otherwise in August, with the same logo on top.",
    advice:
      "Have the scope confirmed each quarter, in a signed page. When the drawing changes, so does the date, and you say it first.",
  },
  snake: {
    works:
      "Prove yourself to a Snake company by being right. It offers steady work and long plans, and it trusts slowly, then for good.",
    grates:
      "They think for a long while behind closed doors, and your first sign of the result is a crate on the dock.",
    advice: "Become the person whose estimates come true. Within a year, they'll ask you in before the door closes.",
  },
  horse: {
    works:
      "Show a Horse company what you can really deliver, because it'll sell more. Its pace keeps your order book full.",
    grates: "Every promise was made in a parking lot. You learn the delivery date from the customer.",
    advice:
      "Offer the sales team a board with real capacity on it, in big digits. Quote from the board or don't quote.",
  },
  goat: {
    works:
      "Agree on the limits of your job before you join a Goat company. What it makes is good, because people love making it.",
    grates:
      "They bend any rule for a friend. You wrote the rule, and the friend has just been served before your customer.",
    advice:
      "If you take the job, ask for one area where your word is final. Be gentle everywhere else, and bring cookies.",
  },
  monkey: {
    works:
      "Own the part that must never break at a Monkey company. Its scripts take the dull half off you, and you do the half that counts.",
    grates: "The tool you learned in spring is gone by fall. The manual was a joke, literally.",
    advice: "Choose the part that must never break and own it. Let them juggle whatever bounces.",
  },
  rooster: {
    works:
      "Apply to a Rooster company and expect to stay: your careful work fits its high standards. Only the reports are too many.",
    grates: "Reports about the work have begun to outweigh the work. You could stack them and park on top.",
    advice:
      "Find out which three reports anyone reads. Deliver those on the minute, and propose that the rest be dropped.",
  },
  dog: {
    works:
      "Learn the history of a Dog company before you change anything. It means what it says and drops nobody in a bad year.",
    grates:
      "Rules are sacred, and so is the old exception to each of them. If you ask why, someone files a polite grievance.",
    advice:
      "Learn the history before you fix a thing. The oldest hand can tell you why it's done that way, if you take notes.",
  },
  pig: {
    works:
      "Price every extra at a Pig company. It feeds and thanks its people, and it says yes to more than it can finish.",
    grates: "Money is spent with a wave. The long table in the lobby cost more than your new machine.",
    advice: "Put a price on every extra and hand it over with a smile. They don't mind paying; they just never asked.",
  },
};
