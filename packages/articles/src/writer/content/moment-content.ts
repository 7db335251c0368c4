import type { Moment } from "./sign-portrait.ts";

/** What the articles say about a moment, whatever the sign. Slots: those of a sign, or of a pair for `pair`. */
export interface MomentContent {
  /** A noun phrase in the plural or an uncountable one: `meetings`. */
  readonly label: string;
  /** Advice to the person of the sign. */
  readonly own: readonly string[];
  /** Advice to the people around. */
  readonly around: readonly string[];
  /** Opens a scene of two signs. */
  readonly pair: readonly string[];
}

export const momentContent = {
  meeting: {
    label: "meetings",
    own: [
      "If you are {aS}, write your main point on a card before the meeting. You will know whether it was said.",
      "As {aS}, ask the chair for the topics a day ahead. Your first reaction is good, and your second one is better.",
      "Count how often you speak in the next three meetings. Most {Ss} are surprised by the number.",
    ],
    around: [
      "If you lead the meeting, leave a gap before the vote. The {S} may have one more thing to say.",
      "Seat the {S} where everyone can be seen. Half of their judgment comes from faces.",
      "Send the {S} the decision in one line afterward, and nobody has to remember it differently.",
    ],
    pair: [
      "Start with meetings.",
      "In the meeting room, the difference shows within minutes.",
      "Put both at one table.",
    ],
  },
  deadline: {
    label: "deadlines",
    own: [
      "Tell the planner how you work. What looks like luck in {aS} is usually a method.",
      "Set the date of your first rough version as well as the last one. It is the missing half of a {S} schedule.",
      "As {aS}, compare your last five estimates with what happened. Correct the next one by the average.",
    ],
    around: [
      "Ask the {S} what could still go wrong, a week before the date. The answer is worth the question.",
      "Agree with the {S} on what done means. Many late nights come from two definitions.",
      "Leave the {S} the choice of hours and insist on the date.",
    ],
    pair: [
      "Then there are deadlines.",
      "A due date brings out habits.",
      "Watch both of them in the last week of a project.",
    ],
  },
  money: {
    label: "money",
    own: [
      "Turn one money habit into a rule. After that, the {S} in you need not think about it again.",
      "Once a year, ask what your position pays elsewhere. Few {Ss} do it, and fewer regret it.",
      "Write the sum down before you talk. {Ss} negotiate better with a number on paper.",
    ],
    around: [
      "If you set the pay of {aS}, explain how you arrived at the figure. The reasoning counts.",
      "Give the {S} a clear budget and a clear limit. Most arguments about money are about one of the two.",
      "Settle costs with {aS} in writing, even small ones.",
    ],
    pair: ["Money shows it best.", "Look at how each treats a budget.", "Give them a shared account."],
  },
  conflict: {
    label: "conflict",
    own: [
      "When it next flares up, name the thing and leave the person out of it. {aS} with that habit is easy to work with.",
      "As {aS}, ask yourself after a row what you wanted. Then ask for that.",
      "Choose one colleague who may tell you that you are wrong. Every {S} needs one.",
    ],
    around: [
      "In a dispute with {aS}, repeat their point before you make yours.",
      "Give the {S} a day, and then come back to it. Both parts matter.",
      "Look for what the {S} is protecting. Once that is safe, the rest can be discussed.",
    ],
    pair: ["Sooner or later they disagree.", "Conflict is where the two need a plan.", "Every team has a bad day."],
  },
  feedback: {
    label: "feedback",
    own: [
      "Tell your reviewer how you like to hear criticism. Few people guess it of {aS}.",
      "Ask one precise question after each piece of work. Precise questions get {Ss} useful answers.",
      "Keep a page of compliments with dates. On a bad day, {aS} forgets that there were any.",
    ],
    around: [
      "Before you review {aS}, decide on the one change that matters.",
      "End the talk with the {S} by asking what they heard. The answer may differ from what you said.",
      "Praise the {S} within a day. Later, it sounds like a form.",
    ],
    pair: [
      "Someone has to give feedback.",
      "Reviews need care on both sides.",
      "Now one of them comments on the other's work.",
    ],
  },
  morning: {
    label: "the first hour of the day",
    own: [
      "Put your most valuable task where your energy is. {Ss} lose more to a bad timetable than to a bad boss.",
      "Protect your start of the day for two weeks and compare the results. That convinces a {S} more than any advice.",
      "As {aS}, tell colleagues when you may be disturbed. They would rather know.",
    ],
    around: [
      "Plan talks with {aS} around their best hours. You will get more from half the time.",
      "Ask the {S} which hour they would defend. Then leave it free.",
      "Do not read much into the mood of the {S} before ten.",
    ],
    pair: ["Take an ordinary morning.", "Look in at nine o'clock.", "Their days begin differently."],
  },
  newcomer: {
    label: "a new job",
    own: [
      "Say in the interview how you start. What people then see is {aS} at work and not a doubt.",
      "Book a talk with your manager for week six. By then, {aS} has something to say.",
      "Find out in the first month who decides what. For {Ss} it is worth more than the manual.",
    ],
    around: [
      "Give a new {S} one real task and one person to ask.",
      "Judge the {S} after three months, not after three weeks.",
      "Show the {S} how things are truly done. The official version can wait.",
    ],
    pair: ["Suppose one of them is new.", "Think back to the first weeks.", "They settle in at different speeds."],
  },
  boss: {
    label: "leadership",
    own: [
      "Ask your team what they would stop doing. {Ss} who lead hear that too rarely.",
      "Write down the three decisions that only you may take. A {S} with a short list has a strong team.",
      "Tell people what you are like on a bad day. They know it already, and it helps that you do.",
    ],
    around: [
      "Report to {aS} in the way that they report to others.",
      "Ask the {S} for the goal and for the limit. In between, you are free.",
      "Bring the {S} a decision to make instead of a story to hear.",
    ],
    pair: ["Now make one of them the boss.", "Leadership changes the picture.", "Give one of them the corner office."],
  },
  selling: {
    label: "selling",
    own: [
      "Even if you never meet customers, every plan has a buyer. Present it the way that {aS} sells best.",
      "Write down why your last three yeses happened. That is the {S} method, and it can be repeated.",
      "As {aS}, practice the price aloud. Then stop talking.",
    ],
    around: [
      "Let the {S} choose the customers. The fit matters more than the script.",
      "Pair the {S} with somebody who does the follow-up.",
      "Measure the {S} by repeat orders as well as by new ones.",
    ],
    pair: [
      "Put a customer in the room.",
      "Selling asks something different of each.",
      "Send them to a client together.",
    ],
  },
  rest: {
    label: "rest",
    own: [
      "Put rest on the calendar like a client. A tired {S} is not half as good.",
      "Notice what you do on the first free day. It tells {aS} what was missing all week.",
      "Plan the next break before the current one ends. {Ss} keep appointments better than intentions.",
    ],
    around: [
      "If the {S} turns short-tempered, check the vacation list before you check the motives.",
      "Leave the {S} alone after a big week. The thanks can come on Tuesday.",
      "Ask the {S} on Friday about the weekend, and on Monday about nothing before coffee.",
    ],
    pair: ["Even free time differs.", "Friday evening comes.", "They recover in different ways."],
  },
  writing: {
    label: "email",
    own: [
      "Read your last five messages as if a stranger had sent them. Change one habit of {aS}.",
      "Put the request in the first line for a month. {Ss} get faster answers that way.",
      "As {aS}, ask a colleague of another sign to read the next difficult mail before you send it.",
    ],
    around: [
      "Answer {aS} in the same length. It is understood as respect.",
      "If a message from the {S} puzzles you, call. Two minutes replace six replies.",
      "Ask the {S} for a date in every message that asks for work.",
    ],
    pair: ["Read their email.", "Open the inbox of each.", "Their messages look nothing alike."],
  },
  choice: {
    label: "decisions",
    own: [
      "Keep a log of larger choices with the reason. In a year it tells {aS} how far to trust the first impulse.",
      "Decide how you will decide before you look at the options. It saves {Ss} a week.",
      "As {aS}, ask what you would advise a friend. Then do that.",
    ],
    around: [
      "Give the {S} the facts early and the deadline clearly.",
      "Ask the {S} for the second choice as well. The reasons come out with it.",
      "Once the {S} has chosen, help. A reopened question costs trust.",
    ],
    pair: ["Give them a hard choice.", "Lay two offers on the table.", "Decisions are the real test."],
  },
} as const satisfies Readonly<Record<Moment, MomentContent>>;
