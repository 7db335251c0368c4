import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition's advice for your own year is to slow down and finish what's open. Horses are hard on Horses, so you'll be impatient with slow colleagues, with forms and most of all with yourself. Clear up the past first: the contract you never sent back, the receipts in your glove compartment, the apology you've owed since spring. Settle one of them each week, and half of your bad mood is gone. For luck, let a friend give you something red to wear.",
  years: {
    rat: {
      meeting:
        "Keep some savings ready. The Rat year is your clash, so somebody above you changes your plans at short notice.",
      wood: "When your project is dropped, another firm makes you an offer the same afternoon. The offer is good, but tell the owner you'll reply tomorrow. Overnight, you notice two terms you'd like to change, and the owner agrees to both.",
      fire: "Your whole group is moved to another floor, and everybody is as angry as you are. Gather them in the kitchen and turn the complaints into three requests to the director. Requests get answered, and grumbling doesn't.",
      earth:
        "Everyone asks you to explain the new course, because you talk about it so well. Give two talks, record the second and send the recording to the rest. The hours you save belong to your own customers.",
      metal:
        "One large contract is still open, and the offer takes forty pages. Write two of them each morning, before the phone lures you out of the office. Most of your rivals give up halfway, so the client is yours.",
      water:
        "A new spending limit stops half of your business trips. Before you protest, work out which two trips brought in the most orders last year. With those figures in hand, your boss can make an exception for both.",
    },
    ox: {
      meeting:
        "Give exact dates all year. The Ox does you harm by misunderstanding: you say “soon” and your boss hears “Friday.”",
      wood: "A slow, silent team offers to take over your paperwork. Say yes, even if they need twice your time, and thank them with cake. They make no mistakes, so your invoices are paid at the first try.",
      fire: "A lively colleague sells to the same clients, and the boss keeps mixing the two of you up. Propose that you split the clients by city. After that, your orders can't land under someone else's name.",
      earth:
        "You start six jobs this year, and your boss talks only about the one you left unfinished. Close that job before you bring up a seventh. Then the talk turns to the other five, which went well.",
      metal:
        "A client left you after a late delivery, and the account can be won back. Drive there, apologize once and offer the next job at cost. You're hard to stay angry with in person, and the orders start again.",
      water:
        "Your best deal breaks a company rule, and only one patient colleague knows the rule well. Take that colleague along to your boss and let them explain. They know the exception that makes your deal possible.",
    },
    tiger: {
      meeting:
        "Take along one person who counts the money. The Tiger is your ally, and your bold friends can't wait to start.",
      wood: "Former colleagues who've gone into business offer you ten projects, and you'd like all ten. Pick the three that pay within ninety days and turn down the rest kindly. Three finished projects bring you the next ten offers.",
      fire: "You and a bold friend plan a launch, and neither of you has ever stopped anything. Before you start, name the sum you may lose before both of you quit. That figure saves your money and your friendship.",
      earth:
        "A friend wins the customers and leaves the running around to you. Before the first delivery, settle your share as a percentage of each sale. You'll work hard in any case, and this way you're paid for it.",
      metal:
        "Two teams have failed with a difficult contract, and yours can do it. Agree on the overtime rate before you sign, because there will be overtime. The client is desperate enough to pay it.",
      water:
        "Headquarters stops your launch until a new rule is signed, and your friends want to go ahead anyway. Spend the months testing everything with five real customers. Once the rule is signed, yours is the only product that's ready.",
    },
    rabbit: {
      meeting:
        "Confirm each date the day before. No one scolds you when you move a meeting, but polite clients then stay away.",
      wood: "A tactful colleague gets your project approved with two phone calls and wants nothing in return. Do them a favor anyway: stay to the end of their next presentation. Your next project gets the same help.",
      fire: "The same good job has been politely promised to you and to a colleague. Give way in front of the boss, cheerfully, and name the job you'd like instead. After such a gesture, you're first in line for it.",
      earth:
        "You let buyers try out a colleague's product, they order, and your name is nowhere. From now on, introduce each buyer to the boss over coffee. After a few coffees, the boss knows who brought them in.",
      metal:
        "A small clause sets a fine for every late delivery. Show it to your most careful colleague, who knows how long the work takes. One polite call adds two weeks to the deadline, and the deal pays.",
      water:
        "You've broken an unwritten rule, and people only whisper about it. Over doughnuts, ask your oldest colleague which other rules you should know. The colleague is glad to explain them, and the whispers stop.",
    },
    dragon: {
      meeting:
        "Important people put you on stage to sell their grand projects. Say your part, get paid and skip the speeches.",
      wood: "Somebody with a huge plan offers you money and a team. Promise one result within six weeks, and deliver it before anything else. Plans of this size get cut, and the people who've delivered stay.",
      fire: "At the launch, ten lively people crowd around the big client. Take your coffee to the small client at the side table and listen. Nobody else has done that all evening, so the next order goes to you.",
      earth:
        "A giant project eats your evenings, and no one records the hours. Have your time sheet signed each week by somebody who can pay. Enthusiasm is forgotten at the end, and signed hours are paid in full.",
      metal:
        "A huge order comes to you because few people could handle the rush. Quote high and take the payment in four stages. Such orders are often canceled halfway, and by then you have most of the money.",
      water:
        "The project comes with a thick book of rules, and everyone assumes that the answer is no. Read the section on exceptions, which takes you one train ride. Most of what you want is allowed there.",
    },
    snake: {
      meeting:
        "Let people finish their sentences before you act. Your rivals and clients want success as much as you, and think longer.",
      wood: "Somebody senior has helped your career twice without telling you. Get the name from your boss, and take that person to a long lunch. You come back knowing which departments will be renamed next.",
      fire: "You and a slower colleague fight over one big project. Offer to take the customers and leave the method to your colleague. Each of you would be bored by the other half, so one meeting ends the quarrel.",
      earth:
        "You work hard on projects that belong to others. Finish what you've promised, then put two days a week into something that carries your own name. A year from now, that's the work people know you for.",
      metal:
        "A stubborn buyer wants your product and waits for you to drop the price. Make your offer once, then drink your coffee in silence. After a minute and a half, most buyers say yes just to end the quiet.",
      water:
        "An experienced colleague tells you to drop a third of your tasks and gives no reason. Follow the advice for one month. That colleague has heard about a budget cut, and the tasks you keep are the safe ones.",
    },
    horse: {
      meeting:
        "Slow down on purpose, because this is your own year. It leaves you with little patience for anyone, yourself included.",
      wood: "Go back to the person who trained you, and tell them about the account you've spoiled in a hurry. You needn't be ashamed, because they've seen you do worse. An hour with them saves the account.",
      fire: "Four firms want you by March, and you'd love to join every one. Pick your favorite, and give the other three a date next year. Four jobs at once would end in four apologies.",
      earth:
        "Whatever you build this year helps somebody else more than you, so choose that person well. Teach one young colleague how you win customers, one visit a week. In five years, that colleague will be your best client.",
      metal:
        "One habit costs you money: you give discounts to get out of the meeting. Leave the final price to a slower colleague for three months. The difference comes to more than a raise.",
      water:
        "You've set rules for your team, and this year everybody watches whether you keep them. Begin with the simplest rule, and be on time for your own meeting. After two weeks, nobody else is late.",
    },
    goat: {
      meeting:
        "The Goat year suits you best. A gentle partner makes your success last, if you share the work and the money.",
      wood: "For years, you and your partner have talked about a product of your own. Show a sample to five friendly companies, with the full price on it. One of them will pay for the first hundred.",
      fire: "Other teams court your partner with big promises. Don't outbid them: fill in the tax form that your partner has dreaded since January. Few people leave a partner who does their paperwork.",
      earth:
        "What you and your partner make sells so well that you're worn out before fall. Take no orders on Wednesdays, and let your partner tell the customers. They order on Thursday instead, and you last the whole year.",
      metal:
        "A delicate order pays well and needs a lighter hand than yours. Let your partner decide when the piece is finished. Alone, you'd add one more idea, and the client would want it done over.",
      water:
        "An office has refused your permit, and you'd only argue with the clerk. Send your partner with the same papers and a kind question. Your partner comes back with the permit, and the work can start.",
    },
    monkey: {
      meeting:
        "Make one firm deal early, and stay with it until it pays. Everybody changes direction in such a year, you included.",
      wood: "A lead that sounds like a joke is the one that pays. If a llama farm wants your software, return the call the same hour. Odd clients decide fast, and they tell their friends about you.",
      fire: "A quick rival is after the same audience, and people enjoy watching the two of you. Offer your rival a joint event, and agree on the split of the money beforehand. Both of you sell more tickets that way.",
      earth:
        "You do the running for a clever colleague's idea, and your name gets lost at the presentation. Agree now that you'll present the second half yourself. Once the client has heard you, nobody doubts your share.",
      metal:
        "The buyer needs you more than you need the sale, and pushing would spoil it. Send your price and go see another customer for two days. When you get back, the answer is in your inbox.",
      water:
        "A new rule slows you down, and the colleague who thought of it looks rather pleased. Over lunch, ask that colleague how they'd get around it. A clever mind knows a way and enjoys showing it off.",
    },
    rooster: {
      meeting:
        "Your boss counts your hours this year. The counting stops once you hand in a finished result every week.",
      wood: "A precise manager has money set aside for you and won't guess what you need. Name the course, the price and the start date in one email. A request that exact is approved within days.",
      fire: "Lively salespeople are everywhere this year, and only the licensed ones get hired. Take the licensing test in spring, however dull the book is. Nobody ever doubted your charm, and the license takes care of the rest.",
      earth:
        "In the monthly report, four weeks of your running shrink to half a line. Send the author one figure with your name beside it, such as orders won. Exact people copy a good figure, and your boss reads it.",
      metal:
        "A difficult account has worn out three people, and you can open it. Visit every month for half a year, even when there's nothing to sell. The buyer is testing whether you last, and the first order is large.",
      water:
        "Every expense needs a form now, and yours come back with polite corrections. Fill them in on the train home, while you still remember the taxi. A clean form is paid in days instead of months.",
    },
    dog: {
      meeting: "The Dog is your ally, and loyal people follow you as long as your goal is fair to them.",
      wood: "People you helped years ago offer you their contacts. Accept, and pass one good contact on to a younger colleague. Such a story gets around, and more people want to help you.",
      fire: "Everybody in your group wants to present the complaint, and you most of all. Let a calmer colleague speak, and sit beside them. You'll notice which manager is ready to give in, and a whisper to your speaker settles the matter.",
      earth:
        "Your team is used to your energy and would let you run until you drop. Tell them you'll be out every Thursday afternoon. They manage well for four hours, and you stop snapping at people on Fridays.",
      metal:
        "An old wrong is costing you business, such as a customer who was billed twice. Call that customer, admit it and send the refund the same day. The customer tells others, and two lost accounts come back.",
      water:
        "Loyal colleagues want you to cancel a risky trip, because they've read the warning that you skipped. Stay and visit your five nearest customers instead. They've missed you, and they order more than the trip would have brought.",
    },
    pig: {
      meeting: "Stay for dessert. Business is done at long dinners, and the orders come when you'd usually be gone.",
      wood: "A generous host likes your stories and would gladly help you. Before you fetch your coat, mention the one person you'd like to meet. The introduction is made that same week, with a kind word about you.",
      fire: "Your competitors are as lively and charming as you are. Offer the small thing that they all forgot, such as the manual, the refill or the ride home. Customers remember a ride home longer than any party.",
      earth:
        "Those dinners wear you out, and your team lives on your energy. Come in an hour later the next morning, and tell the team beforehand. You're worth more to them awake at ten than yawning at nine.",
      metal:
        "A kind company admits over pie that half of its bills were never paid, because nobody likes to call. Offer to collect them for a tenth of the money. You enjoy the visits, and the company enjoys the checks.",
      water:
        "An old client says no in such a friendly way that you almost miss it. Before you leave, ask which month would be better. The client names one on the spot, and you come back then for the order.",
    },
  },
  months: {
    rat: "December's Rat month is your clash: a plan gets canceled at short notice. Don't promise a new one on the spot. Call back the next day, because you'll have a better plan by then.",
    ox: "January's Ox month does you harm, because you get misquoted to the boss. After each talk, send two lines with the date and the price you named. Ten minutes a week spare you a long apology.",
    tiger:
      "Start something bold in February, because the Tiger month sends you allies. Tell five of them your goal in one sentence. You only need one who can begin tomorrow, and among five you'll find one.",
    rabbit:
      "In March's Rabbit month, people nod politely and forget what you agreed. Send a cheerful reminder two days ahead, with a bad joke if you like. The joke gets a reply, and the meeting takes place.",
    dragon:
      "April's Dragon month fills the halls, and nobody is looking for you in particular. Stand near the exit with samples, where tired visitors have time to talk. Ten real talks are worth a hundred handshakes.",
    snake:
      "May's Snake month shows you trouble ahead, if you listen. Give a thoughtful colleague a whole lunch hour and don't interrupt. You'll hear of a problem while one phone call can still solve it.",
    horse:
      "In June, your own month, you can't sit still and you snap at people. Clear the oldest paper from your desk before you run off to a customer. Four honest thank-yous a week keep your friends.",
    goat: "In July's Goat month, your best of the year, team up with a gentle partner. You win the customer, and your partner finds out what the customer really likes. Together you sell twice as much.",
    monkey:
      "August's Monkey month upsets every straight plan: the road is closed, the client is away. When a trip falls through, call on the nearest customer instead. People who weren't expecting you are often glad to order.",
    rooster:
      "September's Rooster month watches the clock, and somebody notes when you come in. Send your boss a short report of results each week. After the second report, nobody wonders where you are.",
    dog: "Friends are loyal in October's Dog month. Tell two of them what you want to achieve next year, and let them bring it up every month. When you lose interest in spring, they'll keep you going.",
    pig: "In November's Pig month, sit down twice a week with somebody you usually run past. Have them describe what they're working on. One of them has an order and nobody to give it to.",
  },
};
