import type { GuideMatter, Situation } from "./guide-matter.ts";

export const dog: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Dog and Its Boss: Before You Worry, Ask One Question",
    answer:
      "When something at work smells wrong, go in the same day and put one straight question to your boss. A Dog who keeps watch instead sleeps badly, alarms the team, and often guards it against a plan that nobody has made. Bosses don't mind an honest question. What they mind is being observed.",
    do: [
      "Give your worries a fixed time in the evening, on paper, and take only the largest one upstairs.",
      "Say who would be hurt and what it would cost, then what you'd do in their place.",
      "Bring a wish of your own now and then. You've been in that office for everybody else.",
    ],
    avoid: [
      "Warning your colleagues before you know anything. They trust your nose, and they'll believe it.",
      "Taking a shut door for a bad conscience. Behind doors, people nap and order birthday presents.",
    ],
    script: [
      "I've been worrying about something, and I'd rather ask you than guess.",
      "Two men measured the scoreboard on Tuesday.",
      "Are we selling the park?",
      "If you can't talk about that yet, just tell me on which day you can.",
    ],
    scene: [
      "Nolan kept the grass of a small ballpark on Lake Erie. After he saw two men with a tape measure at the scoreboard, he lay awake on behalf of the peanut vendors. He mentioned it to a few people, out of fairness. By the weekend the whole crew was sending out applications, and the woman who played the organ had accepted something in Nebraska.",
      "After the last game his boss, Francine, came upon him walking the outfield fence as though someone might carry it off. What had gotten into everyone? He asked her at last. It was for a rain cover, she said, and she'd meant it as a surprise. It's a handsome cover. The organ plays from a recording, and Nolan winces whenever it starts.",
    ],
    tradition:
      "A poor house has nothing to fear from thieves, people used to say, as long as it feeds a Dog. Keeping watch is your inheritance, then, and an honored one. The saying covers strangers at the gate. On managers with plans that you weren't told about, it's no help.",
  },
  interview: {
    title: "The Dog's Interview: Be Honest, and Say You Want the Job",
    answer:
      "Describe what happened, including what went badly, and a panel will believe the rest. Then add the sentence that you always leave out: you want this job, and here is why. A Dog finds that obvious, having come. To the people at the table, someone who lists risks and mentions no wish looks undecided.",
    do: [
      "Name your weak point before they find it, along with what you do about it.",
      "For the question about conflict, take one that ended well and in which you were partly wrong.",
      "Find out what they did for people whose jobs they cut. You need to know.",
    ],
    avoid: [
      "Putting in a word for the other candidates. They get their own turn.",
      "Reading a stern face as a verdict. Somebody has to take notes.",
    ],
    script: [
      "I once reported a mistake that my own crew had made, and it was a long week.",
      "Nobody had been hurt, and two of them are still my friends.",
      "I'd report it again, though I'd tell them first.",
      "I would like this job; I've wanted it since I was nine.",
    ],
    scene: [
      "The city needed a head for its crossing guards, and Bernard answered whatever the panel asked. Were there dangers in the work? He named seven, by intersection. Did he have any doubts? Two, and he explained them well. They thanked him in the gentle way that's kept for people who have withdrawn.",
      "He was unlocking his car when he heard it, too. He climbed the four flights again, knocked, and found them eating crackers. “I forgot to tell you that I want it,” he said, panting. “My sister was hit at Mill and Ninth when we were little. She's fine. I've been watching that corner ever since.” The oldest of them brushed off her hands and turned to a clean sheet. What would he change there first?",
    ],
    tradition:
      "In a tale from southern China, people have rice again after the flood because a Dog swam home with its tail in the air and a few grains clung to it. It made no speech. The tellers praise it instead. A candidate has no tellers, and there the tale stops helping.",
  },
  raise: {
    title: "How a Dog Asks for a Raise: as if for a Colleague",
    answer:
      "Write up the case of the person in your position as if it were someone else: the duties, the hours, what others pay for them. Present it, then say that this person is you. A Dog fights well for the whole shift and goes home with what is left. Being fair includes being fair to you.",
    do: [
      "Start a good step above the figure that seems fair. Whatever you say, they'll treat it as an opening.",
      "List the hours nobody has paid for: the calls at night, the shifts you covered, the vacation that lapsed.",
      "If the offer is decent, accept it that day. Your doubts won't find any more money.",
    ],
    avoid: [
      "Adding that you'd understand a no. They'll take your word for it.",
      "Confessing your lowest figure out of honesty. It's honest to keep quiet, too.",
    ],
    script: [
      "Please look at a job with no name on it.",
      "Since spring it has grown by two lines, and it covers most holidays.",
      "Other plants pay twenty-nine an hour for that, and we pay twenty-four.",
      "It's mine, and I'm asking for thirty-one.",
    ],
    scene: [
      "As steward at a cannery in Astoria, Dorothea had won raises for the labelers, for the night cleaners, and for a man called Buck, who thanked her in salmon. Her own row in the pay table had stood still for three years. She discovered it while she was checking the table for somebody else.",
      "So she took the case. She opened a file, questioned the employee in the bathroom mirror, and found her credible. When she presented it, the plant manager wondered why this person hadn't spoken up long ago. Which position was it? Dorothea has stared down lawyers, and her ears went hot. “Fourteen,” she said, and since he was still running his finger down the page, “me.” He began to talk about the budget. That part was easy; she'd answered it twenty times. Buck sent salmon.",
    ],
    tradition:
      "“A Dog doesn't scorn a poor house,” runs the second half of a Chinese proverb. An employer could hardly have invented a better one. It was coined about families. For a house that could afford more, tradition has no saying.",
  },
  "first-month": {
    title: "New Place, New People: How a Dog Learns to Trust",
    answer:
      "Lend something small to the colleague you trust least, and see how it comes back. In a new place a Dog hangs back for weeks and sorts people by their first slip. A few little tests tell you more than watching does. Meanwhile you look like company, where before you looked like security.",
    do: [
      "Tell people one true thing about yourself before they've earned it.",
      "Make a little promise in the first days, and keep it where they can see.",
      "Have lunch with the one who sits alone, and also with those who laugh too loudly.",
    ],
    avoid: [
      "Asking what became of your predecessor in that tone of voice.",
      "Rising to somebody's defense in week two. You can't know yet who began.",
    ],
    script: [
      "I'm slow with new people, so please don't take it personally.",
      "You can borrow my good wrench, and I'd like it back tonight.",
      "If I ask a lot of questions about safety, that's me settling in.",
      "What do you keep an eye on around here?",
    ],
    scene: [
      "Wendell distrusted Rocco on sight. Rocco winked, called everybody chief, and never left the break room of the paper mill without someone else's doughnut. Wendell put a lock on his lunch. His wife, who has known him a long time, told him to lend the fellow something. He chose his torque wrench, a present from her, and he mentioned the fact.",
      "When the shift was over, the wrench was gone. He drove home and composed the report. In the morning it lay on his bench in a clean rag with a dated sticker on the handle; Rocco had a cousin who calibrated such things. “It was four pounds off, chief,” Rocco told him. “You could've gotten hurt.” Wendell read the sticker twice. Then he unlocked his lunch and held out half of a meatloaf sandwich.",
    ],
    tradition:
      "The evening hours from seven to nine are the Dog's. The gate has been shut, and whoever arrives gets sniffed. It was a sensible arrangement for a farm. For the first weeks at a paper mill, the calendar of the hours makes no proposals, and by nine the day shift is asleep.",
  },
  team: {
    title: "A Dog Doesn't Have to Guard the Team All by Itself",
    answer:
      "Put worry on the agenda: ten minutes at the start, in which anyone may say what could go wrong. Then hand each risk to one person and go off duty. A Dog who watches over everyone at all hours comforts a team for a season. After that it makes them nervous, or it makes them smile.",
    do: [
      "Rotate the watch. Whoever has it this week may fret aloud, and the others get on with things.",
      "Say what you hope for. They can recite what you're afraid of.",
      "Once a quarter, count the favors in both directions, and put in for your overtime.",
    ],
    avoid: [
      "Keeping somebody on probation for a slip that the rest have forgotten.",
      "Leaving last as a point of honor. Soon they're all too ashamed to go home.",
    ],
    script: [
      "We have ten minutes for what could go wrong, and I'm timing myself.",
      "Mine is the bend below the dam, because the water's up.",
      "Teresa, would you take that one?",
      "Then I've said it, and I can look forward to the day.",
    ],
    scene: [
      "Nine ways to drown: Gil went through them with the guests before each trip. There was no more reliable guide on that stretch of the Salmon River, and he'd pulled out strangers on his days off. The other guides could do the speech in his voice. They did it on the bus, until the morning when a couple on their honeymoon walked back to the parking lot.",
      "The owner gave him the van. At twenty to eight the crew would shut its doors, and for ten minutes Gil might say all he liked, to people who were paid to hear it. He got through his nine. Somebody offered a tenth, and Teresa had one that sent them outside to look at the blue raft. The guests get three sentences now, and a joke. He practices the joke at home.",
    ],
    tradition:
      "Tiger, Horse and Dog are the trine of fire, in which one leads the charge, one sets the pace, and you look back to see who has fallen behind. It takes all three to arrive. The scheme names no one who watches around the clock.",
  },
  conflict: {
    title: "Before a Dog Defends a Colleague: Ask If They Want It",
    answer:
      "Find the person you mean to protect and put two questions: what happened, and do they want you in it? A Dog hears an injustice, is certain who did it, and gets there ahead of the facts. Many of those fights were over by then. Now they start again, with one more person in them.",
    do: [
      "Open with something you truly don't know, and hear the reply to the end.",
      "Take it to the one concerned, that day, and to nobody else.",
      "When it's you who got hurt, treat it as seriously as you'd treat a friend's case.",
    ],
    avoid: [
      "Arriving with the verdict, even a just one.",
      "Closing the file on a person after one bad day. You'd want yours left open.",
    ],
    script: [
      "I heard you and Trudy this morning, and I don't know what it was about.",
      "It sounded rough from my side of the aisle.",
      "I've talked to her, and she says that you two are fine.",
      "Is there something I ought to know, or can I get back to my ice?",
    ],
    scene: [
      "“You leave her alone,” said Magnus, with a cod in his fist, and the fish market in Seattle stopped yelling in order to listen. The man from the next stall had shouted at Trudy. Magnus had stood beside Trudy for fifteen winters.",
      "She got between them before there was a reply. It was about baseball, she hissed, and she'd been winning. Now the man believed that she sent people. Making peace took her a week; Magnus bought coffee for the entire row. Some months later, voices rose at her end again, and this time he came up empty-handed and asked, as they'd agreed. “Yes, please,” said Trudy. “Stand there, and don't say anything.” So he stood there. He turned out to have a gift for it.",
    ],
    tradition:
      "On the wheel, the Dog's opposite is the Dragon, and the two clash: a splendid promise, and somebody who asks if it's true. With the Ox and the Goat it shares a punishment, as the harsh old term goes, where each side is sure of being right. On quarrels that belong to other people, there's no rule.",
  },
  partner: {
    title: "When a Dog Should Stop Doubting and Sign With a Partner",
    answer:
      "Pick a cheerful partner who keeps small promises, and settle together on which day the doubting ends. Until then every worry gets a clause, a price or a line drawn through it. There's no more faithful partner than a Dog, and few who start so late, because one more thing could always happen.",
    do: [
      "Listen to how they speak of the last person who walked out on them.",
      "Put the way out into the contract, while you like each other. You'll both sleep better.",
      "Let the one who enjoys selling do it. You keep what was promised.",
    ],
    avoid: [
      "Mistaking a hard bargainer for a bad person. You'd be glad of one on your side.",
      "Lending the firm your savings without a paper.",
    ],
    script: [
      "I have a list of what could go wrong, and you should read it.",
      "Let's give each line a clause, a price or a stroke of the pencil.",
      "On the last Sunday in March, I quit looking for more.",
      "If you ever have to break your word to me, call me before you do.",
    ],
    scene: [
      "What if one of us dies on a Tuesday, asked line thirty-one, and the payroll is due? Abel, a locksmith, wanted to open a shop with Minh and had spent four years on the list. Minh sold alarms. He read it all, nodding, then fetched a calendar and had Abel choose a Sunday.",
      "They worked on it in the evenings. Most lines became a clause, and some cost money: a policy, a third key, a bookkeeper. For what was left, such as the comet, Abel had to draw the stroke himself, and he pressed so hard that the pencil broke. He signed on the Sunday. Neither of them had foreseen the customers. When one of them wonders what there is to be afraid of, Minh slides the list across the counter. Nearly all buy something before they reach the comet.",
    ],
    tradition:
      "The gentle Rabbit and the loyal Dog are secret friends among the six harmonies: there's tact at the door and a backbone in the room behind it. Almanacs recommend the match without reserve. They've never met your candidate, whose last landlord has.",
  },
  employer: {
    title: "A Dog Picks an Employer: Ask About the People Who Left",
    answer:
      "Learn how the firm has parted with people, since you can't work well for a place that you couldn't defend. Talk to two who left, then decide. With a purpose and a fair boss, a Dog gives more than any contract demands. With an unfair one it stays too long, out of duty.",
    do: [
      "Have them describe an order they refused, or a rule that also binds the people on top.",
      "Check how overtime is counted and paid. You'll be working it anyway.",
      "Set a date for your answer. Otherwise worry will give it for you.",
    ],
    avoid: [
      "Phoning a third former employee to be sure. You'll only become less sure.",
      "Turning down a good place for the sake of colleagues who would have told you to go.",
    ],
    script: [
      "Who had this job before, and may I know why they left?",
      "When you last had to cut positions, how did people hear about it?",
      "Is there a rule here that has cost you something?",
      "I'd like to call somebody who used to work for you, if that's all right.",
    ],
    scene: [
      "Nobody had done the job before, they told Yvette at the mattress plant. The drawer of the desk was full of cough drops. She asked twice. “We like to look forward,” said the director, and looked at the clock.",
      "At a maker of hearing aids, the man who'd had the job let her in himself, in a cardigan. In the bad year they'd laid off ten people, Mr. Abernathy told her on the stairs, and he'd been the third. The owner had said it to each of them in person, and had to stop twice. There were eight months of pay. On Wednesdays, he came by for the soup. Was he angry? He considered that on the landing. Until about Easter, he said, and would she like to know which window sticks?",
    ],
    tradition:
      "Late autumn belongs to the Dog, along with the element of earth: the crop is in the barn and must be kept safe. By that logic you belong wherever something worth keeping is kept. Wages, notice and severance are matters that the old scheme left to others.",
  },
};
