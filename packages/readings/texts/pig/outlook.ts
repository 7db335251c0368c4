import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every twelve years it is your turn, and tradition hands you red socks and a warning: mend what you have before you take on more. Two of a kind double the faults, so your yes comes out faster than ever. Get the red from someone else, since it counts only as a gift. Then go through each promise of the past year and hand two of them back.",
  years: {
    rat: {
      meeting: "A Rat year counts, and there's no bond. Find out what your kindness costs you, then set a limit.",
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
      meeting: "No bond ties you to an Ox year. It rewards you for finishing the dull half of the work.",
      wood: "A long project takes much of your strength this year, because it needs you at all its meetings. Keep one half day a week free of it. You'll last longer, and the project gains too.",
      fire: "There's a fire under an old procedure, and you have the bucket. Push the new version through while people feel the heat. Do the training yourself, in small groups, with something warm from the oven.",
      earth:
        "Firm ground and firm no's: earth holds your water back at each turn. The budget is what it was. Plan the year with two-thirds of what you'd like, and watch how far good soup can be stretched.",
      metal:
        "Someone steady has been singing your praises in rooms you never enter. Metal feeds water without a drumroll. Request the raise in writing, with three results, and let that person know the date.",
      water:
        "The same water fills two troughs: yours, and that of the new colleague with your exact skills. Share the big accounts by name instead of by mood. It spares you both a year of polite nudging.",
    },
    tiger: {
      meeting: "The Tiger year suits you best: one bold partner does more for you than a hundred contacts.",
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
      meeting: "The Rabbit year brings you allies with good connections. Say aloud what you'd like.",
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
      meeting: "A Dragon year makes plans with other people's time, without any feud. Say when your evening begins.",
      wood: "Their grand design is all wood and leaf, and it's your water that keeps it green. Good, if it's paid. Get the care of it into your job title by March, or let somebody else do the watering.",
      fire: "A fire for the gala, and you know how to handle heat. Offer to run the part that feeds people. You'll meet everyone who matters, on a full stomach, which is when they sign.",
      earth:
        "Two kinds of weight: a grand plan and the earth that it's made of. Your room shrinks to make theirs taller. Put the space you need in writing, with the number of chairs.",
      metal:
        "The boom hands out metal, and a little falls your way. Say what tool, seat or software would double your work. They're spending now; in November they'll be sorry and thrifty.",
      water:
        "More water joins the parade. Others with your warm touch are hired by the dozen for the great project. Get known for a single dish, so to speak, and serve it better than the dozen.",
    },
    snake: {
      meeting: "Have a lawyer read what you sign in a Snake year. It's your clash, full of secrets and sudden changes.",
      wood: "Change blows in, and the new wood it plants is watered by you. A team you didn't choose needs teaching. Teach it well for six months, then ask for the title that goes with it.",
      fire: "The fire is the Snake's own, and you can put it out or cook on it. When the reorganization comes, volunteer for the piece nobody reads. It'll be the piece that lasts.",
      earth:
        "Blocked twice: by a stranger with a plan and by solid earth. Don't argue on the stairs. Find out what they need signed this week, do that, and let them carry the rest of the hill.",
      metal:
        "The shove from outside has a silver lining, and it's real metal: a payout, a reference, a call from an old chief. Take the call. Have your terms on a card next to the phone.",
      water:
        "Water against the fire of the year's animal, and you've got company: other people of your kind are being moved as well. Compare offers with them, frankly, at one table. It's worth more than a lawyer.",
    },
    horse: {
      meeting: "A Horse year is in a hurry, and nothing links you. Offer what saves people time, and stay seated.",
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
      meeting: "The Goat year brings you allies. Start something with friends, and let one of them hold the money.",
      wood: "Someone plants an orchard and asks you to sing to it. The wood wants your water, the friends want your weekends. Give to the one project that you'd do unpaid, then get it paid.",
      fire: "There's a fire in the hearth and you're the one to bank it. A shared venture can pay off by winter if you mind the flue. Take charge of costs, just this once, and publish them.",
      earth:
        "Soft friends on hard earth. They love your idea and can't fund it. Build the cheapest version you aren't ashamed of, open the doors, and let the customers argue for the rest.",
      metal:
        "A quiet ally turns out to own the metal press, the print shop or the bank. Tell the whole group what you need, out loud, at dinner. Somebody at the far end will know just the person to call.",
      water:
        "You all float in the same warm water, and it's getting late. The same three friends bid for the same job. Draw lots, really, and have the winner hire the losers.",
    },
    monkey: {
      meeting: "Put each deal into two lines in a Monkey year. Clever words do you harm in it.",
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
      meeting: "Tidy your files in a Rooster year. It likes clean records, and there's no quarrel between you.",
      wood: "They want everything labeled, and your water feeds a wood of rules that others planted. Offer the handbook one evening a month, and not four. Bring cake, and put the recipe on page one.",
      fire: "There's fire off the whetstone and you have a wet towel. The sharp letter from head office can be answered, calmly, with receipts. Do it within the week. They were counting on you to sulk.",
      earth:
        "Lines chalked on hard earth, and a whistle. You'll be early, you'll be thorough, you'll hate it. Put on music and file for an hour each morning, and by May you're the office miracle.",
      metal:
        "Generous for once: its metal melts into your cup as training, tools and a truly good manager. Sign up for the course with the dull name. It turns out to be about money, and you'll glow.",
      water:
        "Many kind souls apply for the post you want, all the same water, and there's a scoring sheet. You want to see the sheet. Then write one line of proof beside each box, and skip the modesty.",
    },
    dog: {
      meeting: "A Dog year is no relation, but it's loyal. Stand by one person, and people will remember.",
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
      meeting: "Wait one night before each yes in your own Pig year. It's a self-punishment: you agree to everything.",
      wood: "Your water goes to wood on every side: births, launches, saplings with your name on the tag. Give the year's last free month to none of them. Sleep, and let the forest wonder.",
      fire: "There's only one fire in the house and two of you with buckets. Put your weight on a single sum that's owed to you. It comes in damp, but complete.",
      earth:
        "Hemmed in by earth, and by a person just like yourself. The rules of the house get tighter as you get rounder. Cut one comfort from the budget before somebody else picks which.",
      metal:
        "The gift this time is metal, so it has an edge: clear words from someone who means you well. You may want more of them. Then change the one habit that three people named.",
      water:
        "Nothing but water, and you float beautifully, past the exit. Have a stern friend set your three dates for the year, and pay that friend in dinners after each.",
    },
  },
  months: {
    rat: "Add up what people owe you in December, before the parties start. The Rat month is good with figures. Three polite reminders will bring in most of it, and no one will mind.",
    ox: "Do the slow job that you've avoided in January: the month rewards plain work. Take one hour before you open the mail. After two weeks, you'll be surprised how little is left.",
    tiger:
      "Suggest a joint project in February to the bold person you admire, because the Tiger month is your best one. Make it something small. You can have it done together by Easter.",
    rabbit:
      "Say aloud what you'd like this year, because in March the Rabbit month brings allies who can arrange it. Mention it twice, in company. They like to be asked for an address.",
    dragon:
      "Get the numbers in writing in April: the month plans a feast and leaves you to cook it. No headcount, no dinner. Say it with a smile and keep to it.",
    snake:
      "Leave room around your plans in May, the month of your clash: a date or a deal changes. Wait one night before you reply. What looked like a loss has a way around it.",
    horse:
      "Sell to people who need to sit down in June: the month hurries everyone else. A cool room and a short list are enough. You don't have to run to earn well.",
    goat: "Start something with friends in July: the month brings you allies, and first elect a treasurer. It shouldn't be you. With that settled, everything else may be fun.",
    monkey:
      "Put agreements into two lines by email in August, since the Monkey month does you harm and bends what you say. Lend nothing that you'd be shy to ask for. You can still laugh along.",
    rooster:
      "Tidy your files in September: the month rewards whatever is found in a minute. Start with the shelf behind you. A date on each folder is half of the work.",
    dog: "Stand by one person in October that others have dropped, because the Dog month remembers loyalty. An hour of real help is enough. It'll count for more than anything you catered.",
    pig: "Wait a night before each yes in November, because it's your own month and you agree to everything. Half of the requests will be gone in the morning. The other half deserve you.",
  },
};
