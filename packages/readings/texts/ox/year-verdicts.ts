import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take over the team this year, and sign on for the long run: you won't have to carry it alone. Starting a side business now would halve your strength.",
    fire: "Sign the long contract and let the firm pay for a course on top, because it really wants to keep you. Be generous with yourself for once and take both.",
    earth:
      "Go into partnership with the quick colleague you trust, and start the small business you two keep talking about. Money is tight everywhere, so don't fight for a raise now.",
    metal:
      "Begin the project that's been in your head so long, and sign a contract for it, because people will want it. Leading others can wait: you'd end up doing their share, too.",
    water:
      "Price your work higher this year, and don't be afraid of a loan or a lease: money comes more easily than usual. An evening course can wait until that's settled.",
  },
  ox: {
    wood: "Offer to lead a small group and be trained for it: your firm wants its own people on top. A side project or another job would be one weight too many.",
    fire: "Say which certificate you'd like, and sign for the years that your firm wants in return. Starting over with another employer would scatter the goodwill that you have this year.",
    earth:
      "Learn the one skill you keep walking around: a slow year is just right for it. Don't touch your salary or your employer, because too many good people want the same.",
    metal:
      "Take a class this year, because your own way works so well that you've stopped looking for better ones. Say no to promotions and other employers: you're giving out enough.",
    water:
      "Bring up your pay calmly, and add a certificate, because patience earns you both this year. Launching a venture or changing jobs suits a year when you're less set in your ways.",
  },
  tiger: {
    wood: "Step into the gap and lead, or take the better chair that's free at another employer. Let the side project rest, since either one comes with long days.",
    fire: "Study something slow and solid while the others rush, and sign for years with people who treat you well. You have backing this year, so use all of it.",
    earth:
      "Launch the modest idea you've tested in private, and learn the one thing it still needs. Leave the raise alone for now, because louder colleagues are fighting over that money.",
    metal:
      "Show what you've built and begin the next thing, for your boss or a new employer: good work gets seen. Leave the team to a person who can run in five directions.",
    water:
      "Bring up a raise early and start that little side business, because money moves fast this year. A long course would keep you at a desk while it goes by.",
  },
  rabbit: {
    wood: "You're next in line to lead a group, and if your own boss can't see that, apply elsewhere. Anything you'd like to launch had better wait until you know who decides.",
    fire: "Take a course on talking with people, and if the firm pays, sign on for years in return. Help comes easily this year, and you may even enjoy it.",
    earth:
      "Offer your idea as a trial, start it small, and learn what's missing along the way. More money is a sore point with everyone now, so don't bring it up.",
    metal:
      "Stop polishing and start on the next piece, or show your samples to a new employer. Managing people would be hard while your short answers sting.",
    water:
      "Quiet people get paid this year: name a fair sum, and start selling something small, too. Studying can wait until less is on the table.",
  },
  dragon: {
    wood: "Somebody has to tame this year's big plans, so lead the work, or do it for another employer. Don't start a thing of your own or sign for years while everything grows.",
    fire: "Training is the one thing this year can't take away from you, so get all you can. Hold off on starting anything big or signing anything long: agreements come apart easily.",
    earth:
      "Pick up the skill that your firm's big plan needs, because soon everyone will look for somebody like that. Keep long contracts and talks about salary for when the plan stands still.",
    metal:
      "Look at other employers without feeling guilty, and start the small thing you do best. Leave the team and the long contract to somebody who likes surprises.",
    water:
      "That promised raise is still yours if you remind the boss twice, because the money is there. Hold off on any lease or training until your firm's plans are final.",
  },
  snake: {
    wood: "Aim one step higher, as a manager in your firm or with another employer: the people above are on your side. Put your own business off until you've arrived.",
    fire: "Accept when they want you in charge, and add the course for it, since you have more support than usual. The year is kind to you, so say aloud what you want.",
    earth:
      "Your advice is wanted, so lead the group and start what you've planned for months with a good colleague. Don't press for salary now: many hands reach into the same budget.",
    metal:
      "Start charging for what you do best, or change jobs to do it for more, because people want what you make. The year is friendly, so don't wait until everything is perfect.",
    water:
      "Two good things are in reach, a raise and a team, and a friend knows when to mention them. Skip the long course: what you know is plenty.",
  },
  horse: {
    wood: "You can rise to manager, if need be with another employer, but only after you've heard all the terms. Don't start a business or sign a lease on promises shouted in passing.",
    fire: "Take that course you keep reading about, because this year brings you good teachers and somebody who pays. Don't sign anything that runs for years: nobody stops to explain the small print.",
    earth:
      "Begin small with that idea, and learn from the first people who try it out. Don't sign anything long or bring up your salary yet, because too much gets misheard.",
    metal:
      "Get your own project out the door, or let another employer see it, since results count this year. Put off the lease and the offer of a team: both come with misunderstandings.",
    water:
      "A raise is in reach, and so is a start on something that pays on the side. Long contracts and long courses will still be there when people are calmer.",
  },
  goat: {
    wood: "Apply elsewhere if the changes at your firm go too far, and aim to be in charge there. A business or a long lease would tie you down in a rough year.",
    fire: "The year is rough, so earn a certificate: nobody can rearrange what you've learned. A team, or the start of something new, can wait until your own place is settled.",
    earth:
      "Learn the task that nobody else wants, and this rough year leaves you stronger. If you asked for money or signed a lease, people would only have more to argue about.",
    metal:
      "Look for another job, or start something small that's yours, because this rough year breaks up the old one anyway. Lead nobody and sign nothing until the dust has settled.",
    water:
      "The changes of this rough year bring you extra work, so have it paid for: a raise, a bonus or both. Refuse teams and long contracts while the changes last.",
  },
  monkey: {
    wood: "Volunteer to lead the change to the new tools, or take that patience of yours to a new employer. Your private project would be one new thing too many.",
    fire: "Give yourself the long, thorough course, and sign with people who leave you the time for it. Others are faster this year, and that won't matter.",
    earth:
      "Start a small project around what only you know, and learn the tool that could run it. Don't bring up pay yet: clever colleagues want the same money.",
    metal:
      "Make a project of the one thing the new tools can't do, or apply where they need it. Supervising quick people would wear you out, and this year you give out plenty.",
    water:
      "Put a figure on what you save the firm, turn it into a raise, and begin selling what you know after hours. You don't need another course for that.",
  },
  rooster: {
    wood: "Let the people who praise you make you a manager, or take their praise to a better employer. Don't touch your own project yet: the new rank leaves you few free evenings.",
    fire: "Go for the better position and a leadership class with it, because people who never praise anyone are praising you. Don't be modest in so generous a year.",
    earth:
      "People trust your sense of order, so let them put you in charge, and start the big cleanup you've always wanted. Higher pay can wait, because others stand in line for it.",
    metal:
      "Launch something under your own name, or apply where they pay for care, because nobody's work looks better this year. Somebody strict will vouch for you.",
    water:
      "Careful work gets paid and promoted now, so go for both while everyone can see yours. More classes can wait: nobody doubts your knowledge.",
  },
  dog: {
    wood: "Lead, by all means, if your title and your duties are agreed on first. It's too strict a time to start a business or change jobs, because small mistakes count double.",
    fire: "Get the license for what you've long done without one, and sign the contract it brings. New employers and new teams would judge you from scratch in an already hard year.",
    earth:
      "Start a fair test of your own idea and learn from it, because you have friends in this hard year. Asking for higher pay or applying elsewhere would bring out the rivals.",
    metal:
      "Even in a strict year you can launch your own idea, if it follows the rules exactly. Say no to the team and the job offer: every slip is counted.",
    water:
      "Get your bonus promised with a date, and begin your side project: effort pays even in a hard year. Leave promotions and other employers alone until people judge more kindly.",
  },
  pig: {
    wood: "Take the team, or find an employer who'll give you one, because people like you at the top. Your own project would have to live on Sundays, so let it rest.",
    fire: "Support is plentiful this year: take the class you've put off, and say yes to a long contract with people this kind. Just keep a few evenings for yourself.",
    earth:
      "Begin the small thing you've never had hours for, with a short course to help it along. A raise can wait, because good friends are after the same money.",
    metal:
      "People love what you make, so start charging for it, or show it to an employer who'd pay. Don't be talked into leading five people: you'd do all the work.",
    water:
      "Kind people will pay you more if you say how much, and they'll be your first customers if you start something small. No course this year: your evenings are already given away.",
  },
};
