import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Once in twelve years the year is your own, and the old hands tell you to wear red that somebody gave you, socks at best, and to leave the high branches alone. You'll want to start nine things. Start none of them until you've gone through the last nine and written beside each one: done, dead, or whose problem. The red is for luck. The list is for everyone who works with you.",
  years: {
    rat: {
      meeting:
        "The Rat year is friendly to you: an ally hears of the chance, and you find the trick. Share what you know.",
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
      meeting:
        "An Ox year has nothing against you and pays for finished work. Complete one dull task from start to end.",
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
      meeting:
        "In a Tiger year, a clash with punishment, your jokes are taken badly. Be plain, and keep a second plan.",
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
      meeting: "A Rabbit year is polite, and it isn't your foe. Follow its house rules, and it has room for your idea.",
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
      meeting: "The Dragon year brings you allies who want the impossible. Get a date and a budget before you say yes.",
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
      meeting:
        "The Snake year suits you best, in spite of some teasing. Work with one quiet partner who sees the flaws.",
      wood: "You do the cutting, your partner does the measuring, and between you this wood turns into a company. Finish the first product before you sketch the second. Your partner will hide the pencils.",
      fire: "Even your closest partner sets limits when there's fire about. Told no, you'd normally climb in by the window. You'll hear the reason over a drink instead. It's a good one, and it saves you money.",
      earth:
        "There's good earth under both of you, most of it on your side: a discreet investor likes that the two of you argue. Do your arguing on paper, with numbers. Bring figs.",
      metal:
        "You and your partner have begun to fence, metal on metal, since each knows the other's moves. Point it outward. Choose one competitor, and agree which of you smiles and which of you counts.",
      water:
        "You talk, your partner takes notes, and your best ideas sink like water into a well. Nothing's lost. In spring, read the notes together, and settle who owns what's in them.",
    },
    horse: {
      meeting: "A Horse year leaves things behind in its hurry, and nobody's angry. Collect what others drop.",
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
      meeting: "Joke about yourself only in a Goat year. It's tender, neither kin nor enemy.",
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
      meeting: "Choose one idea early in your own Monkey year. You'll have too many, and one finished is enough.",
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
      meeting:
        "A Rooster year shares your metal and little else. Show the steps of your work, and you'll be left alone.",
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
      meeting: "A Dog year tests whether you meant what you said. There's no feud: keep one old promise.",
      wood: "The fence is broken, and everybody knows who leaned on it. The wood's stacked and you have a hammer. Mend it before they ask. It's the cheapest good name you'll ever buy.",
      fire: "You'll be asked a straight question in front of people, and only a straight answer puts out this fire. Have it ready. No jokes, no detours, and the whole thing's over in an hour.",
      earth:
        "Someone loyal vouches for you this year, in spite of all the clowning. That's earth you can stand on. Find out who it was, and repay them with a favor, on time.",
      metal:
        "An auditor with your sense of humor turns up, sharp metal with a kind face. Show everything, even the bottom drawer. The jokes make you friends. The drawer makes you trusted.",
      water:
        "They trust you at last, so they ask, and ask again, and you carry water all day. Teach two others the way to the well. Then retire from it, with a short speech.",
    },
    pig: {
      meeting: "Settle each bill at once in a Pig year. Money between friends does harm in it.",
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
    rat: "Make a small bet on your news in December: the month brings you a well-informed friend. Put your facts together first. A small sum teaches you as much as a large one.",
    ox: "Finish one dull job in January from start to end, because the Ox month pays for that alone. No jokes and no shortcuts. People will look at you in a new way.",
    tiger:
      "Play no tricks in February: the month is your clash and you'd be caught. Repair something useful without being told to. By March, that's what they talk about.",
    rabbit:
      "Present your idea politely in March: the month has room for it if you respect the house rules. Learn them beforehand. Its quiet people are better customers than they look.",
    dragon:
      "Say yes to an ambitious request in April, because an ally in the Dragon month has a budget for the impossible. Choose your own two helpers. You need a clear date as well.",
    snake:
      "Show your plan to your best partner in May, the Snake month, because nobody sees through you faster. Pay attention to what they don't comment on. That part is safe.",
    horse:
      "Collect what others drop in June, since the Horse month moves too fast to pick things up. A customer, a tool, a rumor: each is worth something. Sort them in the evening.",
    goat: "Joke only about yourself in July, when a tease leaves a mark. If one has slipped out, bring ice cream and say sorry. It's forgiven by the last spoon.",
    monkey:
      "Choose one idea by the tenth of August, your own Monkey month, because you'll have twenty. Write the others on a list for later. A single finished one will surprise everybody, you included.",
    rooster:
      "Show the steps of your work in September: the month will demand them anyway. It takes an hour more. You get the approval at once, and that saves you a week.",
    dog: "Keep an old promise in October, when people value that above wit. Find one from spring. Deliver it without a speech, and you're trusted until the next year.",
    pig: "Settle every bill the same evening in November: in the Pig month friends and money get mixed up and harm is done. Pay to the cent. You can be funny about the tip.",
  },
};
