import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "You'd be its conscience, on a modest wage. A Rat state does better when someone reads out the small print at noon.",
    grates:
      "Houses change hands in the night. You'd promised the tenants to speak to the owner, and there have been three.",
    advice: "Join the tenants' board and get the deeds online. Rats behave very well under a lamp.",
  },
  ox: {
    works: "Nothing is locked, nothing is lost. An Ox state returned your glove, by mail, with the finger mended.",
    grates: "A child was fined for a ball on the roof. You spoke for the child, and they spoke for the roof.",
    advice:
      "Run for the smallest office there is and learn the rules by heart. In your second year, you'll find the rule that helps children.",
  },
  tiger: {
    works: "On the day the dam breaks, a Tiger state will be there before the siren, and so will you, with blankets.",
    grates: "It wins the game and then fights the referee. This year, the referee was you.",
    advice: "Lead the relief crew rather than the crowd. They'll follow a calm voice to anything that's on fire.",
  },
  rabbit: {
    works:
      "The lamp is lit for you. A Rabbit state gives its watchman a cottage, a garden and people who say goodnight.",
    grates:
      "They would never tell you that your bell is too loud. They tell each other, fondly, and wear scarves over their ears.",
    advice:
      "Ask each spring what they'd change about you, and leave the room while they talk. Then wrap the bell in felt.",
  },
  dragon: {
    works: "You'd keep it honest, if it could be kept. A Dragon state has good people two doors down from the speech.",
    grates: "You barked at the parade. It was the wrong parade, they say, but you'd seen the bill.",
    advice:
      "Work for a county rather than in the capital. Feed the facts to one stubborn reporter, and leave your porch light on.",
  },
  snake: {
    works:
      "They warm to you slowly. To a Snake state, somebody whom all would trust with a will is worth a street of lawyers.",
    grates: "You dug until you found the secret, and it was harmless. By then you'd worn a path in somebody's rug.",
    advice: "Ask yourself who's hurt before you dig. If nobody is, let it lie, and you'll soon be told the big ones.",
  },
  horse: {
    works:
      "They come home for the reunion each July, from everywhere. A Horse state counts on you to have kept the hall.",
    grates:
      "In October there's no one to help with the gutters of the hall. They send you postcards of other people's gutters.",
    advice: "Ask for the help in July, while they're hugging. Get the names, the dates and a deposit on the gutters.",
  },
  goat: {
    works:
      "You both mean well, as does the whole council. On a good evening, a Goat state sets one more place at the table.",
    grates: "You said that a promise is a promise. They said, with respect, that it's more of a mood.",
    advice:
      "Pick the three rules you'd go to court for and post them in a nice hand. The moods may hang on the other walls.",
  },
  monkey: {
    works:
      "It makes you smile on the way to work. A Monkey state writes a punch line on its stop signs, and people stop.",
    grates: "The ballot had a riddle on it. You solved it, and then you wrote to all four papers.",
    advice: "Run the hotline for those who didn't get the joke. You'll be loved by them, and, oddly, by the jokers.",
  },
  rooster: {
    works: "You want what's right and a Rooster state wants what's correct. On most days it's the same street.",
    grates: "They gave the ambulance a ticket. You took it hard, and wrote them eleven pages.",
    advice: "Cut it to one page and drop the word shameful. Attach a photo. They fix what they can measure.",
  },
  dog: {
    works:
      "Doors open, flags at half-mast for the crossing guard. In a Dog state even the bank manager helps you move.",
    grates: "Everyone keeps watch, so no one can sleep. The lost kitten had four search plans and a hearing.",
    advice: "Start something silly, with a banjo. A state this good needs one evening a week off duty.",
  },
  pig: {
    works:
      "Here's a hearth, a bowl and thirty years of the same friends. A Pig state brings out your tail, so to speak.",
    grates: "The swindler got a farewell party. You had reported them in May, and you were given some of the cake.",
    advice: "Ask for the treasurer's key, and keep a short list of who gets no second chance. The cake can go on.",
  },
};
