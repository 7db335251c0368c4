import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year, and the custom is to shed rather than to strike: red on the body, a gift and never your own purchase, and no large moves that can wait. You've known for a while which skin is too tight. It may be a title, a client or a grudge with a nice view. Review that one thing this year, with somebody you'd trust to hear it. Then leave it on a warm stone and don't look around.",
  years: {
    rat: {
      meeting: "A Rat year is full of talk, and no rule links you. Listen well, because some of it is news.",
      wood: "Kindling arrives with the morning mail. This wood feeds your fire through scraps that others drop: a number, a name, a date. Collect for three months before you light anything.",
      fire: "Sparks in the attic, and only some are yours. A quicker, rougher mind works on your puzzle with a fire of its own. Let it publish first. Yours will be right, and by fall people check.",
      earth:
        "Your warmth goes into the ground here. Young people want your advice by the hour, and earth keeps it. Teach in the mornings alone, and write down whatever you say twice.",
      metal:
        "Small coins, lots of them: this metal is yours to melt, if you can bear the receipts. Clean up one messy account a month. What drips off in the end is a budget nobody knew about.",
      water:
        "They've brought a bucket, just in case. Water sets limits on your fire: two signatures, open files, weekly reports. Give them one open file before they ask, and you may keep the other one shut.",
    },
    ox: {
      meeting: "The Ox year shares your trine. Give a strong ally your plan, and do your part of the heavy work.",
      wood: "Firewood, stacked by a patient friend. You want for nothing. Wood of this sort burns for years, so begin the study that you thought you'd have to do in retirement.",
      fire: "Two stoves heat one barn, and there's a colleague with your fire and more hours. Don't race. The steadiest person on the team can say when each of you should stop.",
      earth:
        "You warm the field and somebody else sells the corn. It's good earth and a fair friend, so put the split in writing in March. Then warm it, with pleasure.",
      metal:
        "You bring the fire, a strong friend brings the anvil, and the metal is a hard contract. All it needs is your sense of timing. Say nothing for three meetings, then name the figure.",
      water:
        "Rain on the stubble, and rules to match. Water cools every plan this year, and even your best ally says wait. So wait, and use the time to find the weak clause.",
    },
    tiger: {
      meeting: "Explain yourself early in a Tiger year. People misread your silence, a harm with punishment on top.",
      wood: "A loud quarrel feeds you like wood: people who dislike your rival bring you facts, unasked. It's tempting to strike. File the facts instead, and use them to make your own work better.",
      fire: "There's fire on both sides of the street. Your rival is hot, rude and partly right. Send a short note that concedes the right part, and mean it. Few people can go on shouting at that.",
      earth:
        "You give the light, and someone with a bigger voice takes the credit. Their earth drinks it in. Save each draft with a date, calmly, and let your boss find out from the file.",
      metal:
        "Someone has thrown down a job in anger, and its metal is yours to shape, if you don't gloat. Take it over under its old name. Finish it quietly before anyone argues about the new one.",
      water:
        "A complaint lands on you like a bucket of water: your tone, a rule, a hearing. Bring three facts and a colleague with a kind face. One answer is enough, and then it runs off.",
    },
    rabbit: {
      meeting: "A Rabbit year is courteous and no relation of yours. Renew an old contact without wanting anything.",
      wood: "A fire laid by expert hands: dry wood, split fine, tied with a bow. Somebody supports you for the sake of good talk. Offer that talk every week, and don't ask for a favor until spring.",
      fire: "Two lamps, one moth. Someone tactful courts the same client with a fire as warm as yours. Step back for a week and say why the other offer is good. Then call on Friday.",
      earth:
        "Your fire bakes their pretty dishes, evening after evening, and the earth is never yours. No one asks whether you've had dinner. Name a fee for each batch, and write it on the order.",
      metal:
        "Silver melts by candlelight, slowly. An old agreement, sealed for years, opens to someone polite. Bring patience, a small gift for whoever keeps the file, and the one question you can't answer without it.",
      water:
        "Mist in the garden and signs on the lawn: this year's water is etiquette. Learn the unwritten rules by heart in the first month. When the fog gets thick, people follow whoever knows the path.",
    },
    dragon: {
      meeting: "A Dragon year is loud, with no bond to you. Save your best point for the talk after the meeting.",
      wood: "Big wood for your stove: someone important wants to be understood and can't explain. Offer to translate their plan into two plain pages. People who make the powerful clear get paid by the page.",
      fire: "Fireworks, and you're a candle. Don't try to burn brighter, burn later. After the big show everyone looks for the way out, and there you stand, with the plan for next quarter.",
      earth:
        "Your fire heats their mountain all winter, and they'll call it teamwork. Keep a list of what was yours, with hours. Each quarter it goes to the boss before the thank-you speech.",
      metal:
        "There's gold in that roof, and only you can get the metal down. The big deal turns soft if you talk to the quiet person behind the famous one. Find out who that is, and ask about lunch.",
      water:
        "They've put a moat around the project: water, guards, passes. Your wit won't swim it. Apply for the pass in writing, state the reason in one line, and come on the day they give you.",
    },
    snake: {
      meeting:
        "In your own Snake year, you look inward more than is useful. Give up one habit, and start one friendship.",
      wood: "It's a gift on your own doorstep. Wood in your own year is the help you're too proud to ask for. Say yes before you've worked out what they want.",
      fire: "Two fires in a single lamp, and the glass gets hot. You'll argue with yourself at two in the morning. Write both sides down, mail them to your wisest friend, and do as you're told.",
      earth:
        "For years your fire has baked other people's bread, and the earth has had its share. In your own year, close the oven. Finish what's inside, take no new orders, and rest the stove.",
      metal:
        "An old knot of metal is hot enough to undo at last: the claim, the visa, the estate. You have the fire for it in your own year. Settle it without a speech, before the longest day.",
      water:
        "It's your own fire and someone holds the hose. Treat this water as a lid on the pot. With a lid on, things boil in half the time, and nobody sees what you're cooking until it's done.",
    },
    horse: {
      meeting:
        "A Horse year moves faster than you think, and there's no feud. Reply slowly, and be right the first time.",
      wood: "Dry brush for miles. It's easy wood and it burns at once, so you'll have help before you've asked what for. Decide the same day. Tomorrow there's only smoke.",
      fire: "So many torches that it's daytime: a hundred quick minds have your idea at the same hour. Fire won't set yours apart. A second page will, so write the second page now.",
      earth:
        "They run, and your fire turns their track into good firm earth. Nobody thanks the oven. The contract to pave the rest could be yours, by the mile, with a third paid up front.",
      metal:
        "A bell, a bit, two spurs: light metal, and your fire bends it easily. This year a seller in a hurry says yes to a slow question. You may need to say it twice, kindly, with the pen ready.",
      water:
        "Fast people make puddles, and you get splashed. After each accident there's a new rule, and it's yours to follow too. Stay off the road for a month. This water drops as quickly as it rose.",
    },
    goat: {
      meeting:
        "A Goat year is sensitive, and nothing binds you to it. Praise first; your criticism will be heard later.",
      wood: "People who like you for no reason bring you wood by the armful: contacts, favors, an old piano. Don't look for the catch. Let them sit down, and use one of the favors while it's fresh.",
      fire: "Everyone has lit a candle for the cause, and they ask which side your fire is on. Say it in one sentence, and choose that sentence well. By Friday it will be on a pillow.",
      earth:
        "You warm the plates, the pots and the poet. This earth takes all your fire and thanks you in song. Decide when you go home, six o'clock for example, and go in the middle of the chorus.",
      metal:
        "Needles and thimbles: it's soft metal that you can work with. A shy artist has something worth a fortune and no idea. If you tell them in private, they'll want you as their agent.",
      water:
        "Somebody is hurt, and tears put out your fire the day before the launch. Find out what did it. It turns out to be two words in paragraph six, and you have other words.",
    },
    monkey: {
      meeting:
        "The Monkey year is your closest harmony, with some friction in it. Take a clever partner, and sign everything.",
      wood: "Your friend keeps bringing sticks, some of them from other people's fences. Good wood, poor manners. Use it, send a note to the fences, and ask for a list next time.",
      fire: "They throw sparks to see what will catch, and you have a reputation to lose. With two fires at play, decide who watches the curtains. Then have all the fun you like.",
      earth:
        "Your friend invents and you pay for it, in fire. Most of that warmth goes into the earth. The useful question is what the invention has earned so far, in a number. If the answer is a story, ask again.",
      metal:
        "This is the best metal you get: your partner's own, and it wants to be shaped. The two of you can close a deal that neither would dare alone. You hold, they hammer.",
      water:
        "The joke sets off the sprinklers, and you're the one who has to explain the water. Laugh first, before anyone else. Then write it up as a test of the alarm, since it was one.",
    },
    rooster: {
      meeting: "The Rooster year brings you allies. Test your suspicions on somebody exact before you act on them.",
      wood: "A cord of wood, cut to length, with the invoice for zero. Your orderly friends support you by the book. Name precisely what you need. They keep a form for that.",
      fire: "Someone in your own camp says what you think, with the same fire and better slides. Let them have the stage. Keep the ear of the person who decides, which is the warmer seat.",
      earth:
        "Your fire bakes and they count the loaves. It's a good year's earth, and it sticks to your hands. Get a free half day into the rules, because what's in the rules gets kept.",
      metal:
        "They come to you with dull knives and ask for an edge. Your fire does wonders with metal that trusts you. Redo the key contract with them, line by line, in the course of one week.",
      water:
        "There's an inspection, and your fire has to be out for it: that's this year's water. Your own friends wrote the notice. Follow it to the minute, get the certificate, and light up again.",
    },
    dog: {
      meeting: "A Dog year wants to know your motives. It isn't hostile: give it one true reason.",
      wood: "Logs from a neighbor who thinks you look cold. It's plain wood from plain people, and it burns very clean. Go over and tell them something about yourself. Anything.",
      fire: "A watch fire with a bench beside it. Good people have taken you for one of them, so sit down for a season. You'll hear what is really wrong in the building, and who could fix it.",
      earth:
        "You supply the heat for the shelter, the school and the appeal. It's good earth and it's hungry. Set a sum for conscience, like a tax, and pay it in one go.",
      metal:
        "Their iron rule has a soft spot, and your fire can find it. This metal bends for fairness, never for cleverness. Bring one honest case to the committee, and make it someone else's.",
      water:
        "They've found out where you keep the matches, and there's water on the table: questions, and low trust. Show them the rest. You'll have one secret less and one full night of sleep.",
    },
    pig: {
      meeting:
        "Keep the important part to yourself in a Pig year. It's your clash: somebody friendly gives your plans away.",
      wood: "The person who knocked your plan over turns out to have a barn full of wood, and wants to help. Let them feed your fire. Say thanks, and keep a count of the logs.",
      fire: "Everything is on fire and they've brought sausages. Change comes as a party that nobody warned you of, and the hotheads fight it. Take the seat by the door and find out who's in charge.",
      earth:
        "You pay for the new order with your own fire, and its earth is hungry. It has already looked at your budget fondly. Put half of that under a dull heading by February.",
      metal:
        "Change made a mess of their silver. You're the only one with fire enough to put that right. Thanks aren't enough for that; a stake in the business is fair.",
      water:
        "A clash from one side and water from the other: that's wet. Plan nothing that can't be done in the rain. Read, repair, visit an old client, and keep one match dry for next year.",
    },
  },
  months: {
    rat: "Let others talk in the Rat month, because December is full of news and most of it comes to people who are quiet. One remark in ten matters. You'll know it by who falls silent.",
    ox: "Do the heavy part of your plan in the Ox month, because January gives you a strong ally. Share out the work clearly. By February it stands there, and no one saw it being built.",
    tiger:
      "Avoid disputes in February: the Tiger month does you harm and a look from you can start one. Explain yourself once, to one person. The rest you may leave unsaid.",
    rabbit:
      "Renew one old contact in March: the month is mild and people have time. You want nothing from them now, and that's the best moment. Bring something small and stay an hour.",
    dragon:
      "Save your subtle point in the Dragon month, because April only hears loud ones. Send it to the speaker afterward in two lines. It may well turn up in the next speech.",
    snake:
      "Give up one thing in May, your own month: a subscription, a committee, a habit. You're a bit thin-skinned until June, so leave conflicts alone. The free hours are yours to keep.",
    horse:
      "Reply slowly on purpose in the Horse month, because June rushes you into answers you'd regret. An hour is enough. Half of the questions will have been settled without you.",
    goat: "Be kind before you're right in July, because people are sensitive in the Goat month. Praise something that you really like. Your criticism is correct, and it can wait until August.",
    monkey:
      "Close a deal with your best partner in August's Monkey month: you do the thinking, they do the talking. Agree on the shares the same day. Between two sharp people, that keeps the peace.",
    rooster:
      "Test your suspicion with figures in September: the month gives you exact friends. Have one of them check the sums. If it holds, speak up; if it doesn't, nobody heard it.",
    dog: "Join a group for one task in October, since the Dog month is friendly to people who turn up. Pick something practical. You'll learn more while stacking chairs than in the meeting.",
    pig: "Keep your real plan to yourself in November, because the Pig month clashes with you and somebody friendly will spill it. Tell people the part that can be told. The rest waits for December.",
  },
};
