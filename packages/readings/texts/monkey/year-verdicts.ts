import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Money is within reach in this kind year: go for the higher salary, and offer to lead a few people for it. An evening class would keep you from the right meetings.",
    fire: "People with influence speak well of you, so go for a promotion here or apply for a bigger title elsewhere. Don't begin anything clever on the side until it's yours.",
    earth:
      "Take the small team that nobody has time for, and have yourself trained to run it. You've never had so much help, so say yes to all of it.",
    metal:
      "Get the cleverest people you know together, start one project and lead it, while they're all on your side. Leave your pay alone: every cent is being counted.",
    water:
      "Start the thing you've been describing to everyone, and show it to other employers once it runs. It's a kind year, and word gets around.",
  },
  ox: {
    wood: "Bring your boss a finished result and a salary figure, in that order, and then start on the next result. A course would be one more thing to finish.",
    fire: "You can be put in charge of people this year, here or at a new company, once they see you finish something dull. Begin nothing else until then.",
    earth:
      "Work through one certificate to the very end, and then sign the permanent contract you've earned with it. The year rewards patience, even yours.",
    metal:
      "Find a colleague slower than you for a project, and learn how he gets things done. Bosses won't talk about your salary before the old bills are settled.",
    water:
      "Start one thing, complete it, and put it on the table when you apply elsewhere. Say no to a team, whose questions would eat the whole day.",
  },
  tiger: {
    wood: "Money can be had even in a rough year: fix what others can't, and claim your raise. Let teams and long contracts go to others while tempers are short.",
    fire: "It's too loud for you here now, so find another job, best of all one where you're in charge. Don't sign a lease or open a business while you're angry.",
    earth:
      "Go back to class in this hard year, and let the others quarrel without you. Put off a promotion, or any business, until people have calmed down.",
    metal:
      "Learn what the new rules demand, and you'll be kept when others have to go. Salary talks and long contracts would make you take sides.",
    water:
      "Get out of the crossfire: apply to calmer firms, and start something small that's fun again. Don't accept a team or a long contract just to have peace.",
  },
  rabbit: {
    wood: "Let your boss know early which raise you'd like, and start something small that earns it. Put off the certificate, which nobody here has asked for.",
    fire: "Make it known, softly, that you'd like to lead a team, either here or for another employer. Start nothing that somebody polite hasn't approved first.",
    earth:
      "Say yes to the training, and to the permanent contract after it, because they want you to feel at home. There's no rush, so try everything first.",
    metal:
      "Launch some small improvement with a well-mannered rival, and study how such manners get a yes. Keep quiet about your salary, since the terms are strict this year.",
    water:
      "Begin a quiet project, and let a few other employers have a look at it, since soft voices win now. The team is for somebody who enjoys long meetings.",
  },
  dragon: {
    wood: "Important people will spend money on you this year, so name a bold salary and say that you want a team. No course could teach you as much.",
    fire: "If they want to put you in charge of something large, say yes, whether it's here or in a new job. A pet project would only compete with it.",
    earth:
      "With this much support, you can take on a large team and have the firm pay for the training. You'll grow into it faster than you think.",
    metal:
      "Gather the best people from three departments, lead them, and begin what everyone calls impossible. Leave your bonus out of it until the thing works.",
    water:
      "Start with a small version of what they dream of, and listen when a new company calls. You're trusted this year, so choose the work you enjoy.",
  },
  snake: {
    wood: "A raise is yours where you are, if somebody calm goes through your reasons first. Skip the job offers and the team: neither comes with the partner you have here.",
    fire: "Settle your salary first and the promotion right after, while a careful colleague vouches for you. Don't launch anything or change jobs, or you'd lose that support.",
    earth:
      "Study with the one person who sees your mistakes, and put in for a raise when you've passed. Leave job offers and teams alone, since they'd pull the two of you apart.",
    metal:
      "Learn to calculate what you'd rather guess, while a patient teacher sits beside you. Changing jobs or pressing for more money would bring friction into a good year.",
    water:
      "This is a lucky year for a raise, and for starting something with a partner who checks every piece. You'd lose that partner in another job or with a team.",
  },
  horse: {
    wood: "When everyone's in a hurry, help is worth a lot, so go for a raise by day and a small business by night. Courses are for slower times.",
    fire: "Bosses decide fast this year, so tell yours that you'd lead a team, or apply where somebody's needed at once. Don't start anything new until that's settled.",
    earth:
      "Take the course you've dropped twice, and then commit to this firm for years. Others run past good things now, and you can have them by staying.",
    metal:
      "Pick up a project that a rival has dropped, and learn on the way what made it fail. Talk about a raise only once it runs.",
    water:
      "Start with what others leave half done, and if nobody here has time to look, find a new job. Managing people who never sit down would exhaust you.",
  },
  goat: {
    wood: "Request a modest raise, kindly, and start some small thing that makes the day easier for everybody. Skip the course, since nobody wants proof of anything this year.",
    fire: "Kind people get put in charge this year, and you can be one of them, here or for a new employer. Launching your own thing now would step on toes.",
    earth:
      "Stay where you are, study in peace and commit to the place for years. Few firms will be this gentle with you.",
    metal:
      "Join the gentlest colleague you have in a small project, and learn how she gets people to agree. Pay is a sore point with everybody, so don't touch it.",
    water:
      "Launch the idea that makes people laugh, and tell friends at other firms that you'd consider a new job. You'd hurt a team with the first careless remark.",
  },
  monkey: {
    wood: "Finish an old idea, get paid more for it, and learn the dull part that you always skip. A new job or project would be the tenth thing you leave open.",
    fire: "Aim for a promotion this year, and take the dull course in management that goes with it. Whatever you start now, or any new job, gets watched more closely than you'd like.",
    earth:
      "Study one subject all the way through, and sign the long contract you've been dodging. Changing jobs or starting over would look like giving up again.",
    metal:
      "Learn how to finish, from a colleague who's good at it, while everybody is watching. A raise or a job offer comes when you have something complete to show.",
    water:
      "Get really good at one skill this year, instead of a little better at nine. Let others have the team, and leave job offers unanswered for now.",
  },
  rooster: {
    wood: "Count what your work brings in, name a raise to match, and start the improvement you've been measuring. Classes can wait, although everyone else is taking one.",
    fire: "Do it by the book this year, then go for a promotion, or for a new job one level up. Don't launch anything that the book doesn't mention.",
    earth:
      "Get the license in your field, and then a permanent contract with people who honor it. You'll hate the order and love the result.",
    metal:
      "Your rivals can't explain what they do, so start something that anybody can check, and learn to say it plainly. Leave money out of it for six months.",
    water:
      "Begin one small thing and polish it, because a spotless example also wins over a new company. Say no to leading people, which means weekly reports you'd never write.",
  },
  dog: {
    wood: "Say straight out what raise you want, without the grin, and start something useful for the people who stuck by you. A course wouldn't earn their trust any sooner.",
    fire: "Volunteer for the team that's been treated unfairly, or apply where somebody honest is wanted in charge. Start nothing else, so that people see you mean it.",
    earth:
      "Take the long training and the permanent contract after it, since loyal people are waiting to see you stay. You'll like being believed.",
    metal:
      "Start something with a colleague who never tells a lie, and learn to keep a promise in public. Leave questions of money until you've kept a few.",
    water:
      "Launch something plain that people can rely on, and it'll speak for you with a new employer as well. Hold off on a team until everybody is sure of you.",
  },
  pig: {
    wood: "Get your raise from the firm, not from a friend, and start a side business with clear prices. Loans and classes that you share with friends would end badly.",
    fire: "Accept the promotion or the new job, even if a friend wanted it, too, and tell that friend first. Don't launch anything together or sign for a shared loan.",
    earth:
      "Study something useful and cover the cost yourself, so that nobody can say you owe them. Put off leases, loans and partnerships until all the bills are settled.",
    metal:
      "Begin alone, in the evenings and on a small budget, and learn bookkeeping along the way. Salary talk sounds greedy this year, and a partnership could cost you a friend.",
    water:
      "Start something cheap that you can build alone, or let an old colleague bring you to a new job. Don't make partners of your friends, and don't manage them.",
  },
};
