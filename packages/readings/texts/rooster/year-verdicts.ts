import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Get your raise, and get it on paper. A mortgage or a course needs a year in which promises hold.",
    fire: "Now that order is in demand, step up to lead people, whether in your firm or for some other employer. Anything you'd launch or sign gets changed twice within the month.",
    earth:
      "Hold your firm to the training it half promised, while somebody upstairs is on your side. Of whatever you sign or launch, only half would survive.",
    metal:
      "Train with someone who argues back. A raise you'd name, or a paper you'd sign, would turn into a fight over one word.",
    water:
      "Good work gets around this year, so begin the project you have in mind, or apply somewhere better. Partnerships and teams need agreements that hold, and few people keep to theirs now.",
  },
  ox: {
    wood: "Thorough work finally pays this year: go for the salary you've earned, and take on a team if it comes along. Skip the certificate, since nobody doubts what you know.",
    fire: "Let it be known that you'd lead people, even if it takes a new job to get there, since hard work finally shows. Anything you launch besides would split your hours.",
    earth:
      "Go for the supervisor's job and the training for it, because what a firm decides this slowly, it decides for good. Just don't remind anyone more than once a month.",
    metal:
      "With patient friends around you, take the lead in a project that none of you could carry alone. Salaries are tight for all of you, so save your breath.",
    water:
      "Your best work gets an audience this year, so launch the project you keep polishing, or change jobs with it. It's ready, comma or not, and nobody would object.",
  },
  tiger: {
    wood: "Knowing what was decided is worth money, so press for your raise, and then begin that little business on the side. Skip the classes, since you could teach most of them.",
    fire: "Bosses need order in all this shouting, so aim to be the one in charge, and apply elsewhere if they'd rather shout. Launch nothing until people stop taking sides.",
    earth:
      "Take the course in the dull rules that bold people skip, and sign the two-year agreement that goes with it. You'll be worth more each time a permit is missing.",
    metal:
      "While your rivals make speeches, start a project that can be measured, and study whatever it still lacks. Keep out of the fight for raises, where the loudest win.",
    water:
      "Prepare now, so that you can begin your project or change jobs as soon as the talking stops. Don't accept a team meanwhile, or you'd spend the year answering questions.",
  },
  rabbit: {
    wood: "Demand more pay for any change they want, and hear what another employer would give you. Courses and home loans are for quieter times.",
    fire: "Go after another job, with people to manage, because your sense of order is wasted where you are. Launch nothing, and take out no car loan until you've landed.",
    earth:
      "You're being moved anyway, so learn what the next place wants, and apply there before somebody chooses for you. Starting a venture or signing an apartment lease needs firmer ground.",
    metal:
      "Trade job offers with others who are looking, and learn what all the ads ask for. Fights about pay, or a mortgage signed in haste, would only weaken you.",
    water:
      "Let what you've made speak for you, to new employers or in a project on the side, since nobody here is looking. Stay clear of leases and teams until things calm down.",
  },
  dragon: {
    wood: "Bold people need someone who knows what things cost, so ask for real money, and commit to the plan's full three years. Training would only keep you from the table.",
    fire: "Powerful people want you this year, so lead the group they offer, and sign for the bonus that keeps you there. Leave the launching to louder people, who'll need you soon enough.",
    earth:
      "Commit yourself to one big plan and one good partner, and learn what both will need from you. Plans with real budgets and firm dates were made for people like you.",
    metal: "Choose a partner, sign a fair contract, and start. Talk about pay when there's something to divide.",
    water:
      "Launch a small version of the plan, and make its inventor your partner. A team would leave you no evenings.",
  },
  snake: {
    wood: "With friends upstairs and new titles everywhere, propose a raise for yourself, and a team to go with it. Leave courses until you know which skills count.",
    fire: "Friends you trust will recommend you, so go after a manager's title, even if that means changing jobs. Launches need calmer nerves than people have right now.",
    earth:
      "Get trained as a manager while wise people back you, and take the team when it comes. Both suit you, if you let others finish their sentences.",
    metal: "Gather your most thoughtful colleagues, and lead them in a project. The raise needs a result first.",
    water:
      "Build your own project quietly, or quietly change jobs, since both do best unannounced. Keeping silent is the only hard part.",
  },
  horse: {
    wood: "Be quick about the raise, and begin your sideline while people are buying. A course would outlast the chance.",
    fire: "Promotions happen in days this year: say early that you'd like one, or let a new job bring it. Your own project needs more checks than anyone has time for.",
    earth:
      "Learn the new system properly while others run past it, and commit to three more years at a firm that prizes order. Careful people get their pick now, and nobody minds.",
    metal:
      "Begin something short with quick colleagues, and learn what you can leave out. The raise comes after the results.",
    water: "Start small and show your work early, here and to other employers. Supervising people would eat your time.",
  },
  goat: {
    wood: "Name a modest raise and propose a modest project, since small wishes are seldom refused this year. Studying would just make you correct the teacher.",
    fire: "Apply to lead, here or elsewhere, and prove that you can be kind as well as right. Keep your own project back while feelings run high.",
    earth:
      "Most people stay put this year: do the same, with a training course and a two-year lease near the office. Nobody will hurry you, so read every line.",
    metal: "Begin a project with somebody gentle, and learn to correct without hurting. Pay is too sore a subject now.",
    water:
      "Friends bring you work this year: start a project with one friend, or let another help you change jobs. Managing thin-skinned people would drain you.",
  },
  monkey: {
    wood: "Finish what clever people drop, and claim a bonus for it, or start a business that does just that. A course would only add one more unfinished thing.",
    fire: "When clever risks go wrong, somebody careful is wanted: offer to lead the repair, here or with some new employer. Don't launch anything while everyone's looking for someone to blame.",
    earth:
      "Take the course that turns your checklists into a profession, and commit to doing it here for the next two years. You'll have support from above, and jokes from everyone else.",
    metal:
      "Start a small project with your funniest rival, and learn the shortcuts. Don't bring up pay while everyone compares.",
    water:
      "What people borrow from you has value, so make a small business of it, or apply with it elsewhere. The team of jokers is for somebody more patient.",
  },
  rooster: {
    wood: "A certificate turns into more money this year, so get it first, and then name your sum. Another job, or people to lead, would be one fight too many.",
    fire: "Take the course for new managers, and then lead a small group with a light hand. Launches and job offers bring out critics, and you're critical enough for everyone.",
    earth:
      "Everything irritates you now, so choose what's steady: good training, and two more years where you are, signed and settled. A new job or launch would only give you more to criticize.",
    metal: "Choose a class where others know more than you. Let pay and another job rest until you've cooled down.",
    water: "Learn to make your point in half the time. Until then, turn down teams and job offers.",
  },
  dog: {
    wood: "A raise is possible if nobody feels blamed, and so is a project that makes work easier for others. Put off the course and the mortgage until people like you again.",
    fire: "People complain, yet they trust your fairness, so try for a team, or change jobs and lead one that doesn't know you. Launching or signing anything would reopen old quarrels.",
    earth: "Learn from someone who says hard things softly. Sign no noncompete while every word gets weighed.",
    metal:
      "Start something with a person you once corrected, and learn how you sound from across the desk. Pay talks and partnerships get personal this year, so keep away from both.",
    water:
      "Begin a piece of work that speaks for itself, or apply where nobody has heard your corrections yet. Put off leases and teams as long as old quarrels are open.",
  },
  pig: {
    wood: "Budgets are generous, so claim a real raise, and a few hours for your own project. Skip the classes, since nobody this year would read the certificate.",
    fire: "Somebody has to keep count while others have fun: take the manager's job, with this firm or another employer. Begin nothing until the party has been paid for.",
    earth:
      "In this unhurried year, finish a long course and take out a mortgage, because what you choose slowly will last. Nothing rushes you, so enjoy the small print.",
    metal:
      "Start something with the colleague everyone loves, and study how she does it. Leave raises until you're owed some favors.",
    water:
      "Old colleagues remember your good work, so start something with one of them, or follow another into a new job. Managing such an untidy bunch would drive you crazy, so decline.",
  },
};
