import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to use your own year for a review and to start little that's new. Begin with the exits you keep open: the saved job search, the side business that earned forty dollars, the recruiter you call twice a year. Keep the one you'd really use and close the others, because they cost you an evening a week. Tradition also wants you to wear something red that was a present. Red socks under the desk count.",
  years: {
    rat: {
      meeting: "It's the year of your own sign, and you doubt even what you'd usually settle in a minute.",
      wood: "Call a coworker who finished one of the courses in your bookmarks and say, “Was it worth your Tuesdays?” You've compared nine of them since March. A yes from somebody you trust settles it. The two job ads in there stay bookmarks for now.",
      fire: "You go into your boss's office with a figure and come out having discussed the printer. Tell a coworker the figure and the course first, and agree to meet at the elevator afterward. You don't want to walk out and report on the printer again.",
      earth:
        "Your boss wonders in passing if you'd look after two new people, and you'd like a week to think. Say yes before the door closes. Their first question is about travel costs, and you hear yourself explain the whole budget.",
      metal:
        "An older colleague offers to go through the exam with you, and you wonder what the favor will cost. It costs a coffee a week. On the third Wednesday, you're explaining the hard chapter yourself. The recruiter who calls that day hears that you're busy.",
      water:
        "You're sure that you alone can't handle the new software. Book the small room for Thursday, invite two coworkers, and have everyone explain one function. It turns out that both of them had been hiding the manual, too.",
    },
    ox: {
      meeting: "Steady colleagues love to finish what you've begun, and now they offer to.",
      wood: "Tell one of these colleagues about the idea over soup. It has lived in your head since fall, with a dozen beautiful beginnings. You do the first half, and in April there's an ending. The department they offer you suits your steady colleague better. Say so.",
      fire: "You found the savings, and a patient coworker carried them out. Go to your boss together, with the amount: $14,000 since January. Each of you praises the other one's half, which is much easier than praising your own.",
      earth:
        "Your name comes up for the job, and everyone upstairs wonders who'd do the boring half. Offer the deputy's place to your steadiest colleague. You split the tasks over a pizza, and that night even thirty years of mortgage sound short.",
      metal:
        "Lend the agreement to one of these colleagues, somebody who reads slowly and enjoys rules. You've been through it six times yourself, looking for the trick. It comes back on Thursday with a single question in pencil, and it's about parking.",
      water:
        "A colleague at the next desk works on the same idea, with more patience and fewer contacts. Say, “You finish things and I find people. Half each?” The pause is long, because steady people do the arithmetic. Then a hand comes across the desk.",
    },
    tiger: {
      meeting: "Bold people do the talking, and you're the one in the room who knows the numbers.",
      wood: "A former coworker who's founding a firm calls at six about the figures for tomorrow's investor. Help once for free, and name your hourly rate for the next time, which is Thursday. In May the founder offers you a department. Say that you prefer sending invoices.",
      fire: "A loud coworker's big plan runs over budget, and it's you who finds the missing $9,000. Take it to your boss before lunch, and get an hour on Tuesday for a figure of your own. On Tuesday, the $9,000 does most of the talking.",
      earth:
        "Phone the town clerk while somebody with a big voice is still promising the move for May. The floor needs two exits, one inspection and ten weeks, and you know first. Nobody votes on it, but from that day you run the move.",
      metal:
        "“I wish these were clearer,” says a bold vice president, who shows your figures upstairs every month. Answer, “With two days of training, they would be.” Approval takes a week, and comes with one line to sign: you'll stay a year.",
      water:
        "A loud coworker talks about an idea for months and counts nothing. Offer to be the other half: “You tell people, and I'll work out what it costs.” When somebody upstairs says yes, you two have a total, and everyone else has a slogan.",
    },
    rabbit: {
      meeting: "You like shortcuts, and this year people are touchy about a skipped greeting or a skipped form.",
      wood: "Call the head of the committee that has to approve your idea, although you know a way around it. Say good morning first, and get ten minutes on the agenda. You're thanked twice for asking, and then nobody looks at the idea very hard.",
      fire: "You'd name your figure before your coat is off, and your boss would remember the coat. Begin with two minutes about the boss's week. Then say the number once. The answer is friendly and includes a title nobody mentioned. Take the money, and leave the title.",
      earth:
        "Walk past each desk at nine, with one question that isn't about work. Your four people think you're angry, because you skip the hellos to save ten minutes. On the third day, somebody tells you what's really late.",
      metal:
        "Your exam form comes back over one empty box, with the kindest of letters. Fill it in the same day, and phone the clerk to say thank you. The next time something is missing, the clerk calls you instead of mailing it all back.",
      water:
        "Watch the quiet woman in accounting who gets everything approved, and suggest a small plan for two. Let her do the talking. She hears about three people's weekends, mentions your plan at the end and comes back with half the budget you'd hoped for.",
    },
    dragon: {
      meeting: "People have big plans this year, and somebody has to look after the money.",
      wood: "Everyone you tell about your idea adds something, and in May it has a newsletter and a logo. Choose one feature and fifty dollars, and show it to three people on a Saturday. Two of them want it, and nobody misses the logo.",
      fire: "Your boss gives a grand speech, and only you can tell the client what it costs. On the way back, say, “I'd like that to show in my paycheck.” Your boss, still glowing, says a figure at the second traffic light. At the third, mention the team.",
      earth:
        "The finance chief caps the budget, and your coworkers spend two days on how unfair that is. Work out a version that fits, and invite the three loudest to look at it. The third one says, “Fine, then you run it,” and nobody objects.",
      metal:
        "“There's something bigger coming in the fall,” says a director in the elevator. You'd dig for details until summer. Say right there, “I want it. Who decides?” The director laughs, and gives you a name and one piece of advice: take the finance class first.",
      water:
        "Invite the heads of the three groups that want the same system, and bring doughnuts. None of them can afford it alone, and you know what each would have to give. They argue about everything except who should be in charge of the numbers.",
    },
    snake: {
      meeting: "People take their time before they answer, and you're used to quick hints.",
      wood: "“Interesting,” says your boss about the idea, and then nothing for three weeks. Book fifteen minutes in the fourth, and show what you've tried out since. Your first draft has been on the boss's desk all along, full of notes in green ink.",
      fire: "Three days after you named your figure, there's still no answer. Delete the angry email, and give that evening to your sideline. Two weeks later you get two thirds of it, in passing, and you've already earned sixty dollars without it.",
      earth:
        "Give your boss one former coworker to call, and then stop listening at doors. Your name has been on the list since May, and nobody says a word. In the seventh week you hear, “We never doubted it. We're just slow.”",
      metal:
        "Carry your tray to the quiet person two floors up who knows the subject best. Bring one real question, and let the pause run. After about a minute comes an answer that none of the quick seminars had.",
      water:
        "Tell just one person about the idea, although you'd love to see six faces. Then leave that person alone for two weeks. On the twelfth day you get one objection, one phone number and a firm yes.",
    },
    horse: {
      meeting: "A job that looks safe this year can change overnight, and it's better to move than to be moved.",
      wood: "In the interview, say, “How many months does your money last?” and watch the faces. Young firms promise titles, sofas and shares. At the second one, somebody says “fourteen” without blinking, and you've found your desk. Fourteen months are no reason to buy a house, though.",
      fire: "Two departments are merged in an afternoon, and your boss is afraid of losing people. Name your figure that same week. You expect “Not now,” and what you hear is “Please don't leave.” Take the money, and hand back the two-year promise that came with it.",
      earth:
        "The new boss rearranges the desks in week one and doesn't know what you do. Call the friend who always said, “We'd take you,” and make a date for lunch. Your landlord would like three more years, right now. Give him three months.",
      metal:
        "Call back within the hour when a recruiter leaves a message, even the one you forgot to answer last fall. Have three results ready that you can say in one breath, plus the class you're taking. The class is what the recruiter writes down.",
      water:
        "Your project stops halfway, and nobody says what comes next. Call five old coworkers you'd gladly work with again. One of them needs somebody like you who also knows the new tax software. You have six weeks to get to know it.",
    },
    goat: {
      meeting: "Your bare numbers sound like blame, and people hear the tone before the figure.",
      wood: "You want better chairs for the whole row, and your draft begins with what the old ones cost in sick days. Open with one colleague's sore back instead. Everybody nods, and the chairs come. When they need a manager for office comfort, plead a sore back.",
      fire: "Your list of savings sounds to the boss like a list of everyone's mistakes. Say over coffee instead, “I like it here, and I'd like eight percent more.” The cup goes down, and your boss begins to calculate aloud. Your project can come with the refill.",
      earth:
        "Offer to explain the new travel rules to the group, and begin with what bothers you about them yourself. People laugh, and somebody passes the cookies. After the second meeting, they bring you their receipts before they hand them in.",
      metal:
        "A gentle woman from upstairs offers to read your emails before they go out. Bite your tongue and say yes for two weeks. She moves one number from the first line to the fourth. Soon people thank you, even the landlord whose lease you turn down.",
      water:
        "Five of you plan an event over lunch, and each would go home with a different version. Before anybody gets up, say warmly, “So I do the calls, and you do the slides?” Two people laugh and correct you, and nobody is hurt in June.",
    },
    monkey: {
      meeting: "Quick, clever colleagues take your side, and they have more good ideas than there's budget for.",
      wood: "These colleagues text you their ideas at midnight. Agree on Thursdays at five instead, when each idea gets three minutes on an egg timer. Eleven of them end in laughter. The twelfth has two volunteers and eighty dollars before you go home.",
      fire: "Over lunch, a clever friend mentions what your kind of work pays two floors up. Leave the friend out of it, and tell your boss that the range goes up to $82,000. You get half the difference in May. The other half comes with the team.",
      earth:
        "The two cleverest people in the office bring you their ideas first. Tell your boss that you'd like to lead their group, since they come to you anyway. You still have to interview for the post, so both rehearse with you, and they're merciless.",
      metal:
        "Give each of these people ten minutes at the whiteboard, and then let them vote for somebody else's plan. The winner is a repair of the old system. You're asked to run it, and for the first week you just find out how it works.",
      water:
        "Everyone says yes to everything in the meeting and remembers nothing afterward. Stay a little longer, and tell each person what they've promised. Within a month they come by to hear it, and two of them stay to work on your idea.",
    },
    rooster: {
      meeting: "An old agreement of yours may be questioned this year, over a point that never bothered anyone.",
      wood: "Your title says assistant, and you've run the place for five years. Find one ad for what you really do, and call the person in it. They'd see you tomorrow, and they'd pay for a move if you stay three years. Say that you'd rather commute.",
      fire: "“That bonus was for one year only,” says your boss, who never said so before. Stay calm and count aloud: forty deadlines last year, forty kept. The boss stops you at about the twelfth. Three quarters of the bonus come back, under another name.",
      earth:
        "Two coworkers say that the weekly report is your turn, because the three of you once settled it with a nod. Get both together on Monday, and hand out turns until summer. The next time something's unclear, they look at you.",
      metal:
        "After nine years, somebody wonders whether you're allowed to do your job. Book the exam for May. You've answered thirty of the forty questions at your desk before. The noncompete they slide over to you stays unsigned until you know the other ten.",
      water:
        "Swap an hour with the polite colleague who found two mistakes in your work. She shows you how she checks, and you keep quiet about the three you found in hers. In the next review, both of you get the same remark: “Clean.”",
    },
    dog: {
      meeting: "People check on secretive colleagues and trust the open ones, and you like to keep things to yourself.",
      wood: "For a year you've had something in your bottom drawer, and people have seen you close it fast. Bring it to Tuesday's meeting, unfinished. Two of them had guessed something worse. A third would like to be your assistant, and the right answer is “partner.”",
      fire: "You know what three coworkers earn, and your boss can tell that you know. Say it straight: “The list was lying on the printer, and I'm the lowest of the four.” You get half, plus leave for your sideline, and the printer gets a password.",
      earth:
        "Give the people who decide the phone numbers of two former bosses. Hardly anyone knows what you do all day, because you never mention it. The second boss talks about you for forty minutes, and after that there's only a date to settle.",
      metal:
        "Mention the evening lessons at lunch, although you'd rather keep them secret in case you fail. One coworker has the old exam questions, another takes your late shift, and your boss has half the fee paid if you'll stay two more years.",
      water:
        "Call the rival you haven't spoken to since the quarrel about the parking space. You hear, “Why me?” Say, “Because you're good, and I can't do this alone.” The parking space comes up once more, in May, and by then you both laugh.",
    },
    pig: {
      meeting: "People are in a generous mood, and they notice who gives something back.",
      wood: "You'd pay for your idea yourself so that nobody can say no. Get four hundred dollars and one morning a week from your boss instead. In June you hand a hundred back, and suddenly they'd trust you with a department. Keep the morning.",
      fire: "In March your firm buys new chairs, and in September it'll wish it hadn't. Have the salary talk while the chairs arrive. You get two thirds with a wave of the hand, and a seminar on top. Pass that on to whoever spoke up for you.",
      earth:
        "The five people you take over have just lost their lunch budget. Tell them yourself, and bring the first lunch from home for everyone. In the second week somebody else brings soup, and over the soup you hear what really needs doing.",
      metal:
        "Your boss wants to thank you for last winter with a gift basket. Wonder aloud if it could be a day at that seminar instead. It costs twice as much, but nobody has to shop for cheese. Afterward you show all your coworkers the two best tricks.",
      water:
        "An old work friend calls with an idea, and you remember ninety dollars that never came back. Pay for lunch and listen to the idea. Over coffee you hear, “Here's fifty of it,” and then, “Let's do it together.”",
    },
  },
  months: {
    rat: "Your own month, December's Rat month, is for cleaning up before anything new. Delete the fourth version of every file, and then the third. In January you'll find things on the first try.",
    ox: "January's Ox month favors a partnership. Show a patient colleague the plan you've kept to yourself, and get an estimate of the hours. The estimate will be higher than yours and closer to the truth.",
    tiger:
      "Everyone starts a project in February's Tiger month. Volunteer for one visible task, and say when you sign up that you'll stop in early March. You get noticed, and you get out again.",
    rabbit:
      "In March's Rabbit month, a missing form or greeting is held against you. Send your tax papers two weeks early, with a friendly note on top. An annoyed clerk could hold up your refund until summer.",
    dragon:
      "In April's Dragon month, an ally has the voice and you have the numbers. Give the best speaker you know one slide of yours. Your numbers get heard, and you needn't stand up.",
    snake:
      "You usually skim, and in May's Snake month the good part comes at the end. Choose one long report and read it to the last page. There you'll find the argument you've been missing since winter.",
    horse:
      "June's Horse month clashes with your sign: a date moves or a client leaves. Keep the last hour of every workday free. When the bad call comes, you can repair the plan the same day.",
    goat: "Your short replies sound cold in July's Goat month. If a quiet coworker seems hurt, stop by that day and say what you meant. Five minutes at the desk spare you a week of sulking.",
    monkey:
      "Try an odd idea in August's Monkey month, while the office is half empty. One quick colleague, one week and fifty dollars are enough. In September you'll show a result instead of a suggestion.",
    rooster:
      "In September's Rooster month, one of your old agreements slips. List the small ones, such as a swapped shift or a shared desk, and confirm each by email. A reminder now is cheaper than a quarrel in winter.",
    dog: "People count small promises in October's Dog month. Keep your oldest one first; it was probably a lunch. Somebody has been telling that story for a year, and you can give it a good ending.",
    pig: "In November's Pig month, have lunch with three people who can do nothing for you. Leave the phone in your coat and pay the check. You'll learn more over dessert than in a dozen calls.",
  },
};
