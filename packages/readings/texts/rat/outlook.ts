import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to use your own year for a review and to start little that's new. Begin with the exits you keep open: the saved job search, the side business that earned forty dollars, the recruiter you call twice a year. Keep the one you'd really use and close the others, because they cost you an evening a week. Tradition also wants you to wear something red that was a present. Red socks under the desk count.",
  years: {
    rat: {
      meeting: "It's also the year of your own sign, so you doubt decisions that you'd usually make in a minute.",
      wood: "When your boss wants a sketch for each project, you'll draw on Sundays and trust none of them. Offer one sketch a month, shown to a real customer first. A customer's shrug settles the question before your weekend is gone.",
      fire: "When a large client changes the order twice and haggles late into the evening, your price slides. Before the next call, tell a coworker the lowest sum you'd accept. It's hard to go below a figure that somebody else has heard.",
      earth:
        "Once even a ten-dollar cable needs a purchase order, you'll wonder whether to risk a shortcut. Learn the form in January instead, and hand it in complete. Accounting soon knows you as “the one with nothing to correct.”",
      metal:
        "If a former boss sends you a small job, you'll read each clause four times and feel like haggling. Take it at your usual rate. Old bosses remember who was easy to hire.",
      water:
        "You and another salesperson will hear of the same two customers, and you'll want to keep quiet. Over lunch, pass on the one who's too big for you. Colleagues with a large customer often have a small one to give back.",
    },
    ox: {
      meeting: "Few years suit you better, because steady people like to finish what you start.",
      wood: "If every trainee comes to you with questions, your work moves into the evening. Teach one class, Tuesdays at ten, and let a colleague who enjoys routine answer the rest. Your family may need a week to get used to you.",
      fire: "Suppose the firm needs somebody for its hardest account. Volunteer with the colleague who finishes things: you find out what the client wants, and your colleague delivers it. Bosses notice a pair that keeps the account three others have lost.",
      earth:
        "After four months of thinking, a client sends you a contract of sixty pages, and you'd skim it. Let a colleague who reads every line go through it before you sign. Page forty may promise free corrections for life.",
      metal:
        "Your boss may remember the report that you began with joy and left in March. Let a colleague who likes to finish things write the end, with both names on the cover. It's easier to owe somebody thanks than a report.",
      water:
        "Your boss has refused you a raise before. In March, name the sum once, with a list of your projects that are now finished. Then drop the subject until June. By then, even a stubborn boss may call the raise overdue.",
    },
    tiger: {
      meeting: "Bold people do the talking, and you're the one in the room who knows the numbers.",
      wood: "When a coworker leaves to start a firm, you'll get a call at six about the figures for tomorrow's investor. Help once as a friend, and name your price the second time. Founders think that numbers are free until somebody charges.",
      fire: "When a loud coworker's launch runs over budget, you'll be pulled into it, because you can see where the money leaks. Offer twenty hours, agreed with your boss beforehand. Without that limit, the rescue takes your weekends until summer.",
      earth:
        "If your office wants to expand, somebody with a big voice will promise the new rooms for spring. Phone the town clerk in January for the list of what's required. From then on, people look at you before they promise anything.",
      metal:
        "A loud vice president may like your figures and repeat them upstairs, sometimes wrong. Send one clear chart before each board meeting. With targets this hard, a wrong figure could cost your team its budget.",
      water:
        "Your bosses may talk for months about buying a competitor, and the loudest has no figures. Keep one page of costs up to date, and mention it. On the day of the move, somebody has to bring the numbers.",
    },
    rabbit: {
      meeting: "You like shortcuts, and this year people take a skipped greeting or a skipped form personally.",
      wood: "When a committee asks for tiny favors, your week is gone on Thursday, and a bare no would offend somebody. Answer the third request, “Happy to, on the tenth.” On the ninth, half of the favors have solved themselves.",
      fire: "A client may want your bid as three paper copies with a cover sheet, although one email would do. Send the copies and the sheet. Two cheaper bidders won't bother, and the client may take that as an insult.",
      earth:
        "A customer may want to try your product first, and you'd skip the trial form to save a day. Fill it in together, with a clear last date. People who can get out easily are often the ones who stay.",
      metal:
        "A licensing clerk may return your form over one empty box, in the kindest words. Fill it in the same day, and say thank you by phone. The next time, the clerk may call you before anything gets sent back.",
      water:
        "In such talks, your first word is usually the price, and the client misses a greeting. Spend two minutes on the client's week, and then name your figure once. Clients who don't feel rushed often come up a little.",
    },
    dragon: {
      meeting: "It's one of your best years, because big projects need somebody who looks after the money.",
      wood: "Sooner or later, the growing project will eat your evenings, and you won't stop by yourself. In January, book ten days off in August, with a deposit you can't get back. You'd never waste a deposit.",
      fire: "A famous client may love your boss's speech at the launch and then want to know what it all costs. Have the answer with you: two pages, every item priced. The speech gets the applause, and the pages get the signature.",
      earth:
        "When the finance chief caps the budget, the team will talk for days about how unfair that is. Work out a version that fits under the cap. The date stays firm, and yours is the only plan that's ready.",
      metal:
        "A big customer may have money for training its suppliers that nobody mentions. Read the supplier handbook, and apply for one program a quarter. Three of the four forms go nowhere, and the fourth could pay for your course.",
      water:
        "If a job is cut down and is still too large for your team, suggest a bid by three firms, with you in charge of the costs. A third of that job beats a year of small ones.",
    },
    snake: {
      meeting: "People think for a long time before they answer this year, and you're used to quick hints.",
      wood: "When your firm looks for a new aim, your boss will want research on every market, on top of your job. Limit it to Mondays and Tuesdays. The good answers take a month, however late you stay.",
      fire: "Suppose your slow project makes a nervous manager want to cancel it. Every Friday, send that manager one figure that has improved. It's hard to write an angry email underneath a good number.",
      earth:
        "A buyer may check your offer for weeks, and you'd read something into every silence. Send two references, once, with a date for your next call. Until that day, a silent buyer is only a buyer who's reading.",
      metal:
        "Because you can keep a secret, you may be asked to the meeting where the big contract is settled. Say little, and let the pauses run. The real price often comes up while people are putting away their pens.",
      water:
        "Your firm and its rival may study each other in secret for months, and neither gets any wiser. Suggest that your price be published, with delivery in five days. A price is easy to copy, and a fast delivery isn't.",
    },
    horse: {
      meeting: "The Horse year is your clash: a job that looks safe can change overnight.",
      wood: "If your firm doubles in a season, the extra work lands on you and the extra pay on nobody. Hand out the new tasks on the first day, with a name beside each. Otherwise you'll meet them all again on Sunday.",
      fire: "When two departments are merged in one afternoon, nobody will know what they spend together. Lay both budgets side by side that week. The person with that page often gets invited upstairs, where the new jobs are given out.",
      earth:
        "You might get a new boss who owes your old contacts nothing and likes order. Learn the three rules this boss cares about in the first week. Within those rules, you can be as quick as you like.",
      metal:
        "One weak quarter may cost you the job, and one good month may bring the next. Keep your resume up to date all year, with the result of each month. Recruiters try three people and meet the first who answers.",
      water:
        "If your project stops halfway, you could need a new place within weeks. In January, write to five old coworkers you'd gladly work with again. Usually one of them answers, “I was just going to write to you.”",
    },
    goat: {
      meeting: "Your bare numbers sound like blame this year, and people hear the tone before the figure.",
      wood: "You'd like better chairs for the team, and your draft begins with what the old ones cost in sick days. Open with one colleague's sore back, and put the price last. Nobody feels blamed, and a modest sum gets through.",
      fire: "If your three-line email about the budget hurts a designer, the whole floor hears of it. Next time, walk over with two coffees and say the number in person. It's the same number, but now it has milk in it.",
      earth:
        "If you want a bigger budget in your old job, read the minutes of the meetings that you aren't invited to. New rules turn up there two weeks early. That leaves time for a friendly question instead of an angry spreadsheet.",
      metal:
        "When a kind senior colleague speaks up for your raise, you'll look for the catch and start to calculate aloud. Just say thank you. Helpers notice when their kindness is being audited.",
      water:
        "Suppose six friends settle the shares of a project over lunch, and each goes home with a different sum. Before anybody gets up, repeat what was agreed in a warm voice. Weeks later, the same numbers would sound like an accusation.",
    },
    monkey: {
      meeting: "Quick, clever colleagues take your side, with more ideas than anybody could pay for.",
      wood: "If your allies text you those ideas at midnight, you'll answer every one. Tell them which two nights you're off, and switch the phone to silent. At breakfast, eleven of the twelve look silly anyway.",
      fire: "Three other firms may want the same client, and your allies will suggest a clever stunt. Talk them into a plain offer, sent the evening after the first meeting. The client can read it while the other stunts go wrong.",
      earth:
        "Suppose a clever colleague knows a trick to get around the purchasing form. The trick takes a month, and the form takes an afternoon. Fill it in together. It's the least exciting idea of the year, and it pays best.",
      metal:
        "When the team needs a new system, each ally has a favorite, and none of them is cheap. Have the one who took the old system apart list what still works. A repair may cost a tenth of the new system.",
      water:
        "When you and an ally cook up an idea over coffee, each of you will remember it as your own. Settle the shares in two lines while the idea has earned nothing. Half of nothing is easy to give away.",
    },
    rooster: {
      meeting: "An old agreement of yours may be questioned this year, over a point that never bothered anyone.",
      wood: "If your duties outgrew your title years ago, a coworker with the right certificate may claim them. Show your boss the list, with the hours. Either your title changes, or the two longest tasks go to the person with the paper.",
      fire: "A customer may want to cut the rate you settled three years ago. Leave the praise at home and bring last year's forty delivery dates, every one of them kept. It's hard to say “too expensive” to a list like that.",
      earth:
        "If your best deal with the warehouse is only a handshake, an auditor can't file it. Type up the terms, and go over with a pen. You both still remember the same terms, and in a year you might not.",
      metal:
        "When an old supplier's bill is wrong again, you may have to end the agreement. Do it with a thank-you letter and one last order. You might need that supplier again, and nobody hurries for a customer who shouted.",
      water:
        "Suppose two colleagues believe, politely and honestly, that they brought in your customer. Keep a log of every first call, with the date. When the commissions are paid, you can be just as polite and open the log.",
    },
    dog: {
      meeting:
        "People check on secretive colleagues this year and trust the open ones, and you like to keep things to yourself.",
      wood: "If three committees for new rules want your head for numbers, you'd say “maybe” to each. Pick one, and tell all three that same day. Coming from you, a maybe looks like a secret plan.",
      fire: "If a complaint about unpaid overtime gets a hearing, you may have the old schedules that settle it. Take them to the personnel office the same day. Proof that has been in your drawer for weeks looks like a trap.",
      earth:
        "When a new client asks around about you, few people know what you've been doing. Offer the phone numbers of two people you've worked for. After the second call, your price hardly comes up.",
      metal:
        "Even a small secret gets checked, such as the parking spot you've swapped with a friend in another building. Report the swap before anybody looks into it. A swap you report is a detail, and one that's found out is trouble.",
      water:
        "Suppose you hear of a job that's wrong for you and right for an old rival. Call within the hour, even after years of silence. The call may begin with “Why are you telling me this?” and end with lunch.",
    },
    pig: {
      meeting: "People are generous with you this year, and they notice who gives something back.",
      wood: "If you know the good cheap places, you'll host every welcome lunch. Agree with your boss on a sum per head before the first one. Your new colleagues are happy to eat, and nobody expects you to pay the rest.",
      fire: "A firm that overspent may be selling its desks in a hurry. Offer a fair price instead of the lowest. It's no sport at all, but embarrassed sellers remember good manners and often call that buyer first the next time.",
      earth:
        "When the lunch budget shrinks a little, nobody gets upset for long. Tell the team yourself, and bring the first lunch from home for everyone. Generous people notice that, and somebody else usually brings the next one.",
      metal:
        "A client may want to repay last winter's favor with a gift basket. Say that you'd rather be introduced to one more buyer. A good introduction can bring orders for years, and the cheese would be gone in a week.",
      water:
        "If an old work partner calls, you'll remember the ninety dollars that you never got back. Pay for lunch, and don't bring them up. Over coffee, your partner says, “I still owe you something,” and reaches for the check.",
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
