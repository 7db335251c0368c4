import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "You say yes even faster in your own year. The old advice is to mend what you have before you take on more. So go through your promises of the past twelve months, find the two that were too much, and hand them back. Do it while there's still time to look for somebody else, and nobody will be angry. Then finish one thing that you left half done. Red socks bring luck, and they must be a gift, so let a friend buy them.",
  years: {
    rat: {
      meeting:
        "Everybody counts costs this year, and your free favors are a cost. It's better if you count them first.",
      wood: "Everyone helps themselves to your time, and the trainees most of all. Keep two of them, and send the rest to the training office. Two trainees will learn your job, while twenty only learn where the candy jar is.",
      fire: "A nervous client calls you five times a day. Call him first, at nine, with the one figure that he worries about. He calms down within a week, and his next large order goes to you.",
      earth:
        "A new rule limits your expenses, and a fight gets you nowhere. Read the rule to its last line, because it allows more than people think. If you claim all of that, your guests still eat well.",
      metal:
        "Somebody strict is on your side this year: an accountant who likes you. Have her read your open contracts and mark whatever you give away. She'll tell your clients the no that you always swallow.",
      water:
        "Half of your competitors are as friendly as you, so charm alone won't win the order. Promise to call back within the hour, and do it. Given the choice, customers take the friendly person who picks up.",
    },
    ox: {
      meeting: "This year pays for the dull second half of a job. Most people quit there, while you keep going.",
      wood: "A long project wants you at all its meetings, because you calm everybody down. Stay away from meetings without a decision, and keep your Wednesday afternoons free. You'll need some strength for the last month.",
      fire: "An old procedure annoys the whole office, so propose the new version now. Teach it to four people at a time, without any hurry. In a month everyone uses it, and you get the credit.",
      earth:
        "The budget won't move, however nicely you smile. Before you promise anything, plan the job with two-thirds of the money you'd like. A modest plan gets signed, and you won't have to take a promise back.",
      metal:
        "A steady manager praises you when you're out of the room. Tell her the date of your salary talk and your best result. One word from her does what you're too shy to do.",
      water:
        "A new colleague does exactly the same as you, and you're both too polite to divide the work. Split the customers by name this week. Each customer gets one good call instead of two half ones.",
    },
    tiger: {
      meeting:
        "No other year suits you so well. Spend it with one bold partner instead of a hundred pleasant contacts.",
      wood: "Your partner's plan is exciting, and you're about to say yes to all of it. In the same breath, say how many evenings you can give. Otherwise you're host, driver and bank within a month.",
      fire: "Your partner runs ahead and forgets half of what you agreed. Meet for breakfast once a week to divide the next steps evenly. If the work is equal on both sides, the project pays off and nobody feels used.",
      earth:
        "Your partner can't wait to start, but an official will stop you both over a missing permit. Fill in the forms yourself before anything else. You can bear forty questions in a row, so the opening date holds.",
      metal:
        "A former customer offers you an introduction that won't wait. Accept within days, and bring your partner along. Since she says what you'd be too modest to say, you come home with the contract.",
      water:
        "Rivals would love to hire your partner away. Divide the work now: you look after the clients, and your partner hunts for new ones. Your partner hates those long calls, so no rival can offer a better deal.",
    },
    rabbit: {
      meeting: "Well-connected people like you this year and would gladly help. They just can't guess what you need.",
      wood: "Three pleasant committees want you, for just an hour a week each. Decline two of them with a kind note. That saves you twelve working days a year, and you're still awake for the third.",
      fire: "A customer has argued with you about a price for months, and you have the better case. Invite him to a good dinner, with the figure in an envelope. Before dessert, he's in the mood to accept it.",
      earth:
        "The budget for client dinners is cut, politely and firmly. Call the colleague who knows every restaurant in town, and book one at half the price. Guests remember who sat next to them, so nobody misses the lobster.",
      metal:
        "A former client would like to have you on a board. Accept, and bring one good idea to the first meeting. The others talk at length, so everyone will remember the guest with a single point.",
      water:
        "Several pleasant people would enjoy your job, and your best memos go out without a name. Sign each of them. You don't have to push anybody, because your boss can see whose work it is.",
    },
    dragon: {
      meeting: "People with grand plans count on your evenings this year, because you've always said yes.",
      wood: "A grand project needs somebody to look after everyone, and people just assume that it's you. Have that duty put into your job title, with pay. If there's no money for it, the duty isn't yours.",
      fire: "Important people who never called you back will come to the launch. Offer to run the buffet, and stand behind the soup. They'll stop to talk while they eat, so you can leave with two orders.",
      earth:
        "A large plan is about to take over your rooms, and nobody means to push you out. Send the planners the number of desks and chairs you need. They haven't counted, so they'll use your numbers.",
      metal:
        "The big project has money left, and nobody will think of you unless you speak. Name one tool that would double your output, with its price. Do it in spring, because budgets only get smaller after that.",
      water:
        "Friendly people like you are being hired by the dozen, and customers mix you up. Choose one specialty that you enjoy, then mention it whenever you introduce yourself. Customers who need it will think of you first.",
    },
    snake: {
      meeting: "This year works against you, with secrets and sudden changes. Let a lawyer read whatever you sign.",
      wood: "You're given a team that you didn't choose. Train it well for six months, but say now which title you expect afterward. The work costs you strength, so it should end with a raise.",
      fire: "In the reorganization, nobody wants to look after the old contracts. Volunteer for them, because you're patient and you know a lawyer. The job looks dull, but it'll still be there after the next change.",
      earth:
        "A stranger's plan and a new rule stop your project in the same week. Find out which one signature is due now, and get only that. Half of the trouble goes away while others argue about it.",
      metal:
        "On the worst day of the year, an old boss or a buyer calls with a real offer. Have a note by the phone with your pay, hours and start date. On such a day, you'd forget half of them.",
      water:
        "You're not the only one who's being moved out. Bring the others together at one table to compare the offers openly. Each of you knows a part of what the firm pays, so together you get more.",
    },
    horse: {
      meeting:
        "People in a hurry run past a banquet and stop for a sandwich. Small, quick help counts more than your usual feast.",
      wood: "Every fast new idea wants your help. Say yes to two, and tell the others in which month you're free. They'll grumble and come back, because nobody else's help gets an idea finished.",
      fire: "The office is in such a rush that customers with a problem hear nothing for days. Call them back on the same day yourself. They'll remember the one calm person there, and give you their next order.",
      earth:
        "All money is frozen, and the fast people spend the wait complaining. Cut your plan to half a page, then collect the signatures now. On the day the freeze ends, yours is the only plan that can start.",
      metal:
        "Busy colleagues hand you leads in passing, on napkins and by the coffee machine. Keep them in one notebook, and call each lead within a week. By fall, one of those napkins has become a regular customer.",
      water:
        "Newcomers tempt your regulars with discounts. Call your ten best customers, and talk about anything but prices. You needn't match one offer, because people stay where somebody knows their kids by name.",
    },
    goat: {
      meeting:
        "Friends surround you at work this year, and you can start something together. All you lack is somebody strict about money.",
      wood: "Your friends have projects for all of your weekends. Choose the one that you'd do unpaid, and then see to it that you're paid. The other friends will forgive a no that comes with pie.",
      fire: "None of your friends likes to look at costs. Once a month, read every figure aloud over cake, and agree on one expense to drop. In a year, you'll have a profit to read out as well.",
      earth:
        "Your friends love the idea, but no bank will fund it. Build the smallest version that doesn't embarrass you, and let customers in. A line at the door persuades a bank better than you could.",
      metal:
        "A quiet friend has the very machine that you're missing, but doesn't know that you need one. Mention it at dinner, to the whole table. Your friend will be pleased to lend it, so you save the rent.",
      water:
        "You and two friends want the same job, and all of you are equally good. Agree beforehand that the winner hires the other two. Then everyone can do their best in the interview without losing a friend.",
    },
    monkey: {
      meeting:
        "Charming words do harm this year: you laugh before you've read the terms. Read first, and laugh afterward.",
      wood: "Quick people hear your ideas at lunch and present them as theirs. Email an idea to the whole team before you chat about it. You can stay generous, because everybody has seen where it began.",
      fire: "A clever buyer opens with a low offer and hopes that you're too nice to refuse. Say no twice, with a smile, and wait. The third offer is fair, and he'll like you more for it.",
      earth:
        "A deal that you signed on a cheerful evening comes back with rules attached. Cancel it within the first month, while that's still cheap. Later each rule costs you a fee, and the evening wasn't that cheerful.",
      metal:
        "A slippery firm offers you surprisingly good pay. Let the dullest expert you know look for the catch. If nothing turns up, take the deal and enjoy it, because this year even tricksters pay now and then.",
      water:
        "A rival tells funny stories about you, though some of them aren't true. Take the biggest talker in the office to lunch, and tell her the plain version. By the weekend, everybody has heard that one instead.",
    },
    rooster: {
      meeting: "Orderly colleagues want to tidy your files for you. They mean well, and they throw things out.",
      wood: "Colleagues want your help with the new handbook, every Thursday evening. Offer one evening a month instead, and bring a cake. Nobody scolds the helper with the cake, and you save your strength.",
      fire: "Headquarters sends you a sharp letter and expects you to sulk. Reply within the week, calmly, with copies of the receipts. You're in the right, so a polite answer with proof closes the case.",
      earth:
        "An auditor is coming for one old receipt, and nobody knows which. Spend the first hour of each day on your drawers, with music on. When he names the receipt, you have it before he has sat down.",
      metal:
        "A good manager recommends you for a course with a dull name. Sign up, because it turns out to be about money. You've been too kind to learn that part, and it can earn you more than a raise.",
      water:
        "Five kind people want the same position, and a committee gives points. Get a look at the scoring sheet, then bring one proof for each line. Modesty scores nothing, and the other four will be modest.",
    },
    dog: {
      meeting:
        "This year, people remember who stood by them when it was inconvenient. They remember that longer than all your birthday cakes.",
      wood: "Worried people line up at your desk with their cases. Send the legal ones to the union and the sad ones to the counselor, and keep your mornings. You can comfort forty people, but you can fight for only one.",
      fire: "Two sides in a dispute trust you, and nobody else can get them to agree. Accept the chair, but serve sandwiches before anyone speaks. People shout less with food in hand, so you'll have an agreement in three meetings.",
      earth:
        "Your kindest project gets an audit, because rules bind good people too. Hand over every paper on the first day, even the awkward ones. Auditors relax when nothing is hidden, and you get a clean report.",
      metal:
        "A manager with principles has noticed that you never pass on gossip. Tell her that you'd like the job with the secret files. She needs somebody who keeps quiet, and the job pays more.",
      water:
        "You and a fair rival want the same customers. Agree on who covers which part of town, and send over those you can't serve. Nobody has to start a price war.",
    },
    pig: {
      meeting:
        "You agree to everything in your own year, tradition says. One night's sleep before each yes changes that.",
      wood: "Everybody starts something this year and wants you there, from launches to baby showers. Block one month in which you help nobody. The projects grow without you for four weeks, and you come back rested.",
      fire: "Somebody owes you a sum that you'd rather forget. Pick that one debt, and send a short, friendly reminder every Friday. The money comes late, but it comes in full.",
      earth:
        "Your budget will be cut, and somebody else would choose where. Give up one comfort first, one that you'd hardly miss, then report the saving. If the offer comes from you, they'll leave the good coffee alone.",
      metal:
        "A strict friend tells you that people take advantage of you. Let her name the worst case, and end that one this week. She's seen it coming for years, so she'll back you up.",
      water:
        "You and your easygoing colleagues float past every deadline together. Let a stern friend set three dates for your year, and pay with a dinner after each. You'll keep them, because you can't let a guest go hungry.",
    },
  },
  months: {
    rat: "December's Rat month is good with figures. Before the parties start, add up what people owe you, and send each a cheerful reminder. They pay more willingly before they've bought the presents.",
    ox: "The Ox month rewards plain work. In January, take the slow job that you've avoided, and give it one hour before you open your mail. After two weeks, there's surprisingly little left.",
    tiger:
      "February's Tiger month suits you best. Suggest a small joint project to the boldest person you know, something that's done before Easter. One success is enough, and your partner will propose the next.",
    rabbit:
      "In March, the Rabbit month brings you people with good connections. Mention twice, in company, what you're looking for. Somebody has a cousin in that very business, and is happy to call.",
    dragon:
      "Others make large plans in April, the Dragon month, and expect you to feed them. Before you agree, get a budget and the number of guests. With both in hand, you'll enjoy the cooking.",
    snake:
      "May, the Snake month, brings your clash: a date or a deal will change. Keep two days a week open, and answer surprises the next morning. Most of them look smaller after breakfast.",
    horse:
      "June's Horse month rushes everybody else. Offer your customers a chair, a cool drink and a short list to choose from. People who can sit down stay longer, and they buy more.",
    goat: "The Goat month brings you allies, so start something with friends in July. First elect a treasurer, and vote for anybody but yourself. With the money in strict hands, all of you stay friends.",
    monkey:
      "Words get bent in August, and the Monkey month does you harm. After each agreement, send an email of two lines that says who does what. Nobody can twist a promise that both sides have read.",
    rooster:
      "September's Rooster month rewards people who find things in a minute. Start with the shelf behind you, and write a date on each folder. The next time your boss needs a contract, you look brilliant.",
    dog: "The Dog month remembers loyalty. In October, give an hour of real help to somebody others have dropped, perhaps after a failed project. It'll count for more than anything you ever baked.",
    pig: "November is the Pig month, your own, and you agree to everything. Answer each request with “I'll tell you tomorrow.” Half of the people will find another way, and the rest really need you.",
  },
};
