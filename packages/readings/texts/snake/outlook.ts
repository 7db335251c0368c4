import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, tradition advises you to begin nothing large, so use the time to end something. You've known for a while what no longer fits: a committee, a title, a client who shouts. Talk it over with one person you trust, and pick a day. Wear something red that was a gift, for luck. Then tell your boss in two sentences what you're dropping and why. You'll have rehearsed a long speech, and the answer may well be “sure.”",
  years: {
    rat: {
      meeting:
        "Everyone around you talks, and one remark in ten is real news. You're better than most at telling which.",
      wood: "If you have a project in mind too, the talk about other people's is free research. For three months, collect names and numbers in one notebook. You'll know which ideas failed, and why, before you've spent a cent.",
      fire: "A quicker colleague may rush to present the same numbers, and you'll hear it in the hallway. Let that report go first, and use the time to check yours. Prices change quickly, and the second report has the right ones.",
      earth:
        "With no money for training, younger colleagues will bring you their questions all day. Write down every answer that you've given twice, and share the page. The tenth question is the one you'll want to hear.",
      metal:
        "“We lose a little every month” may be the remark that counts. Go through one messy account, receipt by receipt. Twelve small leaks can add up to the project that nobody had money for.",
      water:
        "You share little, though, so your boss may wonder what you know. Send one page of news each Friday before anybody demands it. A boss who gets something freely digs less for the rest.",
    },
    ox: {
      meeting:
        "You have a strong ally this year, a patient colleague who'll carry the heavy part once you've explained the plan.",
      wood: "Your firm may pay now for the long course that you've always put off. Begin with Wednesday evenings. Your ally covers the phone, and you explain on Thursday what you've learned, which is half the studying.",
      fire: "Suppose a rival with more free hours wants to be noticed too, and you'd both wear out. Offer to share the task and the praise. With your patient ally setting the pace, nobody has to be first to slow down.",
      earth:
        "You plan and your ally carries, and nobody has decided how the credit is split. Settle that in March, while both of you are content. It may take three talks, and each is easier than the quarrel would be.",
      metal:
        "You may have to collect an old debt from a hard client. Let your ally talk about the work for three meetings, and name the sum in the fourth. By then, nobody wants to start over with strangers.",
      water:
        "While your ally works on a stubborn boss, slowly, you have time on your hands. Read the new rules line by line and find the weakest clause. “We could give way on that one,” the boss may say in the fall.",
    },
    tiger: {
      meeting: "Loud people take your silence for scorn this year, and what you don't say gets you into trouble.",
      wood: "If you say nothing about the open jobs, people assume you find them beneath you. Tell one loud, friendly colleague that you'd like the post upstairs. Before lunch, half the building knows, and so does your boss.",
      fire: "When you and a rival are furious over one report, your silence looks like contempt. Say out loud where the rival is right. Hardly anyone can go on shouting at somebody who has just agreed.",
      earth:
        "If a louder colleague takes credit for your plan, complaining would only sound bitter. Put every dated draft in the folder that your boss uses. When the question comes up, the dates can speak for you, and quite loudly.",
      metal:
        "If somebody throws down a job in anger over a target, take it over the same day. Say that you're sorry how it went, because a silent smile would be remembered. The contract is short, and it pays.",
      water:
        "In all that talk, somebody may complain that you look down on the team. Begin your answer with “I'm sorry it came across that way.” Everyone expects an icy silence, and after that sentence only the facts are left.",
    },
    rabbit: {
      meeting: "Good manners count for a lot this year, and people enjoy your company more than you expect.",
      wood: "If a former colleague sits on the committee that matters to you, have an unhurried lunch together and don't mention it. “You have my vote, of course,” you may hear with the coffee.",
      fire: "A charming rival may court your best client, and you have a bitter word ready. Tell the client honestly what's good about the other offer. After that, the client is more likely to believe you about its weak points.",
      earth:
        "Polite colleagues may try out your help for one evening and come back for twenty more. Say with a smile that the trial is over. Most would be shocked to hear that you minded, and somebody may bring cake.",
      metal:
        "If an old agreement pays you too little, strict terms may help you for once. Visit the person who keeps the file, and read it over tea. Some contracts have a clause for a raise that nobody has used.",
      water:
        "You may be invited to such talks, with rules that nobody explains. For a month, copy the colleague who's been there longest: when to speak, when to smile, when to look at the door. After that, newcomers may copy you.",
    },
    dragon: {
      meeting: "Meetings are loud and grand this year, and your boss can only listen to you on the way out.",
      wood: "An executive who likes you may have a plan of sixty pages. Offer in the elevator to put it on two. Everyone else in that meeting made it longer, so you may be the one trusted with it.",
      fire: "A proposal of yours would vanish beside a launch, so send it a week later. By then your boss has seen the bill for the fireworks. A plain plan with a price is often a relief.",
      earth:
        "If the firm dates cost you your evenings, the meeting will call it teamwork. Keep count of your hours, and hand your boss the total each quarter. A number can be heard even in a loud building.",
      metal:
        "A deal of that size seems to hang on the famous name at the table, but a quiet deputy prepares everything. Leave the room beside the deputy, and talk about costs. You may hear the real limit before the others do.",
      water:
        "When a plan shrinks, so does its team, and a clever remark won't get you in. Apply in one line, with one reason. It's about as much as your boss can take in on the way to the car.",
    },
    snake: {
      meeting: "In your own year you brood more than is useful, and one open talk can end a week of it.",
      wood: "If your job changes and somebody offers help, you'll look for the hidden purpose. This time there isn't any. Accept on the same day, because you're too proud to ask later and nobody offers twice.",
      fire: "If you write an angry message, it's at two in the morning, after a long trial in your head. Read it to a wise colleague before you send it. In daylight, the whole case takes a minute.",
      earth:
        "You may check everything a third time, at night, until little strength is left. Tell your boss you'll finish what you've promised and take nothing new until fall. One open talk is shorter than another month of checking.",
      metal:
        "If you've been owed a bonus for years, you've guessed long enough at the reason. Bring the contract to your boss, without a word of blame. The likely answer is “I thought that was paid.”",
      water:
        "If you're no longer invited to a meeting, nobody announces the reason and you'll invent one. Say to the organizer, “I noticed that I'm off the list. Is that right?” The list was probably cut by somebody counting chairs.",
    },
    horse: {
      meeting:
        "Everyone else replies at once and corrects the reply twice, and your slower answer is right the first time.",
      wood: "Make one exception: if a busy young manager offers you help, say yes within the hour. The offer will be forgotten on Wednesday. Whether you need it can be thought over later, at your own speed.",
      fire: "A dozen quick people may have your idea, and each brings one page to the meeting. Bring a second page with costs, names and the first step. In public, the boss picks the version that can start on Monday.",
      earth:
        "When fast colleagues build on your work, they want the next part overnight. Answer with a date, and enter it in the shared plan. Quick people argue with a colleague, but the organized ones never argue with a plan.",
      metal:
        "If you buy from a seller who's measured every Friday, time is on your side. Repeat your price in a friendly voice, and have the contract ready. On Friday around four, even a low price may look quite fair.",
      water:
        "A hasty team may have an accident, and new safety rules hit your project too. Put off your launch for a month. Such rules are often softened within weeks, and you'll only have to start once.",
    },
    goat: {
      meeting: "People are easily hurt this year, and a sharp word of yours is remembered longer than usual.",
      wood: "If a colleague gets you a better desk out of pure kindness, you'll look for the catch. Say “thank you” before you say anything clever. A suspicious question would be remembered until the desk wears out.",
      fire: "You and a warm-hearted rival may both want to speak for the team. Say in one sentence what you're for, and leave out what you're against. People remember a kind sentence, and an insulted rival would remember the other kind.",
      earth:
        "If kind colleagues keep you late with their questions, improve your own job a little. Announce that you leave at six. Do it at noon, with a smile, because at half past seven the same words come out sharp.",
      metal:
        "A shy colleague may want your opinion before asking for a raise. Name the honest figure, and nothing about the past. Next spring, the colleague may do the same for you, with a surprising number.",
      water:
        "Your plan may follow every rule and still get stuck, because two words in it have hurt somebody. Show that person the draft before the friends decide among themselves. It's often enough to cross out those two words.",
    },
    monkey: {
      meeting:
        "It's a very good year with some friction: a talkative partner brings ideas, and you see what could go wrong.",
      wood: "Your partner may build the twelve ideas from material that belongs to others. Get permission for each piece before you use it. Nobody claims the eleven failures, but somebody will claim the one that works.",
      fire: "If you two compete over the smarter trick, it may fail in public under your name. Take turns each month: one invents, and the other looks for the danger. Your partner hates looking, and is surprisingly good at it.",
      earth:
        "Suppose your partner has the ideas, and your evenings go into making them work. Once a quarter, look together at what each idea brings in. An idea that hasn't paid its way in a year can look for somebody else's evenings.",
      metal:
        "If a client wants an old system replaced, the deal is too large for either of you alone. Let your partner do the explaining, and stay firm on the price. Most clients tire of arguing long before you do.",
      water:
        "“Very soon,” your partner tells three clients, and you see the trouble coming. After each call, send the client one line with a date that you can keep. Clients enjoy the talk, and they come back for the date.",
    },
    rooster: {
      meeting: "A colleague who checks everything is on your side this year and can prove what you only suspect.",
      wood: "If you'd like time off for a course, a hint to that colleague won't do. Name the course and the days. The form may already be on the colleague's desk, filled in except for your name.",
      fire: "Your firm may have to pitch after three loud ones. Leave slides and proof to that colleague, sit beside the buyer who decides, and answer doubts in a low voice. A whisper is what a tired buyer can still hear.",
      earth:
        "You may suspect that money gets lost in the stockroom, and a hint in a meeting would only offend somebody. Have that colleague count one shelf a week. After a month, you have a number, and nobody argues with a shelf.",
      metal:
        "Suppose you suspect an expensive mistake in your main client's contract. Go through it together, line by line, before the renewal. You point at the weak clause, your colleague finds the wording, and the fee can go up.",
      water:
        "If that colleague has to inspect your own work, the questions will be polite and endless. Lay out the papers the day before, including the bad page. “Thank you for pointing that out” is often the worst remark in the report.",
    },
    dog: {
      meeting: "People wonder what you're up to this year, though they'd gladly trust you if they knew your reasons.",
      wood: "If colleagues support a new rule of yours, they'd like to know why you care. Tell them the story behind it, even the embarrassing part. At the vote, people defend a reason better than a clause.",
      fire: "Before a complaint gets its hearing, it's told at lunch. Eat with a few honest colleagues every Tuesday, and talk as openly as they do. Sooner or later somebody says, “We used to be afraid of you.”",
      earth:
        "When colleagues collect signatures, money and Saturdays, a cold no makes them wonder. Promise one weekend in January, and turn up for it. After that, “I've done mine” is a reason that everyone accepts.",
      metal:
        "One late form may cost a colleague a week's pay. If you defend her with a clever argument, your bosses will wonder what you want. Begin with your reason: “I was late once, too.” After that, they listen to the facts.",
      water:
        "Your bosses may look into an old quarrel, and they've heard one side already. Call before they do, and tell them yours. Bosses who've heard both sides often stop digging, and you can stop guarding the secret.",
    },
    pig: {
      meeting: "The Pig year is your clash: a friendly colleague tells everyone your plans before you're ready.",
      wood: "After such a slip, the colleague will feel terrible and want to make up for it. Accept one large favor, such as help in getting a share of the new budget. A grudge wouldn't have brought you a dollar.",
      fire: "Three hotheads may hear of the post you want, and promise money that nobody has. Sit near the door, and say nothing for two meetings. You'll see which person the bosses believe, and nobody can repeat what you didn't say.",
      earth:
        "If your plan gets around half finished, it sounds greedy, and your budget looks easy to cut. In February, show your boss a modest version, item by item. Bosses cut the items that nobody has explained.",
      metal:
        "When your bosses hear half of your plan, they'll want the other half, and mention an old favor. Thank them for it, and name your terms for the rest. Nobody could spill that half, because you'd never said it aloud.",
      water:
        "Once your plan is out, an old partner may call and want to join. You parted in silence, so begin with your own share of the blame. The slip that annoyed you in March may bring you good company in April.",
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
