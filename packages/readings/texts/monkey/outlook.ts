import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Once in twelve years the year is your own, and the old hands tell you to wear red that somebody gave you, socks at best, and to leave the high branches alone. You'll want to start nine things. Start none of them until you've gone through the last nine and written beside each one: done, dead, or whose problem. The red is for luck. The list is for everyone who works with you.",
  years: {
    rat: {
      meeting: "A friend from your trine runs the Rat year: it hears of the chance, you find the trick.",
      wood: "You cut this wood to size, so the half-built side project can become a product by fall. Pick the feature somebody has already paid for. Your friend can sell the rest later.",
      fire: "Fire softens metal, and this time the finance team holds the torch: spending caps, early closing, no exceptions. Let your Rat friend set the budget. Save one small surprise for the last page of the report.",
      earth:
        "Earth feeds you from below: an old contact, an unused license, the key to a storeroom. It's worth more than it looks. Go through it this month with somebody who reads contracts for fun.",
      metal:
        "A cousin in the trade offers your exact service at half the price, made of the same metal. Don't race to the bottom. Team up on the big job, and compete politely on small ones.",
      water:
        "Ideas run out of you like water, and your ally sells them by the glass. It's a good business, so agree on your share now. Then take August off, all of it.",
    },
    ox: {
      meeting: "An Ox year has nothing against you. It wants to see your hands, not your sleeves.",
      wood: "A long, dull log of a task lies across everyone's path, and you own the saw. This wood takes a month of patience. Cut it up in public, and ask for the slice that gets you promoted.",
      fire: "The furnace runs on a schedule, and every trick of yours needs a form. Fire like that only wants to know that you'll show up. File by the fifth, leave out the jokes, and it cools.",
      earth:
        "You've landed on solid earth: a manager with money and no ideas. You've underrated such people for years. Have lunch with them, ask what's been broken longest, and bring a quote on Monday.",
      metal:
        "You share a desk, and a job title, with somebody slow who is annoyingly right. Same metal, other speed. Trade one fast task for one careful one each week. Neither of you need mention it.",
      water:
        "They ask, you answer, they write it down, and your know-how runs like water into the manual. Get your name on the cover before chapter three, and a free week when it goes to print.",
    },
    tiger: {
      meeting: "Your clash, with punishment: a Tiger year wants no jokes. It isn't the year for the last word.",
      wood: "What the upheaval knocks over is good wood, and you're quick with a knife. Go through the pieces once the shouting stops. One of them is the job that you should have had.",
      fire: "It's pressure from above and fire from the side. You'll be overruled before you reach the funny part. Read the rules aloud to yourself, keep to them, and take your vacation in the loudest month.",
      earth:
        "Oddly, the storm leaves good earth at your door, by way of everyone else who was blown off course. Start a monthly coffee for them. Two will hire you, or you'll hire two.",
      metal:
        "You're hit from across the wheel and crowded by your own kind, with metal on every side. Skip the duel. Take the small office with the thick door, and build what both camps will need.",
      water:
        "The big change wants your best ideas and has no budget for them. They'd only run off like water. Hold back three of the finest until somebody calm is in charge and asks you twice.",
    },
    rabbit: {
      meeting: "A Rabbit year lowers the lights. It isn't your foe, and it opens doors if you knock.",
      wood: "Soft wood, fine grain: a delicate client wants small changes, and wants them perfect. Make one cut a week, step back, and ask how it looks. By fall nobody else is allowed near the account.",
      fire: "A polite fire sets the limits here, mostly by raised eyebrow. Find out early whose eyebrow it is. Run each bold idea past its owner for a quarter, and you'll hardly be scorched.",
      earth:
        "You now have a manager who actually reads your notes. That's rich earth, so write better notes. Put the request in line one, the reason in line two, and the monkey business last.",
      metal:
        "A rival of your own metal has joined the team, with nicer manners. Louder charm won't win this. Solve the one problem that nobody dares to mention, and do it before tea.",
      water:
        "You're the life of each meeting, and you go home empty, with all your water poured out. Charge for the jug. Be free on the third Thursday only, and they'll miss you by the second.",
    },
    dragon: {
      meeting: "The Dragon leads your trine: somebody says the moon and looks at you. Ask which moon, by when.",
      wood: "There's wood enough here for a flagship, and the tools are yours. Before anyone sells tickets, build a model that floats. Show it to three skeptics, fix what they laugh at, then launch.",
      fire: "It's a grand deadline with real fire on the stage, and you're in charge of the ropes. Rehearse the failure twice, with a checklist. When something blows, you'll be the calm one.",
      earth:
        "A patron with a mountain of earth and no map has noticed you. Be the map. Offer three routes, each with a price, and leave the patron the pleasure of pointing.",
      metal:
        "Four people in town can make this hero's armor, you among them, all from the same metal. What sells yours is the joke engraved inside the helmet. Put it on page one of the pitch.",
      water:
        "They dream out loud, and your mind runs like water to fill in the details. It's flattering, and it's unpaid. Give the great plan two days a week, and guard the other three.",
    },
    snake: {
      meeting: "The Snake is your other half, for all the teasing: its year gives you one quiet partner.",
      wood: "You do the cutting, your partner does the measuring, and between you this wood turns into a company. Finish the first product before you sketch the second. Your partner will hide the pencils.",
      fire: "Even your closest partner sets limits when there's fire about. Told no, you'd normally climb in by the window. Ask for the reason over a drink instead. It's a good one, and it saves you money.",
      earth:
        "There's good earth under both of you, most of it on your side: a discreet investor likes that the two of you argue. Do your arguing on paper, with numbers. Bring figs.",
      metal:
        "You and your partner have begun to fence, metal on metal, since each knows the other's moves. Point it outward. Choose one competitor, and agree which of you smiles and which of you counts.",
      water:
        "You talk, your partner takes notes, and your best ideas sink like water into a well. Nothing's lost. Ask in spring to see the notes, and settle who owns what's in them.",
    },
    horse: {
      meeting: "A Horse year is halfway down the road with your hat. Nobody's angry: ride along for the miles.",
      wood: "Everyone's in a hurry and things break, and you can whittle a spare part from any wood. Open a repair desk where the rush is worst. Charge for speed, never for the apology.",
      fire: "Twice the fire: hot orders, quick bosses, no reasons given. Your clever objections can wait. Carry out the first two to the letter, and you'll be trusted to improve the third.",
      earth:
        "As they race by they kick up earth, which is just what you grow on. A busy sponsor will fund anything that has a date. Give one. Then keep it, for the shock value.",
      metal:
        "Your gadget is copied by Thursday, in the same metal, under a worse name. Bring out the next one on Wednesday. Fast markets pay whoever comes first, and a moving target is hard to copy.",
      water:
        "You run alongside them and explain how it's done, and by June there's no water left in your canteen. Put the advice into a guide, at three prices. Sell it from a chair in the shade.",
    },
    goat: {
      meeting: "A Goat year hums while it works, no kin and no enemy. Speak half as loudly as usual.",
      wood: "It's kindly wood this time: useful, pretty things for people you like. Build one for a friend and do it properly. The first paid order comes from the friend's aunt, who knows everyone.",
      fire: "The fire here is other people's feelings, and one teasing remark costs you a week. Count to ten before each joke. Those that still seem funny at nine may be told at home.",
      earth:
        "Somebody hands you good earth and doesn't hover: a small grant, a quiet room, no weekly report. That's rare. Take the full month, and show nothing to the first person who knocks.",
      metal:
        "A gentle soul takes the same metal as you and makes wind chimes. Before you laugh, find out what the chimes bring in. Then ask, politely, whether they could use a partner.",
      water:
        "They need cheering up, and you can't see a long face without doing a trick. It soaks up your water like a sponge. One show a day, matinee only, and eat lunch alone.",
    },
    monkey: {
      meeting: "A Monkey year of your own: half of your rivals are ideas you had yourself.",
      wood: "You may cut any wood this year except the branch you're sitting on. So no new schemes. Finish the oldest thing in the shed, varnish it, and invite whoever said you wouldn't.",
      fire: "Someone checks your work in a year of your own, under a hot light. That's fire on metal. Leave out the clever parts for once. The plain ones pass, and they hold.",
      earth:
        "Within a strict year, this earth is kind: old favors come back as leads, soup and a spare room. Use the room to sort your half-built schemes into keep, sell and bury.",
      metal:
        "Metal meets metal, and the rival across the table has your grin. Any bluff will be called by someone who'd have tried it too. Play it straight, and you'll be the surprise.",
      water:
        "The tap's open all year, and everyone brings a cup for your water. You won't close it yourself. Hand your calendar to a friend who enjoys saying no, and pay in lunches.",
    },
    rooster: {
      meeting: "A Rooster year shares your metal and little else. Divide the workshop with a line of tape.",
      wood: "They've marked the line where this wood is to be cut, so for once you don't have to guess. Follow the plan exactly, and get paid. Then show them the better one you drew at lunch.",
      fire: "A whistle blows, and your shortcut gets written up, with arrows. Fire like this loves a form. Fill one in, and propose the shortcut as the new standard. They may well adopt it.",
      earth:
        "A tidy colleague hands you heaps of earth, neatly labeled: the research that would have taken you nine weeks. Say thanks with a table of results. It's the bouquet they'd choose.",
      metal:
        "It's a year of experts, with so much sharp metal in the room that nobody laughs. Be the one who explains it simply, at four on a Friday. People will remember your version.",
      water:
        "You think aloud, they type, and your wit runs like water into their procedures. Fine. But ask for your name beside step six, since it's plainly yours and steps get audited.",
    },
    dog: {
      meeting: "A Dog year asks if you meant it. There's no feud, only a very long look.",
      wood: "The fence is broken, and everybody knows who leaned on it. The wood's stacked and you have a hammer. Mend it before they ask. It's the cheapest good name you'll ever buy.",
      fire: "You'll be asked a straight question in front of people, and only a straight answer puts out this fire. Have it ready. No jokes, no detours, and the whole thing's over by noon.",
      earth:
        "Someone loyal vouches for you this year, in spite of all the clowning. That's earth you can stand on. Find out who it was, and repay them with a favor, on time.",
      metal:
        "An auditor with your sense of humor turns up, sharp metal with a kind face. Show everything, even the bottom drawer. The jokes make you friends. The drawer makes you trusted.",
      water:
        "They trust you at last, so they ask, and ask again, and you carry water all day. Teach two others the way to the well. Then retire from it, with a short speech.",
    },
    pig: {
      meeting: "A Pig year harms you in a friendly way: a loan, a laugh, a hug taken back later.",
      wood: "You trim a friend's tree, and one branch too many comes off. It was good wood. Next time have them point, with a witness there, before you cut. Send a photo afterward.",
      fire: "A misunderstanding with a warm friend heats up, and the fire brings limits: a stern letter, a closed account. Don't be clever. Say what you owe, name the day, and pay before it.",
      earth:
        "Under the crossed wires there's rich earth. The partner who's sulking has just the thing you need. Apologize first, wait a whole day, and only then ask for it.",
      metal:
        "A charming rival of the same metal told your client the same story with other numbers. Show the client the real ones, crumbs and all. Honest sums are the one trick they haven't seen.",
      water:
        "You give the work away with a joke, it's lapped up like water, and later somebody says you sold it. When it's free, send a note that says so. Keep a copy.",
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
