import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition warns that you criticize even more in your own year, others and yourself. So give your sharp eye one useful job. Think of the mistake that you correct most often in other people's work, and look for it in your own. You'll find it, and you can fix something without hurting anybody. Show the result to a friend, and let the friend have the last word. Red brings luck this year, perhaps as a tie or a thread, but it must be a gift.",
  years: {
    rat: {
      meeting:
        "Agreements slip this year: two people leave one meeting with two versions. Yours is usually right, and saying so helps nobody.",
      wood: "One of the new projects has customers and no bookkeeping. Offer its owner a two-week cleanup at a fixed price. You like such work, and the next owner with a shoebox full of receipts will hear about you.",
      fire: "On Monday your boss approves a purchase, and on Tuesday a new limit forbids it. Learn the exact sum that you may approve alone, and keep each order below it. Then nobody can take your purchases back.",
      earth:
        "You promised a saving, and now your boss remembers half of it. A shy colleague in purchasing has kept three years of prices, so borrow her records and send them along. Numbers from a second person end the doubt.",
      metal:
        "A new colleague checks contracts in half the time that you need. Let him have the routine ones, and keep the large ones, where a missed word costs the most. That way the firm needs both of you.",
      water:
        "Everybody knows that your version is the right one, so people come by all day for a copy. Put your summaries in a shared folder, and take questions from two to four. You get your mornings back.",
    },
    ox: {
      meeting:
        "It's a good year for you. Patient colleagues take your side, and for once nobody calls you too thorough.",
      wood: "Draw the approval process that everyone complains about on one sheet. Somebody with twenty years in the firm knows which of the seven signatures nobody reads. Get two of them dropped, and each order leaves a week sooner.",
      fire: "Management moves your deadline forward and won't move it back. Share the late evenings with a colleague, two for each of you, so that you sleep on the others. Tired, you'd make mistakes, and this year your boss sees everything.",
      earth:
        "Your application is granted at last: a room, a team and the money for a large job. On the first day, show the team one finished page and say that every page should look like it. You'll correct half as much.",
      metal:
        "Another department is late with the very same report as you. Suggest a joint one with both names on it, before somebody upstairs compares them. The two of you finish in a week, and neither author loses face.",
      water:
        "The trainees love your explanations and keep coming back, while your own plan waits. Explain the whole job once in front of a camera. If newcomers watch the video first, your afternoons are free for the plan.",
    },
    tiger: {
      meeting:
        "The loudest people get the attention first. Later, when nobody knows what was decided, all of them come to you.",
      wood: "A former colleague has quit and founded a firm, with a launch in May and no manual. Offer to write one for a fixed fee. Customers who understand a product don't send it back, so she'll gladly pay.",
      fire: "Your boss shouts one order in the morning and a different one after lunch. Confirm each by email in a single line, and follow the latest. If something goes wrong, you can show which order you carried out.",
      earth:
        "A bold project has its permit, along with forty boxes of unsorted paper. Offer to file all of it before the inspectors come, for a fixed sum a month. Without those papers the firm could lose the permit, so it'll pay.",
      metal:
        "A rival is just as exact and has more nerve, so she gives the speech. Let her, and publish the full table of results. In a month the speech is forgotten, but people will use your table for years.",
      water:
        "Close the file at seven, even if people want one more version of the big plan. Send it at eight the next morning. After a night's sleep, you see the error that a tired team would have missed.",
    },
    rabbit: {
      meeting:
        "This year works against you: somebody changes your job, in a very friendly voice. You needn't agree on the spot.",
      wood: "You're moved to a small new group, and nobody has written down its tasks. Draft the list yourself, with the work that you enjoy at the top. Your new boss is glad not to have to write one.",
      fire: "Colleagues nod at your rules and ignore them, while headquarters wants results. Talk to people one by one, with doughnuts, to find out which rules they'd keep. Five rules that hold will satisfy headquarters sooner than twenty on paper.",
      earth:
        "The manager who turned down everybody's requests leaves, and you're offered that job. Accept it for one year, with your old one to come back to. For once the change helps you, because every department gets to know you.",
      metal:
        "Collect your colleagues' complaints, because many of them have been moved as well. Turn the five most common into proposals, and leave out the names. Managers skip the grumbling and read the solutions.",
      water:
        "You have to hand over your job, and you start on a manual of eighty pages. Stop at three, and add your phone number. No successor reads more than that, so save your strength for the new job.",
    },
    dragon: {
      meeting:
        "No year suits you better, if you find a partner. Pick somebody full of ideas who has never kept a schedule.",
      wood: "Your partner has the boldest plan in the company and no price for any of it. Work out what each part costs, and sell the cheapest part first. The income pays for the next one.",
      fire: "Just before the launch, your partner will want new colors and a new name. Agree now on the day after which nothing may change. The product comes out on time, and the two of you are still speaking.",
      earth:
        "A director with money needs somebody to run a large outdoor event. Apply together with your partner, and bring a plan for rain. No other team has thought of the weather, so the director sees at once who is reliable.",
      metal:
        "You and your partner both love to present, but the client wants one speaker. Leave the stage to your partner and write the contract. The applause is over in a minute, while the contract pays both of you for years.",
      water:
        "Even the smaller plan runs on your evenings, though your partner has no idea how many. Show her the list of your tasks, and find a deputy for a third of them. That saves you two Sundays a month.",
    },
    snake: {
      meeting: "Thoughtful allies listen to you this year. You bring the facts, and they work out what the facts mean.",
      wood: "Your plan is good except for one part, and a quiet colleague knows which. Buy him lunch and give him time to get to the point. Once you've repaired that part, which takes an afternoon, the plan sells.",
      fire: "Your supervisor says that people are afraid of your reviews. Go back to the last one and take out each sentence that blames somebody. The figures can all stay, because your colleagues are willing to act on those.",
      earth:
        "You once gave up a claim for lack of proof, perhaps for a bonus. A patient colleague knows which boxes in the archive to open, so spend a morning there with her. This year, a claim with papers gets paid.",
      metal:
        "You and your allies have gone over the figures, and all of you agree. Now show them to somebody who dislikes the project. She'll look harder than any friend, so she finds the error before the client does.",
      water:
        "Old friends call you for advice, and your evenings are gone. Answer the first question for free, then quote your hourly rate for the second. Friends who respect you will pay it, and their calls get shorter.",
    },
    horse: {
      meeting:
        "You like to make nineteen checks, and the pace this year leaves time for three. The right three are enough.",
      wood: "A young firm has lost a delivery, because nobody there will stop to look for it. Make the two calls that find the truck, then send a bill for the rescue. People in a hurry pay well for order.",
      fire: "Your boss wants an answer in front of the whole room before you're done checking. Give the figure that you're sure of, and say when the rest will come. In public, half an answer serves you better than silence.",
      earth:
        "A fast project has money for a final report, but nobody on it will sit still to write one. Offer to do it, and get every name right. The next project starts from your pages, with your fee in its budget.",
      metal:
        "Four people check the same work, and each of them relies on the other three. Draw a chart that says who checks what, and take the last check yourself. When the result is praised, it carries your signature.",
      water:
        "Plans change daily, and you rebook all the rooms, since you do it so well. Hand such errands to a junior, along with your checklist. Then you get back to the work that you're paid for.",
    },
    goat: {
      meeting:
        "Colleagues take everything to heart this year, and your corrections sound louder than you mean them. Kindness gets more errors fixed.",
      wood: "Two colleagues make something lovely and can't decide on a size or a price. Offer to run the business side for a share of the sales, and start with a price list. They'll grumble until the first payment arrives.",
      fire: "The prices in your boss's favorite brochure don't add up. Say nothing in the meeting. Stop by her office later to ask how the total was counted. If she finds the error herself, you keep her goodwill.",
      earth:
        "The supply room drives everybody crazy, but no one dares to take charge of it. Label the shelves on a quiet Friday afternoon. People love you for it, and you'll be asked to organize something larger, with pay.",
      metal:
        "A colleague is just like you, and you've begun to correct each other's invoices. Split the customers: she takes A to M, and you take the rest. The bills go out in half the time, without a single sigh.",
      water:
        "People bring you their troubles, and you start to solve them at once. Give each person twenty minutes in which you only listen. They wanted company more than a plan, so you can save your strength.",
    },
    monkey: {
      meeting: "Colleagues make jokes about your checklists this year. If you laugh along, they'll even use them.",
      wood: "A clever colleague builds a tool, gets bored and drops it before the last screw is in. Offer to finish it for part of what it saves. You have patience for such jobs, and every department will want one.",
      fire: "You'd love to protest against a silly new reporting rule. Follow it to the letter for a month instead, and count the hours it costs. Its author can argue with you, but not with forty lost hours.",
      earth:
        "In a storeroom lie ten thousand customer letters that everybody laughs about. Sort a hundred of them, and report the most common complaint. Once your boss sees what the letters are worth, you'll be paid to read the others.",
      metal:
        "You and a clever rival want the same customer, and her demo is funnier than yours. Propose a live test, one hour for each machine. Hers gets the laughs, but yours still runs at the end of the hour.",
      water:
        "You explain your method to everybody, and soon it's everybody's idea. Give it your name, the way a pie recipe has one. You can go on sharing, because people can't mention the method without you.",
    },
    rooster: {
      meeting:
        "It's your own year, and tradition warns that you find more fault than ever. Half of it can stay unsaid.",
      wood: "You'd gladly retrain everyone else. Start with your own weekly report: look at it the way a rude stranger would, and cut the parts that nobody reads. You gain half a day each week.",
      fire: "Headquarters picks your best project for an inspection. Put its two weak spots on the first page yourself, along with your repairs. Inspectors trust a report that admits something, so they stop digging sooner.",
      earth:
        "A director offers money for the archive that you've complained about for years. Accept without a lecture, and send her photos of the shelves before and after. People who see what they paid for will pay again.",
      metal:
        "Everyone in your department corrects as eagerly as you do. Begin each review with one thing that's well done, named exactly. Others copy you within a week, and your own drafts come back with kinder notes.",
      water:
        "Each small remark of yours turns into a lecture, and you're hoarse before lunch. Keep every explanation to two minutes by the clock. People who need more will come to your desk, and they really want to learn.",
    },
    dog: {
      meeting:
        "Your corrections hurt people this year, even the right ones; tradition calls it harm. A thank-you first makes them easier to take.",
      wood: "You're free to reorganize the office as you like. First find out which old habit people can't do without, perhaps the long Friday lunch, and leave it alone. They'll accept your other nineteen changes more easily.",
      fire: "This time, somebody complains about your tone. Bring one example to the meeting where you really were too sharp, and say what you'd do today. Then nobody has to prove anything, so the talk is short.",
      earth:
        "A new client will call around about you, and may reach the colleague who sighs at your corrections. Thank her in public now for the errors that she caught. Then she'll tell the client that you're fair.",
      metal:
        "An upright colleague corrects you right back, on principle, in emails that get longer every day. Settle such questions over lunch. Nobody fights for a comma with a full mouth, and you're back at work by one.",
      water:
        "An old critic doubts every figure you send, until your replies wear you out. Invite him to do the next count with you. He won't argue with a number that he found himself.",
    },
    pig: {
      meeting:
        "Everyone is kind this year, and there are crumbs in every keyboard. You enjoy the kindness and suffer from the crumbs.",
      wood: "A friendly business has grown wild, and its owners can't bring themselves to cut anything. Offer to go through the product list for a fee. They'll pay gladly, because they can blame you for the cuts.",
      fire: "The office is loud and cheerful, and no rule forbids it. Come in two hours before the others to do the exact work. At ten, when the money is counted, you can have cake with everybody.",
      earth:
        "A client with many friends loves good food and hates paperwork. Offer to set up his books, and come when lunch is on the table. His friends have bad books as well, so you'll leave with their numbers.",
      metal:
        "A client's files are a mess, and a charming rival wants the job too. Send one page and one price, without a word about the mess. People hire the person who didn't make them feel ashamed.",
      water:
        "A hundred friendly requests wear you out, because you do each one perfectly. Pick the single thing that has to be right, such as the invoices. In everything else, people will forgive a crooked label this year.",
    },
  },
  months: {
    rat: "Agreements come loose in December's Rat month, above all the dates for January. Confirm each by phone in the second week, while people are still at their desks. You won't sit alone in a meeting room.",
    ox: "January's Ox month sends you reliable helpers, so begin your large project. Do the first step together, and do it well. Your helpers then keep to that standard, without a speech from you.",
    tiger:
      "February's Tiger month is too wild for your usual order. Keep one thing perfect, perhaps the team calendar, and let the rest wait until March. When plans change daily, people will look there first.",
    rabbit:
      "The Rabbit month is your clash: in March a change comes that looks harmless, such as a new desk. Agree to it in exchange for something, a quieter room perhaps. Polite people expect you to bargain.",
    dragon:
      "April's Dragon month suits you best. Call the colleague with the biggest idea and no calendar, and offer to write the schedule. It takes you an evening, and the finished project will carry both names.",
    snake:
      "Let a thoughtful friend read your proposal in May, before your boss sees it. The Snake month is good for slow judgments. Whatever your friend doesn't understand is the part to fix.",
    horse:
      "Everybody runs in June's Horse month. Learn one number by heart, such as this quarter's sales. While others search their screens in the meeting, you give the answer and get the next assignment.",
    goat: "People are thin-skinned in July, the Goat month. For one week, fix small errors yourself and mention none. The team relaxes, and relaxed people make fewer errors, so you save the time in August.",
    monkey:
      "Nobody takes your rules seriously in August's Monkey month. Hide a small joke in the footnotes of your next report, and say that it's there. For the first time, everybody reads the footnotes.",
    rooster:
      "September is your own Rooster month, and you talk more than usual. In each meeting, say the result first and then stop. People remember one clear sentence, and you'll be home at six.",
    dog: "October's Dog month brings harm, because somebody feels accused. Before you criticize, sit down next to the person and start with their first name. The facts stay the same, and they get heard.",
    pig: "November's Pig month is messy and means well. Close one old project, from the last invoice to the thank-you note, and scold nobody about the others. You'll enjoy the holidays more with that one done.",
  },
};
