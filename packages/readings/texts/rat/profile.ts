import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You know when the contract renews, who signs it and what the coffee costs per cup. You also know who is leaving, because you noticed the empty bookshelf on Tuesday. Half your job is hearing the news before it is announced, and you do that by standing near the printer. While the committee drafts its criteria, you have a rough version running on a spare laptop. It looks terrible and it works. Give you a mess of invoices and rumors, and within a week you know where the money goes. Put the sum on paper, because your boss trusts figures more than gossip.",
  asABoss:
    "You run a lean shop. Your team learns to bring a number with every request, and the smaller the number, the faster the answer. You promote the intern who found the duplicate subscription. What you forget is to tell people things. You carry the whole picture in your head and hand out crumbs, so your staff have to guess, and they guess wrong. Try a Monday note of five lines: what came in, what went out, what worries you. Reading it takes a minute, and nobody has to hang around your door.",
  asAColleague:
    "People come to you for the name of somebody who knows somebody. You have the supplier's cell number, the old price list and a charger for every phone ever made. You lend all of it, and you remember who brought it back. Your gift is the quiet tip: “Talk to her about pricing on Thursday, when the weekly figures are in.” Colleagues get nervous once you know more about their project than they do. Say how you found out, and they will relax.",
  inAnInterview:
    "Prepare the way you prepare for everything, then show less of it. You have read the annual report, the founder's old posts and the reviews on the salary site, and you would love to recite them. Pick one thing: a cost they could halve, or a customer group they overlook. Bring the sum on a single page. When they ask about a weakness, tell them about the eleven old price lists you finally threw out. And let them name the first figure, since you haggle best on the second move.",
  underPressure:
    "Your voice gets lower and your typing gets faster. In a bad week you come up with six ways out before lunch and keep the seventh to yourself. The trouble is the seventh: you keep an exit for yourself, and the team can smell it. You also start to save in the wrong place. The launch is on fire and you are arguing about the courier fee. Write down the one number that matters this week, tape it to the screen, and let the courier have the fee.",
  withMoney:
    "You could say within ten dollars what is in your account, because you checked this morning. Saving comes easily. Spending is the sport: coupons stacked on sale prices stacked on points. Large sums get less of your attention. You compare six brands of stapler, and your 401(k) still sits in whatever fund you checked in your first week. Once a quarter, ignore every sum under a hundred dollars and give two hours to the three largest. The stapler can wait.",
  whatToLearn:
    "Learn to throw things out. Your folders hold four versions of everything, and your calendar still carries a project that died in spring. Then give information away while it is fresh, because a secret keeps about as long as fish. Last, choose one aim that takes a year. Ten small wins feel richer, but they can keep you from the promotion you really want. An Ox makes a good partner: that colleague will still be finishing the old project when you have sniffed out the next.",
};
