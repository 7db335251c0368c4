import type { GuideMatter, Situation } from "./guide-matter.ts";

export const rooster: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Rooster and the Boss: What's Right Before What's Wrong",
    answer:
      "Sort your findings before you hand them over: report the one that costs money, and file the rest. Where a Rooster sees nine errors, a boss sees a finished job. Open with two things that are right, and your boss will read on to the one that isn't.",
    do: [
      "Learn how your boss likes to be corrected: on paper or in person, and how long before the deadline.",
      "Bring the repair along with the flaw. A corrected page is a gift, and a circled one is homework.",
      "Mention what you let go. “I saw the footer and left it” shows judgment that your red ink hides.",
    ],
    avoid: [
      "Correcting a figure while your boss is saying it to a client. Pass a slip instead.",
      "Explaining the method first. They wanted the total, and they lost track of it around step four.",
    ],
    script: [
      "The draft is solid, and the part about parking is the clearest we've had.",
      "One thing has to change before it goes out.",
      "Precinct 12 still has its old address, and I've put in the new one.",
      "Shall I send it to the printer, or would you like to see it first?",
    ],
    scene: [
      "Gwendolyn proofread the ballots of a county in Iowa, and each fall her memo to the county clerk ran to three pages. Mr. Sorensen had stopped opening them. He put them in a drawer with the takeout menus and hoped.",
      "One September two candidates for sheriff had been given each other's party. Her memo said so, well after the remarks about the font. When nothing happened, she walked over and found him with a menu in his hand. They came to terms across that drawer. Sheriffs and the like reach him on a yellow card, one at a time. Fonts go into a binder, and on quiet days he takes it down, since some of it is rather funny.",
    ],
    tradition:
      "Chinese tradition credits the Rooster with five virtues, from the scholar's cap on its head to its sense of time. Tact isn't among the five. No classic says, either, how to hand a list of errors to the person who pays you.",
  },
  interview: {
    title: "How a Rooster Shows a Panel That It Can Bend",
    answer:
      "Your folder already proves that you're exact, so use your minutes for the opposite: a day when the plan fell apart and you made something decent out of the pieces. A Rooster's answers are complete and run long. Land on the result, close your mouth, and let them come to you for the rest.",
    do: [
      "Rehearse with a kitchen timer, ninety seconds for a story and thirty for a fact.",
      "Own up to a standard you once lowered on purpose, with the reason and what it saved.",
      "Find out how they'd measure you after half a year. The answer calms you, and the question shows them what kind of worker is asking.",
    ],
    avoid: [
      "Pointing out the typo on their website. It will still be there once you're hired.",
      "Setting the interviewer straight on a date that makes no difference.",
    ],
    script: [
      "I'd written the checklist for opening night, and it had sixty points.",
      "At six the power went out, so I crossed off fifty-four.",
      "The last six were the ones that keep people from falling down the stairs.",
      "We opened ten minutes late, and I've never enjoyed a show more.",
    ],
    scene: [
      "The planetarium in Tulsa was looking for somebody to run its shows. Barnaby brought references, a spare tie and a chart of his own punctuality. The chart was admired and laid aside. “What do you do when it all goes wrong?” asked a woman who handled the school groups.",
      "He nearly told her that it didn't. What came to him instead was a Wednesday with ninety third graders and a dead projector. He'd punched holes in a pizza box and held it over a flashlight. “It wasn't accurate,” he added, because he couldn't help it. “Orion had an extra star.” She was laughing too hard to write that down. Nobody brought up the chart again, and he stopped keeping it.",
    ],
    tradition:
      "They say of Zu Di, a general of old China, that the Rooster's first cry had him out of bed and at his sword practice. The tale became a byword for early effort, a quality that you need not advertise. What the general said at interviews hasn't come down to us.",
  },
  raise: {
    title: "The Two Figures That Earn a Rooster a Raise",
    answer:
      "Bring two figures and one sum: what your checking saved, what others pay for the position, and what you'd like to earn. The rest of the collection stays in the bag. Your proof tends to be so complete that a boss starts to search it for a hole, and the talk becomes an audit of you.",
    do: [
      "Turn errors into money. “Forty mistakes caught” sounds fussy, and the bill for forty reprints doesn't.",
      "Learn what your boss has to defend upstairs this quarter, then choose the figure that helps with it.",
      "Say that you'd also enjoy some thanks with the others listening. It costs nothing, and nobody has guessed.",
    ],
    avoid: [
      "Mending a decimal in your boss's reply. Let it be off by a decimal, as long as it's a yes.",
      "Filling the pause with footnotes.",
    ],
    script: [
      "Last year I stopped four misspelled road signs before they went up.",
      "Replacing those would have cost about twenty-two thousand dollars.",
      "The position pays sixty-one in the next county, and I'd like sixty.",
      "There's a file behind each of these numbers, should you ever want it.",
    ],
    scene: [
      "Whatever hangs over the highways of one western state has passed Lucinda's bench, because the shop ships nothing until she has read it. She once caught a Sprinfgield, eight feet wide. To ask for more money she prepared nineteen exhibits with colored tabs. Her supervisor, Tad, began with the first, out of respect, and at the fourth they were debating how she'd counted. Then his hour was up.",
      "A month later she came with a photograph of the Sprinfgield, which still leaned behind the paint room. “What would that have cost us?” asked Tad. She told him, and she told him the salary, and there was no tab to turn to. He wanted the picture for his wall. It hangs there, level, because she hung it.",
    ],
    tradition:
      "In old greeting pictures a Rooster stands beside a cockscomb flower. It's a wish for promotion, since the Chinese word for a comb sounds like the word for an official. So the animal wears its rank on its head. The pictures wish you well and don't mention a sum.",
  },
  "first-month": {
    title: "A Rooster's First Month: Collect Mistakes, Praise the Rest",
    answer:
      "For four weeks, write down every flaw you see and tell nobody, unless somebody could get hurt. Say aloud only what is done well, in detail, to the person who did it. Your new colleagues find out that you notice good work first. In week five, they'll bring you the bad work themselves.",
    do: [
      "Learn what counts as good here before you raise it. If it isn't on paper, offer to write down what they tell you.",
      "Sort your list at the end: dangerous, costly, crooked. Hand in the first two.",
      "Keep to their way of naming files until somebody groans about it in your hearing.",
    ],
    avoid: [
      "Tidying the shared shelf as a surprise. They knew where everything was.",
      "Sitting in the meeting with your watch turned outward. They were late before you came, too.",
    ],
    script: [
      "I went through your drawer today, and I have to tell you something.",
      "Every packet has its date, and the writing is the same from the first to the last.",
      "How did you keep that up for six years?",
      "I'd like to learn it.",
    ],
    scene: [
      "A red pen stuck out of Tamsin's pocket when she came to the seed bank in Colorado, and the technicians began to shut their drawers. Thirty slips by the second evening, and she'd mentioned none. It was killing her. The worst were in the beans, which belonged to Orrin, who had been there longest and whistled.",
      "So she read beans for a week in search of something to admire. Drawer twelve was flawless; she left a note in it that said how. No answer came, though the whistling stopped. On Thursday he stood at her bench and held out drawer thirteen at arm's length, like a sick cat. “This is the bad one,” said Orrin. “I've been meaning to show it to somebody for nine years.”",
    ],
    tradition:
      "The hour of the Rooster falls around sunset, from five to seven, when the hens come home and somebody counts them. Counting comes at the end of the day, then, after everyone has had time to return. That's our own reading, since the people who named the hours weren't thinking of newcomers.",
  },
  team: {
    title: "A Rooster Sets the Standard and Lets the Team Check Itself",
    answer:
      "Put the standard on one page and hand the checking to a different person each week. As long as a Rooster inspects everything, nobody else looks; why would they? A crew that hunts for its own errors finds more of them than you can, and it stops treating you as bad weather.",
    do: [
      "Keep one inspection for yourself, the one where a slip would injure somebody.",
      "Describe a good piece of work each day as thoroughly as you'd describe a fault.",
      "Before you read a colleague's draft, find out whether they're after corrections or company.",
      "List what may stay imperfect. It's the part of the standard that they'll thank you for.",
    ],
    avoid: [
      "Redoing a task because it was done another way. Different isn't on the list of faults.",
      "Posting everyone's error count by the coffee.",
    ],
    script: [
      "This is what good means here, in seven lines.",
      "I won't be checking it anymore; Lottie starts, and Sam takes over on Monday.",
      "There are five faults hidden in the bikes by the door.",
      "Whoever finds the most gets to pick the music all week.",
    ],
    scene: [
      "Vern's checklist for the rental bikes at the lake had forty-one points, and every morning he went through it himself with a flashlight, while his mechanics stood around. Chains came off anyway. The mechanics would say, quite truthfully, that Vern had looked at them.",
      "He spent an evening planting faults: a loose bell, a soft tire, three nasty ones. At opening time he gave the flashlight to Lottie, who was nineteen, and made himself sit down. They had all five within twelve minutes. Then Lottie waved him over, and she wasn't smiling. Here were two more, she said, that he couldn't have hidden. He looked for a long time at the hairline in the fork. “Any music you like,” said Vern.",
    ],
    tradition:
      "Ox, Snake and Rooster belong to the trine of metal, and the usual reading gives them force, plan and finish. By that count the finish is a third of the job. How long a checklist ought to be, the old astrologers didn't say.",
  },
  conflict: {
    title: "A Rooster Was Right, and Now They're Angry: What to Do",
    answer:
      "Apologize for the moment you picked, and leave the fact alone; you needn't take that back. To a Rooster, a correction is a service. To someone corrected in public, it's a shove. Name what the other person does well, admit that your timing was bad, and agree on a signal for the future.",
    do: [
      "See them before the day is out, away from everyone who heard it.",
      "Make your praise as precise as your criticism was.",
      "If they tell it slightly wrong, let that go by. You came for peace.",
    ],
    avoid: [
      "Sending the source afterward. They know you were right, and it's exactly what they mind.",
      "Bringing up the next two points because you're both there already.",
    ],
    script: [
      "I corrected you in front of your group, and that was unkind.",
      "You tell the siege better than I do; people forget to take pictures.",
      "If I catch something again, I'd rather tell you when they're gone.",
      "Is there a way you'd like to hear it?",
    ],
    scene: [
      "“The other general,” said Leland from the back, and thirty visitors turned around. At the cannon, Beatrix had just credited the wrong man with saving the fort. She got through the tour in the voice of a train announcement. For six days the two guides arranged their routes to avoid sharing a staircase.",
      "On the seventh he waited for her at the well and said what he'd prepared, and the middle of it was hard. She let him finish. “I've been telling it wrong for nine years,” she said. “You could have mentioned it in any of them.” He had known for eight, it occurred to him. They have a signal nowadays: he scratches his ear, and she tells the group that historians disagree.",
    ],
    tradition:
      "Rabbit and Rooster clash, by the rule of opposites: one listens to the tone, the other to the facts. A second list sees harm between Rooster and Dog, of the sort that comes sideways. Neither of the lists says a word about correcting people in front of tourists.",
  },
  partner: {
    title: "A Rooster Needs a Partner Who Opens the Doors",
    answer:
      "Choose somebody who'd sooner begin than be ready, and keep the power to stop what isn't safe. With you alone the firm would have clean books, a fine contract and no customers, because somebody has to go out and talk to strangers. Set an opening day together, then cut your list until it fits.",
    do: [
      "Give each task one owner. Two editors on one page is how whole evenings go.",
      "Leave your partner a budget that you never look into, and mean it.",
      "Watch them on a day when they're tired. Messy is fine, but late with the truth isn't.",
    ],
    avoid: [
      "Going in with a second Rooster for the pleasure of it. The logo would take you two years.",
      "Presenting the agreement as finished. They ought to find something in it, the way you would.",
    ],
    script: [
      "I could polish this until we're both retired.",
      "You'd have opened last week, with one mirror.",
      "Let's say that safety is my decision and the date is yours.",
      "Which of my points would you throw out first?",
    ],
    scene: [
      "Before the driving school could open, two hundred and twelve things had to be done, and Edwina had them in order. Her partner Rafe had six pupils. He'd signed them up at a gas station, where he'd gone for gum. She pointed out that the left mirror hadn't arrived.",
      "They sat in the car, which still smelled new and had never gone anywhere. He read her list aloud, and after every item he put the same question: could anyone get hurt? She said yes nine times. Those nine took her a weekend. On Monday a boy called Trent drove the three of them over a curb, slowly and in perfect safety. Item ten is the brochure. Edwina expects to get to it.",
    ],
    tradition:
      "Matchmakers gave the Rooster a secret friend in the Dragon: one makes the promise, and the other makes it come true on the day. They counted it among the six kindest matches there are. None of it vouches for a stranger, so read a Dragon's books as closely as anybody's.",
  },
  employer: {
    title: "What Does an Employer Do With Mistakes? A Rooster Asks",
    answer:
      "Pick the place that can show you one of its own mistakes and what it changed afterward. A Rooster does well where good is defined on paper and finding a fault earns thanks. It loses heart where people say that nobody reads this anyway. One question and one real document tell you which place you're in.",
    do: [
      "Request some finished work, such as a report or a schedule, and see whether anyone cared.",
      "Apply even if you lack two points of the ad. You alone read it as a contract.",
      "With the offer in hand, mention the flaw you noticed on the tour. How they take it is your last test.",
    ],
    avoid: [
      "Falling for the fine address. You have a weakness for polished brass.",
      "Comparing offers on thirty criteria. Three will settle it, and you know which.",
    ],
    script: [
      "After six months, how would you know that I'm doing this well?",
      "What was the last thing you changed because an employee found an error?",
      "How did you thank that person?",
      "May I look at something that went out this week?",
    ],
    scene: [
      "There was marble in the lobby of the first scale maker. On the tour Corinne, who calibrates, saw that a test weight was nicked. She kept it to herself and brought it up when they called with the offer. “Oh, nobody looks at that one,” said the manager warmly.",
      "The second maker worked out of a former laundromat. There, she mentioned a chart on the wall that gave the same number twice. “Where?” said the owner, Mrs. Dabrowski, and put down the phone to go and see. Corinne heard a shout, some laughter, and tape being pulled off a roll. Then the owner was back on the line. They kept a box of chocolates for whoever found one, she said, out of breath, and should she mail it?",
    ],
    tradition:
      "Metal is the element of the Rooster, in its finished form: the blade, the bell, the ring. The sign's season is the middle of autumn, when the harvest is weighed. For that reason astrologers gave it trades with a measure in them. Between two makers of scales, the choice is yours.",
  },
};
