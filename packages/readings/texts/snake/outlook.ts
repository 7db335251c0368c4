import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, tradition advises you to begin nothing large, so use the time to end something. You've known for a while what no longer fits: a committee, a title, a client who shouts. Talk it over with one person you trust, and pick a day. Wear something red that was a gift, for luck. Then tell your boss in two sentences what you're dropping and why. You'll have rehearsed a long speech, and the answer may well be “sure.”",
  years: {
    rat: {
      meeting: "Everyone around you talks this year, and you're the one who can tell which remark in ten is real news.",
      wood: "At the coffee machine, a man from accounting mentions that one certificate doubled his wife's job offers. Walk back with him and ask which school, what it cost and how long she had to stay. Four minutes with him beat the forty-page brochure.",
      fire: "At lunch, a colleague says that somebody should fix the vacation calendar, and two rivals hear it too. Tell your boss within the hour that you'd like to try. When the rivals come by on Thursday, they hear that it's yours.",
      earth:
        "Half the office brings you questions, and the same three keep coming back. Answer them in a half-hour session on a Wednesday, with coffee. Fourteen people show up. When the boss offers you the whole help team, say that you'd rather keep the Wednesdays.",
      metal:
        "In the elevator you hear what they had to pay the new guy. Instead of brooding over it, have your boss compare your salary with today's offers. It isn't all you'd hoped, but it's more than four years of waiting brought you.",
      water:
        "Your boss hears everything last and hates it. Stop by on Fridays for five minutes, with the one thing that turned out to be true. In June she hands you the Monday meeting. Your own plan stays in your bag, where nobody can talk about it.",
    },
    ox: {
      meeting: "You have a strong ally: a patient colleague who takes on the heavy part and speaks well of you.",
      wood: "Before you've told anyone that you're tempted, this colleague offers to take the schedules off your hands. Bring that offer straight to your boss. The boss had doubts about one quiet person, and says yes to two.",
      fire: "A rival with more free hours wants the same title. Offer to share the work for three months, at your patient ally's pace. By the second month, the rival has had enough. You keep the title, and for now you don't mention money.",
      earth:
        "You plan, this colleague carries, and nobody has said whose name goes first. Settle that over one long lunch, before the first hour of work. In November the praise arrives, and neither of you has to count it.",
      metal:
        "Two years ago your boss spoke of more pay and a group to run, and this colleague was there. Bring it up when she's back at the table, with a sum. Your boss looks at her, then at you, and grants the team and most of the sum.",
      water:
        "The boss says there's no promotion right now. Let your ally mention one finished piece of your work each month, and say nothing yourself, which you're good at. In October the boss brings it up, after another department has called about you.",
    },
    tiger: {
      meeting: "Loud people take your silence for scorn this year, and what you don't say gets you into trouble.",
      wood: "Say to the loudest woman on your floor, “I'm slow with the new software. Would you show me?” She'd thought that you looked down on her. Now she moves her chair over, and begins with the shortcuts.",
      fire: "A rival attacks your proposal in the full meeting, and you go quiet and polite. Say out loud the one point where he's right, and add it to the plan then and there. Now he's defending half of it, louder than you ever could.",
      earth:
        "A door that stays closed for a month makes people talk. Open yours in the first week, and show the two loudest colleagues your rough version. They shout for ten minutes, and then they tell everyone that they helped.",
      metal:
        "You hit your target and told nobody, so your boss thinks you don't care. Say in plain words, “I made the number, and I'd like my share.” It feels like bragging for six seconds, and your boss looks relieved that you want something.",
      water:
        "After your first meeting in the new role, a loud colleague says you look down on everyone. Open the second with, “I was thinking, and it looked cold. Sorry.” There's a pause, and somebody laughs. Your own new ideas can stay home until they laugh sooner.",
    },
    rabbit: {
      meeting: "Good manners count for a lot this year, and people enjoy your company more than you expect.",
      wood: "The manager who approves study leave eats early and alone. Join him twice, and talk about his garden. The third time, he wants to know your plans, and you tell him which school and which evening. Before the coffee comes, you have every second Thursday.",
      fire: "A charming colleague has had the same idea, and you have a bitter remark ready. Swallow it, and invite her for coffee to compare notes. She knows the people, you know the numbers, and on Thursdays you fail the same quiz.",
      earth:
        "Tell three people at lunch what you'd like to try, and say it's only for six weeks. That sounds harmless, so nobody objects. In week five, a woman you barely know says how much she'd miss it, and nobody mentions the six weeks again.",
      metal:
        "The woman in HR likes you, so bring her tea and read your old agreement at her desk. It promises a review every two years, and the last was four years ago. “Oh dear,” she says, and books the meeting herself.",
      water:
        "You're invited to the directors' lunch, with rules that nobody explains. For a month, copy the person who's been there longest: when to speak, when to smile, when to look at the door. In week five, someone saves you the good seat.",
    },
    dragon: {
      meeting: "Meetings are loud and grand this year, and your boss can only listen to you on the way out.",
      wood: "There's a ten-week course in April, and you'd like to go: that's all that fits between the meeting room and the elevator. Say it there. Your boss nods before the doors close, and you send the form while the nod still counts.",
      fire: "A proposal of yours would vanish beside the big event, so hold it for one week. Then find your boss in the parking garage, and say what it costs. After the bill for the fireworks, your small number is the best news of the month.",
      earth:
        "“Anything else?” says your boss, with one arm already in a coat. Say what you plan, what it costs and when it's done. By the second sleeve you have a nod to half. To the question about leading a team, shake your head and hold the door.",
      metal:
        "Raises aren't decided in those meetings, but by a quiet deputy with a spreadsheet. Leave the room beside him, and say you'd like to understand the salary bands. Nobody ever does, so before the stairs end you've heard how high yours goes.",
      water:
        "Rehearse one sentence for the walk to the car: you'd take the small version, because you know what to cut. Say it and stop talking. After forty slides, your boss would like to hear it again.",
    },
    snake: {
      meeting: "In your own year you brood more than is useful, and one open talk can end a week of it.",
      wood: "Somebody offers to teach you, and by evening you've found three hidden motives. Say yes on the same day, before the fourth one turns up. There's no catch. Your new teacher just likes to explain things, and you're the first who listens.",
      fire: "At two in the morning, you decide you're the slowest in the class. Say so to the woman in the next seat. “I thought that was me,” she says, and turns her notes around. From then on, you both come an hour early.",
      earth:
        "The course you want is on Thursdays, and they're full because you check everything a third time. Say to your boss that you'd rather stop at two and study. You've brooded for a week over the answer, which is, “You check three times?”",
      metal:
        "You've been owed a bonus for two years, and you have four theories about the reason. Bring the contract to your boss, without a word of blame. “I thought that was paid” is the answer. Delete the application that you wrote at midnight.",
      water:
        "You're left out of the talk about the new title, and overnight you find four reasons, all insulting. Say to the organizer, “I noticed I'm not on the list. Is that right?” He was only counting chairs. On Tuesday there's one more.",
    },
    horse: {
      meeting:
        "Everyone else replies at once and corrects the reply twice, and your slower answer is right the first time.",
      wood: "Make one exception to your slow answers: when a busy young manager offers you a course, say yes within the hour. By Wednesday she's forgotten, but your name is on the list. The promise to stay two years you can read slowly.",
      fire: "A dozen quick people have your idea, and each brings one page to the meeting. Bring a second page with costs, names and the first step. The boss reads all of them aloud, and only yours can start on Monday.",
      earth:
        "Two fast colleagues hear of your plan, and they want the first part tomorrow. Give them a date three weeks away, and keep it. Meanwhile one of them builds a version in two days, repairs it twice, and ends up using yours.",
      metal:
        "Three colleagues rush in with their figures, and each has to correct them. Count your own for one more week, then say, “I cut errors by 14 percent, and I'd like 5 percent more.” It's the only claim that month that needs no second check.",
      water:
        "The plan has changed on a Wednesday again, and everyone wants to know what to do. Give them one answer an hour later, and don't change it. By Friday people come to you first. Your own launch would've been canceled twice by now.",
    },
    goat: {
      meeting: "People are hurt easily, and they hold on to a sharp word of yours longer than usual.",
      wood: "A colleague gets you a free seat in a course, out of pure kindness, and you look for the catch. Say thank you before you say anything clever. She walks off pleased, and in the fall she puts in a word for you with her landlord.",
      fire: "You want to open with everything that's wrong with the old way, and the man who built it sits across the table. Say in one sentence what you'd like instead. He's silent for a moment, and then he offers you his files.",
      earth:
        "Kind colleagues keep you until half past seven with worries, and your idea gets what's left. Tell them at noon, still smiling, that you leave at six. By October the idea has had thirty evenings. When they want you as supervisor, smile and leave at six.",
      metal:
        "Give a straight answer when a shy colleague wonders what raise to ask for, and tell her what you earn yourself. She thanks you twice. A week later she comes by with what she got, and you walk in with the same number, your project under your arm.",
      water:
        "Before they decide on you, let a sensitive colleague read your plan for the group. She winces at “dead weight,” and you cross it out. When the directors want to know what people think of you, she speaks first, and warmly.",
    },
    monkey: {
      meeting:
        "A talkative partner brings ideas, and you see what could go wrong: there's friction, and the work is very good.",
      wood: "This partner tries ten tricks a day, and one of them saves an hour. Get a slow demonstration of that one, and explain in return which of the others will break. You both go home smarter, and one of you talks about it.",
      fire: "Your partner has signed you both up before you've read the fine print. Go anyway. He makes every mistake out loud, and you see why. You get the same score. He'd celebrate by writing to three other firms, and you order dessert instead.",
      earth:
        "Your evenings go into making those ideas work. In March, add up together what each idea has saved the firm. Your partner tells the story, and you name the figure. When the boss offers a promotion instead, say the figure again.",
      metal:
        "Bring your partner along when you talk to the boss: he can praise your work for ten minutes without a break, which you'd never do. Then name your number once. The boss looks to him for a lower one, and for once he says nothing.",
      water:
        "The boss says they'll look after you, and your partner is already celebrating. Say, “Thank you. From which month, how much, and with which title?” There's a small silence, which you handle better than anybody. Then come the answers, and your partner buys the coffee.",
    },
    rooster: {
      meeting: "A colleague who checks everything backs you, and can prove what you only suspect.",
      wood: "This colleague points out that you've been running the Monday meeting since May, and has the dates. Bring them to your boss, and claim the title for what you're already doing. The boss counts twenty-two Mondays, and books the course along with the title.",
      fire: "Three loud colleagues present themselves for the same job, one with music. Leave the figures to this colleague, sit beside the boss, and answer the doubts in a low voice. The boss leans over to hear you, and the other three begin to worry.",
      earth:
        "You suspect that nobody reads the weekly report, and saying so would offend the people who write it. Have this colleague count the readers for a month. “Three, and two of them were me,” she says. Your shorter version is approved, with one old page left in.",
      metal:
        "You suspect you earn less than the last three people they hired. This colleague checks and says, “Nine percent under,” without looking up. Pass it on in that tone. Half the gap closes in July, the rest when you take over the team.",
      water:
        "Before you move up, somebody inspects your work, and it's this colleague. Lay everything out on her desk, with the bad page on top, and leave your new plan in the drawer. Her report has a single line: you point out your own mistakes.",
    },
    dog: {
      meeting: "People wonder what you're up to, though they'd gladly trust you if they knew your reasons.",
      wood: "Your boss thinks you're leaving when you want Fridays off for the lessons. Give the real reason, even the embarrassing part: for three years you've nodded in budget meetings without following. The boss has nodded along for five, it turns out, and wants your notes.",
      fire: "Eat with three honest colleagues on Tuesdays, and tell them what annoyed you enough to want this. You usually skip that part. In week four, one of them says, “We used to be afraid of you. When do we start?”",
      earth:
        "Promise everyone one small thing: on Mondays at ten, they get the real numbers from you. Explain that you were tired of guessing, too. Nine Mondays later, people have stopped wondering about you. The boss would give you the department, and you stay with the numbers.",
      metal:
        "Your boss wonders why you're asking now, and you'd rather not explain. Say it anyway: the rent went up by 300, and you've done two jobs since March. You get 200, and the second job goes to the new hire, which frees your evenings for the project.",
      water:
        "One director knows half of an old quarrel, and that half stands in your way. Call him and tell him the rest, your mistakes included. He has never heard that part. By the end, the quarrel is smaller than both of you thought.",
    },
    pig: {
      meeting: "Secrets don't keep this year: a friendly colleague tells everyone your plans before you're ready.",
      wood: "By accident, this colleague tells the whole floor that you're looking. He feels terrible and wants to make up for it. Let him, because his sister-in-law is hiring. Three weeks later you're talking to her, and almost grateful to him.",
      fire: "Three hotheads hear which opening you want and go after it too. Say nothing more to anyone here, however friendly. In the interview, name two things that you can do by June. The panel has been promised miracles all day, and writes yours down.",
      earth:
        "Your boss will hear of your plans anyway, so be the first to tell: “I'm looking around, and I wanted you to hear it from me.” It's an uncomfortable minute. In April they'd give you a team to keep you, and you can say no out loud.",
      metal:
        "Your boss has heard from this colleague that another firm called you, and reminds you of the two days you work from home. Say thank you for those, and then name the salary that would keep you. It's the only part that wasn't known yet.",
      water:
        "Once the news is out that you're looking, an old colleague calls, one you parted from in silence. Begin with your own share of the blame. “I forgave you years ago,” she says, and gets to the point: the desk next to hers is empty.",
    },
  },
  months: {
    rat: "December's Rat month is full of talk, and quiet people hear most of it. Let others speak, and watch for the person who suddenly stops. Over coffee, that person may tell you the real news.",
    ox: "In January's Ox month, a strong, patient colleague has time to help. Choose the task that you've put off since fall, and carry it together. It takes two mornings, and there's hardly any talking.",
    tiger:
      "In February, the Tiger month, one look from you can start a dispute. Say out loud what you were thinking, even if it was about lunch. It usually was.",
    rabbit:
      "March is mild, and in the Rabbit month people have time. Visit one old contact while you don't need a favor. When you do need one later in the year, you won't be a stranger.",
    dragon:
      "Only loud points get heard in April's Dragon month, and yours is subtle. Send it to the speaker afterward, in two lines. Speakers always need material, so the next speech may quote you by name.",
    snake:
      "You're easily hurt in May, your own Snake month, so put off every argument until June. Note them down if you must. Most of them will look silly once it's warm.",
    horse:
      "June's Horse month wants answers at once, and you'd regret them. Let each question wait for an hour. Half of the questions are settled without you by then, and your other answers won't need a correction.",
    goat: "People are sensitive in July's Goat month, even when you're right. Praise one thing that you really like, and save the criticism for August. By then, somebody may come and ask you for it.",
    monkey:
      "In August's Monkey month, a talkative partner suits you well. Finish one task together, and agree on the first day whose name comes first. Two clever people stay friends if that's settled early.",
    rooster:
      "In September's Rooster month, test a suspicion with the help of an exact colleague. Hand over the figures without the story. If the numbers prove you wrong, nobody has been accused.",
    dog: "In October's Dog month, colleagues trust you sooner if they see you carry something. Come half an hour early to one event, and help set out the chairs. People with their hands full tell you more than in a meeting.",
    pig: "In November's Pig month, somebody friendly spills your plan at lunch. Tell people only the part that may be known. The rest stays a surprise until you announce it yourself in December.",
  },
};
