import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Accept the promotion when it's offered, or apply where one is open, since your sense of duty is wanted. Let your own project rest while everyone else is starting one.",
    fire: "Teachers and backers turn up this year, so accept the course, and sign for longer where you are. Read the small print first, which you'd do anyway.",
    earth:
      "Begin your own small project, and learn the missing half from a careful newcomer. Don't press for a raise while everyone watches the same few dollars.",
    metal:
      "Make something that others can use, starting small, and show it when you apply elsewhere. Managing people would only get you more work and no thanks.",
    water:
      "You're worth more than you earn, so ask for a salary that fits the job, and begin a small sideline. Hold off on classes, since your evenings bring something in now.",
  },
  ox: {
    wood: "It's a strict, uncomfortable year, and the way through is upward: accept the team they offer. If you changed employers or launched anything, you'd get a second set of rules.",
    fire: "Collect proof in this hard year: a certificate that nobody can argue with, and a contract that's signed. Leave another job and any team alone until tempers have cooled.",
    earth:
      "In a year this strict, begin a small project that bothers nobody, and learn what it takes. A raise or another job would come with a fight.",
    metal:
      "There's friction all around you this year, so work on a quiet project that's yours alone. Don't offer to manage anyone, and keep the employer you know.",
    water:
      "By the book, you're overdue for a raise, so claim it in this stiff year, and begin a sideline at home. Neither a team nor a new job is worth the trouble.",
  },
  tiger: {
    wood: "Step up in this kind year and offer to lead, here or wherever a new job opens, because friends will vouch for you. Don't start anything alone while they need you.",
    fire: "You have friends at every table this year, so ask for the team, and for the training that goes with it. One clear sentence is enough.",
    earth:
      "The bold ones need somebody who reads the rules, so lead them, and start the big plan together. A raise would divide you, so keep it for later.",
    metal:
      "Brave friends make this a year to begin your own thing, or to apply where they already work. Go while they're cheering for you.",
    water:
      "In this kind year nobody will call you greedy, so name a real raise, and offer to lead as well. Skip the classes, or you'll miss the meeting where it's decided.",
  },
  rabbit: {
    wood: "A kind year to settle in higher up: accept the promotion, and sign the contract that comes with it. Leave any launch for later, because one promise at a time suits you.",
    fire: "Say yes to the permanent contract or the partnership in this friendly year, and take a course on the side. You won't often be offered kinder terms.",
    earth:
      "Draw up the partnership, and begin what you two keep talking about, since people are patient with beginners now. Leave your raise aside while there's nothing to divide.",
    metal:
      "Begin what you've planned so carefully in this gentle year, and sign on a partner to do the talking. Running a team as well would cost you your sleep.",
    water:
      "Get the raise in this friendly year, and sign for years once it's in the contract. Put the courses off, since you'd only take them to avoid the talk.",
  },
  dragon: {
    wood: "Change jobs if the new one puts you in charge, since staying would cost you your people anyway. Launch nothing, and sign no lease while everything is being moved.",
    fire: "Your area isn't safe in this hard year, so look for another employer, and train for what their ads mention. Begin nothing and sign no lease before you've moved.",
    earth:
      "It's hard to stay put this year, so apply where you're wanted, and learn what they need there. A fight about money or a long contract would be wasted breath.",
    metal:
      "Move before you're moved: find another employer, and begin a small piece of work to show there. This hard year would turn a team or a long contract into a trap.",
    water:
      "Somebody who takes your area can at least pay for it, so name a sum, and get a job offer to compare. Leases and courses should wait in this hard year.",
  },
  snake: {
    wood: "New names on the doors mean open positions, so go for the promotion, or apply at a firm that's growing. Your own business needs a clearer view than you have now.",
    fire: "Find an older colleague to learn from, and sign the contract that's on offer, after reading it twice. People mean better by you than you think.",
    earth:
      "Keep it small and quiet, but begin your plan this year, and learn from one person you trust. Your raise would be compared with everybody else's, so leave it.",
    metal:
      "Build a project in your own quiet hours, and let it speak for you when you apply elsewhere. Supervise nobody for now, since you'd suspect them of hiding things.",
    water:
      "There's money behind those closed doors, so go in and name your sum, and begin the sideline you've doubted. Skip the class, since you know enough and just don't trust it.",
  },
  horse: {
    wood: "Let them put you in charge in this kind year, or apply where young people need somebody steady. Don't begin your own firm, since quick growth swallows cash.",
    fire: "Accept the team, even if they offer it on the spot, and get trained for it afterward. It's a kind year, and people are sure of you before you are.",
    earth:
      "Cheerful people would follow you this year, so agree to lead, and start the plan they like best. Keep money out of the talk for now, or it turns into a contest.",
    metal:
      "Launch your idea, or apply for the position that seems too good for you, because hope carries you far this year. Go before your doubts catch up.",
    water:
      "It's a kind year for your wallet, so name a raise that makes you blush, and offer to lead. Courses need quiet evenings, and you won't have any.",
  },
  goat: {
    wood: "Take the team in spite of the hard year, because people need somebody fair between them. Starting anything else or signing for years would come undone.",
    fire: "Feelings run high in this hard year, so be the student, and learn one thing well from somebody patient. Leading people or changing jobs would only add to the quarrels.",
    earth:
      "Stay, and learn something together with the people next door, because few things heal a hard year better. Don't bring up your salary or another job while everyone is so easily hurt.",
    metal:
      "In a difficult year, work on a project that you can finish alone. Leading others or signing for years would tie you to people who are quick to be hurt.",
    water:
      "Even this touchy year has money for you, if you leave fairness out of the talk. Neither a new job nor a long lease would hold together now.",
  },
  monkey: {
    wood: "Clever people need somebody who finishes things, so offer to lead them, here or at a new company. Your own business should wait, since few ideas survive this year.",
    fire: "Choose the slow course over the quick trick, and sign where they've kept their word so far. Both will hold when clever plans fall apart.",
    earth:
      "Begin your project with somebody quicker than you, and learn the shortcuts on the way. The clever ones got to the raises first, so sit this round out.",
    metal:
      "Your work shows well this year, so begin what you've only described, or take it to a new company. Let somebody else manage the clever ones, who'd wear you out.",
    water:
      "Quick talkers get the money unless you speak up, so name your raise, and launch the idea you've been sitting on. You don't need another class first.",
  },
  rooster: {
    wood: "Go for the promotion, or apply at a firm with clear rules, where careful work counts. Too much gets misunderstood now to begin a sideline or sign a lease.",
    fire: "Even in a touchy year, nobody takes it the wrong way if you learn, so choose a good course. Sign no long contract with somebody you can't talk to.",
    earth:
      "Start something small in spite of the critics, and learn from the one who's usually right. Talks about money or a lease would turn sour now, so put them off.",
    metal:
      "People look closely this year, so give them something good to see: begin your own project, and apply with it. Leading others and signing long contracts are too much while words sting.",
    water:
      "Somebody who finds every comma has read everything, so name your raise, and begin a project they can't fault. Put off leases and courses until remarks hurt less.",
  },
  dog: {
    wood: "You already do the work of a boss, so take the promotion, and let them train you for it. A new job or a project would be one duty too many.",
    fire: "Look after yourself in your own year: enroll in the course, and sign to stay where people know you. New projects and job offers will come again when you're calmer.",
    earth:
      "Study beside people as reliable as you are, and let them carry something for a change. Pay talks and the job search can wait until your own year is over.",
    metal:
      "Learn one thing that's only for you, because you've given others plenty. Anything heavier, such as a team or another job, would weigh double in your own year.",
    water:
      "Send the bill for your loyalty this year: claim the raise, and have them cover a course as well. Don't change jobs or launch anything while your worries are doubled.",
  },
  pig: {
    wood: "Say yes to leading the newcomers, or apply where they're hiring, because budgets grow and your word counts. Looking after people leaves no time to launch anything, so don't.",
    fire: "Let them pay for your training, and sign the permanent contract if the figures are sound. People mean it kindly, so say thank you.",
    earth:
      "Make peace with an old rival: begin something modest together, and learn from each other. Raises won't be decided in such a slow year, so save your breath.",
    metal:
      "Half the building owes you a favor, so begin a project with their help, or apply elsewhere and let them recommend you. A team should wait: you'd end up doing everyone's work.",
    water:
      "Nobody minds if you ask for more money this year, and old contacts will help you begin a sideline. Learning can wait, since people want what you already know.",
  },
};
