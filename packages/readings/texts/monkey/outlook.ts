import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "By the old rule, you begin nothing new in your own year, although nine ideas are waiting. So look first at the last nine that you started. Beside each, write “done,” “dead” or the name of the person who has to finish it for you. Complete one of them in January, and hand another to somebody who enjoys endings. Colleagues will notice, because they'd bet against it. Red brings luck in such a year, so a friend could give you red socks.",
  years: {
    rat: {
      meeting: "The Rat is your ally this year. A well-informed friend hears of chances, and you find the trick.",
      wood: "Your half-built side project is worth money. Finish the one part that somebody has already offered to pay for, and leave the fun parts alone. Your friend knows two more buyers, so the evenings pay off.",
      fire: "Finance has set strict limits, and your budgets come back with red marks. Let your well-informed friend write the next one, and keep a single surprise for the last page. When the math is right, people like a surprise.",
      earth:
        "Your company owns something worth more than it looks, such as a license or a full storeroom. Go through the inventory with your friend, who knows a buyer. In a lean year, your boss remembers who found the money.",
      metal:
        "A competitor offers the same service for half the price. Don't follow them down: call and suggest sharing the one job that's too big for each of you. A partner has no reason to undercut you.",
      water:
        "You have the ideas, and your friend sells them as fast as you can speak. Settle who gets what before spring, and book two weeks off in August. You'll be tired by then, and you can afford the trip.",
    },
    ox: {
      meeting:
        "Complete one thing before you start another. Your bosses want patience from you and pay only for finished work.",
      wood: "A long, dull task blocks everybody, and nobody wants it. Volunteer, and build a small tool that does the boring half. In a month the task is gone, and your name comes up for promotion.",
      fire: "A strict boss wants each form on time and no jokes in the margins. Do exactly that until summer. After months of dull, perfect forms, the boss stops checking, and you can do things your way.",
      earth:
        "A solid manager you've always underrated has money and no ideas. Over lunch, ask what has been broken longest in that department. A quote for the repair a week later brings you work until winter.",
      metal:
        "A slow colleague shares your job and is annoyingly right. Offer a trade: you do the fast tasks for both, and your colleague checks everything. You save hours, and the client never sees an error.",
      water:
        "Everyone wants you to explain how things work, so you finish nothing. Write a manual this spring, with your name on the cover. After that, people look things up, and you can take a week off.",
    },
    tiger: {
      meeting: "Be plain, and keep a second plan. The Tiger is your clash, and one joke can cost you an account.",
      wood: "Bold colleagues storm out, and one of their jobs suits you better than your own. Fix its most urgent problem before you apply. A boss who has had enough drama likes a repair that's already done.",
      fire: "You'll be overruled in the middle of your explanation, and a witty reply makes it worse. Give your view in one sentence, and take your vacation in the loudest month. When you come back, the anger is gone.",
      earth:
        "Several good people were thrown off course just like you. Start a monthly coffee for them. It costs you an hour, and before the year is over, somebody at that table has a job for you.",
      metal:
        "Two camps fight over your department, and people as clever as you want your job. Stay out of the fight, and build the one tool that both camps need. Whichever side wins will keep you.",
      water:
        "The planners of a big change love your ideas and have no money for them. Give them two, and keep the best ones in your drawer. When somebody calm is in charge, those ideas are still yours to sell.",
    },
    rabbit: {
      meeting:
        "Learn the house rules, and knock before you change anything. Polite people decide this year, and they dislike surprises.",
      wood: "A delicate client wants everything perfect and pays for the care. Make one small change a week, and let the client say how it looks. After a few months, nobody else is allowed near the account.",
      fire: "Nobody tells you where the limits are until you've crossed one. Find out who must approve bold ideas, and show yours to that person first, alone. Most of your ideas come back with one small correction.",
      earth:
        "Your new manager reads your notes and acts on them, so write better ones. Put the request in the first line, the reason in the second, and one joke at the end. The request is granted, and the joke gets quoted.",
      metal:
        "A rival as clever as you has better manners, so charm won't decide it. Solve the one problem that everybody is too polite to mention. When the awkward thing is gone, you get the thanks and the contract.",
      water:
        "Committees love your advice, and you go home unpaid. Offer free advice on the first Tuesday of the month, and charge on all other days. Polite people pay without a word once there's a rule.",
    },
    dragon: {
      meeting: "Get a date and a budget before you say yes. Your allies in a Dragon year want the impossible.",
      wood: "You can build something big this year, and the money is there. Start with a small working model, and show it to four skeptics. Each flaw they find costs little to repair now, and a fortune later.",
      fire: "Something will go wrong at the launch, while everyone is watching. Rehearse twice with a checklist, and include the failure. When the screen goes dark, you know which cable it is, and the boss remembers that.",
      earth:
        "A rich client has the means and no plan. Offer three ways forward, each with its price, and let the client choose. People defend what they've picked themselves, so this budget won't be cut.",
      metal:
        "Several suppliers can do this job as well as you can. Put something funny on the first page of your offer, where others put their history. A tired buyer who has laughed reads on, and calls you.",
      water:
        "Your allies dream aloud, and you work out the details without pay. Give the great plan two days each week, and charge for any third day. With a price on your time, people dream more briefly.",
    },
    snake: {
      meeting: "This is your best year, in spite of some friction. A quiet partner sees the flaws in what you invent.",
      wood: "You and your partner could build a company this year: you make things, and your partner checks them. Finish the first product before you sketch the second. One product on sale is worth ten on paper.",
      fire: "Your partner says no to your best idea, and you want to do it anyway. Stay and hear the reasons over a drink. There's no way around this limit, and the no saves you a year's money.",
      earth:
        "An investor likes how you and your partner test each other. Argue about the numbers before the meeting, and bring one page that both of you have signed. Two minds that agree are easy to invest in.",
      metal:
        "You and your partner know each other's tricks too well and start to compete. Pick another firm together, and plan how to win its biggest client. Tricks that fail between the two of you will win that client.",
      water:
        "Your best ideas end up in your partner's notes. Go through those notes together in spring, and settle who owns what. While you're friends the talk takes an hour, and in a quarrel it takes two lawyers.",
    },
    horse: {
      meeting:
        "Everyone rushes ahead this year, and nobody looks back. Pick up the customers and jobs that others drop.",
      wood: "Fast firms break things, and you can fix almost anything with a paper clip. Offer a repair service that answers within the hour. Rushed people pay extra for speed and don't argue about the bill.",
      fire: "A hurried boss gives you orders without reasons. Carry out the first two exactly as told, and suggest your own way for the third. A boss who has seen two quick results will listen.",
      earth:
        "A busy sponsor will pay for any project that comes with a date. Name one you can keep, and deliver two days before it. From you, that's a surprise, and the next offer is larger.",
      metal:
        "A competitor copies your work within days. Skip the complaint and bring out the next version first, since you've already thought of it. Customers in a hurry buy the newest version, and that's yours.",
      water:
        "People on the run question you until you're worn out. Write your advice down as a guide, and sell it at three prices. Clients who want you in person pay the highest, and the others are happy to read.",
    },
    goat: {
      meeting: "Joke about nobody but yourself this year. People are quickly hurt, and you're a good subject anyway.",
      wood: "A friend's family runs a shop with an ancient cash register that sticks. Repair it properly, down to the last screw, for the price of the parts. Kind people tell everyone they know, and the paid jobs follow.",
      fire: "A client gets tearful at your presentation, and you'd like to lighten the mood. Hand over a glass of water instead, and wait a full minute. The quiet saves the account and gets the budget approved.",
      earth:
        "A small grant gives you a whole month without weekly reports, which is rare. Take a quiet room, and show nobody anything until the work is finished. Without an audience, you get to the end for once.",
      metal:
        "A gentle competitor earns more with a simple product than you do with a clever one. Look at the figures before you laugh, then offer a partnership. You bring the tricks, and your partner brings customers who pay.",
      water:
        "A sad face makes you perform, and after three of them there's nothing left for your own work. Cheer up one colleague a day, then close the door. Nobody calls that unfriendly, and your project gets its hours.",
    },
    monkey: {
      meeting: "In your own year, you'll have more ideas than ever, and people will check whether you finish one.",
      wood: "The oldest project in your drawer is the one that sells. Finish it before you start anything new, and show it to the colleague who said you never would. That colleague may well be the first buyer.",
      fire: "Your work is inspected more strictly than other people's. Leave out the clever parts this time, and deliver the plain version. It passes at once, and you've saved the tricks for a calmer year.",
      earth:
        "An old friend lends you a spare room for all your half-finished things. Sort them there in one weekend: keep, sell or throw out. What you sell pays for the project you keep.",
      metal:
        "A rival who thinks like you would see through any bluff. Name your real price and your real date at the start. Honesty is the one move your rival doesn't expect from you, so the deal is quick.",
      water:
        "Everyone wants your ideas, and you can't refuse. Give your calendar to a colleague who enjoys saying no, and pay in lunches. That leaves you four afternoons a week for an idea of your own.",
    },
    rooster: {
      meeting: "Show every step of your work. Exact people judge it this year, and a result alone isn't enough.",
      wood: "A clear plan pays well if you follow it exactly, and you've already thought of a better one. Follow it until the money arrives. After that, the client will gladly look at your version.",
      fire: "Your favorite shortcut gets you a written warning. Propose it as the new standard, on the official form. Strict people like a good rule, and once it's adopted, you may use it every day.",
      earth:
        "A tidy colleague has half of your new project in a folder from last year. Before you start, ask to see it, and send a table of results as thanks. You save nine weeks, and tidy people love a table.",
      metal:
        "You sit among experts as sharp as you, and no client understands any of them. Explain the matter in five plain sentences and a sketch. Clients repeat what they understand, so your version is the one that counts.",
      water:
        "Other people's procedures are full of steps that you invented. At the next revision, ask for a line that names the inventor. Auditors read those lines once a year, and your boss sees who had the ideas.",
    },
    dog: {
      meeting:
        "Loyal people wonder whether you mean what you say. Keep one old promise early, where everybody sees it.",
      wood: "Everybody knows that you once broke a shared spreadsheet, and you've never mentioned it. Rebuild it one evening, better than before. You lose three hours, and your good name is back.",
      fire: "In front of the department, someone asks why your project is late. Give the true reason in two sentences, without a joke or a detour. The matter is closed within an hour, and people trust you more than before.",
      earth:
        "Somebody spoke up for you when others laughed at your clowning. Find out who it was, and do that person a favor, on time. Your new friend then recommends you for work that takes trust.",
      metal:
        "An auditor as clever as you goes through your department. Open every drawer before you're told to, even the embarrassing one. The two of you end up laughing over that drawer, and the report calls you trustworthy.",
      water:
        "People trust you at last, and their questions take up your whole day. Teach two colleagues what you know, and announce that at the next staff meeting. From then on, you answer only the puzzles that stump them.",
    },
    pig: {
      meeting: "Settle every bill at once, even the one for lunch. The Pig does you harm through money among friends.",
      wood: "A friend's plan is too long, and you're paid to shorten it. Let your friend mark each cut first, because one too many would offend. The plan gets through, and your friend stays a friend.",
      fire: "A warm friend sends you a stern letter about a shared expense. Leave the wit out: call, and let your friend finish before you explain. The anger is gone in ten minutes, and so is the misunderstanding.",
      earth:
        "The partner who's sulking has exactly what you need. Apologize first, then wait a whole day before you bring up your request. A good-natured person who's been heard gives more than you asked for.",
      metal:
        "A charming rival tells your client another story about the costs. Lay the real figures on the table, down to the parking fee. Your rival knows every trick except that one, and the client stays.",
      water:
        "You give away help freely, and later a friend remembers that you promised much more. Add a short note to each favor about what's included. The note feels stiff, and it saves the friendship.",
    },
  },
  months: {
    rat: "In December's Rat month, a well-informed friend tells you about a chance. Check the facts yourself, then put in a small sum. If it goes wrong, you've lost a dinner and learned how the thing works.",
    ox: "January's Ox month pays only for finished work. Take the dullest job on your list, and do it from start to end without a shortcut. Your boss will mention it in February, with some surprise.",
    tiger:
      "In February's Tiger month, your clash, every trick gets found out. Repair something useful that nobody asked you to repair. In March, people talk about the repair instead of the tricks.",
    rabbit:
      "March's Rabbit month has room for your idea if you respect the house rules. Find out how proposals are made there, and do it exactly that way. Quiet people buy more than you'd think.",
    dragon:
      "Say yes to an ambitious request in April, because an ally in the Dragon month has money for the impossible. Choose your own two helpers, and settle the date. The impossible then takes about six weeks.",
    snake:
      "May's Snake month sends you the partner who sees through you fastest. Show your plan, and ask for its three weakest points. Whatever your partner leaves off that list is safe to build on.",
    horse:
      "In June's Horse month, everyone moves too fast to finish things. Call the customers who never got an answer from your hurried colleagues. Two calls a day bring you about an order a week.",
    goat: "A tease leaves a mark in July's Goat month. Joke only about yourself, and if something slips out, say sorry the same hour with ice cream. You're forgiven by the last spoon.",
    monkey:
      "You'll have twenty ideas in August, your own Monkey month. Choose one by the tenth, and put the others on a list. Finishing a single one surprises everybody, and the other nineteen become easier to sell.",
    rooster:
      "September's Rooster month wants to see every step. Before you hand in a result, write down how you got it, which takes an hour. The approval comes at once, and you save a week of questions.",
    dog: "In October's Dog month, a kept promise counts for more than wit. Find one from spring that everybody has forgotten, and keep it without a speech. You'll be trusted with something bigger in November.",
    pig: "November's Pig month mixes up friends and money, and it does harm. Pay your share of each bill the same evening, to the cent. You can be as funny as you like about the tip.",
  },
};
