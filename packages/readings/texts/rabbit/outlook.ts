import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is a time to look over what you already do, and new plans can wait. Make a list of everything you've said yes to: training the new hire, taking the minutes, buying birthday cards for the whole floor. At least one yes was meant as a no. In the first month, tell that person politely on which date you'll stop. You get back an hour a week. Red is worn for luck; a thin cord under your cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting:
        "People who used to make an exception for you now want the right form. Tradition warns of trouble with paperwork.",
      wood: "A competitor begins to copy your designs and your polite way with clients. Register your name and your three best designs this month. With the certificate in a drawer, one friendly letter is enough to stop the copying.",
      fire: "A clever colleague has noticed that you fill in everybody's forms, and now sends you three a week. Send them back with a link to the instructions. It turns out that the colleague can read, and you leave at five.",
      earth:
        "The raise you want depends on a form with a deadline, whether your manager likes you or not. Hand in the form a week early and keep the receipt. Early forms are paid until the money runs out.",
      metal:
        "Small rules cost you money now: a late fee here, a missing signature there. Put everything with a due date into one red folder, and empty the folder each Thursday. Fifteen minutes a week saves you the fines.",
      water:
        "An older colleague reads your application before it goes out and returns it covered in red ink. It hurts, but it saves you a refusal. Make the corrections the same day, and the colleague will gladly read the next one.",
    },
    ox: {
      meeting:
        "You love to add a finishing touch, but bosses and clients now want exactly what they ordered, and nothing extra.",
      wood: "Four of you wait politely for the same promotion, and none says so. Each quarter, send your boss one dated page with your results. When the choice is made, your boss has facts about you and only impressions of the others.",
      fire: "Routine work never ends this year, and you polish even the weekly report until your strength is gone. Hand in the plain version and take every fourth Friday off. Nobody misses the colors, and you last until December.",
      earth:
        "Nobody wants the dullest client in the firm, because the meetings are so long. Take over the account and visit in person each month. Patience is your strength, and a client who feels looked after accepts higher fees.",
      metal:
        "A new boss watches the clock and overlooks the thoughtful things you do. Arrive ten minutes early and log your hours before you leave. After a month without a late arrival, the boss finds somebody else to watch.",
      water:
        "An offer of steady funding comes in an ugly letter with a coffee stain. You'd rather wait for one with more style. Check the numbers and accept this week, because the money lasts two years and nobody will see the stain.",
    },
    tiger: {
      meeting:
        "Meetings get loud this year, so make your point in the first five minutes, before the loud people warm up.",
      wood: "Twenty minutes later, a louder colleague repeats your idea and gets the applause. Thank the colleague for agreeing with you. Then have whoever takes the minutes add your name to the idea, so your boss reads it there.",
      fire: "A bold manager plans five events, and you'll do half the work because you're hard to annoy. Each time you accept, book the day after the event off. When you're worn out, your rest is already approved.",
      earth:
        "A bold salesperson has offended two good customers and moved on. Tell your boss that you'll visit both, with a corrected plan and a cake. Nobody else wants to face them, so the commission is yours if they stay.",
      metal:
        "Travel and exceptions are canceled for everyone, even for people like you who never made noise about theirs. Don't argue. Move your client visits to video right away, and you get the good hours while the others complain.",
      water:
        "An executive with nerve believes in you and asks about your next project. You'd usually name something modest. Name the one you really want, with its cost. Executives like that prefer a large wish to a shy one.",
    },
    rabbit: {
      meeting: "Everyone is as polite as you, and waits. It's your own year, so be the one who decides.",
      wood: "Two rivals have the same good taste and manners as you, so buyers take whoever is cheapest. Decide on one thing that only you promise, such as a reply within two hours. Buyers pay more for a difference they can see.",
      fire: "You host, help and write cards for the entire floor, and in June you're worn out. Choose two weeks in July without visitors or favors, and announce them in May. With that much notice, nobody is offended.",
      earth:
        "You wait for your boss to mention your contract, and your boss waits for you. Bring it up yourself every month, each time with a new reason. After the third talk, your boss thinks the raise was their own idea.",
      metal:
        "Standing meetings multiply because nobody dares to end one, and a strict new manager is about to cut them. Cancel two of your own first, with a one-line note. The manager sees that you're sensible and leaves you the useful ones.",
      water:
        "A client with manners like yours would be happy to pay more, but the two of you keep thanking each other. After the second thank-you, say your fee. The client has been waiting for a number and agrees at once.",
    },
    dragon: {
      meeting: "Big talk does you harm: this year, important people say careless things, and you lie awake over them.",
      wood: "Colleagues with large plans take your silence for a yes, and suddenly you're on three teams. Begin each reply with “agreed” or “not agreed,” and add the polite part after it. A no in week one annoys nobody.",
      fire: "At the launch, the speaker thanks the whole team for the brochure. You wrote it alone, at midnight. A week before the next event, see that your name is printed in the program. Speeches are forgotten, and clients keep the program.",
      earth:
        "A huge project wants you and pays well, but “soon,” “done” and “extra” mean something different to each person there. Settle those three words before you join. It spares you a quarrel over the final invoice.",
      metal:
        "Your name is missing from the list for the bonus, and you suspect an insult. Stop by the office that keeps the list and mention it with a smile. It's usually a typing error, and somebody adds you while you wait.",
      water:
        "A generous executive sends you too much help: two interns, a consultant and a plaque with your name misspelled. Keep the one intern you need, and decline the rest with thanks. Otherwise you'd spend the spring managing your helpers.",
    },
    snake: {
      meeting:
        "You finally get some hours alone with the door closed. Let each one end with a decision, or you'll think everything twice.",
      wood: "A clever rival has the market research you lack, and you know clients that the rival can't reach. Suggest a trade over coffee: one report for one introduction. Each of you can win a deal that was out of reach before.",
      fire: "Your proposal is good at nine, and at midnight you're still moving commas. Have a colleague send the file at a quarter past nine, ready or not. The client sees no difference, and you get three hours of sleep.",
      earth:
        "The figure your department needs is in an old file that nobody has scanned. Spend three mornings in the archive and copy what you find. Your colleagues only searched online, so the next budget will follow your numbers.",
      metal:
        "Confidential meetings have strict rules now, and one friendly chat in the elevator could earn you a warning. Keep a harmless topic ready, such as soup. Nobody has ever been reported for what they said about soup.",
      water:
        "An older colleague is about to leave and gives you twenty years of notes. Read ten pages a day, and bring your questions to lunch while the colleague is still there. The notes hold the shortcuts that no handbook mentions.",
    },
    horse: {
      meeting:
        "Everyone is in a hurry, and small agreements get dropped; tradition expects it. You're the only one who remembers them all.",
      wood: "A partner once promised you first choice of the new accounts, and quick competitors are already helping themselves. Phone this month and get the promise confirmed by email. If it no longer holds, you still have time to look elsewhere.",
      fire: "Soon everybody calls you, even at dinner, to hear what was agreed. Put all of it on one shared page, and answer each call with the link. After two weeks, people look there first and your soup stays hot.",
      earth:
        "A hasty competitor has left two customers with the job half done. Call both and quote a fair price for the rest of it. Customers who've been let down care more about patience than price, and you have plenty.",
      metal:
        "You lose an exception that you liked, perhaps your Fridays at home, because a busy new boss cancels them all. Find out which target would earn it back. Once you reach the target, the boss can hardly refuse.",
      water:
        "Busy people put you in touch with somebody useful and forget about it overnight. Write to the new contact within two days, and mention who sent you. After a week, neither side would remember your name.",
    },
    goat: {
      meeting: "This year suits you: your colleagues are kind, and you can show them work that isn't finished.",
      wood: "You and two friends make beautiful things for the same few buyers, and all three of you hate to sell. Open one small shop together. The most talkative friend can serve the customers, and you stop taking sales from each other.",
      fire: "Your colleagues wonder why your best idea never gets finished. Over lunch, read them the list of favors you're doing for others this week. Nobody knew how long it was, so each of them takes over one favor.",
      earth:
        "Your team starts many nice things and earns nothing with them. Pick one product together, and meet about it every Tuesday for three months. A finished product brings in money, and six half-finished ones only take up the shelf.",
      metal:
        "A grant for your group has strict terms: exact sizes, exact costs, no extra week. Read them aloud to the others on the first day, before anyone falls in love with an idea. Then nothing has to be cut later.",
      water:
        "Kind people offer you a quiet room, a key and a month without interruptions. You're about to say that it's too much. Accept, and leave the room tidier than you found it. You'll do your best work of the year there.",
    },
    monkey: {
      meeting:
        "Quick colleagues finish in an hour what you polish all day. This year, their way is good enough for most things.",
      wood: "A playful competitor borrows your phrases and then calls one of your clients. Mention it once, with a smile, and put a password on your best work. Somebody who copies for fun won't bother with a locked file.",
      fire: "The office joker starts things, and you clean up after each of them. Let one stunt fail this fall while you're at the dentist. The joker will plan the next one better, and you'll have your afternoons back.",
      earth:
        "A clever colleague invents things and leaves out the boring part: the manual, the calls, the warranty. You've done it for free so far. Before the next launch, propose that part as a paid job. Nobody can do without you then.",
      metal:
        "A new system measures how fast you reply, and it finds your long, kind emails slow. Write four standard answers in your own friendly tone. They cover most of the mail, and the long letters can wait for Friday.",
      water:
        "You're offered odd help, such as free software or a grant with a strange name, and you'd rather refuse. Try it for two weeks first. A trial costs you nothing, and this is a year in which odd offers work.",
    },
    rooster: {
      meeting: "Expect a rough year: desks, bosses and rules change suddenly, and nobody breaks it to you gently.",
      wood: "Others lose their place along with you, and all of you look for the same jobs. Team up with two people you trust, and pass on every ad within the hour. Three people hear of more openings than one.",
      fire: "Everyone relies on you to keep the office running through the move, and you say yes to each late night. On the first day, announce which one is your last. People plan around a date if they hear it early enough.",
      earth:
        "A new manager has arrived, and most of the staff is hiding. Knock before the boxes are unpacked, and describe your three best results. Budgets are divided in the first month, and so far you're the only one the manager knows.",
      metal:
        "You get a harsh letter about a transfer or a new contract. Sleep on it, reply with nothing but dates and facts, and keep a copy. In a dispute, complete papers protect you better than good manners.",
      water:
        "A boss who thinks highly of you may leave before December. While the nameplate is still on the door, request a letter of recommendation. The next boss has never seen your work and will believe the letter.",
    },
    dog: {
      meeting:
        "You have a loyal, plainspoken colleague beside you this year, and together you can finally say the hard things out loud.",
      wood: "A competitor suggests that you share customers, and you suspect a trick. Let your loyal colleague meet the competitor and judge. If the answer is yes, share one list for three months. You risk a season and may double your contacts.",
      fire: "You carry the late shifts alone. Your colleague would gladly do half and waits to be asked. Draw up the schedule together this week. On your free evenings, your only duty is to go to bed.",
      earth:
        "You've circled a large client for a year without naming the deal. Go there together. Your colleague says plainly that you'd like a contract, and you explain the terms. The client is used to hints and will welcome a clear offer.",
      metal:
        "A strict official applies a new rule to your work, and you'd only hint at the problem. Bring your colleague, who says straight out what you need. There's a permit for most things, and you go home with the form.",
      water:
        "Your colleague praises you to the bosses, and they're ready to listen. Accept the introduction, then say the bold part yourself. The bosses want to hear the plan from the person who'll be in charge of it.",
    },
    pig: {
      meeting: "Friends at work are glad to help you this year, but every meeting with them turns into a long lunch.",
      wood: "Nobody in the group remembers which client belongs to which friend. Sort it out over one breakfast, with a list and colored pens, while all of you get along. After the first argument about a commission, that would be harder.",
      fire: "Your friends love how you run their events and forget that it's work. Send a bill for your hours the morning after, while they're still full of thanks. A month later, they'd only remember the cake.",
      earth:
        "The plan you share could earn real money, but the talk drifts to vacations before anyone mentions it. Bring one question about the plan, and settle it before the food comes. After twelve such lunches, you have a business.",
      metal:
        "Spending is frozen, and the whole group looks at you because you're fair. Draft the cuts yourself, with your own budget at the top. Friends who see that you went first will accept theirs without a fight.",
      water:
        "People do you favors, and you hurry to pay each one back. Accept two that are too large to repay, and report later what they made possible. People are happier to help again when they know that it worked.",
    },
  },
  months: {
    rat: "In December's Rat month, somebody checks expenses line by line, and charm won't help. Hand them in during the first week, after a colleague has added them up. You'll have your money back before the holidays.",
    ox: "The Ox month wants plain, finished work. In January, deliver one job two days early and leave out the decoration. Your boss notices the date, nobody misses the rest, and you go home in daylight.",
    tiger:
      "The Tiger month respects nerve. In one February meeting, disagree out loud on a small point, such as the date of a launch. Nobody minds, and the next time they'll want your view before they decide.",
    rabbit:
      "Everyone is so polite in March, your own month, that nothing gets decided. Choose the place, the date and the supplier for the next project yourself. Colleagues will be relieved, and some will call it leadership.",
    dragon:
      "Big talk hurts you in April's Dragon month, though most of it isn't about you. When a remark stings, have the speaker name one example. If there isn't any, you can forget the remark.",
    snake:
      "People keep to themselves in the Snake month, so May is quiet. Reserve a small room twice a week, and settle one open question each time. By June, you've settled eight of them.",
    horse:
      "Some small arrangement slips in June's Horse month: the shared parking spot, the swapped shift. Bring it up the same week, in two friendly minutes. If you wait until July, it'll take a meeting.",
    goat: "Two allies have time for you in July's Goat month. Give each of them one part of your unfinished plan and keep the third. With everybody's part back before vacation, you have a plan to show.",
    monkey:
      "A fast colleague knows a shortcut that you find sloppy. In August, the Monkey month, try it on the weekly report. If nobody sees the difference, and nobody will, you've gained an hour a week.",
    rooster:
      "The Rooster month is your clash, so in September you may lose a desk, a time slot or a client. On the first day, find out exactly what changes. It's usually less than the rumors say.",
    dog: "The Dog month brings you a loyal partner. In October, rehearse the talk you dread with them, out loud, and have it two days later. The real talk takes ten minutes and ends months of hints.",
    pig: "In November's Pig month, your allies all sit at one table. Between the main course and dessert, describe your spring project and say what it lacks. You'll go home with a date and two helpers.",
  },
};
