import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "One lap in twelve is your own, and the advice is the last you'd choose: walk. Wear something red that was a present, say a hatband, and begin nothing that you can't finish on foot. By the old rules you're also hard on your own kind, so courtesy counts, and so do forms. Open the trunk of the car. Whatever contract, receipt or apology has been riding there since spring, deliver it now.",
  years: {
    rat: {
      meeting: "Keep some cash in a Rat year, and wait a day before you answer. It's your clash: plans change.",
      wood: "The change throws you sideways, straight into a pile of wood: a stranger makes you a hasty offer, and it warms you. Have it sent by email. After one night you'll know whether to jump.",
      fire: "Others were unseated along with you, and they're as hot under the collar. That much fire needs a shape. Gather them into a team by Easter, and let the slowest of them keep the list.",
      earth:
        "The course has changed, and everybody wants you to explain it. Your fire goes into that ground, talk after talk. Give the three best, send the slides to all others, and put your feet up.",
      metal:
        "Someone changed the locks, so there's metal to bend, and your fire can do it with sweat. Choose one contract that matters. Work on it for an hour daily before the office fills.",
      water:
        "The wind's against you, and now it rains. Water sets the speed limit this year, right as the road turns. Take the train, read the file on the way, and arrive with the sums done.",
    },
    ox: {
      meeting: "Put each promise in writing in an Ox year, in digits. Misread dates are its harm.",
      wood: "A slow team brings dry wood for your fire, with no smile. Accept it, and thank them their way: in writing, with cake. They'll be back next winter with twice as much.",
      fire: "A colleague has fire just like yours, and the boss mixes the two of you up. Sign your work in color. Laugh off the first three mistakes, and correct the fourth in front of everyone.",
      earth:
        "Your fire heats the whole barn, and they tell you to wipe your feet. Have your part written on the board by the door. Otherwise the mud is all they'll recall.",
      metal:
        "An old misunderstanding has hardened into metal: a client left in a huff, and the account rusts shut. You have the heat to open it. Call them. Start with sorry, and end with a date.",
      water:
        "A rule you never read stops the best deal of your year. That's how water works. Find a patient colleague who knows the book, let them do the talking, and carry their umbrella.",
    },
    tiger: {
      meeting:
        "The Tiger year shares your trine and your impatience. Charge ahead together, with somebody who counts the money.",
      wood: "Wood comes at you from all directions: tips, grants, volunteers. You could pick up ten pieces and drop nine. Choose the three longest, say a warm no to the rest, and move.",
      fire: "You and a bold friend, two fires on a dry hill, and nobody's going to stop you. That's the problem. Before the launch, agree on what would make you both quit.",
      earth:
        "Your friend conquers new earth, and you warm it up for the people who move in. It's a lot of fire for a thank-you. Agree on a share of the plot before the ribbon is cut.",
      metal:
        "A contract that beat the last two teams is stiff old metal, and you've got the fire for it. Your loud friend can hold the other end. Take it on, with overtime priced in advance.",
      water:
        "You're both ready to go, and the head office floods the road with a new rule. Water like that drops by summer. Sit still until it's signed, and use the weeks to test what you built.",
    },
    rabbit: {
      meeting:
        "In a Rabbit year, you move the hour and they move the table, a small break. Confirm everything the day before.",
      wood: "A tactful colleague splits the wood fine and carries it in, so your project lights at once. Find out what they'd like in return. It'll be that you stay to the end of the meeting.",
      fire: "Two live wires were promised the same corner office, and you're one. There's too much fire for one room. Give it up gladly, in public, and the next corner goes to you.",
      earth:
        "Your fire goes into somebody's flower pots. They bloom, and the gardener takes the bow. Bring the buyers in yourself, and introduce yourself by what you did for the flowers.",
      metal:
        "It's a small, fiddly piece of metal: an agreement that fails on one clause. Your fire is enough, at half speed. A careful colleague could sit beside you and read each line aloud.",
      water:
        "The rule is a polite one, mere dew, and you've trampled it already. Nobody likes to point at water. Find out where the other lines are. They'll be so touched that they draw you a map.",
    },
    dragon: {
      meeting: "A Dragon year gives you large audiences, and no bond. Say your piece, get paid, and go on.",
      wood: "Someone grand is building, and you may burn all the wood that's left over. That's more backing than you've ever had. Promise one fast result, and deliver before they change the plan.",
      fire: "It's a parade of torches, and your fire is one among a hundred. Nobody can see whose it is. Turn into a side street, find one smaller client, and be the only light there.",
      earth:
        "They found a city on your fire, shift after shift, and earth never says thanks. Have your hours signed each week by someone with an office. In the end it's the signature that counts.",
      metal:
        "They've ordered a crown, and only a fire like yours will make that metal behave. Quote high. Deliver in pieces and get paid for each, because crowns are often canceled.",
      water:
        "The plan's so large that there's now a rule for running in the halls. That's water on every side. Read the section on exceptions. Hardly anyone has, and most of what you want is in it.",
    },
    snake: {
      meeting: "A Snake year shares your fire and thinks twice as long. Listen to the whole sentence before you run.",
      wood: "Someone senior has been adding wood to your fire, so quietly that you never noticed. Find out who cleared your path. Pay them a visit, sit for a whole hour, and ask what comes next.",
      fire: "Two fires share a kitchen: they simmer, you boil. On the joint project, take the customers and leave them the recipe. You'd both be bored by the other's half.",
      earth:
        "Your fire has been warming somebody else's earth, and all you've got from it is a year older. Move the effort to one thing that will still carry your name next fall.",
      metal:
        "A stubborn deal is cold metal, coiled up tight. It gives way to steady fire, never to waving arms. Make the offer, stop talking, and let the silence do its full ninety seconds.",
      water:
        "Somebody wise turns the tap and doesn't say why, and your pace drops by a third. Take that as advice. If you do the other two-thirds well, nobody misses what was cut.",
    },
    horse: {
      meeting: "Your own Horse year is hard on Horses: you compete with yourself. Slow down and choose one race.",
      wood: "There's hay in the loft in your own year. Wood arrives through someone who knew you when you were clumsy. Let them help you mend the thing that you broke in a hurry.",
      fire: "It's fire three times: your sign, the year, the element. That could light a county or burn a barn. Choose one project, fence it with dates and a budget, and burn nothing else.",
      earth:
        "All that running heats ground that others will plant. In a year of your own, your fire leaves earth behind it, so choose the field. Pick one young colleague, and teach them everything.",
      metal:
        "In your own year, the metal that your fire has to bend is a habit of yours, and it's nailed on. Hire a coach, or ask a very frank cousin to hold the other end.",
      water:
        "Your own year comes with rain, and mud to the knee. Each rule you meet is one that you made for other people. Keep it with a grin. They're watching for the grin.",
    },
    goat: {
      meeting: "The Goat year suits you best. A gentle partner gives you a reason to come home, so share the work.",
      wood: "Sweet wood, and somebody to sit by the fire with. Your partner knows people who bring their own fuel. Make the thing the two of you have discussed since school, and price it properly.",
      fire: "Everybody with fire in them is after your kind-hearted partner this year. You won't win by talking louder. Be the one who does the dishes. It settles the matter sooner than you'd think.",
      earth:
        "You two make pots: your fire, that earth, and they sell. The catch is that you're the oven. Close on Mondays, and let your partner paint the sign that says so.",
      metal:
        "The metal is thin, like a music box, and wants a low flame. Let your partner say when it's done. Alone, you'd have melted the tune by noon and called it a prototype.",
      water:
        "It rains on the picnic, and somebody sad refuses the permit. You can't outrun water. Send your partner in alone with the cake, and wait in the car with your good ideas.",
    },
    monkey: {
      meeting:
        "A Monkey year changes direction often, and there's no bond. Make one firm deal early, and stay with it.",
      wood: "Odd wood burns bright: the silliest lead of the year is the one that pays, maybe a puppet theater or a llama farm. Call them back before you've stopped laughing.",
      fire: "Two fires on one stage: a quick wit wants your audience, and the crowd enjoys the contest. Sell tickets to it. Just agree on the split before the first joke.",
      earth:
        "Your fire is the spotlight, and the applause goes to somebody else's tricks. So much heat, so little earth of your own. See that you're named on the poster. It's a small poster, so ask this week.",
      metal:
        "The deal is thin metal, sharp at the edges. You could melt the whole thing with your fire, and they know it, so don't. If you name the price once and wait, they'll call.",
      water:
        "There's a bucket of water over the door, and a new rule about running. Take the splash with a grin. Then find out who built it, because you have a client for a mind like that.",
    },
    rooster: {
      meeting: "A Rooster year measures your time. It isn't an enemy, so hand in results before you're asked.",
      wood: "They've counted the logs, and every stick of that wood is meant for your fire. It's exact help, on Thursdays. Say how much you need and what for, and you'll be warm until spring.",
      fire: "The field is full of people as bright as you, and each has passed a test. It's fire with a permit. Take the test. You'll come last in spelling, and you'll get the job.",
      earth:
        "You pound the track flat, and what you get back is a report on dust. All that fire is in their neat earth. They should count the miles as well as the holes.",
      metal:
        "Behind nine bolts of metal lies the account nobody else could open. Your fire needs six months for it. Stay for all six, since what they're testing is whether you stay.",
      water:
        "There's a form at each crossing and a puddle on each form. With that much water on the road you'll be stopped daily. Leave an hour early. It's humbling, and the sunrise is free.",
    },
    dog: {
      meeting: "The Dog year brings you allies: loyal people run with you. Choose an aim that's fair to all of them.",
      wood: "Old favors come home as wood for your fire, from people you helped once and forgot. Spend it on somebody else, a younger colleague perhaps, and see how many more bring a stick.",
      fire: "Everyone here is on fire for the cause, and the front row is full of friends. Take the second row. You'll see their faces from there, and they'll ask you to speak next.",
      earth:
        "You run until the ground is warm for the whole pack, and they'd let you run for ever. Your fire ends up in that earth. Say at noon that you're tired. Nobody here calls it weakness.",
      metal:
        "A wrong that was put off for years sits on the gate like a rusted chain. Friends hold the gate, and your fire softens the metal. It can be put right on an ordinary weekday, without a speech.",
      water:
        "It's flood watch, and your own allies say stay home. They're right about the water, even if it's dull. Call off the trip, and find out what your neighbors do on Tuesdays.",
    },
    pig: {
      meeting:
        "A Pig year slows you down, no relation but good company. Sit down with people, because orders come over lunch.",
      wood: "A generous host brings wood for your fire by the wheelbarrow, because they like your stories. Mention the introduction you need before you leave. They've been wondering when you would.",
      fire: "Nine cooks around one fire, all as hot as you and twice as loud. Offer the small thing that everybody forgot. It's the fries that people talk about on the way home.",
      earth:
        "Your fire has gone into their gravy: a good-natured team lives off your energy and hasn't noticed. Ring a bell at six, say good night, and let them miss you a little.",
      metal:
        "There's a safe of metal that nobody's opened since the wedding: unpaid bills, all theirs. Your fire is up to it. Offer to collect what they're owed, for a tenth of the sum.",
      water:
        "The no comes warm this time: a soft rule, a wet blanket, a pat on the back. Water in soup form. Find out when the answer would be yes. They hadn't thought of it, and you'll get a date.",
    },
  },
  months: {
    rat: "Don't answer at once in December, because the Rat month, your clash, changes one of your plans. Say that you'll call back. After a walk you'll give a better reply than on the spot.",
    ox: "Send every date in writing in January, because the Ox month, which does you harm, gets you misquoted. Digits are best. It takes ten minutes a week and saves you a long apology.",
    tiger:
      "Begin something bold in the Tiger month, because February sends you allies. Gather them and name the goal in one line. You only need one who is ready to start tomorrow.",
    rabbit:
      "Confirm what you've agreed in March, because promises come loose in the Rabbit month. Do it with a joke if you like. Your partners will trust you more for having asked.",
    dragon:
      "Bring samples to events in April: the month draws a large crowd and pays you no special attention. Stand where people leave. That's when they have time to talk to you.",
    snake:
      "Slow down with a thoughtful colleague in May: the Snake month shows you what's ahead. Give them a whole lunch hour. If you let them finish, you'll hear about a problem in time.",
    horse:
      "Clear your papers first in June, your own month, because you'll be restless and short with people. Once they're done by the tenth, you may run. A few extra thank-yous keep your friends.",
    goat: "Work with a gentle partner in the Goat month, because July is your best one. You supply speed, and they know what people will like. Stay for the evening, too; ideas come late.",
    monkey:
      "Allow for detours in August: the Monkey month upsets every straight plan. Choose one yourself that leads past a customer. In that way the lost day brings you an order.",
    rooster:
      "Hand in one clean result each week in September, since the Rooster month watches the clock. Nobody will ask where you are after that. For a Horse, that's a lot of freedom.",
    dog: "Tell your friends in October what you want to do next year. In the Dog month they're loyal and remember it for you. You may change your mind on the way, and they'll ask.",
    pig: "Sit down with someone new twice a week in November's Pig month. It isn't a fast month, and it isn't a hard one. Among the people you usually pass, there's one with an order.",
  },
};
