import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "After eleven others, the turn is yours again, and custom suggests a tour of the burrow, with no new wing. At work, review the yeses: the mentoring, the minutes, the birthday cards you sign for the entire floor. Pick one that was meant as a no, and say so early in the year. Red is worn for luck, and somebody else should choose it. A thin red cord under the cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting:
        "A Rat year is punishment by paperwork for you. Keep your forms in order, because charm won't help this time.",
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
      meeting:
        "An Ox year has no bond with you and wants plain results. Deliver what was ordered, and leave out the decoration.",
      wood: "Your wood stands in a slow row of other wood, all waiting for one post. Nobody pushes. Hand in your case on one page each quarter, dated, so that your steps can be seen.",
      fire: "A plain iron stove eats your wood, and its fire never goes out: monthly figures, without end. Take every fourth Friday off, and spend it somewhere with good curtains.",
      earth:
        "Nothing but clay, and you have the roots for it, since wood works its way through earth. Take on one dull account, visit it in person, and raise the fee a little at each renewal.",
      metal:
        "Blunt metal on a timer: the machine logs you in and out, and charm leaves it cold. Set two alarms. Give your coworkers the charm, and give the machine four minutes.",
      water:
        "A plain bucket of water lands beside your wood: steady funding, badly wrapped. Like it as it is. Accept by return mail, and suggest a nicer layout once the thing is signed.",
    },
    tiger: {
      meeting:
        "A Tiger year is noisy, and nothing links you to it. Say your opinion early and briefly, and you'll be heard.",
      wood: "Tall wood takes the light, and you grow quite well in the half shade. Others would like that spot. Your share of the work should be in the minutes before the applause begins.",
      fire: "Somebody brave starts a fire and looks around for wood, and you're so very handy. You carry half the show. Book a day of rest with each show, on the same sheet.",
      earth:
        "The charge leaves torn earth behind, and the fine roots of your wood can hold it together. It's slow and thankless. Visit each offended party with a corrected plan and something from the bakery.",
      metal:
        "Metal gates slam after the noise, and they slam on the quiet ones too: no trips, no exceptions. Rework your quarter to fit. Hand it in while the loud ones are still objecting.",
      water:
        "Courage flows to your wood like water from upstream: a bold boss has decided you're the clever one. Don't correct them. By Friday, ask for the project you really want.",
    },
    rabbit: {
      meeting: "Make the decisions in your own Rabbit year. Everyone else is as polite as you and waits.",
      wood: "It's a hedge of wood, all of one height, and everyone in it has excellent taste. Rivals pay you compliments. Find the one feature nobody else offers, and put it first on the page.",
      fire: "Your own wood warms the house: you host, you smooth, you send the cards, and the fire never gets low. Close up for the last half of July. Post the date on the door in May.",
      earth:
        "Quiet roots of wood split even packed earth, given time and no witnesses. You want the better contract. Repeat the request once a month, and bring a new reason each time.",
      metal:
        "Metal shears come for whatever you let grow because saying no was awkward. Do some of the cutting yourself, first. Cancel two standing meetings by note, and leave out the excuse.",
      water:
        "Soft rain on soft ground: water finds your wood by way of a patron with manners like yours. You two could thank each other until dark. After the second round of it, state your fee.",
    },
    dragon: {
      meeting: "Find out what was meant in a Dragon year before you feel hurt. Its big words do you harm.",
      wood: "Showy wood crowds your corner, and somebody takes your silence for a yes. Answer each plan with agreed or not agreed in line one. The polite part can go in line two.",
      fire: "Their fireworks, your wood: you stayed late for the launch, and the speech named someone else. Fire forgets. Your own credit belongs in the printed program, a week ahead of the evening.",
      earth:
        "The plan is a vast heap of earth, and your wood works its way in once you all mean the same thing by soon. You need dates. Then pass around a glossary of six words.",
      metal:
        "Polished metal, and a scratch that nobody meant: your name is missing from a list with money attached. Assume an oversight. Go and check the list in person, early, in a light voice.",
      water:
        "Storm water pours on your wood, far more than you wanted, and with your name spelled wrong. Take it anyway. Write back with the part you can use, the date, and the right spelling.",
    },
    snake: {
      meeting: "A Snake year is quiet and no relation. Use it for thinking, and write down what you decide.",
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
      meeting: "Confirm each agreement in a Horse year with a friendly note. They slip, a mild break.",
      wood: "Fast wood shoots past you, and the old promise of first choice goes with it. You never had it in writing. Pick another niche by May, and this time print the agreement.",
      fire: "Good ideas spread like a brush fire, and your wood is what's burning. The quiet Thursdays you'd agreed on are the first to go. Fence off one evening, and leave by six in your good coat.",
      earth:
        "They gallop off and leave a field half plowed, and earth like that suits your patient wood. It takes a lot of weeding. Call two of the dropped clients, and offer each fresh terms.",
      metal:
        "Metal shoes clatter over your quiet floor: there's a quota, and the exception you enjoyed is gone. Find out what would earn it back. Note the exact number, and who gave it to you.",
      water:
        "As they race past, water splashes over, and your wood gets the good of it: an introduction, made in a hurry. Follow up within two days, while they still remember both names.",
    },
    goat: {
      meeting: "The Goat year shares your trine. Share an unfinished idea with kind people, and set a date for it.",
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
      meeting:
        "A Monkey year plays with everything, and you're no target. Learn one quick method that you used to find sloppy.",
      wood: "Nimble types swing through your part of the wood and borrow a phrase here, a client there. Laugh once. Then put your best work behind a password that isn't your plant's name.",
      fire: "Their jokes need a fire, and yours is the only dry wood around: you fix, you tidy, you cover. Let one stunt flop this fall. Be at the dentist that hour.",
      earth:
        "The joker digs holes in the earth, and your wood grows over them, row by row. There's a paid job in that. Propose it with a title and a salary before you fill the next one.",
      metal:
        "A clever metal gadget measures how long you take to be kind. Too long, it finds. Write four stock replies that still sound like you, and save the long ones for Fridays.",
      water:
        "Water squirts in from an odd angle, and your wood drinks before it can object: free software, a strange grant. Try it for two weeks. What works you keep, and the joker gets your thanks.",
    },
    rooster: {
      meeting: "Find out early what stays the same in a Rooster year. It's your clash: changes come fast and sharp.",
      wood: "The yard gets turned over, and your wood has company, since others lost their perch too. A few of them peck. Find two you trust, and share every job ad within the hour.",
      fire: "The alarm means fire, and they want your wood to keep the lamps lit through the whole upheaval. You'll do it, being you. Announce your final late night on day one.",
      earth:
        "They dig up the yard, and wood takes hold in loose earth if it keeps at it. Walk toward the noise. See the new manager before the boxes are unpacked, with your three best results on a card.",
      metal:
        "It's a sharp pair: metal cuts wood, and the change comes from outside. Stay low and be exact. Save every letter, and let a friend with cold nerves read the offer.",
      water:
        "Rain falls right on moving day, and its water does your wood good: a neighbor has a truck, a boss has kind words. You'll want the kind words on letterhead before that boss leaves.",
    },
    dog: {
      meeting: "The Dog year suits you best. A loyal partner makes hard talks easier, so have the one you put off.",
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
      meeting: "The Pig year shares your trine: many allies and little direction. Set one goal that you all work for.",
      wood: "Lush wood everywhere, and your friends' vines tangle with your own. Nobody can tell whose grapes are whose. Sort out the joint accounts over breakfast, with colored pens, while everyone is fond of everyone.",
      fire: "The party needs a fire, and you keep bringing wood, plus napkins and a seating plan. It's a triumph. The bill for your hours goes out the next morning, while people are grateful.",
      earth:
        "Rich earth, good company, and your wood digs at the pace of a picnic. At four the goal is still there. Set a timer for two hours of real work, and only then unpack the basket.",
      metal:
        "A metal lid comes down on the cookie jar: no spending after the first of the month. Your allies look at you. Draft the fair version, with cuts for all and your own on top.",
      water:
        "A whole lake for one modest tree: water reaches your wood from all sides, and you say sorry to it. Don't. Accept two gifts you can't repay, and tell the givers what you'll grow.",
    },
  },
  months: {
    rat: "Do your paperwork first in December: the Rat month checks forms and charm won't help. Fill in the dullest page at the start of the month. Let somebody else verify the total.",
    ox: "Deliver one plain job in January and don't improve it. The Ox month values what's ready over what's pretty. Two days early is a decoration, too, and you may go home by daylight.",
    tiger:
      "Disagree once in a meeting in February, because the Tiger month respects nerve. Choose a small point and say it early. You'll find that nobody minds, and that your voice carries.",
    rabbit:
      "Decide things yourself in March, your own month, because everyone else is too polite to. Choose the place, the date and the supplier. People will be relieved and call it leadership.",
    dragon:
      "Get examples before you react in April: in the Dragon month big words hurt you more than they should. Note who said what. Most of it is noise, and your notes will show it.",
    snake:
      "Think alone in May: the Snake month is quiet and gives you room. Reserve a small room twice a week. If you leave it with one decision each time, the month has paid off.",
    horse:
      "Settle one loose agreement in June: in the Horse month some old arrangement slips, such as the shared parking spot. Two minutes of friendly talk will do, before it grows into a topic.",
    goat: "Share your unfinished idea in July: the Goat month brings you allies. It's made for work by three. Give each of them one part, and have all parts back by August.",
    monkey:
      "Learn one quick fix in August's Monkey month, even if you find it sloppy. Try it on something small. Nobody will notice the difference, and you gain an hour a week.",
    rooster:
      "Find out what changes on the first day of September, because the Rooster month is your clash: a desk, hours or a client moves. What stays the same is more than you think.",
    dog: "Have the talk that you dread in the Dog month, because October gives you a loyal partner. Rehearse it with them first, out loud. It'll take ten minutes and clear up a year.",
    pig: "Bring up your spring project in November, while the Pig month has all of your allies in one room. Between two courses is a good time. Leave with a date and two names.",
  },
};
