import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for mending what you have, and large changes should wait. You'll see why on the first bad day. Praise and blame hit you twice as hard as usual, and over one cold email you'd quit. Write the letter of resignation, if it helps, and let a friend keep it for a week. By then you've heard that your boss was only late for the dentist. Red brings luck this year, so let your friend give you a scarf.",
  years: {
    rat: {
      meeting: "You and your boss hear different things this year: your boss talks about figures, and you hear blame.",
      wood: "Your project's budget may be cut because it's meant to be cheap, and nobody blames you. Choose the two things you need, and bring a sketch of each with its price. Your boss gets two figures and something to look at.",
      fire: "Suppose somebody in accounting once hurt your feelings over a price. Stop by all the same before you ask for a raise, and have them tell you what's possible this week. When your boss brings up figures, you'll have one.",
      earth:
        "Suppose your boss mentions that a colleague does the same work for less. Have tea with that colleague and compare what each of you does all day. You'll probably find that “the same work” leaves out half of yours.",
      metal:
        "The one thing that nobody counts is your help. Write down every favor for a month, with the minutes it took. “Nineteen hours” is a figure, too, and this time you're the one who brings it.",
      water:
        "When your boss mentions that money is missing from the office fund, you feel accused, and nobody means you. Offer to clear it up in two afternoons. Colleagues will tell you about the birthday cake they'd never mention to accounting.",
    },
    ox: {
      meeting:
        "The Ox is your clash: strict bosses want their rules followed to the letter, and arguing with them tires you.",
      wood: "A long training will probably leave you time for only one of your projects. Keep the one that customers mention by name, and bring their letters. A strict boss won't discuss feelings, but reads every word a customer writes.",
      fire: "The first thing your boss notices about your hard work may be the wrong font. Change the font the same day, without a discussion. Once nothing is left to correct, even a strict boss looks at the work itself.",
      earth:
        "When the manual says one thing and your customers need another, the argument with your boss could last until winter. Suggest a trial of both, two weeks each, and let the customers choose. Then they argue, and you can rest.",
      metal:
        "If your boss wants the team's late work from you and never says thank you, do a good day's work and leave at five. Staying until eight won't bring the thank-you. The pile is there in the morning, and you're rested.",
      water:
        "When a rule makes clients angry, you're the one who calms them on the phone. Keep count, and in June, leave the number on your boss's desk. Twenty-three clients who stayed are easier to give way to than a speech.",
    },
    tiger: {
      meeting: "Loud colleagues sell ideas better than you this year, including the ideas they got from you.",
      wood: "When an open job tempts you, let the others do the talking and hand in one page: three things you've improved, before and after. The boss has heard plenty of promises by then, and a quiet page is a relief.",
      fire: "A loud colleague may take your side and want to recommend you, with all the details wrong. Write the letter yourself, with names and dates, so your colleague only has to sign. You'll blush, and everything in it will be true.",
      earth:
        "When a loud colleague presents a proposal that was yours, offer to do the forms, and fill in “idea by” with your own name. The speech is forgotten within a week, and the form goes into the file.",
      metal:
        "When the loudest team in the building has a hard target, it'll want your slides, your evenings and your Sundays. Promise two hours a week on the first day. People who live with so many limits rarely mind one more.",
      water:
        "After each noisy discussion, everyone remembers something different, and your idea has a new owner. The same evening, send around ten calm lines about who suggested what. On the big day, people look for notes, and yours have the names.",
    },
    rabbit: {
      meeting: "The Rabbit is your ally: people with good taste see your work and tell others about it.",
      wood: "A committee that has heard about your work may offer you three dates. Take the first, however unfinished you feel. People with taste can see what it will become. On the third date, they may have fallen for somebody else's work.",
      fire: "When one of them offers you a place on a good project, say yes within the week, with a note by hand. You'd only be thinking it over, but to a polite person your silence looks like a slight.",
      earth:
        "When somebody who likes your work mentions an open job, you'd wait to be asked twice. Tell the boss you'd like to try it for a month. A trial is safe, and in week five it's often simply your job.",
      metal:
        "If they ask for your help with ten compliments and a deadline, set a term of your own: two extra jobs a month, then a waiting list. People gladly wait for somebody whose work is praised.",
      water:
        "If a client is spending too much, you're the quiet person who can say so. Do it over lunch, with the figures beside the salad. “Why has nobody told me?” the client may ask, and want you at every budget meeting.",
    },
    dragon: {
      meeting:
        "Everyone plans something huge this year and hopes you'll help in your spare time, because you're so kind.",
      wood: "When such a plan takes over your department, ask for one small part that's all yours, such as the front hall. Your time is enough for a hall. Visitors forget the rest and remember the place that somebody cared for.",
      fire: "When you're asked to “just do the invitations” for a launch, reply with a sample and the hours it takes. Next to the bill for the fireworks, your nine hours look so small that few people argue.",
      earth:
        "Perhaps a well-paid team builds software for your department and asks nobody who'll use it. Draw the two screens you need, and take them to the manager with a price for your hours. A project that large can pay it.",
      metal:
        "If a giant client wants twelve drafts at once, your boss thinks of your weekend. Offer one excellent draft, and say why it's right. Important people have enough to decide, and many are thankful for the eleven they don't get.",
      water:
        "If a plan shrinks because customers complain, your kindness is needed in office hours for once. Call the three angriest and find out what would settle the matter. It's usually something modest, such as a phone that somebody answers.",
    },
    snake: {
      meeting: "Quiet people have noticed what your work is worth, and they wonder why you ask for so little.",
      wood: "Once you get a new contract with the firm's new name on it, ask for 20 percent more pay. While forty lines are being rewritten anyway, one more is no trouble, and nobody calls it a demand.",
      fire: "If you'd like a raise, the message you write at midnight after a bad day is the wrong one. Send three dry lines in the morning: what you do, what it's worth and from which month. Bosses answer calm messages first.",
      earth:
        "Your boss will check your salary request twice, so check it first. Over coffee, compare pay with a colleague who does the same job. You'll probably find that you're the cheaper one, and that the request is modest.",
      metal:
        "“They're sure to thank me” is a guess. When your work goes out under another name, get one line into the agreement: yours is on the last page. The line costs nothing, and people have wondered why you never asked.",
      water:
        "Your company may owe you a bonus that nobody brings up. In your next talk with your manager, ask which month it's coming, then look at your tea. Such a silence lasts about eight seconds and often ends with a month.",
    },
    horse: {
      meeting: "No other year suits you as well: a quick colleague shows your work to people you'd never dare to call.",
      wood: "Your colleague may find two customers: an exciting young firm and a dull agency with forty rules. Speak up for the agency. Your colleague can grumble about the rules, and the agency pays on time.",
      fire: "When the two of you meet somebody with a budget, let your colleague make them laugh, then say the number you've never said. There's no time to be nervous. They've decided before your ears are red.",
      earth:
        "If other teams want to know how you two do it, offer a short course: your colleague talks, and you make the handouts. The talk is over in an hour. The handouts stay on their desks, with your name on top.",
      metal:
        "With a reward in sight, your colleague may promise three times what you can do. Agree on a number per month, and tape it to your colleague's phone. Otherwise you'll be measured by somebody else's good mood.",
      water:
        "When your colleague breaks a rule in all that changing, you're the one to settle it. Write the office three lines: what happened, that you're both sorry and when it'll be fixed. It's hard to be strict with such a letter.",
    },
    goat: {
      meeting: "In your own year, everything touches you more than usual, the nice remarks as well as the cold ones.",
      wood: "If your quiet room goes to another team, it feels personal. Turn the hurt into a modest request: two days a week at home. A boss who feels bad about the room is often glad to grant something.",
      fire: "When somebody calls your work lovely, you're happy all day and forget to ask for anything. Tell the next admirer, right after the thank-you, what you'd need to do more of it. Deeply moved people like to sign things.",
      earth:
        "You'd like to improve your own job, but after one cold remark you stop asking. Let a determined friend call every Friday and say, “Well, did you ask?” By the third call, asking is easier than saying no again.",
      metal:
        "If a friend wants a favor that's really a day's work, a no hurts you more than your friend. Choose three people who still get such days free. The rest hear a friendly price, which you've practiced on the cat.",
      water:
        "Friends bring you their worries, too, and this year you take them home at night. Keep the worries for an hour on Thursdays, with cookies. By Thursday, half of the worries have gone away, and the friends come for the cookies.",
    },
    monkey: {
      meeting: "Clever colleagues borrow from you this year, with a wink: your ideas, your pens and your time.",
      wood: "A clever team will probably ask you to think along. It's fun, and their first eleven ideas eat up your week. Tell them which two mornings are theirs. Your own idea may come on a Thursday, at your own desk.",
      fire: "When a team that laughs all day wants to borrow you, say yes for a month. They need one careful person before the next show. You may catch the mistake at the rehearsal, while it's still funny.",
      earth:
        "Suppose an idea of yours turns up in a colleague's proposal. Call, be kind, and name the part of the project you'd like to lead. People who expected tears often say yes from sheer relief.",
      metal:
        "One old habit that fails the test is doing small jobs for a laugh. Count the hours for a month, and mention the total over lunch. Somebody will whistle, and somebody may ask which budget should pay for it.",
      water:
        "If two clever colleagues quarrel over who promised what, with an idea that was yours, tell them it makes you sad and hand each of them a task. They could argue with a boss all day, but not with your face.",
    },
    rooster: {
      meeting: "Exact people hold you to every hour and every rule, and you like to work until it feels right.",
      wood: "When a course ends with a test project, the page of rules may seem to kill your best idea. Read it once more, slowly, with a cup of tea. Rule six allows “other formats,” and that's exactly what your idea is.",
      fire: "You'd never praise yourself, and you needn't. When a strict client thanks you in one exact sentence, put it at the top of your next proposal or application. “On time, no errors” is a love letter from such a person.",
      earth:
        "Others may get the good projects, though their work is no better. Their page in the staff directory is full, and yours says “to follow.” Give it twenty minutes, even if it won't feel right. Exact people look there first.",
      metal:
        "When somebody wants a perfect flyer overnight, offer a choice: tomorrow without a check, or Thursday with one. Put that way, even the strictest people find that Thursday is fine.",
      water:
        "Suppose you find an error that a proud colleague made. Tell that colleague alone, and correct it together. The next time your own report is late, the same colleague may say that it was worth the wait.",
    },
    dog: {
      meeting: "People count each promise you break this year, and you make a lot of promises out of kindness.",
      wood: "A new rule may end the exceptions you make for people you like, and some have your word already. Warn them today, and help them fill in the form. Then they're annoyed with the rule, and your word still counts.",
      fire: "If a manager has been cool toward you since last fall, a broken promise may be the reason. Knock, name the promise, and say, “I let you down, and I'm sorry.” Most managers are tired of the cold tone, too.",
      earth:
        "When you promise a client everything and a colleague takes half of it back, the client trusts neither of you. Agree beforehand on two dates that you can both keep. Two kept promises are worth more than nine kind ones.",
      metal:
        "When you've promised two people the same evening, the rule is first come, first served. Call the second person today, while there's time to find somebody else. An early no is a favor. A late no is a broken promise.",
      water:
        "Some of those quarrels are just unanswered mail. Each morning, answer the two oldest messages in the team's inbox before you promise anything new. “I thought nobody worked there anymore,” a customer may write back, and place an order.",
    },
    pig: {
      meeting: "The Pig is your ally: kind people ask you to dinner all year, but you never mention what you need.",
      wood: "If one of your hosts is hiring, it feels rude to ask over dinner. Wait until you're both outside, and say, “Could you see me in that job?” With car keys in hand, your host answers in one honest sentence.",
      fire: "If your team needs a budget and the whole department is at one long table, stand up after the main course and name the sum. In this mood, people are generous. The email in the morning only has to say thanks.",
      earth:
        "At one of those dinners, mention a modest plan, such as two paid days a month for your own project. Nobody's in a hurry, so don't press for an answer. A host who likes you often brings it up later.",
      metal:
        "After dessert, your hosts ask for favors, and soon you've spent twelve evenings on their slides. Before the thirteenth, name a favor in return, such as covering your Monday shift. Nobody meant to use you, and friends like to be even.",
      water:
        "If an old partner hands you a contract at a party, you'd sign it on the piano. Read it at home over breakfast. If a zero is missing, a friend puts it back with a laugh and an apology.",
    },
  },
  months: {
    rat: "In December's Rat month, every figure sounds like blame. When somebody questions a sum, ask which part they mean. It's usually the heating bill, and has nothing to do with you.",
    ox: "January's Ox month has no patience for extras. Hand in the form exactly as required, a day early and without your nice border. The strictest boss has nothing to correct, and only you miss the border.",
    tiger:
      "While February's Tiger month makes noise elsewhere, prepare your spring work in peace. Keep your headphones on until eleven. If somebody bursts in, show them what you're making, and they'll lower their voice.",
    rabbit:
      "People with taste notice your work in March's Rabbit month. Show a project to somebody with a budget, name what you'd need, and then say nothing. The pause only means that they're adding it up.",
    dragon:
      "April's Dragon month looks only at the big stage, so nobody asks you for favors. Finish what's been lying there since fall. When the noise stops in May, people look for something that's ready.",
    snake:
      "In May's Snake month, quiet people judge your work better than you do. Have a colleague who never flatters guess what your job should pay. The guess is higher than yours, with reasons.",
    horse:
      "June's Horse month suits you best, and a quick friend wants to help. Together, make the three calls you've put off. Your friend dials, you talk, and the coffee is still warm afterward.",
    goat: "July is your own month, and every email feels personal. Let a friend read you the ones you dread, in a silly voice. Most of them turn out to be about the parking garage.",
    monkey:
      "Clever people borrow freely in August's Monkey month. When you lend out an idea, say at once where your name should stand. Most of them would have anyway, and the others now have to.",
    rooster:
      "September's Rooster month holds you to your dates. Work out how long the job will take, then add a day before you tell anyone. You finish early for once, and your strictest client remembers it.",
    dog: "In October's Dog month, somebody feels let down by you. Make up for it with one small kept promise a day: a call, a borrowed book, a recipe. By Halloween, you're both laughing again.",
    pig: "In November's Pig month, people pay gladly for what they can see. Take a sketch of your project to the team dinner, with the cost in the corner. Somebody will ask for a pen before dessert.",
  },
};
