import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Get that project out of its drawer, and find a class for the part that scares you. Raises and job offers come with too many hoops just now.",
    fire: "Start the little tool or the workshop your office lacks, and keep it small enough for one person. A team or another job would leave you nothing but forms.",
    earth:
      "Go after the raise by the official route, and open the small side business you keep mentioning. Neither a job search nor a promotion would get past the rules this year.",
    metal:
      "Accept the promotion: if there have to be strict rules, you may as well make a few. A side project or a job search would fail on paperwork for now.",
    water:
      "Get the certificate that your field keeps asking for, and sign a two-year promise in return for tuition. Changing jobs or leading people means new rules, and you have enough.",
  },
  ox: {
    wood: "Begin a project with one reliable colleague, and let a class teach you the rest. Salary talks come later.",
    fire: "Begin the plan that's yours alone, or apply where plain work is wanted. A team would want the same hours.",
    earth:
      "Name the raise you want, give your boss time, and begin the sideline in small steps. Results count now, and one more certificate wouldn't.",
    metal:
      "Strict people value how reliable you are, so take on a team, or apply wherever work is always late. Your own project can sleep until your files are closed.",
    water:
      "Take up the long training you've been postponing, and sign the mortgage if the terms are decent. Slow, solid steps suit you, and now's the time for them.",
  },
  tiger: {
    wood: "Pitch the project that only your notebook knows, after a short course in speaking up. Leave your salary alone while the others are shouting about theirs.",
    fire: "Launch what you've been polishing, and apply where you'd like to be, now that new voices get a hearing. A team would put you between two loud camps.",
    earth:
      "Name a higher salary than feels polite, and start the plan you believe in before somebody louder does. One more certificate won't change a thing.",
    metal:
      "Put yourself forward for a small team, and if they overlook you, apply where one is waiting. Your side project would drown in the noise.",
    water:
      "Say out loud which training you want, and sign a promise to stay while people decide fast. Nothing's in the way but your modesty.",
  },
  rabbit: {
    wood: "Study something for a few months, and get a firm date, even if you let somebody else go first. A job search or a pay talk would end in polite smiles.",
    fire: "Learn one thing that you can show afterward, such as speaking in public. You're too worn out for changing jobs or looking after a team, so postpone both politely.",
    earth:
      "Bring up your pay, gently and often, and take the training that makes the higher figure easy to defend. Another job or a small business would be one leap too many.",
    metal:
      "Somebody has to decide, so take the small team, and learn the rules that come with it. Changing jobs or launching your own idea would be too much at once.",
    water:
      "Book the longest course, and sign a retention deal where people trust you. Turn down any new job or business, however politely you're invited.",
  },
  dragon: {
    wood: "Keep your project small, get two colleagues on board, and take a short course for the rest. Any talk of a raise or of making you a partner is hot air.",
    fire: "Make something people can see, launch it quietly, and mention it wherever you apply. Sign no partnership and lead no loud team, because promises are careless now.",
    earth:
      "There's real money around, so name your figure early and get your project into the budget. Don't take a car loan or book a costly course on the strength of big words.",
    metal:
      "Big firms are hiring, so apply to one with clear ranks, or ask for a team right where you sit. Any loan or business of yours would rest on somebody's loose talk.",
    water: "Stay out of the loud plans, and take a course. Don't sign a mortgage while the terms change weekly.",
  },
  snake: {
    wood: "Share your secret project with one colleague, and learn what's missing. Don't mention pay while jobs are being reshuffled.",
    fire: "Start what you've carried in your head all year, and apply for the job whose ad you keep rereading. A team to manage would swallow your quiet hours.",
    earth:
      "Do the math on what you're worth, name the salary, and use quiet mornings to set up a small business. You know enough already, so no more courses for now.",
    metal: "Put your hand up for the promotion, or get a job offer elsewhere. Your own project would rest on guesses.",
    water:
      "Study something difficult while it's quiet, and sign for the house after one night's sleep. No other decision rushes you.",
  },
  horse: {
    wood: "Learn from the quick colleagues around you. Salary promises and handshake leases are shaky, so let them pass.",
    fire: "Apply now, while firms decide quickly, and begin your own small thing in the evenings. Don't sign on for a relocation or accept a team, because promises get dropped.",
    earth:
      "If you were promised a raise, bring up the day and the sum in a friendly voice. Put off car loans and expensive courses until people keep their word again.",
    metal:
      "Take over the team that keeps dropping things, or find a new job where somebody keeps the minutes. Leave a new mortgage and your own launch for steadier times.",
    water:
      "Spend the year on a course, since plans around you keep changing. No launch and no office lease would survive that.",
  },
  goat: {
    wood: "Your colleagues would gladly have you lead, so speak for them, and begin the improvement everyone has wished for. Leave your own pay for another day, or they'd wonder.",
    fire: "Begin what you've saved for quieter times, and apply somewhere kind before you feel ready. People help most while the gaps still show.",
    earth:
      "Tell your boss the salary you have in mind, and say yes if the team wants you in front. Courses would mend what nobody minds.",
    metal:
      "With friends behind you, accept the promotion, or go to a new company with clearer rules. Even friends count every dollar now, so don't open a business.",
    water: "Say you'll lead the group before you feel ready, and study how the old hand did it.",
  },
  monkey: {
    wood: "Start with a rough version, and learn speed from the person who copies you. Nobody's pay moves this year.",
    fire: "Begin to show your work with rough edges, and apply elsewhere without polishing for a month first. With the quick team, you'd only be cleaning up.",
    earth:
      "Put a price on the boring work you do for others, whether you ask for a raise or start charging on the side. You're useful enough already, so skip the course.",
    metal:
      "Agree to lead the quick people, or apply where care is in demand. What you begin yourself won't survive reviews.",
    water:
      "Let a quick colleague train you in the shortcut you distrust, and sign the apartment lease once it's clear.",
  },
  rooster: {
    wood: "Sudden mergers are in the air, so apply early and bring a fresh certificate. Don't haggle over money or sign a lease in a place you may leave.",
    fire: "Let your best work find you a new job, or begin to sell it on the side. While the rules keep changing, sign no noncompete and take no team.",
    earth:
      "Go in for a raise before the next shake-up, and change jobs if the answer is no. Leases and courses are for people who know where they'll sit.",
    metal:
      "Leave before they move you again: apply elsewhere, and hold out for a team to lead. Until things are quiet, begin nothing, and sign nothing that ties you down for two years.",
    water:
      "Changing jobs is the way through, and a certificate in your hand makes it easier. No business and no mortgage can stand on ground that moves.",
  },
  dog: {
    wood: "Make the partnership official, and begin the thing you've planned together for so long. Your salary isn't on the table while new rules are being made.",
    fire: "Begin what you and your most honest colleague keep discussing, and put the partnership in writing. Two are enough, and a team would be too many.",
    earth:
      "Say in plain words what salary you want, and sign to stay two years once the figure's on paper. Skip the course: you're wanted the way you are.",
    metal:
      "Take on the team with one loyal person beside you, and sign for a retention bonus the same day. Side projects would cost you the evenings you'll need for sleep.",
    water: "Sign the partnership with people you trust, and learn whatever makes you safer there.",
  },
  pig: {
    wood: "New people are coming, and they'd like you to lead, so begin what you've planned over lunch all year. Your own pay comes second to theirs this time.",
    fire: "Friends will help you carry whatever you begin, and one of them knows of a new job that would suit you. Decide before the coffee comes, while everyone still means it.",
    earth:
      "Bring up your raise over lunch, and don't refuse the team that comes with the coffee. Courses can wait: you learn enough at the table.",
    metal:
      "Let your friends at work push you into the lead, or take the new job that one of them knows about. Your own project would be talked to death over lunch.",
    water:
      "You'd be a well-liked leader, so take the promotion, and learn the hard parts from a friend who's done it. The rest of the year is neither for you nor against you.",
  },
};
