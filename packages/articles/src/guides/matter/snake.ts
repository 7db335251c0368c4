import type { GuideMatter, Situation } from "./guide-matter.ts";

export const snake: Record<Situation, GuideMatter> = {
  boss: {
    title: "What the Boss Thinks When a Snake Says Nothing",
    answer:
      "Give your boss two lines a day about where you are, even if both say that you're still looking. A Snake's silence is work, but from outside it could be doubt, anger or a nap. And when you bring the verdict, bring the path to it: what you saw, what you ruled out, how sure you are.",
    do: [
      "Mention an idea at half strength. Your half is presentable, and a boss likes to have a hand in the other one.",
      "Ask for your empty hours by name: “I need two mornings without meetings for this.”",
      "Warn early, in a full voice. The soft remark by the elevator didn't count.",
    ],
    avoid: [
      "Becoming extremely courteous when offended. Only you know what it means.",
      "Planning your departure as an answer to something that was never said.",
    ],
    script: [
      "I'm still looking, and I've ruled out the wiring.",
      "My guess is the second pump, about seventy percent.",
      "I'd like until tomorrow before I say it in the meeting.",
      "Is there anything about it that worries you?",
    ],
    scene: [
      "The greenhouse lost a bench of orchids in June, and Vivienne, its plant doctor, stopped talking. She walked the rows at odd hours and put leaves into envelopes. Her boss, Mr. Haddad, decided that she blamed him. He lay awake with the watering schedule.",
      "On the ninth day she set a tiny beetle on his desk, in a jar, with an explanation so complete that he wanted to cheer. What he said was: “You could have told me that you weren't mad.” She was astonished. Now a slip of paper hangs on his door at night: “Roots today. Not you.” He's kept every one of them.",
    ],
    tradition:
      "Wisdom is the trait that nearly every Chinese source gives the Snake, a deep thinker who watches before moving. Wisdom of that sort was much consulted and seldom employed from nine to five. How a quiet mind should keep its manager informed isn't covered.",
  },
  interview: {
    title: "A Snake in an Interview: When You'd Rather Not Think Aloud",
    answer:
      "Walk the panel through one decision from first hunch to proof, wrong turns included. You read the room before they've read your name, and then you answer in one flawless line. That leaves them nothing to hold. Doubt that you overcame aloud is more convincing than certainty.",
    do: [
      "Think out loud on one question, on purpose. It feels like leaving the house in slippers, and they love it.",
      "Mention one thing that you enjoy. It can be small; it makes a person out of a résumé.",
      "Accept a day later, and tell them that this is how you decide everything good.",
    ],
    avoid: [
      "Testing them with a question you know the answer to. The sharp ones notice.",
      "Naming the quarrel in the room, though you've spotted it. They think it doesn't show.",
    ],
    script: [
      "At first I thought the patients were lying about their diet.",
      "I was sure of that for a week, and I was wrong.",
      "Then I looked at who filled in the forms, and on which shift.",
      "May I show you where it turned?",
    ],
    scene: [
      "In the car, Florian's wife asked how it had gone. He told her who on the hospital's panel was leaving, who was in love, and why the pharmacy job had been vacant since fall. “And what did you tell them?” she asked. He considered. “That I'm thorough.”",
      "She drove around the block with him until he'd told her, from start to finish, how he once caught two medicines that should never have met. It had taken a hunch, three phone calls and an embarrassing mistake about a decimal point. He told it again for the next panel, decimal point and all. The head pharmacist pulled her chair closer at the mistake.",
    ],
    tradition:
      "A Chinese proverb laughs at the winner of a drawing contest who gave his Snake feet, to show off, and had to hand over the wine. You'll agree with it, since adding anything strikes you as too much. But a panel that has known you for four minutes could use a foot or two.",
  },
  raise: {
    title: "A Snake Should Ask for the Raise Before the Perfect Moment",
    answer:
      "Choose a date within the next two weeks and treat it like an appointment. You'd prefer to wait until the case is complete, and bosses settle budgets on incomplete ones. Describe one disaster that didn't happen because of you, put a price on it, and say the figure you want in the same minute.",
    do: [
      "Learn when the budget closes, and be there before it does. Your timing is excellent once you know what you're timing.",
      "Reveal two of your three wishes. With none to go on, they'll offer you a plaque.",
      "Stay in the chair after you've said the sum, and say something kind.",
    ],
    avoid: [
      "Waiting for them to notice. You've made sure that it looks easy.",
      "Reading a slow reply as an insult. They may have a toothache.",
    ],
    script: [
      "You never heard about the March payroll, because I caught it.",
      "It would have cost us around thirty thousand dollars.",
      "I'd like five more a year, from the new budget on.",
      "I enjoy working here, so this isn't a warning.",
    ],
    scene: [
      "For four years Priscilla had kept an insurance office out of court by reading what no one else read. She owned one excellent coat and a plan to speak about her salary when the right case came along. A right case had come along, in fact, every spring.",
      "Her nephew got a raise at the car wash by asking for it. He'd been there ten weeks. “What did you say?” she inquired, with real scientific interest. “I said, can I have a raise.” The next day she told her boss about the clause on page sixty, what it would have cost, and what she wanted. She'd prepared eleven answers to objections. He had none, and she's been left with eleven beautiful paragraphs.",
    ],
    tradition:
      "For the summit of patience in the zodiac, many astrologers point to this sign, the one that lies still until the moment is exactly right. In the wild that ends in dinner. Human budgets have a closing date, which no animal in the lore was ever asked to consider.",
  },
  "first-month": {
    title: "A Snake Among New Colleagues: They Can't Tell Shy From Sly",
    answer:
      "Explain yourself about twice as much as feels natural for the first month. Say why you ask, what you're reading, when you'll have an opinion. People who've known you for ten years trust your silences. People who've known you for ten days fill them in, mostly with themselves.",
    do: [
      "Offer one small true thing about yourself each day. The name of the cat is enough.",
      "Share an early, harmless observation, to show that your watching leads to something good.",
      "Find the person who decides and the one they listen to, then go to lunch with a third.",
    ],
    avoid: [
      "Filing away a slight in your first week. Nobody is themselves in front of a new person.",
      "Turning up on day thirty with a finished diagnosis. They'll feel that they had been in the waiting room.",
    ],
    script: [
      "I'm quiet at first because I'm learning, and I like it here.",
      "I've been reading the old case files to see how you work.",
      "One thing surprised me, in a good way: nobody ever missed a follow-up.",
      "Who set that up?",
    ],
    scene: [
      "By the end of two weeks the veterinary nurses had three theories about Lucien. He'd been sent by the owners. He was writing a book. He'd done something terrible in Cleveland. He came in pressed and silent, watched each of them work for an hour, and went to read the appendix of the vaccine manual.",
      "What broke it was a ferret that escaped into his sleeve. He laughed, and the laugh was enormous, a tuba of a laugh, and they all stood around him waiting for it to end. He explained, still crying a little, that he watched people because they were better at it than he was. “You might've said so,” the head nurse told him. Cleveland has never been cleared up.",
    ],
    tradition:
      "Each sign has a season, and that of the Snake is early summer, with its double hour from nine to eleven, when the sun has warmed the stone and the animal comes out. The warming up is the part to take to heart. Whether four weeks are enough is up to the stone.",
  },
  team: {
    title: "A Snake in a Team: Let Them See Your Work Before It's Done",
    answer:
      "Once a week, show the group something unfinished, wrong turns included, and let them touch it. You solve hard problems alone and hand back the answer as if it had grown on a tree. Teammates who couldn't follow you there start to resist an answer that they might have loved.",
    do: [
      "Ask your two killer questions at the beginning of the project. At the end they only hurt.",
      "Pick one person who argues well and tell them everything, with no drawer kept shut.",
      "Praise something in the same dry, exact way in which you criticize. It'll be quoted for years.",
    ],
    avoid: [
      "Raising an eyebrow in place of a sentence.",
      "Going silent in the chat to punish a bad plan. Half of them will think the plan was approved.",
    ],
    script: [
      "This isn't finished, and I'd like you to see it anyway.",
      "I believe the delay starts at the dock, but I can't prove that yet.",
      "Here are two ideas I threw out, and why.",
      "What am I not seeing?",
    ],
    scene: [
      "“It's the labels,” said Anneke in week six, and gave everyone at the warehouse a binder. She was right. She'd worked on it for evenings on end, and the binder had tabs. The forklift crew read the first page, agreed that nobody had asked them, and lost the rest behind a pallet.",
      "Her supervisor suggested she begin again, badly. So she taped a half-drawn map to the wall by the microwave with a pencil on a string. Within a day it had arrows, a coffee ring, and, in the corner, in the handwriting of the gruffest driver they had, a note about aisle nine that she could never have found out by herself. It was a better answer than the one in the binder. The binder is in use as well: it props open the microwave.",
    ],
    tradition:
      "A trine joins the Snake to the Ox and the Rooster, the deep thinker to the steady worker and the exact inspector. All three prefer to be certain before they speak, which must make for very peaceful meetings. When to open the door to the rest of a team, tradition doesn't say.",
  },
  conflict: {
    title: "A Snake in a Conflict: Three Days, Then Let the Grudge Go",
    answer:
      "Allow yourself three days: tell the person what hurt, or drop it for good. A Snake remembers a slight down to the weather, says nothing, and quietly moves its trust elsewhere. They never get to explain. Most of the time there was a reason, and it was duller than the one you'd worked out.",
    do: [
      "Put a feeling into it. Without one, your complaint sounds like a sentence handed down.",
      "Describe what happened and leave out the motive. You're good at motives, and this time you're a party to the case.",
      "When it's over, say that it's over.",
    ],
    avoid: [
      "The remark that is quite true, quite calm and never forgotten. You know the one; you've polished it.",
      "Collecting a second offense to be on the safe side.",
    ],
    script: [
      "Something from Tuesday has stayed with me.",
      "You laughed when I gave the figures, and I was embarrassed.",
      "Maybe it had nothing to do with me.",
      "Can you tell me what was going on?",
    ],
    scene: [
      "Fourteen months after the remark about her handwriting, Ottilie still rerouted all her X-rays so that they wouldn't pass Kenji's desk. It added ten minutes to each patient. He assumed that the hospital had changed the procedure, and he'd trained two students in it.",
      "It came out when one of the students asked her why. She said, “Because in March of last year Kenji…” and heard the rest of that sentence in her head, all of it, with the color of his tie. The student waited. Ottilie walked over to his desk instead. Kenji couldn't remember a word, though he did recall the week: his father had been admitted, and he'd been unable to read anything at all.",
    ],
    tradition:
      "Snake and Pig are a clash, the sixth sign against the twelfth: one suspects a motive, the other honestly brought you lunch. The tradition uses them to teach how far a clever reading can miss. It doesn't rule on your other colleagues, who may simply be tired.",
  },
  partner: {
    title: "A Snake's Partner: Trust Takes a Year, So Choose That Way",
    answer:
      "Work together on small, paid things for a year before you share a company, then hold nothing back: both keys, both bank logins, the list of what worries you. A Snake who half trusts a partner is running two firms, one of them in secret. Put a last day on the deciding, too.",
    do: [
      "Want somebody you can surprise and who can surprise you. You're bored by people you've figured out.",
      "Shut the door for an hour each month and tell each other all you know.",
      "Tell them the real limit of your savings. They're allowed to know, being liable for it.",
    ],
    avoid: [
      "Looking for a hidden plan behind each kindness. Some people just like you.",
      "Ending it in your heart a year before you end it on paper.",
    ],
    script: [
      "I take a long time to trust, and I'd like to do it properly.",
      "Let's do three jobs together and split each of them down the middle.",
      "On May first we decide, yes or no.",
      "If I go quiet on you before then, please ask.",
    ],
    scene: [
      "Desmond makes perfume, and for twenty years nobody but him had seen the book with the formulas. Then his hand began to shake. He interviewed chemists; each was competent, and he turned down each of them for reasons that he kept to himself.",
      "The one who stayed was Lupe, his glass supplier, who drank tea with him on delivery days and had an astonishing nose. She told him so one afternoon: he was putting in less orris than he used to. He went rigid. No one was supposed to be able to tell. “I liked it better before,” she said, and had some more tea. It took him the rest of that year to hand her the book. She opened it, laughed, and asked if he was aware that his sevens looked like ones.",
    ],
    tradition:
      "By the old six pairs, the Monkey is the Snake's secret friend, the playful mind beside the patient one. The same pair turns up in the lists of frictions as well, so tradition has been of two minds about it. A trial year can settle what the lists leave open.",
  },
  employer: {
    title: "Deep Work Wanted: Choosing an Employer for a Snake",
    answer:
      "Go where there's a problem nobody has solved, a door that shuts, and a boss who decides on evidence. Ask to see an ordinary calendar; about half of it should be empty of meetings. A famous name with an open floor and instant answers will use up your best quality by ten each morning.",
    do: [
      "Have them take apart their latest large decision for you. Listen for a name and for data.",
      "Find out how long the best piece of work took, and whether anyone complained.",
      "Take the higher base and the shares that ripen slowly. Few can wait as well as you.",
    ],
    avoid: [
      "Investigating until the position is filled. Three good sources will do.",
      "Choosing by the lobby. You do love a heavy door, and so do people with something to hide.",
    ],
    script: [
      "Which question here has nobody been able to answer?",
      "If it were mine, how much time would I get before you'd want results?",
      "What happens on this team after a mistake?",
      "I'd like a day to think; you'll have my answer on the second.",
    ],
    scene: [
      "The job had been open for a year, and the county clerk in Louisiana didn't hide why. “You won't like it,” said Thibodeaux, and led Imogen down to the basement. Nine hundred boxes stood there on bricks, their labels washed off in the hurricane. Four archivists had come to look and gone home.",
      "She walked along the rows without a word and touched a lid here and there. He took her silence for horror and began to apologize. “How long would I have?” she asked. Nobody had ever put it to him that way; until it was done, he supposed. Imogen hadn't meant to smile. She asked to see the room with the door, and on the way to the airport she bought herself a pair of very good rubber boots.",
    ],
    tradition:
      "Fire, though a hidden one, is the element of the Snake, a lamp more than a bonfire. Classical readers link it with study, medicine and secrets worth keeping. Among a thousand job ads they'd be no use to you, but they would understand about the basement.",
  },
};
