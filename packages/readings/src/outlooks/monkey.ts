import type { SignOutlook } from "./sign-outlook.ts";

export const monkey: SignOutlook = {
  ownYear:
    "Once in twelve years the year is your own, and the old hands tell you to wear red that somebody gave you, socks at best, and to leave the high branches alone. You'll want to start nine things. Start none of them until you've gone through the last nine and written beside each one: done, dead, or whose problem. The red is for luck. The list is for everyone who works with you.",
  years: {
    rat: {
      meeting:
        "A Rat year is run by a friend from your trine. It hears of the chance, you find the trick, and neither of you sleeps much.",
      wood: "Your wit's a good chisel and this wood wants carving. One half-grown venture can be cut into a real business by fall. Choose it by what someone has already paid for.",
      fire: "The fire in this one is fueled by your friend's nerves. Hard limits on spending, on sleep, on patience. Let them set the budget, promise to stay inside, and hide a small surprise in it.",
      earth:
        "They've dug up something, and it's all for you: earth full of ore. An old contact, an unused license, a warehouse key. Go and look this week, with a flashlight and a lawyer.",
      metal:
        "You have both brought the same screwdriver. A clever cousin in the trade offers your service at half the shine, same metal. Team up for the big job and compete on the small.",
      water:
        "Ideas run out of you here like water from a barrel, and your ally sells them by the glass. Agree on your share per glass. Then stop for August, whether the barrel's dry or not.",
    },
    ox: {
      meeting:
        "An Ox year wants to see your hands, not your sleeves. It has nothing against you. Do one job the long way round and watch what it opens.",
      wood: "There's a log across the road and you own the saw. The wood is hard, the work is dull, and nobody else has volunteered. Cut it in public, on a Monday, and keep a slice.",
      fire: "A furnace with a timetable. The fire in charge this time wants each trick explained on a form. Fill it in as a comic strip if you must, but file by the fifth.",
      earth:
        "You've been underrating solid people. Earth sends you one with a budget and no ideas. Sit down beside them at lunch and ask what's been broken for longest.",
      metal:
        "Metal nuts and metal bolts, theirs and yours. You share a bench with somebody slow who is, annoyingly, right. Trade your speed for their torque, one task each, and tell no one.",
      water:
        "They ask, you answer, they write it down. Your know-how drains away like water into a manual. Insist on your name on the cover, and on a week off when it's printed.",
    },
    tiger: {
      meeting:
        "The Tiger is your opposite, and its year both clashes and punishes. Keep your jokes in your pocket and your passport up to date. This isn't the year for the last word.",
      wood: "What's been knocked over is good wood, and you could still carve it. After the big upset, go through the pieces in silence. One of them is the job that you should've had.",
      fire: "Roar and fire at once. You're overruled before you've reached the funny part. Put on the dull jacket, read the rules aloud to yourself, and be somewhere else when the music stops.",
      earth:
        "Strangely, the storm leaves topsoil at your door. Earth feeds you through the people who were also blown off course. Start a group for them, with coffee, and hire the quickest.",
      metal:
        "Hit from across the wheel and jostled by your own: metal, metal everywhere. Don't duel. Take the small office with the thick door, and build the thing that both sides will need.",
      water:
        "The upheaval wants your tricks and won't pay for them. It all runs off as water under the bridge. Save three of your best for the winter after, in a tin, under oath.",
    },
    rabbit: {
      meeting:
        "A Rabbit year lowers the lights. It isn't your foe. If you learn to knock, it shows you the good rooms and who's in them.",
      wood: "Bonsai: the wood's soft, the taste is exacting, and you may snip. Take on the delicate account. One cut a week, then step back and ask what they see.",
      fire: "The candles are close to your sleeve. A polite fire sets limits by raised eyebrow. Find out early whose eyebrow it is, and run every gag past its owner for a quarter.",
      earth:
        "They have a cushion for each of your corners. Earth supports you in the shape of a manager who actually reads your notes. Write better notes. Put the point first, the monkey business last.",
      metal:
        "Cutlery in the same drawer: you have a rival with nicer manners and the same metal edge. Don't charm the client more loudly. Solve the one thing no one dared to mention, before tea.",
      water:
        "You amuse the whole salon and come home empty, like a jug that gave all its water. Charge for the jug. Say that you're free on the third Thursday, and be missed on the first.",
    },
    dragon: {
      meeting:
        "The Dragon leads your trine. This year somebody says the moon and looks at you. Great. Ask which moon, by when, with what rope.",
      wood: "A mast, a hull, a prow in the shape of something grand. There's wood to spare and you've got the tools. Build a model that floats before they sell you the tickets.",
      fire: "The stage is lit by fire this time and you're in charge of the ropes. Ambition will squeeze your deadlines. Rehearse the failure, twice, and keep a bucket behind the curtain.",
      earth:
        "All that earth, heaped up as if for you: a patron with a mountain and no map. Be the map. Offer three routes, price them, and let your patron point.",
      metal:
        "Armor for the heroes, and you're one of four who can make it. The metal is common. The joke engraved inside the helmet is yours alone, so put it there.",
      water:
        "They point at the sky and your mind runs like water to fill the gap. Splendid, and exhausting. Give the great plan two days out of five, and guard the other three with a false beard.",
    },
    snake: {
      meeting:
        "The Snake is your other half on the wheel, for all your squabbles. In its year one quiet partner sees the move that you make look easy.",
      wood: "You do the cutting, it does the measuring. Between you this wood becomes a chess set, then a company. Stay with the first board until the last pawn is sanded.",
      fire: "Your partner's fire, and on your fur. Even the best of friends sets limits this time. When told no, ask for the reason over a drink, and don't go around by the window.",
      earth:
        "You're both well fed, but the best of the earth is yours. A discreet investor likes that the two of you argue. Argue on paper, with sums, and serve figs.",
      metal:
        "You spar and it's like metal in a mirror. Each of you knows the other's feint. Take it outside: against a third party, the two of you are a magic act with a knife.",
      water:
        "You talk, your partner keeps the best of it for later. All that wit goes somewhere, like water underground. Ask in spring to see the well, and drill a tap on your side.",
    },
    horse: {
      meeting:
        "A Horse year is already halfway down the road with your hat. Nobody's angry. Ride along for the free miles, and jump off at the town with the workshops.",
      wood: "Wheels break and you can whittle. This hasty year is rich in wood and poor in spokes. Set up where the road is worst. Don't fix the road.",
      fire: "Your toes are on the stove: fire twice over, and it checks your every swing. There'll be orders without reasons. Do the first two straight, and you'll be let off the third.",
      earth:
        "They race by and throw up earth, which is what you grow on. A sponsor, too busy to ask, will fund anything with a date. Give a date. Then keep it, for the shock value.",
      metal:
        "Metal bells on every bike, and they're all your make. Your gadget's been copied by Thursday. Bring the new one out on Wednesday, with a longer cord, and a name that's rude to spell.",
      water:
        "You run beside them and tell them how. By June you're hoarse and hollow, a canteen with no water. Sell the map instead, in three sizes, and wave from the shade.",
    },
    goat: {
      meeting:
        "A Goat year hums while it works. It's no kin and no enemy. Speak more softly than you think you need to, then half of that.",
      wood: "Cradles, flutes, picture frames: it's kindly wood, and you hold the knife. Make something useful for a person you like. The first orders come from their aunt.",
      fire: "A slow oven, set to your discomfort. The limit here is other people's feelings, and the fire is real enough. One teasing remark costs a week. Budget for two.",
      earth:
        "You're handed a lump of good earth and nobody watches what you make. It's the rarest gift. Shut the door, take a month, and don't show it to the first who knocks.",
      metal:
        "Someone gentle owns the same metal tools and uses them to hang wind chimes. Don't laugh. Ask how much the chimes bring in, then close your mouth and pass the pliers.",
      water:
        "They need cheering up, and you can't see a long face without doing a trick. It drinks you dry as water does a sponge. One show a day, matinee only.",
    },
    monkey: {
      meeting:
        "Your own year, so every mirror pulls a face before you do. Half of your rivals this time are ideas you had yourself.",
      wood: "You may saw all the wood you like, so long as you sit on the trunk side. Finish the oldest thing in the shed. Varnish it. Invite those who were told it was nearly done.",
      fire: "The heat is on your own hide. Fire in a year of your own means someone checks your work, all of it. Leave out the clever parts for once. The plain ones pass, and they hold.",
      earth:
        "A kind year inside a strict one: earth pads your falls. Old favors come back, in soup, leads and a spare room. Use the room to sort the attic of your half-built schemes.",
      metal:
        "You against you, with a grin: metal meets metal on a tightrope. Each bluff of yours will be called by somebody with the same teeth. Play it straight and you'll be the only surprise in town.",
      water:
        "The tap's open and it's your year, so nobody thinks to close it. Your water runs for all. Give the spare key of your calendar to a boring friend who says no for a living.",
    },
    rooster: {
      meeting:
        "A Rooster year runs on the bell and you run on the hunch. You're both metal and you can share a workshop, with a line of tape down the middle.",
      wood: "They've marked where to cut, so for once you needn't guess. The wood is straight, the drawing's dull, and the money's good. Do it exactly. Then show them the better one you made at lunch.",
      fire: "A whistle, a rule, a blast of fire. Your shortcuts get written up, with arrows. Ask to have one of them made official. They're so keen on forms that they'll do it.",
      earth:
        "Neat heaps of earth, all labeled for your use. A tidy person has saved you nine weeks of digging. Thank them in their own style, with a table, and the tenth week is theirs.",
      metal:
        "So much sharp metal, so little bread. It's a year of experts, and each is sharper than the next. Be the one who makes them laugh at ten past four, then present.",
      water:
        "You think aloud, they type. Your wits turn to water and theirs to procedure. Ask for a royalty on step six, since it's plainly yours, and wave at the rest.",
    },
    dog: {
      meeting:
        "A Dog year asks if you meant it. There's no feud, though you'll be looked at for a long while before you're believed. Let them look.",
      wood: "The fence needs mending and everyone knows who bent it. You have the hammer and the wood is stacked. Do it before they ask. It's the cheapest good name you'll ever buy.",
      fire: "An honest fire, and you're the marshmallow. They want the unfunny answer, under oath or near it. Have it ready, keep to it, and you'll find the limit stops at your fingertips.",
      earth:
        "Loyal earth: it holds you up even when you've been a clown about it. Somebody vouches for you this year. Learn who it was and pay them back with a deed, not a bit.",
      metal:
        "They've set a watch, and it wears your metal. An internal auditor with a sense of humor turns up. Make friends, but show everything. The second part is what makes you friends.",
      water:
        "You fetch, and fetch, and fetch. It's sweet how they trust you with the water now. Before you tip over, teach two others the way to the well, and retire for good.",
    },
    pig: {
      meeting:
        "The Pig year harms you in a friendly way: a loan, a laugh, a hug that's taken back later. Be plain about money, at once, and twice.",
      wood: "You trim their tree and somebody misses the branch. It's good wood, and you'd asked, sort of. Next time have them hold the ladder. A witness with sap on both hands never complains.",
      fire: "The misunderstanding comes with fire: a warm friend, a hot letter. Limits follow. Don't be clever. Say what you owe, when you'll pay, and put your phone number beneath it.",
      earth:
        "Under the crossed wires lies rich earth. The soft-hearted partner who sulks at you has the very thing you need. Apologize first, ask second, and let a day go by between.",
      metal:
        "Both hands are in the cookie jar, and both are metal. Some other charmer has told your client the same story. Show the real sums to the client, with crumbs, and be the one who's kept.",
      water:
        "You give away the goods with a joke and it's lapped up like water at a trough. Later it's said that you sold it. Send a note that says gift. Keep the carbon.",
    },
  },
  months: {
    rat: "A friend's month, all whispers and bright ideas. Pool your scraps of news with the Rat's people, then bet a small sum on what you've worked out. Small. You heard that.",
    ox: "January gets up at five. In the Ox month, finish a single dull thing from end to end, without a song. The look on people's faces will be worth more than the song.",
    tiger:
      "Claws out in February. The Tiger's month is against you twice, so no pranks, no shortcuts, no reply-all. Fix the old printer. Be thanked, if at all, in March.",
    rabbit:
      "Good manners and open windows. The Rabbit month will lend you its nicest room for an idea, provided that you wipe your feet. Wipe them where it can be seen.",
    dragon:
      "Thunder, and it's for you. Somebody in the Dragon month wants the impossible by May, with a budget attached. Say yes, then ask for two of the smart ones and a tent.",
    snake:
      "You and your quiet half. In the Snake month call the one who always sees through you and show the plan. What they don't comment on is safe.",
    horse:
      "Long days, hot seats, no brakes. Let the Horse month gallop and collect what it drops: a customer, a wrench, a very good rumor. Sort the loot in the evening.",
    goat: "July wears its heart outside. In the Goat month a joke can leave a mark, so tell it about yourself. Bring ice cream on the fifteenth to cover the ones you forgot.",
    monkey:
      "Home turf, high summer. Your own month doubles every idea and halves the follow-through. Pick one by the tenth and tape the others to the ceiling, where you can still admire them.",
    rooster:
      "Pencils are sharp and so is the tone. During the Rooster's thirty days, hand in your work with the steps shown. You'll be asked for it later in any case, less kindly.",
    dog: "An honest chill. The Dog month likes a promise that was kept, so dig out an old one, perhaps from spring, and keep it now. No flourish. Ring the bell and hand it over.",
    pig: "Everyone's so jolly that nobody remembers who paid. The Pig's month muddles money between friends. Settle each tab on the night, to the coin, and tip as if it were a dare.",
  },
};
