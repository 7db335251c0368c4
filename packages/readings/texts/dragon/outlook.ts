import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own turn comes every twelve years, with red thread around the wrist from somebody who loves you, and a plain piece of advice: no new tower this time. Walk through the ones you've built. In the old books you punish your own kind, so expect your sharpest critic to have your face. Choose the promise you made most loudly, look up its date, and finish it before you make another. The applause keeps.",
  years: {
    rat: {
      meeting: "The Rat year shares your trine. A careful friend can pay for your plan, so show them the numbers.",
      wood: "Wood works its way into your foundation as rules: quotas, checks, a green belt. Let your quick friend read the fine print aloud. You sign, you smile, and you give the speech at the opening.",
      fire: "A fire is lit under your mountain. Someone with money has heard you, and it was the budget page that won them. From now on that page comes first, and the clouds come last.",
      earth:
        "Others with a vision crowd in on your earth this year, some with a better parking space. Don't fight over the summit. Join two of the plans, and offer to chair the result.",
      metal:
        "You're mined for glory. The metal that comes out pays for half of the company, and you get the calls at midnight. Have a deputy sign for whatever's under ten thousand.",
      water:
        "This water goes where you tell it, once you've built the bank. A leaking budget line needs a Dragon with a shovel. Do it early in the year, without an announcement; the savings will speak for you.",
    },
    ox: {
      meeting: "Read old agreements again in an Ox year. Some have come loose, the mild kind of break.",
      wood: "There's a tree on your building line, and it has legal standing. The wood of this one wins. A wall moved by a yard costs less than a year in court.",
      fire: "It snorts, yet it stokes. The fire beneath you comes from plain people who like what you stand for. Visit them where they work, in boots, and carry something.",
      earth:
        "Your plan and the old plan claim the same field: two kinds of earth, one set of cows. Give them the grazing this year. Keep the right to build, in writing, from the year after.",
      metal:
        "This year digs in your earth for metal, and each quarter it wants a little more. You've begun to sound hollow on calls. Name one number you'll deliver by December, and stop there.",
      water:
        "The pipes are old and you're the only one who can stop the water. No glory in it at all. Do the repair under your own name anyway, with a small brass plate.",
    },
    tiger: {
      meeting: "A Tiger year is as bold as you, with no bond. Agree on the goal first, then fight side by side.",
      wood: "A jungle: whatever you clear grows back with a lawyer. This wood is stronger than you are, so build between the trees. Keep one in the middle of the plan. Such buildings win prizes.",
      fire: "They bring the fire, and for once it's for a procession. Heat from a bold ally lifts you higher than your own wings did. Name the ally first in the thanks.",
      earth:
        "Two strong leaders on the same bit of earth, with the same roar. It isn't wide enough. Take the other region, build your own team there, and wave from the ridge.",
      metal:
        "They want all the metal in your hills at once, for a fight that you'd call a skirmish. Lend people, don't give them. Put the date on which they come home in the contract.",
      water:
        "A flood of work rises, and a crowd stands on the far side. You can hold this water back or build over it. Build: one joint plan, on one page. Bridges get named after people.",
    },
    rabbit: {
      meeting: "Say less in a Rabbit year, and say it to the person concerned. Gossip does you harm.",
      wood: "A hedge has grown up around you, trimmed by many hands. The wood sets limits and no one's to blame. Insist on a gate. Ask the gardener and not the committee.",
      fire: "There's a misunderstanding, and then, to your surprise, there's tea. The fire in this year warms through small circles. Six people at a round table will do more than the ballroom.",
      earth:
        "Somebody with softer shoes has stepped onto your earth: the same post has been promised twice. Offer to let them have it for the first year. They'll be so surprised that they ask you to share.",
      metal:
        "Hairpins, hinges, tiny favors: they ask your earth for metal in small coin all day long. It adds up. Hand out a price list for the small things, with flowers on it, and mean it.",
      water:
        "Tears in two offices, and both are about something you said. You can calm this water if you tell the truth softly. Sit down first, since you seem tall to people who are upset.",
    },
    dragon: {
      meeting:
        "Your own Dragon year is a punishment by custom, because pride grows. Finish what you founded before you start anew.",
      wood: "In your own year the wood puts its roots into your pride, and you'll be held to every word you carved above a door. Go around with a chisel, and take out two promises.",
      fire: "It's your own year and somebody has lit a friendly fire. Use the light to look at the house you already own. Three guests can tell you what seems crooked, and you have the year to mend it.",
      earth:
        "It's earth three times over: the sign, the year, the element. You couldn't be moved with a crane. Fine. Spend it teaching: a hill is a good place for a school.",
      metal:
        "In your own year you're the mint and the mine: reports, speeches, favors, all struck from your metal. Keep one coin a week for yourself. Spend it on an afternoon that nobody can book.",
      water:
        "For once even the water does what you say. Use it where the trouble starts: a loose signature, a lazy clause, a leak of names. Close that one tap, and then go home early.",
    },
    snake: {
      meeting:
        "A Snake year offers good advice, and there's no bond. Show your plans to somebody cool before you announce them.",
      wood: "Vines on the steps: this wood limits you with a habit that nobody ever wrote down. Three people who have been there for ten years know how things get approved. Then do it that way.",
      fire: "A wise elder brings fire to your earth in the form of advice. They have watched four of your kind rise and two of them land. Learn about the landing, and take notes.",
      earth:
        "Someone quiet has been digging in the same earth for years, without a single press release. Don't announce a race. Offer to buy a share before your own launch, while it's still cheap.",
      metal:
        "They want to forge something thin and quick out of your metal: a crisis team, a secret offer. Agree, but find out first who will use it and against which rival. The answer belongs in the letter.",
      water:
        "Somebody leaks, drop by drop, and only your weight can stop that water. Make no scene. Tell each suspect a slightly different date, wait a week, and see which date you hear again.",
    },
    horse: {
      meeting: "A Horse year brings you a large audience for a short time, so sell early and collect a deposit.",
      wood: "Fast wood: bamboo, scaffolding, fences that weren't there at breakfast. Limits come at a trot. Walk the site at dawn daily, and you'll be only a day behind the rules.",
      fire: "Bonfires on every hill and they're for you. Fire twice over feeds your earth till it glows. Launch the grand thing, the real one. Have the water trucks booked all the same.",
      earth:
        "The same patch of earth, and forty thousand feet on it. Everyone has a festival this year. Do yours in the wettest month, with a roof. They'll come for the roof.",
      metal:
        "They need your metal for horseshoes by the ton, and they'll pay later, at a gallop. Insist on a third up front. If they won't slow down for that, they won't slow down for the rest.",
      water:
        "Fast people leave half-finished projects behind them, like water after a race, and it all runs to you. Take four for the price of one. Finish the handsome one and let the others drain.",
    },
    goat: {
      meeting:
        "A Goat year, neither friend nor rival, asks what your plan is good for. Prepare an answer that people like.",
      wood: "Ivy, then orchards, then a protest with cake. The wood is on the side of the small this time. Let them design the forecourt. You'll weep at the cost and later at the beauty.",
      fire: "The fire that warms your earth this year burns in a plain kitchen, not at the gala. Go where six good people eat. Bring one idea, no model, and help with the dishes.",
      earth:
        "Soft earth and a hard boundary stone. A kind neighbor and you both count on the same meadow. Draw the line together, on foot, and leave the stone where the sheep can lean on it.",
      metal:
        "They ask your earth for metal, for small things: a gate, some pans, a bell. There's no money in it. Do the gate. People will touch it daily, long after your towers have new owners.",
      water:
        "Spilled milk, spilled secrets, all running your way. You can hold a great deal of water if you don't announce it. Be the one big person in town who can keep quiet.",
    },
    monkey: {
      meeting: "The Monkey year brings you allies. Name a large goal, and let clever people find the way to it.",
      wood: "Your quick friend swings through this wood, and you stand under it: a rule sets a ceiling. There's a branch around it. Your friend should try it first, because you have more to lose.",
      fire: "Help arrives as a prank: a silly campaign catches fire and lifts you with it. Let it be silly. Don't add an orchestra. Have the serious offer ready when people click.",
      earth:
        "The same sandbox and the same heap of earth, and somebody funny has built higher. Laugh, then ask how it's kept from sliding. They'll tell you, because nobody has ever asked.",
      metal:
        "Springs, cogs, a mechanical nightingale: your earth gives the metal and your clever friends build the toys. It makes you proud and poor. License the bird, and keep the rights to the song.",
      water:
        "The tinkerers have put the basement under water in your honor. Good: you alone can hold it, and they know why it leaks. With a mop in hand, you can negotiate the contract for the second model.",
    },
    rooster: {
      meeting:
        "Follow your partner's schedule in the Rooster year. It suits you best: someone makes your ideas work on time.",
      wood: "Rules by the inch: this year's wood is codes, fences and permits. Your ally speaks that language. At the hearing, let your partner do the talking while you stand behind, large and nodding.",
      fire: "They've set the stage, checked the cables and lit the fire beneath your feet on the beat. This is your best hour in a decade. Rehearse it anyway, with the cables.",
      earth:
        "Six other parades march on your bit of earth this year. The order is decided by form, in January, and your partner already has the form. Your only task is to sign it on the day it arrives.",
      metal:
        "All gears and no grease: the two of you turn earth into metal from breakfast on, and you start to creak. Put a party on the schedule, with an end time, or it won't happen.",
      water:
        "Someone has put water in the figures. You can dam it, your ally can prove it. Go in together, let the numbers talk, and be first to suggest mercy.",
    },
    dog: {
      meeting:
        "A Dog year is your clash: you'll be asked what gives you the right. Answer with facts, and in good temper.",
      wood: "A principle hits you from the front and the wood's roots from below. Neither will move this year. Pause the big plan, and work through the neighbors' list of complaints in order.",
      fire: "The protest brought fire in lanterns, and it warms you. A few of your critics turn out to be the best people you could hire. Hire two. Tell them they may keep their signs.",
      earth:
        "It's a wall against a wall, and the earth between the two is bare. Neither side will go first. Go first, with something small: a bench, a joint meeting, coffee on a Sunday.",
      metal:
        "They want your metal for something humbler than a monument: bells, bolts, repairs. Offer it before it's taken. Be seen at the first repair, with your sleeves up, and stay for lunch.",
      water:
        "Rumors rise like water, up to your floor. Facts are your sandbags. Publish them all this week, the dull ones first, and answer the phone yourself until it stops ringing.",
    },
    pig: {
      meeting: "A Pig year likes you and has no tie to you. Set yourself an aim, because nobody else will.",
      wood: "Soft limits with sweet fruit: vines have grown over the gate of your plan, and the wood is thick. Get the pruning knife out in spring, while people still remember where it is.",
      fire: "A slow fire, good for smoking hams. It won't launch anything this year, but it will improve the plan you rushed. Leave that plan in a drawer until the first frost, then cut it thin.",
      earth:
        "A cheerful rival sits on the same sofa of earth and courts the same backers. Don't push. Have dinner every month and divide the customers over dessert, in writing, by region.",
      metal:
        "Spoons, platters, a chandelier: your metal goes into other people's comfort. Enjoy their delight. Then send a bill with a bow on it, since they'd have paid for it twice if asked.",
      water:
        "The accounts are wet, and nobody knows who left the water running. Your weight on the lid will hold until June. That's time enough to find the cause and to forgive the person out loud.",
    },
  },
  months: {
    rat: "Price your boldest plan in December, because a friend who counts runs the Rat month. Have three sizes worked out. The middle one is usually the one that gets built.",
    ox: "Read your agreements again in January: in the Ox month a deal made in good spirits comes loose. Sign what needs it a second time. A thank-you to each partner holds it together.",
    tiger:
      "Promise one small thing in February, and deliver it within the week where all can see it. The Tiger month tempts you to promise large ones. Those can wait for a calmer month.",
    rabbit:
      "Say less in the Rabbit month, because March does you harm: your words get repeated a little wrong. Speak first to the person concerned. If a story goes around, correct it once and kindly.",
    dragon:
      "Care for what you've already founded in April, your own Dragon month, before you found anything else. Visit it in person. You'll see within an hour what it needs from you.",
    snake:
      "Get an honest opinion in May, because the Snake month offers you a cool head. Show your three plans to the wisest person you know. The one they smile at is vanity.",
    horse:
      "Prepare ten good minutes for June, because the Horse month gives you a stage at short notice. You may get only five. Leave out the history, and the audience will stay with you.",
    goat: "Consult people in July instead of leading them. In the Goat month nobody wants to be led, but all have an opinion. Find out what they miss, and do that first in August.",
    monkey:
      "Give your quick allies a large aim in August's Monkey month and then leave them alone. A small room and a deadline are all they need. You'll like what you find on the thirtieth.",
    rooster:
      "Follow the schedule in September, because your best ally, in the Rooster month, has made a good one. Work through the list from the top. You'll finish more than in the whole summer.",
    dog: "Answer doubts with documents in October: the month clashes with you and someone questions your plan in public. Go through it page by page. A calm reply wins the ones who only listened.",
    pig: "Take a rest in November's Pig month, because nobody is against you and nobody is in a hurry. Write one page about next year. In January you'll see whether it was any good.",
  },
};
