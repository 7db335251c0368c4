import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "By the old rule, you begin nothing new in your own year, although nine ideas are waiting. So look first at the last nine that you started. Beside each, write “done,” “dead” or the name of somebody who likes endings and could take it over. Then finish one of the nine yourself, in January. People who've seen you finish something will listen to the next idea. Tradition also advises red for luck, so put the finished one into a red folder.",
  years: {
    rat: {
      meeting:
        "A well-informed friend at work looks out for you: she hears what's needed, and you know a trick for it.",
      wood: "This friend hears that your boss spends every Sunday night on one report. Build the trick that does it in ten minutes, and let it run for a month. After four free Sundays, you're offered a seminar as thanks. Smile, and name your figure instead.",
      fire: "Your friend hears that a supervisor on the third floor is leaving. Call the department head the same day, and find out what breaks down most often there. On Thursday, bring the fix. The whole new system you've thought of stays at home until the job is yours.",
      earth:
        "Your friend says that nobody wants the three people in records. Go down there with coffee, and ask which task eats up their mornings. You shorten it in an afternoon, and they teach you the files. By Friday they call you boss. It's a joke so far.",
      metal:
        "Your friend has heard that two departments are secretly working on the same problem. Invite both to one table and show them your trick. Neither would take orders from the other, so after an hour all eyes are on you.",
      water:
        "Your friend tells you which task everyone in accounting hates. Build the shortcut in three evenings, and give it to only two people. Within a week the others stop at your desk. Within a month, somebody from another company calls to ask whether you're happy here.",
    },
    ox: {
      meeting: "Your bosses want patience, and an idea counts for nothing until it's finished.",
      wood: "Of the seven improvements you promised, the third is nearly done. Finish that one, and name your sum a month later, when the savings show. You get half of it now. The other half is promised for the next one you finish, so begin that evening.",
      fire: "Two hundred old files must be moved, and everybody looks at the floor. Say, “Give me two helpers, and I'll tell you when the last file's done.” It takes eleven weeks, and every week you'd rather invent something. Don't. In the twelfth, you get to keep one helper.",
      earth:
        "Chapter one is fun, and by chapter three you'd rather invent a method yourself. Promise the slowest colleague in the office to explain one chapter to her every Thursday. She never forgets a Thursday. That's how you come to finish, and sign in ink.",
      metal:
        "Offer a trade to the slowest, most careful person you know: you build the thing, and he checks each piece before the boss sees it. He finds eleven gaps in two weeks. A week later you spot one before he does, and he nods.",
      water:
        "Your boss has heard about nine of your ideas, so keep quiet about the tenth. Work on it in the hour before the others arrive, until every button does something. In April, they want to give you four people for it. Thank them, and keep your mornings.",
    },
    tiger: {
      meeting: "Tempers are short this year, and one joke at the wrong time can cost you a project.",
      wood: "The system that only a former coworker understood stops on a Monday. Get it going, and swallow your remark about how it was built. On Wednesday, name your figure in one plain sentence. They offer you his whole group, too. Say that the money is plenty.",
      fire: "“So why leave?” says the woman across the table, and a perfect line about your boss comes to mind. Say instead what you'd like to build, and how many people it would take. She begins to take notes. That evening the dog hears your line, and yawns.",
      earth:
        "The form for the seminar has a line for your reasons, and you've thought of something hilarious. Write “to do my work better,” and hand it in yourself. The clerk has turned down three forms that morning. Yours is stamped while you wait.",
      metal:
        "Two camps in your department fight over the new software, and each wants you to mock the other. Go to both training days, and sit with one camp each time. In a month, both promise you money to join them. Say that you only know the buttons.",
      water:
        "Call two calm people you used to work with, and tell them you want a change. Leave out your impression of your boss, even if they beg for it. One calls back with a name. The other needs somebody for an odd little job on weekends.",
    },
    rabbit: {
      meeting: "Polite people decide this year, and they dislike surprises, which is what you're best at.",
      wood: "Two months before your review, mention over coffee how much would make you happy, and change the subject. When the talk comes, everyone has heard the figure and nobody's shocked. They discuss the month it begins, and hardly mention the sum.",
      fire: "A colleague has waited six years for the position you'd like. Take her to lunch before you say a word upstairs, and find out what she really wants. She wants Fridays off, and you can promise her those.",
      earth:
        "Your boss fears that you'll drop out in week three, and so do you. Offer to pay for the first two evenings yourself. By the second you're explaining things to your neighbor. From the third on, the firm pays, and at home you've bought real curtains.",
      metal:
        "Everyone's too polite to say that the Tuesday meeting takes two hours. Plan a half-hour version with your best-mannered colleague, and let her suggest it as a trial. She praises the old meeting first, for a full minute. You'd never have thought of that.",
      water:
        "Everybody complains about the shared calendar, in the kindest words. Change one small part a week, and let the office manager say how it looks. After three months, everything is new, and the office manager tells people that nothing has changed.",
    },
    dragon: {
      meeting: "Important people want the impossible from you, and better still, they believe that you can do it.",
      wood: "A director wants something in three weeks that takes three months. Say, “I can do it for fifteen percent more and two people.” You mean it half as a joke. The director reaches for the phone and says, “Which two?”",
      fire: "You're running the big presentation, and something will fail while everyone is watching. Rehearse it once with the power off. The screen does go dark, for four seconds, and you have a joke of that length. Your helpers would follow you anywhere now.",
      earth:
        "Your boss wants a miracle, so offer three of them, each with its own cost, date and number of people. Then let the boss choose. The chosen one comes with six people and a course on budgets, which you need more than you'd admit.",
      metal:
        "Invite the five people who say that it can't be done, and bet them a pizza that it can. Give each of them the part they called hopeless. By dessert they're arguing about how, and when somebody mentions bonuses, you order a second pizza.",
      water:
        "The director describes twelve features, and nobody dares to cut one. Build the one that you can finish in two weeks, and let the director play with it. Seven of the others are forgotten within an hour, and you have until fall for the rest.",
    },
    snake: {
      meeting:
        "You're at your best this year, if a little annoyed: a quiet partner at work sees the flaws in your inventions.",
      wood: "Read this partner your reasons for the raise before you see the boss. After a long silence you hear, “Three of these are jokes, and your figure's too low.” You go in with two reasons and a higher figure, and come out just below it.",
      fire: "You'd storm in about the money right now, and your partner says, “Wait until Thursday.” Do, although it itches. The budget closes on Wednesday with something left over, and you're the first to knock. The promotion is your second sentence.",
      earth:
        "You solve each exercise in your own way, and usually faster. Do every one again in your partner's slow way, on Wednesdays after work. The exam has one question where your way fails, and it counts double. So does passing, in the salary talk.",
      metal:
        "Give this partner your last calculation, and keep quiet while it's being read. There are four mistakes, circled in pencil, and you'd have sworn to three of them. Do one more together every Tuesday. In June, the pencil stays in the drawer.",
      water:
        "Nobody has added up what your last idea saved, except your partner. Let him say the number in the meeting, because people never expect a joke from him. The boss writes it down in silence, and you name your own figure while the pen's still moving.",
    },
    horse: {
      meeting: "Everyone rushes ahead, and drops things on the way that you can pick up.",
      wood: "A colleague rushes off to another firm and leaves you half of his duties. Add up a month of extra hours, and see your boss while the chair's still empty. It's quicker to give you more than to fill the chair.",
      fire: "The boss hands out eight tasks on Monday and rushes off, and two belong to nobody. Bring both back finished a week later, and say, “With three people, I could do that every week.” You get two people, and no time left to invent anything.",
      earth:
        "Twelve people sign up in March, and five are left in May. Stay for the last four evenings, although you got the idea in the first. With the room so empty, the teacher has ten minutes for the one thing you'd never have figured out.",
      metal:
        "The last owner of the folder is glad to be rid of it. Buy him a coffee, and say, “What would you do differently?” In ten minutes he names two mistakes and the woman whose approval was missing. She sits across from you.",
      water:
        "Three old plans lie in the shared folder, and their owners have moved on. Put the best two together in a week, and test the result on the one person who isn't rushing, even if that's the receptionist. She wants to know when she can have it.",
    },
    goat: {
      meeting: "People take things hard this year, and the only safe subject for your jokes is yourself.",
      wood: "Practice “I'd like four percent more” until no joke slips out after it. In the meeting, say it and look at the plant. The silence is the longest of your life. You get three percent, and you know now that you can be quiet.",
      fire: "A colleague is in tears in the copy room. Bring her a glass of water and say nothing funny for a full minute, which is a very long minute. In May somebody has to take over the group, and she's the first to say your name.",
      earth:
        "The class laughs at all your remarks, and in the break you notice that the shy teacher doesn't. Move to the front row, and say nothing there but questions. You've never carried home so much from one evening, and by fall it's to your own front door.",
      metal:
        "A gentle colleague's slides are so simple that you'd love to say something. Bite your tongue and suggest a swap: your tricks for her list of people who are easily hurt. There are eleven names on it, and the first is the man who approves everything.",
      water:
        "Before you present the idea to your group, tell them about your worst one, which flooded the office kitchen. Everyone relaxes, and people who never speak up say what they need. Two of them offer to work under you. Let them work beside you.",
    },
    monkey: {
      meeting: "Your own year brings you more ideas than ever, and people check whether you finish one.",
      wood: "The oldest idea in your drawer lacks one evening's work. Give it two, and show it to the woman who bet that you never would. “Huh,” she says, and pays up. Go straight to the boss and name your sum, before a new idea stops you.",
      fire: "Your bosses test you with the dullest task there is, the vacation schedule. Leave out the clever parts this once, and hand in the plain version. You're almost insulted at how fast it passes, and in the fall half of the people on it report to you.",
      earth:
        "Four courses that you dropped are still on your shelf. Choose one, and let a friend carry the other three out in a trash bag. You protest at the second. In November your first certificate hangs on the wall, and the friend has brought the nail.",
      metal:
        "You're about to take your last idea apart, to build a better one. Hand it to the colleague who finishes everything, and watch her for an hour. She changes two words and says that it's done. You'd have rebuilt it twice.",
      water:
        "One vague promise, and somebody else has your whole week. Let a colleague who enjoys saying no run your calendar, and pay in lunches. “Not on Wednesdays,” people hear from the next desk, and on Wednesdays you practice.",
    },
    rooster: {
      meeting: "Exact people judge your work, so they want to see every step of it.",
      wood: "You know that your shortcut saves an hour, and can't say how you know. Time the job both ways for a week, the long way and yours. It's thirty-eight minutes. You name a smaller figure, nobody argues, and the missing minutes are your next project.",
      fire: "Your favorite shortcut brings you a stern email. Don't defend it. Propose it as the new standard, on the official form, step by step. Once it's the rule, somebody has to show people how it's done, and only you know.",
      earth:
        "Before you invent your own way to pass, see whether the tidiest colleague you know still has her notes. She does, in six colors. You save six weekends and collect the bonus in June, and somebody has finally admired the notes.",
      metal:
        "Five colleagues have explained the same problem to the boss, and she's understood none of them. Tell her your idea in five plain sentences, with a sketch on the whiteboard. She repeats it without a mistake. Then she finds one in the sketch, and you fix it together.",
      water:
        "The colleague with the sharpest eye in the building finds fault with everything, politely. Bring her your first version, and say, “What's wrong with it?” She lists seven things. You fix six, she notices, you fix the seventh, and she recommends you to her old firm.",
    },
    dog: {
      meeting: "Loyal people wonder whether you mean what you say, or whether it's one more joke.",
      wood: "Last time you named a figure with a wink, and your boss laughed. This time, close the door, say the figure and keep your face still until there's an answer. “You're serious,” you hear after eight awful seconds, and you notice that you are.",
      fire: "Somebody asks in front of everyone why your part is late, and you've thought of a very funny answer. Give the true one in two sentences. The room is quiet for a moment. Afterward, two people say they'd work for you, and one knows who's hiring.",
      earth:
        "You've told everyone that you'll pass in June, and they wait for the punch line. Give the date to the colleague who always keeps her word, and let her test you on Mondays. The first time, you know four answers out of ten, and nobody laughs.",
      metal:
        "The colleague you have in mind thinks that you're teasing. Open all your drawers, even the silly one, and let her see what became of the last nine ideas. She laughs at the rubber chicken, takes out idea four and says that she's in.",
      water:
        "The one coworker you need hasn't forgiven you for a prank. Call him, say sorry before you say hello, and then describe your plan. There's a long pause. The first joke comes from his end of the line, and then a yes.",
    },
    pig: {
      meeting: "Money comes between you and your friends this year, often over something as small as lunch.",
      wood: "A friend at work thinks that you earn more, and has gone cool at lunch. Tell her what you make, and let her do the same. You're both below the range. You see the boss separately, the same morning, and at lunch she's saved you a seat.",
      fire: "A friend's congratulations come without the usual hearts. A witty reply would make it worse, so call, and let him talk until he's done. It takes twelve minutes. Then he's your friend again, and has an idea for a business for two. Say yes to lunch only.",
      earth:
        "A friend knows the subject well, and you still owe her for three lunches. Pay for those on one day, and bring a fourth in a bag. Before the cookies are gone, she's offered to explain the hard part every other Tuesday.",
      metal:
        "A friend is sure that half of your business idea was hers. Call her before you sell anything, and say, “You found the name, so I owe you a dinner.” She picks the place with the tablecloths. The bill is the first line in your new books.",
      water:
        "Two friends offer to help for free, which ended badly last time. Say no thanks, and build what you can in ten evenings. Then invite them to try it, with doughnuts on you. Nobody owes anybody anything, and one of them tells her new boss about you.",
    },
  },
  months: {
    rat: "In December's Rat month, a well-informed friend tells you about a chance. Check the facts yourself, then give it one evening. If it goes wrong, you've missed a movie and learned how the thing works.",
    ox: "January's Ox month pays only for finished work. Take the dullest job on your list, and do it from start to end without a shortcut. Your boss may mention it in February, with some surprise.",
    tiger:
      "In February's Tiger month, every trick of yours gets found out. Repair something useful that nobody asked you to repair, such as the door that bangs. In March, people talk about the door.",
    rabbit:
      "In March's Rabbit month, your idea has a chance if it doesn't surprise anyone. Hand it in on the usual form, with the usual cover sheet. Somebody will look twice at the name of the sender.",
    dragon:
      "In April's Dragon month, somebody important has money for the impossible and thinks of you. Say yes, if you may choose your two helpers yourself. The impossible then takes about six weeks.",
    snake:
      "May's Snake month sends you the partner who sees through you fastest. Show your plan, and ask for its three weakest points. Whatever your partner leaves off that list is safe to build on.",
    horse:
      "In June's Horse month, everyone moves too fast to finish things. Call the people who never got an answer from your hurried colleagues. “Finally,” they say, and they write down your number.",
    goat: "A tease leaves a mark in July's Goat month. Joke only about yourself, and if something slips out, say sorry the same hour with ice cream. You're forgiven by the last spoon.",
    monkey:
      "You'll have twenty ideas in August, your own Monkey month. Choose one by the tenth, and let a friend hide the list of the others. On the thirty-first, you get the list back.",
    rooster:
      "September's Rooster month wants to see every step. Before you hand in a result, write down how you got it, which takes an hour. The approval comes sooner, and you save a week of questions.",
    dog: "In October's Dog month, a kept promise counts for more than wit. Find one from spring that everybody has forgotten, and keep it without a speech. In November, you may be trusted with something bigger.",
    pig: "In November's Pig month, friends get touchy about money. Pay your share of each bill the same evening, to the cent. You can be as funny as you like about the tip.",
  },
};
