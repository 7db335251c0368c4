import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your worry doubles in your own year, and so does your loyalty. That's why tradition says to take on nothing extra. Look for one duty that you've had for so long that nobody remembers who gave it to you. Find out whether anybody still needs it. If nobody does, hand it back with a kind word, and spend the free evening with a friend. Red socks are lucky in your own year, but only as a present. The friend may take a hint.",
  years: {
    rat: {
      meeting: "Everyone wants to make a profit, and only you notice who pays for it.",
      wood: "The newest group in the building makes a fortune, and its five people work every Saturday. Tell your boss you'd run it from Monday to Friday. The title takes until April. On your first Saturday, you drive past the building, and every window is dark.",
      fire: "Three loud colleagues have booked two seminars each, and there's no money left for yours. Skip the speech about fairness. Find out which of them could spare a seat. One has a deal to close, and gives you the afternoon on contracts. Your agreement looks different afterward.",
      earth:
        "The newcomer down the hall keeps every receipt, just like you. Over two lunches, plan the supplier check you both have in mind, and try it once. It saves four hundred dollars. Somebody whispers that you should claim half. Claim an hour a week instead, and go on.",
      metal:
        "Fast deals end as a mess on your desk, week after week. Give your Friday afternoons to a tool that catches the five usual mistakes. By June, there's hardly any mess left. When an interviewer wants to hear about your strengths, you just open the file.",
      water:
        "This time, the one who pays is you: somebody hired in March gets six thousand more for the same job. Tell your boss both numbers, and nothing about fairness. Your boss winces, closes half of the gap at once, and puts the rest down for January.",
    },
    ox: {
      meeting: "Rules are applied to the letter this year, and being right doesn't keep you out of trouble.",
      wood: "Section eight lets the head of a group make ten exceptions a year, and that job is open. Say you want it, and leave out why. On your first Monday, a father who's late from school gets exception one.",
      fire: "You taught four people this task, and a new rule says you need a certificate for it. Skip the protest, and go to the Tuesday course. The teacher is one of the four, turns red, and wants you to lead. Keep your seat. You came for the stamp.",
      earth:
        "Take your idea to the strictest person in the building before anyone else sees it, and find out which line wouldn't pass. There's only one, about dates. Once it's gone, the idea has a stamp on it, and nobody dares to argue with that stamp.",
      metal:
        "Half an hour a day goes into proving that you did nothing wrong. Answer each complaint in one line, and put the rest into a guide for newcomers. In October it's on eleven desks, and you could supervise the newcomers, too. Let the guide do it.",
      water:
        "Hand in your overtime, all the hours from January to March. The rule book says that hours after six get paid, and payroll is as strict as everyone else. A friend calls about a job where nobody counts hours. Say that you've grown fond of counting.",
    },
    tiger: {
      meeting: "Brave colleagues have your back, and you notice the people they forget.",
      wood: "Your bravest colleague quits to open a firm, and four people watch a potted plant leave the building. Offer the same afternoon to look after the four. In May your friend calls, and wants you in the firm, too. Say you have four good reasons to stay.",
      fire: "One of the forgotten people is you, because you've never said that you'd like to be promoted. Practice that sentence on the bravest colleague you have, in the elevator. “Finally,” your colleague says, and pushes the button for the boss's floor.",
      earth:
        "Their bold plan needs three permits, and nobody has called the office. Call it on Monday, and be nice to the clerk. From then on, everyone comes to you first. One of them says that you should get double for this. Smile, and call the clerk again.",
      metal:
        "Nobody has time for the new people, and that bothers you. Announce a question hour, Thursdays at three, with coffee. Your brave colleagues drag in the first two by the sleeve. By May, there are more newcomers than chairs.",
      water:
        "You've won better pay for three assistants, and never said a word about yours. Let your bravest colleague play the boss, and repeat your sum until your voice stays flat. The real boss is far more polite. You get two thirds now, and the rest in the fall.",
    },
    rabbit: {
      meeting:
        "It's your best year for a partner: somebody tactful, who says politely what you would growl or swallow.",
      wood: "Your move upstairs was put off twice, and you know both dates by heart. Give them to your partner, who mentions them to your boss between two compliments. From you, that would be an accusation. From her, it's a reminder, and in June you move, contract in hand.",
      fire: "The two-year offer has been on your desk for a month, and you've found nine dangers in it. Let your partner bring up the two real ones over lunch, and the course. One danger goes, half the fee is paid, and you've run out of excuses.",
      earth:
        "You like your partner, and still you picture the day when you two stop speaking. Agree on a trial, a month long, with a handshake and a last day. The last day comes, neither of you mentions it, and the work goes on.",
      metal:
        "Your plan has been ready since winter, except for the email that announces it, which always sounds like a warning. Let your partner write it. Hers begins with “Good news,” and four people answer. All four would like you for a boss. Your partner tells them no, politely.",
      water:
        "Before you mention your pay, rehearse with your partner. Say what you'd growl, and let her turn it into one quiet sentence with a number in it. It takes three tries. On Thursday most of the number goes into the agreement, and on Friday your partner gets flowers.",
    },
    dragon: {
      meeting: "Somebody with a large plan wants your area this year, and you're in the way.",
      wood: "On the new chart, your five people belong to the planner. You could protest until Christmas. Call the firm that wanted you two years ago, and say you'd run a group. They can offer three people. By October two of yours have followed, and you have five again.",
      fire: "You want to stay and guard the door, out of loyalty to five people. Have coffee with each of them. Three are already looking, one is retiring, and the fifth says, “We thought you'd be gone by now.” On Friday, you pick the class that four ads mention.",
      earth:
        "Stop counting what the planner has taken: the window, the printer and half of your budget. Call two colleagues who left last year. The first is delighted and still unpacking. The second says, “There's a desk free here, and it has a window.”",
      metal:
        "The planner's great show is made of your reports, without your name. Call the firm that watched it, and say which three parts were yours. “We wondered about that,” says a friendly voice, and suggests Tuesday. On Monday, the planner offers you a department. Go on Tuesday.",
      water:
        "The planner needs your area to run until October, and only you know how. Say that you'll stay that long, for ten percent more. It feels like blackmail. The planner agrees in the doorway, and offers two more years. Say October, and keep your interview on Friday.",
    },
    snake: {
      meeting: "People keep their plans to themselves, and half of what you suspect turns out to be nothing.",
      wood: "Your new boss hasn't answered your last three emails, so you expect to be fired. Walk in, and say that you could run the second group. Your boss has nine hundred unread emails and one empty chair. The chair is yours until Christmas, on trial.",
      fire: "Two managers stop talking when you come in, and you think of layoffs. Tell the older one that you've always wondered how budgets work. You get a chair and a lesson, and line nine is your own job, funded for two years. That night you sign the lease.",
      earth:
        "You're certain that the colleague by the window is secretly building the same thing as you. Walk over and show her yours. Hers is a plan for the summer party. But she likes to test things, and on Thursday she finds your first mistake.",
      metal:
        "For once, have a plan that nobody else knows. Close your door on Wednesdays from four to five, and don't explain. Your colleagues begin to suspect things, and it's rather nice to be on that side. In June, it's finished, and an interviewer sees it first.",
      water:
        "The raises were handed out in secret, you're sure, and you've lain awake over it for weeks. Knock, and say your number. There was no secret. You're the first to come, and your boss still has the whole sum to give away.",
    },
    horse: {
      meeting: "Hopeful people like your company, and they laugh you out of most of your worries.",
      wood: "The group next door has grown from three people to eleven, and all eleven decide everything, cheerfully, until nine at night. Offer to run it, and promise to send everyone home at six. They take one last vote, and you win it nine to two.",
      fire: "“You do it,” three colleagues say when your manager leaves, and you think of four things that could go wrong. Say yes first, and bring up the four at lunch. They laugh at two of them, and find you a course for the other two.",
      earth:
        "Five of them have five plans, and you worry about every one. Call a vote on Friday, and run the winner yourself, for a month. Now you have one plan to worry about, and five people who tell you not to.",
      metal:
        "Tell your idea to the most hopeful person in the office, and keep the nine risks for the second coffee. There is no second coffee. Your colleague has run off to book a room for Tuesday and invite six people, so you begin.",
      water:
        "Tell a hopeful colleague the sum you have in mind, and you hear a laugh and twice the number. Meet in the middle. Say it early on Monday, before your worries are up. Your boss nods, and all day you wonder about the other half.",
    },
    goat: {
      meeting: "People near you have thin skin this year, and a small principle can cost you a friend.",
      wood: "Two people in your new group haven't spoken since March, over a remark about soup. Give them a task that needs both, due in a week. On day four, you hear somebody laugh. The lease on a bigger room can wait until you've heard them both.",
      fire: "The colleague who knows the new system once quarreled with you over a parking space. Bring a small plant, and ask for two lessons. The first is mostly about parking. When your boss wants somebody in charge of the system, recommend your teacher. The parking space is yours.",
      earth:
        "The people next door haven't forgotten what you said about their spreadsheet. Sign up for the same course, and sit in their row. On the second evening, they see that you can't do it, either. On the fourth, they save you a seat.",
      metal:
        "Your plan was called “Fair Shifts,” and a friend has renamed it “Happy Hours.” You could fight for the title and lose the friend. Let it stand, and try two shifts on Monday. By fall, half the floor works them, under a third name.",
      water:
        "“That's not fair” is how the talk begins in your head, and your boss would take it to heart. Begin with a thank-you for the spring, and then say the sum. You get four percent of your six. Nobody is hurt, and you had expected worse.",
    },
    monkey: {
      meeting: "Clever people try out their tricks on you, and most of the time it isn't a crime.",
      wood: "Offer to run the clever ones with a single rule: one finished thing every Friday. They've begun forty and finished none. On the first Friday, they groan. On the third, they're waiting at your desk with three. One is a firm for you to found. Send it back.",
      fire: "One clever colleague knows the program inside out and explains it in riddles, and you suspect that you're being laughed at. Bring doughnuts, and say, “Slower, please.” Nobody has ever wanted an explanation before. Now you can't get away until six, or for two years.",
      earth:
        "A newcomer has shortcuts for everything. Offer a trade over coffee: your records for her shortcuts. She finds your records dusty, and you find her shortcuts sloppy. Together they turn nine days' work into three. By fall, she keeps records and you take shortcuts.",
      metal:
        "A quick colleague tells half of your idea in a meeting and gets a laugh. Tell the other half on the spot, and promise a first version in three weeks. You keep the date. Your boss would even let you manage this colleague. Decline with a straight face.",
      water:
        "“Sure, we'll do something about your pay,” your boss shouts from the elevator, and you smell a trick. Smile, and say, “Lovely. How much, and from when?” There was no trick, only a boss in a hurry. Now there's a number, too.",
    },
    rooster: {
      meeting: "Sharp remarks hurt you more than usual: most are about a comma, and you hear them as a verdict.",
      wood: "You hand in two pages on why you should run the group, and they come back with fourteen red marks. That isn't a no. Correct all fourteen the same day. Your boss has marked them up because the pages are going upstairs.",
      fire: "The sharpest pen in the building teaches the Thursday class, and you're tempted to wait a year. Go. The first evening costs you some pride and two commas. On the last evening, your paper comes back with “Good” on it, and nobody else's does.",
      earth:
        "Show your idea to the sharpest critic first, and bring the coffee. You get eleven remarks, and you go home sure that the idea is dead. Count again in the morning: nine are commas. You fix the other two, and on Monday you begin.",
      metal:
        "“Page three is weak,” is all you hear after four weeks of evenings, and the whole plan is about to go into a drawer. Wait a moment and say, “And the other eleven pages?” The critic looks up: “Excellent. I thought you knew.”",
      water:
        "“You were four minutes late,” says your boss, and your hand is already on the door. Stay in the chair. Apologize for the four minutes, then say the number. Your boss takes out a calculator, and is just as exact in your favor: 3.7 percent.",
    },
    dog: {
      meeting: "In your own year, every duty that you accept stays with you for years.",
      wood: "While your boss is away, nine people bring you their questions. Count the questions for two weeks, then offer to do this as your job. Your boss had guessed six, not forty-one. The title takes until fall, but two old duties go at once.",
      fire: "A director you trained long ago decides who gets into the long course. You haven't called, because you hate to beg for favors. Call. “It's full,” the director says, “but somebody always drops out in week two.” In week two, somebody does.",
      earth:
        "A rival does the same work, just as well, and goes home at five. Spend two afternoons at the next desk, and watch how. There's no trick. At ten to five, your rival says, “Could somebody else lock up?” and somebody does.",
      metal:
        "Your class is on Wednesdays, and on Wednesdays everybody needs you. At five, hand the keys to a colleague by name, and go. In week one, you call the office twice during the break. In week four, you forget to call.",
      water:
        "You took over the vacation calendar for a sick colleague, and that was six years ago. Say that it's paid work from now on, or somebody else's. Nobody upstairs knew that it was extra. You get four percent plus a course, and a colleague gets the calendar.",
    },
    pig: {
      meeting: "Everyone is welcome this year, even people you haven't trusted in ages, and most of them mean well.",
      wood: "Four newcomers need a boss, and you don't trust the one with the loud tie. Offer to take all four, tie included. In the first crisis, everyone goes home at six except you and the tie, who brings sandwiches.",
      fire: "A manager you've never trusted would like to send you to the long course. Put your question straight: “What's in it for you?” The answer comes without a blink: “You'd stay.” It's an honest deal, and the course begins in September.",
      earth:
        "You and an old rival both want to tidy up the shared files. Do it together, an hour every Friday. In week three, you find the letter that you two quarreled about. Neither of you wrote it, and people hear you both laughing.",
      metal:
        "The one who has the data for your idea padded an expense claim nine years ago, and you remember. Have lunch with him. He brings everything, and mentions that he paid it back. On Tuesday, you begin. By Friday he'd like a team. Two is enough.",
      water:
        "You've waited four years for your boss to notice what you earn, and decided that it's bad will. Say your number over the birthday cake, in a friendly voice. “Since when?” says your boss, fork in the air, and fixes half of it in one email.",
    },
  },
  months: {
    rat: "In December's Rat month, your office falls for bargains and doesn't read the warranty. Check one large purchase before anybody signs. A single call about the small print can save more than the discount.",
    ox: "In January's Ox month, you could be right and end up alone. Withdraw one complaint, the smallest you have. Your colleagues will notice, and they'll listen more closely to the complaint that matters.",
    tiger:
      "Brave allies turn up in February, the Tiger month. Choose one cause, such as lights in the parking lot, and let them demand it while you bring the photos. The lamps may be on in March.",
    rabbit:
      "March's Rabbit month suits you best. There's something you never manage to say politely, so let a tactful colleague say it while you sit beside her. Your boss gets the facts without the growl.",
    dragon:
      "The Dragon month works against you: in April, somebody has plans for your area. Let that person explain while you take notes. A plan on paper has weak points, and you can answer each in turn.",
    snake:
      "Something is kept from you in May, the Snake month, and you itch to dig. Say to your boss, “Is there something I should know?” Quite often, the secret is a new printer.",
    horse:
      "June's Horse month brings you hopeful people. Tell one of them which task worries you most. Anybody who laughs first and then takes half of the task is worth a long lunch.",
    goat: "You and a good colleague are both easily hurt in July's Goat month. Let one matter of principle pass, such as who sits where. You'll still have the colleague when the chairs are replaced.",
    monkey:
      "Somebody plays a trick on you in August's Monkey month, and the whole office watches. Be the first to laugh. Tricksters go after people who get angry, so they usually pick somebody else next.",
    rooster:
      "In September, the Rooster month, short, sharp emails hurt. Before you answer one, walk over to the sender's desk. Most people who write like that turn out to be late for a meeting.",
    dog: "October is the Dog month, your own, and you've been too busy guarding things to keep in touch. Call five old friends, one each day. No favors are needed, and you'll feel less alone.",
    pig: "In November, the Pig month, people simply like you. Accept one invitation, and bring nothing. You'll see that they're glad you came, and that you don't have to earn your chair.",
  },
};
