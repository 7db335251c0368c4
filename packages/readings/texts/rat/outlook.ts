import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to use your own year for a review and to start little that's new. Begin with the exits you keep open: the saved job search, the side business that earned forty dollars, the recruiter you call twice a year. Keep the one you'd really use and close the others, because they cost you an evening a week. Tradition also wants you to wear something red that was a present. Red socks under the desk count.",
  years: {
    rat: {
      meeting: "Let a new offer wait a week before you answer. In your own year you doubt yourself more than usual.",
      wood: "Your boss likes your quick sketches and wants a new one every week, until you're working Sundays. Offer one sketch a month, tested on a real customer. Your boss gets better ideas, and you get your sleep back.",
      fire: "One large customer is within reach, but the buyer haggles late into the evening. Before the first call, tell a friend the lowest price you'd accept. You won't go below a figure that somebody else has heard.",
      earth:
        "Your shortcuts are closed, and even a ten-dollar cable needs a purchase order. Learn the form in January and file yours every Monday, complete. In a few months, accounting handles your orders first, because there's nothing to correct.",
      metal:
        "Take the small job that a former boss sends you, at your usual rate. You'll be tempted to haggle. But old bosses remember who was easy to hire, and the next job is three times the size.",
      water:
        "You and a rival hear the same news and chase the same customers. Over lunch, pass on the client who's too big for you. Your rival sends back two small ones, and you've both avoided a price war.",
    },
    ox: {
      meeting:
        "Pair up with a steady colleague who finishes what you start, and share the credit. Hardly any other year suits you better.",
      wood: "Every newcomer is sent to you with questions, and your own work moves into the evening. Teach one fixed class, Tuesdays at ten, and let your colleague answer the rest. You'll have taught everybody, and you'll get home for dinner.",
      fire: "Together, take on the firm's hardest account, which nobody else had the patience for. You find out what the client really wants, and your colleague delivers it. In a year, it's the account that everyone envies.",
      earth:
        "A new client's contract runs to sixty pages, and you skim. Have your colleague read it line by line before you sign. The clause about free corrections is on page forty, and striking it saves you a month.",
      metal:
        "A large firm offers you two a free office and its software. Accept in both names, and settle right away who pays for repairs. That talk takes ten minutes now, while everybody is pleased.",
      water:
        "Before summer, offer your colleague a better share and a new title. Other firms are already calling, and a steady person doesn't mention such calls. People who have just been asked to stay seldom listen to recruiters.",
    },
    tiger: {
      meeting:
        "Say one figure aloud in each meeting. Bold people do the talking this year, and you're the one with the numbers.",
      wood: "A founder calls at six and needs the numbers for tomorrow's investor. You deliver, so the founder calls again the next week. Charge double after five o'clock. The emergencies drop by half, and you earn the same.",
      fire: "A coworker's bold launch runs over budget, and you can see where the money leaks. Offer to plug the leak in twenty hours, for a fee agreed beforehand. Without that limit, the rescue eats your weekends until summer.",
      earth:
        "Your office wants to expand, and the town could stop the plan. Phone the town clerk in January and get the list of what's required. You'll be asked to run the project, because nobody else knows the list.",
      metal:
        "A loud vice president likes your figures and repeats them upstairs, sometimes wrong. Send one clear chart before each board meeting. The vice president gets the applause, and your budget gets through in a hard year.",
      water:
        "Three newcomers enter your field in the same month. You could try to outdo all of them, but one asks very good questions and would tell a partner what a rival never hears. Have coffee with that newcomer first.",
    },
    rabbit: {
      meeting:
        "Say good morning before you ask for anything. Manners and forms count this year, and tradition even speaks of punishment.",
      wood: "Polite colleagues ask for tiny favors, and on Thursday your week is gone. After the third favor, answer with a date: “Happy to, on the tenth.” Half of your colleagues then manage without you, and nobody is offended.",
      fire: "Send the three copies and the cover sheet that a client's bid rules demand, even though one clever email would do. Two cheaper bidders won't bother. They're thrown out over the cover sheet, and you win the job.",
      earth:
        "Your firm rewrites its travel rules, and your tricks with hotel points stop working. Read the new handbook once, on a rainy evening. You'll find three perks that are still allowed, because nobody else reads that far.",
      metal:
        "A discreet clerk in the licensing office likes you and says which box to check on your form. Follow the advice and keep the clerk's name to yourself. You'll get the next hint only if this one stays secret.",
      water:
        "A remark you typed about a coworker reaches that coworker the same afternoon. Keep people out of your messages this year, and say what must be said by phone. Nobody can forward a phone call.",
    },
    dragon: {
      meeting:
        "Join a large project with a confident leader, and look after the money. It's one of your best years for that.",
      wood: "Early in the year, book ten days off in August, with a deposit you can't get back. The project will eat your evenings, and you won't stop by yourself. But you hate to lose a deposit, so you'll go.",
      fire: "The famous client loves your leader's opening speech and then wants to know what everything costs. Have that answer ready: twelve pages, every item priced. The speech wins the applause, and your pages win the contract.",
      earth:
        "The finance chief will cap the project, and nobody wants to hear that. Before the vote, work out the version that fits under the cap. When the number falls, you have the only plan that's ready.",
      metal:
        "Large firms have grants and unused budgets that nobody claims. Apply for one on the first of each month, even where you see little hope. Twelve forms bring in perhaps two grants, and two are plenty.",
      water:
        "An order comes up that's too large for you and for each of your rivals. Bid as a team of three, with you in charge of costs. A third of that order is more than a year of small ones.",
    },
    snake: {
      meeting:
        "When you ask something, let the pause run to ten seconds. People think first, and the useful part comes at the end.",
      wood: "Your boss loves your market research and pays nothing extra for it. Limit the research to Mondays and Tuesdays, and bill clients for the other three days. You'll find nearly as much, and your bonus arrives.",
      fire: "Your slow project looks dead, and a nervous manager wants to cancel it. Every Friday, send that manager one figure that shows progress. Your project gets another quarter and starts to pay in the fall.",
      earth:
        "The facts you usually pick up beside the printer are in locked files this year. Put your question to the right person, once, by email. Even a plain no saves you three months of guessing.",
      metal:
        "Because you can keep a secret, you get a chair in a meeting that few people attend. Say little there, and take your papers home with you. You'll be invited again, because nothing leaked.",
      water:
        "Publish your price list this year, and promise delivery in five days. Your rivals watch your prices as closely as you watch theirs, and secrecy costs you an hour a day. Your speed is harder to copy than your prices.",
    },
    horse: {
      meeting:
        "This year clashes with your sign, and a job can change overnight, so keep three months' pay in the bank.",
      wood: "Your firm moves or changes its name, and all the extra work lands on you. Hand out the tasks on the first day, with a name beside each. Otherwise you'll do every one of them yourself, on Sundays.",
      fire: "Two departments are merged in one afternoon, and nobody knows what either of them spends. Lay both budgets side by side within the week. The person with that comparison gets asked to lead, at a better salary.",
      earth:
        "You get a new boss who owes your old contacts nothing. Learn this boss's three rules within a week and keep all of them. After a month or two you're trusted, and you hear the plans again.",
      metal:
        "On your worst day, a recruiter or a former client calls you. Call back within a day, with your resume already up to date. Such callers try three people, and the first to answer gets the job.",
      water:
        "In January, write to five old coworkers you'd gladly work with again. Many people in your field need a new place this year, and so might you. One of the five will look for a colleague before the job is advertised.",
    },
    goat: {
      meeting:
        "Your bare numbers sound like blame; tradition calls that harm. Put a kind sentence in front of every figure.",
      wood: "You're put on somebody's pet project, and the goal moves every week. Have the owner draw the finished thing before you begin. When the goal moves again, the drawing gets you more time or more money.",
      fire: "Your three-line email about the budget hurts a designer, who argues for a week. The next time, walk over with two coffees and name the number in person. The number stays the same, and the work starts that afternoon.",
      earth:
        "Read the minutes of the meetings that you aren't invited to, because your budget is decided there. Nobody hides them; you just never looked. You'll see a new rule two weeks early, with time to plan around it.",
      metal:
        "A kind senior colleague speaks up for your raise, and you wonder what's behind the kindness. Just say thank you. If you go looking for the catch, your helper will notice and stop helping.",
      water:
        "Six people talk at once in the planning meeting, and each goes home with a different deal. Before anybody gets up, repeat in plain words what was agreed. You'll spare yourself a month of corrections.",
    },
    monkey: {
      meeting:
        "Quick, clever colleagues take your side. Of all their ideas, follow the one that a customer would pay for.",
      wood: "Your new allies text you ideas at midnight, and you answer. Tell them which two nights you're off, and switch the phone to silent. The ideas will still be there at breakfast, and you'll judge them better.",
      fire: "A good contract is within reach, and three other firms want it. Your side is quicker, so send the offer on the evening of the first meeting. The client reads your offer while the other three are still writing.",
      earth:
        "The purchasing office has a form with small print, and a clever friend has a trick to avoid it. The trick takes a month. Fill in the form together in one afternoon, and you're first in line.",
      metal:
        "Before you build a tool of your own this year, find out which ally already has one to lend. Pay with a list of the faults you find. You save three weeks, which is enough for one more sale.",
      water:
        "You and an ally will someday disagree on whose idea came first. Settle the shares now, while the idea has earned nothing. Half of nothing is easy to give away, and later the agreement holds.",
    },
    rooster: {
      meeting:
        "Small points in your old deals slip this year; tradition expects it. In January, reread what you agreed to.",
      wood: "Over the years, you've taken on duties that your job title doesn't cover. Show your boss the list, with the hours. If the title can't be changed, hand back the two longest tasks, and you've won a day a week.",
      fire: "A customer wants to cut the rate you settled on three years ago. Bring last year's delivery dates, every one of them kept. Nobody can say “too expensive” to forty deliveries on time, and the rate stays.",
      earth:
        "One of your best arrangements was only a handshake, and an auditor can't file a handshake. Type up the terms, and visit your partner with a pen. You both still remember the terms, and next year you might not.",
      metal:
        "A punctual new supplier offers better terms than the old one. Switch, and end the old contract with a thank-you letter and a last order. You save money, and the old supplier still takes your calls.",
      water:
        "Keep a log of who made the first call to each new customer, with the date. Two colleagues honestly believe that they brought in yours. When commissions are paid in the fall, the log decides.",
    },
    dog: {
      meeting:
        "Tell your team what you're working on, and who gains. People trust open players and check on secretive ones.",
      wood: "Three good causes at the office want your head for numbers. Join one committee and decline the other two on the day they ask. One committee on which you do the work is better than three where you're late.",
      fire: "A colleague was paid unfairly, and you can find the records. Collect them, then let the colleague speak first and you second. The case is slow, but it can be won, and everyone remembers who helped.",
      earth:
        "The guard waves you through because you know each other. Sign the visitor log anyway, every morning. When an inspector reads the log in the fall, you're the person with nothing to explain.",
      metal:
        "A new client asks around before signing with you. Get short references from two people you've worked for, and write one for each in return. The client calls both of them and then signs.",
      water:
        "You hear of a job that's wrong for you and right for an old rival. Pass it on within the hour and expect nothing. In the fall that rival sends you a better job.",
    },
    pig: {
      meeting: "People are generous with you, and they notice who gives back. Return each favor within a month.",
      wood: "You know the good cheap places, so you become the host of every team lunch. Set a sum per head and an hour to leave. The lunches bring clients, and without a limit the bill eats the profit.",
      fire: "A firm that overspent has to sell its equipment in a hurry. Offer a fair price instead of the lowest one. The seller is embarrassed, remembers your manners, and calls you first the next time.",
      earth:
        "Company cards get a limit, and the free lunches end. Show your team the new budget on the day you receive it, with your own cut at the top. People grumble until Friday and then help you save.",
      metal:
        "A client wants to thank you for work you never billed. Turn down the gift basket and mention a course you'd like to take. The basket is gone in a week, and the course raises your rate.",
      water:
        "Move your savings from six accounts into one, and give the money a purpose, such as a year of study. At present you check all six every night. Once you know what the money is for, you can stop counting.",
    },
  },
  months: {
    rat: "Your own month, December's Rat month, is for cleaning up before anything new. Close the old quotes and delete the fourth version of every file. In January you'll find things on the first try.",
    ox: "January's Ox month favors a partnership. Show a patient colleague the plan you've kept to yourself, and get an estimate of the hours. The estimate will be higher than yours and closer to the truth.",
    tiger:
      "Everyone starts a project in February's Tiger month. Volunteer for one visible task, and say when you sign up that you'll stop in early March. You get noticed, and you get out again.",
    rabbit:
      "March's Rabbit month counts manners and forms against you. Send the tax papers two weeks early, and begin each email with a greeting. An annoyed clerk could hold up your refund until summer.",
    dragon:
      "In April's Dragon month, an ally has the voice and you have the numbers. Give the best speaker you know one slide of yours. Your numbers get heard, and you needn't stand up.",
    snake:
      "You usually collect scraps, and May's Snake month rewards study. Choose one long report and read it to the last page. Near the end is the argument you've been missing since winter.",
    horse:
      "June's Horse month clashes with you: a date moves or a client leaves. Keep your Thursday afternoons free all month. When the bad call comes, you'll have four hours to repair the plan.",
    goat: "Your short replies sound cold in July's Goat month. If a quiet coworker seems hurt, stop by that day and say what you meant. Five minutes at the desk spare you a week of sulking.",
    monkey:
      "Try an odd idea in August's Monkey month, while the office is half empty. One quick colleague, one week and fifty dollars are enough. In September you'll show a result instead of a suggestion.",
    rooster:
      "September's Rooster month makes one of your standing deals slip. Go through the discounts, the shared desk and the favors, and confirm each by email. A reminder now is cheaper than a quarrel in winter.",
    dog: "People count small promises in October's Dog month. Keep your oldest one first; it was probably a lunch. Somebody has been telling that story for a year, and you can give it a good ending.",
    pig: "In November's Pig month, have lunch with three people who can do nothing for you. Leave the phone in your coat and pay the check. You'll learn more over dessert than in a dozen calls.",
  },
};
