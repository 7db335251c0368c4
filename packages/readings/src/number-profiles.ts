/** What a number says about a person at work. */
export interface NumberProfile {
  readonly description: string;
  /** What the number means in Chinese custom. For 1 to 9 only. */
  readonly chineseInsight?: string;
  readonly strengths: readonly string[];
  readonly challenges: readonly string[];
  readonly careerFields: readonly string[];
  readonly workEnvironment: string;
}

/**
 * The profiles of 1 to 9, 11, 22 and 33. The insights draw on homophones, sayings and festivals that any dictionary of
 * Chinese lists, and on chapter 42 of the Daodejing.
 */
export const numberProfiles: ReadonlyMap<number, NumberProfile> = new Map<number, NumberProfile>([
  [
    1,
    {
      description:
        "One is read as the number of the first move. People of this number would rather begin something than inherit it, and they judge a plan by whether anybody has started. At work it shows as initiative, a clear opinion and little patience with waiting for permission. It serves best where one person can answer for a result.",
      chineseInsight:
        "One (一, yī) is a single stroke and the root of counting; in the Daodejing the Way gives rise to the One, and the rest follow. It stands for wholeness as much as for coming first. Read for work, it says that leading means holding a group together, not only walking ahead of it.",
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
        "Losing interest once a thing runs",
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
        "A small team with a wide remit and one clear owner for each result. Layers of approval wear this number down faster than long hours do.",
    },
  ],
  [
    2,
    {
      description:
        "Two is read as the number of the other side of the table. It notices what a colleague left unsaid, and it gets two people who disagree to sign the same page. The gift is tact joined with memory for detail. It often does its best work in a pair, close to a decision without being its public face.",
      chineseInsight:
        "Two (二, èr) is welcome because it makes a pair: the saying 好事成双 holds that good things come in twos, and wedding decorations are hung accordingly. It also recalls yin and yang, which mean something only together. Read for work, it values the partnership over the soloist.",
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
        "A courteous team with settled relationships and time to prepare. Open contests between colleagues cost this number more than they bring.",
    },
  ],
  [
    3,
    {
      description:
        "Three is read as the number of expression. Ideas come quickly and want an audience; a dry subject becomes a story that people repeat. At work it brings ease, humor and a talent for making strangers care. It needs someone, or some habit, that sees the ideas through to a finished piece.",
      chineseInsight:
        "Three (三, sān) sounds close to 生 (shēng), to be born or to grow. In the Daodejing it is the step from which the ten thousand things come. Read for work, it is the point where a pair of ideas turns into something that can be shown to others.",
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
        "A lively place with short cycles and people to try ideas on. It should ask for drafts often and reward the finished piece, so that energy ends in something.",
    },
  ],
  [
    4,
    {
      description:
        "Four is read as the number of the foundation. It trusts what has been checked, keeps its word about dates and improves a process by using it a hundred times. Colleagues come to rely on it without noticing. The same steadiness can make a change of plan feel like a fault in the plan.",
      chineseInsight:
        "Four (四, sì) differs only in tone from 死 (sǐ), death, so many buildings skip the fourth floor. Lists of lucky numbers by sign go by other rules and give it to the Ox, Tiger, Rabbit, Monkey and Dog. It also orders the year and the map, with four seasons and four directions. Read for work, it is a lesson in courtesy: know the custom, then judge the work by its quality.",
      strengths: [
        "Reliability under deadlines",
        "Building systems that last",
        "Patience with complex detail",
        "Estimating cost and time soberly",
        "Keeping agreements",
      ],
      challenges: [
        "Welcoming a late change",
        "Perfecting work that is already good enough",
        "Showing warmth under load",
        "Trusting a method that is not its own",
      ],
      careerFields: [
        "Engineering",
        "Accounting and audit",
        "Construction and property",
        "Operations and logistics",
        "Quality assurance",
      ],
      workEnvironment:
        "Clear duties, written procedures and tools that work. A long horizon suits it, since what this number builds is worth most in its fifth year.",
    },
  ],
  [
    5,
    {
      description:
        "Five is read as the number of movement. It learns a trade by trying three of them, and stays calm when the plan falls apart because plans falling apart is familiar ground. At work it brings range, contacts and speed. It needs a reason to stay long enough for skill to become mastery.",
      chineseInsight:
        "Five (五, wǔ) counts the phases, wood, fire, earth, metal and water, and the directions once the center is included. It is the middle of the nine digits. Read for work, it stands for balance reached through change, each phase giving way to the next in its season.",
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
        "Changing tasks, movement and trust in place of a time clock. A single fixed rule that matters works better here than twenty that do not.",
    },
  ],
  [
    6,
    {
      description:
        "Six is read as the number of care. It takes responsibility before anyone assigns it and measures a workplace by how it treats its newest member. At work it holds teams and clients for years. The risk is to help past the point where help is wanted, and to keep a silent account of it.",
      chineseInsight:
        "Six (六, liù) is heard as 流 (liú), to flow, and the wish 六六大顺 asks that all go smoothly. Classical education named Six Arts, from rites to arithmetic. Read for work, it praises the well-rounded colleague in whose hands things run without fuss.",
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
        "A humane place with visible purpose and low turnover. It thrives on thanks that name the deed, and fades where people are treated as a cost.",
    },
  ],
  [
    7,
    {
      description:
        "Seven is read as the number of inquiry. It distrusts the first answer, reads the footnotes and would rather be right next week than loud today. At work it finds the flaw that everyone else walked past. It needs quiet, and a translator now and then, so that its findings reach the people who decide.",
      chineseInsight:
        "Seven (七, qī) has two faces. It sounds like 起 (qǐ), to rise, and the seventh evening of the seventh month is Qixi, the lovers' festival; the same month belongs to the ghosts, and mourning is counted in sevens. Read for work, it asks for a second look before judgment.",
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
        "Accepting good enough",
      ],
      careerFields: [
        "Scientific research",
        "Data analysis",
        "Software architecture",
        "Law and investigation",
        "Philosophy and archives",
      ],
      workEnvironment:
        "Quiet rooms, long uninterrupted hours and colleagues who prefer a written argument. Results should be judged by depth, with few status meetings along the way.",
    },
  ],
  [
    8,
    {
      description:
        "Eight is read as the number of scale. It thinks in budgets, leverage and consequences, and it is at ease with power provided that the accounts are open. At work it turns a good idea into an organization. The lesson it meets again and again is that people are more than a means to a figure.",
      chineseInsight:
        "Eight (八, bā) rhymes with 发 (fā), as in 发财, to prosper, and is the digit most wanted in phone numbers and license plates. The Beijing Olympics opened on August 8, 2008, at eight in the evening. Read for work, it links fortune with a wish that is said aloud and planned for.",
      strengths: [
        "Judging value and price",
        "Leading large efforts",
        "Stamina under pressure",
        "Negotiating firmly",
        "Recovering from losses",
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
        "Ambitious goals, open figures and authority to match the duty. A partner who may speak frankly is the best safeguard this number can hire.",
    },
  ],
  [
    9,
    {
      description:
        "Nine is read as the number of completion. It sees the whole field and asks whom the work is for. At work it brings breadth, generosity and an instinct for when something is over. It is drawn to causes, and does well to keep one foot in the practical, where a cause becomes a program with dates.",
      chineseInsight:
        "Nine (九, jiǔ) sounds exactly like 久 (jiǔ), long-lasting. As the largest digit it belonged to the emperor, whose screens bore nine dragons, and the ninth day of the ninth month honors the old. Read for work, it favors work that stays useful after its maker has left.",
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
        "An organization whose purpose can be stated in one honest sentence. Diverse colleagues and visible benefit to outsiders matter more to it than rank.",
    },
  ],
  [
    11,
    {
      description:
        "Eleven is kept as a master number: two ones side by side, with the tact of two beneath them. It is read as heightened perception, the colleague who names a trend or a tension before there is evidence for it. At work that is worth much when paired with testing. Its own nerves are the instrument, so rest is part of the job.",
      strengths: [
        "Sensing a shift early",
        "Inspiring by example",
        "Connecting distant ideas",
        "Listening below the words",
        "Holding a high standard",
      ],
      challenges: [
        "Nervous strain and overstimulation",
        "Doubting a sound hunch",
        "Explaining how it knows",
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
        "Purposeful work in a calm setting, with control over noise and pace. It needs at least one colleague who turns a hunch into an experiment.",
    },
  ],
  [
    22,
    {
      description:
        "Twenty-two is kept as a master number, often called the builder: the vision of eleven with the method of four. It is read as the ability to carry something large from sketch to opening day. At work it organizes people who would not otherwise meet. The weight is real, and many people of this number live as a quiet four until a task is big enough.",
      strengths: [
        "Planning on the scale of years",
        "Making grand ideas concrete",
        "Organizing many trades at once",
        "Composure with heavy responsibility",
        "Practical idealism",
      ],
      challenges: [
        "Fear of its own ambition",
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
        "A long mandate with real resources and few changes of sponsor. Milestones that people can see and photograph keep it honest and motivated.",
    },
  ],
  [
    33,
    {
      description:
        "Thirty-three is kept as a master number, often called the teacher: the care of six, widened to everyone in reach. It is rare, and cannot come from adding month, day and year; only other ways of counting lead to it. It is read as devotion to the growth of others. At work it is the mentor whose former pupils run departments.",
      strengths: [
        "Teaching by patience",
        "Compassion that acts",
        "Raising the level of a whole group",
        "Speaking from experience",
        "Healing a damaged team",
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
        "A community with shared values and protected time off. Duties of care should be written down, counted and shared, or they will all come to one desk.",
    },
  ],
]);
