import type { GuideMatter, Situation } from "./guide-matter.ts";

export const goat: Record<Situation, GuideMatter> = {
  boss: {
    title: "When a Goat Says It's Fine, the Boss Believes It",
    answer:
      "Trade each hint for a request with a day in it: “I need quiet mornings this week, starting tomorrow.” A Goat sighs, says it's fine, and hopes that a kind person would see. Your boss isn't unkind. Your boss has a budget due, and took your word for it.",
    do: [
      "Say who your idea is for, by name. Your taste is hard to defend; Mr. Calloway and his cane aren't.",
      "Write your point down the evening before and read it off. Paper doesn't blush.",
      "Get praise in detail. “What worked in it?” gives you something to live on for weeks.",
    ],
    avoid: [
      "Reading a verdict on yourself into a short email. It was typed on a staircase.",
      "Redrawing the layout for a sixth time instead of saying that the brief is wrong.",
    ],
    script: [
      "On Monday I told you that the deadline was fine, and it isn't.",
      "As it's drawn now, Mr. Calloway has to let go of the rail halfway up.",
      "I need until the ninth to get the ramp right.",
      "May I have the ninth?",
    ],
    scene: [
      "Small children trusted the new slide in Boise at once, and the playground had a green that nobody could name. Fenella had drawn it over a winter in which, as far as her boss could tell, everything was fine. She said so weekly. By February the plants in her office had never been so well dusted.",
      "Curt noticed only that she'd stopped bringing cake, so he bought one, and she burst into tears over it. The contractor had swapped the wood for plastic before Christmas. “You told me fine,” said Curt. “I said it in a certain way,” said Fenella. In their five minutes every Tuesday that word is no longer allowed. The parts that hands touch are wood again, and Curt, an engineer, has found out that he owns opinions about wood.",
    ],
    tradition:
      "The Goat hides inside a surprising number of Chinese characters, among them those for beautiful, for good and for lucky. Scribes evidently thought well of it. None of the characters means that the deadline has to move, so for that you're left with your own words.",
  },
  interview: {
    title: "An Interview for a Goat Whose Work Should Speak",
    answer:
      "Put something into their hands in the first five minutes: a sample, a before and an after, a letter from a customer. Nerves take a Goat's voice away at the start, and the object talks until you're warm. Your pay figure you learn at home, until it bores you.",
    do: [
      "Be in the neighborhood half an hour early and find yourself something hot. You're better in a place that you've already seen.",
      "Tell them about a user who was close to giving up and what you altered, in inches, minutes or words.",
      "Say how you take criticism: you write it down, sleep on it, and sort it.",
    ],
    avoid: [
      "Pointing out that the sample isn't really finished. They were admiring it.",
      "Agreeing to a free trial week because they seemed nice.",
    ],
    script: [
      "I brought two sleeves, and I'd like you to try both.",
      "The left is how it came to me, and the right is how it went back.",
      "I moved the seam by half an inch, and he could raise his arm again.",
      "My figure is fifty-four.",
    ],
    scene: [
      "On the ferry to the opera's wardrobe department, Rosamund rehearsed her number until a gull got up and left. Fifty-four. At the bridal shop she'd earned thirty-eight for six years, and thirty-eight was what came out of her whenever she got nervous.",
      "Before three people and a steam iron her voice was gone, so she laid down the sleeves. The head cutter, a stern woman with pins in her lapel, put an arm into the first and lifted it, then into the second. She lifted that one several times. “Who was this for?” A bassoonist, said Rosamund, and there was the voice. It lasted through the whole story. When they got to money, the number came out far too loud, like a bus stop being announced. She studied the iron until the cutter had written it down. It was a perfectly ordinary number, she noticed; the gull had overreacted.",
    ],
    tradition:
      "A lamb kneels to drink from its mother, and Chinese teachers made that a lesson in courtesy, so the sign has a name for good manners. They'll carry you through the handshake. At the salary question they're a hindrance, and no teacher foresaw that.",
  },
  raise: {
    title: "A Goat Lets a Printed Page Ask for the Raise",
    answer:
      "Print a page with what you earn, what the work usually pays, and what you'd like, and slide it across the table. A Goat who argues for money hears the other person sigh and starts helping them to refuse. A page hears nothing. Let it lie there while you count the pencils in the cup.",
    do: [
      "Choose a sum that makes you blush a little. You've been calculating with last decade's prices.",
      "Put the date of the next review on the same page. It spares you from working up the nerve again.",
      "Have a friend waiting afterward, with soup.",
    ],
    avoid: [
      "Giving reasons. You'd accept the first objection to any of them.",
      "Taking on more work in the hope that the contrast gets noticed.",
    ],
    script: [
      "I find this hard, so I put it on paper.",
      "The first line is my pay, the second is what this county pays, and the third is what I'd like.",
      "You don't have to say anything today.",
      "Could you give me an answer by the fifteenth?",
    ],
    scene: [
      "Customers of the frame shop asked for Odile by name. She could tell from the way a widower held a photograph which wood it wanted. If the wood was cherry and the coat was thin, she charged him for pine, and made up the difference from a jar.",
      "Her boss, Mr. Stavros, learned of the jar from his auditor. He was appalled, mainly at himself. “What do I pay you?” he asked. The page was in her apron, where it had been since Labor Day, folded in eight, and he needed a glass weight to keep it flat. He read all three lines, looked again at the auditor's total, took his own pencil and raised the third. Odile isn't allowed to give away cherry now. One piece of oak a month is hers to hand out, and it's in the contract.",
    ],
    tradition:
      "Chinese has one word for sheep and Goat, and a proverb says that all wool comes off that animal's own back: somebody always pays. For years that was you. What wool costs by the hour these days, no proverb can tell you, but the county's wage tables can.",
  },
  "first-month": {
    title: "A Goat's First Month: Fix the Light, Find One Friend",
    answer:
      "Get three things right in the first week: your light, your chair, and one person to eat with. A Goat can't think where it hurts and waits to be rescued. Then show your first piece of work at the end of week two, too early by your standards, while changing it is still cheap.",
    do: [
      "Settle with your manager who is to show you around, and for how long.",
      "Collect what reads unkindly: the signs, the forms, the error messages. Newcomers still see them.",
      "When a remark stings, write down its words and the time of day. Look again the next morning.",
    ],
    avoid: [
      "Comforting the whole office in week two. You'd have that job for life.",
      "Holding a draft until it feels right.",
    ],
    script: [
      "This is a first version, and I'm showing it early on purpose.",
      "The old letter began with the account number of the person who had died.",
      "I moved that to the bottom and started with a name.",
      "What has to stay in for legal reasons?",
    ],
    scene: [
      "The lamp over Sunniva's desk buzzed in B flat. She had joined the credit union to write its letters, and she bore it for nine days, crying twice in the supply room. She was sure that it was the people.",
      "On the tenth day one of the people, a teller named Marcus, climbed onto the desk in his socks to change the tube, because it had been driving him mad since the merger. From up there he could read what lay on her blotter: a letter to the newly widowed, in which nearly everything was crossed out. “That's the one?” he said. He'd been handing it over the counter for years. They ate lunch on it, and then took it to the manager, who changed a comma. It's quiet at that desk now. Sometimes Sunniva finds another form there in the morning, left by someone, face up.",
    ],
    tradition:
      "The hour of the Goat is early afternoon, one to three, when flocks graze on grass that the sun has dried. Here is an animal in no hurry, warm before it eats. That's kind to shy beginners; a probation of ninety days isn't, and tradition never met one.",
  },
  team: {
    title: "A Goat Takes Care of the Whole Team. Who Knows It?",
    answer:
      "Turn your care into a task with a name, hours and a limit, and hand back the rest. People bring a Goat their bad days and their crooked drafts, you mend both after dark, and your own piece suffers. When care has a place in the plan, others see it and learn how.",
    do: [
      "Give your hour for other people's drafts a beginning and an end.",
      "Tell the slowest teammate the hard sentence this week, alone, with one example.",
      "Arrange with one colleague to be asked twice when you've gone quiet.",
    ],
    avoid: [
      "Giving up your Saturday with a smile and then being short with the printer.",
      "Siding with whoever looks saddest. It may be the one who's wrong.",
    ],
    script: [
      "I've been redoing the plan every week to keep anyone from being alone with the babies.",
      "It takes me four evenings, and I'd like to share that.",
      "Rudy, would you do July?",
      "I'll explain the two things that matter, and I won't check the rest.",
    ],
    scene: [
      "At the daycare in Tacoma, the good mood was generally put down to Clementine. She knew which toddler feared bananas and which teacher was getting divorced. For three years she had also drawn up the staffing, in the bathtub, with a waterproof pen.",
      "In July she left for her sister's, and Rudy opened the plan on a Sunday night. It was full of tiny faces. A legend in the corner explained them: don't pair these two; has to leave at four; braver than she looks. He'd worked there for two years and known almost none of it. When Clementine got back, the plan was on the wall in plain type, and people had corrected their own lines. “Has to leave at four” now said “would like to be asked.” She stood before that one for some time, in her coat. She'd been so sure that she knew.",
    ],
    tradition:
      "In the great race, the Goat crossed the river on a raft with the Monkey and the Rooster, and all three pulled at the same weeds. Your trine, with the Rabbit and the Pig, is the gentlest there is, and the lore names nobody in it to say the hard sentence.",
  },
  conflict: {
    title: "How a Goat Answers a Harsh Word Before It Turns Sour",
    answer:
      "Send the person three lines and propose a time within two days. In the talk, hold on to your page: what was said, what it did to your work, how you'd like it said next time. A Goat goes quiet and waits to be asked, and months later it all comes out over something small, like a spoon.",
    do: [
      "Separate the point from the tone. The rind may really be too wet, even if someone barked it.",
      "Find out what was going on with them that morning. You feel a mood at once, and you assume that you caused it.",
      "Take their complaints home and answer them the next day.",
    ],
    avoid: [
      "Answering “nothing” and moving the cups around.",
      "Having friends avenge you. They'll go further than you wanted.",
    ],
    script: [
      "On Saturday you told the customers that anybody could do my job.",
      "I've been slower ever since, because I keep hearing it.",
      "If a wheel is bad, please tell me in the cellar.",
      "I'll listen, if the door is shut.",
    ],
    scene: [
      "Ludmila ripens six hundred wheels of cheese in a Vermont cellar and pats each of them good night. Bart drives them to the city. In May he held up a soft one at the market and said, before a whole line of customers, that anybody could do that job. She brought it up in August.",
      "It began with his spoon, which he'd left in her brine, and rose from there until they stopped milking next door to listen. The van had broken down that day, he finally got out, and the wheel had melted on the dashboard, and he'd been so ashamed that he said the first thing that made it not his fault. She had scrubbed her shelves that whole night, searching for what she'd done. Now anything wrong with a wheel comes downstairs on a slip of paper. She sends them back with her answer. “Dashboard?” say some of them.",
    ],
    tradition:
      "“Mend the pen after a sheep is lost; it isn't too late,” says a Chinese proverb. Your clash is the Ox, all duty where you're all feeling. The lists don't cover van drivers, and the proverb makes no exceptions.",
  },
  partner: {
    title: "A Goat Needs a Partner Who Enjoys Sending Invoices",
    answer:
      "Go into business with somebody cheerful who likes saying a price, and hand over every bill, reminder and discount. You make the things that people come back for. Alone with the money, a Goat charges strangers a friend's rate, so let no price fall without your partner's signature.",
    do: [
      "Watch them sell a piece you made. You want someone who doesn't apologize.",
      "Hang a price list by the door, set well above what feels decent.",
      "Keep a small sum for presents to customers. You'll give them anyway.",
    ],
    avoid: [
      "Choosing a friend you couldn't bear to disappoint. You'd never bring up the split.",
      "Leaving the room when the talk turns to money. Stay, knit, and listen.",
    ],
    script: [
      "I make things well, and I can't charge for them.",
      "I'd like you to set the prices and never tell me who groaned.",
      "In return, I decide when a piece is finished.",
      "If I go silent for more than a day, will you ask me twice?",
    ],
    scene: [
      "“What do we owe you?” said the hotel, and Thandiwe said, whatever seemed right. She had glazed four thousand tiles for its lobby, no two of the same blue. Mick, her partner for a week and a half, led her out to the van by the elbow.",
      "He used to sell swimming pools, and he liked a number the way other men like a dog. He was back inside for an hour. She spent it composing an apology to the manager, and another to the manager's wife. Then he got in and said the sum, and she had him say it again. “Were they angry?” “They want the spa,” said Mick. “At your price they'd wondered what was wrong with it.” These days she sits in, kneading clay. Above the counter stands a row of little clay animals, one for each deal, and those from the biggest deals are covering their eyes.",
    ],
    tradition:
      "For a secret friend, the old rule sends a Goat to the Horse: one storms the door, the other makes people glad that they opened it. Fire feeds earth in the cycle of the elements, and that's the whole theory. It can't tell you whether you'd dare to say no to the person.",
  },
  employer: {
    title: "A Goat's Employer: Kind Boss, Printed Pay Scale",
    answer:
      "Look for a house with taste, a boss who corrects people in private, and a pay scale that hangs where all can read it. A Goat knows within an hour whether the people are right, and the hour is seldom wrong. What it can't reveal is your salary in year three. The scale can.",
    do: [
      "Spend half a day working beside the team, and see what happens when somebody drops something.",
      "Show a piece of yours and watch their hands. People who care pick it up.",
      "Find out who protects the schedule when a big customer pushes.",
    ],
    avoid: [
      "Staying where you're unhappy on account of the friend at the next desk.",
      "Naming your figure while somebody looks at you kindly.",
    ],
    script: [
      "When a piece doesn't come out well, who talks to the person, and where?",
      "Is there a table of salaries, and where would I be on it?",
      "Could I sit in with the team for a morning?",
      "I'll email you my figure tonight.",
    ],
    scene: [
      "Two clinics wanted Ignatius to make artificial hands. He loved the first, which had linen curtains and a director who called him an artist. On the way out she told a fitter that his thumb was a joke, in front of the child it was for. The fitter went on smiling after she had left.",
      "The second was over a tire shop. A technician called Bo had just buttered toast with a new wrist, badly, and wanted to know what Ignatius would do about it, and they went at it all morning. Once a woman came from the back, pulled the door of Bo's booth shut behind her, and could be seen explaining something with a pencil. He came out with red ears and a better drawing. The pay hung beside the fire exit. Ignatius found his square. It wasn't large, but in two years there'd be a larger one above it, and nobody would have to be brave.",
    ],
    tradition:
      "“Nine shepherds for ten sheep” is the Chinese way of saying too many managers. Its element is earth and its season late summer, garden soil more than rock. A garden is a fair picture of the mood you need. Dental plans don't grow there.",
  },
};
