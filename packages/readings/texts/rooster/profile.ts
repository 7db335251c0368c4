import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "At five to nine you are at your desk, at nine you have begun, and at ten past you have found the error. It is in row 214. You see the missing comma, the stale date, and the picture that hangs a quarter inch low. Your files have names that a stranger could follow. The plan for Thursday exists by Tuesday, in color. When someone moves the meeting by half an hour, you smile and feel it in your teeth. You like to look sharp while you work, and you iron for video calls.",
  asABoss:
    "Everybody in your shop knows what good means, because you wrote it down and laminated it. You check fairly, pay on time and take real pride in your people, which you show to everyone but them. They hear about the two slips. The ninety-eight things that went right get no mail. Reverse the order: name three that were well done, with details, and only then the slip. And let go of something. You can set the standard and leave the inspection to another pair of eyes.",
  asAColleague:
    "People bring you their work when it must be right and avoid you when it must be fast. You tell the truth at once, across the room, with page numbers. You mean it as a gift. Wrap it: ask whether they want a check or a cheer, and give them that one. You are free with your time, and you'll stay until seven to line up somebody else's appendix. You would like to be thanked for it in front of the group. Tell your boss. It is a cheap wish, and nobody has guessed it.",
  inAnInterview:
    "You come with two copies of everything and a spare shirt. Your answers are complete, in order, and about forty seconds too long. Stop at the result. They can see that you are exact, so spend the time on what they can't see: that you bend. Tell them about the plan that blew up at noon and what you had by one. If you spot a mistake in their brochure, and you will, save it until they have hired you. Ask how they judge quality. A vague reply tells you more than the tour.",
  underPressure:
    "You make a schedule for the emergency. It is a good one, and it would help more if the emergency could read. Late changes get under your feathers, and you start to correct how people say things while the building is on fire. Give yourself one rule for such days. Anything that won't matter by next Friday may stay crooked. Use your gift on the single figure that everyone relies on, check it twice and say it out loud. A clear number calms the room, and you can be first to have it.",
  withMoney:
    "Each receipt has a folder and each folder a year. You know what you spent on shoes, and it is more than you would tell your mother. You do your taxes in January, with a cover sheet. That makes you hard to cheat and slow to gamble, so your savings are sound and a bit sleepy. Show is your weak spot: the better car, the good address, the pen. Buy them, but plan for them first. And take one risk a year that no spreadsheet can settle. Keep it small and call it tuition.",
  whatToLearn:
    "Good enough. Choose one task a week that gets seventy percent and not a minute more, and see whether anyone calls. Then learn timing. A true remark helps at four o'clock in private and hurts at ten in front of the client. You have honesty down cold; kindness is the part to rehearse. Practice praise the way others practice scales, daily and on small things. An Ox can show you how the calm live: it does excellent work, says nothing about it, and sleeps like a stone.",
};
