import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year comes every twelve years, and the custom is to check what you carry before you add to it. Somewhere on your list is a report that you took over for two weeks and have written every Monday since. Leave it out once. If nobody calls, you've won a morning, and you can look for the next report of that kind. It's also the custom to wear a red gift for luck, so accept the socks and don't work out what they cost.",
  years: {
    rat: {
      meeting: "No year is kinder to you: a quick colleague finds the easier way, and you do the work.",
      wood: "Your boss may put you on three of those projects at once. Let your colleague guess which one will last until fall, and put your careful work into that. The guess may be wrong, but quick people usually hear trouble first.",
      fire: "When a customer is tired of changed dates, your quick colleague will promise that you're different. Prove it with the first order, two days early. You don't have to say a word. Your colleague will say plenty.",
      earth:
        "If another team offers your kind of work for less, don't argue about the price. Divide the customers: your quick colleague wins new ones, and you look after the old. A cheap offer can't include ten years of service.",
      metal:
        "If your colleague promises a customer the tenth, you'd rather work nights than say it's too soon. Open a waiting list with honest dates. The clause about late delivery costs money this year, and a list costs a sheet of paper.",
      water:
        "Your colleague may be the first to hear that a firm is selling good equipment. The tip is useless without money, so keep a third of the budget until fall. Quick people find that hard, and you don't even notice.",
    },
    ox: {
      meeting: "Oxen are stubborn in their own year, so you'll hold on to your routine even more than usual.",
      wood: "If a young manager trains everyone on a new checklist, you'll want to keep your own. Follow every line of the new one for six months. After that, you know it better than the manager, and your corrections are welcome.",
      fire: "When an executive praises your report and asks what you need, your usual answer is “I'm fine.” Have one tool in mind, with its price. “I'm fine” is the only answer that gets you nothing.",
      earth:
        "Suppose the office can't decide who should run the customer database. Your routine is to wait until somebody names you. This time, volunteer in one line. The person who gets the task this year may well keep it for ten.",
      metal:
        "If three reports on your computer are nearly done, you'll want to polish them, as usual. Send one each week, just the way it is. Your boss sees three late reports arrive, and nobody sees the missing polish.",
      water:
        "You and your boss have probably disagreed for years about one form. Suggest half of your change in March, and don't mention it again. In fall it may be on the agenda, and each of you thinks the other gave in.",
    },
    tiger: {
      meeting:
        "Colleagues rush into things this year that you'd first think through, and nobody waits for your opinion.",
      wood: "When two coworkers leave, their sales targets land on your desk the same day. Send your boss a list of the dates you can really meet. After you've kept them all, you can apply for the better of the two jobs.",
      fire: "If a loud coworker rushes off to fight for your budget, the noise will embarrass you. Name the exact sum and let it happen. One loud meeting may get you what years of patience didn't.",
      earth:
        "While competitors rush into a new market and wait for their permit, their old customers wait, too. Call ten of them and offer what you've always sold. “You're the first to pick up a phone,” one of them may say.",
      metal:
        "In the rush for a target, a coworker will break things, and you'll stay late to mend them. Have each repair approved as overtime first. Somebody has to sign for every hour, and may tell your coworker to slow down.",
      water:
        "A large job may come in overnight and end just as suddenly. Have a fixed part of each paycheck moved to savings while it lasts. You've always thought about the day after, and this year it comes.",
    },
    rabbit: {
      meeting: "Your plain yes and no sound colder this year than you mean them.",
      wood: "When a committee sends you a new rule as a polite request, your one-word answer sounds like a refusal. Write back two friendly lines, even if they only say yes. Before the next rule, the committee may ask you first.",
      fire: "When you present your project, the board may hear a scolding where you only meant a fact. Let a tactful colleague give the talk while you answer the questions. People approve a budget more easily if nobody feels insulted.",
      earth:
        "Once four people want the quiet room you've used for years, a flat no starts a feud. Suggest a schedule on trial, with two mornings for you. A trial sounds safe, and three months later nobody remembers that it was one.",
      metal:
        "Suppose your report is correct, and the client still doesn't like it. Spend one more day on the cover, the labels and a kind first sentence. Strict readers take a careless cover for careless figures.",
      water:
        "A charming coworker may forget the figures you need, and your bare reminder would spoil things. Send a friendly note on the day before they're due. It's the same reminder, but it comes early enough to be kind.",
    },
    dragon: {
      meeting: "Somebody's grand new plan may push aside what you were promised a year ago.",
      wood: "The big project may take two weeks of your time, and your own deadline is forgotten. See your boss that day and suggest a new date, ten days later. On the first day, a new date is often just a signature.",
      fire: "When the leaders are in a mood to celebrate, they'll promise you a budget on the spot. Order your equipment within the month. The mood passes, and nobody sends back a machine that's already plugged in.",
      earth:
        "While everyone crowds around one huge contract, your regular customers lose their place in line. Visit the five oldest and renew their orders. The huge contract may be cut in half, but nobody cuts five small ones on the same day.",
      metal:
        "Suppose a big customer keeps changing the order and moves your payment each time. Deliver in four parts, with a bill for every part. When the last part is changed again, the first three are paid.",
      water:
        "If the grand plan gets trimmed, your boss will want a person who says no in a calm voice. Agree to watch the money only if you may refuse a payment. Otherwise, your own budget is the easiest to trim.",
    },
    snake: {
      meeting: "You have no better ally this year than a thoughtful colleague, who plans while you work.",
      wood: "If your firm gets a new name and ninety pages of rules, everyone signs and nobody reads. Read ten pages a week together with that colleague. Page sixty may offer a paid course, with exactly two places.",
      fire: "While other people write angry emails, your ally may sketch over lunch how to do your job in half the steps. Try the first step the next morning. An hour saved each day is good for anybody's nerves.",
      earth:
        "A careful buyer will want to know who's responsible for what, and nobody on your project can tell. Have your ally write it on one page, and let everyone sign. Buyers order sooner from people who put their names down.",
      metal:
        "When five people offer you work, you'd guess that you can do it all. Have your thoughtful colleague call each of them and ask for a contract. Usually, two will send one, and three only had an idea.",
      water:
        "Your firm may plan something for months, and you'd be the last to hear. Let your ally guess over lunch which skill it'll need, and start to learn it. When the plan is announced, you've already had months of practice.",
    },
    horse: {
      meeting: "Hurried people get a nod out of you too soon this year, and you pay for it later.",
      wood: "A fast-growing customer may want a large delivery now and promise to pay in fall. Answer, “You'll hear from me tomorrow,” and look up how the last bills were paid. A customer with money can wait one night.",
      fire: "If your boss says yes to your new equipment in front of everyone, that's a hurried nod, too. Carry the order form with you and get it signed right there. When the elevator reaches the fourth floor, the yes is forgotten.",
      earth:
        "When a rival offers the same job in half the time, your customer wants a nod to that from you as well. Show a job of yours that's run for three years without repair. Anyone can promise half the time.",
      metal:
        "When an order is rushed and well rewarded, you'd nod and do it all in one go. Work in small batches, and finish each before the next. If the customer changes everything on Wednesday, you've lost two days instead of ten.",
      water:
        "If a buyer wants you to start today, say that you'll begin when the deposit arrives. Hurried buyers mean well, and next week they want something else. The serious ones pay on the spot.",
    },
    goat: {
      meeting: "The Goat year is your clash: other people change your routine, and they do it with a smile.",
      wood: "Your duties may be divided up again without a word to you. Your boss expects a fight, so accept politely and name the one task you want to keep. A single modest request is hard to refuse.",
      fire: "If a new manager finds your seven o'clock start unfriendly, rules won't help you. Let a well-liked colleague tell how you rescued the customer who called at ten past seven. Managers forget a rule sooner than a good story.",
      earth:
        "When everyone starts to improve the office, somebody will want your shelf, your window or your parking spot. In the first week, give up the one you need least. After that, people are often too embarrassed to mention the other two.",
      metal:
        "Kind coworkers will want one more favor every week, until your routine is gone. Track the hours for three months, and show your boss the total. “I had no idea” is the usual answer, and then a calculator comes out.",
      water:
        "If a friend owes you money for a job and remembers a smaller sum, a bare no would end the friendship. Meet with somebody you both trust. It's easier to give in to a third person than to you.",
    },
    monkey: {
      meeting: "New tools come faster than you like this year, and the quick learners enjoy being quick.",
      wood: "The old software may be switched off in May, and one of the twelve new ones replaces it. Do the tutorial on the first morning, with the door closed. Quick learners skip it, and in June some of them need help.",
      fire: "If a clever coworker builds a shortcut that saves a day a week, test it for a month on a job that nobody sees. If it breaks there, you've lost an afternoon and no reputation.",
      earth:
        "When clever colleagues build your old method into a new tool, they may forget whose method it was. Give an hour's class on it, with your name on the handout. People throw out tools, but they keep handouts.",
      metal:
        "Suppose the inventors take your old process apart and need you to build the new one. Get their drawing signed before you start. It'll change halfway, and then the signature shows who pays for the change.",
      water:
        "If a salesperson says that the bargain on a new tool ends tonight, go home and sleep. In the morning, a good offer is still there, and a bad one has become even cheaper.",
    },
    rooster: {
      meeting: "The people who check everything see how careful your work is, and for once somebody says so aloud.",
      wood: "When everybody signs up for the easy certificate, apply for the hard one. Your files are in order anyway, and a colleague who spots every mistake can quiz you over lunch. Few people pass, because the test is mostly about care.",
      fire: "If a better position opens, you'd never put yourself forward. Let the colleague who checks your work name you to the boss, with three of your results. After a year of boasting, bosses believe the person who usually finds mistakes.",
      earth:
        "You and one of those colleagues may each have a perfect filing system, and the two don't match. Spend two hours at one table and choose one, even if it isn't yours. Then either of you can take a vacation.",
      metal:
        "If your work passes every check, this is the year to mention it at your review. Ask for a tenth more, with the test reports in your hand. Your boss has just seen what other people's mistakes cost.",
      water:
        "The colleague who checks time sheets may remark, politely, that yours are wrong: you left out every hour that seemed too small. Go through last year together, and hand in the missing hours. The back pay might cover a new computer.",
    },
    dog: {
      meeting: "You're judged strictly this year, and only what you have in writing counts in your favor.",
      wood: "When the new rules bring an inspector to your floor, you'll have all the papers, in an order that only you understand. Sort them to match the inspector's checklist. The visit that takes others a week is over before lunch.",
      fire: "If an old complaint about you comes up, a loyal colleague will defend you from memory. Hand over the dates and emails that prove the point. “I have it here in writing” usually ends such a meeting.",
      earth:
        "You and an old colleague may each call your own method the reliable one. Use each for a month, and have somebody else note the errors. The loser buys lunch, and the winner has it in writing.",
      metal:
        "Suppose a good cause at the office takes your evenings, and nobody thinks of paying. The paragraph on overtime holds for good causes, too, so submit your hours. The cause stays exactly as good as it was.",
      water:
        "If your team trusts you with the coffee money, somebody may still be angry about last year's twenty dollars. Post the balance on the wall every month. It's hard to quarrel with a sheet of paper.",
    },
    pig: {
      meeting: "You're among kind people this year, and none of them will tell you where to stop.",
      wood: "There may be money for an assistant, but your kind boss waits until you say that you need one. Hand in the request, filled in and priced. Money that's approved on a Monday is often gone a week later.",
      fire: "When your grateful boss wants to give you something, your first thought is that you need nothing. Name a thing that lasts, such as a good chair. Next year the money is gone, and you'll still be sitting in the chair.",
      earth:
        "For years, kind colleagues have handed you their work, and you never said stop. Return one task a month to its owner, with a page on how it's done. Each of them gets only one back, so nobody complains much.",
      metal:
        "If a generous customer keeps wanting small extras, you've probably done them all for nothing. Send a price list along with the next one. The customer has counted them, too, and was only waiting to hear what they cost.",
      water:
        "Suppose an old work partner invites you to join a project, and you forgive everything and take on half of it. Say over the first coffee how many hours you have. Ten hours that were promised as ten disappoint nobody.",
    },
  },
  months: {
    rat: "Your best ally is quick, and December's Rat month brings you an easier way. Hear a fast colleague out before you start the heavy job. Ten minutes of listening could save you all of January.",
    ox: "January's Ox month is your own, and it's for repairs. Fix one thing a day: a template, a chair, a slow computer. In February, when everyone else starts something, your tools work.",
    tiger:
      "Three teams want you for a launch in February's Tiger month. Join only the team that has a budget, and give it your first hour each day. In March, it's the only launch that's still alive.",
    rabbit:
      "In March's Rabbit month, people hear an order in every plain note. Take out the word “must” before you send a message. They do the same work for you and stop arguing about the tone.",
    dragon:
      "Somebody with large plans forgets a small promise to you in the Dragon month of April. Confirm the promise by email in the first week. If it slips anyway, your email gets you a new date.",
    snake:
      "A thoughtful ally can solve your hardest problem in May's Snake month. Hand over the facts, and don't ask about it for three weeks. On the first day, you'd only get the answer you already have.",
    horse:
      "People talk fast in June's Horse month, and you nod too soon. Repeat each task aloud, with the day and the amount. A wrong number is then caught in the meeting instead of a week later.",
    goat: "July's Goat month clashes with your sign: your desk, your shift or your route is changed. On the first day, thank the coworker who shows you the new way. You'll need that coworker all month.",
    monkey:
      "Your old tools are replaced in August's Monkey month. Give the new ones an hour a day, and let yourself be bad at it. The short guide you write afterward makes you the expert.",
    rooster:
      "Finish your longest job in September's Rooster month, when a friend who checks and counts has time for you. Let that friend proofread the result, and the whole office will hear how good it is.",
    dog: "Somebody will check your papers in October's Dog month, so check them first. Perhaps a license has expired or a signature is missing. There's still time to get a copy before anyone asks.",
    pig: "In November's Pig month, people take their time over lunch and say yes more easily. Make the request you've put off since summer before anyone gets up. Back at work, people think of the budget.",
  },
};
