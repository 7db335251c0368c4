import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Turn the favor that people want most into a small side business, or into a new job. With a team, you'd end up doing five people's work.",
    fire: "Name your raise while every price is moving, and start charging for one favor that's been free so far. Skip evening classes, which you'd cancel to help somebody.",
    earth:
      "Careful people get promoted in a tight year, so offer yourself, or apply to a firm that's hiring managers. Nobody has a dollar for your own project yet.",
    metal: "Learn from somebody strict how to read small print, and then sign your next lease for as long as you like.",
    water:
      "Get two friendly rivals to start something with you, and learn what each of them does better. Everyone's comparing salaries now, so leave yours for a quieter time.",
  },
  ox: {
    wood: "Start a long, dull project that others would drop, and apply elsewhere once it's finished. A team would lean on you all day.",
    fire: "Patience finally pays, so name the raise you've earned, and begin a long project that you'd enjoy. Skip extra training, since nobody doubts that you know your job.",
    earth:
      "Take over a team that's tired, or apply to run one elsewhere. Begin nothing new while so much is half done.",
    metal:
      "Take the long course that most people quit, and sign the letter that says you'll stay. Nothing calls you anywhere else.",
    water:
      "Begin the project that you and your kindest rival both have in mind, and learn from each other as you go. Pushing for more money would only harden your boss's no.",
  },
  tiger: {
    wood: "Let a bold friend push you toward more money, or right into a new job. If you led as well, a whole team's troubles would come home with you.",
    fire: "Practice your raise with a bold friend. A class would only be a nice place to hide from that talk.",
    earth:
      "Say yes to leading a group beside somebody bold, with the salary to match. Anything you launched on the side would leave you waiting for permits alone.",
    metal:
      "Somebody good wants to teach you, so go to the training, and name the raise it should bring. Anything you start on the side would get no second chance.",
    water:
      "Train side by side with a bold friend, and you'll both be ready when the big move comes. Leave your pay alone until then, since nothing agreed before it would last.",
  },
  rabbit: {
    wood: "Say at every lunch table what you'd love to begin, or which new job you'd take. Somebody there can help with either.",
    fire: "Friends upstairs would gladly speak for you, so let them know the salary and the team you want. Another course would add nothing, since people like what you know already.",
    earth:
      "Lead a group on trial, for a few weeks at first, or change jobs through a friend. Your own launch would meet too much caution, so let it sleep.",
    metal:
      "Take the team your friends have found for you, with a management course written into the deal. There's no catch.",
    water:
      "Say plainly that you'd take the lead, and start with the first person who says yes. Leave your pay out of it, or your friends will turn into rivals.",
  },
  dragon: {
    wood: "Before other people's plans fill your week, begin one that's yours, or look for an employer with room for it. The team's worries are somebody else's this time.",
    fire: "Big plans have big budgets, so get better pay for all that help, and start something modest beside them. Forget night classes while every other night is somebody's party.",
    earth:
      "Large plans need someone to keep people together, so lead that part, or find an employer where you can. Put your own project aside until the big one is done.",
    metal:
      "Let a big firm pay for your training, then commit to another three years there, because you'll outlast most of its plans.",
    water:
      "Start one part of a shrinking grand plan, and learn the rest from the colleagues still in it. Bonus talks belong later, when something has been finished.",
  },
  snake: {
    wood: "Everything gets renamed, so change jobs while you can choose, or begin a modest business on the side. A promised team or any lease may be gone with the next name.",
    fire: "They need people badly enough to pay for them, so get a better salary, or a job offer that beats it. Sign no lease and book no course while plans change overnight.",
    earth:
      "Look for another employer, best of all one who'd let you lead a group. Begin nothing big, and sign no mortgage.",
    metal:
      "Old bosses haven't forgotten you, so let one bring you a new job, with the training written in. Put off your own project and any mortgage until you've moved.",
    water:
      "You aren't the only one who wants out, so apply together, and learn what other firms are looking for. Sign no retention deal, and drop the raise: both would keep you here.",
  },
  horse: {
    wood: "Everything goes fast, so launch one slice of your idea, or apply to a young firm that pays on time. Running a team in a hurry would wear you out.",
    fire: "Nobody ponders for long this year, so mention your raise soon and briefly, and start your small project, too. A long course would outlast the good chances, so skip it.",
    earth:
      "Quick firms need somebody calm, so go for the team, or change jobs for one. Keep your own project warm until people have time to listen.",
    metal:
      "Grab the training the moment it's offered, and sign the papers for the bonus in the same week. The only trouble is the rush.",
    water:
      "Start a quick trial with colleagues who are faster than you, and learn how they're done by four. Everyone wants the same budget, so don't mention your pay.",
  },
  goat: {
    wood: "Begin something among friends, or take another job where the kindest of them works. It'll go well if somebody strict keeps the books.",
    fire: "Since your boss is openly fond of you, say that you'd like more money and a team to lead. Courses would take you away just when people want you here.",
    earth:
      "Your friends would like you as their boss, so lead them, or manage kind people at another employer. Your own business can wait: nobody would fund it yet.",
    metal:
      "Your friends talk you up, so take the team, and learn the part with the budget, which scares you. Be firm early, and it stays pleasant.",
    water:
      "Get your friends together, offer to lead them, and begin before everybody has another opinion. Your own raise would be known to all of them within the hour.",
  },
  monkey: {
    wood: "Begin your idea in public, where nobody can borrow it, then apply elsewhere with the result. Turn down charming partners and cheerful teams, or the work will all be yours.",
    fire: "Name your raise and stop talking, and if you start a side business, keep it tiny. Sign nothing clever, and pass up any course that's sold with a joke.",
    earth:
      "Practical people are wanted on top: agree to a team, or look where an employer needs somebody steady. Charming people would set the terms of any business or loan you shared.",
    metal:
      "Put your evenings into a solid, slightly dull course. Don't sign on as anyone's partner, however charming the other side is.",
    water:
      "Start a plain little project with two quick people, and learn how they read the fine print. Leave salaries, and anything you'd sign, for later: most promises are vague this year.",
  },
  rooster: {
    wood: "Begin one tidy project of your own, finish it to the last comma, and let other employers see it. A team of tidy people would run you, so decline.",
    fire: "Your work is better than your desk looks, so let it earn you better pay, and start a small side job. Another certificate would only join the pile.",
    earth:
      "Accept the team, or find a better-run employer who'd give you one, and let tidy people handle the details. Every small cost gets questioned, so don't begin anything yourself.",
    metal: "Take the dull, exact course, and then the mortgage, once the people who check your work have checked it.",
    water:
      "Pair up with a tidy rival, start something small, and learn to finish on the promised day. A talk about your raise would turn into one about your desk.",
  },
  dog: {
    wood: "People are grateful to you, so begin something with them, or let one of them get you a new job. Somebody else should take the team, or you'll carry everyone's troubles.",
    fire: "Get your pay corrected while old complaints are heard, and start the project you set aside back then. You'd miss every second class to make peace, so don't study now.",
    earth:
      "Loyal people get picked to lead, so name the group you'd take, and if nobody here listens, apply elsewhere. Too many people count on you now for you to launch anything.",
    metal: "People you once helped are in charge now, so get your course paid for, and commit to staying two years.",
    water:
      "Forgive an old rival, start something together, and learn what made this person so hard to beat. Money is a bad topic while old scores are being settled.",
  },
  pig: {
    wood: "Give your evenings to one class. Turn down the new job and the team, however nicely you're invited.",
    fire: "Don't be the first to give in: get your raise, and take a course in keeping some of it. Stay with your employer and lead nobody, since you'd promise too much.",
    earth:
      "Take a manager's course and lead one small group, so that your time is already taken. Any launch or new employer would be one yes too many.",
    metal:
      "Choose one course, and commit to two more years with the boss who looks after you. A job offer or a new project would only add promises you can't keep.",
    water: "Share a course with an old colleague, since you'd skip it alone. Let raises and job offers pass for now.",
  },
};
