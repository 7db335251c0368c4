import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Get your raise this year and get it in writing, with the date, because spoken promises come apart. Long contracts and courses should rest until people stick to what they said.",
    fire: "Now that order is in demand, step up to lead people, even if you have to change jobs for it. Anything you'd launch or sign gets changed twice within the month.",
    earth:
      "Hold your firm to the training it half promised, while somebody upstairs is on your side. Launch nothing and sign nothing, since only half of what's agreed survives.",
    metal:
      "Learn in company this year, with a colleague who argues back and keeps you honest. Talks about pay or a contract would turn into a quarrel over one word.",
    water:
      "Good work gets around this year, so begin the project you have in mind, or apply somewhere better. Sign nothing long, and turn down teams while agreements keep slipping.",
  },
  ox: {
    wood: "Thoroughness finally pays this year: name the salary you want, and take on a team if it comes along. Skip the certificate, since nobody doubts what you know.",
    fire: "Let it be known that you'd lead people, even if it takes a new job to get there, since hard work finally shows. A side project would only split your hours.",
    earth:
      "Claim the supervisor's chair and the training for it, because what a firm decides this slowly, it decides for good. Just don't remind anyone more than once a month.",
    metal:
      "With patient friends around you, take the lead in a project that none of you could carry alone. Leave salaries out of it while everybody is counting.",
    water:
      "Your best work gets an audience this year, so launch the project you keep polishing, or use it to get a new job. It's ready, even if you've found another comma.",
  },
  tiger: {
    wood: "Knowing what was decided is worth money, so press for a raise, and begin that little business on the side. Classes can wait, since you could teach most of them.",
    fire: "Bosses need order in all this shouting, so aim to be the one in charge, and apply elsewhere if they'd rather shout. Launch nothing until people stop taking sides.",
    earth:
      "Take the course in the dull rules that bold people skip, and get a long contract in return. You'll be worth more each time a permit is missing.",
    metal:
      "While your rivals make speeches, start a project that can be measured, and learn whatever it still needs. Keep out of the fight for raises, where the loudest win.",
    water:
      "Prepare now, so that you can begin your project or change jobs on the day when the talking stops. Don't accept a team meanwhile, or you'd spend the year answering questions.",
  },
  rabbit: {
    wood: "It's a hard year, so ask more pay for any change they want, and hear what another employer would give you. Long contracts and courses are for quieter times.",
    fire: "Go after another job with people to manage, because your sense of order is wasted here in such a hard year. Don't launch or sign anything while tempers are short.",
    earth:
      "You're being moved anyway, so learn what the next place wants, and apply there before somebody chooses for you. Starting a venture or signing a lease needs firmer ground.",
    metal:
      "Others are looking, too: swap job offers with them, and learn what the ads ask for. Fighting over pay or signing in a hurry would make hard times harder.",
    water:
      "Let what you've made speak for you, to new employers or in a project on the side, since nobody here is looking. Stay clear of leases and teams until things calm down.",
  },
  dragon: {
    wood: "Bold people need someone who knows what things cost, so ask for real money, and for a contract that lasts. Training would only keep you from the table.",
    fire: "Powerful people want you this year, so say yes to leading, and yes to a permanent contract. Leave the launching to louder people, who'll need you soon enough.",
    earth:
      "Commit yourself to one big plan and one good partner, and learn what both will need from you. Plans with real budgets and firm dates were made for people like you.",
    metal:
      "Choose a partner, sign a fair contract, and start what you've both talked about, since together you're hard to beat. Discussing your pay would only distract you both.",
    water:
      "Launch the big plan in a small size, and commit to your partner in it for years, since it suits you both. A team would eat the evenings it needs.",
  },
  snake: {
    wood: "With friends upstairs and new titles everywhere, propose a raise and a team for yourself before somebody else is named. Courses can rest until you know which skills count.",
    fire: "Trusted friends put in a word for you: go after a manager's chair, or the new job they'd recommend you for. Launches need calmer nerves than people have right now.",
    earth:
      "Get trained as a manager while wise people back you, and take the team when it comes. Both suit you, if you let others finish their sentences.",
    metal:
      "Gather the thoughtful ones and lead a project with them, because together you're seldom wrong. Put off the raise until there's a result that nobody can doubt.",
    water:
      "Build your own project quietly, or quietly change jobs: in this good year, both do best unannounced. Keeping silent will be the hard part.",
  },
  horse: {
    wood: "Be quick about the raise, before the money is gone, and begin the sideline while people are in a hurry to buy. A course would outlast the chance.",
    fire: "Promotions happen in days this year: say early that you'd like one, or find a new job that brings one. Your own project needs more checks than anyone has time for.",
    earth:
      "Learn the new system properly while others run past it, and sign with a firm that prizes order. In all this haste, careful people get their pick.",
    metal:
      "Begin something short with quick colleagues, and learn from them what you can leave out. A raise is easier to discuss once the results have been counted.",
    water:
      "Start small and show your work early, or take it along to another job. Supervising others would leave you no time to make anything.",
  },
  goat: {
    wood: "Name a modest raise and propose a modest project, since small wishes are seldom refused this year. Studying would just make you correct the teacher, so let it rest.",
    fire: "Apply to lead, here or elsewhere, and show that you can be kind as well as right. Keep your own project back while feelings run high.",
    earth:
      "Most people stay where they are this year, and you should, too: accept the training, and sign the longer contract. Nobody will hurry you, so read every line.",
    metal:
      "Begin a project with somebody gentle, and learn to correct people without hurting them. Money is a sore point this year, so leave it alone.",
    water:
      "Friends bring you work this year: start the project you keep joking about, or let one of them recommend you for a new job. Managing thin-skinned people would drain you.",
  },
  monkey: {
    wood: "Finish what clever people drop, and claim a bonus for it, or start selling that service. A course would only add one more unfinished thing.",
    fire: "When clever risks go wrong, somebody careful is wanted: offer to be in charge, or apply where the mess is. Don't launch anything while everyone's looking for someone to blame.",
    earth:
      "Take the course that turns your checklists into a profession, and accept a long contract where they need it. You'll have support from above, and jokes from everyone else.",
    metal:
      "Start a small project with your funniest rival, and learn the shortcuts while you teach the checks. Don't bring up your pay while everyone compares.",
    water:
      "What people borrow from you has value, so turn it into a small business, or show it when you apply elsewhere. Leave the team of jokers to somebody more patient.",
  },
  rooster: {
    wood: "A certificate turns into more money this year, so get it first, and then name your sum. Changing jobs or running a team is one fight too many in your own year.",
    fire: "Take the course for new managers, and then lead a small group with a light hand. Keep away from launches and job offers, since your own year is full of critics.",
    earth:
      "Everything irritates you in your own year, so choose what's steady: a permanent contract where you are, and good training. A new job or launch would only give you more to criticize.",
    metal:
      "Choose a class where others know more than you, because in your own year it does you good to be corrected. Let pay and another job rest until you've cooled down.",
    water:
      "Learn to make your point in half the time, with a teacher if need be, since your own year makes you preach. Turn down teams and job offers until that works.",
  },
  dog: {
    wood: "A raise is possible if nobody feels blamed, and so is a project that makes work easier for others. Long contracts and courses would only cause bad feeling.",
    fire: "People complain, yet they trust your fairness, so try for a team, or change jobs and lead one that doesn't know you. Launching or signing anything would reopen old quarrels.",
    earth:
      "Learn from someone who says hard things softly, because no skill would help you more this year. Don't sign anything long while every word gets weighed.",
    metal:
      "Start something with a person you once corrected, and learn how you sound from across the desk. Pay talks and contracts get personal this year, so keep away from both.",
    water:
      "Begin a piece of work that speaks for itself, or apply where nobody has heard your corrections yet. Put off leases and teams as long as old quarrels are open.",
  },
  pig: {
    wood: "Budgets are generous, so claim a real raise, and a few hours for your own project. Skip the classes, since nobody this year would read the certificate.",
    fire: "Somebody has to keep count while others celebrate: take the manager's job here, or apply for one elsewhere. Begin nothing until the party has been paid for.",
    earth:
      "In this unhurried year, finish a long course and sign a long contract, because what you choose slowly will last. Enjoy having time for the small print.",
    metal:
      "Start something with the colleague everyone loves, and study how that kindness works. Leave raises for later, when people owe you a few favors.",
    water:
      "Old colleagues remember your good work, so start something with one of them, or follow another into a new job. Managing such an untidy bunch would drive you crazy, so decline.",
  },
};
