import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take over the whole team, and commit yourself to two years if a bonus goes with it, since you won't carry it alone. Starting a side business now would halve your strength.",
    fire: "Let them keep you: sign if there's a retention bonus, and name a course that the firm should pay. Be generous with yourself for once.",
    earth:
      "Go into partnership with the quick colleague you trust, and start that small business at last. Money is tight at work, so leave the salary fights to others.",
    metal:
      "Begin the project that's been in your head so long, and commit two years to it. As a team leader you'd only do everyone's share yourself.",
    water:
      "Price your work higher, and don't be afraid of a loan for the house, since money comes more easily than usual. An evening course can wait until that's settled.",
  },
  ox: {
    wood: "Offer to lead a small group and be trained for it: your firm wants its own people on top. A new employer or project would be too much even for you.",
    fire: "Say which certificate you'd like, and if your firm wants two more years in return, sign. Starting over with another employer would scatter the goodwill you have.",
    earth:
      "Learn the skill you keep walking around. Leave your salary and your employer alone: you'd dig in your heels.",
    metal:
      "Take a class this year, because your own way works so well that you've stopped looking for better ones. Say no to promotions and other employers: you're giving out enough.",
    water:
      "Bring up your pay calmly, and add a certificate, because patience earns you both this year. Launching a venture or changing jobs suits a year when you're less set in your ways.",
  },
  tiger: {
    wood: "People above you are quitting, so volunteer to manage what they leave, or apply elsewhere for a post like that. Your own project would starve in the meantime.",
    fire: "Study something slow and solid while the others rush, and sign the mortgage on the house you keep driving past.",
    earth:
      "Launch the modest idea you've tested in private, and study what it still lacks. The raise is out of reach for now, because louder colleagues are fighting over that money.",
    metal:
      "Show what you've built and begin the next thing, for your firm or a new employer: good work gets seen. The team needs a person who can run in five directions.",
    water:
      "Bring up a raise early and start that little side business, because money moves fast this year. A long course would keep you at a desk while it goes by.",
  },
  rabbit: {
    wood: "You're next in line to lead a group, and if your own boss can't see that, apply elsewhere. Anything you'd like to launch had better wait until you know who decides.",
    fire: "Take a course on talking with people, and if the firm pays, commit to two years in return. Help comes easily this year, and you may even enjoy it.",
    earth: "Start your idea as a trial, and learn along the way. A raise takes more charm than you can spare.",
    metal:
      "Stop polishing and start on the next piece, or show your work to a new employer. Managing people would be hard while your short answers sting.",
    water: "Quiet people get paid now, so name a fair sum, and start selling something small. Studying can wait.",
  },
  dragon: {
    wood: "Somebody has to tame this year's big plans, so lead the work, or do it for another employer. Don't launch a sideline or take a mortgage while everything shakes.",
    fire: "Training is the one thing this year can't take away from you, so get all you can. Hold off on launches and partnerships while agreements come apart so easily.",
    earth:
      "Pick up the skill that your firm's big plan needs, because soon everyone will look for somebody like that. Keep car loans and salary talks for when the plan stands still.",
    metal:
      "Look at other employers without feeling guilty, and begin a sideline with the one thing you do best. Leave teams and signed noncompetes to people who like surprises.",
    water:
      "That promised raise is still yours if you remind the boss twice, because the money is there. Sign for no relocation or training until your firm's plans are final.",
  },
  snake: {
    wood: "The people above think well of you, so reach for a manager's job, even if you must change jobs for it. Put your own business off until you've arrived.",
    fire: "Tell them that you'd like to lead your group, with a course on top. Nothing stands in the way, except that nobody has guessed it.",
    earth:
      "Your advice is wanted, so lead the group and start what you've planned for months with a good colleague. Don't press for salary now: many hands reach into the same budget.",
    metal:
      "Start charging for what you do best, or take it to an employer who pays more. Nothing holds you back but the wish to make it perfect.",
    water:
      "You can have a raise and then a team, and a friend knows when to bring them up. Skip the long course, since what you know is plenty.",
  },
  horse: {
    wood: "You can rise to manager, maybe with another employer, but only after you've heard all the terms. Never base a loan or a business on promises shouted in passing.",
    fire: "Take that course you keep reading about, because this year brings you good teachers and somebody who pays. Sign no car loan: nobody stops to explain the small print.",
    earth:
      "Begin small with that idea, and learn from the first people who try it out. Don't discuss salaries or a mortgage in a hurry: too much gets misheard.",
    metal:
      "Get your own project out the door, or apply elsewhere with it. Partnerships and teams come with misunderstandings now.",
    water:
      "A raise is in reach, and so is a start on something that pays on the side. Car loans and long courses will still be there when people are calmer.",
  },
  goat: {
    wood: "Apply elsewhere if the changes at your firm go too far, and aim to be in charge there. Any business or mortgage would only keep you where you are.",
    fire: "Earn a certificate: nobody can rearrange what you've learned. Teams and new projects need a desk that stays put.",
    earth:
      "Learn the task that nobody else wants, and you come out of this year stronger. If you asked for money or signed a lease, people would only have more to argue about.",
    metal:
      "Look for another job, or start something small that's yours, because the old job is coming apart anyway. Lead nobody, and sign no new apartment lease until the dust has settled.",
    water:
      "All these changes mean extra work, and extra work means a raise. Refuse teams and two-year leases until things settle.",
  },
  monkey: {
    wood: "Volunteer to lead the change to the new tools, or apply where patience like yours is missing. A private project would be one new thing too many.",
    fire: "Take the long, thorough course, and sign a promise of two years if they cover the tuition. Others may be faster, but you're in no race.",
    earth:
      "Start a small project around what only you know, and learn the tool that could run it. Pay talks go better with results on the table.",
    metal:
      "Make a project of the one thing the new tools can't do, or apply where it's wanted. Supervising quick people would wear you out.",
    water:
      "Put a figure on what you save the firm, turn it into a raise, and begin selling what you know after hours. You know enough for that without a course.",
  },
  rooster: {
    wood: "Let the people who praise you make you a manager, or take their praise to a better employer. Don't touch your own project yet, since the new rank eats your evenings.",
    fire: "Get yourself promoted, with a class on leading people on top. This isn't the year for modesty.",
    earth:
      "People trust your sense of order, so accept the team, and start the big cleanup you've always wanted. Higher pay comes afterward, once everyone sees the difference.",
    metal: "Launch what you've built, or apply where they pay for care. Somebody strict will vouch for you.",
    water:
      "Careful work gets paid and promoted now, so go for both. More classes can wait: nobody doubts your knowledge.",
  },
  dog: {
    wood: "Lead, by all means, if your title and your duties are agreed on first. It's too strict a time to start a business or change jobs, because small mistakes count double.",
    fire: "Get the license for what you've long done without one, and sign to stay if the firm covers the tuition. New employers and new teams would judge you from scratch.",
    earth:
      "Start testing your idea fairly, and learn from it. Asking for pay or applying elsewhere would wake your rivals.",
    metal:
      "Even in a strict year you can launch your own idea, if it follows the rules exactly. Say no to any team and any job offer: every slip is counted.",
    water:
      "Get your bonus promised with a date, and begin your side project while you're at it. Leave promotions and other employers alone until people judge more kindly.",
  },
  pig: {
    wood: "Take the team, or find an employer who'll give you one. Your own project would have to survive on Sundays.",
    fire: "Sign up for the class you've put off, and for the lease of a quieter apartment. Nothing else is pressing, so just keep a few evenings for yourself.",
    earth:
      "Begin the small thing you've never had hours for, with a short course to help it along. Any raise of yours would be taken from a good friend's pocket.",
    metal:
      "People love what you make, so start charging for it, or show it to an employer who'd pay. Don't be talked into leading five people: you'd do all the work.",
    water:
      "Kind people will pay you more if you say how much, and they'll be your first customers if you start something small. Skip the course, since your evenings are already given away.",
  },
};
