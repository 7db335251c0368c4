import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Turn the favor people want most into a little business of your own, or let it win you a new job. Refuse the team, or you'll do five people's work.",
    fire: "Name your raise while every price is moving, and start charging for one favor that's been free so far. Skip evening classes, which you'd cancel to help somebody.",
    earth:
      "Careful people get hired in a tight year, so go for the lead, in your firm or with another employer. Nobody has a dollar for your project, so let it rest.",
    metal:
      "Somebody strict supports you now: pick a course, have it paid for, and sign that long contract after your supporter has read it.",
    water:
      "Get two friendly rivals to start something with you, and learn what each of them does better. Everyone's comparing salaries now, so leave yours for a quieter time.",
  },
  ox: {
    wood: "Start a long, unexciting project that others would drop, and use what you've finished to win a job offer. Don't manage anyone yet: they'd lean on you all day.",
    fire: "Patience finally pays, so name the raise you've earned, and begin a long project that you'd enjoy. Skip extra training, since nobody doubts that you know your job.",
    earth:
      "Offer to take over a team that's tired halfway through, or apply where stamina counts. Begin nothing new, because even a good idea wouldn't get a dollar this year.",
    metal:
      "Take the long course that most people quit, and sign for the steady job that comes after. Somebody upstairs has noticed who finishes things.",
    water:
      "Begin a joint plan with your kindest rival, and learn the half of the job you don't know. Pushing for more money would only harden your boss's no.",
  },
  tiger: {
    wood: "In this kind year, let a bold friend push you toward more money or a new job. Leave the leading to others, or a whole team's troubles will come home with you.",
    fire: "This warm year is made for your raise, so practice with a bold friend and don't soften the number. Courses would only be a way to put that talk off.",
    earth:
      "Bold people want you beside them all year, so lead the group, at a higher salary. Anything new would hang on permits, so don't launch it yet.",
    metal:
      "Somebody good wants to teach you, so go to the training, and name the raise it should bring. Start nothing on the side in a year with few second chances.",
    water:
      "Train with the bold friend this kind year sends you, and you'll both be ready for the big move. Until it comes, leave your pay alone: nothing agreed before it will last.",
  },
  rabbit: {
    wood: "Say at more than one lunch table what you'd like to begin, or which new job you'd take. The year is friendly, and wishes spoken aloud get answered.",
    fire: "Friends upstairs would gladly speak for you, so let them know the salary and the team you want. Extra studies would add nothing, since people like what you know already.",
    earth:
      "People like to try things first, so lead a group for a trial month, or change jobs through a friend. Your own launch would meet too much caution, so let it sleep.",
    metal:
      "Take the team your friends have found for you, with a management course written into the deal. Be exact about both while everyone's so friendly.",
    water:
      "It's a gentle year, so offer to take the lead, and start with whoever says yes first. Keep your pay out of it, or you'd make rivals of friends.",
  },
  dragon: {
    wood: "Before other people's plans fill your week, begin one that's yours, or find an employer who has room for it. Leave the team's worries to somebody else this time.",
    fire: "Big plans have big budgets, so get a raise for all that help, and start something modest beside them. Forget night classes while every other night is somebody's party.",
    earth:
      "Large plans need someone to keep people together, so lead that part, or find an employer where you can. Your own project should rest until the big one is done.",
    metal:
      "Let a big firm's money train you, then sign the long contract it offers, because you'll outlast most of its plans.",
    water:
      "Start one part of a shrinking grand plan, and learn the rest from the colleagues still in it. Bonus talks belong later, when something has been finished.",
  },
  snake: {
    wood: "It's a hard year, and everything gets renamed, so change jobs, or begin a modest business on the side. Sign nothing long, and accept no team on a promised title.",
    fire: "This hard year has one good side, money, so get better pay, or a job offer that beats it. Sign no lease and book no course while plans change overnight.",
    earth:
      "Look for another employer in this hard year, ideally one who'd let you lead. Until you're there, begin nothing big, and keep clear of loans and leases.",
    metal:
      "Hard as this year is, old bosses still help, so let one bring you a new job, training included. Put off your own project and any lease until you've moved.",
    water:
      "You aren't alone in wanting out this rough year, so apply together, and learn what other firms want. Sign nothing long, and drop the raise: both would keep you here.",
  },
  horse: {
    wood: "Everything goes fast, so launch one slice of your idea, or apply to a young firm that pays on time. Running a team in a hurry would wear you out.",
    fire: "Nobody ponders for long this year, so mention your raise soon and briefly, and start your small project, too. A long course would outlast the good chances, so skip it.",
    earth:
      "Quick firms need somebody calm, so go for the team, or change jobs for one. Keep your own project warm until people have time to listen.",
    metal:
      "Take the training the moment it's offered, and sign your new contract soon after: helpful people are on the run, too.",
    water:
      "Start a quick trial with colleagues who are faster than you, and learn how they're done by four. Everyone wants the same budget, so don't mention your pay.",
  },
  goat: {
    wood: "Start something with friends in this warm year, or follow the kindest of them to another job. Either turns out well if somebody strict keeps the books.",
    fire: "Since your boss is openly fond of you this year, name a salary and a team. Courses would take you away just when people want you here.",
    earth:
      "Your friends would like you as their boss, so lead them, or manage kind people at another employer. Starting your own thing can wait: nobody would fund it yet.",
    metal:
      "Your friends do the praising this year, so take the team you're offered, and the training in budgets that it needs. Be firm early, and it stays pleasant.",
    water:
      "Get your friends together, offer to lead, and begin before everybody has another opinion. Don't bring up your own raise, because three of them would want the same one.",
  },
  monkey: {
    wood: "Begin your idea in public, where nobody can borrow it, then apply elsewhere with the result. Turn down charming partners and cheerful teams, or the work will all be yours.",
    fire: "Name your raise and stop talking, and if you start a side business, keep it tiny. Sign nothing clever, and pass up any course that's sold with a joke.",
    earth:
      "Practical people are wanted on top, so offer to lead, or apply where somebody reliable is missing. Start no venture and sign no long contract while charming people set the terms.",
    metal:
      "Put your evenings into a solid course with an honest, slightly dull teacher. Don't sign anything long, however charming the other side is.",
    water:
      "Start a plain little project with two quick people, and learn how they read the fine print. Salaries and long contracts are for later: most promises are vague this year.",
  },
  rooster: {
    wood: "Begin one tidy thing of your own, finish it to the last comma, and let other employers see it. A team of tidy people would run you, so decline.",
    fire: "Your work is better than your desk looks, so let it earn you a raise, and start a small side job. Another certificate would only join the pile.",
    earth:
      "Accept the team, or find a better-run employer who'd give you one, and let tidy people handle the details. Every small cost gets questioned, so don't begin anything yourself.",
    metal:
      "Take the dull, exact course, and sign on for good with people who check your work. They're strict this year, and they're on your side.",
    water:
      "Pair up with a tidy rival, start something small, and learn to finish on the promised day. Let the raise rest, or you'll be told about your desk instead.",
  },
  dog: {
    wood: "People are grateful to you, so begin something with them, or let one open the door to a new job. Somebody else should take the team, or you'll carry everyone's troubles.",
    fire: "Get your pay corrected while old complaints are heard, and start the project you set aside back then. You'd miss every second class to make peace, so don't study now.",
    earth:
      "Loyal people get picked to lead, so say you'd do it, and if nobody here listens, apply elsewhere. Don't launch anything yourself, because too many people count on you now.",
    metal:
      "People you once helped are in charge now, so get your course paid for, and sign the lasting contract they offer.",
    water:
      "Forgive an old rival, start something together, and learn what made this person so hard to beat. Don't discuss money while old scores are being settled.",
  },
  pig: {
    wood: "Give this demanding year to one class, so that you take something in for once. Turn down the new job and the team, however nicely you're invited.",
    fire: "Money moves even in a hard year like this, so get your raise, and take a course in keeping some. Stay with your employer and lead nobody, since you'd promise too much.",
    earth:
      "Take a manager's course and lead one small group, because firm duties make a hard year easier. A launch or another job would be one yes too many.",
    metal:
      "You're well supported in this touchy year, so pick one course, and stay for years where people know you. Refuse job offers and new projects, or your promises will double.",
    water:
      "Share a course with an old colleague, because in a year this trying you'd skip it alone. Let raises and job offers pass until you're slower to agree.",
  },
};
