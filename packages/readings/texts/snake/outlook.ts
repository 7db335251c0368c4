import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, tradition advises against large moves that can wait. It's a good time to give something up. You've known for a while what no longer fits: a title, a difficult client, an old grudge. Talk it over with one person you trust, pick a day, and let it go with a single sentence of explanation. You'll be surprised how much time that gives you back. For luck, wear something red that somebody gave you.",
  years: {
    rat: {
      meeting:
        "Everyone around you talks, and one remark in ten is real news. You're better than most at telling which.",
      wood: "People who like your plan keep dropping useful names and numbers. For three months, collect them in one notebook before you start anything. When you present the plan, you'll know more than anyone else in the room.",
      fire: "A quicker and less careful rival works on the same problem. Let the rival publish first, and use the extra months to check your figures. When people find the mistakes, they'll call the person who got it right.",
      earth:
        "Younger colleagues want your advice, and it could take up every hour. Teach only in the mornings, and write down each answer that you've given twice. After a month, most of them find what they need on your page.",
      metal:
        "Small sums get lost in your department because nobody bothers to follow them. Go through one messy account a month, receipt by receipt. By December you may have found enough to pay for your own project.",
      water:
        "Your boss wants weekly reports now, and people take notes on you as well. Before anybody requests your file, show one page of it yourself. A boss who gets something freely digs less for the rest.",
    },
    ox: {
      meeting:
        "You have a strong ally this year, a patient colleague who'll carry the heavy part once you've explained the plan.",
      wood: "You've been saving one long study for retirement, and your ally would support it now. Begin with two hours every Wednesday. It won't be done this year, but you may never again have so much help with it.",
      fire: "A colleague has your talent and more free hours, and in a race you'd both wear out. Offer to share the task and the prize. Your patient ally can set the pace, so nobody has to slow down first.",
      earth:
        "You do the silent part of the work, and your ally sells it. Settle the shares in March, while you're both content. With the percentages fixed, you won't lie awake counting your hours.",
      metal:
        "You can win a hard contract this year. Say nothing about money for three meetings, and name your figure in the fourth with your ally beside you. By then the other side has invested too much time to walk away.",
      water:
        "New rules slow everything down. While your ally keeps pushing, use the wait to read the contract line by line. You'll find one weak clause in time to have it changed, before it costs either of you anything.",
    },
    tiger: {
      meeting:
        "Tradition warns of trouble: loud people take your silence for scorn. Say early, in a few words, what you think.",
      wood: "A helpful stranger tells you secrets about a rival, and you'd love to read them out in public. Keep them in a drawer. Improve your offer just where the rival is weak, and the client will choose yours.",
      fire: "You and a rival are both furious over one report. Write a short note that says where the rival is right. Few people can go on shouting at somebody who has just admitted a point.",
      earth:
        "A louder person takes the credit for your work. You needn't complain. Save every dated draft in the folder that your boss uses too. When the bonus is decided, your boss can see who wrote what.",
      metal:
        "Somebody throws down a job in anger, and it's worth more than they think. Take it over without looking pleased, and don't change its name. You can finish the job and get paid before anyone wants it back.",
      water:
        "Expect a formal complaint about your tone. Bring three facts and a kind colleague to the hearing, and say that you're sorry about the tone. Once you've said that, the facts decide and the file gets closed.",
    },
    rabbit: {
      meeting: "Good manners count for a lot this year. Once a month, call an old contact just to say hello.",
      wood: "A former colleague would gladly speak for you on the committee, because they enjoy your company. Invite them to an unhurried lunch, and leave the committee out of it. Before the coffee comes, they'll have offered their vote.",
      fire: "A tactful competitor courts your best client. Step back for a week, and tell the client honestly what's good about the other offer. When you call again, the client will also believe you about its weak points.",
      earth:
        "Polite people let you help them night after night, and they'd be shocked to learn that you mind. Put a fee on the next order before you begin. Half of them pay it gladly, and the others let you sleep.",
      metal:
        "An old agreement pays you less than the market does today. Visit the person who keeps the file, bring a small gift, and have a look at the terms. You may find a clause for an increase that nobody has used.",
      water:
        "Unwritten rules decide now, and nobody explains a mistake to you. For a month, copy the people who've been there longest: when they speak, how they write, what they wear. After that, newcomers will start to copy you.",
    },
    dragon: {
      meeting:
        "Meetings are loud and grand this year. Keep your best point for the walk out, when your boss can finally listen.",
      wood: "An important person likes you, but nobody understands their plan. Offer to put it into two plain pages. Everyone else only makes the plan longer, so you'll be trusted with it, and with a budget.",
      fire: "Your proposal would vanish beside a rival's big show, so send it in a week later. By then the bosses are tired and a little ashamed of the bill. A plain plan with a price will come as a relief.",
      earth:
        "A grand project takes your evenings and calls it teamwork. Keep a list of your own hours and results, and show it to your boss every quarter. When bonuses are decided, your part of the work has a number.",
      metal:
        "A large deal seems to hang on a famous name, but a quiet deputy prepares every decision. Invite the deputy to lunch and talk about costs. You'll hear the real limit of the budget before your rivals do.",
      water:
        "The big project is closely guarded, and a clever remark won't get you in. Apply for access in one line, with your reason. Show up on the day you're given, because nobody gets a second chance.",
    },
    snake: {
      meeting: "You brood more than is useful in your own year. One open talk a week with a friend keeps you sensible.",
      wood: "Somebody offers you help, and you look for the hidden purpose. This time there isn't any. Accept on the same day, because you're too proud to ask for help and nobody will offer it twice.",
      fire: "At two in the morning you hold a trial in which you're both judge and accused. Write down the two sides, and show them to the wisest colleague you know. By daylight, the whole case takes a minute.",
      earth:
        "You've worked so hard for others that little strength is left. Finish what you've promised, and take no new orders until fall. Clients pay you for quality, and they'd notice if you were tired.",
      metal:
        "Somebody has owed you money for years, perhaps a bonus or an unpaid bill. You finally have the strength to settle it. Send the figures without a word of blame, and you could be paid this summer.",
      water:
        "New rules feel like mistrust: fewer meetings, less access, a shorter list of names. Use the free hours to complete one project in private. With nobody interrupting you, it takes half the usual time.",
    },
    horse: {
      meeting:
        "Everyone else replies at once and corrects the reply twice. Take an extra hour, and yours is right the first time.",
      wood: "A busy manager offers you help on Tuesday and forgets about it on Wednesday. Here an hour is all you have, so say yes even if you aren't sure. Details can be sorted out once the help is there.",
      fire: "A dozen quick minds have your idea, and each of them has written one page. Use your extra hour for a second page with costs, names and the first step. In the meeting, only your version is ready to start.",
      earth:
        "Fast people build on your work, forget to thank you, and want the next part overnight. Offer them a contract for it, with a third paid in advance. They can't stop halfway, so they'll sign.",
      metal:
        "A seller in a hurry wants more than the thing is worth. Repeat your price in a friendly voice, and have the contract ready on the table. A seller who's short of time takes the deal that can be signed today.",
      water:
        "A risky project next door has an accident, and the new safety rules apply to you as well. Put off your own launch for a month. The strictest rules will be gone again, and you'll have lost no money.",
    },
    goat: {
      meeting:
        "People are easily hurt this year, and your criticism is sharp. Begin with something you honestly like, and they'll hear the rest.",
      wood: "Some people simply like you and bring you contacts, while you look for a trick. Call one of those contacts this week, and tell your friends how it went. They'll enjoy that more than thanks, and bring you another.",
      fire: "You and a warm-hearted rival both want to speak for the team. Say in one sentence what you're for, instead of what you're against. The team will quote that sentence, and you won't need to make a speech.",
      earth:
        "Kind colleagues accept all the help you give, and don't notice when you're exhausted. Tell them that you go home at six, and go. In the morning they'll thank you just as warmly, for half the work.",
      metal:
        "A shy designer has no idea what their work is worth. In private, tell them an honest figure. They'll want you to do the selling from now on, and a fair percentage pays you for it.",
      water:
        "Your plan follows every rule, but two words in it hurt somebody who can stop it. Show that person the draft first, and find out which words they are. Replacing those two costs you five minutes, and the plan goes through.",
    },
    monkey: {
      meeting:
        "A very good year, with some friction: a clever, talkative partner brings ideas, and you see what could go wrong.",
      wood: "Your partner brings you useful material, and some of it belongs to other people. Get a list with every delivery, and write to the owners first. With their permission, you can use the best pieces openly and for years.",
      fire: "You and your partner compete over who has the smarter trick, and it's your good name that could suffer. Take turns: one month you invent and your partner looks for the danger, then you switch. Mistakes get caught that way.",
      earth:
        "Your partner has the ideas, and your savings pay the rent. Once a quarter, look together at what each invention has earned. Drop those that still have no income after a year, and your savings will last.",
      metal:
        "A large deal is within reach that neither of you would try alone. Your partner can talk while you stay firm on the price. The other side gets tired of arguing long before you do.",
      water:
        "Your partner's prank sets off an alarm, and you have to explain it. Write a short report on what it showed about the alarm system. The security manager came to scold you and leaves with something useful.",
    },
    rooster: {
      meeting:
        "You have an exact colleague to rely on. Before you act on a suspicion, get that colleague to check the facts.",
      wood: "Orderly people would like to help you, but your hints confuse them. Say precisely what you need, for which day and how long. They have a form for such things, and the help arrives within the week.",
      fire: "Your colleague shares your view and has the better slides. Leave the presentation to them, and sit beside the person who decides. You can answer that person's doubts quietly while everyone else looks at the screen.",
      earth:
        "Your results are good, so nobody sees how tired you are. Get a free half day each week entered into the project plan. Exact people respect a plan, and nobody will book over it.",
      metal:
        "Your main contract can be improved, because the other side trusts you this year. Spend a week on it with your colleague, line by line. You spot the weak points, your colleague finds the wording, and the fee goes up.",
      water:
        "An inspection stops your work for a few days, and your own friends have to carry it out. Lay out the papers a day early, and be there when they arrive. With their certificate on the wall, clients trust you more.",
    },
    dog: {
      meeting:
        "People wonder what you're up to, though they'd rather trust you. Give them one true reason for each decision.",
      wood: "Plain, helpful people lend you a hand, and all they'd like in return is to know you a little. Visit them, and tell a story about yourself. From then on, they'll defend you when you aren't in the room.",
      fire: "A few honest colleagues count you as one of them, and they know what's really wrong at work. Have lunch with them every Tuesday, and mostly listen. You'll hear of problems a month before your boss does.",
      earth:
        "Good causes could take up your whole year: a petition, a collection, a Saturday project. In January, set aside one sum and one weekend, and give both. After that, you can say no with a clear conscience.",
      metal:
        "An unfair rule costs a colleague money. Take that single case to the committee, and say why you care. They expect a clever argument from you, and an honest one can get the rule changed for everybody, including you.",
      water:
        "Strict questions come from above, and your bosses have already found out one thing about you. Tell them the rest before they dig. With nothing left to guard, you'll get your work done and sleep better.",
    },
    pig: {
      meeting:
        "This year clashes with you. A friendly colleague tells everyone your plans, so keep the important part to yourself.",
      wood: "The same colleague feels bad about the slip and wants to make up for it. Let them do you one big favor, and say thank you. The favor helps you more than a grudge would, and you can forget the matter.",
      fire: "In a sudden reorganization, several hotheads want the same post as you. Take a seat near the door, and say nothing for two meetings. You'll see which person the bosses listen to, and can talk to that one alone.",
      earth:
        "The reorganization costs money, and your budget looks easy to take. In February, show your boss what each part of it earns, item by item. Bosses cut the items that nobody has explained.",
      metal:
        "After the upheaval, the owners need the part of your plan that they never heard, and thank you warmly in advance. Stay friendly, and wait. When they offer you a share of the business, tell them the rest.",
      water:
        "Sudden change and strict rules arrive together, so a new project would only be stopped. Start nothing this year. Visit an old client, repair what's broken, and prepare one plan. When the rules relax, you're the first who's ready.",
    },
  },
  months: {
    rat: "December's Rat month is full of talk, and quiet people hear most of it. Let others speak, and watch for the person who suddenly stops. Over coffee, that person may tell you the real news.",
    ox: "In January, the Ox month, a strong ally helps you. Do the heavy part of your plan together, and divide the work on the first day. You'll be done in February, before others know you've begun.",
    tiger:
      "The Tiger month does you harm: in February, one look from you can start a dispute. Tell one calm colleague what you meant by it. They'll pass it on more gently than you would.",
    rabbit:
      "March is mild, and in the Rabbit month people have time. Visit one old contact while you don't need a favor. When you do need one later in the year, you won't be a stranger.",
    dragon:
      "Only loud points get heard in April's Dragon month, and yours is subtle. Send it to the speaker afterward, in two lines. Speakers always need material, so you may hear it in the next speech.",
    snake:
      "You're easily hurt in May, your own month, so put off every argument until June. Give up one thing instead, such as a committee or a subscription. You'll be calmer, with two free hours a week.",
    horse:
      "June's Horse month wants answers at once, and you'd regret them. Let each question wait for an hour. Half of them are settled without you by then, and your other answers won't need a correction.",
    goat: "People are sensitive in July's Goat month, even when you're right. Praise one thing that you really like, and save the criticism for August. By then they may come and ask you for it.",
    monkey:
      "In August's Monkey month, your best partner talks and you think. Close one deal together, and agree on the shares the same day. Two sharp people stay friends if the money is settled early.",
    rooster:
      "The Rooster month gives you exact friends, so test a suspicion in September. Hand one of them the figures without the story. If the numbers prove you right, speak up; if not, nobody has been accused.",
    dog: "October's Dog month is kind to people who turn up. Join a group for one practical task, such as putting out the chairs. Colleagues with their hands full tell you more than in a meeting.",
    pig: "The Pig month clashes with you, and in November somebody friendly spills your plan. Tell people only the part that may be known. The rest stays a surprise until you announce it yourself in December.",
  },
};
