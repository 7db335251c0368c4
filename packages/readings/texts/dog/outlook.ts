import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your worry doubles in your own year, and so does your loyalty. That's why tradition says to take on nothing extra. Look for one duty that you've had for so long that nobody remembers who gave it to you. Find out whether anybody still needs it. If nobody does, hand it back with a kind word, and spend the free evening with a friend. Red socks are lucky in your own year, but only as a present. The friend may take a hint.",
  years: {
    rat: {
      meeting: "Everyone is after a profit, and you're the one who notices who pays for it.",
      wood: "With so many short projects, your firm will probably write a new overtime rule. Learn it right away, and tell each project leader what an evening costs. The rule limits you as well, so you may even be home for supper.",
      fire: "If there's suddenly money for a proposal you gave up on, begin this week. You'll want to know who pays for it, and you can find out while you work. In a few days, the money could belong to another plan.",
      earth:
        "A newcomer who keeps every receipt may guard the same small budget as you, so bills get checked twice. Divide them by supplier, and compare notes for ten minutes a day. It's a relief that somebody else notices things, too.",
      metal:
        "This time, the one who pays may be you: a target reached without a sigh gets raised. Book every vacation day in your contract before the next target is set. Your boss can only plan with the days that are left.",
      water:
        "Perhaps nobody knows where the petty cash goes, or who keeps filling it up. Offer to look after it, and post every expense on the last day of the month. People read that kind of list like the sports page.",
    },
    ox: {
      meeting:
        "It's a stiff year for you: rules are applied to the letter, and being right doesn't keep you out of trouble.",
      wood: "You may suddenly need a certificate for what you've signed for years, and an appeal won't help. Take the course, and meanwhile show your manager each order that had to wait. She can make an exception without losing face.",
      fire: "A manager who goes by the book has probably noticed that you do, too. Send him one question about your future, on paper. If there's trouble one day, he'll have seen your name on something good.",
      earth:
        "When you and a colleague each swear by your own procedure, being right could take you both all year. Try each procedure for a week, and let somebody else hold the stopwatch. The loser wasn't wrong then, only slower.",
      metal:
        "When colleagues are late, they pass their files on to you, because you never send one back. Announce a limit of two a month, and keep count. “That's the third” is usually enough, and nobody can call a number unfair.",
      water:
        "When an old argument about a bill starts again, you'll have the papers, because you keep everything. Send one copy with a friendly note, and don't push. Stubborn customers often pay if they needn't say that they were wrong.",
    },
    tiger: {
      meeting:
        "Brave colleagues have your back this year. You like their cause, and you notice the people they forget.",
      wood: "If a brave friend quits to start something, nobody may have thought of her assistant. Suggest him to your boss for one of the open jobs, before the farewell party. Your friend may blush, and then write the reference.",
      fire: "One of the forgotten people may be you, if you've never said that you'd like to be promoted. Practice that one sentence on a friend. “Finally,” the friend will probably say, and your boss may say the same.",
      earth:
        "When your brave friends have a bold plan, they've usually forgotten the permits and the clerk who issues them. Take over the forms, and thank the clerk by name. The head of the plan may soon call you every morning.",
      metal:
        "Your brave colleagues will probably forget that half of the tasks for their targets are yours. Pick a substitute for each task, and let her do it once while you watch. Then a cold won't make you feel like a deserter.",
      water:
        "Your firm's big move will make customers nervous, so suggest one printed promise, such as a refund within ten days. Your brave colleagues forget that customers don't sit in the meetings. With a promise in hand, most people keep ordering.",
    },
    rabbit: {
      meeting:
        "It's your best year for a partner: somebody tactful, who says politely what you would growl or swallow.",
      wood: "When a committee has put off your promotion twice, give your partner both dates. She can mention them over coffee, where they sound like a reminder. From you they'd sound like an accusation.",
      fire: "Your partner probably knows managers who'd pay for your project. Show them one chart of where each dollar goes, and leave out the speech about injustice. A speech would offend somebody now, and a chart can't.",
      earth:
        "If your fiercest rival gets along with your partner, have lunch, the three of you. Propose sharing one task, such as the training, for a trial month. You can both walk away from a trial, which is why few people do.",
      metal:
        "You probably put twice the usual hours into every report, and nobody knows it, because you'd never say so. Let your partner name a strict limit for you, perhaps three reports a month. In her voice, it sounds like good news.",
      water:
        "Before you talk about your pay, rehearse the talk with your partner. Say what you'd growl, and let her turn it into one quiet sentence. Quiet sentences get more this year, and hers has a number in it.",
    },
    dragon: {
      meeting: "The year works against you, because somebody with a large plan would like to have your area.",
      wood: "If the plan grows into your area, you can't keep all of it. Offer to give up the title as long as your team stays together. A new title is easier to win than a new team.",
      fire: "If the planner offers you a post over lunch between two launches, find out where your team would go before you refuse. If your people are safe, a yes is no betrayal.",
      earth:
        "Your department and the planner's will probably want the same money, and neither gives in. Find one paragraph that both agree on, and start there. With a firm date ahead, management likes to pay for what has begun.",
      metal:
        "When the planner builds her great show from your reports, you've become her supplier. Agree before you start on a credit for each part. She's generous with applause, and applause won't get you a raise.",
      water:
        "When the grand plan gets smaller, there are rumors about where, and people trust you to know. Post what's certain each Monday: dates, sums and who said so. Once even the planner reads it, your area is hard to take.",
    },
    snake: {
      meeting:
        "People keep their plans to themselves, and you suspect the worst. Half of the time, there's nothing behind it.",
      wood: "If your training and travel forms come back unsigned after a reorganization, you'll suspect your new boss. Call the office that returned them, and get the new policy in print. Your boss may not have seen it, either.",
      fire: "If a senior colleague talks you out of an angry email, visit him once a month, and tell him what you did with his advice. He knows the plans that you can only suspect, and one of them may include you.",
      earth:
        "The same job may be promised to you and to somebody else. It's probably no plot, and somebody just forgot. Bring the manager who decides one calm page of results. In a year of checking, such a page gets read twice.",
      metal:
        "While you work on a project that's still secret, nobody sees how much. Note your hours and results each Friday, with the date. At the announcement, others will guess what their part was, and you'll have a list.",
      water:
        "If a supplier's story changes a little with each call, this may be the other half. Write down every version for a month, then read him all four in order. He'll probably offer a refund before you reach the last.",
    },
    horse: {
      meeting: "Hopeful people like to work with you, and they laugh you out of most of your worries.",
      wood: "When a friend who never worries lets her project grow into yours, settle who decides what. Let her have the headlines, and keep your own budget. One day hers may run out of money, and yours won't.",
      fire: "Colleagues may nominate you as chair on the spot, though you'd rather take the minutes. Accept for one term, and leave the speeches to somebody louder. It took them ten seconds to think of a person they trust.",
      earth:
        "When cheerful colleagues each swear by a different plan, you'll worry about every one of them. Call a quick vote, and try the winner for a month. Then there's only one plan to worry about, and only for a month.",
      metal:
        "Cheerful colleagues will probably talk you into three office events. Keep the one for the children, and hand two clipboards back to the people who suggested those events. One good party earns more praise than three tired ones.",
      water:
        "When plans change in midweek, nobody remembers to collect what customers owe. Take the list, and call them in a kind voice. You'll worry before each call, and most customers will just say, “Oh, that was still open?”",
    },
    goat: {
      meeting: "People near you are easily hurt, and a small principle can cost you a friend.",
      wood: "When a colleague wants one of your rules dropped, her request will probably be granted. Sort out which rules protect people and which only protect your peace and quiet. Giving up one of the second kind costs less than a friend.",
      fire: "If a colleague you quarreled with years ago praises you aloud in a meeting, don't search for the motive. Go to her desk the same day, with a small plant. Praise like that is often meant as an apology.",
      earth:
        "You and the next department probably share a budget and watch each other's receipts. Have the money divided, even if your half is smaller. Nobody will move away this year, so you'd better be able to say good morning.",
      metal:
        "If half of your week goes into other people's projects, say so once at the monthly meeting, with the hours. Keep your voice calm. A speech about fairness would hurt somebody, while a number often gets you help.",
      water:
        "When customers tell you their troubles, an early offer would hurt them. Let ten minutes pass, then name the one product that would help, with its price. They came for a friend, and they'd rather buy from one.",
    },
    monkey: {
      meeting: "Clever people try their tricks on you, and you suspect a crime. Most of them just like to be quick.",
      wood: "When software takes over half of your checks, you'll suspect a plot. It's probably just the one idea in twelve that works. Learn to use it before the training begins, and you could be the one who teaches the others.",
      fire: "If a colleague's risky joke of a product earns money after all, he may offer some to your serious project. It's no trick, so take it, and thank him in the annual report. He'll probably read that line aloud to everyone.",
      earth:
        "When a newcomer with shortcuts for everything moves into your field, don't wait for her first trick. Offer a trade over coffee: your records for her shortcuts. You'll find hers sloppy, she'll find yours dusty, and both are useful.",
      metal:
        "When somebody takes your method apart and wants it rebuilt overnight, say on the first day how many hours that takes. Leave the number on his desk. It's curious how many emergencies have time until Thursday.",
      water:
        "The sales team may promise too quickly, which is no crime, but it leaves gaps. Call three customers, and let them tell you what they think they bought. You can fix the contract before anybody feels cheated.",
    },
    rooster: {
      meeting: "Sharp remarks hurt you more than usual. Most are about a comma, and you hear them as a verdict.",
      wood: "If a course brings new rules and a pile of notes on your work, answer each note the same day in a single line. “Corrected, thanks” leaves a critic with nothing to add.",
      fire: "When a strict critic praises your results, you'll want to explain that it was nothing. Just say thank you, and let her repeat it to your boss. In a year of loud praise, hers is the kind that bosses believe.",
      earth:
        "When a colleague checks your files for a living, trade desks with him for one day. By late afternoon, you'll have written three sharp notes of your own. One of them is about a comma.",
      metal:
        "You'll probably have to write a report, and then a report about the report. Find out which of the two gets read, because that one deserves your care. For the other, half a page will do, commas included.",
      water:
        "If one loud colleague forgets his manners and blames you for a loss, send the figures to everybody who heard him. Add no comment. Figures can end the matter in a day, and a quarrel would keep it alive until Christmas.",
    },
    dog: {
      meeting: "In your own year, every duty that you accept stays with you for years.",
      wood: "New rules will bring you new duties, one polite email at a time. Choose the one that you really can't take on. Object to that one alone. People listen to a colleague who objects once a year.",
      fire: "You've probably carried somebody else's duty for years, and a director you once trained would like to know. Call her, and say plainly what you need. In her place, you'd be hurt if an old friend hadn't called.",
      earth:
        "When your rivals turn out to be as reliable as you, let one of them lock up. Spend that evening with a colleague you've neglected for duty's sake. “I thought you'd moved,” the colleague may say.",
      metal:
        "The rule about vacation holds for you as well. Give each of your old duties to somebody by name, then leave for two weeks. The office will still be standing, and half of the duties won't be waiting.",
      water:
        "If you lie awake over a client who hasn't ordered since a quarrel, don't make a yearly duty of it. Call him at nine, and say that you miss his orders. Perhaps he's lain awake as well, over your prices.",
    },
    pig: {
      meeting: "Everyone is welcome, even people you haven't trusted for years. Most of them, you'll find, mean well.",
      wood: "When you help every newcomer during office hours, your boss may kindly put a stop to it. Post one fixed hour a week on your door. The newcomers who need you can come then, and the others only wanted coffee.",
      fire: "If a manager you never trusted offers you a better job, listen to the plans. The kindness is probably real, but look at last year's figures before you accept. If the money was earned first, you can happily say yes.",
      earth:
        "If a rival in the next department collects for the same charity, suggest one modest party, not two. The rival pours the drinks, and you hold the cash box. By dessert you may trust each other, or at least the count.",
      metal:
        "When generous bosses want to thank two hundred clients, you'll be the one who wraps gifts at eleven at night. Say beforehand how many you can do. Nobody upstairs has any idea how long a bow takes.",
      water:
        "Everyone meant well, the department has probably spent too much, and somebody has to mend that. Cut every budget by the same tenth, starting with yours. People forgive a cut that they can check on a napkin.",
    },
  },
  months: {
    rat: "In December's Rat month, your office falls for bargains and doesn't read the warranty. Check one large purchase before anybody signs. A single call about the small print can save more than the discount.",
    ox: "In January's Ox month, you could be right and end up alone. Withdraw one complaint, the smallest you have. Your colleagues will notice, and they'll listen more closely to the complaint that matters.",
    tiger:
      "Brave allies turn up in February, the Tiger month. Choose one cause, such as lights in the parking lot, and let them demand it while you bring the photos. The lamps may be on in March.",
    rabbit:
      "March's Rabbit month suits you best. There's something you never manage to say politely, so let a tactful colleague say it while you sit beside her. Your boss gets the facts without the growl.",
    dragon:
      "The Dragon month works against you: in April, somebody has plans for your area. Let that person explain while you take notes. A plan on paper has weak points, and you can answer each in turn.",
    snake:
      "Something is kept from you in May, the Snake month, and you itch to dig. Say to your boss, “Is there something I should know?” Quite often, the secret is a new printer.",
    horse:
      "June's Horse month brings you hopeful people. Tell one of them which task worries you most. Anybody who laughs first and then takes half of the task is worth a long lunch.",
    goat: "You and a good colleague are both easily hurt in July's Goat month. Let one matter of principle pass, such as who sits where. You'll still have the colleague when the chairs are replaced.",
    monkey:
      "Somebody plays a trick on you in August's Monkey month, and the whole office watches. Be the first to laugh. Tricksters go after people who get angry, so they usually pick somebody else next.",
    rooster:
      "In September, the Rooster month, short, sharp emails hurt. Before you answer one, walk over to the sender's desk. Most people who write like that turn out to be late for a meeting.",
    dog: "October is the Dog month, your own, and you've been too busy guarding things to keep in touch. Call five old friends, one each day. No favors are needed, and you'll feel less alone.",
    pig: "In November, the Pig month, people simply like you. Accept one invitation, and bring nothing. You'll see that they're glad you came, and that you don't have to earn your chair.",
  },
};
