import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "In a Rat state, freight and travel firms sign first and read later. Their staff need a colleague like you who reads first.",
    grates: "An owner promises you better hours. A year later the firm has its third owner, who knows of no promise.",
    advice:
      "Get each promise in an email, with a copy to payroll, while the owner is still there. The next owner keeps to what payroll has on file, and you're spared the fight.",
  },
  ox: {
    works:
      "An Ox state insists on what's right, like you, but you often disagree about what that is. Its ranches and power plants are honest employers.",
    grates: "You speak for a person, and your boss speaks for the regulation. The person is still waiting.",
    advice:
      "Read the whole rule book in your first months. Somewhere in it there's a rule that lets you help, and once you quote that rule, your boss is on your side.",
  },
  tiger: {
    works:
      "A Tiger state takes risks, so there's always an emergency. Its railroads and power plants need someone calm to lead the support team, and that's you.",
    grates: "Your colleagues go on fighting after they've won. Sometimes you're the one they fight.",
    advice:
      "In a good week, agree with the team on what counts as fair. When tempers rise, you can repeat the agreement in one sentence, and people here follow a steady voice.",
  },
  rabbit: {
    works:
      "A Rabbit state is the best place for you: its banks, insurers and food firms reward someone who watches over others.",
    grates:
      "Your colleagues would never say that you're too strict. They just take the other stairs when they see you.",
    advice:
      "After your first months, have a friend collect opinions about you, without names. There'll be one small habit to change, and once it's gone, your colleagues use your stairs again.",
  },
  dragon: {
    works:
      "A Dragon state's grand style doesn't suit your doubts, but at the local level its hospitals, schools and counties need honest people.",
    grates:
      "You warn your boss about the cost at the launch itself. You're right about the bill and wrong about the moment.",
    advice:
      "Apply for a county job rather than one in the capital, and bring your facts while a project is still on paper. A warning saves money then and spoils nobody's party.",
  },
  snake: {
    works:
      "A Snake state trusts you more than most people, if you earn it slowly. Its lawyers, clinics and property firms look for someone who can keep a confidence.",
    grates: "You dig until you've found a colleague's secret. It's harmless, and now she's hurt.",
    advice:
      "Before you dig further, think about who suffers if you don't. If the answer is nobody, let the secret rest. Colleagues notice that, and they begin to tell you things themselves.",
  },
  horse: {
    works: "People come and go in a Horse state, so its insurers and machine makers value you for staying.",
    grates: "In summer every colleague promises to help with the inventory. In October you count alone.",
    advice:
      "Pass around a sheet for names and dates while everyone is still excited. A colleague who has signed for the ninth of October is easy to call back, and you aren't counting alone.",
  },
  goat: {
    works:
      "Colleges, clinics and workshops in a Goat state share your values, but people there keep their promises loosely.",
    grates: "Your boss promised you Saturday off and meant it. Then her mood changed, and you're at work.",
    advice:
      "Pick three rules that matter to you, and write them down with your boss in friendly words. If you bend on all the others, those three will be kept.",
  },
  monkey: {
    works:
      "A Monkey state makes clever products that some people can't work out. Its car, plane and boat makers need you at the service desk.",
    grates:
      "A notice has a joke in it that confuses customers. You complain to four colleagues, and they like the joke.",
    advice:
      "Offer to test every text on three ordinary customers before it goes out. Even the jokers will thank you, because they want to be understood, and you'll get fewer angry calls.",
  },
  rooster: {
    works:
      "Banks and labs in a Rooster state are clean employers that fix what they can measure. They don't take your anger well.",
    grates:
      "An office returns your urgent request because one box is empty. You answer with eleven angry pages, and nobody finishes them.",
    advice:
      "Cut the letter to one page, attach the form, and leave out every word about shame. An office that gets only facts will fix the problem within a week.",
  },
  dog: {
    works:
      "Harbors, bases and hotels in a Dog state have plenty of good work for you, among people as responsible as you are.",
    grates:
      "Four of you work late on one small complaint. You're all tired, and nobody dares to leave before the others.",
    advice:
      "In the first month, suggest shifts, and trust the colleague who's on duty. The complaint gets answered all the same, and three of you have dinner at home.",
  },
  pig: {
    works: "A Pig state is generous to everyone, so its clinics, resorts and agencies need you to guard the money.",
    grates: "You reported a man for cheating in May. In June your colleagues throw him a farewell party.",
    advice:
      "Volunteer to keep the accounts, with a list of customers who have to pay in advance. Your colleagues can go on being kind, and there's still money in December.",
  },
};
