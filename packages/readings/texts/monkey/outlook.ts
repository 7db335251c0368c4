import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "By the old rule, you begin nothing new in your own year, although nine ideas are waiting. So look first at the last nine that you started. Beside each, write “done,” “dead” or the name of somebody who likes endings and could take it over. Then finish one of the nine yourself, in January. People who've seen you finish something will listen to the next idea. Tradition also advises red for luck, so put the finished one into a red folder.",
  years: {
    rat: {
      meeting: "The Rat is your ally: a well-informed friend hears what's needed, and you know a trick for it.",
      wood: "One of your half-built ideas could probably save the company some money. Have your friend find out which part a boss would pay for, and finish only that part. The fun parts can wait. They're what the other projects die of.",
      fire: "When finance keeps sending back your budget with red marks, you've used last week's prices. Let your friend fill in the figures, and keep your trick for the last page. After four correct pages, even finance enjoys a surprise.",
      earth:
        "With a budget this small, the trick may be in the storeroom, among the spare screens. Go through the inventory with your friend, who knows which team needs what. Careful bosses remember who found four thousand dollars under a tarp.",
      metal:
        "Suppose a competitor does your job for half the price. Read the competitor's small print with your friend: somewhere, there's a fee for each change. Show the client both totals, with three changes in each. Often, yours is the cheap one.",
      water:
        "Your ideas travel just as fast, because your friend talks about them over lunch. Settle in March whose name goes with which idea. In March, the two of you laugh about it. In December, there's a bonus on the table.",
    },
    ox: {
      meeting: "Your bosses want patience from you this year, and an idea counts for nothing until it's finished.",
      wood: "You'll probably sit through a slow training for a dull task. Build a tool that does the boring half, and finish it before you show it. The next training may take one day, with you as the teacher.",
      fire: "You want your ideas noticed, and so far your boss has noticed the jokes in the margins. Choose one idea, and hand it in done, dull and complete. Patient people don't praise a promise, but they do praise a result.",
      earth:
        "The slowest manager in the building may have money for one repair. Over lunch, ask what's been broken longest, and wait for the answer until the coffee. Once you've fixed that, you're often the person the manager calls for years.",
      metal:
        "A colleague who works at half your speed may keep finding what you've left open. Offer a trade: you do the fast tasks for both, your colleague checks them. Being checked is less annoying than a call from the client.",
      water:
        "When everyone wants the new system explained, your own work stands still. Write the manual, to the last page, and lay it on the boss's desk without a word. Many a boss will then give you your Wednesdays back.",
    },
    tiger: {
      meeting: "The Tiger is your clash: people are touchy, and one joke at the wrong time can cost you a project.",
      wood: "One of the open jobs may suit you, under a boss who won't laugh at your cover letter. Find out what's been broken longest, and write how you'd fix it. A plain plan is safer than a joke.",
      fire: "When you're overruled in mid-sentence, a witty reply comes to you at once. Save it for the beach, and book the beach for the loudest month. By the time you're tanned, the loud people are angry at somebody else.",
      earth:
        "A joke on the form may be all it takes to lose the permit. Hand in a dull copy in person, and say sorry to the clerk. On paper, nobody can see you smile, and face to face the clerk can.",
      metal:
        "When two camps fight over your department, each wants you to make fun of the other. Build the one tool that both need for their targets instead. Contracts are short, and the winners will want the person who built it.",
      water:
        "In the months of talk, the planners may love your ideas and pay for none of them. Hand over two without a joke, and keep the best for the week after the big day. By then, somebody calm is in charge.",
    },
    rabbit: {
      meeting: "Polite people decide this year, and they dislike surprises, which is what you're best at.",
      wood: "A committee probably looks after something that you'd improve. Change one small part a week, and let the chair say how it looks. After three months, everything is new, and the chair tells people that nothing has changed.",
      fire: "When you unveil an idea in front of everyone, somebody will feel passed over. Find out who has to approve it, and show it to that person first, alone. “Just one small thing,” you'll hear, and the argument never happens.",
      earth:
        "If you want something new from a careful manager, offer a trial in a short note: what you'd change, for how long, and how to switch it off. The part about the switch is the part that gets read twice.",
      metal:
        "Suppose a rival for a job is as clever as you, with better manners. Wit won't settle it, so quietly solve the one problem that everybody is too polite to mention. Perhaps it's the air conditioning. Cool people are grateful people.",
      water:
        "If you surprise three polite teams with free advice, they'll take your afternoons, one cup of tea at a time. Announce that you're open for questions on Tuesdays from two to three. Nobody there would dream of coming on a Wednesday.",
    },
    dragon: {
      meeting:
        "The Dragon is your ally: important people want the impossible from you, and they believe that you can do it.",
      wood: "If you're handed a plan like that, build a small working model, and show it to four skeptics before it grows. “That'll never hold” is useful to hear in March. In November, with the money spent, nobody wants to hear it.",
      fire: "If you're put in charge of a launch, something will fail while everyone is watching. Rehearse the evening once with the power off. The guests will see a dark screen for four seconds, and only you know which cable it was.",
      earth:
        "If a boss with money asks for a miracle, offer three of them, each with its own price and date. Then let the boss choose. Nobody likes to cut the budget of a plan they've picked themselves.",
      metal:
        "Five other suppliers can probably do the impossible job as well as your firm. Put something funny on page one of your offer, where the others put their history. A tired manager may read yours aloud to the next desk.",
      water:
        "While the important people dream, you're working out the details of a plan that gets smaller next week. Give the plan two days a week, and say which. With so little of your time, they decide what they really want.",
    },
    snake: {
      meeting: "This is your best year, with some friction: a quiet partner at work sees the flaws in your inventions.",
      wood: "When both of your jobs change, you could invent something together for the new aim. Show your partner each sketch before anybody else sees it. There, a flaw costs you an afternoon. In front of the boss, it costs more.",
      fire: "When your partner says no to your best idea, a sharp reply takes you nine seconds to type. Leave it unsent, and hear the reasons over a drink. One of the reasons may save you a year.",
      earth:
        "When the two of you present an idea, your boss looks for the gap between you. Argue about the numbers the night before. The next day, you both name the same figure, and there's no gap to find.",
      metal:
        "You'd rather guess at a clause than read it twice. Let your partner go through your next contract alone, for as long as it takes. A flaw that turns up the day before you sign costs you nothing.",
      water:
        "Nothing has been announced yet, so there's time to mend the flaws. Give your partner all of your plans for a week, with a red pencil. Start with whichever plan comes back with the fewest marks.",
    },
    horse: {
      meeting: "Everyone rushes ahead this year, and you can pick up what the others drop on the way.",
      wood: "They drop passwords, cables and customers, and you can fix almost anything with a paper clip. If you help a young firm as a freelancer, take the money first. People pay gladly while the screen is still dark.",
      fire: "When a hurried boss gives you orders, the reasons are what got dropped. Carry out the first two exactly as told, and suggest your own way for the third. By then, the boss has seen two quick results and no argument.",
      earth:
        "When a colleague rushes off and leaves a project behind, your boss gives it to the first person with a date. Name a date you can keep, and be done two days early. Everyone knew you were quick. Organized is news.",
      metal:
        "Suppose somebody picks up an idea of yours and copies it. Skip the complaint and bring out the next version first. You've already thought of it. The reward goes to the newest thing, and the copy is already old.",
      water:
        "When people move on, they drop what they knew: where the files are, how the old plan worked. If they ask you all day, put it all into a short guide. After that, your answer is a link and a grin.",
    },
    goat: {
      meeting: "People are easily hurt this year, and the only safe subject for your jokes is yourself.",
      wood: "Perhaps a shy colleague has wrestled with a stuck drawer for months. Repair it down to the last screw, without a remark. Kind people tell everyone. Your own modest request may be granted before you've finished the sentence.",
      fire: "If somebody gets tearful at your presentation, you'll have a joke on your tongue. Hand over a glass of water instead, and wait a full minute. It's a very long minute, and many a budget has been approved after one.",
      earth:
        "You could improve your own job with a quiet month, if your boss grants you one without reports. Take the room at the end of the hall. With nobody to joke for, you get to the end of something.",
      metal:
        "When a gentle colleague gets twice your budget for something very simple, you'll want to laugh. Look at the figures first, and then offer to work together. You bring the tricks, and your colleague brings the customers who don't like tricks.",
      water:
        "When a friend comes to you with a deal, you'd love to tease them about the last one. Make fun of your own first offer instead. A friend who's laughing signs more easily than a friend who's been laughed at.",
    },
    monkey: {
      meeting: "Your own year brings you more ideas than ever, and people check whether you finish one.",
      wood: "Perhaps the oldest idea in your drawer is the one that works. Finish it before you start the next, and show it to the colleague who said you never would. “Huh,” says your colleague, which is applause.",
      fire: "Your work will probably be inspected more strictly than other people's. Leave out the clever parts this once, and hand in the plain version. You'll be almost insulted at how fast it passes, but you'll be home at five.",
      earth:
        "If your half-finished things fill three folders and a shelf, take one weekend to sort them: keep, sell or throw out. Let a friend hold the trash bag. Your friend has no trouble seeing which idea will ever pay its way.",
      metal:
        "You'll want to take your last idea apart before it's finished, to build a better one. Let a colleague use it for a week first. There may be only a screw missing, and a screw is quicker than nine new ideas.",
      water:
        "One vague promise from you, and somebody else's idea has your whole week. Give your calendar to a colleague who enjoys saying no, and pay in lunches. “Not before June,” people hear from the next desk, and you finish something.",
    },
    rooster: {
      meeting: "Exact people judge your work this year, and they want to see every step of it.",
      wood: "When a course gives you ten steps, you'll have found a way in four by the first break. Do all ten until the certificate is in your hands. After that, the instructor would love to hear about the four.",
      fire: "Your favorite shortcut may get you a stern email. Praising it won't help, so propose it as the new standard, on the official form, step by step. Once it's the rule, the stern emails go to people who don't use it.",
      earth:
        "Before you invent something, ask the tidiest colleague you know whether there's a folder. There usually is one, from last year, with every step in it. You've saved nine weeks, and somebody has finally admired the folder.",
      metal:
        "When five experts explain the same thing, the boss understands nobody and fears a mistake. Explain your steps in five plain sentences and a sketch. Five sentences can be checked, so yours may be the one that gets signed.",
      water:
        "Perhaps nobody has noticed that step four of a procedure was your idea. At the next revision, politely ask for a line with the inventor's name. Auditors read such lines, and your boss reads what auditors write.",
    },
    dog: {
      meeting: "Loyal people wonder this year whether you mean what you say, or whether it's one more joke.",
      wood: "One of the rules may be about you, if you once broke the shared spreadsheet and made fun of it. Rebuild it some evening, better than before. The rule will probably stay, but people may smile when they quote it.",
      fire: "If somebody asks in front of the department why your project is late, you'll think of a very funny answer. Give the true answer in two sentences. The complaint is closed within a minute, and it stays closed.",
      earth:
        "If others laugh at your promises, there may be one colleague who calls you reliable. Find out who it is, and do that person a favor on the exact day you named. Now it's true, and there's a witness.",
      metal:
        "When an auditor comes, open every drawer before you're told to, even the silly one, and keep a straight face. Let the auditor make the joke about the rubber chicken. What counts is “open and honest” in the report.",
      water:
        "Perhaps a prank of yours still isn't forgiven. Make the call, say sorry before you say hello, and let three minutes pass without a joke. With luck, the first joke comes from the other end of the line.",
    },
    pig: {
      meeting: "Money comes between you and your friends this year, often over something as small as lunch.",
      wood: "If a friend's project grows too big and you're paid to trim it, each of your cuts will feel like an insult. Let your friend mark them first. There'll be fewer than you planned, and you two still have lunch.",
      fire: "A colleague who usually sends you hearts may send a stern email about a shared bill. A witty reply would double it, so call instead, and let your colleague finish. Quite possibly, you've both paid.",
      earth:
        "Suppose the friend who has the budget you need is still cross over a bill. Apologize today, and keep your request for tomorrow. A modest request gets through, if it isn't stapled to the apology.",
      metal:
        "When a colleague has counted that you got the better half of a shared job, a joke will sound like a confession. Lay out the figures, down to the parking fee. It's hard to miscount with the receipt on the table.",
      water:
        "If an old partner wants to work with you again, begin with a dull note about what's included and who pays for what. It feels stiff between friends. It's also the note that was missing last time.",
    },
  },
  months: {
    rat: "In December's Rat month, a well-informed friend tells you about a chance. Check the facts yourself, then give it one evening. If it goes wrong, you've missed a movie and learned how the thing works.",
    ox: "January's Ox month pays only for finished work. Take the dullest job on your list, and do it from start to end without a shortcut. Your boss may mention it in February, with some surprise.",
    tiger:
      "In February's Tiger month, every trick of yours gets found out. Repair something useful that nobody asked you to repair, such as the door that bangs. In March, people talk about the door.",
    rabbit:
      "In March's Rabbit month, your idea has a chance if it doesn't surprise anyone. Hand it in on the usual form, with the usual cover sheet. Somebody will look twice at the name of the sender.",
    dragon:
      "In April's Dragon month, somebody important has money for the impossible and thinks of you. Say yes, if you may choose your two helpers yourself. The impossible then takes about six weeks.",
    snake:
      "May's Snake month sends you the partner who sees through you fastest. Show your plan, and ask for its three weakest points. Whatever your partner leaves off that list is safe to build on.",
    horse:
      "In June's Horse month, everyone moves too fast to finish things. Call the people who never got an answer from your hurried colleagues. “Finally,” they say, and they write down your number.",
    goat: "A tease leaves a mark in July's Goat month. Joke only about yourself, and if something slips out, say sorry the same hour with ice cream. You're forgiven by the last spoon.",
    monkey:
      "You'll have twenty ideas in August, your own Monkey month. Choose one by the tenth, and let a friend hide the list of the others. On the thirty-first, you get the list back.",
    rooster:
      "September's Rooster month wants to see every step. Before you hand in a result, write down how you got it, which takes an hour. The approval comes sooner, and you save a week of questions.",
    dog: "In October's Dog month, a kept promise counts for more than wit. Find one from spring that everybody has forgotten, and keep it without a speech. In November, you may be trusted with something bigger.",
    pig: "In November's Pig month, friends get touchy about money. Pay your share of each bill the same evening, to the cent. You can be as funny as you like about the tip.",
  },
};
