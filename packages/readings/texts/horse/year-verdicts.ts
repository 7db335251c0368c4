import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "This job won't settle down, so learn whatever the firm still pays for and take it to a new job. Hold off on a business or a lease until you're out.",
    fire: "Everybody wants out in such a rough year, so study in the evenings and apply elsewhere before your colleagues do. Don't press for money or sign anything long yet.",
    earth:
      "Begin something small of your own and show it to other employers: it's your way out of a rough year. Don't tie yourself to a team or a lease now.",
    metal:
      "Rough as the year is, money is in reach: find a better job offer, then talk salary with both sides. Courses and long contracts would only hold you in place.",
    water:
      "It's rough where you are, so apply for a new job, ideally one with a team to lead. Leases and side businesses have to wait for calmer days.",
  },
  ox: {
    wood: "Get yourself trained, above all in planning your time, while patient people are ready to help. Put off long contracts as long as so much gets misunderstood.",
    fire: "Join forces with a colleague to start something, and learn from each other as you go. Talk of salary goes wrong with this boss, and so do long contracts.",
    earth:
      "Get your own project going, and if nobody here understands it, show it to a new employer. Promotions and leases should rest while half of what you say is misheard.",
    metal:
      "Claim the raise that you were half promised, and start the project that pays for it. Hold off on courses and contracts until you and your boss hear the same thing.",
    water:
      "Duties are being handed out, so say plainly, here or to a new employer, that you want to lead people. Launching a business or signing a lease would cost you this year.",
  },
  tiger: {
    wood: "It's one of your best years: lead the team that your friends are putting together, and take the course that makes you good at it.",
    fire: "Put yourself in charge and launch what your friends have talked about for ages, because people follow you this year. Leave money out of it until there's something to show.",
    earth:
      "Ideas come easily this year, so start something with your friends, or follow one of them to a new job. Just work out the cost, since nobody else will.",
    metal:
      "Lead the group that nobody else dares to take, and name the raise that goes with it before you say yes. Courses are for a quieter year.",
    water:
      "Go for a promotion, if need be with a new employer: your friends praise you upstairs. Any launch must wait until headquarters makes up its mind.",
  },
  rabbit: {
    wood: "Take a course with fixed hours and go every single time, since people like to help somebody who keeps a date. Put off launches and leases: agreements come apart easily.",
    fire: "Company keeps you in your seat, so learn together with a colleague this year. Let money and contracts rest, since both would end in a quarrel.",
    earth:
      "Everything can be tested first this year, so meet new employers and try out a project. Leave teams and leases alone while promises come loose.",
    metal:
      "Set a date for your raise and keep it: there's money for people who are in the room. Skip the course for now, and long contracts too, with their strict small print.",
    water:
      "Show your boss, or another employer, that you can manage people, while few others volunteer. Whatever you'd start or sign this year falls through, so wait.",
  },
  dragon: {
    wood: "Plans are growing and people want you in them, so take the training, and sign for years if you're asked. Read the dull half first.",
    fire: "Begin a project with people as lively as you are, and learn from the best of them. Salary is a poor subject this year: everyone wants the same raise.",
    earth:
      "Everyone sees your work now, so begin something under your own name, or let it carry you to a new job. Say no to a team: you give out enough already.",
    metal:
      "You make other people's plans pay, so collect a raise, and a budget for your own project. A certificate can wait: nobody doubts what you can do.",
    water:
      "Let the important people who've seen you at your best give you a team, or recommend you to a new employer. Your own launch can wait until plans stop shrinking.",
  },
  snake: {
    wood: "Help is on offer: study for the certificate, and commit yourself for years to the firm that pays for it. You'll like it more than you think.",
    fire: "Two of you want the same project, so start it together, and learn how the calmer one plans. Don't bring up money yet: several people are waiting for the same sum.",
    earth:
      "New employers look for finished work this year, so make something of your own and put it on show. Leading a group would only take you away from it.",
    metal:
      "Money is in reach if you keep calm, so name your salary once, and start the side business you have in mind. Leave the course until you know what it's for.",
    water:
      "People above you are choosing, so aim for the next rank, as team lead here or in another job. Begin nothing until you know their plans.",
  },
  horse: {
    wood: "A rough year needs firm ground: study with somebody who knows you, and sign on for years where you are. A business or another job only looks better from here.",
    fire: "Take one course to its last day, because learning is what steadies you in a rough year. Don't change jobs or press for a raise while you're this impatient.",
    earth:
      "You give out more than you get this year, so pick up a skill that saves you hours. A team or a new job would be too much for nerves this thin.",
    metal:
      "Results are rewarded even in a rough year, so push for a raise and for training. Changing jobs in anger would cost you both, and a team would try your patience.",
    water:
      "Responsibility is coming in a year that's rough enough, so train as a manager before you lead. Don't launch anything or change jobs in a mood that will pass.",
  },
  goat: {
    wood: "Sign up for the long run in this kind year, with a permanent contract or a mortgage, and take all the training you're offered. You won't even be bored.",
    fire: "Say yes to a partnership or long contract, and start something with a friend, because what you settle in this good year lasts. Leave raises for later, since others want them, too.",
    earth:
      "Launch what you've planned with a friend at work, and commit to it for years, because together you finish things. A team on top of it would wear you out.",
    metal:
      "People like you this year and have the means, so get a raise, and have it put into a long contract. Courses can wait, since somebody beside you knows the rest.",
    water:
      "Accept the team, and the permanent contract with it, because people above you trust you this year. Starting something on the side would only spoil it.",
  },
  monkey: {
    wood: "Learn one subject to the end, and sign for one thing that lasts, while help is there for both. Choose once, and then stop looking around.",
    fire: "Start the thing with your cleverest rival instead of against them, and learn their tricks while you're at it. Raises are fought over this year, so stay out of that.",
    earth:
      "Start one small thing of your own and finish it, because that's what you'll show when you apply elsewhere. Leave teams to others while nobody knows next month's plan.",
    metal:
      "Get paid for what you've finished, with a raise or a bonus, before you start the next clever thing. The certificate can wait, because next month they'll want a different one.",
    water:
      "Offer to lead a group, or find a new job in which you do: people want one steady voice this year. Don't start anything clever, or you'd be part of the problem.",
  },
  rooster: {
    wood: "Get a certificate at the firm's expense and sign the contract that goes with it: proof counts this year. Staying put for once will do you good.",
    fire: "Promises are cheap this year, so run a small project that anybody can check, and get a license in your field. Money is for later, when you've proved your point.",
    earth:
      "Start something small that can be counted, because figures impress your boss and the next employer more than charm does. Turn down a team, since its paperwork would eat your evenings.",
    metal:
      "Figures win this year: count what you bring in, put in for a raise, and start the thing that brings in more. Another certificate wouldn't impress anybody.",
    water:
      "Go for supervisor, in this firm or a new company, and keep to the rules until you have it. Begin nothing on the side while somebody's watching the clock.",
  },
  dog: {
    wood: "People would follow you anywhere this year, so lead a team, and take a course first to know where you're going.",
    fire: "Your friends need a voice, so lead them, and begin the project they all believe in. Pay is the wrong subject while old complaints are being heard.",
    earth:
      "Good friends and good ideas come together: launch something, or let a friend get you a new job. Keep an afternoon a week for yourself.",
    metal:
      "Money and a team are both in reach in this kind year, so name your raise and say that you'd lead. Courses can wait: people trust you already.",
    water:
      "People with influence speak up for you, so take the team that's offered, or the new job. A pet project can wait while others count on you.",
  },
  pig: {
    wood: "Budgets are growing: learn from somebody who loves to explain, and accept the long contract that follows. Just sleep on it first, for once.",
    fire: "Launch something with the people you eat lunch with, and learn to listen to the quiet one. Don't mention raises: the money is already spent.",
    earth:
      "Start modestly and talk about it at the table, because that's how new employers hear of you. A team would keep you in meetings until nine, so not yet.",
    metal:
      "Bring up your raise when people are well fed, and launch your idea while they're still smiling. Courses won't help you: nobody is asking for diplomas.",
    water:
      "Stay in touch with old bosses, because one of them has a new job for you, or a team to lead. Don't start a business on the strength of one nice evening.",
  },
};
