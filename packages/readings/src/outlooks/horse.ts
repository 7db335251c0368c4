import type { SignOutlook } from "./sign-outlook.ts";

export const horse: SignOutlook = {
  ownYear:
    "One lap in twelve is your own, and the advice is the last you'd choose: walk. Wear something red that was a present, say a hatband, and begin nothing that you can't finish on foot. By the old rules you're also hard on your own kind, so courtesy counts, and so do forms. Open the trunk of the car. Whatever contract, receipt or apology has been riding there since spring, deliver it now.",
  years: {
    rat: {
      meeting:
        "A Rat year is the far end of the wheel, a clash. It changes the course while you're at full gallop, from outside. Leave air in each plan, and carry a map.",
      wood: "Knocked sideways, and into a woodpile. The shock brings wood for your fire: a stranger's offer, made in haste on both sides. Ask for it by email and sleep once before you jump.",
      fire: "It's your fire against a cold wind and there's a crowd warming its hands at it. Others were unseated as well. Form a team of them by Easter, and let the slowest one keep the list.",
      earth:
        "You lose the road and give your heat to the ground. Everyone wants you to explain the new course. Do three talks, the best you have, then put your feet up for a week.",
      metal:
        "Whoever changed the locks has left metal lying about. You can bend it to your use, at a cost in sweat. Pick a single lock. Work on it daily, before the others are up.",
      water:
        "The wind's against you and it's raining. Water puts limits on your pace at the very moment of change. Take the train for once. Read on it. Arrive dry, on time, with the sums done.",
    },
    ox: {
      meeting:
        "An Ox year harms you by inches: you said soon, they wrote June. Put each date in plain digits, and have them read it back to you, grumbling.",
      wood: "A log train, and it's for you. Slow people turn up with dry wood and no smile. Take it and thank them in the same slow way. Next winter they'll bring more.",
      fire: "Someone as hot as you sits in the same stable, and the farmer can't tell you apart. Mix-ups follow. Sign your work in color, and laugh about the first three.",
      earth:
        "You heat their whole barn and get told to wipe your hoofs. Earth's ungrateful by nature. Ask that your part be written on the board. Otherwise they'll remember the hoofs.",
      metal:
        "A chain, a ring, a rusty gate: old metal from old misunderstandings. You've the heat to open it. Ring the client who left in a huff. Start with sorry, end with a date.",
      water:
        "They hold up a hand, and it's wet. A rule you'd never read stops your best deal of the year. Fetch a patient person. Let that person talk, while you hold the umbrella.",
    },
    tiger: {
      meeting:
        "The Tiger is of your trine and just as bad at waiting. In its year you've a friend at the front, so charge together, with a banker behind you.",
      wood: "Timber, as they say. It falls your way from all directions. This wood is the sort of luck you trip over. Pick up the three longest pieces, and give up on carrying the rest.",
      fire: "Two fires and a dry hill. Nothing's going to stop the pair of you, and that's the bit to think about. Agree on where the fire break is before you light up.",
      earth:
        "Your friend conquers it and you warm it for the settlers. A lot goes out of you to ground that isn't yours. Ask for a plot with your name and a fence.",
      metal:
        "Whole bells to be recast, with a helper who doesn't mind noise. The metal's stiff and you're well matched. Take on the contract that defeated the last two. Wear gloves.",
      water:
        "Bold friends, a big river, one leaky boat. Limits come from head office, in blue ink. Sit on your tail, both of you, until it's been signed. Use the time to caulk.",
    },
    rabbit: {
      meeting:
        "A Rabbit year unpicks a stitch in what you've agreed upon. You moved the hour, it moved the table. Confirm the small print of lunch the day before.",
      wood: "Soft wood, split fine, brought in by a person with nice hands. It lights at once. Ask what they'd like in return. It's usually that you'd stay until the end.",
      fire: "Two fires at a garden party. You and another live wire were promised the same corner. Give it up gladly, out loud, and you'll be asked to light the next one.",
      earth:
        "Your warmth goes into flower pots. They do bloom, and it's the gardener who's thanked. Bring a photographer. Better still, bring the buyers, and introduce yourself as the sun.",
      metal:
        "Hairpins in the lock: fiddly metal, and you've such large hands. It'll bend if you slow to half speed. The one who taught you to is the client to keep.",
      water:
        "Dew on the track, hush in the stands. Someone polite has drawn a line, and you find it with your nose. Ask where the other lines are. They'll be touched, and tell you.",
    },
    dragon: {
      meeting:
        "A Dragon year puts up a stage wherever you happen to stop. No strings. Jump up, say your piece, get paid, and be out of town before the second act.",
      wood: "The beams of a palace, and you may burn the offcuts. It's more fuel than you've ever had. Someone grand likes your speed. Promise them one fast thing, not four.",
      fire: "A parade of torches. You're one, and a good one, and nobody can see who's carrying you. Turn off into a side street. It's dark there, and they'll follow the light.",
      earth:
        "What they found a city on is your heat, day after day. Mountains don't thank the sun. Get your hours signed each week by someone with an office.",
      metal:
        "They've ordered a crown. It takes a fire like yours to make that metal behave. Quote high, deliver in pieces, and keep a bit of the gold dust for the cat.",
      water:
        "Fountains, aqueducts, a wet red carpet. The scheme is so large that it needs rules for running. Learn the rule about doors. Most of what you want is behind a door that's merely shut.",
    },
    snake: {
      meeting:
        "A Snake year is warm on you and thinks twice as long. You share an element, and little more. Ask what it sees ahead, then count to ninety.",
      wood: "A quiet hand lays a branch on your fire each evening. You'd never notice, so look. There's an elder who's been clearing your way. Go to see them, sit still, ask how.",
      fire: "Your heat and theirs under one roof. They simmer and you boil. On the joint project take the front of the house and leave the kitchen. You don't want to see the knives.",
      earth:
        "You've been sunning somebody's stones. The earth is a degree warmer and you're a year older. Move the effort to one thing that'll still be there in the morning.",
      metal:
        "Cool fine metal, coiled tight. It gives if you hold the flame to it and don't wave. A stubborn negotiation ends well on the day you let a silence go on.",
      water:
        "Someone wise turns the tap and never says why. Your pace is cut by a third. Do the other two-thirds so well that they forget there was a plan for three.",
    },
    horse: {
      meeting:
        "Your own year, and it's hard on its own. The race is against a horse with your name, and it bites. Walk the course before the flag.",
      wood: "There's hay in the loft in your own year. Wood's your friend now, an old one. Let somebody who knew you when you were clumsy help you mend what you broke.",
      fire: "It's fire three times: you, the year and its element. You could light up a county or burn down a barn. Choose one task, put sand around it, and burn that.",
      earth:
        "You run, it drinks. All the heat of your year goes to ground that'll be green for others. That's no loss if you choose the field. Choose a young person, and teach.",
      metal:
        "Horseshoe weather. The metal you need to bend is your own bad habit, with nails in it. A smith helps: hire a coach, a clerk or a very frank cousin.",
      water:
        "In your own year they send the rain, and red mud to the knee. Each limit you meet is one you set for others. Keep it, with a grin. They're watching for the grin.",
    },
    goat: {
      meeting:
        "A Goat year puts the one who suits you best on the other end of the rope. With a partner like that, you can run and come home.",
      wood: "Apple wood, and someone to sit there with. Your partner brings in people who bring in fuel. Make the thing you've both talked about since school, and price it properly.",
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
      wood: "Somebody's sawn up a puppet theater and it's yours to burn. Odd wood, bright flame. The silliest lead of this year pays. Follow it up before you've stopped laughing.",
      fire: "Two firecrackers tied to one tail. A quick wit wants your audience, and there's a rivalry that both crowds enjoy. Sell tickets. Decide the split behind the curtain.",
      earth:
        "You shine on their tricks and the earth gets the applause. Your heat's been used as stage light. Ask to be on the poster. It's a small poster, so ask now.",
      metal:
        "Springs and foil, sharp at the edges. You could melt the lot, and they know it. So you'll win this contract by not doing it. Hold the heat, name the price.",
      water:
        "A bucket over the door, and a rule about running in the hall. Take the wetting well. Then ask for the drawings of the door, since you've a customer for it.",
    },
    rooster: {
      meeting:
        "A Rooster year times you with a stopwatch that works. It isn't an enemy. Let it hold the watch; you'd only have run with it.",
      wood: "They've counted the logs and you may have each. It's exact, it's dry, it's Thursday. Ask for help by the unit, in writing, and you'll be warm through March.",
      fire: "Beacons, with permits. There are many as bright as you and they've passed a test. Take the test. You'll come in last in spelling, and get the job.",
      earth:
        "You pound the track flat and get a report on dust. It's your energy in that neat ground. Ask that they count the miles as well as the holes.",
      metal:
        "The grandfather of all locks, nine bolts, a code. You can heat it open in six months. Stay. It's the staying that they're testing, and behind it is the whole vault.",
      water:
        "They've put a bylaw on your road, and a puddle on the bylaw. You'll be stopped at each crossing. Leave an hour earlier every day. It's humbling, and you'll see the sunrise.",
    },
    dog: {
      meeting:
        "A Dog year runs with you and looks back for the others. You're of one trine, so choose an aim that's fair, and you'll never run alone.",
      wood: "They bring you sticks. All of them are gifts from people you once helped and forgot. Lay a fire with that wood for somebody else, and see how many come.",
      fire: "Everyone's on fire for the cause and you're the loudest. There's one front row and it's full of friends. Take the second row. You can see their faces from there.",
      earth:
        "You run till you're glowing and the ground's warm for the whole pack. They'd let you run for ever. Say at noon that you're tired. Nobody here will call it weakness.",
      metal:
        "A rusted chain on an honest gate. Your friends hold the gate and you bring the heat. The wrong that's been put off for years can be put right, on a weekday.",
      water:
        "A flood watch, and the pack says stay. They're right, even if it's dull. Call off the trip, carry sandbags, and find out what your neighbors do on Tuesdays.",
    },
    pig: {
      meeting:
        "A Pig year sets another place each time you stand up. It's no relation. Eat, sign the guest book, and sell while the plates are warm.",
      wood: "Plum wood, by the wheelbarrow, from a host who likes your stories. Support comes with dessert. Ask for the introduction between the cheese and the coat.",
      fire: "A fire in the yard, nine cooks. They're all as hot as you, and twice as round. Do the fries. Whatever was missing is what people go home and talk about, so be that.",
      earth:
        "Your fire has gone into their gravy. A good-natured group lives off your energy and hasn't noticed. Ring a bell at ten, say good night, and let them miss you.",
      metal:
        "Pots, pans and a safe that no one's opened since the wedding. You've the fire for that metal. Find out what they're owed, and collect it for a tenth.",
      water:
        "It rains soup. A soft rule, a wet blanket, a kind word: you may not. Ask when you may. They hadn't thought that far, and you leave with a date in ink.",
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
      "Big skies, tall talk. You've no part in the Dragon month, except that the crowd will be there. Take samples. Stand by the exit, where people at last have a free hand.",
    snake:
      "A warm wall and a slow friend. Let the Snake month show you what lies around the bend. Sit with it a whole lunch hour, phone off, and don't finish any sentences.",
    horse:
      "Your own month, sun on your back, and a tendency to bite. Count your pleases. Have the paperwork of May done by the tenth, and you may run until you drop.",
    goat: "The softest month and the best. Do in July what takes two: with the Goat's people beside you, a plain idea gets a heart. Bring them shade, and stay for the evening.",
    monkey:
      "Monkeys in the awning. August's month mocks whatever goes straight, so add a loop on purpose. A loop with a customer in it would be ideal.",
    rooster:
      "The stopwatch month. Give the Rooster's people one clean result before each weekend. You'll be stunned by how free a Horse is when nobody's asking where it is.",
    dog: "Friends with steady eyes. In the Dog month say what you really want to do next year, out loud, to the pack. They'll remember it for you. You'd have lost it by the bend.",
    pig: "Slow roads, full tables. The Pig month isn't yours and it isn't hard. Sit down twice a day. One of the people you'd have ridden past has an order in their pocket.",
  },
};
