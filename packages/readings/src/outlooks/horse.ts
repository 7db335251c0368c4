import type { SignOutlook } from "./sign-outlook.ts";

export const horse: SignOutlook = {
  ownYear:
    "One lap in twelve is your own, and the advice is the last you'd choose: walk. Wear something red that was a present, say a hatband, and begin nothing that you can't finish on foot. By the old rules you're also hard on your own kind, so courtesy counts, and so do forms. Open the trunk of the car. Whatever contract, receipt or apology has been riding there since spring, deliver it now.",
  years: {
    rat: {
      meeting:
        "A Rat year is the far end of the wheel, a clash. It changes the course while you're at full gallop, from outside. Leave air in each plan, and carry a map.",
      wood: "You're knocked sideways, straight into a pile of wood. A stranger makes you a hasty offer, and it warms you. Ask for it by email and sleep on it once before you jump.",
      fire: "It's your fire against a cold wind and there's a crowd warming its hands at it. Others were unseated as well. Form a team of them by Easter, and let the slowest one keep the list.",
      earth:
        "You lose the road and give your heat to the ground. Everyone wants you to explain the new course. Do three talks, the best you have, then put your feet up for a week.",
      metal:
        "Someone has changed the locks, so there's metal to bend, and your fire can do it, with sweat. Pick a single lock: one contract, one permit. Work on it for an hour daily before the others are up.",
      water:
        "The wind's against you and it's raining. Water puts limits on your pace at the very moment of change. Take the train for once. Read on it. Arrive dry, on time, with the sums done.",
    },
    ox: {
      meeting:
        "An Ox year harms you by inches: you said soon, they wrote June. Put each date in plain digits, and have them read it back to you, grumbling.",
      wood: "A slow team turns up with dry wood for your fire and no smile. Take the help and thank them in their own slow way: in writing, with cake. Next winter they'll bring more.",
      fire: "Someone with fire just like yours works in the same barn, and the boss mixes the two of you up. Sign your work in color. Laugh about the first three mistakes, and correct the fourth.",
      earth:
        "Your fire heats their whole barn and gets told to wipe its feet. Earth is like that. Ask that your part be written on the board by the door, or they'll only remember the mud.",
      metal:
        "A chain, a ring, a rusty gate: old metal from old misunderstandings. You have the heat to open it. Ring the client who left in a huff. Start with sorry, end with a date.",
      water:
        "They hold up a hand, and it's wet. A rule you'd never read stops your best deal of the year. Fetch a patient person. Let that person talk, while you hold the umbrella.",
    },
    tiger: {
      meeting:
        "The Tiger is of your trine and just as bad at waiting. In its year you have a friend at the front, so charge together, with a banker behind you.",
      wood: "Wood falls your way from all directions: tips, grants, volunteers. You could carry ten pieces and drop nine. Pick the three longest, say no thanks to the rest, and get moving.",
      fire: "Two fires and a dry hill. Nothing's going to stop the pair of you, and that's the bit to think about. Agree on where the fire break is before you light up.",
      earth:
        "Your friend conquers it and you warm it for the settlers. A lot goes out of you to ground that isn't yours. Ask for a plot with your name and a fence.",
      metal:
        "A contract that defeated the last two teams is stiff old metal, and you have the fire for it, with a friend who doesn't mind noise. Take it on. Agree on the price of overtime first.",
      water:
        "A brave friend, a big river, one leaky boat. The water this year is a rule from head office. Sit still, both of you, until it's signed, and use the weeks to fix the boat.",
    },
    rabbit: {
      meeting:
        "A Rabbit year unpicks a stitch in what you've agreed upon. You moved the hour, it moved the table. Confirm the small print of lunch the day before.",
      wood: "Soft wood, split fine, brought in by a person with nice hands. It lights at once. Ask what they'd like in return. It's usually that you'd stay until the end.",
      fire: "Two fires at one garden party: you and another live wire were promised the same corner. Give it up gladly, out loud, and you'll be asked to light the next one.",
      earth:
        "Your fire goes into flower pots. They bloom, and the gardener gets the thanks. Bring the buyers over yourself, and introduce yourself by what you did.",
      metal:
        "A small, fiddly lock of metal, and you with your big hands. Your fire can open it at half speed. Ask a patient colleague to stand next to you and count.",
      water:
        "Dew on the track: this water is a polite no. You find the line with your nose, since nobody likes to point. Ask where the other lines are. They'll be touched, and show you.",
    },
    dragon: {
      meeting:
        "A Dragon year puts up a stage wherever you happen to stop. No strings. Jump up, say your piece, get paid, and be out of town before the second act.",
      wood: "Someone grand is building, and you may burn the leftover wood. It's more fuel than you've ever had. Promise them one fast job rather than four, and finish before they change the plan.",
      fire: "A parade of torches, and yours is one fire among many. Nobody can see who carries you. Turn into a side street, take one smaller client, and be the only light there.",
      earth:
        "They found a city on your fire, shift after shift, and earth doesn't say thanks. Have your hours signed each week by someone with an office. It's the signature that gets remembered.",
      metal:
        "They've ordered a crown, and it takes a fire like yours to make that metal behave. Quote high, deliver in pieces, and get paid per piece. Crowns get canceled.",
      water:
        "The plan is so large that it needs rules for running: water on all sides. Read the part about exceptions. Most of what you want is behind a door that nobody has tried.",
    },
    snake: {
      meeting:
        "A Snake year is warm on you and thinks twice as long. You share an element, and little more. Ask what it sees ahead, then count to ninety.",
      wood: "A quiet hand adds wood to your fire each evening, so quietly that you never noticed. Someone senior has been clearing your path. Find out who, visit them, and sit still for an hour.",
      fire: "You and they share a fire under one roof. They simmer, you boil. On the joint project, take the customers and leave them the recipe. Don't ask about the knives.",
      earth:
        "Your fire has been warming somebody else's earth, and all it got you is a year older. Move the effort to one thing with your name on it that will still be there next fall.",
      metal:
        "A stubborn deal is metal, coiled tight. It gives if you hold the fire to it and don't wave. Make your offer, stop talking, and let the silence do its full ninety seconds.",
      water:
        "Someone wise turns the tap and never says why. Your pace is cut by a third. Do the other two-thirds so well that they forget there was a plan for three.",
    },
    horse: {
      meeting:
        "Your own year, and it's hard on its own. The race is against a horse with your name, and it bites. Walk the course before the flag.",
      wood: "There's hay in the loft in your own year. Wood's your friend now, an old one. Let somebody who knew you when you were clumsy help you mend what you broke.",
      fire: "It's fire three times: you, the year and its element. That could light a county or burn a barn. Choose one project, put sand around it with dates and a budget, and burn that.",
      earth:
        "You run, it drinks. All the heat of your year goes to ground that'll be green for others. That's no loss if you choose the field. Choose a young person, and teach.",
      metal:
        "In your own year, the metal that your fire must bend is a bad habit of yours. It's nailed on. Hire a coach, a clerk or a very frank cousin to hold the other end.",
      water:
        "In your own year they send the rain, and red mud to the knee. Each limit you meet is one you set for others. Keep it, with a grin. They're watching for the grin.",
    },
    goat: {
      meeting:
        "A Goat year puts the one who suits you best on the other end of the rope. With a partner like that, you can run and come home.",
      wood: "Apple wood, and someone to sit there with. Your partner brings in people who bring in fuel. Make the thing you have both talked about since school, and price it properly.",
      fire: "Two hearths, a kind friend, too many guests. Others as warm as you are after the same kind heart. Be the one who washes up. It's been known to settle the matter.",
      earth:
        "You two make pots. Your fire and that earth were meant for it, and they sell. The catch is that you're the oven. Close on Mondays, with a sign your partner paints.",
      metal:
        "Thin sweet metal, a music box. It needs a low flame and an ear. Let your partner say when it's done. On your own you'd have melted the tune by noon.",
      water:
        "It pours on the picnic. The permit's refused by someone sad. Let your partner go in alone with the cake, and wait in the car with your good ideas.",
    },
    monkey: {
      meeting:
        "A Monkey year swings, you gallop, nobody signs. There's nothing between you but noise. Make one firm deal with it in January and be amused by the rest.",
      wood: "Odd wood, bright fire: the silliest lead of the year pays, maybe a puppet theater or a goat yoga chain. Call them back before you've stopped laughing.",
      fire: "Two fires on one stage: a quick wit wants your audience, and the crowd enjoys the contest. Sell tickets to it. Agree on the split behind the curtain, before the first joke.",
      earth:
        "Your fire is the stage light, and the earth gets the applause for other people's tricks. Ask to be on the poster. It's a small poster, so ask this week.",
      metal:
        "Thin metal, sharp at the edges: you could melt the whole deal with your fire, and they know it. So don't. Hold the heat, name the price once, and wait for the bell.",
      water:
        "A bucket of water over the door, and a new rule about running in the hall. Take the splash with a grin. Then ask who designed the bucket, since you have a customer for it.",
    },
    rooster: {
      meeting:
        "A Rooster year times you with a stopwatch that works. It isn't an enemy. Let it hold the watch; you'd only have run with it.",
      wood: "They've counted the logs, and each piece of wood is for your fire. It's exact help, in writing, on Thursdays. Ask for it by the unit, say what it's for, and you'll be warm through March.",
      fire: "Beacons, with permits. There are many as bright as you and they've passed a test. Take the test. You'll come in last in spelling, and get the job.",
      earth:
        "You pound the track flat and get a report on dust. It's your energy in that neat ground. Ask that they count the miles as well as the holes.",
      metal:
        "A vault with nine bolts: your fire needs six months for that metal. Stay for all six. They're testing whether you stay, and behind it is the account nobody else could open.",
      water:
        "They've put a bylaw on your road, and a puddle on the bylaw. You'll be stopped at each crossing. Leave an hour earlier every day. It's humbling, and you'll see the sunrise.",
    },
    dog: {
      meeting:
        "A Dog year runs with you and looks back for the others. You're of one trine, so choose an aim that's fair, and you'll never run alone.",
      wood: "Old favors come home as wood for your fire: people you helped once and forgot. Build it for somebody else this time, a younger colleague perhaps, and see how many bring a stick.",
      fire: "Everyone's on fire for the cause and you're the loudest. There's one front row and it's full of friends. Take the second row. You can see their faces from there.",
      earth:
        "You run till you're glowing and the ground's warm for the whole pack. They'd let you run for ever. Say at noon that you're tired. Nobody here will call it weakness.",
      metal:
        "A rusted chain on an honest gate. Your friends hold the gate, your fire softens the metal, and a wrong that was put off for years can be put right. Do it on a weekday.",
      water:
        "A flood watch, and the pack says stay. They're right, even if it's dull. Call off the trip, carry sandbags, and find out what your neighbors do on Tuesdays.",
    },
    pig: {
      meeting:
        "A Pig year sets another place each time you stand up. It's no relation. Eat, sign the guest book, and sell while the plates are warm.",
      wood: "A generous host brings wood for your fire by the wheelbarrow, because they like your stories. Ask for the introduction you need between the cheese and the coat. They'd been wondering when you would.",
      fire: "A fire in the yard, nine cooks. They're all as hot as you, and twice as round. Do the fries. Whatever was missing is what people go home and talk about, so be that.",
      earth:
        "Your fire has gone into their gravy. A good-natured group lives off your energy and hasn't noticed. Ring a bell at ten, say good night, and let them miss you.",
      metal:
        "There's a safe full of metal that nobody has opened since the wedding: unpaid bills. Your fire is up to it. Find out what they're owed and collect it for a tenth.",
      water:
        "It rains soup. This water is a kind no: a soft rule, a wet blanket, a pat on the back. Ask when the answer would be yes. They hadn't thought about it, and you leave with a date.",
    },
  },
  months: {
    rat: "Dark at four, and contrary winds. The Rat month changes a plan of yours by phone. Don't answer at a gallop. Say you'll ring back, and walk twice around the block.",
    ox: "January misquotes you. In the Ox month send each date in digits to each person, even your mother. It takes ten minutes and saves a visit.",
    tiger:
      "An ally, and snow melting. The Tiger month wants a bold start, so gather the crew, name the hill, and ask who's bringing lunch. Somebody will laugh. That's the one.",
    rabbit:
      "Loose threads in March. The Rabbit month asks you to confirm what you've confirmed. Do it with a joke, and bring your own chair in case.",
    dragon:
      "Big skies, tall talk. You have no part in the Dragon month, except that the crowd will be there. Take samples. Stand by the exit, where people at last have a free hand.",
    snake:
      "A warm wall and a slow friend. Let the Snake month show you what lies around the bend. Sit with it a whole lunch hour, phone off, and don't finish any sentences.",
    horse:
      "Your own month, sun on your back, and a tendency to bite. Count your pleases. Have the paperwork of May done by the tenth, and you may run until you drop.",
    goat: "The softest month and the best. In July, do what takes two: with a partner from the Goat's month, a plain idea gets a heart. Bring them shade, and stay for the evening.",
    monkey:
      "Monkeys in the awning. August's month mocks whatever goes straight, so add a loop on purpose. A loop with a customer in it would be ideal.",
    rooster:
      "The stopwatch month. Give the Rooster's people one clean result before each weekend. You'll be stunned by how free a Horse is when nobody's asking where it is.",
    dog: "Friends with steady eyes. In the Dog month say what you really want to do next year, out loud, to the pack. They'll remember it for you. You'd have lost it by the bend.",
    pig: "Slow roads, full tables. The Pig month isn't yours, and it isn't hard. Sit down twice a day with someone you'd have ridden past. One of them has an order to place.",
  },
};
