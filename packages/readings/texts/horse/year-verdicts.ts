import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "This job won't settle down, so learn whatever the firm still pays for and use it to get a new job. Hold off on a mortgage or any business until you're out.",
    fire: "Half the floor wants out, so study in the evenings and apply elsewhere before the others do. Better pay, or a bonus with two signed years attached, would only make you stay.",
    earth:
      "Begin something small that nobody can cancel, then take it along to interviews with other employers. Take no team and no mortgage near people who change plans overnight.",
    metal:
      "Money is in reach for once: get a better job offer, then talk salary with both sides. A course that commits you to stay would only hold you in place.",
    water:
      "Find a new job, best of all as head of a small team. A lease or a business on the side needs plans that hold longer than a week.",
  },
  ox: {
    wood: "Let patient people train you in planning your time. Whatever you'd sign now, from a car loan to a noncompete, would turn out to mean something else.",
    fire: "Two heads explain better than one, so begin something with a colleague, and learn to say it their way. Salary talks go wrong with this boss, and so would a signed noncompete.",
    earth:
      "Get a project of yours up and running, and if nobody here understands it, some new employer will. Put off a promotion or a mortgage while you're so often misheard.",
    metal:
      "Claim the raise that you were half promised, and start the project that pays for it. Put off courses, and sign no relocation until you and your boss mean the same city.",
    water:
      "Duties are being handed out, so say plainly, to your boss or some new employer, that you want to lead people. A launch or a loan would go wrong in the details.",
  },
  tiger: {
    wood: "Friends are putting a team together, so lead it, and get some training before they notice you've had none. Nothing but the hurry is against you.",
    fire: "Put yourself in charge and launch what your friends have talked about for ages. Money comes later, with results.",
    earth:
      "Ideas come easily this year, so begin something as a group, or follow a friend into a new job. Just work out the cost, since nobody else will.",
    metal:
      "Lead the group that nobody else dares to take, and settle the raise that goes with it before you say yes. Courses are for a quieter year.",
    water:
      "Go for a promotion while friends praise you upstairs, or follow a tip to another employer. Any launch must wait until headquarters makes up its mind.",
  },
  rabbit: {
    wood: "Take a course with fixed hours, and go every single time. Launches and leases would come apart this year.",
    fire: "Learn from a colleague instead of competing with one. Talk of salary, or of sharing a lease, would cause a quarrel.",
    earth:
      "Everything can be tried first this year, so test a new job for a day and your own project for a month. Teams and partnerships are promises, and promises come loose.",
    metal:
      "Set a date for your raise and don't move it, whatever comes up. Courses and car loans come with small print, and you'd never read it.",
    water:
      "Show your boss, or another employer, that you can manage people, while few others volunteer. Whatever you'd start or sign this year falls through, so wait.",
  },
  dragon: {
    wood: "Plans are growing and you're wanted in them, so let them train you, and sign for company stock that vests in four years. Read the dull half of it first.",
    fire: "Begin a project with people as lively as you are, and learn some planning from the calmest. Salaries come last while the firm is paying for big shows.",
    earth:
      "Half the industry hears you talk, so start something with your name on it, or take the best job offer from the audience. A team would take whatever energy you have left.",
    metal:
      "You make other people's plans pay, so collect a raise, and a budget for your own project. Nobody who's heard you speak needs to see a certificate.",
    water:
      "You've been seen at your best, so take the team when it's offered, or follow one of your fans to a new company. Your own launch would shrink along with everyone's plans.",
  },
  snake: {
    wood: "Study for the certificate, and commit to three years with the firm that pays for it. Neither has a catch this time.",
    fire: "Two of you want the same project, so start it as a pair, and learn how the calmer one plans. Money would only make you rivals again.",
    earth:
      "New employers look for finished work this year, so begin a project that you alone bring to an end. Leading a group would take you away from it.",
    metal: "Name your salary once and keep calm, then start your side business. No course is worth your evenings yet.",
    water:
      "People above you are choosing, so let them know you'd lead a team, here or in another job. Begin nothing until you know their plans.",
  },
  horse: {
    wood: "Study with a teacher who knows you, and commit to this office for two years. Another job or business only looks better from here.",
    fire: "Take one course to its last day, because learning is what steadies you now. Don't change jobs or fight for a raise while you're this impatient.",
    earth: "Learn one skill that saves you hours. Don't change jobs or accept a team with nerves this thin.",
    metal:
      "Results get rewarded quickly now, so push for a raise, and let them train you on top. Changing jobs in anger would cost you both, and a team would try your patience.",
    water:
      "Somebody will hand you people soon, so train as a manager before you lead them. This mood will pass, but another job or a launch would stay.",
  },
  goat: {
    wood: "Let the firm put you through a degree, and commit to staying until it's worked off. You have their blessing, and you won't even be bored.",
    fire: "Agree on a real partnership with the colleague you work best with, and start what you've talked over for months. A raise for only one of you would spoil it.",
    earth:
      "Launch what you and a friend at work have planned, and sign for it as partners, half each. Leading a team on top would wear you out.",
    metal:
      "They want you to stay, so name your raise, and take the retention bonus with its two signed years. You can skip the courses while somebody beside you knows the rest.",
    water:
      "Accept the team, and sign on as its head for two full years, because the people above trust you. Starting something on the side would eat the hours it needs.",
  },
  monkey: {
    wood: "Pick one course and one apartment lease, and stay with both while everybody else hops around. You'd miss nothing.",
    fire: "Launch the project with your cleverest rival instead of against them, and learn their tricks on the way. In a fight over raises, you'd only lose your temper.",
    earth:
      "Begin something so small that you'll finish it, and use it to impress other employers. Leading a team is no fun while nobody knows next month's plan.",
    metal:
      "Get paid for what you've finished, with a raise or a bonus, before you start on the next clever idea. By the time you had the certificate, they'd want a different one.",
    water:
      "People want one steady voice, so lead a group, or get a new job where you do. Start something clever and you'd be part of the problem.",
  },
  rooster: {
    wood: "Earn a certificate at the firm's expense, and commit yourself to the two years it wants in return.",
    fire: "Promises are cheap this year, so run a small project that anyone can verify, and get a license in your field. A raise comes more easily with proof on the table.",
    earth:
      "Start something small that can be counted, because figures impress people here and would impress a new employer. A team's paperwork would eat your evenings.",
    metal:
      "Count what you've saved the firm, then name your raise and launch your next idea. Another certificate impresses nobody.",
    water:
      "Go for supervisor, here or with the next employer, and keep to the rules until they ask you. While somebody watches the clock, a side business won't stay secret.",
  },
  dog: {
    wood: "People would follow you anywhere, so lead a team, and take a course first to know where you're going. Nobody is standing in the way.",
    fire: "Your friends need a voice, so lead them, and launch what they all believe in. Pay is the wrong subject while old complaints are being heard.",
    earth:
      "Launch something with the help that's offered, or let a friend bring you into a new company. People are with you either way, and nothing has to wait.",
    metal:
      "Money and a team are both within reach, so put a figure on your raise and say that you'd lead. Courses can wait while people trust you this much.",
    water:
      "People with influence back you, so accept the team, or the new job they find you. A pet project would let down those who count on you.",
  },
  pig: {
    wood: "Budgets are growing, so learn from somebody who loves to explain, and take out the mortgage you've put off. Just sleep on it first, for once.",
    fire: "Launch something with your lunch crowd, and learn to listen to the quiet one. The money for raises is spent.",
    earth:
      "Start something modest and talk about it at the table, because that's how new employers hear of you. A team would keep you in meetings until nine.",
    metal:
      "Bring up your raise when people are well fed, and launch your idea while they're still smiling. Courses won't help you: nobody is asking for diplomas.",
    water:
      "Have dinner with your old bosses, because one of them has a new job for you, with people to lead. A business begun over one nice bottle seldom lasts.",
  },
};
