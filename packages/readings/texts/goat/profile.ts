import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "The form asks a widow for her husband's signature, and you cannot sleep until somebody changes it. Everything you touch looks better afterward: the menu, the waiting room, the error message. You work in waves. Nothing happens all morning, then come four hours in which you don't hear the phone, and then there is a small masterpiece. Your team is nicer to each other while you are in. Harsh light, a loud boss and a broken chair cost you a day each. The chair is the easiest to replace.",
  asABoss:
    "You run the department that people try to transfer into. You know the birthdays, you defend the lunch break, and you will redo a schedule four times so that nobody is alone on a Sunday. Your feedback is gentle and exact, as long as the news is good. Bad news waits all spring, and by then the whole team knows who the slow worker is. Write the hard sentence down, read it to a friend, and say it on Wednesday at ten. You will still be kind, because you can't help it.",
  asAColleague:
    "You make the tea and find out what is really wrong. Colleagues show you unfinished work because you never laugh at it. You go back to a layout until it feels right, and you'll cover a late shift for a friend without a word. A sharp remark from the corner office, though, stays with you like a stone in a shoe. Find out what it meant. Half the time the boss was only hungry. And when you need something, use words. Sighing near the copier has a poor success rate.",
  inAnInterview:
    "Bring things that the panel can hold. Your portfolio, a before and an after, a thank-you note from a user: all of these speak for you while you warm up. Nerves hit you at the start, so come early, walk the block and drink something hot. Then comes the salary question, and you hear yourself name a figure from six years ago. So look up today's number at home, say it to the mirror until it is boring, and say it in the interview without a reason. Then wait, because they have to answer.",
  underPressure:
    "First you tidy. Then you water the plants, and only then do you look at the task you put off, which has doubled in size. Your mood colors the whole week: one cold email and the work turns gray. Don't face it alone, because you think better with a friendly face nearby. Cut the task into pieces of twenty minutes and begin with the ugliest. You are more stubborn than anyone guesses. People who mistake your soft voice for a soft spine find out late in the project.",
  withMoney:
    "You like to give your work away: an extra hour, a friend's rate, dessert on the house. Beautiful things call your name through shop windows. Meanwhile last month's invoice sits in drafts, because sending it feels rude. Price is your sore point, so take yourself out of it. Print a list with the fees on it and point. Let software send the reminders; it has no feelings to hurt. Then set aside a fixed sum for pretty things, because you will buy them anyway.",
  whatToLearn:
    "Learn your price first. Add a fifth to the next quote, and notice that the client doesn't faint. Second, make peace with criticism by sorting it. If it concerns the work, put it on a list. If it concerns the speaker's bad day, forget it. Third, make the unpleasant call before nine. It takes six minutes, and you have been carrying it since last week. Keep a Horse nearby for this. A Horse dials the number, hands you the phone, and makes you laugh when you hang up.",
};
