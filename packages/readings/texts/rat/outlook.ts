import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to use your own year for a review and to begin little that's new. Go through everything you keep: the subscriptions, the side deals, the favors that people owe you. Look hardest at the backup plan that you've kept since the last round of layoffs, and decide whether you still need it. Red is worn for luck, and it should be a present. Socks will do.",
  years: {
    rat: {
      meeting:
        "You doubt yourself more than usual in your own year, so new offers can wait. Sort what you already have.",
      wood: "Ideas come faster this year than you can carry them out, so limit yourself to two projects. Wood feeds on your water and on your sleep. A colleague could take over the others.",
      fire: "Effort pays this year: go after one large customer. Fire is yours to control, at the price of long evenings. First write down the lowest price that you'd accept.",
      earth:
        "Budgets are frozen and shortcuts are closed, so use the official way this year. Learn the form once and hand in expenses each week. By summer, people trust you enough to wave you through.",
      metal:
        "Accept the work that an old boss or client sends you, and don't bargain over it. Metal supports you this year. A thank-you on real paper will bring you the next lead as well.",
      water:
        "Some of it is no use to you and just right for a rival. Over lunch, you name a buyer who's too big for you, and they name one who's too small for them. A race would have cost more.",
    },
    ox: {
      meeting: "Find one steady partner, let them pull, and split the profit evenly. Few years suit you better.",
      wood: "Agree with your steady partner on a quitting time for each Friday, because reports, quotes and emergencies eat up your time. If they stand up, you go as well.",
      fire: "The two of you have the patience for the hardest account in the firm, so take it on together. Meet about it every Monday. When it pays, others will want to know how.",
      earth:
        "Have your partner read each contract before you sign, because the rules are tight this year and you skim. A fixed scope and a fixed fee protect you both.",
      metal:
        "Say yes when an established firm offers tools or space, and take it in both names. A one-page agreement is easy to write while all of you are still pleased with each other.",
      water:
        "A partner like that gets other offers, and won't mention them. Renew the agreement while you're both content: shares, dates, a way out. They'll take their time to read it, and they'll be flattered that you wrote it.",
    },
    tiger: {
      meeting: "Speak up once a week, even if your voice shakes. Courage gets paid, and you have the figures.",
      wood: "The first time, a bold person looks up, and from then on they want your figures overnight. You're good at it, and it wears you out. A higher price for rush jobs keeps one evening a week for you.",
      fire: "You can save a bold project that has run into trouble, so offer your help, with a cap on the hours in the first email. It pays well. Without the cap, it also costs your weekends.",
      earth:
        "Audits, landlords and zoning stop many plans this year, yours among them, so read the permit rules yourself in January. The person who knows the rule will be asked to lead.",
      metal:
        "A loud sponsor has taken a liking to your figures; give them one clear chart a month. You didn't look for that help, and it's real. Let them do the talking upstairs.",
      water:
        "Your market is getting crowded, so make friends with the best of the newcomers: the one with good questions. As partners, you'll learn twice as much as alone.",
    },
    rabbit: {
      meeting:
        "Greet people first, and file on time. Manners and paperwork are taken strictly; tradition calls it punishment.",
      wood: "Polite people will request favors, each of them tiny. On Thursday your week is gone, and you've thanked them for it. After the fifth favor, answer with a date instead of a yes. They'll find that perfectly polite.",
      fire: "Bid in exactly the format that they want, because you can win this year, but only through the proper channel. That means the cover sheet and all three copies. Your price is already good enough.",
      earth:
        "New rules on dress, travel and forms close in on you, so spend one rainy evening with the staff handbook. Nobody else has read it, so you'll know what's allowed.",
      metal:
        "Follow the advice of a discreet insider, and keep their name to yourself. They'll tell you which box to check and why. Such help lasts as long as you take the steps in order.",
      water:
        "Gossip travels fast this year and some of it is yours, so write nothing about people in chats. What you say at ten is known upstairs by three. A phone call leaves no trace.",
    },
    dragon: {
      meeting: "It's one of your best years. Join a large project, and be the person who keeps it within budget.",
      wood: "Book your vacation in January and pay the deposit, because large plans will take all of your time. You'll produce more than in two quiet years, and without a fixed break you won't stop.",
      fire: "Few people there read past the opening speech. Your ally brings the famous client, and you win them with the appendix: thorough, priced, finished. No one else had the patience to write it, and clients do read those.",
      earth:
        "A limit will be set on the big plan in any case, so work out the version that fits the budget. You and your allies should present that one first. The large one can follow.",
      metal:
        "Apply for grants and unused budgets this year, even for the long shots. One form on the first of each month is enough. Nobody gives money to people who don't apply.",
      water:
        "The whole market grows and gets crowded: form a team of three and bid for something too large for one. Allies are worth more than bargains now. Give the team a name.",
    },
    snake: {
      meeting: "People think before they talk. Count to ten after each question, because the useful part comes last.",
      wood: "Research is fine work this year and brings slow applause, so give it two days a week and no more. On the other days, do what can be billed. Both will be better for it.",
      fire: "Your slow project is of the same kind. It looks dead at the count of nine, and somebody wants to cancel it. One figure a day in your notebook shows that it moves. Late in the year, it pays.",
      earth:
        "Put your question directly, once and in writing, because information is locked away this year and can't be found out on the side. Accept the reply. It saves you months of guessing.",
      metal:
        "Your silence has earned you a seat in meetings that few people get into; prepare a page for each. Take your papers home with you. The invitations will continue.",
      water:
        "Rivals watch you as closely as you watch them, so publish your prices and compete on speed. Hiding costs you effort and hides nothing. What they can't copy is how soon you deliver.",
    },
    horse: {
      meeting:
        "The year clashes with you, and jobs change overnight: keep three months' pay and five good contacts ready.",
      wood: "Protect your Sundays, because a move, a new boss or a new name means work for two this year. You'll carry half of it anyway. Pack your own desk before you help others.",
      fire: "With those behind you, you can stay calm when your department is merged between two meetings. They'll need somebody to lead the change. Name your title and your pay first. It won't be comfortable, but it'll be noticed.",
      earth:
        "A stranger now decides about your work, and your old contacts can't help, so learn the new boss's three main rules in the first week and keep to them. After a while, they'll relax.",
      metal:
        "Help turns up in the middle of the upheaval, as a recruiter, a tip or a former client, so return every call within a day. Bring your resume up to date before you need it.",
      water:
        "Write now to five people that you'd like to work with again, because many will be looking for a new place this year. Old contacts decide who finds one.",
    },
    goat: {
      meeting:
        "Bare numbers sound like blame, and tradition calls that harm. A kind sentence belongs before each figure.",
      wood: "You'll work on somebody's pet project, and its goal keeps moving, so get a sketch before you begin. Find out what finished means. With a drawing, you can't misunderstand each other.",
      fire: "Say it in person if you can. A budget email of three lines starts a week of hurt replies. Two coffees at somebody's desk settle the same matter in ten minutes, and the figure hasn't changed.",
      earth:
        "Things are decided this year while you're in another room, so read the minutes each week. Nobody hides them from you. If you know the rule, you can plan around it.",
      metal:
        "Somebody kind speaks up for you this year, so accept praise and support plainly. If you search for the catch, they'll see you do it. A simple thank-you keeps the help coming.",
      water:
        "Repeat in your own words what was agreed, because too many people talk at once this year. Your jokes are passed on without the smile, too. The kind version is safer.",
    },
    monkey: {
      meeting: "You get quick allies and good ideas. Pursue the one idea that a customer would pay for.",
      wood: "Inventing takes all the energy you give it this year, so tell your allies which nights are off. Ship the smallest version that someone would pay for. The rest can grow once it earns money.",
      fire: "Rehearse your pitch before the rudest friend you have, because a good prize is within reach and others fight for it. Your team is quicker than theirs. Practice is all that's missing.",
      earth:
        "The customer's purchasing office has a form with small print. An ally will know a trick around it, and the trick takes a month. Fill in the form together one afternoon; for once, the front door is faster.",
      metal:
        "Borrow a new tool before you build your own: somebody always has one to lend this year, and each saves you time. The hours you gain are enough for one more sale.",
      water:
        "Agree with your allies now on who owns what, because good ideas are copied within days. It's easiest to settle while the thing is still worth nothing. Then laugh and make the next version.",
    },
    rooster: {
      meeting: "Small points in old deals slip now; tradition expects it. Reread yours early in the year.",
      wood: "Get your unpaid duties written into your job, with a title: you do much this year that nobody pays for. If they won't write it down, give some of it back. You may stay friendly.",
      fire: "Bring a year of delivery dates to the price talks, because an old rate is up for renewal and you can hold it. Once the list is on the table, the other side may talk.",
      earth:
        "Some of them, you'll find, were only a handshake, and an auditor can't file one. What's missing can still be written down and signed while both sides remember it fondly. One afternoon in the files saves you a month of calls.",
      metal:
        "A punctual backer has better terms than your old agreement; compare the two line by line. Let the old one end with a letter of thanks. Both sides will remember it well.",
      water:
        "Keep a record of who brought in which customer: everyone's work gets mixed up this year. The date of the first call and a name are enough. You'll need it in the fall.",
    },
    dog: {
      meeting:
        "Fair players are trusted, and quiet ones get checked. Say openly what you're working on, and who gains by it.",
      wood: "Join one committee and decline the others kindly, because good causes would take all of your time this year. The one you choose gets somebody who really comes.",
      fire: "Help a colleague who was treated unfairly: the case can be won, and you know how to collect facts. It's slow and all on the record. Let them speak first, and you second.",
      earth:
        "There are no exceptions this year, so follow the rules even where people know you. Sign the log and use your own parking spot. It costs a minute and keeps your good name.",
      metal:
        "People who have worked with you can say it for you. Collect two written references, and write one for each of them the same day. When a client looks behind your figures, they find somebody smiling.",
      water:
        "The competition is large and fair this year, so pass on the leads that you can't use. Say openly when an idea came from somebody else. What you give away comes back before winter.",
    },
    pig: {
      meeting: "People are generous, and they do notice. Accept help, and give some back within the month.",
      wood: "You'll be everybody's host this year, so set a sum per guest and a time to go home. It's pleasant work, and it brings clients. Without a limit, it brings bills as well.",
      fire: "Make a fair offer to somebody who has overspent, because it's a bargain for both of you. The late nights of sorting are your part. Fairness makes them call you next time.",
      earth:
        "Cut your own spending before you're told to, because free lunches and company cards get a limit this year. Show your team the budget on the day you receive it, and they'll follow.",
      metal:
        "Somebody wants to thank you for work that you never billed. A present would be used up in a week. Say that you'd like a course, and show the team your notes afterward. That's how a favor earns interest.",
      water:
        "There's enough money this year, so put your savings into one account with one purpose. You keep them in six places and count every night. When you know what they're for, you can stop.",
    },
  },
  months: {
    rat: "Your own month, December's Rat month, is for cleaning up before anything new begins. Close old quotes, delete duplicate files and count what you really have. January is easier with a short list.",
    ox: "January's Ox month is good for a partnership, so show a patient colleague the plan you've kept to yourself. When they say how many hours it takes, their figure is better than yours.",
    tiger:
      "Volunteer for one visible task in February's Tiger month, because everyone is starting something. Choose one that ends by early March. You get noticed, and you don't get stuck.",
    rabbit:
      "Watch your manners and your forms in March. The Rabbit month counts both against you. Send the tax papers early. A greeting at the top of each message saves you a misunderstanding.",
    dragon:
      "You have the numbers in April's Dragon month, and an ally has the voice. Give the best speaker you know one slide of yours. Both of you win, and you needn't stand up.",
    snake:
      "Use May, the Snake month, to study one subject properly, because you usually collect bits. Read one long report to the end. It will give you the argument that you lacked all spring.",
    horse:
      "A date moves or a client leaves in June's Horse month, the month of your clash. Keep one afternoon a week free. You'll need it, and you won't panic.",
    goat: "Your short replies sound colder than you mean in July's Goat month, so phone instead of typing. If a quiet coworker seems hurt, stop by that same day. Five minutes will be enough.",
    monkey:
      "Try an odd idea with a quick colleague in August's Monkey month, while the office is half empty. Two people, one week and fifty dollars are plenty. Show it to the others in September.",
    rooster:
      "One of your standing deals slips in September, the Rooster month. Look at discounts, shared desks and favors while it's early. Put the terms in a short note to the other side.",
    dog: "Keep your small promises in October, because the Dog month is the one in which people count them. List them on a card and settle the oldest first. It was probably a lunch.",
    pig: "Meet people without a purpose in November's Pig month and you'll learn more than in a dozen calls. Leave the phone in your coat and pay for lunch. The news comes with dessert.",
  },
};
