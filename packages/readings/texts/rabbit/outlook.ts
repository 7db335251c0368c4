import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "After eleven others, the turn is yours, as it is each twelfth year, and custom suggests a tour of the burrow, with no new wing. At work, review the yeses: the mentoring, the minutes, the birthday cards you sign for the entire floor. Pick one that was meant as a no, and say so by spring. Red is worn for luck, and somebody else should choose it. A thin red cord under the cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting:
        "A Rat year counts where you'd hint. Tradition says punishment, the polite kind: name your numbers plainly.",
      wood: "Wood leans on wood: a neighbor in the same trade copies your style down to the font. Paper first, manners second. Register the name this month, then invite them for tea.",
      fire: "Your wood goes into the fire one courtesy at a time, and somebody clever enjoys the warmth. Send back three requests this spring, untouched, with the correct form for them to fill in.",
      earth:
        "Thick earth covers what you want, and your wood gets through it only by way of the office rules. Apply under the right heading, keep the stub, and ask after it every second Tuesday.",
      metal:
        "Little metal scissors snip at you: a late fee, a missing stamp, a rule about plants on windowsills. It isn't personal. Keep one tray for papers with a due date, and empty it on Thursdays.",
      water:
        "Water trickles to your wood from a sharp adviser who asks for nothing but accuracy. Correct what they circle. Send the clean copy back the same afternoon, with the changes marked in green.",
    },
    ox: {
      meeting: "An Ox year tramps across your good rug in boots. No quarrel: give it a task and a doormat.",
      wood: "Your wood stands in a slow row of other wood, all waiting for one post. Nobody pushes. Hand in your case on one page each quarter, dated, so that your steps can be seen.",
      fire: "A plain iron stove eats your wood, and its fire never goes out: monthly figures, without end. Ask for every fourth Friday off, and spend it somewhere with good curtains.",
      earth:
        "Nothing but clay, and you have the roots for it, since wood works its way through earth. Take on one dull account, visit it in person, and raise the fee a little at each renewal.",
      metal:
        "Blunt metal on a timer: the machine logs you in and out, and charm leaves it cold. Set two alarms. Give your coworkers the charm, and give the machine four minutes.",
      water:
        "A plain bucket of water lands beside your wood: steady funding, badly wrapped. Like it as it is. Accept by return mail, and suggest a nicer layout once the thing is signed.",
    },
    tiger: {
      meeting: "You hear a Tiger year before you see it. No bond: prepare two sentences and deliver them standing.",
      wood: "Tall wood takes the light, and you grow quite well in the half shade. Others would like that spot. Get your share of the work into the minutes before the applause begins.",
      fire: "Somebody brave starts a fire and looks around for wood, and you're so very handy. You carry half the show. Ask for a day of rest with each show, on the same booking sheet.",
      earth:
        "The charge leaves torn earth behind, and the fine roots of your wood can hold it together. It's slow and thankless. Visit each offended party with a corrected plan and something from the bakery.",
      metal:
        "Metal gates slam after the noise, and they slam on the quiet ones too: no trips, no exceptions. Rework your quarter to fit. Hand it in while the loud ones are still objecting.",
      water:
        "Courage flows to your wood like water from upstream: a bold boss has decided you're the clever one. Don't correct them. By Friday, ask for the project you really want.",
    },
    rabbit: {
      meeting: "A Rabbit year is you, squared: twice the tact, half the decisions. Go through the door first.",
      wood: "It's a hedge of wood, all of one height, and everyone in it has excellent taste. Rivals pay you compliments. Find the one feature nobody else offers, and put it first on the page.",
      fire: "Your own wood warms the house: you host, you smooth, you send the cards, and the fire never gets low. Close up for the last half of July. Post the date on the door in May.",
      earth:
        "Quiet roots of wood split even packed earth, given time and no witnesses. You want the better contract. Ask once a month, in nearly the same words, and bring a new reason each time.",
      metal:
        "Metal shears come for whatever you let grow because saying no was awkward. Do some of the cutting yourself, first. Cancel two standing meetings by note, and leave out the excuse.",
      water:
        "Soft rain on soft ground: water finds your wood by way of a patron with manners like yours. You two could thank each other until dark. After the second round of it, state your fee.",
    },
    dragon: {
      meeting: "A Dragon year talks over you, and the old word is harm. Send your own notes around afterward.",
      wood: "Showy wood crowds your corner, and somebody takes your silence for a yes. Answer each plan with agreed or not agreed in line one. The polite part can go in line two.",
      fire: "Their fireworks, your wood: you stayed late for the launch, and the speech named someone else. Fire forgets. Get your own credit into the printed program, a week ahead of the evening.",
      earth:
        "The plan is a vast heap of earth, and your wood works its way in once you all mean the same thing by soon. Ask for dates. Then pass around a glossary of six words.",
      metal:
        "Polished metal, and a scratch that nobody meant: your name is missing from a list with money attached. Assume an oversight. Go and check the list in person, early, in a light voice.",
      water:
        "Storm water pours on your wood, far more than you wanted, and with your name spelled wrong. Take it anyway. Write back with the part you can use, the date, and the right spelling.",
    },
    snake: {
      meeting: "A Snake year thinks, you listen, and nobody starts. No rule links you: bring the first question.",
      wood: "Slim, clever wood grows near yours, and you circle each other for months. Suggest a swap of your contacts for their research. Meet halfway in a café, with the terms in an envelope.",
      fire: "A desk lamp is a small fire, and your wood keeps it lit past midnight, checking what was right at nine. Stop at version three. Have somebody else press the button.",
      earth:
        "Deep earth holds what you're after, and your wood can reach it through the archive, root by root. Give it ten mornings. Bring cough drops, and copy out each source as you go.",
      metal:
        "A cool metal rule: what's said in this room stays in it, and you'd planned a chat. Obey it to the letter. Keep a harmless topic ready for the elevator, such as soup.",
      water:
        "A hidden spring gives water without a sound: an older colleague leaves you their notes. Your wood can live off them for ages. Read ten pages a day, and ask about the scribbles.",
    },
    horse: {
      meeting: "It's a break, a gentle one: a Horse year trots off with something you thought was settled.",
      wood: "Fast wood shoots past you, and the old promise of first choice goes with it. You never had it in writing. Pick another niche by May, and this time print the agreement.",
      fire: "Good ideas spread like a brush fire, and your wood is what's burning. The quiet Thursdays you'd agreed on are the first to go. Fence off one evening, and leave by six in your good coat.",
      earth:
        "They gallop off and leave a field half plowed, and earth like that suits your patient wood. It takes a lot of weeding. Call two of the dropped clients, and offer each fresh terms.",
      metal:
        "Metal shoes clatter over your quiet floor: there's a quota, and the exception you enjoyed is gone. Ask what would earn it back. Note the exact number, and who gave it to you.",
      water:
        "As they race past, water splashes over, and your wood gets the good of it: an introduction, made in a hurry. Follow up within two days, before they forget whom they introduced to whom.",
    },
    goat: {
      meeting: "Kindred spirits in good sweaters: the Goat year shares your trine, and needs you to name a price.",
      wood: "An orchard of friendly wood, all in bloom, and everyone too shy to sell. Somebody must open a stall. Rent the table with your allies, and let the chattiest hold the cash box.",
      fire: "Friends sit around the fire, and you bring the wood, basket after basket. They'd help if they knew. Read your to-do list aloud at lunch, and give away every third line.",
      earth:
        "Well-kept earth lets your wood in, though it takes a season on your knees. Your allies will kneel too. Plan one goal the size of a garden, and meet there on Saturdays.",
      metal:
        "Even artists get a metal ruler: strict grant terms, exact sizes, no extra week. Your allies sigh. Draw the margins for them all on the first day, and paint inside the lines.",
      water:
        "Water comes by the teacup, and your wood is well looked after: soup, advice, a spare key to the studio. Use the key. Leave the room tidier than it was, and a drawing on the table.",
    },
    monkey: {
      meeting: "A Monkey year juggles in your reading room, with no tie to you. Watch one trick closely.",
      wood: "Nimble types swing through your part of the wood and borrow a phrase here, a client there. Laugh once. Then put your best work behind a password that isn't your plant's name.",
      fire: "Their jokes need a fire, and yours is the only dry wood around: you fix, you tidy, you cover. Let one stunt flop this fall. Be at the dentist that hour.",
      earth:
        "The joker digs holes in the earth, and your wood grows over them, row by row. There's a paid job in that. Propose it with a title and a salary before you fill the next one.",
      metal:
        "A clever metal gadget measures how long you take to be kind. Too long, it finds. Write four stock replies that still sound like you, and save the long ones for Fridays.",
      water:
        "Water squirts in from an odd angle, and your wood drinks before it can object: free software, a strange grant. Try it for two weeks. Keep what works, and thank the joker in rhyme.",
    },
    rooster: {
      meeting: "Your clash: from across the wheel, a Rooster year crows change at you, early and loud.",
      wood: "The yard gets turned over, and your wood has company, since others lost their perch too. A few of them peck. Find two you trust, and share every job ad within the hour.",
      fire: "The alarm means fire, and they want your wood to keep the lamps lit through the whole upheaval. You'll do it, being you. Announce your final late night on day one.",
      earth:
        "They dig up the yard, and wood takes hold in loose earth if it keeps at it. Walk toward the noise. See the new manager before the boxes are unpacked, with your three best results on a card.",
      metal:
        "It's a sharp pair: metal cuts wood, and the change comes from outside. Stay low and be exact. Save every letter, and let a friend with cold nerves read the offer.",
      water:
        "Rain falls right on moving day, and its water does your wood good: a neighbor has a truck, a boss has kind words. Get the kind words on letterhead before that boss leaves.",
    },
    dog: {
      meeting: "Your match by six harmonies: in a Dog year, somebody reliable does the barking and you the wording.",
      wood: "Wood stands beside wood, and your partner can smell which neighbor means well. Listen to them. Pool your customer lists with that one only, for a trial of three months.",
      fire: "Your wood keeps the watch fire going, and your partner would gladly take second shift. You never ask. Put both names on the chart by turns, and go to bed when it's theirs.",
      earth:
        "Firm earth, and it takes real work for wood to open it, even with a partner to hold the lamp. Go for the yes you've circled so long. They knock, you talk, and neither of you leaves without a date.",
      metal:
        "A metal fence goes up, and luckily you know the guard. The rules hold for you as well. Walk along it together one morning, list the gates, and apply for a pass to one.",
      water:
        "Your partner fetches water without being told, and your wood stands up straight. It's a good time to be brave. Let them introduce you, then say the bold sentence yourself.",
    },
    pig: {
      meeting: "The Pig year is family, by trine: generous, unhurried, and happy to let you choose the restaurant.",
      wood: "Lush wood everywhere, and your friends' vines tangle with your own. Nobody can tell which grape belongs to whom. Sort out the joint accounts over breakfast, with colored pens, while everyone is fond of everyone.",
      fire: "The party needs a fire, and you keep bringing wood, plus napkins and a seating plan. It's a triumph. Send the bill for your hours the next morning, before the glow wears off.",
      earth:
        "Rich earth, good company, and your wood digs at the pace of a picnic. At four the goal is still there. Set a timer for two hours of real work, and only then unpack the basket.",
      metal:
        "A metal lid comes down on the cookie jar: no spending after the first of the month. Your allies look at you. Draft the fair version, with cuts for all and your own on top.",
      water:
        "A whole lake for one modest tree: water reaches your wood from all sides, and you say sorry to it. Don't. Accept two gifts you can't repay, and tell the givers what you'll grow.",
    },
  },
  months: {
    rat: "Snow outside, forms inside. The Rat month minds your paperwork, and charm won't do it for you. Fill in the dullest page on the first Monday, and have somebody check the total.",
    ox: "January moves like a loaded cart. The Ox month is the time for a plain job that you don't improve. No new font, no ribbon. Hand it in two days early, and go home by daylight.",
    tiger:
      "A roar comes down the hall in February. The Tiger month asks for nerve, so disagree once in a meeting. Choose a small point, say it by ten past, and have cocoa.",
    rabbit:
      "Your own month comes with the first green. Everyone's as polite as you, so nothing gets decided. Pick the lunch place, the date and the supplier, all before the crocuses are over.",
    dragon:
      "April's thunder is mostly talk. In the Dragon month you hear big words and guess wrong at what they mean. Ask for an example each time, and jot down who said what.",
    snake:
      "A hush falls over May. The Snake month is good for thinking alone, so book the small room twice a week. Come out each time with one decision on a sticky note.",
    horse:
      "Windows open, papers fly: in June's Horse month some old agreement slips off the desk. The shared parking spot, maybe. Settle it by the water cooler in two minutes, before it becomes a topic.",
    goat: "July is gentle and full of friends. The Goat month suits work for three pairs of hands, so bring out the half-done idea. Pour cold drinks, and ask for one change apiece.",
    monkey:
      "Vacation season, and those still in the office play. Let the Monkey month teach you one quick fix you'd normally call sloppy. Use it on something small, and see how nobody minds.",
    rooster:
      "September crows at six. The Rooster month shifts your desk, your hours or your favorite client, and asks nobody. Don't hide in the supply closet. Find out on day one what stays put.",
    dog: "October walks beside you. In the Dog month a faithful colleague makes hard talks easier, so plan the one you dread. Practice it on them, out loud, with leaves underfoot.",
    pig: "November means stews and open doors. The Pig month gathers your allies at one table, and that table could use an aim. Bring up the spring project between courses, with a date.",
  },
};
