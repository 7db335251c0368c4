import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, tradition advises against large moves that can wait. It's a good time to give something up. You've known for a while what no longer fits you: a title, a client, an old grudge. Talk it over with somebody you trust, set a day, and let it go without explaining yourself to everyone. You'll be surprised how much time it took. Wear something red for luck, and let it be a gift.",
  years: {
    rat: {
      meeting: "Most of what you hear is talk, and some is news. Write it down, and compare on Fridays.",
      wood: "Collect the names, numbers and dates that people let drop for three months before you start anything. They'll support your plan this year. By that time, you know more than anyone in the room.",
      fire: "Let somebody quicker and less careful publish first. They're working on your problem, and you need the time for being right. In the fall, people check, and then they call you.",
      earth:
        "Young people want your advice this year, and it could take up every hour. Teach only in the mornings. Whatever you say for the second time belongs on paper, where they can find it.",
      metal:
        "Clean up one messy account a month. There's money in small sums that nobody follows. The receipts are dull. In the end, you find a budget that no one knew about.",
      water:
        "People write things down about you as well, with weekly reports and double signatures. Show one open file before they request it. Those who are freely given something dig less for the rest.",
    },
    ox: {
      meeting: "Give a strong ally your plan, then carry your end of the load where they can see it.",
      wood: "A patient friend gives you all the support you need this year, so begin the long study that you had saved for retirement. It can't be done in one year. It can be begun in one.",
      fire: "A colleague has your talent and more hours, and in a race you'd both wear out. Share the task and the prize. Let the steadiest person on the team say when you should stop.",
      earth:
        "You do the quiet work and a friend sells it, so settle the shares in writing in March. They're fair people. With that on paper, you can work for it with pleasure.",
      metal:
        "Be silent for three meetings and name your figure in the fourth: a hard contract can be won this year. You have a strong ally at your side and a sense for timing.",
      water:
        "It'll take time, because rules slow everything. Your part is the contract: read it line by line, and you'll find a weak clause. When things move at last, you've already mended it.",
    },
    tiger: {
      meeting: "People take your silence for scorn, and tradition warns that it costs you. Explain yourself early.",
      wood: "You'll be told things about a rival as well, and you'd love to read them out in public. Put them in a file. They show where the other offer is weak, and your own, quietly improved, says the rest.",
      fire: "Admit in a short note where your rival is right, because both of you are angry this year and one has to stop. It costs you a sentence. Few people can go on shouting at a fair reader.",
      earth:
        "Save every draft with its date, because a louder person takes credit for your work this year. You needn't complain. Your boss can see in the file who wrote what, and when.",
      metal:
        "Take over the job that somebody threw down in anger, because it's worth more than they think. Don't look pleased about it. Under its old name, you can finish it before anyone objects.",
      water:
        "Expect a complaint about your tone or about a rule, so bring three facts and a kind colleague to the hearing. It's taken seriously this year. You only have to answer once.",
    },
    rabbit: {
      meeting: "Call an old contact without wanting anything. The courtesy is noticed, and so is the missing request.",
      wood: "One old contact has helped you for years because they like talking with you. Give them an hour each week, and let favors wait. When you need a voice on the committee, they'll have offered it already.",
      fire: "Step back for a week when a tactful competitor courts your client, and say what's good about their offer. Honesty like that is rare. When you call again, you'll be listened to.",
      earth:
        "Name a fee for each piece of work. People with fine manners let you help night after night. They don't mean to exploit you. Once the order has a price on it, they pay.",
      metal:
        "Reopen an old agreement this year, patiently and politely. Bring a small gift for the person who keeps the file. One question is enough if it's the right one.",
      water:
        "Learn the unwritten rules in the first month: this year good form decides and mistakes aren't explained. Watch what the old hands do. Soon, newcomers will follow your example.",
    },
    dragon: {
      meeting: "Rooms are loud, and people listen on the way out. Save your best point for the talk after the meeting.",
      wood: "Offer to put an important person's plan into two plain pages, because they need to be understood and can't explain. They'll support you for it. Work of that kind is paid well.",
      fire: "The same goes for your proposal. Beside the big show, nobody would see it. In the week after, they're tired, a little ashamed of the bill, and wonder what comes next. You have it in your bag.",
      earth:
        "A grand project uses your work and calls it teamwork. Keep a list of your own hours and results. Show it to your boss each quarter, before the speeches, and your share has a name.",
      metal:
        "Find the quiet person behind the famous one and invite them to lunch, because a large deal depends on them. They've been waiting for somebody who talks about the numbers.",
      water:
        "Apply in writing for access to the big project: it's closely guarded and wit won't get you in. One line with your reason will do. On the day you're given, be there.",
    },
    snake: {
      meeting: "You look inward more than is useful in your own year. Give up one habit, and start one friendship.",
      wood: "Say yes to help before you've worked out its purpose, because in your own year you're too proud to request any. It's a gift and nothing else. Next year, you can give one too.",
      fire: "The habit could be the trial at two in the morning, in which you're judge and accused. Write down both sides, and let your wisest friend read them the next day. They'll need a minute for the verdict.",
      earth:
        "In your own year, little strength is left after so much work for others. Finish what's been promised and take no new orders. The rest of the time is for recovery.",
      metal:
        "Settle an old claim or an estate in your own year, because you have the strength for it at last. Do it without a speech. In the summer, you could be free of it.",
      water:
        "Work on one thing in private until it's complete, because strict limits help you concentrate in your own year. They may feel like mistrust. With fewer meetings, it takes half the time.",
    },
    horse: {
      meeting: "Everybody else replies at once, and corrects it twice. Take the extra hour, and be right.",
      wood: "Decide on the same day when help is offered, because this year it comes quickly and is gone by the next morning. You needn't be sure. A good yes today is better than a perfect one later.",
      fire: "Your idea is in the air, and a dozen quick minds have written its first page. The extra hour is for the second: costs, names, the first step. In the meeting, only yours can be started on Monday.",
      earth:
        "Offer the fast people who build on your work a contract for the next part, with a third in advance. They don't think of thanks. They'll sign, because they can't stop.",
      metal:
        "Name your price twice and stay friendly, because a seller in a hurry accepts it this year if you're calm. With the contract ready on the table, you save them the time that they lack.",
      water:
        "Stay away from risky projects for a month. Each accident brings a new rule and it's yours to follow too. Such rules disappear quickly. You'll have lost four weeks and no money.",
    },
    goat: {
      meeting: "Praise first, and mean it. Your criticism stays as sharp as ever, and this time somebody hears it.",
      wood: "People who simply like you bring contacts and favors, so sit down with them and don't look for a catch. Use one favor soon. It pleases them more than your thanks.",
      fire: "They'll also want to know what you're in favor of. One clear sentence is enough; it'll be quoted in meetings that you never went to. It spares you the speeches, and you can go back to your work.",
      earth:
        "Kind people accept all the strength you give, and don't notice when it's gone. Decide at what time you go home. Six o'clock is fine, and they'll thank you just as warmly in the morning.",
      metal:
        "Tell a shy artist in private what their work is worth, with an honest figure, because they have no idea. They'll want you as their agent, and that's a living for two.",
      water:
        "Find out which words in your plan hurt somebody, because tears can stop it just before it starts. It's usually two words in one paragraph. You have better ones.",
    },
    monkey: {
      meeting: "Few years suit you better, with some friction in it. Take a clever partner, and sign everything.",
      wood: "Write to the owners of the useful things that your clever partner brings you, because some belong to others. Use what you may. From now on, a list should come with each delivery.",
      fire: "Agree on who checks for danger. The two of you like to try things and it's your good name that could burn. With one person on guard, you can both have fun.",
      earth:
        "Look together, once a quarter, at what each invention has earned. Your partner has the ideas, and the rent comes out of your savings. An answer with a number keeps a project alive. One that begins with a story ends it.",
      metal:
        "Close a deal that neither of you would dare alone. Your partner's boldness and your calm make a fine pair this year. You stay firm on the price. They do the talking.",
      water:
        "Write a short report on the prank that you'll have to explain, and on what it showed about your alarms. Laugh about it first. That turns the joke into useful work.",
    },
    rooster: {
      meeting: "Somebody exact is on your side and can test your suspicions before you act on them. Go to them first.",
      wood: "State exactly what you need: orderly friends will support you and they like a precise request. They have a form for it. It's filled in within minutes, and the help comes free.",
      fire: "Let a colleague present your view, because they think the same and have better slides. Applause isn't what you need. It's more useful to sit beside the person who decides.",
      earth:
        "What they can't see is that you're tired, because they count results and yours are good. Have a free half day written into the plan. Exact people keep to what's written, and so will you.",
      metal:
        "Revise the main contract with your friends this year, line by line: they trust you and the terms can be improved. A week is enough. You find the weak points, and they fix them.",
      water:
        "Keep to the inspection notice to the minute, because it stops your work for a time. It's your own friends who announce it. With the certificate on the wall, you can start again.",
    },
    dog: {
      meeting: "People wonder about your motives, and they'd rather trust you. Give one true reason for what you do.",
      wood: "Visit the plain people who offer you help, and say something about yourself. They've noticed that you could use it. They want nothing in return except to know who you are.",
      fire: "Spend some time with decent people who count you as one of them, because they'll tell you what's really wrong at work. Mostly, you listen. They also know who could fix it.",
      earth:
        "Set a fixed sum for good causes at the start of the year. There's no end to what they could take from you. Pay it all at once. After that, a no is easy.",
      metal:
        "It works even on a committee. If a rule is unfair to somebody else, bring that one case and say why you care. They expect a clever argument and get an honest one, and the rule may well be changed.",
      water:
        "Answer all the questions openly, because trust in you is low this year and people have found out one thing already. Tell them the rest as well. You'll have less to hide, and sleep better.",
    },
    pig: {
      meeting: "It works against you: somebody friendly gives your plans away. Keep the important part to yourself.",
      wood: "The same person who upset your plans wants to support you now, so let them. They can do a great deal. Say thank you, and write down how much you've received.",
      fire: "In the middle of the upheaval, find out who's in charge. The hotheads all fight at once and you needn't join them. A seat near the door is best. From there, you can see who's listened to.",
      earth:
        "Protect your budget in February by showing what each part of it earns, because the new order costs money. Yours looks easy to take. They only cut what nobody can explain.",
      metal:
        "After the upheaval, that part is what they need: how the business gets back what it was worth. They'll offer warm thanks for it. You can wait, quite friendly yourself, until they offer a stake.",
      water:
        "Start nothing new this year, because change and strict rules come together. Read, repair things and see an old client. One good plan can be kept ready for next year, and you'll be rested for it.",
    },
  },
  months: {
    rat: "December's Rat month is full of news, and most of it comes to people who are quiet. Let others talk. One remark in ten matters, and you'll know it by who falls silent.",
    ox: "Do the heavy part of your plan in the Ox month, because January gives you a strong ally. Share out the work clearly. In February it's finished, before anyone has noticed that you'd begun.",
    tiger:
      "One look from you can start a dispute in February, when the Tiger month does you harm. Explain yourself once, to one person. The rest you may leave unsaid.",
    rabbit:
      "Renew one old contact in March: the month is mild and people have time. You want nothing from them now, and that's the best moment. Bring something small and stay an hour.",
    dragon:
      "April's Dragon month only hears loud points, and yours is subtle. Send it to the speaker afterward, in two lines. It may well turn up in the next speech.",
    snake:
      "Give up one thing in May, your own month: a subscription, a committee, a habit. You're a bit thin-skinned until June, so leave conflicts alone. The free hours are yours to keep.",
    horse:
      "June's Horse month rushes you into answers you'd regret, so reply slowly on purpose. An hour is enough. Half of the questions will have been settled without you.",
    goat: "Be kind before you're right in July, because people are sensitive in the Goat month. Praise something that you really like. Your criticism is correct, and it can wait until August.",
    monkey:
      "Close a deal with your best partner in August's Monkey month: you do the thinking, they do the talking. Agree on the shares the same day. Between two sharp people, that keeps the peace.",
    rooster:
      "Test your suspicion with figures in September: the month gives you exact friends. Have one of them check the math. If it holds, speak up; if it doesn't, nobody heard it.",
    dog: "Join a group for one task in October, since the Dog month is friendly to people who turn up. Pick something practical. You'll learn more while stacking chairs than in the meeting.",
    pig: "Somebody friendly will spill your plan in November, because the Pig month clashes with you. Keep the real one to yourself, and tell people the part that can be told. The rest waits for December.",
  },
};
