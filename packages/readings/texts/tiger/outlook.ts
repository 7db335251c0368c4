import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition tells you to hold still in your own year, and nothing is harder for you. Use the time to look at the fights you're in. For each of them, write down who asked you to fight and what you'd win. Two of the fights ended long ago, and nobody dared to tell you. Drop those two, and you'll have the strength for the one that counts. Tradition adds a red belt from a friend, for luck. It may also help you hold still.",
  years: {
    rat: {
      meeting: "People listen to your bold plan this year and then turn to the page with the costs.",
      wood: "Three colleagues pitch something similar in the same month. Cut yours down to what takes four weeks and costs less than five hundred dollars. Your boss can approve that without a meeting, and you're at work on it while the other three fill in forms.",
      fire: "Show a rough version in the second week, and say, “This took me nine hours. With twenty more, we can use it.” Everyone in the room knows what twenty hours cost. The hard question is answered before anybody turns the page.",
      earth:
        "Your boss can't find 8 percent in this year's budget, and you'd fight for all of it on the spot. Offer to take half now and half in July. The first half is approved before you've stood up, and the second comes without another speech.",
      metal:
        "The finance chief goes through your first budget for the team with a red pencil. Swallow your answer, correct every line that evening, and carry it back in person. “You actually read my notes,” you'll hear. That was the vote you were missing.",
      water:
        "Bring that page to the quiet person in accounting and say, “Could you show me how you read this?” After three lunches, you find the most expensive mistake in your plan yourself. You never tell your boss how long it was in there.",
    },
    ox: {
      meeting: "Steady people get the praise this year, and a quick rescue impresses nobody.",
      wood: "Offer an hour on Tuesdays when newcomers can bring you whatever they've broken. For six weeks, you sit there with one intern and a plate of cookies. Keep the hour anyway. In the tenth week, your boss comes in with a chair and a problem.",
      fire: "You'd sprint in January and be worn out when the bosses come to look. Give the work one hour each morning before you open your mail, and stop after the hour, even if it's going well. In November, you're the one who's still awake.",
      earth:
        "Say your figure once, and then let your boss think. It takes three weeks, and in each of them you'll want to march in and threaten to leave. Go for a walk instead. The answer is the full sum, and nobody takes it back later.",
      metal:
        "Finish the three things you left half done last year. You know which three, and so does everyone on your floor. Then stop by your boss's office and say that you'd like the job. “I was waiting for the third one,” says your boss.",
      water:
        "You'd like to get through the whole course in one heroic weekend. Study for forty minutes on Mondays and Thursdays instead, at your desk after work. By March, a colleague who's watched you stay comes over and says, “Can you explain this to me?”",
    },
    tiger: {
      meeting: "In a Tiger's own year, both your courage and your temper are twice their usual size.",
      wood: "Make a bet with your two friends: the first to miss an evening buys dinner for all three. In the fifth week you hate the teacher, but you hate losing a bet more. In June, all of you pass, and nobody has bought a dinner.",
      fire: "Have a colleague count how often you interrupt people in one staff meeting. You'd guess three, and it's eleven. Take the number to your first lesson. After the last one, the same colleague counts two, and one of those was a fire alarm.",
      earth:
        "There's a four-page form for more money, and you've always gone in without it. Fill it in with the colleague who enjoys forms, and hand it over without a speech. The clerk who decides never sees your temper. You get 6 percent and a stamp.",
      metal:
        "Make the calmest of your new people your deputy, and agree on a signal: if your deputy closes the laptop, you stop talking. The laptop closes five times in the first month. In the third, it stays open, and two people ask to join you.",
      water:
        "Call a boss you had ten years ago and say, “What should I have learned from you?” Then comes the brave part: don't defend yourself. The answer takes two minutes and is right. You sign up for a class in exactly that the same evening.",
    },
    rabbit: {
      meeting: "People stop listening to loud voices this year, and yours is loud even when you whisper.",
      wood: "Give two quiet coworkers a part each to present to the committee, and sit by the door. You'll want to jump in about six times. Afterward, somebody on the committee says, “Where have you been hiding those two?” and you get the money.",
      fire: "Let a tactful colleague rewrite the email that announces your idea. It comes back without the capital letters, the two jokes and the word “finally.” Send it like that. Twelve people offer to help, and three are from the department you wanted to attack.",
      earth:
        "“Let's try it for six months, and if you aren't happy, we'll go back.” Say that once, name the sum, and drink your tea. It's a long minute. Your boss hears that there's a way out, and says yes before your cup is empty.",
      metal:
        "Let others praise you: somebody above you, somebody beside you and the shyest person you ever trained. Call all three and tell them what the job is. The panel gets three calm letters about you, and there isn't an exclamation point in any of them.",
      water:
        "Somebody in your office wins arguments without anyone noticing. You know who it is, because you keep losing to that person. Suggest lunch once a month, and bring one question. After the third lunch, a meeting goes your way before you've raised your voice.",
    },
    dragon: {
      meeting: "The stars of the office get all the attention this year, and you aren't used to that.",
      wood: "Read your plan to a friend who yawns easily, and stop at the first yawn. That's your third. Your boss has sat through six grand plans this month. Yours takes four minutes, and you hear “Go ahead” before the coffee is poured.",
      fire: "Don't fight for the big stage. Show your thing on an ordinary Tuesday, with coffee, to the eight people who'd use it. The stars present to six hundred, who came for the lunch. Your eight go back to their desks and use it.",
      earth:
        "You'd work for nothing, just to stand near the stage, and your boss knows that. Say, “I'm in. Let's settle my share before the rehearsal.” After the party, nobody remembers what was promised, but you have the sum in an email.",
      metal:
        "While five stars argue about who speaks first, say to your boss, “I'd like the people who do the work.” Nobody else has thought of that. In December, the stars have a nice photo, and you have nine people and a budget.",
      water:
        "Offer to carry the laptop for the star you envy most, to four big meetings. Sit at the side and say nothing, which is the hard part. The famous charm turns out to be two hours of preparation. You can do two hours.",
    },
    snake: {
      meeting: "Careless words come back to you this year, and usually from somebody you never told.",
      wood: "Two colleagues would like to join you, a funny one and a discreet one. Take the discreet one, and meet on Thursdays, far from the office. You have four months of work to show before anybody can make fun of it.",
      fire: "Tell exactly two people what you're working on: your boss and the colleague who helps you. Tell anyone else, “It's too dull to talk about.” The people who'd have laughed at it in March first see it in September, when it works.",
      earth:
        "Never mention what a colleague earns, even as a joke. Use only numbers that your boss can look up: two jobs you finished, with their dates and sums. Your boss does look them up, twice, and then says yes.",
      metal:
        "A joke you made in the elevator is going around as “The new boss says nobody checks expenses.” So hand in your own first, every receipt, where your people can see it. Somebody upstairs does check them and finds two sandwiches and a train ticket.",
      water:
        "Choose a course across town, two evenings a week. Nobody there knows your boss, so you can say whatever you like in the break. The rumors at the office find somebody else. In spring, you have a certificate, and nobody has a story about you.",
    },
    horse: {
      meeting: "You have speed and loyal allies on your side, but few of you finish what you start.",
      wood: "Nine people want to join, and with nine, nobody decides anything. Choose three, and let one of them be the friend who always finishes. Promise the other six a place in the fall. From then on, the four of you decide everything in the elevator.",
      fire: "You and your allies would order the T-shirts before there's a plan. So let the one who always finishes choose the date when you go public. You'll grumble twice. On the day itself, everything works, and you're the only one who's surprised.",
      earth:
        "Two colleagues with the same job want more, too. Compare over a beer what each of you earns, and agree that all three go in the same week. You're first, because you don't blush. All three really go, and all three get 7 percent.",
      metal:
        "In the interview, name your deputy: the colleague who reads every rule to the end. “Why that one?” says somebody on the panel. “Because I don't read them,” you say. Nobody's been that honest all day, and you get both the job and the deputy.",
      water:
        "The plan breaks on a Wednesday, and three people offer to help: a former boss, a friend upstairs and the new intern. Give each of them one job and one date. On Monday, you're running a group, and nobody remembers appointing you.",
    },
    goat: {
      meeting: "Your push hurts people's feelings this year, and then the help you counted on stays away.",
      wood: "Give away the best part. Let the coworker you talked over last week choose what to do, and take what's left, even if it's the spreadsheet. Six weeks later the thing is running, and two more people want to know if there's anything for them.",
      fire: "“What would make your week easier?” Put that to five quiet people before you decide what to build, and don't improve on their answers. Four of them name the same silly form. Get rid of that form, and all five help you with the rest.",
      earth:
        "“I'd like to earn more, and I don't want a fight about it.” Begin with that. Your boss has been dreading a fight all week and sits back in the chair. The rest is friendly, and you leave with 4 percent.",
      metal:
        "The people you'd supervise get asked about you first, and one of them is still hurt. Stop by and say, “I was too loud in March, and I'm sorry.” You get a nod. When the question comes, this colleague says, “Loud, but fair.”",
      water:
        "The friend you'd like to take along is still a little hurt. Bring coffee and say, “I was impatient last time. Would you try again with me?” You get a yes, on one condition: no racing. In May, you both pass with the same grade.",
    },
    monkey: {
      meeting: "You need patience this year: you make a plan, and somebody clever changes it within the week.",
      wood: "Trade lessons with the clever colleague who keeps changing your plans. You show how to stand up to an angry boss, and you're shown where all those quick ideas come from. After four Wednesdays, you make the next change yourself.",
      fire: "You'd quit in the middle of a meeting, with the whole floor watching. Take three single days off instead, with an interview on each. You resign politely, with an offer in your bag, and your boss tells the new firm only nice things.",
      earth:
        "You name a sum, and your boss answers with a bonus plan, two conditions and a new title. Don't argue. Say, “Sounds good. What will my paycheck say in June?” The third time you say it, you get your number.",
      metal:
        "If yet another manager redraws your job, have dinner with two people who left the firm last fall, and let them talk. One of them works at a place with a mess that nobody dares to touch. A week later, you have an interview.",
      water:
        "“Sure, we'll pay for it,” says your boss on Monday, and on Thursday nobody remembers. So sign up on Monday night, and forward the bill on Tuesday. Plans change twice more that month. Yours can't, because you're sitting in class.",
    },
    rooster: {
      meeting: "If one figure is wrong this year, people don't hear the rest of your plan.",
      wood: "Your rival's proposal has no typos. Have a friend read yours to you aloud the evening before. You'll hear two wrong dates and a sum that can't be right. With nothing left to correct, the room has to discuss your idea.",
      fire: "Five grand claims come to you easily, and your favorite is the one nobody can check. Announce your thing with the two that you've counted. A critic in the third row looks both of them up and tells everyone that they're true.",
      earth:
        "Buy lunch for the coworker who checks everything, and hand over your figures with the soup. Two of those are wrong, one of them too low. On Thursday, your boss looks for a mistake, finds none, and has to talk about money.",
      metal:
        "The panel has a checklist, and charm isn't on it. Get hold of it beforehand. You meet ten of the twelve points, so say that in the interview, and name the colleague who'll teach you the other two. Nobody else knew there were twelve.",
      water:
        "A courteous colleague has found six mistakes in your report. Say, “Thank you. How did you look for them?” The lesson takes an hour, and the first ten minutes sting. There's one mistake in your next report, and you're allowed to love it.",
    },
    dog: {
      meeting: "Loyal allies stand by you this year, and people who never volunteer for anything want to join you.",
      wood: "Let your allies vote on the details once a week, and lose a vote now and then. The first loss hurts like a parking ticket. But they'll stand up for a rule they voted for. You come back from vacation, and nothing has been undone.",
      fire: "Three injustices land on your desk in one week, and you'd fight all of them. Choose the one that hits the most people, and hand the other two to colleagues. Seven allies sign up that day. In the fall, the handbook is changed.",
      earth:
        "Call three people you once got out of trouble: “Would you tell my boss about that this month?” They've been waiting to do something for you. Your boss hears your name three times in nine days, and then you walk in with your figure.",
      metal:
        "An ally tells you in front of everyone that you've broken your own rule about late meetings. Count to five and say, “True. It won't happen again.” When the job opens up, four of those people bring up your name.",
      water:
        "Two of your new people haven't spoken since the office move. Have an ally who likes both invite you all for coffee, and bring one question: “What would make this bearable?” In the next meeting, one of them passes the other the sugar.",
    },
    pig: {
      meeting: "Work is kinder to you this year than it's been in a long time, mostly thanks to one colleague.",
      wood: "You'd choose the hardest class and drop out in the fourth week, when it gets dull. Let this colleague choose instead. In the fourth week, there's a bag of warm rolls at your place. You stay, mainly for the rolls, and you pass.",
      fire: "Rehearse the talk with this colleague, who plays your boss and says no very nicely. The first time, you bang on the table. The fourth time, you name the sum, smile and wait. Your real boss is less nice, and says yes.",
      earth:
        "The two of you earn a bonus together, and neither likes to count. Agree on half and half over soup, before the sum is known. It's three times what you expected. “You should get more,” says your colleague, and you both laugh.",
      metal:
        "Suppose the people upstairs have turned you down twice and remember how loud you were. Go a third time, together with this colleague, who once did them a favor. “I'll answer for the noise,” says your colleague, and you have the job.",
      water:
        "If you owe this colleague a favor from last year, bring it up first. “I'd forgotten all about that,” you'll hear, which isn't true. Then spend five Friday mornings side by side. After that, you can calm an angry caller without getting louder yourself.",
    },
  },
  months: {
    rat: "In December's Rat month, the catch is in the small print. Read your own work contract to the last line, and mark what surprises you. A question now saves you a year of annoyance.",
    ox: "January's Ox month rewards a small habit kept for thirty days. Choose one that takes ten minutes, such as filing the day's receipts. Your desk is clear in February, and your expenses are paid.",
    tiger:
      "February is your own Tiger month, and your nerve is back. Write down your boldest request and wait one night. If the page still looks right at breakfast, make the request that day.",
    rabbit:
      "You were rude to somebody in January and have forgotten it. March's Rabbit month rewards tact, so apologize, and name what you said. Afterward you can count on that person's help again.",
    dragon:
      "In April's Dragon month others have the stage, and you have time. Call two clients that nobody has looked after since winter. Both will be glad to talk, and one is ready to order.",
    snake:
      "Your jokes turn into rumors in May's Snake month. Keep your messages short and factual, and send none after nine at night. A joke told in person stays in the room.",
    horse:
      "Your friends are ready in June's Horse month, and so are you. On the first Monday, call three of them and offer each a part of your new project. With two yeses, you can begin.",
    goat: "Your quietest teammate has seen a problem that you ran past. In July's Goat month, go for a walk together and do nothing but listen. If you fix that problem now, the fall will be quiet.",
    monkey:
      "August's Monkey month clashes with your sign, and other people change your plans. Book only flights and rooms that you can cancel. In September the trouble is over, and you haven't lost a dollar.",
    rooster:
      "In September's Rooster month, your boss checks whether “about fifty” sales were really fifty. Count them first, and say the exact number. A true forty-seven is worth more than a rough fifty.",
    dog: "Allies stand beside you in October's Dog month, so raise that unfair matter now. Take two of them along, and let the calmest speak first. Bosses listen longer when nobody shouts.",
    pig: "Renew your best partnership in November's Pig month. One of you dropped a small promise, probably you, so make up for it first. After that, you two can plan the spring over a long meal.",
  },
};
