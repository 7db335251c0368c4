import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for a review and not for new plans. Go through everything you've said yes to: the trainee, the minutes, the birthday cards for the whole floor. At least one of those was meant as a no. Give it back early in the year, politely, with a date and without an excuse. People wear red for luck in such a year, and somebody else should choose it. A thin red cord under the cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting: "Charm won't help this time; tradition warns of trouble with paperwork. Keep your forms in order.",
      wood: "Register your name and your designs within the month, because a neighbor in the same trade copies your style. Once the paper is in the file, you can be as friendly with them as you like.",
      fire: "Send three of a clever person's requests back with the right form to fill in. They've found out how helpful you are, and it wears you out. Most of those won't come back.",
      earth:
        "What you want this year is reached only through the office rules. Read them, apply under the right heading and keep the receipt. After that, check on it every second Tuesday.",
      metal:
        "Keep one tray for papers with a due date and empty it every Thursday, because small rules cost money this year: a late fee, a missing stamp. It's all the protection you need.",
      water:
        "A sharp adviser sends the first one back, full of red ink, and wants only accuracy in return. It's a favor, though it doesn't look like one. If the clean copy arrives the same afternoon, they'll read the next, too.",
    },
    ox: {
      meeting: "Deliver just what was ordered. The ribbon that you'd add only gets you a puzzled look.",
      wood: "Many people wait quietly for the same promotion, and waiting leaves no record. Hand in one dated page about your work each quarter. When the choice is made, yours is all they have.",
      fire: "Take every fourth Friday off, starting now, because the routine work never ends and takes your strength a little at a time. You'll spend it best somewhere with good curtains.",
      earth:
        "Visit the dull client in person, because you have the patience to make a good account of them. At each renewal, the fee may rise a little.",
      metal:
        "Be on time and keep the system happy: this year people look at the clock and not at your charm. Two alarms will do. Your coworkers still get the charm.",
      water:
        "The customer doesn't care for ribbons. The letter that offers you steady funding has plain terms and a coffee stain, and it deserves a yes by return mail. The nice paper can wait for the second year.",
    },
    tiger: {
      meeting: "Say your opinion in the first five minutes of a meeting. After that it gets too noisy for you.",
      wood: "At twenty past, somebody louder says it again and is applauded. That doesn't matter if yours is in the minutes. Have a word with the person who writes them; it's usually someone quiet, and glad to be noticed.",
      fire: "Book a day of rest with each event, because you'll do half the work of somebody brave. You're close by and hard to annoy. If both stand in the calendar, both happen.",
      earth:
        "Repair what a bold colleague has broken. Offended customers are worth a lot and nobody else goes to see them. It's slow work. Bring each of them a corrected plan and a cake.",
      metal:
        "Change your plan for the quarter at once, because travel and exceptions are canceled for everyone. It isn't fair to people who never made any noise. You'll be done while the others still complain.",
      water:
        "A bold boss believes in you this year, so request the project that you really want. There's no need to correct their good opinion. It may be the right one.",
    },
    rabbit: {
      meeting: "Everyone else is as polite as you and waits. In your own year, make the decisions.",
      wood: "The first is about your own offer. Your rivals have taste and manners, too, and a buyer between two good things takes the cheaper one. Choose one feature that nobody else has, and make it easy to point at.",
      fire: "Close your doors for two weeks in July: in your own year you host, help and write cards without a pause. If people know the dates in May, nobody is offended.",
      earth:
        "Repeat your request for a better contract once a month, with a new reason each time. In your own year, patience wins more than a speech.",
      metal:
        "Cancel two standing meetings yourself, because in your own year others will soon cut whatever you were too polite to refuse. A short note without an excuse is enough. You'll miss neither of them.",
      water:
        "Name your fee after the second round of thanks, because a patron with manners like yours wants to support you. The two of you could go on thanking for months. They've been waiting for it.",
    },
    dragon: {
      meeting: "Big words do you harm. Find out what was meant before you feel hurt.",
      wood: "People with large plans take your silence for a yes, so begin every reply with agreed or not agreed. The polite part can follow. It's kinder than a no in the tenth week.",
      fire: "The speaker says that all of you did it, and you did it alone, at midnight. They meant to be kind. A week before the launch, see that your name is in the program. Speeches forget, and print doesn't.",
      earth:
        "Agree on dates and on the meaning of a few words before you join a huge plan. There's money in it for you. A list of six terms prevents the most expensive mistakes.",
      metal:
        "Check in person if your name is missing from a list. It's probably an oversight and there's money attached. Go early and speak lightly. In most cases, it's added while you stand there.",
      water:
        "Help comes in a flood this year, more than you wanted and with your name spelled wrong. Take the part that you can use. Your reply may give the date, and the right spelling.",
    },
    snake: {
      meeting: "Use each quiet hour for thinking, and write down what you decide. Otherwise you'd think it all again.",
      wood: "Propose an exchange to a clever rival: each of you has what the other lacks. You bring contacts and they bring research. A café halfway between you is the right place to talk terms.",
      fire: "Decide when a thing is finished, too. Your work is good at nine, and at midnight you're still moving commas. After the third version, somebody else sends it. You'll sleep, and no one sees a difference.",
      earth:
        "Spend ten mornings in the archive, because what you're looking for is there. Copy each source as you go. The people who only searched online will have to come to you.",
      metal:
        "Say nothing about confidential meetings, because the rule is strict this year and you like a chat. Have some harmless topic ready for the elevator. Soup is a good one.",
      water:
        "An older colleague leaves you their notes, and they're worth more than a course. Read ten pages a day. The writer would love a question about the scribbles.",
    },
    horse: {
      meeting:
        "Everybody runs and details get dropped; tradition expects it. After each deal, send a friendly note to confirm it.",
      wood: "Get your old promise of first choice in writing. Fast competitors push past you and nobody remembers it. If it's gone, pick another niche in May. This time, have it signed.",
      fire: "Your notes make you popular: soon you're the only one who knows what was agreed, and they call you at dinner to find out. Keep one evening a week free, the same one. People learn it quickly.",
      earth:
        "Call two customers that a hasty competitor has dropped: half-finished jobs suit your patience and still pay. New terms are fair. They'll be glad that somebody answers the phone.",
      metal:
        "You lose an exception that you liked, so find out which number would earn it back, and who decides. With both noted down, you can work toward it calmly.",
      water:
        "Follow up on each introduction within two days, because busy people open doors for you and forget it quickly. A short message is plenty. They still know both names, and so does the other side.",
    },
    goat: {
      meeting: "Your allies are kind. Show them an unfinished idea, and agree on a date for it; they won't laugh.",
      wood: "Open a small shop together with your allies. All of you make fine things and none of you likes to sell. The chattiest one can handle customers. You'll be surprised how much goes.",
      fire: "They may wonder what keeps you from finishing it. Bring the list of all you do for others, and read it out over lunch. Nobody knew how long it was. Each takes something off it, and you get your evenings back.",
      earth:
        "Choose one goal of modest size with your allies: this year hard work turns into income if it's kept up. Meet for it on Saturdays. By the end of the season, it pays.",
      metal:
        "Show your allies the limits of a grant on the first day, because its terms are strict this year: exact sizes, exact costs, no extra week. Inside them, they're free to be as creative as ever.",
      water:
        "Accept what kind people offer, even the spare key to the studio, because good care makes your work better this year. Leave the room tidy, with a drawing on the table. They'll be touched.",
    },
    monkey: {
      meeting: "Learn one quick method that you used to find sloppy. Good enough is often just that.",
      wood: "Lock your best work away with a password, because playful competitors borrow a phrase here and a client there. Laugh the first time it happens. After that, they should find the door locked.",
      fire: "Tidying up after the office joker wears you out. Let one of the stunts fail this fall, while you're at the dentist. They'll plan the next one better.",
      earth:
        "The hours you save go into what a clever colleague leaves undone: the calls, the manual, the warranty. So far you've done it for free. Before the next gap, propose it as a job, with a title and a salary.",
      metal:
        "A new tool measures how long you take to reply, and finds you slow. Write four standard answers in your own tone. The long, kind ones can wait for Fridays.",
      water:
        "Try unusual help for two weeks before you refuse it: odd offers turn out well this year. Free software and a strange grant are among them. Keep whatever works, and thank the giver.",
    },
    rooster: {
      meeting: "This year works against you: changes come fast and sharp. Find out early what stays the same.",
      wood: "Find two people that you trust, because others have lost their place as well and compete for the same jobs. Share every ad within the hour. As three, you hear of far more than alone.",
      fire: "Announce on the first day which late night is your last, because everyone counts on you to keep things running through the change. You'll want to help, and you can if there's an end to it.",
      earth:
        "The new manager knows, and most people are hiding from the new manager. Knock before the boxes are unpacked, with your three best results on a card. You may walk out with the one desk that isn't moved.",
      metal:
        "Let a calm friend read every offer before you sign: change comes from outside and it's harsh this year. Save each letter. Exact papers protect you better than a good impression.",
      water:
        "A boss who thinks well of you may leave this year, in the middle of the upheaval. Get the kind words in writing first, on letterhead. They'll last longer than the boss.",
    },
    dog: {
      meeting:
        "A loyal partner makes hard talks easier, so have the one you put off. You won't get a better year for it.",
      wood: "Share your customer list with one competitor for three months, and let your partner choose which. They can tell who means well. If it goes badly, you've risked a single season.",
      fire: "Take turns with your partner. They'd gladly do half and you never ask. Put both names on the schedule. When it's their shift, your only duty is to go to bed.",
      earth:
        "Go for the agreement that you've circled for so long: with a partner beside you, you can get it. They knock and you talk. Neither of you leaves before there's a day for the signatures.",
      metal:
        "The talk may be with the official who applies the new rules to you. Your partner knows them, and says plainly what you'd only hint at. There's a permit for most things, it turns out, and the form is rather pretty.",
      water:
        "Say the bold thing yourself this year, because your partner supports you and people are ready to listen. They can introduce you. What comes after that needs your own voice.",
    },
    pig: {
      meeting: "Your allies are fond of you, and happy to chat until dessert. Set one goal with them.",
      wood: "Sort out the shared accounts now, while all of you are fond of each other: nobody knows which customer belongs to which friend. A breakfast and some colored pens are enough.",
      fire: "Send a bill for your hours on the morning after each event. Your friends love how you run things and forget that it's work. People who feel grateful pay at once.",
      earth:
        "Set a timer for two hours of real work before the fun begins: there's money in your joint plan and the group likes to chat. With the goal behind you, lunch tastes better.",
      metal:
        "It may have to be a serious one: spending stops, and they all look at you. Draft fair cuts for everyone, with your own at the top. They'll sign between coffee and cake, because you went first.",
      water:
        "People want to help this year, and you'd like to pay them back at once. Accept two gifts that you can't repay. Tell the givers what you'll make of them; that's all they hope for.",
    },
  },
  months: {
    rat: "Charm won't help in December, because the Rat month checks forms. Do the dullest page first, at the start of the month. Let somebody else verify the total.",
    ox: "Deliver one plain job in January and don't improve it. The Ox month values what's ready over what's pretty. Two days early is a decoration, too, and you may go home by daylight.",
    tiger:
      "Disagree once in a meeting in February, because the Tiger month respects nerve. Choose a small point and say it early. You'll find that nobody minds, and that your voice carries.",
    rabbit:
      "Decide things yourself in March, your own month. Everyone else is too polite to. Choose the place, the date and the supplier. People will be relieved and call it leadership.",
    dragon:
      "Big words hurt you more than they should in April's Dragon month. Have them name one case before you react, and note who said what. Most of it is noise, and your notes will show it.",
    snake:
      "The Snake month is quiet, and May gives you room to think alone. Reserve a small room twice a week. If you leave it with one decision each time, the month has paid off.",
    horse:
      "Settle one loose agreement in June: in the Horse month some old arrangement slips, such as the shared parking spot. Two minutes of friendly talk will do, before it grows into a topic.",
    goat: "Share your unfinished idea in July, because the Goat month brings you two allies. Give each of them one part and keep one yourself. Have all three together before anyone goes on vacation.",
    monkey:
      "Learn one quick fix in August's Monkey month, even if you find it sloppy. Try it on something small. Nobody will notice the difference, and you gain an hour a week.",
    rooster:
      "A desk, an hour or a client moves in September, because the Rooster month is your clash. Find out on the first day what changes. What stays the same is more than you think.",
    dog: "Have the talk that you dread in the Dog month. October gives you a loyal partner. Rehearse it with them first, out loud. It'll take ten minutes and clear up a year.",
    pig: "All of your allies sit in one room in November's Pig month, so bring up your spring project. Between two courses is a good time. Leave with a date and two names.",
  },
};
