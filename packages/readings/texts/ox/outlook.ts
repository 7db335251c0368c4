import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year comes every twelve years, and the custom is to check what you carry before you add to it. Somewhere on your list is a report that you took over for two weeks and have written every Monday since. Leave it out once. If nobody calls, you've won a morning, and you can look for the next report of that kind. It's also the custom to wear a red gift for luck, so accept the socks and don't work out what they cost.",
  years: {
    rat: {
      meeting: "A quick colleague finds the easier way, and you do the work.",
      wood: "This colleague tells you who's leaving, two weeks before anyone else knows. Say upstairs that you'd like the department, for two years at least, with this colleague as second. In the first month, half of the work turns out to be unnecessary, and you're home at five.",
      fire: "This colleague has heard that they're afraid you'll leave. Tell your boss what would make you stay two years: a class in the fall and the desk by the window. The class is simple. The desk takes until August, because somebody grows tomatoes on it.",
      earth:
        "Before the first customer comes, agree on who does what: this colleague finds the work, you finish it, and the profit is split in half. Shake hands, then see a lawyer. By fall, nine customers have come, and all nine have stayed.",
      metal:
        "This colleague wonders why anybody types it twice, and forgets the question over lunch. You don't. Build a version that needs typing once, an hour every Friday. Six people love it and would happily work under you. Show them how it works instead.",
      water:
        "This colleague knows two weeks before you do that next year's budget is being made. Go in that afternoon, before the report is done, and name the sum you want. You get most of it, and next to that, even the loan for the roof looks small.",
    },
    ox: {
      meeting: "Oxen are stubborn in their own year, and you hold on to your routine even more than usual.",
      wood: "Your routine is to do the hard part of every job yourself. Hand one whole task to the newest person, and look at it only on Fridays. The result is different, and it works. When another firm calls in July, say that you've barely learned this.",
      fire: "An executive praises your report and offers you a favor, and your usual answer is “I'm fine.” Name one evening class instead, with its price. The executive notes it on the back of a hand and wonders if you'd stay two years for it. You would.",
      earth:
        "You've used the same software for eleven years, and you know a tenth of it. Try one new command every Tuesday at four. In October the Monday report takes forty minutes instead of three hours. You don't have to tell anyone for a week.",
      metal:
        "Sit next to the young coworker who does the annual figures in four days, while you need nine. Say nothing for two mornings, which you're good at. You bring home three tricks, keep your own order for the rest, and finish on day six.",
      water:
        "Part of that routine is that you never mention money. Name your figure in March, say that there's no hurry, and talk about something else. In October, your boss presents two thirds of it as a new idea, with a seminar on top, and you look surprised.",
    },
    tiger: {
      meeting:
        "Colleagues rush into things this year that you'd rather think through, and nobody waits for your opinion.",
      wood: "The person above you quits overnight, and everyone argues about who comes next. Meanwhile, hold the Monday meeting at your own desk, twenty minutes, every week. By the fifth it's in everybody's calendar, and the loudest ones bring their own chairs.",
      fire: "Half the office rushes off to the two-day workshop with the famous speaker. Choose the plain version, ten Thursdays at the community college. By winter, the others have a tote bag, and you can actually do it.",
      earth:
        "Everyone chases the big idea, so nobody is watching your small one. Show it to your boss half done, although that hurts, with the results of six weeks. You get your Friday afternoons for it. Don't bring up money on top, and they stay yours.",
      metal:
        "A rushed plan falls apart, and you're called in to clean up. Do that for a week, and then show the tool you'd build so that it never happens again. You get a month for it. They'd throw in the whole group, too. Choose the month.",
      water:
        "Two coworkers have been to the boss already, without a single figure, and both came back smiling. Go this week, even if your speech isn't ready. Say the sum first and the reasons second. You're out in three minutes, with six reasons left for next year.",
    },
    rabbit: {
      meeting: "Your plain yes and no sound colder this year than you mean them.",
      wood: "You stand in for your boss for two weeks, and your silent nod leaves five people wondering what they did wrong. Say the good part aloud: “This works. Change the second figure.” When your boss comes back, all five say they'd keep you.",
      fire: "Choose the workshop on difficult conversations, the one you thought was for other people. In the second hour you see yourself on video, saying no to somebody nice. The next week you say, “Not today, but Thursday works,” and get a thank-you.",
      earth:
        "“We should do it my way” ends the talk before it has begun. Say, “Could I try it for six weeks?” Nobody minds six weeks. In the seventh, you hear a coworker explain it to a newcomer as the way it's done here.",
      metal:
        "“The old report is useless” is true, and the person who wrote it is in the room. Say first which half you'd keep, and then show your new version. The author adds a heading, starts to like it, and presents it with you on Thursday.",
      water:
        "“I want more money” is your whole speech, and it sounds like a threat. Rehearse a warmer one with a charming coworker, who makes you begin with what you like about the job. At the tenth try you mean it, and make the appointment.",
    },
    dragon: {
      meeting: "Somebody's grand new plan pushes aside what you were promised a year ago.",
      wood: "The group you were going to run has vanished from the new chart. See the author of the plan that week, and offer to run its dullest part with two people. Twelve months later, only your part is finished.",
      fire: "The money for your seminar, for example, has gone into the big launch. Call human resources yourself, and find out what's left in the other budgets. Six hundred dollars has to be spent before December, and you're the first person who called.",
      earth:
        "The plan also takes away your best coworker, the only one who understood the budget software. Have four coffees together before the move, with one lesson at each. When somebody upstairs panics about that software, you pick up the phone and know the answer.",
      metal:
        "Call one recruiter on your lunch break, because you've been loyal to a promise that nobody else remembers. Four sentences about what you do are enough. One firm offers what yours forgot, plus eight people to manage. Accept the first part.",
      water:
        "“Six percent, in the spring,” your boss said, and then came the plan. Say those words back, with the date, before the new budget is closed. “I'd completely forgotten” is the answer, and it's an honest one. Five of the six percent go back in.",
    },
    snake: {
      meeting: "A thoughtful colleague is your ally and plans while you do the work.",
      wood: "Your ally has noticed who's leaving in the fall. Buy that person a coffee now, and offer to help with the weekly numbers. When the day comes, the handover takes one afternoon, because you've done half the job since June.",
      fire: "Your ally wonders if you've ever told anyone, and you haven't. Practice one sentence together until it no longer makes you cough: “I'd like to run this group.” You get four people, and a seminar on meetings, which you thought you hated.",
      earth:
        "Two departments quarrel about who writes the monthly report. Over lunch, your ally sketches a fair split. Get both sides into one room for half an hour, and say who does what, from when. Both sides complain, and then they keep to it.",
      metal:
        "For years, you've fixed the computers of half the street for a thank-you and a cake. Let this colleague work out a price on a napkin. You blush when you say it. The first neighbor pays at once, and has a broken printer, too.",
      water:
        "You mention at lunch what you earn, and your ally puts down the fork. Call two people who do the same job elsewhere, and let your ally choose the day. Your boss is fresh from a good meeting and closes half the gap. A team goes with it.",
    },
    horse: {
      meeting: "Hurried people get a nod out of you too soon, and you pay for it later.",
      wood: "From the stairs, your boss shouts that eight people could be yours. Nod to nothing, and walk past the eight desks first. Two are empty, and one has a farewell card on it. You accept on Friday, once three new people are promised.",
      fire: "A trainer flies through the new program and wants to know if everyone got it. Keep your head still and say, “Please show me the last step again.” Eleven people breathe out. On Monday, you're the one who can do it.",
      earth:
        "A hurried coworker wants you to send your new template to everybody. Send it to two people who always tell you the truth. They find four mistakes in a week. Then it goes to everybody, and nobody writes back to complain.",
      metal:
        "Your first version is a success, and a delighted boss offers you six people, right there in the parking lot. Promise an answer for Thursday. On Thursday, say that you'll finish the second version first. It's done in June, and the offer still stands.",
      water:
        "“Three percent, okay?” your boss says as the elevator closes. Put a foot in the door, and say that you'll answer tomorrow at ten. At ten, say seven and give two reasons. You meet at five, and your foot hardly hurts.",
    },
    goat: {
      meeting: "Other people change your routine this year, and they do it with a smile.",
      wood: "One cheerful email changes your hours, your desk and half of your tasks. Don't fight about the desk. Read five ads every Sunday, and answer the one with your old hours in it. It takes nine Sundays, and the new boss starts at seven, too.",
      fire: "A friendly new manager moves your seven o'clock start to nine. You could fight about it until August. Use the free hours for an online class instead, three mornings a week. When you pass, the manager brings a cake and offers you a group. Take the cake.",
      earth:
        "Somebody friendly gives your favorite task to a new hire and hands you a strange one. Be angry for one evening. Then spend three afternoons with the last person who did it. In the fall, nobody else can do both. Let them notice before you mention money.",
      metal:
        "Nice people have filled your week with favors, and your real work begins after five. Describe that real work to a firm across town. “What would you rather not do?” they say in the interview, and for once you talk for ten minutes.",
      water:
        "Your smiling boss hands you half of a coworker's job, “just until summer.” Agree, and name your price in the same breath: eight percent, from the first day. In September the half is still yours, and they'd add the whole group. The eight percent will do.",
    },
    monkey: {
      meeting: "New tools come faster than you like, and the quick learners enjoy being quick.",
      wood: "The quick ones love the new system and hate to explain it. Offer to bring it to your floor, one desk a day, in the same ten steps. When even the oldest colleague prints without help, it's you they come to about the next change.",
      fire: "Take three weeks for the online lessons that your coworkers finish in one evening, and do every exercise, even the silly ones. In the fourth week the program crashes on the whole floor, and you calmly start it up again.",
      earth:
        "Your Monday report has thirty small steps that no program can do yet, and only you know them. Pick the five dullest, and automate them with one of the quick learners. After six weeks they run by themselves, with both your names on the screen.",
      metal:
        "No program does what you do every Thursday, and nobody has noticed. Build it yourself, slowly, with the manual on your lap. In summer, the quickest person in the office wants a copy, and would even like you as a boss. Hand over the copy.",
      water:
        "Everybody waits for your complaints about the new tool. Count its mistakes for three months instead: the ones you caught, and what they'd have cost. Next to that sum, what you want looks small. A friend elsewhere would also pay for such a count.",
    },
    rooster: {
      meeting: "The people who check everything see how careful your work is, and for once somebody says so aloud.",
      wood: "It happens in front of everyone, and you'd normally study the carpet. Look up and say, “I could show two people how I do it.” In May they sit next to you, and one of them already calls you boss.",
      fire: "When a better position opens, you'd never put yourself forward. Let the colleague who checks your work mention your name, with three of your results. Your boss has never heard this person praise anyone, and has the class booked before you can say no.",
      earth:
        "Four people have four ways to name a file, and the strictest checker is one of them. Spend two hours with this colleague, choose one way, and announce it together. Everyone grumbles until Wednesday. On Thursday, they bring you the next thing to decide.",
      metal:
        "For years, you've kept a private checklist that catches what others miss. Let the sternest colleague on your floor take it apart for an hour. Eleven points fall off. The rest is so good that two more floors use it, under your name.",
      water:
        "The colleague who checks time sheets remarks, politely, that yours are wrong: you left out every hour that seemed too small. Go through last year together, and hand in the missing hours. The back pay buys a kitchen table, and now somebody suggests your promotion.",
    },
    dog: {
      meeting: "You're judged strictly this year, and only what you have in writing counts in your favor.",
      wood: "You make the schedule, train the new people and settle the quarrels, and your job description mentions none of it. Send your boss the real one, in eight plain lines. Your boss checks all eight, finds nothing to correct, and orders you new business cards.",
      fire: "The person who grades your work has been here six months and has a diploma. You've been here nine years and have none. Get one. You know two thirds of it on day one. If they dangle a group in front of you, finish the rest first.",
      earth:
        "You and an old colleague have argued for years about whose method is better. Propose a contest: a month for each, and a third person counts the errors. The loser buys lunch. The winner has it in black and white, and half the office switches.",
      metal:
        "You suggest something new, and three people explain why it's against the rules. Read those rules over the weekend. Section four allows a test of ninety days, and nobody has ever used it. On day ninety-one you show the figures, and two of the three change their minds.",
      water:
        "At a party two summers ago, you were promised something in January. Have that talk with your boss again, sober, and ten minutes later send a friendly thank-you with the sum in it. When January comes, payroll pays it, and your side project has a budget.",
    },
    pig: {
      meeting: "You're among kind people, and none of them will tell you where to stop.",
      wood: "There's money for an assistant, but your kind boss won't bring it up before you do. Name the two tasks you'd hand over. The assistant comes three days a week, and on those you're home at six. Your private idea can stay asleep, and so can you.",
      fire: "Some nice person keeps you half an hour too long every day, and your lesson begins without you. Tell everybody at once that on Tuesdays you leave at five. Nobody minds. On Wednesdays, they even want to hear what you've learned.",
      earth:
        "Return one task a month to its owner, with a friendly word. Kind colleagues have handed you their work for years, because you never said stop. By June your Wednesday afternoons are free: one hour for the course, and three for your own idea.",
      metal:
        "You repair everyone's spreadsheets for nothing, and two people from other firms are calling. Tell them that the first hour is free and the second costs sixty dollars. “Finally,” says one, and books three. The other wants you to run her office. Sell her three hours, too.",
      water:
        "You've answered the phones for a sick coworker since winter, and everyone is grateful. Tell your boss that you're happy to go on, for four percent more. Then comes a silence, and you're good at those. “Make it five,” says your boss, to end it.",
    },
  },
  months: {
    rat: "Your best ally is quick, and December's Rat month brings you an easier way. Hear a fast colleague out before you start the heavy job. Ten minutes of listening could save you all of January.",
    ox: "January's Ox month is your own, and it's for repairs. Fix one thing a day: a template, a chair, a slow computer. In February, when everyone else starts something, your tools work.",
    tiger:
      "Three teams want you for a launch in February's Tiger month. Join only the team that has a budget, and give it your first hour each day. In March, it's the only launch that's still alive.",
    rabbit:
      "In March's Rabbit month, people hear an order in every plain note. Take out the word “must” before you send a message. They do the same work for you and stop arguing about the tone.",
    dragon:
      "Somebody with large plans forgets a small promise to you in the Dragon month of April. Confirm the promise by email in the first week. If it slips anyway, your email gets you a new date.",
    snake:
      "A thoughtful ally can solve your hardest problem in May's Snake month. Hand over the facts, and don't ask about it for three weeks. On the first day, you'd only get the answer you already have.",
    horse:
      "People talk fast in June's Horse month, and you nod too soon. Repeat each task aloud, with the day and the amount. A wrong number is then caught in the meeting instead of a week later.",
    goat: "July's Goat month clashes with your sign: your desk, your shift or your route is changed. On the first day, thank the coworker who shows you the new way. You'll need that coworker all month.",
    monkey:
      "Your old tools are replaced in August's Monkey month. Give the new ones an hour a day, and let yourself be bad at it. The short guide you write afterward makes you the expert.",
    rooster:
      "Finish your longest job in September's Rooster month, when a friend who checks and counts has time for you. Let that friend proofread the result, and the whole office will hear how good it is.",
    dog: "Somebody will check your papers in October's Dog month, so check them first. Perhaps a license has expired or a signature is missing. There's still time to get a copy before anyone asks.",
    pig: "In November's Pig month, people take their time over lunch and say yes more easily. Make the request you've put off since summer before anyone gets up. Back at work, people think of the budget.",
  },
};
