import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year you criticize even more than usual, others and yourself. Give your sharp eye one useful job. Think of the mistake that you correct most often in other people's work, and look for it in your own. It's probably there, and you can fix it without hurting anybody. Show the result to a friend, and let the friend have the last word. If that friend gives you something red, wear it. Red is lucky this year, but only as a gift.",
  years: {
    rat: {
      meeting:
        "Agreements slip this year: two people leave one meeting with two versions, and only yours has page numbers.",
      wood: "Your boss says “six percent” on the stairs, already on the way to lunch. Before five, send a thank-you with the number and the month in it. In April, your boss remembers four percent, and payroll has your email with six.",
      fire: "Two departments quarrel over who was told to do the invoices. Get one person from each to your desk, read your notes aloud, and propose that they split the work by letter. The next quarrel comes straight to you. You'll need a third chair.",
      earth:
        "HR remembers one seminar, you remember two, and page three of your notes agrees with you. Leave page three behind. Bring the coworker who was there, and let her tell it as a funny story. You get the first seminar, and the second goes on a list.",
      metal:
        "Sit next to the person in the course whose notes never match yours. Trade notebooks for ten minutes each Tuesday, and look where they differ. In the first month, yours are wrong three times out of eight. You've never learned so fast.",
      water:
        "A former coworker tells you that her new firm lost a big order over a misunderstanding. Explain how your meetings end: with five lines that everyone confirms. Her boss calls that evening, and would make you a partner within the year. Tell him that a desk would do.",
    },
    ox: {
      meeting: "Patient colleagues back you up, and for once nobody calls you too thorough.",
      wood: "A patient colleague has watched you catch errors for years. At lunch, let her guess how much those would have cost the firm. She counts on her fingers and stops at $30,000. Take that figure to your boss now, instead of getting a certificate first.",
      fire: "The deputy is leaving, and you're waiting to be noticed. Tell your most patient colleague in plain words that you want the job. She'd always thought you preferred to work alone. So had all the others, and you'd never said otherwise.",
      earth:
        "After months, you get the assistant you applied for. On the first day, show her one finished page and say that every page should look like it. She doesn't call that too thorough. She thinks that's how it's done, and soon so do the others.",
      metal:
        "Another department is late with the very same report as you. Call its head and offer one report with both names, run by you. He's tired enough to say yes, and you have four people. When one brings up money, say, “After the third report.”",
      water:
        "Give your unfinished handbook to the patient colleague who keeps wondering what became of it. She fixes two mistakes in forty pages. Then she'd like a copy for her sister, whose firm has been looking for somebody like you.",
    },
    tiger: {
      meeting: "The loud people are heard first, and later, when nobody knows what was decided, everyone comes to you.",
      wood: "A loud colleague quits, and the questions she used to answer land on your desk. Count them for two weeks. “Eleven a day,” you tell your boss, who'd have guessed two and offers you a course in saving time. Say that you'd rather have the raise.",
      fire: "Two loud people have argued for forty minutes, and you've noticed that they agree. Get up, take the marker, and write on the board who does what. The room goes quiet. At the next meeting, your boss hands you the marker before anyone has spoken.",
      earth:
        "Tell your boss you'd take the two-day seminar on permits, because the boldest plan on your floor is stuck without one. The loudest colleague of all fetches the form for you. Once you're back, nothing moves without your nod. Two years of that sound bearable.",
      metal:
        "A rival announces your idea at the big meeting, louder and without figures. Let her finish, and say, “I have the first numbers here. Shall I go on?” There are eleven questions, all for you. You answer nine, and look up the rest that night.",
      water:
        "The loud people have talked about a new service since spring, and nobody has opened a file. Keep Thursdays from four to five for a small first version. In fall it runs, and they offer you six people to discuss it with. Say that it runs without them.",
    },
    rabbit: {
      meeting: "Somebody changes your job this year, in a very friendly voice, and expects you to be glad.",
      wood: "“You'll love the new group,” your boss says, and the new group has twice the work. Smile just as warmly and say, “I'm sure. What does it pay?” Nothing extra, it seems, until you've been silent for ten seconds. Then it pays eight percent.",
      fire: "The new chart puts your name under a man you trained. Congratulate him, and phone the old boss who told you to call if you ever wanted to leave. She has six people and nobody who checks anything. Afterward you notice that you're humming.",
      earth:
        "“Spend a morning with us,” says the firm you've written to. Take a day off and sit beside somebody who does the job. At eleven you see a wrong total and mention it kindly. Nobody minds, and that tells you more than the whole tour.",
      metal:
        "Two colleagues were moved as well, so have lunch together and trade the job ads you've all found in secret. One is too fussy for them and perfect for you. It wants a program you've never used, and you spend the weekend finding its mistakes.",
      water:
        "In interviews, people want the reason for your move, and you have the whole story, with dates. Rehearse one sentence in the car instead: “My work changed, and I miss making things.” It takes four seconds, and they look at what you've made.",
    },
    dragon: {
      meeting: "People full of ideas look for a partner this year who can keep a schedule, and they find you.",
      wood: "Your partner has the boldest plan in the company, and no prices. Work them out, and put your raise in as one line. “What's that one?” the director says at the meeting. “That's me,” you answer. She laughs, and leaves in half of it, for all three years.",
      fire: "Two days before the big event, your partner wants new colors, and six people look at you. Say, friendly and firm, “The last day for changes was Monday.” She sighs and laughs. On the way out, somebody calls you “boss,” and you don't correct it.",
      earth:
        "A director has a large event to give away, once a year for three years. Go in together: your partner brings the idea, and you bring the plan for rain. She likes the idea and reads the rain plan twice. You have until May to learn about tents.",
      metal:
        "Over soup, you agree on everything with a partner full of ideas. Before dessert, bring up what happens if one of you gets bored. The next two minutes are awkward, and the answer goes into the contract. In month thirteen, you're both glad of it.",
      water:
        "Your partner's plan has twelve parts, and you two have one free hour a day. Go for a walk without the plan, and each name the three parts you'd miss. They're the same three. You begin with those, and you're home for dinner.",
    },
    snake: {
      meeting: "Thoughtful colleagues are on your side: you bring the facts, and they work out what the facts mean.",
      wood: "Your department gets a new name, and your title no longer fits. Describe your week to the colleague who speaks least. “That's two jobs,” he says at last. The boss suggests a course in doing both. Say that you do both already, and name your figure.",
      fire: "“They'd take you as the boss,” a thoughtful colleague says, “if your reviews didn't sting.” Let her read the next one before it goes out. She changes two words in forty lines. The next morning, the man who got it stops by to say thanks.",
      earth:
        "In your first week in charge, you have seventeen changes on a list. Let a thoughtful colleague choose the three that matter. Announce those on Monday, and keep the rest to yourself for a month. Meanwhile, the group makes eleven others on its own.",
      metal:
        "Three colleagues love your plan, and the fourth only frowns at it. Put the fourth into your group first of all, and hand her the budget. Line six is a guess, she says. You'd hoped that nobody would notice, and now you know why you need her.",
      water:
        "Show one thoughtful colleague your better way to do the monthly report, although you'd love to announce it to everyone. She spots the step that would fail, and you fix it. Telling nobody else for a week is harder than the report.",
    },
    horse: {
      meeting:
        "You'd like to make nineteen checks, the pace leaves time for three, and luckily three catch nearly everything.",
      wood: "Your boss is always on the way somewhere. Walk along down the stairs with one figure and three reasons. You have sixteen more, and you leave them at your desk. By the ground floor you're promised most of it, and the boss is gone.",
      fire: "“Who can tell me where we stand?” the director says to twenty people. You've checked one figure out of four. Get up, give that one, and promise the rest for Thursday. On Thursday, she comes to your desk instead of calling a meeting.",
      earth:
        "Spend one morning beside the woman who installs the new system, while everyone else just clicks around. Have her show you the three screens that matter. Two days later there's a line at your desk. Whatever you don't know, she does, and you have her number.",
      metal:
        "Four of you check the same list each week. Start a trial: one person checks it alone, and another watches. You watch the quickest. He skips sixteen of your nineteen steps and still finds the error. Next time you skip twelve, to be safe.",
      water:
        "You'd polish the first version until fall, and by then the plans have changed. Show it to five coworkers in week two, with three checks done and sixteen missing. They find four things to change, and not one of those was among the sixteen.",
    },
    goat: {
      meeting: "People take things to heart, and your corrections sound louder than you mean them.",
      wood: "There's an error in the pay scale, and your boss made it. Don't mention it when you go in. Name a modest sum and one good result. “Half of that is easy,” she says, and it's done in four minutes. She finds the error herself in June.",
      fire: "A coworker shows everyone a plan she loves, and the total is wrong. Praise one thing aloud, and take the number to her desk later. “I'd work for you,” she says. Your own plan is better than hers, and it stays in your bag this year.",
      earth:
        "In the evening course, the teacher puts a wrong date on the board. Say nothing in front of the others, and go up to him in the break. He fixes it and winks. The lease gets the same slow reading, and you sign it in May.",
      metal:
        "You and a gentle coworker start a handbook together, and she goes quiet at your red pen. Change roles for a week: she corrects your half, and you correct nothing. Your half comes back with twenty marks in pencil, and you buy a pencil, too.",
      water:
        "A friend at work tells you an idea, and within a minute you know what's wrong with it. Keep that to yourself for twenty minutes, and nod. In the nineteenth, your friend finds the flaw alone. The two of you begin, and turn down three helpers.",
    },
    monkey: {
      meeting: "Colleagues joke about your checklists all year, and borrow them when something has to work.",
      wood: "Tell your boss you'd finish a clever colleague's best idea for a bonus, because he got bored with it in week six. All that's missing is a checklist, and you have one with you. In October, he takes the bow and you take $2,000.",
      fire: "The cleverest plan of the year has just failed in front of everyone. Say that you'd fix it with four people in nine days. Nobody jokes this time. You get three people, and need eleven days. On the twelfth, one of them frames your checklist.",
      earth:
        "Somebody jokes that you should get a license for your lists, and the whole floor laughs. Look it up that evening: there is a certificate for quality control. The joker borrows your notes, and the firm would like you and your lists for two years.",
      metal:
        "A clever colleague has a funnier method than yours, and everybody likes it. Propose a race: the same report, both ways. He's done at ten with two mistakes, and you're done at two with none. You build a third together, and never mention who earns more.",
      water:
        "People borrow your checklist, promise to mention you, and forget it. Give the list your name, the way a pie recipe has one. In May, strangers two floors up call it by that name. When you're offered a team for it, write a second list instead.",
    },
    rooster: {
      meeting: "You find more fault than ever in your own year, and about half of it needs saying.",
      wood: "Your boss sees you at the door and expects a complaint. Say that you passed the exam with a ninety-six, and name your figure. You've also brought four complaints about the bonus rules. You have two thirds of the raise before you reach the first.",
      fire: "In the course, everyone has to praise a partner for three minutes without a “but.” You last forty seconds. Practice at breakfast, on your family or the cat. On the last day you reach three minutes, and your partner writes some of it down.",
      earth:
        "After the first evening of the course, you've found nine mistakes in the handout. Keep them in your bag until the last evening. By then, five have turned out to be right after all. You hand in the other four, and the teacher thanks you.",
      metal:
        "Your study group corrects as eagerly as you do, and never gets past page two. Propose that every remark begin with something that's well done. The first evening goes by in painful silence. In the fourth week you're on page sixty, and still friends.",
      water:
        "“You're right, and you've been right for nine minutes,” says a kind colleague. Get a kitchen timer and practice on her, two minutes for each point. In the fifth week it stays silent, and she wants you to run the group. Get down to one minute first.",
    },
    dog: {
      meeting: "Your corrections hurt people more than usual, even the right ones, and they remember who made them.",
      wood: "You've saved the firm $18,000, and every dollar was somebody's mistake. Name the sum to your boss, and no names. “Whose fault was it?” you hear. “Ours,” you say, and ask for six percent. You get four, and two people who'd dreaded that talk bring you coffee.",
      fire: "Before you get the group, two directors want to talk about your tone. Bring up your worst remark first, and say that you've apologized for it. They have only smaller ones on their list. Nobody reads it out, and you spend the hour on the group.",
      earth:
        "One coworker corrects people all day, and they thank her. Let her see an angry email before you send it, and have her change what she likes. She moves one sentence and takes out “obviously.” The reply is friendly, your first this month.",
      metal:
        "A coworker corrects you right back, in emails that get longer every day. Go to her desk and propose that you two settle the rules together. It takes one loud lunch. When she brings up who should be paid more for it, pass her the dessert.",
      water:
        "Call the man who has doubted every figure of yours since you corrected him in public. Say, “I'm planning a new count. Do it with me?” After a pause, he agrees. In March he defends the total like his own, and half of it is.",
    },
    pig: {
      meeting: "Everyone is kind, nothing is tidy, and you enjoy the kindness while you find crumbs in your keyboard.",
      wood: "The budget has run wild, and your kind boss can't bear to cut anything. Say, “I'll find you $20,000, and I'd like $3,000 of it.” She laughs, and then she closes the door to talk. You find $14,000, and $2,000 of that is yours.",
      fire: "Come in two hours early while the office celebrates a sale that nobody has paid for, and count in peace. At ten, tell your boss quietly what's in the bank, and have some cake. From then on, the whole floor brings you its expenses.",
      earth:
        "An older colleague knows all that you want to learn, and keeps it on napkins. Bring cake on Fridays at four, and go through one napkin each time. In November, he gives you the whole drawer. One napkin is about mortgages.",
      metal:
        "Another office needs its files in order, and a popular colleague offers before you do. Go to her and suggest that she does the talking and you do the sorting. She hates sorting. You two begin on Monday, with her cookies and your labels.",
      water:
        "Three old colleagues call with friendly ideas for a business. Choose the one that needs exact work, and tell the others no the same day. They forgive you before you've finished the sentence, and one of them keeps a desk free for you at her firm.",
    },
  },
  months: {
    rat: "Agreements slip in December's Rat month, above all the dates for January. Confirm each by phone in the second week, while people are still at their desks. You won't sit alone in a meeting room.",
    ox: "January's Ox month sends you reliable helpers, so begin something large. Do the first step together, and do it well. Your helpers then keep to that standard, without a speech from you.",
    tiger:
      "February's Tiger month is too wild for your usual order. Keep one thing perfect, perhaps the team calendar, and let the rest wait until March. When plans change daily, people will look there first.",
    rabbit:
      "The Rabbit month works against you: in March, somebody suggests a harmless change, such as a new desk. Say yes if you may choose where the desk stands. Nobody else has measured the light.",
    dragon:
      "April's Dragon month suits you best. Call the colleague with the biggest idea and no calendar, and offer to write the schedule. It takes you an evening, and the finished project will carry both names.",
    snake:
      "Let a thoughtful friend read your proposal in May, before your boss sees it. The Snake month is good for slow judgments. Whatever your friend doesn't understand is the part to fix.",
    horse:
      "Everybody runs in June's Horse month. Learn one number by heart, such as this quarter's sales. While others search their screens in the meeting, you give the answer and get the next assignment.",
    goat: "People are thin-skinned in July, the Goat month. For one week, fix small errors yourself and mention none. The team relaxes, and relaxed people make fewer errors in August.",
    monkey:
      "Nobody takes your rules seriously in August's Monkey month. Hide a small joke in the footnotes of your next report, and say that it's there. For the first time, everybody reads the footnotes.",
    rooster:
      "September is your own Rooster month, and you talk more than usual. In each meeting, say the result first and then stop. People remember one clear sentence, and the meeting ends on time.",
    dog: "In October's Dog month, people feel accused before you've finished your first sentence. Sit down next to them before you criticize, and start with a first name. The facts stay the same, and they get heard.",
    pig: "November's Pig month is messy and means well. Close one old project, from the last invoice to the thank-you note, and scold nobody about the others. One empty folder is a fine start to the holidays.",
  },
};
