import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "A kind year for rank: take the bigger team, or apply where the title is higher. Let your own big project rest, because it would stop at the first rule.",
    fire: "Say yes to the team, and let the company send you on a budget course with it. People are glad to help you this year, so let them.",
    earth:
      "Pull two rivals into one project and offer to lead it, because people would sooner join you than fight you. Leave your raise until the work earns something.",
    metal:
      "Start the thing you keep describing, then show it to a new employer. It's a friendly year, and people judge you by what you've made.",
    water:
      "Go for the raise, and for the team that justifies it: money is in reach and you have friends. Courses are for a calmer year, when you can be spared.",
  },
  ox: {
    wood: "Old ties come loose this year, so step up for the promotion, or look at another employer. Don't begin anything big or sign for years yet, because today's promises won't hold.",
    fire: "Go back to class: somebody will support you, and your memory for details could use the help. Don't launch anything or sign a long contract while the old deals still cause trouble.",
    earth:
      "Train quietly and get one solid skill on paper while your rivals argue about old deals. A raise or a permanent contract is for a year when tempers are cooler.",
    metal:
      "The old deal is coming loose: apply elsewhere, and begin the plan it never left room for. Leave teams and long contracts alone until last year's promises are kept.",
    water:
      "Reopen the old talk about your salary, because it can move this year if you're patient. Put off long contracts, since terms keep changing, and evening classes, since you need the time.",
  },
  tiger: {
    wood: "Many teams have lost their boss this year, so offer to lead one, or apply where a chair is empty. Your own business can wait until fewer people try the same.",
    fire: "Take the long course, and sign for years with the people who support you. While everyone else argues, you'll be the one who knows how it's done.",
    earth:
      "Start your project with a strong rival instead of against one, and learn which approvals it needs. Hold off on the pay talk, because too many people want the same budget.",
    metal:
      "Begin something small with a finish date, and use it to get a job offer elsewhere. Don't take on a team yet: you'd get the hard targets without the people.",
    water:
      "Name your price before the big move comes, and have a project ready that needs you. Let the certificate rest, because things get decided in a day and you should be there.",
  },
  rabbit: {
    wood: "Titles go to quiet candidates this year, so try for the promotion, or talk discreetly with another employer. Hold new projects and long contracts until the gossip dies down.",
    fire: "An evening class does you good this year: people there judge you by your work, not by rumors. Don't sign anything long until things are calm at the office.",
    earth:
      "Try a small project with a rival, and learn how that person keeps people calm. Don't push for money or sign for years while rumors about you go around.",
    metal:
      "Let your work do the talking: begin something people can see, and show it to another employer. A team or a long contract would cost you dearly while every word gets twisted.",
    water:
      "Bring up your pay softly, and begin something small on the side, because quiet people get more this year. Courses and long contracts can wait until people talk about you less.",
  },
  dragon: {
    wood: "Your own year is a hard one: take a course in planning, and lead only the team you have. Changing jobs or starting something grand would double the promises you owe.",
    fire: "Learn the part you've been bluffing through, and sign for years where people still support you. A rough year for your pride is no time to change jobs or launch anything.",
    earth:
      "Pick one course and finish it, because rivals are watching which of your promises you keep. Another job or a raise can wait in a year when pride does the talking.",
    metal:
      "Use this hard year to finish a certificate, and save your other energy for old promises. A new job or a team would ask for more than you have left.",
    water:
      "A modest raise is in reach in this touchy year, and a short course helps you earn it. Keep your employer, and let others lead while your old promises come due.",
  },
  snake: {
    wood: "Go after the promotion while titles change hands, or apply at another employer. A business of your own is better begun once the new rules are known.",
    fire: "Choose a course with substance, and sign with the company that supports you through it. Just decide on a calm day, because nerves are short this year.",
    earth:
      "Begin the project with somebody who checks everything, and learn from the checking. Don't bring up your salary yet, because this year the credit is shared and so is the budget.",
    metal:
      "Start a small version of your idea, and let the results win you a job offer. Somebody else should manage the people, because you're giving out plenty already.",
    water:
      "Prepare your case for more money in silence, and begin your side plan without telling the office. Leave training aside, because the hours bring in more elsewhere this year.",
  },
  horse: {
    wood: "Eyes are on you, so reach early for the promotion, or for a better title at another employer. Don't begin your own business: the crowd moves on before it buys.",
    fire: "People are behind you, so get the course approved, and sign the long contract while they're still excited. Everything moves fast this year, so speak first.",
    earth:
      "Get your project going before summer with an orderly colleague, and learn the planning from that person. Your raise comes later, since too many rivals want one budget.",
    metal:
      "Launch early, and let the people who see the result bring up another job. Don't take a team now, because you'd give your best hours to its problems.",
    water:
      "Talk about your salary while the applause is fresh, and begin the side project that same month. A long course can wait, since plans will change before you could use it.",
  },
  goat: {
    wood: "Go for the promotion with the people you'd help behind you, or find an employer with kinder hours. A project of your own can wait, because people want care before vision.",
    fire: "Accept the training you're offered, and sign for years where your work does somebody good. People like to invest in you now, if you say openly what it means to you.",
    earth:
      "Begin a project that makes everyone's day easier, and learn from the people who'd use it. Leave money out of it, because you'd seem to take it from the others.",
    metal:
      "Start with something small that people need, and put it at the top when you apply for another job. Leading a team would drain you, since you already give too much away.",
    water:
      "Money comes through friends this year: let one put in a word for your raise, and begin the side business with another. Skip the degree, because friends will want those evenings.",
  },
  monkey: {
    wood: "One of your best years to lead clever people, here or at another employer with a bigger name. Let your own business rest, because most new ideas get dropped this year.",
    fire: "Take the bigger team, and learn what your quick people know, because they'll gladly teach you. It's a kind year, as long as your public promises stay small.",
    earth:
      "Clever people want you at the front this year, so offer to lead, and start the project while they're keen. Your raise can come after the thing has earned its keep.",
    metal:
      "Begin what clever friends keep urging you to build, and let it bring you a job offer. This is a kind year for anything with your name on it.",
    water:
      "Get a firm number for your raise, and the team with it, because both are in reach. No courses yet: quick colleagues will show you what you need.",
  },
  rooster: {
    wood: "It's one of your best years, so take the promotion, and sign the long contract with it. New projects are for later, once the ones you have are in order.",
    fire: "Sign the long contract with people who check their work, and take the course they offer. This is one of your best years for anything that lasts.",
    earth:
      "Sign with a partner who keeps you on schedule, and begin the project together, in one of your kindest years. Your raise can wait until the first deadline is met.",
    metal:
      "Start what you've sketched in this kind year, and commit to a partner for the details. Don't manage a team yet, because it would cost you your evenings.",
    water:
      "Money is in reach in one of your best years, so name your raise, and sign for years if they agree. The certificate can wait, because your results are proof enough.",
  },
  dog: {
    wood: "If your place turns against you in this rough year, apply elsewhere, and say that you'd like to lead. Don't start anything or sign for years until the new rules are settled.",
    fire: "A change helps in this hard year: apply for another job, and learn what your critics say you lack. Projects and long contracts can wait, because everything you announce gets attacked.",
    earth:
      "Look for an employer where nobody's tired of your plans, and train for the dull half first. Don't fight for a raise or sign a long lease in such a rough year.",
    metal:
      "Find another employer quietly, and begin something small that answers your critics better than words. In this rough year, managing a team or signing for years would only add noise.",
    water:
      "Settle the old quarrel about your pay, and if that fails, let another employer name a figure. It's a rough year, so put off contracts and courses until things are calm.",
  },
  pig: {
    wood: "Budgets are growing, so say that you'd like to lead the new people, or hear what another employer offers. Don't start anything else, because you have plenty going already.",
    fire: "Study while people are kind to you, and sign for as long as they'll have you. Nobody rushes you this year, so set the dates yourself.",
    earth:
      "Begin something modest with friends, and learn from the one who finishes things. Save the pay talk, because nobody decides about budgets in such an easygoing year.",
    metal:
      "Call in your favors: begin the project with people who owe you, and hear about another job from them. Let somebody else lead, because you'd look after everybody but yourself.",
    water:
      "Nobody offers more pay unless you name it, so name it, and begin something with an old colleague. Leave the license for later, once the work is bringing something in.",
  },
};
