import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Start the small project you keep describing at lunch, and take a course for the part you can't do. Put off the raise, because too many people are after the same budget.",
    fire: "This year people want to see what you make, so launch it, here or with a new employer. A team would take strength that you're giving away already.",
    earth:
      "Go after more pay, because this year it's within reach, and start a small project that earns more than it costs. Hold off on training until there's a budget for it.",
    metal:
      "Say yes to a promotion, or find one with a new employer, because people upstairs want somebody who decides. Your own project can wait, since nobody tries new things this year.",
    water:
      "Learn budgets from somebody who lives with them, and sign the long contract if its numbers still add up afterward. This year is on your side in both.",
  },
  ox: {
    wood: "Start something that runs every week for a year, and learn the dull part from an older colleague. Let the raise rest until the new thing has lasted a winter.",
    fire: "You have plenty to show: begin the long project you've been avoiding, or carry your record to a new employer. Don't agree to lead anyone until you've slept through a few weekends.",
    earth:
      "Bring up your pay in January and start something solid on the side, because a yes from this year lasts. Evening classes are for a lighter year than this.",
    metal:
      "Go for the promotion, here or at a new company, because duty suits you once you're in charge. Whatever you'd love to launch has to rest until the old work is done.",
    water:
      "Pick the long certificate, the kind that takes a year of evenings, and sign the lease or contract you've been circling. You'll be bored twice, and both times it's worth staying.",
  },
  tiger: {
    wood: "Learn something that takes practice, with two friends who won't let you quit. Don't demand more pay or change jobs yet, since your temper would do the talking.",
    fire: "Use this loud year to learn how to speak without shouting, in a course with a coach. Changing jobs or taking over a team would cost you double, because you're running hot.",
    earth:
      "Push for a raise with all your papers in order, and have them add a course. A new job or a business of your own would drown in forms this year.",
    metal:
      "Take the team if they offer it, and train for it first, because this year forgives few mistakes. This isn't the time to change jobs or start a firm.",
    water:
      "Find an older teacher and learn one thing properly, and sign for years where you already are. Let a new job or a business idea rest until you're calmer.",
  },
  rabbit: {
    wood: "Let quiet people help you start your project, and learn from them how things get done without noise. Leave the raise alone: a committee decides, and it can't be rushed.",
    fire: "Launch your idea in a small circle, or look for a new employer who likes frank people. Say no to a team for now, because one sharp word would follow you.",
    earth:
      "Suggest a raise on trial, and start your own project the same way, so that nobody feels cornered. Skip the courses, because the lesson this year is tact, and that's free.",
    metal:
      "Try for a promotion, or for the same step at a new company, and keep your voice down. Your own project stays in the drawer, because the rules leave it no room.",
    water:
      "Study with the quietest expert you know, and sign the long contract on your desk, since both go smoothly this year if you don't push.",
  },
  dragon: {
    wood: "Start with a third of your plan, and take a class for the rest. The line for a raise is long this year, so stay out of it.",
    fire: "Begin something small enough to finish while the stars are busy, or apply where you'd be one of them. Running a team is too much, since this year tires you anyway.",
    earth:
      "Get your bonus agreed before the big launch, and claim a plain project of your own inside it. Courses can wait until the applause is over.",
    metal:
      "Go after the team behind the stars, or the job offer from a bigger employer. Postpone your own launch, because the big names take up all the room.",
    water:
      "Learn from a star of the office while nobody looks at you, and sign for years with people you'd choose anyway. It's a good year for both.",
  },
  snake: {
    wood: "Work on a side project and learn the skill it needs, while others trade rumors. Don't fight for pay or a new job until this rough year calms down.",
    fire: "It's a rough year for open mouths, so start a project and let the finished thing talk. Don't lead a team or sign for years while nerves are this short.",
    earth:
      "Even a rough year has money in it, so argue for a raise and begin a small project. A new job or a long lease should wait: each has a catch.",
    metal:
      "Take the team they give you and lead it by the book, because hard years respect rules. Start nothing and sign nothing for years until the gossip has passed.",
    water:
      "The classroom is your safest place in a rough year, so take a course with an exam. Don't change jobs or take over a team until you know what's being planned.",
  },
  horse: {
    wood: "Friends are ready to follow you, so lead them, and start what you've all been talking about. More pay can wait until there's something to share.",
    fire: "One of your best years for a jump: start your own project, or apply where somebody brave is needed. Take your friends along, because they're half of your luck.",
    earth:
      "Name your figure and say you'd like to lead, because friends speak up for you and the money is there. Courses are for a slower year.",
    metal:
      "They're looking for people to put in charge, so step forward, or let a new employer have you. Don't start anything of your own while every week brings a target.",
    water:
      "Take the lead when the plan changes halfway, because people follow you gladly this year, and learn from the old hand who helps.",
  },
  goat: {
    wood: "Start the modest version of your plan with two coworkers, and learn to work at their speed. Put off your raise, because others ask for theirs more gently.",
    fire: "Begin a project that people in the office really need, or look for a new employer with more heart. A team should wait, since you'd push it too hard this year.",
    earth:
      "Talk about your salary softly and in private, and begin a small project that helps your department. Keep classes for later, when people are on your side again.",
    metal:
      "Apply for the step up, with your own firm or another, and show that you can lead without shoving. Hold back your own project until people have forgiven your last push.",
    water:
      "Take a course together with a friend from work, and sign the long lease or contract with people who like you. Both are easier when you let somebody help.",
  },
  monkey: {
    wood: "Learn a second skill, so that a rough year finds you with two ways to be useful. Skip the fight over pay, and don't sign for years among such quick rivals.",
    fire: "Look for a new job or begin something of your own, because staying put is harder this year than moving. A team or a long lease would only tie you down.",
    earth:
      "Press for a raise while your results are fresh, because this rough year at least pays. Don't sign a lease or take over a team, since nothing stays where you put it.",
    metal:
      "Change jobs if this hard year takes yours apart, and go where they'd let you lead. Don't start your own firm or sign a long lease until the ground is steady.",
    water:
      "A certificate is the one thing nobody can change behind your back, so earn yours in this hard year. Leading a team or launching a project would hang on empty promises.",
  },
  rooster: {
    wood: "Start your idea before a neater colleague does, and take the course that proves you can run it. Keep quiet about a raise until your numbers are as good as your speech.",
    fire: "Bring out something of your own, with proof and without noise, and apply where people like plain words. Managing others can wait, since being heard takes all your strength.",
    earth:
      "Check your figures, go in for the raise, and start a project that you can prove with numbers. Training can wait, since a tidy desk earns you more this year.",
    metal:
      "Volunteer to lead, here or for a new employer, because strict years need somebody who'll take the blame. What you'd love to start is for a time when fewer people count mistakes.",
    water:
      "Learn from somebody strict, because this year it hardly hurts, and sign the long contract once every date in it is right.",
  },
  dog: {
    wood: "Lead the people who want a fairer rule, and start the change yourself, because this year they stand behind you. Your raise can wait until theirs has come through.",
    fire: "Start the campaign your office needs, or join a new employer who'd welcome it, because people listen to you this year. Choose one battle, and you'll win it.",
    earth:
      "Let friends put in a good word, and then go for the raise and the team. Skip the classes this year, because nobody doubts what you can do.",
    metal:
      "People trust you to be fair this year, so get yourself put in charge, here or at a new company. Your side project can wait until they can spare you.",
    water:
      "Accept the team with an old quarrel in it, because friends will back you, and learn from somebody who's made peace before.",
  },
  pig: {
    wood: "Book a course with a friend, because in one of your kindest years you learn fast beside somebody patient. A raise isn't likely, since the budget goes to new people.",
    fire: "Speak up for a raise, or let somebody kind carry your name to a new employer. Leading a team isn't for now, since you're already spending next week's energy.",
    earth:
      "More money is within easy reach, so name a modest figure in this kind year and let it come. Studying can wait, because what you know is worth enough.",
    metal:
      "Take the promotion and the pay that goes with it, since this year people want you to have both. A business of your own should wait, because its partners wouldn't stay.",
    water:
      "Learn from the colleague who likes you best, and bring up your pay, since few people refuse you this year. Hold off on your own project, because helpers would drift away.",
  },
};
