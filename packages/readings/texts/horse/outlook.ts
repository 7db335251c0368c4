import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition's advice for your own year is to slow down and finish what's open. Horses are hard on Horses, so you'll be impatient with slow colleagues, with forms and most of all with yourself. Much of that bad mood comes from things you've left lying: the receipts in your glove compartment, the form that HR keeps mentioning, the apology you've owed since spring. Settle one each week. Red is lucky this year if a friend gives it to you, and red running shoes count.",
  years: {
    rat: {
      meeting:
        "The people above you keep changing your plans this year, mostly the night before, and none of it is your fault.",
      wood: "Call the best boss you ever had and say that you're looking. “What would I need to know to work for you again?” You hear the name of one certificate, and of a department that's two people short from March.",
      fire: "Three colleagues read the same job ads as you, each with the screen turned away. You tell people everything, but keep this to yourself until you've had your interview. Then tell them. One has a cousin there, and you hear all about the boss.",
      earth:
        "“So what have you built?” says the interviewer, and most of it was canceled from above. Bring along the one small thing that you finished anyway, and let the interviewer click through it. Five minutes later, somebody else is called in to see it.",
      metal:
        "Your own salary talk has been moved twice as well. Don't wait for a third date. Step into the elevator with your boss and say, “I have an offer for nine percent more.” The talk takes place the next morning, at eight.",
      water:
        "A recruiter calls on the day your week has been changed for the fourth time. Tell the story without the swearing: “I can replan a department overnight.” There's a pause, and then the recruiter asks how many people you'd like to have under you.",
    },
    ox: {
      meeting:
        "You and your boss keep misunderstanding each other this year: you say “soon,” and your boss hears “Friday.”",
      wood: "A colleague who speaks about twice a day is sent to show you how planning works. Stay in your chair, and put a date on every job before you leave it. From then on, your boss hears “Friday” because you said “Friday.”",
      fire: "Before the two of you show your idea, agree who says what: you tell why, your colleague tells how. A boss who mixes things up would otherwise thank only one of you. This time both names are in the email, and both are spelled right.",
      earth:
        "You describe your idea on the way to the parking lot, and your boss believes it's for next year. Show it instead, on your own laptop: ten minutes, one example that works. Your boss clicks twice and says, “Could the whole floor have this?”",
      metal:
        "In the fall your boss said “we'll see,” and you heard “yes.” Bring it up in person, with a figure: “I understood six percent from January. What did you mean?” It turns out to be four, from March, and you've both heard it.",
      water:
        "“I could take on more” is how you'd put it, and your boss would send you another spreadsheet. Say instead, “I'd like to run the billing group from June.” Then keep quiet. Your boss looks at the floor plan for a minute and says, “July.”",
    },
    tiger: {
      meeting: "You have allies this year: bold colleagues who want you along at once and never look at the cost.",
      wood: "“You should run this,” three of them tell you, and you'd love to say yes on the stairs. Take one day to count: how many people, whose budget, how many weeks. Tomorrow your boss has three questions, and you have three answers.",
      fire: "All five of you talk at once in the first meeting. Suggest that one person decides when you disagree, and that it's you until June. “Fine, but you also book the room,” says the loudest of them. And that was the election.",
      earth:
        "A friend has the plan, and all the running around is yours. Settle your share in days off before you carry the first form to the third floor. Two Fridays a month are easily promised in May. In October, nobody remembers who got the signatures.",
      metal:
        "Your friends have already agreed to save a project that two groups gave up, nights and weekends included. You're the one who brings up overtime: “Time and a half, from Monday.” The director has nobody else, and agrees before the coffee is cold.",
      water:
        "“They'll need somebody to run the second floor,” one of them whispers in April. Spend the summer learning its dullest part, the vacation schedule, from the person who runs it now. When headquarters decides in a single afternoon, that person says your name.",
    },
    rabbit: {
      meeting: "When you move a meeting this year, nobody scolds you: the next one is simply held without you.",
      wood: "The class is on Tuesdays, and by the third Tuesday you have an excellent reason to skip it. Have the person beside you call at five past four if your chair is empty. The phone rings once. In June you pass, both of you.",
      fire: "The firm pays for one seat in the course, and a touchy colleague wants it, too. Give way at once, and cheerfully: “You go. Would you teach me on Thursdays?” You get the course for nothing, and a teacher who notices when you're late.",
      earth:
        "“Could I sit with your people for a day before we both decide?” Hardly anybody says that in an interview, and the answer is yes. Take a vacation day for it, and be there at nine. By three o'clock you know whether anybody laughs there.",
      metal:
        "The salary talk falls on the afternoon of the office barbecue, and you'd love to move it. Go, and begin with your figure: “Seven percent.” You're back for the burgers. The colleague who moved the same talk to August learns that nothing is left.",
      water:
        "The colleague who chairs the Monday meeting goes on leave, and nobody wants the job. Take it, for exactly eight weeks. They can't hold that meeting without you. In week nine, a quiet director who's been watching asks whether you'd like to keep it.",
    },
    dragon: {
      meeting:
        "Important people have you present their plans this year, because you make even a budget sound like fun.",
      wood: "“And what about year two?” a voice calls after your talk, and you have no idea. The analyst who made the figures does. Before each talk, get an hour of lessons. Before the third, you find a mistake in the figures, and your teacher beams.",
      fire: "After your third talk, a director says, “Isn't there anything of your own you'd like to do?” Have a reply that fits into one breath: what, with which two colleagues, in how many weeks. “Six weeks?” says the director. “Then begin on Monday.”",
      earth:
        "After three of their plans, it's still only their names on the first slide. Make a trade before the fourth: “I present yours in May, and you give me Fridays for mine.” The vice president has no other speaker, so you get the Fridays.",
      metal:
        "A big deal goes through the week after you presented it, and everyone shakes your hand. Say it then, with the glass still in it: “I'd like eight percent.” The director laughs, looks at the signatures and says, “Six, and don't tell anyone.”",
      water:
        "“Who could take over the six people in support?” a director wonders aloud, and the others study their shoes. Say, “I could, after a coffee with each of them.” Six coffees later you know who's good at what, and on Monday you have the job.",
    },
    snake: {
      meeting: "Your colleagues want to get ahead as much as you do this year, and they think longer before they move.",
      wood: "Three of them have been preparing for the exam since January, and didn't mention it. Don't be offended. Join them on Wednesdays, bring the doughnuts, and let them test you aloud. You learn by talking, and they've never laughed so much over tax law.",
      fire: "One of them wants your project, and an angry email about whose idea it was would only help this rival. Walk over and offer a split: the customers for you, the method for them. Each of you would find the other half boring.",
      earth:
        "Half of what you began now carries the name of the colleague who finished it. Pick one small thing and tell your boss, “This I'll do alone, to the end.” Keep two mornings a week free for it. In November it carries your name.",
      metal:
        "Your boss hears the figure and says nothing. Drink your coffee. You've never been silent for ninety seconds, and in every one of them you want to offer a discount. At eighty-five, your boss says, “We could do that from July.”",
      water:
        "“Not now. In October,” says the colleague who thinks longest, when you want to run upstairs and apply. Wait, though it hurts. In October the department has a new head, who has never heard about your temper and picks you.",
    },
    horse: {
      meeting: "This is your own year, and a hard one: you have little patience for anyone, least of all for yourself.",
      wood: "Call the person who taught you your first job, and ask for lessons. They've seen you slam a door and come back with doughnuts, so you have nothing to hide. “Every other Monday,” they say. “And bring questions.”",
      fire: "You've quit things two thirds of the way in before, so bet two colleagues a dinner that you'll pass the exam. Around week seven the book gets dull. You think of the bill, and of their faces, and you read on.",
      earth:
        "The spreadsheet that takes you four hours takes a young colleague ten minutes, and you're furious just watching. Offer a trade: they teach you on Tuesdays, and you take them along to the big meetings. Five weeks later you have your Thursdays back.",
      metal:
        "Your impatience has a price: you take the first figure to get out of the room. Before the salary talk, promise your slowest colleague that you'll sleep on any answer. “Four percent? I'll tell you tomorrow.” The next day it's six.",
      water:
        "“You talked for nine of the ten minutes,” says the trainer after your practice interview. It stings, and it's true. At the next one, count to five before each answer. Back at work, a colleague tells you something they've kept quiet about since spring.",
    },
    goat: {
      meeting: "This is one of your best years, because a gentle colleague helps you finish what you begin.",
      wood: "“Six years?” you say, and look for the door. Read the contract aloud with this colleague before you run. There's a study day in it each month, and the right to leave after three years. You sign, and it feels like your own idea.",
      fire: "“I'd only do this with you,” your colleague says in the kitchen, and turns red. Don't make a joke. Say, “Then let's do it for two years,” and agree who does what. You get the beginnings, your colleague gets the endings, and you're both relieved.",
      earth:
        "Tell only this colleague about the idea, and for once nobody else. Ten minutes later it has five steps, and the fifth says “done,” which no plan of yours has ever said. You do the first three. The last two get done as well.",
      metal:
        "Rehearse the talk with your colleague in the role of your boss. You name your figure, nobody speaks, and you lower it yourself. “You did it again,” says your colleague, three times. The fourth time you hold out, and on Thursday you do, too.",
      water:
        "Tell your boss that you'd like this colleague as your deputy. You do Mondays, when people need waking up, and your colleague does Fridays, when they need somebody to listen. After a month, nobody in the group has threatened to quit.",
    },
    monkey: {
      meeting:
        "Everyone changes course each week this year, you too, so little gets finished and even less gets paid for.",
      wood: "You've paid for the first lesson in seven subjects, and for the second in none. Let a patient friend pick one for you. “Accounting,” says your friend, without pity. By summer you follow every word of the budget meeting, and half of the room doesn't.",
      fire: "The office is taking bets on whether you or your rival wins. Walk over and suggest that you share the work: you find the first users, your rival builds it. The bets are off, your boss is relieved, and one person wants five dollars back.",
      earth:
        "Of your five ideas, pick the one that takes three weeks, even if it's the dullest. Tell the date to a colleague who likes to tease you. On day twenty you're bored. On day twenty-one you have the only finished thing on the floor.",
      metal:
        "Your goals have been changed three times since January. Count what you got done under each of them, and bring the sum: “Nine things, whatever we were calling it at the time.” Your boss laughs, counts along and finds four percent.",
      water:
        "“What are we doing this week?” people whisper on Mondays. Give them one answer and leave it alone until Friday, however good an idea you have on Wednesday. After five such weeks they come to you before they go to the boss.",
    },
    rooster: {
      meeting: "Your boss notes when you come in this year, and would much rather note what you've finished.",
      wood: "A finished course is easy to note, so make yours easy to approve: its name, its price, its first day. Your boss says yes in a minute. “Something with marketing” has been waiting for an answer since last year.",
      fire: "All around you, people announce huge things. Announce a tiny one: “From June on, no invoice waits longer than a week.” Nobody claps. Your boss checks it every Friday, though, and by August it's the only announcement that came true.",
      earth:
        "At 9:20 your boss looks at your empty chair and writes something down. So stop at your boss's door every Friday and say one number from the thing you've begun: “Eleven complaints fewer.” In week four, that's what gets written down.",
      metal:
        "Quick work has small mistakes in it, and your boss has counted yours. Before the salary talk, have four weeks without any: the slowest reader in the office checks everything, and you buy the coffee. “Nothing to note,” says your boss, and offers five percent.",
      water:
        "“You'd be good with a group, if you were ever here at nine,” says your boss, very kindly. Offer to open the office yourself for six weeks. It's awful until Thursday. Then you notice that everyone brings you their questions first.",
    },
    dog: {
      meeting: "Loyal people stand up for you this year, and all they want in return is to be treated fairly.",
      wood: "Somebody you once drove to the airport now helps to choose the heads of the groups. Call and say that you'd like ten minutes of advice. “For you, twenty,” is the answer. You hang up knowing the two questions that they put to everyone.",
      fire: "They all want you to speak to the director, and you'd enjoy that a little too much. Take along the colleague who never raises their voice, and leave the second half to them. You get the director's attention. Your colleague gets the yes.",
      earth:
        "“How can we help?” eight people say when they hear what you've begun. Give each of them one Friday, no more. That's two months of help, nobody feels used, and on the ninth Friday you take all of them out for pizza.",
      metal:
        "Two of these people do the same work as you for less. Bring that up in your own salary talk: “I'd like seven percent, and so should they.” Your boss settles on five for all three, and for weeks you don't buy your own coffee.",
      water:
        "The only voice against you is a colleague you snapped at two years ago. You'd forgotten it by two o'clock that day. Call, and say sorry without explaining. “I wondered when you would,” says your colleague, who speaks up for you on Monday.",
    },
    pig: {
      meeting: "Business is done over dessert this year, and by dessert you've usually put on your coat.",
      wood: "The oldest person at the table offers to explain how the firm really makes its money, and you'd usually run. Order a coffee and stay the hour. In spring the training program has two places left, and one of them is yours.",
      fire: "Over the cake, everybody shouts an idea. Leave last, and offer the quiet one a ride home. In a dark car you hear what really bothers the whole department. Two people could mend it in six weeks, and they're both in the car.",
      earth:
        "Keep the big plan in the bag. Over the ice cream, say what you'd do with one afternoon a week and no budget, and then say nothing more. “Why not?” says your boss, with a full mouth. You begin on Thursday.",
      metal:
        "Your boss orders the apple pie, and you reach for the coat. Hang it up again. Around the third bite, your boss says, “I still owe you something for March, don't I?” You say seven percent, and order the pie as well.",
      water:
        "“I need somebody to run nine people,” says the old boss you once walked out on. Don't pretend that it never happened. “This time I'd stay for dessert,” you say, and you both laugh. From September, the nine people are yours.",
    },
  },
  months: {
    rat: "In December's Rat month, somebody cancels one of your plans overnight. You'd like to promise a new one on the spot. Say that you'll call tomorrow, because your second idea is the better one.",
    ox: "In January's Ox month, you get misquoted to the boss. After each talk, send two lines with what you promised and for which day. That's quicker than explaining in February what you never said.",
    tiger:
      "February's Tiger month sends you bold friends, so it's a good time to begin something. Tell five of them your goal in one sentence. Four say “great idea,” and one asks when you start.",
    rabbit:
      "In March's Rabbit month, people nod politely and forget what you agreed. Send a cheerful reminder two days ahead, with a bad joke if you like. They'll answer the joke, and then they have to come.",
    dragon:
      "April's Dragon month is full of big events, and at each you're one guest among hundreds. Stand near the exit, where tired people have time to talk. One real talk is worth a hundred handshakes.",
    snake:
      "May's Snake month shows you trouble ahead, if you listen. Give a thoughtful colleague a whole lunch hour and don't interrupt. You'll hear of a problem while one phone call can still solve it.",
    horse:
      "In June, your own month, you can't sit still and you snap at people. Take your calls on a walk around the block. You come back friendlier, and the office has had ten quiet minutes.",
    goat: "July's Goat month is your best of the year, if you team up with somebody gentle. You make the other side laugh, and your partner hears what they need. Few people get both in one visit.",
    monkey:
      "August's Monkey month upsets every straight plan: the road is closed, the client is away. When a trip falls through, call the people you know nearby. Some of them are stuck as well.",
    rooster:
      "September's Rooster month watches the clock, and somebody sees you come in late. Send your boss a short report of results each week. After the second report, nobody wonders where you are.",
    dog: "Friends are loyal in October's Dog month. Tell two of them what you want to achieve next year, and let them bring it up every month. When you lose interest in spring, they'll keep you going.",
    pig: "November's Pig month is for meals, so have lunch with somebody you usually run past, and ask what they're working on. One of those lunches ends with “I wish we had a person like you.”",
  },
};
