import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition tells you to hold still in your own year, and nothing is harder for you. Use the time to look at the fights you're in. For each of them, write down who asked you to fight and what you'd win. Two of the fights ended long ago, and nobody dared to tell you. Drop those two, and you'll have the strength for the one that counts. Tradition adds a red belt from a friend, for luck. It may also help you hold still.",
  years: {
    rat: {
      meeting: "People listen to your bold plan this year and then turn to the page with the costs.",
      wood: "Three new competitors may offer what your team offers, each a little cheaper. Don't chase their price. Choose the ten customers who really need you, and let the bargain hunters go. Some return in fall, when the cheap firm is gone.",
      fire: "If you're asked to speak at eight events, each costs you two days, and nobody counts those. Accept only the event that brought in clients last year. Half of the other seven will be postponed anyway.",
      earth:
        "When a careful customer likes your plan and orders only a tenth of it, your pride will hurt. Deliver that tenth a week early. A customer with a small budget needs proof first and big words later.",
      metal:
        "Suppose the finance chief goes through your plan with a red pencil. Most of the remarks are right, so correct every one before the second meeting, even if you'd rather argue. The second time, the red pencil has nothing to do.",
      water:
        "If a quiet person in accounting sends you a tip about the costs, answer in two lines what it was good for. People who are told that they were right like to send the next tip, too.",
    },
    ox: {
      meeting: "Steady people get the praise this year, and a quick rescue impresses nobody.",
      wood: "Suppose a patient older colleague offers to teach you the part you always skip, probably the accounts. Come every Tuesday at four, even in weeks when you'd rather put out a fire. You'll live off those Tuesdays for ten years.",
      fire: "In a project that runs all year, you'd sprint in January and be worn out when the bosses come to look. Do the hard thinking before lunch and the dull mail after it. In November, you're the one who's still awake.",
      earth:
        "When your boss offers you a bonus now or company shares that grow over years, take the shares. You'll itch for a week. In five years, somebody may call you patient for the first time in your life.",
      metal:
        "An old approval may be missing, and you need five signatures. Everybody knows how to get by with two. Collect all five, even the dull ones. The shortcut would save a week, and this year it could cost you the project.",
      water:
        "If your boss has turned down your idea twice, a third push is useless. Mention it in passing, and then leave it alone for a month. You may hear it again in a meeting, and by then it's your boss's idea.",
    },
    tiger: {
      meeting: "In a Tiger's own year, both your courage and your temper are twice their usual size.",
      wood: "Suppose you and three bold friends start something, and all four of you want to run it. Take turns as the boss, three months each. Somebody will still shout, but at least everyone knows until when.",
      fire: "If you take a side in every argument, you burn twice as much energy as usual and notice it late. Keep the morning after each big meeting free. Your team needs that rest as well, mostly from you.",
      earth:
        "When a permit holds up your big job, your temper can't move it. Offer the same customer a monthly service contract while you both wait. The big job gets paid once, and the small check comes every month.",
      metal:
        "If you're about to post something brave about work, show it to a careful friend first. Let your friend cut the line that makes people wince. Your bosses read along this year, and that line is the only one they'd remember.",
      water:
        "After months of talk, you want to act today, blind to the holes in your plan. Explain it first to an old boss who'll say “And then what?” It's better to have no answer there than in front of the board.",
    },
    rabbit: {
      meeting: "People stop listening to loud voices this year, and yours is loud even when you whisper.",
      wood: "When a committee decides on your project, two quiet coworkers may reach it better than you can. Give each of them a part to present. “Where have you been hiding those two?” somebody may say afterward.",
      fire: "If your loud campaign feels like a slap to half of the customers, let a tactful colleague turn it into a friendly letter. You'll miss the capital letters. Nobody else will.",
      earth:
        "A customer may want to try your product first and can't stand pressure. Offer a month on trial, name one price, and drink your tea without a word. It's the longest minute of your week, and customers decide in it.",
      metal:
        "If you snap at somebody in a meeting, it gets written down, in very polite words. Apologize on your way out, and name exactly what you said. The apology then goes into the same file, with the same date.",
      water:
        "When a talk goes your way before you've raised your voice, somebody quiet has spoken up for you. Find out who it was, and stop by with something from the bakery. It's usually the person you've never heard in a meeting.",
    },
    dragon: {
      meeting: "The stars of the office get all the attention this year, and you aren't used to that.",
      wood: "If every big name wants the main stage at the conference, leave it to them and apply for a small event. Sixty people who came to hear you listen better than six hundred who came for the lunch.",
      fire: "You may be picked for a grand launch and would do it for nothing, just to stand near the stage. Have the bonus confirmed in writing before the rehearsal. After the party, everyone is too tired to remember what was promised.",
      earth:
        "When everyone on a huge project fights for the famous part, claim a plain one, such as the training. The plain part has a budget of its own. Long after the stars have moved on, somebody still needs to be trained.",
      metal:
        "If a large partner's contract is full of limits, you'd love to make a scene about all of them. Mark the two that would really stop you, and call a week before the signing. Two changes are soon agreed.",
      water:
        "Suppose a star of the firm offers to back your plan, and you'd say yes on the spot. Find out first what your backer wants in return. Sometimes it's only that you drop the worse half of the plan.",
    },
    snake: {
      meeting: "Careless words come back to you this year, and usually from somebody you never told.",
      wood: "If your firm is about to change its name or its product, you'd love to tell the story. Save it until the news is out. A competitor who hears it in March can be in the stores before you.",
      fire: "When somebody provokes you at the staff meeting, everyone waits for the show. Say, “You'll hear from me tomorrow,” and answer then in two calm sentences. Two calm sentences are too dull for anyone to repeat.",
      earth:
        "You'll like a new supplier and want to praise it to the whole department. Call two of its customers first. Praise gets quoted back to you word for word on the day the first delivery is late.",
      metal:
        "If you joke that nobody reads expense reports, a colleague may read yours. Hand in every receipt within the week. A colleague who finds nothing has to look for another hobby.",
      water:
        "A secret plan may be shown to you early, and you'd hint at it before dinner. Write down what you'd love to say, and keep the page in a drawer. People who kept quiet usually hear of the next plan, too.",
    },
    horse: {
      meeting: "You have speed and loyal allies on your side, but few of you finish what you start.",
      wood: "If nine allies want to join your project, it grows as fast as those young firms, and nobody decides anything. Choose three, and promise the others a place in the next. Three people can decide in the elevator.",
      fire: "You and your allies may order the banners before the product is ready. Let the colleague who finishes things approve every bill over two hundred dollars. It's hard to tell a reporter why there's only a banner.",
      earth:
        "When customers are easy to win, you and your allies would chase them until you drop. Agree on four new ones a week and stop there. That's two hundred a year, and each of them can still reach you by phone.",
      metal:
        "When every week brings a prize, you and your allies will run past the one rule that carries a real fine. Have the colleague who reads rules check the permits first. An hour's wait is cheaper than a stop in June.",
      water:
        "Suppose your plan changes halfway, and allies turn up unasked: a former boss, a neighbor, the new intern. Find a small job for each of them that same week. People who offer help go home again if nothing happens.",
    },
    goat: {
      meeting: "Your push hurts people's feelings this year, and then the help you counted on stays away.",
      wood: "If you shout at one kind coworker in the hallway, all five who offered to help are suddenly busy. Apologize that day, and bring each of them one small task. After an apology, a small task is easy to accept.",
      fire: "When the quiet people in your office have a grievance, you'd carry it upstairs alone and roar. Take one of them along, and let that person begin. A shaky voice moves a boss more than a loud one.",
      earth:
        "For better sales figures, you'd push every customer you have, and a few would stop calling. Phone twenty of them just to hear how they're doing. About the fourth says, “While I have you on the phone, there's something I need.”",
      metal:
        "If a gentle colleague goes quiet after your remark about the costs, you pushed too hard. Stop by that afternoon and say, “That was too loud, and I'm sorry.” A week later, it could be a formal complaint.",
      water:
        "Suppose friends on your team offer to take over your trips in August. You'll want to say that you can manage. Let them go. You carry that team all year, and in August it would like to carry you.",
    },
    monkey: {
      meeting: "The Monkey year is your clash: your first plan rarely lasts, because somebody clever changes it.",
      wood: "You may have a great name for a new product. Have the legal department register it before you tell anyone, even your favorite bartender. Clever rivals need twelve names this year, and they drink at the same bar.",
      fire: "A clever colleague may add a stunt to your presentation the night before. Turn down the stunt and accept one smaller change, so that your plan survives. When a stunt goes wrong in public, it's your name on the slide.",
      earth:
        "A clever colleague may improve your plan until nobody can say what it earns. Have every change priced before you agree to it. Ideas have to pay their way this year, and once there's a price, most changes are withdrawn.",
      metal:
        "Suppose a new manager takes your targets apart in the middle of a quarter. Have them confirmed by email now, while nobody thinks of changing them. “As agreed in April” is a sentence that even clever people respect.",
      water:
        "If your job changes overnight, ten people will promise you something vague. Call an old boss, and decide together on one step for tomorrow. After a shock, a small step does more good than a large promise.",
    },
    rooster: {
      meeting: "If one figure is wrong this year, people don't hear the rest of your plan.",
      wood: "Suppose the colleague who speaks before you has taken the course in slides. Spend the evening before on the fonts, the dates and the sums. With no typo to smile at, the room has to listen to your idea.",
      fire: "When you write a speech, five grand claims come easily, and a critic sits in the third row. Make only two, each with its source. The audience has heard grand claims all year, and hardly any sources.",
      earth:
        "You rarely know what's left in your budget. Once a month, buy lunch for the coworker who checks everything, and hand over the receipts with the soup. The sum is ready before dessert, and it's right to the cent.",
      metal:
        "If a strict reviewer decides on your project, charm won't help. Get the checklist before you start, and go through it point by point. The reviewer's highest praise is “I found nothing.”",
      water:
        "A courteous colleague might send you a list of wrong dates and figures. It stings, so leave it for a day, and then accept every point but one. You're allowed to love one of your mistakes.",
    },
    dog: {
      meeting: "Loyal allies stand by you this year, and people who never volunteered join your fair cause.",
      wood: "When your allies help to write a new rule, none of them will follow you blindly. Let them vote once a week, and lose a vote now and then. They'll defend a rule they voted for, even while you're on vacation.",
      fire: "When three injustices are brought to you at once, you'd fight all of them. Choose the one your allies know best, and send the other two to people who can help. Your voice has to last until the decision.",
      earth:
        "Once your cause collects money at the office, your allies trust you with it. Publish every figure each quarter, including the mistakes. People who can look up where their ten dollars went often give ten more in fall.",
      metal:
        "Suppose an ally points out, in front of everyone, that you've broken your own rule. Count to five, and change what was named. Once you keep the rule yourself, it's much easier to hold your boss to it.",
      water:
        "If an old opponent stands in the way of your cause, let an ally who knows you both make the first call. You'll walk into a talk that's half settled. All you have to bring is coffee.",
    },
    pig: {
      meeting: "No other year treats you so well, and most of your luck comes through one kind colleague.",
      wood: "If the larger budget has to cover your plans and that colleague's, decide who leads in which months, and mark it in the calendar. The new people then know which of your two doors to knock on.",
      fire: "You spend next week's energy today, and only that colleague notices when it's gone. If the two of you take on something big, agree on a word that means stop. When you hear “pancakes,” you go home.",
      earth:
        "The two of you may earn a bonus together, and neither likes to count. Settle the shares at the start, while the sum is still modest. Later, each of you would insist that the other deserves more.",
      metal:
        "When an office has turned you down twice, it remembers how loud you were. Go a third time, with the kind colleague who once did somebody there a favor. Your part is to hold the folder.",
      water:
        "If you once broke a promise to that colleague, bring it up now. Say what you promised and on which day you'll do it. “I'd forgotten all about that,” you'll hear, and you'll both know that it isn't true.",
    },
  },
  months: {
    rat: "In December's Rat month, the catch is in the small print. Read your own work contract to the last line, and mark what surprises you. A question now saves you a year of annoyance.",
    ox: "January's Ox month rewards a small habit kept for thirty days. Choose one that takes ten minutes, such as filing the day's receipts. Your desk is clear in February, and your expenses are paid.",
    tiger:
      "February is your own Tiger month, and your nerve is back. Write down your boldest request and wait one night. If the page still looks right at breakfast, make the request that day.",
    rabbit:
      "You were rude to somebody in January and have forgotten it. March's Rabbit month rewards tact, so apologize, and name what you said. Afterward you can count on that person's help again.",
    dragon:
      "In April's Dragon month others have the stage, and you have time. Call two clients that nobody has looked after since winter. Both will be glad to talk, and one is ready to order.",
    snake:
      "Your jokes turn into rumors in May's Snake month. Keep your messages short and factual, and send none after nine at night. A joke told in person stays in the room.",
    horse:
      "Your friends are ready in June's Horse month, and so are you. On the first Monday, call three of them and offer each a part of your new project. With two yeses, you can begin.",
    goat: "Your quietest teammate has seen a problem that you ran past. In July's Goat month, go for a walk together and do nothing but listen. If you fix that problem now, the fall will be quiet.",
    monkey:
      "August's Monkey month clashes with your sign, and other people change your plans. Book only flights and rooms that you can cancel. In September the trouble is over, and you haven't lost a dollar.",
    rooster:
      "In September's Rooster month, your boss checks whether “about fifty” sales were really fifty. Count them first, and say the exact number. A true forty-seven is worth more than a rough fifty.",
    dog: "Allies stand beside you in October's Dog month, so raise that unfair matter now. Take two of them along, and let the calmest speak first. Bosses listen longer when nobody shouts.",
    pig: "Renew your best partnership in November's Pig month. One of you dropped a small promise, probably you, so make up for it first. After that, you two can plan the spring over a long meal.",
  },
};
