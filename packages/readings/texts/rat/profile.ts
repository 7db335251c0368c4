import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You know when the contract renews, who signs it and what the coffee costs per cup. You also know who is leaving, because you noticed the empty bookshelf on Tuesday. Half your job is finding things out before they are announced, and you do it by standing near the printer. While the committee drafts its criteria, you have a rough version running on a spare laptop. It looks terrible and it works. Hand you a mess of invoices and rumors, and by Friday you have found the leak.",
  asABoss:
    "You run a lean shop. Your team learns to bring a number with every request, and the smaller the number, the faster the answer. You promote the intern who found the duplicate subscription. What you forget is to tell people things. You carry the whole picture in your head and hand it out in crumbs, so staff guess, and they guess wrong. Try a Monday note of five lines: what came in, what went out, what worries you. Reading it takes a minute, and nobody has to hang around your door.",
  asAColleague:
    "People come to you for the name of somebody who knows somebody. You have the supplier's cell number, the old price list and a charger for every phone ever made. You lend all of it, and you remember who brought it back. Your gift is the quiet word beforehand: ask her about pricing on Thursday, when the weekly figures are in. Colleagues get nervous once you know more about their project than they do. Say how you found out, and they will relax.",
  inAnInterview:
    "Prepare the way you prepare for everything, then show less of it. You have read the annual report, the founder's old posts and the reviews on the salary site, and you would love to recite them. Pick one thing: a cost they could halve, or a customer group they overlook. Bring the sum on a single page. When they ask about a weakness, tell them about the stockpile you finally threw out. And let them name the first figure, since you haggle best on the second move.",
  underPressure:
    "Your voice gets lower and your typing gets faster. In a bad week you come up with six ways out before lunch and keep the seventh to yourself. That is the trouble: you hold on to an exit, and the team can smell it. You also start to save in the wrong place. The launch is on fire and you are arguing about the courier fee. Write down the one number that matters this week, tape it to the screen, and let the courier have the fee.",
  withMoney:
    "You could say within ten dollars what is in your account, because you checked this morning. Saving comes easily. Spending is the sport: coupons stacked on sale prices stacked on points. The danger sits at the other end. You compare six brands of stapler, and your 401(k) still sits in whatever fund you checked in your first week. Once a quarter, ignore every sum under a hundred dollars and give two hours to the three largest. The stapler can wait.",
  whatToLearn:
    "Throw something out. Your folders hold four versions of everything, and your calendar still carries a project that died in spring. Then give information away while it is fresh, for a secret loses its value about as fast as fish. Last, choose an aim too big for one night's work. Ten small wins feel richer than one slow one, and they can keep you from the thing you wanted for years. Take an Ox as your partner: it will still be pulling when you have sniffed out something new.",
};
