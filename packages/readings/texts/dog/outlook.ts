import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every twelfth year is your own, and tradition says to walk it slowly and in red: a belt, a ribbon, socks that someone else has bought for you. It's a year to look over the fence, not to jump it. Your worry doubles and so does your loyalty, and both need a second opinion. Review one duty you've carried since you can't recall when, and ask whether it's still yours.",
  years: {
    rat: {
      meeting: "A Rat year chases profit, and you notice the risks. There's no quarrel: offer to check the contracts.",
      wood: "Wood puts its roots into your ground, and the first to bend is your sense of order. A rule you relied on gets a new clause. Learn it by heart in a week, and be the one who explains it.",
      fire: "Fire warms your earth, so help comes unasked: a donor, a deputy, a chief who has finally read your memo. Say thank you and nothing else. Then use it for the cause you'd given up on.",
      earth:
        "Two heaps of earth, and both of them are careful. A newcomer guards the same gate as you do. Divide the nights, trade notes at seven, and save your growl for the street.",
      metal:
        "Your earth gives the year its metal, and the digging is all yours. Quotas go up because you always meet them. Meet them, then take every hour of your leave, with the phone in a drawer.",
      water:
        "You're the bank that this water runs along. Loose cash, loose talk and a loose plan can all be led where they're useful. It takes patience and a shovel: start with the petty cash.",
    },
    ox: {
      meeting: "An Ox year goes by its own rules, and tradition says punishment. Be polite, above all on paper.",
      wood: "A branch pushes through your floor. Wood brings limits, and the Ox brings the form for them. Don't appeal at the counter. Do the thing their way once, note the cost, and send that upstairs.",
      fire: "There's fire in the stove, even in this stiff house. A senior who keeps to the book likes how you keep your word. If you want their advice, write to them, and you get a protector into the bargain.",
      earth:
        "Earth upon earth, and a fence between. You and an old hand dig in over one procedure. Offer to test both ways for a month, with a stopwatch and a referee that neither of you likes.",
      metal:
        "They mine you for diligence. This metal costs your earth a little sleep each week, and the thanks come as a template. Cap it: two extra files a month, then the lid goes on.",
      water:
        "A leak in the archive, and you were born to stop water. Rescue the records and you win the argument as well. Bring boots, a fan and a second copy of the contested page.",
    },
    tiger: {
      meeting: "The Tiger year brings you allies with a cause. Join them, and look after the people in it.",
      wood: "Bold wood grows straight through your plans, though it's your friend who planted it. Expect to give way on method and hold firm on people. Name the one person who must not be harmed, early.",
      fire: "Their torch lights your lamp. The fire of this year pays your earth in courage, so you may at last say that sentence in the big meeting. Practice it twice. Leave off the apology.",
      earth:
        "Friends on the same earth: the march is strong and there's a line for the captain's hat. Let them wear it. You need the map, the radio and the names of all who came.",
      metal:
        "A fine campaign, forged from your hours. Metal takes what earth gives, and you'd give it gladly until you drop. Put a substitute on the list for each post that's yours.",
      water:
        "You can hold this water, with a friend who doesn't fear it. A wild market needs a plain promise. Print yours on the box, and be the number that people call.",
    },
    rabbit: {
      meeting: "The Rabbit year suits you best: a tactful partner says what you can't. Work as a pair.",
      wood: "Sweet limits: the wood of the year ties up your ground with ribbon. You're asked to wait, and to smile. Let your partner do the smiling. You write down what you were promised, and when.",
      fire: "A small fire with a good chair by it. Your partner's friends turn out to be funders, and they like that you ask where the money goes. Tell them, with a pie chart and no sermon.",
      earth:
        "It's the same earth on both sides of the hedge, so you might as well share a hose. Join forces with the rival that your partner likes. Agree first on who speaks to the press.",
      metal:
        "Handmade things take it out of you. There's metal to be shaped, finely, and the fine work is on your desk. Do three, beautifully, and let your partner sell them as a limited set.",
      water:
        "The two of you can guide this water, which is to say money in a year when it won't stay put. Draw up one plan for the dry month and one for the flood. Keep both on one page.",
    },
    dragon: {
      meeting: "A Dragon year is your clash: someone with big plans wants your place. Keep copies, and stay calm.",
      wood: "What shoves you has roots as well. The wood of this year sets limits on your turf while the Dragon redraws it. Give up the title, keep the team. Offer that trade by name.",
      fire: "Oddly, the upheaval feeds you. Fire brings your earth an offer from the very people who upset your plans. Hear them out, ask what happens to the others, and don't answer on that day.",
      earth:
        "It's earth against earth, like two hills with one road. Nobody can win, and the traffic suffers. Find the paragraph where you agree, build a bridge on that, and let them name the bridge.",
      metal:
        "They want a showpiece and you're the quarry. Your ground yields the metal, all of it, by the gala. Put your price on the truck before the first load, and count the trucks.",
      water:
        "With news like high water, you're the only dry place. Hold on to facts: dates, sums, who said it. Post them by the coffee each Monday, and watch people come for coffee.",
    },
    snake: {
      meeting:
        "A Snake year is quiet company, and nothing binds you. Put one direct question, then let the matter rest.",
      wood: "There's ivy on the gate. Slow wood, clever limits: a policy that no one announced has been in force since March. Get it in print. What's in print, you can keep or fight.",
      fire: "A shrewd elder takes an interest in your future, and your earth soaks up that fire like a wall in the sun. Meet once a month, bring one question, and act on the answer before the next.",
      earth:
        "Earth on earth, in the dark. Somebody else has been promised your post, with equal sincerity. Find out who decides and by when. Then make a single, calm case, on a single sheet.",
      metal:
        "The secret project runs on your steadiness, and secrecy means nobody sees you do it. Metal out, nothing in. Keep a log with dates in your drawer, for the day it's safe to shine.",
      water:
        "Somebody's story has a leak, and you can trace this water even where it hides the bottom. Don't bark. Write down each detail that changes, for one month, and then show them the list.",
    },
    horse: {
      meeting: "The Horse year brings you hopeful allies. Enlarge your team while people are willing.",
      wood: "Friends have planted their project in the middle of yours. It's well meant, but the wood limits where you can dig. Agree on who decides what, by Friday, and give them the front page.",
      fire: "Fire from a friend is the best your earth gets. It may be the year to run for something: chair, steward, school board. Let the loud ones nominate you and keep your speech to a minute.",
      earth:
        "The same team, the same earth, twelve captains. Everyone here is loyal, and loyal to a different plan. Have them vote by hand, outdoors, and then tie the winners together for the first mile.",
      metal:
        "All those races need medals, and it's your earth that holds the metal. You'll end up with three events too many. Keep the one for the children, and hand the clipboard on for the rest.",
      water:
        "A splash at full speed. The rush has left standing water in the books, and you can drain it. Chase the debts for the whole pack, by phone, with a kind voice and a list.",
    },
    goat: {
      meeting:
        "A Goat year rubs you twice: punishment by manners, and agreements that slip. Let small matters of principle pass.",
      wood: "They'd like to hang a swing from your best rule, and this time the wood gives. So must you. Decide which of your rules protects people, and which just protects you from swings.",
      fire: "A kind fire, after a chilly start. Someone you'd quarreled with puts in a word for you, warmly. Don't ask why. Bring over a plant and pick up where the two of you left off.",
      earth:
        "Sore earth, both sides of the fence. A shared budget line has you counting each other's stamps. Split the line in two, even if it costs more, and get back to waving in the mornings.",
      metal:
        "Your patience is smelted for parts. The metal goes into other folks' fences, and no one mentions the hole. Mention it. One calm sentence at the monthly meeting, with a figure at the end.",
      water:
        "Tears, and some of them real. Water flows your way because you're the bank that doesn't give. Listen for half an hour. Then ask what would help by Tuesday, and leave with a list.",
    },
    monkey: {
      meeting: "A Monkey year plays tricks, without a feud. Learn how they're done, and be a good sport.",
      wood: "The pranks have a purpose this time: a new tool takes over half of what you check, and that wood is here to stay. Learn it in secret, before they make you, with the sound off.",
      fire: "It's help by accident: somebody's joke project earns real money, and its fire warms your serious one. Accept with a straight face. Thank them in the annual report, under sponsors.",
      earth:
        "Your earth and theirs are mixed in one sandbox. A quick colleague has built on your corner. It's quite good, too. A window facing your way is a fair request; in return, share the bucket.",
      metal:
        "They need it done by magic, so they come to you for the metal and the hours. Say how long it really takes, on the first day. Magic can then be billed at night rates.",
      water:
        "Deals flow past like water, and you decide where they stop. Three customers can tell you what they think they bought. Where the answers differ, build a little dam, in plain type.",
    },
    rooster: {
      meeting: "Small sharp remarks do harm in a Rooster year. Read them twice before you answer.",
      wood: "Pecked from above and rooted from below. This year's wood adds rules to the remarks. Keep a clean desk and a thick skin, and answer each note within a day, in one line.",
      fire: "A warm word from the strict corner. The fire reaches your earth through a critic who's been watching your results. Take the praise at its full size. Frame it if you must, in the garage.",
      earth:
        "Scratched earth. You and a colleague with the same job keep finding each other's errors, and both are thorough. Swap desks for a day. You'll come back with better manners and a better chair.",
      metal:
        "All claw and metal, and it's dug out of you. They want the report by seven with a second report about that. Find out which of the two will be read. Do the other in pencil.",
      water:
        "Someone has left the tap on, and a loud voice says it was you. You can stop this water. Find the meter reading, send it to all who heard the voice, and say no more.",
    },
    dog: {
      meeting: "Accept few duties in your own Dog year, and call your friends. What you take on now stays for long.",
      wood: "In your own yard the trees make the rules. Wood hems in your earth, gently and for good. Decide which corner you'd defend, put the bench there, and let the rest go to seed.",
      fire: "It's your year and the fire is lit. Old kindness returns as heat: a pupil who is now a director, a neighbor with a truck. Let them help you. You'd be insulted if they didn't let you.",
      earth:
        "Nothing but earth, and you in the middle, guarding. No one's attacking. Use the quiet to repair the one friendship that duty wore thin, with an afternoon and no agenda at all.",
      metal:
        "You give yourself away by the bar. All that metal was once your weekend, twice over. Write a will for your tasks: who gets what if you're gone for a month. Then be gone for a month.",
      water:
        "A mirror made of water, and it ripples when you worry. You can calm it. Choose one fear, find out the odds, write them on a card, and carry that instead.",
    },
    pig: {
      meeting: "A Pig year, no relation, is open to everyone. Enjoy it, and keep an eye on the money.",
      wood: "Fruit trees, and you're to stay off the grass. The wood of this kind year sets a soft limit: no more rescue work on company time. Make it a Saturday thing, with a schedule.",
      fire: "A warm kitchen with your name on a hook. Fire feeds your earth by way of a generous host, maybe a client who retires and wants you to have the keys. See the books first, then say yes.",
      earth:
        "Earth and rain make mud, and people having fun in it. A big-hearted rival runs the same charity drive. Merge the two, let them do the pouring, and keep the tin yourself.",
      metal:
        "They're giving it all away, and guess who makes it. Your earth turns out the metal for everyone's gifts. Set the number of gifts in advance, and hang it on the workshop door.",
      water:
        "Cheerful water, up to the second step. The house has spent too much and you know where the valve is. Turn it by a third, say so at dinner, and pass the potatoes.",
    },
  },
  months: {
    rat: "Check a purchase for others in December: the month loves a deal and doesn't read the warranty. You do. One call about the small print makes you the hero of the office.",
    ox: "Withdraw one complaint in January, since in the Ox month you could be right and alone. Choose the smallest. You'll notice that the roof holds, and people come closer.",
    tiger:
      "Take up one cause in February, since the Tiger month gives you brave allies. It should have an address and an end date. Put all your strength into it, and rest afterward.",
    rabbit:
      "Team up with somebody tactful in March: the month is your best one. There's a thing you can't say politely. They say it for you, and you stand by them.",
    dragon:
      "Prepare for a challenge in April, the month of your clash: someone has plans for your area. Let them explain. With the plan on paper, you can answer each point in turn.",
    snake:
      "Leave a hidden matter alone in the Snake month, because May pays for patience. It'll come out on its own. Spend the time on a friend who never asks for anything.",
    horse:
      "Enlarge your team in June, when people are willing and the days are long. Hire, invite, make the call. Those who join now stay with your cause for years.",
    goat: "Let one matter of principle pass in July, since in the Goat month both of you are easily hurt. If you have to help, help a stranger. At home, keep things light.",
    monkey:
      "Be a good sport in August, at least once in front of others, because the Monkey month will tease you. Laugh first. Afterward you can change the password that they guessed.",
    rooster:
      "Read each email twice in September: the month does you harm with small sharp words. Answer the second reading. A corrected comma costs less than a feud.",
    dog: "Call five old friends in October, your own month, because you've been too busy guarding to keep in touch. No favors are needed. You'll feel less alone by the third call.",
    pig: "Accept an invitation in November and bring nothing, because the Pig month is full of people who simply like you. You don't have to earn it. Take some leftovers home.",
  },
};
