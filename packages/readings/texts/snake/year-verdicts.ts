import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take the course, and commit your next two years to it, after talking to somebody who did.",
    fire: "Begin what you've kept to yourself before somebody else does, and learn as you go. Everyone's talking about pay right now, so yours would get lost.",
    earth:
      "Start something small, or apply for something better, while people are talking about your work. As head of a team you'd answer questions all day.",
    metal: "Name your raise, and pitch a project that saves money. Nobody counts certificates this year.",
    water:
      "Take the promotion, or a new job one step up: people want someone in charge who listens. A project of your own would be all over the office too soon.",
  },
  ox: {
    wood: "Take on the team while somebody steady has your back, and have the firm train you on its own time.",
    fire: "Put yourself up to lead the department, and start the big project with someone patient, since no rival outlasts two people. The raise will be easier when the work speaks for you.",
    earth: "You have the plan and somebody else has the stamina, so launch it here, or change jobs together.",
    metal:
      "Collect the raise you were promised, and the team that should have come with it. No course would earn you more than what's owed already.",
    water:
      "Go for the promotion with patience, or let good words about you bring a job offer. Your own idea for a project gets stuck in somebody's rules.",
  },
  tiger: {
    wood: "Use a rough year to study, because in a classroom nobody takes your silence personally. Any team or new job you took now would put you into somebody else's fight.",
    fire: "Launch your project in public, and learn to argue for it, because silence makes people angrier. While tempers are hot, more pay or another job would be held against you.",
    earth:
      "Start one small project, and tell everyone about it before they guess. Sign no partnership, and leave the angry team to somebody louder.",
    metal:
      "Press for your bonus while results are fresh, and open that side business. Don't take a rushed job offer or sign a noncompete.",
    water:
      "Accept the team, but explain yourself daily, because this is a rough year for quiet bosses. Sign no lease and launch nothing, or people will suspect a plot.",
  },
  rabbit: {
    wood: "Earn the certificate, and sign the promise to stay that goes with it. You like these people anyway.",
    fire: "Start something together with a rival, and take the same class while you're at it. One word about who's paid more would sour it.",
    earth:
      "Try out a small project, or another job with a trial period, since you can step back from either politely. Being in charge is harder to get out of.",
    metal:
      "Bring up your salary politely and with a number, and propose the project in the same visit. An evening class would only earn you a nod.",
    water:
      "Say that you'd like to manage the group, or apply where tact counts for something. Your own launch would look impatient, and people remember that.",
  },
  dragon: {
    wood: "Study something solid while everyone talks big, and sign the bonus deal that only you have read. Both will last.",
    fire: "Get your project going while everyone watches the loud ones, and learn what to leave out. Your raise has no chance until the big show is paid for.",
    earth:
      "There's real budget around, so start the project you've sketched for months, or apply where they're growing. A team would swallow the hours you need for it.",
    metal:
      "Talk about money with the person who really decides, and begin that side business, while the big names make the noise. Training is for a duller year.",
    water:
      "Claim a small, good team, here or through a job offer, while grand plans are shrinking to your size. A launch would be the next thing they cut.",
  },
  snake: {
    wood: "Accept the training, and commit to staying on afterward. A launch or another employer would only feed your doubts.",
    fire: "Learn something in a group this year, because alone you brood. With nerves this short, asking for a raise or changing jobs would feel like a slammed door.",
    earth: "Pick one skill, and take all year over it. Changing employers or managing people would cost you sleep.",
    metal:
      "Speak up about your pay, and get the certificate. Any job offer or project would be a guess, and guesses go badly this year.",
    water:
      "Take the promotion and study for it, even if you feel watched. Any launch or new job would cost you months of brooding.",
  },
  horse: {
    wood: "Take a thorough course, and sign the tuition deal that you've read to the end. Nobody else has the time, and nothing gets in its way.",
    fire: "Launch your idea with its costs worked out, and learn to present it in two minutes. Your raise would be decided in a hurry, which rarely helps you.",
    earth:
      "Begin a project you can finish alone, or change jobs to a firm that plans ahead. Leading a team means answers overnight, and you like to sleep on yours.",
    metal:
      "Go for the raise as soon as your numbers are in, and pitch the project next. A course would show results when everyone has moved on.",
    water:
      "Let yourself be promoted, or apply one level up elsewhere: in this hurry, people need somebody calm. Your own launch needs plans that stand still for a month.",
  },
  goat: {
    wood: "Modest wishes are granted this year, so put in for the training, and for a lease on a nicer apartment.",
    fire: "Start the project you care about most, and learn to say why out loud. A word about your pay would sound cold just now.",
    earth:
      "Begin a project you'd enjoy, or take the job offer from kinder people. A team would want comforting all day.",
    metal:
      "State the salary you want in a mild voice, and pitch your project in the same one. Classes cost you more this year than they bring.",
    water:
      "Soft-spoken bosses are wanted this year, so offer to run a team, here or with some other employer. A launch of yours would step on somebody's toes.",
  },
  monkey: {
    wood: "Let a clever partner teach you a skill, and go and talk about money together. Any promotion or job offer would be for one of you.",
    fire: "Take a course with somebody quick, because each of you knows what the other lacks. Another job or a higher salary would be a gamble with people watching.",
    earth:
      "Get the raise, and start something practical with a talkative partner. Changing jobs or accepting a promotion would cost you the one who does the talking.",
    metal:
      "Bargain hard for your pay, with a talkative friend to open the door. No job offer or promotion is worth leaving that friend behind.",
    water:
      "Get your raise and the promotion in writing, because this year promises are quick to come and go. Nobody should launch anything or change jobs on talk alone.",
  },
  rooster: {
    wood: "Move up to lead the group you've been running anyway, and get the course that goes with the title. Nothing else has to be decided.",
    fire: "Say yes to running the team, and launch what you've tested. Talk about your own salary would sound like the bragging you can't stand.",
    earth:
      "Start the cleanup that nobody dares to propose, or take your sharp eye to a new job. You have proof now, and somebody to back you.",
    metal: "Prove your worth in numbers, and get the raise and the team together. No certificate says as much.",
    water:
      "Offer to lead the group, or move to an employer who wants careful people, because every check makes you look good. Hold your project back while the inspectors are in the house.",
  },
  dog: {
    wood: "Study for the license, and take a mortgage on a house nearby, so nobody wonders if you mean to stay.",
    fire: "Start what you believe in, and train with the people who join you. Your pay would be one more complaint in a year that's full of them.",
    earth:
      "Launch a small service people can rely on, or apply where your word counts. Supervising anyone would take the hours you've promised.",
    metal:
      "Say why you want the raise, and begin the project you've explained to nobody yet. Honest reasons count this year, and another certificate doesn't.",
    water:
      "Say yes to managing here, or under a new employer, because the people above you come around. They'd wonder what any project of yours was really for.",
  },
  pig: {
    wood: "Look at every job offer, and finish the course that makes you easy to hire. Any project or lease would only hold you here.",
    fire: "Look for another job calmly, and study while rivals promise too much. Don't sign for an apartment on a bonus that nobody has paid yet.",
    earth:
      "Apply elsewhere without hurry, and start something modest on the side. With a loan or a team, you'd stop looking.",
    metal:
      "Find out what another employer would pay, then tell your boss what it would take to keep you. Sign no lease, and skip the course, until you know where you'll be.",
    water:
      "Look up old colleagues, who may know of another job or of a team to lead. Anything you launch or sign now leaks before the ink is dry.",
  },
};
