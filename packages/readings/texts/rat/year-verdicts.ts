import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take one evening class this year: a new skill is the purchase you won't regret. A new job or a team would only double your doubts.",
    fire: "Get the raise you keep talking yourself out of, and have the firm fund a course on top. Changing jobs or starting a side business is for a calmer year.",
    earth:
      "Say yes to a small team and learn its budget, because clear rules steady you. Hold off on a side business or a new job until you trust your judgment again.",
    metal:
      "Finish the course and sign for the permanent post while the bosses upstairs are on your side. Changing jobs or launching something would only shake you, so let it be.",
    water:
      "You learn faster in company this year, so join a class with colleagues. If you feel like demanding more pay or applying for a new job, sleep on it until winter.",
  },
  ox: {
    wood: "Launch your idea with a steady partner, and sign a real contract about it. Don't take over a team yet, because other people's questions already eat your evenings.",
    fire: "Get your raise, and sign the long contract that comes with it, because your boss wants to keep you. Courses can wait, since nobody is asking for another certificate.",
    earth:
      "Take the promotion and sign for years, because what's decided slowly now will hold. The project of your own isn't dead, only early, so keep it in the drawer.",
    metal:
      "Close your three back doors and commit to a permanent post, with paid training on top, because promises hold this year.",
    water:
      "Rivals turn into helpers this year, so choose a partner and start what you've been hiding. The raise takes longer, so don't push for more money yet.",
  },
  tiger: {
    wood: "Begin your side business or change jobs, since bold people are leaving good desks empty. A team would tie you down now, so let others supervise.",
    fire: "Put a price on what you know: get a raise, or start a sideline with your head for figures. Your studies can rest while the loud people are spending.",
    earth:
      "Become a manager, here or with another employer, because this year the rules decide and you've read them. Anything you start on your own would drown in permits.",
    metal:
      "While the loud people chase targets, take a serious course, and if a long contract comes your way, sign it, because most people get short ones.",
    water:
      "Start something with a bold colleague, and learn from that person how to ask out loud. Your pay is a subject for later, because everyone wants more at once this year.",
  },
  rabbit: {
    wood: "Begin something small of your own, because in a rough year it's best to need few people. Put off changing jobs or taking a team, since both come with quarrels now.",
    fire: "The raise works if you're polite about it, and a side project works if your boss knows of it. Changing jobs or leading a team would be rough now, so hold off.",
    earth:
      "Accept the small team you're offered and keep every rule: in a rough year, a clear title protects you. Launching something or changing jobs would make enemies, so let it rest.",
    metal:
      "Papers protect you in a rough year, so study for a license, and sign with people you know. A promotion or a new job can wait, since strangers are quickly offended.",
    water:
      "Start small with one polite colleague, and learn how that person gets a yes. Let the raise and the new job rest, because pushing costs you friends in a rough year.",
  },
  dragon: {
    wood: "Launch your own idea or move to a new job, because both grow fast in a year this good. Just decide first how many evenings you'll give up.",
    fire: "Big plans need somebody they can trust with money, so go for a large raise and the team that comes with it. Training can wait until the applause is over.",
    earth:
      "Large budgets need your eye, so aim for a manager's post, here or at a new company. A launch of your own would get just the leftover hours.",
    metal:
      "Get yourself promoted in this generous year, and let the firm train you for it, since powerful people want you to succeed.",
    water:
      "Lead a plan that's too big for one department, or start one with two allies, because rivals would rather share than fight. Money for yourself comes later, when the results are in.",
  },
  snake: {
    wood: "Begin with a proposal, and if it's still ignored in the fall, apply elsewhere, where people like what you make. Don't manage others yet, since you'd only hurry them.",
    fire: "Bring up your raise early, and begin a sideline, because there's money for people who stay calm. Courses would only make you impatient, so leave them for now.",
    earth:
      "Careful people are checking you, and you'd pass, so put in for a promotion, here or elsewhere with a new employer. Put off starting on your own until answers come faster.",
    metal:
      "Pick one long, difficult course over three quick ones, and sign the contract you've read twice, because this year rewards patience.",
    water:
      "Start quietly with a colleague who can keep a secret, and study what your rivals do better. More money is for later, because nobody says yes quickly this year.",
  },
  horse: {
    wood: "What you make is wanted elsewhere, so take a new job or begin your own thing. Long contracts and large teams are a trap in a year this rough.",
    fire: "Go for more money, here or in a new job, because this rough year shuffles everything. Sign nothing for years, and put off the course until you know where you'll sit.",
    earth:
      "Change jobs or rise to a manager's post, because even in a rough year new bosses hand out titles. Business plans and long leases need steadier ground, so let both rest.",
    metal:
      "Targets get hard, so apply elsewhere before you have to, and learn the skill that every ad mentions. A loan or a launch would be one worry too many.",
    water:
      "Find a new job through old friends, and learn something on the side, because people help you through a hard time. Forget the raise and the long lease while plans keep changing.",
  },
  goat: {
    wood: "Pitch a modest project, or apply somewhere friendlier, because small requests get a yes this year. Being bound for years or in charge of others would wear you out.",
    fire: "There's more money for you this year, and room for a project of your own, if you ask warmly. Hold off on long contracts and courses, because misunderstandings pile up.",
    earth:
      "Duty makes people trust you again, so become the one in charge, here or with a new employer. A side project or a long contract invites misunderstandings, so let it rest.",
    metal:
      "Learn from a kind senior colleague this year, and learn tone as much as facts. If somebody slides a long contract across the table, say you'd like to think about it.",
    water:
      "Start something with friends and learn to listen before you count, because feelings come first. Pay talks and long leases would end in hurt silence, so put them off.",
  },
  monkey: {
    wood: "Try out ideas of your own, or try a new job, because in this playful year clever friends help and a flop costs little.",
    fire: "Get paid for being the calm one: go for the raise and the team, since clever colleagues speak up for you. Skip the course, because nobody will check your diplomas.",
    earth:
      "Say you want a team, and change jobs for one if you must, because clever people would follow you. A business of your own can wait until the idea earns something.",
    metal:
      "Take the lead in whatever is being rebuilt, and learn it from the inside, because clever people back you in this kind year.",
    water:
      "Helpers are everywhere, so lead the quick minds around you, and start something with the best of them. A raise would only get vague promises, so let it rest.",
  },
  rooster: {
    wood: "Look for a new job with a title that fits, or begin something of your own. Avoid long contracts and team duties, because terms are shaky this year.",
    fire: "Go for the raise, with facts instead of praise, since the money is there. Postpone the long lease and the course, because whatever you fix now gets reopened.",
    earth:
      "Move up to a team or over to another employer, because order is rewarded this year. If anybody wants you to launch something or sign for years, say “Not yet.”",
    metal:
      "Get the certificate this year, because all work is checked and paper proof protects you. Starting something or signing for years would bring more small print, so hold off.",
    water:
      "Study with your critics this year, because what they tell you politely is mostly right. Leases and pay talks should wait, since every agreement gets questioned now.",
  },
  dog: {
    wood: "Begin your project in plain sight, or apply at a fairer firm, because honest work shows now. Leave the team to somebody else, since people would suspect a plan.",
    fire: "Fair pay gets a hearing this year, so say what you want, and start your sideline with permission. The degree can wait, because nobody is asking about it.",
    earth:
      "Reliable people get chosen this year, so put your name down for a team, or apply where there is one. Your own business would look like a secret, so let it be.",
    metal:
      "Tell your boss which certificate you want, and sign the longer contract when it's offered, because open people get support this year.",
    water:
      "Start something openly, with an old rival if you can, and learn what that person does better. Money can wait, because people watch who grabs first this year.",
  },
  pig: {
    wood: "Begin something small, or say yes to a new job, because this year there's room and budget for both. Managing others would take more hours than you think, so leave it alone.",
    fire: "Get your raise while budgets are loose, and start a sideline that earns from the first day. Let the courses be, because you'd collect them like coupons.",
    earth:
      "Accept a modest team, even if it means a new job, because kind people trust you with it. Your own launch may take another year, since nobody is in a hurry.",
    metal:
      "If somebody offers you a course, take it, and sign the permanent contract that comes next, because this year people mean what they give.",
    water:
      "Take up an old project with old friends, and learn what they've learned since, because help comes freely. A raise can wait, since counting spoils the mood this year.",
  },
};
