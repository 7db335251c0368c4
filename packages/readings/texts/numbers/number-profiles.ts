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
        "One likes to begin, so look for work in which a single person answers for the result, and hand it over once it runs. You'd rather found a thing than inherit it, and you judge a plan by one test: whether anybody has started. Waiting for permission makes you drum on the table. Your starts need an heir, because they outlive your interest.",
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
        "A small team with a wide brief and one name beside each result. Five layers of approval tire you out faster than any late night.",
      companies:
        "At any company, look for a task that nobody has begun, and get your name beside the result. Find out in the interview how many signatures a small expense needs. With more than two, you'd be gone in a year.",
      years:
        "Whatever a year brings, you'll want to begin something in it. In a year that favors you, found one thing and put your name on it. In a year that asks for care, finish what you began last and hand a part of it over.",
    },
  ],
  [
    2,
    {
      description:
        "Two sees both sides and forgets its own, so say what you'd like before you settle what the others want. You notice what a colleague left out, and you get sworn opponents to sign the same sheet. Tact does it, along with a long memory for detail. You do your best work next to the person who decides. When credit is handed out, take yours.",
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
        "Courteous people, settled teams and time to prepare. A contest between colleagues, with a scoreboard in the hallway, costs you more than it brings in.",
      companies:
        "You do best at a company where teams stay together, so find out how long yours has worked as it is. Settle early how shared results are credited. You'd let it pass, and later it would bother you.",
      years:
        "Good years bring you partners, so say early in such a year what you'd like a share in. In a careful year your patience is an advantage: others rush, and you get both sides to sign. Your own name belongs on that paper.",
    },
  ],
  [
    3,
    {
      description:
        "Three explains things well and is slow to finish them, so find a deadline with a person attached to it. You have an idea and want a listener, now. You turn a dry subject into a story that gets retold at lunch by people who weren't there, and strangers begin to care about roof tiles. After the laughter, the piece still has to be written.",
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
        "A lively place with short cycles and people to try ideas on. It should ask for drafts often and clap loudest for the finished piece.",
      companies:
        "Choose the company whose people show their drafts to each other. You need an audience and a date for each piece of work, so suggest both in your first week. A job without visitors would make you silent.",
      years:
        "In a favorable year, show what you have, on stage or in print, because people will pass it on. A careful year is for finishing in private. You'll need somebody who expects a page from you every week.",
    },
  ],
  [
    4,
    {
      description:
        "Four keeps its dates, so look for work where reliability is paid, and take a late change as news instead of an insult. You trust what's been tested, and you improve a routine by running it a hundred times. People rely on you the way they rely on floors, so they seldom say thanks. Tell them now and then what didn't go wrong.",
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
        "Clear duties, written steps and tools that work when you pick them up. A long horizon helps, since what you build is worth most in year five.",
      companies:
        "Companies with written procedures are glad of you. Read one of them before you sign: if it matches what people do there, you'll be happy. Request a week's notice of changes, and explain what it saves.",
      years:
        "A year that favors you isn't for resting: change one routine in it, while change is easy. Years that ask for care are easier on you than on most people, since you've kept reserves. Share your methods then; people will want them.",
    },
  ],
  [
    5,
    {
      description:
        "Five gets bored quickly, so choose one skill that takes six years and let everything else change. You learned your trade by trying three of them. You stay calm when a plan collapses, because you've lived through it before, and your phone is full of people from other fields. Employers wonder whether you'll stay. That one skill is your answer.",
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
        "Changing tasks, a reason to go out, and trust where others have a time clock. One firm rule that matters beats twenty that don't.",
      companies:
        "A company keeps you as long as it moves you, so agree on a new task or place every two years. In return, name the one skill that you'll go on building there. It answers their doubt before they voice it.",
      years:
        "A favorable year tempts you to try five things; choose the one that you'd still like in six years. A year of care often brings the change that you wanted anyway. Keep one part of your life where it is while the rest moves.",
    },
  ],
  [
    6,
    {
      description:
        "Six takes on duties before anyone hands them out, so say aloud how much you carry while the list is short. You judge a workplace by how it treats its newest face. Teams and clients stay with you for years, and with reason. You can also help people well past the point of wanting it, and you keep a silent count. Nobody else knows the number.",
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
        "A humane place with a visible purpose and few farewell cards. Thanks that name the deed keep you going. Being booked as a cost doesn't.",
      companies:
        "Find out how a company treats people in their first month and in their last. If both are decent, you'll stay long. Have the help that you give anyway written into your job, with hours, or it'll grow without end.",
      years:
        "In good years people come to you with their plans, and there's room for one of your own. In careful years they come with their troubles. Decide in January how many hours you'll give, and say so while everyone is in a good mood.",
    },
  ],
  [
    7,
    {
      description:
        "Seven would rather be right next week than loud this morning, so find a colleague who can present what you find out. You read the footnotes, and then the sources of the footnotes. You distrust the first answer, and you see the flaw that twenty people walked past. It takes quiet to find it, and two short sentences to make it count.",
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
        "A quiet room, long stretches without a ping, and colleagues who argue on paper. Let them weigh your findings and forgive your absence from status calls.",
      companies:
        "Pick a company that lets you finish a thought: quiet rooms, few meetings, written reasons. Agree on one short talk each week in which you say what you've found. Without it, they won't know that you're good.",
      years:
        "Use a favorable year to publish what you've found out, even if a proof is missing. A careful year gives you what you like best, time to check. Let somebody lively tell others about the result, because you'd wait too long.",
    },
  ],
  [
    8,
    {
      description:
        "Eight is good with money and power, so take the job with the budget, and keep one person near you who thinks of people first. You see the price behind an idea, the cost of a favor, and what both will come to in winter. Handed a clever notion, you bring up payroll. The lesson that keeps coming around is that people aren't line items.",
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
        "Ambitious goals, open figures and authority to match the duty. Hire yourself one partner who's allowed to tell you that you're wrong.",
      companies:
        "Choose the company where you may see the figures and decide on some of them. A title without a budget would bore you. Find out who could tell you no, and whether they do it; you'll need such a person.",
      years:
        "You like to see what a year earns. In a favorable one, request the larger budget early and set a fifth of it aside. In a careful one, look after the people you pay; they remember it when business is good again.",
    },
  ],
  [
    9,
    {
      description:
        "Nine wants its work to be good for somebody, so give each cause a budget and a date, or pass it on. You see the whole field, including the people at the edge of it. When you bring up who the work is for, the room goes quiet in a useful way. Every cause feels like the last chance, and there's always another one on Monday.",
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
        "An outfit that can state its purpose in one honest sentence. You care about mixed company and outsiders who benefit, and hardly at all about rank.",
      companies:
        "A company's purpose matters to you, so compare its words with what it did last year. If the two agree, you'll give it a lot. Decide beforehand how much unpaid work that includes, and for how long.",
      years:
        "A favorable year is for giving your experience a form, such as a course, a handbook or a successor. In a year of care, end what has run its course before others end it. Each good cause gets a budget and a date.",
    },
  ],
  [
    11,
    {
      description:
        "Eleven senses what others miss, so write your hunches down, test them, and get enough sleep. It's a master number: two ones side by side, and the tact of a two beneath. You name a trend, or a feud in accounts, before there's a shred of evidence. That's worth a lot once it has been checked. Tired, you sense things that aren't there.",
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
        "Work with a purpose in a calm room, where you set the noise and the pace. Keep one colleague close who turns hunches into experiments.",
      companies:
        "You notice in the first hour whether a company is well run, so visit before you sign and write down what you saw. A calm room is part of your pay. Work with somebody who checks your hunches.",
      years:
        "You sense what a year brings before others do, so write it down in January and read it again in June. In good years, act on the first hunch that has proved true. In careful ones, sleep more and promise less.",
    },
  ],
  [
    22,
    {
      description:
        "Twenty-two builds large things, so look for a task that's big enough, with a real budget behind it. It's a master number, with a vision and the tools to carry it out. You can take a plan from a napkin to opening day: lawyers and electricians end up at one table because you booked it. Until such a task turns up, you live as a quiet four.",
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
        "A long mandate, real money and a sponsor who stays. Milestones you can photograph keep you honest, and they look good in the lobby.",
      companies:
        "Look for a company with a project that takes years, and with the money to finish it. Find out who pays if the sponsor leaves. On small tasks alone, you'd do well and wonder what you're there for.",
      years:
        "Your plans need several years, so judge none of them by a single one. In a favorable year, get the signatures and the money. In a careful one, do the drawings, the permits and the training; they're half of the building.",
    },
  ],
  [
    33,
    {
      description:
        "Thirty-three teaches, so charge for your time, or at least write down where it goes. It's a rare master number: the care of a six, for everyone in reach. Adding month, day and year never gives it; another method does. You're the mentor whose former beginners run departments. They'd help you gladly, if you told them with what.",
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
        "People who share your values, and time off that stays off. Put the duties of care on a list, or they'll all drift to your desk.",
      companies:
        "Companies will use you as a teacher without calling it that, so have the training written into your job and your pay. Choose one where people stay long enough to pass on what they learn from you.",
      years:
        "Years that favor you bring more people who want to learn from you. Choose five of them, and be paid for it. In a careful year you need a teacher yourself, so let somebody look after your plans for once.",
    },
  ],
]);
