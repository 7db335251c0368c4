import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You say almost nothing for forty minutes. Then you ask two questions, and the plan on the whiteboard falls over. You read the appendix first, since that is where they put the truth. Your calendar has long empty blocks without a title, and the best work of the department comes out of them. You pick your moment: the proposal you kept back in spring goes through in fall without a debate. You can do small talk, beautifully, for about as long as the elevator ride.",
  asABoss:
    "You hire three people where others hire ten, and you choose each like a lock. Nobody gets shouted at. A raised eyebrow does the work, and staff learn to study it. You see who is coasting, who is grieving and who has been talking to a recruiter. What your people lack is a map of you. They get decisions without reasons, so they make up reasons, and theirs are worse than yours. Give two sentences with every order: what you saw and what you are after. That ends the whispering.",
  asAColleague:
    "You are good company at lunch and a closed book by one o'clock. You will take the hard problem home, alone, and hand it back solved. People who show you a draft get the sharpest eyes in the building, so they should come early. Trust takes you about a year. Then it is for keeps, unless someone breaks it. You still know what he said about your slides, and when, and in which shirt. Tell him or drop it. He has forgotten, and you are paying the storage.",
  inAnInterview:
    "You will read them better than they read you, and that is the trouble. By the third question you know who decides, what they fear and why the last person left. Show some of it. A panel that gets only calm one-line answers begins to wonder what is behind the door. Walk them through one judgment call from hunch to proof, with the doubts left in. Wear what you like best; you dress well and it steadies you. Ask for a day before you accept, because you need it.",
  underPressure:
    "Your pulse drops, or it looks that way. While others run, you hold still and watch where the thing is really coming from. For an hour this is an excellent habit, and for a week it is a poor one. From outside, your stillness could be wisdom or guilt, and rumors fill the gap. Send one line at noon and one at five, even if all it says is still looking. When you strike, tell somebody first. You are right more often than most, and still not every time.",
  withMoney:
    "You would rather own four things you understand than forty you don't. You watched that stock for two years before you bought it, you never sold it, and you won't say what it is worth. Bargains leave you cold; the right price pleases you like a good meal. Luxury is your leak: the coat, the watch, the hotel with the heavy doors. Fine, you planned for it. You haven't planned for anyone else knowing where everything is. Write it down, seal it, and tell one person which drawer.",
  whatToLearn:
    "Show your work. You leap from evidence to verdict without leaving tracks, and colleagues who can't follow begin to resist on principle. Describe the path once a week, out loud, with the wrong turns. Then shed a grudge as you would an old skin; begin with the oldest, which is the tightest. And bring an idea out while it is half done. An Ox is the right one to try it on. It keeps quiet, it wants nothing clever, and it will tell you whether the thing would hold weight.",
};
