import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "Sitting still is the hardest line in your job description. You take calls on your feet, answer mail from the train, and go to see the customer before anyone has finished the briefing. Things start when you arrive: the pitch, the pilot, the table tennis league. A dead team perks up within a day. Around the two-thirds mark your eyes drift to the window. Somebody finds your last ten percent in a shared folder, and that somebody has begun to keep a list.",
  asABoss:
    "You lead from the front and sometimes out of sight. Mornings with you are a pleasure: jokes, quick decisions, no memo longer than a postcard. You let people get on with it, because you would bolt if anyone watched you that closely. Then you change course over coffee and forget that half the team wasn't at the table. They gallop on in the old direction for a week. Stop on Mondays and tell everybody the same thing at once. Nobody minds your speed. They mind the dust.",
  asAColleague:
    "By your second day everyone knows what you think, what you earn and where you went to school. You bring doughnuts and drag people out for a walk. Your temper goes off like a car alarm and stops as fast. You have forgotten it by two, and the person across from you by about March. Go back and say sorry the same afternoon. The other cure concerns your handovers. When you leave a task, leave three lines with it: what is done, what isn't, who is waiting.",
  inAnInterview:
    "Face to face is your best event. You laugh, you lean in, and they are planning your first week. Slow down at two points. Let the question end, for you have answered the wrong one before with great charm. And expect them to ask why you left each of your last three jobs. The true reply, that you had stopped learning, is a good one if you add what you finished first. Bring a project that you followed to its last dull detail, and mention it early.",
  underPressure:
    "You speed up. Four tabs, two phones, a decision every ninety seconds: for the first day it is a thrill to be near you. The cheer is real and it spreads. By the third day you have sent the wrong version to the right client. Your fix is physical. Go around the block before you press send on anything with a price in it. Talk to one person who moves at half your rate. And say when you feel fenced in, or you jump the fence and learn later that the gate was open.",
  withMoney:
    "It comes in at a trot and leaves at a gallop. You close deals, earn commissions, and spend them on the way to the car. Travel, rounds of drinks, gear for a sport you took up on Sunday: you regret very little of it. A budget with twelve categories lasts you until the ninth of the month. Use a single number, the sum you may spend per week, on a card that stops when it is gone. Put a fifth of each bonus out of reach the day it lands. It buys the thing you like best, which is leaving when you please.",
  whatToLearn:
    "The last mile. Finish one thing this quarter so completely that nobody could find a crumb to sweep, and see what it does for your name. Then learn the pause. Three breaths between thought and sentence would have spared you two apologies this year. And take an interest in maintenance, or at least in a person who has one. Team up with a Goat. It makes the camp pleasant, it stays with the customer you won, and it is the one coworker you never find slow.",
};
