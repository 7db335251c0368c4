import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You say Thursday and it is Thursday. Nobody reminds you of a deadline, because your estimate already holds the two days that everybody else forgets. You begin at the first line of the file and go through to the last, at one pace, with the door closed. In meetings you arrive, sit and say four words. The fourth is usually the answer. Others have an idea at ten and a better one at eleven. By then you have built the first, and it stands.",
  asABoss:
    "Your people get a clear job, the right tools and then peace. You never ask for a slide about progress, since you walk past and see it. You take the worst shift yourself now and then, and everyone notices. Praise from you is a nod, and there lies the problem. A new hire can't tell your nod from your frown, and may wait months for a verdict you reached in week one. Say it in words, on the day, with the reason. Praise twice a year sounds like silence.",
  asAColleague:
    "Your desk is where work goes to be finished. You take over the migration that two people dropped, and you never mention it again. Others lean on that, and a few of them lie down on it. Look at your list: a third of it belongs to someone who said he was swamped. Hand it back with a date. And if you disagree in a meeting, speak in the meeting. When you dig in your heels on Friday, the rest still believe you agreed on Monday.",
  inAnInterview:
    "You are bad at selling yourself and good at having done things, so bring the things. One page will do: the project, how long it ran, what it cost, what still works today. Don't fill the pauses. You think before you answer, and a decent panel likes to watch that. Rehearse one story out loud, because your first draft of it will last nine seconds. If they ask how you handle change, don't say fine. Tell them about the time you needed a month and then trained the rest.",
  underPressure:
    "Nothing shows for a long while. You lower your head, skip lunch and pull, and the numbers come in. Rushing you is a mistake that people make once. Push you and you slow down; push harder and you stop in the middle of the road with a very polite face. Your risk is the load you never report. You break on a quiet Tuesday, weeks after the crisis, over a printer. So count your hours in the hard stretch, and tell somebody the figure while it still sounds silly.",
  withMoney:
    "You like money that is already there. Loans make you itch, and you would rather drive the old truck for another winter than pay interest on a new one. Your savings grow by standing order, and you forget them for years, which suits them. What costs you is staying put. You keep the same bank, the same insurance and the same salary, because nothing was wrong with any of them. Take one afternoon each spring and compare all three. Ask for the raise that day too; your record has been asking for ages.",
  whatToLearn:
    "Change your mind in public, once, over something small. Your colleagues think you can't, and the longer they think so, the less they tell you. Learn to leave a method while it still works, instead of a year after. Then practice the short sentence that stops a pile from growing: that one isn't mine. Sit near a Rat if the office has one. It will hear what is coming down the hall long before you feel the floor shake, and it needs somebody who finishes.",
};
