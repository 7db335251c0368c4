import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for looking over what you already do, and new plans can wait. Go through everything you've said yes to: training the new hire, taking the minutes, buying birthday cards for the whole floor. At least one yes was meant as a no. Send the person who asked you a friendly note: “I can do this until the first of June.” You'll both be shocked, and then somebody else buys the cards. Red is worn for luck, and a thin cord under your cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting: "People who used to make an exception for you now want the right form, and charm no longer helps.",
      wood: "Your idea needs a committee that can't be charmed. Take it to the strictest member early, and find out what would make her vote no. One thing you can fix that evening. For the other, she knows a class, and she teaches it.",
      fire: "You'd have time for your idea if half the office didn't send you their forms, because yours are so neat. Return them with a friendly hello. Now your Thursdays are free. A week later, you're offered a whole team for forms. Give that back, too.",
      earth:
        "Your manager would love to give you more and hands you a form, due at the end of March. Turn it in two weeks early, with your three best results on top. Yours is first in the pile, while there's still something left to give.",
      metal:
        "Before anyone gets the team, the office manager is asked about each candidate, and she counts late time sheets. Stay one evening in January and clear all of yours. In May she needs one word for you, and the word is “punctual.”",
      water:
        "The course is for managers only, and last year you'd have smiled your way in. Now read the rule. It has one exception, for people who use the tool daily, and you do. The clerk has never met anyone who read that far, and saves you a seat.",
    },
    ox: {
      meeting:
        "You love to add a finishing touch, but your boss now wants exactly what was ordered, and nothing extra.",
      wood: "In the third week of the class, your new system works, and you itch to redo the colors. Show it that day to the person who'll use it most. She uses it the next morning. When you offer nicer colors, she says, “What colors?”",
      fire: "The time for your own plan is hidden in the weekly report, the one with the hand-picked fonts. Hand in a bare version for a month and go home at five. Nobody says a word, and the plan has had twenty evenings.",
      earth:
        "Your boss is silent about your figure, and you'd like to add reasons. Add none, and work on your sideline. Once a month, use the same six words: “Is there news on my raise?” The third time you get half, if only to stop the question.",
      metal:
        "The boss who chooses the next team leader is new, and counts late work. Finish your three old files in two evenings, plain and complete. When the list of late work goes around, one name is missing. The boss asks who you are.",
      water:
        "Your boss grumbles that the training costs too much. Leave the pretty brochure in your bag. Name the one report you could do yourself afterward, and what an outsider charges for it now. The grumbling goes on, but your seat is booked.",
    },
    tiger: {
      meeting: "Meetings get loud, and your best points drown while you wait for a polite moment.",
      wood: "You have the idea, and a louder colleague has the voice. Tell your boss about it the day before, in the three sentences you've practiced. When this colleague repeats it at the table, your boss has heard it already and looks at you.",
      fire: "Get your plan put first on the agenda, because the first speaker needs no polite moment. You talk for three minutes to a quiet room. Item two is who gets the new team, and the shouting begins. Stay seated.",
      earth:
        "Your boss waves you off on the way out of a loud meeting. Suggest Thursday at nine, ten minutes, about your salary, and be there with two coffees. Behind a closed door nobody has to shout, your number gets an answer, and your plan a trial.",
      metal:
        "The loud candidates talk about their vision, and you haven't said a word. Bring the new targets along, and tell the director which two you'd reach by June, and with how many people. Nobody else has done the math, and you get three of your four people.",
      water:
        "An executive wants to hear, across the whole table, what's next for you. You'd name something modest. Name the two-year course instead, with what it costs, and say that you'd stay for four. Everyone hears the yes, so it's hard to take back.",
    },
    rabbit: {
      meeting: "In your own year, people are as polite as you, so they all wait for somebody else to decide.",
      wood: "The speaking course has one seat left, and since March you and a coworker have each insisted that the other take it. Let your boss draw a name. You lose, and you go in the fall. It's a relief: the politeness is over, and you have a date.",
      fire: "Your class falls on Tuesdays, and so do the phone shift, the visitors and the plants, because you never said no. Announce that Tuesdays are yours until the exam. For a minute nobody moves, and then a colleague reaches for the watering can.",
      earth:
        "Your boss would pay you more, and waits for you to mention it. Do so on the first Monday of each month, with one new thing from your course. After the third talk, your boss calls it “an idea I had,” and you nod.",
      metal:
        "Six polite people sit in the weekly meeting, and nobody dares to end it. Offer to send around what was decided, and stand up. They're grateful and slightly shocked. The week after, they all look at you when it's time.",
      water:
        "You and your manager have thanked each other twice, and the course still isn't booked. After the third thank-you, name the day it begins and the fee. The same week, a friend invites you into her new firm. Thank her, and stay.",
    },
    dragon: {
      meeting: "Big talk hurts you this year: important people say careless things, and you lie awake over them.",
      wood: "An executive calls your plan “small stuff,” and you hear it all night. Next time, answer with a figure: “It saves nine hours a month.” Soon the nine hours are in a speech, with a hint at a raise. Nod, and find a tenth.",
      fire: "The chief calls your first draft “cute” while twelve people listen, and you want to hide. The next day, ask how it could be useful. The chief, who's forgotten the word, names two things and offers you a team. Do the two things.",
      earth:
        "A director promises in the elevator to look after you, and at two at night you're still wondering how. Answer at nine: “I was thinking of six percent.” Now there's a number between you, and the director can only say yes, no or five.",
      metal:
        "An executive finds you too nice to be the boss, and you hear of it. Drop in the next morning and tell how you once said no to your own boss, and what that saved. The executive remembers the story longer than the remark.",
      water:
        "A director calls your course “a hobby,” and you're awake until three. In the morning, use what you learned last week on something the director needs that day. “Where did this come from?” You may smile when you answer, “From the hobby.”",
    },
    snake: {
      meeting:
        "You finally get hours alone with the door closed, and the danger is that you'll think everything over twice.",
      wood: "Your plan is nearly perfect and lacks two facts, and a colleague you've hardly met has both. Invite him for coffee, and offer to introduce him to your boss in return. After half an hour, he has a better trade: he'd like to join you.",
      fire: "At nine at night your proposal is good, and at midnight you're still moving commas. Bet a colleague lunch that it goes out at 9:15. It goes out at 9:14. Your boss likes it and would add three people. Say that one is plenty.",
      earth:
        "For the big talk, you've prepared eleven arguments and an answer to each objection. Pick two. Say them, then your number, then nothing, and count the pens on your boss's desk. At the fourth pen you hear, “I could get you most of that.”",
      metal:
        "While you weigh the step up for the third time, two others have already said that they want it. Open the door, walk over and say, “I'd like to be considered.” Your boss looks relieved. “I thought you'd never come out of there.”",
      water:
        "An older colleague retires in the fall, and thirty years of know-how will go home with her. Spend an hour together every Wednesday, with one question that the handbook doesn't answer. After the farewell cake, everyone who's lost comes to your door.",
    },
    horse: {
      meeting:
        "Everyone is in a hurry and small agreements get dropped, and you're the only one who remembers them all.",
      wood: "A quick colleague promises to show you the new system sometime, and you know how that ends. Suggest tomorrow at eight, and bring coffee. Four mornings later, you know the system. Your colleague also promises to mention your salary upstairs. Don't wait up for that.",
      fire: "“We'll call you,” says the interviewer, and in the rush nobody will. Before you leave the room, say, “Then I'll call you on Tuesday at ten.” On Tuesday you get a second interview. The other four candidates are still waiting politely.",
      earth:
        "“Did I say that?” says your boss, who honestly forgot. You remember the day, the room and the sandwich. Make it easy: “It was five percent, and June would be fine.” The boss is so glad to be forgiven that June becomes May.",
      metal:
        "On Wednesday, nobody but you knows what was decided on Monday. Open the next meeting with the unkept promises, from memory and with a smile. Soon you run it. A director promises you a retention bonus in passing. Add that to the list.",
      water:
        "Your seat was agreed over coffee with a manager who's since moved to another floor. See the new manager this week, before the list goes out, and mention who said yes and when. Three people were promised a seat, and you have one.",
    },
    goat: {
      meeting: "Your colleagues are kind, and it's safe to show them work that isn't finished.",
      wood: "Six of you want quieter desks, and all six hate to ask. Offer to do the talking if the other five stand beside you. The manager promises to move a wall. A friend whispers that you should mention your pay. Stay with the wall.",
      fire: "Your best idea has been waiting for a free afternoon since last winter. Over lunch, read your colleagues the list of favors you're doing for them this week. Before the coffee, each of them has taken one back, and your idea has three afternoons.",
      earth:
        "A colleague says about your half-finished draft that you're underpaid. Don't laugh it off. Send him to your boss with that sentence, and come with your number a week later. Your boss has had seven days to agree with him, and brings up the team, too.",
      metal:
        "Your new group is gentle, and its deadline isn't. Say the date aloud on the first day, and show your own half-done part before anyone else has to. Nobody gets scolded that summer. In the last week, it's the others who remind you.",
      water:
        "“We'd be happy if it were you,” say three colleagues about the top job, and you begin to name somebody better. Stop at the first syllable. Go to your boss that day, with the three behind you. Your boss has never turned down a choir.",
    },
    monkey: {
      meeting:
        "Quick colleagues finish in an hour what you polish all day, and this year their way is usually good enough.",
      wood: "One of them is already trying out an idea that was yours, and you're hurt. Tell him so, and suggest that you do it together. He turns red and laughs. After a week, there's a first version, and you know two new tricks.",
      fire: "Somebody's shortcut has just gone wrong in public, so you want another month for your own version. Take one day, and spend it on the numbers. On Tuesday you show it with a crooked chart. One person mentions the chart, and four want a copy.",
      earth:
        "What they leave out ends up with you: the manual, the training, the worried calls. Keep count of those hours through March, and tell your boss what they'd cost from outside. “That much?” says the boss, and some of it turns up in your salary.",
      metal:
        "Three of them hand in three versions of one report, and nobody has checked which is right. Get them together for ten minutes each morning, and settle one point a day. Two weeks later there's one report. When you're sick, they meet without you.",
      water:
        "A colleague ten years younger makes the weekly report in eight minutes, with a tool that has a silly name. Sit beside her for one report, and do the next while she watches. Yours takes twenty minutes. It used to take all of Friday.",
    },
    rooster: {
      meeting: "Desks, bosses and rules change on short notice this year, and nobody breaks it to you gently.",
      wood: "Two former colleagues are looking as well, and you all keep it secret. Tell the other two, pass on every opening, and study together. In October, one of them hears of a job too far away for her. It's six blocks from your home.",
      fire: "“Why do you want to leave?” says the interviewer, and you have four bitter answers, one for each desk you've had this year. Say only, “I do my best work in a calm place.” The interviewer is proud of hers, and shows you around.",
      earth:
        "A new boss arrives without warning, and everybody hides. Knock on the second day, and say in two minutes what you brought in last year and what you hope to earn. The boss has raises to give out and, so far, knows one name.",
      metal:
        "A cold email moves you to another building. Delete your angry answer, and call the former colleague who always wants you to come over. There's an interview on the ninth. On the eighth, your firm holds out money if you stay two years. Keep the ninth.",
      water:
        "The boss who always valued you is leaving on Friday. Go in while the nameplate is still up, and find out who to call. You leave with two names. The boss's own dream, a small firm for the two of you, stays on the desk.",
    },
    dog: {
      meeting:
        "You have a loyal and blunt colleague beside you, and together you finally say the hard things out loud.",
      wood: "You'd shake hands and be done. “And what if one of us gets sick?” says your colleague. Spend an evening on such questions, with a pizza. It's awkward until the second slice. After the last, you have terms you'd both sign.",
      fire: "Your colleague likes your plan, but says nobody will understand the first page. Once, that would have been the end of it. Let your colleague tell it plainly, and use those words. Now people in the elevator get it by the third floor. In May, you both sign.",
      earth:
        "Rehearse the sentence with your colleague, who counts the apologies. There are five the first time. By the fourth try only the number is left, and you hardly blush. The real talk takes ten seconds, and your boss puts a figure just below it on paper.",
      metal:
        "Twice you've hinted that you could see yourself in charge, and your boss heard nothing. In the elevator, your colleague says it for you: “My friend here wants the team. Any objections?” Your boss has none, and adds a bonus if you both stay.",
      water:
        "The agreement has nine pages, and you like the people too much to check them. Read them aloud to your colleague, who says “Who decides that?” at every unclear word. Three sentences get changed. The people still like you, and you sleep well.",
    },
    pig: {
      meeting: "Friends at work are glad to help you, but every meeting with them turns into a long lunch.",
      wood: "At the table, everyone explains everything to the two newcomers at once. Take both for a walk around the block, and tell them who really does what. From then on they bring their questions to you, and your boss only has to find a title.",
      fire: "They love your idea from the soup to the cake, and by morning nobody knows who promised what. Before the cake, give each friend one task and one date. Two of them keep theirs. That's two more than you had at breakfast.",
      earth:
        "Your boss comes along too, and the talk always drifts to vacations. Say it before the food: “I'd like eight percent, and then I want to hear about Portugal.” Your boss laughs, says seven over dessert, and wonders over the coffee who'd run the team.",
      metal:
        "Over dessert, everyone agrees that the next team leader should be you, and nobody has told the boss. Have the friend who sees the boss most mention you this week. Then the table wants to plan your project, too. Say you have to get back to work.",
      water:
        "A friend promises you a vote over the second coffee, and you feel that you owe her something. Thank her, and go to your boss before the cups are empty. She got there first, it turns out, and on Monday she'll explain the budget.",
    },
  },
  months: {
    rat: "In December's Rat month, somebody checks expenses line by line, and charm won't help. Have a colleague add yours up before you hand them in. Blushing over seven dollars is easier with a friend.",
    ox: "The Ox month wants plain, finished work. In January, deliver one job two days early and leave out the decoration. Your boss notices the date, nobody misses the rest, and you go home in daylight.",
    tiger:
      "The Tiger month respects nerve. In one February meeting, disagree out loud on a small point, such as the date of a launch. The room goes quiet, and then somebody asks what you'd suggest.",
    rabbit:
      "Everyone is so polite in March, your own month, that nothing gets decided. Choose the room, the date and the sandwiches for the next meeting yourself. Colleagues will be relieved, and some will call it leadership.",
    dragon:
      "Big talk hurts you in April's Dragon month, though most of it isn't about you. When a remark stings, have the speaker name one example. If there isn't any, you can forget the remark.",
    snake:
      "People keep to themselves in the Snake month, so May is quiet enough to think. Book a small room each Monday, and come out with one decision. Even “I won't do it” counts.",
    horse:
      "Some small arrangement slips in June's Horse month: the shared parking spot, the swapped shift. Bring it up the same week, in two friendly minutes. If you wait until July, it'll take a meeting.",
    goat: "Two kind colleagues have time for you in July's Goat month. Show them the half-finished report that you've been hiding. One of them will spot in a minute what has bothered you since May.",
    monkey:
      "A fast colleague knows a shortcut that you find sloppy. In August, the Monkey month, try it on the weekly report. If nobody sees the difference, and nobody will, you've gained an hour a week.",
    rooster:
      "September, the Rooster month, is rough: you may lose a desk, a time slot or a client. Get the exact list of changes from your boss on the first day. The rumors are usually longer.",
    dog: "In October's Dog month, a plainspoken friend has time for you. Have the friend play your boss, and rehearse the talk that you dread. Two days later, the real one takes ten minutes.",
    pig: "In November's Pig month, your friends at work all sit at one table. Between the main course and dessert, describe your spring project and say what it lacks. Two of your friends will have just that.",
  },
};
