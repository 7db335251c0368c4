import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition's advice for your own year is to slow down and finish what's open. Horses are hard on Horses, so you'll be impatient with slow colleagues, with forms and most of all with yourself. Much of that bad mood comes from things you've left lying: the receipts in your glove compartment, the form that HR keeps mentioning, the apology you've owed since spring. Settle one each week. Red is lucky this year if a friend gives it to you, and red running shoes count.",
  years: {
    rat: {
      meeting:
        "The people above you keep changing your plans this year, mostly the night before, and none of it is your fault.",
      wood: "Call the best boss you ever had, say that you're looking, and find out what you'd need to know to work there again. You hear the name of one certificate, and of a department that's two people short from March.",
      fire: "Three colleagues read the same job ads as you, each with the screen turned away. You tell people everything, but keep this to yourself until you've had your interview. Then tell them. One has a cousin there, and warns you about the noncompete.",
      earth:
        "The interviewer wants to see what you've built, and most of it was canceled from above. Bring along the one small thing that you finished anyway. Five minutes later you could have a whole team there. Say you'd rather build the next thing first.",
      metal:
        "Your own salary talk has been moved twice as well. Step into the elevator with your boss and mention an offer for nine percent more. The talk takes place the next morning. When you're offered a course instead, say that the other firm pays cash.",
      water:
        "A recruiter calls on the day your week has been changed for the fourth time. Tell the story without the swearing: “I can replan a department overnight.” There's a pause, and then the recruiter asks how many people you'd like to have under you.",
    },
    ox: {
      meeting: "You and your boss keep misunderstanding each other: you say “soon,” and your boss hears “Friday.”",
      wood: "A colleague who speaks about twice a day is sent to show you how planning works. Stay in your chair, and put a date on every job before you leave it. From then on, your boss hears “Friday” because you said “Friday.”",
      fire: "Before the two of you show your idea, agree who says what: you tell why, your colleague tells how. A boss who mixes things up would otherwise thank only one of you. This time both names are in the email, and both are spelled right.",
      earth:
        "You describe your idea on the stairs, and your boss believes it's for next year. Show it instead: ten minutes, one example that works. Your boss still sees a toy. An interviewer across town sees what it saves, and has a free desk.",
      metal:
        "Last October your boss said “we'll see,” and you heard “yes.” Bring it up in person, with a figure: “I understood six percent from January. What did you mean?” The answer is four, from March, and this time you've both heard it.",
      water:
        "“I could take on more” is how you'd put it, and your boss would send you another spreadsheet. Say instead, “I'd like to head the billing group from June.” Then keep quiet. Your boss studies the floor plan for a minute and says, “July.”",
    },
    tiger: {
      meeting: "You have allies: bold colleagues who want you along at once and never look at the cost.",
      wood: "Two of them stop you at the elevator: would you run the team? Take a day before you say yes, and count heads, weeks and dollars. Your boss likes the numbers, and wonders where you learned to lead. You didn't, so you get a two-day course first.",
      fire: "All five of you talk at once in the first meeting. Suggest that one person decides when you disagree, and that it's you until June. “Fine, but you also book the room,” says the loudest of them. And that was the election.",
      earth:
        "A friend has the plan, and all the running around is yours. Settle your share in days off before you carry the first form to the third floor. Two Fridays a month are easily promised in May. In October, nobody remembers who got the signatures.",
      metal:
        "Your friends have agreed to save a project that two groups gave up, nights and weekends included. Bring up overtime: time and a half, from Monday. The director offers a course in project planning instead. Even your friends laugh, and you settle on time and a quarter.",
      water:
        "In April one of them whispers that the second floor will need a new head. Spend the summer learning its dullest part, the vacation schedule, however often your friends want to launch something. When headquarters decides, you're the only one who knows who's off when.",
    },
    rabbit: {
      meeting: "When you move a meeting this year, nobody scolds you: the next one is simply held without you.",
      wood: "Class is every Tuesday at four, and by week three you have an excellent reason to skip it. Have the person beside you call at five past four if your chair is empty. The phone rings once. In June you pass, both of you.",
      fire: "The firm pays for a single seat, and a touchy colleague wants it, too. Give way at once, and cheerfully: “You go. Would you teach me on Thursdays?” You get the course for nothing, and a teacher who notices when you're late.",
      earth:
        "In the interview, propose a trial day before anyone decides. Be there at nine, and don't move the date. By three o'clock you know whether people laugh in that office. At five they slide a noncompete across the table, and you take it home to read.",
      metal:
        "The salary talk falls on the afternoon of the office barbecue, and you'd love to move it. Go, and begin with your figure, seven percent. You're back for the burgers. The colleague who moved the same talk to August learns that nothing is left.",
      water:
        "The colleague who chairs the Monday meeting goes on leave, and nobody wants the job. Take it, for exactly eight weeks. They can't hold that meeting without you. In week nine, a quiet director who's been watching asks whether you'd like to keep it.",
    },
    dragon: {
      meeting: "Important people have you present their plans, because you make even a budget sound like fun.",
      wood: "After your talk, a voice from the back wants to know about year two, and you have no idea. The analyst who made the figures does. Before each talk, get an hour of lessons. Before the third, you find a mistake in the figures, and your teacher beams.",
      fire: "After your third talk, a director wonders whether you have a plan yourself. Have a reply that fits into one breath: what, with which two colleagues, in how many weeks. You get six weeks and a room without a window. By Tuesday, somebody has painted one.",
      earth:
        "After three of their plans, the first slide shows only their names. Make a trade before the fourth: you present it in May, and get Fridays for your own. You're offered a team. Keep to Fridays: in August your slide is done, and a guest wants your number.",
      metal:
        "A big deal goes through the week after you presented it, and everyone shakes your hand. Say it then, with the glass still in it: “I'd like eight percent.” The director laughs, looks at the signatures and says, “Six, and don't tell anyone.”",
      water:
        "A director wonders who could take over the six people in support, and the others study their shoes. Say yes, if you may first have coffee with every one. Six coffees later you know who's good at what. Your own great idea stays in your pocket.",
    },
    snake: {
      meeting: "Your colleagues want to get ahead as much as you do, and they think longer before they move.",
      wood: "Three of them have been preparing for the exam since January, and didn't mention it. Join them on Wednesdays, bring the doughnuts, and let them test you aloud. You learn by talking, and they've never laughed so much over tax law. Three more years sound fine.",
      fire: "One of them wants your project, and an angry email about whose idea it was would only help this rival. Walk over and offer a split: the customers for you, the method for them. Each of you would find the other half boring.",
      earth:
        "Half of what you began carries the name of the colleague who finished it. Keep two mornings a week free for one small thing. In July you're offered a group, and you nearly say yes. In November the thing is done, and the name on it is yours.",
      metal:
        "Your boss hears the figure and says nothing. Drink your coffee. You've never been silent for ninety seconds, and in every one of them you want to offer a discount. At eighty-five, your boss says, “We could do that from July.”",
      water:
        "You want to run upstairs and put your name down, and the colleague who thinks longest tells you to wait until October. It hurts. By then the department has a new head, who's never heard about your temper and reads your name without a sigh.",
    },
    horse: {
      meeting: "Your own year leaves you little patience for anyone, and least of all for yourself.",
      wood: "Call the person who taught you your first job, and ask for lessons every other Monday. They've seen you slam a door and come back with doughnuts, so there's nothing to hide. In May you want to quit over a form. You're told to finish the chapter first.",
      fire: "You've quit things two thirds of the way in before, so bet two colleagues a dinner that you'll pass the exam. Around week seven the book gets dull. You think of the bill, and of their faces, and you read on.",
      earth:
        "The spreadsheet that takes you four hours takes a young colleague ten minutes, and you're furious just watching. Offer a trade: they teach you on Tuesdays, and you take them along to big meetings. By May you have your Thursdays back, and job ads look less tempting.",
      metal:
        "Your impatience has a price: you take the first figure to get out of the room. Before the salary talk, promise your slowest colleague that you'll sleep on any answer. “Four percent? I'll tell you tomorrow.” The next day it's six.",
      water:
        "The trainer timed your practice interview: you talked for nine of the ten minutes. It stings, and it's true. At the next one, count to five before each answer. Back at work, a colleague tells you something they've kept quiet about since spring.",
    },
    goat: {
      meeting: "A gentle colleague helps you finish what you begin, and never mentions how often you didn't.",
      wood: "“Two years?” you say, and look for the door. Read the agreement aloud with this colleague before you run. There's a study day in it each month, and the firm pays all but the books. You sign, and it feels like your own idea.",
      fire: "You'd open your weekend business tomorrow, half and half, on a handshake. This colleague wants it in writing. Sit still for the hour at the lawyer's. You find the first customer in six days, and your colleague mails the bill before you'd have found a stamp.",
      earth:
        "Tell only this colleague about the idea, and for once nobody else. Ten minutes later it has five steps, and the fifth says “done,” which no plan of yours has ever said. You do the first three. The last two get done as well.",
      metal:
        "Rehearse the talk with your colleague in the role of your boss. You name your figure, nobody speaks, and you lower it yourself. “You did it again,” says your colleague, three times. The fourth time you hold out. On Thursday you do, too, for most of it.",
      water:
        "Take the group, with this colleague for your deputy. You do Mondays, when people need waking up, and your colleague does Fridays, when they need somebody to listen. Your plan for a side business comes up on a Wednesday, and is kindly talked away.",
    },
    monkey: {
      meeting:
        "Everyone changes course each week this year, you too, so little gets finished and even less gets paid for.",
      wood: "You've paid for the first lesson in seven subjects, and for the second in none. Let a patient friend pick one. “Accounting,” says your friend, without pity. By summer you follow every word of the budget meeting, and a two-year lease across the street no longer scares you.",
      fire: "The office is taking bets on whether you or your rival wins. Walk over and suggest that you share the work: you find the first users, your rival builds it. The bets are off, your boss is relieved, and one person wants five dollars back.",
      earth:
        "Of your five ideas, pick the one that takes three weeks, even if it's the dullest. Tell the date to a colleague who likes to tease you. On day twenty you're bored. On day twenty-one it's done, and you have something to show at interviews.",
      metal:
        "Your goals have been changed three times since January. Count what you got done under each of them, and bring the sum: “Nine things, whatever we were calling it at the time.” Your boss laughs, counts along and finds four percent.",
      water:
        "Every Monday, people whisper about what the goal is now. Give them one answer and leave it alone until Friday, however good an idea you have on Wednesday. After five such weeks they come to you before they go to the boss.",
    },
    rooster: {
      meeting: "Your boss notes when you come in this year, and would much rather note what you've finished.",
      wood: "A finished course is easy to note, so make yours easy to approve: its name, its price, its first day. Your boss says yes in a minute, with the two years attached. “Something with marketing” has been waiting for an answer since last year.",
      fire: "All around you, people announce huge things. Announce a tiny one: from June on, no invoice waits longer than a week. Nobody claps. Your boss checks it every Friday, though, and by August it's the only announcement that came true.",
      earth:
        "At 9:20 your boss looks at your empty chair and writes something down. So stop by every Friday with one result from your new project: “Eleven fewer complaints.” In week four, that's what gets written down. It'll look good in an interview, too.",
      metal:
        "Quick work has small mistakes in it, and your boss has counted yours. Before the salary talk, have four weeks without any: the slowest reader in the office checks everything, and you buy the coffee. Now nobody can offer you a course in accuracy instead of money.",
      water:
        "“You'd be good with a group, if you were ever here at nine,” says your boss, very kindly. Offer to open the office yourself for six weeks. It's awful until Thursday. Then you notice that everyone brings you their questions first.",
    },
    dog: {
      meeting: "Loyal people stand up for you this year, and all they want in return is to be treated fairly.",
      wood: "Somebody you once drove to the airport now helps to choose the heads of the groups. Call for ten minutes of advice. You get twenty, the two questions that everyone is asked, and a tip about a class that teaches the answer to one.",
      fire: "They all want you to speak to the director, and you'd enjoy that a little too much. Take along the colleague who never raises their voice, and leave the second half to them. You get the director's attention. Your colleague gets the yes.",
      earth:
        "Eight people offer to help when they hear what you've begun. Accept one Friday from each, no more. That's two months of help, and nobody feels used. On the ninth Friday you all have pizza, and somebody mentions a free desk at another firm.",
      metal:
        "Two of these people do your work for less. Bring that up in your own salary talk, and make it seven percent for all three. Your boss settles on five for each of you, and for weeks you don't buy your own coffee.",
      water:
        "The only voice against you is a colleague you snapped at two years ago. You'd forgotten it by two o'clock that day. Call, and say sorry without explaining. “I wondered when you would,” says your colleague, who speaks up for you on Monday.",
    },
    pig: {
      meeting: "Business gets done over dessert, and by dessert you've usually put on your coat.",
      wood: "The oldest person at the table offers to explain how the firm really makes its money, and you'd usually run. Order a coffee and stay the hour. In spring an accounting job opens, steady enough for a mortgage, and nobody else knows what they do there.",
      fire: "Over the cake, everybody shouts an idea. Leave last, and offer the quiet one a ride home. In a dark car you hear what really bothers the whole department. Two people could mend it in six weeks, and they're both in the car.",
      earth:
        "Keep the big plan in the bag. Over the ice cream, say what you'd do with one afternoon a week and no budget, and then say nothing more. Your boss nods with a full mouth. Across the table, a guest from another firm has stopped eating to listen.",
      metal:
        "Your boss orders the apple pie, and you reach for the coat. Hang it up again. Around the third bite, your boss says, “I still owe you something for March, don't I?” You say eight percent, get five, and order the pie as well.",
      water:
        "“I need somebody to run nine people,” says the old boss you once walked out on. Don't pretend that it never happened. “This time I'd stay for dessert,” you say, and you both laugh. You're trusted with five of the nine, to begin with.",
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
