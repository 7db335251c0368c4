import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to use your own year for a review and to start little that's new. Begin with the exits you keep open: the saved job search, the side business that earned forty dollars, the recruiter you call twice a year. Keep the one you'd really use and close the others, because they cost you an evening a week. Tradition also wants you to wear something red that was a present. Red socks under the desk count.",
  years: {
    rat: {
      meeting: "It's also the year of your own sign, so you doubt decisions that you'd usually make in a minute.",
      wood: "When your boss wants a sketch for each project, you'll draw on Sundays and trust none of them. Offer one sketch a month, shown to a real customer first. A customer's shrug settles the question before your weekend is gone.",
      fire: "Say a large client haggles late into the evening and has changed the order twice. Before the next call, tell a friend the lowest price you'd accept. You won't go below a figure that somebody else has heard, even at eleven.",
      earth:
        "Once even a ten-dollar cable needs a purchase order, you'll wonder whether to risk a shortcut. Learn the form in January instead, and hand it in complete. Accounting soon knows you as “the one with nothing to correct.”",
      metal:
        "If a former boss sends you a small job, you'll read each clause four times and feel like haggling. Take it at your usual rate. Old bosses remember who was easy to hire.",
      water:
        "Say you and a sales rival hear of the same two customers, and you wonder whether to keep quiet. Over lunch, pass on the one who's too big for you. Your rival probably has a smaller one to give in return.",
    },
    ox: {
      meeting: "Few years suit you better, because steady people like to finish what you start.",
      wood: "If every trainee comes to you with questions, your own work moves into the evening. Teach one class, Tuesdays at ten, and let a steady colleague answer the rest. Your family needs a week to get used to you at dinner.",
      fire: "Suppose the firm needs somebody for its hardest account. Volunteer together with a steady colleague: you find out what the client wants, and your colleague delivers it. A year later, everyone will call it an easy account.",
      earth:
        "Say a client thinks for four months and then sends a contract of sixty pages. You'd skim it, so let a steady colleague read every line before you sign. On page forty, you'd have promised free corrections for life.",
      metal:
        "Say your boss remembers the report that you began with joy and left in March. Let a steady colleague write the last third, with both names on the cover. It's easier to owe somebody thanks than a report.",
      water:
        "If the colleague who finishes your projects deserves more pay, your boss may agree this time. Say so once, in spring, and give your boss until summer. Other firms are already calling, and steady people don't mention such calls.",
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
        "Say three new firms talk for months about entering your market, and one of their people asks good questions about costs. Have coffee with that person. On the day they make their move, you'll know somebody you can call.",
    },
    rabbit: {
      meeting: "You like shortcuts, and this year people take a skipped greeting or a skipped form personally.",
      wood: "When a committee asks for tiny favors, your week is gone on Thursday, and a bare no would offend somebody. Answer the third request, “Happy to, on the tenth.” On the ninth, half of the favors have solved themselves.",
      fire: "Say a client wants your bid as three paper copies with a cover sheet, although one email would do. Send the copies and the sheet. Two cheaper bidders won't bother, and the client will take it as an insult.",
      earth:
        "If your firm rewrites its travel rules, your tricks with hotel points are the first to go. Read the new handbook on a rainy evening. The rules even let you cancel for free, but nobody else reads that far.",
      metal:
        "Suppose a clerk at the licensing office likes you and says, off the record, which box to check. Check it, and never mention where you heard it. A clerk who gets quoted stops giving hints.",
      water:
        "If you type a quick remark about a coworker, that coworker reads it the same afternoon. Say what must be said by phone, in a low voice. Nobody can forward a phone call.",
    },
    dragon: {
      meeting: "It's one of your best years, because big projects need somebody who looks after the money.",
      wood: "Sooner or later, the growing project will eat your evenings, and you won't stop by yourself. In January, book ten days off in August, with a deposit you can't get back. You'd never waste a deposit.",
      fire: "Say a famous client loves your leader's speech at the launch and then wants to know what it all costs. Have the answer with you: two pages, every item priced. The speech gets the applause, and the pages get the signature.",
      earth:
        "When the finance chief caps the budget, the team will talk for days about how unfair that is. Work out a version that fits under the cap. The date stays firm, and yours is the only plan that's ready.",
      metal:
        "Chances are that a big customer has training grants and unused budgets, and nobody there mentions them. Apply for one of them on the first of each month. Ten of the twelve forms go nowhere, and two are plenty.",
      water:
        "If a job is cut down and is still too large for your team, suggest a bid by three firms, with you in charge of the costs. A third of that job beats a year of small ones.",
    },
    snake: {
      meeting: "People think for a long time before they answer this year, and you're used to quick hints.",
      wood: "When your firm looks for a new aim, your boss will want research on every market, on top of your job. Limit it to Mondays and Tuesdays. The good answers take a month, however late you stay.",
      fire: "Suppose your slow project makes a nervous manager want to cancel it. Every Friday, send that manager one figure that has improved. It's hard to write an angry email underneath a good number.",
      earth:
        "Even the facts you usually pick up beside the printer may be checked and locked away. Put your question to the right person, once, by email. A no that takes a week is still better than three months of guessing.",
      metal:
        "Because you can keep a secret, you may be asked to the meeting where the big contract is settled. Say little, and let the pauses run. The useful sentence comes while people are already putting away their pens.",
      water:
        "Say you and a rival firm study each other's prices for an hour a day, and neither gets any wiser. Suggest that yours be published, with delivery in five days. A price is easy to copy, and a fast delivery isn't.",
    },
    horse: {
      meeting: "The Horse year is your clash: a job that looks safe can change overnight.",
      wood: "If your firm doubles in a season, the extra work lands on you and the extra pay on nobody. Hand out the new tasks on the first day, with a name beside each. Otherwise you'll meet them all again on Sunday.",
      fire: "When two departments are merged in one afternoon, nobody will know what they spend together. Lay both budgets side by side that week. The person with that page gets invited upstairs, where the new jobs are given out.",
      earth:
        "You might get a new boss who owes your old contacts nothing and likes order. Learn the three rules this boss cares about in the first week. Within those rules, you can be as quick as you like.",
      metal:
        "One weak quarter may cost you the job, and one good month may bring the next. Keep your resume up to date all year, with the result of each month. Recruiters try three people and meet the first who answers.",
      water:
        "If your project stops halfway, you could need a new place within weeks. In January, write to five old coworkers you'd gladly work with again. At least one of them will answer, “I was just going to write to you.”",
    },
    goat: {
      meeting: "Your bare numbers sound like blame this year, and people hear the tone before the figure.",
      wood: "Say you're put on your boss's pet project, and its modest goal grows every week. Have your boss draw the finished thing first. When the goal moves again, you point at the drawing and needn't mention a single number.",
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
      fire: "Say three other firms want the same client, and your allies suggest a clever stunt. Talk them into a plain offer, sent on the evening of the first meeting. The client can read it while the other firms' stunts go wrong.",
      earth:
        "Suppose a clever colleague knows a trick to get around the purchasing form. The trick takes a month, and the form takes an afternoon. Fill it in together. It's the least exciting idea of the year, and it pays best.",
      metal:
        "Suppose you need a new tool. One of your allies has just taken an old one apart and knows why it runs, so borrow that one. You pay with a list of its faults, which you'd write anyway.",
      water:
        "When you and an ally cook up an idea over coffee, each of you will remember it as your own. Settle the shares in two lines while the idea has earned nothing. Half of nothing is easy to give away.",
    },
    rooster: {
      meeting: "An old agreement of yours may be questioned this year, over a point that never bothered anyone.",
      wood: "If your duties outgrew your title years ago, a coworker with the right certificate may claim them. Show your boss the list, with the hours. Either your title changes, or the two longest tasks go to the person with the paper.",
      fire: "Say a customer wants to cut the rate you settled three years ago. Leave the praise at home and bring last year's forty delivery dates, every one of them kept. It's hard to say “too expensive” to a list like that.",
      earth:
        "If your best deal with the warehouse is only a handshake, an auditor can't file it. Type up the terms, and go over with a pen. You both still remember the same terms, and in a year you might not.",
      metal:
        "When an old supplier's bill is wrong again, you may be the one who ends the agreement. Do it with a thank-you letter and one last order. The supplier remembers your mistakes, too, and can stay polite about them.",
      water:
        "Suppose two colleagues believe, politely and honestly, that they brought in your customer. Keep a log of every first call, with the date. When the commissions are paid, you can be just as polite and open the log.",
    },
    dog: {
      meeting:
        "People check on secretive colleagues this year and trust the open ones, and you like to keep things to yourself.",
      wood: "If three committees for new rules want your head for numbers, you'd say “maybe” to each. Pick one, and tell all three that same day. Coming from you, a maybe looks like a secret plan.",
      fire: "Say a colleague was paid unfairly, and you're the one who can find the records. Show them to the colleague as soon as you have them. Proof that you've kept in a drawer for weeks looks like a trap.",
      earth:
        "When a new client asks around about you, few people know what you've been doing. Offer the phone numbers of two people you've worked for. After the second call, your price hardly comes up.",
      metal:
        "If the guard waves you through because you two are friends, sign the visitor log anyway. The chief executive has to. When an inspector reads that log in the fall, your name should be the boring one.",
      water:
        "Suppose you hear of a job that's wrong for you and right for an old rival. Call within the hour, even after years of silence. The first thing you'll hear is, “Why are you telling me this?”",
    },
    pig: {
      meeting: "People are generous with you this year, and they notice who gives something back.",
      wood: "If you know the good cheap places, you'll host every welcome lunch. Agree with your boss on a sum per head before the first one. Your new colleagues are happy to eat, and nobody expects you to pay the rest.",
      fire: "Say a firm that overspent is selling its desks in a hurry. Offer a fair price instead of the lowest. It's no sport at all, but embarrassed sellers remember manners and call you first the next time.",
      earth:
        "When company cards get a limit and the free lunches end, nobody gets upset for long. Tell your team the new budget yourself, with your own cut at the top. The next day, somebody brings sandwiches for everyone.",
      metal:
        "Suppose a client wants to thank you for a favor from last winter. Turn down the gift basket and mention a course you'd like to take. The cheese would be gone in a week.",
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
      "June's Horse month clashes with your sign: a date moves or a client leaves. Keep your Thursday afternoons free all month. When the bad call comes, you'll have four hours to repair the plan.",
    goat: "Your short replies sound cold in July's Goat month. If a quiet coworker seems hurt, stop by that day and say what you meant. Five minutes at the desk spare you a week of sulking.",
    monkey:
      "Try an odd idea in August's Monkey month, while the office is half empty. One quick colleague, one week and fifty dollars are enough. In September you'll show a result instead of a suggestion.",
    rooster:
      "In September's Rooster month, one of your old agreements slips. Go through the shared desk, the swapped shifts and the favors, and confirm each by email. A reminder now is cheaper than a quarrel in winter.",
    dog: "People count small promises in October's Dog month. Keep your oldest one first; it was probably a lunch. Somebody has been telling that story for a year, and you can give it a good ending.",
    pig: "In November's Pig month, have lunch with three people who can do nothing for you. Leave the phone in your coat and pay the check. You'll learn more over dessert than in a dozen calls.",
  },
};
