import type { ElementRelation, RelationId } from "@zodiac-at-work/zodiac";

/** How a relation works out between two people at work. Slots: those of a pair. The texts are the articles' own. */
export interface RelationContent {
  /** What a title may say of the pair. */
  readonly tags: readonly string[];
  /** Completes "Tradition calls them …". */
  readonly verdict: readonly string[];
  /** The rule and its reason. Each names both signs. */
  readonly why: readonly string[];
  /** What it looks like in an office. */
  readonly office: readonly string[];
  readonly advice: readonly string[];
  /** A last word. */
  readonly closing: readonly string[];
}

export const relationContent = {
  liuhe: {
    tags: ["An Easy Partnership", "Why They Click", "A Natural Team"],
    verdict: ["a close fit", "natural partners", "one of the easiest teams on the wheel"],
    why: [
      "{A} and {B} form one of the six harmonies. Draw the twelve signs as a clock face and connect the partners: the six lines run side by side and never cross. The old books say that each partner supplies what the other lacks.",
      "The rule behind {A} and {B} is called the six harmonies. It pairs signs that stand at equal distance from one axis of the circle, so the two mirror each other. Tradition reads the mirror as mutual help.",
      "{A} and {B} belong to the six harmonies, the warmest rule that Chinese astrology has for two signs. The reason is geometry: the two stand on one of six parallel lines across the wheel.",
    ],
    office: [
      "From outside, this team looks almost dull. The {A} opens a file, the {B} closes it, and nobody can say later whose idea it was.",
      "You recognize the pair by short meetings. The {A} has half of the answer, the {B} has the other half, and both are glad to stop there.",
      "Managers tend to split such a pair because each could lead a team. Ask the {A} and the {B} first. Apart, both often produce less.",
      "Trouble from outside makes the {A} and the {B} stronger. They divide it without discussion: one calms the client while the other repairs the fault.",
    ],
    advice: [
      "The risk is comfort. Invite a critic once a month, because the {A} and the {B} will hardly contradict each other.",
      "Give the {A} and the {B} one shared goal and one budget. Two separate targets would make them compete, which neither wants.",
      "Put the partnership on paper while it is easy. Even the {A} and the {B} need to know who owns the client list.",
      "Let other people in. Colleagues can feel shut out by a {B} and {aA} who finish each other's sentences.",
    ],
    closing: [
      "{A} and {B} start with an advantage that other teams have to earn. Use it for something difficult.",
      "What comes easily to {aA} and {aB} can still be wasted on easy work. Pick the project that neither would dare alone.",
    ],
  },
  sanhe: {
    tags: ["Allies With One Goal", "Same Goal, Different Tools", "A Strong Alliance"],
    verdict: ["natural allies", "members of one team by birth", "friends with a shared goal"],
    why: [
      "{A} and {B} belong to one trine, the three harmonies. Its members stand four places apart on the wheel, so they are never neighbors and never opposites. They are said to want the same result.",
      "The rule for {A} and {B} is the three harmonies. Divide the circle of twelve by three and you get four groups of allies. These two are in the same group, whose shared element gives them a common aim.",
      "In the old system, {A} and {B} are two corners of a triangle, the three harmonies. Each corner has its own phase of the year: one begins, one peaks, one stores. The aim is the same and the timing differs.",
    ],
    office: [
      "The {A} and the {B} argue about methods and never about goals. That makes their discussions useful and short.",
      "You can leave this team alone for a month. The {A} takes the aim for granted, and the {B} is already on the way.",
      "Put the {A} and the {B} in different departments, and the departments start to cooperate. They call each other before they write a ticket.",
      "When a project loses direction, this pair finds it again. The {A} recalls why it began, and the {B} knows the next step.",
    ],
    advice: [
      "Agreement is cheap here, so test the goal itself. Two who nod at the same time can march in the wrong direction.",
      "Write down who leads this month. Between {aA} and {aB}, both assume that the other will speak up.",
      "Bring the {A} and the {B} together early, at the planning stage. Once the work is divided, the alliance has less to do.",
      "Share the contacts. A network that both the {A} and the {B} can use grows twice as fast.",
    ],
    closing: [
      "Allies are rare at work. If you are {aA} and your colleague is {aB}, choose a goal that is worth the alliance.",
      "{A} and {B} seldom need to be convinced of each other. What they need is a deadline and a fair referee.",
    ],
  },
  liuchong: {
    tags: ["Opposites at One Desk", "Friction You Can Use", "Across the Wheel"],
    verdict: ["opposites", "a difficult pair that can pay off", "two ends of one axis"],
    why: [
      "{A} and {B} clash: they face each other across the wheel, six places apart. Their months lie half a year apart and their hours half a day. When one is at its height, the other is at rest.",
      "The rule for {A} and {B} is one of the six clashes. Count six signs from either of them and you arrive at the other. Each claims the season and the hour that the other has left.",
      "{A} and {B} form one of the six clashes, the strongest tension in the system. It is about direction: two forces push along the same line, and they push against each other.",
    ],
    office: [
      "Without rules, the {A} speeds up just when the {B} digs in. With rules, the same two see more of a problem than any friendly pair.",
      "Colleagues notice the tone first. The {A} finds the {B} slow or reckless, depending on the day, and the compliment is returned.",
      "Some excellent teams are built this way. The {A} spots the wall that the {B} is running toward, and the other way around.",
      "In a crisis the pair surprises everyone. With a common enemy, the {A} and the {B} stop looking at each other and cover both sides.",
    ],
    advice: [
      "Put it in writing: what the {A} decides, what the {B} decides, and who breaks a tie.",
      "Separate the {A} and the {B} by task and not by rank. Two territories with a clear border work better than one ladder.",
      "Meet in the morning and with a clock. The {A} and the {B} do well for thirty minutes and badly for ninety.",
      "Ask the other what they see. Between {aA} and {aB}, the view that annoys you most is the one that you lack.",
    ],
    closing: [
      "Nobody has to be close friends at work. {A} and {B} only need a border, a referee and a result that both want.",
      "If {aA} and {aB} last a year together, they know each other's weak points better than friends do. That can be worth money.",
    ],
  },
  liuhai: {
    tags: ["How to Avoid Small Hurts", "A Quiet Tension", "Say It Early"],
    verdict: ["a pair with quiet friction", "colleagues who hurt each other by accident", "an indirect tension"],
    why: [
      "{A} and {B} stand in the six harms. The logic takes a detour: each of them is opposed to the closest partner of the other, so trouble arrives through a third person.",
      "The rule for {A} and {B} is called the six harms. Neither attacks the other. Each simply gets in the way of the other's best ally, and the damage is noticed late.",
      "Old tables list {A} and {B} under the six harms, a mild and indirect tension. It shows less in open argument than in missed messages and divided loyalties.",
    ],
    office: [
      "Nobody shouts. The {A} hears a thing second hand, the {B} thought it was plain, and by spring they copy their managers on every message.",
      "Watch the friendships. The {A} trusts somebody whom the {B} cannot stand, and the two start to guess about each other.",
      "The work itself can be excellent. It is the coffee break where the {A} and the {B} lose points.",
      "A favor that was forgotten, a joke that was repeated: the list of the {B} is as long as that of the {A}, and neither has read the other's.",
    ],
    advice: [
      "Speak early and face to face. The {A} should ask before guessing, and the {B} should pass on bad news the same day.",
      "Agree that nothing important travels through a third person. If the {A} has a question about the {B}, only the {B} can answer it.",
      "Meet for ten minutes every Monday, the {A} and the {B} alone. Small things stay small when they have a place.",
      "Thank each other in public. Between {aA} and {aB}, silence is read as criticism.",
    ],
    closing: [
      "Most damage between {aA} and {aB} is an accident. Treat it as one, and repair it while it is small.",
      "{A} and {B} need fewer hints and more sentences. Start with one that begins with “I noticed.”",
    ],
  },
  xing: {
    tags: ["Rules Make It Work", "Manners Matter", "Clear Roles Help"],
    verdict: ["a pair that needs good manners", "colleagues who need clear roles", "a strict pairing"],
    why: [
      "{A} and {B} stand in a punishment. The harsh word is a technical term. It describes friction that comes from position and behavior, as in a family where the roles were never settled.",
      "The old books list {A} and {B} under punishment, a rule about conduct. It says less about sympathy than about rank: who may ask, who must thank, who goes first.",
      "For {A} and {B} the tables name a punishment. Think of a referee rather than of a judge: the relation reacts to fouls, and it is quiet as long as both keep the rules.",
    ],
    office: [
      "Small slights count double. The {A} skips a greeting, the {B} takes note, and after a few weeks both ask for everything in writing.",
      "Titles matter here. If it is unclear whether the {A} or the {B} leads, both behave worse than they are.",
      "Favors are the weak point. The {A} remembers having helped, the {B} remembers having paid it back, and neither kept a record.",
      "With clear roles the pair is impressive. The {A} and the {B} are polite, punctual and tough, like two good lawyers.",
    ],
    advice: [
      "Write a short charter: who signs, who speaks, who is thanked. It does more for {aA} and {aB} than a team lunch.",
      "Keep forms that other teams drop. A greeting, a please and a clear subject line save the {A} and the {B} a month of sulking.",
      "Record favors like loans. When the {A} covers a shift for the {B}, put the return date in the calendar.",
      "Praise the role as well as the person. The {B} wants to hear that the {A} respects the job.",
    ],
    closing: [
      "Good manners are cheap, and between {aA} and {aB} they are the best investment on the table.",
      "{A} and {B} do not need to like every habit of the other. They need to know the rules and to keep them on bad days.",
    ],
  },
  po: {
    tags: ["Confirm It Twice", "Agree, Then Check", "Check the Details"],
    verdict: ["a pair with a mild tension", "colleagues whose agreements come loose", "a slightly loose fit"],
    why: [
      "{A} and {B} are one of the six breaks, the lightest tension in the system. Nothing shatters. What the two agree on tends to come undone a little at a time.",
      "The rule for {A} and {B} is called the six breaks. Think of a screw that works itself loose: a date here, a price there, and nobody meant any harm.",
      "Old tables put {A} and {B} under the six breaks. Later authors hardly use the rule, because it says so little: check once more what you agreed on.",
    ],
    office: [
      "It shows in calendars. The {A} wrote down the third, the {B} wrote down the tenth, and both were sure.",
      "The {A} and the {B} leave a meeting in good spirits with two versions of it. Somebody finds out in the last week.",
      "Plans between these two drift. The {A} improves a detail, the {B} adapts another, and the client receives a third thing.",
      "Most of the year nothing happens at all. It is the handover where the {A} and the {B} lose parts.",
    ],
    advice: [
      "End each talk with a recap of two lines. The {A} writes it, the {B} answers yes.",
      "Check again at the halfway point. For {aA} and {aB}, ten minutes in the middle save a week at the end.",
      "Keep one shared document and no private copies. Versions are where the {A} and the {B} lose each other.",
      "Name one owner for each promise. If both the {A} and the {B} are responsible, the calendar shows neither.",
    ],
    closing: [
      "The cure for this pair costs nothing: say it again. {A} and {B} do well once both have heard the same sentence.",
      "{A} and {B} need a good checklist more than good luck.",
    ],
  },
  none: {
    tags: ["Habits Decide", "A Blank Page", "An Open Question"],
    verdict: ["neither friends nor rivals", "an open case", "two signs with no history"],
    why: [
      "No classical rule connects {A} and {B}. Thirty of the 66 pairs on the wheel are like that. It means that nothing is decided in advance, and that elements and habits carry more weight.",
      "The old tables have no line for {A} and {B}. They are neither partners nor opposites, so tradition leaves the two to their own manners.",
      "You will find no classical rule for {A} and {B}. The twelve signs form 66 pairs, and the rules cover 36 of them. The others have to get to know each other.",
    ],
    office: [
      "The {A} and the {B} meet as most colleagues do: politely, with some curiosity. What they become depends on the first joint job.",
      "Such a pair has no script. The {A} shows one habit, the {B} answers with another, and after a month they have their own way.",
      "Because nothing draws the {A} and the {B} together, they may work ten years on one floor and hardly talk. A shared project changes that quickly.",
      "The {A} and the {B} judge each other by results. A kept promise counts more here than sympathy.",
    ],
    advice: [
      "Start with one short job. Let the {A} set the pace in the first round and the {B} in the second, then keep what worked.",
      "Tell each other how you like to work. The {A} and the {B} cannot rely on instinct, and asking takes five minutes.",
      "Find one interest that both the {A} and the {B} share. It does not have to be about work.",
      "Review the cooperation after six weeks. An open pair like {A} and {B} improves quickly once somebody asks.",
    ],
    closing: [
      "The wheel has no opinion about {A} and {B}. That leaves the two of you in charge.",
      "{A} and {B} begin with a blank page. A first good rule for it: ask before you assume.",
    ],
  },
} as const satisfies Readonly<Record<RelationId | "none", RelationContent>>;

/** What the elements of two signs do to each other. `x` is the element of {A}, `y` that of {B}. */
export const elementRelationContent = {
  same: [
    "Both signs belong to {x}. Habits feel familiar from the first day, and blind spots are shared as well.",
    "{A} and {B} share the element {x}. They like the same kind of task, so divide the work that neither of them likes.",
    "With {x} on both sides, the {A} and the {B} need few explanations. They do need a third person who thinks differently.",
  ],
  generates: [
    "{X} feeds {y} in the generating cycle. The {A} supplies ideas, contacts or time, and the {B} builds something with them.",
    "In the generating cycle {x} feeds {y}, so help flows from the {A} to the {B}. The giver needs thanks and a limit.",
    "{X} feeds {y}. The {B} grows beside the {A}, and should now and then ask what the {A} needs.",
  ],
  "generated-by": [
    "{Y} feeds {x} in the generating cycle. The {B} supports, and the {A} gets ahead with that support.",
    "In the generating cycle {y} feeds {x}, so help flows from the {B} to the {A}. Credit given aloud keeps it flowing.",
    "{Y} feeds {x}. The {A} has energy to spare when the {B} is in the room, and the {B} goes home tired.",
  ],
  controls: [
    "{X} checks {y} in the controlling cycle. The {A} sets limits, and the {B} feels them. At its best, this is good editing.",
    "In the controlling cycle {x} checks {y}. The {A} will correct the {B} without noticing it, so agree on when corrections are welcome.",
    "{X} checks {y}. A {B} who tends to overdo things gets a useful brake. A {B} who is already careful gets discouraged.",
  ],
  "controlled-by": [
    "{Y} checks {x} in the controlling cycle. The {B} draws the line, and the {A} meets it first. A brake is useful on a hill.",
    "In the controlling cycle {y} checks {x}. The {A} will feel judged by the {B} at times, even when none of it was meant that way.",
    "{Y} checks {x}. The {B} keeps the {A} honest, as long as the {B} asks before cutting.",
  ],
} as const satisfies Readonly<Record<ElementRelation, readonly string[]>>;
