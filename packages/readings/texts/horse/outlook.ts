import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "The advice for your own year is to slow down, and to begin nothing that you can't finish at a walk. By the old rules Horses are hard on Horses, so you may be short with people and impatient with forms. Start with what you've left undone: the contract, the receipt or the apology that has been lying in your car since spring. Deliver it this week. Wear something red for luck; it should be a present from a friend.",
  years: {
    rat: {
      meeting: "Plans change, because the year clashes with you. Keep some cash, and wait a day before you answer.",
      wood: "A stranger will make you a hasty offer after a sudden change, so get it in writing and sleep on it. It's real help, and you'd take it too fast. In the morning, you'll know which terms to change.",
      fire: "Gather the people who were moved out along with you into one team. You're all angry and nobody has a plan. The slowest can keep the list. Anger gets a lot done when it has dates.",
      earth:
        "Everybody wants you to explain the new course, so give three good talks and send the slides to the rest. More would drain you. The hours you save belong to your own work.",
      metal:
        "Pick the one contract that matters and work on it for an hour before the office fills. You can still win it, with effort, while other plans change. Everything else may wait its turn.",
      water:
        "The day is easiest to keep on a train. Others fly, and land in front of a limit that's new to them. You do the math on the way. They got there first, and you have the answer.",
    },
    ox: {
      meeting: "You said soon and they heard June: that's the harm. Write each promise down, with a date in digits.",
      wood: "A slow team is ready to help you, so accept it and thank them in their own way: in writing, and with cake. They don't smile much. Next winter, they'll do twice as much for you.",
      fire: "Sign all your work this year, because a colleague is much like you and the boss mixes you up. The first mistakes are worth a laugh. Correct the next one in front of everyone.",
      earth:
        "Get your tasks written down where everybody sees them. You'll do a lot this year and hear mostly about the mess you made. A line on the team's board keeps the record fair.",
      metal:
        "Call the client who left after a misunderstanding. You're able to win that account back. An apology comes first and a new date last. It takes some warmth and most of an afternoon.",
      water:
        "A patient colleague can tell you which dates are possible, because they've read the rule that would stop your best deal. Let them do the talking while you learn. After two meetings, you'll know the book as well.",
    },
    tiger: {
      meeting: "Charge ahead with your allies, and take one person along who counts the money.",
      wood: "That person can count offers, too. Help comes from all sides, and you'd say yes to ten and drop nine. Choose three together, and turn down the others kindly. Three good ones will carry you a long way.",
      fire: "Before you launch anything with a bold friend, agree on what would make you both stop. As a pair, you have no brakes this year, and nobody else will pull them. Put the figure on paper.",
      earth:
        "Settle your share before the opening. Your friend wins new ground and you do the work that makes it usable. Thanks alone won't pay for that. A fixed percentage keeps you friends.",
      metal:
        "A contract that beat the last two teams is within your strength, so take it on with the overtime priced in advance. It'll be hard. Give one half of it to your loud friend.",
      water:
        "Wait until the new rule is signed, because headquarters will stop you and your friend in the middle of a run. It takes until summer. Use the weeks to test what you've built.",
    },
    rabbit: {
      meeting: "Confirm every meeting the day before. Nobody will complain that you moved it; they just won't come.",
      wood: "One tactful colleague does come, and gets your project started. They'd never name a wish in return, so watch for it. Most likely it's that you stay until the end of the meeting. For such a start, that's cheap.",
      fire: "Give up the job that two of you were promised, and do it gladly and in public. There's no room for both this year. People remember good grace, and the next job goes to you.",
      earth:
        "Your effort makes somebody else's project bloom and they take the credit, so bring the buyers in yourself. Tell each of them which part you did. It's true, and nobody will say it for you.",
      metal:
        "Go through the agreement at half your speed. One small clause decides whether it pays. You can fix it. A careful colleague who reads each line aloud saves you a second round.",
      water:
        "You've broken an unwritten rule and everyone's too polite to say so. Find out kindly where the other rules are. People will be so relieved that they explain them all to you.",
    },
    dragon: {
      meeting: "You get large audiences and long programs. Say your piece, get paid, and skip the closing speeches.",
      wood: "Promise one quick result to the person with the big plan: more money and backing come your way than ever before. Plans of that size change. What you've delivered early stays yours.",
      fire: "In such a crowd, nobody can tell afterward who did what. While the speeches last, have coffee with the small client near the exit. At that table, they learn your name, and they're the ones who call on Monday.",
      earth:
        "Have your hours signed each week by somebody with authority, because a giant project uses up your strength and forgets to count it. Enthusiasm isn't a record. A signature is, and it gets you paid.",
      metal:
        "Quote high for the grand order and get paid in stages. You can do it and few others could. Such orders are often canceled. If this one ends halfway, half is in your account.",
      water:
        "A plan this large comes with a rule for everything, so read the section on exceptions. You'd be the first who has looked. Most of what you'd like to do is allowed there.",
    },
    snake: {
      meeting: "Others are as fiery as you and think twice as long. Listen to the whole sentence before you run.",
      wood: "Somebody senior supports you without a word, so find out who it is and pay them a long visit. They've cleared your way more than once. Let them tell you what's coming next.",
      fire: "It may end with just the half that you want: you take the customers, and a slower colleague takes the method. Each would be bored by the other's part, so there's nothing left to quarrel about.",
      earth:
        "Move your effort to one thing that will still carry your name next fall. At present, you work hard on what belongs to others. You owe nobody an explanation if you finish what you promised.",
      metal:
        "Make your offer once and then stay silent: the stubborn deal of this year gives in to patience only. Every extra word costs you money. A minute and a half is usually enough.",
      water:
        "A wise person slows you down without a reason, and you should let them, because they see a limit that you don't. A third of your tasks will go. If the rest is done well, nobody misses them.",
    },
    horse: {
      meeting: "Your own year is hard on you: you compete with yourself. Slow down and choose one race.",
      wood: "Let somebody who knew you as a beginner help you in your own year. They know how you learn. Start with the thing that you broke in a hurry. In front of them, it's easy to admit.",
      fire: "By March, four others will be calling you, and you'll want them all. Fence the one you chose with a budget and an end date. It'll feel too small for you, until it comes in first.",
      earth:
        "Your work in your own year benefits others more than you, so choose who they are. Teach one young colleague all you know. In five years, they'll be your best ally or your best customer.",
      metal:
        "Work on the one habit that costs you money: in your own year that's hard, and it pays more than any deal. You won't manage it alone. A coach helps, or a cousin who tells you the truth.",
      water:
        "Keep the rules that you once made for others, because in your own year they apply to you. A little humor helps. Your people are watching, and they'll treat the rules the way you do.",
    },
    goat: {
      meeting:
        "It's the year that suits you best. A gentle partner gives you a reason to come home, so share the work.",
      wood: "Make the thing that you and your partner have talked about for years. This time there's support for it. They know the right people. Price it properly, since friends pay full price gladly.",
      fire: "That includes the dull half. Others court your partner with promises, and yours were never small either. What keeps them is the tax form they find on their desk one Tuesday, filled in by you, without a word.",
      earth:
        "Close one day a week: what you and your partner make sells well and only you wear out. They can tell the customers. Nobody minds a fixed day of rest.",
      metal:
        "A delicate order needs less force than you'd use, so let your partner say when it's finished. There's a good profit in it. Alone, you'd push it one step too far and have to begin again.",
      water:
        "Send your partner to the office that refused you, because they'll get the permit and you'd get an argument. Speed is no use against this rule. Stay outside, and have a hot meal ready for them.",
    },
    monkey: {
      meeting: "Make one firm deal early, and stay with it. Everything else changes direction, and so would you.",
      wood: "Call back even the silliest lead. This year the one that sounds like a joke is the one that pays. It may be a llama farm. Such people decide fast and tell their friends.",
      fire: "A quick rival wants the same audience as you, and people enjoy the contest, so charge for it. You needn't win every round. Agree with your rival on the split before you begin.",
      earth:
        "The deal should say where your name goes. You'll do the running, somebody clever will present it, and they'd forget you without meaning to. Once it's on the first slide, nobody disputes your share.",
      metal:
        "Name your price once and then wait, because you're the stronger side in this deal and pushing would ruin it. They know it, too. A day or two of silence brings their call.",
      water:
        "When a prank or a new rule slows you down, laugh and find out who thought of it. You can't outrun either. A mind like that is useful, and one of your clients would pay for it.",
    },
    rooster: {
      meeting: "Your hours get counted. Hand in a result before the question comes, and the counting stops.",
      wood: "Say exactly how much help you need and what for. A precise person has some set aside for you. They won't guess. With the amount and the date in one line, it comes within the week.",
      fire: "Take the test for the license: many people are as lively as you and only the licensed get work. Your spelling may be the worst in the room. They'll hire you for the rest.",
      earth:
        "Put a number on it, and your name. In other people's reports, a month of your running shrinks to half a line. Exact readers trust a figure, whoever brings it, and yours happens to be the large one.",
      metal:
        "Stay with the difficult account for six full months, because nobody else could open it and you can. They're testing whether you last. You'll like the size of the order that follows.",
      water:
        "Every step needs a form this year, so start an hour early on days with an appointment. It's humbling for someone so fast. Filled in at breakfast, most forms take five minutes.",
    },
    dog: {
      meeting: "Choose an aim that's fair to all. It brings you allies, and loyal people run with you.",
      wood: "People you once helped want to help you now, so pass some of it on to a younger colleague. Help grows when it's shared. Others will see it and come with something of their own.",
      fire: "Sit in the second row this year, because your allies are all as eager as you and the front is full. From there, you can see who's tired. They'll want you to speak when it matters.",
      earth:
        "Tell your team when you're tired: they're used to your energy and would let you run forever. None of them takes it for weakness. One free afternoon a week will carry you through.",
      metal:
        "There's an old wrong that everybody walks around: a client billed twice, a colleague passed over. With these friends, you can put it right on an ordinary weekday, without a speech. Some lost business comes back with it.",
      water:
        "Your allies tell you to cancel the risky trip, and you should. They've read the warning and you haven't. It's dull advice and it's right. The customers close to home have missed you.",
    },
    pig: {
      meeting: "Stay for dessert. It costs you an hour, and that's when the orders come.",
      wood: "Mention the introduction that you need before you leave the table. A generous host likes your stories and wants to help you. They've only been waiting to hear what you'd like.",
      fire: "Everybody in your market is as lively as you this year, so offer the small thing that all of them forgot: the manual, the refill, the ride home. It has few rivals. Customers often remember it best.",
      earth:
        "Stop work at six and say so: a good-natured team lives off your energy and doesn't notice. They'd never make you stay. When they miss you a little, they learn what you do.",
      metal:
        "It's also when a kind firm admits that half of its bills were never paid. Nobody there likes to press. You'd do it cheerfully, between two trips, for a tenth of the sum, and both of you would gain.",
      water:
        "When you get a friendly no, find out when the answer would be yes. The rule is soft this year, and nobody has thought about it. In most cases, they'll give you a date on the spot.",
    },
  },
  months: {
    rat: "Don't answer at once in December, because the Rat month, your clash, changes one of your plans. Say that you'll call back. After a walk you'll give a better reply than on the spot.",
    ox: "You'll be misquoted in January, because the Ox month does you harm, so send every date in writing. Digits are best. It takes ten minutes a week and saves you a long apology.",
    tiger:
      "Begin something bold in the Tiger month, because February sends you allies. Gather them and name the goal in one line. You only need one who is ready to start tomorrow.",
    rabbit:
      "Confirm what you've agreed in March, because promises get forgotten in the Rabbit month. Do it with a joke if you like. Your partners will trust you more for it.",
    dragon:
      "Bring samples to events in April: the month draws a large crowd and pays you no special attention. Stand where people leave. That's when they have time to talk to you.",
    snake:
      "May's Snake month shows you what's ahead, if you slow down. Give a thoughtful colleague a whole lunch hour. When they get to finish, you hear about a problem in time.",
    horse:
      "You'll be restless and short with people in June, your own month, so clear your papers first. Once they're done, you may run. A few extra thank-yous keep your friends.",
    goat: "July's Goat month is your best one, so work with a gentle partner. You supply speed, and they know what people will like. Stay for the evening, too; ideas come late.",
    monkey:
      "Allow for detours in August, because the Monkey month upsets every straight plan. If you have to drive around, drive past a customer. In that way, the lost day brings you an order.",
    rooster:
      "The Rooster month watches the clock, so hand in one clean result each week in September. Nobody will ask where you are after that. For a Horse, that's a lot of freedom.",
    dog: "Tell your friends in October what you want to do next year. In the Dog month they're loyal and remember it for you. You may change your mind on the way, and they'll ask.",
    pig: "Sit down with someone new twice a week in November's Pig month, and let them talk. You usually run past these people. One of them has an order.",
  },
};
