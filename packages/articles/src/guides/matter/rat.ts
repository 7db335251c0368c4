import type { GuideMatter, Situation } from "./guide-matter.ts";

export const rat: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Rat and the Boss: When You Hear Everything First",
    answer:
      "Pass on what you know while it's fresh, even if half the story is missing. One short note a week does it: what you heard, how sure you are, what you'd do about it. Bosses trust a Rat who talks early and worry about one who has clearly been collecting.",
    do: [
      "Mark each piece of news as seen, heard or guessed. Your guesses are good, and your boss still needs to know which ones they are.",
      "Show the rough version of your fix in its first week. You have one already; everybody knows you have one.",
      "Ask what your boss is losing sleep over. You'll find twice as much once you know what to look for.",
    ],
    avoid: [
      "Checking your boss's story with three colleagues. It travels back up the hall faster than you do.",
      "Offering four backup plans at once. To a manager, that sounds like you expect the first to fail.",
    ],
    script: [
      "I picked something up yesterday, and I'd rather you had it early than complete.",
      "Two of our regulars are getting quotes from somebody else.",
      "I saw one of the quotes, and the other is hearsay.",
      "Want me to find out more, or do you want to call them yourself?",
    ],
    scene: [
      "Marisol keeps the stockroom of a hospital in Tucson. In March she noticed that a glove supplier had begun to ship from a new address, half a day late. She spent two weeks on it, pulled old packing slips, and sniffed around the loading dock. By then her manager, Dwight, had signed with the same firm for another year.",
      "He wasn't angry about the gloves. “You knew?” he said, and she felt each letter. These days she walks in with half a story and a shrug, and Dwight has started to save her a chair.",
    ],
    tradition:
      "First of the twelve, the Rat is known for quick ears and a full pantry, and its element is water, the one that seeps in everywhere. The tales praise it for finding things out. On when to tell your manager, they're silent; that part comes from offices.",
  },
  interview: {
    title: "How to Show a Rat's Homework in a Job Interview",
    answer:
      "Bring one finding and leave the other nineteen at home. Pick a cost that could shrink or a customer the firm overlooks, do the arithmetic on one sheet, and ask what you got wrong. It proves that you dig, and it turns the panel from judges into people with a problem.",
    do: [
      "Say where you found it. “From your own annual report” calms a panel that was wondering who has been talking.",
      "Prepare one story that cost you something: money you spent, a risk you took. Careful people get asked whether they ever jump.",
      "Let their first figure on pay come from them. You are far better at answering a number than at opening with one.",
    ],
    avoid: [
      "Knowing the interviewer's college, marathon time and dog. Research on the firm is diligence; on the person across the table it's creepy.",
      "Hinting at other offers. You probably have some, and the hint makes you look half gone.",
    ],
    script: [
      "I read up on your returns before I came.",
      "It looks to me like one size in five comes back, and the size chart might be why.",
      "Here's my math, on one page.",
      "Where am I off?",
    ],
    scene: [
      "For a job as a night dispatcher with a towing company, Terrence had read every review the place ever got. In the parking lot he threw away his four pages of notes and kept one line: eleven customers complained about the same bridge.",
      "The owner frowned at that. Then she pulled a map off the wall, and the two of them spent half an hour on where a second truck should sit at rush hour. Nobody got around to asking about his weaknesses. He'd prepared three.",
    ],
    tradition:
      "The Rat won the animals' race, the legend goes, by crossing the river on the Ox and hopping off just before the end. Tellers admire the plan and tease the animal about it in the same breath. Both reactions await a candidate who is visibly clever. No old rule covers job interviews, of course.",
  },
  raise: {
    title: "A Rat Asks for a Raise: One Number, Then Stop",
    answer:
      "Put your whole request on one sheet: what you saved or earned for the firm this year, and the yearly figure you want. Say it once. When you hear yes, thank them and leave the room. Rats bargain well and overstay; the extra parking pass is what people remember.",
    do: [
      "Add up the small savings. Forty dollars a week doesn't impress anyone until it says two thousand eighty a year.",
      "Settle your lowest acceptable figure the evening before, in ink. It keeps you from taking the first crumb out of relief.",
      "If the money truly isn't there, trade for one thing with a price, such as the licensing exam.",
    ],
    avoid: [
      "Asking in installments: ten dollars for the phone, then mileage, then a better shift. Each is granted, and together they use up the raise.",
      "Quoting a colleague's pay. You know it, and now your boss wonders what else you know.",
    ],
    script: [
      "I'd like to talk about my pay, and it'll take five minutes.",
      "Since last spring I've cut our freight bill by about nineteen thousand dollars.",
      "I'm asking for four thousand more a year, starting in the new quarter.",
      "That's my only request, so you can stop waiting for the second one.",
    ],
    scene: [
      "“Done,” said Mrs. Albright, who runs a bakery with three ovens and no patience. Priya, her buyer, had just asked for two dollars more an hour and backed it up with flour prices. The talk had lasted four minutes. Priya's hand was on the door when she heard herself say, “And if the old van is going to be sold anyway…”",
      "She got the raise. She also got called Van for about a year, with love, mostly at the moments when she'd just done something brilliant.",
    ],
    tradition:
      "Thrift is the Rat's oldest reputation. Its year used to be linked with full granaries, since where there are rats, there's grain. That fits a person who can prove every cent; how large the raise ought to be, no almanac says.",
  },
  "first-month": {
    title: "A Rat's First Month in a New Job",
    answer:
      "Spend the first two weeks learning who knows what, which you'd do anyway, and then give something back: a list of what a newcomer can't find, cleaned up and shared. It turns your curiosity into a favor before anybody can mistake it for snooping.",
    do: [
      "Start with the front desk, the night crew and the person who orders supplies. They run the place, and few newcomers ask them anything but directions.",
      "Tell people why you want to know. “I'm trying to understand the Thursday rush” opens the drawer that “just curious” shuts.",
      "Finish one small thing in week three, with your name on it.",
    ],
    avoid: [
      "Carrying tales from your old firm. They're entertaining, and each listener makes a note not to tell you theirs.",
      "Keeping that saved job search open “just in case.” You can't find out whether a place is good while standing near its exit.",
    ],
    script: [
      "Hi, I'm new, and I've been told you know how this place really works.",
      "When the schedule changes, who hears about it first?",
      "I'm writing it all down for the next new person.",
      "I'll send you a copy, and you can tell me what I got wrong.",
    ],
    scene: [
      "In his second week as a paralegal, Oskar could already tell you which judge's clerk picked up the phone after five. His desk mate Renee found this funny, then unsettling. “Did you look at my calendar?” she asked once. He had, a little; it was open to everyone.",
      "That night he typed up two pages called How to Find Things Here, put the clerk's number at the top, and mailed it to all six paralegals. Renee printed hers. By lunch somebody had taped a copy inside the supply closet, and Oskar was no longer the guy who knew too much. He was the guy who'd told.",
    ],
    tradition:
      "The hour of the Rat runs from eleven at night to one in the morning, the dark turn from one day to the next. Old texts give the sign to beginnings for that reason. A newcomer may enjoy the thought, though it doesn't tell you where they keep the toner.",
  },
  team: {
    title: "Why a Rat Should Scout for the Whole Team",
    answer:
      "Ask for the job of finding things out and report back at a fixed time, in front of everyone. Your team gets the early warning that you're so good at, and you get rid of the suspicion that comes with whispering it to one person at a time.",
    do: [
      "Put your contacts in a shared list. You lose nothing, because people will still ask you which of them to call.",
      "Name an owner for each of your side ideas, or drop the idea. Six pots on the stove and one cook is how soup burns.",
      "When a debate turns to pennies, be the one who asks what the delay is costing.",
    ],
    avoid: [
      "Settling it beforehand with two allies at the coffee machine. The other four can tell that the meeting was over before it began.",
      "Doing someone's task quietly because it would be cheaper. It was theirs, and they'll notice.",
    ],
    script: [
      "Scouting report, two minutes.",
      "The county wants the form a week sooner than last year.",
      "That's certain; I called.",
      "There's also talk of a new inspector, but I only have that from one person.",
      "Who wants to take the form?",
    ],
    scene: [
      "At a middle school in Ohio, the science teachers shared one budget and told each other nothing about it. Jamal knew that the gym had money left over, that the magnets were on sale through Sunday, and that Ms. Pruitt upstairs was hiding microscopes. He'd been using this to make excellent private trades.",
      "One staff meeting, tired of running between rooms, he just read out the list. There was a long pause. “Fine, there are nine,” said Ms. Pruitt, and sent a student up for the microscopes.",
    ],
    tradition:
      "Rat, Dragon and Monkey form a trine: the one who notices, the one who thinks big and the one who tinkers. Tradition likes this mix for shared ventures. Real teams are hired by skill, so take it as a hint about which temperaments you may be missing.",
  },
  conflict: {
    title: "A Rat Should Talk to a Colleague Before Building a Case",
    answer:
      "Have the talk by the second day, alone, with one example. A Rat's instinct is to gather proof until the case is airtight, and by then the other side has heard about the gathering. What you lose in certainty you win back in goodwill.",
    do: [
      "Choose the example that bothers you most and leave the folder closed. Nine dates in a row feel like an ambush, even when every one is right.",
      "Say what it cost you in plain terms: an evening, a client, your temper.",
      "Finish with a small deal that both of you could repeat from memory.",
    ],
    avoid: [
      "Sounding people out first. Each of them will have a theory and a friend.",
      "Paying it back in information, by simply not mentioning the meeting that was moved.",
      "Being right in writing. Save the long message as a draft and go upstairs instead.",
    ],
    script: [
      "Can I have ten minutes, just us?",
      "On Tuesday my quote went out with your name on it, and that stung.",
      "I haven't talked to anybody else about it.",
      "How did it look from where you were?",
    ],
    scene: [
      "The folder on Lena's computer was called Misc, and it held fourteen screenshots. Each showed Brandon, who shared the reservations desk of a big hotel with her, moving guests out of the rooms she'd sold. She'd been at it since June.",
      "Number fifteen happened right in front of her, so there was nothing to save. “Why do you do that?” she asked, mostly from surprise. “The elevator on that side is broken,” Brandon said. “They never told you?” Misc went into the trash before her break was over, and Lena, to her credit, told him that it had existed.",
    ],
    tradition:
      "The Rat clashes with the Horse, its opposite on the wheel: one calculates, the other has already left. So the two are said to need clear words sooner than most pairs. For every other colleague the rule is silent, and even a Horse should get a hearing before getting the blame.",
  },
  partner: {
    title: "Choosing a Business Partner as a Rat Who Counts Everything",
    answer:
      "Look for someone who finishes, and let them see every number from the first day. You'll spot the openings and the leaks; you need a person who keeps going when you've already smelled the next thing. Open one account that both can read, and never keep a second one.",
    do: [
      "Try it on a job of six weeks before you sign. You'll learn more from one shared invoice than from a year of lunches.",
      "Agree on a sum below which nobody asks. Without it you'll argue about envelopes.",
      "Give your partner the right to close one of your projects each quarter. Choose a partner who'd actually do it.",
    ],
    avoid: [
      "Holding a reserve that only you know about. It was prudence when you were alone; with two it's a secret.",
      "Picking someone because they came cheap. A partner is the worst place to bargain hunt.",
    ],
    script: [
      "Before we sign, I want to show you how I am with money, because it's a bit much.",
      "I check the account every morning, and I keep three months of rent aside.",
      "Here's the password.",
      "What's the thing about you that I should know?",
    ],
    scene: [
      "Two years into their upholstery shop, Nadia told Walt about the coffee can. Eleven thousand dollars, saved from discounts she'd talked out of fabric dealers and never mentioned, in case the roof went. Walt is a slow man. He set down his tack hammer, looked at the roof, and said he'd been paying for roof insurance since the day they opened.",
      "They laughed until a customer came in. It was less funny in the evening, when each of them thought about what else they'd been protecting the other from.",
    ],
    tradition:
      "The Ox is the Rat's secret friend, one of six old pairs that are said to help each other quietly. Water and earth meet here, and the practical reading is easy: one finds, one finishes. An Ox by birth isn't required, as long as somebody in the firm behaves like one.",
  },
  employer: {
    title: "Which Employer Lets a Curious Rat Do Good Work?",
    answer:
      "Choose a firm of perhaps twenty to two hundred people where the figures are open and an idea can be tried for little money. There your nose for news is useful to all. In a place that guards its numbers, you'd spend your wits on finding out what you should simply be told.",
    do: [
      "Ask what the last small experiment cost and who proposed it. A real answer has a name and a modest sum in it.",
      "Visit around quitting time. The way people walk out tells you things that the recruiter can't.",
      "Compare offers on four lines only: pay, the person above you, what you'd learn, and how long their money lasts.",
    ],
    avoid: [
      "Falling for a bargain, such as a fine title at a place that hasn't paid its suppliers. You'd have checked that for anyone else.",
      "Collecting options until the good one expires.",
    ],
    script: [
      "I work best when I can see how we're doing.",
      "Who gets to look at the monthly numbers here?",
      "And when somebody on the floor has an idea, what happens to it?",
      "Could you tell me about the last one that was tried?",
    ],
    scene: [
      "Gus, a machinist, had two offers and couldn't leave them alone. The big plant paid a dollar more. He asked there about scrap rates and got a smile with a brochure. At the small one, with sixty people, the foreman pointed to a whiteboard by the door where last week's scrap was written in red, along with the name of the guy who'd figured out why.",
      "His wife asked which he wanted. He said he needed to run the numbers once more. “You've been talking about that whiteboard for three days,” she said, and Gus put away the calculator.",
    ],
    tradition:
      "Water runs to wherever there's an opening, and it's the Rat's element. Read as advice, it favors a workplace with many small openings over one with a single grand gate. Size, wages and the health plan were never a topic of the zodiac, so check those the usual way.",
  },
};
