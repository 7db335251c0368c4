import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every twelve years it is your turn, and tradition hands you red socks and a warning: mend what you have before you take on more. Two of a kind double the faults, so your yes comes out faster than ever. Get the red from someone else, since it counts only as a gift. Then go through each promise of the past year and hand two of them back.",
  years: {
    rat: {
      meeting: "A Rat year counts while you pour. No bond: learn what your good nature has been costing.",
      wood: "Your water runs into the year's wood, and everyone helps themselves to your hours. Two new trainees bloom on them. Write down what you give, by the hour, and send the list to the person who sets your pay.",
      fire: "The year's fire is yours to check, though it takes both hands. A rushed client can be cooled with one calm call before nine. Make that call daily in the busy quarter, and keep a glass of it for yourself.",
      earth:
        "Earth dams your stream, in the shape of a new rule on expenses. Fight it and you'll get mud. Read it to the end, claim what it does allow, and be the first department to close its books.",
      metal:
        "Help from the metal side: an accountant who likes you, a contract with teeth, a boss who says no on your behalf. Take it without apology. Have every open agreement read by that person before summer.",
      water:
        "Water meets water, and half of the trade does what you do now, with a smile as wide. Be the one who calls back within the hour. Friends in the business turn rivals gently, so lunch with them anyway.",
    },
    ox: {
      meeting: "An Ox year plods, no bond, no quarrel. It asks whether you can finish the dull half.",
      wood: "What you plant in the wood grows slowly and on your water bill. The long project needs you at all its meetings. Agree on a half day each week that belongs to no one, and spend it horizontal.",
      fire: "There's a fire under an old procedure, and you have the bucket. Push the new version through while people feel the heat. Do the training yourself, in small groups, with something warm from the oven.",
      earth:
        "Firm ground and firm no's: earth holds your water back at each turn. The budget is what it was. Plan the year with two-thirds of what you'd like, and watch how far good soup can be stretched.",
      metal:
        "Someone steady has been singing your praises in rooms you never enter. Metal feeds water without a drumroll. Ask for the raise in writing, with three results, and let that person know the date.",
      water:
        "The same water fills two troughs: yours, and that of the new colleague with your exact skills. Share the big accounts by name instead of by mood. It spares you both a year of polite nudging.",
    },
    tiger: {
      meeting: "The Tiger is your closest friend: one bold partner does more than a hundred pleasant contacts can.",
      wood: "Wood drinks deep, and your Tiger of a partner has plans that need all of your water. Say yes to the largest and fix its hours first. Otherwise you'll be the river, the bridge and the picnic too.",
      fire: "A fire has been lit under a joint plan and you hold the hose. Results are near if you keep the heat even. Meet on Mondays, set the three steps, and send everyone home by six.",
      earth:
        "Your partner roars ahead and the earth stops you at the gate: permits, insurers, a stern face in a booth. Do the forms on the first day. Bravery looks much better with a stamp on it.",
      metal:
        "Metal pours you a drink for once. A grant, an introduction, a spare desk in the right building. Accept within a week and bring your friend along, since this luck doubles when it's shared.",
      water:
        "You and your partner share one pool of water, and others have seen the splash. Split the pool with a rope: you keep the clients, they hunt for new ones. Check the rope every quarter, over oysters.",
    },
    rabbit: {
      meeting: "The Rabbit shares your trine: this year the allies turn up in good shoes, with open doors.",
      wood: "Green shoots everywhere, all thirsty, all nice. The wood of this year takes your water by the cup. Pick three people to bring on and tell the fourth, kindly, about a course in the spring.",
      fire: "Candles rather than torches: this fire is small enough to use. You can settle the old price quarrel over one good dinner. Bring the number in an envelope, and open it before the cheese.",
      earth:
        "The dam has a doorman with manners. Earth sets a ceiling on what your team may spend, and says so by card. Trade down in style, and find the supplier who delivers joy in a plainer box.",
      metal:
        "A silver spoon, and it's pointing at you. Metal brings a patron, perhaps a former client, who wants you on a board or a jury. Go, eat little, and speak about one idea only.",
      water:
        "In water this calm you can see each face, and some of them want your job, sweetly. Let your work carry your name for once. Sign the menu, the memo and the slide.",
    },
    dragon: {
      meeting: "A Dragon year thinks big on other people's time. No feud: say where your evening starts.",
      wood: "Their grand design is all wood and leaf, and it's your water that keeps it green. Good, if it's paid. Get the care of it into your job title by March, or let somebody else do the watering.",
      fire: "A fire for the gala, and you know how to handle heat. Offer to run the part that feeds people. You'll meet everyone who matters, on a full stomach, which is when they sign.",
      earth:
        "Two kinds of weight: a grand plan and the earth that it's made of. Your room shrinks to make theirs taller. Ask in writing for the space you need, with the number of chairs.",
      metal:
        "The boom hands out metal, and a little falls your way. Say what tool, seat or software would double your work. They're spending now; in November they'll be sorry and thrifty.",
      water:
        "More water joins the parade. Others with your warm touch are hired by the dozen for the great project. Get known for a single dish, so to speak, and serve it better than the dozen.",
    },
    snake: {
      meeting: "Your clash, across the wheel: a Snake year moves your chair. Keep a suitcase half packed.",
      wood: "Change blows in, and the new wood it plants is watered by you. A team you didn't choose needs teaching. Teach it well for six months, then ask for the title that goes with it.",
      fire: "The fire is the Snake's own, and you can put it out or cook on it. When the reorganization comes, volunteer for the piece nobody reads. It'll be the piece that lasts.",
      earth:
        "Blocked twice: by a stranger with a plan and by solid earth. Don't argue in the corridor. Ask what they need signed by Friday, do that, and let them carry the rest of the hill.",
      metal:
        "The shove from outside has a silver lining, and it's real metal: a payout, a reference, a call from an old chief. Take the call. Have your terms on a card next to the phone.",
      water:
        "Water against the fire of the year's animal, and you've got company: other people of your kind are being moved as well. Compare offers with them, frankly, at one table. It's worth more than a lawyer.",
    },
    horse: {
      meeting: "A Horse year is off before you've buttered the toast. No tie: meet it later, with lunch.",
      wood: "Each fast new scheme drinks your water, and the wood shoots up before you've sat down. Choose two people to help, do it well, and tell the others when your desk will be free.",
      fire: "Double heat, and you with a garden hose. Keep to the edge of the fire and cool what you can reach: one customer, one invoice, one colleague in tears. By year's end it's called leadership.",
      earth:
        "The rush hits a wall of earth, and your part of the budget is in it. Good. While the others dig, redo your plan on half a page and have it ready when the road opens.",
      metal:
        "A rider tosses you a coin without slowing down. Metal feeds you in passing: leads, tips, a used machine for nothing. Catch first and sort it out at home, on a quiet Sunday.",
      water:
        "The race goes through your water and stirs up every duck. Newcomers chase your regulars with discounts. Don't match them. Phone your ten best customers and ask how their kids are doing.",
    },
    goat: {
      meeting:
        "The Goat completes your trine: people with your taste find each other. Whatever you start needs a kitchen.",
      wood: "Someone plants an orchard and asks you to sing to it. The wood wants your water, the friends want your weekends. Give to the one project that you'd do unpaid, then get it paid.",
      fire: "There's a fire in the hearth and you're the one to bank it. A shared venture can pay off by winter if you mind the flue. Take charge of costs, just this once, and publish them.",
      earth:
        "Soft friends on hard earth. They love your idea and can't fund it. Build the cheapest version you aren't ashamed of, open the doors, and let the customers argue for the rest.",
      metal:
        "A quiet ally turns out to own the metal press, the print shop or the bank. Tell the whole group what you need, out loud, at dinner. Somebody at the far end will know just whom to call.",
      water:
        "You all float in the same warm water, and it's getting late. The same three friends bid for the same job. Draw lots, really, and have the winner hire the losers.",
    },
    monkey: {
      meeting: "The Monkey year is your harm, in small change: a joke, a loan, a nod taken for yes.",
      wood: "Quick hands take cuttings from your garden. The wood grows in other pots now, on your water. Put your name and a date on each idea before you share it, and go on sharing.",
      fire: "Their trick is pure fire, and you're the one who can handle it. Say no to the first offer and wait. By the third it's a fair deal, and you get to keep the pan.",
      earth:
        "A prank in the paperwork, and earth over it. Something you signed in a good mood comes back with rules attached. Go through your folders in the first month and cancel what you can't explain.",
      metal:
        "Even a trickster pays well at times. The metal of this year flows to you through a deal that's cleverer than you like. Have it checked by a bore, then enjoy it.",
      water:
        "Muddy water, and plenty of it. Two stories about you are going around, one of them flattering. Tell the plain version yourself, at lunch, to the person who talks the most.",
    },
    rooster: {
      meeting: "A Rooster year inspects your pantry. No bad blood: find the jars with no date on them.",
      wood: "They want everything labeled, and your water feeds a wood of rules that others planted. Offer the handbook one evening a month, and not four. Bring cake, and put the recipe on page one.",
      fire: "There's fire off the whetstone and you have a wet towel. The sharp letter from head office can be answered, calmly, with receipts. Do it within the week. They were counting on you to sulk.",
      earth:
        "Lines chalked on hard earth, and a whistle. You'll be early, you'll be thorough, you'll hate it. Put on music and file for an hour each morning, and by May you're the office miracle.",
      metal:
        "Generous for once: its metal melts into your cup as training, tools and a truly good manager. Sign up for the course with the dull name. It turns out to be about money, and you'll glow.",
      water:
        "Many kind souls apply for the post you want, all the same water, and there's a scoring sheet. Ask to see the sheet. Then write one line of proof beside each box, and skip the modesty.",
    },
    dog: {
      meeting: "In a Dog year someone guards the gate for you, unasked. No kin, but honest dealing pays.",
      wood: "Loyal folk need shade, so you keep the wood green. Mentor one worried person and one only. A whole kennel of them will sleep on your sofa if you let it be known.",
      fire: "A wrong has caught fire, and you can cool both sides. They'll trust you in the chair. Take it, keep the meetings short, and have sandwiches there before the anger.",
      earth:
        "The good guys have rules too, and earth to bury them in. Your kindest project needs an audit. Be glad of it, hand it all over, and come out as the one with the clean hem.",
      metal:
        "Something iron stands behind you: a policy, a union, a boss with principles. Metal holds when pushed. So name the customer who abuses your staff, and let the iron do its work.",
      water:
        "Two buckets, one well, the same water. A worthy rival wants what you want and is nice about it. Shake hands, agree on where each of you fishes, and send over the ones that you can't land.",
    },
    pig: {
      meeting: "A Pig year of your own doubles your virtues, above all the one that can't say no.",
      wood: "Your water goes to wood on every side: births, launches, saplings with your name on the tag. Give the year's last free month to none of them. Sleep, and let the forest wonder.",
      fire: "There's only one fire in the house and two of you with buckets. Put your weight on a single sum that's owed to you. It comes in, damp but complete, by fall.",
      earth:
        "Hemmed in by earth, and by a person just like yourself. The rules of the house get tighter as you get rounder. Cut one comfort from the budget before somebody else picks which.",
      metal:
        "The gift this time is metal, so it has an edge: clear words from someone who means you well. Ask for more of them. Then change the one habit that three people named.",
      water:
        "Nothing but water, and you float beautifully, past the exit. Have a stern friend set your three dates for the year, and pay that friend in dinners after each.",
    },
  },
  months: {
    rat: "The shortest days bring out the bookkeeper in everyone. Use the Rat's month to total what people owe you, before the parties start, and send the three politest reminders of your life.",
    ox: "January is plain and so is its meal plan. In the Ox month, do the slow job that you've fed with excuses. One hour before the email, door shut, and no cookies until it's done.",
    tiger:
      "Your best friend on the wheel runs this month, with spring in its legs. Call the bold person you admire and suggest one thing that you could do together by Easter.",
    rabbit:
      "A month of allies and early tulips. Say out loud what you'd like to happen this year, in company, twice. The Rabbit's crowd has the addresses, and it likes to be asked.",
    dragon:
      "Big talk in April, and all of it hungry. Let the Dragon's month plan its banquet and send you the headcount in writing. No headcount, no ham: that's your line, and it's a good one.",
    snake:
      "Opposite winds in May. The Snake's month changes a date, a desk or a deal, so leave air around each plan. On the day it happens, reply tomorrow, after a night's sleep.",
    horse:
      "June sprints by with its shirt out. You don't have to run. Use the Horse month to sell to those who stop for breath: a cool room, a short list, a card reader that works.",
    goat: "Allies again, this time barefoot. July is good for a venture with friends, provided that somebody holds the purse. Elect that somebody before the first watermelon, and don't let it be you.",
    monkey:
      "In August the small print laughs. The Monkey month bends what you say, so put it in two lines by email, with thanks. Lend nothing that you'd have to ask for.",
    rooster:
      "School shoes, new pencils. Join in: clear the shelf behind you and give each folder a date. The Rooster's month rewards whatever can be found in under a minute.",
    dog: "Leaves down, collars up. In the Dog's month stand by one person whom the others have dropped, with an actual hour of help. It's remembered longer than anything you catered.",
    pig: "It's your own month, fat and cozy, and you say yes in your sleep. Put a pillow on the phone. Each request may wait a night, and half of them will have found another Pig.",
  },
};
