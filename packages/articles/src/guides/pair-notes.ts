/** What a guide says about two signs that work together, in agreement with their claims. */
export interface PairNote {
  /** Follows “Rat and Ox at Work:” in the title. */
  readonly head: string;
  /** Says who does what, in at most 60 words. */
  readonly answer: string;
  /** Where the pair gets into trouble, and what helps. */
  readonly trouble: string;
  /** A first task for the two, which the opener begins and the closer ends. */
  readonly start: string;
  /** What each can say to the other when it gets difficult, in the order of the key. Without quotation marks. */
  readonly says: readonly [string, string];
}

/** The notes by the two signs, in the order of the cycle. */
export const pairNotes: Readonly<Record<string, PairNote>> = {
  "rat ox": {
    head: "News First, Then a Date",
    answer:
      "Let the Rat open and the Ox close. One hears of the chance before anybody else does; the other is believed when it names a day. Neither has to lead, as long as the first conversation belongs to the Rat and the last promise to the Ox.",
    trouble:
      "They run at two speeds. On Thursday the Rat has a better version, and the Ox has poured the foundation on Wednesday. Keep every change for the next job instead. An Ox who never has to tear anything out will even ask for them.",
    start:
      "Renewing a lease: the Rat asks three other landlords what they charge, and the Ox reads to the last page before it signs.",
    says: [
      "I have a better version. It goes on the list for the next job, and this one stays as it is.",
      "The foundation is poured. Tell me today what you'd change, and I'll keep it for the one after.",
    ],
  },
  "rat tiger": {
    head: "The Tiger Leads, the Rat Counts",
    answer:
      "The Tiger leads. It walks in first and wins the room; the Rat comes after it with the paper that says what was agreed. Turned around, the pair fails: a Rat in front hesitates, and a Tiger left with the terms signs them unread.",
    trouble:
      "The risk is a number that slips out on stage. Agree on a hand signal, a cough, anything, for “not that figure.” It sounds silly until the first time it saves a quarter's profit.",
    start:
      "A price increase: the Tiger tells the customer in person, and the Rat sits beside it with the page of figures.",
    says: [
      "If I cough, that figure stays in the room. You do the talking, and I'll do the sums.",
      "You count and I speak. Give me the signal, and we'll argue about it in the elevator.",
    ],
  },
  "rat rabbit": {
    head: "Charm in Front, Math Behind",
    answer:
      "The Rabbit opens and the Rat closes. People say more to a Rabbit than they meant to, and a Rat can name a fee without blushing. Stay out of each other's half: a friendly letter with a price in it is neither.",
    trouble:
      "The Rat writes four words where the Rabbit expected four lines, and silence follows. If a message was meant as speed, say so at the end of it. “In a hurry, not cross” takes a second and saves a week.",
    start:
      "A client who pays late: the Rabbit writes three friendly lines, and the Rat sends the amount the next day, in a message of its own.",
    says: [
      "That was short because I'm between two calls. Nothing is wrong, and your draft is good.",
      "Your note had four words, and I read forty into them. Were you cross, or just in a hurry?",
    ],
  },
  "rat dragon": {
    head: "A Big Aim With a Budget",
    answer:
      "The Dragon leads, and the Rat keeps the purse. One tells the room where things are going; the other makes sure that the contract behind the speech can be paid. Few pairs move this fast, which is why the Rat needs a real no.",
    trouble:
      "The credit lands on one chair, with the applause. The Rat says that it doesn't mind, and it does. A Dragon who mentions the person who found the deal, by name and in public, keeps the best scout it will ever have.",
    start:
      "A talk with the bank: the Dragon has ten minutes for where the firm is going, and the Rat hands out one sheet with what each stage costs.",
    says: [
      "This one is a real no. The money lasts until summer, and a speech doesn't change that.",
      "Before anybody claps: my colleague found this deal, and I only get to announce it.",
    ],
  },
  "rat snake": {
    head: "Quick Offer, Slow Answer",
    answer:
      "Send the Rat out with the first offer and let the Snake choose the moment to close. The Rat learns by asking, the Snake by waiting until the others have talked themselves lower. Two patient strategists in one office, with opposite clocks.",
    trouble:
      "Both keep their best thoughts in a drawer. After a month there are two complete plans and no common one. A standing talk with the door shut, even a short one, is worth more to this pair than any software.",
    start:
      "Used machines from a competitor: the Rat calls with a low figure, and the Snake picks the week in which to say yes.",
    says: [
      "Here's my whole plan, the ugly half too. Now show me the one in your drawer.",
      "I'd wait nine days, and I'll tell you why. Please send no other offer before then.",
    ],
  },
  "rat horse": {
    head: "Opposites Who Need a Script",
    answer:
      "The Horse opens on the road, and the Rat closes at the desk. They sit opposite each other on the wheel and see opposite halves of a deal: the person and the small print. Split it there and both halves get done.",
    trouble:
      "What a Horse calls keeping a customer happy, a Rat calls page six. Don't argue about temperament. Put what may be promised without a phone call on a card that fits in a wallet, and leave all the rest for the phone.",
    start:
      "A trade fair: the Horse walks the aisles and collects people, and the Rat turns their cards into offers before the hall closes.",
    says: [
      "Everything on the card you may promise. For anything else, call me, even from the highway.",
      "She wants delivery included, and that isn't on our card. Yes or no? I'm still at her door.",
    ],
  },
  "rat goat": {
    head: "One Shows, One Sends the Bill",
    answer:
      "The Goat opens with something to look at, and the Rat closes with something to sign. It spares each of them the part they dread: asking for money, in one case, and being charming on command in the other.",
    trouble:
      "This is a pair in which nobody slams a door. Hurt goes sideways, to a third person over lunch. The Rat should ask early, “Was that too blunt?” The Goat should answer while the plate is still warm.",
    start:
      "A stall at a market: the Goat lays out the samples, and the Rat names the price once somebody has picked one up.",
    says: [
      "Was that too blunt about the fee? Tell me now, while I can still mend it.",
      "It stung a little, yes. Try the number on me first next time, and then on them.",
    ],
  },
  "rat monkey": {
    head: "Ideas That Find a Buyer",
    answer:
      "The Monkey opens, the Rat closes. A Monkey can make four prototypes out of a paper clip; the Rat knows which of the four anybody would pay for. They laugh at the same jokes, and that helps more than any rule.",
    trouble:
      "The dull middle has no owner. Invoices, refills, the reply that was due on Friday: each was sure that the other had it. Hire that work out or write a name beside it before the fun begins.",
    start:
      "A warehouse of leftovers: the Monkey thinks of odd uses for them, and the Rat finds a buyer for the oddest.",
    says: [
      "The fun part is over. Whose name goes beside the invoices, yours or mine?",
      "I'll do the refills until Friday if you do the bills. After that, we pay somebody for both.",
    ],
  },
  "rat rooster": {
    head: "The Deal and the Fine Print",
    answer:
      "The Rat opens, and the Rooster closes with each comma in place. One finds the supplier that others missed; the other finds the clause that others skimmed. The customer gets a good price and a contract that holds.",
    trouble:
      "They agree on Tuesday and remember it in two ways on Friday, and only the Rooster took notes. A summary of three lines, sent by the Rat within the hour, stops this. It also keeps the Rooster from writing nine pages.",
    start: "A change of insurers: the Rat gathers the quotes, and the Rooster compares what each one refuses to cover.",
    says: [
      "Three lines on our talk are in your inbox. If I remember it wrong, correct me before lunch.",
      "Line two is off: they said thirty days, not sixty. The rest is right, and I like that it's short.",
    ],
  },
  "rat dog": {
    head: "Who Fits, and Whom to Trust",
    answer:
      "The Rat opens with a long list, and the Dog closes after meeting the people on it. Hiring is the best work for this pair: the one never runs out of names, and the other never forgets what it saw in a handshake.",
    trouble:
      "A loophole divides them. The Rat sees a saving, the Dog sees the person who would pay for it, and both feel insulted. Ask the Dog before the sum is done; afterward it sounds like a verdict.",
    start:
      "An open position at the front desk: the Rat brings nine names by Wednesday, and the Dog has coffee with four of them.",
    says: [
      "Before I finish the sum: is there anybody who would pay for this saving?",
      "The night crew would pay for it. Find it somewhere else, and I'll help you look.",
    ],
  },
  "rat pig": {
    head: "A Warm Welcome, a Firm Limit",
    answer:
      "The Pig opens, since everyone likes to be its guest. The Rat closes, since somebody must ask what dinner cost. Give them a sum for generosity at the start of the month, and they can both enjoy spending it.",
    trouble:
      "Old receipts poison this one. A Rat that lists past gifts in every argument will be told about fewer of them. Settle each on the day it comes up, then throw the slip away.",
    start:
      "A dinner for the ten best customers: the Pig chooses the guests and the food, and the Rat named the sum for the evening a week ago.",
    says: [
      "You have eight hundred for gifts this month. Spend it however you like, and I won't ask.",
      "I went over by forty for the driver's birthday. You know it now, and tomorrow it's forgotten.",
    ],
  },
  "ox tiger": {
    head: "The Go-Ahead and the Long Haul",
    answer:
      "The Tiger opens and the Ox closes. A Tiger gets a yes out of people who wanted to think about it; an Ox turns that yes into forty finished pieces. Draw the border at the start of the work, and neither crosses it.",
    trouble:
      "“Not yet” sounds like “no” to a Tiger, and a push sounds like an insult to an Ox. So the Ox should name a week whenever it delays something. A date calms a Tiger as no reason can.",
    start:
      "A second shop across town: the Tiger gets the city to agree, and the Ox takes the keys and puts up the shelves.",
    says: [
      "I can't start that now. I can in the second week of the month, and I'll keep to it.",
      "They signed. From here on it's yours, and I'll stay out unless you call me.",
    ],
  },
  "ox rabbit": {
    head: "Soft Words, Solid Work",
    answer:
      "The Rabbit opens with the note that offends nobody, and the Ox closes when the thing really works. It's a quiet arrangement. Visitors think that the Rabbit runs the place; deliveries show that it takes two.",
    trouble:
      "Beware of the Rabbit's easy yes. It may mean “I heard you,” and the Ox builds on it. When something matters, have the Rabbit say back in its own words what will happen, and by when.",
    start:
      "A move to other offices: the Rabbit tells each person early where they'll sit, and the Ox has the desks there on the day.",
    says: [
      "Say back to me what will happen by Thursday. I build on it, so I need it exactly.",
      "I said yes too quickly. I can do the letter, and somebody else has to do the list.",
    ],
  },
  "ox dragon": {
    head: "The Picture and the Bricks",
    answer:
      "The Dragon opens by showing everyone the finished building, and the Ox closes floor by floor. Money needs both signatures. Without the Ox there is only the picture; without the Dragon the Ox builds another shed, very well.",
    trouble:
      "Plans change in the Dragon's shower. The Ox has ordered the bricks by then. Allow one change of plan per stage, at its end, and let the Dragon save up its visions until that Monday.",
    start:
      "A new showroom: the Dragon draws how it should feel to walk in, and the Ox says what each stage costs and when it ends.",
    says: [
      "Stage two ends on Monday. Bring the new idea then, and I'll price it before we go on.",
      "I had a vision this morning, and I wrote it down instead of calling you. Monday, then.",
    ],
  },
  "ox snake": {
    head: "Few Meetings, Long Plans",
    answer:
      "The Snake opens by choosing the target, and the Ox closes on the day it gave. This pair hardly needs a meeting room. What it chooses to do gets done, often after all the louder teams have moved on.",
    trouble:
      "It can go wrong in perfect silence. The Snake waits for a question, the Ox for an objection, and a mistake gets six weeks older. One of them must be paid, in coffee if need be, to disagree on Fridays.",
    start:
      "New software for the accounts: the Snake decides what it must replace in a year, and the Ox moves one ledger over each month.",
    says: [
      "It's Friday, so here's my objection: we're so careful that the old system will break first.",
      "Nobody asked me, so I'm saying it unasked: step two is wrong, and it has been for weeks.",
    ],
  },
  "ox horse": {
    head: "Orders In, Orders Out",
    answer:
      "The Horse opens and brings the order home; the Ox closes it by shipping what was sold. They work in different weather, one outdoors with people and one indoors with the job, and meet at the loading door.",
    trouble:
      "Little words do the damage. A Horse says “soon” and means Tuesday, or June. Replace every such word with a day before it reaches a customer, and this pair can stay friends for decades.",
    start:
      "A first customer in a new town: the Horse sells twenty pieces, no more, and the Ox shows how long twenty take.",
    says: [
      "Don't tell them soon. Tell them the day on this slip, and it'll be on the truck.",
      "I have an order for forty. What day may I promise before I shake hands on it?",
    ],
  },
  "ox goat": {
    head: "Kind to People, True to Dates",
    answer:
      "The Goat opens, because it notices who in the room is unhappy. The Ox closes, because it notices what isn't finished. They stand opposite each other on the wheel, so write down early which of the two concerns wins on what.",
    trouble:
      "Each can out-wait the other. A rule is quoted, a feeling is hurt, and then nothing moves for days. Appoint a colleague who may say “enough” to both, and choose one they both like.",
    start:
      "The vacation plan: the Goat asks who has small children or a sick parent, and the Ox makes a plan that doesn't change again.",
    says: [
      "I quoted the rule at you. Tell me who gets hurt by it, and I'll see what can move.",
      "I've been quiet since Tuesday because it hurt. Let's call our referee before the week is gone.",
    ],
  },
  "ox monkey": {
    head: "Shortcuts, Properly Finished",
    answer:
      "The Monkey opens with a faster way, and the Ox closes with a thorough one. Whoever hires both gets half the steps and none of the recalls. Only the Ox may say that it's done, or it will be done four times.",
    trouble:
      "A bored Monkey plays, and its favorite toy is the serious person at the next desk. Give it a second problem to chew on during the long stretch. The Ox can take a joke at five o'clock.",
    start:
      "The time it takes to pack an order: the Monkey finds a shorter way, and the Ox packs a hundred boxes by it before it counts.",
    says: [
      "It's done when I say so, and it isn't yet. There's a knot on your desk that nobody has solved.",
      "I skipped two steps, and it held. Try to break it, and tell me what falls off.",
    ],
  },
  "ox rooster": {
    head: "One Standard, One Tempo",
    answer:
      "The Rooster opens by writing down what good means, and the Ox closes when the work is exactly that. The Rooster keeps the standard, the Ox keeps the tempo. Managers of such a pair mostly have to stay out of the way.",
    trouble:
      "Trouble comes in the shape of one detail, seen after the truck has left. To the Rooster it must be fixed; to the Ox it's gone. Inspect on the morning before shipping, together, for ten minutes.",
    start:
      "A machine that only one man can set up: the Rooster writes down how he does it, and the Ox does it from the paper until it works.",
    says: [
      "The truck comes at noon. Check it with me at nine, and I'll fix whatever you find.",
      "There's a wrong digit on the label. It's ten minutes now, and it's a recall tomorrow.",
    ],
  },
  "ox dog": {
    head: "Fair, and Possible by Tuesday",
    answer:
      "The Dog opens by listening to everybody who will be affected. The Ox closes with something that can be carried out. Together they write the kind of shift plan that people grumble about and then keep.",
    trouble:
      "Two people of principle can lock, since neither principle bends. When both have said the same sentence twice, trade chairs and argue the other side for five minutes. It's embarrassing, and it works on stubborn people better than patience does.",
    start:
      "A safety round of the building: the Dog asks people where they nearly got hurt, and the Ox repairs one such place a week.",
    says: [
      "We've each said it twice. Take my chair and argue my side, and I'll argue yours.",
      "It's fair, I grant you that. Can it be done by Tuesday without keeping the night crew?",
    ],
  },
  "ox pig": {
    head: "Good Hosts With a Calendar",
    answer:
      "The Pig opens and makes strangers feel at home; the Ox closes and hands over on the promised date. Clients come back to this pair for reasons that fit in no report: they were fed well, and nothing was late.",
    trouble:
      "The Pig gives a customer a little extra and forgets to say so. The Ox stumbles over the hole in the schedule and asks questions in a tone. A shared list of favors, open to both, keeps the tone out of it.",
    start:
      "Summer trainees: the Pig shows them where the coffee and the kind people are, and the Ox gives each of them a task with a day on it.",
    says: [
      "There's a gap in the schedule on Wednesday. If it's a favor, put it on the list, and I'm content.",
      "I promised them free delivery. It's been on our list since this morning, so it won't surprise you.",
    ],
  },
  "tiger rabbit": {
    head: "A Quiet Word, a Loud Yes",
    answer:
      "The Rabbit opens in the corridors, talking to those who could say no. The Tiger closes in the big meeting. By the time one asks for the vote, the other has already won it, and both deserve the credit.",
    trouble:
      "A loud Tiger clears the air and feels better. The Rabbit has left the building by then, in spirit at least. Take the thunder for a walk outside, and come back with a single request.",
    start:
      "More money for the team: the Rabbit visits the three people who could refuse, and the Tiger asks for it in front of all of them.",
    says: [
      "I was loud, and I've walked it off. I want one thing: to hear about it a day earlier.",
      "Give me until Thursday to talk to two people. Then ask for the vote, as loudly as you like.",
    ],
  },
  "tiger dragon": {
    head: "Two Bosses, One Team",
    answer:
      "The Dragon opens with the promise, and the Tiger closes it with the people who have doubts. Both are used to being first. So decide before the start who speaks for the firm and who gives orders to the team.",
    trouble:
      "If they haven't decided, the staff finds out in the hallway. Two orders, both urgent, both from the top. Have one daily call of five minutes between the two of them, and send a single message afterward.",
    start:
      "A department in trouble: the Dragon tells everybody where it's going, and the Tiger spends the week with those who shook their heads.",
    says: [
      "You speak for the firm, and I give the orders. When we mix that up, the team pays.",
      "They got two orders from us this morning. Five minutes, now, and then one message.",
    ],
  },
  "tiger snake": {
    head: "Demand Today, Settle Later",
    answer:
      "The Tiger opens with a demand that nobody else would dare. The Snake closes, days later, at the point that both sides can bear. One sets the price of peace and the other collects it.",
    trouble:
      "Temper meets silence, and each reads the worst into the other. A Tiger should ask a Snake one question and then wait a full minute. A Snake should offer one honest sentence before the minute is over.",
    start:
      "A supplier that raised its prices: the Tiger says on the phone that it won't pay, and the Snake calls ten days later about what it would.",
    says: [
      "One question: would you take their offer? I'll wait a minute, and I won't fill it.",
      "Honestly, you scared them, and it helped. Now let me have four days without a call.",
    ],
  },
  "tiger horse": {
    head: "Fast, With Help for the Forms",
    answer:
      "The Tiger leads, but the Horse opens: it makes the first call and gets the first laugh. When it counts, the Tiger closes. The pair is quick and cheerful and leaves a trail of forms, so a third colleague belongs to the team.",
    trouble:
      "They don't fight over power; they fight over the leftovers, such as who was to send the receipt. Pay somebody for those, thank that person often, and let nobody call it support.",
    start:
      "A launch in three cities in one week: the Horse arrives first, the Tiger signs last, and a third person holds the envelope of receipts.",
    says: [
      "Whose receipt was it? Never mind, it goes in the envelope, and somebody gets paid to open it.",
      "I called, and they laughed. You close it, and I'll find out who does the forms.",
    ],
  },
  "tiger goat": {
    head: "A Bodyguard for Good Work",
    answer:
      "The Tiger opens the door and keeps it open. The Goat closes, by being the person whom the customer wants to see again. What is shown is up to the Goat, and what is defended is up to the Tiger.",
    trouble:
      "Drafts are the danger zone. One loud “hm” can cost two days of a Goat's best work. Agree that a first draft may only be asked about, and that opinions start with the second.",
    start:
      "New work for a client with doubts: the Tiger gets ten quiet minutes for it, and the Goat shows two pieces and stops.",
    says: [
      "It's a first draft, so I only get to ask. What should I look at?",
      "Draft two is on the table, and now I want opinions. Start with what should stay.",
    ],
  },
  "tiger monkey": {
    head: "Opposites With a Contract",
    answer:
      "The Monkey opens by finding the weak spot, and the Tiger closes by saying the price out loud. On the wheel they face each other, and tradition gives them a low score. What the contract settles, they don't have to.",
    trouble:
      "It starts with a joke in company. The Monkey meant to amuse, the Tiger counts who laughed. Jokes about each other stay in the car; anything else is fair game, and there's plenty of it.",
    start:
      "A way out of a bad contract: the Monkey finds the clause, and the Tiger makes the call. Who does which is written down first.",
    says: [
      "That joke in front of the client cost me something. In the car, joke all you want.",
      "I found the weak spot on page four. You say the price, and I'll keep a straight face.",
    ],
  },
  "tiger rooster": {
    head: "A Headline That Holds Up",
    answer:
      "The Tiger opens with the headline, and the Rooster closes with figures that survive the questions. Each owns one thing and leaves the other alone. That makes for a presentation with both a pulse and a source list.",
    trouble:
      "Corrections in front of others feel like mutiny to a Tiger. For a Rooster they're a service. Move them to a note passed under the table; a Tiger who is warned in private fixes things gladly.",
    start:
      "Ten minutes before the board: the Tiger owns the first slide, and the Rooster owns the last one, with the sources.",
    says: [
      "Pass me a note if a figure is wrong. I'll correct it myself, and I'll be glad.",
      "Slide six says double, and it's one and a half. Nobody else has seen it yet.",
    ],
  },
  "tiger dog": {
    head: "A Cause and Its Conscience",
    answer:
      "The Tiger leads and opens, and the Dog closes by checking that every promise was kept. They need a cause. Give them a mere target and they'll be polite; give them someone to protect and they'll work on Sundays.",
    trouble:
      "The Dog doubts best on the last morning. That's too late for a Tiger that is already running. Hold a meeting for doubts a few days before, with cookies, and treat what comes up there as gold.",
    start:
      "Customers that the firm let down: the Tiger calls to admit it, and the Dog checks a month later that they got what they were told.",
    says: [
      "The meeting for doubts is on Thursday, and there are cookies. After it, I run.",
      "I have one doubt, and it's early enough: who answers the phone when this goes wrong?",
    ],
  },
  "tiger pig": {
    head: "Courage Plus Patience",
    answer:
      "The Tiger opens and takes the first blow; the Pig closes, because people like to sign with someone so easy to like. It's a secret friendship by tradition, and in practice a short division of labor: nerve first, warmth last.",
    trouble:
      "Evenings get given away. The Tiger volunteers the two of them, and the Pig nods and nods until it can't. Ask it for a number of hours, once a month, and believe the number.",
    start:
      "Neighbors of a building site: the Tiger rings first and takes the anger, and the Pig comes by later with cake and a phone number.",
    says: [
      "How many evenings do you have for this? I'll believe the number, and I'll stay under it.",
      "Six hours this month, and I mean six. I nodded yesterday when I should have shaken my head.",
    ],
  },
  "rabbit dragon": {
    head: "Stage and Backstage",
    answer:
      "The Dragon opens with the announcement, and the Rabbit closes with the people who stayed behind to ask. One is made for the stage, and the other remembers who left early and why. Keep both jobs, and don't swap them.",
    trouble:
      "A Dragon has forgotten its remark by the time it lands. The Rabbit takes it home, and two friends hear of it before the Dragon does. Let every remark go back to its owner first, by the next morning and as a question: what did you mean by that?",
    start:
      "News for the whole staff: the Dragon tells it on stage, and the Rabbit stands near the door for the questions that nobody shouts.",
    says: [
      "You called my draft decoration yesterday. I've told nobody, so tell me what you meant.",
      "I meant the cover, and I put it badly. Thank you for asking me before anybody else.",
    ],
  },
  "rabbit snake": {
    head: "Careful, Twice Over",
    answer:
      "The Rabbit opens with courtesy, and the Snake closes with precision. Hardly anything leaves this office unfinished or unkind. It may leave late, though, so give the pair an outside deadline that somebody actually checks.",
    trouble:
      "Both have too much tact to ask straight out. So a guess is built on a guess, with excellent manners. Once a week each gets one blunt question, and the other has promised not to mind.",
    start:
      "A letter to a former partner: the Rabbit drafts it, the Snake strikes each word that could be used later, and an outsider sets the day it goes.",
    says: [
      "My blunt question for this week: do you want this project, or are you being polite?",
      "Ask me straight, and I promise not to mind. The guess that you're working with is wrong.",
    ],
  },
  "rabbit horse": {
    head: "Speed With a Soft Landing",
    answer:
      "The Horse opens: it's at the customer's door before the coffee is ready. The Rabbit closes by smoothing whatever was kicked over on the way in. Customers get energy first and attention afterward, and that's a good order.",
    trouble:
      "A Rabbit plans the week on Sunday, and by ten on Monday a Horse has changed it. Leave Wednesday empty on purpose. Changes go there, and the other four days stay as they were.",
    start:
      "Customers who left without a word: the Horse knocks at their doors, and the Rabbit writes each of them a note the day after.",
    says: [
      "Is that a Wednesday change? If so, it goes there, and my Thursday stays.",
      "I knocked something over on the way in. Could you call them before the coffee gets cold?",
    ],
  },
  "rabbit goat": {
    head: "Gentle, and in Need of a Date",
    answer:
      "The Goat opens with its taste, and the Rabbit closes with its tact. They'd never hurt a client or each other. What they lack is somebody who says “Friday,” so let an outsider set the dates for both.",
    trouble:
      "Kindness hides the bill. Neither mentions that the budget is gone, for fear of spoiling the mood. Put the balance at the top of a shared page, where nobody has to say it.",
    start:
      "A waiting room that people hate: the Goat picks the colors and chairs, the Rabbit gets the staff used to them, and an outsider names opening day.",
    says: [
      "The balance is at the top of the page. I couldn't say it, so please read it.",
      "I saw it, and I'm not upset. Let's ask for a later Friday before we spend more.",
    ],
  },
  "rabbit monkey": {
    head: "A Trick, Politely Explained",
    answer:
      "The Monkey opens with a trick that solves it, and the Rabbit closes by explaining the trick to people who don't like tricks. Inventions from this pair get used, since somebody took the trouble to make them sound reasonable.",
    trouble:
      "A Monkey's gift is a surprise: the shelves stand elsewhere, and the Rabbit can't find its folders at nine. Announce it the evening before, with a sketch of what moves. One corner of the office, chosen by the Rabbit, never moves at all.",
    start:
      "A booking system for the front desk: the Monkey builds it in a week, and the Rabbit teaches it to the two people who liked the old one.",
    says: [
      "I couldn't find my folders this morning. I like the idea, and I'd like it with a day's warning.",
      "Tomorrow I'd like to turn the desks to the window, and here's a sketch. Which one stays?",
    ],
  },
  "rabbit rooster": {
    head: "Tact Across From Truth",
    answer:
      "The Rabbit opens and the Rooster closes. They face each other on the wheel: one protects feelings, the other facts. Let the first talk be about people and the last about details, and the customer gets both without noticing the seam.",
    trouble:
      "A list of mistakes, delivered before lunch, can end a Rabbit's week. It should come with an order: these three matter, the others don't. Roosters like lists, so they can learn to sort one.",
    start:
      "A survey of customers: the Rabbit asks them over coffee, and the Rooster counts the answers and rounds none of them up.",
    says: [
      "Which three of these nineteen matter? I'll do those today, and gladly.",
      "These three are wrong, and the others are taste. Your opening is very good, so leave it.",
    ],
  },
  "rabbit dog": {
    head: "Loyal Friends, Honest Talks",
    answer:
      "The Rabbit opens, the Dog closes, and tradition calls them secret friends. The Rabbit knows how to say a hard thing, and the Dog knows that it has to be said. Give them the complaint that nobody else wants.",
    trouble:
      "The Dog worries aloud, and the Rabbit would rather not hear it after five. Put worry on the agenda, at the top, for a quarter of an hour. What's left when the bell rings waits until morning.",
    start:
      "A good customer who feels lied to: the Rabbit finds the first sentence, and the Dog makes the last promise.",
    says: [
      "You have fifteen minutes for worries, and I'll listen to all of them. Then we work.",
      "Somebody has to tell her. I know what's true, and you know how to say it.",
    ],
  },
  "rabbit pig": {
    head: "Pleasant, Prompt if Pushed",
    answer:
      "The Pig opens with a warm welcome, and the Rabbit closes with the paper nicely worded. It's about the most pleasant office in the building. To earn money as well, the pair needs prices that were printed beforehand.",
    trouble:
      "The clear word would be no. Both avoid it, and a discount is given to prevent a frown, first by the one and then, on top of it, by the other. A rule of one discount per customer, written on the wall, does what neither of them could.",
    start:
      "A printed price list, before the flowers and the sofa: the Pig finds out what people gladly pay, the Rabbit words it, and neither of them changes it.",
    says: [
      "Did you already give them something off? Then I won't, however sadly they look.",
      "They frowned, and I pointed at the wall. It says one discount, so that was that.",
    ],
  },
  "dragon snake": {
    head: "The Speech and the Strategy",
    answer:
      "The Dragon leads and opens; the Snake closes and, between the two, does most of the thinking. One wants to be seen and the other would rather not be. It's hard to imagine a cleaner division.",
    trouble:
      "A Snake's warning often consists of saying nothing, and a Dragon takes silence for applause. Agree on a phrase such as “sleep on it.” When the Snake uses it, the Dragon sleeps on it. No other veto is needed.",
    start:
      "A first branch in another city: the Dragon tells the city why it has been waiting for the firm, and the Snake signs for the rooms that it chose months ago.",
    says: [
      "You've said nothing for ten minutes. Is that applause, or should I sleep on it?",
      "Sleep on it. I like where it ends, but the second step would cost us the bank.",
    ],
  },
  "dragon horse": {
    head: "Energy Looking for Brakes",
    answer:
      "The Horse opens, the Dragon closes, and the noise carries down the hall. One gets people moving, and the other makes them believe that it matters. Their launches are splendid. Plan the second month before the first begins.",
    trouble:
      "Neither likes a Tuesday in November with nothing in it but bookkeeping. Rotate: one starts something, the other stays and finishes, then they trade. Put it in the calendar or both will be starting.",
    start:
      "An opening that the whole street hears: the Horse brings the crowd, the Dragon makes the speech, and month two is on paper before month one.",
    says: [
      "I'll stay and finish this one. Next time, you stay and I get to start.",
      "It's the second month, and I'm bored. Whose turn is it to stay? The calendar says mine.",
    ],
  },
  "dragon goat": {
    head: "Grand Plans, Human Scale",
    answer:
      "The Dragon opens with a plan the size of a cathedral. The Goat closes by making a room in it that people want to sit in. A Dragon alone impresses; with a Goat beside it, the visitors stay.",
    trouble:
      "A Goat is quiet beside a Dragon, so its objections arrive as a mood. Ask it in writing, the evening before, what feels wrong. The answer is short, and it's usually right about the customers.",
    start:
      "A new branch office: the Dragon decides how big it gets, and the Goat decides where people sit and where the light falls.",
    says: [
      "Write me tonight what feels wrong. Three lines are enough, and I'll read them before I speak.",
      "It's very large, and I'd be lost in it. Give people one small room, and they'll stay.",
    ],
  },
  "dragon monkey": {
    head: "Big Idea, Clever Ending",
    answer:
      "The Dragon leads and opens, and the Monkey closes by way of a door that nobody else had tried. One supplies the ambition and the other the picklock. They admire each other openly, which is rare among clever people.",
    trouble:
      "They improvise, and by four in the afternoon both are drunk on a plan. Someone sober should read it at nine. If that reader has three questions, answer all of them before a single email goes out.",
    start:
      "A campaign on almost no money: the Dragon says what the town should talk about, and the Monkey finds the free way to make it.",
    says: [
      "It's late in the afternoon, and we love it. Who reads it tomorrow, with a clear head?",
      "The front door is locked, and I know a window. Hear what it costs before you like it.",
    ],
  },
  "dragon rooster": {
    head: "Show Business With Receipts",
    answer:
      "The Dragon opens, the Rooster closes, and tradition counts them as one of its six friendly pairs. The Dragon promises a show, and the Rooster counts the chairs. Tickets match seats, even on the opening night.",
    trouble:
      "It's always about taste: a color, a slogan, the music at the door. Each is sure, and each says so. Give the Dragon the last word on whatever can be seen from the street, and the Rooster the last word on whatever can be read.",
    start:
      "The firm's anniversary: the Dragon plans the surprise at nine o'clock, and the Rooster makes sure that all the guests have a chair by then.",
    says: [
      "Gold. I know that it's too much, and I'd still like gold. You choose the lettering.",
      "Gold it is, on the outside only. The lettering is plain, and it's finished.",
    ],
  },
  "dragon dog": {
    head: "Glory Facing a Hard Question",
    answer:
      "The Dragon opens with the vision, and the Dog closes by asking whom it helps. They sit opposite each other on the wheel, and it shows. If the answer to that question is good, they'll carry the plan further than friends would.",
    trouble:
      "The Dog voices its doubt in front of the guests. The Dragon calls it disloyal, though it was the opposite. One rehearsal with the Dog in the first row, and the hard question has an answer by showtime.",
    start:
      "A rehearsal of a big announcement: the Dragon gives it in an empty hall, and the Dog asks what the press would ask.",
    says: [
      "Sit in the first row and ask it now. I'd rather sweat today than on stage.",
      "Whom does it help, apart from us? If you can answer that, I'll carry it with you.",
    ],
  },
  "dragon pig": {
    head: "A Host for the Great Plan",
    answer:
      "The Dragon opens from the stage. The Pig closes, table by table, remembering names. What the one says from above, the other makes true at eye level, and people leave with a brochure and a second helping.",
    trouble:
      "A Pig rarely refuses its help to a Dragon, and its garage is full of leftover plans. It should be allowed to decline one thing in five without a reason. Four plans done well are plenty.",
    start:
      "An open house: the Dragon welcomes three hundred people at once, and the Pig says goodbye to them one at a time.",
    says: [
      "This is the fifth plan I'm bringing you. Drop one, and I won't ask why.",
      "I'll take four of these, and I'll do them well. The one with the boat goes back.",
    ],
  },
  "snake horse": {
    head: "Patience Meets a Gallop",
    answer:
      "The Horse opens, since it's halfway there already. The Snake closes, since it noticed on the way what the others had hidden. Three days of waiting is the most that a Horse can take, so let the Snake name the day at once.",
    trouble:
      "It's a matter of speed: one thinks by talking and the other by not talking. A long quiet drive together is torture for the Horse and a pleasure for the Snake. Meet, decide two things, part, and write the rest.",
    start:
      "An old building for sale: the Horse walks six buyers through it in a week, and the Snake has named the day of the decision in advance.",
    says: [
      "You'll have my answer on Thursday at ten. Until then, please sell them nothing.",
      "Two things to decide, and then I'm off: the price and the day. You write the rest.",
    ],
  },
  "snake goat": {
    head: "Good Taste, Good Timing",
    answer:
      "The Goat opens by showing what could be, and the Snake closes once the price has come around. Both trust a feeling before a spreadsheet. It serves them well in design, in hiring, and in knowing when to leave.",
    trouble:
      "The Snake's opinion is right, and nobody had asked for it. A Goat that hears it on page one doesn't show page two. So the Goat says along with the draft which question it has, and the Snake answers that one before any other.",
    start:
      "A hire for somebody's taste: the Goat looks at the work, the Snake looks at the person, and the bookkeeper says what they can pay.",
    says: [
      "What would you like to hear about it: what's good, or what's wrong? I can do either.",
      "Today I only need to know whether the idea holds. Ask me about the colors next week.",
    ],
  },
  "snake monkey": {
    head: "Allies Who Read Each Other",
    answer:
      "The Monkey opens, the Snake closes, and the old books can't make up their minds about them: friends by one rule, trouble by two others. At work it means that they're very good together and shouldn't keep score.",
    trouble:
      "Each suspects a plan behind the plan, often rightly. Tell the other what you want from the deal before it starts. It feels like showing your cards, and it's the only trick that neither expects.",
    start:
      "Three bidders at the same time: the Monkey keeps all of them curious, and the Snake knows which one it wants and doesn't show it.",
    says: [
      "Before we start, here's what I want from it: the rights, and a quiet ending.",
      "No tricks between us, then. I want the credit, and a week off when it's done.",
    ],
  },
  "snake rooster": {
    head: "Sharp Eyes on Both Sides",
    answer:
      "The Rooster opens with an exact account of what is wrong, and the Snake closes with the one change that mends it. Consultants would charge plenty for that. They belong to the same trine and rarely need things said twice.",
    trouble:
      "The Rooster explains every point, also the one that the Snake had meant to save, and the other side goes home with the plan. Sort the evidence the day before into what is shown and what is only said if somebody asks.",
    start:
      "The question why customers leave: the Rooster lists every reason they gave, and the Snake picks the one to repair.",
    says: [
      "The last page stays in the bag. If they ask for it, you may be as thorough as you like.",
      "I have nine proofs, and I'd show six of them. Which three would you rather keep?",
    ],
  },
  "snake dog": {
    head: "Strategy Under Oath",
    answer:
      "The Dog opens by vouching for the firm, and people believe it. The Snake closes at a time of its choosing. Honest face, long view: customers feel safe with the first and get a good result from the second.",
    trouble:
      "“What else do you know?” is the Dog's question, and the Snake dislikes it. A Snake that answers it fully once a week will not be asked it every hour.",
    start:
      "A bank that has lost its patience: the Dog goes in first and says what went wrong, and the Snake talks terms once the banker leans back.",
    says: [
      "You asked what else I know. It's this, and now you have all of it.",
      "Thank you, that's enough for a week. I vouched for us, so I have to know.",
    ],
  },
  "snake pig": {
    head: "Open Hand, Closed Book",
    answer:
      "The Pig opens with an open hand, and the Snake closes with a closed book. On the wheel they're opposites. The Pig gets trust in an afternoon, and the Snake sees to it that the trust isn't given away for nothing.",
    trouble:
      "The Pig brings something because it's Tuesday. The Snake looks for the reason, asks a third colleague what it will cost later, and the Pig hears of that. Let the Pig say “no reason” when it gives. The Snake may wonder for a week, in private, and then stop.",
    start:
      "A family business that might sell: the Pig eats with the family, and the Snake waits until the grandfather mentions a price.",
    says: [
      "I looked for the reason behind your cake, and I asked around. There was none, and I'm sorry.",
      "I had flour, that's all. When I want something from you, I'll say it before I bake.",
    ],
  },
  "horse goat": {
    head: "Out Front and Close By",
    answer:
      "The Horse opens and gets people to come; the Goat closes by giving them a reason to remain. The old rules make them secret friends, with one of the best scores on the wheel. Sales and design could hardly ask for more.",
    trouble:
      "The Horse meant to call from the road and didn't. The Goat says that it's fine, in the voice for things that aren't. One line from the train is enough, and so is one honest “it bothered me.” By the weekend it's forgotten either way.",
    start:
      "A shop that is empty on weekdays: the Horse brings people in from the street, and the Goat gives them a corner worth sitting in.",
    says: [
      "I didn't call, and you waited. From now on you get one line from every station.",
      "It did bother me, for a day. Three words would have been plenty.",
    ],
  },
  "horse monkey": {
    head: "Fun, With a List",
    answer:
      "The Horse opens at a run, and the Monkey closes with a joke and a solution. Nobody is bored for a minute. Someone should write things down, so make that the first task and change its owner every week.",
    trouble:
      "The dull half of every job has no owner: the tickets, the charger, the invoice. Each was sure that the other had them. Read the list aloud at the door before you leave, and let whoever forgot something pay for the taxi.",
    start:
      "A film of one minute about a dull product: the Horse gets the people in front of the camera, and the Monkey finds the ending.",
    says: [
      "Did you book the room? I ask because I didn't, and it's raining.",
      "My half of the list is done, for once. Yours is the charger and the bill.",
    ],
  },
  "horse rooster": {
    head: "Momentum and Method",
    answer:
      "The Horse opens the road, and the Rooster closes the file. Without the one nothing starts, and without the other nothing can be found again. Let them meet twice a week and work apart on the other days.",
    trouble:
      "The Horse rounds up in front of a customer, and the Rooster corrects it to the second decimal. Both are doing their job, and the customer counts the cracks. Corrections belong in the car, before the visit or after it.",
    start:
      "An old list of customers: the Horse calls every number on it, and the Rooster notes who answered and who is gone.",
    says: [
      "Write down what I get wrong, and I'll ask for it at the end. In there, please let me run.",
      "You said double, and it's half as much again. I kept it for the car.",
    ],
  },
  "horse dog": {
    head: "The Horse Leads, the Dog Guards",
    answer:
      "The Horse leads and opens; the Dog closes and looks after those who couldn't keep up. It's a trine pair, quick to trust. Let the Horse set the direction as long as the Dog may call a halt.",
    trouble:
      "The Dog asks how long the Horse will stay, and it asks on the worst days. To the Horse that question is a fence, so it's gone until evening. A date calms both of them: in until the end of the season, and a talk about the next one a month before.",
    start:
      "A team that moves to another site: the Horse goes ahead and picks the road, and the Dog counts heads at both ends.",
    says: [
      "I'm in until the end of the season. Ask me again a month before, and I'll have an answer.",
      "A date was all I needed. Until then you won't hear that question from me.",
    ],
  },
  "horse pig": {
    head: "Quick Start, Happy Ending",
    answer:
      "The Horse opens because it can't wait, and the Pig closes because it can. Between the first call and the last handshake lies the actual work. Divide it by halves, on paper, before either of them says “easy.”",
    trouble:
      "It's the same visit at two speeds: one has its hand on the car door, and the other is saying goodbye to the cook. Agree on the hour before you go in. Until then the Horse leaves its keys alone, and after it the Pig keeps its coat on.",
    start:
      "A summer party that should bring in orders: the Horse invites everybody in two days, and the Pig stays until the last guest has signed.",
    says: [
      "We said three, and it's ten past. I'm not angry, I'm in the car.",
      "They were about to order. Give me a quarter of an hour next time, and I'll bring you the paper.",
    ],
  },
  "goat monkey": {
    head: "Feeling First, Then the Fix",
    answer:
      "The Goat opens, because it knows what people want before they say so. The Monkey closes by building it overnight out of parts. If they show it to three customers in the morning, they're ahead of most departments.",
    trouble:
      "A Monkey changes things that a Goat had finished. The Goat says “fine,” and it isn't. Ask, “May I touch it?” before the screwdriver comes out, and take no for an answer.",
    start:
      "A small present for loyal customers: the Goat knows what would please them, and the Monkey makes fifty of it by the weekend.",
    says: [
      "It was finished, and now it's different. I'd have liked to be asked, and I still would.",
      "May I touch it? If you say no, I'll go and improve the stapler.",
    ],
  },
  "goat rooster": {
    head: "Beauty, Proofread",
    answer:
      "The Goat opens with something lovely, and the Rooster closes after taking out the mistakes. Publishers are built on such pairs. The order matters: proofreading a blank page makes a Rooster cruel and a Goat silent.",
    trouble:
      "Red ink hurts, most of all where there was no error. If the Rooster marks only what a reader would notice, and adds one line on what it liked, the Goat fixes the whole page before the afternoon.",
    start:
      "The yearly catalog: the Goat lays out every page first, and the Rooster gets the pencil only when the last one is done.",
    says: [
      "Please mark only what a reader would notice. I'll have the page back by three.",
      "I liked the first picture very much. There are two commas and a wrong name, and that's all.",
    ],
  },
  "goat dog": {
    head: "Two Who Care, One Who Says So",
    answer:
      "The Goat opens by making people comfortable. The Dog closes by telling them the truth. Both care more about people than about targets, so the pair does best where that's the job: in care, in schools, at the complaints desk.",
    trouble:
      "Something small was agreed and then forgotten. The Dog calls it duty, and the Goat hears that it's a bad person. Write what was agreed on a sheet that both can see, and talk about the line on the sheet instead of the character.",
    start:
      "One week at the complaints desk: the Goat offers each caller a seat and a glass of water, and the Dog says plainly what can be done.",
    says: [
      "I'd forgotten it, and I'm not careless about you. Put it on our sheet, and it's done by five.",
      "The form was due on Monday. I don't need a reason, only the form.",
    ],
  },
  "goat pig": {
    head: "Generous, With a Cash Box",
    answer:
      "The Pig opens, the Goat closes, and the guests go home happy. They share a trine and a weakness for saying yes. Put the cash box in the hands of a third person, and this pair can run the nicest shop in town.",
    trouble:
      "Neither refuses a favor, and neither tells the other when there are too many; both would rather bake. Choose a day for complaints, say the first Monday, and serve cake after it instead of before.",
    start:
      "The first week of a small shop: the Pig stands at the door, the Goat does the shelves, and a cousin has the key to the cash box.",
    says: [
      "It's the first Monday, so here's mine: I don't like the board over the door.",
      "Mine is the music, since you ask. Now that it's out, there's cake.",
    ],
  },
  "monkey rooster": {
    head: "Invention Under Inspection",
    answer:
      "The Monkey opens with a version that nearly works, and the Rooster closes with one that does. Speed is the Monkey's gift, and the Rooster's is the eleventh test. Products from this pair are clever and come with a manual.",
    trouble:
      "The Rooster has a procedure, and the Monkey has a way that is quicker and that nobody could repeat. Both are right until something breaks. A step may be skipped once the Monkey has shown, on a small case, that nothing falls off without it.",
    start:
      "A gadget for a trade show: the Monkey has it half working on Tuesday, and the Rooster lets nobody see it before the eleventh test.",
    says: [
      "I skipped step four, and here's the result. Test it as hard as you like.",
      "It holds. Write down how you did it, and then that's the procedure.",
    ],
  },
  "monkey dog": {
    head: "A Joker and a Witness",
    answer:
      "The Monkey opens by making them laugh, and the Dog closes by making them sure. People buy from the first and come back because of the second. A Dog beside it is the best reference that a Monkey can have.",
    trouble:
      "The Dog wants an answer and gets a story. It's a good one, and the Dog doesn't laugh, because to a Dog a long reply to a short question is a way of hiding. Yes, no or not yet comes first. After that, the story is welcome.",
    start:
      "A demonstration in a store: the Monkey makes the crowd laugh, and the Dog answers the woman who asks whether it lasts.",
    says: [
      "Not yet. That's the answer, and the story is better over lunch.",
      "Is it finished, yes or no? Then tell me about the ladder, and I'll laugh.",
    ],
  },
  "monkey pig": {
    head: "Clever Hands, Kind Heart",
    answer:
      "The Pig opens, since nobody is afraid of it, and the Monkey closes with a solution that fits in a pocket. The Pig finds out what hurts; the Monkey takes the pain for a puzzle. It's good medicine in a service team.",
    trouble:
      "Things wander between these two: a ladder, a phone number, a good name. The Monkey thinks they're shared, and the Pig would rather do without than ask. A sheet by the door for what was lent, and until when, is no sign of distrust. It keeps the trust.",
    start:
      "A help desk that people dread: the Pig takes the calls for a week, and the Monkey gets rid of the question that came most often.",
    says: [
      "I still have your projector, and I've used your name twice. Both come back on Friday.",
      "Keep the projector until then. About my name I'd like to have been asked.",
    ],
  },
  "rooster dog": {
    head: "Exact, and on Your Side",
    answer:
      "The Dog opens by winning people's trust, and the Rooster closes by deserving it in detail. A customer with a complaint gets a friend first and then a full list of what went wrong. That's the right order for bad news.",
    trouble:
      "Criticism runs in circles: the Rooster speaks of errors, and the Dog hears a verdict on its character. Begin with “the sheet, not you.” Said often enough, it becomes a joke, and then it's true.",
    start:
      "A part that must be called back: the Dog phones the customers and apologizes, and the Rooster has the number of every piece.",
    says: [
      "The sheet, not you: the third column is off. Shall we fix it together?",
      "For a moment I heard that you don't trust me. You meant the column, so show me the column.",
    ],
  },
  "rooster pig": {
    head: "Welcome In, Counted Out",
    answer:
      "The Pig opens the door, and the Rooster closes the register. One makes an evening of it, the other makes sure that the evening pays. Hotels and family restaurants have been run like this for a very long time.",
    trouble:
      "The Rooster reads the receipts in the kitchen and says what it thinks of the free dessert, and the guests can hear. Keep the accounting for the next morning. The Pig listens well after breakfast.",
    start:
      "A brunch on Sundays: the Pig knows each guest by the second visit, and the Rooster knows by Monday what each plate earned.",
    says: [
      "I counted nine free desserts. I kept it for this morning, and for your second coffee.",
      "Nine is too many, you're right. Give me four, and I'll choose who gets them.",
    ],
  },
  "dog pig": {
    head: "Trusted by Everyone",
    answer:
      "The Pig opens with good humor, and the Dog closes with a good conscience. Nobody ever felt cheated by these two. They're made for work where trust is the product, and they have to learn to send a bill for it.",
    trouble:
      "The Pig has said yes to somebody new, and the Dog asks why, in the tone of a court. So next time the Pig says it later. One good word about the newcomer and one phone call are enough, and after them the matter is closed.",
    start:
      "A price for advice that used to be free: the Pig tells the clients over lunch, and the Dog checks that each of them gets their money's worth.",
    says: [
      "She seems kind, and I'd like to make one call before she gets a key. One, I promise.",
      "I said yes to him this morning, and I'm telling you at noon. Call whom you like.",
    ],
  },
};
