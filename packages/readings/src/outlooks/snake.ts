import type { SignOutlook } from "./sign-outlook.ts";

export const snake: SignOutlook = {
  ownYear:
    "Your own year, and the custom is to shed rather than to strike: red on the body, a gift and never your own purchase, and no large moves that can wait. You've known for a while which skin is too tight. It may be a title, a client or a grudge with a nice view. Review that one thing this year, with somebody you'd trust to hear it. Then leave it on a warm stone and don't look around.",
  years: {
    rat: {
      meeting:
        "A Rat year chatters and you're not obliged to answer. No bond, no feud. Sort its news into two heaps, true and useful, and watch how small the second is.",
      wood: "Kindling arrives with the morning post. This wood feeds your fire through scraps that others drop: a number, a name, a date. Collect for three months before you light anything.",
      fire: "Sparks in the attic, some of them yours. A quick mind with half your patience works on the same puzzle, by fire of its own. Let it publish first. Yours will be right.",
      earth:
        "Your warmth goes into the ground here. Young people want your advice by the hour, and earth keeps it. Teach in the mornings alone, and write down whatever you say twice.",
      metal:
        "Small coin to be melted, lots of it. You've the fire for that metal, if you've the patience for receipts. Clean up one messy account and keep what drips off.",
      water:
        "They've brought a bucket, just in case. Water sets limits on your kind of heat: two signatures, open files. Give them the open file before they ask. It's a fine way to keep the shut one.",
    },
    ox: {
      meeting:
        "The Ox belongs to your trine, so this year you've muscle. It does in daylight what you worked out at night. Pick a goal that needs both.",
      wood: "Firewood, stacked by a patient friend. You want for nothing. Wood of this sort burns for years, so begin the study that you thought you'd have to do in retirement.",
      fire: "Two stoves in one barn, and a yoke between you. A peer with the same heat and more hours could outlast you. Ask the Ox in your life to tell you when to stop.",
      earth:
        "You warm the field and somebody else sells the corn. It's good earth and a fair friend, so put the split in writing in March. Then warm it, with pleasure.",
      metal:
        "An anvil and a strong arm. All it needs is your eye for when the metal's ready. The hard contract of this year comes out well if you speak once, at the right moment.",
      water:
        "Rain on the stubble and rules to match. Even your best ally says wait. So wait, under a roof that you've both checked, and use the water to find the hole.",
    },
    tiger: {
      meeting:
        "A Tiger year harms and punishes you both, so a wink is taken for a slap. Put your reasons on the table, early, in large print.",
      wood: "A feud, and it feeds you: that's an odd diet. The wood of a loud year heats you through people who'd love to see you strike. Don't. Take the heat and cook.",
      fire: "There's burning on both sides of the street. Your rival is hot, rude and not wrong. Send a note with the one thing you'll concede, and mean that thing.",
      earth:
        "You light up the room for someone who takes credit at the top of their voice. The earth drinks it in. Save each draft with a date, and don't say that you did.",
      metal:
        "They've thrown down their armor in a fit. The metal's yours to melt, if you don't gloat. Take over the job they dropped, under its old name, and finish it in the dark.",
      water:
        "Drenched, and from a paper cup. A complaint, a rule about tone, a hearing. Bring three facts and a friend with a kind face. Let the water run off. You've the skin for that.",
    },
    rabbit: {
      meeting:
        "A Rabbit year speaks in lowercase, and so do you. There's no bond between you. Enjoy the quiet, and note who enjoys it for other reasons.",
      wood: "A fire laid by expert hands: cedar, dry, a pretty bow. Support comes from someone who wants nothing but good conversation. Give that, weekly. The wood will last till the thaw.",
      fire: "Two lamps and a single moth. Somebody tactful is after the same client by the same light. Dim yours for a week. Moths come back to what goes out.",
      earth:
        "You temper their clay. The pretty dishes of this year take up your earth and your evenings, and no one asks what's for dinner. Name a fee per kiln.",
      metal:
        "Silver to be melted by candle: slow, possible, worth it. The sealed old agreement opens this year for someone polite. Bring gloves, a lamp and a gift for the archivist.",
      water:
        "Mist in the garden, and you're told to stay on the path. The water here is a matter of etiquette. Learn the path by heart. In thick fog, whoever knows it leads.",
    },
    dragon: {
      meeting:
        "Under a Dragon your thoughts come out on a balcony. It's a cousin, not a friend. Lend it your best line and keep the next three.",
      wood: "A grand old forest, all for your stove. Big wood comes your way because somebody big wants to be understood. Translate them. You'll be paid by the adjective.",
      fire: "Fireworks, and you're a candle. Don't burn brighter, burn later. After the show everyone is looking for the way home, and there you stand, with a map and a flame.",
      earth:
        "You heat the mountain. It takes all winter and it'll be called volcanic talent. The talent's yours and so's the bill for coal. Send it up, quarterly, by messenger.",
      metal:
        "There's gold in the roof, and it's you who can get it down. The great metal deal softens at your touch if you talk to the person behind the person. Bring cake to that one.",
      water:
        "They've put a moat around the whole affair. Water, guards, a drawbridge on a rota. You may cross it on Tuesdays with a pass. Ask for the pass, since wit won't do.",
    },
    snake: {
      meeting:
        "This one is yours, and it looks back at you with your eyes. Shed, don't strike. The bold step has waited this long and it'll keep.",
      wood: "It's a gift on your own doorstep. Wood in your own year is the help you're too proud to ask for. Say yes before you've worked out what they want.",
      fire: "Two flames in a single lamp, and the glass is warm. You'll argue with yourself at two in the morning. Write both sides down and mail them to your wisest friend.",
      earth:
        "You've been a slow oven for other people's bread. This year the bread is done and the earth has had its share. Close the door and let the oven be.",
      metal:
        "An old knot of metal, and at last you've the heat. The claim, the visa, the estate: it can be settled. Do it without a speech, by the longest day.",
      water:
        "Your fire, your year, and somebody holds a hose. Take the limit as a lid. A pot with a lid on boils in half the time, and nobody sees what's in it.",
    },
    horse: {
      meeting:
        "A Horse year is your own element without the brakes. It runs next to you, no closer. Use the draft, keep to your lane, and let it take the flies.",
      wood: "Dry brush for miles. It's easy wood and it burns at once, so you'll have help before you've asked what for. Decide by lunch. Tomorrow there's only smoke.",
      fire: "So many torches that it's daytime. A hundred quick minds have your idea at the same hour. Yours should be the one with a second page. Write the second page now.",
      earth:
        "They run and you bake. It's your fire that turns their track into bricks, and no one brings you one. Take the contract for the wall, by the brick, in advance.",
      metal:
        "A bell, a bit, two spurs: their metal is light, and you can bend it. This year a hurried seller says yes to a slow question. Ask it twice, kindly, and then sign.",
      water:
        "Hoofs in the puddles, and you in suede. Stop signs go up after each accident, and you're fined for theirs. Stay in for a month. The water goes down as fast as it came.",
    },
    goat: {
      meeting:
        "A Goat year wants to be asked how it feels. You aren't tied to it. Ask, listen, and you'll be told the one thing the spreadsheet left out.",
      wood: "Driftwood, apple prunings, an old piano. It's sweet fuel and it's brought by people who like you for no reason. Let them sit by it. Don't ask for a reason.",
      fire: "Everyone's lit a candle for the cause, and you're asked whose side your fire is on. Say it in a sentence. The sentence will be embroidered, so choose it well.",
      earth:
        "All give. You warm the plates, the pots, the poet. This earth takes and takes and thanks you in song. Stop at dusk, by the clock, in the middle of the chorus.",
      metal:
        "Needles and thimbles: it's soft metal that you can work with. A shy artist has something worth a fortune and no idea. Tell them, in private, and be their honest agent.",
      water:
        "Someone cries and everything's off. A tender rule puts out your best plan on the day before. Ask what hurt. It's two words in paragraph six, and you've got others.",
    },
    monkey: {
      meeting:
        "A Monkey year goes well for two who'd make a bad three. It's your partner on the wheel, so choose one quick friend and let the tricks be joint.",
      wood: "Your friend keeps bringing sticks, some of them from other people's fences. Good wood, poor manners. Use it, send a note to the fences, and ask for a list next time.",
      fire: "They throw sparks to see what'll catch, and you've a reputation. With two fires at play, decide who's in charge of the curtains. Then have all the fun you like.",
      earth:
        "Your friend invents and you fund it, with heat. The earth gets most of that. Ask what's been earned so far, in one number. If it's an anecdote, ask the next day.",
      metal:
        "This is the best metal you get: your partner's own, and it wants to be shaped. The two of you can close a deal that neither would dare alone. You hold, they hammer.",
      water:
        "The joke sets off the sprinklers. You're both soaked and it's you who has to sign for it. Laugh before anyone. Then put the water damage down as research.",
    },
    rooster: {
      meeting:
        "With the Rooster you've a trine and an inventory. In its year your hunch gets a proof, a page number and a hearing. Bring the large hunch.",
      wood: "A cord of wood, cut to length, with the invoice for zero. Your orderly friends support you by the book. Ask for precisely what you need. They keep a form for that.",
      fire: "Two beacons with one switch. An expert in your own camp repeats your view in clearer words. Cede the stage and keep the ear of whoever built it.",
      earth:
        "You provide the heat and they count the loaves. Much is made this year, and the earth of it sticks to your hands. Have your half day of rest entered in the rules.",
      metal:
        "Their knives are dull and they've come to you, tray in hand. You can do wonders with metal that trusts you. Redo the key contract with them, line by line, over a week.",
      water:
        "There's a drain inspection, and you're told to put your fire out for it. Your friends wrote the notice. Follow it to the minute. They'll relight you on time, with a certificate.",
    },
    dog: {
      meeting:
        "A Dog year wants your motives by noon. It isn't hostile, only thorough. Give it one true reason, plainly put, and it'll guard the others unseen.",
      wood: "Logs from a neighbor who thinks you look cold. It's plain wood from plain people, and it burns very clean. Go over and tell them something about yourself. Anything.",
      fire: "A watch fire with a bench. Others who keep a light on have taken you for one of them. Be one, for a season. You'll hear things there that were never said at court.",
      earth:
        "You supply the heat for the shelter, the school and the appeal. It's good earth and it's hungry. Set a sum for conscience, like a tax, and pay it in one go.",
      metal:
        "Their iron rule has a soft spot and you know where. It'll bend for fairness, never for wit. Heat that spot with one honest case. Choose a case that isn't yours.",
      water:
        "They've found out where you keep the matches. Trust is low and water's on the table. Show them where the rest are. You'll have fewer secrets and, for once, a full night.",
    },
    pig: {
      meeting:
        "It's the Pig that faces you across the wheel. Its year undoes with kindness what you've tied up with care. Ask who moved the knot, and smile while you ask.",
      wood: "The upset has a wood store at the back of it. Somebody jolly, the very one who knocked your plan over, has the means to help. Let them, and count the logs.",
      fire: "It's all ablaze and they've brought sausages. Change comes as a party you weren't warned of. Other hot heads fight it. Take the seat by the door and see who's cold.",
      earth:
        "You pay for the feast in heat. The new order is all earth and appetite and it looks at your budget fondly. Lock half of it away by February under a dull name.",
      metal:
        "Change made a mess of their silver. You're the only one with fire enough to put that right. Take a stake for it, not thanks, and have the stake weighed.",
      water:
        "Doused by a clash and by the year as well. That's wet. Plan nothing you can't do in the rain. Read, repair, visit the old; and keep one match dry, in wax.",
    },
  },
  months: {
    rat: "Long nights and loose tongues. Let the Rat month talk itself out around you, by the fire. One remark in ten is news. You'll know it by who stops talking.",
    ox: "A strong back is at your service. Use the Ox month for the heavy half of your plan, in the cold, when nobody's looking. By thaw it's simply there.",
    tiger:
      "Everyone shows teeth in February. A glance of yours could start something in the Tiger month, so look at shoes. Explain yourself once, in full, to one person only.",
    rabbit:
      "It's mild, it's mannerly, there are buds. Have tea in the Rabbit month with an old contact you never needed. You still don't need them. Go, and take the good cookies.",
    dragon:
      "They've rented a band. The Dragon month is no place for a subtle point, so save it. Send flowers to the speaker, with your card, and your point on the back.",
    snake:
      "Sun on the wall, and it's your month. Shed one thing by the tenth: a subscription, a committee, a tone of voice. The new skin is soft, so no fights until June.",
    horse:
      "The heat is up and so's the pace. In the Horse month, answer slowly on purpose, an hour late each time. They'll run around the block and come back with a better question.",
    goat: "Sensitive weather. The Goat month will ask you to a picnic with feelings. Bring a salad, praise a child, and leave your opinion of the poem in the car.",
    monkey:
      "Your partner's at large. August is for two-handed tricks: you think, the Monkey's people act, and by the thirtieth there's a signature. Divide the spoils on the same evening.",
    rooster:
      "Clean desks, clear air, friends with footnotes. In the Rooster month, put your suspicion to the test with real figures. If it holds, you're a prophet. If not, nobody heard.",
    dog: "They'd like you to join something. The Dog month is kind to those who turn up, so do, in plain clothes, and stack the chairs. You learn a lot from chairs.",
    pig: "Opposite weather, fat and friendly. The Pig month will spill a plan of yours with a hug. Keep the real one in your head, and a decoy on the desk, near the gravy.",
  },
};
