import type { NumberProfile } from "../types/number-profile.ts";

/**
 * The profiles of 1 to 9, 11, 22 and 33. The insights draw on homophones, sayings and festivals that any dictionary of
 * Chinese lists, and on chapter 42 of the Daodejing.
 */
export const numberProfiles: ReadonlyMap<number, NumberProfile> = new Map<number, NumberProfile>([
  [
    1,
    {
      description:
        "One is the number of people who start things. While your team still debates the project's name, you've called the first customer. The trouble comes in month four, when everything works and you get bored. You open a new file, and emails about the old project go unanswered. On day one of any project, choose the colleague who'll take over. Then nothing you start gets dropped.",
      chineseInsight:
        "One (一, yī) is a single stroke of the brush and the root of all counting. In the Daodejing the Way gives birth to the One, and the rest follows. So it stands for the whole as much as for first place. A leader, then, keeps the group in one piece.",
      strengths: [
        "Starting from nothing",
        "Deciding with incomplete facts",
        "Standing by an unpopular view",
        "Acting without being asked",
        "Learning fast by doing",
      ],
      challenges: [
        "Delegating before it hurts",
        "Hearing advice as doubt",
        "Losing interest once it runs",
        "Impatience with slower colleagues",
      ],
      careerFields: [
        "Founding a company",
        "Product leadership",
        "Independent practice",
        "Sales of new products",
        "Invention and design",
      ],
      workEnvironment:
        "You work best on a small team, with your own name beside a result. Five approvals for one decision wear you out faster than a late night.",
      companies:
        "In the interview, ask how many people have to approve a $500 purchase. With more than two, you'd be gone within a year. At the right company, look for a job that nobody has done before. You're at your best without a manual.",
      years:
        "In a favorable year, send your boss one page about the project you've talked about most, with a date and a price. In a careful year, start nothing, and train a colleague to run your oldest project. You'll have room when the next good year comes.",
    },
  ],
  [
    2,
    {
      description:
        "Two is the go-between. You notice who hasn't spoken yet, and you get Sales and Legal to sign the same page. After the meeting, everybody has what they wanted except you, because you said you were fine either way. Before the next meeting, write down what you want and say it first. Sales and Legal can find room for a wish, but they can't guess it.",
      chineseInsight:
        "Two (二, èr) is welcome because it makes a pair. Good things come in twos, says the proverb 好事成双, and wedding decorations are hung to match. Yin and yang are two as well, and neither means much alone. For the office, that puts the partnership ahead of the solo.",
      strengths: [
        "Reading a room",
        "Mediating between opposed interests",
        "Care with detail",
        "Keeping confidences",
        "Making others' work better",
      ],
      challenges: [
        "Saying no plainly",
        "Taking credit that is due",
        "Deciding when nobody agrees",
        "Carrying other people's moods home",
      ],
      careerFields: ["Human resources", "Mediation and diplomacy", "Account management", "Editing", "Counseling"],
      workEnvironment:
        "Polite people who stay for years suit you, and so does time to prepare. A sales contest with a scoreboard on the wall costs you sleep.",
      companies:
        "Before you accept an offer, ask how long the team has worked together, because you do your best with people you know. Settle early how shared work gets credited. You'd never complain about a missing name, and it would bother you for years.",
      years:
        "In a favorable year, share one large project with a colleague, and agree in the first week who presents which half. In a careful year, people argue, and you're the one who makes peace. Have your boss put that into your goals, so it counts in your review.",
    },
  ],
  [
    3,
    {
      description:
        "Three explains things well. You present the new health plan so that everyone laughs and still picks the right one. Then you have to write the summary. By Tuesday afternoon, you've told four colleagues what will be in it, and the page is blank. Promise one of them a draft for three o'clock. You won't start until two, but at three there will be a draft.",
      chineseInsight:
        "Three (三, sān) sounds close to 生 (shēng), to be born or to grow. In the Daodejing it's the step that brings forth the ten thousand things, which is the old way of saying everything. At work it marks the point where two people's notion turns into something a third can see.",
      strengths: [
        "Explaining hard things simply",
        "Quick invention",
        "Lifting the mood of a group",
        "Speaking without notes",
        "Seeing a fresh angle",
      ],
      challenges: [
        "Finishing the last tenth",
        "Spreading across too many projects",
        "Taking criticism of work personally",
        "Routine administration",
      ],
      careerFields: [
        "Writing and journalism",
        "Marketing",
        "Teaching and training",
        "Performance and broadcasting",
        "Interface and graphic design",
      ],
      workEnvironment:
        "You need a lively place where deadlines are short and people look at each other's drafts. Alone with a long report, you lose a week.",
      companies:
        "Choose a company where people show each other unfinished work, because an audience keeps you going. Before you sign, get a date for your first presentation to the team. If nobody can name one, you'd spend the year alone with a document.",
      years:
        "In a favorable year, offer to speak for ten minutes at the company's annual meeting. People will quote you for months. In a careful year, finish the drafts in your drawer. Promise a colleague one page every Friday, because you only write when somebody is waiting.",
    },
  ],
  [
    4,
    {
      description:
        "Four keeps its word. Your report comes on the day you promised, and the totals are right. Late changes upset you, though. Your boss wants a new format, and you defend the old one for an hour. The new one takes forty minutes. So ask one question: “What should I drop for this?” Your boss gets the change, and you still get home on time.",
      chineseInsight:
        "Four (四, sì) differs only in tone from 死 (sǐ), death, so many buildings skip the fourth floor. Lists of lucky numbers by sign use other rules and give it to the Ox, Tiger, Rabbit, Monkey and Dog. It also orders the seasons and the compass. Know the custom, then judge the work.",
      strengths: [
        "Reliability under deadlines",
        "Building systems that last",
        "Patience with complex detail",
        "Sober estimates of cost and time",
        "Keeping agreements",
      ],
      challenges: [
        "Welcoming a late change",
        "Polishing what is already good enough",
        "Showing warmth under load",
        "Trusting somebody else's method",
      ],
      careerFields: [
        "Engineering",
        "Accounting and audit",
        "Construction and property",
        "Operations and logistics",
        "Quality assurance",
      ],
      workEnvironment:
        "Clear duties, written steps and tools that work make you happy. When plans have to change, you need to hear it a few days ahead.",
      companies:
        "Companies with written procedures suit you, as long as people follow them. Read one before you sign, and ask somebody on the team how the work is really done. If the two match, take the job. If your question gets a laugh, the procedures are only there for the auditors.",
      years:
        "In a favorable year, suggest the one change that would save everybody time, such as a shorter approval form. People are ready for it then. In a careful year, plans change at the last minute, so add two days to every date you promise. You'll still be on time.",
    },
  ],
  [
    5,
    {
      description:
        "Five needs a change now and then. You stay calm when a plan falls apart, because it happened at three of your four jobs. Routine is harder: the weekly report was fun in March, and in June it's full of mistakes. Choose one skill and build it for six years, while jobs and bosses change. Employers then see an expert and don't count the jobs.",
      chineseInsight:
        "Five (五, wǔ) counts the phases: wood feeds fire, fire makes earth, and so around to water. It counts the directions too, once you include the center, and it sits in the middle of the nine digits. So it stands for a balance that comes from change, with each phase making room for the next in season.",
      strengths: [
        "Adapting in the middle of a task",
        "Making contacts easily",
        "Comfort with risk",
        "Selling by being curious",
        "Working across cultures",
      ],
      challenges: [
        "Staying through the dull stretch",
        "Reading the small print",
        "Overcommitting for variety's sake",
        "Sitting through long meetings",
      ],
      careerFields: [
        "Travel and hospitality",
        "Business development",
        "Reporting and media",
        "Event production",
        "Emergency and field services",
      ],
      workEnvironment:
        "You do well with changing tasks, reasons to leave the building and a boss who doesn't count hours. Too many rules send you to the job ads.",
      companies:
        "Every employer wonders how long you'll stay, so answer before they ask: name the one skill that you want to build there. In return, agree on a new task or place every two years. Without a change, you'd start to read job ads in month twenty.",
      years:
        "In a favorable year, ask for one change that you'd enjoy, such as three months in another city. In a careful year, the change comes to you, often as a new boss. Have lunch together in the first week. You get used to new people faster than most.",
    },
  ],
  [
    6,
    {
      description:
        "Six takes care of people. You show the new hire where the coffee is, and clients stay because of you. But you take on work before anyone asks. At seven in the evening you're fixing a colleague's slides, a little angry that nobody thanks you. Each Monday, tell your team how many hours are taken. They can't see that you're full unless you say so.",
      chineseInsight:
        "Six (六, liù) is heard as 流 (liú), to flow, and the wish 六六大顺 asks that everything go smoothly. Classical schooling named Six Arts, from ritual to arithmetic, with archery among them. The number favors the colleague with several skills, in whose hands the day simply runs.",
      strengths: [
        "Loyalty to people and promises",
        "Coaching beginners",
        "An eye for beauty and comfort",
        "Calm in others' crises",
        "Service that clients remember",
      ],
      challenges: [
        "Setting limits on being needed",
        "Letting others make their own mistakes",
        "Asking for help in return",
        "Taking disagreement as ingratitude",
      ],
      careerFields: [
        "Healthcare and nursing",
        "Education",
        "Hospitality management",
        "Interior design",
        "Customer success",
      ],
      workEnvironment:
        "A kind place suits you, where few people quit and somebody tells you what you did well. You leave when you're treated as a cost.",
      companies:
        "Learn how a company treats people in their first month and in their last. If it's decent to both, you'll stay for years. You'll train the beginners in any case, so get those hours written into your job. Otherwise your own work waits until evening.",
      years:
        "In a favorable year, let a colleague cover your phone while you take the course you've put off. In a careful year, everyone brings you their troubles. In January, choose one hour for them, such as Thursdays at three. Most troubles can wait until Thursday.",
    },
  ],
  [
    7,
    {
      description:
        "Seven checks everything. You read the footnotes, and you find the flaw that twenty colleagues walked past. But you'd rather be right next week than loud today. In Tuesday's meeting you say nothing, and the plan gets approved with the flaw in it. Tell a talkative colleague before the meeting begins. The flaw comes up in time, and you don't have to make a speech.",
      chineseInsight:
        "Seven (七, qī) has two faces. It sounds like 起 (qǐ), to rise, and the seventh evening of the seventh month is Qixi, the lovers' festival. Yet the same month belongs to the ghosts, and mourning is counted in sevens. So look twice at a candidate before you judge, and three times before you hire.",
      strengths: [
        "Deep concentration",
        "Finding the root of a fault",
        "Skepticism without malice",
        "Independent research",
        "Precision in words",
      ],
      challenges: [
        "Sharing work before it is certain",
        "Small talk and self-promotion",
        "Withdrawing when overloaded",
        "Letting good enough go out",
      ],
      careerFields: [
        "Scientific research",
        "Data analysis",
        "Software architecture",
        "Law and investigation",
        "Philosophy and archives",
      ],
      workEnvironment:
        "You need a quiet room, long mornings and colleagues who argue in writing. Two status calls a day leave you no time to think.",
      companies:
        "Choose a company that lets you finish a thought, and count its meetings in an ordinary week. Once you're there, offer ten minutes every Monday in which you report what you've found. Otherwise your boss sees a quiet person and never learns how good you are.",
      years:
        "In a favorable year, show your findings to the whole department, even if one proof is missing. In a careful year, you have time to check, which you like best. Check twice, and then have a lively colleague present the result. Left alone, you'd check until next year.",
    },
  ],
  [
    8,
    {
      description:
        "Eight is at home with money and power. You read a budget the way others read a menu, and you aren't afraid to order. But you treat people as figures, too. On Tuesday you cut a position to save money, and on Friday two good people quit. Before you cut, talk to a colleague who knows the team. Replacing those two costs more than the position did.",
      chineseInsight:
        "Eight (八, bā) rhymes with 发 (fā), as in 发财, to prosper, and it's the digit most wanted in phone numbers and on license plates. The Beijing Olympics opened on 8/8/08, at eight in the evening. The custom ties luck to a wish said aloud, and then to a plan.",
      strengths: [
        "Judging value and price",
        "Leading large efforts",
        "Stamina under pressure",
        "Negotiating firmly",
        "Getting up after a loss",
      ],
      challenges: [
        "Resting before being forced to",
        "Measuring people by output",
        "Giving up control",
        "Admitting a costly mistake early",
      ],
      careerFields: [
        "General management",
        "Banking and investment",
        "Real estate",
        "Corporate law",
        "Operations at scale",
      ],
      workEnvironment:
        "High goals, open books and real power to decide bring out your best. You also need one partner who's allowed to tell you that you're wrong.",
      companies:
        "Take a job with a budget, because a title without one would bore you. In the interview, ask how much you could spend on your own and who would check your plans. You need that person, because nobody else will tell you when you're wrong.",
      years:
        "In a favorable year, bring up the raise or the larger job in March, before the budget is settled. In a careful year, set no new targets, and have lunch with one person from your team each week. That keeps your best people from leaving.",
    },
  ],
  [
    9,
    {
      description:
        "Nine wants its work to do some good. When a meeting is about fees, you ask what the customer gets for them, and the others are glad you did. But you can't refuse a good cause. You sit on a third committee, unpaid, and do your own job at night. Give each cause ten hours and an end date. You'll finish one and get some sleep.",
      chineseInsight:
        "Nine (九, jiǔ) sounds exactly like 久 (jiǔ), long-lasting. As the largest digit it belonged to the emperor, whose screens bore nine dragons, and the ninth day of the ninth month honors the old. It smiles on work that's still of use long after its maker has gone home.",
      strengths: [
        "Seeing the larger picture",
        "Generosity with knowledge",
        "Working with all kinds of people",
        "Bringing long projects to a close",
        "Conviction that persuades",
      ],
      challenges: [
        "Letting go of finished things",
        "Minding money and minutes",
        "Disappointment when ideals meet practice",
        "Choosing one cause over many",
      ],
      careerFields: [
        "Non-profit leadership",
        "International development",
        "Public policy",
        "Fine arts",
        "Medicine and public health",
      ],
      workEnvironment:
        "You're happiest at a place that can say in one sentence how it helps people. When it takes a company forty slides, you begin to wonder.",
      companies:
        "A company's purpose matters to you, so compare what it promises with what it did last year. If it kept its word, you'll work nights for it. Decide before you start how many unpaid hours a month you'll give, because nobody there will stop you.",
      years:
        "In a favorable year, train somebody who can take over one of your jobs, because you may be offered a better one. In a careful year, end one old project before your boss does: write the last report and thank the team. You'll get your evenings back.",
    },
  ],
  [
    11,
    {
      description:
        "Eleven is a master number, and it senses things early. You feel in January that a product will flop, and in June it does. But you can't say how you know, so your boss nods and moves on. When you're tired, an ordinary worry feels like a hunch, too. Write each one down, sleep on it, and find one fact in its favor. Bosses act on facts.",
      strengths: [
        "Sensing a shift early",
        "Inspiring by example",
        "Connecting distant ideas",
        "Hearing what goes unsaid",
        "Holding a high standard",
      ],
      challenges: [
        "Nervous strain and overstimulation",
        "Doubting a sound hunch",
        "Explaining how you know",
        "Swinging between zeal and retreat",
      ],
      careerFields: [
        "Psychology and therapy",
        "Brand and trend strategy",
        "Film, music and poetry",
        "User research",
        "Speaking and advocacy",
      ],
      workEnvironment:
        "You work best in a calm room, on something you believe in, and worst beside a loud phone. You need a practical colleague who tests your hunches.",
      companies:
        "You notice within an hour whether a company is well run, so visit before you sign. That evening, write down what you saw, before the salary changes your mind. A quiet room is worth a lot to you, so count it as part of your pay.",
      years:
        "Each January, write down three hunches about your company. In a favorable year, take the strongest to your boss that month, with one fact. In a careful year, read them again in June, and act only on what has come true. The rest was probably worry.",
    },
  ],
  [
    22,
    {
      description:
        "Twenty-two is the master number of builders. You can take a warehouse from a napkin to opening day, because you get the lawyer and the electrician around one table. On a small job, your talent is too big: the supply closet now has a floor plan. Tell your boss that you want a project of several years, and say which. Hardly anybody volunteers for those, so you may well get yours.",
      strengths: [
        "Planning on the scale of years",
        "Making grand ideas concrete",
        "Organizing many trades at once",
        "Composure with heavy responsibility",
        "Practical idealism",
      ],
      challenges: [
        "Fear of your own ambition",
        "Controlling every stage",
        "Neglecting life outside the project",
        "Impatience with small aims",
      ],
      careerFields: [
        "Infrastructure and urban planning",
        "Founding institutions",
        "Architecture",
        "Systems engineering",
        "Large program management",
      ],
      workEnvironment:
        "A long project suits you, with real money and a sponsor who stays. You need dates on the wall, or you'll add another floor.",
      companies:
        "Look for a company with a project that takes years, and with the money to finish it. Before you sign, learn who pays if the sponsor leaves. On small tasks you'd do well, and you'd wonder every morning what you're there for.",
      years:
        "In a favorable year, get the signature and the budget for your biggest project. In a careful year, there's no money, so prepare: draw up the plan, train two people and fill in the forms. When there's money again, you're the only one who can begin on Monday.",
    },
  ],
  [
    33,
    {
      description:
        "Thirty-three is the rare master number of teachers. Beginners come to you with a question and leave with a skill, and some now run departments. Your own work starts at six in the evening, when the last of them has gone home. For a month, write down the hours that you teach. Show your boss the total, because it's the best reason for extra pay.",
      strengths: [
        "Teaching with patience",
        "Compassion that acts",
        "Raising the level of a whole group",
        "Speaking from experience",
        "Mending a damaged team",
      ],
      challenges: [
        "Taking on everyone's burden",
        "Perfectionism about being good",
        "Burnout from unpaid duties",
        "Accepting thanks and fair pay",
      ],
      careerFields: [
        "Mentoring and leadership development",
        "Social work",
        "Curriculum design",
        "Palliative and family care",
        "Community arts",
      ],
      workEnvironment:
        "You work best where a beginner may fail twice and nobody calls you on your day off. You also need coworkers who take turns at helping, or every beginner ends up at your desk.",
      companies:
        "Companies will use you as a teacher without calling you one, so agree on a title and pay for that part before you start. Choose a place where people stay for years. Otherwise everyone you train takes the lesson along to a competitor.",
      years:
        "In a favorable year, more colleagues want to learn from you. Take on three, and have the hours put into your job description. In a careful year, find a teacher of your own, and have lunch together once a month. For that hour, somebody else has to know the answer.",
    },
  ],
]);
