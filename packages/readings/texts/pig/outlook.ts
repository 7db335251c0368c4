import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "You say yes even faster in your own year. The old advice is to mend what you have before you take on more. So go through your promises of the past twelve months, and find the two that were too much. Hand them back while there's still time to look for somebody else. You'll feel terrible until about lunchtime. Red socks bring luck in your own year, if somebody gives them to you as a present. Say yes to those.",
  years: {
    rat: {
      meeting: "Everybody compares prices, and your favors are free, so people ask for more of them.",
      wood: "Four of the new projects will each want an hour of your week. Choose the one that you'd miss, and tell the others that you're taken. Before they've had time to be offended, most of them are gone.",
      fire: "When prices jump, a nervous client may call you five times a day, because your patience costs nothing. Call him first, at nine, with the one figure that he worries about. A calm client calls once a week, to order.",
      earth:
        "When a new rule limits your expenses, don't buy the guests' lunch with your own money. Read the rule to its last line, because it probably allows more than people think. Your guests still eat well, and the firm pays.",
      metal:
        "Luckily, somebody strict probably likes you, perhaps in accounting. Have her read what you've promised, clause by clause, and mark whatever you give away. She can tell people the no that you always swallow.",
      water:
        "Half of your rivals are just as friendly, and their favors are free, too. Promise customers that you'll call back within the hour, and do it. The news that somebody picks up travels fastest of all.",
    },
    ox: {
      meeting: "The year rewards the dull second half of a job, when most people quit and you keep going.",
      wood: "Newcomers will like your explanations, and keep coming back while the second half of your own job waits. Close your door on Wednesday afternoons. They can ask each other then, which is part of the training.",
      fire: "You'll probably finish a long job that three colleagues dropped halfway. Report the result to your boss in one line, with the sum it saves. Hard work does get noticed, but somebody has to send the number.",
      earth:
        "When the budget won't move, however nicely you smile, plan the job with two-thirds of the money you'd like. The plan still takes months to get signed. In the second half, when others have run out, you still have enough.",
      metal:
        "When late work comes due, the manager who counts it will probably notice that yours isn't late. Tell her the date of your salary talk. You're too shy to praise yourself, and she may do it for you.",
      water:
        "When a colleague does exactly your job, you're both too polite to divide it, and the dull half stays undone. Split the customers by name, and take the list to your boss. Even stubborn bosses often nod when two people agree.",
    },
    tiger: {
      meeting: "No other year suits you so well: a bold partner wants you, and does the arguing for both of you.",
      wood: "When a bold friend starts a firm and wants you along, you'll want to say yes to everything. In the same breath, say how many evenings you can give. Otherwise you're host, driver and bank within a month.",
      fire: "While your partner is busy speaking up, half of what you agreed gets forgotten. Meet for breakfast every Monday to divide the week's work in two. If there's a bonus, you can divide it the same way.",
      earth:
        "If your partner can't wait to start, an official may stop you both over a missing permit. Fill in the forms yourself. You can bear forty questions in a row, and your partner can't bear four.",
      metal:
        "A former customer may offer to introduce you to her boss, and there won't be a second chance. Accept within days, and bring your partner. You'd be too modest to say why you're there, and your partner won't be.",
      water:
        "While the big move is discussed, another team may try to win your partner over. Divide the work now: you look after the customers, and your partner finds new ones. Few teams would offer to take all of those long calls.",
    },
    rabbit: {
      meeting: "Well-connected people like you and would gladly help. They just can't guess what you need.",
      wood: "Three pleasant committees will probably want you, and each has members who could help you. Join one of them, and say in the first meeting what you'd like to get done. People can't help with a wish they've never heard.",
      fire: "If a customer has argued with you about a price for months, somebody friendly probably knows you both. Say what you need: a dinner for three. People who've passed each other the potatoes don't fight over two percent.",
      earth:
        "When the budget for client dinners is cut, the colleague who knows every restaurant can help. Tell her your new limit, and try two places at half the price. Guests remember who sat next to them, so nobody misses the lobster.",
      metal:
        "When a former boss offers to put in a word for you, name the exact job and the pay. You'd call that pushy. She'll be relieved, because now she knows which word to put in.",
      water:
        "Perhaps you'd like fewer late shifts, and so far you've only hinted. Say it in one sentence to the friend who has lunch with your boss. A quiet word over a sandwich can change a schedule, and nobody loses face.",
    },
    dragon: {
      meeting: "People with grand plans count on your help, because you've always said yes.",
      wood: "Every growing plan needs somebody to look after everyone, and people just assume that it's you. Have that duty put into your job title, with pay. If there's no money for it, it's the first thing to leave out.",
      fire: "When you're asked to help at a launch, choose the buffet. The important people who never call you back will probably stop there to eat. Nobody looks over your shoulder for someone better while you hold the soup ladle.",
      earth:
        "When a large plan takes over your floor, you'd help to carry the boxes. First send the planner one number: how many desks your team needs. Usually nobody wants to push you out, but nobody has counted you, either.",
      metal:
        "A big deal has money to spend, but nobody thinks of the one who always says yes. Before you say it again, name one tool that would double your output, with its price. Next to such sums, it's small change.",
      water:
        "The planners may hire more helpers as friendly as you, and people will mix you up. Choose one kind of help, and mention it whenever you introduce yourself. “The supplier expert” is easier to remember than “the nice one.”",
    },
    snake: {
      meeting:
        "The year works against you: changes are kept secret until the last day, and you believe what you're told.",
      wood: "You may be given a new team overnight, and hear that a title will follow. Get the date in writing before you train anyone. Six months of training cost you strength, and a friendly “later” isn't a raise.",
      fire: "When an email promises that nothing will change, angry replies fly, and you believe the email. Have coffee with the colleague who orders the furniture, and ask how busy she is. Secret moves still need forty new desks.",
      earth:
        "When a buyer audits your project without warning, you'll be told that all six missing papers are urgent. Have the buyer give you a date for each, and get the first one signed today. Usually, five of the six can wait.",
      metal:
        "On the worst day of the changes, an old boss may call with a real offer. Keep a note by the phone with what the contract must say: pay, hours and start date. Without it, you'd guess, and guess too low.",
      water:
        "Other people are probably being moved out as well. Invite them to lunch, and put all the offers on the table. You may find that each of you was promised the best one.",
    },
    horse: {
      meeting: "People in a hurry have no time for your usual feast of help. They'd rather have a sandwich.",
      wood: "When four quick projects want your help, give each of them half an hour and no more. You'd like to cook for all of them. One of the four may be gone before the soup is warm.",
      fire: "When a customer has a problem, everyone is too busy deciding things to call back. Do it yourself the same day, if only to say when you'll know more. Two minutes on the phone are a sandwich, too.",
      earth:
        "If all spending is frozen, the quick people will spend the wait complaining. Cut your plan to half a page, and collect the signatures now. On the day the freeze ends, your half page is ready to serve.",
      metal:
        "When colleagues on the run hand you sales leads on napkins, call each within a week. Tell the colleague in one line what came of it. People who get a quick result often bring you the next napkin.",
      water:
        "If rivals tempt your regular customers with discounts, a long reply is out of date before you send it. Call ten of them, and talk for five minutes about anything but prices. People stay where somebody knows their kids by name.",
    },
    goat: {
      meeting:
        "Friends surround you at work, and you could start something together. All that's missing is somebody strict about money.",
      wood: "When a project with friends takes your Saturdays, get your boss to agree to a free Monday for each. None of your friends is strict enough to bring it up. It's a modest wish that bosses often grant.",
      fire: "Your idea may move the boss to tears and to a budget, and none of you likes counting. Once a month, read every figure aloud over cake, and agree on one expense to drop. Hard news goes down easier with frosting.",
      earth:
        "If friends love your idea and nobody will fund it, keep your jobs and build the smallest version that works. Lend it to twenty colleagues for a month. When you want it back, they may argue for the money themselves.",
      metal:
        "One gentle friend may have turned strict about money without telling anybody. Mention at lunch, to the whole table, that you need a treasurer. “I thought you'd never ask,” she may say.",
      water:
        "If you and two friends want the same job, make a strict deal beforehand: the winner hires the other two as deputies. Shake hands on it over lunch. Then all of you can do your best, and still have dinner together.",
    },
    monkey: {
      meeting: "Charming words cost you more than usual, because you laugh before you've read the terms.",
      wood: "When you tell a funny colleague your idea over lunch, it could be one of his twelve tomorrow. Email an idea to the whole team before you chat about it. He'll still laugh, and everybody knows where it began.",
      fire: "If a clever buyer opens with a joke and a low price, he's betting that you're too nice to refuse. Say no twice, with a smile. His third price is often fair, because he'd hate to lose a bet in public.",
      earth:
        "After a salesperson's third joke, you may sign for software that costs more than it saves. Read the contract the next morning, and cancel in the first month, while that's still cheap. The jokes were free, but the software isn't.",
      metal:
        "When a charming firm offers you surprisingly good pay, have the dullest expert you know take the contract apart. He'll need an hour, and he won't laugh once. If he finds nothing, the pay really is that good.",
      water:
        "If a quick rival tells funny stories about you, you'll laugh along until people believe them. Take the biggest talker in the office to lunch, and tell her the plain version. By the weekend, most people have heard hers.",
    },
    rooster: {
      meeting: "Orderly colleagues want to tidy your desk for you. They mean well, and they throw things out.",
      wood: "When they want you in a filing course every Thursday evening, offer them one evening a month, and bring a cake. Nobody scolds the person with the cake. You may even get the certificate.",
      fire: "Headquarters may send a sharp letter about a receipt that a colleague tidied away. Get a copy from the store, and send it within the week, without praising your work. Amid so much praise, a plain receipt is pleasant.",
      earth:
        "When an auditor comes for one old receipt, it'll be somewhere in your drawers. Spend the first hour of each day on them beforehand, before a tidy colleague does. You'll have the receipt ready before he's sat down.",
      metal:
        "A good manager may recommend you for a course with a dull name, something with “control” in it. Sign up. The course is about money, where your mistakes are expensive, and nobody there touches your desk.",
      water:
        "When you're told kindly that your desk slows everybody down, it's probably true. Clear it for an hour with a tidy colleague, and with one box that nobody may throw out. You keep what matters, and she finds her stapler.",
    },
    dog: {
      meeting: "People remember who stood by them when it was hard, and mostly that was you.",
      wood: "When a new rule upsets people, they line up at your desk. Choose the one case where the rule is really unfair, and send the others to the union. You can comfort forty people, but you can fight for only one.",
      fire: "When two departments quarrel over an old bill, both will want you to run the meetings. Accept, and serve sandwiches before anyone speaks. People shout less with food in hand, so three meetings could settle what three years couldn't.",
      earth:
        "If your kindest project gets an audit, show how reliable you are. Hand over every paper on the first day, even the awkward ones. Auditors relax when nothing is hidden, and they remember that, too.",
      metal:
        "A manager who applies the rules to everyone has probably noticed that you told nobody about her worst week. Tell her that you'd like the job with the confidential files. She needs somebody who won't peek.",
      water:
        "If you and a fair rival have fought over the same customers for years, call first. Suggest who covers which part of town. “I was going to call you,” the rival may say, and mean it.",
    },
    pig: {
      meeting: "It's your own year, and you say yes to everything even faster than usual.",
      wood: "When every new colleague wants your help, block one month in which you give none. Put it in the calendar now, before you give away that month as well. Most newcomers can find the coffee without you.",
      fire: "If you've lent a coworker money that was spent long ago, you'd agree to wait again. Schedule a friendly email that goes out every Friday without you. Money often comes back on the fourth Friday, with a funny excuse.",
      earth:
        "When your budget is about to be cut, you'd agree to any cut at all. Offer a modest one first, something that you'd hardly miss. If the saving comes from you, the managers may leave the good coffee alone.",
      metal:
        "If a strict friend says that people use you, let her name the one who does it most. Say no to that person this week. Your friend has counted your favors for years, so her list is complete.",
      water:
        "You and an old partner may work together again and forgive each other every deadline. Let a stern friend set three dates, and cook for her after each. You'll keep those, because you can't let a guest go hungry.",
    },
  },
  months: {
    rat: "December's Rat month is good for collecting money. Before the parties start, add up what people owe you, and send each a cheerful reminder. They pay more willingly before they've bought the presents.",
    ox: "The Ox month rewards plain work. In January, take the slow job that you've avoided, and give it one hour before you open your mail. After two weeks, there's surprisingly little left.",
    tiger:
      "February's Tiger month suits you best. Suggest a small joint project to the boldest person you know, something that's done before Easter. One success is enough, and your partner may propose the next.",
    rabbit:
      "In March, the Rabbit month brings you people with good connections. At two different lunches, mention what you're looking for. Somebody has a cousin in that very business, and is happy to call.",
    dragon:
      "Others make large plans in April, the Dragon month, and expect you to feed them. Before you agree, get a budget and the number of guests. With both in hand, you'll enjoy the cooking.",
    snake:
      "The Snake month works against you: in May, a date or a promise changes overnight. Keep two afternoons a week free, and answer each surprise the next morning. Most of them look smaller after breakfast.",
    horse:
      "June's Horse month rushes everybody else. Offer people who come to your desk a chair and a cool drink before they start. Somebody who sits down tells you the real problem first.",
    goat: "The Goat month brings you allies, so start something with friends in July. First elect a treasurer, and vote for anybody but yourself. With the money in strict hands, all of you stay friends.",
    monkey:
      "In August, the Monkey month, people remember your words the way it suits them. After each agreement, send an email that says who does what. Nobody can twist a promise that both sides have read.",
    rooster:
      "September's Rooster month rewards people who find things in a minute. Start with the shelf behind you, and write a date on each folder. The next time your boss needs a contract, you look brilliant.",
    dog: "The Dog month remembers loyalty. In October, give an hour of real help to somebody others have dropped, perhaps after a failed project. It'll count for more than anything you ever baked.",
    pig: "November is the Pig month, your own, and you agree to everything. Answer each request with “I'll tell you tomorrow.” Half of the people will find another way, and the rest really need you.",
  },
};
