import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Twelve years on, the Ox is back, and custom has you inspect the plow before you drag it any farther. Take on little that's new. Look instead at the report you took over for two weeks, some time ago, and have written each Monday since. Skip it once and count the phone calls. People wear red for luck in such a year, and it should be a gift. Accept the socks without working out what you owe.",
  years: {
    rat: {
      meeting:
        "The Rat year is your best harmony: a quick partner finds the easier way, and you carry the work through.",
      wood: "Roots of wood press into your earth: tight budgets, new overtime rules, a boss who counts the hours. Let your nimble partner do the asking. You bring the timesheet, filled in daily, in ink.",
      fire: "Fire warms your earth, and someone upstairs finally reads what you wrote last spring. All you have to do is answer. The best answer is the one tool that would help you most, with its model number.",
      earth:
        "Earth lies beside earth: more hands in the field, and one of them wants your row. Your partner hears of it first. Divide it in writing, down to who calls which customer until when.",
      metal:
        "Your earth gives up its metal, and with one sharp seller at your side you fill a whole order book. Lovely, until October. Block two free weeks before the orders come in.",
      water:
        "Earth dams water, so even this wild market can be held, shovel by shovel. Your partner reads the current. Build one reserve, three months of costs, and keep your hands off it.",
    },
    ox: {
      meeting: "Change one routine on purpose in your own Ox year. You're more stubborn than usual, and people notice.",
      wood: "A hedge of wood grows across your usual path: a committee, an ordinance, a young manager with a plan. Don't push through it. Get the rule in print, and work to it neatly.",
      fire: "Fire bakes your earth into brick, and bricks are worth something: training, a raise, a better room. You didn't have to push. When they offer, don't tell them you're fine as you are.",
      earth:
        "Nothing but earth as far as the eye goes, and a worker in every furrow. Being steady is no longer rare. Keep the one job only you can do, and train somebody to take over another.",
      metal:
        "The mine is open, and metal leaves your earth by the cartload. Record output, sore shoulders. Write down what you'll stop doing in June, and give the list to a friend who nags.",
      water:
        "You stand in the flood like a pier, since earth holds water back, and it's tiring. The results show at low tide. One leak a month is a good pace, and a log shows what you did.",
    },
    tiger: {
      meeting: "A Tiger year starts first and plans later. There's no bond, so have your own plan ready.",
      wood: "Wood cracks your ground: sudden targets, a rulebook with teeth. Go at exactly the speed it asks. Check off each item, date it, and file it where you could find it blindfolded.",
      fire: "A bold boss brings fire to your corner, and your earth soaks up the heat: money for the machine you requested twice. Order it that same week. Bold bosses get moved.",
      earth:
        "New heroes dig in your earth, all with louder shovels. Let them have the opening speech. Get your name on the schedule, beside the word delivery, for that's the line people look up later.",
      metal:
        "All this charging about needs metal, and it's your earth they mine: parts, repairs, Saturday shifts. You give gladly. Set a price for Saturdays anyway, and send it around before the first one.",
      water:
        "A daring rival floods the market with cheap offers, and you're the levee of earth that can stop the water. It takes stamina. Call your ten oldest customers, one every Tuesday, and hold the price.",
    },
    rabbit: {
      meeting: "A Rabbit year likes a gentle tone. There's no quarrel in it: begin your notes with something kind.",
      wood: "Gentle wood still splits a rock, one root at a time: a polite rule here, a friendly audit there. Answer each within the week. The third reminder will be a good deal less friendly.",
      fire: "A candle's worth of fire is enough to warm your earth: a kind soul says your name in the right room. You'd never have asked. Bring them tomatoes from your garden, and say why.",
      earth:
        "Courteous people till the same earth, and one of them is after your promotion with a smile. Smile back. Then tell your boss in two sentences that you want it. Nobody has guessed so far.",
      metal:
        "Small favors add up to a lot of metal dug from your earth: proofread this, carry that. You never sigh out loud. Keep a slip for each hour you lend, and bring the stack to your review.",
      water:
        "Gossip is water, and you're the bank of earth where it stops. Holding it takes some effort. Find out who told each of them. By the third name, the story has usually dried up.",
    },
    dragon: {
      meeting:
        "In a Dragon year, a large new plan may push aside what was promised you, a mild break. Get it confirmed.",
      wood: "The grand design comes with stakes of wood, and one goes straight through your old arrangement. Don't dig in your heels. Request a fresh deadline in writing, and beat it by two days.",
      fire: "Fire from on high: the big boss likes your work and tears up the deal you'd settled for. Your earth comes out richer. Have three wishes ready, with the cheapest first.",
      earth:
        "There are two kinds of earth here, the mountain and the field, and the mountain eats the field's budget. Redo the cost split with your neighbors in February, while it's still only ink.",
      metal:
        "They want monuments, and they dig up your earth for the metal. The old promise of normal hours slips first. Pin a new one over your desk: home by six, three days out of five.",
      water:
        "Your earth can stem this water, though half the sandbags you were promised have gone missing. Count what you have. Then rebuild one agreement a month, beginning with the supplier you like least.",
    },
    snake: {
      meeting: "The Snake year shares your trine. Let an ally do the planning, and do the work that follows from it.",
      wood: "Thick wood, and one narrow path for those who plan. The rules are strict, and your allies know them. Read the fine print together once a month, with cake and a yellow marker.",
      fire: "A steady fire under good earth: some quiet expert likes your results and teaches you for nothing. Sit in on their meetings. Listen at the first two, and speak up at the third.",
      earth:
        "The same earth draws more good minds. Allies turn up and so do rivals, at times in one and the same person. A shared aim in a single line, signed by all, keeps you on one side.",
      metal:
        "Deep thought calls for deep digging, and your earth yields metal in three shifts. You could overdo it. Let the clever one carry a sack, and take a walk after lunch.",
      water:
        "Where earth meets water, someone must decide where the dike goes. Your ally has done the math, so the hard part left is labor. Dig all spring, and test the wall before the fall orders.",
    },
    horse: {
      meeting: "Insist on a clear day and hour in a Horse year. It hurries you, and tradition calls that harm.",
      wood: "Young wood shoots up in your well-kept earth, in the form of a hasty rule. You misread it, as does everyone. Its author can give you one example, and that's what you follow.",
      fire: "This fire is friendly: a burst of help from somebody who never explains. Your earth gains from it all the same. Say yes on the spot, and ask for the reasons later over a beer.",
      earth:
        "One patch of earth, two tempos: a fast coworker calls you a roadblock, and you call them careless. Spend half a day at each other's desk. It's awkward, and the complaints shrink.",
      metal:
        "They ride off with your metal before you've wiped your face, and come back for more. No thanks, since no one noticed. Send around a Friday list of everything that left your hands.",
      water:
        "Somebody makes a splash, and your earth is the mop. You can soak up the water, though they'll say you were slow. Announce the steps up front, with a time beside each.",
    },
    goat: {
      meeting:
        "A Goat year is your clash, with punishment: your routine changes from outside. Stay polite, and give way in small things.",
      wood: "Wood breaks up the pasture you've kept so long: duties redrawn by people who never plowed. It's hard to like. Accept the map politely, then ask for one good corner of it by name.",
      fire: "Even now, fire is kind to earth. As the old order goes, a stranger holds out a warmer pair of gloves. Sleep on the offer for three nights, and reply in complete sentences.",
      earth:
        "Earth shoves earth, like two landslides with one valley. Your rival is as stubborn as you, with nicer manners. Find a neutral person to chair the meeting, and let them write the summary.",
      metal:
        "The reshuffle takes your metal and then borrows the shovel. They want extra output, in the new style, with a smile. Enter your lunch hour as a meeting, and don't let anyone move it.",
      water:
        "The floor turns to water while the furniture moves, and your earth has to hold it. You can, with effort. Choose the three files that mustn't get wet, and carry them over yourself.",
    },
    monkey: {
      meeting: "A Monkey year tries out new tools. It isn't your enemy, so allow yourself one experiment a month.",
      wood: "The jokers turn serious and plant a fence of wood: software that locks you out, a rule with a pop-up. Take the tutorial. Do it on day one, and leave the sound on.",
      fire: "A bright spark starts a fire that does your earth good: some whiz automates your dullest chore as a favor. Let them. Pay in sandwiches, and make notes on how it works.",
      earth:
        "Copies of your method sprout in the same earth, shinier and cheaper. Be flattered for an hour. Then print your repair record on every quote, since nobody can fake ten years of that.",
      metal:
        "Clever ideas need a builder, so the metal comes out of your earth. By May you're building four. Allow two on the bench at a time, and hang a sign above it that says so.",
      water:
        "Quick schemes rush by like water, but your earth slows them to a useful speed. They'll call you the brake. Suggest a trial with ten customers, and let the count settle the matter.",
    },
    rooster: {
      meeting:
        "The Rooster year shares your trine. Let a precise ally check your work, and let them praise it as well.",
      wood: "Straight rows of wood stakes go up: inspections, certificates, a new standard. You and your allies like a standard. Apply first, with the binder tabbed and the pages in order.",
      fire: "The stove is lit, and fire feeds earth: praise arrives with money attached. An ally read your numbers out at the meeting. Say that same morning that you need an extra pair of hands.",
      earth:
        "Good earth, well raked, and a crowd of the diligent. Compare your yields in the open. Start a contest with your allies for the fewest errors, and let the loser bring breakfast.",
      metal:
        "Your earth turns out polished metal all day, and they order perfect for tomorrow. Decide what good enough means. Print it on a card by the keyboard, and stop when you get there.",
      water:
        "A stream of complaints is water too, and earth can turn it, given a season of work. Sort them by cause, fix the largest pile, and have your ally announce the new figure.",
    },
    dog: {
      meeting:
        "A Dog year is strict with you; tradition says punishment. Follow the written rules, and you have nothing to fear.",
      wood: "Stern wood rises on all sides: compliance courses, the code of conduct, a signature for every screw. Your silence looks like protest. Say yes out loud, then sign on the day it comes.",
      fire: "Loyalty lights a fire for you: when the rules get tight, someone stands up in your favor. Your earth can use the warmth. They need the dates and papers from you, in order.",
      earth:
        "Stubborn earth sits at either end of the desk, and the quarrel is over who was right in March. You were. Drop it by Thursday, in public, and hand in the form you forgot.",
      metal:
        "Good soldiers get more to carry, and your earth pays out metal past quitting time. There's a rule about overtime. Use it, and enter the hours every day to the quarter.",
      water:
        "There's an old leak, and everybody is too loyal to mention it. Earth stops water, so the slow job falls to you. Report it to the right office with photos, and volunteer for the repair.",
    },
    pig: {
      meeting: "A Pig year has no special bond with you. Enjoy its good company, and say how much you can give.",
      wood: "Kind people, firm wood: they like you, and it's still no until the budget clears. Don't sulk behind the barn. Prepare the order so it can go out within the hour.",
      fire: "A warm fire and full pans: your earth gets what it never requested, from a bonus day to a real apology. Take the day before the month is out, and tell no one it's too much.",
      earth:
        "Lots of comfortable folk settle on your earth, some to help, some to nap. You can tell which. Hand each of them a task with a date, and keep the ones who ask a question.",
      metal:
        "Openhanded bosses promise plenty, and your earth supplies the metal. They're generous with your hours, that is. Before any yes, show them the pile and ask what to set down.",
      water:
        "Money runs off like water, and only a bank of earth such as yours will hold it. That's work. Offer to keep the team's purse, post the balance on the fridge, and refuse kindly.",
    },
  },
  months: {
    rat: "Listen to a quick colleague in December's Rat month, because your best ally knows an easier way. Hear them out before you take up the heavy tools. It could save you all of January.",
    ox: "Repair what you have in January, your own Ox month, and begin nothing. Templates, tools and chairs all qualify. One repair a day is the right pace, and in February everything will run.",
    tiger:
      "Stay with one project in February's Tiger month, while everyone else launches something. Choose the one that has a budget. Your first hour each day is enough to bring it home.",
    rabbit:
      "Soften your wording in March: the Rabbit month hears an order in every plain note. Read each message once more before you send it. Without the word must, people stop arguing.",
    dragon:
      "Confirm small deals in April, because in the Dragon month somebody with large plans forgets what they promised you. Bring it up the same day and stay friendly. The old email is your proof.",
    snake:
      "Hand your hardest problem to a thoughtful ally in May, the Snake month. You have other work to pull. Give them three weeks in peace, and the answer will be worth the wait.",
    horse:
      "Repeat each task back in June, because the Horse month talks fast and you nod too soon. Say the day and the amount. You save yourself a week of the wrong work.",
    goat: "Plan for disorder in July, because the Goat month clashes with you: rooms, routes or routines change. Take little with you and stay polite. Thank whoever shows you how the new thing works.",
    monkey:
      "Learn one new tool in August's Monkey month, since the old ones are being replaced. Allow yourself an hour of being bad at it. After that, write the short guide that everyone wants.",
    rooster:
      "Finish your longest job in September: the Rooster month gives you a friend who checks and counts. Let that friend proofread it. They'll also tell people how good it is.",
    dog: "Check your own papers early in October, before the Dog month sends somebody to do it. A license or a signature is missing. You know which drawer it's in, so begin there.",
    pig: "Make your request in November's Pig month, because people take their time over lunch and say yes more easily. Bring up what you've put off since summer. Do it while everyone is still seated.",
  },
};
