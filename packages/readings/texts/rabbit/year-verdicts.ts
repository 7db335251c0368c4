import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Start the small project you keep in a drawer, and take a class that helps with it. In a strict year, a raise or a new job is an uphill fight.",
    fire: "Put your energy into something that's yours, and start the workshop or the little tool your office lacks. Taking on a team or changing jobs would bury you in rules.",
    earth:
      "Go after the raise by the official route, and start the small side business you keep mentioning. A year this stiff is wrong for a new job or a team to run.",
    metal:
      "Say yes to the promotion, because under strict rules it helps to make a few of them. A side project or a job search will go better in a kinder year.",
    water:
      "Get the certificate your field keeps asking for, and sign the long lease or permanent contract if you're offered one. Changing jobs or leading a team is for a friendlier year.",
  },
  ox: {
    wood: "Begin a project with one reliable colleague, and let the firm train you for it. The talk about your salary can wait, since others are in line for the same money.",
    fire: "Show what you can do, begin something under your own name, and apply where plain, good work is wanted. Say no to a team, which would eat the hours you need.",
    earth:
      "Name the raise you want, give your boss time to think, and begin the side business in small steps. Results count more than certificates this year, so no course for now.",
    metal:
      "Take the promotion, here or with a new employer, since strict people value how reliable you are. Your own project can sleep until the old work is done.",
    water:
      "Sign up for the long training you've been postponing, and accept the permanent contract or the lease if the terms are decent. Slow, solid steps suit you this year.",
  },
  tiger: {
    wood: "Pitch the project you've kept to yourself, ideally after a short course in speaking up. Leave your salary alone for now, because the others are shouting about theirs.",
    fire: "Launch what you've been polishing, and look around for a new job now that people listen to new voices. A team to manage would only put you between two loud camps.",
    earth:
      "Bold people get heard this year, so name a higher salary than feels polite, and start the plan you believe in. One more certificate won't change a thing.",
    metal:
      "Put yourself forward for a small team, or apply to a firm that offers you one, since courage counts this year. Your side project would get a cold welcome for now.",
    water:
      "Choose the training you want and say it out loud, and commit to a long contract while people are deciding fast. For once, the first decent offer will do.",
  },
  rabbit: {
    wood: "Use your own year to study something for a few quiet months, ideally together with a colleague. Leave your salary and any job offer alone until you know what you want.",
    fire: "Learn one thing well this year, something you can show, such as speaking in public. You're too worn out for changing jobs or looking after a team, so postpone both politely.",
    earth:
      "Bring up your pay, gently and often, and take the training that makes the higher figure easy to defend. A new job or a business would be too big a leap.",
    metal:
      "Somebody has to decide, so let it be you: take the small team, and learn the rules that come with it. Launching something or changing jobs would be too much at once.",
    water:
      "A long course suits your own year, and so does a lease or a permanent contract with people you trust. Don't change jobs or start a business yet, however politely you're invited.",
  },
  dragon: {
    wood: "Keep your project small, get it going with two colleagues, and take a short course for what you can't do yet. Salary talks and long contracts would drown in big words.",
    fire: "Make something people can see, whether you launch your own project or apply elsewhere with it. Sign nothing for years and turn down the loud team, because promises are careless now.",
    earth:
      "There's real money around, so name your figure early and get your project into the budget. Don't sign on for years or book a costly course on the strength of big words.",
    metal:
      "Big firms are hiring, so go for a team to lead or a new employer with clear ranks. A business of your own or a long lease would hang on careless promises.",
    water:
      "Stay out of the loud plans, and take a course that deepens what you already do well. Keep your name off long contracts, because the terms still change weekly.",
  },
  snake: {
    wood: "Share your secret project with one colleague, and learn from each other instead of from books. Questions of pay are better left alone while jobs are being reshuffled.",
    fire: "Start what you've carried in your head all year, and apply for the job whose ad you keep rereading. A team would take the quiet hours away from you again.",
    earth:
      "Do the math on what you're worth, name the salary, and use quiet mornings to set up a small business. You know enough already, so no more courses for now.",
    metal:
      "Put your hand up for the promotion here, or let a better-run firm make you a job offer. Let your own project rest, because guesses do badly this year.",
    water:
      "Study something difficult while the office is quiet, and sign the lease or the contract once you've slept on it. A second night won't make it any better.",
  },
  horse: {
    wood: "Learn from the quick colleagues around you, or take a class together, and you'll all be ahead in a year. Salary promises and long leases are shaky now, so let them pass.",
    fire: "Look for a new job while firms decide quickly, and begin something of your own on the side. Don't sign for years or take over a team, because promises get dropped.",
    earth:
      "Remind your boss of the raise you were promised, in a friendly voice and with the date. Put off long contracts and expensive courses until people keep their word again.",
    metal:
      "Take over the team that keeps dropping things, or join a new employer who rewards results right away. Keep ventures of your own and long contracts for steadier times.",
    water:
      "Spend the year on a course, since plans around you will change twice before it ends. Projects of your own and anything you'd sign for years had better wait for calmer months.",
  },
  goat: {
    wood: "Speak for your colleagues, because they'd gladly have you lead, and begin the improvement everyone has wished for. Keep your own pay out of it, since the others want more too.",
    fire: "One of your best years to begin something of your own, and a good one for a new job too. Show the half-finished version, because that's when people help.",
    earth:
      "Tell your boss the salary you have in mind, and say yes if the team wants you in front. Skip the courses, since people already like what you know.",
    metal:
      "Kind people are behind you, so accept the promotion, or take the new job that comes with firm terms. Don't open a business in a year when even friends count every dollar.",
    water:
      "Take the lead among people who like you, and learn from the one who's done it longest. It's a gentle year, and you may say yes before you feel ready.",
  },
  monkey: {
    wood: "Start your idea in a rough version, before it's pretty, and learn from the people who copy you. Higher pay has to wait, since everybody else is being clever too.",
    fire: "Begin showing your work with the rough edges on, and take it along when you apply for a new job. Don't accept the quick team, because you'd be cleaning up after it.",
    earth:
      "Put a price on the boring work you do for others, whether you ask for a raise or start charging on the side. You're useful enough already, so skip the course.",
    metal:
      "Let yourself be put in charge of quick people, or apply where your care is in demand. Don't begin anything of your own while results are measured weekly.",
    water:
      "Let a quick colleague train you in the shortcut you distrust, and sign the long contract once its vague words are gone. Test the one, and read the other.",
  },
  rooster: {
    wood: "It's a rough year of sudden mergers, so apply elsewhere early and bring a fresh certificate. A fight over money or a long lease would only tie you to the wrong place.",
    fire: "Let your work find you a new job in this hard year, or become a project of your own. Don't commit to a lease or a team while rules keep changing.",
    earth:
      "A rough year, and still one to ask for a raise, and to change jobs if the answer is no. Leases and courses can wait until you know where you'll be.",
    metal:
      "It's rough where you are, so look for a new job, preferably one with a team to lead. Begin nothing of your own and sign nothing long until things are quiet.",
    water:
      "Changing jobs is the way through this rough year, and a certificate makes it easier. Don't begin a business or sign a long lease while everything around you moves.",
  },
  dog: {
    wood: "This is the year for a lasting partnership, so make it official and begin what you two have planned. Leave your salary alone while new rules are being made.",
    fire: "Begin what you and your most honest colleague keep talking about, and commit to it for years. Two are enough for now, so say no to a team.",
    earth:
      "Say in plain words what salary you want, and sign for years once the figure is on paper. Skip the course this time, because you're wanted the way you are.",
    metal:
      "Take on the team, with one loyal person beside you, and sign the permanent contract that comes with it. Even a kind year has few free evenings, so leave side projects alone.",
    water:
      "Sign for the long term with people you trust, and study whatever makes you safer there. A calm, kind year like this one is made for it.",
  },
  pig: {
    wood: "New people are coming, so offer to lead them, and begin the project you've planned at so many lunches. Your own pay can rest this year, because the budget goes to them.",
    fire: "Friends will help you carry whatever you begin, and one of them knows of a new job that would suit you. Decide before the coffee comes, while everyone still means it.",
    earth:
      "Money comes without a fight this year, so bring up your raise over lunch, and take the team if it's offered. The course can wait, because you learn enough at the table.",
    metal:
      "Let your friends at work push you into the lead, or accept the new job that one of them knows about. Your own project can wait for a stricter, less sociable year.",
    water:
      "You'll be a well-liked leader, so take the promotion, and learn the hard parts from a friend who's done it. It's a kind year, so don't be modest.",
  },
};
