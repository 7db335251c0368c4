import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Tradition says to take your own year slowly and to add no new duties. Your worry doubles in it, and so does your loyalty, so get a second opinion on both. Choose one duty that you've carried for longer than you remember, and find out whether anybody still needs it. If they don't, hand it back with a kind word. The free evening belongs to your friends. Red is for luck, and the socks have to be a present.",
  years: {
    rat: {
      meeting: "Everyone else sees the profit, and you see who'd pay for it. Offer to check the contracts.",
      wood: "A rule that you relied on gets a new clause this year, so learn it by heart at once. It limits you, and it limits everyone. You'll be the one who can explain it to the others.",
      fire: "Help comes unasked, perhaps from a donor or from a boss who has finally read your memo. Just say thank you. Then spend it on the cause that you'd given up, because it's alive again.",
      earth:
        "A newcomer watches over the same thing as you, so divide the shifts between you. Two careful people would otherwise do everything twice. Notes traded at seven keep both of you informed.",
      metal:
        "Meet the raised quota and then take your whole vacation: targets go up for people who reach them. The firm lives on your work. Your phone can spend the time in a drawer.",
      water:
        "The petty cash is a good place to show how you do it. It's loose money, and no one is quite sure where it goes. After one honest list, pinned up for all, you'll be handed the larger accounts.",
    },
    ox: {
      meeting: "Be polite, above all on paper. Rules are applied to the letter, and tradition says punishment.",
      wood: "Strict people set you limits and no appeal helps, so do it their way once and note the cost. Send that note upstairs. Figures may change what anger couldn't.",
      fire: "Write to a senior who goes by the book, because they've noticed how well you keep your word. They like letters better than visits. With the advice comes somebody to protect you.",
      earth:
        "You and an old hand have dug in over one procedure, so try both ways with a stopwatch. Pick a referee that neither of you likes. The result will then count for both.",
      metal:
        "Limit yourself to two extra files a month. People use your diligence and thank you with a form letter. Say it politely and show the count. You'll sleep again.",
      water:
        "An old dispute is opened again, and the file is gone. You have a copy, because you keep everything. It can go out with a friendly line and no word on who lost theirs. You'll be believed.",
    },
    tiger: {
      meeting: "Your allies have found a cause. Join them, and look after the people in it.",
      wood: "One friend's bold plan is going to run over somebody, and nobody means it to. Let them have the method and the speed. Before it starts, name the person who mustn't be hurt. At that point, they still listen.",
      fire: "Say the sentence that you've held back for so long, because your allies lend you the courage for it. Rehearse it twice. There's nothing in it to apologize for.",
      earth:
        "Leave the top job to a friend who wants it, because all of you are equally strong. The plan, the phone and the list of names suit you better. Nobody gets lost that way.",
      metal:
        "Arrange a substitute for each of your duties: a fine campaign feeds on your hours until you drop. It isn't disloyal. A rested helper is worth two.",
      water:
        "Customers in a wild market want one plain promise, so print yours on the box with a phone number. You can keep it. The selling is best done by a friend who fears nothing.",
    },
    rabbit: {
      meeting:
        "Tell your tactful partner early what you can't say yourself. It's your best match, and they say it well.",
      wood: "Write it down for them: what you were promised, and when. While you're told to wait and smile, your partner does the better part of the smiling. In three months, the two of you can bring out the list.",
      fire: "Show your partner's friends where the money goes, because they'd like to fund you. One pie chart tells them enough. They'll give more without the sermon.",
      earth:
        "Team up with the rival that your partner likes. You serve the same people and could share the costs. First settle who talks to the press. The rest is easy among friends.",
      metal:
        "Fine handwork takes all of your strength, so make three pieces and make them beautifully. Your partner can sell them as a limited set. You'd never dare to name such a price.",
      water:
        "Money comes in waves this year, so put two plans on one page, one for the dry month and one for the flood. You can handle either. Your partner will make it sound easy.",
    },
    dragon: {
      meeting: "Keep copies, and stay calm. This year works against you: someone with big plans wants your place.",
      wood: "Your area is being redrawn and you can't keep everything, so give up the title and keep the team. Suggest the trade yourself. It costs less than a fight that you'd lose.",
      fire: "They may even make you an offer, over a good lunch. It could be better than the place, so hear it out. First find out what happens to the others on your team. You owe nobody an answer that day.",
      earth:
        "Two strong sides block each other and the work suffers, so look for the paragraph you agree on. Build on it together. They may have their name on the result.",
      metal:
        "Fix a price for each part before you start, because somebody will build their showpiece out of your work. Count the parts when you hand them over. They're generous with applause and vague about bills.",
      water:
        "Rumors are everywhere and people trust you to know, so keep to dates, sums and sources. A notice next to the coffee each Monday is enough. You'll soon be hard to replace.",
    },
    snake: {
      meeting: "Plans are kept quiet, and digging makes them quieter. Put one direct question, then leave it.",
      wood: "Get the unannounced policy in print, because it has been limiting you since March. Nobody meant to tell you. Once it's on paper, you can follow it or fight it.",
      fire: "The person for it is a shrewd elder who has taken an interest in your future. Visit once a month, with a single question, and with the last answer put to use. They like that better than flowers.",
      earth:
        "Your position was promised to somebody else with equal sincerity, so find out who decides and when. Make one calm case on one sheet. Outrage would only help the other side.",
      metal:
        "Keep a dated log of what you do for a secret project: it rests on you and no one sees it. The drawer is the place for it now. There will be a day to show it.",
      water:
        "If somebody's story doesn't hold together, note each detail that changes and say nothing for a month. You can get to the bottom of this one. A list convinces where a suspicion wouldn't.",
    },
    horse: {
      meeting: "Hopeful people gather around you, and they'd like a cause. Enlarge your team while they're willing.",
      wood: "Your friends' project has landed in the middle of yours, so agree in writing on who decides what. Nobody wishes you ill. Let them have the front page, and keep your budget.",
      fire: "Sooner or later they'll nominate you: chair, steward, school board. You'd rather take the minutes. Accept for once, and leave the loud speeches to the friends who enjoy them. One honest minute from you will do.",
      earth:
        "Everyone on the team is loyal, each to a different plan, so settle it by a show of hands. Then have the two winners start the work together. They'll find that they get along.",
      metal:
        "You'd end up organizing three events too many, so keep the one for the children. That one is worth your strength. The clipboard for the others can go to whoever suggested them.",
      water:
        "Collect the debts for the whole team. In the rush nobody has and you can. All it takes is a list and a kind voice. Most people have simply forgotten to pay.",
    },
    goat: {
      meeting: "Let small matters of principle pass. Tradition speaks of punishment, and mostly it's about tone.",
      wood: "Decide which of your rules protects people: you'll be made to give one up. Some of them only protect your peace. The one that you keep will be respected.",
      fire: "One of them once ended in a quarrel, and now that very person puts in a good word for you. Don't look for the reason. A small plant on their desk says enough, and you're colleagues again.",
      earth:
        "Split a shared budget in two even if it costs more, because you and a neighbor watch each other's every expense. With separate accounts, there's nothing to watch. Mornings will be friendlier.",
      metal:
        "Mention at the monthly meeting, once and calmly, how much of your work goes into other people's projects. No one else will bring it up. One figure makes it hard to ignore.",
      water:
        "People bring you their tears because you're steady, so listen for half an hour and then turn to what would help. Make a list of two things. Both of you will feel lighter.",
    },
    monkey: {
      meeting: "Learn how the tricks are done, and they won't work on you. Some are even funny.",
      wood: "A new tool takes over half of your checking and it's here to stay, so learn it before you're told to. Do it in private. The half that's left is the interesting one.",
      fire: "Somebody's joke of a project earns real money and supports your serious one, so take it with a straight face. Thank them in the annual report. They'll laugh, and they'll give again.",
      earth:
        "The best teacher is the quick colleague who has just moved into your field. First settle where your part begins. Then you can trade, your records for a shortcut or two, and you may end up defending the field together.",
      metal:
        "Say on the first day how long a job really takes. People expect magic from you. If they still want it overnight, there's a night rate. Few will insist.",
      water:
        "Call three customers and hear what they think they bought: fast deals leave gaps and you can close them. Wherever the answers differ, put it in plain type.",
    },
    rooster: {
      meeting: "Read a sharp remark twice before you answer it. Small words do harm, and most meant the comma.",
      wood: "Rules and remarks come down on you together, so answer each note within a day and in one line. A clean desk leaves little to remark on. It all wears off if you stay brief.",
      fire: "Take the praise of a strict critic at its full size, because they've watched your results and mean it. Don't play it down. They rarely say such things, and never to be polite.",
      earth:
        "Most of them come from one colleague, who finds your errors for a living. Trade desks with them for a day. At four, you'll have written three remarks as short as theirs, and the tone gets gentler on both sides.",
      metal:
        "You're told to write the report and then a second one about it, so find out which will be read. Put your care into that. A page in pencil is enough for the other.",
      water:
        "A loud voice blames you for a loss, and you can show that it wasn't you. Send the proof to all who heard it, without a comment. Figures close the matter sooner than a quarrel.",
    },
    dog: {
      meeting:
        "What you take on in your own year stays with you for years. Accept few new duties, and call your friends.",
      wood: "Limits close in gently in your own year, so choose the one corner that you'd defend. Stand up for that. The rest may go, and you'll miss less of it than you fear.",
      fire: "Let old friends help you, such as the pupil who's now a director or the neighbor with a truck. You were kind to them once. In their place, you'd be hurt by a no.",
      earth:
        "Nobody is attacking what you guard, so use the quiet to repair a friendship that duty wore thin. One free afternoon does more than a letter. You needn't bring a plan for it.",
      metal:
        "They've been saving you a seat while your weekends went into old duties. Decide who takes over each of them, and then leave for a month. The place will manage. You'll come back to a shorter list.",
      water:
        "Pick one of your worries and find out how likely it is, because this year you can master it. The odds fit on a card. It weighs less in your pocket than the worry did.",
    },
    pig: {
      meeting: "Everyone is welcome, including those who never pay. Enjoy the company, and keep an eye on the money.",
      wood: "A kind new limit keeps your rescue work out of office hours, so move it to Saturdays. Put up a schedule. Those who need you will come then, and your job is safe.",
      fire: "A generous client may want to hand you the keys of the business, so look at the books first. The kindness is real. If the figures are as well, you can say yes with all your heart.",
      earth:
        "Merge your charity drive with that of a bighearted rival. You're both after the same donors. They pour the drinks better. The cash box stays with you.",
      metal:
        "Watch your hours as well. Generous people promise the gifts, and you're the one who wraps them at eleven at night. Tell them beforehand how many you can do. They had no idea that it took so long.",
      water:
        "The house has spent too much and you have the say over it, so cut the spending by a third. Announce it over dinner. Nobody will like it, and everyone will be relieved.",
    },
  },
  months: {
    rat: "Check a purchase for others in December: the month loves a deal and doesn't read the warranty. You do. One call about the small print makes you the hero of the office.",
    ox: "Withdraw one complaint in January, since in the Ox month you could be right and alone. Choose the smallest. Nothing falls apart without it, and people come closer.",
    tiger:
      "Brave allies come with February's Tiger month, so take up one cause. It should have an address and an end date. Put all your strength into it, and rest afterward.",
    rabbit:
      "There's a thing you can't say politely, and in March, your best month, somebody tactful can. Team up with them. They say it for you, and you stand by them.",
    dragon:
      "Someone has plans for your area in April, the month of your clash. Let them explain, and take notes. With the plan on paper, you can answer each point in turn.",
    snake:
      "Leave a hidden matter alone in the Snake month, because May pays for patience. It'll come out on its own. Spend the time on a friend who never asks for anything.",
    horse:
      "Enlarge your team in June, when people are willing and the days are long. Hire, invite, make the call. Those who join now stay with your cause for years.",
    goat: "Let one matter of principle pass in July, since in the Goat month both of you are easily hurt. If you have to help, help a stranger. At home, keep things light.",
    monkey:
      "The Monkey month will tease you, so be a good sport in August, at least once in front of others. Laugh first. Afterward you can change the password that they guessed.",
    rooster:
      "Read each email twice in September: the month does you harm with small sharp words. Answer the second reading. A corrected comma costs less than a feud.",
    dog: "Call five old friends in October, your own month, because you've been too busy guarding to keep in touch. No favors are needed. You'll feel less alone by the third call.",
    pig: "November's Pig month is full of people who simply like you. Accept an invitation and bring nothing. You don't have to earn it, and you may take some leftovers home.",
  },
};
