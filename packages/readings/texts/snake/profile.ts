import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You say almost nothing for forty minutes. Then you ask two questions, and the plan on the whiteboard falls over. You read the appendix first, since that is where people put the truth. Your calendar has long empty blocks without a title, and the best work of the department comes out of them. Tell your boss so, or somebody will fill them with meetings. You pick your moment: the proposal you kept back in spring goes through in fall without a debate. You can do small talk, beautifully, for about as long as the elevator ride.",
  asABoss:
    "You hire three people where others hire ten, and you take months over each of them. Nobody gets shouted at. A raised eyebrow does the work, and staff learn to study it. You see who is coasting, who is grieving and who has been talking to a recruiter. What your people lack is your reasons. They get only decisions, so they make up the reasons, and theirs are worse than yours. Give two sentences with every order: what you saw and what you are after. That ends the whispering.",
  asAColleague:
    "You are good company at lunch and a closed book by one o'clock. You will take the hard problem home, alone, and hand it back solved. People who show you a draft get the sharpest eyes in the building, so they should come early. You take about a year to trust someone, and then you trust for good. But you still know what one colleague said about your slides, and which shirt he wore. Tell him or drop it. He forgot the remark years ago, and only you still suffer from it.",
  inAnInterview:
    "You will read them better than they read you, and that is the trouble. By the third question you know who decides, what they fear and why the last person left. Let some of that show. A panel that gets only calm one-line answers begins to wonder what you are hiding. Tell them about one hard decision from hunch to proof, with the doubts left in. Wear what you like best; you dress well and it steadies you. Ask for a day before you accept, because you need it.",
  underPressure:
    "In a crisis you look even calmer than usual. While others run, you hold still and watch where the trouble is really coming from. For an hour this is an excellent habit, and for a week it is a poor one. From outside, your stillness could be wisdom or guilt, and rumors fill the gap. Send one line at noon and one at five, even if all you can say is “still looking.” Before you act, tell somebody. You are right more often than most people, but not every time.",
  withMoney:
    "You would rather own four things you understand than forty you don't. You watched that stock for two years before you bought it, you never sold it, and you won't say what it is worth. Bargains leave you cold; the right price pleases you like a good meal. The coat, the watch, the hotel with the heavy doors: you plan each of them for months. What you haven't planned for is an accident. Nobody else knows where your papers are. Make a list, seal it, and tell one person which drawer it is in.",
  whatToLearn:
    "Learn to show your work. You leap from evidence to verdict without leaving tracks, and colleagues who can't follow begin to resist on principle. Describe the path once a week, out loud, with the wrong turns. Then shed one grudge like an old skin, and begin with the oldest. And bring an idea out while it is half done. Try that idea on an Ox. Oxen keep quiet, want nothing clever, and will tell you whether the idea would work on a Monday morning.",
};
