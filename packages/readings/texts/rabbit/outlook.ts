import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Your own year is for looking over what you already do, and new plans can wait. Go through everything you've said yes to: training the new hire, taking the minutes, buying birthday cards for the whole floor. At least one yes was meant as a no. Send the person who asked you a friendly note: “I can do this until the first of June.” You'll both be shocked, and then somebody else buys the cards. Red is worn for luck, and a thin cord under your cuff is perfectly tasteful.",
  years: {
    rat: {
      meeting: "People who used to make an exception for you now want the right form, and charm no longer helps.",
      wood: "One of those short-lived projects may copy a guide that you've written, pictures and all. A hurt email won't stop anyone. Have the legal department register the guide, on its own form. After that, one friendly letter is usually enough.",
      fire: "Each change brings a new form, and a clever colleague may start sending you theirs because you fill yours in so neatly. Send them back with a link to the instructions. It turns out that the colleague can read.",
      earth:
        "So the raise you want depends on a form with a deadline, whether your manager likes you or not. Hand it in a week early. A small budget pays early forms in full, and late ones get a kind letter.",
      metal:
        "A missed signature or a late form costs you a few dollars each time. Put everything with a due date into one red folder, and empty it each Thursday. On a desk as tidy as yours, red is hard to overlook.",
      water:
        "You may hear early that a better post is open. Let an older colleague check your application form before it goes out. All that red ink hurts for one evening, and it may spare you a refusal.",
    },
    ox: {
      meeting:
        "You love to add a finishing touch, but bosses and clients now want exactly what they ordered, and nothing extra.",
      wood: "When the training ends in a promotion, four of you wait for it politely. Each quarter, send your boss one plain page of results. It won't be pretty, but the other three won't send one.",
      fire: "What gets noticed is the amount you finish, not the colors in your weekly report. Hand in the plain version for a month, and go home on time. If anyone misses the colors, you may bring them back.",
      earth:
        "Suppose the firm's slowest client holds two-hour meetings about one clause, and nobody wants the account. Offer to take it. You're patient, and such a client stays for years with somebody who delivers what was decided.",
      metal:
        "If a new boss arrives to clear the late work, your hours will be watched, and the flowers in the meeting room won't count. Arrive ten minutes early for a month. After that, the boss finds somebody else to watch.",
      water:
        "Your boss may finally grant you the budget, in a letter with a coffee stain and no kind word. You'd hoped for something nicer. Accept it the same day. The money lasts two years, and nobody else will see the stain.",
    },
    tiger: {
      meeting: "Meetings get loud this year, and your best points drown while you wait for a polite moment.",
      wood: "When your boss fills one of those good jobs, ideas count. If a louder colleague repeats yours and gets the applause, have your name put beside it in the minutes. Your boss reads the minutes, and applause isn't in them.",
      fire: "Before a vote, two loud camps talk, and the person who runs the meeting looks past you. The evening before, email that person your point and get it put first. The first speaker needs no polite moment.",
      earth:
        "If a bold salesperson has promised two customers too much and forgotten the permit, somebody has to go and apologize. Tell your boss that you'll do it, with the right papers and a cake. Nobody shouts over cake.",
      metal:
        "When the rules cancel travel and exceptions for everyone, the loud colleagues fight for theirs in meetings. Skip the fight and move your client visits to video the same week. The good hours are gone once the others give up.",
      water:
        "On the day of the move, an executive may ask what you'd like to work on next. You'd usually name something modest. Name the project you really want, with its cost. Bold executives are bored by small wishes.",
    },
    rabbit: {
      meeting: "In your own year, people are as polite as you, so they all wait for somebody else to decide.",
      wood: "A committee may have to choose between you and two equally pleasant colleagues. Name one thing that only you promise, such as a reply to every client within two hours. Without a difference, committees go by the alphabet.",
      fire: "To keep the peace, you host, help and write cards for the entire floor until you're worn out. Decide in May that July is a month without favors, and announce it. Nobody can feel slighted by something that holds for everyone.",
      earth:
        "If you're being tried out as a temp, neither you nor your boss mentions a contract. Bring it up every month, each time with a new reason. After the third talk, your boss calls the contract “an idea I had.”",
      metal:
        "Sooner or later, a strict manager will cut the meetings that nobody dares to end. Cancel two of your own first, in a one-line note. A manager who sees somebody decide often leaves that person the rest.",
      water:
        "A client may be ready to pay you more, but the two of you only keep thanking each other. After the second thank-you, name the new fee. “Of course,” says the client, who's been waiting for a number.",
    },
    dragon: {
      meeting: "Big talk hurts you this year: important people say careless things, and you lie awake over them.",
      wood: "Beside one of those growing plans, an executive may call your project “small stuff.” Send the executive one line with what it saves each month. Remarks like that are forgotten overnight, and a figure is remembered.",
      fire: "At a launch, the chief may joke about your department in front of everyone. Stop by the next day and say, “That one hurt us a little.” Most speakers had no idea, and you can sleep again.",
      earth:
        "If a team with real money hires you, it pays well, but “done” means something different to each person there. Have that word defined in writing before you join. A careless “I thought that was included” could cost you a weekend.",
      metal:
        "When a big deal pays a bonus, your name may be missing from the list, and you suspect an insult. Mention it, with a smile, to the person who typed the list. Usually a line was skipped, and nobody meant you.",
      water:
        "When your project gets trimmed, a director may call it “a haircut,” and you'd lie awake. Get the list of what stays, the same day. The smaller version is usually better, and your favorite part is often still in it.",
    },
    snake: {
      meeting: "You finally get hours alone with the door closed, and you could use them to think everything twice.",
      wood: "If your job changes too, a colleague you've never met has the facts you're missing. You know the clients that the colleague can't reach. Suggest a trade over coffee: one report for one introduction. It beats another hour of thinking.",
      fire: "Your own messages go out too late: the proposal is good at nine, and at midnight you're still moving commas. Have a colleague send it at a quarter past nine. The client has never noticed a comma.",
      earth:
        "If a buyer doubts a figure, the proof is probably in an old file that nobody scanned. Use three of your quiet mornings to dig it out. The others search online for five minutes and say it's gone.",
      metal:
        "Outside your door, contract talks are confidential, and one friendly guess in the elevator could earn you a warning. Keep a harmless topic ready, such as soup. Nobody has ever been reported for what they said about soup.",
      water:
        "If an older colleague quietly plans to retire, you may be handed twenty years of notes. Read ten pages a day while the author is still next door. After the farewell cake, nobody can tell you what “see Bob” means.",
    },
    horse: {
      meeting:
        "Everyone is in a hurry and small agreements get dropped, and you're the only one who remembers them all.",
      wood: "In all that growth, your manager may forget that you were promised first choice of the new accounts. Get the promise confirmed by email this month. Quick colleagues grab the accounts that pay, and nobody hands one back.",
      fire: "Soon everybody calls you in the evening to hear what was decided. Put every decision on one shared page, and answer each call with the link. After two weeks, people look there first and your plate stays warm.",
      earth:
        "If a firm that's only quick has left two customers with half a job, tell your boss you'd like to call them. After all that haste, they'd rather have somebody who remembers what was promised.",
      metal:
        "One dropped agreement may be yours, such as your Fridays at home. Get your busy boss to name the result that would earn them back. Once you've reached it, a Friday at home is hard to refuse.",
      water:
        "If a busy colleague introduces you to somebody useful, the next change of plan will wipe it from everyone's mind. Write to the new contact within two days. After a week, you'd have to explain who you are.",
    },
    goat: {
      meeting: "This year suits you: your colleagues are kind, and you can show them work that isn't finished.",
      wood: "If you and two colleagues all want quieter desks and all hate to ask, write one request together. Let the most talkative of you hand it in. The manager sees three modest people and one problem, and moves a wall.",
      fire: "Somebody will say aloud that your best idea deserves a budget and never gets finished. Over lunch, read your colleagues the list of favors you're doing this week. By dessert, each of them has taken one over.",
      earth:
        "If your team has begun six improvements, they're probably all half done. Pick one of them together, and spend every Tuesday on it until it's finished. The other five can go back in the drawer without hurting anyone.",
      metal:
        "Your team may get a grant with firm terms: exact costs, no extra week. Read them aloud on the first day, while nothing is finished. Later, you'd have to tell a kind person that the video is cut.",
      water:
        "If a friend with a spare office offers you the key for a month, you'll be about to say that it's too much. Take the key. A month without interruptions is enough to finish what you've only shown in parts.",
    },
    monkey: {
      meeting:
        "Quick colleagues finish in an hour what you polish all day, and this year their way is usually good enough.",
      wood: "If a playful colleague tries out an idea that was yours, you'll be hurt and say nothing for a week. Mention it once, with a smile. Somebody who copied it for fun is usually glad to add your name.",
      fire: "After one of their shortcuts goes wrong in public, you'll want to polish even longer. Give your page ten more minutes instead, and use them on the figures. A boss forgives a plain page much sooner than a wrong sum.",
      earth:
        "Your quick inventors leave out the boring part: the manual, the training, the calls. You've done it without credit so far. Before the next launch, propose that part as a paid job. An idea nobody can use won't pay its way.",
      metal:
        "Your long, kind emails may count as an old method, once a system measures how fast you reply. Write four standard answers in your own friendly tone. Most people are happy with a kind line that comes within the hour.",
      water:
        "A quick colleague may swear by a template with a silly name, and you'd rather not rely on that. Try it for two weeks on your weekly report. A trial needs no promise, and it may save you an afternoon.",
    },
    rooster: {
      meeting: "The year is rough on you: desks, bosses and rules change suddenly, and nobody breaks it to you gently.",
      wood: "If your department is suddenly merged, the new posts go to people with certificates. Team up with two classmates from your course, and pass on every opening within the hour. Three people hear of more posts than one does.",
      fire: "Your firm may praise its new offices in every ad, but somebody has to pack, and everyone relies on you. On the first day, announce which late night is your last. It'll be the plainest announcement of the whole year.",
      earth:
        "A new manager may arrive without warning, and most of the staff will hide. Knock before the boxes are unpacked, and hand over one orderly page with your results. It may be the first tidy thing in that office.",
      metal:
        "Should a harsh letter about a transfer arrive, a hurt answer is the expensive mistake. Sleep on it, then reply with nothing but dates and facts. If somebody checks the case, your papers are the complete ones.",
      water:
        "A boss who values you may suddenly leave. While the nameplate is still on the door, ask for a letter of recommendation, fair criticism included. The next boss doesn't know you, and believes a letter that isn't all praise.",
    },
    dog: {
      meeting:
        "You have a loyal and blunt colleague beside you, and together you finally say the hard things out loud.",
      wood: "Suppose another team proposes a rule for sharing clients, and you suspect a trick. Have your colleague ask outright what that team gets from it. You'd have circled the question for a month, and the answer takes a minute.",
      fire: "If you've carried the late shifts alone for years, that's an old wrong too. Draw up a fair schedule with your colleague this week. “Why didn't you ever say so?” may be the only complaint you hear.",
      earth:
        "If a large client has been friendly for a year and ordered nothing, visit together. Your colleague says plainly that you'd like the order, and you explain why you aren't the cheapest. Until now, you've only sent calendars.",
      metal:
        "A strict administrator may refuse you, however nicely you hint. Bring your colleague, who says straight out what you need. “So where's the form for exceptions?” is a question that you'd never ask, and there usually is one.",
      water:
        "Your colleague may put in a good word with a boss you once quarreled with. Then call that boss yourself, this time without hints. “I've missed working with you” is hard to say and easy to hear.",
    },
    pig: {
      meeting: "Friends at work are glad to help you this year, but every meeting with them turns into a long lunch.",
      wood: "Once new people join the team, nobody remembers which client is whose. At the next long lunch, decide who gets which client, and write it down in colored pens. Friends who've just had dessert rarely fight over a name.",
      fire: "If you run the group's dinners, you probably pay the deposits too. Send each friend the bill the morning after, while all of them are full of thanks. A month later, they'd only remember the cake.",
      earth:
        "A modest plan of yours could get through, but the talk drifts to vacations before anyone mentions it. Bring one question to each lunch, and settle it before the food comes. Twelve lunches later, you have a plan.",
      metal:
        "When cuts come, everybody owes somebody a favor, so the whole lunch table looks at you. Draft the cuts yourself, with your own budget at the top. Friends who see your line first find it easier to accept theirs.",
      water:
        "When an old partner does you a favor, you'll want to repay it before the coffee. For once, let it stand, and report later what it made possible. Hearing that it worked is all that most friends want back.",
    },
  },
  months: {
    rat: "In December's Rat month, somebody checks expenses line by line, and charm won't help. Have a colleague add yours up before you hand them in. Blushing over seven dollars is easier with a friend.",
    ox: "The Ox month wants plain, finished work. In January, deliver one job two days early and leave out the decoration. Your boss notices the date, nobody misses the rest, and you go home in daylight.",
    tiger:
      "The Tiger month respects nerve. In one February meeting, disagree out loud on a small point, such as the date of a launch. The room goes quiet, and then somebody asks what you'd suggest.",
    rabbit:
      "Everyone is so polite in March, your own month, that nothing gets decided. Choose the room, the date and the sandwiches for the next meeting yourself. Colleagues will be relieved, and some will call it leadership.",
    dragon:
      "Big talk hurts you in April's Dragon month, though most of it isn't about you. When a remark stings, have the speaker name one example. If there isn't any, you can forget the remark.",
    snake:
      "People keep to themselves in the Snake month, so May is quiet enough to think. Book a small room each Monday, and come out with one decision. Even “I won't do it” counts.",
    horse:
      "Some small arrangement slips in June's Horse month: the shared parking spot, the swapped shift. Bring it up the same week, in two friendly minutes. If you wait until July, it'll take a meeting.",
    goat: "Two kind colleagues have time for you in July's Goat month. Show them the half-finished report that you've been hiding. One of them will spot in a minute what has bothered you since May.",
    monkey:
      "A fast colleague knows a shortcut that you find sloppy. In August, the Monkey month, try it on the weekly report. If nobody sees the difference, and nobody will, you've gained an hour a week.",
    rooster:
      "September, the Rooster month, is rough: you may lose a desk, a time slot or a client. Get the exact list of changes from your boss on the first day. The rumors are usually longer.",
    dog: "In October's Dog month, a plainspoken friend has time for you. Have the friend play your boss, and rehearse the talk that you dread. Two days later, the real one takes ten minutes.",
    pig: "In November's Pig month, your friends at work all sit at one table. Between the main course and dessert, describe your spring project and say what it lacks. Two of your friends will have just that.",
  },
};
