import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Name the higher salary you've only joked about, and offer to lead a few people for it. An evening class would keep you from the right meetings.",
    fire: "People with influence speak well of you, so go for the bigger title, by promotion or by changing jobs. Don't begin anything clever on the side until you have it.",
    earth:
      "Take the small team that nobody has time for, and have yourself trained to run it. You've never had so much help, so say yes to all of it.",
    metal:
      "Call together the cleverest people around you, start one project and lead it, while they're all on your side. Leave your pay alone as long as every cent is being counted.",
    water:
      "Start the project you've described to everyone, and let other employers hear of it. Your friends do the talking, and nobody has a bad word to say.",
  },
  ox: {
    wood: "Bring your boss a finished result and a salary figure, in that order, and then start on the next result. A course would be one more thing to finish.",
    fire: "Finish something dull, and then claim a team, from this employer or the next. Begin nothing before that.",
    earth:
      "Work through one certificate to the very end, and commit to the two years here that it costs you. In such a patient year, nothing else is urgent.",
    metal:
      "Find a colleague slower than you for a project, and learn how he gets things done. Bosses won't talk about your salary before the old bills are settled.",
    water:
      "Start one project, complete it, and bring it along to other employers. A team's questions would eat your day.",
  },
  tiger: {
    wood: "Fix what nobody else can, and claim your raise while they're grateful. Whoever takes a team, or signs a two-year deal, inherits the quarrels.",
    fire: "It's too loud for you here now, so find another job, best of all one where you're in charge. What you begin or sign in anger, you'll regret.",
    earth: "Go back to class and let the others quarrel. The promotion and your business plan need a calmer time.",
    metal:
      "While others fight, get trained in what both sides need. A raise, or a promise to stay that you'd sign, would make you join one of them.",
    water:
      "Get out of the crossfire: apply to calmer firms, and start something small that's fun again. Any team, or a bonus for signing up again, would be bait, so don't bite.",
  },
  rabbit: {
    wood: "Let your boss know early how big a raise you'd like, and start something small that earns it. Put off the certificate, which nobody here has asked for.",
    fire: "Make it known, softly, that you could lead a team, and look just as softly for another job that has one. Start nothing that somebody polite hasn't approved first.",
    earth:
      "Say yes to the training, and sign your apartment lease for two years instead of one. They want you to feel at home, and you'd have no reason not to.",
    metal:
      "Launch some small improvement with a well-mannered rival, and study how such manners get a yes. Your salary follows strict rules this year, and no charm will bend them.",
    water:
      "Begin a quiet project, and let a few other employers have a look at it, since soft voices win now. The team is for somebody who enjoys long meetings.",
  },
  dragon: {
    wood: "Your firm will spend money on you now, so name a bold salary, and a team you'd like. No course could teach you as much.",
    fire: "Offer to lead whatever is largest, even if you change jobs for it. A pet project would only compete.",
    earth:
      "With this much support, you can take on a large team, and be sent to the best training for it. You'll grow into it faster than you think.",
    metal:
      "Gather the best people from three departments, lead them, and start on the impossible. Bonuses come when it works.",
    water:
      "Start with a small piece of what your directors dream of, and listen when a new company calls. You're trusted now, so choose the work you enjoy.",
  },
  snake: {
    wood: "A raise is yours where you are, if somebody calm goes through your reasons first. You'd have no such person in another job, or with a team.",
    fire: "Settle your salary first and the promotion right after, while a careful colleague vouches for you. You'd lose that voice in a new job, or by launching one more idea.",
    earth:
      "Study with the one person who sees your mistakes, and name a raise once you've passed. Job offers and teams would pull the two of you apart.",
    metal:
      "Learn to calculate what you'd rather guess, while a patient teacher sits beside you. That teacher stays here if you change jobs, and pressing for pay would spoil the peace.",
    water:
      "Get your raise, and start something with someone who checks every piece. Another job or team would end that.",
  },
  horse: {
    wood: "When everyone's in a hurry, help is worth a lot, so go for a raise by day and a small business by night. Courses are for slower times.",
    fire: "Bosses decide fast now, so tell yours which group you'd like to lead, or apply to manage people elsewhere. Don't start anything new until that's settled.",
    earth:
      "Take the course you've dropped twice, and then commit to two years more in this job. Others run past good things now, and you can have them by staying.",
    metal: "Pick up a project that a rival dropped, and learn why it failed. Talk about a raise once it runs.",
    water:
      "Start with what others leave half done, and if nobody here has time to look, find a new job. Managing people who never sit down would exhaust you.",
  },
  goat: {
    wood: "Request a modest raise, kindly, and start something modest that makes the day easier for everybody. Skip the course, since what counts now is how people feel around you.",
    fire: "Kind people are put in charge this year, so let them think of you, here or in some new job. Launching a plan of your own would step on toes.",
    earth:
      "Stay put, study in peace, and take the mortgage ten minutes from work. Few firms are this gentle, and nothing pulls you away.",
    metal:
      "Join the gentlest colleague you have in a project, and study how she gets people to agree. Everybody feels underpaid, so any word about your raise would end in tears.",
    water:
      "Launch the idea that makes people laugh, and tell friends at other firms that you'd consider a new job. You'd hurt a team with the first careless remark.",
  },
  monkey: {
    wood: "Finish an old idea, get paid more for it, and learn the dull skill you always skip. A new job or project would be the tenth you leave open.",
    fire: "Aim for a promotion this year, and take the dull course in management that goes with it. Whatever you start now, or any new job, gets watched more closely than you'd like.",
    earth:
      "Study one subject all the way through, and sign that two-year bonus deal you keep dodging. Changing jobs or starting over would look like giving up again.",
    metal:
      "Learn how to finish, from a colleague who's good at it, while everybody is watching. Money and job offers come when you have something complete to show.",
    water: "Get truly good at one skill, not a little better at nine. Teams and job offers belong to another year.",
  },
  rooster: {
    wood: "Count what your work brings in, name a raise to match, and start the improvement those figures call for. Nobody will look at a certificate, so skip the course.",
    fire: "Follow the book this year, then claim the promotion, or a better title from another employer. Launch nothing that the book doesn't mention.",
    earth:
      "Get your license, and only afterward sign up for the retention bonus. You'll hate the order and love the result.",
    metal:
      "Start something that anyone can check, and learn to explain it plainly, since your rivals can't. The raise needs six months of proof first.",
    water:
      "Begin with something small, and polish it until other employers could see it. Leading people means weekly reports that you'd never write.",
  },
  dog: {
    wood: "Say straight out what raise you want, without the grin, and start something useful for the people who stuck by you. A course wouldn't earn their trust any sooner.",
    fire: "Volunteer for the team that's been treated badly, or apply for an open manager's job elsewhere. Start nothing else, so that people see you mean it.",
    earth:
      "Take the long training, and commit to using it here for two years. Nobody will stop you, and you'll like being believed.",
    metal:
      "Begin something with somebody who never lies, and learn to keep a promise in public. Leave questions of money until you've kept a few.",
    water:
      "Launch something plain that people can rely on, and it'll speak for you with a new employer as well. A team would have to be sure of you first.",
  },
  pig: {
    wood: "Your own raise comes first, and then a little business with fixed prices, even for friends. Loans and classes that you share with them would end badly.",
    fire: "Accept the promotion or the new job, even if a friend wanted it, too, and tell that friend first. Don't launch anything or sign a loan together.",
    earth:
      "Study something useful, and cover the cost yourself. Put off leases, loans and partnerships until all the bills are settled.",
    metal:
      "Begin your side business alone, on a small budget, and learn bookkeeping along the way. Salary talk sounds greedy this year, and a partnership could cost you a friend.",
    water:
      "Start something cheap that you can build alone, or let an old colleague help you find a new job. Don't make partners of your friends, and don't manage them.",
  },
};
