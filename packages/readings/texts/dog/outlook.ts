import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your worry doubles in your own year, and so does your loyalty. That's why tradition says to go slowly and take on nothing extra. Look for one duty that you've had for so long that nobody remembers who gave it to you. Find out whether anybody still needs it. If nobody does, hand it back with a kind word, and keep the free evening for a friend. Red socks bring luck this year. They count only as a present, so drop a hint.",
  years: {
    rat: {
      meeting:
        "Everyone is after a profit this year, and you notice who pays for it. People listen if you bring it up early.",
      wood: "With all these projects, the rule on overtime gets a new clause. Learn it right away, and explain it to the team. It limits you as well, but from now on managers come to you before they break it.",
      fire: "A donor or a boss has finally read the proposal that you gave up on, and there's money for it. Say thank you and begin this week. While you look for the catch, the money could go to somebody else.",
      earth:
        "A newcomer guards the same budget as you, so every bill gets checked twice. Divide the bills by supplier, then compare notes for ten minutes a day. Each of you saves an hour, and still nothing slips through.",
      metal:
        "You reach your target, so the firm raises it, since you never look tired. Book your whole vacation before the next target is set. Your boss then has to plan for eleven months, which is a target you can reach.",
      water:
        "Nobody quite knows where the petty cash goes. Offer to look after it, and pin up every expense on the last day of the month. After two honest lists, your boss hands you the larger accounts.",
    },
    ox: {
      meeting:
        "Rules are applied to the letter this year, and tradition speaks of punishment. Good manners protect you, even when you're right.",
      wood: "A strict manager limits what you may sign, and an appeal won't help. Keep to the limit, but show her each order that it held up, with the cost. She can raise the limit herself without losing face.",
      fire: "A senior manager who goes by the book has noticed that you keep your word. Write to him with one question about your future, because he prefers letters to visits. You get good advice, and you gain a protector.",
      earth:
        "You and an experienced colleague each swear by your own procedure. Try both for a week, and let a third person hold the stopwatch. Neither of you has to give in to the other, because the clock decides.",
      metal:
        "Colleagues pass their late files on to you, because you never send one back. Announce that you can take two extra files a month, and keep count. People ignore a sigh, but they plan around a number.",
      water:
        "An old argument about a bill is opened again, and the other side has lost the file. You have yours, because you keep everything. If you send a copy with a friendly note, the money comes without a hearing.",
    },
    tiger: {
      meeting:
        "Brave colleagues take your side this year. You share their cause, and you notice the people they forget.",
      wood: "A friend's bold plan would cost a colleague her job, though nobody has noticed. Say her name before the plan starts, and suggest another place for her. Your friend means well, so a small change is still possible.",
      fire: "For years you've held back one sentence from your boss, perhaps that you want to be promoted. Practice it on a friend, and say it at your next review. This year, somebody powerful will agree with you.",
      earth:
        "You and two friends would each do well as head of the project. Leave the title to the friend who wants it most, and look after the permits. The work can't start without those, so everybody calls you first.",
      metal:
        "A fine campaign eats your evenings, because you do every task yourself. Find a substitute for each task, and let her do it once while you watch. After that you can catch a cold without feeling like a deserter.",
      water:
        "Customers in a wild market don't know which seller to believe. Print one promise on the box, such as a refund within ten days. You keep promises anyway, so this advertisement costs you almost nothing.",
    },
    rabbit: {
      meeting:
        "It's your best year for a partner. Choose somebody tactful, who says politely what you would growl or swallow.",
      wood: "You've been promised a promotion twice, and you're told to wait. Give your partner both dates, so that she can mention them at a good moment. From her they sound like a reminder. From you they'd sound like an accusation.",
      fire: "Your partner's friends would like to pay for your project. Show them one chart of where each dollar goes, and leave out the speech about injustice. People give more gladly when nobody scolds them first.",
      earth:
        "Your fiercest rival gets along well with your partner. Have lunch, the three of you, and propose to share the training for a trial month. You teach the same people anyway, so each side saves a third.",
      metal:
        "You take such care over each piece that you finish only three a month. Let your partner sell them as a limited series and set the price. You'd have charged half and worked twice as long.",
      water:
        "Your income comes in waves this year. With your partner, plan one budget for the poor months and another for the rich ones. A bad week won't scare you then, and a good week won't tempt your partner.",
    },
    dragon: {
      meeting:
        "This year works against you: a person with large plans would like your area. Keep copies, and keep calm.",
      wood: "Your area is being redrawn, and you can't keep all of it. Offer to give up the title if your team stays together. You can win a new title sooner than a new team.",
      fire: "The very person who wants your area invites you to lunch and offers you a post. Hear the offer out, and find out what happens to your team. If your people are safe, a yes is no betrayal.",
      earth:
        "Your department and a newer one block each other over the same money. Find one paragraph that both sides agree on, and start a small project from it together. Management pays for projects that move.",
      metal:
        "A manager builds her great show out of your reports. Before you start, agree with her on a price or a credit for each part. She's generous with applause, and applause won't get you a raise.",
      water:
        "Rumors about the big plan are everywhere, and people trust you to know. Post what's certain each Monday: dates, sums and who said so. Once even the planners check with you, you're hard to replace.",
    },
    snake: {
      meeting:
        "People keep plans to themselves this year, and you suspect the worst. One direct question helps, but ten sound like a trial.",
      wood: "A policy that nobody announced has blocked your requests since March. Get the printed text from the clerk who applies it. Once you can read the policy, you know which of your requests have a chance.",
      fire: "A shrewd senior colleague has taken an interest in your future. Visit him once a month, and tell him what you did with his last advice. If he sees that you use it, he'll recommend you for a better post.",
      earth:
        "The position you want was promised to somebody else, too. Find out who decides, and bring that person a calm page about your results. Outrage would only help the other candidate.",
      metal:
        "You work hard on a project that's still secret, so nobody sees how much. Note your hours and results each Friday, with the date. On the day of the announcement, you can prove which part was yours.",
      water:
        "A supplier's story changes a little each time he tells it. Write down every version for a month before you react. With four of them side by side, you get your money back without calling him a liar.",
    },
    horse: {
      meeting: "Hopeful people like to work with you this year. Their good mood laughs you out of your worries.",
      wood: "Your friends start a project, and it grows right into yours. Sit down with them to settle who decides what. If they get the headlines and you keep your budget, both projects go on without a quarrel.",
      fire: "Your colleagues nominate you as chair, though you'd rather take the minutes. Accept for one term, and let somebody with a louder voice give the speeches. The members want a person they trust, and that's you.",
      earth:
        "Everyone on your team is loyal, each to a different plan. Let the whole team vote, then try the winning plan for a month. A trial has an end, so nobody feels betrayed.",
      metal:
        "You've agreed to organize three events, and your strength is enough for one. Keep the one for the children, who'd be hurt if it failed. Hand the other two clipboards to the people who suggested those events.",
      water:
        "In the rush, nobody collects what customers owe your team. Take the list, and call each customer in a kind voice. Most have simply forgotten, so two weeks of calls bring in more than a new order would.",
    },
    goat: {
      meeting:
        "Gentle people are easily hurt this year, and tradition warns of punishment. A small principle isn't worth a quarrel now.",
      wood: "You're told to give up one of your rules. First sort out which ones protect people, and which only protect your peace and quiet. Drop one of the second kind, so that you may keep the first.",
      fire: "Somebody you quarreled with years ago puts in a good word for you. Don't search for the motive. Thank her at her desk, with a small plant, and she'll speak up for you a second time.",
      earth:
        "You share a budget with the next department, so each of you watches the other's receipts. Have the money split in two, even if that costs a little more. With nothing left to watch, mornings get friendlier.",
      metal:
        "Half of your week goes into other people's projects, but nobody mentions it. Give the number of hours at the monthly meeting, once and in a calm voice. Your boss has never seen that total, and it gets you help.",
      water:
        "Customers tell you their troubles this year, because you're steady. Listen for ten minutes, then offer the one thing that would help, with its price. They'd rather buy from somebody who heard them out.",
    },
    monkey: {
      meeting:
        "Clever people try their tricks on everyone this year. Once you know how a trick works, you can even laugh.",
      wood: "New software takes over half of your checks, and nobody consulted you. Learn to use it before the training begins. You'll be the one who teaches it, with the interesting half of the checks still yours.",
      fire: "A colleague's joke of a product earns real money, and he'd like to give some to your serious project. Accept with a straight face, and thank him in the annual report. It'll make him laugh, so he'll give again.",
      earth:
        "A quick new colleague moves into your field. Before you suspect her of anything, agree over coffee on which customers are yours. After that you can trade your records for her shortcuts, and both of you gain.",
      metal:
        "People expect magic from you overnight. On the first day of a job, say how many hours it takes, and what a rush costs extra. Most of the emergencies turn out to have time until Thursday.",
      water:
        "The sales team closes quick deals and leaves gaps. Call three customers, and let them tell you what they think they bought. Wherever that differs from the contract, you can fix it before anybody gets angry.",
    },
    rooster: {
      meeting: "Sharp remarks do harm this year, and you take them to heart. Most are about a comma and not about you.",
      wood: "New rules and notes on your work come in together, and the pile grows. Answer each note on the same day in a single line. Critics find less to say when nothing of yours is left open.",
      fire: "A strict critic praises your results, and you begin to explain that it was nothing. Just say thank you, then let her repeat it to your boss. She never flatters anybody, so your boss will believe her.",
      earth:
        "A colleague finds errors in your work for a living. Trade desks with him for one day. By late afternoon you'll have written three sharp notes of your own, and both of you are gentler from then on.",
      metal:
        "You must write a report, and then a report about the report. Find out which of the two gets read, because that one deserves your care. For the other, half a page will do.",
      water:
        "A loud colleague blames you for a loss that wasn't yours. Send the figures to everybody who heard it, and add no comment. Proof ends the matter in a day, while a quarrel would keep it alive.",
    },
    dog: {
      meeting: "A duty that you accept in your own year, tradition warns, stays with you for many years to come.",
      wood: "Limits close in on you gently, one polite email at a time. Choose the one thing you'd really defend, perhaps your team's Fridays, and object to that alone. You'll be heard, because you let the rest pass.",
      fire: "Someone you once trained is a director now, and would be glad to return the favor. Call her and say plainly what you need. In her place, you'd be hurt if an old friend hadn't called.",
      earth:
        "For once nobody wants what you guard, and even your rivals are tired. Use the quiet to repair a friendship at work that duty wore thin. One long lunch is enough for that, without any agenda.",
      metal:
        "Old duties have eaten your weekends for years. Give each of them to somebody by name, then leave for two weeks. The place will manage, and half of the duties won't be waiting when you return.",
      water:
        "You lie awake over a worry about money, such as a large client who could leave. Work out what that would cost, and put the first tenth aside this month. Once the worry has a number, you can sleep.",
    },
    pig: {
      meeting:
        "Everyone is welcome this year, even people you haven't trusted for years. You'll find that most of them mean well.",
      wood: "You help people in need during office hours, and a kind new rule puts a stop to it. Post fixed hours on Saturdays instead. The people who need you will come then, so your job stays safe.",
      fire: "A generous client would like to hand you the keys to the business. The kindness is real, but still read three years of the books. If the figures are as good as the client, you can happily say yes.",
      earth:
        "Your charity drive and a rival's go after the same donors. Merge them: the rival pours the drinks, and you hold the cash box. Donors give more at one good party than to two letters.",
      metal:
        "Generous bosses promise gifts to two hundred clients, and you're the one who wraps them at eleven at night. Say beforehand how many you can do. Nobody upstairs had any idea how long a bow takes.",
      water:
        "The department has spent too much, and you're asked to put that right. Cut every budget by the same tenth, starting with yours, and announce it over lunch. Nobody enjoys the news, but nobody can call it unfair.",
    },
  },
  months: {
    rat: "The Rat month loves a bargain and doesn't read the warranty. In December, check one large purchase before your office signs. A single call about the small print saves more than the discount.",
    ox: "In January's Ox month, you could be right and end up alone. Withdraw one complaint, the smallest you have. Your colleagues will notice, and they'll listen more closely to the complaint that matters.",
    tiger:
      "Brave allies turn up in February, the Tiger month. Pick one cause with a clear end, such as better light in the parking lot. Once the lamps are on, you can rest.",
    rabbit:
      "March's Rabbit month suits you best. There's something you never manage to say politely, so let a tactful colleague say it while you sit beside her. Your boss gets the facts without the growl.",
    dragon:
      "April, the Dragon month, is your clash: somebody has plans for your area. Let that person explain while you take notes. A plan on paper has weak points, and you can answer each in turn.",
    snake:
      "Something is kept from you in May, the Snake month, and you itch to dig. Leave it for four weeks, and spend the time on your own work. The news comes out in June anyway.",
    horse:
      "June's Horse month brings you people who'd like to help. Call the one you've long wanted to hire, and name a start date. People who join you now stay for years.",
    goat: "You and a good colleague are both easily hurt in July's Goat month. Let one matter of principle pass, such as who sits where. You'll still have the colleague when the chairs are replaced.",
    monkey:
      "Somebody plays a trick on you in August's Monkey month, and the whole office watches. Be the first to laugh. Tricksters go after people who get angry, so they'll soon pick somebody else.",
    rooster:
      "Short, sharp emails do harm in September, the Rooster month. Before you answer one, walk over to the sender's desk. Most people who write like that turn out to be late for a meeting.",
    dog: "October is the Dog month, your own, and you've been too busy guarding things to keep in touch. Call five old friends, one each day. No favors are needed, and you'll feel less alone.",
    pig: "In November, the Pig month, people simply like you. Accept one invitation, and bring nothing. You'll see that they're glad you came, and that you don't have to earn your chair.",
  },
};
