import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "The quickest way to get your attention is to say that it can't be done. You take the machine, the process or the contract apart on the spot, and you put it back together with two pieces left over. It runs faster. You are wonderful in the first third of anything and in the worst hour of a breakdown. In between come the weeks when everything works, and you get bored and poke at it. Your best ideas arrive as jokes. Let a colleague write them down, because you won't.",
  asABoss:
    "Rank bores you, so people use your first name and argue back. You hand out puzzles and hate status reports. Anyone who finds a smarter route gets the afternoon off. What wears your team out is the zigzag. On Monday it is the app, on Wednesday a pop-up store, and the people who built half an app on Tuesday are not amused. Keep a board with three slots. A new idea may go up when an old one comes down, and you do the taking down yourself.",
  asAColleague:
    "You are the reason people come to the boring meeting. You mimic the vendor, you fix the projector with a paper clip, and you argue both sides until no one recalls which was yours. In an outage you are the first one they call. Your weak spot is trust. The shortcut you took in June turned up in another team's audit, and their manager had to explain it to the auditors. Before you skip a step that others rely on, tell them. Most will say yes, and the rest know why the step is there.",
  inAnInterview:
    "You are quick and the panel will enjoy it, so don't spend it all. Solve the puzzle out loud, since the route is what they are buying. Leave one joke in your pocket. They will worry about follow-through, and they have a point. Bring a project that is alive two years after you left it, plus the manual, even if a friend wrote that. Ask which of their problems has been open longest. If they light up, stay. If they have none, you would be bored within two months.",
  underPressure:
    "You get funny, and then you get brilliant, in that order. Trouble is your favorite puzzle. The system is down, the client is on the line, you try nine fixes in an hour, and the seventh holds. Slow trouble is different. An audit, a lawsuit or a quarter of filling in forms makes you bend a rule here and there, just to stay awake. Find a partner who reads rules for fun. And right after a breakdown, note what you changed, while you still remember all nine fixes.",
  withMoney:
    "Bargaining is your favorite game, and you have even played it over a free sample. You make money out of other people's leftovers: the unused domain, the crate of odd chairs, the price gap between two towns. You earn in bursts. Cleverness costs you, too, in schemes so neat that only the tax office fails to admire them. Put half where you can't get at it, in a fund with a dull name. Then play with the rest, and let the other side win a dollar now and again.",
  whatToLearn:
    "Learn to stay. Push one skill past the point where it stops being fun, because the well-paid part of any subject starts there. Do the slow version on purpose now and then, because some of the steps you skip are there for a reason. Be careful with winning. A deal in which the other side feels fooled costs you the next four. Work with a Snake if you can bear to be seen through. Snakes wait while you try nine things, and then tell you which one will last.",
};
