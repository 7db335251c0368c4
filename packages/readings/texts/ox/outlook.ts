import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Twelve years on, the Ox is back, and custom has you inspect the plow before you drag it any farther. Take on little that's new. Look instead at the report you took over for two weeks, some time ago, and have written each Monday since. Skip it once and count the phone calls. People wear red for luck in such a year, and it should be a gift. Accept the socks without working out what you owe.",
  years: {
    rat: {
      meeting: "The Rat year fits you best, by six harmonies: a quick partner finds the shortcut, you carry the load.",
      wood: "Roots of wood press into your earth: tight budgets, new overtime rules, a boss who counts the hours. Let your nimble partner do the asking. You bring the timesheet, filled in daily, in ink.",
      fire: "Fire warms your earth, and someone upstairs finally reads what you wrote last spring. All you have to do is answer. Say which tool would help you most, and add the model number.",
      earth:
        "Earth lies beside earth: more hands in the field, and one of them wants your row. Your partner hears of it first. Divide it in writing, down to who calls which customer until when.",
      metal:
        "Your earth gives up its metal, and with one sharp seller at your side you fill a whole order book. Lovely, until October. Block two free weeks before the orders come in.",
      water:
        "Earth dams water, so even this wild market can be held, shovel by shovel. Your partner reads the current. Build one reserve, three months of costs, and keep your hands off it.",
    },
    ox: {
      meeting: "Two of you in one yoke: an Ox year goes at your pace and in your rut.",
      wood: "A hedge of wood grows across your usual path: a committee, an ordinance, a young manager with a plan. Don't push through it. Ask for the rule in print, and work to it neatly.",
      fire: "Fire bakes your earth into brick, and bricks are worth something: training, a raise, a better room. You didn't have to push. When they offer, don't tell them you're fine as you are.",
      earth:
        "Nothing but earth as far as the eye goes, and a worker in every furrow. Being steady is no longer rare. Keep the one job only you can do, and train somebody to take over another.",
      metal:
        "The mine is open, and metal leaves your earth by the cartload. Record output, sore shoulders. Write down what you'll stop doing in June, and give the list to a friend who nags.",
      water:
        "You stand in the flood like a pier, since earth holds water back, and it's tiring. The results show at low tide. Fix one leak a month in your process, and log each repair.",
    },
    tiger: {
      meeting: "A Tiger year jumps first and asks for the plan afterward. Nothing binds you, so have one ready.",
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
      meeting: "A Rabbit year steps softly, and your steps rattle the cups. No quarrel: put a compliment in front.",
      wood: "Gentle wood still splits a rock, one root at a time: a polite rule here, a friendly audit there. Answer each within the week. The third reminder will be a good deal less friendly.",
      fire: "A candle's worth of fire is enough to warm your earth: a kind soul says your name in the right room. You'd never have asked. Bring them tomatoes from your garden, and say why.",
      earth:
        "Courteous people till the same earth, and one of them is after your promotion with a smile. Smile back. Then tell your boss in two sentences that you want it. Nobody has guessed so far.",
      metal:
        "Small favors add up to a lot of metal dug from your earth: proofread this, carry that. You never sigh out loud. Keep a slip for each hour you lend, and bring the stack to your review.",
      water:
        "Gossip is water, and you're the bank of earth where it stops. Holding it takes some effort. Ask each person who told them. By the third name, the story has usually dried up.",
    },
    dragon: {
      meeting: "It's a mild break: a Dragon year rolls its big new plan over a small old promise of yours.",
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
      meeting: "The Snake year comes from your trine: it thinks the thing through, you pull it home.",
      wood: "Thick wood, and one narrow path for those who plan. The rules are strict, and your allies know them. Read the fine print together once a month, with cake and a yellow marker.",
      fire: "A steady fire under good earth: some quiet expert likes your results and teaches you for nothing. Sit in on their meetings. Listen at the first two, and speak up at the third.",
      earth:
        "The same earth draws more good minds. Allies turn up and so do rivals, at times in one and the same person. Put your shared aim into a single line, and have everybody sign it.",
      metal:
        "Deep thought calls for deep digging, and your earth yields metal in three shifts. You could overdo it. Let the clever one carry a sack, and take a walk after lunch.",
      water:
        "Where earth meets water, someone must decide where the dike goes. Your ally has done the math, so the hard part left is labor. Dig all spring, and test the wall before the fall orders.",
    },
    horse: {
      meeting: "Harm is the old word for a Horse year: it says soon and means noon. Ask for the hour.",
      wood: "Young wood shoots up in your well-kept earth, in the form of a hasty rule. You misread it, as does everyone. Call its author, ask for one example, and follow that.",
      fire: "This fire is friendly: a burst of help from somebody who never explains. Your earth gains from it all the same. Say yes on the spot, and ask for the reasons later over a beer.",
      earth:
        "One patch of earth, two tempos: a fast coworker calls you a roadblock, and you call them careless. Spend half a day at each other's desk. It's awkward, and the complaints shrink.",
      metal:
        "They ride off with your metal before you've wiped your face, and come back for more. No thanks, since no one noticed. Send around a Friday list of everything that left your hands.",
      water:
        "Somebody makes a splash, and your earth is the mop. You can soak up the water, though they'll say you were slow. Announce the steps up front, with a time beside each.",
    },
    goat: {
      meeting: "Your clash, with punishment on top: a Goat year brings change from outside, and manners get graded.",
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
      meeting: "A Monkey year improvises and you've brought the manual. No feud: allow one experiment a month.",
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
      meeting: "Your trine sends a tidy ally: the Rooster year checks the details and crows about your results.",
      wood: "Straight rows of wood stakes go up: inspections, certificates, a new standard. You and your allies like a standard. Apply first, with the binder tabbed and the pages in order.",
      fire: "The stove is lit, and fire feeds earth: praise arrives with money attached. An ally read your numbers out at the meeting. Ask for the extra pair of hands before lunch that day.",
      earth:
        "Good earth, well raked, and a crowd of the diligent. Compare your yields in the open. Start a contest with your allies for the fewest errors, and let the loser bring breakfast.",
      metal:
        "Your earth turns out polished metal all day, and they order perfect for tomorrow. Decide what good enough means. Print it on a card by the keyboard, and stop when you get there.",
      water:
        "A stream of complaints is water too, and earth can turn it, given a season of work. Sort them by cause, fix the largest pile, and have your ally announce the new figure.",
    },
    dog: {
      meeting:
        "A Dog year is strict with you. Tradition says punishment, meaning paperwork: go by the book you probably own.",
      wood: "Stern wood rises on all sides: compliance courses, the code of conduct, a signature for every screw. Your silence looks like protest. Say yes out loud, then sign on the day it comes.",
      fire: "Loyalty lights a fire for you: when the rules get tight, someone stands up in your favor. Your earth can use the warmth. Give them the dates and papers they need, in order.",
      earth:
        "Stubborn earth sits at either end of the desk, and the quarrel is over who was right in March. You were. Drop it by Thursday, in public, and hand in the form you forgot.",
      metal:
        "Good soldiers get more to carry, and your earth pays out metal past quitting time. There's a rule about overtime. Use it, and enter the hours every day to the quarter.",
      water:
        "There's an old leak, and everybody is too loyal to mention it. Earth stops water, so the slow job falls to you. Report it to the right office with photos, and volunteer for the repair.",
    },
    pig: {
      meeting: "A Pig year sets a good table, and nothing special binds you. Take your coat off and sit.",
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
    rat: "December's Rat month brings you the best partner on the calendar, small and quick. They know of a cheap fix. Hear them out before you reach for the heavy tools.",
    ox: "Frost on the field, and your own month on the wall. Nothing grows, so mend things: the template with the typo, the chair that wobbles. One repair a day, and nothing new till February.",
    tiger:
      "Everyone has a launch in the Tiger month, with snow still on the cars. You don't need one. Choose the single project that has a budget, and lend it your first hour each day.",
    rabbit:
      "March goes on tiptoe. The Rabbit month likes a soft word, so read your blunt notes once more before you send them. Take out every must, and see how few people argue.",
    dragon:
      "April shakes a fence post loose. In the Dragon month, someone with big plans forgets a small deal you made. Bring it up the same day, with the old email, and stay friendly.",
    snake:
      "A thinker comes to your side in May. Give away your knottiest problem in the Snake month, and go pull something else. Allow them three full weeks before you ask for the answer.",
    horse:
      "June talks fast. You catch two words of five in the Horse month, and nod. Quit nodding: repeat the task back, with the day and the size, before anyone rides off.",
    goat: "High summer and the Goat month turn your routine upside down, and expect good manners about it. A room changes, or a route. Travel light, keep your temper, and thank the person who shows you around.",
    monkey:
      "August plays. The Monkey month swaps the tools, moves the icons and renames the folder. Give yourself an hour to be bad at it. Then write the one-page guide everybody wants.",
    rooster:
      "Harvest, and a tidy friend to count it: the Rooster month is made for you. Finish the job that has dragged on longest. Let someone else proofread it and tell the whole floor.",
    dog: "October comes with a clipboard. The Dog month checks licenses, seat belts and signatures, and your filing has one hole. Find it in the first week. You know which drawer.",
    pig: "Stew weather. In the Pig month, people linger after lunch and say yes more easily. Ask for what you've put off since summer. Do it sitting down, with your mouth empty.",
  },
};
