import type { CoreNumber } from "@zodiac-at-work/numerology";

/** What numerology says about a life path, told as working life. The texts are the articles' own. */
export interface NumberMatter {
  /** A noun phrase: the number in three or four words. */
  readonly theme: string;
  readonly gift: string;
  readonly trap: string;
  readonly day: string;
  readonly team: string;
  readonly money: string;
  readonly boss: string;
  readonly change: string;
  readonly jobs: readonly (readonly [job: string, why: string])[];
}

export const numberMatter: Readonly<Record<CoreNumber, NumberMatter>> = {
  1: {
    theme: "the one who starts",
    gift: "You move before the room has agreed, and you do it without fuss.",
    trap: "Help offered in good faith can sound to you like doubt.",
    day: "Guard the first hour. A One who opens the day with other people's mail has already handed over the wheel.",
    team: "Give each teammate a whole piece to own, since a One who splits tasks too finely ends up doing all of them.",
    money: "You earn best when pay follows results, so ask for a share, a bonus or a rate of your own.",
    boss: "Bring a boss two options and the one you would choose. You hate to wait, and they hate surprises.",
    change:
      "You tend to leave when the thing runs by itself. Plan the handover as a project and you will leave friends behind.",
    jobs: [
      ["Founder", "nobody has to say yes first"],
      ["Product lead", "one name stands on the result"],
      ["Surgeon", "the call is yours"],
      ["Freelance designer", "taste and terms are your own"],
      ["Opening manager", "each new site is a clean page"],
    ],
  },
  2: {
    theme: "the one who joins",
    gift: "You hear both sides, and each side can tell that you did.",
    trap: "You may keep quiet about your own share until someone else is thanked for it.",
    day: "Put the talks that need care before noon. By four a Two has soaked up everybody's mood.",
    team: "You lift a pair more than a crowd, so look for the desk beside one strong partner.",
    money: "Write down what you did each month. A Two who asks for a raise from memory asks for too little.",
    boss: "Pick a boss who says thank you. It sounds small, and over ten years it decides your health.",
    change: "You stay too long out of loyalty. Ask whether the people would still hold you if the work changed.",
    jobs: [
      ["Mediator", "peace is made line by line"],
      ["Account manager", "the client feels heard"],
      ["Editor", "another's page gets better"],
      ["Midwife", "calm passes from hand to hand"],
      ["Chief of staff", "the second chair steers too"],
    ],
  },
  3: {
    theme: "the one who speaks",
    gift: "You turn a dull point into a tale that people retell.",
    trap: "Ten ideas on the wall can hide the fact that none is done.",
    day: "Talk first, type later. A Three thinks out loud, so book a call before you face a blank page.",
    team: "Pair up with someone who loves lists. You fill the page, they find the end of it.",
    money: "Your income comes in waves. Save in the good months by a rule, and you can be carefree by right.",
    boss: "Ask for a stage: the pitch, the launch, the talk to new hires. A Three without an audience goes gray.",
    change: "Boredom is your bell. Before you quit, try to change the audience and keep the craft.",
    jobs: [
      ["Copywriter", "words are the goods"],
      ["Teacher", "a class is a live audience"],
      ["Podcast host", "curious talk pays"],
      ["Brand strategist", "a story has to hold for years"],
      ["Actor", "feeling is put to work"],
    ],
  },
  4: {
    theme: "the one who builds",
    gift: "You make the plan that still works when people are tired.",
    trap: "A good method can turn into a wall that keeps better ones out.",
    day: "Do the hard task in a fixed slot. A Four needs no mood, only a time and a door.",
    team: "People lean on you, which is an honor until it is a weight. Let one beam be carried by someone else.",
    money:
      "You save by habit and fear debt. Leave a small part free for bets, or your skills grow old beside your savings.",
    boss: "You thrive under clear terms. If a boss is vague, write the terms yourself and send them for a nod.",
    change: "A Four changes jobs like a bridge crew: pillar by pillar. Train in the new trade while the old one pays.",
    jobs: [
      ["Site manager", "the thing must stand"],
      ["Database engineer", "order is a feature"],
      ["Accountant", "books do not lie for long"],
      ["Operations lead", "each day has to work"],
      ["Watchmaker", "small parts obey patience"],
    ],
  },
  5: {
    theme: "the one who moves",
    gift: "You learn a new place in the time that others need to unpack.",
    trap: "Change can become the one thing that you never change.",
    day: "Vary the place and keep one anchor. A Five with the same first task each day can be wild for the rest.",
    team: "You are the scout. Go out, come back, and tell the others in plain words what you saw.",
    money: "Keep fixed costs low, since freedom is what you are really buying.",
    boss: "Ask to be judged by outcome. A boss who counts your hours will count you out by June.",
    change: "You change well and often. Keep a file of finished things, so that the path looks like a path.",
    jobs: [
      ["Travel nurse", "new wards, same skill"],
      ["Journalist", "no two days agree"],
      ["Sales engineer", "people, parts and planes"],
      ["Interpreter", "life on the border pays"],
      ["Trade-show manager", "a city is built in a week"],
    ],
  },
  6: {
    theme: "the one who looks after",
    gift: "You notice who skipped lunch, and you do something about it.",
    trap: "Care that nobody asked for is heard as control.",
    day: "Serve yourself first, at least once. A Six who starts with favors is empty by two.",
    team: "You hold the group together. Let people fail at small things, for that is care as well.",
    money: "You give discounts to anyone with a story. Set your price on a calm day and let a form say it.",
    boss: "Choose a boss whose values you could explain to a child. You cannot sell what you would not serve.",
    change: "Guilt keeps you in place. Find your own heir before you go, and guilt has less to say.",
    jobs: [
      ["Nurse", "care has hands"],
      ["School principal", "a house full of people"],
      ["Restaurateur", "each guest is a guest"],
      ["Family lawyer", "fairness comes home"],
      ["Interior decorator", "rooms can be kind"],
    ],
  },
  7: {
    theme: "the one who looks deeper",
    gift: "You ask the question beneath the question.",
    trap: "You may study the door so long that someone else walks through it.",
    day: "Two hours with no calls are worth a whole day to you. A Seven without quiet only looks busy.",
    team: "Tell people what you are working on, even half done. Silence reads as distance to those who do not know you.",
    money: "Depth pays late. Put a price on being right, and charge for the answer rather than for the hours.",
    boss: "You need a boss who trusts a closed door, and who gets a short note from you each Friday.",
    change: "You leave in your head a year before you leave. Say it aloud to one person, then set a month.",
    jobs: [
      ["Scientist", "why is a full-time job"],
      ["Data analyst", "noise hides a shape"],
      ["Security researcher", "locks invite you"],
      ["Librarian", "quiet serves many"],
      ["Technical writer", "clear thought made useful"],
    ],
  },
  8: {
    theme: "the one who runs it",
    gift: "You see what a thing costs, what it earns, and who decides.",
    trap: "Power used for speed can leave you fast and alone.",
    day: "Decide early. An Eight has the best judgment before the third meeting and the worst after the seventh.",
    team: "Give away credit in public, for you have more than you need and others have less.",
    money: "You are at ease with large sums. Keep one honest friend who may ask what they are for.",
    boss: "You work well for someone you could learn from, and poorly for someone you could replace.",
    change: "You move up or out. Check that the next rung leans on a wall you like.",
    jobs: [
      ["General manager", "the whole thing is yours to weigh"],
      ["Investment banker", "big sums, clear stakes"],
      ["Property developer", "plans turn to stone"],
      ["Hospital director", "order serves the sick"],
      ["Franchise owner", "one model, many doors"],
    ],
  },
  9: {
    theme: "the one who gives back",
    gift: "You see where a job touches people who never enter the building.",
    trap: "Saving the world is a fine way to miss a deadline.",
    day: "Pick one cause for the day. A Nine who answers every call helps nobody by night.",
    team: "You draw people from all corners. Ask the quiet ones last, so that they end the talk.",
    money: "You feel that money is for others. It is, once your own rent is safe.",
    boss: "You follow a purpose rather than a person. Ask in the interview what the firm refuses to sell.",
    change: "You are good at endings. Close the file, thank the people, and do not reopen it at night.",
    jobs: [
      ["Relief worker", "far away is near"],
      ["Documentary maker", "others get to speak"],
      ["Public health officer", "the patient is a town"],
      ["Museum guide", "the past gets a voice"],
      ["Judge", "mercy meets the rule"],
    ],
  },
  11: {
    theme: "the one who senses it first",
    gift: "You feel a change in the air before there is a chart for it.",
    trap: "A nervous week can pass for a vision.",
    day: "Write the hunch down at once and test it at noon. An Eleven needs both the spark and the sieve.",
    team: "People come to you for hope. Give them a next step as well, for hope fades by Thursday.",
    money: "You are paid for insight, which is hard to count. Sell it in fixed pieces: a talk, a review, a plan.",
    boss: "Look for a calm boss with dry humor. Two live wires in one room make a fire.",
    change: "You change when the meaning goes. Check first if it is sleep that has gone.",
    jobs: [
      ["Counselor", "what hurts can be felt from here"],
      ["Creative director", "taste sees ahead"],
      ["Foresight researcher", "weak signs add up"],
      ["Composer", "the air is the medium"],
      ["Coach", "belief can be lent"],
    ],
  },
  22: {
    theme: "the one who builds it large",
    gift: "You can hold a dream and its parts list in the same hand.",
    trap: "The size of the plan may scare you out of laying the first stone.",
    day: "One brick a day, by name. A master builder who only plans is a tired poet.",
    team: "You need many hands. Learn to brief in five lines, and you will get them.",
    money: "Think in phases, each of which pays for the next. Large works die of large first bills.",
    boss: "You want a boss with reach and patience. Failing that, a board.",
    change: "You do not change jobs, you change scale. Ask what the same skill could do for a whole city.",
    jobs: [
      ["Infrastructure director", "it will outlast you"],
      ["Systems architect", "a million parts, one plan"],
      ["Foundation head", "money with a blueprint"],
      ["Master planner", "streets come from lines"],
      ["Scale-up chief operator", "growth needs bones"],
    ],
  },
  33: {
    theme: "the one who teaches by doing",
    gift: "You raise the tone of a place merely by how you treat the tired ones.",
    trap: "You can carry so many that your own work is left on the road.",
    day: "Close the door for one hour and feel no guilt. The well has to fill.",
    team: "Teach the teacher. If you train two people to do what you do, you have doubled the care.",
    money: "Charge those who can pay, so that you may help those who can't.",
    boss: "You need a boss who guards your limits better than you do.",
    change: "You go where the need is. Make sure that it is need, and not noise.",
    jobs: [
      ["Head teacher", "the whole child counts"],
      ["Hospice chaplain", "presence is the work"],
      ["Master trainer", "skill passes on with care"],
      ["Community doctor", "the street is the ward"],
      ["Children's author", "kindness in plain words"],
    ],
  },
};
