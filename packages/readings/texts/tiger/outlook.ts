import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition tells you to hold still in your own year, and nothing is harder for you. Use the time to look at the fights you're in. For each of them, write down who asked you to fight and what you'd win. Two of the fights ended long ago, and nobody dared to tell you. Drop those two, and you'll have the strength for the one that counts. Tradition adds a red belt from a friend, for luck. It may also help you hold still.",
  years: {
    rat: {
      meeting: "People listen to your bold plan and then turn to the page with the costs.",
      wood: "Three colleagues pitch something similar in the same month. Cut yours down to what takes four weeks and costs less than five hundred dollars, evening course included. Nobody has to approve a sum like that. The other three are still filling in forms.",
      fire: "Show a rough version in the second week, and say, “This took me nine hours. With twenty more, we can use it.” The hard question is answered before anybody turns the page. They'd even give you four people. Take the twenty hours.",
      earth:
        "There's no 8 percent in your boss's budget, and you'd fight for all of it on the spot. Offer to take half now and half in July. The first half is easy. In July you remind payroll once, and without a speech.",
      metal:
        "To get the team, you have to show a budget, and the finance chief goes through it with a red pencil. Swallow your answer, and correct every line that evening. The next day, the chief finds one more mistake and corrects it for you.",
      water:
        "Take that page to the quiet person in accounting, and spend two lunches on how to read it. At the first, you find the most expensive mistake in your plan. At the second, you bring the lease along and spot a fee that nobody mentioned.",
    },
    ox: {
      meeting: "Steady people get the praise this year, and a quick rescue impresses nobody.",
      wood: "Offer an hour on Tuesdays when newcomers can bring you whatever they've broken. For six weeks, you sit there with an older colleague, the manual and cookies. Keep the hour anyway. In the tenth week, your boss comes in with a chair and a problem.",
      fire: "You'd sprint in January and be worn out when the bosses come to look. Give the work one hour each morning before you open your mail, and stop after the hour, even if it's going well. In November, you're the one who's still awake.",
      earth:
        "Say your figure once, and then wait. It takes three weeks, and in each you'll want to march in and threaten to leave. Work on your side job instead. By the time the answer comes, you have a first customer and a calmer voice.",
      metal:
        "Finish the three things you left half done last year. You know which three, and so does everyone on your floor. Then tell your boss which team you want. “I was waiting for the third one,” says your boss.",
      water:
        "You'd like to get through the whole course in one heroic weekend. Study for forty minutes on Mondays and Thursdays instead, at your desk after work. By March, a colleague who's watched you stay comes over and says, “Can you explain this to me?”",
    },
    tiger: {
      meeting: "In a Tiger's own year, both your courage and your temper are twice their usual size.",
      wood: "Make a bet with your two friends: the first to miss an evening buys dinner for all three. In the fifth week you hate the teacher, and a recruiter calls. You hate losing a bet even more. In June, all of you pass, two of you barely.",
      fire: "Have a colleague count how often you interrupt people in one staff meeting. You'd guess three, and it's eleven. Take the number to your first lesson. After the last one, the same colleague counts two, and one of those was a fire alarm.",
      earth:
        "There's a four-page form for more money, and you've always gone in without it. Fill it in with the colleague who enjoys forms, and hand it over without a speech. The clerk never sees your temper. You get 6 percent, the course and a stamp.",
      metal:
        "Make the calmest of your new people your deputy, and agree on a signal: when the laptop closes, you stop talking. It closes five times in the first month. In the third, it closes once, when a rival firm calls and you're about to accept.",
      water:
        "Call a boss you had ten years ago and say, “What should I have learned from you?” Then comes the brave part: don't defend yourself. The answer takes two minutes and is right. You sign up for a class in exactly that the same evening.",
    },
    rabbit: {
      meeting: "People stop listening to loud voices this year, and yours is loud even when you whisper.",
      wood: "Give two quiet coworkers a part each to present to the committee, and sit by the door. You'll want to jump in about six times. Afterward, all the questions go to them, and you find that you're more proud than hurt.",
      fire: "Let a tactful colleague rewrite the email that announces your idea. It comes back without the capital letters, the two jokes and the word “finally.” Send it like that. Twelve people offer to help, and soon they want a boss. Suggest the tactful colleague.",
      earth:
        "Offer a trial: six months at the new sum, and back to the old one if it doesn't work out. Say it once and drink your tea. It's a long minute. You get three months, your project gets the same, and in all three nobody hears you shout.",
      metal:
        "Let others praise you: somebody above you, somebody beside you and the shyest person you ever trained. Call all three and tell them what the job is. The panel gets three calm letters about you, and there isn't an exclamation point in any of them.",
      water:
        "Somebody in your office wins arguments without anyone noticing. You know who it is, because you keep losing to that person. Suggest lunch once a month, and bring one question. After the third lunch, a meeting goes your way before you've raised your voice.",
    },
    dragon: {
      meeting: "The stars of the office get all the attention this year, and you aren't used to that.",
      wood: "Read your plan to a friend who yawns easily, and stop at the first yawn. That's your third. You present it in four minutes, between two speeches of forty. While the stars compare their raises in the hall, you're already on your way to class.",
      fire: "Don't fight for the big stage. Show your work on an ordinary Tuesday, with coffee, to the eight people who'd use it. The stars present to six hundred, who came for the lunch. One of your eight tells her sister, who's hiring.",
      earth:
        "You'd work for nothing, just to stand near the stage, and your boss knows that. Say, “I'm in. Let's settle my share before the rehearsal.” You get half the bonus you had in mind. After the party, nobody remembers what was promised, and yours is in an email.",
      metal:
        "While five stars argue about who speaks first, tell the director that you'd like the people who do the work. Nobody else has thought of that. In December, the stars have a nice photo, and you have nine people and half a budget.",
      water:
        "Offer to carry the laptop for the star you envy most, to four big meetings. Sit at the side and say nothing, however hard that is. The famous charm turns out to be two hours of preparation. You can do two hours.",
    },
    snake: {
      meeting: "Careless words all come back this year, and usually from somebody you never told.",
      wood: "Two colleagues would like to join you, a funny one and a discreet one. Take the discreet one, who knows the software, and meet on Thursdays, far from the office. In April a recruiter calls, full of gossip about better jobs. You're busy on Thursday.",
      fire: "Tell exactly two people what you're working on: your boss and the colleague who helps you. Tell anyone else, “It's too dull to talk about.” The people who'd have laughed at it in March first see it in September, when it works.",
      earth:
        "Never mention what a colleague earns, even as a joke. Use only what your boss can look up: two finished jobs, with dates and sums. You get half of what you wanted. That evening a recruiter calls and already knows the figure. Hang up.",
      metal:
        "A joke you made in the elevator is going around as “The new boss says nobody checks expenses.” So hand in your own first, every receipt, where your people can see it. Somebody upstairs does check them and finds two sandwiches and a train ticket.",
      water:
        "Choose a course across town, two evenings a week. Nobody there knows your boss, so you can say whatever you like in the break. In March, a classmate offers you a job. Take the phone number, and then take the exam.",
    },
    horse: {
      meeting: "You have speed and loyal allies on your side, but few of you finish what you start.",
      wood: "Nine people want to join, and with nine, nobody decides anything. Choose three, and let one of them be the friend who always finishes. Promise the other six a place in the fall. From then on, the four of you decide everything in the elevator.",
      fire: "You and your allies would order the T-shirts before there's a plan. So let the one who always finishes choose the date when you go public. You'll grumble twice. On the day itself, everything works, and nobody but you is surprised.",
      earth:
        "Two colleagues with the same job want more, too. Compare over a beer what each of you earns, and agree that all three go in the same week. You're first, because you don't blush. All three get more, and the quiet one gets the most.",
      metal:
        "In the interview, name your deputy: the colleague who reads every rule to the end. “Why that one?” says somebody on the panel. “Because I don't read them,” you say. Nobody's been that honest all day, and you get the deputy, and the job on trial.",
      water:
        "The plan breaks on a Wednesday, and three people offer to help: a former boss, a friend upstairs and the new intern. Give every one of them a job and a date. By Monday it's a group, and your former boss is coaching you.",
    },
    goat: {
      meeting: "Your push hurts people's feelings, and then the help you counted on stays away.",
      wood: "Give away the best part. Let the coworker you talked over last week choose what to do, and take what's left, even if it's the spreadsheet. Six weeks later the thing is running, and two more people want to know if there's anything for them.",
      fire: "“What would make your week easier?” Put that to five quiet people before you decide what to build. Four of them name the same silly form. Get rid of it. When they'd like you to lead the department, say you'd rather tackle the next form.",
      earth:
        "Begin like this: “I'd like to earn more, and I don't want a fight.” Your boss has been dreading one all week, and sits back in the chair. You get a bit less than you'd have shouted for, and a yes to your idea for the floor.",
      metal:
        "The people you'd supervise get asked about you first, and one of them is still hurt. Stop by and say, “I was too loud in March, and I'm sorry.” You get a nod. When the question comes, this colleague says, “Loud, but fair.”",
      water:
        "The friend you'd like to take along is still a little hurt. Bring coffee and say, “I was impatient last time. Would you try again with me?” You get a yes, on one condition: no racing. In May, you look at an office for two.",
    },
    monkey: {
      meeting: "You need patience: you make a plan, and somebody clever changes it within the week.",
      wood: "Trade lessons with the clever colleague who keeps changing your plans. You show how to stand up to an angry boss, and you're shown where all those quick ideas come from. After four Wednesdays, you make the next change yourself.",
      fire: "You'd quit in the middle of a meeting, with the whole floor watching. Take three single days off instead, with an interview on each. You resign politely, with an offer in your bag. They promise you a team, and it's easy to say no.",
      earth:
        "You name a sum, and your boss offers a bonus plan, a title and a team of four instead. Don't argue. Say, “Sounds good. What will my paycheck say in June?” By the third time, the team is gone and there's a number, if a modest one.",
      metal:
        "The third manager this year redraws your job. Have dinner with two colleagues who quit in the fall, and let them talk. One of them works in a mess that needs somebody in charge. You catch yourself smiling all the way home.",
      water:
        "“Sure, we'll pay for it,” says your boss on Monday, and two days later nobody remembers. So sign up on Monday night, and forward the bill on Tuesday. Plans change twice more that month. Yours can't, because you're sitting in class.",
    },
    rooster: {
      meeting: "If one figure is wrong, people don't hear the rest of your plan.",
      wood: "Your rival's proposal has no typos. Have a friend read yours to you aloud the evening before. You'll hear two wrong dates and a sum that can't be right. With nothing left to correct, the room has to discuss your idea.",
      fire: "Five grand claims come to you easily, and your favorite is the one nobody can check. Announce your work with the two that you've counted. A critic looks both of them up and nods. Somebody offers you a team. Say you're still counting.",
      earth:
        "Buy a sandwich for the coworker who checks everything, and hand over your figures with it. Two are wrong, one of them too low. On Thursday, your boss looks for a mistake, finds none, and has to talk about money.",
      metal:
        "The panel has a checklist, and charm isn't on it. Get hold of it beforehand. You meet ten of the twelve points, so say that in the interview, and name the colleague who'll teach you the other two. Nobody else knew there were twelve.",
      water:
        "A courteous colleague has found six mistakes in your report. Say, “Thank you. How did you look for them?” The lesson takes an hour, and the first ten minutes sting. There's one mistake in your next report, and together you find two in the lease.",
    },
    dog: {
      meeting: "Loyal allies stand beside you, and even people who never raise a hand want to join you.",
      wood: "Let your allies vote on the details once a week, and lose a vote now and then. The first loss hurts like a parking ticket. But they'll stand up for a rule they voted for. You come back from vacation, and nothing has been undone.",
      fire: "Three injustices land on your desk in one week, and you'd fight all of them. Choose the one that hits the most people, and hand the other two to colleagues. Seven allies sign up that day. In the fall, most of what you wanted is in the handbook.",
      earth:
        "Call three people you once got out of trouble, and mention that you'll soon talk to your boss. They've been waiting to do something for you. Your boss hears your name three times in nine days, and then you walk in with two wishes.",
      metal:
        "You hope to run the department, and in a full meeting an ally points out that you've broken your own rule. Count to five, and admit it. Four people at that table choose the next head, and none has seen you do that before.",
      water:
        "Two of your new people haven't spoken since the office move. Have the ally who's settled worse invite you all for coffee, and bring one question: “What would make this bearable?” In the next meeting, one of them passes the other the sugar.",
    },
    pig: {
      meeting: "Work is kinder to you this year than it's been in a long time, mostly thanks to one colleague.",
      wood: "You'd choose the hardest class and drop out in the fourth week, when it gets dull. Let this colleague choose instead. In the fourth week, there's a bag of warm rolls at your place. You stay, mainly for the rolls, and you pass.",
      fire: "Rehearse the talk with this colleague, who plays your boss and says no nicely. The first time, you bang on the table. By the fourth, you name the sum, smile and wait. Your real boss offers a team instead. Name the sum again, and smile.",
      earth:
        "The two of you earn a bonus together, and neither likes to count. Agree on half and half over soup, before the sum is known. It's three times what you expected. Your colleague wants you to take more, and you're the one who says no.",
      metal:
        "The director has turned you down twice and remembers how loud you were. Let this colleague have a word with him first. Then go in and promise six quiet weeks. You get the team and half the raise. The rest comes in the seventh week.",
      water:
        "You owe this colleague a favor, so pay it back first. Then spend five Friday mornings side by side, until you can calm an angry caller without getting louder. On the sixth, you're planning a firm together. Finish your coffee, and answer the phone.",
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
