import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year you criticize even more than usual, others and yourself. Give your sharp eye one useful job. Think of the mistake that you correct most often in other people's work, and look for it in your own. It's probably there, and you can fix it without hurting anybody. Show the result to a friend, and let the friend have the last word. If that friend gives you something red, wear it. Red is lucky this year, but only as a gift.",
  years: {
    rat: {
      meeting:
        "Your agreements slip easily: two people leave one meeting with two versions, and only yours has page numbers.",
      wood: "If one of these projects promises you a bonus for help with its books, get that in an email before you start. When the project folds, its leader may remember promising you lunch. The email says bonus.",
      fire: "When your boss approves a purchase on Monday and denies it on Tuesday, don't argue about who said what. Forward Monday's email without a comment. “Right,” she'll probably write back, “I did say that.”",
      earth:
        "When your boss remembers only half of the saving that you promised, a careful colleague in purchasing can help. She's kept three years of prices. Send her figures with your own, because two sets of page numbers are hard to forget.",
      metal:
        "When a contract exists in two versions, each side uses the clauses it likes. At the end of the meeting, read out the six clauses about money, and have both sides initial them. Then there's only your version, page numbers included.",
      water:
        "When word gets around that your version is the right one, people come by all day for it. Post each summary in a shared folder the same afternoon. The folder doesn't mind being asked the same thing eleven times.",
    },
    ox: {
      meeting:
        "It's a good year for you: patient colleagues take your side, and for once nobody calls you too thorough.",
      wood: "When you explain the approval process to trainees, one will wonder about the seven signatures. Take the question to a patient colleague. After twenty years in the firm, she knows which two nobody reads, and orders could leave a week sooner.",
      fire: "When management notices how well you work, it moves your deadline forward. Share the late evenings with one of those colleagues, two a week for each of you. Your boss sees everything now, including typos made at midnight.",
      earth:
        "After months, you'll probably get the assistant you applied for. On the first day, show her one finished page, and say that every page should look like it. She won't call that too thorough. She'll probably think that's how it's done.",
      metal:
        "When another department is late with the very same report as you, suggest a joint one with both names on it. Two thorough people finish in a week, and nobody upstairs compares the dates.",
      water:
        "Your boss may be nearly ready to change a process, but want it explained again each week. Record the explanation once, and send her the link. By the fourth time, she may play it for others as her own idea.",
    },
    tiger: {
      meeting:
        "The loud people get the attention first. Later, when nobody knows what was decided, everyone comes to you.",
      wood: "If a loud colleague quits and leaves a better-paid job open, you'll soon be answering questions about it. Apply at once, and bring your answers along on two pages. “I've done half of this since May” is a strong opening.",
      fire: "Your boss will probably take one side before lunch and the other side after it. Confirm each order by email in a single line, and follow the later one. When she wonders who decided that, you can show her.",
      earth:
        "A bold plan may get stuck because nobody can find the papers for its permit. Offer to put them in order, in exchange for an assistant and a quiet room. With a permit at stake, few people haggle.",
      metal:
        "When a louder rival presents the team's results, let her, and send around the full table afterward. The speech is over in an afternoon. When the targets are checked, people open the table, and your name is on it.",
      water:
        "When the big day is near, people will want one more version of the plan every evening. Close the file at seven, and send it at eight the next morning. After a night's sleep, you see the error that everyone missed.",
    },
    rabbit: {
      meeting:
        "The year works against you: somebody changes your job, in a very friendly voice, and expects you to be glad.",
      wood: "You may be moved to one of those groups before anybody has written down its tasks. Draft the list yourself, with the work you enjoy at the top. Polite groups often change a comma and adopt the rest.",
      fire: "If headquarters puts you in charge of its new rules, colleagues will nod and take offense. Visit them one by one, with doughnuts, to learn which rules they'd keep. Headquarters prefers five that people follow to twenty that they resent.",
      earth:
        "When the change is an offer, perhaps to run another team, accept it for a trial year. Have the way back to your old job put in writing. Everyone tries things before they buy, so the condition sounds normal.",
      metal:
        "You probably aren't the only one. Compare contracts with two colleagues who were moved as well. The friendly sentences will be the same, and the terms won't. Then tell your boss, in the same friendly voice, which terms you'd like.",
      water:
        "If you have to hand over your job, you'll want to explain it in eighty pages. Say less: leave three pages and your phone number. Nobody loses, because people read three pages and call about the rest.",
    },
    dragon: {
      meeting: "No year suits you better: people full of ideas are looking for a partner who can keep a schedule.",
      wood: "Your partner probably has the boldest plan in the company and no price for any part of it. Work out what each part costs, and start with the cheapest. The other parts can be left out until that one earns something.",
      fire: "Just before the launch, your partner will probably want new colors. Agree now on a last day for changes, and post it on the wall. “Just the blue,” she'll say the morning after, and you'll point at the wall.",
      earth:
        "If a director has money and a date for something large, perhaps an outdoor anniversary, apply together. Your partner brings the idea, and you bring the plan for rain. The date is firm, and the weather isn't.",
      metal:
        "If a big client wants one speaker and you both love to present, leave the stage to your partner and prepare the contract. The applause lasts a minute. The contract has your name in it for years.",
      water:
        "Even the smaller plan runs on your evenings, and your partner has no idea how many. Show her your tasks with the hours, and agree which third to drop. If a plan gets better by getting smaller, so does a week.",
    },
    snake: {
      meeting: "Thoughtful colleagues are on your side. You bring the facts, and they work out what the facts mean.",
      wood: "When your department gets a new aim, your plan will have every fact and one wrong conclusion. Buy the colleague who speaks least lunch, and give him time. “Page four,” he may say over coffee, and that's the page to rewrite.",
      fire: "Your boss may tell you that people fear your reviews. Leave your sharp reply for a day, and take every sentence that blames somebody out of the last review. Thoughtful people can work out the blame for themselves.",
      earth:
        "A buyer may doubt your product, and you have four hundred figures that prove it's sound. Let a thoughtful colleague choose the three that matter, and send only those. Three figures can be checked twice in an afternoon.",
      metal:
        "Once you and your friends agree on every figure in a contract, let the colleague who dislikes the project go through it. She'll look harder than a friend would. Whatever she marks was probably a guess.",
      water:
        "When so little is announced, people come to you for the facts. Answer what's certain in one sentence, and for the rest say, “I don't know yet.” You aren't the press office, even if you'd run it better.",
    },
    horse: {
      meeting:
        "You'd like to make nineteen checks, and the pace leaves time for three. Luckily, three catch nearly everything.",
      wood: "If a young firm places a large order, spend one check on whether it can pay. Call a supplier who has sold to it before. A sale is only a sale once the money is in.",
      fire: "When your boss wants an answer in front of the whole room, give the figure that you're sure of, and say when the rest will come. Half an answer satisfies a crowd, and nobody will miss the other sixteen checks.",
      earth:
        "A firm that's quick and organized needs somebody who knows which three things to check. Offer a manager three short lists: what's ordered, what's due and who has it. Teams that stop searching remember who wrote the lists.",
      metal:
        "When four people check the same results, each of them relies on the other three. Draw a chart that says who checks what, and give yourself the last check. The reward often goes to the name that signs last.",
      water:
        "When the plan changes again, people let you rebook the rooms, because you do it so well. Hand that errand to a junior, with the three checks on a card. He'll forget the second one once, and never again.",
    },
    goat: {
      meeting: "People take things to heart, and your corrections sound louder than you mean them.",
      wood: "When you ask for a raise, leave out that the pay scale has an error in it. Name a modest sum and one good result. “That's fair,” your boss will probably say, and she'd have argued about the pay scale.",
      fire: "Your boss may have tears in her eyes over a brochure whose prices don't add up. Keep quiet in the meeting, and stop by later to ask how the total was counted. “Oh,” she'll probably say, and fix it herself.",
      earth:
        "If the supply room drives everybody crazy, improve it without a word. Label the shelves on a quiet Friday afternoon, and correct nobody. On Monday people may say “finally,” and for once that means thank you.",
      metal:
        "When you and a coworker correct each other's invoices, neither of you gives up a cent. Split the customers: A to M for her, and the rest for you. The bills go out without a single sigh.",
      water:
        "When a friend at work tells you about a deal that went wrong, you'll have the solution within a minute. Keep it to yourself for twenty, and just listen. Your friend came for company, and probably knows the solution already.",
    },
    monkey: {
      meeting: "Colleagues joke about your checklists all year, and borrow them whenever something has to work.",
      wood: "A clever colleague will probably get bored with his best idea before it works. Suggest to your boss that you finish it, in return for a bonus. Often, all that's missing is a checklist, and nobody has a better one.",
      fire: "Once a clever risk has gone wrong, management will want a new checklist from everyone, and a silly one. Fill it in for a month, and count the hours. Its author can argue with you, but not with forty hours.",
      earth:
        "People laugh when you bring up the unread customer letters in the storeroom. Go through a hundred with a checklist, and show your boss the most common complaint. Once a complaint has a number, fixing it can get a budget.",
      metal:
        "If a clever colleague wants to replace your method with a funnier one, propose a test: one real order each. His method gets the laughs. Yours gets to the end of the order.",
      water:
        "When people borrow your checklist, they promise to mention you and then forget it. Give the list your name, the way a pie recipe has one. “Have you done Pat's list?” mentions Pat every time.",
    },
    rooster: {
      meeting: "In your own year, you find more fault than ever, and about half of it needs saying.",
      wood: "Before you suggest courses for half of the office, take one yourself. Pick the subject where your own reports get corrected. It's easier to hear about a comma from somebody who has red ink on the page, too.",
      fire: "When headquarters comes to see your best project, put its two weak spots on the first page yourself, with the repairs. Inspectors have read ten pages of praise that day. Yours may be the first they believe.",
      earth:
        "If a director finally pays for the files that you've complained about for years, swallow the lecture. Send her photos of the shelves before and after, with a thank-you. She can see for herself who was right.",
      metal:
        "When everyone in your department corrects as eagerly as you, no draft gets through. Begin each review with one thing that's well done, named exactly. After a while, your own drafts come back with a nice word at the top.",
      water:
        "If a colleague says kindly that your remarks become lectures, she's right. Stop each one after two minutes by the clock. The first time, somebody will probably look up and ask, “Is that all?”",
    },
    dog: {
      meeting: "Your corrections hurt people more than usual, even the right ones, and they remember who made them.",
      wood: "If you may write new rules for the office, first find the habit that people love most, perhaps the long Friday lunch. Leave that one alone. “At least lunch is safe,” they may say, and read the other nineteen rules calmly.",
      fire: "This time, the complaint may be about your tone. Bring an example of your own to the hearing, one where you really were too sharp. Once you've read out the worst one yourself, few people look for others.",
      earth:
        "A client who wants somebody reliable will call around, and may reach the colleague who sighs at your corrections. Thank her in public now for the errors that she caught. Then he may well hear “strict but fair.”",
      metal:
        "A coworker may correct you right back, by the same rules, in emails that get longer every day. Settle such questions over lunch. Nobody fights for a comma with a full mouth.",
      water:
        "If somebody you once corrected still doubts every figure you send, call first, and invite him to do the next count with you. People rarely argue with a number that they found themselves.",
    },
    pig: {
      meeting: "Everyone is kind, and nothing is tidy. You enjoy the kindness, and you find crumbs in your keyboard.",
      wood: "When the budget grows wild, your kind boss can't bring herself to cut anything. Offer to draw up the list of what goes. She may sign it gladly, because she can say that it was you.",
      fire: "While the office celebrates a sale that nobody has paid for, you'll be asked for the real figure. Come in two hours early to count in peace. At ten you can say what's in the bank, and have cake with everybody.",
      earth:
        "A friendly manager probably has a good plan on three napkins. Offer to turn it into one tidy page with a price. Modest plans get through, and the ones without crumbs go first.",
      metal:
        "If you and a more popular colleague both offer to sort out another team's files, don't mention the mess. Send one page that says what you'd do and when. The team will remember the favor, and it won't remember being ashamed.",
      water:
        "Old colleagues may come back with a hundred friendly requests, and you'll want to do each one perfectly. Pick the one that has to be right, perhaps the invoices, and do the rest as it comes. People now forgive crooked labels.",
    },
  },
  months: {
    rat: "Agreements slip in December's Rat month, above all the dates for January. Confirm each by phone in the second week, while people are still at their desks. You won't sit alone in a meeting room.",
    ox: "January's Ox month sends you reliable helpers, so begin something large. Do the first step together, and do it well. Your helpers then keep to that standard, without a speech from you.",
    tiger:
      "February's Tiger month is too wild for your usual order. Keep one thing perfect, perhaps the team calendar, and let the rest wait until March. When plans change daily, people will look there first.",
    rabbit:
      "The Rabbit month works against you: in March, somebody suggests a harmless change, such as a new desk. Say yes if you may choose where the desk stands. Nobody else has measured the light.",
    dragon:
      "April's Dragon month suits you best. Call the colleague with the biggest idea and no calendar, and offer to write the schedule. It takes you an evening, and the finished project will carry both names.",
    snake:
      "Let a thoughtful friend read your proposal in May, before your boss sees it. The Snake month is good for slow judgments. Whatever your friend doesn't understand is the part to fix.",
    horse:
      "Everybody runs in June's Horse month. Learn one number by heart, such as this quarter's sales. While others search their screens in the meeting, you give the answer and get the next assignment.",
    goat: "People are thin-skinned in July, the Goat month. For one week, fix small errors yourself and mention none. The team relaxes, and relaxed people make fewer errors in August.",
    monkey:
      "Nobody takes your rules seriously in August's Monkey month. Hide a small joke in the footnotes of your next report, and say that it's there. For the first time, everybody reads the footnotes.",
    rooster:
      "September is your own Rooster month, and you talk more than usual. In each meeting, say the result first and then stop. People remember one clear sentence, and the meeting ends on time.",
    dog: "In October's Dog month, people feel accused before you've finished your first sentence. Sit down next to them before you criticize, and start with a first name. The facts stay the same, and they get heard.",
    pig: "November's Pig month is messy and means well. Close one old project, from the last invoice to the thank-you note, and scold nobody about the others. One empty folder is a fine start to the holidays.",
  },
};
