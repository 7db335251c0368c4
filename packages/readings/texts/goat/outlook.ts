import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Mend what you have this year, because it's your own, and let large changes wait. Praise and blame hit you twice as hard, and on a bad day you'd like to quit over one cold email. Give any such decision a week. Meanwhile, invite a brisk friend for an afternoon and finish what you've avoided longest, such as the price list or the lease. Tradition recommends something red as a present, for luck. A scarf would suit you.",
  years: {
    rat: {
      meeting:
        "Wait a day before you reply to your boss. The Rat does you harm: your boss talks figures and you hear blame.",
      wood: "Your budget is cut, and pleading doesn't change it. Choose the two things you truly need, and bring a drawing of each with its price. A boss who can see what the money buys will often pay.",
      fire: "A bookkeeper who once hurt your feelings is now on your side. Tell them what you earn and what you'd like to earn. The bookkeeper knows what's possible, and you leave with a figure that your boss can accept.",
      earth:
        "Your boss points to a gentle colleague who does the same for less. Have tea with that colleague and compare your salaries. If you go to the boss together, neither of you can be used against the other.",
      metal:
        "You help everyone, and none of that help counts as work. List each favor for a month, with the minutes it took. When your boss sees nineteen hours at the bottom, you can talk about paying for them.",
      water:
        "The petty cash is a mess, and nobody wants to touch it. Offer two quiet days for it, because colleagues tell you what they'd never tell the accountant. Once every dollar is explained, you're given a real budget to manage.",
    },
    ox: {
      meeting:
        "Save your strength, because the Ox is your clash. Strict bosses want their rules followed, and arguing only tires you.",
      wood: "A new rule ends three of your four projects, with no exceptions. Save the project that customers mention by name, and bring their letters to the meeting. Work that customers ask for keeps your job safe.",
      fire: "You're moved to a team of strangers, and the first week hurts. Have lunch with a different colleague each day. They're kinder than they look, and one of them tells the boss how good you are.",
      earth:
        "You and a stubborn colleague won't convince each other, however long you talk. Suggest a trial of both ways, two weeks each, and let the customers choose. After a month, you have an answer and no quarrel.",
      metal:
        "Your boss wants more each month and never says thank you. Do a good day's work and leave at five, even if others stay. Longer hours won't earn you praise, and free evenings keep you well.",
      water:
        "The rules make clients angry, and you can calm them on the phone. Keep a count of the clients who stay, and show it when you mention a raise. Twenty saved clients are hard to argue with.",
    },
    tiger: {
      meeting:
        "Loud colleagues sell ideas better than you this year. Put your name on your idea, then let them present it.",
      wood: "A loud new team takes over the office, and your work disappears into a side room. On their first day, move your best pieces to where the clients walk past. Clients stop there and ask for you.",
      fire: "A bold supporter wants to recommend you and forgets the details. Write the letter yourself, with names and dates, so that your supporter only has to sign. The letter goes out the same day and says what you need.",
      earth:
        "A colleague with your gifts has more push than you. Suggest that your colleague takes the new clients and you keep the old ones. Old clients like a soft voice, and nobody has to win a contest.",
      metal:
        "The loudest campaign in the building would take your designs, your evenings and your Sundays. Give it two hours a week, no more than you'd give a bake sale. Your evenings stay free for customers who pay.",
      water:
        "After each noisy meeting, people go home upset and remember different things. The next day, send around ten calm lines about what was decided. Soon everyone relies on your notes, and you settle the details.",
    },
    rabbit: {
      meeting: "Have your friends show your work to buyers. The Rabbit is your ally, and good taste sells this year.",
      wood: "The buyers can come on three fixed days only, and you'd like more time. Accept the first day, and invite a friend to work beside you until then. In company, you finish sooner than you feared.",
      fire: "A polite patron has liked your work for years and now offers you a grant. Say yes the same week, with a handwritten note. A long silence would look like a slight, and somebody else would get the money.",
      earth:
        "A good job is open, and several kind colleagues wait for somebody else to speak. Tell the boss politely that you'd like it, and offer a trial month. The others are relieved, and you have the job.",
      metal:
        "Everyone loves your designs, and you're worn out from making so many. Raise the price with each new order until a buyer hesitates. You'll make half as many and earn the same.",
      water:
        "A friendly client spends too much, and nobody dares to mention it. Invite them to lunch and show them the figures before dessert. They take it well from you, and pay you to watch the budget.",
    },
    dragon: {
      meeting:
        "Everyone plans something huge and hopes you'll help for free. Choose one favor, and send a price for the rest.",
      wood: "A grand building project takes over your department, and you can't stop it. Get one small part that's all yours, such as the entrance. Visitors notice the part that somebody cared for, and your name is on it.",
      fire: "Where so much money is spent, small grants and commissions are left over. Apply early with something small and finished, while others still draw up plans. You get the money without sitting through one speech.",
      earth:
        "A big team is building software for your field and has forgotten its users. Draw the two screens that users really need, and take them to the project manager. A drawing offends nobody, and you're hired to help.",
      metal:
        "A big firm orders twelve designs in a hurry, and twelve would wear you out. Offer one excellent design at twice the price. Important people like to own the only copy, so they'll probably agree.",
      water:
        "The great project has a flaw, and important customers complain about it. Visit the three angriest in person and ask what would settle the matter. The answer is usually cheap, and your boss pays you well for it.",
    },
    snake: {
      meeting:
        "Raise your fee by a fifth. Quiet buyers know what your work is worth and wonder why you charge so little.",
      wood: "A clause in your contract limits what you may sell elsewhere, and nobody has told you. Have a lawyer look at it this month. While the firm rewrites everything anyway, such a clause is easily removed.",
      fire: "One of those buyers would pay for a whole year of your work. Send a good sample and a plan with monthly dates, and leave out the warm words. This buyer says thank you with money.",
      earth:
        "A calm rival sells the same kind of work to the same few buyers. Meet for coffee and say which half of the market you'd like. Your rival hates a fight as much as you do and takes the other half.",
      metal:
        "A client wants perfect work that won't carry your name. Before you spend your strength on it, get the right to show it in your portfolio. That way, all the care brings you the next client, too.",
      water:
        "The firm owes you money from an old project, and everybody avoids the subject. In your next talk with your manager, ask when the money is coming, then say nothing more. Your manager fills the silence with a date.",
    },
    horse: {
      meeting:
        "Go along when a quick partner takes your work to market. The Horse year suits you better than any other.",
      wood: "Your partner has sold your work to an agency with forty small rules. Meet the rules one by one, and leave the complaining to your partner. You'll be done within a week, and agencies pay reliably.",
      fire: "On the sales trip, you meet people who decide on the spot. Let your partner start the talk, then say the price you've never dared to name. You have the yes before the coffee is cold.",
      earth:
        "Others crowd into the field that you and your partner made popular. Offer them a course, which you teach and your partner sells. Every new rival then pays you first.",
      metal:
        "Your partner sells three times what you can make. Agree on a number per month, and put everyone else on a waiting list. Customers who know the date are willing to wait, and you sleep at night.",
      water:
        "Your partner broke a rule in a hurry, and you can settle it. In a short letter, tell the office what happened, that you're both sorry, and when it'll be fixed. Most offices want nothing more, and the sale goes ahead.",
    },
    goat: {
      meeting:
        "Keep kind people near, and let big decisions wait. In your own year, everything touches you more than usual.",
      wood: "The room where you do your best work is given to another team. Suggest that you work at home for two days a week. Your boss feels bad about the room, so you get both days.",
      fire: "Kind people admire your work, call it lovely and buy nothing. Tell the next admirer what it costs, in the same breath as the thank-you. Most of them were only waiting to hear a price.",
      earth:
        "Nothing moves unless somebody pushes, and the people around you are as gentle as you are. Let a determined friend call every week to hear what you've billed. You'll grumble, and you'll be paid.",
      metal:
        "Everyone wants advice, a favor or a sample from you. Choose three people who still get your work free, and tell nobody who they are. The rest hear a friendly price, and most of them pay it.",
      water:
        "Friends bring you their worries and ask you to look at their money matters, too. Offer an hour every Thursday, and charge for the money part. They trust you more than their bank, so the hour fills up.",
    },
    monkey: {
      meeting: "Settle your share before you show an idea. Clever colleagues borrow ideas this year, with a wink.",
      wood: "A clever team's new project is fun and quietly takes up all your time. Tell the team which two mornings a week are theirs. You can enjoy the jokes and still meet your own deadlines.",
      fire: "A silly team invites you to join them for a month. Accept, because you've been serious for too long and they lack a careful eye. Through one of them, you meet a client who stays for years.",
      earth:
        "A cheaper copy of your work is on sale, made by someone you know. Call them, be kind, and name the share you'd like from each sale. They expected tears from you, so they'll pay with relief.",
      metal:
        "Colleagues love your funny little designs and pay you in laughs. Work out what you've earned per hour, and tell them. The figure is so small that people reach for their wallets.",
      water:
        "Two clever colleagues argue about who does what, and the client is losing patience. Say once that the fight makes you sad, then hand out the jobs. Nobody wants to upset you, and the client wants you to stay in charge.",
    },
    rooster: {
      meeting:
        "Promise everything a day later than you need, because people hold you to the hour. Early work looks brilliant.",
      wood: "A strict rule about sizes and formats seems to kill your best idea. Read it once more, slowly, with a cup of tea. The second section leaves a gap, and your idea fits into it.",
      fire: "A strict client praises your work in a short, exact letter. Put two sentences of it at the top of your next offer. New clients trust a strict person's word, and you needn't praise yourself.",
      earth:
        "Others with work no better than yours get the orders, because they're in the supplier catalog. Fill out the form for your page, which takes twenty minutes. Buyers look nowhere else, and now they find you.",
      metal:
        "Clients want perfect programs and posters at short notice for their big days. Put your work on the first line of the bill and a rush fee on the second. Exact people respect an exact bill and pay both.",
      water:
        "You find an error in the books, and a proud colleague made it. Tell that colleague alone, and correct it together. Nobody is embarrassed, and you have a supporter in every budget meeting from then on.",
    },
    dog: {
      meeting:
        "Promise less than usual. Tradition calls this year a punishment for you, because people count each promise you break.",
      wood: "New rules forbid the exceptions you used to make for people you like. Warn the people who count on you, and help them apply properly. They'll be annoyed with the rule and grateful to you.",
      fire: "A manager who was stern with you last fall regrets it. Knock on the door with something homemade, and talk about the next project instead of the quarrel. The manager is relieved, and gives you a part in that project.",
      earth:
        "You want care, a strict colleague wants rules, and the project stands still. Bring in a cheerful third person to decide the small questions. After two weeks of progress, neither of you wants to argue about the rest.",
      metal:
        "Two good causes have booked the same evening of yours. Choose one today, and call the other while they can still find somebody. An early no is forgiven sooner than a helper who leaves at eight.",
      water:
        "While colleagues complain about the pile of unanswered mail, answer the two oldest letters each day. Don't mention it. Within a month, others start to help, and the customers you've saved know your name.",
    },
    pig: {
      meeting:
        "Choose one money goal with your friends. The Pig is your ally, and this way the pleasant year also pays.",
      wood: "Dear people fill all your evenings with dinners. Move two of the dinners to the holidays and name the new dates at once. You gain two evenings for paid work, and nobody feels refused.",
      fire: "A generous crowd at your table would like to support your work. Stand up after the main course and name the sum you need. Most guests give a little more than you dared to say.",
      earth:
        "You and two friends are after the same grant, and alone nobody would get it. Write one application together, and let the friend who likes numbers do the budget. A third of the grant beats a polite refusal.",
      metal:
        "Happy friends want one more logo from you, and you've drawn a dozen for nothing. Put a price on the thirteenth. Nobody meant to take advantage of you, and nearly all of them pay.",
      water:
        "Everyone at the party is in a good mood, and somebody hands you a contract. Take it home and read it over breakfast. The missing zero is easy to spot in daylight, and your host corrects it with a laugh.",
    },
  },
  months: {
    rat: "December's Rat month does you harm: every figure sounds like blame. When somebody questions a sum, ask which part they mean. It's usually the heating, and has nothing to do with you.",
    ox: "January's Ox month, your clash, has no patience for extras. Do just what the form requires, and hand it in a day early. The boss has nothing to correct, and you're home in time for dinner.",
    tiger:
      "While February's Tiger month makes noise elsewhere, prepare your spring work in peace. Keep your door closed until eleven. If somebody bursts in, show them what you're making, and they'll sit down and lower their voice.",
    rabbit:
      "March's Rabbit month likes you and has money to spend. Show your work to three people with taste and a budget. Name the price and then say nothing, because one of them is about to buy.",
    dragon:
      "April's Dragon month looks only at the stage, so skip the big events. Finish one piece that you've left lying since fall. When the noise is over in May, you have something to sell.",
    snake:
      "May's Snake month has a good eye for prices. Show your best piece to somebody who never flatters you, and ask its price. The answer beats your own figure, and you can charge it.",
    horse:
      "June's Horse month suits you best, and a quick friend wants you along. Make the customer visits together that you'd put off alone. You come home tired, with more orders than in spring.",
    goat: "July is your own month, and every email feels personal. Keep your kindest client for this month and move the rude one to August. Bills are easier to open in the morning, after coffee.",
    monkey:
      "Clever people borrow freely in August's Monkey month. When you lend out an idea, say when you'd like it back and where your name should stand. Borrowers expect as much, and nobody is offended.",
    rooster:
      "September's Rooster month holds you to your dates. Work out how long the job will take, then add a day before you tell anyone. You finish early for once, and your strictest client remembers it.",
    dog: "In October's Dog month, somebody feels let down by you. Make up for it with one small kept promise a day: a call, a borrowed book, a recipe. By Halloween, you're both laughing again.",
    pig: "The people of November's Pig month pay gladly for what they've seen. Bring a drawing of your project to dinner, with its price. Happy guests decide fast, so you may have the order before dessert.",
  },
};
