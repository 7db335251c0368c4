import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for mending what you have. Large changes can wait, because you feel everything at double strength, praise as well as blame. Look after the one thing that you've put off since it has no feelings: the price list, the lease, the folder called later. It'll be easier with a brisk friend beside you, and it takes an afternoon. Red brings luck in such a year if somebody gives it to you. A scarf would suit you.",
  years: {
    rat: {
      meeting: "Reply the next day. They mean the figures and you hear blame, a harm that one night cures.",
      wood: "Choose the two things you truly need from a smaller budget, and bring a drawing of each. The limits are counted in cents this year, and pleading won't move them. A clear picture may.",
      fire: "Say what you earn and what you'd like to earn, because a careful bookkeeper is on your side. They hurt your feelings once and regret it. It won't be a pretty talk, but it's the best of your year.",
      earth:
        "Someone compares you with a colleague who's as gentle and worse paid, so compare salaries with them first, over tea. Each of you has been used against the other. Go in together.",
      metal:
        "You give away work that nobody counts as work, so list each favor for a month. Your boss believes in totals. With the list on the desk, the two of you can talk in the same language.",
      water:
        "On a calm day, offer to sort out the petty cash. People bring their receipts and tell you what they'd never tell an accountant. Two quiet days are enough. Afterward, you're trusted with larger sums, and less afraid of them.",
    },
    ox: {
      meeting:
        "Follow strict rules to the letter, and save your strength. It works against you, and arguing tires only you.",
      wood: "A firm rule cuts into your plans and knows no exceptions, so keep the one project that customers mention. The others can't be saved. Tended well, a single one is enough to live on.",
      fire: "Have lunch with the strangers you've been moved in with: the change hurts and they turn out to be kind. They'd like to help you. One of them is opening a business that you'd fit into.",
      earth:
        "You and a stubborn colleague won't convince each other, so suggest a trial of one month and then a vote. Tears don't help here, and rules don't either. After thirty days, few people care who won.",
      metal:
        "Give an honest day's work and leave at five, because more is demanded of you each month and praise stays away. Longer hours won't earn it. Evenings of your own keep you well.",
      water:
        "You'll need that strength on the phone. The rules make clients angry, and nobody else can calm them, one call at a time. Within a week it shows in the figures. That's the week to name your raise.",
    },
    tiger: {
      meeting: "Put your name on your idea, then hand it over. Somebody loud will carry it further than you could.",
      wood: "Loud people need room, and soon they fill the office. Move your three best pieces to where clients pass on the very first day, your name beside them. No one minds then. In March you'd need permission.",
      fire: "Tell a bold supporter exactly what you'd like: they want to help and forget the details. Names and dates belong in the letter. If it's ready to sign, it goes out the same day.",
      earth:
        "Somebody with your gifts has more push than you, so divide the work by taste: they present it, and you design it. A contest would cost both of you. Each is happier with that half.",
      metal:
        "Give a loud campaign as much of your time as you'd give a bake sale, and no more. They'd gladly take your designs, your evenings and your Sundays. A cheerful no keeps some for paying customers.",
      water:
        "After each loud meeting, write down calmly what was agreed and send it around a day later. People are upset and nobody else keeps notes. Those who have the minutes end up deciding.",
    },
    rabbit: {
      meeting: "Good taste is in demand, and your friends know people. Three buyers should see your work.",
      wood: "They can see it on three fixed days, if your friends hold you to them. You work better inside kind limits than you think. With the dates on the wall over your desk, nobody has to remind you aloud.",
      fire: "A polite patron has a place for you this year, so say yes to the grant or the shop window. They've liked your work for a long time. A reply in your best handwriting seals it.",
      earth:
        "Say first, and politely, that you'd like the good job. Many kind people want it and all keep silent. Offer to share its first year. They'll be thankful that somebody began.",
      metal:
        "Your friends love what you make and you're worn out from making it, so raise the price until one of them hesitates. That's the right price. You'll make fewer pieces and earn the same.",
      water:
        "You're the one who can tell a spender that the money is running out, so show them the figures before dessert. Invite them for it. They'll be glad that it was you.",
    },
    dragon: {
      meeting: "Everything has to be larger, so help where you like, and name your price for the rest.",
      wood: "A grand plan goes up right in front of you and can't be stopped, so request one small part of it. One room that's yours to design is plenty. It could be the one that visitors love.",
      fire: "Some of the large money falls off the table: grants, commissions, a banner here and there. Apply early and quietly, with something small and finished. You needn't sit through one speech for it.",
      earth:
        "Draw what the users really need: others have begun to build in your field and have forgotten about them. They're more open to a drawing than to a complaint.",
      metal:
        "Offer one excellent piece when they order a dozen in a hurry, because twelve would wear you out. Important people like to own the only one. It's a kind way to say no.",
      water:
        "The great project has a flaw and important people suffer from it, so handle their complaints yourself for a week. You can calm them in person. Bring up your raise while they're grateful.",
    },
    snake: {
      meeting: "Raise your fee. Quiet buyers know what your work is worth, and they wonder why you don't.",
      wood: "Have a lawyer read your contract this month. A quiet clause limits what you may sell elsewhere. Nobody has mentioned it to you. Most clauses of that kind can be changed early.",
      fire: "One of them would pay for a whole year of it. Send a good piece and a plan with dates, and leave out the warm words, which would embarrass them. A finished page each month is thanks enough.",
      earth:
        "Claim your half this week: a calm rival does the same work and there's little space. Nobody will divide it for you. If you say which half you'd like, they probably won't mind.",
      metal:
        "Charge double for work that won't carry your name, because it takes as much out of you as your own. They want it small and perfect. A line about it in your portfolio belongs to the deal.",
      water:
        "Nobody speaks about a certain sum, so have the hard talk. The money is in your favor. It takes courage, and you have enough. Put the question once, and let the silence work.",
    },
    horse: {
      meeting: "Say yes to the trip: someone quick takes your work to market. No other year suits you as well.",
      wood: "Your partner has sold your work to a place with many small rules, so solve those and leave the complaining to them. The limits are cheap to meet. You'll be done before the complaint is.",
      fire: "You'll meet people there who decide on the spot. Your partner starts the talk. Then it's your turn to ask for what you've never dared to, and you may have the answer before the coffee comes.",
      earth:
        "Others crowd into the field that you and your partner made popular, so teach them for a fee instead of fighting them. Your partner sells the places. In that way, each new rival pays you.",
      metal:
        "Agree on a number per month and print it on the order form, because your partner sells three times what you can make. As troubles go, it's a good one. Customers who know the date are willing to wait.",
      water:
        "Write a short letter for your partner. They broke a rule in a hurry and you're able to settle it. It says what happened, that you're sorry, and when it'll be fixed. Most offices want no more.",
    },
    goat: {
      meeting: "Everything touches you more in your own year. Keep kind people near, and let big decisions wait.",
      wood: "In your own year, a limit appears that you can't remove, so rearrange the week around it. One meeting less makes the room you need. After a month, you'll hardly notice what bothered you.",
      fire: "Those people would also like to buy. They look at what you're making, call it lovely, and wait. Telling them what it costs is no big decision. With the price on a card, you needn't even say it aloud.",
      earth:
        "Nothing moves in your own year unless it's pushed, so let a determined friend visit each Monday and see what you've billed. Earth on earth stays where it is. You'll grumble, and you'll be paid.",
      metal:
        "Decide today who still gets your work free, because in your own year everyone wants advice, favors and samples. Three names are enough. All the rest hear a friendly price.",
      water:
        "People trust you with their worries and their money in your own year, so set fixed hours for both. Thursdays from four to five would do. The other days are for your own work, or the garden.",
    },
    monkey: {
      meeting: "Get your share in writing before you show an idea. Somebody clever will borrow it, with a wink.",
      wood: "Say which of your hours a clever team may use. Their new project has quietly taken them all. It's fun to be part of it. With a limit, you can enjoy it and still meet your dates.",
      fire: "Join a silly team for a month: they cheer you up and mean it kindly. You've been serious for too long. Through one of them comes a client from a world that you don't know.",
      earth:
        "When the joke version is on sale, there's no need to be hurt: you have a paper. Show it kindly, with the sum that's yours. They expected tears, and they'll be so relieved that they pay.",
      metal:
        "People order plenty of amusing gadgets and pay you in laughs, so work out what you earn per hour. It's less than you think. Show them the figure and have the rest paid in cash.",
      water:
        "Say once that you've had enough of the silly fight, because nobody in the office wants to be the one who made you sad. Then hand out the jobs, and be friendly about it.",
    },
    rooster: {
      meeting: "People hold you to the hour. Promise each thing a day later than you need, and early looks brilliant.",
      wood: "Read the rules on size and format slowly before you despair. There's a gap in them that suits you. It's in the second section. Inside the gap, you may do as you like.",
      fire: "A strict person praises you in writing this year, so use it to win the next commission. They never say such things lightly. Their friends and relatives trust that letter more than any ad.",
      earth:
        "The next thing to promise is your page for the catalog. Others are in it, with work no better than yours, because they filled out the form. It takes twenty minutes, and then the callers come to you.",
      metal:
        "Charge for the work and once more for the hurry, because you're to make perfect things at short notice for other people's big days. Exact people respect an exact bill, with both lines on it.",
      water:
        "Correct the error in the books quietly and talk to the person alone. You're able to fix such a thing without shame for anybody. They'll stand by you for as long as you work together.",
    },
    dog: {
      meeting:
        "Broken promises are counted, and tradition calls it punishment. Make fewer, and keep a small one every day.",
      wood: "You'll be pressed to join every petition and committee, so take one small stand that you can keep. A large promise would come undone. Kept all year, a small one earns you more trust.",
      fire: "Visit the person who was stern with you last fall, because they've thought it over and want to make up. The old quarrel needn't come up. Something homemade in your hand says all of it.",
      earth:
        "Bring in a cheerful third person. You want care, a colleague wants rules, and the job can follow only one of you. Begin with something small. When that works, the principles can wait until winter.",
      metal:
        "Two good causes have already booked the same evening of yours. Choose one, and write to the other while they can still find somebody. Half of you in two places would count as two broken promises.",
      water:
        "Fix one small thing a day while the others complain, because that's how this flood of trouble gets stopped. You don't need to comment. By the end of the month, two of them will be helping.",
    },
    pig: {
      meeting: "Choose one aim with your friends, and check it monthly. The year is lovely anyway; this way it pays.",
      wood: "Dear people take up all your time this year, so move two friends to the holidays and work on those evenings. They mean it kindly. It costs no friendship if you name the new date at once.",
      fire: "Stand up and name the sum that you need, because a generous crowd wants to support what you've made. They've sat at your table often. Most will give a little more than you said.",
      earth:
        "You and your friends want the same grant and none would win it alone, so write one application together. Let the driest of you do the budget. A third of a grant pays more rent than a refusal.",
      metal:
        "Your part of the aim is a price. Happy people come for one more piece, and you've given away a dozen and are worn out. They don't mean to use you. Nearly all of them pay once there's a tag.",
      water:
        "Sign no paper at a party this year, and put the contract where no one sets a glass on it. Everyone is in a good mood and nobody reads. The next morning you'll find the mistake in time.",
    },
  },
  months: {
    rat: "Each figure sounds like a verdict in December, because the Rat month does you harm. Round it and breathe. Then find out what the number leaves out.",
    ox: "January's Ox month, your clash, has no patience for extras. Do just what's written, hand it in and go home. Your warmth is better spent on dinner with friends.",
    tiger:
      "Prepare your spring work quietly in February, while the Tiger month makes a noise elsewhere. Keep your door closed in the mornings. If somebody bursts in, show what you're making, and they calm down.",
    rabbit:
      "The Rabbit month likes you and has money to spend, so show your work in March. Choose three people with taste and a budget. When they go quiet, say nothing and wait.",
    dragon:
      "Skip the big events in April, because the Dragon month only looks at the stage. Finish what you've left lying since fall. In May you'll be the one who has something to show.",
    snake:
      "Find out in May what your time is worth, because the Snake month has a good eye for prices. Talk to somebody who has no reason to flatter you. Then add ten percent.",
    horse:
      "Go along with a quick friend in June: the month is your best one. Alone you'd put them off. You come home tired and with more orders than in spring.",
    goat: "Everything touches you in July, your own month, so choose what you let near. Keep one client who is kind and postpone one who isn't. Bills are for the morning.",
    monkey:
      "August's Monkey month borrows freely, so put your name on your ideas. Lend them out with a date for the return. You needn't be stern; clever borrowers expect it.",
    rooster:
      "Give a realistic date in September: the month will hold you to it. Add a day to your first estimate. If you're early, they remember you as reliable.",
    dog: "Keep one small promise each day in October, when somebody feels let down by you. A call or a returned book will do. By Halloween, the mood is good again.",
    pig: "Present your project in November. The people of the Pig month would gladly pay for it. Bring the drawing to dinner, with the price on it. They only need to see it once.",
  },
};
