import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every twelfth year is your own, and tradition says to walk it slowly and in red: a belt, a ribbon, socks that someone else has bought for you. It's a year to look over the fence, not to jump it. Your worry doubles and so does your loyalty, and both need a second opinion. Review one duty you've carried since you can't recall when, and ask whether it's still yours.",
  years: {
    rat: {
      meeting: "A Rat year sniffs out profit, you sniff out trouble. No quarrel: check the receipts on its return.",
      wood: "Wood puts its roots into your ground, and the first to bend is your sense of order. A rule you relied on gets a new clause. Learn it by heart in a week, and be the one who explains it.",
      fire: "Fire warms your earth, so help comes unasked: a donor, a deputy, a chief who has finally read your memo. Say thank you and nothing else. Then use it for the cause you'd given up on.",
      earth:
        "Two heaps of earth, and both of them are careful. A newcomer guards the same gate as you do. Divide the nights, trade notes at seven, and save your growl for the street.",
      metal:
        "Your earth gives the year its metal, and the digging is all yours. Quotas go up because you always meet them. Meet them, then take every hour of your leave, with the phone in a drawer.",
      water:
        "You're the bank that this water runs along. Loose cash, loose talk and a loose plan can all be led where they're useful. It takes patience and a shovel: start with the petty cash.",
    },
    ox: {
      meeting: "The Ox year's rules aren't yours, and tradition says punishment. Be polite, on paper above all.",
      wood: "A branch pushes through your floor. Wood brings limits, and the Ox brings the form for them. Don't appeal at the counter. Do the thing their way once, note the cost, and send that upstairs.",
      fire: "There's fire in the stove, even in this stiff house. A senior who keeps to the book likes how you keep your word. Ask for their advice, in writing, and get a protector into the bargain.",
      earth:
        "Earth upon earth, and a fence between. You and an old hand dig in over one procedure. Offer to test both ways for a month, with a stopwatch and a referee whom you both dislike.",
      metal:
        "They mine you for diligence. This metal costs your earth a little sleep each week, and the thanks come as a template. Cap it: two extra files a month, then the lid goes on.",
      water:
        "A leak in the archive, and you were born to stop water. Rescue the records and you win the argument as well. Bring boots, a fan and a second copy of the contested page.",
    },
    tiger: {
      meeting: "The Tiger is of your trine, and its year has a cause. Fall in, with the first-aid kit.",
      wood: "Bold wood grows straight through your plans, though it's your friend who planted it. Expect to give way on method and hold firm on people. Name the one person who must not be harmed, early.",
      fire: "Their torch lights your lamp. The fire of this year pays your earth in courage, so you may at last say that sentence in the big meeting. Practice it twice. Leave off the apology.",
      earth:
        "Friends on the same earth: the march is strong and there's a line for the captain's hat. Let them wear it. Ask for the map, the radio and the names of all who came.",
      metal:
        "A fine campaign, forged from your hours. Metal takes what earth gives, and you'd give it gladly until you drop. Put a substitute on the list for each post that's yours.",
      water:
        "You can hold this water, with a friend who doesn't fear it. A wild market needs a plain promise. Print yours on the box, and be the number that people call.",
    },
    rabbit: {
      meeting: "Your other half rules the Rabbit year: one gentle partner opens what you've been barking at.",
      wood: "Sweet limits: the wood of the year ties up your ground with ribbon. You're asked to wait, and to smile. Let your partner do the smiling. You write down what you were promised, and when.",
      fire: "A small fire with a good chair by it. Your partner's friends turn out to be funders, and they like that you ask where the money goes. Tell them, with a pie chart and no sermon.",
      earth:
        "It's the same earth on both sides of the hedge, so you might as well share a hose. Join forces with the rival whom your partner likes. Agree first on who speaks to the press.",
      metal:
        "Handmade things take it out of you. There's metal to be shaped, finely, and the fine work is on your desk. Do three, beautifully, and let your partner sell them as a limited set.",
      water:
        "The two of you can guide this water, which is to say money in a year when it won't stay put. Draw up one plan for the dry month and one for the flood. Keep both on one page.",
    },
    dragon: {
      meeting: "A Dragon year clashes with you, head on, from outside. Keep copies, keep calm, keep your word.",
      wood: "What shoves you has roots as well. The wood of this year sets limits on your turf while the Dragon redraws it. Give up the title, keep the team. Ask for that trade by name.",
      fire: "Oddly, the upheaval feeds you. Fire brings your earth an offer from the very people who upset your plans. Hear them out, ask what happens to the others, and don't answer on that day.",
      earth:
        "It's earth against earth, like two hills with one road. Nobody can win, and the traffic suffers. Find the paragraph where you agree, build a bridge on that, and let them name the bridge.",
      metal:
        "They want a showpiece and you're the quarry. Your ground yields the metal, all of it, by the gala. Put your price on the truck before the first load, and count the trucks.",
      water:
        "With news like high water, you're the only dry place. Hold on to facts: dates, sums, who said it. Post them by the coffee each Monday, and watch people come for coffee.",
    },
    snake: {
      meeting: "A Snake year is quiet company, and nothing binds you. Ask the one direct question you have.",
      wood: "There's ivy on the gate. Slow wood, clever limits: a policy that no one announced has been in force since March. Ask for it in print. What's in print, you can keep or fight.",
      fire: "A shrewd elder takes an interest in your future, and your earth soaks up that fire like a wall in the sun. Meet once a month, bring one question, and act on the answer before the next.",
      earth:
        "Earth on earth, in the dark. Somebody else has been promised your post, with equal sincerity. Ask who decides and by when. Then make a single, calm case, on a single sheet.",
      metal:
        "The secret project runs on your steadiness, and secrecy means nobody sees you do it. Metal out, nothing in. Keep a log with dates in your drawer, for the day it's safe to shine.",
      water:
        "Somebody's story has a leak, and you can trace this water even where it hides the bottom. Don't bark. Write down each detail that changes, for one month, and then show them the list.",
    },
    horse: {
      meeting: "A Horse year of your trine gallops, hot and hopeful. You count the heads, and it's fun.",
      wood: "Friends have planted their project in the middle of yours. It's well meant, but the wood limits where you can dig. Agree on who decides what, by Friday, and give them the front page.",
      fire: "Fire from a friend is the best your earth gets. It may be the year to run for something: chair, steward, school board. Let the loud ones nominate you and keep your speech to a minute.",
      earth:
        "The same team, the same earth, twelve captains. Everyone here is loyal, and loyal to a different plan. Have them vote by hand, outdoors, and then tie the winners together for the first mile.",
      metal:
        "All those races need medals, and it's your earth that holds the metal. You'll end up with three events too many. Keep the one for the children, and hand the clipboard on for the rest.",
      water:
        "A splash at full speed. The rush has left standing water in the books, and you can drain it. Chase the debts for the whole pack, by phone, with a kind voice and a list.",
    },
    goat: {
      meeting: "A Goat year rubs you the wrong way twice: punishment by manners, and agreements that slip.",
      wood: "They'd like to hang a swing from your best rule, and this time the wood gives. So must you. Decide which of your rules protects people, and which just protects you from swings.",
      fire: "A kind fire, after a chilly start. Someone you'd quarreled with puts in a word for you, warmly. Don't ask why. Bring over a plant and pick up where the two of you left off.",
      earth:
        "Sore earth, both sides of the fence. A shared budget line has you counting each other's stamps. Split the line in two, even if it costs more, and get back to waving in the mornings.",
      metal:
        "Your patience is smelted for parts. The metal goes into other folks' fences, and no one mentions the hole. Mention it. One calm sentence at the monthly meeting, with a figure at the end.",
      water:
        "Tears, and some of them real. Water flows your way because you're the bank that doesn't give. Listen for half an hour. Then ask what would help by Tuesday, and leave with a list.",
    },
    monkey: {
      meeting: "A Monkey year plays while you watch the wallet. No feud: it finds shortcuts, you find who's on them.",
      wood: "The pranks have a purpose this time: a new tool takes over half of what you check, and that wood is here to stay. Learn it in secret, before they make you, with the sound off.",
      fire: "It's help by accident: somebody's joke project earns real money, and its fire warms your serious one. Accept with a straight face. Thank them in the annual report, under sponsors.",
      earth:
        "Your earth and theirs are mixed in one sandbox. A quick colleague has built on your corner. It's quite good, too. Ask for a window facing your way, and share the bucket.",
      metal:
        "They need it done by magic, so they come to you for the metal and the hours. Say how long it really takes, on the first day. Magic can then be billed at night rates.",
      water:
        "Deals flow past like water, and you decide where they stop. Ask three customers what they think they bought. Where the answers differ, build a little dam, in plain type.",
    },
    rooster: {
      meeting: "A Rooster year harms you by pinpricks: a remark, a comma, a cc. Ask before you bristle.",
      wood: "Pecked from above and rooted from below. This year's wood adds rules to the remarks. Keep a clean desk and a thick skin, and answer each note within a day, in one line.",
      fire: "A warm word from the strict corner. The fire reaches your earth through a critic who's been watching your results. Take the praise at its full size. Frame it if you must, in the garage.",
      earth:
        "Scratched earth. You and a colleague with the same job keep finding each other's errors, and both are thorough. Swap desks for a day. You'll come back with better manners and a better chair.",
      metal:
        "All claw and metal, and it's dug out of you. They want the report by seven with a second report about that. Ask which of the two will be read. Do the other in pencil.",
      water:
        "Someone has left the tap on, and a loud voice says it was you. You can stop this water. Find the meter reading, send it to all who heard the voice, and say no more.",
    },
    dog: {
      meeting: "A Dog year of your own: duties you take on now will stay for twelve, so sniff first.",
      wood: "In your own yard the trees make the rules. Wood hems in your earth, gently and for good. Decide which corner you'd defend, put the bench there, and let the rest go to seed.",
      fire: "It's your year and the fire is lit. Old kindness returns as heat: a pupil who is now a director, a neighbor with a truck. Let them help you. You'd be insulted if they didn't let you.",
      earth:
        "Nothing but earth, and you in the middle, guarding. No one's attacking. Use the quiet to repair the one friendship that duty wore thin, with an afternoon and no agenda at all.",
      metal:
        "You give yourself away by the bar. All that metal was once your weekend, twice over. Write a will for your tasks: who gets what if you're gone for a month. Then be gone for a month.",
      water:
        "A mirror made of water, and it ripples when you worry. You can calm it. Choose one fear, find out the odds, write them on a card, and carry that instead.",
    },
    pig: {
      meeting: "A Pig year, no relation, leaves the gate open and the ham out. Enjoy it, then check the gate.",
      wood: "Fruit trees, and you're to stay off the grass. The wood of this kind year sets a soft limit: no more rescue work on company time. Make it a Saturday thing, with a schedule.",
      fire: "A warm kitchen with your name on a hook. Fire feeds your earth by way of a generous host, maybe a client who retires and wants you to have the keys. Ask for the books, then say yes.",
      earth:
        "Earth and rain make mud, and people having fun in it. A big-hearted rival runs the same charity drive. Merge the two, let them do the pouring, and keep the tin yourself.",
      metal:
        "They're giving it all away, and guess who makes it. Your earth turns out the metal for everyone's gifts. Set the number of gifts in advance, and hang it on the workshop door.",
      water:
        "Cheerful water, up to the second step. The house has spent too much and you know where the valve is. Turn it by a third, say so at dinner, and pass the potatoes.",
    },
  },
  months: {
    rat: "A dark month with bright counters. The Rat's thirty days like a deal, so lend your nose to somebody's purchase: read the warranty that nobody reads, and call about page four.",
    ox: "Frost on the rule book. In the Ox month you could be right in every room and warm in none. Drop one complaint by the tenth, unsent, and see whether the roof holds.",
    tiger:
      "February gets up early and wants to save somebody. You're in. Let the Tiger month give you one cause with an address and an end date, and put both feet into it.",
    rabbit:
      "A partner's month, mild and a little sly. Team up with the most tactful person you know on the thing you can't say politely. They say it, you stand there.",
    dragon:
      "April blows your hat off. The Dragon month clashes with you, so expect a visitor with plans for your lane. Ask them in, ask for it on paper, and keep your hat in your hand.",
    snake:
      "Things ripen out of sight. The Snake's month pays for patience, so leave the buried bone where it is. Spend the time with someone who never asks you for anything.",
    horse:
      "Allies come at a trot. In the Horse month the days are long enough for work and a ball game. Hire, ask, invite: the pack is in a mood to grow.",
    goat: "July has a thin skin, and so have you. Let the Goat's month pass without a principle. If you must set something right, do it for a stranger.",
    monkey:
      "Jokes in the heat. The Monkey month asks you to be a good sport at least once, in front of people. Afterward, change the password that they guessed.",
    rooster:
      "Small sharp words fly in September. During the Rooster's month, read each email twice and reply to the second reading. Fix the comma. It costs less than the feud.",
    dog: "Home ground, and leaves on it. Your own month is for the quiet audit: which friends have you not called since spring? Five names, five evenings, no favors asked.",
    pig: "The year puts on slippers. In the Pig's month, accept a dinner from people who simply like you. Bring nothing. Guard nothing. Take the leftovers when they're offered.",
  },
};
