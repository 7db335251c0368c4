import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year comes every twelve years, and the custom is to check what you carry before you add to it. Somewhere on your list is a report that you took over for two weeks and have written every Monday since. Leave it out once. If nobody calls, you've won a morning, and you can look for the next report of that kind. It's also the custom to wear a red gift for luck, so accept the socks and don't work out what they cost.",
  years: {
    rat: {
      meeting:
        "Tradition calls this year your best harmony, so let a quick colleague find the easier way while you do the work.",
      wood: "A new boss wants to see your hours every day. Fill in the sheet each evening, and let your quick colleague ask for the extra money. With every hour on record, the request goes through.",
      fire: "Your colleague raves about you to a customer who's tired of late deliveries. Be two days early with the first order and leave the talking to your colleague. From then on, the customer believes every word.",
      earth:
        "Other firms offer the same careful work as yours, for less. Divide the customers: your colleague wins new ones, and you look after the old. A rival can beat your price, but not ten years of service.",
      metal:
        "Open a waiting list, with a date for each customer. Your colleague sells faster than you can finish, and you'd rather work nights than say so. People trust a shop with a waiting list, and you keep your evenings.",
      water:
        "Your colleague hears first when a firm sells off good equipment, and you know how to hold on to money. Put a third of each payment into a joint reserve. At the next sale, you two can pay cash.",
    },
    ox: {
      meeting:
        "Change one routine on purpose, and tell your team. In your own year you're more stubborn than usual, and people notice.",
      wood: "A young manager replaces your way of working with a checklist. Follow every line of it for six months. You'll know the checklist better than the manager does, and your corrections will be welcome.",
      fire: "An executive reads your report and stops by to hear what you need. Have one tool in mind, with its price. A short answer gets signed that day, and “I'm fine” gets you nothing.",
      earth:
        "Everyone around you is as steady as you are, so being steady doesn't stand out. Take over one job that the others avoid, such as the old database. Within a year, you're the person everybody calls.",
      metal:
        "Three reports on your computer are nearly done, and you keep polishing them. Send one each week, the way it is, before you start anything else. Nobody misses the polish, and three finished reports count at your review.",
      water:
        "Write to the three customers who owe you money, even if you think that reminders are rude. A short, friendly letter with the amount is enough. Two pay within the week, and the third calls to apologize.",
    },
    tiger: {
      meeting:
        "Colleagues rush into things that you've thought through, so show your plan early. Yours is the one that gets finished.",
      wood: "Two people quit, and their sales targets land on your desk. Don't argue about the targets. Beside each, note the date you can really meet. At the review you've kept every date, and your boss remembers who stayed.",
      fire: "A loud coworker wants to fight for your budget, and the noise embarrasses you. Accept, and name the exact sum and its purpose. One loud meeting gets you what years of patience didn't.",
      earth:
        "Competitors run off to a new market and leave their old customers waiting. Call ten of those customers and go on selling what you know. When the competitors return, the customers are yours.",
      metal:
        "Coworkers with bold ideas break things, and you stay late to mend them. Have each repair approved as overtime before you pick up a tool. Your evenings get paid, and your coworkers break less.",
      water:
        "Have a fixed part of every payment moved to savings automatically. A large job comes in within a day this year and may end as suddenly. When the work stops, you can wait for the next job without a loan.",
    },
    rabbit: {
      meeting: "Your plain yes and no sound colder than you mean, so begin each note with one kind sentence.",
      wood: "New rules reach you as polite requests, and you leave them unanswered because they don't sound like rules. Reply within the week, in two lines. The third reminder goes to your boss, and that one isn't polite.",
      fire: "You let good work speak for itself, and nobody hears it. Have a tactful colleague present your project while you answer the questions. This time the board understands what you built, and the budget passes.",
      earth:
        "Four people want the quiet room that you've used for years. Propose a schedule before anyone complains, with two mornings for you. Because you offered to share, nobody touches your mornings.",
      metal:
        "Spend one more day on the cover, the labels and the layout, although the product already works. Customers pay for looks this year. You can charge five percent more, and you'll hear no complaint.",
      water:
        "Your clients are charming this year and forget to pay. Mail a friendly note on the day before the invoice is due. The money comes in time, and nobody feels scolded.",
    },
    dragon: {
      meeting:
        "A grand new plan may push aside what you were promised; tradition calls that a break. Have your promises confirmed.",
      wood: "The big project takes two weeks of your time, just before a deadline of yours. See your boss that day and name a new date, ten days later. If you then finish two days early, you'll be thanked.",
      fire: "The leaders like everything this week and give you a budget on the spot. Order your equipment within the month. Good moods cool off, and nobody takes back a machine that's been delivered.",
      earth:
        "While everyone crowds around one huge contract, visit your five oldest customers and renew their orders. Small orders bore your rivals. When the big contract is cut in half, you still have work.",
      metal:
        "A large customer keeps changing the order while you work on it. Deliver in four parts and get paid for each. When the last part is changed once more, three quarters of the money is already in the bank.",
      water:
        "A founder with big ideas and no bookkeeper wants you to look after the project's money. Accept, if your contract lets you refuse a payment. You can say no in a calm voice, and the money lasts past June.",
    },
    snake: {
      meeting:
        "Let a thoughtful colleague plan, and do the work that follows from the plan. You have no better ally this year.",
      wood: "The new owner's rules run to ninety pages, and everyone signs without reading them. Read ten pages a week together with your ally. Somewhere in there is a paid course, and you'll be the only two to apply.",
      fire: "Over a quiet lunch, your ally sketches a way to do your job in half the steps. Note down the steps that evening and try the first one in the morning. Within a month, you save an hour a day.",
      earth:
        "On a shared project, you can't tell who works with you and who works around you. Put the goal into one sentence and have everyone sign below. If two people find excuses, you know who won't help.",
      metal:
        "Show your ally the list of jobs you've been offered, and let half of them be crossed out. You'd take every one and do all of them well. The jobs that remain are the ones that bring new customers.",
      water:
        "You have money set aside and no hurry to use it. Together with your ally, buy something slow, such as a small workshop to rent out. In ten years, the rent is a second salary.",
    },
    horse: {
      meeting:
        "Hurried people get a nod out of you too soon; tradition calls that harm. One night to think keeps you safe.",
      wood: "A new rule was written in an hour and can be read two ways. Call the author and get one form that's filled in correctly. Five minutes on the phone keep you from doing a month of forms twice.",
      fire: "Your boss says yes to your new equipment on the way to the elevator and then forgets. Carry the order form with you and have it signed right there. A signature still counts after a busy week.",
      earth:
        "A rival offers your customer the same job in half the time. Don't try to keep up. Show a job of yours that has run for three years without a repair. Customers who've paid for repairs will wait for you.",
      metal:
        "Orders arrive in a rush and get changed halfway. Work in small batches and finish each before the next. When the customer changes everything on Wednesday, you've lost two days of work instead of ten.",
      water:
        "Have a deposit in your account before you begin any job. Buyers mean well this year, but they move on quickly. Serious buyers pay on the spot, and the others haven't cost you a day.",
    },
    goat: {
      meeting:
        "Others change your routine in a year that clashes with your sign. Give way in small things and defend one.",
      wood: "Your duties are divided up again, and nobody consulted you. Accept it politely, and then name the one task you want to keep. Your boss expected a fight and will be relieved to say yes.",
      fire: "Your new manager finds your seven o'clock start unfriendly. Let a well-liked colleague tell how many early callers you've rescued. The praise doesn't come from you, so the manager believes it, and you keep your hours.",
      earth:
        "You and an equally stubborn coworker argue about a shelf, a window or a parking spot. In the first week, give up the one you need least. You lose a shelf and get a year of peace.",
      metal:
        "You're asked for one more favor every week, and nobody says thanks. Track the hours for three months, and then show your boss the total. Part of the work will be paid, and the rest goes to somebody else.",
      water:
        "A friend owes you money for a job and remembers a smaller sum. Meet with a third person at the table, somebody you both trust. Your friend can agree without losing face, and you stay friends.",
    },
    monkey: {
      meeting: "New tools come faster than you like. One a month, learned properly, is enough to keep up.",
      wood: "The old software is switched off on a day that nobody can move. Do the tutorial for its successor on the first morning, with the door closed. A month later, the fast learners come to you for help.",
      fire: "A clever coworker has built a shortcut that could save you a day each week. Test it on a small job for a month. If nothing has broken after that, use it everywhere and keep the day for yourself.",
      earth:
        "Clever colleagues copy your best method and call it theirs. Give an hour's class on the method and put your name on the handout. After that, everyone knows where it came from.",
      metal:
        "Others only invent this year, and they need you to build. Get the inventor's signature on the drawing first. When the drawing changes halfway, you can charge for the change.",
      water:
        "Sleep on every purchase this year, however often the salesperson says that the bargain ends tonight. A good offer is still there tomorrow, and a trick isn't. You'll save more than the discount.",
    },
    rooster: {
      meeting:
        "Let an exact colleague praise your work in front of people. You'll survive the attention, and nobody doubts such a careful person.",
      wood: "The inspections get stricter, and your files are in order anyway. Apply for the hardest certificate while others prepare for the easy one. So few people have it that you can choose your projects.",
      fire: "A better position opens, and you'd never put yourself forward. Have your colleague name you to the boss, with three of your results. Bosses believe praise from somebody who usually finds mistakes.",
      earth:
        "You and that colleague each have a perfect filing system, and the two don't match. Spend two hours at one table and settle on a single system, even theirs. From then on, either of you can take a vacation.",
      metal:
        "Your work comes back without a single mistake, and you still charge the old price. Raise it by a tenth and enclose the test report. A few bargain hunters leave, and the careful customers stay for years.",
      water:
        "Go through last year's invoices with that colleague. You'll find hours you never billed, because each seemed too small to mention. Together they should pay for the new computer you've been putting off.",
    },
    dog: {
      meeting:
        "Tradition calls the year a punishment, because you're judged strictly. If you follow the written rules, you have nothing to fear.",
      wood: "An inspector checks your department, and you've kept every paper. Lay the folders out in the order of the checklist. The visit that takes others a week takes you a morning.",
      fire: "A loyal colleague defends you when your boss has doubts. Say thanks, and hand over the dates and figures that prove the point. Your colleague will need them, because next time somebody higher is in the room.",
      earth:
        "You and an old colleague have argued about two methods for years. Use each of them for a month, and have somebody else count the errors. One method wins, and both of you get your lunch hour back.",
      metal:
        "A good cause at the office takes your evenings, and nobody thinks of paying. The handbook has a paragraph on overtime, so submit your hours. The cause is as good as before, and now you're paid.",
      water:
        "If a group at work trusts you with its money, post the balance on the wall every month. Somebody always wants an exception. With the number in plain sight, nobody takes your no personally.",
    },
    pig: {
      meeting: "Say early how much you can take on. You're among kind people, and nobody else will set a limit.",
      wood: "Friendly managers keep you waiting, because the budget isn't approved yet. Have your order filled in and priced. Once the approval comes, complete orders go first, and a week later the money is gone.",
      fire: "Your grateful boss wants to give you something, and your first thought is that you need nothing. Next year there may be no money for presents. So name a thing that lasts, like a good chair or a course.",
      earth:
        "Kind colleagues have handed you their work for years, with a smile. Return one task a week to its owner, with a page on how it's done. Nobody minds, because each of them gets only one back.",
      metal:
        "Enclose a price list with your next delivery. A generous customer keeps ordering small extras, and so far you've done them for nothing. The customer is glad to pay, and only needed to know how much.",
      water:
        "Money comes in easily, and everyone in the firm spends it. Put a tenth of your budget aside and don't lecture the others. In the lean weeks before Christmas, you can still order paper.",
    },
  },
  months: {
    rat: "Your best ally is quick, and December's Rat month brings you an easier way. Hear a fast colleague out before you start the heavy job. Ten minutes of listening could save you all of January.",
    ox: "January's Ox month is your own, and it's for repairs. Fix one thing a day: a template, a chair, a slow computer. In February, when everyone else starts something, your tools work.",
    tiger:
      "Three launches want you along in February's Tiger month. Join only the launch that has a budget, and give it your first hour each day. In March, it's the one that's still alive.",
    rabbit:
      "March's Rabbit month hears an order in every plain note. Take out the word “must” before you send a message. People do the same work for you and stop arguing about the tone.",
    dragon:
      "Somebody with large plans forgets a small promise to you in the Dragon month of April. Confirm the promise by email in the first week. If it slips anyway, your email gets you a new date.",
    snake:
      "A thoughtful ally can solve your hardest problem in May's Snake month. Hand over the facts, allow three quiet weeks, and don't ask how it's going. You'll get a plan that you can build.",
    horse:
      "June's Horse month talks fast, and you nod too soon. Repeat each task aloud, with the day and the amount. A wrong number is then caught in the meeting instead of after a week of work.",
    goat: "July's Goat month clashes with you: your desk, your shift or your route is changed. Thank the coworker who shows you the new way, on the first day. You'll need that coworker all month.",
    monkey:
      "August's Monkey month replaces your old tools. Give the new one an hour a day, and let yourself be bad at it. The short guide you write afterward makes you the expert.",
    rooster:
      "Finish your longest job in September's Rooster month, when a friend who checks and counts has time for you. Let that friend proofread the result, and the whole office will hear how good it is.",
    dog: "October's Dog month sends somebody to check your papers, so check them first. A license or a signature is missing, and you know the drawer. There's time to get a copy before anyone asks.",
    pig: "In November's Pig month, people take their time over lunch and say yes more easily. Make the request you've put off since summer before anyone gets up. Back at work, people think of the budget.",
  },
};
