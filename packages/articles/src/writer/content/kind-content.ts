import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** A portrait of each sign by the element of its birth year, one for each year of the cycle of sixty. */
export const kindContent: Readonly<Record<SignId, Readonly<Record<Element, string>>>> = {
  rat: {
    wood: "The Wood Rat is the sociable one. They collect people as well as facts, like to train juniors, and need a sponsor who stops them from joining a fourth committee.",
    fire: "The Fire Rat says aloud what other Rats keep in a notebook. They make good negotiators and lively managers, provided that somebody else guards the confidential file.",
    earth:
      "The Earth Rat builds reserves: a second supplier, a paid-off house, a pension. Colleagues call them cautious until the quarter when only their budget holds.",
    metal:
      "The Metal Rat has an eye for value and a low tolerance for waste. They cut costs with precision and should ask the people concerned before they do it.",
    water:
      "The Water Rat reads a room like a ledger. Research, trade and diplomacy suit them. Their risk is to gather information until the time to use it has passed.",
  },
  ox: {
    wood: "The Wood Ox is the most willing of the five to change a method. They build teams slowly, teach well, and will argue for the junior whom everyone overlooks.",
    fire: "The Fire Ox works hard and says so. They push through obstacles that others walk around, and they need one person whose “stop” they have promised to accept.",
    earth:
      "The Earth Ox is endurance itself. They suit long projects, family firms and public works. A yearly look at new tools keeps the strength from turning into habit.",
    metal:
      "The Metal Ox keeps standards and agreements to the letter. They make fine surgeons, machinists and auditors, and they find it hard to forgive a colleague who is merely sloppy.",
    water:
      "The Water Ox persuades instead of pushing. They listen for three meetings and then propose the version that everyone can sign. Patience is their form of ambition.",
  },
  tiger: {
    wood: "The Wood Tiger starts things with other people. They gather volunteers quickly and share the credit, and they need a partner who finishes the list.",
    fire: "The Fire Tiger is the most dramatic of the five. They light up a launch or a courtroom. A quiet deputy with a calendar turns the sparks into a career.",
    earth:
      "The Earth Tiger checks the ground before the jump. They bring courage to dull, important fields such as safety, farming and finance, and people follow them there.",
    metal:
      "The Metal Tiger competes. They set records and name the rules that hold others back. A contest with last year's own result is healthier than one with the next desk.",
    water:
      "The Water Tiger looks before acting and talks before fighting. Of all Tigers, they make the best mediators, because nobody doubts that they could also attack.",
  },
  rabbit: {
    wood: "The Wood Rabbit is generous and a little too obliging. They grow in kind teams, shape good training programs, and have to learn that a clear no is also polite.",
    fire: "The Fire Rabbit is charming in public and quicker to take offense than it seems. They do well on stage, in hospitality and in any talk that needs warmth.",
    earth:
      "The Earth Rabbit is practical and quiet. They keep accounts, rooms and friendships in order, and they accept responsibility if it comes without an audience.",
    metal:
      "The Metal Rabbit has firm taste. They know which word, cut or color is right and will defend it, softly and for as long as it takes.",
    water:
      "The Water Rabbit feels every change of mood. Counseling, music and research suit them. They need a door that closes and colleagues who knock.",
  },
  dragon: {
    wood: "The Wood Dragon brings ideas and lets others improve them. They make good founders of schools, studios and labs, where growth is the product.",
    fire: "The Fire Dragon aims for the headline. They lead from the front, inspire hundreds and exhaust dozens. Fixed days of rest belong in their contract.",
    earth:
      "The Earth Dragon organizes the vision. They are the managers among the Dragons, with a plan, a deputy and a budget that adds up.",
    metal:
      "The Metal Dragon says exactly what they want and when. They command respect quickly. Affection takes longer and begins with a question to the team.",
    water:
      "The Water Dragon waits for the right year. They have the vision of the sign with less noise, and they win by letting others discover the idea themselves.",
  },
  snake: {
    wood: "The Wood Snake is the friendliest of the five. They advise, teach and collect fine things, and they plan a career as carefully as a garden.",
    fire: "The Fire Snake wants to be heard. They combine sharp judgment with presence, which makes strong attorneys and editors. A second opinion protects them from certainty.",
    earth:
      "The Earth Snake is calm and good with money. Colleagues bring them difficult choices, because they answer slowly and never gossip.",
    metal:
      "The Metal Snake works alone and aims high. They read contracts for pleasure. A trusted partner who knows the whole plan is worth more to them than a bigger office.",
    water:
      "The Water Snake remembers everything and connects it. Investigation, science and strategy suit them, along with a rule to share results before they are perfect.",
  },
  horse: {
    wood: "The Wood Horse is the most patient of the five. They start with the group, keep their humor in long meetings, and do well in education and logistics.",
    fire: "The Fire Horse runs at full speed and hates a fence. They shine in sales, sport and new markets. Written agreements save the friendships that speed would cost.",
    earth:
      "The Earth Horse checks the road first. They change jobs less than other Horses and bring energy to fields that usually lack it, such as property or administration.",
    metal:
      "The Metal Horse wants results with a number on them. They keep going when others would turn back, and they need a reason to slow down that can be measured.",
    water:
      "The Water Horse adapts to every road. They learn languages and trades quickly and make good correspondents. Finishing is the skill that they have to practice.",
  },
  goat: {
    wood: "The Wood Goat looks after people and plants with the same care. They do well in teaching, health and design, and they should put a price on their time.",
    fire: "The Fire Goat shows what they make. They have more nerve than other Goats, act and sell well, and spend the fee before it arrives.",
    earth:
      "The Earth Goat is steady and helpful. They turn taste into a trade with opening hours, and customers come back because the owner remembers them.",
    metal:
      "The Metal Goat has a soft manner and a hard standard. Craft, music and surgery suit them. They take criticism better when it comes with respect for the work.",
    water:
      "The Water Goat goes where friends go and picks up every mood on the way. In the right team they are inventive. In a harsh one they simply disappear.",
  },
  monkey: {
    wood: "The Wood Monkey improves things for the fun of it. They make good teachers of technical subjects, since they remember how it felt not to know.",
    fire: "The Fire Monkey wants to win, preferably in front of people. They invent under pressure and hate to share the controls. Contests with clear rules bring out the best.",
    earth:
      "The Earth Monkey is dependable in a clever way. They do the clever trick, document it, and keep the old version until the new one has run for a month.",
    metal:
      "The Metal Monkey is independent and precise. Finance, engineering and law suit them. They are less playful at the desk and all the more so after six.",
    water:
      "The Water Monkey gets along with everyone and gives little away. Negotiation is their game. Partners should ask what the actual goal is and wait for the answer.",
  },
  rooster: {
    wood: "The Wood Rooster is the most sociable of the five. They want to improve people along with procedures, which makes good trainers and tiring roommates.",
    fire: "The Fire Rooster leads in public and organizes in detail. Campaigns and stages suit them. They have to learn that a standing ovation can include one person who stays seated.",
    earth:
      "The Earth Rooster collects facts until they carry weight. They become the memory of a department, and young colleagues learn from their files.",
    metal:
      "The Metal Rooster is exact to the second decimal. They protect planes, patients and balance sheets. At home and in brainstorming, eighty percent would do.",
    water:
      "The Water Rooster writes and explains well. They bring order to ideas rather than to shelves, and they can laugh about their own corrections.",
  },
  dog: {
    wood: "The Wood Dog makes friends across departments and keeps them. They suit cooperative work, schools and clinics, and need a reminder that not everyone has to like them.",
    fire: "The Fire Dog defends a cause with charm. People join because the enthusiasm is honest. They should choose one cause per year.",
    earth:
      "The Earth Dog listens to everyone and decides fairly. They become the quiet authority of a workshop or a court, and they rarely ask for the title.",
    metal:
      "The Metal Dog has principles that do not bend. In audit, law and security this is what people pay for. In a marriage or a merger, it takes some oil.",
    water:
      "The Water Dog understands both sides, sometimes too well. They make good counselors and coaches, as long as they keep an opinion of their own.",
  },
  pig: {
    wood: "The Wood Pig brings people together and raises money for good things. They believe in others early, and a careful treasurer should stand beside them.",
    fire: "The Fire Pig is warm and daring. They open restaurants, adopt projects, and go all in. Success or failure depends on who reads the contract.",
    earth:
      "The Earth Pig is content and productive. They want a solid house, a fair employer and work with a visible result, and they keep their word about all three.",
    metal:
      "The Metal Pig is frank and strong-willed. They push through what they consider decent, eat well afterward, and hold no grudge.",
    water:
      "The Water Pig trusts easily and reads feelings well. Diplomacy and care work suit them. They need a friend who asks, before each favor, who will pay for it.",
  },
};
