import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take the course and sign the long contract, once you've heard from people who did the same what they'd do differently.",
    fire: "Begin the project you've kept to yourself, and learn what it needs as you go. A pay request goes better once fewer people want the same money.",
    earth:
      "Start something small, or apply for a better job, because your work gets talked about in the right rooms. Don't take over a team yet, since you answer enough questions already.",
    metal:
      "Name your price this year and pitch a project that saves money, because savings are all anyone talks about. The certificate can stay on your wish list, since nobody counts those now.",
    water:
      "In a year of gossip, people want someone in charge who listens, so take a promotion or a new job. Let your own project rest, or everyone will be talking about it.",
  },
  ox: {
    wood: "It's one of your kindest years: take on the team, and let the firm train you for it while somebody steady has your back.",
    fire: "Step up to lead, and start the big project with someone patient, since no rival outlasts two people. Save the raise for a year when fewer people want one.",
    earth:
      "You have the plan and somebody else has the stamina, so launch it this year, or take both of you to a new employer.",
    metal:
      "Old promises get kept this year, so collect the raise you were due, and the team that should have come with it. A course can wait, since nobody doubts your skills.",
    water:
      "Someone steady is speaking well of you, so let them promote you, or take a new job one step up. Any project of your own would get stuck in the rules.",
  },
  tiger: {
    wood: "Use a rough year to study, because in a classroom nobody takes your silence personally. Turn down a new job or a team for now, since you'd walk into somebody else's fight.",
    fire: "Silence makes a rough year worse, so launch your project in public and learn to argue for it. Leave the raise and any job offer alone until tempers cool.",
    earth:
      "Start one small project and tell everyone about it early: in a rough year, secrets get misread. Don't sign anything long, and leave the angry team to somebody louder.",
    metal:
      "Even in a rough year, good results get rewarded, so press for your bonus and begin the side project. Refuse any job offer or long contract that comes in a hurry.",
    water:
      "Accept the team if it's offered, but explain yourself daily, because this is a rough year for quiet bosses. Sign nothing and launch nothing, or people will suspect a plot.",
  },
  rabbit: {
    wood: "A gentle year to get the certificate and to sign for years with people you like, since both come with good company for once.",
    fire: "This year has plenty of good company, so start something together and take the class with your rivals. Talks about pay can wait, since one wrong word would sour them.",
    earth:
      "Try out something of your own, or a new job with a trial period, because both let you step back politely. Being in charge would only eat your evenings.",
    metal:
      "Polite firmness wins this year, so bring up your salary with a number in hand, and propose that project. Extra classes can wait, since nobody would repay the hours.",
    water:
      "Put yourself forward to manage, or apply where they value tact, because good manners get quiet people chosen this year. Your own launch would look impatient, so keep it for later.",
  },
  dragon: {
    wood: "While everyone else talks big, study something solid and sign that contract for years, since you're the only one who reads the terms.",
    fire: "Get your own project going quietly and learn from the loud ones, because nobody interferes with small beginnings this year. Save your salary talk until the big show has been paid for.",
    earth:
      "There's real budget around, so start the thing you've sketched for months, or apply to a firm that's growing. Leading a team would swallow the hours that you need for it.",
    metal:
      "Raise the question of money, and begin that side business, because while the big names make noise, quiet people set the terms. Training can wait for a duller year.",
    water:
      "Claim a small, good team, here or at a new company, because grand plans are shrinking to your size. Hold off on a launch until the cutting stops.",
  },
  snake: {
    wood: "Support comes easily in your own year, so accept the training and sign for several years. A launch or a new job would only feed your doubts.",
    fire: "Your own year goes easier with other people around the table, so learn something in a group. Don't push for money or change jobs while everyone's nerves are this short.",
    earth:
      "Pick one skill and take all year over it, because you do your best work slowly in your own year. Changing jobs or taking on a team would cost you sleep.",
    metal:
      "Speak up about pay and get the certificate: both are solid ground in your own year. Any job offer or new project would be a guess, and guesses go badly now.",
    water:
      "Take the promotion if they offer it, and study for it, because rank suits you in your own year. Skip any new job or launch, since you'd brood over either.",
  },
  horse: {
    wood: "In a hurried year, you're the one who reads to the end, so take a thorough course and sign a thorough contract.",
    fire: "Decisions come fast this year, so launch your idea with its costs worked out, and learn to present it. Talk about pay has to wait while so many want the same budget.",
    earth:
      "Begin the project you can finish alone, or change jobs to a firm that plans ahead, because good work gets noticed fast. Keep out of management until people stop wanting everything overnight.",
    metal:
      "Go for the raise once your numbers are in, and pitch the project next, because good figures get rewarded at once. Put off the course, which would show results too late.",
    water:
      "In all this hurry they need somebody calm, so let yourself be promoted, here or with a new employer. Your own launch needs plans that stand still for a month.",
  },
  goat: {
    wood: "Modest wishes are granted this year, so put in for the training and a permanent contract, and word both kindly.",
    fire: "Start the project you really care about and learn to speak from the heart, because this year caring gets a budget. Talk of money would hurt somebody, so let it rest.",
    earth:
      "Begin a project you'd enjoy, or take the job offer from kinder people, because good work is met with warmth. Turn down the team, since you'd have to comfort everyone in it.",
    metal:
      "Name the figure you want, because even gentle people talk firmly about money this year, and pitch your project in the same mild voice. Classes can wait, since they earn nothing yet.",
    water:
      "Soft-spoken bosses are wanted this year, so say you'd like to lead, to your boss or to a new employer. Your launch would step on somebody's toes, so hold it back.",
  },
  monkey: {
    wood: "Let a clever partner teach you a skill, then talk about money together, because you two are hard to refuse. A team or another job would pull you apart.",
    fire: "Take a course with somebody quick, because in this good year you each know what the other lacks. Don't chase another job or more money, since clever gambles go wrong in public.",
    earth:
      "This is one of your best years, so get the raise, and start something practical with a talkative partner. Running a team or changing jobs would break up what works so well.",
    metal:
      "Bargain hard for your pay in this good year, because a talkative friend opens the door and you hold the line. No job offer or promotion is worth leaving that friend.",
    water:
      "Get promises about your salary and the promotion in writing, because this good year brings plenty of them, quickly. Don't start anything or change jobs on the strength of talk.",
  },
  rooster: {
    wood: "The proof is on your side this year, one of your best, so move up to lead the group and take the course it calls for.",
    fire: "Say yes to running the team, and launch what you've tested, because proof beats bragging in this kind year. Hold off on a raise until the shouting is over.",
    earth:
      "This year you can prove you're right, so start the cleanup nobody dares to propose, or take your sharp eye to a new job.",
    metal:
      "Prove what you're worth and get the money, and the team with it, because the numbers favor you in a kind year. Certificates can wait, since your figures say more.",
    water:
      "Volunteer to be in charge, or go where a new employer wants careful people, because inspections make you look good this year. Your project can rest while everything is being checked.",
  },
  dog: {
    wood: "A fair year is kind to people who mean to stay, so study for the license and sign for the long term.",
    fire: "Start what you believe in and train with the people who'll join you, because helpers come easily once they see what drives you. Your pay can wait until old complaints are heard.",
    earth:
      "Trust brings work this year, so launch a reliable little service of your own, or apply where your word counts. Don't supervise anyone yet, since you give away enough hours already.",
    metal:
      "Tell your boss why you want the raise, and begin the project you've explained to nobody yet, because honest reasons win. Leave courses alone, since they bring in nothing this year.",
    water:
      "Accept the management role, or one with a new employer, because the people above you come around this year. Your own project can wait, since they'd wonder about your motives.",
  },
  pig: {
    wood: "Let a rough year move you on: look at every job offer and take the course that helps you leave. Launching anything or signing a lease would only tie you down.",
    fire: "Rivals are busy promising too much in this rough year, so look for another job calmly, and study while you search. Sign nothing and count on no bonus until it's really there.",
    earth:
      "Apply elsewhere without hurry, and start something modest on the side, because a rough year goes easier with a second plan. Don't sign a loan or accept a team until it's over.",
    metal:
      "Get a raise here or a new job elsewhere, because a rough year is the time to find out your worth. Sign nothing long, and skip the course while things keep shifting.",
    water:
      "Look up old colleagues about another job or a team to lead, because they open doors in this rough year. Launch nothing and sign nothing until your plans stop leaking.",
  },
};
