import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Go after the promotion, here or at a new company, because bosses think more of you than you hear. In a project or a mortgage, you'd misread the terms.",
    fire: "Take a class in budgets, and numbers lose their sting. Don't sign a retention deal yet, because you'd hear promises in it that nobody made.",
    earth:
      "Start what you keep describing to friends, and learn the missing part from a colleague. A raise or a car loan means talk about sums, and sums hurt just now.",
    metal:
      "Start something that people can see, then apply elsewhere with it, because work is harder to misunderstand than words. Teams and partnerships need clear words.",
    water:
      "Go for a higher salary, and open the side business your friends keep suggesting. This year you'd misread the lease for a shop and miss half of the evening course.",
  },
  ox: {
    wood: "Apply elsewhere, above all for a position that puts you in charge of people. Don't begin a project or sign a lease until you've settled in.",
    fire: "Hide in a course, because strict people respect a certificate. A team or your own project would only bring more rules.",
    earth:
      "Learn how a calm colleague survives the rules. A raise or a relocation contract means a fight over every comma.",
    metal:
      "Begin a sample of your best work, and change jobs with it. If you took a team or signed a noncompete, you'd be stuck where every day is an argument.",
    water:
      "The one good thing about this rough year is money, so ask for a raise, with figures and no speech. Leave teams and mortgages alone until the air clears.",
  },
  tiger: {
    wood: "Several desks near the top are empty, so say which group you'd lead, or look for one at a new company. To start something alone, you'd have to shout.",
    fire: "You have backing, so reach for the long course, even if it means signing an agreement to stay. All that's in your way is noise.",
    earth:
      "Start a project that's yours alone, and learn the paperwork, because helpers are easy to find. The raise goes to the loudest voice this year, and that isn't yours.",
    metal:
      "Launch what you've made in silence, and let another employer hear of it. With a team, you'd never have a quiet morning again.",
    water:
      "Put a price on your ideas: get more money for them, and begin one small project that carries your name. Evening classes would eat the hours that bring something in.",
  },
  rabbit: {
    wood: "Take over a team, or join a new company, because the right people keep recommending you. If you start something alone now, you won't hear the phone.",
    fire: "When somebody you admire wants you to lead a group, say yes, and let them pay for your training. The only obstacle is your modesty.",
    earth:
      "Lead a small team and start something with it, because helpers turn up without being called. A raise is the one thing they'd compete with you for.",
    metal:
      "Begin what only exists as a sketch, and apply to the company you admire. The right eyes are on you, and they like what they see.",
    water:
      "People who like you are listening, so name a better salary, and say that you'd manage the group as well. You know enough for both without a course.",
  },
  dragon: {
    wood: "Lead one part of something big, even if that means a new job, because steady people are scarce. Whatever you begin alone would go unnoticed.",
    fire: "Big plans need trained people, so let the firm pay for your course, and commit to staying a year in return. In a loud year, that's your quiet corner.",
    earth:
      "Start a small project beside the huge one, and learn from the experts who come in for it. This year's money for raises has gone into the new lobby.",
    metal:
      "Others only have plans, so begin one small thing, finish it, and apply elsewhere with it in your bag. A team would swallow your evenings.",
    water:
      "Charge for your kindness: get a raise, and make a side business of the rest. Classes are for people with free evenings.",
  },
  snake: {
    wood: "Aim one step higher than you dare, at a promotion or even at a new company. A side business would only be a place to hide.",
    fire: "Study for the next level, though it seems above you, and go for the mortgage on a place you love. Nobody has a word against either.",
    earth:
      "Bring out the project you've been too modest to mention, and learn from the quiet expert who'd like to see it. In a contest over raises, you'd bow out first.",
    metal:
      "Begin a project with your name on the cover, and apply where such work is valued. With a team to run, you'd stop making things.",
    water:
      "Double the raise you had in mind, and begin to sell the advice you give away. More training would only be an excuse.",
  },
  horse: {
    wood: "Say yes to the team, and commit to a full two years of it, because you won't be on your own. Starting something by yourself would be half as good.",
    fire: "Settle in: sign the two-year bonus deal, and take the course you've been eyeing. You'll seldom be offered better terms.",
    earth:
      "Make it official with a work partner you trust, and start what you two keep planning. Talk of raises would set you counting, and that spoils it.",
    metal:
      "You couldn't ask for better company, so begin something as partners, with a proper contract. Managing people would eat your best hours.",
    water:
      "Get the raise first, and only then sign the agreement to stay. Courses can wait, because they want you as you are.",
  },
  goat: {
    wood: "Accept the small team and the training that goes along with it, because duty steadies you. One bad day is no reason to launch something or change jobs.",
    fire: "Stay where you're liked: take the course, and sign for the retention bonus. You'd choose another job or project in a bad mood and regret it in a good one.",
    earth:
      "Learn something with a friend, because company carries you. In a salary talk or a job search, every no hurts twice.",
    metal:
      "Put your strength into one new skill, because you've given out more than you took in. Teams and job offers mean more remarks, and they sting enough already.",
    water:
      "Get the raise where you are, and learn to name a figure without blushing. Another job or a business needs a thicker skin than you have this year.",
  },
  monkey: {
    wood: "Clever people need somebody steady, so offer to lead them, here or in a new job. Any project of yours would get borrowed before it's finished.",
    fire: "Learn the tools that clever colleagues use, and commit to the four-year stock plan while they're all joking about it.",
    earth:
      "Make a project out of the idea that colleagues keep borrowing, and let the cleverest of them train you. Nobody gets a raise for an idea that five people call theirs.",
    metal:
      "Launch your idea before somebody borrows it, or take it along and apply elsewhere. Clever people are hard to lead, so no team yet.",
    water:
      "You lend out too much for free, so claim a raise, and sell the rest as a small business. No course this year: the others are learning from you.",
  },
  rooster: {
    wood: "Exact people trust your care, so try for a promotion, and apply elsewhere if it's slow in coming. The rules of one place are enough, so no side business.",
    fire: "Exact people trust what's on paper, so finish the course, and sign on the dotted line for the retention bonus. Nothing else is asked of you.",
    earth:
      "Begin a small project that has an end, and learn from a tidy colleague how to reach it. If you bring up a raise now, somebody brings up your late report.",
    metal:
      "Run a project in which every detail is yours, and use it to apply somewhere new. If you lead others, you'll redo their work at night.",
    water:
      "Take exact figures to the salary talk, and finally start what you keep perfecting in your head. You've practiced enough to do without a course.",
  },
  dog: {
    wood: "Step up and lead the group, because firm duties keep you from promising everyone everything. A launch or a two-year lease is one more promise to be counted.",
    fire: "Train for something while good teachers are around. A new job or any team would be one promise too many.",
    earth: "Learn from somebody who keeps every date. With one promise broken, a raise or another job is hard to get.",
    metal:
      "Start one small project that's only yours, and guard the evening it needs. A team or a work partner would mean more promises than you can keep.",
    water: "Remind them of the raise they promised. A mortgage or another job needs people who keep their word.",
  },
  pig: {
    wood: "Tell friends that you'd lead an office, and change employers for it, because some of them are hiring. If you started a business, they'd all expect a discount.",
    fire: "Say aloud which group you'd lead, and have your training paid for as well. Nobody will guess it, and nobody will mind.",
    earth:
      "Gather the people who like you, lead them in something modest, and start before it's perfect. Among friends, talk of a raise would only make things stiff.",
    metal:
      "Start what you've had in mind, and tell friends that you'd look at a new job. They open doors gladly, and nobody's in the way.",
    water:
      "Name the salary you'd like and the team you'd lead, because the people who decide are fond of you. Classes can wait, since dinners do more for you now.",
  },
};
