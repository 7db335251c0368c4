import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year comes every twelve years, and the custom is to check what you already carry before you add to it. There's probably a report that you took over for two weeks and have written each Monday since. Leave it out once and see whether anybody calls. If nobody does, you've won a morning. Wear something red for luck, given by somebody else. Accept the socks without working out what you owe.",
  years: {
    rat: {
      meeting: "This is your best harmony: a quick partner finds the easier way, and you carry the work through.",
      wood: "A new boss counts everything this year, so hand in your hours daily and let your quick partner do the asking. Budgets are tight and overtime has rules. With the sheet filled in, you can't be refused.",
      fire: "Somebody praises your work in public this year, so deliver on the promised day and leave the talking to them. Your partner brought them in. It warms you, and it brings you customers.",
      earth:
        "More people do your kind of work now, so agree with your partner on which customers are whose. A list on one page is enough. With clear fields, the two of you beat them all.",
      metal:
        "Put a price on everything that you and your quick partner make, because it'll be a great deal this year. They can sell it faster than you can finish. A waiting list is fine.",
      water:
        "There's money along that way. Your partner spots it first, and you're the one who can hold on to it. If a third is put away each month, bad news may travel as fast as it likes.",
    },
    ox: {
      meeting: "You're more stubborn than usual in your own year, and people notice. Change one routine on purpose.",
      wood: "A committee or a young manager blocks your usual way, so get the new rules in writing and follow them to the letter. In six months, you'll know the rules better than they do.",
      fire: "For once, somebody above your boss reads what you wrote, so show them your work. Say which tool would help you most. A short answer, with the price, gets it for you.",
      earth:
        "Find yourself a specialty, because everybody around you is as steady as you are. A task that no one else likes would do. It's how people learn your name.",
      metal:
        "Your output is high and your shelves are full, so finish what you've begun before you make anything new. One sale a week clears the space. You may be proud when it's gone.",
      water:
        "One of yours is never to send a reminder. There's money about, some of it is yours, and you've waited long enough. Three letters bring most of it in. The one who can't pay will remember how you took it.",
    },
    tiger: {
      meeting: "Others start first and think later. Bring your own plan, on paper, because yours gets finished.",
      wood: "Sudden targets will still drop on your desk. You can't outrun them, and you needn't: meet each at exactly the pace it names, and write the date beside it. At the review, that sheet does the talking.",
      fire: "Somebody loud gets you what your patience didn't, so accept their support. You don't have to like the noise. Say clearly which part you'll do, and by which month.",
      earth:
        "Stay on your own ground while others rush to a new field, and call the customers they leave behind. Half of the others will come back, and by then those customers are yours.",
      metal:
        "Bold starters break a lot this year and you mend it well, so put a price on those repairs. Half in advance is customary. Without that, you're working for the fun of others.",
      water:
        "Put a fixed sum aside each Friday, because quick money stops this year as suddenly as it came. Small and regular is better than one large sum that never gets saved.",
    },
    rabbit: {
      meeting: "Your plain yes and no sound colder than you mean. Begin each note with something kind.",
      wood: "And send it within a week. The rules that concern you arrive as polite requests, with a please in them, and get firm if nobody replies. A short friendly note is enough. The third reminder has no please.",
      fire: "Let a tactful colleague present your work, because they can make people see what it's worth. You supply the facts. It feels odd to be praised, and it pays.",
      earth:
        "Several people would like the same peaceful corner as you, so share the quiet jobs fairly. Talk about it early, over coffee. If each of you has a day there, nobody has to leave.",
      metal:
        "Spend a little extra time on the finish, because customers pay for how a thing looks this year. You have the patience for it. The higher price should be on the first offer.",
      water:
        "These clients pay gladly and forget easily, so request the money in a friendly letter. Put the date into the first line. You'll have it within ten days, with an apology.",
    },
    dragon: {
      meeting: "A grand new plan may push old promises aside; tradition calls that a break. Get yours confirmed.",
      wood: "A grand plan cuts across an older promise of yours; request a new deadline in writing. Don't wait for someone to notice. If you then beat the date by two days, you'll be thanked.",
      fire: "Then the plan turns to you, with a budget and great warmth. Take it, and have that confirmed, too, the same week. Enthusiasm at the top cools by itself. What was signed in spring you'll still have in the fall.",
      earth:
        "Keep your small customers while everybody crowds around the big contract. They pay on time, and you'll be glad of them when the large plan is changed.",
      metal:
        "The order is large this year and its description changes, so deliver in parts and get paid for each part. Your work is good enough for that. The last part shouldn't be the only one with a check.",
      water:
        "Offer to hold the purse for somebody with big ideas, because money comes in before they have a plan for it. You can say no without a raised voice. Put that right into your contract first.",
    },
    snake: {
      meeting: "Two do more than one: a thoughtful ally plans, and you do the work that follows.",
      wood: "The rules are strict this year and your allies know them, so read the fine print together once a month. Bring a marker. What you understand early, you can follow without any trouble.",
      fire: "They explain the plan once, over lunch, in a low voice, and it saves you half of the labor. Write it down the same evening. The first step costs nothing, and you can take it before breakfast.",
      earth:
        "Put the common aim into one line and have everybody sign it, because you can't tell allies from rivals this year. Those who won't sign have told you what you need to know.",
      metal:
        "You'd do all the work there is, so let an ally choose what's worth doing. They see what will sell in five years. You then make it well, and that's a strong pair.",
      water:
        "Put this year's money to work slowly, with somebody who thinks ahead. Choose what you can see and visit. In time, the two of you will own it.",
    },
    horse: {
      meeting: "Insist on a clear day and hour for every promise. You get hurried, and tradition calls that harm.",
      wood: "A new rule was written in a hurry and is easy to misread, so call its author and get one example. Then follow the example. It takes five minutes and saves you a month.",
      fire: "A cheerful yes in the elevator is forgotten within a week. Carry a short list of what you need, and have the answer initialed before the doors open. What's on paper with a date, they keep.",
      earth:
        "Refuse to compete on speed, because others are quicker than you, and more careless. Show what your work looks like after three years. There are customers for that, and they're loyal.",
      metal:
        "Orders come in a rush and change on the way, so make things in small batches. What you've finished can be sold twice. Each delivery date needs a signature from the person in a hurry.",
      water:
        "Have the money in your account before the work begins, because buyers move on quickly this year. They mean well. A deposit is no insult, and the good ones pay it on the spot.",
    },
    goat: {
      meeting:
        "Others change your routine, because the year clashes with you. Give way in small things, and choose one to keep.",
      wood: "Your duties are divided again; accept it politely, then request one good part by name. The change comes from outside, and you won't stop it. What you ask for in a calm voice, you get.",
      fire: "Let a friend with warm manners explain that one, because yours are being judged more strictly than your work. They tell the room why it matters. You bring the papers, nod, and keep your seven o'clock start.",
      earth:
        "Settle small disputes about space at once. Two stubborn sides make a long year of it. You could give up the corner that you use least. In return, you'll get some quiet.",
      metal:
        "Keep a record of the favors you do, because much is asked of you this year and nobody says thanks. At the end of the quarter, show the list without a comment. It speaks well enough.",
      water:
        "Feelings run high this year and sums get misheard, so talk about money with a third person present. You're right about the amount. A friendly witness lets the other side agree without losing face.",
    },
    monkey: {
      meeting: "Try one new tool a month. That's slow enough to enjoy and fast enough to keep up.",
      wood: "The old way will be switched off, so do the tutorial for the new software on the first day. It's duller than it's hard. Afterward, you'll be the one that others come to.",
      fire: "Give one clever idea a fair trial this year, because it'll make your work lighter. Choose a small job to test it on. If it lasts for a month, it'll last.",
      earth:
        "Meanwhile, the clever ones have an eye on your own best method. Write it down, with a date, and teach it to one person you trust. When a copy turns up, two of you can say where it came from.",
      metal:
        "Your hands are in demand this year: others only invent and you can build. Get the drawing signed before you cut. When the idea changes, so does the bill, and you may say so.",
      water:
        "Money moves through tricks now, so check each bargain for a day before you buy. Most of the offers are gone by then. The one that's still there is worth your while.",
    },
    rooster: {
      meeting: "Let a precise ally check your work. They praise it in front of people, and you'll survive that.",
      wood: "Inspections are stricter this year and you pass them easily, so apply early for the new certificate. Put the pages in order first. Your allies can check them, and they'll enjoy it.",
      fire: "Apply for a better position this year, because an exact ally praises you in public. You needn't say a word about yourself. People believe those who never flatter.",
      earth:
        "They have a system as good as yours, and the two don't match. Settle on one in two hours at a table, even if it's theirs. From then on, either of you can be ill without a disaster.",
      metal:
        "Raise your price, because your work has never been checked so well. Show the report along with the offer. Those who want it cheap may go; the others stay for years.",
      water:
        "Go over your accounts with somebody precise, because you're owed more than you think. They'll find the lines that you skipped. What comes in should pay for one good tool.",
    },
    dog: {
      meeting:
        "You're judged strictly, and tradition says punishment. If you follow the written rules, you have nothing to fear.",
      wood: "Someone strict will check on you this year, and tradition calls it punishment, so go exactly by the rules. You probably own the book. Every paper in its place makes it a short visit.",
      fire: "Thank the person who stood up for you, because that loyalty brings you forward this year. Give them the facts they need. They'll speak for you again, to somebody higher.",
      earth:
        "You and an old colleague are equally stubborn, so test both methods for a month instead of arguing. Let a third person judge. Whichever wins, you'll both have stayed polite.",
      metal:
        "One of those rules is about overtime, and you've never used it. Work that helps people gets noticed now, so you'll do plenty of it. A good cause forgets to pay; your record of hours reminds it politely.",
      water:
        "You'll look after a group's money this year, so post the balance where all can see it. People trust you with it, and a no is easier with figures on the wall.",
    },
    pig: {
      meeting: "The company is good, and nobody else will mention a limit. Say early how much you can give.",
      wood: "Friendly people keep you waiting until the budget is approved, so have your order ready to send. It isn't a no. Whoever is prepared on that day gets served first.",
      fire: "People want to do something for you this year, so name one wish. Make it a thing that lasts. A better chair or a course is gladly given.",
      earth:
        "Kind colleagues hand on their work and you never refuse, so say what you'll do and what you won't. Nobody intends it. One sentence at the start of the week is enough.",
      metal:
        "For what goes beyond it, have a price list. Generous people order extra work without a thought; they'd have paid all along and were never told what it costs. You'll be surprised how cheerfully they count out the money.",
      water:
        "Money comes in easily and everyone spends it this year; be the one who keeps a reserve. You don't have to lecture anybody. In the lean months, you'll lend some of it and be thanked.",
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
      "Somebody with large plans forgets in April what they promised you, so confirm small deals as the Dragon month begins. If it happens all the same, stay friendly. The old email is your proof.",
    snake:
      "A thoughtful ally can solve your hardest problem in May, the Snake month, while you do the rest. Give them three weeks in peace. The answer will be worth the wait.",
    horse:
      "Repeat each task back in June, because the Horse month talks fast and you nod too soon. Say the day and the amount. You save yourself a week of the wrong work.",
    goat: "Rooms, routes or routines change in July, because the Goat month clashes with you. Take little with you and stay polite. Thank whoever shows you how the new thing works.",
    monkey:
      "The old tools are being replaced in August's Monkey month, so learn one of the new. Allow yourself an hour of being bad at it. After that, write the short guide that everyone wants.",
    rooster:
      "Finish your longest job in September: the Rooster month gives you a friend who checks and counts. Let that friend proofread it. They'll also tell people how good it is.",
    dog: "Check your own papers early in October, before the Dog month sends somebody to do it. A license or a signature is missing. You know which drawer it's in, so begin there.",
    pig: "People take their time over lunch in November's Pig month and say yes more easily. Make the request that you've put off since summer. Do it while everyone is still seated.",
  },
};
