import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "You say yes even faster in your own year. The old advice is to mend what you have before you take on more. So go through your promises of the past twelve months, and find the two that were too much. Hand them back while there's still time to look for somebody else. You'll feel terrible until about lunchtime. Red socks bring luck in your own year, if somebody gives them to you as a present. Say yes to those.",
  years: {
    rat: {
      meeting: "Everyone compares prices, and your favors are free, so people want more of them.",
      wood: "Friends bring you their résumés, and you fix them over your own lasagna. From March on, the first hour costs forty dollars, lasagna included. You dread telling them. Two never come back, five do, and one of those brings a neighbor.",
      fire: "Call an outside firm, and hear what it charges for the three jobs you do as favors. It's eleven thousand a year, and you'd be content with four. Mention both numbers to your boss. Next to the outside firm, you're still a bargain.",
      earth:
        "The job above yours is open, and you've done half of it as a favor since winter. Say you'd do the other half, too, with the title. They choose somebody cheaper. Hand her your half, all of it. By June she's quit, and they call you.",
      metal:
        "The strictest person in accounting likes you, perhaps for your plum cake. Tell her that you've never read a lease to the end. She's shocked, and gives you three lunch hours. In the third, a fee for guests turns up in your own lease, just before you sign.",
      water:
        "Everyone wants a shared vacation calendar, and you'd build it alone, on Sundays, for nothing. This time, sign up two rivals for an hour a week each, and watch how they do it. When it breaks in June, people have two other numbers to call.",
    },
    ox: {
      meeting: "The year rewards the dull second half of a job, when most people quit and you keep going.",
      wood: "Volunteer to sort out the shared drive, which three people gave up on by March. Give it two hours a week, and promise no date. In October, everyone finds things at the first try. When they offer you an archive group, say that it runs by itself.",
      fire: "You finish what three colleagues dropped halfway, and you'd say it was nothing. Tell your boss what it saves, nine thousand a year, and stop there. The silence is awful. For once you don't fill it, and your boss says, “What would be fair?”",
      earth:
        "The person in charge leaves halfway, and nobody wants the chair. Offer to bring the job to its end, with the title from the first day. They think about it for seven weeks. In the eighth, you're still willing, and nobody else ever was.",
      metal:
        "Thirty people come to the first evening, for the cookies. By the ninth week, six are left, and the chapter on contracts is as dull as it sounds. Bring the cookies yourself now. The teacher finally has time, and the two years you've agreed to stay look short.",
      water:
        "You and a colleague share an idea, and each politely waits for the other. Knock first. Your colleague shows you how to get it going, and you take the dull second half. Twice your colleague wants to quit, and you won't hear of it. In November, it's finished.",
    },
    tiger: {
      meeting: "A bold colleague wants you as a partner this year, and argues loudly enough for both of you.",
      wood: "“You earn how much?” this colleague shouts, and half the floor looks up. Take the figure you had in mind into the office kitchen, and let your colleague correct it. It grows by three thousand. You get two of the three. Your colleague calls it robbery, rather loudly.",
      fire: "Find an empty room, and let your partner play the boss while you name the sum. At first, you take off 2 percent before anyone has answered. By round four, you've stopped. Then the real boss is silent. You look at the plant, and nothing comes off.",
      earth:
        "Your partner talks the boss into giving the two of you a department. Divide it over breakfast: you get the people, your partner gets the meetings upstairs, and the pay is equal. By June, your partner would like to found a firm as well. Pass the pancakes.",
      metal:
        "A former boss gets you into a class with one rule: miss it twice and you're out. On Wednesdays, let your bold partner answer your phone. People hear a loud “No,” and you hear the teacher. By Thursday, most of the emergencies have solved themselves.",
      water:
        "Stand at your partner's door at seven with two coffees. The course was your partner's idea on Monday, and by Thursday it's forgotten. In June you've both passed, and your partner would storm upstairs for more money that minute. Stand in front of the elevator.",
    },
    rabbit: {
      meeting: "Well-connected people like you and would gladly help, if they could guess what you need.",
      wood: "You'd like to set up a monthly lunch for new people, and so far you've only sighed about it. Tell the colleague who knows every floor, and give a day: the first Tuesday in March. You get a room, six guests in March and nineteen in June.",
      fire: "“How are things?” says a friend from upstairs, and you'd say they're fine. Say they'd be fine with 8 percent more and a team, and pass the bread. Within days, your boss brings up six, and can't remember where the idea came from.",
      earth:
        "A friend who runs a department goes on leave for ten weeks, and has found somebody only for the plants. Offer to take the people. Afterward, four of them would like to stay with you, and a fifth wants to found a firm. Keep the four.",
      metal:
        "A former boss offers to recommend you. Name the team, the course and the month. You'd call that pushy. Your former boss calls it useful, and picks up the phone the next morning.",
      water:
        "You'd love to build a help desk and run it, but you've only hinted. Say it in one plain sentence to the friend who shares your boss's table. On Thursday, they keep a chair for you. If the talk turns to pay, have more bread.",
    },
    dragon: {
      meeting: "People with grand plans count on your help, because you've always said yes.",
      wood: "Put your own work in the calendar first: Tuesdays, eight to ten, door closed. At nine, a planner knocks with a favor. Say that you're free at ten. For an hour, you feel like a bad host. At ten, the planner has found somebody else.",
      fire: "At the launch party, serve at the buffet. The vice president who never calls back stops there twice. Fill the plate, and mention that it's your fourth launch since January, on the same pay. “See me on Monday,” says the vice president, chewing.",
      earth:
        "“Could you help out a little?” says a planner, and means forty people who move in June. Say you'd love to be head of the move. You've never said such a thing about yourself, and it comes out softly. By five, twenty of the forty are yours.",
      metal:
        "The plan costs nine million, and what you know is nine years old. Before you say yes again, name one course and its price: eleven hundred dollars. Next to nine million, that looks like a typo. All they want in return is three more years of you.",
      water:
        "They cut the grand plan from twelve parts to three, and yours is gone. Take two people who know the rest to lunch, and do it anyway, without a logo. By fall it's running, and a planner stops by to see if you need help.",
    },
    snake: {
      meeting:
        "Things turn against you this year: changes are kept secret until the last day, and you believe what you're told.",
      wood: "On Monday, there's a new name over the door, and a memo says your job is safe. Believe the door. Have lunch with somebody who left last fall. By May, you have a second interview. If you stay, there's a team for you. It's in a memo, too.",
      fire: "An email promises that nothing will change, and you believe it. Have coffee with the colleague who orders furniture, and you hear of forty new desks. You're the first to name a price for the extra work, and get 7 percent. Sign no lease before the next email.",
      earth:
        "Read the job ads on Sundays with your coffee, although your boss swears that nobody will ever let you go. Answer two, even the one that wants a supervisor. In June, the department is dissolved on Friday, and by Monday you've said yes to somebody else.",
      metal:
        "An old boss calls on the worst day of all, with an offer. You'd say yes before hearing the pay. Say, “I'll call you back at seven,” and eat something. By seven you have three questions. One is about training, and one is worth four thousand dollars.",
      water:
        "Five of you have been promised the best desk in the new office, each in private. Invite the other four to lunch, and put the promises on the table. There's one desk. That afternoon, all five call other firms, and you share every lead.",
    },
    horse: {
      meeting: "People in a hurry have no time for your usual feast of help and would rather have a sandwich.",
      wood: "Your idea has grown to nine parts and a party. Offer just the first: a help hour, Wednesdays at four. People come in standing up, stay ten minutes and run. After a month, somebody suggests a team for it. Say that you and a sandwich are enough.",
      fire: "You'd spend half an hour showing your boss how well you understand the budget. Cut that to two sentences, what you did and what you'd like, and say them while you wait for the elevator. “October,” says your boss. It isn't a yes, but it's a date.",
      earth:
        "Take the six new people around for twenty minutes each morning, standing, with coffee. Nobody else has time, and nobody calls it a meeting. In week three, your boss wonders out loud who could lead them, and six heads turn to you.",
      metal:
        "The manager who approves training has ninety seconds, between two doors. Have the name of the class, the date and the price ready. You'd rather explain it over lunch, but there's no lunch. You get a thumbs-up over a shoulder, and the bonus papers the same way.",
      water:
        "“Great, let's do it Thursday,” says a quick colleague about the idea you've kept warm for a year. Say yes, and bring what you have. On Thursday, half of it turns out wrong, everybody laughs, and by five the thing exists.",
    },
    goat: {
      meeting: "Friends surround you at work, and all that's missing is somebody strict about money.",
      wood: "Your friends would begin at once, on pizza and good will. Before the first slice, have the stingiest of them open a shared account, thirty dollars each. In March, somebody forgets to pay, and it isn't you who has to mention it. You just pass the pizza.",
      fire: "“What would we do without you?” says your boss, close to tears, and you'd answer with a hug. Hug, then say, “Seven percent would make me very happy.” Your boss laughs, looks for a tissue and writes a five on it. Mention the team over the second tissue.",
      earth:
        "Your friends want you as head of the group, and you fear you'd never tell them no. Make the strictest of them your deputy for expenses. The first no comes in week two, about chairs. They blame your deputy and bring you cake.",
      metal:
        "Tell the whole lunch table that you'd take over the group if somebody taught you the numbers. There's a long pause. Then the quietest friend puts down her fork. She's done budgets for nine years, and nobody has ever wanted to know. You begin on Tuesday, with cake.",
      water:
        "You and two friends want the same job. Agree over lunch that the winner makes the other two deputies, and shake hands on it. All three of you do your best. You lose by a hair. On Monday you're a deputy, and nobody moves to another table.",
    },
    monkey: {
      meeting: "Charming words cost you more than usual, because you laugh before you've read the terms.",
      wood: "Your idea makes a funny colleague laugh at lunch, and by three it's going around under another name. Email the next one to everyone first, and go to lunch afterward. You get the same laugh, and an offer to become partners. Laugh back, and finish your soup.",
      fire: "Your boss answers your figure with a joke, a good one. Laugh, and say the figure again. The second joke is weaker. You say the figure a third time, still smiling, and your boss has run out: “All right, half of it from April.”",
      earth:
        "A charming manager says you'd be perfect for a group that's lost two bosses in a year. Enjoy that for one evening, then call one of the two. You hear of a missing budget, and get it back first. They want you as a partner, too. Decline.",
      metal:
        "Two people offer to teach you the new system. One is hilarious, and the other has a manual and a cardigan. Choose the cardigan, four Tuesdays at five. Nobody laughs once. In May, the hilarious one calls you with a question.",
      water:
        "Four quick colleagues promise at lunch to help with your idea, and they joke about it beautifully. Believe it when you see them, on Wednesday at eight. Two come, and one of them brings rolls. With these two, the thing is running in six weeks.",
    },
    rooster: {
      meeting: "Orderly colleagues want to tidy your desk for you, and they mean well, but things get thrown out.",
      wood: "Your best idea is written on a lunch menu, so it won't live long. Show it to the tidiest of them today. The menu gets a folder, and the folder gets a label. By Monday your colleague plans a group with you on top. Keep the folder.",
      fire: "A colleague threw away your notes for the salary talk, thinking they were a napkin. They were a napkin. Say what was on it: three jobs and a sum. You get a clean page in return. Your boss has never had one from you, and reads it twice.",
      earth:
        "The group needs a head, and people mention your drawers. Make a deal with the tidiest colleague: you'd have the people, and she'd have the paper. Say so in the interview. You're the only candidate whose weakness has been dealt with.",
      metal:
        "Sign up for the course on checking invoices before you think of an excuse. It's duller than you feared, and the orderly people are glad to have you. In June, a very friendly bill turns out to be a fake. The mortgage you check next is real.",
      water:
        "You're told, very kindly, that your desk slows everybody down. Clear it together with whoever said so, and talk about your idea while you sort. By the bottom drawer, it's an idea for two. Your colleague also gets back a stapler.",
    },
    dog: {
      meeting: "People remember who stood by them when it was hard, and mostly that was you.",
      wood: "Forty people bring you their complaints about the new rules. Choose the one rule that's really unfair, and get the three loudest to work out a better one with you, over soup. In May, it's adopted, and all forty want you in front. Pass the ladle.",
      fire: "Two departments have fought over one bill for three years, and both want you as the referee. Tell your boss what peace costs, 6 percent more for you, and serve sandwiches before anyone speaks. It takes three meetings, and both departments think you came cheap.",
      earth:
        "Tell three people you once sat with through a bad week that you've put your name in for the job, and say no more. Within days, your boss hears from all three, and from two more you'd forgotten about.",
      metal:
        "A manager whose worst week you never mentioned to anyone now decides about the training budget. Go in and name the certificate you'd like. It feels like collecting a debt. To the manager, it's the day's first pleasant decision, and your promise to stay is the second.",
      water:
        "You and a fair rival have worked on the same problem for years, two floors apart, without a word. Call first, and suggest one answer with both names on it. “I was going to call you,” says your rival. You meet halfway, on the stairs.",
    },
    pig: {
      meeting: "It's your own year, and you say yes to everything even faster than usual.",
      wood: "Every new colleague wants an hour of yours, and seven have been promised one. Go to class on the two evenings when most of them call, and switch off your phone. By week four, you've read four chapters, and they've found the coffee themselves.",
      fire: "Your boss says that money's tight, and before the sentence is over, you've agreed to wait. Next time, bite into a bagel. You can't agree while you chew. Half a minute later, there's 4 percent on the table. Your boss would add a team. Take another bite.",
      earth:
        "Besides the course, you've said yes to a committee and somebody's garden party. Keep the course, and cancel the rest by phone in one morning. Two calls, and nobody cries. In the first lesson, they practice saying no, and you're ahead by two.",
      metal:
        "Your course is on Thursdays, and so is every favor people want. Have a strict friend teach you one sentence: “I can't, I have class.” You need two dinners to learn it. The first colleague you try it on says, “No problem,” and finds somebody else.",
      water:
        "You and your study partner meet on Thursdays and forgive each other every chapter. Have a stern friend set three dates, and cook for all of you on each. You've never let a guest go hungry, so the chapters get done while the potatoes boil.",
    },
  },
  months: {
    rat: "December's Rat month is good for collecting money. Before the parties start, add up what people owe you, and send each a cheerful reminder. They pay more willingly before they've bought the presents.",
    ox: "The Ox month rewards plain work. In January, take the slow job that you've avoided, and give it one hour before you open your mail. After two weeks, there's surprisingly little left.",
    tiger:
      "February's Tiger month suits you best. Suggest a small joint project to the boldest person you know, something that's done before Easter. One success is enough, and your partner may propose the next.",
    rabbit:
      "In March, the Rabbit month brings you people with good connections. At two different lunches, mention what you're looking for. Somebody has a cousin in that very business, and is happy to call.",
    dragon:
      "Others make large plans in April, the Dragon month, and expect you to feed them. Before you agree, get a budget and the number of guests. With both in hand, you'll enjoy the cooking.",
    snake:
      "The Snake month works against you: in May, a date or a promise changes overnight. Keep two afternoons a week free, and answer each surprise the next morning. Most of them look smaller after breakfast.",
    horse:
      "June's Horse month rushes everybody else. Offer people who come to your desk a chair and a cool drink before they start. Somebody who sits down tells you the real problem first.",
    goat: "The Goat month brings you allies, so start something with friends in July. First elect a treasurer, and vote for anybody but yourself. With the money in strict hands, all of you stay friends.",
    monkey:
      "In August, the Monkey month, people remember your words the way it suits them. After each agreement, send an email that says who does what. Nobody can twist a promise that both sides have read.",
    rooster:
      "September's Rooster month rewards people who find things in a minute. Start with the shelf behind you, and write a date on each folder. The next time your boss needs a contract, you look brilliant.",
    dog: "The Dog month remembers loyalty. In October, give an hour of real help to somebody others have dropped, perhaps after a failed project. It'll count for more than anything you ever baked.",
    pig: "November is the Pig month, your own, and you agree to everything. Answer each request with “I'll tell you tomorrow.” Half of the people will find another way, and the rest really need you.",
  },
};
