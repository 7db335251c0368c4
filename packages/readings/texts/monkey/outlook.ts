import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Begin nothing new in your own year until you've gone through what you began before; that's the old advice, and you'll want to start nine things. Take the last nine and write beside each one: done, dead, or whose problem it is. Finish one of them and hand on another. People wear red for luck in such a year, socks for example, as a present. The red is for you. The list is for everyone who works with you.",
  years: {
    rat: {
      meeting: "It's a friendly year: an ally hears of the chance, and you find the trick. Share what you know.",
      wood: "Turn your half-built side project into a product this year, because there's money in it. Build the part that somebody has already paid for. Your ally will find buyers for the rest.",
      fire: "Let your Rat friend set the budget. Finance has strict limits this year and they can work within them. One small surprise may stay for the last page. It's welcome once the math is right.",
      earth:
        "You own something that's worth more than it looks, so go through old contacts, licenses and storerooms in January. Let your ally put a price on it. They know who has been looking for just that.",
      metal:
        "A competitor offers the same thing for half, so don't follow them down. Join forces on the big job and compete politely on the small ones. Next year, both of you will still be in business.",
      water:
        "Only agree on the shares first. You'll have the ideas, and your ally sells them as fast as you can speak, all spring and into summer. It's a good business and a tiring one. Nobody should reach you in August.",
    },
    ox: {
      meeting: "Complete one dull task from start to end. Nobody pays for a brilliant half.",
      wood: "Take on the long, dull task that blocks everybody, because finishing it in public could get you promoted. It needs a month of patience and a sharp tool. Of all people, you have both.",
      fire: "This year's bosses only want to see that you're reliable, so hand in each form by the fifth and leave out the jokes. Do it for three months. After that, the pressure goes down.",
      earth:
        "Have lunch with a solid manager you've always underrated. They have money and no ideas. Find out what has been broken longest. A quote the next week would be welcome.",
      metal:
        "A slow colleague shares your job and is annoyingly right, so trade one fast task for one careful one each week. It won't feel like a defeat for long. You save hours, and they catch your errors.",
      water:
        "The manual of your own job is a good choice. It's made of what you know, and they still need you for it, so your name belongs on the cover. When it's printed, a week off is a fair wish.",
    },
    tiger: {
      meeting: "It works against you, and a good joke can cost you the account. Be plain, and keep a second plan.",
      wood: "Bold people leave overnight, with a good deal of shouting. Once it's quiet, look at what they left behind: one of those jobs suits you better than your own. It makes a fine second plan for quick hands.",
      fire: "Keep to the rules and say little this year, because you'll be overruled before you've explained yourself. Jokes make it worse. If you can choose, go on vacation in the loudest month.",
      earth:
        "Start a monthly coffee for everyone who was thrown off course like you. Help comes from there this year. It costs you an hour. Before the year is over, some of you will hire the others.",
      metal:
        "Stay out of the duel: one side attacks you, and on the other side your own kind want your place. A small office with a thick door is safer. Build there what both camps need.",
      water:
        "The big change wants your ideas and has no budget for them, so hold back the best three. They'd be used up and forgotten. Bring them out when somebody calm is in charge and wants them.",
    },
    rabbit: {
      meeting: "Learn the house rules, and knock before you change a thing. Then your idea gets a hearing, and tea.",
      wood: "A delicate client loves this. Make one small change a week, and let them say how it looks. They want it perfect and pay for the care, and after a few months nobody else is allowed near the account.",
      fire: "The limits of this year are never spoken, so find out early who has to approve a bold idea. Show it to that person first. Most ideas then pass with a small correction.",
      earth:
        "Your new manager reads your notes and acts on them, so write better ones. The request goes into the first line and the reason into the second. At the end, there's room for one joke.",
      metal:
        "A rival who's as clever as you has better manners, so charm won't decide it. Solve the one problem that nobody dares to mention. When the awkward thing is gone, it's you they thank.",
      water:
        "Give free advice on one afternoon a month and charge for it at all other times: meetings love you and you go home empty. Polite people pay without a word once they know the rule.",
    },
    dragon: {
      meeting: "Your allies want the impossible. Get a date and a budget before you say yes.",
      wood: "Build a small model that works before anyone sells tickets, because you have what it takes for something big this year. Show it to three skeptics. What they laugh at is what you should repair.",
      fire: "On that date something will go wrong, while everyone is looking at the stage. Rehearse it twice with a checklist, failure included. When the lights go out, you know where the fuse is. It's the best trick of the evening.",
      earth:
        "Offer a rich patron three ways forward, each with its price. They have the means and no plan. The choice is theirs. People pay most gladly for what they picked themselves.",
      metal:
        "Several people in town do this work as well as you, so put your humor on the first page of the pitch. Skill won't settle it. Clients with big plans remember a good laugh.",
      water:
        "Your allies dream aloud and you work out the details unpaid, so give the great plan two days a week and keep three. It's flattering to be needed. With a limit, it's also paid.",
    },
    snake: {
      meeting:
        "Work with one quiet partner who sees the flaws. It's the year that suits you best, in spite of some teasing.",
      wood: "Finish the first product before you sketch the second: you and your partner could build a company this year. You make things and they check them. One product that sells is worth ten on paper.",
      fire: "When that partner says no, you'll be looking for the window already. Stay, and hear the reason over a drink: there's no way past this limit, and it saves you money. You can pay for the drinks.",
      earth:
        "An investor likes it that you and your partner test each other, so argue on paper, with numbers. Their support depends on it. A page signed by both of you opens the purse.",
      metal:
        "You and your partner know each other's moves too well, so turn your wits on a competitor instead. One of you smiles and the other counts. Decide before the meeting who does which.",
      water:
        "Read through your partner's notes together in spring and settle who owns what. Your best ideas end up there. Nothing is lost so far. The talk is short while you're on good terms.",
    },
    horse: {
      meeting: "Everyone runs and no one looks back. Pick up the customers and jobs that they drop.",
      wood: "Things break where people hurry, and you can fix them with whatever is at hand, so open a repair service. They pay extra for speed. They never pay for an apology.",
      fire: "One of the jobs comes with a hurried boss, who gives orders and no reasons. Carry out the first two to the letter. By the third, nobody watches you any longer, and you can do it your way.",
      earth:
        "Give a busy sponsor a date and keep it, because they'll fund anything that has one. From you, it comes as a surprise. The next time, they'll offer more before you've opened your mouth.",
      metal:
        "Copies of your work appear within days, so bring out the next version first. Fast markets pay whoever is ahead. It's quicker than a complaint, and you enjoy it a great deal more.",
      water:
        "Put your advice into a guide at three prices. People in a hurry will question you until you're worn out. You can sell it sitting down. Those who want you in person pay the highest.",
    },
    goat: {
      meeting: "Make jokes about nobody but yourself for now. People feel tender, and you're a good subject.",
      wood: "Make one useful, pretty thing for a friend and do it properly: the first paid order comes through their family. Kind people buy what they've seen in use. Afterward, you hardly need to advertise.",
      fire: "The client who wept at the presentation is no story for the break room; told there, it costs you a week of apologies. The one about your own slides, upside down, costs nothing. The client tells it, too.",
      earth:
        "Use the whole month that a small grant gives you, because nobody wants a weekly report and that's rare. A quiet room does you more good than you'd admit. Show nothing before it's finished.",
      metal:
        "A gentle competitor earns more with a simple product than you think, so offer a partnership. Look at the figures before you laugh. You have the tricks, and they have the customers.",
      water:
        "Cheer people up once a day and then stop. A sad face makes you perform until nothing is left. Your own work needs some of that. It isn't unfriendly to eat lunch alone.",
    },
    monkey: {
      meeting: "You'll have too many ideas in your own year, and one finished is enough. Choose it early.",
      wood: "In your own year, start nothing new and finish the oldest project you have: that's the one you can sell. Invite the person who said you never would. They could be the first buyer.",
      fire: "Your work is checked more strictly in your own year, so leave out the clever parts. The plain version passes, and it lasts. Keep the tricks in a drawer for a year with fewer inspectors.",
      earth:
        "The rest are in boxes, and an old friend has a spare room to sort them in. Three piles will do: keep, sell and bury. What you sell pays the rent for the one you keep. The burial deserves a drink.",
      metal:
        "Play it straight with the rival who thinks like you, because they'd see through every bluff. They've tried them all. In your own year, honesty is the one move that they don't expect.",
      water:
        "Give your calendar to a friend who likes to say no. In your own year everyone wants your ideas and you can't refuse. Lunches are fair pay for it. That leaves you time for one idea of your own.",
    },
    rooster: {
      meeting: "The result alone doesn't count. Show each step of your work, even those you did in your head.",
      wood: "Follow the plan exactly until you've been paid: this year it's clear what to do and there's money in it. Your better version is for later. They'll look at it once the first one works.",
      fire: "You'll be written up for your shortcut, so propose it as the new standard, on the right form. Strict people like a good rule. If they adopt it, you can use it every day.",
      earth:
        "A tidy colleague will read the steps and recognize half of them: it's all in a folder from last year, labeled. That saves you nine weeks. Thank them with a table of results. Flowers couldn't be filed.",
      metal:
        "Explain things simply this year, because you're among experts as sharp as you and nobody follows them. A tired hour late in the week is best. It's your version that people repeat.",
      water:
        "Have your name put beside the step that you invented. Your ideas flow into other people's procedures. They won't think of it themselves. Each audit then shows whose work it is.",
    },
    dog: {
      meeting: "Keep one old promise, early and where people see it. They've been wondering whether you meant it.",
      wood: "Mend the thing that everybody knows you damaged before anyone mentions it. You have the tools and the material. No advertisement could buy you as good a name for so little.",
      fire: "You'll get a straight question in front of people, so have a straight answer ready. Jokes and detours would only add heat. Within an hour it's over, and you come out better than before.",
      earth:
        "Someone loyal spoke up for you in spite of your clowning, so find out who. That trust is something you can build on. Return the favor, and be on time with it.",
      metal:
        "The auditor wonders, too, and is as clever as you. Open everything, even the bottom drawer, before the question comes. You'll end up laughing together over what's in it, and the report will say that you can be believed.",
      water:
        "People trust you at last and come with questions all day, so teach two others what you know. It's an honor and it's exhausting. After a short speech, you can send all callers to them.",
    },
    pig: {
      meeting: "Settle each bill at once, to the cent. Money between friends does harm, and lunch money counts.",
      wood: "When you shorten a friend's plan or budget, let them mark each cut first, because one too many costs you dear. Do it with a witness. A signed copy at the end settles any doubt.",
      fire: "Name the day on which you'll pay, and pay before it. A misunderstanding with a warm friend has led to a stern letter. Clever replies make it hotter. The money cools it down.",
      earth:
        "The partner who's sulking has just what you need, so apologize first and wait a whole day. Your request comes after that. In such cases, people give freely once they've been heard.",
      metal:
        "Exact sums help you with clients, too. A charming rival has told one of them another story, and you can lay the real figures on the table, crumbs and all. Your rival knows every trick except that one.",
      water:
        "Send a note with whatever you give for free: later somebody may say you sold it. One line and the date are enough. It feels stiff among friends, and it keeps them.",
    },
  },
  months: {
    rat: "A well-informed friend tells you something worth a small bet in December's Rat month. Put your facts together first. A small sum teaches you as much as a large one.",
    ox: "Finish one dull job in January from start to end, because the Ox month pays for that alone. No jokes and no shortcuts. People will look at you in a new way.",
    tiger:
      "Play no tricks in February: this month works against you and you'd be caught. Repair something useful without being told to. By March, that's what they talk about.",
    rabbit:
      "March's Rabbit month has room for your idea if you respect the house rules. Learn them beforehand, and present it politely. Quiet people are better customers than they look.",
    dragon:
      "Say yes to an ambitious request in April. An ally in the Dragon month has a budget for the impossible. Choose your own two helpers. You need a clear date as well.",
    snake:
      "Show your plan to your best partner in May, the Snake month, because nobody sees through you faster. Pay attention to what they don't comment on. That part is safe.",
    horse:
      "Everyone moves too fast in June's Horse month to pick things up, so collect what they drop. A customer, a tool, a rumor: each is worth something. Sort them in the evening.",
    goat: "A tease leaves a mark in July's Goat month, so joke only about yourself. If another one slips out, bring ice cream and say sorry. It's forgiven by the last spoon.",
    monkey:
      "Choose one idea by the tenth of August, your own Monkey month. You'll have twenty. Write the others on a list for later. A single finished one will surprise everybody, you included.",
    rooster:
      "Show the steps of your work in September: the month will demand them anyway. It takes an hour more. You get the approval at once, and that saves you a week.",
    dog: "People value an old promise above wit in October, the Dog month. Find one from spring, and keep it without a speech. You're trusted until the next year.",
    pig: "Settle every bill the same evening in November: in the Pig month friends and money get mixed up and harm is done. Pay to the cent. You can be funny about the tip.",
  },
};
