import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Custom says to finish something old in your own year and to found nothing new. The old books add that Dragons are hard on Dragons, so you'll be your own sharpest critic. Choose the promise that you made most loudly, look up its date, and keep it before you make another. It may not be the grandest thing you've started. It's the one that people remember. Wear a red thread for luck, a gift from somebody who loves you.",
  years: {
    rat: {
      meeting: "A careful friend can find the money for your plan, so show them the numbers, also the ugly ones.",
      wood: "New rules and quotas slow your plan this year, so have a quick friend read the small print aloud. They spot what you'd skip. You'll still be the one who gives the opening speech.",
      fire: "Put the budget on page one. Someone with money supports you this year and the figures convinced them. The vision can fill the rest. They'll read it more kindly afterward.",
      earth:
        "Five large plans compete this year, and fighting them all would cost you yours. Join two of them. Both need somebody in the chair, and you're used to being looked at.",
      metal:
        "Let a deputy sign for sums below ten thousand, because your work pays for half the company this year and the calls reach you at midnight. You'll need the sleep for the larger ones.",
      water:
        "Some of the money is in your own house: one line of the budget leaks, and you have the power to close it. Do it early, without an announcement. When the figures come out, they'll speak for you.",
    },
    ox: {
      meeting: "Read your old agreements again. The other side kept a copy and reads it differently.",
      wood: "An older right stands in the way of your plan, and the law is on its side. Change the plan a little now. It costs less than a year of lawyers, and the result is just as good.",
      fire: "Visit the plain people who support you this year, where they work, in boots and not in your best suit. They like what you stand for. They'll tell their friends that you came.",
      earth:
        "Your plan and an older one claim the same ground, so let the old one have it for now. In return, have it put in writing that you may build next year.",
      metal:
        "Your company wants a bit more each quarter, and you've begun to tire. Promise one figure for December and stop there. Meeting it looks better than missing three.",
      water:
        "One of them is about a dull thing that loses money every month, and everyone walks around it. You have the power to repair it. No crowd will gather, but you may put up a small brass plate.",
    },
    tiger: {
      meeting: "A Tiger year is as bold as you. Agree on the goal first, and on who gets the microphone.",
      wood: "The way to the goal is full of obstacles, and each one that you remove is back within a month. Go around them. A client who sees how calmly you do it will trust you with more.",
      fire: "Thank your bold ally first and in public. Their energy lifts you higher than you would get alone. It costs you one sentence. They'll carry you all over again next year.",
      earth:
        "Another strong leader has come to your area, so take the next region and build a team of your own there. From a distance, you'll even like each other.",
      metal:
        "You may lend people to somebody's urgent project, but write the day of their return into the contract. The work drains your team. Without that date, half of them never come back.",
      water:
        "Draft one joint plan on one page, because there's more work than either side can handle and you can take charge of it. The others will sign because nobody else has a plan.",
    },
    rabbit: {
      meeting: "Gossip does you harm, so say less, and say it to the person concerned.",
      wood: "That's also the way past a small rule that holds you up. A committee can't change it. One person looks after it, seldom gets a visit, and would be glad to hear what you need, with the door closed.",
      fire: "Invite six people to a round table, because small groups support you more than crowds do this year. They've even forgiven a misunderstanding. They'll do for you what a full ballroom never could.",
      earth:
        "Offer to let somebody else go first: the same job has been promised to you both. One year is a fair turn. They may be so surprised that they want to share it.",
      metal:
        "Everyone has just one tiny question, and together they take up your day. Hand out a friendly price list for small favors. The real emergencies remain, and the rest find another way.",
      water:
        "Tell the truth softly to two offices that are upset about something you said: you're able to calm them. Sit down when you do, because you seem tall to them.",
    },
    dragon: {
      meeting: "In your own year, says tradition, pride trips you. Finish what you founded before you start more.",
      wood: "Take back two promises openly, because in your own year you'll be held to every word you have said in public. The others become easier to keep.",
      fire: "Invite three guests to look at it, people who wish you well and say what they see. They'll find the one thing that doesn't work yet. While others give speeches, there's time to mend it.",
      earth:
        "In your own year, neither you nor your rivals can be moved, so use the pause to teach. A class of ten will carry your methods further than one more victory would.",
      metal:
        "Everybody wants reports, speeches and favors from you in your own year. Keep one afternoon a week that can't be booked. What you make on the other days will be better for it.",
      water:
        "Stop one small loss at its source: in your own year you have control over money. It may be a loose signature or a careless clause. You can go home early afterward.",
    },
    snake: {
      meeting: "Show your plans to somebody cool before you announce them. Their best advice is half a sentence long.",
      wood: "An unwritten habit limits you this year, and no handbook mentions it. Find three people who've been there for ten years and learn how things really get approved. Then do exactly that.",
      fire: "If you can bear the pause, the other half follows. They've watched several people like you succeed, and several fail, and they know what came first. The failures deserve a page in your notebook. Yours needn't be among them.",
      earth:
        "Buy a share in a quiet competitor's work before you launch your own. They've been at it for years without telling the press. The price goes up on the day that you announce.",
      metal:
        "Say yes to a crisis team or a discreet offer only when you know who uses the result, and against which rival. It'll take a lot out of you, so get that in the letter.",
      water:
        "Somebody passes on confidential figures, and you can end it: tell each suspect a slightly different date. Within a week, you'll hear one of them again.",
    },
    horse: {
      meeting: "You get a large audience for a short time, so sell early and collect a deposit.",
      wood: "Go and look at your project every morning. New limits appear overnight this year. You'll never be more than a day behind them. Competitors who rely on reports will hear of it last.",
      fire: "That means launching the large thing now, while the crowd is warm and help comes from all sides. You seldom have so many people with you. The deposits will pay your bills when they've moved on.",
      earth:
        "Hold your event in the rainy month and put up a roof, because everyone else competes for the same public in the sun. People will come for the roof and stay for you.",
      metal:
        "Customers in a hurry order a great deal this year and pay late. Insist on a third of the price up front. If they refuse that, they won't pay the rest either.",
      water:
        "Take over a project that fast people have abandoned, because you can get it for little. Choose the one that's nearest to done. When it runs, your name is on it and theirs isn't.",
    },
    goat: {
      meeting: "People want to know what your plan is good for. Prepare an answer that the night shift likes, too.",
      wood: "Let the people your project affects help design it: this year they're able to stop it. It costs more than you'd like. You'll be proud of the result, and so will they.",
      fire: "The place to try it is a small kitchen, without slides. Over the dishes, somebody will say what's missing and offer to help with it. None of the guests at the gala would have told you.",
      earth:
        "You and a kind neighbor count on the same customers this year. Draw the line between you together, on a map. It's settled in an hour if neither brings a lawyer.",
      metal:
        "Do the small job well even though it pays little, because hundreds of people will use it every day. They'll find out who made it. The large orders come from there.",
      water:
        "Keep what you hear to yourself: people's troubles run toward you and you can hold them. Don't mention that you know. By winter, you'll be the one they trust with larger things.",
    },
    monkey: {
      meeting: "Name a large goal, and let clever people find the way. They're allies of yours.",
      wood: "Let your quick friend test the way around a new rule, because you have more to lose if it fails. They enjoy it. If it works, you can follow with the whole team.",
      fire: "Try a silly campaign, because it may bring you more support than any serious one. Let it stay silly and add nothing grand. Your real offer should be ready at the moment when people click.",
      earth:
        "One of them has already built it, and better than you would have. It stings for an afternoon. Then invite them to lunch: they'll explain everything, because all they lack is somebody who's heard at the top.",
      metal:
        "Your clever friends build their inventions out of your budget, and you grow proud and poor. License the inventions to others. Keep the rights to the part that people love.",
      water:
        "Work with your friends on the mess that their experiments have caused, because you're the only one who can control it. They know the cause. In return, you can negotiate a share of the next model.",
    },
    rooster: {
      meeting: "This is your best match: someone makes your ideas work on time, if you follow their schedule.",
      wood: "Let your partner speak at the hearing. This year is full of permits and they know that language. You stand behind them and nod. It's over sooner if you leave your speech at home.",
      fire: "The stage is yours this year, and your partner has prepared everything. Rehearse once with every cable plugged in. People want you to succeed, and it's your best chance in a decade.",
      earth:
        "A form lies on your desk with Tuesday written on it, and you have a vision to finish. Sign the form first. Places go in order of arrival, and in March you hear that you got the last.",
      metal:
        "Put a party on the schedule, with a time to start and to end, because the two of you work from breakfast on and wear each other out. Without an entry there, it never takes place.",
      water:
        "Go to the bosses together about false figures, because you can stop the practice and your partner can prove it. Let the numbers speak. You gain respect if you're the first to suggest mercy.",
    },
    dog: {
      meeting:
        "This year works against you: you'll be asked what gives you the right. Answer with facts, and in good temper.",
      wood: "Pause the big plan this year, because principles and rules both stand against it. Work through the neighbors' complaints in order. At the end of the list, they may let you build.",
      fire: "Hire two of your critics: some who protest would rather work for something good. The conflict warms people to you if you take it well. Let them keep their signs.",
      earth:
        "Make the first step yourself, because two stubborn sides face each other and neither will begin. Something small is enough, such as a bench or coffee on a Sunday. The second step is theirs.",
      metal:
        "The best fact is one that people can see. Grand projects find no friends now, so lend your crew and some budget to the repairs. If you're there yourself, sleeves up, they'll remember who stayed for lunch.",
      water:
        "Publish all the facts this week, the dull ones first: rumors about you can be stopped early. Answer the phone yourself. After some days of honest replies, it stops ringing.",
    },
    pig: {
      meeting: "Everyone likes you and no one hurries you, so give each plan a date of its own.",
      wood: "Some pleasant old duties leave no time for your plan. Give them up in early spring, with a phone call each. Nobody means to stop you; they've only grown used to your yes.",
      fire: "Improve the plan that you rushed, because this year's support is warm and slow and no good for a launch. Leave it in a drawer until the first frost. Half of it will then look too long.",
      earth:
        "Divide the customers with a cheerful rival, by region and in writing: you court the same backers. Do it over a monthly dinner. Neither of you wants to spoil a good dessert.",
      metal:
        "Put the price beside the date. People enjoy the comforts that you provide and forget who pays for them. They'd have given twice as much if a bill had come. You can tie a ribbon around it.",
      water:
        "Find the cause of the messy accounts by June, because you can keep them under control until then and no longer. Somebody made an honest mistake, and they should hear you forgive it aloud.",
    },
  },
  months: {
    rat: "Price your boldest plan in December, because a friend who counts runs the Rat month. Have three sizes worked out. The middle one is usually the one that gets built.",
    ox: "Read your agreements again in January, because in the Ox month one that was made in good spirits falls apart. Sign what needs it a second time. A thank-you to each partner helps it last.",
    tiger:
      "February's Tiger month tempts you to promise something large. Promise something small instead, and deliver it within the week where all can see it. The large things can wait for a calmer month.",
    rabbit:
      "Your words get repeated a little wrong in March, when the Rabbit month does you harm. Say less, and say it to the person concerned. If a story goes around, correct it once and kindly.",
    dragon:
      "Care for what you've already founded in April, your own Dragon month, before you found anything else. Visit it in person. You'll see within an hour what it needs from you.",
    snake:
      "Get an honest opinion in May, because the Snake month offers you a cool head. Show your three plans to the wisest person you know. The one they smile at is probably meant to impress people.",
    horse:
      "The Horse month gives you a stage at short notice, so prepare ten good minutes for June. You may get only five. Leave out the history, and the audience will stay with you.",
    goat: "Nobody wants to be led in July's Goat month, but everyone has an opinion. Consult people over coffee. Find out what they miss, and do that first in August.",
    monkey:
      "Give your quick allies a large aim in August's Monkey month and then leave them alone. A small room and a deadline are all they need. You'll like what you find on the thirtieth.",
    rooster:
      "Follow the schedule in September, because your best ally, in the Rooster month, has made a good one. Work through the list from the top. You'll finish more than in the whole summer.",
    dog: "Someone questions your plan in public in October, the month of your clash. Answer with documents, page by page. A calm reply wins the ones who only listened.",
    pig: "Take a rest in November's Pig month. Nobody is against you and nobody is in a hurry. Write one page about next year. In January you'll see whether it was any good.",
  },
};
