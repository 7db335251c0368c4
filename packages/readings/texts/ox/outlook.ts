import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Twelve years on, the Ox is back, and custom has you inspect the plow before you drag it any farther. Take on little that's new. Look instead at the report you took over for two weeks, some time ago, and have written each Monday since. Skip it once and count the phone calls. People wear red for luck in such a year, and it should be a gift. Accept the socks without working out what you owe.",
  years: {
    rat: {
      meeting:
        "The Rat year is your best harmony: a quick partner finds the easier way, and you carry the work through.",
      wood: "Hand in your hours daily and let your quick partner do the asking, because a new boss counts everything. Budgets are tight and overtime has rules. With the sheet filled in, you can't be refused.",
      fire: "Make the most of a sponsor whose praise warms you, because this year somebody speaks up for your work. Your partner brought them in. All you need to do is deliver on the promised day.",
      earth:
        "Agree with your partner on which customers are whose, because more people do your kind of work now. A list on one page is enough. With clear fields, the two of you beat them all.",
      metal:
        "Set a price for the work you produce, because you and your quick partner will make a great deal of it. They can sell it faster than you can finish. A waiting list is fine.",
      water:
        "Take the money that's on offer, because this is a year in which your patience pays in cash. Your partner finds it and you hold on to it. Put a third away each month.",
    },
    ox: {
      meeting: "Change one routine on purpose in your own Ox year. You're more stubborn than usual, and people notice.",
      wood: "Get new rules in writing and follow them to the letter, because a committee or a young manager blocks your usual way. Pushing won't help. In six months, you'll know the rules better than they do.",
      fire: "Show your work to the person above your boss, because for once somebody reads what you wrote. Say which tool would help you most. A short answer, with the price, gets it for you.",
      earth:
        "Find yourself a specialty, because everybody around you is as steady as you are. A task that no one else likes would do. It's easier to be valued there than in the middle of the herd.",
      metal:
        "Finish what you've begun before you make anything new, because your output is high and your shelves are full. One sale a week clears the space. You may be proud when it's gone.",
      water:
        "Collect what's owed to you, because there's money around and you're too patient about it. Three letters will bring most of it in. After that, be generous with the one who can't pay.",
    },
    tiger: {
      meeting: "A Tiger year starts first and plans later. There's no bond, so have your own plan ready.",
      wood: "Meet the sudden targets at exactly the pace they ask for, because this year brings pressure and you can't outrun it. Check off each item with its date. The list protects you at the review.",
      fire: "Accept the support of somebody loud, because their enthusiasm gets you what your patience didn't. You don't have to like the noise. Say clearly which part you'll do, and by which month.",
      earth:
        "Stay on your own ground while others rush to a new one, because half of them will come back. The customers they leave behind need someone. A phone call to each is enough.",
      metal:
        "Put a price on the repairs you do for bold starters, because they break a lot and you mend it well. Half in advance is customary. Without that, you're working for the fun of others.",
      water:
        "Keep a reserve from the quick money of this year, because it stops as suddenly as it came. You're strong enough to hold it. A fixed sum each Friday is better than a large one later.",
    },
    rabbit: {
      meeting: "A Rabbit year likes a gentle tone. There's no quarrel in it: begin your notes with something kind.",
      wood: "Answer polite requests within a week, because this year's rules arrive softly and get firm if you ignore them. A short friendly note is all they want. The third reminder would be less kind.",
      fire: "Let a tactful colleague present your work, because they can make people see what it's worth. You supply the facts. It feels odd to be praised, and it pays.",
      earth:
        "Share the quiet jobs fairly, because several people would like the same peaceful corner. Talk about it early, over coffee. If each of you has a day there, nobody has to leave.",
      metal:
        "Spend a little extra time on the finish, because this year customers pay for how a thing looks. You have the patience for it. The higher price should be on the first offer.",
      water:
        "Ask for the money in a friendly letter, because these clients pay gladly and forget easily. Put the date into the first line. You'll have it within ten days, with an apology.",
    },
    dragon: {
      meeting:
        "In a Dragon year, a large new plan may push aside what was promised you, a mild break. Get it confirmed.",
      wood: "Request a new deadline in writing, because a grand plan cuts across an older promise of yours. Don't wait for someone to notice. If you then beat the date by two days, you'll be thanked.",
      fire: "Take the budget that a large project offers you, and have it confirmed. Enthusiasm at the top warms you this year and may cool. What's signed in spring you'll still have in the fall.",
      earth:
        "Keep your small contracts alive beside the big one, because many firms like yours crowd around it. The old customers pay on time. You'll be glad of them when the plan is redrawn.",
      metal:
        "Deliver in parts and get paid for each part, because the order is large and the description changes. Your work is good enough for that. The last part shouldn't be the only one with a check.",
      water:
        "Hold the purse for somebody with big ideas, because the money flows in faster than they can plan. You can say no without a raised voice. Put that right into your contract first.",
    },
    snake: {
      meeting: "The Snake year shares your trine. Let an ally do the planning, and do the work that follows from it.",
      wood: "Read the fine print with your allies once a month, because the rules are strict this year and they know them. Bring a marker. What you understand early, you can follow without any trouble.",
      fire: "Listen to a quiet adviser, because their idea saves you half of the work. They explain it only once. Write it down the same evening, and begin with the step that costs nothing.",
      earth:
        "Put your common aim into one line and have everybody sign it, because your allies and your rivals look alike this year. Those who won't sign have told you what you need to know.",
      metal:
        "Let an ally choose which work is worth doing, because you'd do all of it. They see what will sell in five years. You then make it well, and that's a strong pair.",
      water:
        "Invest slowly with somebody who thinks ahead, because this year's money is best put to work. Choose what you can see and visit. In time, the two of you will own it.",
    },
    horse: {
      meeting: "Insist on a clear day and hour in a Horse year. It hurries you, and tradition calls that harm.",
      wood: "Call the person who wrote the hasty rule and get one example, because you'd read it wrong, and so would most people. Then follow the example. It takes five minutes and saves you a month.",
      fire: "Use the excitement while it lasts, because people offer support today and forget it next week. Have a short list of what you need. If they say yes, write it down before they leave.",
      earth:
        "Refuse to compete on speed, because you'd lose, and others are quicker to be careless. Show what your work looks like after three years. There are customers for that, and they're loyal.",
      metal:
        "Make things in small batches, because orders come in a rush and change on the way. What you've finished can be sold twice. Each delivery date needs a signature from the person in a hurry.",
      water:
        "Have the money in your account before the work begins, because buyers move on quickly this year. They mean well. A deposit is no insult, and the good ones pay it on the spot.",
    },
    goat: {
      meeting:
        "A Goat year is your clash, with punishment: your routine changes from outside. Stay polite, and give way in small things.",
      wood: "Accept the new division of duties politely, then request one good part of it by name. The change comes from outside, and you won't stop it. What you ask for in a calm voice, you get.",
      fire: "Let somebody kind stand up for you, because your manners are judged more strictly than your work this year. They know how to say it. Your part is the dates and the papers.",
      earth:
        "Settle small disputes about space at once, because two stubborn sides make a long year of it. You could give up the corner that you use least. In return, you'll get some quiet.",
      metal:
        "Keep a record of the favors you do, because much is asked of you and little is said about it. At the end of the quarter, show the list without a comment. It speaks well enough.",
      water:
        "Talk about money with a third person present, because feelings run high and sums get misheard. You're right about the amount. A friendly witness lets the other side agree without losing face.",
    },
    monkey: {
      meeting: "A Monkey year tries out new tools. It isn't your enemy, so allow yourself one experiment a month.",
      wood: "Do the tutorial for the new software on the first day, because the old way will be switched off. It's duller than it's hard. Afterward, you'll be the one that others come to.",
      fire: "Give a clever idea a fair trial, because this year one of them will make your work lighter. Choose a small job to test it on. If it lasts for a month, it'll last.",
      earth:
        "Protect your best method, because clever people would like to copy it. Write it down, with the date, and teach it to one person you trust. That makes two who can defend it.",
      metal:
        "Build what others only invent, because your hands are in demand this year. Get the drawing signed before you cut. When the idea changes, so does the bill, and you may say so.",
      water:
        "Check each bargain for a day before you buy, because money moves through tricks now. Most of the offers are gone by then. The one that's still there is worth your while.",
    },
    rooster: {
      meeting:
        "The Rooster year shares your trine. Let a precise ally check your work, and let them praise it as well.",
      wood: "Apply early for the new certificate, because inspections are stricter and you pass them easily. Put the pages in order first. Your allies can check them, and they'll enjoy it.",
      fire: "Let an exact ally praise you in public, because people believe those who never flatter. You needn't say a word. A better position is open this year, and that's how you come by it.",
      earth:
        "Agree with your allies on one standard, because each of you has a good one. Two hours at a table will settle it. After that, you can work side by side all year.",
      metal:
        "Raise your price this year, because your work has never been checked so well. Show the report along with the offer. Those who want it cheap may go; the others stay for years.",
      water:
        "Go over your accounts with somebody precise, because you're owed more than you think. They'll find the lines that you skipped. What comes in should pay for one good tool.",
    },
    dog: {
      meeting:
        "A Dog year is strict with you; tradition says punishment. Follow the written rules, and you have nothing to fear.",
      wood: "Go exactly by the rules this year, because someone strict will check, and it's meant as punishment. You probably own the book. Every paper in its place makes it a short visit.",
      fire: "Thank the person who stood up for you, because loyalty is what brings you forward this year. Give them the facts they need. They'll speak for you again, to somebody higher.",
      earth:
        "Test both methods for a month instead of arguing, because you and an old colleague are equally stubborn. Let a third person judge. Whichever wins, you'll both have stayed polite.",
      metal:
        "Work on things that help somebody, because that's the work which gets noticed now. Your hours are well spent there. Keep a record, since a good cause forgets to pay for overtime.",
      water:
        "Look after the money of a group, because people trust you with it and others might waste it. Post the balance where all can see it. A clear no is easier with figures on the wall.",
    },
    pig: {
      meeting: "A Pig year has no special bond with you. Enjoy its good company, and say how much you can give.",
      wood: "Have your order ready to send, because friendly people will keep you waiting until the budget is approved. It isn't a no. Whoever is prepared on that day gets served first.",
      fire: "Enjoy the goodwill of this year and name one wish, because people want to do something for you. Make it a thing that lasts. A better chair or a course is gladly given.",
      earth:
        "Say what you'll do and what you won't, because kind colleagues hand on their work and you never refuse. Nobody intends it. One sentence at the start of the week is enough.",
      metal:
        "Charge for your extra work, because generous people order it without a thought and would happily pay. They've simply never been told the price. A printed list saves you the talk.",
      water:
        "Keep the reserve when everyone spends, because money comes in easily this year. You don't have to lecture anybody. In the lean months, you'll lend some of it and be thanked.",
    },
  },
  months: {
    rat: "Listen to a quick colleague in December's Rat month, because your best ally knows an easier way. Hear them out before you take up the heavy tools. It could save you all of January.",
    ox: "Repair what you have in January, your own Ox month, and begin nothing. Templates, tools and chairs all qualify. One repair a day is the right pace, and in February everything will run.",
    tiger:
      "Stay with one project in February's Tiger month, while everyone else launches something. Choose the one that has a budget. Your first hour each day is enough to bring it home.",
    rabbit:
      "Soften your wording in March: the Rabbit month hears an order in every plain note. Read each message once more before you send it. Without the word must, people stop arguing.",
    dragon:
      "Confirm small deals in April, because in the Dragon month somebody with large plans forgets what they promised you. Bring it up the same day and stay friendly. The old email is your proof.",
    snake:
      "Hand your hardest problem to a thoughtful ally in May, the Snake month. You have other work to pull. Give them three weeks in peace, and the answer will be worth the wait.",
    horse:
      "Repeat each task back in June, because the Horse month talks fast and you nod too soon. Say the day and the amount. You save yourself a week of the wrong work.",
    goat: "Plan for disorder in July, because the Goat month clashes with you: rooms, routes or routines change. Take little with you and stay polite. Thank whoever shows you how the new thing works.",
    monkey:
      "Learn one new tool in August's Monkey month, since the old ones are being replaced. Allow yourself an hour of being bad at it. After that, write the short guide that everyone wants.",
    rooster:
      "Finish your longest job in September: the Rooster month gives you a friend who checks and counts. Let that friend proofread it. They'll also tell people how good it is.",
    dog: "Check your own papers early in October, before the Dog month sends somebody to do it. A license or a signature is missing. You know which drawer it's in, so begin there.",
    pig: "Make your request in November's Pig month, because people take their time over lunch and say yes more easily. Bring up what you've put off since summer. Do it while everyone is still seated.",
  },
};
