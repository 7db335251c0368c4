import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition tells you to hold still in your own year, and nothing is harder for you. Use the time to look at the fights you're in. For each of them, write down who asked you to fight and what you'd win. Two of the fights ended long ago, and nobody dared to tell you. Drop those two, and you'll have the strength for the one that counts. A red belt from a friend is supposed to bring luck.",
  years: {
    rat: {
      meeting: "Add a budget of ten lines to each plan. People read the last page first, where the money is.",
      wood: "Three competitors sell what you sell, each a little cheaper. Don't lower your price. Choose the customers you serve best and let the others go. Ten who need you pay more than fifty who compare prices.",
      fire: "You're invited to speak at eight events, and each costs you two days. Find out which event brought in clients last year. Speak at that one, and send the other seven a kind no.",
      earth:
        "A careful customer likes your plan and orders a tenth of it. Swallow your pride and deliver the small order a week early. The rest of the order follows, because now the customer has proof.",
      metal:
        "The finance chief goes through your plan with a red pencil, and most of the remarks are right. Correct all of them before the second meeting and argue about none. The chief then has no reason left to stop you.",
      water:
        "A quiet person in another department sends you useful news and gives no reason. Answer each time with two lines on what the news was good for. Your source enjoys being right, and the next tip comes sooner.",
    },
    ox: {
      meeting: "Give one long task an hour a day. Steady people get the praise this year, and you can be one of them.",
      wood: "Your three teammates are strong, and none of them will be pushed. Keep to the team's pace, even on days when you could run. In December, you'll have finished more than in any year you ran ahead.",
      fire: "Do your hard thinking before lunch, and the dull mail after it. This year's project is long, and the applause comes only at the end. When the bosses come to look, you won't be the tired one.",
      earth:
        "Your boss lets you choose: a bonus now, or company shares that grow over years. Take the shares, even when a faster deal tempts you. In five years, people will call you patient for the first time.",
      metal:
        "An approval takes five signatures, and you've heard how to get by with two. Collect all five, even the dull ones. The shortcut would save you a week, and this year it could cost you the job.",
      water:
        "A patient older colleague offers to teach you the part you always skip, probably the accounts. Come every Tuesday at the same hour and don't hurry the lesson. You'll live off that skill for ten years.",
    },
    tiger: {
      meeting: "Your own year doubles your courage and your temper. Sleep one night before any big decision.",
      wood: "Three bold friends want to start a firm with you, and all four of you want to run it. Take turns as the boss, three months each. The shouting stops, because everybody knows when their turn comes.",
      fire: "You burn twice as much energy as usual and notice it late. Block two free days after every big presentation, now, while you're still fresh. Your team gets a rest from you, too.",
      earth:
        "You land a big one-time job, and the money would be gone in a season. Sell the same customer a service contract that pays every month. You'll be glad of those checks in a calm year.",
      metal:
        "Before you post anything this year, show it to a careful friend and cut what makes them wince. Your bosses watch what you say in public. You'll lose two good lines and keep your position.",
      water:
        "You can't see the holes in your own plan this year, and an old boss can. Drive over for an afternoon and explain the whole thing. One hour of honest questions does more than a month of thinking.",
    },
    rabbit: {
      meeting: "Lower your voice and sit down first. The same request at half the volume gets a yes.",
      wood: "Two quiet coworkers turn out to be as good as you, and nobody noticed while you did the talking. Give each of them a part to present. The board praises the team, and you for building it.",
      fire: "Let a tactful colleague turn your loud campaign into a friendly letter. Your customers are tired of noise this year. The letter costs a third as much, and more people reply.",
      earth:
        "A wealthy customer can't stand pressure, and you can't stand a pause. Name one price, and then drink your tea. After about a minute the customer speaks, and usually to say yes.",
      metal:
        "You snap at somebody in a meeting, and this year such things get written down. Apologize on your way out, and name exactly what you said. The matter is then closed on the day it began.",
      water:
        "Your permit comes early, and you take it for luck. Find out which kind person put in a word for you, and stop by with something from the bakery. Helpers who are thanked help again.",
    },
    dragon: {
      meeting:
        "The stars of the office get all the attention, so look after the customers that nobody has called back.",
      wood: "Every big name in your field wants the main stage at the conference. Apply for a small event where you're on the poster. Sixty people who came to hear you are worth more than six hundred who came for lunch.",
      fire: "Have half of your fee paid before the first rehearsal of a grand launch. You'll have so much fun that you'd do the work for nothing. After the party, everyone is too tired to remember what was promised.",
      earth:
        "On a huge project, everybody wants the famous part. Claim a plain part, such as the training or the spare parts. The fame ends with the opening, and the training is paid for year after year.",
      metal:
        "A large partner sends you a contract full of limits. Mark the two that would really stop you, and call a week before the signing. At that point, both of them can still be changed.",
      water:
        "A powerful person offers to back you, and you'd say yes on the spot. First find out what your backer expects in return. Then nobody can call in a favor that you didn't know you owed.",
    },
    snake: {
      meeting:
        "Careless words come back to you, and tradition speaks of harm and punishment. Phone people this year instead of typing.",
      wood: "A competitor listens well, and you like to talk about what you'll do next. Save the story until the product is in the stores. By then, a copy comes too late to take your first customers.",
      fire: "Somebody provokes you at the staff meeting, and everyone waits for the show. Say that you'll answer tomorrow, and then do it in two calm sentences. The quarrel ends there, and you've saved a week.",
      earth:
        "A small business is for sale, and the profit looks easy. Pay an expert to examine the books before you make an offer. The expert finds one hidden debt, and you get a tenth off the price.",
      metal:
        "Hand in every receipt within the week, and log out every night. A colleague would enjoy catching you on a broken rule. With nothing to report, that colleague only looks petty.",
      water:
        "You get good advice from someone you don't quite trust. Check it with two other people, and if they agree, use it. Good advice stays good, even if the giver wants something from you.",
    },
    horse: {
      meeting: "Start the large project, with one person who finishes things. You have speed and allies on your side.",
      wood: "Nine friends want to join in, and nine people can't decide anything. Choose three, and promise the others a place in the next project. Three people can decide in the elevator.",
      fire: "You and your allies order banners and a band before the product is ready. Let the finisher hold the money and approve anything over two hundred dollars. Otherwise nothing is left to pay for the product.",
      earth:
        "With your allies, agree on four new customers a week, and stop there. Customers are easy to win this year, and you'd chase them until you drop. Four a week makes two hundred a year, with a team that's still awake.",
      metal:
        "One rule in your business carries a real fine, and you'd run past it at full speed. Have your finisher check the permits on the first day. An hour's wait costs less than a project that's stopped in June.",
      water:
        "Helpers turn up without being asked: an investor, a former boss, a neighbor with a truck. Find a small job for each of them this week. People who offer help lose interest if nothing happens.",
    },
    goat: {
      meeting: "Listen for an hour before you push a plan. That hour prevents a week of hurt feelings.",
      wood: "Five kind coworkers want to help with your project and get in each other's way. Hang up a chart with one name on each part. Everybody knows what to do, and you can run at full speed with yours.",
      fire: "The quiet people in your office have a grievance, and you want to carry it upstairs. Take a second person along, and take turns in the meetings. Alone, you'd be worn out before the vote.",
      earth:
        "Call twenty of last year's customers just to hear how they're doing. People back away this year if you press them, and buy if they like you. Four of the twenty will order before you've mentioned a price.",
      metal:
        "A gentle colleague goes quiet after one of your remarks, because you went too far. Stop by that afternoon and say: “That was too loud, and I'm sorry.” If you wait a week, there'll be a formal complaint.",
      water:
        "You always carry the team, and this year the team wants to carry you. Let two colleagues take over your trips in August. You'll come back in September with the strength that you usually lack.",
    },
    monkey: {
      meeting: "Keep a second plan and some money ready. The year clashes with you, and first plans rarely last.",
      wood: "You have a great name for a new product, and clever rivals would copy it within a week. Register the name before you tell anyone, even your favorite bartender. A lawyer's letter will then stop each copy.",
      fire: "A colleague teases you in meetings to see you lose your temper. The next time, laugh, and go on with the customer's question. Without a roar from you, the teasing stops after two tries.",
      earth:
        "Somebody offers to double your money in a season, and the deal sounds wonderful. Explain it to your accountant before you pay a dollar. If the accountant still doesn't understand it, you've just saved that money.",
      metal:
        "Sharp people change your targets halfway through a quarter. Have yours confirmed by email on the first day. When somebody moves the target, you can show where it was, and your bonus stays.",
      water:
        "Your job is turned upside down, and that same week an old coach calls. Pick up, and decide together on one step for tomorrow. After a shock, a small step gets you moving sooner than a grand plan.",
    },
    rooster: {
      meeting:
        "Get every figure right before you open your mouth. After a wrong one, nobody hears the rest of your plan.",
      wood: "Your colleagues are as bold as you, and their slides are neater. Give the last evening to the fonts, the page numbers and the names. With no typos to smile at, people talk about your idea.",
      fire: "You'd make five grand claims in a speech, and a critic is sitting in the third row. Make two, and bring the source for each. The critic nods, and the rest of the audience believes you.",
      earth:
        "Good money comes in, and you never know what's left. Buy an exact coworker lunch once a month, and let them work out what you may spend. The sum is larger than you feared.",
      metal:
        "A strict reviewer decides on your project, and charm doesn't help. Get the checklist before you start, and work through it point by point. A reviewer with nothing left to mark has to let you pass.",
      water:
        "A courteous colleague corrects your dates, your grammar and your timing. The list stings, so leave it for a day, and then accept every point but one. At the next presentation you sound twice as sure.",
    },
    dog: {
      meeting:
        "Lead a fair cause in your company. Loyal allies stand by you and bring people who never volunteered before.",
      wood: "Your allies are strong and follow nobody blindly. Hold a vote once a week, and let yourself be outvoted now and then. They'll defend a plan they voted for, even when you're away.",
      fire: "Choose one fight. Three injustices are brought to you at once, and you'd take on all of them. Tell the other two people who else could help, and your voice lasts until the decision.",
      earth:
        "Your cause raises money, and people trust you with it. Publish every figure each quarter, and list a fair wage for yourself. Nobody minds a wage that was never hidden.",
      metal:
        "An ally points out a risk in front of everyone, and you feel attacked. Count to five, and change the one thing that was named. The person who found the hole will now defend your plan.",
      water:
        "Friends want to prepare the ground for you and have the right contacts. Give them the name, the sum and the date you need. You'll walk into a meeting where the answer is already yes.",
    },
    pig: {
      meeting: "Find one kind partner, and start by keeping an old promise to them. No other year treats you so well.",
      wood: "There's one budget for your plans and your partner's. Decide who leads in which months, and mark the change in the calendar. You two won't argue in front of clients, and they know who's in charge.",
      fire: "The two of you start great things, and only your partner notices when you're worn out. You'd go on for three days and be ill for a week. Agree on a word that means stop, and then obey it.",
      earth:
        "You and your partner earn well, and neither of you likes to count. Split the profit in fixed shares and pay a bookkeeper to do the math. The fee is small, and you'll never wonder who got more.",
      metal:
        "An office has turned you down twice, loudly. Go a third time, and let your partner smile and talk while you hold the folder. That's a hard hour for you, and you leave with the approval.",
      water:
        "Help comes to you mostly through your partner's friends. Write down who gave what, and in December send each a note by hand. Next year you'll need some of those people again.",
    },
  },
  months: {
    rat: "December's Rat month hides things in small print. Read one of your own contracts to the last line, and mark what surprises you. A call about that point now saves you a year of annoyance.",
    ox: "January's Ox month rewards a small habit kept for thirty days. Choose one that takes ten minutes, such as filing the day's receipts. Your desk is clear in February, and your expenses are paid.",
    tiger:
      "February is your own Tiger month, and your nerve is back. Write down your boldest request and wait one night. If the page still looks right at breakfast, make the request that day.",
    rabbit:
      "You were rude to somebody in January and have forgotten it. March's Rabbit month rewards tact, so apologize, and name what you said. Afterward you can count on that person's help again.",
    dragon:
      "In April's Dragon month others have the stage, and you have time. Call two clients that nobody has looked after since winter. Both will be glad to talk, and one is ready to order.",
    snake:
      "May's Snake month does you harm by turning your jokes into rumors. Keep your messages short and factual, and send none after nine at night. A joke told in person stays in the room.",
    horse:
      "Your friends are ready in June's Horse month, and so are you. On the first Monday, call three of them about the big thing you've been planning. With two yeses, you can begin.",
    goat: "Your quietest teammate has seen a problem that you ran past. In July's Goat month, go for a walk together and do nothing but listen. If you fix that problem now, the fall will be quiet.",
    monkey:
      "August's Monkey month is your clash, and others change your plans. Book only flights and rooms that you can cancel, and leave angry emails unanswered. In September the trouble is over, and you've lost nothing.",
    rooster:
      "September's Rooster month looks closely at your figures. Rebuild your worst spreadsheet from scratch, and have a strict colleague go over it. Your boss then finds no trace of last year's error.",
    dog: "Allies stand beside you in October's Dog month, so raise that unfair matter now. Take two of them along, and let the calmest speak first. Bosses listen longer when nobody shouts.",
    pig: "Renew your best partnership in November's Pig month. One of you dropped a small promise, probably you, so make up for it first. After that, you two can plan the spring over a long meal.",
  },
};
