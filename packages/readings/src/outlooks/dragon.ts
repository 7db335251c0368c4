import type { SignOutlook } from "./sign-outlook.ts";

export const dragon: SignOutlook = {
  ownYear:
    "Your own turn comes every twelve years, with red thread around the wrist from somebody who loves you, and a plain piece of advice: no new tower this time. Walk through the ones you've built. In the old books you punish your own kind, so expect your sharpest critic to have your face. Choose the promise you made most loudly, look up its date, and finish it before you make another. The applause keeps.",
  years: {
    rat: {
      meeting:
        "With a Rat year you have a friend in the counting house. It belongs to your trine, and it has found the money for the thing you described with both arms.",
      wood: "Wood bores through your foundations. Rules sprout around the project: quotas, checks, a green belt. Let your nimble friend read the fine print and keep your speeches to the tasting.",
      fire: "A warm fire under your mountain. Someone with real means has heard you, and it was the budget slide that did it. Bring that slide first from here on, and the clouds last.",
      earth:
        "More hills than valleys. Earth crowds in, in the form of others with vision and a better parking space. Merge two summits and be chair of the ridge.",
      metal:
        "You're mined for glory. The metal that comes out pays for half of the company, and you get the calls at midnight. Have a deputy sign for whatever's under ten thousand.",
      water:
        "This water goes where you tell it, once you've built the bank. A leaking budget line needs a Dragon with a shovel. Do it by spring, quietly. It'll make you insufferable by fall.",
    },
    ox: {
      meeting:
        "An Ox year breaks off bits of old agreements with you, slowly, like a cow at a hedge. Look at the contracts of three years back before it does.",
      wood: "There's a tree on your building line, and it has legal standing. The wood of this one wins. Move the wall by a yard and hold the opening under the tree.",
      fire: "It snorts, yet it stokes. The fire beneath you comes from plain people who like what you stand for. Visit them where they work, in boots, and carry something.",
      earth:
        "Two kinds of earth, and one set of cows. Your plan and the old plan claim the same field. Give them the grazing and keep the air rights.",
      metal:
        "It plows you for ore. Each quarter needs a bit more metal out of you, and you've begun to ring hollow. Say what you'll deliver this year. Say it's enough.",
      water:
        "The pipes are old and you're the only one who can stop the water. No glory in it at all. Do the repair under your own name anyway, with a small brass plate.",
    },
    tiger: {
      meeting:
        "A Tiger year fights beside you or in front of you, according to its mood. You owe each other nothing, so agree on the hill before the trumpets.",
      wood: "Jungle. Everything you clear grows back with a lawyer. This wood is stronger than you are, so build among the trunks. Buildings with a tree in the middle win prizes.",
      fire: "They bring the fire, and for once it's for a procession. Heat from a bold ally lifts you higher than your own wings did. Name the ally first in the thanks.",
      earth:
        "Shoulder to shoulder on the same rock, with the same roar. The earth isn't wide enough for two. Take the north face, set a camp there, and wave.",
      metal:
        "Cannonballs. They need what's in you, all the metal at once, for a war you'd call a skirmish. Lend, don't give. Ask for it back by the gross.",
      water:
        "High water, and a crowd on the wrong side. You could be either the dam or the bridge. Bridges get named after people, so see to the bolts.",
    },
    rabbit: {
      meeting:
        "The Rabbit harms you, in the nicest way. In its year, what you said gets repeated with a sigh in it. Speak in private first, and on paper second.",
      wood: "A hedge has grown up around you, trimmed by many hands. The wood sets limits and no one's to blame. Ask for a gate. Ask the gardener and not the committee.",
      fire: "There's a misunderstanding, and then, to your surprise, there's tea. The fire in this year warms through small circles. Six people at a round table will do more than the ballroom.",
      earth:
        "The whisper says there's one chair and two behinds. Somebody with softer shoes has stepped on your earth. Offer them the chair for a year. They'll be so shocked that they give it back.",
      metal:
        "Hairpins, brooches, tiny hinges: they ask you for metal in small coin all day. It adds up and nobody's thanked you. Hand out a price list with flowers on it.",
      water:
        "Tears in the ladies' room, tears in the men's. You can check this water if you say the true thing softly. Sit down first. You're quite tall, remember.",
    },
    dragon: {
      meeting:
        "The sky's full of you this year. By custom it punishes its namesake, so be careful with permits, and polite to anyone with a stamp.",
      wood: "The Wood of your own year has roots in your pride. It'll hold you to each word you've carved above a door. Go around with a chisel and take out two.",
      fire: "Your year, your birthday and somebody has lit the candles. The fire's friendly. Use it to see what's crooked in the house that you already own, and have that mended by guests.",
      earth:
        "It's earth three times over: the sign, the year, the element. You couldn't be moved with a crane. Fine. Spend it teaching: a hill is a good place for a school.",
      metal:
        "You're both the mint and the mine. Metal comes out of you as coins, medals and keys, with your own portrait. Keep one back for yourself. Call it a vacation.",
      water:
        "Even a flood bows to you this once, since it's your turn. Check the water where it starts: a loose signature, a lazy clause. Then go home early, as no one expects it of you.",
    },
    snake: {
      meeting:
        "A Snake year lends you its brain. You're free to decline. There's no bond, only an elder cousin who thinks you might try it without the smoke.",
      wood: "Vines on the palace steps. This wood is subtle: what limits you is a habit of the house, and no one wrote it. Ask three old hands how things are done. Do them so.",
      fire: "The wise have matches. Fire comes to your earth as advice from someone who's seen four of you rise and two of you land. Take notes on the landing.",
      earth:
        "Secret tunnels in the same earth. Another builder has been at it, without drums, for years. Buy a share before you hear the digging. It's cheaper than a contest.",
      metal:
        "A sword is wanted, thin and quick, and it's you they'll make it of. Give the metal. Ask who'll hold it and whom it's pointed at, and have that in the letter.",
      water:
        "There's water in the cellar and only you've the weight to cap it. Someone's been leaking, drop by drop. No scenes. Close the valve, and wait for who complains of thirst.",
    },
    horse: {
      meeting:
        "A Horse year gives you all the audience you like and no second act. You aren't at odds. Be brief, be bright, and get your deposit before the overture.",
      wood: "Fast wood: bamboo, scaffolding, fences that weren't there at breakfast. Limits come at a trot. Walk the site at dawn daily, and you'll be only a day behind the rules.",
      fire: "Bonfires on every hill and they're for you. Fire twice over feeds your earth till it glows. Launch the grand thing, the real one. Have the water trucks booked all the same.",
      earth:
        "The same patch of earth, and forty thousand feet on it. Everyone has a festival this year. Do yours in the wettest month, with a roof. They'll come for the roof.",
      metal:
        "Horseshoes by the ton. They've found you out as a source of metal and they pay on the gallop, which is to say later. Ask for a third before the fire's lit.",
      water:
        "Water from other people's races ends up at your feet. You can channel it: take the half-done projects, four for the price of one. Finish the handsome one and drain the rest.",
    },
    goat: {
      meeting:
        "A Goat year asks what your castle's for. It isn't your rival. Think of some nice answer, because the children have started to ask as well.",
      wood: "Ivy, then orchards, then a protest with cake. The wood is on the side of the small this time. Ask them to design the forecourt. You'll weep at the cost and later at the beauty.",
      fire: "It glows in the hearth of a plain house, and there you should go. A fire of friends does more for you than the gala could. Bring one idea and no model.",
      earth:
        "Soft earth and a hard boundary stone. A kind neighbor and you both count on the same meadow. Draw the line together, on foot, and leave the stone where the sheep can lean on it.",
      metal:
        "They'd like a bell for the chapel, some pans, a gate. You've the metal, and there's no money in it whatever. Do the gate. It's the only thing of yours that they'll touch daily.",
      water:
        "Spilled milk, spilled secrets, all running your way. You can hold a great deal of water if you don't announce it. Be the one big person in town who can keep quiet.",
    },
    monkey: {
      meeting:
        "A Monkey year finds the how to your what. It's of your trine and it laughs at the right moments, so give it a workshop and a door that shuts.",
      wood: "They climb it, you're under it. The wood sets a ceiling, and your quick ally knows a branch around. Ask before you follow. You weigh more than they do.",
      fire: "Fire on a fuse, a grin, and you go up like a fountain, safely. Help comes through a prank of a campaign. Don't improve on it with an orchestra.",
      earth:
        "Sandpit politics: the same bucket, the same heap. Somebody funny has a bigger pile of earth than you do. Laugh, then ask to see how it's kept from sliding.",
      metal:
        "Springs, cogs and a mechanical nightingale. All of this metal is you, turned into toys. You'll be proud and poor. License the nightingale. Keep the rights to the song.",
      water:
        "The tinkerers have put the basement under water in your honor. Good: you alone can hold it, and they know why it leaks. Bring a mop, a camera and a contract for the second model.",
    },
    rooster: {
      meeting:
        "The year of the Rooster belongs to your closest ally on the wheel. Whatever you dreamed up in bed has a timetable by noon. Say yes to the timetable.",
      wood: "Rulers, fences, regulations in the grain. Wood limits you by the inch. Your ally speaks fluent inch. Step aside at the hearing and stand there, large and nodding.",
      fire: "They've set the stage, checked the cables and lit the fire beneath your feet on the beat. This is your best hour in a decade. Rehearse it anyway, with the cables.",
      earth:
        "Six other bands march on your bit of earth. Be first in the order of march. It's decided in January, by form, and your partner's already got the form.",
      metal:
        "All gears, no grease. The two of you turn out metal from dawn to dusk and start to creak. Put a feast in the schedule, with an end time, since otherwise it won't happen.",
      water:
        "Someone has put water in the figures. You can dam it, your ally can prove it. Go in together, let the numbers talk, and be first to suggest mercy.",
    },
    dog: {
      meeting:
        "The Dog stands across the wheel from you: a clash. You'll be asked who gave you the right. Have an answer with a date and a signature on it.",
      wood: "Hit from in front by principle, and from below by roots. This wood won't be moved and neither will they. Pause the project. Spend the year on the neighbors' list of grievances, in order.",
      fire: "The protest brought fire in lanterns, and it warms you. A few of your critics turn out to be the best people you could hire. Hire two. Tell them they may keep their signs.",
      earth:
        "It's a wall against a wall. Neither side has moved and the earth between is bare. Propose a bench there. Sit on it first, alone if you need to, on a Sunday.",
      metal:
        "Cannon into bells: they want your metal for something humbler. Give up the showpiece before it's taken, and be seen to ring the first bell. It's the same metal. It'll sound better.",
      water:
        "Rumors rise, and up to the second floor. You can hold off the water only with facts, stacked like bags of sand. Publish the lot, the dull ones first, and sleep in the building.",
    },
    pig: {
      meeting:
        "A Pig year will feed you to a standstill. It likes you and wants nothing, which is harder on a Dragon than a feud. Set an aim before the soup.",
      wood: "The vines are all wood now, grown over the gate of your plans. Soft limits, sweet fruit. Ask for the pruning knife in spring. By harvest no one will be sober enough to find it.",
      fire: "Slow heat, ham in the chimney. This fire won't launch anything, but it'll cure the plan you rushed. Leave it hanging until the first frost and cut it thin.",
      earth:
        "Two great bellies on one sofa of earth. A jovial rival has the same backers. Dine together monthly and divide the menu. It's the most pleasant cartel you'll ever be denied.",
      metal:
        "Spoons, platters, a chandelier for the barn. Your metal goes into other people's comfort. Enjoy their delight, then send a bill with a bow. They'd have paid twice that, they'll say.",
      water:
        "The cellar's wet and so are the accounts. With your weight on the lid, the water will stay where it is till June. Use the time to find out who left it running, and forgive them aloud.",
    },
  },
  months: {
    rat: "Cold light, warm ledgers. A friend who counts runs the Rat month, so bring your boldest plan and ask what it would cost at three sizes. Pick the middle one. It still has a turret.",
    ox: "What you agreed on in a good mood gets chewed at in January. Use the Ox month to reread, sign again, and thank people who hold the other copy.",
    tiger:
      "Noise at the gate by mid-February. The Tiger month dares you to promise something. Promise a small thing and do it by Friday, in full view. Large can wait.",
    rabbit:
      "March repeats you a little wrong. In the Rabbit month, say less and say it first to the one it's about. Your voice carries further than you know, through the flowers.",
    dragon:
      "Your own month blows in with kites. You'll feel like founding something. Go and dust the last thing that you founded, with a cloth, in person. It remembers you bigger.",
    snake:
      "A cool head is free this month. Sit by the wisest person you know in the Snake's May and ask which of your three plans is vanity. It's the one you're wearing.",
    horse:
      "Long light, loud crowds. The Horse month hands you a stage on short notice, so have ten good minutes ready. They'll give you five. Drop the history and keep the joke.",
    goat: "Everyone's on the grass. Nobody in the Goat month wants to be led, but they'd like to be asked. Ask what they miss. Do that first thing in August.",
    monkey:
      "The quick ones are on your team now. Give the Monkey month a big aim and a small room, and come back on the thirtieth. Knock. Something in there may be airborne.",
    rooster:
      "Your truest ally keeps the clock in September. During the Rooster month do as the list says, top to bottom, and be amazed at what a Dragon looks like on time.",
    dog: "Someone doubts you, out loud, with a folder. The Dog month isn't the time for fireworks. Answer each page in daylight, and send a copy to the one who didn't ask.",
    pig: "Nobody's against you, and nobody's awake. Let the Pig month rest your wings as well. Draft one page about next year in an armchair, then lose it in the armchair.",
  },
};
