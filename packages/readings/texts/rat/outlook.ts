import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every dozen years the calendar wears your face. Tradition says to review such a year rather than fill it. Go through the pantry of your working life: the subscriptions, the side deals, the favors out on loan. At work, look hard at the backup plan you've been feeding since the last round, and ask what it's still for. Wear something red. Socks will do, as long as somebody else pays. You'll enjoy that part.",
  years: {
    rat: {
      meeting:
        "In your own Rat year, sort what you already have. New offers can wait, because you doubt yourself more than usual.",
      wood: "Limit your projects to two this year, because ideas come faster than you can carry them out. Wood feeds on your water and on your sleep. A colleague could take over the others.",
      fire: "Go after one large customer, because this is a year in which effort pays. Fire is yours to control, at the price of long evenings. First write down the lowest price that you'd accept.",
      earth:
        "Use the official way this year, because budgets are frozen and shortcuts are closed. Learn the form once and hand in expenses each week. By summer, people trust you enough to wave you through.",
      metal:
        "Accept help without bargaining, because an old boss or client sends you work. Metal supports you this year. A thank-you on real paper will bring you the next lead as well.",
      water:
        "Trade with your rivals instead of racing them, because many people as quick as you want the same deals. Over one lunch, each of you could give the other a number that matters.",
    },
    ox: {
      meeting:
        "The Ox year is your closest harmony: find one steady partner, let them pull, and split the profit evenly.",
      wood: "Let your steady partner set the pace, because reports, quotes and emergencies will eat up your time. Agree on a quitting time for each Friday. If they stand up, you go as well.",
      fire: "Take on the hardest account in the firm together, because the two of you have the patience that it needs. Meet about it every Monday. When it pays, others will want to know how.",
      earth:
        "Have your partner read each contract before you sign, because the rules are tight this year. A fixed scope and a fixed fee protect you both. They'll see the clause that you skimmed.",
      metal:
        "Say yes when an established firm offers tools or space, and take it in both names. A one-page agreement is easy to write while all of you are still pleased with each other.",
      water:
        "Renew the agreement with your partner early, because other people would like to work with them too. Shares, dates and a way out belong on paper. It's a compliment to put them there.",
    },
    tiger: {
      meeting: "No tie binds you to a Tiger year. It rewards people who speak up, so do that once a week.",
      wood: "Charge extra for rush jobs, because somebody bold will need a great deal of work from you. You're good at it, and it wears you out. One evening a week should stay free of it.",
      fire: "Offer to save a bold project that has run into trouble, because you're the one who can. It pays well and costs weekends. Your quote, with a cap on hours, comes first.",
      earth:
        "Read the permit rules yourself in January, because this year plans are stopped by audits, landlords and zoning. You're stopped with them. The person who knows the rule will be asked to lead.",
      metal:
        "Give a loud sponsor one clear chart a month, because they've taken a liking to your figures. You didn't look for that help, and it's real. Let them do the talking upstairs.",
      water:
        "Make friends with the best of the newcomers, because your market is getting crowded. Choose the one with good questions. As partners, you'll learn twice as much as alone.",
    },
    rabbit: {
      meeting:
        "A Rabbit year is strict about manners and paperwork; tradition calls it punishment. Greet people first, and file on time.",
      wood: "Count the small favors that people politely ask for, because together they take your whole week. After the fifth, answer with a date instead of a yes. Nobody will think worse of you.",
      fire: "Bid in exactly the format that they want, because you can win this year, but only through the proper channel. That means the cover sheet and all three copies. Your price is already good enough.",
      earth:
        "Read the staff handbook to the end on one rainy evening, because new rules on dress, travel and forms close in on you. Nobody else has read it, so you'll know what's allowed.",
      metal:
        "Follow the advice of a discreet insider, and keep their name to yourself. They'll tell you which box to check and why. Such help lasts as long as you take the steps in order.",
      water:
        "Write nothing about people in chats this year, because gossip travels fast and some of it is yours. What you say at ten is known upstairs by three. A phone call leaves no trace.",
    },
    dragon: {
      meeting: "The Dragon year shares your trine. Join a large project and be the person who keeps it within budget.",
      wood: "Book your vacation in January and pay the deposit, because large plans will demand all of your time. You produce more than in two quiet years. Without a fixed break, you won't stop.",
      fire: "Prepare a long and thorough proposal, because a famous client can be won this year. Your ally opens the door. You win it with the appendix, which nobody else has the patience to write.",
      earth:
        "Work out the version of the plan that fits the budget, because a limit will be set in any case. You and your allies should present that one first. The large one can follow.",
      metal:
        "Apply for things that you consider a long shot, because grants and unused budgets are on offer. One form on the first of each month is enough. Nobody gives them to people who don't apply.",
      water:
        "Form a team of three and bid for something too large for one, because the whole market grows and gets crowded. Allies are worth more than bargains now. Give the team a name.",
    },
    snake: {
      meeting: "Wait for people's whole answer in a Snake year. They think slowly, and nothing links you with them.",
      wood: "Spend two days a week on research and no more, because it's fine work that brings slow applause. On the other days, do what can be billed. Both will be better for it.",
      fire: "Be patient with a slow project, because it pays late and it does pay. Your part is to keep the effort steady. One figure a day in a notebook tells you where you are.",
      earth:
        "Ask directly, once and in writing, because this year information is locked away and you can't find it out on the side. Then accept the reply. It saves you months of guessing.",
      metal:
        "Prepare a page for each meeting that a discreet person gets you into, because your silence has earned you that seat. Take your papers home with you. The invitations will continue.",
      water:
        "Publish your prices and compete on speed, because rivals watch you as closely as you watch them. Hiding costs you effort and hides nothing. What they can't copy is how soon you deliver.",
    },
    horse: {
      meeting: "Keep some money and your contacts ready in a Horse year. It's your clash and brings sudden change.",
      wood: "Protect your Sundays, because a move, a new boss or a new name means work for two. You'll carry half of it anyway. Your own desk should be packed before you help others.",
      fire: "Offer to lead the change, because it comes in any case and you're one of the few who can manage it. Settle your terms before the first meeting. It won't be comfortable, but it'll be noticed.",
      earth:
        "Learn your new boss's three main rules in the first week, and keep to them. A stranger has redrawn the chart, and your old way around is closed. After a while, they'll relax.",
      metal:
        "Return every call within a day, because help turns up in the middle of the upheaval: a recruiter, a tip, a former client. Bring your resume up to date before you need it.",
      water:
        "Write to five people that you'd like to work with again, because many are looking for a new place at the same time. Do it before you need any of them. Old contacts decide this year.",
    },
    goat: {
      meeting: "Explain your figures kindly in a Goat year. It brings misunderstandings that tradition calls harm.",
      wood: "Get a sketch before you begin, because you'll work on somebody's pet project and its goal keeps moving. Find out what finished means. With a drawing, you can't misunderstand each other.",
      fire: "Visit people in person when something smolders, because ten minutes and two coffees settle it and emails make it worse. You're able to put out such fires. That's worth as much as a sale.",
      earth:
        "Read the minutes each week, because decisions fall while you're in another room, and nobody means to tell you. Don't bargain with the messenger. If you know the rule, you can plan around it.",
      metal:
        "Accept praise and support plainly, because somebody kind speaks up for you this year. If you search for the catch, they'll see you do it. A simple thank-you keeps the help coming.",
      water:
        "Repeat in your own words what was agreed, because too many people talk at once and your jokes are passed on without the smile. The kind version of a joke is safer, too.",
    },
    monkey: {
      meeting: "The Monkey year shares your trine, and ideas come easily. Pick the one that a customer would pay for.",
      wood: "Tell your allies which nights are off, because inventing takes all the energy you give it. Ship the smallest version that someone would pay for. The rest can grow once it earns money.",
      fire: "Rehearse your pitch before the rudest friend you have, because a good prize is within reach and others fight for it. Your team is quicker than theirs. Practice is all that's missing.",
      earth:
        "Fill in the form together and send it early, because this year clever ideas meet procurement and small print. An ally will suggest a trick. The form is faster, for once.",
      metal:
        "Borrow tools before you build them, because each new gadget saves you time this year and somebody always has one. The hours you gain are enough for one more sale.",
      water:
        "Agree with your allies on who owns what, because good ideas are copied within days. It's easiest to settle while the thing is still worth nothing. Then laugh and make the next version.",
    },
    rooster: {
      meeting: "Check your old deals early in a Rooster year. They come loose: a break, the mildest tension.",
      wood: "Get your extra duties written into your job, with a title, because you do much that nobody pays for. If they won't write it down, give some of it back. You may stay friendly.",
      fire: "Bring a year of delivery dates to the price talks, because an old rate is up for renewal and you can hold it. Once the list is on the table, the other side may talk.",
      earth:
        "Find the papers for your handshake deals now, because an auditor will want to see them. What's missing can be written and signed. One afternoon in the files saves you a month of calls.",
      metal:
        "Compare your old agreement with a new offer line by line, because a punctual backer has better terms. Let the old one end with a letter of thanks. Both sides will remember it well.",
      water:
        "Keep a record of who brought in which customer, because everyone's work gets mixed up this year. The date of the first call and a name are enough. You'll need it in the fall.",
    },
    dog: {
      meeting: "A Dog year isn't related to you. It values fair play, so say openly what you're working on.",
      wood: "Join one committee and decline the others kindly, because good causes would take all of your time. Say it early in the year. The one you choose gets somebody who really comes.",
      fire: "Help a colleague who was treated unfairly, because the case can be won and you know how to collect facts. It's slow and all on the record. You should speak second, after them.",
      earth:
        "Follow the rules even where people know you, because there are no exceptions this year. Sign the log and use your own parking spot. It costs a minute and keeps your good name.",
      metal:
        "Collect two written references from former coworkers, because honest people are ready to vouch for you. Write one for each of them on the same day. A bank or a client will want to see them.",
      water:
        "Pass on the leads that you can't use, because the competition is large and fair. Say openly when an idea came from somebody else. What you give away comes back before winter.",
    },
    pig: {
      meeting: "Accept help in a Pig year, and return some. It's generous and has no special tie to you.",
      wood: "Set a sum per guest and a time to go home, because you'll be everybody's host this year. It's pleasant work, and it brings clients. Without a limit, it brings bills as well.",
      fire: "Make a fair offer to someone who has overspent, because there's a bargain in it for both of you. The late nights of sorting are your part. Fairness makes them call you next time.",
      earth:
        "Cut your own spending before you're told to, because free lunches and company cards get a limit. Show your team the budget on the day you receive it. They'll follow if you don't sigh.",
      metal:
        "Choose a course over a comfort when somebody thanks you for old favors. Kindness that you never billed comes back this year, and training lasts longest. Share your notes with the team.",
      water:
        "Put your savings into one account with a purpose, because there's enough for all and you hide yours in six places. When you know what it's for, you'll stop counting every night.",
    },
  },
  months: {
    rat: "Clean up in your own month, December's Rat month, before you start anything new. Close old quotes, delete duplicate files and count what you really have. January is easier with a short list.",
    ox: "January's Ox month is good for a partnership, so show a patient colleague the plan you've kept to yourself. When they say how many hours it takes, their figure is better than yours.",
    tiger:
      "Volunteer for one visible task in February's Tiger month, because everyone is starting something. Choose one that ends by early March. You get noticed, and you don't get stuck.",
    rabbit:
      "Watch your manners and your forms in March, because the Rabbit month counts both against you. Send the tax papers early. A greeting at the top of each message saves you a misunderstanding.",
    dragon:
      "Let an ally present your figures in April's Dragon month. You have the numbers, and they have the voice. Give the best speaker you know one slide, and both of you win.",
    snake:
      "Use May, the Snake month, to study one subject properly, because you usually collect bits. Read one long report to the end. It will give you the argument that you lacked all spring.",
    horse:
      "Expect a sudden change in June's Horse month, the month of your clash: a date moves or a client leaves. Keep one afternoon a week free. You'll need it, and you won't panic.",
    goat: "Phone instead of typing in July's Goat month, because your short replies sound colder than you mean. If a quiet coworker seems hurt, stop by that same day. Five minutes will be enough.",
    monkey:
      "Try an odd idea with a quick colleague in August's Monkey month, while the office is half empty. Two people, one week and fifty dollars are plenty. Show it to the others in September.",
    rooster:
      "Check your standing deals in September, because in the Rooster month one of them slips. Look at discounts, shared desks and favors. A note to the other side keeps them in order.",
    dog: "Keep your small promises in October, because the Dog month is the one in which people count them. List them on a card and settle the oldest first. Each one done is credit.",
    pig: "Meet people without a purpose in November's Pig month and you'll learn more than in a dozen calls. Leave the phone in your coat and pay for lunch. The news comes with dessert.",
  },
};
