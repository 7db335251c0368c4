import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "It's your own year, one in twelve, and the old advice is red and restraint: a red tie or a thread at the wrist, given and not bought, and a year of checking rather than crowing. Two of you in one yard double the faults as well as the standards. Review the thing you correct most in others, then look for it in your own drafts. Bring a friend with a blunt pencil.",
  years: {
    rat: {
      meeting: "In a Rat year, what was agreed comes loose, a mild break. Send the written version on the same day.",
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
      meeting: "The Ox year brings you solid allies for a large plan. Take the first step with care.",
      wood: "Sawdust on your cuffs: wood is yours to carve, and the Ox holds the plank. A process that everyone swears at can be rebuilt this year. Start with the step that has the most stamps.",
      fire: "Even among allies the heat is on. This fire sets hard dates and softens you up for them. Your friend could take the late shift. Go to bed, since tired metal bends.",
      earth:
        "Few years are kinder. Earth bears metal, and the Ox brings you the site, the crew and the budget. Name your standard on day one and in a loud voice. They were hoping you would.",
      metal:
        "Two blades of one metal. Someone in your own camp polishes the same report, and it shines. Merge the two, sign with both of your names, and split the bow.",
      water:
        "What you know gets poured out by the pitcher. Trainees, cousins of trainees, a school class: they all come for your water. Record it once on video, and drink something yourself.",
    },
    tiger: {
      meeting: "A Tiger year ignores your rules, and no bond exists. Keep one thing in order, and let others roar.",
      wood: "All that green timber, and you have the axe. The wood of this year is rough, loud and unfinished, which makes you the finisher. Charge for it by the foot.",
      fire: "They like their orders bold and their fire high, and metal like yours feels the heat first. Don't argue at full volume. Have each order given in one written line, and do just that line.",
      earth:
        "It digs, you gain. The great adventure turns up solid earth: grants, archives, a client with a filing problem of historic size. Send your offer before the dust has settled.",
      metal:
        "Metal on steel. A rival with your eye and more nerve wants the front page. Take the second page for now. It's the one with the figures, and it gets clipped and kept.",
      water:
        "You'll be asked for one more version, at ten at night, for the cause. Metal turns to water when it never gets to rest. Save the file, close the lid, send it at eight.",
    },
    rabbit: {
      meeting: "A Rabbit year is your clash: soft changes from the other side. Think for a day, then trade something.",
      wood: "The change brings timber, and you may still do the cutting. Your post moves, your desk shrinks, the plan on it is soft wood. Shape it before someone with better manners does.",
      fire: "Two winds against you: a polite revolt, and fire under your chair. Don't quote the statute. Invite them singly, with cake, and find out which of your rules they'd keep.",
      earth:
        "What the upset shakes loose is earth, and it lands on your side. Someone loses the job of saying no, and they think of you. Take it on a one-year term, and knock before you enter.",
      metal:
        "You're not the only one who's moved. There's metal in every hallway, sharp with complaints. Collect those into a list of five, unsigned, and bring it to the top with one idea for each.",
      water:
        "You pour yourself like water into the handover, and no one has thanked you for it. Stop at the brim. Three pages and an index are a gift. Forty are a plea.",
    },
    dragon: {
      meeting: "The Dragon year suits you best. Someone has a great idea and no schedule, so offer yours.",
      wood: "The wood is theirs, tall as masts, and you've got the plane. Take the boldest of their plans and make it fit through the door. You get the credit for the door.",
      fire: "A grand deadline puts fire under this friendship. You'll be told to hurry, and to smile. Agree with your partner on one signal that means stop, and use it no more than twice.",
      earth:
        "The grandest helper, on the richest earth. If you've ever wanted to run something with flags on it, ask this spring. Bring the timetable and the rain plan, bound.",
      metal:
        "Two stars of one metal, and the poster has room for a single name. Offer your partner the larger type and take charge of the box office. See who's still smiling in December.",
      water:
        "You make it flow: the guest list, the traffic, the toilets. It takes all the metal you've got, and it runs off as water. You need one deputy and two free Sundays from your partner.",
    },
    snake: {
      meeting:
        "The Snake year brings you allies. Bring your facts to somebody thoughtful, and let them draw the conclusion.",
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
      meeting: "A Horse year runs past your checks, with no ill will. Watch a single figure that matters.",
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
      meeting: "A Goat year is tender, with no tie to you. Do one kind thing a day without a correction.",
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
      meeting:
        "A Monkey year laughs at your lists, and there's no feud. Join in once, and people will follow the list.",
      wood: "A clever colleague has a half-built tool and no patience, and cutting this wood to shape is your gift. Finish it, down to the last screw. Then rent it back to the whole department.",
      fire: "Sparks, then sprinklers. A fire drill of a policy limits how you work, and it was someone's joke. Comply to the letter for a month. The joke will wear thin on its own author.",
      earth:
        "They dig for fun and they hit a bed of earth that suits you: data, tons of it, unlabeled. Claim it before they tell you what it's for, and build the catalog.",
      metal:
        "Metal again, like two coins, spinning. You and a trickster want one prize, and each of you could win it. Bet on quality, in public, with a demo. Magic hates a second look.",
      water:
        "Your rules are poured into their game, and out comes something people love. It's your metal that has turned to water. Claim the credit line in advance. Seven words will do.",
    },
    rooster: {
      meeting:
        "Say half of your criticism in your own Rooster year. It's a self-punishment: you find more fault than usual.",
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
      meeting: "Praise the person before the correction in a Dog year. Hurt feelings are its harm to you.",
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
      meeting: "A Pig year is untidy and kind, no relation of yours. Close one old file, and don't scold.",
      wood: "The orchard needs pruning, and they can't bear to. Hand over the shears: you have the eye and the metal for this wood. Leave every third branch, for love, and label the rest.",
      fire: "Feast nights, hot kitchens, and your clean desk requisitioned for pies. The limit comes with a smile and a fire code. Take the early shift all year, and own the hours before the butter.",
      earth:
        "Ham, gravy and solid earth: a patron who loves good food also loves a good ledger. Set up theirs. You'll get paid, fed, and asked to the wedding as the one who counts.",
      metal:
        "Another sharp spoon in the soup. A rival, all metal and charm, straightens the same accounts. The host should choose by dessert; if you lose, lose like a sport.",
      water:
        "You wash, they splash. Your standards run out like water into a hundred friendly messes. Choose the one thing that has to be right, say the invoices, lock that door, and let the rest go.",
    },
  },
  months: {
    rat: "Confirm all January dates in December, since in the Rat month your agreements come loose. Do it while people are still at their desks. A list with checks on it is your best present.",
    ox: "Start your large project in January: the month gives you reliable allies. Take care with the first step; the others will be measured by it. You'll be ahead by spring.",
    tiger:
      "Keep one thing in perfect order in February and let the rest go, because the Tiger month is too wild to control. Your calendar is a good choice. Others will start to rely on it.",
    rabbit:
      "Give yourself a day to answer in March, because the Rabbit month, your clash, brings a change that looks harmless. Then agree to it in exchange for something. Polite people bargain, too.",
    dragon:
      "Call the biggest dreamer you know early in April: the month is your best one. They have the idea and no schedule. You can write one in an evening.",
    snake:
      "Pass your facts to a thoughtful friend in May, and let them judge. The Snake month thinks slowly and well. The result comes out in June, and it comes out your way.",
    horse:
      "Know your key figure in June: the month runs past everything else. Have it ready before your boss needs it. You'll be the calm one in a loud room.",
    goat: "Do one kindness a day in July that contains no correction. People are thin-skinned in the Goat month. You'll find that the mistakes get fewer when you stop mentioning them.",
    monkey:
      "Join in the fun in August: the month doesn't take your rules seriously. One small joke in a table of figures will do it. You'll have made a friend in finance.",
    rooster:
      "Cut your words in half in September, your own Rooster month, because you're on stage and tempted to go on. What remains will be quoted. Besides, you'll be home at six.",
    dog: "Mind your tone in October, because in the Dog month, which does you harm, somebody feels accused. Say the same thing sitting down, and begin with their name. The facts needn't change.",
    pig: "Close an old project in November and scold no one. The Pig month is messy and means well. With one clean last page, you can eat your slice of pie in peace.",
  },
};
