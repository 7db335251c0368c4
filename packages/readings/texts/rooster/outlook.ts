import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "It's your own year, one in twelve, and the old advice is red and restraint: a red tie or a thread at the wrist, given and not bought, and a year of checking rather than crowing. Two of you in one yard double the faults as well as the standards. Review the thing you correct most in others, then look for it in your own drafts. Bring a friend with a blunt pencil.",
  years: {
    rat: {
      meeting: "It's a break, hardly a quarrel: in a Rat year agreements work loose, a clause here, a date there.",
      wood: "You cut this wood to measure, so results lie within reach of your saw. A messy proposal needs ninety minutes and a ruler. Offer both. The trimmings alone will pay for the year.",
      fire: "Fire limits you, and it begins at the expense desk. New ceilings, quick rulings, no appeal. Learn the three numbers by heart, stay a dollar under each, and keep your comments for your memoirs.",
      earth:
        "Earth is good to metal: a shy colleague has been saving evidence that you were right. Don't wave it about. Put it in the proposal as an appendix, and let the boss come upon it.",
      metal:
        "A new hire checks what you check, in half the time: metal on metal, with small change in between. Take the hard third of the list for yourself. Write the manual for the rest.",
      water:
        "The year drinks your output like water. Everyone wants a copy, a summary, a second pair of eyes. Set office hours from two to four and post them. After four you're a person.",
    },
    ox: {
      meeting: "The Ox is of your trine: its year wants what you want, proper work, paid on the date.",
      wood: "Sawdust on your cuffs: wood is yours to carve, and the Ox holds the plank. A process that everyone swears at can be rebuilt by fall. Start with the step that has the most stamps.",
      fire: "Even among allies the heat is on. This fire sets hard dates and softens you up for them. Ask your friend to take the late shift. Go to bed, since tired metal bends.",
      earth:
        "Few years are kinder. Earth bears metal, and the Ox brings you the site, the crew and the budget. Name your standard on day one and in a loud voice. They were hoping you would.",
      metal:
        "Two blades of one metal. Someone in your own camp polishes the same report, and it shines. Merge the two, sign with both of your names, and split the bow.",
      water:
        "What you know gets poured out by the pitcher. Trainees, cousins of trainees, a school class: they all come for your water. Record it once on video, and drink something yourself.",
    },
    tiger: {
      meeting: "A Tiger year bursts in with mud on its boots. No feud: be waiting with a towel.",
      wood: "All that green timber, and you have the axe. The wood of this year is rough, loud and unfinished, which makes you the finisher. Charge for it by the foot.",
      fire: "They like their orders bold and their fire high, and metal like yours feels the heat first. Don't argue at full volume. Ask for each order in one written line, and do just that line.",
      earth:
        "It digs, you gain. The great adventure turns up solid earth: grants, archives, a client with a filing problem of historic size. Send your offer before the dust has settled.",
      metal:
        "Metal on steel. A rival with your eye and more nerve wants the front page. Take the second page for now. It's the one with the figures, and it gets clipped and kept.",
      water:
        "You'll be asked for one more version, at ten at night, for the cause. Metal turns to water when it never gets to rest. Save the file, close the lid, send it at eight.",
    },
    rabbit: {
      meeting: "Your clash: in a Rabbit year change wears slippers and comes from outside. Nail down what you can.",
      wood: "The change brings timber, and you may still do the cutting. Your post moves, your desk shrinks, the plan on it is soft wood. Shape it before someone with better manners does.",
      fire: "Two winds against you: a polite revolt, and fire under your chair. Don't quote the statute. Ask them over singly, with cake, and find out which of your rules they'd keep.",
      earth:
        "What the upset shakes loose is earth, and it lands on your side. Someone loses the job of saying no, and they think of you. Take it on a one-year term, and knock before you enter.",
      metal:
        "You're not the only one who's moved. There's metal in every hallway, sharp with complaints. Collect those into a list of five, unsigned, and bring it to the top with one idea for each.",
      water:
        "You pour yourself like water into the handover, and no one has thanked you for it. Stop at the brim. Three pages and an index are a gift. Forty are a plea.",
    },
    dragon: {
      meeting: "Your closest tie is the Dragon: its year gives you a partner with a dream and no schedule.",
      wood: "The wood is theirs, tall as masts, and you've got the plane. Take the boldest of their plans and make it fit through the door. You get the credit for the door.",
      fire: "A grand deadline puts fire under this friendship. You'll be told to hurry, and to smile. Agree with your partner on one signal that means stop, and use it no more than twice.",
      earth:
        "The grandest helper, on the richest earth. If you've ever wanted to run something with flags on it, ask this spring. Bring the timetable and the rain plan, bound.",
      metal:
        "Two stars of one metal, and the poster has room for a single name. Offer your partner the larger type and take charge of the box office. See who's still smiling in December.",
      water:
        "You make it flow: the guest list, the traffic, the toilets. It takes all the metal you've got, and it runs off as water. Ask your partner for one deputy and two free Sundays.",
    },
    snake: {
      meeting: "The Snake completes your trine: it's the brief, you're the argument. Take on a case worth winning.",
      wood: "Slender wood, good grain. The plan has one knot, and the Snake will show it to you if you ask quietly. Cut there, and only there, and it fits in an afternoon.",
      fire: "Your friend is fire by nature, and this one's twice as warm. Advice comes with a sting, all of it sound. Write it down without defending yourself. You can sulk in the elevator.",
      earth:
        "Deep earth, and a lamp to dig by. Old records prove a claim you gave up on years ago. Bring them to the calmest lawyer in the building and let a season pass.",
      metal:
        "Two blades of fine metal in one velvet box. You agree so well that no one challenges the sum. Have an outsider add it up, someone rude, before it's printed.",
      water:
        "Your friends ask and you answer, so your knowledge runs out like water in meeting after meeting. Give them two answers in three. The third is worth a fee, and they'll see why.",
    },
    horse: {
      meeting: "A Horse year won't stand still for its portrait. No quarrel: sketch quickly, and date the sketch.",
      wood: "Fences to build, and fast. You're the one with the saw, and the wood has been delivered to the wrong address. Make two calls, save the day, and invoice for the calls as well.",
      fire: "Hooves, fire, hot metal. The pace sets your limits this time, and it won't slow for a footnote. Pick the five facts that could sink the ship. Check those and wave at the others.",
      earth:
        "They gallop, the dust comes down, and it's good earth. Someone has to write up what happened and there's a budget for that. You'll be quoted for years, if you get the names right.",
      metal:
        "Whistles in every hand. The field has more referees than riders, all made of metal. Settle who judges what, in a chart, and keep the finish line for yourself.",
      water:
        "A tour, a tour, with you as the water carrier: tickets, times, lost bags. You're superb at it, and it's not your job. Train an eager junior on the third leg and fly home.",
    },
    goat: {
      meeting: "A Goat year is knitted, not ruled, and bears you no grudge. Be gentle with the wool.",
      wood: "This wood is willow, and you know where to snip. Give the pretty project its edges: three sizes, one price, a date. The makers will grumble and then make rent.",
      fire: "Someone's feelings are on fire and you've been told to stand back. House rules, this year. Clap first, wait until Thursday, and put your point as a question with the word we in it.",
      earth:
        "Soft ground, well manured. The earth is on your side here: kind people who'd love some order and can't say so. Leave a labeled shelf in the kitchen and see who weeps with joy.",
      metal:
        "You've met your match in fussiness, a colleague with metal needles of their own. Out of spite you'd both sew forever. Praise one stitch a day, out loud, and split the contract by page.",
      water:
        "They cry, you fetch the facts, they cry at the facts. It drains you like water from a sink. Have one clear hour a day for other people's woes, and a tin of mints for it.",
    },
    monkey: {
      meeting: "A Monkey year is your own metal in a party hat. Let it play, and keep the scoreboard.",
      wood: "A clever colleague has a half-built tool and no patience, and cutting this wood to shape is your gift. Finish it, down to the last screw. Then rent it back to the whole department.",
      fire: "Sparks, then sprinklers. A fire drill of a policy limits how you work, and it was someone's joke. Comply to the letter for a month. The joke will wear thin on its own author.",
      earth:
        "They dig for fun and they hit a bed of earth that suits you: data, tons of it, unlabeled. Ask for it before they tell you what it's for, and build the catalog.",
      metal:
        "Metal again, like two coins, spinning. You and a trickster want one prize, and each of you could win it. Bet on quality, in public, with a demo. Magic hates a second look.",
      water:
        "Your rules are poured into their game, and out comes something people love. It's your metal that has turned to water. Claim the credit line in advance. Seven words will do.",
    },
    rooster: {
      meeting: "A Rooster year of your own punishes too: you're hard on your double, and your double on you.",
      wood: "You may carve what you like, and there's only your own fence to carve. The wood is good. Rebuild one routine of yours from scratch as if a rude stranger had designed it.",
      fire: "Tested in your own oven. The fire picks on what you're proudest of. Let it be checked by someone outside and thank them, by card, for the worst of what they find.",
      earth:
        "In a year that asks for quiet, help comes quietly too. Earth gives you a patron who wants no credit. Take the money, fix the roof, and don't announce the roof.",
      metal:
        "Nothing but metal: the year, the sign and the letter opener. Whoever corrects first gets corrected. Keep score of compliments you've paid, and let that be the number you beat.",
      water:
        "Loud year, dry throat. You've told them all you know, and it ran off like water down the drive. Stop at noon. What they still need, they'll come and ask for, with a cup.",
    },
    dog: {
      meeting: "A Dog year harms you by hints and sighs: it feels judged, you feel barked at. Ask first.",
      wood: "You tidied a shelf and it turns out you threw away somebody's comfort. There's good wood here for you both, if you ask before you cut. Find out which habit is sacred, and trim the rest.",
      fire: "Judged by the just, with fire. A rule made in a noble spirit lands on you alone. Obey, keep a diary of costs, and ask for a review after six months, with the diary.",
      earth:
        "The friction has a floor of gold dust. Earth feeds you by way of the very person who sighs. They vouch for you when it counts. Bring them the first copy, signed, with no remark.",
      metal:
        "Whose honor is brighter? Both are polished metal and both squeak. Leave honor out of it. Divide the tasks by who gets up earlier, and meet only where there's food.",
      water:
        "You mend, they mistrust, you mend that too. So goes your metal, as water through a sieve. Decide how many times you'll explain yourself. Two is handsome. Three is a hobby.",
    },
    pig: {
      meeting: "A Pig year forgives the typo and forgets the total. It isn't against you: bring the bill.",
      wood: "The orchard needs pruning, and they can't bear to. Hand over the shears: you have the eye and the metal for this wood. Leave every third branch, for love, and label the rest.",
      fire: "Feast nights, hot kitchens, and your clean desk requisitioned for pies. The limit comes with a smile and a fire code. Take the early shift all year, and own the hours before the butter.",
      earth:
        "Ham, gravy and solid earth: a patron who loves good food also loves a good ledger. Set up theirs. You'll get paid, fed, and asked to the wedding as the one who counts.",
      metal:
        "Another sharp spoon in the soup. A rival, all metal and charm, straightens the same accounts. Ask the host to choose by dessert, and lose like a sport if you do.",
      water:
        "You wash, they splash. Your standards run out like water into a hundred friendly messes. Choose the one thing that has to be right, say the invoices, lock that door, and let the rest go.",
    },
  },
  months: {
    rat: "What you settled in November comes loose around the punch bowl. Use the Rat month to confirm dates for January, all of them, while people are still at their desks.",
    ox: "Allies in wool coats. The Ox month backs whoever has a plan and a shovel, so start your big project now. Lay the first row straight, for the other rows will copy it.",
    tiger:
      "It roars outside and the mail is late. In the Tiger month keep one thing perfect and let the rest blow about. Your calendar, say. People will begin to steer by it.",
    rabbit:
      "March nibbles at your fence. Change comes softly, in the Rabbit month, and from across the road. When they ask whether you'd mind, think for a day, then trade it for something.",
    dragon:
      "This is your partner's month, with trumpets. Call the biggest dreamer you know before the tenth and ask what's missing. It's the timetable. You have one in your bag.",
    snake:
      "Green and quiet, and your friends are plotting something sound. In the Snake month, hand over your facts and hold your peace. The verdict is due in June, and it's yours.",
    horse:
      "Everything's moving, even the goalposts. Let the Horse month rush. Stand by the one number that matters to your boss, and have it ready each Friday before they can ask.",
    goat: "Sunburn and sensitive skins. July's Goat month asks for one kindness a day without a correction in it. Keep count if that helps. You know it helps.",
    monkey:
      "The jokes are on the schedule now. Play along in the Monkey's month by hiding one small joke in a table of figures. Somebody will find it, and you'll have a friend in finance.",
    rooster:
      "Center stage, and you've got both the voice and the spotlight. It's your own month, so cut the speech in half. What's left will be quoted, and you'll be home by six.",
    dog: "Fog, and sighing in it. In the Dog month somebody feels accused, and it's your tone. Say the same thing sitting down, slowly, with their name in it first.",
    pig: "Pies everywhere, and crumbs in the keyboard. The Pig's month won't be scolded. Buy a good brush, eat a slice, and close the books of one old project with a clean last line.",
  },
};
