import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, custom says to finish something old and to begin nothing new. Dragons are hard on Dragons, the old books add, so this year you judge yourself for every broken promise. Choose the promise you made most loudly, look up its date, and keep it before you make another. It may be a small thing, such as the coffee machine you announced to two hundred people. They still remember it. Wear a red thread for luck, given by somebody who loves you.",
  years: {
    rat: {
      meeting: "A colleague who's good with money takes your side and can find the funds for what you imagine.",
      wood: "If one of the new projects is yours, it could end at a limit on page six of the rules. Have your colleague read that far before you start. One changed detail may keep you going until the fall.",
      fire: "When you present an idea, last week's prices are already wrong. Have your colleague redo the budget that morning, and put it on page one. A boss who isn't worried about the cost can enjoy the rest.",
      earth:
        "Five large plans may compete for one small budget, and a fight could cost you yours. Join with two of the others before the vote. Your colleague makes the sum look careful, and you make it sound grand.",
      metal:
        "If every small receipt needs your approval, you'll still be counting cents at midnight. Have this colleague check anything under a hundred dollars. You sleep, and your colleague enjoys every cent.",
      water:
        "Your colleague may find a service in your budget that nobody has used for years. Cancel it together, and tell the boss the sum. News like that travels, and for once it's about you and a saving.",
    },
    ox: {
      meeting:
        "Old deals cause trouble this year: the other side remembers every word, and you only remember the mood.",
      wood: "Your plan may need the room that was promised to the trainees. Their supervisor has the email, and you have the memory of a nice lunch. Move your plan by two weeks. It costs less than the argument would.",
      fire: "Somebody in the warehouse may get noticed at last, and recall the heater you once promised. Bring one over yourself, in boots. The crew has only seen you on a stage, and may speak up for you when it counts.",
      earth:
        "An older project may claim the same floor as yours, and its manager was promised it first. Give way, in return for a signed date when your turn comes. You lose one year, and nobody can take that date away.",
      metal:
        "Last year's cheerful “we can do more” may come due every quarter. Promise one figure for December and none before. One target that you hit looks better than three that you miss.",
      water:
        "A stubborn boss may defend an old contract to the last word, though it loses money. Show the loss once a month, without a speech. Around the fourth time, even a stubborn boss may say, “Let's renegotiate.”",
    },
    tiger: {
      meeting: "A Tiger year is as bold as you, and projects start before anyone has settled who leads.",
      wood: "You may get one of those open jobs, and nobody has told your new colleagues who leads. They block you, and pushing makes it worse. Wait a week before the first order. By then, most teams want somebody to decide.",
      fire: "If a bold colleague takes your side, you'll rise higher than you would alone. At the first success, name that colleague before yourself. It takes one sentence, and nobody asks anymore who leads.",
      earth:
        "Another strong leader may move into your area, and then the staff has two captains and one permit. Offer to lead a team in the next region, with papers of its own. From that distance, you may even like each other.",
      metal:
        "If a manager with a hard target borrows you or your people for two weeks, fix the day of return before anyone goes. A project that nobody leads never gives people back.",
      water:
        "While the talk goes on, draft one page that gives each team its tasks and its leader. Keep it in your bag. When the move comes, everybody looks around for a plan, and only yours is printed.",
    },
    rabbit: {
      meeting: "Gossip hurts you this year: people quote your big remarks behind your back, and never quite correctly.",
      wood: "If a committee turns you down over one of those quotes, speeches won't help. A quiet clerk writes its minutes and seldom gets a visit. Tell the clerk what you really said. A correction in the minutes reaches every member.",
      fire: "If a joke of yours comes back as an insult, a speech makes it worse. Sit down with six of the offended people, and answer everything they ask. People who've heard you in person often correct the gossip for you.",
      earth:
        "Suppose you and a polite colleague were promised the same job, and people invent a feud. Suggest a trial: your colleague takes the first year, and you the second. “How about sharing it?” is the likely answer.",
      metal:
        "A polite colleague may quote your “we might” to a customer, and it turns up in the contract as a promise. Send the customer your real words in one friendly line. Until the signature, a term is easy to change.",
      water:
        "If two departments are upset over something you supposedly said, sit down with both and repeat quietly what you did say. They'll compare it with the two versions that they heard. Somebody laughs, and nobody has lost.",
    },
    dragon: {
      meeting:
        "Pride trips you in your own year: new ideas tempt you, while the promises you've already made come due.",
      wood: "If you've promised nine things in public, you can keep about seven. Take the other two back in the meeting where you made them. It hurts for a minute, and then somebody says, “Good, we were wondering.”",
      fire: "When a launch of yours is near, everybody claps, even in rehearsal. Show the whole thing to three people who don't clap easily. You'd rather hear from three than from three hundred which part isn't what you promised.",
      earth:
        "Real money may be offered for a new idea while an old promise is still waiting for its date. Suggest that half of it pays for finishing the old one. A kept date is the best argument for your next budget.",
      metal:
        "A big deal will want reports, speeches and favors from you, all flattering. Meanwhile an old promise to a small supplier waits in a drawer. Give it your Wednesday afternoons. Somebody else can make the speech.",
      water:
        "If your budget keeps losing a little, the cause is small and dull, such as a promise nobody ended. Find it before you begin anything new. Nobody applauds a repair, but it pays for itself every month.",
    },
    snake: {
      meeting: "A calm colleague takes an interest in your plans, and one dry remark can spare you months of work.",
      wood: "Even under a new name, old habits decide which plans get approved. Over coffee, have this colleague tell you how the last three plans got through. The remark may be as dry as “never before the budget meeting.”",
      fire: "Your angry answer may be written already, and very well put. Show it first to this colleague, who has seen bold people succeed and fail. “That's how the last one left” may be the whole comment.",
      earth:
        "This colleague may have tested your newest idea for three years and told nobody. Before you announce it, offer to share the project. You bring the audience, and your partner can answer when buyers want to see the tests.",
      metal:
        "Suppose you're invited onto a secret crisis team, and guess that it's an honor. “The last one took two years,” says your calm colleague. Get the hours and the end date in writing before you accept.",
      water:
        "You'd love to announce a plan in spring, when it's half done. Describe it first to this colleague, with the door closed. “And what if it's late?” may be the only remark, and an unannounced plan is never late.",
    },
    horse: {
      meeting: "You draw a large audience this year, and it soon moves on, so early offers do better than late ones.",
      wood: "A young client may be delighted with you on Monday and out of money in June. Make your offer on Tuesday, with half of the price paid at the start. The supplier who comes later may only get the applause.",
      fire: "When your idea gets applause, have the budget signed before people leave the room. You rarely have so many friends at once. After lunch, the same crowd will be clapping for an idea about parking.",
      earth:
        "In June, everyone's calendar is full of other people's events. Send your invitations in February, with the date and the first speaker. People who said yes to you early seldom move on to a later show.",
      metal:
        "Your team gets no reward, though, if customers in a hurry order a lot and pay late. Suggest to your boss that a third is paid up front. Customers who refuse might never have paid the rest.",
      water:
        "When people drop a project halfway and run to the next, offer to take it over, provided that little is left to do. There's no audience for the last two months. At the end, though, only your name is on it.",
    },
    goat: {
      meeting: "People want to know what your plan is good for. You convince them by naming somebody it helps.",
      wood: "If your plan moves thirty desks, the people behind them can stop it. Let them help with the drawing, and put in two modest wishes. “It's for Rosa, who wanted a window,” you can say when somebody asks.",
      fire: "Before you present your plan, describe it once in the staff kitchen, without slides. Somebody washing a cup may say that her mother needs just that. If she lets you quote her, it's the best slide you have.",
      earth:
        "If you and a kind colleague call on the same customers, you'd propose a new sales map for the region. Tell your boss about one customer who never knows which of you to phone. That story gets the map approved.",
      metal:
        "If the price sinks your large plan, you may get a small job instead, such as a form. Make it the best form in the building. Eight hundred people fill it in each week, and your boss is one of them.",
      water:
        "Friends will tell you troubles that would make fine examples in your speech. Use one only if its owner says yes. Bosses give a big budget to somebody trustworthy, and one of those friends may suggest you.",
    },
    monkey: {
      meeting: "Clever, quick people are on your side this year, and they work best on a goal as large as yours.",
      wood: "When you name your goal, they'll have twelve ideas before the coffee is cold. Have the best one tested on a single small order first. If it fails, it fails quietly, and eleven are left.",
      fire: "If quick colleagues suggest a silly video for your big launch, let it stay silly. A failed joke is forgotten on Monday. A failed vision gets quoted at every holiday party.",
      earth:
        "Suppose a clever colleague has built your idea first, and built it better. Sulk for one afternoon, then offer to present it together. The inventor has no audience, and you need something that pays its way.",
      metal:
        "Clever colleagues may take your project apart, and the tinkering eats the budget. Set a day when the team keeps the one part that customers love. The rest goes to other departments, which can pay for their own screws.",
      water:
        "“It'll be ready soon,” they may tell you, each about a different part of your goal. Write every part on the wall, with one name and one day. Quick people mean their promises, usually until Thursday.",
    },
    rooster: {
      meeting:
        "A Rooster year is your best match: a colleague who spots every error makes your ideas work, if you meet your deadlines.",
      wood: "If your idea needs a permit, your colleague has the certificate and knows the terms. At the hearing, let your colleague speak, and just nod. Without your speech, the whole thing takes an hour and ends with a stamp.",
      fire: "When you get the stage, tired buyers have already sat through six boasts. Rehearse the day before, with your colleague and every cable plugged in. A talk that starts on time, with a picture on the screen, already sounds different.",
      earth:
        "A form due on Tuesday may lie under your sketches, and your colleague knows under which one. Sign the form before you draw another line. The budget goes to the forms that come in first, and an unsigned form never does.",
      metal:
        "Checking everything could keep you two at work from breakfast until ten, and tired people make the expensive mistakes. Put a party on the schedule. Your colleague has never skipped an item on a schedule, not even a party.",
      water:
        "Another department's figures may look wrong to you, and your colleague can prove it. Visit its manager together, and let your colleague point at the page. Your part is the last sentence: “It could have happened to any of us.”",
    },
    dog: {
      meeting:
        "The year is hard on you: honest people question your big plans in public, and anger only proves them right.",
      wood: "Your plan may break a new rule, and the complaints fill a folder. Pause, and settle them in the order in which they came. It's slow, but nobody can call it unfair, and you're usually allowed to go on.",
      fire: "At a hearing, two critics may know your subject better than your own team does. Invite both to join the project. From then on, mistakes get found in your own meetings, and the shouting stops.",
      earth:
        "If your critics doubt that you're reliable, no speech will convince them. Bring coffee for their team on a cold morning, and do it every Tuesday. After two months of Tuesdays, people often ask about a plan in a friendlier voice.",
      metal:
        "If critics say that you think rules are for others, sign up for the dullest duty, such as the stockroom count. Count every box yourself. By evening your back hurts, and your next plan gets a fair hearing.",
      water:
        "Should an old quarrel about your spending come up again, call the loudest critic yourself. Go through all the figures, dull ones first. The critic will be bored after ten minutes, and nobody repeats a boring rumor.",
    },
    pig: {
      meeting: "People like you and nobody rushes you this year, so your plans get bigger and finish later.",
      wood: "Part of the reason is a week full of pleasant duties: a committee, a newsletter, a regular breakfast. Hand one of them to a new colleague in early spring. It's hard to finish anything large between breakfasts.",
      fire: "If you launch in spring, the money is gone before your friendly supporters have read page two. Hold the launch until fall, and cut the plan by half. Page two is then the last page.",
      earth:
        "A cheerful rival may court the same clients, and you'll want to offer something larger. Divide the clients over a good dinner instead. Your half is modest, gets through, and comes with the recipe for the roast.",
      metal:
        "If you pay for every lunch, colleagues owe you a favor, so nobody says that your plan has grown too long. For a month, let everyone pay. People who bought their own soup will say, “Cut chapter nine.”",
      water:
        "If your plan is late because an old partner made an honest mistake, say in front of everybody that it's forgiven. The next mistake may be reported the same day, and then it costs you an hour instead of a month.",
    },
  },
  months: {
    rat: "In December's Rat month, a friend who's good at counting has time for you. Let that friend price your boldest plan in three sizes. Bosses mostly pick the middle one, so make sure you'd enjoy it.",
    ox: "An agreement made in good spirits can fall apart in January, the Ox month. Reread the email in which you promised something. If it says more than you meant, a call in the first week can still put it right.",
    tiger:
      "February's Tiger month tempts you to promise something large. Promise something small instead, and deliver it within a week where your boss can see it. In March, your boss will believe the large promise too.",
    rabbit:
      "By the third desk, your “we might move” has become “we're moving.” In March's Rabbit month, tell people your news yourself, all on one morning. A rumor doesn't get far when everyone has heard the real thing.",
    dragon:
      "April is your own Dragon month, and you'd love to start something new. First spend an hour on what you started last year. There's a folder with a splendid name and two pages in it.",
    snake:
      "Somebody wise and quiet has time for you in May's Snake month. Show your three plans, and watch for the raised eyebrow. The plan that raised it is the one to drop.",
    horse:
      "June's Horse month may offer you a stage at short notice. Keep five good minutes ready, with one story and no history of the firm. Speakers who finish early get invited again.",
    goat: "Nobody wants to be led in July's Goat month, but everyone has an opinion. Collect a dozen over coffee, and listen for what people miss most. It's usually something small, such as a door that closes.",
    monkey:
      "In August's Monkey month, give quick colleagues one large aim, a small room and a deadline. Then stay out of the room, even when you hear laughing. They're probably working.",
    rooster:
      "In September's Rooster month, an exact colleague draws up a schedule for you. Follow it in order, even when the third item bores you. You'll finish more in four weeks than in the whole summer.",
    dog: "In October's Dog month, somebody questions your plan in front of the whole department. Answer from the documents, page by page. The critic may not be convinced, but the people who listened will be.",
    pig: "In the Pig month of November, nobody works against you and nobody is in a rush. Use one slow morning for a page about next year. Whatever still sounds good in January is worth doing.",
  },
};
