import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Mend what you have before you take on more: that's the old advice for your own year. Your yes comes even faster than usual in it. So go through each promise of the past year, mark those that were too much, and hand two of them back while there's still time to find somebody else. It isn't unkind if you say it early. Red socks bring luck, and since they count only as a gift, a friend should buy them.",
  years: {
    rat: {
      meeting: "Add up what your kindness costs you, then set a limit. Somebody will add it up in any case.",
      wood: "Everyone helps themselves to your time, so write down the hours that you give away. Two trainees do well on them. Whoever sets your pay should see the list before the next review.",
      fire: "Calm a rushed client with one early call a day, because you can win them and it takes patience. Keep it up through the busy quarter. The larger order goes to the person who stayed friendly.",
      earth:
        "Read the new rule on expenses to the end. It allows more than people think and a fight gets you nowhere. Claim all of that. Your department could be the first to close its books.",
      metal:
        "Have your open contracts read by the accountant who likes you: somebody strict is finally on your side. They can say the no that you keep swallowing. It's quite a relief.",
      water:
        "Kindness alone won't win the order now, because half of your trade is as friendly as you. Calling back within the hour does. Your rivals can stay your friends; lunch with them costs you nothing but lunch.",
    },
    ox: {
      meeting: "Finish the dull half of the work. That's what gets paid, and nearly everyone stops before it.",
      wood: "Keep one half day a week free of the long project, because it takes much of your strength and wants you at all its meetings. You'll last longer, and the project gains too.",
      fire: "Bring in the new version of an old procedure now, while the old one annoys everybody. You have the patience to teach it. In small groups, with something from the oven, it's learned in a week.",
      earth:
        "The budget won't move, so plan with two-thirds of what you'd like to have. Do it before you promise anything. You've made good soup from less.",
      metal:
        "Request a raise in writing, with three results. Somebody steady has been praising you out of your hearing. Let them know the date. Their word at the right table does the rest.",
      water:
        "A new colleague can do exactly what you can, and would stop just where you do, out of politeness. Divide the accounts by name, and each of you finishes your own. It's kinder, too.",
    },
    tiger: {
      meeting: "The year suits you best, so spend it with one bold partner instead of a hundred contacts.",
      wood: "You'll love their plan and say yes to all of it. Mention your hours in the same breath. Otherwise you're host, driver and bank within a month, and too tired for the part that's fun.",
      fire: "A joint plan can succeed if the effort stays even, so meet your partner each Monday to set three steps. They'd run ahead if you let them. Everyone goes home at six.",
      earth:
        "Fill in the forms on the first day, because your partner rushes ahead and officials will stop you both. Permits and insurers need your patience. Courage gets further with a stamp on it.",
      metal:
        "A grant or an introduction comes from outside, so accept it within a week and take your partner along. It doesn't wait. Two people get twice as much out of it.",
      water:
        "Divide the work with your partner. Others have noticed how well the two of you live. You look after the clients and they hunt for new ones. Go over it every quarter, with oysters.",
    },
    rabbit: {
      meeting: "Say aloud what you'd like. Your allies have good connections, and they can't guess.",
      wood: "Among so many nice people, your own wish is soon last in line. Newcomers want your time. Take on three, and send the fourth to a good course. That leaves one free evening for what you wished.",
      fire: "Settle the old dispute over prices at a good dinner: you have the upper hand and needn't show it. Bring your figure in an envelope. It's best opened before dessert.",
      earth:
        "Spending has a polite and firm limit, so find the supplier who gives pleasure for less. Your allies know an address or two. Nobody at the table will notice the plainer box.",
      metal:
        "Accept a seat on a board or a jury, because a patron, perhaps a former client, would like to see you there. Come with a single idea. People remember the guest who said one good thing.",
      water:
        "Put your name on what you make. Several pleasant people would be glad to have your job. You don't have to push. A signed memo speaks for you when you're out of the room.",
    },
    dragon: {
      meeting: "People with grand plans count your hours as theirs. Say at what time your evening begins.",
      wood: "A grand project will live on your care, so have it written into your job title in March. If nobody wants to pay for that, somebody else can look after it.",
      fire: "Until then, be where they all come by: offer to run the buffet at the launch, with your card beside the soup. People who were too important to call you back will sign with a spoon in hand.",
      earth:
        "Put the space that you need in writing, down to the number of chairs, because a large plan is about to take it. Nobody means to push you out. They just haven't counted.",
      metal:
        "There's money about and some of it is for you, so say which tool, seat or software would double your work. One line with a price is enough. In November, they'll be thrifty again.",
      water:
        "Get known for one specialty. People with your warm manner are being hired by the dozen. Choose the one that you enjoy. Customers should think of you as soon as they hear the word.",
    },
    snake: {
      meeting: "Have a lawyer read what you sign. This year works against you, full of secrets and sudden changes.",
      wood: "Train the team that you didn't choose, and train it well for six months. It takes strength in a time of change. After that, the title that goes with it is yours to claim.",
      fire: "In the reorganization, volunteer for the part that nobody wants to read: the contracts. You have the patience, and you know a lawyer. It looks like the dull job. After the next change, it's the one still standing.",
      earth:
        "A stranger's plan and the rules block you at once, so find out what must be signed this week and do only that. Arguing won't help. A part of the problem will go away on its own.",
      metal:
        "Keep your terms on a card by the phone, because in the middle of the upset an old boss or a buyer calls. It's real help. You'll be glad that you don't have to think.",
      water:
        "Others like you are being moved as well, so compare offers with them openly at one table. Each of you knows a part of it. Your lawyer will want to hear the whole.",
    },
    horse: {
      meeting:
        "People in a hurry run past a banquet and stop for a sandwich. Offer whatever saves them time, at your own pace.",
      wood: "Help two people well instead of ten in a hurry. Every fast new idea wants your time. Tell the others when your desk is free. They'll grumble, and they'll come back.",
      fire: "It may be an invoice explained, a customer called back, an upset colleague walked around the block. You can't stop the rush, and nobody expects it. Afterward, they'll remember where it was calm, and call it leadership.",
      earth:
        "While the money is frozen, shorten your plan to half a page: the fast people are stuck as well. They spend the wait complaining. You'll be ready on the day it ends.",
      metal:
        "Take the leads and gifts that people hand you in passing, and sort them on a quiet Sunday. In their hurry they're generous. One of those leads will turn into a regular customer.",
      water:
        "Newcomers tempt your regulars with discounts, so call your ten best customers and talk about anything but prices. You needn't match one. People stay where somebody knows their children's names.",
    },
    goat: {
      meeting: "You have allies all around you. Start something with friends, and let one of them hold the money.",
      wood: "Choose the one project that you'd do unpaid, and then see to it that you're paid. Friends want your weekends for all of theirs. They'll forgive a no that comes with pie.",
      fire: "None of you likes to look at costs, so make it pleasant: once a month, every figure is read out, with cake. Whoever turns pale should sign the checks. Next winter, there may be a profit to read out.",
      earth:
        "Your friends love the idea and can't fund it, so build the cheapest version that doesn't embarrass you. Open the doors and let people in. Customers persuade a bank better than you could.",
      metal:
        "Say at dinner, aloud and to the whole group, what you need. One quiet ally has the money or the machine. It isn't written on your face. Somebody at the far end of the table will know who to call.",
      water:
        "You and two friends want the same job, so draw lots for it. All of you are equally good, and nobody likes to decide. If the winner hires the others, the friendship is safe.",
    },
    monkey: {
      meeting: "Clever words do harm, and you laugh before you've read them. Put each deal into two plain lines.",
      wood: "Put your name and a date on each idea before you share it: quick people grow theirs from yours. You can go on sharing. It's simply known where it began.",
      fire: "Refuse the first offer and wait, because you have the better hand and they hope that you don't know it. The third will be fair. They may even like you more for it.",
      earth:
        "Begin with those you've already signed. One of them, from a cheerful evening, is about to come back with rules attached. What won't fit into two lines should be canceled in the first month, while it's still cheap.",
      metal:
        "Even tricky people pay well at times, so have their clever deal checked by the dullest expert you know. If nothing turns up, you may enjoy it. For once the joke is on nobody.",
      water:
        "Two stories about you are going around, so tell the plain version yourself. Choose the person who talks the most, and buy them lunch. The flattering one would only have been found out.",
    },
    rooster: {
      meeting: "People will offer to tidy your files. They mean well, and they throw things out, so do it first.",
      wood: "Help with the handbook one evening a month and not four. The rules are theirs and the effort would be yours. Bring cake along. Nobody scolds the person who brought the cake.",
      fire: "You can win against a sharp letter from headquarters if you answer within the week, calmly and with receipts. They count on you to sulk. A good reply is the end of it.",
      earth:
        "Take an hour each morning, with music on. You'll hate it until about the second week. When somebody strict looks for one old receipt, yours is the drawer that has it, and they call you the miracle of the office.",
      metal:
        "Sign up for the course with the dull name, because training and a truly good manager are on offer. It turns out to be about money. You've been too kind to learn that part until now.",
      water:
        "Many kind people want the same position, so get a look at the scoring sheet before you apply. Write one line of proof for each box. Modesty earns no points on it.",
    },
    dog: {
      meeting: "Stand by one person when it's inconvenient. That's remembered far longer than all your birthday cakes.",
      wood: "Mentor one worried person and no more. Loyal people take a lot of your strength. Choosing is hard. If you took them all, none would get enough, and you'd have no evenings left.",
      fire: "Both sides in a fight trust you and you can calm them, so accept the chair. Keep the meetings short. It helps if the sandwiches arrive before the anger.",
      earth:
        "Welcome the audit of your kindest project: good people have to follow the rules as well. Hand over everything at once. You'll come out of it with a better name than before.",
      metal:
        "Perhaps it's the clerk at the front desk, and a good customer shouts at her. A boss with principles is behind you, so name the customer. You needn't raise your voice; the decision holds without it.",
      water:
        "You and a worthy rival want the same customers, so agree on where each of you looks for them. They're fair about it. Those you can't serve, you send over, and they do likewise.",
    },
    pig: {
      meeting: "Wait one night before each yes. You agree to everything in your own year, tradition warns.",
      wood: "Keep one month free for sleep, because births, launches and new projects all want your help in your own year. Each of them is lovely. They'll grow for four weeks without you.",
      fire: "Concentrate on one sum that's owed to you. In your own year you'd rather let people off. A weekly reminder is enough. It comes in late, and it comes in full.",
      earth:
        "Limits get tighter in your own year, so cut one comfort from the budget before somebody else does. Pick what you'd hardly miss. The good coffee can stay.",
      metal:
        "Somebody who wishes you well will tell you that, less politely, and over your best dinner. It stings. If three people name the habit, believe them. The first no is the hardest, and the fourth is nearly fun.",
      water:
        "Let a stern friend set your three dates for the year: in easygoing company you'd float past them all. You pay with a dinner after each. Both of you will look forward to it.",
    },
  },
  months: {
    rat: "Add up what people owe you in December, before the parties start. The Rat month is good with figures. Three polite reminders will bring in most of it, and no one will mind.",
    ox: "In January, do the slow job that you've avoided. The Ox month rewards plain work. Take one hour before you open the mail. After two weeks, you'll be surprised how little is left.",
    tiger:
      "Suggest a joint project in February to the bold person you admire, because the Tiger month is your best one. Make it something small. You can have it done together by Easter.",
    rabbit:
      "Say aloud what you'd like this year. In March the Rabbit month brings allies who can arrange it. Mention it twice, in company. They like to be asked for an address.",
    dragon:
      "Others make large plans in April's Dragon month and expect you to carry them out. Get the numbers in writing, with a smile. Without a budget and a count of guests, nothing begins.",
    snake:
      "A date or a deal changes in May, the month of your clash, so leave room around your plans. Wait one night before you reply. What looked like a loss has a way around it.",
    horse:
      "June hurries everyone else, so sell to people who need to sit down. A cool room and a short list are enough. You don't have to run to earn well.",
    goat: "Start something with friends in July, because the month brings you allies, and first elect a treasurer. It shouldn't be you. With the money in strict hands, everything else may be fun.",
    monkey:
      "August's Monkey month does you harm and bends what you say, so put agreements into two lines by email. Lend nothing that you'd be shy to ask for. You can still laugh along.",
    rooster:
      "Tidy your files in September: the month rewards whatever is found in a minute. Start with the shelf behind you. A date on each folder is half of the work.",
    dog: "In October, stand by one person that others have dropped: the Dog month remembers loyalty. An hour of real help is enough. It'll count for more than anything you catered.",
    pig: "You agree to everything in November, your own month, so wait a night before each yes. Half of the requests will be gone in the morning. The other half deserve you.",
  },
};
