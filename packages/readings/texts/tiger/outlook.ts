import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "The calendar roars your name once in a dozen laps, and custom answers with an odd order: sit still. Walk the ground you already hold. At work, review your battles. Write down each one you're fighting, who asked you to, and what winning would pay. Two of them ended long ago, and nobody dared tell you. Let a friend buy you a red belt for luck. Wear it where it holds something up.",
  years: {
    rat: {
      meeting: "A Rat year looks at the numbers, and no bond helps you. Bring a budget along with each bold plan.",
      wood: "Wood grows among wood: the forest fills with other bold types, and some of them bring coupons. Team up with one who reads receipts. Split your first joint sale on paper before you celebrate it.",
      fire: "Your wood feeds the fire, and every tiny idea in the building wants you as its front. That takes a lot of heat. Give one big pitch a month, and stay home the day after.",
      earth:
        "Wood breaks earth, so the stubborn account does open, an inch per visit. You hate inches. Go back six times with a sharper question each time, and mark the visits on a wall calendar.",
      metal:
        "Metal trims wood, and here it comes as nail scissors: all receipts under twenty dollars, please. Stapled, too. Do them on the train home that same evening, and the company card stays in your wallet.",
      water:
        "Water reaches your roots by the back pipe: someone small and well informed puts your name on a list. Find out who. Offer them your best story and a real favor.",
    },
    ox: {
      meeting: "An Ox year goes slowly and holds no grudge. Choose one long task and work on it every day.",
      wood: "Other wood grows beside you, slow and thick, and you keep checking its height. Stop measuring. Join a colleague on one long task, and meet at eight sharp every Wednesday until it's over.",
      fire: "A slow oven wants your wood all day, for a project that bakes for months. You burn fast, so ration it. Twice a week, let the fire sink at five and go home.",
      earth:
        "Heavy earth, and your wood must root through all of it. The promotion is down there. Work a single field: one product, one region, ten months, and no new ideas before the harvest.",
      metal:
        "Metal takes the form of a plow blade now, and cuts everyone to one height. Clock in, clock out. Be early for thirty days in a row, and the argument about hours goes away.",
      water:
        "Trough by trough, water comes to your wood: a loyal customer with a standing order, dull as porridge. Be nice to porridge. Visit them each spring, and please don't redesign anything.",
    },
    tiger: {
      meeting: "Sleep one night on big decisions in your own Tiger year. It doubles your courage and your temper.",
      wood: "All wood, all tall: the shortlist is a mirror. Courage won't set you apart among the brave. Show up with a finished sample, and shake hands with whoever brought a better one.",
      fire: "Your wood meets a match, and the fire lights three departments before lunch. By June it's mostly smoke. Keep the project you'd do unpaid, and hand on the two others with their keys.",
      earth:
        "Your wood grips the earth like a claw, and a whole territory is yours if you walk it. Walking is the slow part. See every site yourself before you promise anybody anything there.",
      metal:
        "Cold metal bars, and you pacing behind them: a hiring stop, a rule with no door. Save your strength. Learn the exact date on which it ends, and train for that morning.",
      water:
        "Rain falls on your own forest, and the wood drinks its fill: mentors, funds, the call you'd stopped waiting for. Don't play proud. State what you need in one sentence with a figure in it. Then take the water.",
    },
    rabbit: {
      meeting: "A Rabbit year rewards tact, and no rule links you. Lower your voice, and more doors will open.",
      wood: "Soft green wood springs up around your trunk: polite rivals who never raise a hand. They get things done by lunch invitation. Accept two of those, and ask how they do it.",
      fire: "Gentle people warm themselves at your fire, and each would like one more log of wood. It adds up. Answer mail from ten to eleven, then shut the lid until after lunch.",
      earth:
        "This earth is a flower bed, and your wood could wreck it in a week. Results come if you tread lightly. Let others speak first in six meetings, and open the seventh yourself.",
      metal:
        "Tiny metal pins hold you in place: a dress code, a seating plan, a word you may no longer use. Pick no fights over pins. Have a tactful colleague read your emails for a month.",
      water:
        "A light drizzle of water feeds your wood: kind words, dropped in ear after ear, about a thing you did in May. Thank people by name. Then ask the kindest for an introduction.",
    },
    dragon: {
      meeting: "Look for overlooked customers in a Dragon year. It's busy with its own stars and has no bond with you.",
      wood: "All the wood around you shoots for the clouds, and the crowd looks up. Grow sideways instead. Own one service from start to end that the tall ones find beneath them.",
      fire: "A giant bonfire goes up in honor of the brand, and you're the wood. It's glorious until the keynote ends. If you name your fee when they invite you, you can leave with the applause.",
      earth:
        "A mountain is earth, and your wood can root even there, crack by crack. Think of the contract nobody dares bid on. Price it with someone who's climbed one, and sign for the first stage only.",
      metal:
        "Royal metal, gold trim and all, stops you at the elevator: wrong floor, wrong rank. Don't storm it. The assistant keeps the great person's calendar, so be charming there and ask for ten minutes.",
      water:
        "Clouds open and water your wood: a large patron with a larger check. You see no strings. Look on page two. Build what they paid for before you add a wing of your own.",
    },
    snake: {
      meeting: "Write little in a Snake year. It means harm and punishment for you, because careless words come back.",
      wood: "Wood creaks in the tall grass, and a rival has heard something you never said. Silence makes it worse. Put last week's agreement into four lines, and send it to both camps.",
      fire: "Sly fire eats good wood: you defend someone loudly, and theirs was only half the story. Fetch the other half first. It takes one visit, with the door shut and your coat off.",
      earth:
        "You can break this earth, but there are wires in it: clause nine, a second signature, a silent veto. Go slowly on purpose. Have a lawyer walk the ground ahead of you.",
      metal:
        "The metal is a scalpel now. It takes a neat slice off your freedom for a thing you said at the buffet. Apologize once, well. The next ten opinions belong in a notebook.",
      water:
        "Help rises like well water, without a sound, and your wood could easily miss it. That cool adviser is on your side. Read their notes, and stop hearing insults in the pauses.",
    },
    horse: {
      meeting:
        "The Horse year shares your trine and gives you speed. Begin the large project, and bring a finisher along.",
      wood: "More wood joins the same big race: friends, fans, and people with your exact idea. Run with the good ones. Form a relay team of four, and give the last leg to a closer.",
      fire: "Fire at full gallop, and you throw on your wood by the armful. You haven't had such fun in ages. Fix the date of your collapse in advance: ten days, no phone, paid for.",
      earth:
        "With allies pulling, your wood tears through packed earth. The ground still fights back. A weekly distance, such as four new clients, tells you when you may rest.",
      metal:
        "There's metal at the starting gate, and a weigh-in too. Your allies grumble as loudly as you do. Send one of the team to learn the rules, and let them hold the budget.",
      water:
        "At every station somebody who runs with you holds out water, and your wood needs it. Take the loaned van, the free desk, the advice. Then go and cheer at their finish.",
    },
    goat: {
      meeting: "A Goat year has no tie to you and dislikes pressure. Take time for people before you push the plan.",
      wood: "Young wood crowds your clearing, shy talents that your shadow keeps small. One could become a partner. Let them run a project under their own name, and applaud where others hear it.",
      fire: "Many cold hands reach for your fire, and you give away wood as if you owned a forest. You own one tree. Choose a single person to rescue this spring, and finish the job.",
      earth:
        "The earth is soft and sticky, and your wood sinks in as you push. You do get through. Bring a homemade cake to the slowest department, and ask what they're afraid of.",
      metal:
        "There's metal under the wool: somebody keeps a list of the people you've startled, and consults it. Knock before you enter, all spring. An open door of your own, on Mondays, also helps.",
      water:
        "Kindness is the water, and it finds your wood where it's dry: someone noticed that you're tired. Let them take the shift. Go fishing, and answer no mail from the lake.",
    },
    monkey: {
      meeting:
        "Keep a reserve and a second plan in a Monkey year. It's your clash and punishment: plans flip without warning.",
      wood: "Jokers climb the same wood as you, and several want your branch. The tree shakes. Hold on to three clients whatever happens, and give them your new number before the old one dies.",
      fire: "Somebody's prank puts fire to your wood: your plan goes public half done. Don't rage. Release an honest draft that night, signed, and with a date for the remainder.",
      earth:
        "The ground moves, but earth is earth, and wood takes hold if you tuck your pride in. Expect detours. Map three routes to one target, and switch between them without a speech.",
      metal:
        "Hard metal swings in from outside: a takeover, a bylaw, a very clever contract. Force is no use. Sign nothing on the day you first see it, and bring a friend who enjoys small print.",
      water:
        "Even upside down you get water, and your wood perks up: an old coach calls just as the job flips over. Pick up. One move that you can make this week is worth more than a plan.",
    },
    rooster: {
      meeting: "A Rooster year wants correct figures, and there's no feud. Have somebody exact look over your work.",
      wood: "Straight-grained wood surrounds you, people as keen as you and better ironed. Details decide. Spend the last hour before a deadline on page numbers, dates and the client's middle initial.",
      fire: "An inspection lamp is fire too, and it burns your wood: reports at six, corrections at seven. You're giving out more than you know. Trade two of those reports for one good phone call.",
      earth:
        "The earth lies in neat beds, and your wood has to grow in rows. You can, weed by weed. Clear the backlog by alphabet, ten files a day, and ring a bell after each letter.",
      metal:
        "Metal at its sharpest is a reviewer with a red pen, who's right too often. It scrapes your bark. Get the checklist beforehand, and hand in work with each box checked.",
      water:
        "Fussy people turn on the water for you, one exact drop at a time: a form filled in, a time slot saved. Your wood grows on it. Arrive for that slot four minutes early.",
    },
    dog: {
      meeting: "Lead a fair cause in the Dog year. It shares your trine, and loyal allies stand by you.",
      wood: "Here stands a grove of loyal wood. Some of it wants your chair, and all of it would come to your rescue. Name a deputy at the next full meeting, and take Friday off to prove it.",
      fire: "The good fight burns, and your wood keeps the fire going: petitions, night shifts, rousing talks. Your allies would gladly take a turn. Draw up a list of shifts, with one blank evening for yourself.",
      earth:
        "A just cause lies in hard earth, and your wood goes in like a stake. You gain one signature at a time. Aim for forty by summer, and carry the list to every lunch.",
      metal:
        "The law is metal, and you'd love to bend it for a friend. You can't. Your allies respect the rule, so use it: file the complaint on the correct form, before the time runs out.",
      water:
        "The people you once stood up for come by with buckets of water. Your wood has earned it, though you never sent a bill. Let them help you move, and cook chili for everyone.",
    },
    pig: {
      meeting: "The Pig year suits you best. Work with one kind partner, and renew the promises between you.",
      wood: "Two trees share a hill, and the wood is good company as well as a contest for sun. Your partner doesn't mind. Divide the customers by street, and trade one each winter.",
      fire: "You feed the fire, your partner feeds the guests, and the firm runs hot and happy. Someone has to count the wood. Make it your partner, on Sundays, and obey the count.",
      earth:
        "Your wood moves this earth slowly, and a partner brings lunch to the trench. Big goal, real blisters. Dig toward one purchase, a shop or a truck, and put money aside every week.",
      metal:
        "Metal draws a line through your wish list, and your mild partner calls it reasonable. They have a point. Strike out the third wish together, and do the first one by the rules.",
      water:
        "Your partner is the water and you're the wood, simple as that. Support flows before you've asked. Give back what you do best: make the scary phone call they've been putting off.",
    },
  },
  months: {
    rat: "Read one of your contracts to the end in December, because the Rat month is about small print. Mark what you didn't know. One call about it now can save you a year of annoyance.",
    ox: "Practice patience in January: the Ox month rewards a small habit that you keep for thirty days. Choose one that takes ten minutes. A chart on the wall makes it harder to stop.",
    tiger:
      "Make your boldest request in February, because it's your own month and your nerve is back. Write it down and wait one night. If it still looks right in the morning, it's right.",
    rabbit:
      "Apologize in March to the person you ran over in January, because the Rabbit month rewards tact. Say exactly what you did. It takes a minute and it reopens a door.",
    dragon:
      "Leave the stage to others in April's Dragon month, and take care of the people they overlook. Two neglected clients will be glad to talk. You may get both of them.",
    snake:
      "Write short and factual messages in May, because the Snake month, which does you harm, turns your jokes into rumors. Send nothing late at night. What you don't write can't be passed on.",
    horse:
      "Start the big thing in June, because your friends are ready in the Horse month and so are you. Call three of them on the first Monday. With two yeses, you can begin.",
    goat: "Spend time with your quietest teammate in July's Goat month. They've seen something that you raced past. Listen for half an hour and keep your own advice to yourself; then act on one point.",
    monkey:
      "Book only what you can cancel in August, because the Monkey month brings your clash and plans change from outside. Answer no provocation by email. By September it's over and nobody remembers.",
    rooster:
      "Put your figures in order in the Rooster month, because September looks at them closely. Rebuild your weakest spreadsheet from scratch. A strict colleague should check it before your boss does.",
    dog: "Raise that unfair matter in October: in the Dog month allies will stand beside you. Take two of them along. The calmest one should speak first, and you second.",
    pig: "Renew your best partnership in November's Pig month. One of you let a small promise drop, so settle that first. Afterward, plan the spring together; you think well at a full table.",
  },
};
