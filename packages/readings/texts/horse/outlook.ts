import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition's advice for your own year is to slow down and finish what's open. Horses are hard on Horses, so you'll be impatient with slow colleagues, with forms and most of all with yourself. Much of that bad mood comes from things you've left lying: the receipts in your glove compartment, the form that HR keeps mentioning, the apology you've owed since spring. Settle one each week. Red is lucky this year if a friend gives it to you, and red running shoes count.",
  years: {
    rat: {
      meeting: "The Rat is your clash, so somebody above you keeps changing your plans at short notice.",
      wood: "When your project is one of those that go, another team wants you the same afternoon. Promise an answer for tomorrow. Overnight you think of two conditions, and a boss who's short of people often agrees to both.",
      fire: "If the floor plan changes, too, your whole group is as angry about moving as you are. Turn the grumbling into three requests to the director. “Can we keep the good coffee machine?” is something a director can grant.",
      earth:
        "With no money for a trainer, everyone asks you to explain each new plan, because you tell it so well. Record your second talk and send it around. The next people get a link, and you get your afternoons back.",
      metal:
        "When a trip of yours is canceled to save money, use the free days for the bid that nobody wants to write, with its forty pages of clauses. Two pages each morning are enough. Most rivals give up around page twenty.",
      water:
        "If half of your business trips are canceled, a colleague tells you before your boss does. Use the head start to work out which two trips brought in the most, and show the figures. Those two can often be saved.",
    },
    ox: {
      meeting:
        "You and your boss keep misunderstanding each other this year: you say “soon,” and your boss hears “Friday.”",
      wood: "When a colleague who speaks twice a day is sent to train you in planning, stay in your chair and learn to put a date on every job. From then on, your boss hears “Friday” because you said “Friday.”",
      fire: "When a colleague has the same clients as you, a boss who mishears things may praise the wrong one of you. Suggest that you split the clients by city. Then one look at the address shows whose work it was.",
      earth:
        "You've probably started six jobs, and your boss is waiting for the one you called “nearly done.” Finish that job before you mention a seventh. Once it's on the desk, the talk turns to the other five, which are going well.",
      metal:
        "You tell your boss “soon,” your boss tells a client “Friday,” and six weeks later the client is furious. Drive there, say sorry and name an exact day for the delivery. It's hard to stay angry with you in person.",
      water:
        "If your best idea breaks a company rule, a hasty explanation makes your boss dig in. Take along a patient colleague who knows the rule book. Your colleague can name the exception, and wait in silence while your boss reads it.",
    },
    tiger: {
      meeting: "The Tiger is your ally: bold friends want you along at once, and nobody looks at the cost.",
      wood: "Before you follow a friend into a new firm, find out how many months of salaries it has in the bank. If the answer is “two,” there's always the job that your friend just left. It's open, and it pays.",
      fire: "When you and a friend take the loud side and promise a launch, settle the loss at which you'd both stop. Neither of you has ever stopped anything before. With a number on paper, you can give up and stay friends.",
      earth:
        "If your friend has the bold plan, all the running around is yours. Settle your share before the first form is filled in, in dollars or in days off. Later, people forget who stood in line for the permit.",
      metal:
        "Suppose they talk you into a project that two teams have given up. Your team can do it with nights and weekends, so get overtime pay in the contract before you all say yes. A desperate company rarely haggles.",
      water:
        "While headquarters discusses your launch, your friends want to start at once, without a budget. Spend those months testing with five real customers, and note what each costs. On the day headquarters says yes, you can name the price.",
    },
    rabbit: {
      meeting: "When you move a meeting, nobody scolds you this year. The next meeting is simply held without you.",
      wood: "When a tactful colleague gets your project through a committee with two phone calls, don't thank them on the run. Sit through their next presentation to the very end. They'll notice who stayed, and they may make those calls again.",
      fire: "When a job has been promised to you and to a colleague, the boss will want to see you both. Don't move that meeting. Give way cheerfully, and name the job you'd like next. Bosses remember who spared them an argument.",
      earth:
        "If you've talked a doubtful manager into trying something new, be there when it's praised. Invite the manager and your boss to coffee, and keep the date. “I only tried it because of you” sounds best in front of the boss.",
      metal:
        "It's the same with deadlines: no one calls, but a small clause sets a fine for each late day. Before you promise a date, show the clause to your most careful colleague. They'll add two weeks, and they're usually right.",
      water:
        "When you learn about a meeting from the leftover sandwiches, you've broken some unwritten rule. Over doughnuts, ask a quiet colleague which rule it was. They've been hoping for months that somebody would tell you.",
    },
    dragon: {
      meeting: "Important people put you on stage to present their projects, because you make any plan sound like fun.",
      wood: "If they offer you a team along with the plan, promise one small part of it within six weeks and leave out the rest. Plans that grow get cut in the end, and yours is the part that already works.",
      fire: "After your speech at one of the launches, ten lively people crowd around the most important client. Take your plate to the small client who sits alone. “You're the first to ask me anything tonight” is how the next order begins.",
      earth:
        "When a date gets close, you'll work evenings that nobody counts. Have them signed every week by the manager who holds the budget. At the party afterward, everybody praises your energy, and you're the one who's also paid for it.",
      metal:
        "Suppose one of those giants likes your presentation and wants your firm to start tomorrow. Get your boss to ask for the payment in four parts first. Giants cancel halfway without blushing, and by then half of the money has arrived.",
      water:
        "Perhaps they want you to announce that a plan is off, because a thick rule book forbids it. Read the section on exceptions that morning on the train. A smaller version is usually allowed, and it's nicer to announce.",
    },
    snake: {
      meeting: "The people around you want success as much as you do, and they think longer before they move.",
      wood: "If your last transfer came as a surprise, one of them probably spoke up for you. Get the name from your boss, and take that person to a long lunch. You'll hear which department gets renamed next, and whether it's yours.",
      fire: "When you and a colleague both want one big project, an angry email helps only your colleague. Walk over and offer a split: the customers for you, the method for them. Each of you would find the other half boring.",
      earth:
        "Bosses check, too, and yours may find that half of your work has somebody else's name on it. Get one project of your own, and give it two days a week. Next year, the boss knows what to look up.",
      metal:
        "Somebody across the table may wait in silence for you to lower the price. Name your price once, then drink your coffee. After ninety seconds of silence, you'd love to talk about the weather, and they'd love to sign.",
      water:
        "A colleague who thinks for days may tell you to drop two tasks and won't explain. Follow the advice for a month, however much you'd like to argue. Your colleague has probably seen the plan, and those two aren't in it.",
    },
    horse: {
      meeting: "In your own year, you have little patience for anyone, and least of all for yourself.",
      wood: "If you rush into a deal with a young firm and no money comes, call the person who trained you. They've watched you do worse, so don't be ashamed. They also know how to talk to somebody who's broke.",
      fire: "You hate to wait for anything, so when four teams want you in March, you'd agree to all four on the spot. Choose one, and offer the others a month next year. Four public promises could mean four public apologies.",
      earth:
        "Teaching isn't your strength in such a mood, and yet a young colleague may want to learn from you. Take them along one day a week. They'll write down each step, so the way you work is organized at last.",
      metal:
        "Your impatience can be measured as well: it's the discount you give to get out of a meeting. Leave the final price to a slower colleague for three months. The difference may be larger than your raise.",
      water:
        "When a plan changes and you get cross, your team watches whether you still keep your own rules. Begin with the simplest rule, and be on time for the meeting you called. Two weeks later, hardly anybody else is late.",
    },
    goat: {
      meeting: "This year suits you better than any other, because a gentle colleague helps you finish what you begin.",
      wood: "If the two of you have an idea for your team, make the request small: one month, one test group. A boss in a generous mood often grants that. With the two of you at work, a month is enough.",
      fire: "When other teams see how good your colleague is, they'll send flowers and fine words. Instead of a speech, take over the expense report that your colleague has dreaded since January. “You did that for me?” No bouquet beats that.",
      earth:
        "When something that the two of you made goes well, everyone wants more, and you're worn out before fall. So improve your own week: keep Wednesdays free, and let your colleague announce it. Nobody argues with somebody that nice.",
      metal:
        "If your colleague tells you to stop adding ideas, that's about money, too. Let the gentle one decide when the job is done. The client was happy on Tuesday, and each idea since then costs a day that nobody pays for.",
      water:
        "If an office turns down your request and you'd only argue with the clerk, send your colleague with the same papers and a kind question. Half an hour later, they may be discussing their dogs while the request gets stamped.",
    },
    monkey: {
      meeting: "Everyone keeps changing direction, you more than most, so few things get finished or paid for.",
      wood: "The idea that works may be the silliest one. If a llama farm wants your software, call back within the hour, and stay with it. Odd clients know what they need, they pay, and they tell the alpaca farm next door.",
      fire: "If a quick rival wants the same project as you, people will gladly watch both of you fall. Suggest that you do it together, and divide the work on paper. The audience is disappointed, and your boss is relieved.",
      earth:
        "If a clever colleague has the idea and you do the running that makes it pay, people remember the idea. Arrange to present the second half yourself, with the first ten customers on a slide. Now they remember you as well.",
      metal:
        "Calling a client three times a day is a method that no longer works. Make one offer with a date, and keep your hands off the phone for two days. Among so many changes, clients like what stays the same.",
      water:
        "When a vague new rule stops your project halfway, the colleague who wrote it may look rather pleased. Over lunch, ask how they'd get around it themselves. People who write vague rules often hope that somebody admires the way out.",
    },
    rooster: {
      meeting: "Your boss notes when you come in this year, and would much rather note what you've finished.",
      wood: "A finished course is easy to note. Send one email with its name, its price and its first day. An exact boss can approve that in a minute, and nobody can approve “something with marketing.”",
      fire: "Your charm is one more big promise in all that noise. If there's a license or a certificate in your field, get it this spring, however dull the book is. A tired boss can check it online in ten seconds.",
      earth:
        "If four weeks of your running around shrink to half a line in the monthly report, send its author one figure, such as calls returned. Tidy people love a figure. Next month, your figure may have its own box.",
      metal:
        "Quick work has small mistakes in it, and your boss notes each of them. Finish one report early, and have the slowest reader in the office go through it. When the note says “no errors,” few bosses check the clock.",
      water:
        "If your expense reports keep coming back with a kind little note, the note is right: you guessed the taxi. Fill in the next report on the train home, with the receipts on your knees. Finished reports are paid within days.",
    },
    dog: {
      meeting: "The Dog is your ally: loyal people stand up for you, and all they want is to be treated fairly.",
      wood: "If you'd like to have one of the new rules changed, somebody you once helped may be on the right committee. Call and ask for ten minutes. “For you, twenty,” they say, because they still remember the ride to the airport.",
      fire: "When your group gets its hearing, everyone wants you to speak, and you'd enjoy it. Let a colleague who never raises their voice do it, and sit beside them. People listen longer to somebody who isn't shouting.",
      earth:
        "Being reliable can wear you out, because your team would let you run until you drop. Tell them that you're off on Thursday afternoons. They manage well for four hours, and on Friday you're nice to them again.",
      metal:
        "Perhaps a customer was billed twice, and everybody hopes it won't come out. The refund rule holds for your team, too, so call that customer first. People forgive a mistake when they hear about it from the person who made it.",
      water:
        "Perhaps a loyal colleague warned you about a trip, and you snapped. Call that evening and ask for the reason. Your colleague has read the travel warning. You stopped at the pictures of the hotel.",
    },
    pig: {
      meeting: "Business is done over dessert this year, and by dessert you've usually put on your coat.",
      wood: "When your host enjoys your stories and runs a growing team, stay for coffee and mention the job you'd like. “Funny, we're just looking for somebody” comes up around the second cup.",
      fire: "If you can't outspend the other guests, and they're as charming as you are, leave last and offer somebody a ride home. The ride costs you a gallon of gas. In a dark car, people say what they really need.",
      earth:
        "If you do stay at the table, you'll be yawning at nine. Tell the team the day before that you'll come in at ten. Nobody else is in a hurry, and the plan from last night can wait an hour.",
      metal:
        "Over pie, a manager may admit that half of the customers haven't paid, because nobody likes to call them. Offer to make the calls, since you like a chat anyway. Of all the favors a manager remembers, money comes first.",
      water:
        "If an old boss turns down your plan over dinner, you'd be out the door before the coffee. Stay for dessert and ask which month would suit better. An old boss who likes you often names one on the spot.",
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
