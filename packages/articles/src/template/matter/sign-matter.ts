import { type SignId, signById } from "@zodiac-at-work/zodiac";

/** The moments of a working week that the articles compare. */
export const moments = [
  "meeting",
  "deadline",
  "money",
  "conflict",
  "feedback",
  "morning",
  "newcomer",
  "boss",
  "selling",
  "rest",
  "writing",
  "choice",
] as const;

export type Moment = (typeof moments)[number];

/** How fast a sign moves, how it treats risk and how it speaks. Pairs are compared by these. */
export interface Temper {
  readonly pace: "quick" | "even" | "slow";
  readonly risk: "bold" | "careful";
  readonly talk: "plain" | "soft" | "spare";
}

/** What tradition says about a sign, told as scenes of office life. The texts are the articles' own. */
export interface SignMatter {
  readonly temper: Temper;
  /** A noun phrase: what the sign brings that others lack. */
  readonly gift: string;
  /** A noun phrase: what goes wrong when the gift has no brake. */
  readonly trap: string;
  /** An imperative without a period. */
  readonly remedy: string;
  /** A fact of folklore, one or two sentences. */
  readonly lore: string;
  readonly moments: Readonly<Record<Moment, string>>;
  /** Kinds of work, each with the reason. */
  readonly jobs: readonly (readonly [job: string, why: string])[];
}

/** Returns a scene of a sign that names the sign, so that it can stand beside scenes of others. */
export function sceneOf(sign: SignId, moment: Moment): string {
  const scene = signMatter[sign].moments[moment];
  const { name } = signById(sign);
  return scene.includes(name) || scene.includes("Oxen") ? scene : `The ${name}? ${scene}`;
}

export const signMatter: Readonly<Record<SignId, SignMatter>> = {
  rat: {
    temper: { pace: "quick", risk: "careful", talk: "soft" },
    gift: "a nose for the detail that changes the price",
    trap: "a drawer full of facts that nobody else may open",
    remedy: "share one thing you know before the week is out",
    lore: "In the story of the great race, the Rat could not swim well, so it asked for a ride across the river and hopped off first at the bank. People still argue over whether that was cheek or planning.",
    moments: {
      meeting:
        "A Rat sits near the door, counts who has not spoken, and asks the cheap question that turns out to be the dear one.",
      deadline:
        "Long before a date is due, the Rat has a rough draft hidden in a folder, in case the clock is moved up.",
      money:
        "Ask a Rat what a thing costs and you get three numbers: the list price, the real price, and what last year's buyer paid.",
      conflict:
        "When tempers rise, a Rat goes quiet, takes notes, and comes back later with the one fact that ends the row.",
      feedback: "Praise pleases a Rat less than access does, so thank it with a seat where the news arrives first.",
      morning: "The Rat scans the inbox before coffee and has traded two favors by the time the rest have parked.",
      newcomer:
        "In a new job the Rat learns the names of the people at the front desk before it learns the chart of bosses.",
      boss: "Under a Rat you will hear about trouble early, and you will be asked what you have done with the budget.",
      selling: "A Rat sells by knowing what the buyer worried about last night, and it never names its floor first.",
      rest: "Rest comes hard to the Rat, who reads about work on the beach and calls it a holiday.",
      writing: "Its messages are short, warm at the top, and carry a question in the last line that you cannot dodge.",
      choice: "Faced with two doors, a Rat sends a cheap test through each and waits to see which one comes back.",
    },
    jobs: [
      ["Market analyst", "clues are scattered, and the first to join them wins"],
      ["Buyer", "a small gap in price, found daily, adds up to a raise"],
      ["Reporter", "a wide circle of sources is half of the craft"],
      ["Startup operator", "little cash has to go a long way"],
      ["Fraud examiner", "odd numbers itch until they are explained"],
      ["Recruiter", "it recalls who knows whom, and who is bored"],
    ],
  },
  ox: {
    temper: { pace: "slow", risk: "careful", talk: "spare" },
    gift: "a promise that needs no reminder",
    trap: "a load carried alone until the back gives out",
    remedy: "hand over one task while you still could do it yourself",
    lore: "The Ox set out before dawn in the great race, because it knew how slow it was. It led for most of the way, and most farmers who told the tale felt that it should have won.",
    moments: {
      meeting: "An Ox says little in the room, then does on Tuesday exactly what was agreed on Monday.",
      deadline: "Give the Ox a date and it divides the work by days, so that no night before is ever a long one.",
      money: "The Ox would sooner own one good tool than rent five, and it pays bills the week that they come.",
      conflict: "Push an Ox and it plants its feet, so bring a reason and some time in place of a louder voice.",
      feedback: "Flattery slides off, yet an Ox will think for days about one fair remark on the work.",
      morning: "The same seat, the same cup, the hardest task first: an Ox wins its day before ten.",
      newcomer: "The first month looks slow, since the Ox wants to know how each part works before it touches any.",
      boss: "An Ox in charge sets a pace you can keep all year, and notices who keeps it.",
      selling: "It sells by turning up again, in the rain if need be, with the same offer and the same price.",
      rest: "The Ox rests by making things: a wall, a loaf, a bed of beans that has to be watered at six.",
      writing: "Expect two plain lines with no greeting, sent at the hour they were promised.",
      choice: "An Ox sleeps on it, asks the person who did it last time, and then does not look back.",
    },
    jobs: [
      ["Civil engineer", "what gets built must stand for decades"],
      ["Farm manager", "the seasons reward those who start on time"],
      ["Surgeon", "hands grow sure through years of the same motion"],
      ["Controller", "the books close on the same day each month"],
      ["Plant supervisor", "steady output beats a fast week and a broken line"],
      ["Master carpenter", "skill shows in joints that nobody will see"],
    ],
  },
  tiger: {
    temper: { pace: "quick", risk: "bold", talk: "plain" },
    gift: "the nerve to go first",
    trap: "a fight picked for the sake of the fight",
    remedy: "ask for the worst case before you say yes",
    lore: "Children in northern China once wore caps sewn like a Tiger's head, with ears and whiskers, because the animal was thought to scare off bad luck.",
    moments: {
      meeting: "A Tiger says out loud what six people were thinking, and the meeting ends ten minutes early.",
      deadline: "The Tiger loves a date that looks impossible and forgets one that looks easy.",
      money: "Cash is fuel to a Tiger: it would rather spend it on a chance than watch it sleep in the bank.",
      conflict:
        "Tigers fight in the open, shake hands after, and are puzzled when the other side is still sore on Friday.",
      feedback: "Tell it straight, tell it alone, and tell a Tiger what to do next, or the lesson turns into a duel.",
      morning: "It walks in talking, and the plan for the day changes twice before the coat is off.",
      newcomer: "By the second week a new Tiger has found the rule that makes no sense and asked who wrote it.",
      boss: "A Tiger boss takes the blame upstairs and expects you to be brave in return.",
      selling: "It sells by believing, so a Tiger should never be asked to pitch a thing it would not buy.",
      rest: "A Tiger rests by moving: a hill, a bike, a court, a drive with no map.",
      writing: "Mail from a Tiger is all verbs, and you know within a line what is wanted and by when.",
      choice: "Given a safe road and a steep one, the Tiger has left before you finish the list of risks.",
    },
    jobs: [
      ["Founder", "someone has to jump before the numbers are in"],
      ["Trial lawyer", "a full court room sharpens it"],
      ["Turnaround lead", "things are bad enough that change is welcome"],
      ["Emergency nurse", "the next ten minutes are all that counts"],
      ["Sales director", "a team runs harder behind a leader who runs"],
      ["Field reporter", "the story is where most people would not go"],
    ],
  },
  rabbit: {
    temper: { pace: "even", risk: "careful", talk: "soft" },
    gift: "an ear for what was meant but not said",
    trap: "a yes that was only meant to keep the peace",
    remedy: "say the no that you have been writing around",
    lore: "Look at the full moon as people in China do, and the gray marks on it form a Rabbit at a mortar, grinding herbs for a drink that ends all sickness.",
    moments: {
      meeting: "A Rabbit notes who looked away at the budget slide and has a quiet word with them in the hall.",
      deadline: "Work from a Rabbit is early and polished, because rushing feels to it like bad manners.",
      money:
        "The Rabbit keeps a cushion, and a cushion for the cushion, and still picks the good paper for the invoice.",
      conflict: "It will walk twice around the block to avoid a scene, so invite a Rabbit to object and then wait.",
      feedback: "Begin with what works, since a Rabbit hears the tone first and may never reach the content.",
      morning: "Rabbits come in gently: a window opened, a desk put straight, then an hour that nobody should break.",
      newcomer: "In week one the Rabbit learns how people here disagree, because that tells it all the rest.",
      boss: "A Rabbit leads by asking, and you may need a day to notice that you were given an order.",
      selling: "Clients stay with a Rabbit for years, for it remembers the name of the dog and the date of the move.",
      rest: "Good light, clean sheets and no calls: a Rabbit can mend in a day what takes others a week.",
      writing: "Each line has been read aloud once, and the hard news sits in the middle where it hurts least.",
      choice: "A Rabbit maps the exits first, then picks the path that leaves the most friends at the end of it.",
    },
    jobs: [
      ["Editor", "taste and tact meet on one page"],
      ["Interior designer", "a room is a way of treating people"],
      ["Pharmacist", "care with small doses is the whole task"],
      ["Private banker", "trust is built over years of small proofs"],
      ["HR partner", "people talk to someone who does not rush them"],
      ["Archivist", "order is kept for a reader not yet born"],
    ],
  },
  dragon: {
    temper: { pace: "quick", risk: "bold", talk: "plain" },
    gift: "a picture of the end so clear that others start to walk",
    trap: "a promise larger than the calendar",
    remedy: "cut the plan in half and finish that half",
    lore: "In the tale of the race the Dragon could fly, yet it came in late: it had stopped to bring rain to a dry village and to blow a tired swimmer's log to shore.",
    moments: {
      meeting: "When a Dragon stands up to sketch, people put down their phones, and the scope has doubled by lunch.",
      deadline: "The Dragon treats a date as a stage, so the last day is grand and the day before it is chaos.",
      money: "Small sums bore a Dragon, which is why someone else should hold the card with the low limit.",
      conflict: "It roars, it means it, and it has forgiven you by dinner, often before you have forgiven it.",
      feedback: "Aim your note at the goal and never at the name, and a Dragon will rebuild the thing overnight.",
      morning: "A Dragon arrives with an idea from the shower and needs three people to hear it at once.",
      newcomer: "New to a firm, the Dragon asks where it will be in ten years and who is in the way.",
      boss: "Work for a Dragon and you will do more than you thought you could, then need a long weekend.",
      selling: "It sells the future, in color, and buyers sign because they wish to live there too.",
      rest: "Rest for a Dragon is applause in another hall: a choir, a team, a party it did not plan to host.",
      writing: "Its notes open with why, skip how, and end with a line you could print on a wall.",
      choice: "Of two plans the Dragon picks the one that would make the better story, then makes it true.",
    },
    jobs: [
      ["Chief executive", "a wide view is the job itself"],
      ["Architect", "large things are drawn years before they stand"],
      ["Film producer", "money and talent follow a strong picture"],
      ["City planner", "the client is a place and the term is long"],
      ["Fund-raiser", "people give to those who clearly believe"],
      ["Venture lead", "ten bets are placed so that one may soar"],
    ],
  },
  snake: {
    temper: { pace: "slow", risk: "careful", talk: "spare" },
    gift: "the patience to wait for the right minute",
    trap: "a reason kept so private that others invent one",
    remedy: "write two lines of why under each decision",
    lore: "The Snake took sixth place in the race by curling around the leg of the animal ahead and dropping off at the line, which startled its ride into seventh.",
    moments: {
      meeting: "A Snake speaks once, near the end, and the vote goes the way of that one remark.",
      deadline: "Nothing shows for weeks, then the Snake lays down a finished piece with no loose thread.",
      money: "The Snake buys seldom and well, and it will let nine fair deals go by for the tenth.",
      conflict: "It does not raise its voice; it raises the stakes, and only after it has read the contract.",
      feedback: "Give a Snake your note in writing and in full, then leave it alone until it comes to you.",
      morning: "Doors shut, lamp on, one problem on the desk: that is how a Snake likes a day to open.",
      newcomer: "A new Snake watches who calls whom, and by spring it knows how things are really decided.",
      boss: "A Snake tells you what it needs to hear, gives you room, and sees through the slide that hides a gap.",
      selling: "It lets the buyer talk, and the price it names fits the worry it has just heard.",
      rest: "Snakes need hours with nobody in them, and they return from such an evening as if repaired.",
      writing: "You get one paragraph with no spare word, and on the third reading you see the warning in it.",
      choice: "A Snake circles the matter, goes still, and then moves once, with no second thoughts to manage.",
    },
    jobs: [
      ["Researcher", "one deep finding pays for a year of quiet"],
      ["Portfolio manager", "waiting is a skill that earns money"],
      ["Therapist", "what is left unsaid is the material"],
      ["Detective", "small signs speak to those who sit still"],
      ["Diagnostician", "a rare cause hides behind common signs"],
      ["Deal adviser", "silence across a table has its price"],
    ],
  },
  horse: {
    temper: { pace: "quick", risk: "bold", talk: "plain" },
    gift: "a start that pulls the others along",
    trap: "a field of good beginnings with no harvest",
    remedy: "name the finish line before you run",
    lore: "An old saying wishes people success the moment the Horse arrives, 马到成功. Armies, mail and brides all came on horseback, so its hooves meant that something had begun.",
    moments: {
      meeting: "A Horse answers first, laughs at its own mistake, and has the room awake by the second item.",
      deadline: "Far dates vanish from sight, so break them up: a Horse runs best when it can see the next fence.",
      money: "It earns fast and treats all comers, which is why a Horse should move savings out of reach on payday.",
      conflict: "The storm is loud and short; by the time you have framed a reply, the Horse is asking about lunch.",
      feedback:
        "Catch it while it walks, say one thing, and a Horse will try your idea before you are back at your desk.",
      morning: "Out of bed and out of the house: a Horse thinks with its legs and calls from the road.",
      newcomer: "On day one the new Horse has met two floors, and by day three it wants a task of its own.",
      boss: "A Horse leads from the front, praises in public, and sometimes forgets to look behind.",
      selling: "Put it in front of people, since a Horse that sells by mail is only half awake.",
      rest: "Sit still is no cure; a Horse gets well on trains, on trails, on a dance floor.",
      writing: "Three messages come where one would do, and the third has the answer.",
      choice: "The Horse decides at a canter and corrects at a gallop, and it is right more than it deserves to be.",
    },
    jobs: [
      ["Regional sales lead", "each day brings new roads and new faces"],
      ["Logistics manager", "all of it moves, and has to keep moving"],
      ["Broadcaster", "warmth goes out live with no second take"],
      ["Athletic coach", "energy is the tool of the trade"],
      ["Event producer", "months of work meet one bright night"],
      ["Field engineer", "the fault is out there and so is the fun"],
    ],
  },
  goat: {
    temper: { pace: "slow", risk: "careful", talk: "soft" },
    gift: "the sense of how a thing will feel to use",
    trap: "a price set low so that nobody will mind",
    remedy: "write your fee down before the call",
    lore: "The word for this sign, 羊, covers goat, sheep and ram alike, which is why your almanac and your aunt may not agree on its name. Three of them on a New Year's card stand for a fresh start.",
    moments: {
      meeting: "A Goat sees who has been talked over and hands them the floor with a single question.",
      deadline: "Moods set its clock, so a Goat does well with one kind person who asks on Wednesday how it is going.",
      money: "The Goat gives discounts before they are asked for, and should let a printed list do the talking.",
      conflict: "Harsh words stop its hands, and a Goat may need a walk and a friend before it can reply.",
      feedback: "Be exact and be gentle: tell a Goat which line sings, then which one does not.",
      morning:
        "It starts slowly, with music and something to touch, and it should not be asked for numbers before nine.",
      newcomer: "A Goat joins by making the place nicer, and in a month no one recalls the bare wall.",
      boss: "With a Goat in charge the team eats together, stays late by choice, and sometimes lacks a firm no.",
      selling: "It sells by taste, since people who like the shop window come in and do not ask for less.",
      rest: "A Goat needs a garden, a stove or a sketchbook, and some hours that have no use at all.",
      writing: "Its notes are kind, a bit long, and tend to bury the request under the thanks.",
      choice: "A Goat asks three friends, sleeps badly, and then picks what it had wanted from the start.",
    },
    jobs: [
      ["Product designer", "feeling for the user is the main tool"],
      ["Pastry chef", "beauty that people finish in a minute still counts"],
      ["Pediatric nurse", "a soft voice is part of the cure"],
      ["Landscape gardener", "patience turns a plot into a place"],
      ["Costume maker", "cloth has to tell who somebody is"],
      ["Early-grade teacher", "the shy ones bloom when they are seen"],
    ],
  },
  monkey: {
    temper: { pace: "quick", risk: "bold", talk: "plain" },
    gift: "a third answer when there were only two",
    trap: "a shortcut that others have to repair",
    remedy: "stay for the dull last tenth of the job",
    lore: "The most loved Monkey in Chinese books stole the peaches of heaven and was shut under a mountain for it. He got out by promising to guard a monk on a very long road, and he kept his word.",
    moments: {
      meeting: "A Monkey doodles, cracks one joke, and then fixes in a sentence what the slide could not.",
      deadline:
        "The first draft is done in an hour and the last fix is never done, unless someone takes the keyboard away.",
      money: "It haggles for sport, and a Monkey that won a dime will tell the tale all week.",
      conflict: "The Monkey can argue your side better than you do, which rarely makes you feel that you won.",
      feedback: "Show it a faster way and a Monkey is yours; tell it to obey and you have lost the afternoon.",
      morning: "Six tabs, two ideas and half a plan are open before the meeting that was meant to give it one.",
      newcomer: "A new Monkey breaks something small in week one to learn how it was put together.",
      boss: "Under a Monkey there is room to play, few rules, and a fair chance that the plan is new again today.",
      selling: "It sells by showing, since a Monkey with a demo in its hand is hard to send away.",
      rest: "Games, gadgets, a language it will drop by June: a Monkey rests by being bad at something new.",
      writing: "Quick, funny, lower case, and the key fact is in the link that you did not open.",
      choice: "A Monkey tries both, mixes the halves that worked, and acts as if that had been the plan.",
    },
    jobs: [
      ["Software developer", "a puzzle a day, and proof by running it"],
      ["Growth marketer", "ten small trials beat one large belief"],
      ["Management consultant", "each client is a new toy box"],
      ["Game designer", "play is the product and also the method"],
      ["Incident responder", "calm wit is worth most at three in the morning"],
      ["Comedy writer", "truth gets in sideways"],
    ],
  },
  rooster: {
    temper: { pace: "even", risk: "careful", talk: "plain" },
    gift: "the error found while it is still cheap",
    trap: "a true remark at the wrong time",
    remedy: "name two things that are right before the one that is wrong",
    lore: "Before clocks, the Rooster's call told a village when to rise, and paper cuts of it were hung on doors to keep stinging things out of the house.",
    moments: {
      meeting:
        "A Rooster brought the agenda, will keep you to it, and has seen that page nine adds up to more than the total.",
      deadline: "Dates are vows to a Rooster, who hands in at noon what was due at five.",
      money: "Each receipt has its place, and a Rooster can tell you what the team spent on lunch in March.",
      conflict: "It says the hard thing first and the kind thing second, so ask a Rooster to swap the order.",
      feedback: "A Rooster wants detail, in public if it is praise and in private if it is not.",
      morning: "Shoes shined, list made, first in: the Rooster has found two slips in the night report by eight.",
      newcomer: "New Roosters read the manual, mark it in red, and return it with thanks.",
      boss: "With a Rooster above you the bar is high and clear, and the person who clears it hears about it in front of all.",
      selling: "It sells by proof: dates, figures, a sample, and a promise with its name under it.",
      rest: "Its day off has a plan too, and a Rooster is happiest when the shed is in order by four.",
      writing: "Numbered points, no typos, and a last line that says who does what by when.",
      choice: "A Rooster lists the facts in two columns and trusts the longer one, with a glance in the mirror.",
    },
    jobs: [
      ["Auditor", "the gap between said and done is the work"],
      ["Air traffic controller", "exact words keep people alive"],
      ["Dentist", "a tenth of an inch is a lot"],
      ["Copy chief", "standards need someone to own them"],
      ["Quality engineer", "each flaw found early saves ten later"],
      ["Keynote speaker", "it likes the light and rehearses for it"],
    ],
  },
  dog: {
    temper: { pace: "even", risk: "careful", talk: "plain" },
    gift: "a word that holds when it costs something",
    trap: "a watch kept so long that nobody dares relax",
    remedy: "set the hour at which the worrying must stop",
    lore: "A poor house was said to be safe from thieves if it fed a Dog, and a stray that came to the door was taken for a sign that money would follow.",
    moments: {
      meeting: "A Dog asks who will be hurt by the plan, and the pause that follows is worth the whole hour.",
      deadline: "It stays until the last of the team is done, even if its own part was closed at three.",
      money: "A fair wage matters more to a Dog than a big one, and it knows what the person beside it earns.",
      conflict: "The Dog forgives an insult to itself with ease and an insult to a friend not at all.",
      feedback: "Tell it that you have its back, then tell it the problem; a Dog can hear the rest from there.",
      morning: "A glance around the room, who is late, who looks pale: only then does the Dog open its own list.",
      newcomer: "It hangs back for a month, and then a new Dog will stand up for the place as if it had built it.",
      boss: "A Dog keeps the door open and the promises small, and it would lose a bonus before it lost you.",
      selling: "It sells by telling you what is wrong with the product, after which you believe the rest.",
      rest: "A Dog rests among its own: the same table, the same people, a long walk after.",
      writing: "Plain words, no spin, and a line at the end that asks how you are and means it.",
      choice: "First it asks what is right, then what is safe, and a Dog is slow only when the two part ways.",
    },
    jobs: [
      ["Public defender", "someone has to stand beside the one who is alone"],
      ["Compliance officer", "no is said for good reasons and in good time"],
      ["Social worker", "trust opens what rules cannot"],
      ["Security lead", "being alert on behalf of all is natural to it"],
      ["Union delegate", "fair shares need a steady voice"],
      ["Support manager", "angry people calm down when they are believed"],
    ],
  },
  pig: {
    temper: { pace: "slow", risk: "bold", talk: "soft" },
    gift: "good will that comes back with interest",
    trap: "a favor too many, signed without reading",
    remedy: "let a contract sit one night before you sign",
    lore: "The Pig is said to have come last because it stopped for a meal on the way and then took a nap. It got its place in the circle all the same, which suits a sign that trusts in second helpings.",
    moments: {
      meeting:
        "A Pig brings something to eat, lets the loud ones finish, and then offers to do the part that all had dodged.",
      deadline: "It says yes to too many dates and still lands them, one by one, on the far side of midnight.",
      money: "Lend the Pig a dollar and you get back two, which is lovely until you see its own accounts.",
      conflict: "Slow to anger and quick to feed the other side, a Pig tends to end quarrels that it could have won.",
      feedback: "A Pig takes your word as meant, so mean it, and leave out the clever part.",
      morning: "Breakfast first, then the in-tray from top to bottom, at a pace that looks lazy until you count.",
      newcomer: "Within days a new Pig is the one whom people tell things to, by the kettle.",
      boss: "A Pig shares the bonus, the blame and the cake, and should let someone else sign the leases.",
      selling: "It sells by giving a little more than was ordered, and the second order is the one that pays.",
      rest: "Few signs rest so well: a long table, a soft chair, and no guilt at all.",
      writing: "Friendly, unhurried, with one point per message and the door left open at the end.",
      choice: "A Pig asks what would make most people glad, and is right so often that others call it luck.",
    },
    jobs: [
      ["Restaurant owner", "feeding people well is a business and a joy"],
      ["Property manager", "tenants stay where they are treated as guests"],
      ["Hospice nurse", "calm kindness has no substitute"],
      ["Account director", "clients forgive much in someone who gives much"],
      ["Charity director", "giving is the product"],
      ["Project finisher", "the long middle does not wear it down"],
    ],
  },
};
