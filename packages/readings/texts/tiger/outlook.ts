import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "The calendar roars your name once in a dozen laps, and custom answers with an odd order: sit still. Walk the ground you already hold. At work, review your battles. Write down each one you're fighting, who asked you to, and what winning would pay. Two of them ended long ago, and nobody dared tell you. Let a friend buy you a red belt for luck. Wear it where it holds something up.",
  years: {
    rat: {
      meeting: "A Rat year looks at the numbers, and no bond helps you. Bring a budget along with each bold plan.",
      wood: "Divide the market with your rivals, because many people are after the same customers and a fight costs all of you. A careful colleague can show where each is strong. Take the part with the best margin.",
      fire: "Choose one cause and one stage, because you'll be invited to many and each takes strength from you. Somebody who counts can tell you which of them pays. The rest get a kind letter.",
      earth:
        "Go after the money now, because solid customers are within your reach if you bring figures. One page with costs and dates will do. They decide on the numbers and stay for your energy.",
      metal:
        "Submit to the review, because somebody with a red pencil has power over your budget this year. Most of the remarks are right. When you've corrected them, nobody can stop the plan.",
      water:
        "Accept a quiet supporter, because someone well informed feeds you news and contacts. You needn't know why. A short report each month, on what came of it, keeps the source open.",
    },
    ox: {
      meeting: "An Ox year goes slowly and holds no grudge. Choose one long task and work on it every day.",
      wood: "Work at the pace of the team, because all of you are strong and nobody will be pushed. One task each day is enough. At the end of the year, it's more than you've ever finished.",
      fire: "Spend your energy in portions, because the work is long and applause comes late. Three good hours a day are plenty. You can be brilliant on the last day, when people look.",
      earth:
        "Buy or build something lasting this year, because your effort turns into property. It moves slowly and can't be hurried. In five years, people will say that you were patient.",
      metal:
        "Follow the procedure, even if it's dull, because a shortcut would be found and cost you the post. There are five steps. You can do them in a week if you don't argue.",
      water:
        "Let a steady person teach you, because they know something that you've always been too quick for. Go every week at the same hour. It'll carry you through the next ten years.",
    },
    tiger: {
      meeting: "Sleep one night on big decisions in your own Tiger year. It doubles your courage and your temper.",
      wood: "Share the lead with your own kind, because this year is full of people as bold as you. A fair rotation works. If everybody has a turn, you can all stop fighting for it.",
      fire: "Rest after each big effort, because in your own year you burn twice as much and notice it late. Put the days off into the calendar now. Your team will be grateful, too.",
      earth:
        "Turn one success into something that pays every month, because your own year is good for founding and bad for saving. A contract or a license will do. It feeds you in calmer years.",
      metal:
        "Get advice before you sign or speak in public, because you're watched more closely in your own year. One careful friend is enough. What they strike out, you won't miss.",
      water:
        "Return to an old teacher or boss, because in your own year you need someone who knew you before. They have time for you. An afternoon there clears up what a month of thinking didn't.",
    },
    rabbit: {
      meeting: "A Rabbit year rewards tact, and no rule links you. Lower your voice, and more doors will open.",
      wood: "Let the gentle ones have their share of the work, because they're as able as you and you stand in their light. Hand over two tasks. You'll be praised for how well they go.",
      fire: "Lower the volume of your campaign, because charm sells better than force this year. It costs you less as well. A tactful colleague can read your text before it goes out.",
      earth:
        "Request a good price politely, because well-kept customers have money and dislike pressure. Name the figure once. Then drink your tea, and let them be the first to speak.",
      metal:
        "Say sorry at once when you've been rough, because somebody keeps a list this year. One time is enough if you name it. Your views can wait in a notebook until people smile again.",
      water:
        "Be grateful for quiet help, because kind people clear obstacles out of your way. You'll hardly notice it. Find out who they are, and visit them with something small.",
    },
    dragon: {
      meeting: "Look for overlooked customers in a Dragon year. It's busy with its own stars and has no bond with you.",
      wood: "Make sure that your own name is on the program, because there are many stars in this year's sky. Small stages are easier to win. From there, the big one will invite you.",
      fire: "Name your fee before the show, because a grand campaign will use all of your strength. It's a great time while it lasts. When the lights go off, you should have been paid.",
      earth:
        "Claim a piece of the big project that you can hold, because there's real money in the ground work. The towers are taken. Roads and stores will earn for longer than the tower does.",
      metal:
        "Read the limits in the contract, because a large partner sets them and they're sharp. Two clauses can be changed if you say so early. After the ceremony, nothing can.",
      water:
        "Let a powerful person support you, and agree on what they get for it. The help is real this year. If you know the price, you can enjoy it without looking over your shoulder.",
    },
    snake: {
      meeting: "Write little in a Snake year. It means harm and punishment for you, because careless words come back.",
      wood: "Keep your plans to yourself, because competitors listen and repeat them with a twist. You can tell people when it's done. Until then, one trusted colleague is audience enough.",
      fire: "Avoid public arguments, because they take your strength and feed the other side. Answer once, in writing, with facts. It's dull, and it's over sooner than you'd think.",
      earth:
        "Examine the property or the deal twice, because there's profit in it and something is hidden. An expert costs less than a surprise. If the papers are clean, be quick.",
      metal:
        "Keep to the rules exactly this year, because somebody would like to see you break one. Have a lawyer at hand. Patience annoys them far more than anger would.",
      water:
        "Accept advice from someone you don't quite trust, and check it. It may be the best you get this year. Good information stays good, whoever brings it and whatever they want.",
    },
    horse: {
      meeting:
        "The Horse year shares your trine and gives you speed. Begin the large project, and bring a finisher along.",
      wood: "Choose three of your allies for each job, because everyone wants to run and a crowd can't steer. The others get the next one. With three, you can decide within a minute.",
      fire: "Bring a banker along, because you and your friends will set everything in motion at once. It's the best fun in years. Somebody has to know on which day the money ends.",
      earth:
        "Set a weekly goal, such as four new customers, because with your allies you can conquer a lot of ground. When it's reached, stop. A rested team does it again next week.",
      metal:
        "Slow down for the one rule that matters, because speed brings you to a barrier with a fine attached. Your friends will wait. It takes an hour to do it properly.",
      water:
        "Use the tailwind for something large, because friends and helpers come unasked this year. You only have to name the goal. Do it early, while all of them are still fresh.",
    },
    goat: {
      meeting: "A Goat year has no tie to you and dislikes pressure. Take time for people before you push the plan.",
      wood: "Give each person their own corner, because tender people crowd around your project and step on each other. Put the names on a plan. You may then be loud in yours.",
      fire: "Speak for people who can't speak for themselves, but keep two evenings a week for yourself. They need your fire, and it isn't endless. By sharing the task, you last longer.",
      earth:
        "Pay fairly and be gentle about prices, because soft ground gives way if you push. There's a good living in it. People here buy from the person they like best.",
      metal:
        "Listen when somebody cries or falls silent, because under the softness there's a firm limit. You've reached it. A kind question on the same day mends it, and next week it won't.",
      water:
        "Let yourself be looked after for once, because kind people want to do something for you. Say yes to the meal and to the advice. You'll have twice the strength in the fall.",
    },
    monkey: {
      meeting:
        "Keep a reserve and a second plan in a Monkey year. It's your clash and punishment: plans flip without warning.",
      wood: "Register your name and your ideas, because clever rivals copy both this year. Do it before you speak about them. A laugh is the best reply to those who try it all the same.",
      fire: "Save your strength when you're teased, because that's what the teasing is for. Walk away once and it stops. Your energy belongs to the customers, who are waiting for you.",
      earth:
        "Count the money yourself, because in a year of tricks a sure profit can disappear overnight. Keep it in two places. If a bargain sounds funny, leave it to those who laugh.",
      metal:
        "Get every promise signed, because sharp people change the rules while you're running. It's dull to wait for a signature. It's much duller to start again from the beginning.",
      water:
        "Pick up the phone when an old coach or boss calls, because help arrives just as your job turns over. One move that you can make this week is better than a grand plan.",
    },
    rooster: {
      meeting: "A Rooster year wants correct figures, and there's no feud. Have somebody exact look over your work.",
      wood: "Keep your part of the work in order, because colleagues compare, and yours is the boldest and the least tidy. An hour on Friday is enough. Then they can talk about the content.",
      fire: "Have your claims checked before you make them, because you'll speak in public and somebody counts. With correct figures, you may be as loud as you like. It's worth the hour.",
      earth:
        "Let somebody exact handle the accounts of your success, because there's money to be made and easily lost. You bring it in. They'll tell you each month how much you may spend.",
      metal:
        "Get the checklist before you start, because a strict reviewer decides about your work. Hand it in with each box checked. Without anything to correct, they begin to like your courage.",
      water:
        "Take the precise help that's offered, because someone will correct your texts and your timing this year. It may sting a little. You'll sound twice as convincing, and they won't tell.",
    },
    dog: {
      meeting: "Lead a fair cause in the Dog year. It shares your trine, and loyal allies stand by you.",
      wood: "Give your allies a say, because they're as strong as you and follow nobody blindly. One meeting a week will do. A plan that they helped to make, they'll defend without you.",
      fire: "Use your voice for one fair cause, because loyal people will carry it further. Choose it in the spring. If you take on three, you'll have none left by the time it counts.",
      earth:
        "Put the earnings of a good cause to work, because people trust you with money this year. Publish each figure. Some of it may be your wage, and nobody will mind.",
      metal:
        "Accept a friend's criticism, because they only give it out of loyalty, and they see the risk. Change the one thing that they name. Afterward, they'll stand in front of you.",
      water:
        "Let your friends prepare the ground, because they want to help and know the people. Tell them exactly what you need. You'll arrive to find the door open and the coffee made.",
    },
    pig: {
      meeting: "The Pig year suits you best. Work with one kind partner, and renew the promises between you.",
      wood: "Agree with your partner on who does what, because both of you are growing and it gets tight. Draw a line on the calendar. On one side you lead, and on the other they do.",
      fire: "Have your partner tell you when to stop, because the two of you set off great things this year and only one of you gets tired in time. Trust that sign, even in the middle.",
      earth:
        "Share the profit in fixed parts, because you and your partner will earn well and neither likes to count. A bookkeeper is cheap. The friendship is worth far more than the fee.",
      metal:
        "Let your kind partner do the talking with officials, because they get further with a smile than you with a fist. You sit beside them. It's hard, and it's over in an hour.",
      water:
        "Make use of your partner's contacts, because help flows to the two of you from all sides. Write down what each person gave. In winter, you'll want to thank every one of them.",
    },
  },
  months: {
    rat: "Read one of your contracts to the end in December, because the Rat month is about small print. Mark what you didn't know. One call about it now can save you a year of annoyance.",
    ox: "Practice patience in January: the Ox month rewards a small habit that you keep for thirty days. Choose one that takes ten minutes. A chart on the wall makes it harder to stop.",
    tiger:
      "Make your boldest request in February, because it's your own month and your nerve is back. Write it down and wait one night. If it still looks right in the morning, it's right.",
    rabbit:
      "Apologize in March to the person you ran over in January, because the Rabbit month rewards tact. Say exactly what you did. It takes a minute and it reopens a door.",
    dragon:
      "Leave the stage to others in April's Dragon month, and take care of the people they overlook. Two neglected clients will be glad to talk. You may get both of them.",
    snake:
      "Write short and factual messages in May, because the Snake month, which does you harm, turns your jokes into rumors. Send nothing late at night. What you don't write can't be passed on.",
    horse:
      "Start the big thing in June, because your friends are ready in the Horse month and so are you. Call three of them on the first Monday. With two yeses, you can begin.",
    goat: "Spend time with your quietest teammate in July's Goat month. They've seen something that you raced past. Listen for half an hour and keep your own advice to yourself; then act on one point.",
    monkey:
      "Book only what you can cancel in August, because the Monkey month brings your clash and plans change from outside. Answer no provocation by email. By September it's over and nobody remembers.",
    rooster:
      "Put your figures in order in the Rooster month, because September looks at them closely. Rebuild your weakest spreadsheet from scratch. A strict colleague should check it before your boss does.",
    dog: "Raise that unfair matter in October: in the Dog month allies will stand beside you. Take two of them along. The calmest one should speak first, and you second.",
    pig: "Renew your best partnership in November's Pig month. One of you let a small promise drop, so settle that first. Afterward, plan the spring together; you think well at a full table.",
  },
};
