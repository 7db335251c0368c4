import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Begin with the cheapest form your idea can take, and book a course for the part you can't do. The budget for raises was spent before you heard of it.",
    fire: "Launch what you make at night, or apply with it where it's needed. A team would tire you out.",
    earth:
      "Go after more pay while it's within reach, with one small project that earns more than it costs. Training has no budget this year, so don't plan on any.",
    metal:
      "People upstairs want somebody who decides: take the promotion, or apply for one like it across town. Your own project won't find takers while every dollar gets counted twice.",
    water:
      "Learn how to read a budget from somebody who enjoys numbers, and then sign the lease on the bigger apartment. The first will bore you, and help you with the second.",
  },
  ox: {
    wood: "Start something small that runs every week, and have an older colleague train you for the dull part. A raise makes sense once the new thing has lasted a winter.",
    fire: "You have plenty to show, so begin the long project you've been avoiding, or use your record to apply elsewhere. Don't agree to lead anyone until you've slept through a weekend.",
    earth:
      "Bring up your pay early, and start something solid on the side, since an agreement made this year holds. Evening classes are one effort too many.",
    metal:
      "Duty suits you once you're in charge, so step up to the promotion, or find a new company that has one open. First the old work, then anything you'd love to launch.",
    water:
      "Pick the long certificate, the kind that takes a year of evenings, and sign the mortgage you've been circling. You'll be bored twice, and both times it's worth staying.",
  },
  tiger: {
    wood: "Learn something that takes practice, with two friends who won't let you quit. Don't demand more pay or change jobs yet, since your temper would do the talking.",
    fire: "Take a course in speaking without shouting, with a coach who isn't afraid of you. Changing jobs or running a team is for later, when people have stopped ducking.",
    earth:
      "Push for a raise with your papers in order, and get a course on top. Another job or a sideline business would only mean more forms.",
    metal:
      "Accept the team you're offered, and train for it first, since mistakes cost more than usual. Don't change jobs on top of that, or launch anything you can't stop.",
    water:
      "Find an older teacher, learn one thing properly, and sign if tuition means staying on. Leave job offers and business ideas until you're calmer.",
  },
  rabbit: {
    wood: "Let quiet people help you start your project, and learn from them how things get done without noise. Leave the raise alone: a committee decides, and it can't be rushed.",
    fire: "Launch your idea in a small circle, or apply where frank people are liked. In front of a team, one sharp word would follow you all year.",
    earth:
      "Suggest a raise on trial, and start your own project the same way, so that nobody feels cornered. Skip the courses: the lesson this year is tact, and that's free.",
    metal:
      "Try for a promotion with your voice down, or apply for the same step at a calmer firm. Your own project stays in the drawer until the rules leave it room.",
    water:
      "Study with the quietest expert you know, and sign the mortgage offer in your tray. Neither takes a big speech.",
  },
  dragon: {
    wood: "Start with a third of your plan, and take a class for the rest. Let the stars line up for raises, and stay out of that line.",
    fire: "Begin something small that you can finish while others get the applause, or apply to a company that would notice you. A team to run would be one show too many.",
    earth:
      "Get your bonus agreed before the big launch, and claim a plain project inside it. Courses are for afterward.",
    metal: "Go after the team behind the stars, or apply to a bigger firm. Your own launch would go unseen.",
    water:
      "Learn from a star of the office while nobody looks, and sign their retention offer if you like the people. No other question gets in your way.",
  },
  snake: {
    wood: "Work on a side project and learn the skill it needs, while others trade rumors. Fighting about pay or chasing another job would make you the next topic.",
    fire: "It's a rough year for open mouths, so start a project and let the finished thing talk. Keep away from a team, and sign no noncompete while nerves are this short.",
    earth:
      "There's money even now, so argue for a raise with facts, and begin something small in the evenings. Both a new job and a cheap lease would have a catch.",
    metal: "Take the team, and lead it by the book. Start nothing and sign no loan while people gossip.",
    water:
      "The classroom is your safest place just now, so take a course with an exam. Another job or a team to run could put you in the middle of other people's plans.",
  },
  horse: {
    wood: "Take the lead, and start what your friends have been talking about. Pay comes up when there's something to share.",
    fire: "It's a year for a jump, so begin the project you've promised everyone, or apply where somebody brave is needed. Take the friend along who finishes things.",
    earth:
      "Say how much of a raise you're after, and mention that you'd take the team as well: friends are speaking up for you. Courses are for a slower year.",
    metal:
      "Your bosses need people to put in charge, so step forward, or apply elsewhere if they dawdle. A venture of your own would starve while every week has its target.",
    water: "Take the lead when the plan changes halfway, and let the old hand beside you train you as you go.",
  },
  goat: {
    wood: "Start the modest version of your plan, and learn to work at your coworkers' speed. Raises come later.",
    fire: "Begin a project that your office really needs, or apply somewhere with more heart. You'd push a team too hard right now, so don't take one on.",
    earth:
      "Talk about your salary softly and in private, and start something that helps the whole floor. Keep classes for later, when people are on your side again.",
    metal:
      "Apply for the step up, here or elsewhere, and show that you can lead without shoving. Your own project needs friends, and a few of yours haven't forgiven you.",
    water:
      "Take a course beside the friend you've been impatient with, and sign the partnership you two have joked about.",
  },
  monkey: {
    wood: "Learn a second skill, so you're useful in two places when one of them gets cut. Fighting for pay or signing a noncompete would pin you to the wrong one.",
    fire: "Moving is easier now than staying put, so change jobs, or begin the venture you've sketched on napkins. Say no to every team or mortgage that would hold you here.",
    earth:
      "Get a raise while your results are fresh, before somebody rearranges them. Don't sign an apartment lease or take a team, since nothing stays where you put it.",
    metal:
      "Change jobs when yours gets taken apart, and pick a place where you'd lead. Your own business or a big mortgage would be built on sand.",
    water:
      "A certificate is the one thing nobody can change behind your back, so earn yours now. A team or a launch would hang on promises, and those shift daily.",
  },
  rooster: {
    wood: "Start your idea before a neater colleague does, and back it with a certificate. Keep quiet about a raise until your numbers are as good as your speech.",
    fire: "Launch your work with proof and without noise, or apply where people like plain words. Managing others would take the strength you need for being heard.",
    earth:
      "Check your figures, go in for the raise, and start a project with results you can count. Training can wait.",
    metal:
      "Volunteer to lead, since somebody has to take the blame, or find a new employer who'll let you. Start nothing risky while people count mistakes.",
    water: "Learn from somebody strict, and let the same person read your next lease before you sign.",
  },
  dog: {
    wood: "Lead the people who want a fairer rule, and start the change yourself. Your raise comes after theirs.",
    fire: "Start the campaign your office needs, or apply where they'd welcome it. One battle is enough.",
    earth:
      "Let friends put in a good word, and go for both, the raise and the promotion. Skip the classes: nobody thinks you need them.",
    metal:
      "People trust you to be fair, so get yourself put in charge, here or wherever you apply. Your side project would only get you at ten at night, half asleep.",
    water:
      "Accept the team with an old quarrel in it, and learn from somebody who's made peace before. The rest of your plans can go on as they are.",
  },
  pig: {
    wood: "Book a course with a friend, since you learn twice as fast beside somebody patient. The new people get the raises this time, and it's no use arguing.",
    fire: "Speak up for a raise, or let somebody kind talk you into a new job. A team needs strength, and you've already spent next week's.",
    earth:
      "More money is coming, so settle early, and in a friendly way, who gets how much. Studying wouldn't add a cent, so leave the books closed.",
    metal:
      "Try once more for the promotion and the pay that goes with it, after somebody kind has put in a word. A business wouldn't last, because your helpers would drift off.",
    water:
      "Learn from the colleague who likes you best, and mention your pay while people hate to refuse you. Your own project would lose its helpers halfway.",
  },
};
