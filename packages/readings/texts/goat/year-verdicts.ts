import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Go after the promotion, or change jobs to get one, because bosses think more of you than you hear. Your own projects and long contracts can wait, because you'd misread the terms.",
    fire: "Take a class in budgets or spreadsheets: help is there this year, and numbers will lose their sting. Don't sign anything for years yet, because you'd hear promises that nobody made.",
    earth:
      "Start the small thing you keep describing to friends, and learn the missing part from a colleague. Talks about money would end in hurt feelings, so no raise and no lease yet.",
    metal:
      "Make something of your own that people can see, then apply elsewhere with it: work is harder to misunderstand than words. Teams and long contracts need clear words, so not yet.",
    water:
      "Go for a higher salary this year, and begin the side business that friends keep suggesting. Let the long lease and evening courses rest: you'd misread one and miss the other.",
  },
  ox: {
    wood: "A rough year where you are, so apply elsewhere, above all for a position that puts you in charge. Don't begin a project or sign for years until you've settled in.",
    fire: "This is a hard year, so hide in a course: support is there, and strict people respect a certificate. A team or a project of your own would only bring more rules.",
    earth:
      "It's a rough year to be alone in, so learn something new together with a colleague. A raise or a long contract would mean a fight over every comma, so not now.",
    metal:
      "A hard year can also be the way out: begin a sample of your best work, and change jobs with it. Don't take over a team or sign for years yet.",
    water:
      "The one good thing about this rough year is money, so ask for a raise, with figures and no speech. Leave teams and long contracts alone until the air clears.",
  },
  tiger: {
    wood: "You can lead this year, here or with a new employer, because several desks near the top are empty. Don't start something of your own yet: you'd have to shout.",
    fire: "Take the long course and sign the permanent contract, because this year you have backing, and both will outlast the noise.",
    earth:
      "Start your own project and learn the paperwork that goes with it, because helpers are easy to find. Too many people want the same money, so let the raise rest.",
    metal:
      "Launch what you've been making quietly, then let another employer see it: your work draws attention this year. Hold off on a team, because you'd never have a quiet morning again.",
    water:
      "Put a price on your ideas: ask for more money, and begin one small project that carries your name. Put off evening classes, because every free evening brings something in.",
  },
  rabbit: {
    wood: "One of your best years: accept a team, or let a new company win you, because the right people recommend you. Don't start anything of your own while they're calling.",
    fire: "It's one of your best years: say yes when somebody you admire wants you to lead, and let them pay for the training.",
    earth:
      "A friendly year: lead a small team and start something with it, because helpers turn up without being called. The raise is the one thing they'd compete for, so let it wait.",
    metal:
      "Begin the thing you've only sketched, and apply to the company you admire, because the right eyes are on you, and they're kind. Name your terms early.",
    water:
      "Friendly people listen this year, so ask for better pay, and ask to manage the group as well. Skip the courses: you already know enough for both.",
  },
  dragon: {
    wood: "Let somebody put you in charge of one part of something big, even if it means changing jobs: steady people are scarce. Whatever you begin alone would go unnoticed.",
    fire: "Big plans need trained people, so take the course they offer and sign the longer contract that comes with it. In a loud year, that's your quiet corner.",
    earth:
      "Start your own small project beside the huge one, and learn from the experts it brings in. The raise can wait, because all the money is already promised.",
    metal:
      "Begin one small thing and finish it, then show it to a new employer, because everyone else only has plans. Don't lead a team yet: it would swallow your evenings.",
    water:
      "Charge for your kindness this year: ask for a raise, and start the side business that you now do for free. Classes are for a year with free evenings.",
  },
  snake: {
    wood: "Aim higher than you'd dare, at a promotion here or a new job elsewhere, because quiet people think highly of you. A business of your own is for a calmer year.",
    fire: "Study for the next level, even if it seems above you, and sign the long contract they offer. Somebody you've hardly noticed has put in a word for you.",
    earth:
      "Bring out the project you've been too modest to mention, and learn from the old hands who'd like to see it. Save the raise for a year with fewer rivals.",
    metal:
      "Put your name on what you make: begin a project that shows it, and apply where such work is valued. Don't take on a team yet: you'd stop making things.",
    water:
      "Double the raise you had in mind, and begin charging for the advice you give away. More training would be an excuse: what you know is worth more than you get.",
  },
  horse: {
    wood: "Say yes to the team and sign the long contract: it's a fine year, and you aren't alone. Starting something by yourself can wait, because you're better in a pair.",
    fire: "Settle in during this kind year: sign the permanent contract or the lease, and take the course you've been eyeing. You'll seldom be offered better terms.",
    earth:
      "Make it official with a work partner you trust, and start what you two keep planning: this year is kind to pairs. No raise for now: counting would spoil it.",
    metal:
      "You couldn't have better company this year, so begin something of your own and sign a contract with the partner it needs. Managing people is for later: it eats your best hours.",
    water:
      "Get the raise first and then sign for years, in that order: in a year this good, everyone wants to keep you. Courses can wait: you're wanted as you are.",
  },
  goat: {
    wood: "Accept the small team and the training that comes with it, because duty steadies you this year. Don't start anything or apply elsewhere on the strength of one bad day.",
    fire: "Stay where you're liked: take the course, and sign the long contract if they offer one. A new job or a new project can wait, because you decide in a bad mood.",
    earth:
      "Learn something useful with a friend, because company carries you through this touchy year. Leave the raise and the job search alone for now, because every no would hurt twice.",
    metal:
      "Put your strength into one new skill, because you've given out far more than you took in. Let every new job and every team pass until remarks stop stinging.",
    water:
      "Get the raise where you are, and learn to name a figure without blushing: the money's there. Don't change jobs or start a business while small things hurt so much.",
  },
  monkey: {
    wood: "Say aloud that you'd like to lead, here or at a new company, because clever people need somebody steady. A project of your own would be borrowed before it's finished.",
    fire: "Learn the tools that clever colleagues use, and sign the steady contract when it's offered. Both are still yours when the fun is over.",
    earth:
      "Start the idea that colleagues keep borrowing, and learn the technical half from the cleverest of them. Your raise can wait until fewer people are asking at once.",
    metal:
      "Launch your idea before somebody borrows it, and apply elsewhere if nobody listens: your work shows well now. Clever people are hard to manage, so no team yet.",
    water:
      "You lend out too much for free: ask for a raise, and start selling the rest as a small business. Don't book a course now, because the others are learning from you.",
  },
  rooster: {
    wood: "Apply for the promotion, here or with another employer, because exact people trust your care. Begin nothing on the side, since the rules of one place are enough.",
    fire: "A certificate and a signed contract do more for you this year than charm, so get both while people are helping.",
    earth:
      "Begin a small project with a clear end, and learn from a tidy colleague how to get there. Don't ask for a raise yet, because somebody would point at your late report.",
    metal:
      "Start a project in which every detail is yours, and apply with it somewhere new: care gets noticed now. Don't lead others yet, because you'd redo their work at night.",
    water:
      "Take exact figures to your boss for a raise, and finally start what you keep perfecting in your head. Leave the courses alone: you've practiced enough.",
  },
  dog: {
    wood: "Step up and lead in this hard year, because firm duties keep you from promising everyone everything. Don't start anything or sign for years, since each new promise gets counted.",
    fire: "Train for something in this rough year, because teachers are on your side. A new job or a team would be one promise too many, so let both rest.",
    earth:
      "Use this hard year to learn from somebody reliable, because that help is free. A raise or a new job can wait until the last broken promise is forgotten.",
    metal:
      "Making one small thing of your own will carry you through this hard year, so start now. Leading people or signing for years would mean more promises than you can keep.",
    water:
      "Remind them of the raise you were promised, because money does move in this rough year. Put off changing jobs and long contracts, because both would come loose again.",
  },
  pig: {
    wood: "Let friends know that you'd lead, and that you'd change jobs to do it: they're hiring this year. A business of your own can wait, because they'd all want it free.",
    fire: "It's a generous year: ask to lead the thing you care about, and have your training paid for as well. Say it aloud, because nobody guesses.",
    earth:
      "Gather the people who like you, lead them in something modest, and start before it's perfect. Don't bring up a raise: among friends, money would only make things stiff.",
    metal:
      "One of your warmest years: start something of your own, and tell friends that you'd look at a new job, because they open doors gladly.",
    water:
      "Name the salary you'd like and the team you'd lead, because the people who decide are fond of you. Classes can wait, since dinners do more for you now.",
  },
};
