import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, tradition tells you to hold still, and nothing is harder for you. Use the time to look at the battles you're in. Write down for each who asked you to fight it and what you'd gain by winning. Two of them ended long ago, and nobody dared to tell you. Once you drop those, you'll have more strength for the one that counts. A friend may buy you a red belt for luck.",
  years: {
    rat: {
      meeting: "People read the last page first, and it had better add up. Staple a budget to each bold plan.",
      wood: "Many of you are after the same customers, and a fight would cost all of you. Divide the market over one long lunch. A careful colleague can show where each is strong; take the part with the best margin.",
      fire: "You'll be invited to many stages this year, and each takes strength. Choose one cause and one stage. A friend who knows the field can tell you which pays, and the others get a kind letter.",
      earth:
        "Solid customers are within your reach if you bring figures, so go after the money now. One page with costs and dates will do. They decide on the numbers and stay for your energy.",
      metal:
        "The person with the red pencil has power over your money this year, so go to the budget review prepared. Most of the remarks are right. Once you've corrected them, nobody can stop the plan.",
      water:
        "Somebody quiet and well informed has read yours and sends you news, without saying why. You needn't know. A short report each month, on what came of it, keeps the source open, and the next tip comes earlier.",
    },
    ox: {
      meeting: "Steady people get the praise, you included. Choose one long task and work on it every day.",
      wood: "All of you are strong this year and nobody will be pushed, so work at the pace of the team. One task each day is enough. At the end of the year, it's more than you've ever finished.",
      fire: "The work is long this year and the applause comes late. Three good hours a day are plenty. Save the brilliant part for the last day, when people look.",
      earth:
        "Your effort turns into property this year, so buy or build something lasting. It moves slowly and can't be hurried. In five years, people will say that you were patient.",
      metal:
        "There are five steps to this year's approval, and somebody counts them. Take all five, even the dull ones. Without an argument you're done in a week, and a shortcut could cost you the job.",
      water:
        "It might be the thing you've always been too quick to learn. A patient teacher, every week at the same hour, can't be hurried, and after a month you stop trying. It'll carry you through the next ten years.",
    },
    tiger: {
      meeting: "Sleep one night on big decisions. Your own year doubles your courage and your temper.",
      wood: "Some of those who quit will want to start with you, and each of them is as bold as you. Take turns in the lead, by a list on the wall. It feels silly for a week. Then the shouting stops.",
      fire: "In your own year you burn twice as much energy and notice it late. Take two days off after each big push, and put them in the calendar now. Your team will be grateful, too.",
      earth:
        "Turn one success into something that pays every month: your own year is good for founding and bad for saving. A contract or a license will do. It feeds you in calmer years.",
      metal:
        "People watch you more closely in your own year. Show one careful friend whatever you're about to sign or to say in public. What they strike out, you won't miss.",
      water:
        "In your own year you need someone who knew you before: return to an old teacher or boss. They have time for you. An afternoon there clears up what a month of thinking didn't.",
    },
    rabbit: {
      meeting: "Lower your voice, and sit down first. The same request, at half the volume, gets a yes.",
      wood: "In the quiet, you may hear two colleagues who are as able as you. Nobody noticed them while you were in the room. Hand each of them a task, and you'll be praised for how well it goes.",
      fire: "Charm sells better than force this year, so lower the volume of your campaign. It costs you less as well. A tactful colleague can read your text before it goes out.",
      earth:
        "This year's best customers have money and dislike pressure. Name your figure once. Then drink your tea, and let them be the first to speak.",
      metal:
        "Somebody keeps a list this year, so say sorry on the day that you were rough. Once is enough, if you name what you did. Your views can wait until people smile again.",
      water:
        "Kind people clear obstacles out of your way this year, so quietly that you'll hardly notice it. Find out who they are, and visit them with something small.",
    },
    dragon: {
      meeting: "The stars get all the attention, so look after the customers that nobody has called back.",
      wood: "Many famous people compete for attention this year, so pick small events at which your name is on the program. They're easier to win. The big ones will invite you after that.",
      fire: "They'll pay the rent while you're part of the show. A grand campaign wants all of your strength, and it's a great time. Name the fee before it begins. When the lights go off, it should be in your account.",
      earth:
        "There's real money in the plain parts of a big project, such as supplies, storage or training, so claim one of them. The famous parts are taken. Yours will earn for longer.",
      metal:
        "A large partner puts sharp limits into your contract this year. Read it to the end, with a pencil. Two clauses can be changed if you say so early; after the ceremony, nothing can.",
      water:
        "Let a powerful person support you, and agree on what they get for it. The help is real this year. If you know the price, you can enjoy it without looking over your shoulder.",
    },
    snake: {
      meeting: "Careless words come back to you: harm and punishment, by tradition. Write little and phone more.",
      wood: "Competitors listen this year and repeat your plans with a twist. Talk about each one when it's done. Until then, one trusted colleague is audience enough.",
      fire: "Somebody will try to draw you into an argument in public. Answer once, with facts, the next morning. It's dull, and your friends will be disappointed. It's also over in a day, and you still have your strength.",
      earth:
        "Have an expert examine the property or the deal: there's profit in it, and something hidden as well. The fee costs less than a surprise. If the papers are clean, be quick.",
      metal:
        "Somebody would like to see you break a rule this year, so keep to all of them exactly. Have a lawyer at hand. Patience annoys them far more than anger would.",
      water:
        "Accept advice from someone you don't quite trust, and check it. It may be the best you get this year. Good information stays good, whoever brings it and whatever they want.",
    },
    horse: {
      meeting:
        "You have speed and allies on your side. Start the large project, and bring somebody along who finishes things.",
      wood: "Everyone wants to join in this year, and a crowd can't decide. Choose three of your allies for each job and promise the others the next one. With three, you can decide in the elevator.",
      fire: "Give that person the purse as well. Within a month, each of you will have ordered something splendid, and it's the best fun in years. Only the finisher will know what's left to print it with.",
      earth:
        "Set a weekly goal with your allies, such as four new customers, and stop when you've reached it. You can win a lot of ground this way. A rested team does it again next week.",
      metal:
        "Slow down for the one rule that carries a fine this year, whether it's a permit, a log or a speed limit. Your friends will wait an hour. None of them wants to share the fine.",
      water:
        "Friends and helpers come unasked this year, and such a tailwind is enough for something large. You only have to name the goal. Do it early, while all of them are still fresh.",
    },
    goat: {
      meeting: "Listen for an hour before you push a plan. It saves you a week of hurt feelings.",
      wood: "Tender people crowd around your project and step on each other's work. Draw a plan with a name on each part. Everyone has a corner then, and you may be loud in yours.",
      fire: "You'll hear what the quiet half of the office has never dared to say, and you'll want to say it for them. Take one other person along. It's a long fight, and two of you will last until the vote.",
      earth:
        "Be gentle about prices and pay fairly, because customers back away this year if you push. There's a good living in it. People buy from the person they like best.",
      metal:
        "Listen when somebody cries or falls silent, because gentle people have a limit and you've reached it. A kind question on the same day mends it, and next week it won't.",
      water:
        "Kind people want to do something for you, so let yourself be looked after for once. Say yes to the meal and to the advice. You'll have twice the strength in the fall.",
    },
    monkey: {
      meeting: "Keep a reserve and a second plan. The year clashes with you, and the first plan rarely lasts.",
      wood: "Register your names and ideas before you speak about them, because clever rivals copy them this year. A laugh is the best reply to those who try it all the same.",
      fire: "Somebody teases you this year in order to see you lose your temper. Walk away once, and it stops. Your energy belongs to the customers, who are waiting for you.",
      earth:
        "The reserve needs an account of its own, where no wonderful offer can reach it. One will come, sure to double your money in a season. If you can't explain it to your accountant, it isn't the second plan.",
      metal:
        "Sharp people change the rules while you're running, so get every promise signed. It's dull to wait for a signature. It's much duller to start again from the beginning.",
      water:
        "Help arrives just as your job turns over: pick up the phone when an old coach or boss calls. One move that you can make this week is better than a grand plan.",
    },
    rooster: {
      meeting: "One wrong figure, and nobody hears the rest. Have somebody exact check your work before you show it.",
      wood: "Colleagues compare this year, and your work is bold and full of typos. Tidy it for an hour before you show it. After that, people talk about what you did.",
      fire: "Somebody in the audience checks your claims this year. Check them first, with a patient colleague, an hour before you speak. With correct figures, you may be as loud as you like.",
      earth:
        "The same person could keep your books. You're about to earn well, and you know where it usually goes. Once a month they'll tell you how much you may spend, and it'll be more than you feared.",
      metal:
        "A strict reviewer decides about your work this year, so get the checklist before you start. When there's nothing left to correct, they begin to like your courage.",
      water:
        "Someone corrects your texts and your timing this year, and it stings. Let them: such precise help is rare. You'll sound twice as convincing, and they won't tell.",
    },
    dog: {
      meeting: "Lead a fair cause. Loyal allies stand by you, and they bring people who never volunteered before.",
      wood: "Your allies are as strong as you and follow nobody blindly, so give them a say. One meeting a week will do. A plan that they helped to make, they'll defend without you.",
      fire: "Loyal people will carry your voice further this year if you keep to one fair cause. Choose it in the spring. With three, you'd have no voice left by the time it counts.",
      earth:
        "People trust you with money this year, so put the earnings of a good cause to work. Publish each figure. Some of it may be your wage, and nobody will mind.",
      metal:
        "One of those allies sees a risk that you don't, and says so in front of everyone. Hear them to the end, and change the one thing they name. Nobody will defend the plan better from then on.",
      water:
        "Let your friends prepare the ground: they want to help and know the people. Tell them exactly what you need. You'll arrive to find the door open and the coffee made.",
    },
    pig: {
      meeting: "One kind partner is worth a whole team, and this year suits you best. Start by keeping an old promise.",
      wood: "Both you and your partner are growing, and it gets tight at one desk. Draw a line on the calendar. On one side of it you lead, and on the other they do.",
      fire: "Let your partner say when to stop, because the two of you set off great things this year and only they get tired in time. Trust that sign, even in the middle.",
      earth:
        "You and your partner will earn well and neither likes to count, so share the profit in fixed parts. A bookkeeper is cheap. The friendship is worth far more than the fee.",
      metal:
        "There's an office that has turned you down twice, loudly. Let your partner do the talking there, with a smile, while you sit beside them. It's a hard hour for you, and you leave with the stamp.",
      water:
        "Write down what each person gave you, because help comes to the two of you from all sides this year. Most of it comes through your partner. In winter, you'll want to thank every one of them.",
    },
  },
  months: {
    rat: "Small print matters in December, the Rat month, so read one of your contracts to the end. Mark what you didn't know. One call about it now can save you a year of annoyance.",
    ox: "Practice patience in January: the Ox month rewards a small habit that you keep for thirty days. Choose one that takes ten minutes. A chart on the wall makes it harder to stop.",
    tiger:
      "Make your boldest request in February, because it's your own month and your nerve is back. Write it down and wait one night. If it still looks right in the morning, it's right.",
    rabbit:
      "Apologize in March to the person you were rude to in January. The Rabbit month rewards tact. Say exactly what you did. It takes a minute and it reopens a door.",
    dragon:
      "Leave the stage to others in April's Dragon month, and take care of the people they overlook. Two neglected clients will be glad to talk. You may get both of them.",
    snake:
      "Write short and factual messages in May, because the Snake month, which does you harm, turns your jokes into rumors. Send nothing late at night. What you don't write can't be passed on.",
    horse:
      "Your friends are ready in June's Horse month and so are you: start the big thing. Call three of them on the first Monday. With two yeses, you can begin.",
    goat: "Your quietest teammate has seen something that you raced past. In July's Goat month, listen for half an hour and keep your own advice to yourself. Then act on one point.",
    monkey:
      "Plans change from outside in August, because the Monkey month brings your clash. Book only what you can cancel, and answer no provocation by email. In September nobody remembers it.",
    rooster:
      "Put your figures in order in the Rooster month. September looks at them closely. Rebuild your weakest spreadsheet from scratch. A strict colleague should check it before your boss does.",
    dog: "Allies will stand beside you in October's Dog month, so raise that unfair matter. Take two of them along. The calmest one should speak first, and you second.",
    pig: "Renew your best partnership in November's Pig month. One of you let a small promise drop, so settle that first. Afterward, plan the spring together; you think well at a full table.",
  },
};
