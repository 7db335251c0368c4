import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Accept a promotion, or look for one with another employer, because somebody has to be fair in such a scramble. Your own project does better once the rush is over.",
    fire: "Claim your share of the training first, and sign the retention agreement afterward, when you know what to look for.",
    earth:
      "Begin your own small project, and learn the missing half from a careful newcomer. With budgets this thin, your raise would be taken from somebody else.",
    metal:
      "Fix one thing that goes wrong every week: that's your project, and your best argument if you apply elsewhere. A team would only bring you everyone else's mess.",
    water:
      "You're worth more than you earn, so ask for a salary that fits the job, and begin a small sideline. Hold off on classes, since your evenings bring something in now.",
  },
  ox: {
    wood: "The way through all these rules is upward, so try for the team that's open. If you changed employers or launched anything, you'd get a second set of rules.",
    fire: "Put it in writing: a certificate for what you can do anyway, and a signed retention deal for two years. With another job or team, you'd have to prove it again.",
    earth:
      "Begin with something that breaks no rule at all, and learn the rules from the one person who knows them by heart. Your pay and another job are fights you'd lose.",
    metal: "Keep busy with a quiet project that's yours alone. Manage nobody, and stay with the employer you know.",
    water:
      "By the book, you're owed more pay than you get, so claim it, and begin a sideline at home. Neither a team nor a new job is worth the trouble.",
  },
  tiger: {
    wood: "Offer yourself as the head of a team, or follow a friend's tip to a new job, since people vouch for you everywhere. Start no firm, even if somebody brave invites you.",
    fire: "Say out loud that a team is what you want, and training to go with it. Only your own silence is in the way.",
    earth:
      "Bold people need somebody who reads the rules: agree to lead them, and the big plan can start. A raise for you alone would spoil the fun.",
    metal:
      "Begin what you've always wished somebody would do, or apply where a brave friend already works. Either way, nobody is against you.",
    water:
      "Nobody will call you greedy now, so name a real raise, and volunteer to lead the group as well. Skip the evening class, or you'll miss the meeting where it's decided.",
  },
  rabbit: {
    wood: "Collect the promotion you've been promised, and have the terms signed this time. Launch nothing else, because one large promise a year is plenty for you.",
    fire: "Stop circling the retention offer, and sign it with a course written in for you.",
    earth:
      "Become partners at last, and begin small, with a month's trial. Don't claim a raise out of it before there's anything to divide.",
    metal:
      "Dare to begin what you've planned so carefully, with a partner who does the talking. Running a team as well would give you five more people to worry about.",
    water:
      "Have the talk about your raise, and sign to stay only when the number's in writing. A course now would just be a way to avoid that talk.",
  },
  dragon: {
    wood: "Change jobs if the new firm puts you in charge, because your people here are as good as gone. Launches and leases are for a year when your desk stays put.",
    fire: "Your area isn't safe, so apply elsewhere soon, and train for what the ads keep mentioning. Before you've moved, begin nothing big, and don't take out a loan.",
    earth:
      "Go where your old colleagues went: apply there, and learn what they had to learn. Don't fight over your salary here, or take out a mortgage around the corner.",
    metal:
      "Move before you're moved: find another employer, and begin one piece of work that has your name on it. A team there, or a noncompete you signed, would only keep you quiet.",
    water:
      "Somebody who takes your area can at least pay for it, so name a sum, and get a job offer to compare. Don't tie yourself down with a lease or a course.",
  },
  snake: {
    wood: "New names on the doors mean empty offices, so get promoted into one, or apply down the street. Your own business needs a clearer view than you have now.",
    fire: "Learn budgets from an older colleague, and sign the two-year apartment lease, because your job is safer than it feels. Most of the bad news is only in your head.",
    earth:
      "Begin your plan without any fuss, and learn from the person you suspect of having the same one. Your raise would be compared with everybody else's, so say nothing about it.",
    metal:
      "Put your quiet hours into a project, and apply elsewhere as soon as it's fit to be seen. Supervising others would just make you suspicious now.",
    water:
      "There's money behind those closed doors, so go in and name your sum, and begin the sideline you've doubted. Skip the class, since you know enough and just don't trust it.",
  },
  horse: {
    wood: "Let the cheerful crowd put you in charge, or apply at a growing firm that needs somebody steady. Your own business would have to grow just as fast, and that swallows cash.",
    fire: "Accept the team, even if they offer it on the spot, and have them train you afterward. Your own worries are the only thing in the way.",
    earth:
      "Agree to lead the cheerful ones, and start the one plan they like best. Keep money out of the talk, or it turns into a contest.",
    metal: "Launch your idea, or apply for the job that seems too good for you. Go before your doubts catch up.",
    water:
      "Name a raise that makes you blush, and offer to lead the team. Courses need quiet evenings, and you won't have any.",
  },
  goat: {
    wood: "Take the team, since people need somebody fair between them. Start nothing else, and sign no lease.",
    fire: "Feelings run high, so be the one who learns, even from a person you've quarreled with. Leading people or moving to another job would bring new quarrels.",
    earth:
      "Stay put, and take a course with the very people who are cross with you. Talk of your salary or another job would sound like one more complaint.",
    metal:
      "Start your plan, even if others rename it and move the commas. A relocation you'd sign for, or a team's quarrels, would only eat up the time you need for it.",
    water:
      "There's money for you even now, if you leave fairness out of the talk. Don't run off to a new job, or into a mortgage across town, over one hurtful word.",
  },
  monkey: {
    wood: "You can get clever people to finish things, so lead them, or look for a new company that needs such a boss. Your own business would be just one more idea.",
    fire: "Choose the slow course over the quick trick, and sign a two-year bonus deal with the people who've kept their word so far.",
    earth:
      "Begin your project with somebody quicker than you, and learn the shortcuts on the way. The clever ones got to the raises first, so sit this round out.",
    metal:
      "Ideas get borrowed fast, so begin yours now, or make it your ticket into a new company. Let somebody else manage the clever ones, who'd wear you out.",
    water:
      "Quick talkers get the money unless you speak up: say your number, and launch the idea you've been sitting on. You don't need another class first.",
  },
  rooster: {
    wood: "Put yourself up for promotion, or find an employer who likes careful work. Too much gets misunderstood to begin a sideline or sign a noncompete.",
    fire: "Take the course with the strict teacher. Sign no partnership with somebody you can't talk to.",
    earth:
      "Start small in spite of the critics, and learn something from the sharpest one. Talks about money or a mortgage would turn sour now.",
    metal:
      "Launch your own project, let the critics have a look, and apply elsewhere with what's left. Teams and car loans are too much while every word stings.",
    water:
      "People who count your commas have also seen your results: name your salary, and begin a project they can't fault. Leave courses and partnerships until the remarks hurt less.",
  },
  dog: {
    wood: "You already do a boss's work, so get promoted for it, training included. Changing jobs or launching anything would be one duty too many.",
    fire: "Look after yourself: enroll in a good class, and commit to staying where people know you. New projects and job offers will come again when you're calmer.",
    earth: "Study how somebody as reliable as you gets home on time. Pay talks and the job search are for later.",
    metal: "Learn something that's only for you. A team or another employer would weigh double now.",
    water:
      "Send the bill for your loyalty: claim the raise, and have them cover a course as well. If you moved to another job or launched a sideline, your worries would double.",
  },
  pig: {
    wood: "Lead the newcomers when you're asked, or apply where they're hiring more, because your word counts for a lot. While you look after all of them, launch nothing.",
    fire: "Say yes when they offer to train you, and sign their two-year agreement. You can stop looking for the catch.",
    earth:
      "Make peace with an old rival, begin something modest together, and learn what you missed all those years. Raises won't be decided for months, so save your breath.",
    metal:
      "Half the building owes you a favor: begin a project with their help, or apply elsewhere and let them recommend you. With a team, you'd soon be doing everybody's work again.",
    water:
      "Nobody minds if you ask for more money this year, and old contacts will help you begin a sideline. Learning can wait, since people want what you already know.",
  },
};
