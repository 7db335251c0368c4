import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take one evening class, the purchase you won't regret. Teams and job offers need a steadier head.",
    fire: "Get the raise you keep talking yourself out of, and have a course paid on top. Another employer or a side business just feeds your second thoughts.",
    earth:
      "Say yes to a small team and learn its budget, because clear rules steady you. Hold off on side businesses and job offers until you trust your judgment again.",
    metal:
      "Get the course done, and sign for the stock options while the people upstairs are on your side. Changing jobs or launching something would only shake you.",
    water:
      "Join a class with a few colleagues, since you learn faster in company. Leave pay talks and job offers alone all year, because you'd doubt every figure, even your own.",
  },
  ox: {
    wood: "Launch your idea with a steady colleague, and sign on paper who owns what. As a manager you'd answer other people's questions all evening.",
    fire: "The firm is afraid to lose you, so name your salary, and sign if there's a bonus for staying two years. Another certificate would impress nobody there.",
    earth:
      "Let them promote you, and take the mortgage for that house you've circled: what's decided slowly now will hold. Your side project isn't dead, only early.",
    metal:
      "Stop keeping exits open: sign the two-year agreement they're offering, with paid training on top. It's as fair as it looks.",
    water:
      "Rivals turn into helpers this year, so choose a partner and start what you've been hiding. Your raise will come slowly, and pushing for it makes it slower.",
  },
  tiger: {
    wood: "Begin your side business or change jobs, since bold people are leaving good desks empty. With a team you'd be tied down, so let others supervise.",
    fire: "Have your head for figures paid better, or start a sideline with it. The course won't run away.",
    earth:
      "This year the rules decide, and you've read them, so get yourself made a manager, or apply where they need one. Whatever you start privately would wait months for its permits.",
    metal: "While the loud people chase targets, take a serious course, and sign to stay a year if the firm pays.",
    water:
      "Start something with a bold colleague, and learn from that person how to ask out loud. Your pay comes later, when the loud ones have had their turn.",
  },
  rabbit: {
    wood: "Start a small project, and follow every rule: whoever asks first is left in peace. Another employer or a team would land you in other people's quarrels.",
    fire: "You'll get the raise if you're polite about it, and a side project if your boss hears of it from you. Job offers and promotions look sweeter than they are.",
    earth:
      "Accept the small team they offer you, and keep every rule, since a clear title protects you. A launch or a job search behind everyone's back would make you enemies.",
    metal:
      "Study for your license, and renew the lease where they know you. Unknown teams and employers are too quickly offended.",
    water:
      "Start small, with one polite colleague, and study how that colleague gets a yes. Pushing for a new job or more pay would cost you friends.",
  },
  dragon: {
    wood: "Launch your idea, or change jobs for a place that wants it. First decide how many evenings you'll give up.",
    fire: "Go for a large raise, and for a team, while everything around you grows. Skip the training: you'd miss the best months.",
    earth:
      "Aim for a manager's job, in your firm or in a new company with bigger budgets. Anything you launch yourself would get just the leftover hours.",
    metal:
      "Powerful people want you to succeed this year, so get promoted, and have them pay for the classes you'll need.",
    water:
      "Lead a plan that's too big for one department, or start one with two allies, because rivals would rather share than fight. Money for yourself comes later, when the results are in.",
  },
  snake: {
    wood: "Begin with a proposal, and if it's still ignored in the fall, apply elsewhere, where people like what you make. Don't manage others yet, since you'd only hurry them.",
    fire: "Bring up your raise early, since the answer takes a while, and begin a sideline in the meantime. Courses would only make you more impatient.",
    earth:
      "They're checking you quietly, and you'd pass: go after that promotion, or apply where there's an opening. Whatever you'd start alone needs faster answers than you'd get.",
    metal: "Pick one long, difficult course over three quick ones, and sign the home loan you've read twice.",
    water:
      "Start quietly with a colleague who can keep a secret, and study what your rivals do better. More money is for later, because nobody says yes quickly this year.",
  },
  horse: {
    wood: "What you make is wanted elsewhere: change jobs, or begin your own thing after hours. A mortgage or a large team looks like safety, and this year neither is.",
    fire: "Everything gets reshuffled, so go for more money where you are, or change jobs to get it. A new apartment lease and any course are for when your desk stands still.",
    earth:
      "New bosses hand out titles this year, so change jobs for one, or become a manager right there. Leases and business plans need steadier ground.",
    metal:
      "Targets get hard, so apply elsewhere before you have to, and learn what every ad mentions. A loan or a launch is one worry too many.",
    water:
      "Find a new job through old friends, and learn something on the side, because people help you through a hard time. Forget the raise and any apartment lease while plans keep changing.",
  },
  goat: {
    wood: "Pitch a modest project, or apply somewhere friendlier. A car loan or a big team would weigh on you.",
    fire: "There's more money for you this year, and room for a small project, if you ask warmly. Leave courses and partnerships alone while people misunderstand each other.",
    earth:
      "Get yourself placed in charge of the duty nobody wants, or apply elsewhere for one like it: dull work brings trust back. Side projects and loans invite gossip.",
    metal:
      "Learn from a kind senior colleague this year, and learn tone as much as facts. If somebody slides a two-year lease across the table, say you'd like to think about it.",
    water:
      "Start something with friends and learn to listen before you count, because feelings come first. A pay talk or a shared loan would end in hurt silence, so put both off.",
  },
  monkey: {
    wood: "Clever friends help this year, so start on your idea, or try a new job. A flop costs little.",
    fire: "You're the calm one this year, so have that paid for, and then let them give you the team. Nobody is going to check your diplomas, so skip the course.",
    earth:
      "Make it known that you'd like a team, even with a new employer: clever people want to work for you. Your side business eats more than it earns, so don't feed it.",
    metal:
      "Take the lead in whatever is being rebuilt, and learn it from the inside while clever people back you. Nobody is in your way.",
    water:
      "Helpers are everywhere, so lead the quick minds around you, and start something with the best of them. A raise would only get vague promises, so don't chase one.",
  },
  rooster: {
    wood: "Apply where they have the right title for what you do, or begin a sideline that needs nobody's approval. Don't sign a relocation deal or take a team: both have loose ends.",
    fire: "Go for the raise with plain facts: the money is there. Postpone the car loan and the course.",
    earth:
      "Move up to a team or over to another employer, because order is rewarded this year. If anybody wants you to launch something or co-sign a loan, say “Not yet.”",
    metal:
      "Get the certificate, since paper proof protects you. A side business or a noncompete to sign means more small print.",
    water:
      "Study with your critics this year, because what they tell you politely is mostly right. Pay talks and home loans would get the same red pencil.",
  },
  dog: {
    wood: "Begin your project in plain sight, or apply at a fairer firm, because honest work shows now. Leave the team to somebody else, since people would suspect a plan.",
    fire: "Say what fair pay would be, and start your sideline with permission. The degree can wait: nobody asks about it.",
    earth:
      "Reliable people get chosen this year, so put your name in for a team, or apply for one across town. Your own business would look like a secret.",
    metal:
      "Say openly which certificate you want, and if the firm shares the cost for a promise to stay, sign it. Nothing at all is against you.",
    water:
      "Start something openly, with an old rival if you can, and learn what that person does better. Money can wait, because people watch who grabs first this year.",
  },
  pig: {
    wood: "Begin something small, or take a new job, because this year there's room and budget for both. Managing others would take more hours than you think, so leave it alone.",
    fire: "Get your raise while budgets are loose, and start a sideline. Let the courses be: you'd collect them like coupons.",
    earth:
      "Accept a modest team, even in a new job, because kind people trust you with it. Your own launch may take another year, since nobody is in a hurry.",
    metal:
      "Take the course you're offered, and if a two-year retention bonus comes with it, sign. People mean what they give, so don't hunt for the catch.",
    water:
      "Take up an old project with old friends, and learn what they've learned since, because help comes freely. A raise can wait, since counting spoils the mood this year.",
  },
};
