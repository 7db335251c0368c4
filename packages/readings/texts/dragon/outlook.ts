import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, custom says to finish something old and to begin nothing new. Dragons are hard on Dragons, the old books add, so this year you judge yourself for every broken promise. Choose the promise you made most loudly, look up its date, and keep it before you make another. It may be a small thing, such as the coffee machine you announced to two hundred people. They still remember it. Wear a red thread for luck, given by somebody who loves you.",
  years: {
    rat: {
      meeting: "A colleague who's good with money takes your side and finds the funds for what you imagine.",
      wood: "You describe the new job to this colleague, who only wants to know who pays for the two empty desks. Put the question to your boss before you accept. Nobody does, it turns out, so you agree on six people and work for six.",
      fire: "The budget for the new group is a month old and already wrong. Go over it with this colleague on the evening before the interview. You walk in with a figure that holds, and for once it's the other candidate who only has a vision.",
      earth:
        "Five plans are competing for one small budget. Invite the owners of two others to lunch, along with your colleague, who has added up what all three could save. By coffee there's one plan, and it's yours to present. Cross out the bonus for the presenter.",
      metal:
        "This colleague won't ask how grand your idea is, only what it costs to try it on ten people. Work that out together. The trial costs four hundred dollars, and shows which half nobody needs. The other half goes with you to the interview.",
      water:
        "Somewhere in your budget is a service that nobody has used for years. Cancel it with this colleague, and report the saving before you name your own sum. It's easier to give you six thousand and two more people when you've just saved thirty thousand.",
    },
    ox: {
      meeting:
        "Old deals cause trouble this year: the other side remembers every word, and you only remember the mood.",
      wood: "Somebody in another department remembers that you offered to show the trainees how it's done. Give them an hour every Monday, starting now. By fall you've guided five people without any title, and when the title is discussed, that department says your name.",
      fire: "“Weren't you going to take that course?” says your boss, who remembers a talk that you've forgotten. For once, the old promise helps you. Book it that week. When your boss also remembers the project you promised, say, “One at a time.”",
      earth:
        "You once promised a lunch to the one person who really understands the reporting system. She remembers. Take her to a good place, and over dessert, ask if she'd teach you. Two afternoons later, you can pull the monthly numbers without calling anyone.",
      metal:
        "“Brilliant, and still owes me a report” is what a former boss says when somebody calls for a reference. Finish the report before you send the first application. It costs you one Sunday, and the next caller only hears “brilliant.”",
      water:
        "You remember that your boss said yes to a raise, and your boss remembers saying maybe. Bring it up once a month, kindly, with one number. Around the fourth time you get half, and this time you both write down what was said.",
    },
    tiger: {
      meeting: "A Tiger year is as bold as you, and projects start before anyone has settled who leads.",
      wood: "In your new group, nobody has told the others that you're in charge, and they argue every point. Give no orders the first week. On the second Monday, say, “I'd do it this way. Any objections?” By then they're tired, and there are none.",
      fire: "Four loud people, you among them, want the one place in the training. Offer to teach the other three what you learn, in an hour on the day you're back. You go, and for once three rivals hope that you take good notes.",
      earth:
        "A rival begins the same thing in the same week, and neither wants to be second. Propose a split: you present, your rival collects the approvals, and in week four you trade. You learn every stamp in the building, and your rival learns to smile.",
      metal:
        "Say on the first day what you'll build: a first version in six weeks, and then somebody else takes over. In week seven it works, and they'd put you in charge of everyone who uses it. Remind them of the somebody else.",
      water:
        "The whole floor discusses the reorganization, and your boss has no time. One sentence at the elevator is enough: if this grows, you'd like to talk about eight percent. When the day comes, yours is the only figure your boss has heard, and your project is ready.",
    },
    rabbit: {
      meeting: "Gossip hurts you this year: people quote your big remarks behind your back, and never quite correctly.",
      wood: "“I hear you want to get rid of half the department,” someone on the promotion panel says. It was half the meetings. Say so in one sentence, and stop there. They laugh, and at least two of them would vote for that.",
      fire: "Invite a colleague who believed the gossip to the class. You'll both get the same homework wrong, side by side, for eight weeks. The next time somebody quotes you at lunch, there's a person at the table who says, “That doesn't sound right.”",
      earth:
        "Call your idea a trial: two months, four people, and then you stop or go on. That's hard to quote wrong. Say it to everyone in the same meeting, and even the rival who'd feared the worst wants to be one of the four.",
      metal:
        "Make the first rough version before you mention it to anyone. When a colleague says that you're out to replace the whole handbook, show the two pages you have. A week later three people have copied both, and a former colleague wants them for her firm.",
      water:
        "Somebody has told your boss that you want to earn double. Don't protest. Sit down, smile and say, “I was thinking of seven percent.” Next to double, seven sounds like a bargain, and for once the gossip has done you a favor.",
    },
    dragon: {
      meeting:
        "Pride trips you in your own year: new ideas tempt you, while the promises you've already made come due.",
      wood: "In the first lesson, you count what you've promised in public. It comes to nine things, and you can keep about seven. Take the other two back in the next meeting. It hurts for a minute, and then somebody says, “Good, we were wondering.”",
      fire: "Say “I don't know how that works” in the Monday meeting. The room goes quiet, because nobody has heard that from you. Then a colleague offers you an hour at her desk, and the report you've owed since March is done on Thursday.",
      earth:
        "There's a course that you praised to everyone last year and left at lesson three. Do lesson four tonight. In May a recruiter calls with something shinier. Say you have an exam first. It's a new sentence for you, and you quite like it.",
      metal:
        "You'll be asked for speeches and favors, all flattering, and all on study days. Block your Wednesday afternoons in the calendar with a word that nobody questions, such as audit. When they want you to lead a team that meets on Wednesdays, the word works again.",
      water:
        "Your boss is still waiting for something that you announced last year. Finish it quietly, and carry it into the salary talk before you mention any new plan. Your boss had stopped expecting it, and you leave with four percent and a two-day course.",
    },
    snake: {
      meeting: "A calm colleague takes an interest in your plans, and one dry remark spares you months of work.",
      wood: "Your colleague has one question about the position you want, and it's who had it before. Find that person, and offer a coffee. You hear about two duties that nobody mentioned, and you're rid of one of them before you accept.",
      fire: "You'd pick the class with the grandest name. First show the list to this colleague, who has taken two of them. “That one's mostly lunch,” she says. You end up in the plain one, which has no lunch and a very good teacher.",
      earth:
        "Your newest idea isn't quite new: this colleague has tested it for three years and told nobody. Offer to share it. You bring the audience, your colleague the answers. When the first praise comes to you alone, pass on half, and you'll hear a second idea.",
      metal:
        "Describe your idea to this colleague, and then count silently to twenty. “Who wants it?” comes at about twelve. If you can name three people, begin with those three. If you can't, you've lost one coffee instead of a winter.",
      water:
        "Rehearse the salary talk with this colleague, door closed. It takes you four minutes to get to the figure. “I'd say the number and stop” is the whole comment. So you do, and your boss, who'd set aside an hour, agrees to most of it in ten minutes.",
    },
    horse: {
      meeting: "You draw a large audience, and it soon moves on, so early offers do better than late ones.",
      wood: "A supervisor leaves in the very week when everyone is talking about your presentation. Tell your boss that same afternoon that you want the group. A month later they're all talking about somebody else's slides, and you have half the group and the corner desk.",
      fire: "When your idea gets applause, say right there, “I'd do this even better with some training.” Your boss agrees in front of eleven nodding people, with a bonus if you stay. After lunch, the same crowd will be clapping for an idea about parking.",
      earth:
        "In June, everyone's calendar is full of other people's meetings. Send the invitation to your first one in February, with a date and the name of a guest people like. You begin with nine people, and the rival plan begins with two.",
      metal:
        "Show the first piece after three weeks, even if it does only one thing. Forty people come to look, and three of them go on using it. Stay close to those three. In June one of them changes firms, and calls you about an opening there.",
      water:
        "The director praises your work in an email, and copies the whole floor. Thank her, and get twenty minutes with your boss before you go home. Today her message is at the top of every inbox. In two weeks it would be under three hundred others.",
    },
    goat: {
      meeting: "People want to know what your plan is good for, and you convince them by naming somebody it helps.",
      wood: "The director wants to know what you'd do with the department. Leave the five-year vision at home, and talk about Rosa, who's waited two years for a desk by the window. Everyone on the panel knows Rosa, and one of them promised her that desk.",
      fire: "Tell your boss who else gains if you take the class. “Dana in support waits two days for an answer. With this, I could give it to her in an hour.” Your boss hears from Dana every week, and offers half the fee before you've mentioned it.",
      earth:
        "A colleague types every address twice and has stopped complaining. Sit next to her for an hour before you plan anything. Your first goal is that she types it once. In the meeting she tells the story herself, and it helps that you want nothing for it.",
      metal:
        "If the cost sinks your large plan, take on the expense form instead. Make it the best form in the building, one page and four questions. Eight hundred people fill it in each month, and one of them decides about large plans.",
      water:
        "Leave your vision out of the salary talk, and bring one name. “Since I changed the schedule, Omar gets home before his kids are in bed” says more than a chart. Omar and your boss share a table on Fridays, so he's probably told the story already.",
    },
    monkey: {
      meeting: "Quick, clever people are on your side, and they do their best work on a goal as large as yours.",
      wood: "Two quick colleagues want to be on your team, and your boss wonders how you'd handle them. Propose a rule: one idea gets tested each month, and the rest wait. You get the job. The rule goes for your own ideas, too, and that one hurts.",
      fire: "Your new people want to introduce you with a silly video, and you had a speech ready. Let them, and have them show you how they cut it. You look ridiculous for forty seconds, on purpose. On Monday, strangers in the elevator greet you by name.",
      earth:
        "One of them has built your idea first, and better. Sulk for one afternoon, then offer to find the people while the inventor builds. A week later you run a group of four. The inventor argues with you daily, and is usually right.",
      metal:
        "Give two quick colleagues the spreadsheet that everyone hates, and one free afternoon. At four o'clock it's in pieces, and half of it works better than before. On Monday you show that half under all three names, and a visitor from another firm writes them down.",
      water:
        "Your boss promises to look after you soon, and means it until about Thursday. Do what your quick colleagues would, and ask in which month. The answer is September, and from then on they count the weeks out loud at lunch, so nobody forgets.",
    },
    rooster: {
      meeting: "A colleague who spots every error makes your ideas work, if you meet your deadlines.",
      wood: "The director wonders who would check your numbers, because people remember the wrong total on page four. Name this colleague, who has already said yes. The director puts down the pen. At that moment you have a splendid new idea, and you keep it to yourself.",
      fire: "Lend this colleague the offer overnight. You've read the title and the salary, and your colleague reads page seven, where the bonus ends after two years. One call mends that, and while you're on the phone, you get the course written in, too.",
      earth:
        "The agreement is due on Tuesday, and it's lying under your sketches. Your colleague knows under which one. Sign it before you draw another line. On Wednesday you have a budget. You'd love to mention your salary, and one look from your colleague stops you.",
      metal:
        "Hand over the first sketch while it's still ugly. Your colleague finds eleven mistakes in an hour, and at this stage they only cost an eraser. Then schedule a party for opening day. Your colleague never skips an item, so there will be cake.",
      water:
        "You'd ask for ten thousand, because round numbers please you. Let this colleague work it out first, and it comes to nine thousand four hundred, with three reasons. Your boss can argue with ten. The odd figure sounds calculated, and you get nearly all of it.",
    },
    dog: {
      meeting: "Honest people question your big plans in public this year, and anger only proves them right.",
      wood: "“What do people there say against you?” the interviewer asks. Don't defend yourself. Say, “That I plan too big, and twice they were right. Now I check the cost first.” It's the only answer that day that she believes.",
      fire: "Call the critic who has always been fair, and say, “I'm looking around. What should I fix first?” The answer stings for a day. Then the critic calls back: “By the way, I know a place that needs somebody like you.”",
      earth:
        "The reference that counts comes from somebody who argued with you in public. Bring her coffee on four Tuesdays, and no plans. When the other place calls, she says, “We never agreed on anything, and I'd take that colleague back tomorrow.”",
      metal:
        "One of them takes your plan apart on a Tuesday, and that night you write a splendid, angry application. Sleep on it, and cut the part about your boss. “You sound calm about it,” says the recruiter who invites you, and you don't explain.",
      water:
        "Before you see your boss, call the person who questioned your budget in front of everyone. Go through the figures together, dull ones first. After ten minutes the critic is bored, and when your boss asks around, nobody has anything against you.",
    },
    pig: {
      meeting: "People like you and nobody rushes you this year, so your plans get bigger and finish later.",
      wood: "Nobody offers a team to somebody who runs the newsletter, a committee and the Thursday breakfast. Hand all three to new colleagues, who are glad of them. In March you're given three people, with three more promised. When one suggests a choir, say it sounds lovely for others.",
      fire: "You'd choose the three-year program, because it sounds like you. Take one subject with an exam in December, and tell ten friendly colleagues the date. All ten wish you luck. You pass, mostly because you couldn't face telling ten people that you didn't.",
      earth:
        "Cut your plan in half, and then in half again. What's left is a trial with three people in one room. A cheerful rival joins in, and it's approved over coffee and cake. When your rival wants to bring up raises as well, pass the cake.",
      metal:
        "You've paid for everyone's lunch, and now nobody dares to call your plan too long. Let colleagues pay for a month, and then show them. “Cut chapters four to nine,” says somebody who paid for his own sandwich, and in May you begin.",
      water:
        "“Let's talk about your salary sometime,” your boss says warmly, in the same words as last year. Open your calendar right there and say, “How about the fourteenth?” The talk takes six minutes. Left to two friendly people, it would've waited until December.",
    },
  },
  months: {
    rat: "In December's Rat month, a friend who's good at counting has time for you. Let that friend price your boldest plan in three sizes. Bosses mostly pick the middle one, so make sure you'd enjoy it.",
    ox: "An agreement made in good spirits can fall apart in January, the Ox month. Reread the email in which you promised something. If it says more than you meant, a call in the first week can still put it right.",
    tiger:
      "February's Tiger month tempts you to promise something large. Promise something small instead, and deliver it within a week where your boss can see it. In March, your boss will believe the large promise too.",
    rabbit:
      "By the third desk, your “we might move” has become “we're moving.” In March's Rabbit month, tell people your news yourself, all on one morning. A rumor doesn't get far when everyone has heard the real thing.",
    dragon:
      "April is your own Dragon month, and you'd love to start something new. First spend an hour on what you started last year. There's a folder with a splendid name and two pages in it.",
    snake:
      "Somebody wise and quiet has time for you in May's Snake month. Show your three plans, and watch for the raised eyebrow. The plan that raised it is the one to drop.",
    horse:
      "June's Horse month may offer you a stage at short notice. Keep five good minutes ready, with one story and no history of the firm. Speakers who finish early get invited again.",
    goat: "Nobody wants to be led in July's Goat month, but everyone has an opinion. Collect a dozen over coffee, and listen for what people miss most. It's usually something small, such as a door that closes.",
    monkey:
      "In August's Monkey month, give quick colleagues one large aim, a small room and a deadline. Then stay out of the room, even when you hear laughing. They're probably working.",
    rooster:
      "In September's Rooster month, an exact colleague draws up a schedule for you. Follow it in order, even when the third item bores you. You'll finish more in four weeks than in the whole summer.",
    dog: "In October's Dog month, somebody questions your plan in front of the whole department. Answer from the documents, page by page. The critic may not be convinced, but the people who listened will be.",
    pig: "In the Pig month of November, nobody works against you and nobody is in a rush. Use one slow morning for a page about next year. Whatever still sounds good in January is worth doing.",
  },
};
