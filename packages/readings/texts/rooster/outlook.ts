import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for checking, and you'll do more of it than people can bear. Tradition says that you find more fault than usual, with others and with yourself. Turn it to use: take the thing that you correct most often in others, and look for it in your own work. Let a friend tell you what they see, and thank them without a comment. Let other people's small errors go. Red brings luck this year, a tie or a thread, as a gift.",
  years: {
    rat: {
      meeting: "What you agreed on comes loose overnight. Send the written version on the same day.",
      wood: "A messy job is yours for the taking, so offer to put it in order for a fee. Ninety minutes will show the client what's wrong. The written offer should go out on the same day.",
      fire: "New spending limits leave you little room and nobody hears appeals, so learn the three figures that apply to you. If you stay just under each of them, your comments can wait for your memoirs.",
      earth:
        "Let a shy colleague's records speak for you, because they prove that you were right. Attach them to the proposal without a comment. Your boss will believe what they find on their own.",
      metal:
        "A new colleague does your checks in half the time, so take over the hardest third of them. The rest belongs in a manual that you write. That way, each of you is needed.",
      water:
        "Word gets around that you have everything in writing, and then they all come: for a copy, a summary, a second look. From two to four, your door is open. The rest of the day belongs to your work.",
    },
    ox: {
      meeting: "Solid allies are ready for a large plan. The first step deserves the most care.",
      wood: "Rebuild the process that everyone complains about: with a patient ally you can do it now. Begin at the step with the most signatures. Two of them were never needed.",
      fire: "Fixed dates put you under pressure, so share the late shifts with your allies and get your sleep. When you're tired, you make the very mistakes that you notice in others.",
      earth:
        "State your standard aloud on the first day of a large job, because you have all you need for it: a place, a team and a budget. Your allies were hoping that somebody would.",
      metal:
        "Someone on your own side writes the same report, so merge the two and put both names on it. Otherwise you'd lose a month over whose is better. It's good either way.",
      water:
        "Begin by making time for it. Trainees want all that you know, and they keep coming. Teach it once, in front of a camera, with your collar straight. The video answers most questions, and the plan gets your afternoons.",
    },
    tiger: {
      meeting: "Keep your own work in order, and let others be loud. Afterward they come to you for the facts.",
      wood: "They also bring what they've begun: a shop without books, a launch without a manual. You know how to finish such things. Charge by the piece. They'll gladly pay for one thing that works.",
      fire: "When bosses are loud and change their minds, get each order in one written line. Then do exactly that and nothing more. Arguing at their volume would only wear you out.",
      earth:
        "A bold project leaves behind a budget and a mess, so send an offer for the filing early. The client with the worst archive of all needs just you. It could feed you for a year.",
      metal:
        "A rival with your eye and more nerve gets the attention, so concentrate on the figures. People look at a headline once and keep the table. Yours will still be quoted in ten years.",
      water:
        "Close the laptop at a fixed hour: people want one more version late at night. They're after your best work, and it needs sleep. The file can go out at eight.",
    },
    rabbit: {
      meeting:
        "Think for a day before you agree to anything. This year works against you, and the change arrives smiling.",
      wood: "It'll be a new job at a smaller desk, very kindly put. You can't stop the move, but nobody has drawn up the tasks yet. Use the day to write your own list. The work may well improve.",
      fire: "People politely refuse your rules while you're under pressure from above, so talk to them one at a time. Bring something sweet. You'll hear which of the rules they'd like to keep.",
      earth:
        "The person who turned down requests is leaving, and that job may be offered to you: accept it for one year. For once the upset helps you. If you explain each no, you'll keep your friends.",
      metal:
        "Turn complaints into proposals. Everybody has been moved and many are as sharp about it as you. Five points without names, each with a solution, will be read at the top.",
      water:
        "Write a handover of three pages with an index: you put far more into it than anyone notices. A longer one wouldn't be read. If something is missing, they can call you.",
    },
    dragon: {
      meeting: "Offer your schedule to someone who has a great idea and no dates. It's your best match.",
      wood: "Make your partner's boldest plan small enough to carry out, because then it's within reach this year. Let them keep the vision. You get the credit for the fact that it works.",
      fire: "A week before the deadline, your partner will want to change the color of everything. Agree now on one word that means stop, to be used twice. You may never need it, and it keeps both of you calm.",
      earth:
        "If you've ever wished to run something large, apply for it now. A powerful helper has the means. Bring the schedule and a plan for rain. No one else will have thought of that.",
      metal:
        "You and your partner shine at the same thing, so leave them the stage and take charge of the business side. Fame is hard to share. The accounts show clearly what your half is worth.",
      water:
        "Find a deputy and claim two free Sundays a month: a big event runs on your work alone. Your partner can't see how much it is. Tell them before you're exhausted.",
    },
    snake: {
      meeting: "Your allies are thoughtful people. Bring them your facts, and let them draw the conclusion.",
      wood: "Let a quiet ally show you the one flaw that keeps a good plan from working. Change that part and nothing else. After an afternoon's work, you have something to sell.",
      fire: "This time the conclusion may be about you. Write it down without defending yourself, even if it's sharp. You'll be cross for a day. On the next, you know which page to change, and it's only one.",
      earth:
        "Old records support a claim that you gave up on, so have a calm lawyer look at them. It takes a season. Your allies know which boxes to open first.",
      metal:
        "Get an outsider to check your joint figures. You and your allies agree too easily. The ruder, the better. What survives that reading can be printed without fear.",
      water:
        "Hold back one answer in three: your friends' meetings use up what you know. The third is worth a fee. They respect you enough to see it the same way.",
    },
    horse: {
      meeting:
        "The pace is too fast for your nineteen checks. Decide beforehand which few of them matter, and let the others go.",
      wood: "People in a hurry pay well for order, so rescue a delivery that went wrong and send a bill. Two phone calls will do most of it. They belong on the invoice as well.",
      fire: "Then a report leaves with a crooked table in it, and you saw. The five facts that could have sunk the job are right, because those you did check. It's painful, and nobody else will notice.",
      earth:
        "Offer to write up what happened. There's a budget for it and the fast people won't sit still. Get all the names right. Your version will be quoted for years.",
      metal:
        "More people judge the work this year than do it, so settle on paper who checks what. One simple chart will do. You could keep the last check, where the result is decided.",
      water:
        "Hand the small errands to an eager junior: you've become the one who books rooms and finds lost bags. You do it well, and it isn't your job. Give them a checklist and a week.",
    },
    goat: {
      meeting: "Do one kind thing a day, with no correction attached. It's harder than it sounds, and it works.",
      wood: "Give a lovely project its limits: three sizes, one price and a date. Its makers can't do that, and you can. They'll grumble until it pays their rent.",
      fire: "The correction can wait two days and come as a question: should these columns add up? By then, they've found it themselves. You get the same repair as ever, and for once somebody brings you coffee with it.",
      earth:
        "Bring order to something small that everybody shares, because kind people long for it and are too shy to say so. A labeled shelf is enough. They'll find you the next task themselves.",
      metal:
        "A colleague is as exact as you are, so divide the contract by page instead of correcting each other. One honest compliment a day helps. Between you, no mistake gets through.",
      water:
        "Limit other people's troubles to an hour a day. They drain you and your facts don't console anyone. Within that hour, simply listen. It's worth more to them than an answer.",
    },
    monkey: {
      meeting: "People make fun of your lists. Laugh along once; they follow a list if its author can take a joke.",
      wood: "Finish the clever tool that a colleague got bored with: you have the patience for the last screw. Every department will want it. You may charge them for its use.",
      fire: "A silly new rule limits your work, so follow it to the letter for a month. A protest would only prove somebody's joke. Its author will be the first to find it tiresome.",
      earth:
        "Before long, they need you. For fun, somebody has collected ten thousand customer letters and left them in a heap. They see a joke, and you see a catalog. Begin it before they work out what it's worth.",
      metal:
        "You and a trickster want the same prize, so compete on quality and in public. A live demonstration suits you. Their version looks better until someone presses the buttons.",
      water:
        "Have your name put on the work before it's done. Others play with your rules and make something popular. One line is enough. Without it, it was everybody's idea.",
    },
    rooster: {
      meeting: "You find more fault than usual in your own year, tradition warns. Say half of your criticism.",
      wood: "Rebuild one of your own routines from the ground up: in your own year that's the thing you can change. Pretend that a rude stranger designed it. You'll find plenty.",
      fire: "Whatever you're proudest of gets tested this year, so have an outsider check it first. Thank them for the worst thing they find. It would have cost far more from anybody else.",
      earth:
        "The other half can go into work. A patron has seen the archive that you complain about, and offers money on one condition: no name, no speech. Spent well and thanked for quietly, it may not be the last.",
      metal:
        "Count the compliments that you pay, because the people around you correct as eagerly as you do. Whoever starts gets the same back. Last week's number is the one to beat.",
      water:
        "Stop explaining at midday. You've told people all you know and you're getting hoarse. If something is still missing, they'll come to you. It sounds better over a cup of tea.",
    },
    dog: {
      meeting: "Praise the person before you correct the page. Tradition warns of hurt feelings.",
      wood: "Before you tidy up, find out which habit people can't do without: your gain could be their loss. Leave that one alone. The others you may change as you like.",
      fire: "A well-meant rule hits only you, so obey it and keep a log of what it costs. After half a year, request a review. With dates and sums, you won't sound offended.",
      earth:
        "Give the first copy of your work, signed, to the person who sighs at your remarks: they'll vouch for you when it counts. A word of thanks is enough, and no corrections.",
      metal:
        "One upright colleague will correct you right back, on principle. Divide the work between you, and discuss the rest only over food: nobody defends their honor with a full mouth. It's a slow way to edit, and friendly.",
      water:
        "Explain yourself twice and no more. People who mistrust you will use up all your energy. Your work answers better than you do. In time, they'll quote it to others.",
    },
    pig: {
      meeting: "Tidy your own files, and scold nobody. It's a kind year, with crumbs in every keyboard.",
      wood: "Cut back a friendly business that has grown wild: its owners can't bring themselves to. You have the eye for it, and it pays. Every third thing can stay as it is, to be kind.",
      fire: "Your office is noisy and cheerful this year and no rule forbids it, so start two hours before the others. Whatever has to be precise, you do then.",
      earth:
        "A patron who loves good food needs good books, so offer to set them up. You'll be paid and fed. By winter they introduce you to their friends, who have bad books too.",
      metal:
        "A client with far worse files needs help, and a charming rival wants the job. Make the choice easy: one page, one price, no word about the crumbs. If you lose, congratulate the winner. They may need you yet.",
      water:
        "Pick the one thing that has to be right and let the rest be messy. A hundred kind requests wear you out. The invoices would be a good choice, behind a locked door.",
    },
  },
  months: {
    rat: "Confirm all January dates in December, since in the Rat month your agreements come loose. Do it while people are still at their desks. A list with checks on it is your best present.",
    ox: "Start your large project in January: the month gives you reliable allies. Take care with the first step; the others will be measured by it. You'll be ahead by spring.",
    tiger:
      "February's Tiger month is too wild to control, so keep one thing in perfect order and let the rest go. Your calendar is a good choice. Others will start to rely on it.",
    rabbit:
      "A change that looks harmless comes in March, because the Rabbit month is your clash. Give yourself a day to answer. Then agree to it in exchange for something; polite people bargain, too.",
    dragon:
      "Call the biggest dreamer you know early in April: the month is your best one. They have the idea and no schedule. You can write one in an evening.",
    snake:
      "A thoughtful friend should judge your facts in May, because the Snake month thinks slowly and well. Hand them over without a comment. The result comes out in June, and it comes out your way.",
    horse:
      "Know your key figure in June: the month runs past everything else. Have it ready before your boss needs it. You'll be the calm one in a loud room.",
    goat: "People are thin-skinned in the Goat month, so do one kindness a day in July that contains no correction. You'll find that the mistakes get fewer when you stop mentioning them.",
    monkey:
      "Join in the fun in August: the month doesn't take your rules seriously. One small joke in a table of figures will do it. You'll have made a friend in finance.",
    rooster:
      "Cut your words in half in September, your own Rooster month, because you're on stage and tempted to go on. What remains will be quoted. Besides, you'll be home at six.",
    dog: "Somebody feels accused in October, when the Dog month does you harm. Say the same thing sitting down, and begin with their name. The facts needn't change.",
    pig: "Close an old project in November and scold no one. The Pig month is messy and means well. With one clean last page, you can eat your slice of pie in peace.",
  },
};
