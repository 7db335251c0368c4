import type { CoreNumber } from "@zodiac-at-work/numerology";

/** What numerology says about a life path, told as working life in the second person. The texts are the articles' own. */
export interface NumberContent {
  /** The number as a name: `Seven`. */
  readonly word: string;
  /** A noun phrase: the number in two or three words. */
  readonly theme: string;
  readonly gift: readonly string[];
  readonly trap: readonly string[];
  readonly day: readonly string[];
  readonly team: readonly string[];
  readonly money: readonly string[];
  readonly boss: readonly string[];
  readonly change: readonly string[];
  readonly jobs: readonly (readonly [job: string, why: string])[];
}

export const numberContent: Readonly<Record<CoreNumber, NumberContent>> = {
  1: {
    word: "One",
    theme: "the starter",
    gift: [
      "You move before the room has agreed, and you do it without fuss.",
      "You can work alone for weeks without losing the thread, because the goal is your own.",
    ],
    trap: [
      "Help that is offered in good faith can sound to you like doubt.",
      "You may repeat work that a colleague has already done, simply because you did not ask.",
    ],
    day: [
      "Guard the first hour. A One who opens the day with other people's mail has handed over the wheel.",
      "Put one decision on each morning's page. By noon a One needs the feeling that something has moved.",
    ],
    team: [
      "Give each teammate a whole piece to own. A One who divides tasks too finely ends up doing all of them.",
      "Say your plan aloud before you start. People cannot follow a One whose plan exists only in one head.",
    ],
    money: [
      "You earn best when pay follows results, so ask for a share, a bonus or a rate of your own.",
      "A One underestimates slow months. Keep half a year of costs in reserve before you go freelance.",
    ],
    boss: [
      "Bring your boss two options and the one that you would choose. You hate to wait, and bosses hate surprises.",
      "Look for a manager who sets the goal and then leaves the room. With a close checker, a One lasts about a year.",
    ],
    change: [
      "You tend to leave once the thing runs by itself. Plan the handover as a project, and you will leave friends behind.",
      "Before you resign, ask for a new problem in the same house. It is the problem you miss rather than the exit.",
    ],
    jobs: [
      ["Founder", "nobody has to say yes first"],
      ["Product lead", "one name stands behind the result"],
      ["Surgeon", "the decision at the table is yours"],
      ["Freelance designer", "taste and terms are your own"],
      ["Store opener", "each new site is a blank page"],
      ["Patent holder", "an idea can be owned before it is common"],
      ["Solo attorney", "you choose the case and carry it"],
    ],
  },
  2: {
    word: "Two",
    theme: "the partner",
    gift: [
      "You hear both sides, and each side can tell that you did.",
      "You notice a change of mood before anybody has named it.",
    ],
    trap: [
      "You may keep quiet about your own share until someone else is thanked for it.",
      "You agree to keep the peace and then feel overlooked.",
    ],
    day: [
      "Put the talks that need care before noon. By four, a Two has absorbed everybody's mood.",
      "Plan half an hour alone after each long meeting. A Two needs it the way others need coffee.",
    ],
    team: [
      "You strengthen a pair more than a crowd, so look for the desk beside one good partner.",
      "Make your part visible. A shared file with names on it saves a Two from hinting.",
    ],
    money: [
      "Write down what you did each month. A Two who asks for a raise from memory asks for too little.",
      "Let a friend rehearse the salary talk with you. The first figure that a Two names is usually the lower one.",
    ],
    boss: [
      "Pick a boss who says thank you. It sounds small, and over ten years it decides how you feel on Sunday evening.",
      "A Two shines as deputy to a strong, fair person. With an unfair one, you get sick before you get angry.",
    ],
    change: [
      "You stay too long out of loyalty. Ask whether the people would still hold you if the work changed.",
      "Do not leave without a talk. A Two who says what is missing is often offered it.",
    ],
    jobs: [
      ["Mediator", "peace is made line by line"],
      ["Account manager", "the client feels heard"],
      ["Editor", "somebody else's page gets better"],
      ["Midwife", "calm passes from one person to another"],
      ["Chief of staff", "the second chair steers as well"],
      ["Accompanist", "listening is half of the music"],
      ["Couples counselor", "two versions of a story have to meet"],
    ],
  },
  3: {
    word: "Three",
    theme: "the storyteller",
    gift: [
      "You turn a dull point into a story that people repeat.",
      "You make strangers feel at ease within a minute.",
    ],
    trap: [
      "Ten ideas on the wall can hide the fact that none of them is finished.",
      "You may joke at the moment when somebody needs a plain answer.",
    ],
    day: [
      "Talk first and type later. A Three thinks aloud, so book a call before you face a blank page.",
      "Finish one thing before lunch, even a small one. It gives a Three the right to play in the afternoon.",
    ],
    team: [
      "Pair up with someone who loves lists. You fill the page, and they find the end of it.",
      "Let others speak third. A Three who opens every discussion gets applause and few ideas.",
    ],
    money: [
      "Your income comes in waves. Save in good months by a rule, and you can be carefree with a good conscience.",
      "Charge for the idea and not only for the hours. A Three solves in a shower what others solve in a week.",
    ],
    boss: [
      "Ask for a stage: the pitch, the launch, the talk to new hires. Without an audience, a Three turns gray.",
      "You need a boss with humor and a calendar. One without the other wears you out.",
    ],
    change: [
      "Boredom is your alarm. Before you quit, try to change the audience and keep the craft.",
      "Keep samples of everything. When a Three moves on, the portfolio speaks better than the dates.",
    ],
    jobs: [
      ["Copywriter", "words are the product"],
      ["Teacher", "a class is a live audience"],
      ["Podcast host", "curious talk pays"],
      ["Brand strategist", "a story has to hold for years"],
      ["Actor", "feeling is put to work"],
      ["Museum guide", "old things need a new voice every day"],
      ["Speechwriter", "somebody else's idea becomes memorable"],
    ],
  },
  4: {
    word: "Four",
    theme: "the organizer",
    gift: [
      "You make the plan that still works when people are tired.",
      "You keep an overview of the parts that others forget exist.",
    ],
    trap: [
      "A good method can become a wall that keeps better ones out.",
      "You may take a change of plan as a personal criticism.",
    ],
    day: [
      "Do the hard task in a fixed slot. A Four needs a time and a closed door rather than a mood.",
      "Leave a free hour in the afternoon. A Four who plans every minute pays for each surprise.",
    ],
    team: [
      "People lean on you, which is an honor until it becomes a weight. Let somebody else carry one beam.",
      "Explain why the rule exists. A Four who gives the reason gets fewer exceptions to handle.",
    ],
    money: [
      "You save by habit and fear debt. Leave a small part free for bets, or your skills grow old beside your savings.",
      "Know what your reliability is worth. A Four is cheaper than the mistakes that happen without one, so say so.",
    ],
    boss: [
      "You thrive under clear terms. If a boss is vague, write the terms yourself and ask for a nod.",
      "Choose a manager who plans. With a brilliant improviser, a Four spends the year repairing.",
    ],
    change: [
      "A Four changes jobs the way crews move a bridge: one pillar at a time. Train in the new trade while the old one pays.",
      "Set a date for the decision. Otherwise a Four waits for the perfect moment and keeps the second-best job.",
    ],
    jobs: [
      ["Site manager", "the thing must stand"],
      ["Database engineer", "order is a feature"],
      ["Accountant", "books do not lie for long"],
      ["Operations lead", "every day has to work"],
      ["Watchmaker", "small parts reward patience"],
      ["Payroll manager", "people count on the same day each month"],
      ["Archivist", "what is filed well can be found in fifty years"],
    ],
  },
  5: {
    word: "Five",
    theme: "the traveler",
    gift: [
      "You learn a new place in the time that others need to unpack.",
      "You stay calm when plans change, because you half expected it.",
    ],
    trap: [
      "Change can become the one habit that you never change.",
      "You may promise a friend, a client and a landlord the same weekend.",
    ],
    day: [
      "Vary the place and keep one anchor. With the same first task each day, a Five can be free for the rest.",
      "Work in blocks of forty minutes with a walk in between. A Five loses nothing but the yawning.",
    ],
    team: [
      "Be the scout. Go out, come back, and tell the others in plain words what you saw.",
      "Name what you will not do. A team plans better around a Five who says no to the weekly report.",
    ],
    money: [
      "Keep fixed costs low, since freedom is what you are really buying.",
      "A Five earns quickly and forgets to bill. Send the invoice on the day the work ends.",
    ],
    boss: [
      "Ask to be judged by outcome. A boss who counts hours will count a Five out by June.",
      "The right manager gives you a region, a goal and a phone. Report before you are asked.",
    ],
    change: [
      "You change well and often. Keep a file of finished work, so that the path looks like a path.",
      "Try a new role inside the firm first. For a Five, a different floor can feel like a different country.",
    ],
    jobs: [
      ["Travel nurse", "the wards change and the skill stays"],
      ["Journalist", "no two days are alike"],
      ["Sales engineer", "people, parts and planes come together"],
      ["Interpreter", "life on a border pays"],
      ["Trade show manager", "a city is built in a week"],
      ["Pilot", "the office has a different view each morning"],
      ["Export adviser", "every market has its own rules"],
    ],
  },
  6: {
    word: "Six",
    theme: "the caretaker",
    gift: [
      "You notice who skipped lunch, and you do something about it.",
      "You make a place where people like to stay.",
    ],
    trap: [
      "Care that nobody asked for is heard as control.",
      "You may know what is best for everyone except yourself.",
    ],
    day: [
      "Serve yourself first, at least once. A Six who begins with favors is empty by two.",
      "Set visiting hours for questions. A Six with an open door gets no work of their own done.",
    ],
    team: [
      "You hold the group together. Let people fail at small things, because that is care as well.",
      "Divide the chores in writing. Otherwise a Six does the dishes for ten years and resents the eleventh.",
    ],
    money: [
      "You give discounts to anyone with a story. Set your price on a calm day and let a form say it.",
      "Pay yourself a salary, even in your own business. A Six tends to pay everybody else first.",
    ],
    boss: [
      "Choose a boss whose values you could explain to a child. You cannot sell what you would not serve.",
      "Tell your manager when you reach the limit. From the outside, a tired Six looks exactly like a happy one.",
    ],
    change: [
      "Guilt keeps you in place. Train a successor before you go, and guilt has less to say.",
      "Leave for something rather than because of someone. A Six recovers faster that way.",
    ],
    jobs: [
      ["Nurse", "care needs hands"],
      ["School principal", "a house full of people needs a host"],
      ["Restaurateur", "each table is a small family"],
      ["Family lawyer", "fairness comes home"],
      ["Interior decorator", "rooms can be kind"],
      ["Florist", "every order is about somebody"],
      ["Residential care manager", "a good mood has to be organized"],
    ],
  },
  7: {
    word: "Seven",
    theme: "the researcher",
    gift: [
      "You ask the question beneath the question.",
      "You can stay with a hard problem long after others have gone to lunch.",
    ],
    trap: [
      "You may study the door so long that someone else walks through it.",
      "People can take your silence for disapproval.",
    ],
    day: [
      "Two hours without calls are worth a whole day to you. Without quiet, a Seven only looks busy.",
      "Write down the finding at the end of each day. A Seven who keeps it in mind starts over the next morning.",
    ],
    team: [
      "Tell people what you are working on, even half done. Those who do not know you read silence as distance.",
      "Offer to answer one hard question a week in public. It turns a Seven from a mystery into an expert.",
    ],
    money: [
      "Depth pays late. Put a price on being right, and charge for the answer rather than for the hours.",
      "A Seven rarely compares salaries. Do it once a year, as a small piece of research.",
    ],
    boss: [
      "You need a boss who trusts a closed door and who gets a short note from you each Friday.",
      "Agree on when an answer is good enough. Without that, a Seven and a manager define the word done in two ways.",
    ],
    change: [
      "You leave in your head a year before you leave. Say it aloud to one person, then set a month.",
      "Test the new field in the evening first. A Seven who has read about it for two years still has not done it once.",
    ],
    jobs: [
      ["Scientist", "asking why is a full-time job"],
      ["Data analyst", "a shape is hidden in the noise"],
      ["Security researcher", "locks are an invitation"],
      ["Librarian", "quiet serves many"],
      ["Technical writer", "clear thought becomes useful to others"],
      ["Pathologist", "the answer lies under the microscope"],
      ["Translator of old texts", "one word can take a day"],
    ],
  },
  8: {
    word: "Eight",
    theme: "the executive",
    gift: [
      "You see what a thing costs, what it earns, and who decides.",
      "You carry responsibility without dropping it on the next person.",
    ],
    trap: [
      "Power that is used for speed can leave you fast and alone.",
      "You may measure a friendship by its results.",
    ],
    day: [
      "Decide early. An Eight has the best judgment before the third meeting and the worst after the seventh.",
      "Block one hour for people and no topic. An Eight hears more there than in all reports.",
    ],
    team: [
      "Give credit away in public. You have more of it than you need, and others have less.",
      "Ask before you take over. A rescued colleague forgives an Eight less than a failed one does.",
    ],
    money: [
      "You are at ease with large sums. Keep one honest friend who may ask what they are for.",
      "Invest in something that nobody can fire you from: a building, a skill, a share.",
    ],
    boss: [
      "You work well for someone you can learn from, and poorly for someone you could replace.",
      "Say openly that you want more responsibility. An Eight who waits politely is taken for content.",
    ],
    change: [
      "You move up or out. Check that the next ladder leans on a wall that you like.",
      "Take six weeks between two positions. An Eight who starts on Monday brings the old fight along.",
    ],
    jobs: [
      ["General manager", "the whole thing is yours to weigh"],
      ["Investment banker", "the sums are large and the stakes are clear"],
      ["Property developer", "plans turn into buildings"],
      ["Hospital director", "order serves the sick"],
      ["Franchise owner", "one model opens many doors"],
      ["Commercial judge", "interests have to be weighed in dollars"],
      ["Head of procurement", "a signature moves millions"],
    ],
  },
  9: {
    word: "Nine",
    theme: "the humanitarian",
    gift: [
      "You see where a job touches people who never enter the building.",
      "You can let go of a grudge and of a project, which is rarer than it sounds.",
    ],
    trap: [
      "Saving the world is a fine way to miss a deadline.",
      "You may give advice to people who only wanted company.",
    ],
    day: [
      "Pick one cause for the day. A Nine who answers every call has helped nobody by night.",
      "Start with the paperwork, while the heart is still asleep. A Nine with finished forms helps better.",
    ],
    team: [
      "You bring people of all kinds to one table. Hand somebody else the minutes.",
      "Accept thanks. A Nine who waves it away teaches the team not to say it.",
    ],
    money: [
      "Pay your own pension before you donate. A broke Nine helps no one for long.",
      "Ask what the ideal employer pays. It is often less than the good one across the street, so do the sum.",
    ],
    boss: [
      "Work for someone whose purpose you share and whose books are in order. You need both.",
      "Tell your manager about doubts early. A Nine who stays silent for a year leaves with a speech.",
    ],
    change: [
      "You finish chapters well. Say goodbye to everyone in person, and doors stay open.",
      "Do not wait for a calling. For a Nine the next task is usually the one that a neighbor mentions twice.",
    ],
    jobs: [
      ["Nonprofit manager", "the purpose is on the door"],
      ["Public health planner", "one measure helps ten thousand"],
      ["Documentary filmmaker", "strangers become neighbors"],
      ["Immigration attorney", "one file is one life"],
      ["Art teacher", "talent shows up where nobody looked"],
      ["Ombudsman", "the small complaint deserves an answer"],
      ["Conservation officer", "the client cannot speak"],
    ],
  },
  11: {
    word: "Eleven",
    theme: "the messenger",
    gift: [
      "You sense what is coming and can say it so that people want to hear.",
      "Your enthusiasm reaches people who had stopped listening.",
    ],
    trap: [
      "Nerves can burn in an hour what inspiration built in a week.",
      "You may expect others to have seen what you only felt.",
    ],
    day: [
      "Write ideas down the moment they come, and check them the next day. An Eleven trusts the night too much.",
      "Eat, sleep and move by the clock. An Eleven runs on a fine wire and should treat it that way.",
    ],
    team: [
      "Explain the step between two of your sentences. The others did not hear it.",
      "Work beside someone with both feet on the ground. An Eleven supplies the direction, and they supply the shoes.",
    ],
    money: [
      "Separate the vision from the invoice. People pay an Eleven gladly once they know what they get.",
      "Keep money matters simple: one account, one rule, one appointment a month.",
    ],
    boss: [
      "Look for a boss who protects you from noise and asks for a date.",
      "Ask for feedback on the form and not only on the idea. An Eleven improves most where it feels dull.",
    ],
    change: [
      "You sense the end of a job early. Check the feeling against three facts before you act.",
      "Take a small stage before the large one. An Eleven grows into an audience.",
    ],
    jobs: [
      ["Trend researcher", "early signs are the product"],
      ["Speech coach", "nerves can be taught to shine"],
      ["Songwriter", "a feeling becomes three minutes long"],
      ["Hospice chaplain", "presence says more than advice"],
      ["Innovation scout", "tomorrow has to be explained today"],
      ["Radio producer", "one voice reaches many kitchens"],
      ["Campaign writer", "a cause needs the right sentence"],
    ],
  },
  22: {
    word: "Twenty-Two",
    theme: "the master builder",
    gift: [
      "You can hold a large plan in mind and still see the next brick.",
      "You turn an ideal into a budget, a schedule and a signed permit.",
    ],
    trap: [
      "A plan that is large enough can excuse you from starting.",
      "You may treat people as parts of the structure.",
    ],
    day: [
      "Give the first hour to the great work and the rest to the small. A Twenty-Two who reverses this only manages.",
      "Draw before you write. A Twenty-Two sees on paper what would take ten meetings.",
    ],
    team: [
      "You need many hands. Learn to brief in five lines, and you will get them.",
      "Visit the site. A Twenty-Two who stays with the plan loses touch with those who carry it out.",
    ],
    money: [
      "Think in phases, each of which pays for the next. Large works fail over large first bills.",
      "Ask for a stake in what you build. A salary alone pays a Twenty-Two for half of the work.",
    ],
    boss: [
      "You want a boss with reach and patience. If there is none, a board will do.",
      "Bring the plan in three sizes. A manager who refuses the cathedral may approve the chapel.",
    ],
    change: [
      "You change the scale more than the job. Ask what the same skill could do for a whole city.",
      "Leave when the structure stands without you, and not before. A Twenty-Two regrets half-built things for decades.",
    ],
    jobs: [
      ["Infrastructure director", "the result will outlast you"],
      ["Systems architect", "a million parts follow one plan"],
      ["Foundation director", "money needs a blueprint"],
      ["Master planner", "streets begin as lines"],
      ["Scale-up operations chief", "growth needs a skeleton"],
      ["Railway engineer", "the line connects people who never meet you"],
      ["Program manager", "forty projects have to arrive together"],
    ],
  },
  33: {
    word: "Thirty-Three",
    theme: "the teacher by example",
    gift: [
      "You raise the tone of a place by the way you treat tired people.",
      "People try harder near you, because you expect it of yourself first.",
    ],
    trap: [
      "You can carry so many people that your own work stays on the road.",
      "You may feel responsible for moods that have nothing to do with you.",
    ],
    day: [
      "Close the door for one hour and feel no guilt. The well has to fill.",
      "Choose one person to help properly. A Thirty-Three who helps twenty a little helps none of them enough.",
    ],
    team: [
      "Teach the teachers. If you train two people to do what you do, you have doubled the care.",
      "Admit a mistake in public once in a while. It frees a team that admires you too much.",
    ],
    money: [
      "Charge those who can pay, so that you may help those who cannot.",
      "Put a number on your time. A Thirty-Three without one works for free by Thursday.",
    ],
    boss: [
      "You need a boss who guards your limits better than you do.",
      "Ask for authority along with responsibility. A Thirty-Three is often given only the second.",
    ],
    change: [
      "You go where the need is. Make sure that it is a need and not just noise.",
      "Before you move on, ask who has learned it. If the answer is two names, you may go.",
    ],
    jobs: [
      ["Head teacher", "the whole child counts"],
      ["Hospice director", "kindness has to be organized"],
      ["Master trainer", "skill is passed on with care"],
      ["Community doctor", "the street is the ward"],
      ["Children's author", "large things fit into plain words"],
      ["Choir director", "forty voices learn to listen"],
      ["Restorative justice facilitator", "two people have to face each other"],
    ],
  },
};
