import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your worry doubles in your own year, and so does your loyalty. That's why tradition says to take on nothing extra. Look for one duty that you've had for so long that nobody remembers who gave it to you. Find out whether anybody still needs it. If nobody does, hand it back with a kind word, and spend the free evening with a friend. Red socks are lucky in your own year, but only as a present. The friend may take a hint.",
  years: {
    rat: {
      meeting: "Everyone is after a profit, and you're the one who notices who pays for it.",
      wood: "With so many short projects, your firm will probably write a new overtime rule. Learn it right away, and tell each project leader what an evening costs. The rule limits you as well, so for once you'll be home for supper.",
      fire: "If there's suddenly money for a proposal you gave up on, begin this week. You'll want to know who pays for it, and you can find out while you work. In a few days, the money could belong to another plan.",
      earth:
        "If a careful newcomer guards the same small budget as you, every bill gets checked twice. Divide the bills by supplier, and compare notes for ten minutes a day. It's a relief that somebody else notices things, too.",
      metal:
        "This time, the one who pays may be you: a target reached without a sigh gets raised. Book every vacation day in your contract before the next target is set. Your boss can only plan with the days that are left.",
      water:
        "If nobody quite knows where the petty cash goes, offer to look after it. Post every expense on the last day of the month. People will read that list like the sports page, and the news will reach your boss.",
    },
    ox: {
      meeting:
        "It's a stiff year for you: rules are applied to the letter, and being right doesn't keep you out of trouble.",
      wood: "If you need a certificate now for what you've signed for years, an appeal won't help. Take the course, and meanwhile show your manager each order that had to wait. She can make an exception without losing face.",
      fire: "A manager who goes by the book has probably noticed that you do, too. Send him one question about your future, on paper, because he doesn't like visits. If there's trouble one day, he'll know your name.",
      earth:
        "If you and an experienced colleague each swear by your own procedure, the decision takes all year. Try both for a week, and let somebody else hold the stopwatch. The loser wasn't wrong then, only slower.",
      metal:
        "When colleagues are late, they pass their files on to you, because you never send one back. Announce a limit of two a month, and keep count. “That's the third” will be enough, and nobody can call it unfair.",
      water:
        "If an old argument about a bill is opened again, you'll have the papers, because you keep everything. Send one copy with a friendly note, and don't push. Even a stubborn customer pays if he needn't say that he was wrong.",
    },
    tiger: {
      meeting:
        "Brave colleagues have your back this year. You like their cause, and you notice the people they forget.",
      wood: "Say a brave friend quits to start something, and nobody has thought of her assistant. Suggest him to your boss for one of the open jobs, before the farewell party. Your friend will blush for a minute and write the reference.",
      fire: "One of the forgotten people may be you, if you've never said that you'd like to be promoted. Practice that one sentence on a friend. “Finally,” the friend will say, and your boss may say the same.",
      earth:
        "If you and two friends could each head a bold plan, leave the title to the friend who wants it most. Take the permits, which the other two have forgotten. The head of the plan will call you every morning.",
      metal:
        "If you do every task of their cause yourself, the targets will eat your evenings. Pick a substitute for each task, and let her do it once while you watch. Then a cold won't make you feel like a deserter.",
      water:
        "If your firm's big move makes customers nervous, suggest one printed promise, such as a refund within ten days. Your brave colleagues forget that customers don't sit in the meetings. With a promise in hand, people keep ordering.",
    },
    rabbit: {
      meeting:
        "It's your best year for a partner: somebody tactful, who says politely what you would growl or swallow.",
      wood: "If a committee has put off your promotion twice, give your partner both dates. She can mention them over coffee, where they sound like a reminder. From you they'd sound like an accusation.",
      fire: "Say your partner knows managers who'd pay for your project. Show them one chart of where each dollar goes, and leave out the speech about injustice. A speech would offend somebody now, and a chart can't.",
      earth:
        "If your fiercest rival gets along with your partner, have lunch, the three of you. Propose sharing one task, such as the training, for a trial month. You can both walk away from a trial, and you probably won't.",
      metal:
        "If you put twice the usual hours into every report, nobody knows it, because you'd never say so. Let your partner name a strict limit for you, perhaps three reports a month. In her voice, it sounds like good news.",
      water:
        "If a talk about your pay is coming, rehearse it with your partner. Say what you'd growl, and let her turn it into one quiet sentence. Quiet sentences get more this year, and hers has a number in it.",
    },
    dragon: {
      meeting: "The year works against you, because somebody with a large plan would like to have your area.",
      wood: "If the plan grows into your area, you can't keep all of it. Offer to give up the title as long as your team stays together. You can win a new title sooner than a new team.",
      fire: "Say the planner invites you to lunch between two launches and offers you a post. Before you refuse, find out where your team would go. If your people are safe, a yes is no betrayal.",
      earth:
        "Say your department and the planner's want the same money, and neither gives in. Find one paragraph that both agree on, and start there. With a firm date ahead, management pays for whatever has begun.",
      metal:
        "If the planner builds her great show from your reports, you've become her supplier. Agree before you start on a credit for each part. She's generous with applause, and applause won't get you a raise.",
      water:
        "When the grand plan gets smaller, there are rumors about where, and people trust you to know. Post what's certain each Monday: dates, sums and who said so. Once even the planner reads it, your area is hard to take.",
    },
    snake: {
      meeting:
        "People keep their plans to themselves, and you suspect the worst. Half of the time, there's nothing behind it.",
      wood: "If your requests have come back unsigned since the reorganization, there's probably a new policy that nobody announced. Get the printed text from the clerk who applies it. You may find that half of your requests are allowed.",
      fire: "Say a senior colleague talks you out of an angry email. Visit him once a month, and tell him what you did with his advice. He knows the plans that you can only suspect, and one of them may include you.",
      earth:
        "Say a job was promised to you and to somebody else. It's probably no plot, and somebody just forgot. Bring the manager who decides one calm page of results. In a year of checking, such a page gets read twice.",
      metal:
        "If you work on a project that's still secret, nobody sees how much. Note your hours and results each Friday, with the date. At the announcement, others will guess what their part was, and you'll have a list.",
      water:
        "If a supplier's story changes a little with each call, this may be the other half. Write down every version for a month, then read him all four in order. He'll probably offer a refund before you reach the last.",
    },
    horse: {
      meeting: "Hopeful people like to work with you, and they laugh you out of most of your worries.",
      wood: "If a hopeful friend's project grows right into yours, settle with her who decides what. Let her have the headlines, and keep your own budget. One day hers may run out of money, and yours won't.",
      fire: "Say colleagues nominate you as chair on the spot, and you'd rather take the minutes. Accept for one term, and leave the speeches to somebody louder. It took them ten seconds to think of a person they trust.",
      earth:
        "If everyone on your hopeful team is loyal to a different plan, call a vote, and try the winner for a month. That's quick and orderly at once. A trial has an end, so nobody has to feel betrayed.",
      metal:
        "Say hopeful colleagues have talked you into three office events. Keep the one for the children, and hand two clipboards back to the people who suggested those events. One good party earns more praise than three tired ones.",
      water:
        "When plans change in midweek, nobody remembers to collect what customers owe. Take the list, and call them in a kind voice. You'll worry before each call, and most customers will say, “Oh, that was still open?”",
    },
    goat: {
      meeting: "People near you are easily hurt, and a small principle can cost you a friend.",
      wood: "If a colleague wants one of your rules dropped, her request will probably be granted. Sort out beforehand which rules protect people and which only protect your peace and quiet. Give up one of the second kind, and she'll be content.",
      fire: "Say a colleague you quarreled with years ago praises you aloud in a meeting. Don't search for the motive. Go to her desk the same day, with a small plant. She's been looking for an end to the quarrel, too.",
      earth:
        "Say you and the next department share a budget and watch each other's receipts. Have the money divided, even if your half is smaller. Nobody will move away this year, so you'd better be able to say good morning.",
      metal:
        "If half of your week goes into other people's projects, say so once at the monthly meeting, with the hours. Keep your voice calm. A speech about fairness would hurt somebody, while a number gets you help.",
      water:
        "When customers tell you their troubles, an early offer would hurt them. Let ten minutes pass, then name the one product that would help, with its price. They came for a friend, and they'd rather buy from one.",
    },
    monkey: {
      meeting: "Clever people try their tricks on you, and you suspect a crime. Most of them just like to be quick.",
      wood: "One of the twelve ideas may be software that takes over half of your checks. Learn to use it before the training begins. You'll be the one who teaches the others, and the interesting half of the checks stays yours.",
      fire: "If a colleague's risky joke of a product earns money after all, he may offer some to your serious project. It isn't a trick. Take the money, and thank him in the annual report. He'll read that line aloud to everyone.",
      earth:
        "If a quick newcomer moves into your field, don't wait for her first trick. Offer a trade over coffee: your records for her shortcuts. You'll find hers sloppy, she'll find yours dusty, and both are useful.",
      metal:
        "If somebody takes your method apart and wants it rebuilt overnight, say on the first day how many hours that takes. Leave the number on his desk. It's curious how many emergencies have time until Thursday.",
      water:
        "If the sales team promises too quickly, that's no crime, but it leaves gaps. Call three customers, and let them tell you what they think they bought. You can fix the contract before anybody feels cheated.",
    },
    rooster: {
      meeting: "Sharp remarks hurt you more than usual. Most are about a comma, and you hear them as a verdict.",
      wood: "Say a course brings new rules and a pile of notes on your work. Answer each note the same day in a single line. “Corrected, thanks” leaves a critic with nothing to add.",
      fire: "If a strict critic praises your results, you'll want to explain that it was nothing. Just say thank you, and let her repeat it to your boss. In a year of loud praise, hers is the kind that counts.",
      earth:
        "If a colleague checks your files for a living, trade desks with him for one day. By late afternoon, you'll have written three sharp notes of your own. One of them is about a comma.",
      metal:
        "You'll probably have to write a report, and then a report about the report. Find out which of the two gets read, because that one deserves your care. For the other, half a page will do, commas included.",
      water:
        "If one loud colleague forgets his manners and blames you for a loss, send the figures to everybody who heard him. Add no comment. Figures end the matter in a day, and a quarrel would keep it alive until Christmas.",
    },
    dog: {
      meeting: "In your own year, every duty that you accept stays with you for years.",
      wood: "If new rules bring you new duties, one polite email at a time, choose the one that you really can't take on. Object to that one alone. A person who objects once a year gets a hearing.",
      fire: "If you've carried somebody else's duty for years, the director you once trained would like to know. Call her, and say plainly what you need. In her place, you'd be hurt if an old friend hadn't called.",
      earth:
        "If your rivals at work turn out to be as reliable as you, let one of them lock up. Spend that evening with a colleague you've neglected for duty's sake. “I thought you'd moved,” the colleague may say.",
      metal:
        "The rule about vacation holds for you as well. Give each of your old duties to somebody by name, then leave for two weeks. The office will still be standing, and half of the duties won't be waiting.",
      water:
        "If you lie awake over a client who hasn't ordered since a quarrel, don't make a yearly duty of it. Call him at nine, and say that you miss his orders. He's lain awake as well, over your prices.",
    },
    pig: {
      meeting: "Everyone is welcome, even people you haven't trusted for years. Most of them, you'll find, mean well.",
      wood: "If you help every newcomer during office hours, your boss will kindly put a stop to it. Post one fixed hour a week on your door. The newcomers who need you will come then, and the others needed coffee.",
      fire: "Say a generous manager offers you a better job in a team with grand plans. The kindness is real, but look at last year's figures before you accept. If the money was earned first, you can happily say yes.",
      earth:
        "If a rival in the next department collects for the same charity, suggest one modest party instead of two. The rival pours the drinks, and you hold the cash box. By dessert you'll trust each other, and still count the box.",
      metal:
        "When generous bosses want to thank two hundred clients, you'll be the one who wraps gifts at eleven at night. Say beforehand how many you can do. Nobody upstairs has any idea how long a bow takes.",
      water:
        "Say everyone meant well, the department has spent too much, and you have to put that right. Cut every budget by the same tenth, starting with yours. People forgive a cut that they can check on a napkin.",
    },
  },
  months: {
    rat: "In December's Rat month, your office falls for bargains and doesn't read the warranty. Check one large purchase before anybody signs. A single call about the small print saves more than the discount.",
    ox: "In January's Ox month, you could be right and end up alone. Withdraw one complaint, the smallest you have. Your colleagues will notice, and they'll listen more closely to the complaint that matters.",
    tiger:
      "Brave allies turn up in February, the Tiger month. Pick one cause with a clear end, such as better light in the parking lot. Once the lamps are on, you can rest.",
    rabbit:
      "March's Rabbit month suits you best. There's something you never manage to say politely, so let a tactful colleague say it while you sit beside her. Your boss gets the facts without the growl.",
    dragon:
      "The Dragon month works against you: in April, somebody has plans for your area. Let that person explain while you take notes. A plan on paper has weak points, and you can answer each in turn.",
    snake:
      "Something is kept from you in May, the Snake month, and you itch to dig. Leave it for four weeks, and spend the time on your own work. The news comes out in June anyway.",
    horse:
      "June's Horse month brings you hopeful people. Tell one of them which task worries you most. Anybody who laughs first and then takes half of the task is worth a long lunch.",
    goat: "You and a good colleague are both easily hurt in July's Goat month. Let one matter of principle pass, such as who sits where. You'll still have the colleague when the chairs are replaced.",
    monkey:
      "Somebody plays a trick on you in August's Monkey month, and the whole office watches. Be the first to laugh. Tricksters go after people who get angry, so they'll soon pick somebody else.",
    rooster:
      "In September, the Rooster month, short, sharp emails hurt. Before you answer one, walk over to the sender's desk. Most people who write like that turn out to be late for a meeting.",
    dog: "October is the Dog month, your own, and you've been too busy guarding things to keep in touch. Call five old friends, one each day. No favors are needed, and you'll feel less alone.",
    pig: "In November, the Pig month, people simply like you. Accept one invitation, and bring nothing. You'll see that they're glad you came, and that you don't have to earn your chair.",
  },
};
