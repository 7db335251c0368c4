import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for mending what you have, and large changes should wait. You'll see why on the first bad day. Praise and blame hit you twice as hard as usual, and over one cold email you'd quit. Write the letter of resignation, if it helps, and let a friend keep it for a week. By then you've heard that your boss was only late for the dentist. Red brings luck this year, so let your friend give you a scarf.",
  years: {
    rat: {
      meeting: "You and your boss hear different things: your boss talks about figures, and you hear blame.",
      wood: "Your boss calls the unit 12 percent too slow, and you hear that you've failed. Answer with a question: “Who should speed it up?” Your boss was hoping that you would, with a noncompete to sign. Say yes to the people, and take the noncompete home.",
      fire: "Somebody in accounting reads those figures all day and takes none of them personally. Bring two coffees on a slow Thursday and have the monthly report explained line by line. At the next meeting, you know that the red number is only the new carpet.",
      earth:
        "Your boss finds the proposal four thousand too expensive, and you want to bury it. Take out the catering and bring it back the same afternoon. You were never the problem. It was the buffet, and your project begins in May.",
      metal:
        "Your boss wonders how long that little tool took you, and you hear a complaint. Don't shrug it off. Say that it took nineteen hours. Your boss only wanted a number to plan with. Put it in your application, too: nineteen hours, forty happy users.",
      water:
        "Name your figure, and your boss reaches for the calculator without a smile. You'd love to take it back. Sit still and count to twenty. It isn't scorn. Your boss is looking for the first month that has room for it, and finds July.",
    },
    ox: {
      meeting:
        "Strict bosses want every rule followed to the letter, and arguing with them wears you out faster than the work.",
      wood: "Lunch is thirty minutes, and yours was thirty-four. Save your breath and call somebody who left last year. “How's your boss?” gets you a long, happy story. It ends with, “And we still need somebody to run our group.”",
      fire: "Tell the strictest boss you want to do things by the book, and name the class that teaches the book. On Tuesdays you now leave at four, with permission. When somebody is needed to supervise the new forms, you happen to be in class.",
      earth:
        "One colleague has worked under a strict boss for eleven years and still hums in the elevator. Spend two lunches on learning how. It's simple: every report goes in a day early, “for corrections,” and no argument ever starts.",
      metal:
        "At five, the rules say that you can go, so go. Use two evenings to write to firms you admire, and attach the welcome booklet you made. The first answer praises page two, and you notice how long it's been since anybody here did that.",
      water:
        "Every time a rule makes somebody angry, the call lands on your desk. Keep a tally until June, then say, “I've calmed down twenty-three people. I'd like six percent.” Your boss checks the tally, finds it correct and opens the pay scale.",
    },
    tiger: {
      meeting: "Loud colleagues sell ideas better than you this year, including the ideas they got from you.",
      wood: "While the loud ones make speeches about the open job, see the boss alone. Mention two things you've improved and two colleagues who'd like to work for you. No speech had names in it, and your two get a call from the boss.",
      fire: "A loud colleague tells half the floor that the company should send you to the March training. Blush later. The same day, send your boss the link, with the date circled. Everybody knows it's yours, so nobody else applies.",
      earth:
        "When a loud colleague presents a proposal that was yours, offer to do the forms. One of the boxes is for the author of the idea, and you write in your own name. The speech is forgotten within a week, and the form goes into the file.",
      metal:
        "In the Monday meeting, before the loud ones warm up, announce that you're making a guide for new people, ready in May. Your ears will burn. In May, twelve colleagues want a copy. Two would like to work under you, and you'd rather write part two.",
      water:
        "Your idea saves the department nine thousand, and the loudest of them tells the story. See your boss alone, say that it was yours, and bring up your pay. Your boss has been wondering how the storyteller came up with it.",
    },
    rabbit: {
      meeting:
        "People with good taste have noticed your work and tell others about it, often before you'd call it finished.",
      wood: "“Could you see yourself running this group?” one of them says, and you'd like a year to get ready. Take the first date they offer. You move the chairs into a circle, you bring a cake, and within a month nobody misses the old boss.",
      fire: "One of them offers you a small group, and three days later you're still looking for the perfect answer. To a polite person, that silence is a slight. Pick up the phone. An imperfect yes is plenty, and they've already thought of the course you'd need.",
      earth:
        "One of them mentions a group without a boss, and you'd wait to be asked twice. Offer to look after it for a month. A trial makes nobody nervous. In week five, people simply keep coming to your desk.",
      metal:
        "You're keeping the draft in a drawer until the last corner is right. Invite the colleague with the best taste to see it now, corners missing. You get a long look, a second coffee, and an introduction at the company you've always admired.",
      water:
        "An admirer praises you while your boss is listening, and you'd like to call it nothing. Say thank you and stop there. An hour later, name your figure. There's talk of a course first, until your boss remembers the praise and drops the subject.",
    },
    dragon: {
      meeting: "Everyone plans something huge and hopes you'll help in your spare time.",
      wood: "A plan with nine floors and a slogan needs somebody for the part that visitors see first. Say that you'll run the front hall, with two people, during working hours. Next to the slogan, that sounds so modest that you get the hours and one of the two.",
      fire: "This time it's the invitations, nine evenings of them, and you're already nodding. Offer a trade: nine evenings for nine days of training in May. You get six, if you promise to stay another year. You'd have stayed anyway.",
      earth:
        "The huge plan comes with software that you'll have to use, and nobody asked you. Draw the two screens you need, and show them to one of the visiting experts. You get an hour's lesson on the spot, and by fall yours are the screens that people like.",
      metal:
        "Helping with the big plan would take every evening until fall. Give it Thursday mornings, and keep Friday afternoons for something that's only yours. In June they want you to head all the helpers, and you decline. In October the big plan is late, and yours is done.",
      water:
        "Add up the evenings that the big plan has cost you since January. Tell your boss the number, and that you'd like to go on if it's in your pay. There's a pause while your boss imagines doing it without you. It's a short pause.",
    },
    snake: {
      meeting: "Quiet people have noticed what your work is worth, and they wonder why you ask for so little.",
      wood: "The quietest manager in the building has read your reports since you came. Send one line: “If a team comes free, I'd like to lead it.” Don't add an apology. The answer is one line, too: “I was wondering when you'd say so.”",
      fire: "One of these quiet people thinks that the advanced class would suit you, and you want to shake your head. Nod, and suggest that your boss should hear it, too. The department pays half. They plan to keep you, so that evening you look at houses.",
      earth:
        "You were going to request one afternoon a month for your idea. A colleague who never flatters looks up: “I'd have said one a week.” Tell your boss one a week, in that dry tone. You get two a month, twice what you'd planned on.",
      metal:
        "Your report goes out, and the only name on it is the department's. Before the next one, tell your boss that yours belongs on the cover. You expect a discussion and get a nod. In the fall, a stranger at another firm has read it, and calls.",
      water:
        "Your manager is as quiet as you are, so this will be the shortest salary talk in the building. Name the figure, then study your tea. Eight seconds feel like a refusal, but they're only arithmetic. In the ninth, you hear, “From which month?”",
    },
    horse: {
      meeting: "A quick colleague is on your side and shows your work to people you'd never dare to call.",
      wood: "The boss needs a new head for the group, and this colleague offers both of you. Agree before you've counted your doubts. Your colleague takes the meetings, you take the people, and after a month it's hard to say which of you has more fun.",
      fire: "A few people get $4,000 for staying two years, and you'd never bring it up. Let this colleague make the department head laugh first. Then say that you'd like to stay, and take the March course. You get both, though you buy the books.",
      earth:
        "After the third workshop you've run together, your colleague says that you two should go on like this. Name terms while you stack the chairs: two years, every second Tuesday, half each. You shake hands over the last chair.",
      metal:
        "Your colleague has promised your new service to six departments in one morning. Before you begin, agree on two a month, and tape the number to your colleague's phone. By June you're offered people of your own for it, and you point at the tape.",
      water:
        "This colleague knows what everyone earns and laughs out loud at your figure. Practice the new one together in the stairwell, until it sounds boring. You say it on Thursday, and your boss notes it down like a phone number. The two-year agreement takes another week.",
    },
    goat: {
      meeting: "In your own year, everything touches you more than usual, the nice remarks as well as the cold ones.",
      wood: "Somebody remarks that you're too soft to be a boss, and it follows you home. Repeat it to the three people you'd be in charge of. They look at each other, and one of them says, “That's why we put your name down.”",
      fire: "Your boss calls your work lovely, and you could live on that for a week. Mention the April class in the same minute. By evening somebody else has been cold, and you're writing your resignation in your head. But the class is booked.",
      earth:
        "On the first evening, you love the class. On the second, somebody corrects you, and on the third, you'd rather stay home with the job ads. Have a determined friend pick you up at six, coat in hand. In June, you both pass.",
      metal:
        "A friend wants a favor that's really a day's work, and your study evening is the first to go. Say that you're in class on Wednesdays. It's the gentlest no you've ever said. The friend comes on Thursday instead, with half of the work done.",
      water:
        "One morning, your boss says something kind, and you feel three inches taller. Bring up your pay that same afternoon, before you shrink again. Your voice holds, and you get half of a number that only the cat has heard before.",
    },
    monkey: {
      meeting: "Clever colleagues borrow from you this year, with a wink: your ideas, your pens and your time.",
      wood: "A clever group wants you to think along, for fun, and soon you're doing its calendar and its peace talks. Tell them, “I'm running this already. Could we call it that?” They laugh and vote on the spot. Now your title fits your week.",
      fire: "One of them does a report like yours in four minutes and borrows your stapler daily. Keep a hand on the stapler until you've been shown how. It's a fair trade, and you both laugh at your first try. Four years of this would be fine.",
      earth:
        "Your idea turns up in a colleague's proposal, in better shoes. Call this colleague, be kind about the shoes, and offer to write the second half, under your name. You get a quick, relieved yes. There was no second half.",
      metal:
        "Somebody wants to borrow you for an hour, with a wink. Say you have an appointment, and smile. It's with your own plan, nine to ten, door closed. In three weeks there's something to show, and for once it's you who winks.",
      water:
        "Over lunch, a clever colleague lets slip a salary, and it's a good deal more than yours. Put down your fork and say, “How did you ask?” You get the whole trick, with gestures. It works on Thursday, word for word, without the gestures.",
    },
    rooster: {
      meeting: "Exact people hold you to every hour and every rule this year, and you've never worked by the clock.",
      wood: "The ad for a team lead asks for nine things, and you have seven, so you close the page. Call the number at the bottom and say which two are missing. The exact person on the phone checks and says, “Five would have been enough.”",
      fire: "You'd gladly study for another year, and the exam is on the ninth. Let an exact colleague quiz you every Monday at eight, stopwatch running. It's no fun. On the ninth, you put down the pen with eleven minutes left and look out the window.",
      earth:
        "“When will the project be ready?” they want to know, and you'd say, “When it feels right.” Promise a first version on the tenth, and have the strictest of them remind you. On the tenth, it's rough, but it exists, and another floor wants it.",
      metal:
        "Every hour is counted, so make two of them your own. Tell your boss you'll come at seven, leave at four and deliver the same. At seven there's only you and the radio. Soon they want you to supervise an early shift, and you'd rather have the radio.",
      water:
        "You report your hours as you feel them, about forty a week. For one month, count them like a taxi meter, and it's forty-seven. Your exact boss checks the sum twice, finds it right, and starts paying you for forty-four.",
    },
    dog: {
      meeting: "People count each promise you break, and you make a lot of promises out of kindness.",
      wood: "You've promised the window desk to two people, and now you'll be their boss. Sit down with both and say who gets it, and why. It's a bad five minutes. On Wednesday, the one without a window brings you coffee: “At least you told me.”",
      fire: "You told the colleague who explained the system that you'd practice, and never did. Knock and say, “I let you down. Could we try again on Tuesday?” Ten cool minutes later, your colleague is drawing arrows on a napkin, and the job ad in your bag is forgotten.",
      earth:
        "One colleague hasn't missed a date in all these years. Trade your good coffee for the method. It's one sentence: “I'll tell you at four.” At four, you've looked at your calendar, and for once your no comes before the promise.",
      metal:
        "You want Tuesday evenings for your own plan, but next Tuesday is already promised, to two people. Call both today and say that Tuesdays are over. They're disappointed for a minute. A third person wants you on a committee, and by now you can say no.",
      water:
        "Your boss promised to talk about your pay in fall, and that was two falls ago. If promises are counted, count that one, too. Say, “You told me fall. Is Thursday all right?” Your boss turns red before you do, and finds half an hour.",
    },
    pig: {
      meeting: "Kind people invite you to dinner all year, and somehow you never mention what you need.",
      wood: "One of your hosts needs somebody to run an office, and bringing it up over dessert feels rude. Wait until you're both at the car, and say, “Could you see me in that job?” Your host laughs: “I've been hinting since the soup.”",
      fire: "The whole department sits at one long table, and the boss wonders who could run the new group. You're studying your plate. Say, “I could,” and pass the potatoes. There's a small cheer, and by Monday somebody has booked you the course that goes with it.",
      earth:
        "Six people at the table agree that somebody should look after the new hires, and you think so, too. Put up your hand and name a day: the first Thursday of each month. Five more hands go up around the salad, and that's your group.",
      metal:
        "After dessert, you help your hosts with their slides, and that makes twelve evenings so far. On the thirteenth, bring your own plan and put it on top of theirs. They push the plates aside, and one of them knows who has to approve it.",
      water:
        "Over the cheese, your boss wonders if you need anything, and you always say that you're fine. Put down the knife and try again: “Twelve percent, actually.” Your boss chews for a long time and says, “Remind me on Monday.”",
    },
  },
  months: {
    rat: "In December's Rat month, every figure sounds like blame. When somebody questions a sum, ask which part they mean. It's usually the heating bill, and has nothing to do with you.",
    ox: "January's Ox month has no patience for extras. Hand in the form exactly as required, a day early and without your nice border. The strictest boss has nothing to correct, and only you miss the border.",
    tiger:
      "While February's Tiger month makes noise elsewhere, prepare your spring work in peace. Keep your headphones on until eleven. If somebody bursts in, show them what you're making, and they'll lower their voice.",
    rabbit:
      "People with taste notice your work in March's Rabbit month. Show a project to somebody with a budget, name what you'd need, and then say nothing. The pause only means that they're adding it up.",
    dragon:
      "April's Dragon month looks only at the big stage, so nobody asks you for favors. Finish what's been lying there since fall. When the noise stops in May, people look for something that's ready.",
    snake:
      "In May's Snake month, quiet people judge your work better than you do. Have a colleague who never flatters guess what your job should pay. The guess is higher than yours, with reasons.",
    horse:
      "June's Horse month suits you best, and a quick friend wants to help. Together, make the three calls you've put off. Your friend dials, you talk, and the coffee is still warm afterward.",
    goat: "July is your own month, and every email feels personal. Let a friend read you the ones you dread, in a silly voice. Most of them turn out to be about the parking garage.",
    monkey:
      "Clever people borrow freely in August's Monkey month. When you lend out an idea, say at once where your name should stand. Most of them would have anyway, and the others now have to.",
    rooster:
      "September's Rooster month holds you to your dates. Work out how long the job will take, then add a day before you tell anyone. You finish early for once, and your strictest client remembers it.",
    dog: "In October's Dog month, somebody feels let down by you. Make up for it with one small kept promise a day: a call, a borrowed book, a recipe. By Halloween, you're both laughing again.",
    pig: "In November's Pig month, people pay gladly for what they can see. Take a sketch of your project to the team dinner, with the cost in the corner. Somebody will ask for a pen before dessert.",
  },
};
