import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "You and a Rat state get on each other's nerves, so sign for only one year. Manage the regular accounts of a freight firm, where your friendly voice brings customers back.",
    grates:
      "People skip the small talk and want the price. One client hangs up during your “How are you?”, and he's the one who likes you.",
    advice:
      "From your first week, email every client the day's prices at eight. Those who want only a number stop calling, and the rest have time for a talk.",
  },
  ox: {
    works:
      "Look for work in customer service at a farm supplier or a utility. An Ox state lets you take your time with callers, and people keep such a job for thirty years.",
    grates:
      "Everything has to be useful. Your boss turns your handsome report over to see whether there's a number on the back.",
    advice:
      "Put one figure at the top of your very first report: bills corrected, calls saved or trucks on time. Your boss reads that line and nods, and the rest may be as handsome as you like.",
  },
  tiger: {
    works:
      "Railroads and power firms in a Tiger state want you in human resources, and it works if your own boss is calm. Tempers rise fast, and you end quarrels before they spread.",
    grates:
      "Everything is said loudly, and good news is louder. On bonus day you can hear the accounting department through two walls.",
    advice:
      "In the interview, say: “For talks about people, I need a room with a door.” It's true, so you get one, far from accounting. You work in peace, and people come to you after the shouting.",
  },
  rabbit: {
    works:
      "You're at home in a Rabbit state. Choose a job where you sign, such as claims manager or loan officer at a bank, because peacemakers who also decide get promoted.",
    grates:
      "A plan is discussed gently for years, because everyone waits for somebody else to say yes. The new coffee machine is in its third round.",
    advice:
      "When they make the offer, say: “I work best if I can approve 500 dollars alone.” Then the coffee machine needs one signature, which is yours, and nobody else has to say yes.",
  },
  dragon: {
    works:
      "Hospitals and tourist hotels in a Dragon state value your tact with upset people. Take a job in patient relations or guest services for a single year, and rent.",
    grates:
      "Your quiet office makes room for a grand new lobby. There was a meeting about it, and nobody thought that you'd mind.",
    advice:
      "Before you sign, ask which offices will be moved this year. If yours is on the list, say: “I'd like room 12 named in my contract.” You keep a quiet room, and the lobby may grow.",
  },
  snake: {
    works:
      "Law offices, clinics and property owners in a Snake state like people who keep a secret. Look for paralegal work or a job in patient records, and plan to stay.",
    grates:
      "You're friendly to everyone and hear nothing back for months. People are waiting to see whether you keep it up.",
    advice:
      "Two weeks before you start, call a former boss: “Would you phone someone there and vouch for me?” Word goes around, the waiting is over, and your hello is answered in week one.",
  },
  horse: {
    works:
      "In a Horse state, be the account manager who stays, at an insurer or in machine sales. Everyone else changes jobs, and clients are relieved to hear your calm voice again.",
    grates:
      "What you agreed on in May is forgotten in July. The manager who shook your hand has had two other jobs since then.",
    advice:
      "From your first deal on, send a friendly note with what was agreed, and copy a second person at the client's. If one of the two leaves, the other has your note, and the deal holds.",
  },
  goat: {
    works:
      "Move to a Goat state for good, and raise money for a hospital or a college. You share its taste and its kindness, and you ask so pleasantly that donors give.",
    grates:
      "Every cause is dear to someone, so nothing gets cut. In November the college has four choirs and no money for paper.",
    advice:
      "From your first month on, answer each new cause kindly: “Bring me its first donor, and I'll look for ten more.” A cause without money waits, nothing is cut, and there's paper in November.",
  },
  monkey: {
    works:
      "Write manuals or train customers for a car plant or a shipyard. Inventors in a Monkey state seldom explain their work well, and you find the words that a buyer understands.",
    grates:
      "Colleagues try things out on you without asking. Last week your calendar was part of an experiment, and it failed.",
    advice:
      "On your first Monday, say that your calendar is off limits, and offer the draft manual to play with instead. Inventors who have a toy leave the rest of your desk alone.",
  },
  rooster: {
    works:
      "A Rooster state clashes with you, so work for it from another state. Banks and labs there hire remote editors for three months, and your clean drafts please even them.",
    grates:
      "Your three mistakes arrive in a message to the whole team, numbered. Nobody there finds that rude, and somebody adds a fourth.",
    advice:
      "When you discuss the contract, say: “Please name one reviewer, who writes to me alone.” The list is as long as ever, but only one person has seen it.",
  },
  dog: {
    works:
      "Few moves are better for you than one to a Dog state. Supervise the front-desk staff at a port, a base or a hotel: you soften disputes, and your boss protects you.",
    grates: "Your boss tells you the plain truth about your work. You'd rather have heard it as a hint.",
    advice:
      "In the interview, mention that you take criticism best in a private note, a day before the talk. You can wince at home over a cup of tea, and you come in with an answer.",
  },
  pig: {
    works:
      "The budget desk of a hotel, a clinic or a public office is where you belong in a Pig state. Others avoid it, and from you people can bear bad news.",
    grates:
      "The office has overspent since summer, and nobody will spoil the mood with figures. This week there's a party for the new chairs.",
    advice:
      "At the first monthly lunch, stand up and say: “I'm bringing one page of figures each month, and a cake.” People hear the bad news while it's small, from someone they like, and the next chairs wait.",
  },
};
