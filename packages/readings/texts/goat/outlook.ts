import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year, the soft old rule says, is one for mending. You're to wear red from somebody's hand, maybe a scarf, and to leave the big gate shut. You'll feel everything at double strength, praise as well as drafts. So look after the one thing you've let slide because it has no feelings: the price list, the lease, the folder called later. A brisk friend could sit by you while you open it.",
  years: {
    rat: {
      meeting:
        "The harm of a Rat year is in its tone: they meant the figures, and you heard blame. Reply the next day.",
      wood: "This year's wood is a fence of numbers around your pasture: a lower budget, counted in cents. Pick the two items you truly need, bring a drawing of each, and let the ribbon go.",
      fire: "They've hurt your feelings and then, clumsily, they've lit a stove. Fire feeds your earth through a bookkeeper with a heart. Say what you earn now. It's the least romantic and best talk of the year.",
      earth:
        "There's another soft soul in the office, with a smaller salary, on the same bit of earth. Someone compares you. Compare notes first, with tea, and go in together.",
      metal:
        "Your kindness is booked under overhead. Draft by draft your earth turns out metal for them, by the ounce and for nothing. Write down each favor for a month, and show your boss the total.",
      water:
        "The leak is in the petty cash, and they ask you to stop that water because nobody shouts at you. Two quiet days with the receipts will do it. Afterward even the accountants wave.",
    },
    ox: {
      meeting:
        "An Ox year is a clash and a punishment for you. Follow strict rules to the letter, and save your strength.",
      wood: "Someone measures your garden for something useful. The wood here is oak: a firm rule, no exceptions for pretty things. Keep one small project, and make it the one that customers mention.",
      fire: "The blow comes with a blanket, for there's fire in it. You get moved, and so do others, and those strangers turn out to be warm. Have lunch with them on Wednesdays. One of them is opening a shop.",
      earth:
        "Two kinds of earth, and neither will budge, over something as small as the chairs. You won't win with tears, and they won't win with rules. Try the new chairs for a month, then let everyone vote.",
      metal:
        "They dig metal out of your earth with a heavy tool: more output, more duty, no flowers. Give an honest day's work each day. At five, close the laptop and go be a meadow.",
      water:
        "With all that stamping about, they've burst a pipe, and water is what you can manage: angry clients, a leaky schedule. Calm them one call at a time. Then ask for your raise within the week.",
    },
    tiger: {
      meeting: "A Tiger year is loud and has no grudge. Give it your idea, with your name on it.",
      wood: "A bold project takes over your space, and its wood shades your light. Nobody means it badly. On the first day, move your best three tasks to where they're seen, and mention it afterward.",
      fire: "A bold person with fire to spare wants to do you a favor. Heroes forget addresses, so be exact. Say which door you'd like opened, by what date, and send the letter ready to sign.",
      earth:
        "Brave people camp on your lawn. Among them is one with your gifts and more push. Split what there is by taste: they can have the stage and you the costumes.",
      metal:
        "They're off to battle and they want your metal for the swords: your hours, your designs, your Sunday. Give what you'd give to a bake sale, with a smile. Then close the calendar.",
      water:
        "A loud week has left the water muddy: hurt feelings, half a plan, no minutes. You're the one who can let it settle. Write down calmly what was agreed, send it around, and wait a day.",
    },
    rabbit: {
      meeting: "The Rabbit year shares your trine, and good taste is in demand. Show your work to three buyers.",
      wood: "A trellis: limits, but pretty ones. Friends want to hold you to a plan with dates this year, and the wood of it is light. Let them. You'll bloom along the slats, and on time.",
      fire: "Tea lights at every place, and one is marked with your name. Fire comes politely to your earth: a patron, a fellowship, a shop window. Say yes in your best handwriting.",
      earth:
        "So many kind people on the same soft earth, and just one good job among them. Nobody will say they want it. Say that you do, first and politely, and offer to share the first year.",
      metal:
        "Fine filigree from morning to night. Your friends adore it and the metal's all out of you. Raise the price until one of them swallows. That's the right price.",
      water:
        "There's a drip in paradise: somebody's spending is wetter than it looks. Your earth can hold that water. Invite them over, serve something dry, and put the figures on the table before dessert.",
    },
    dragon: {
      meeting: "A Dragon year wants everything larger, with no bond to you. Help where you like, and name your price.",
      wood: "A grand plan puts its scaffolding right in front of your window. You won't stop that wood, so ask for something small inside it: one wall, one page, one room to design.",
      fire: "Even the edge of a bonfire is warm. You're well fed by what falls from the great table: grants, guests, gold paint. Hold out an apron and keep out of the speeches.",
      earth:
        "They're building on your meadow, and it's a very nice meadow. Earth on earth, with a crane. Draw the paths that people will really walk. That's the drawing they'll use.",
      metal:
        "They'd like a dozen statues from your small hill, by Tuesday, and it's all your metal. Offer one, well made and life size. Quality is a polite way to say no to eleven.",
      water:
        "The showpiece leaks and the important people are getting wet. You have the kind of earth that calms water. Handle the complaints yourself for a week, in person, and ask for a raise while they're dry.",
    },
    snake: {
      meeting: "A Snake year, no relation, knows what your work is worth. Find out, and raise your fee.",
      wood: "There's a root under your foundation: quiet wood, a clause that says you can't sell elsewhere. Nobody has mentioned it, so somebody knows. Have a lawyer read that page before summer.",
      fire: "A banked fire, all night long. A reserved person has decided to believe in you and will pay for a year. Don't hug. Send a piece you're proud of, and a plan with dates.",
      earth:
        "A calm rival works on the same earth as you, and the gallery has one wall. Don't wait to be chosen. This week, the left half is yours if you say so. Calm people rarely mind which half they get.",
      metal:
        "They want it small, perfect and unsigned. Your earth gives the metal and your name stays off the box. Say yes only at twice the price, and put one line about it in your portfolio.",
      water:
        "Still water, black as ink. You can wall it in, at the price of a hard talk. Find out what it is that no one's saying. It's about money, and it's in your favor.",
    },
    horse: {
      meeting: "The Horse year suits you best: someone quick takes your work to market. Say yes to the trip.",
      wood: "Your fast friend has shown your work in a place with odd rules: no nails, no noise. Limits like that wood are cheap to meet. You solve the hanging, and let your partner do the complaining.",
      fire: "This is summer: your friend is fire and so is the year, and you're earth that's baked just so. It's the time to request what you never dare to. Have your partner in the room.",
      earth:
        "The two of you have made a busy field, and others want to graze on that earth. Turn it into a fair with a gate. Your partner sells the tickets, and you choose who gets a stall.",
      metal:
        "Your partner has sold three hundred, and your earth has metal for one hundred. Laugh first. Then agree on a number per month and print it on the order form, in red.",
      water:
        "Your friend has splashed through a rule, in a hurry, and it falls to you to dry the water. One short letter will do. Say what happened, say sorry, and say when it will be fixed.",
    },
    goat: {
      meeting: "Keep kind people near in your own Goat year. Everything touches you more, so big decisions can wait.",
      wood: "A limit grows into your own year, like a branch through the window: wood that you didn't choose and can't cut. Rearrange the week around it, drop one meeting, and hang your hat there.",
      fire: "Somebody's left the oven on for you, all year. Fire in your own year is a rare kindness, so tell people what you're making. They ask because they'd like to buy it.",
      earth:
        "The sign and the year are both earth, and both soft. Nothing moves unless it's pushed. A friend with elbows could come by each Monday and ask what you've billed.",
      metal:
        "Your own year would like to strike coins from you: advice, favors, samples. You give the metal, it clinks, they cheer. Keep the mold and sell the next one. Decide today who still gets it free.",
      water:
        "You may be a bank at last. The water of other people's worries can be held if you give it a shape: Thursdays, four to five. On Fridays you garden.",
    },
    monkey: {
      meeting: "Get it in writing when a Monkey year borrows from you. There's no feud, and you may laugh.",
      wood: "Clever colleagues have nailed their new project to your week, and the wood sits there as a limit. It's fun, and those hours were yours. Say which ones they may use, then enjoy the ride.",
      fire: "Somebody plays a prank on your gloom, and its fire warms you: a silly team, a costume, a prize. Join in for a month. One of the jokers will send you a client you'd never have met.",
      earth:
        "The sandbox again, and a clever child with your bucket. Someone's made a joke of your idea and the joke sells. Half of it would be fair. They'll say yes, out of surprise.",
      metal:
        "Whistles, springs, a tin bird: they get all that metal out of your earth, and they pay in giggles. Work out your giggles per hour. Show them the figure and ask for the rest in cash.",
      water:
        "A water fight in the hall. You alone can end it, since nobody wants to be the one who made the Goat sad. Look a little sad. Hand out mops with ribbons.",
    },
    rooster: {
      meeting: "A Rooster year likes exact dates, and there's no quarrel. Give it one, and add a day for yourself.",
      wood: "A hedge with regulations: this year's wood comes as rules on format, size and filing. Read them once, slowly, with tea. There's a gap in section two, and it's just your shape.",
      fire: "Praise, with a number, on letterhead. The fire of a strict year comes to you from a person who never says such things. Hang it in the hall, and ask for their cousin's commission.",
      earth:
        "Neat rows of earth, and there's a name on every row but yours. The others filled in the form. Fill in the form. It asks for your hours and your prices, and for nothing you'd mind.",
      metal:
        "You're asked to make the medals and not to wear one, and it's your metal. Each has to be perfect within the week. Charge for the medal, charge for the hurry, and keep one for yourself.",
      water:
        "Somebody spilled ink in the ledger, and only you can blot that water kindly. Find the page, fix it, and speak to the one who did it, alone. That person will remember who kept quiet.",
    },
    dog: {
      meeting:
        "A Dog year counts your broken promises: punishment, and agreements that fray. Keep a small one every day.",
      wood: "Loyal wood leans on you from all sides: petitions, committees, a matter of principle. You'll be asked to take a stand. Take a small one that you can keep, and bring flowers.",
      fire: "There's an apology in the mail and a log fire with it. The one who was stern last fall has thought it over. Go. Don't bring up the fall. Bring wool.",
      earth:
        "You want care, they want rules, and it's one patch of earth for both. Neither of you will give it up. Bring in a cheerful third person, start something small, and leave the principles for winter.",
      metal:
        "It's for a good cause, so how could you refuse more metal? Refuse the Tuesday part. You've promised that evening to two causes already, and they've compared notes. Choose one, in writing.",
      water:
        "Everyone barks at the flood while you carry stones. Set one a day against the water, one small fix, no comment. When it's dry, let the loudest person put the last stone in place.",
    },
    pig: {
      meeting: "The Pig year rounds out your trine. Choose one aim with your friends, and check on it monthly.",
      wood: "So many guests, duties and dear people that you can't get out of your own garden. Kind limits, but that wood needs pruning. Move two friends to the holidays and give those evenings to work.",
      fire: "The hearth of hearths. Whatever you've made by hand, a generous crowd will back it this year, in cash, with soup. Stand up and say the amount. They'll round it up.",
      earth:
        "You and your friends lie in one warm hollow of earth, fond and broke, and you've all applied for the same grant. Write a single application together. Let the driest of you do the budget.",
      metal:
        "You can't stop making spoons for people who hum while they eat. It's lovely, and it's your metal. Put a price on the thirteenth spoon, and a tin for coins beside the soup.",
      water:
        "Wine has been spilled on the paperwork, and everyone's singing. You can turn that water before it reaches the contract. Take the papers, read the last page, lock them up. Then sing.",
    },
  },
  months: {
    rat: "Take figures as figures in December, because the Rat month, which does you harm, makes every number sound like a verdict. Round it and breathe. Then find out what the number leaves out.",
    ox: "Do just what's written in January, because the Ox month, your clash, has no patience for extras. Hand it in and go home. Your warmth is better spent on dinner with friends.",
    tiger:
      "Prepare your spring work quietly in February, while the Tiger month makes a noise elsewhere. Keep your door closed in the mornings. If somebody bursts in, show what you're making, and they calm down.",
    rabbit:
      "Show your work in March, since the Rabbit month likes you and has money to spend. Choose three people with taste and a budget. When they go quiet, say nothing and wait.",
    dragon:
      "Stay home from the big events in April, since the Dragon month has no use for you. Finish what you've left lying since fall. In May you'll be the one who has something to show.",
    snake:
      "Find out in May what your time is worth, because the Snake month has a good eye for prices. Talk to somebody who has no reason to flatter you. Then add ten percent.",
    horse:
      "Go along with a quick friend in June: the month is your best one. You'd never make these visits alone. You come home tired and with more orders than in spring.",
    goat: "Choose what you let near you in July, your own month, because everything touches you. Keep one client who is kind and postpone one who isn't. Bills are for the morning.",
    monkey:
      "Put your name on your ideas in the Monkey month, because August borrows freely. Lend them out with a date for the return. You needn't be stern; they expect clever people to do it.",
    rooster:
      "Give a realistic date in September: the month will hold you to it. Add a day to your first estimate. If you're early, they remember you as reliable.",
    dog: "Keep one small promise each day in October, when somebody feels let down by you. A call or a returned book will do. By Halloween, the mood is good again.",
    pig: "Present your project in November, because the people of the Pig month would gladly pay for it. Bring the drawing to dinner, with the price on it. They only need to see it once.",
  },
};
