import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You bring enough for everyone. There is soup in your thermos, slack in your schedule, and a chair beside your desk where people end up when they are worn out. You are at your best in the long middle, when the kickoff cake is eaten and the deadline is months away. You keep walking, with snacks. Show-offs don't bother you, and plots pass you by. You do believe what people tell you, which saves a great deal of time and once cost the department eleven thousand dollars.",
  asABoss:
    "Your door is open, your candy jar is full, and your raises sit a little above the band. People confess their mistakes to you early, so most of those stay small. Firing someone makes you ill. You give a third chance, then a fourth that you call the third, and the good workers watch and count. Write the limits down on a calm day: what is late, what is too late, what happens then. On a hard day, just read them out. You will feel like a villain for an hour and like a manager for a year.",
  asAColleague:
    "If you said you would help, you will be there, with a sandwich. You don't keep score, gossip or run for office. That makes your desk the safest spot on the floor. It is also the busiest, because everybody's extra task rolls downhill to the one who can't say no. Try a slower yes: let me look, and I'll tell you at three. By three, half of them have found another way. Anger takes you months to reach and ten minutes to get over. Your colleagues would rather have it by the teaspoon.",
  inAnInterview:
    "You are easy to like and hard to pin down, since you would enjoy most jobs and say so. Choose one. Tell them which part you want, and about the month when others quit and you kept on. Your stories leave you out; you praise the old team until the panel wants to hire them. Put yourself back in, with the night you stayed and the result by morning. Then read the contract, all of it, at home, with a pencil. The page you skip is the one about weekends.",
  underPressure:
    "You eat something first, and it is sound advice. Good humor lasts longer in you than anywhere else in the building, and people draw near as they would to a stove. You go on finishing things while the clever ones debate. But you are slow to see that a storm is meant for you. You thought it would blow over, you were comfortable, and now it is Thursday. Ask a suspicious friend to ring the bell. One phone call on the first day beats your heroic weekend on the last.",
  withMoney:
    "You like what it buys: a full table, a soft sofa, a nice surprise for somebody. You earn well when customers tell each other about you, and they do, because with you a dozen is always a baker's dozen. Credit is where you bleed. You have lent to cousins, carried clients through two bad seasons, and signed as a favor something that you hadn't read. From now on, a loan is either a gift you can afford or a contract with a date. Let someone stingy keep the books and take the blame.",
  whatToLearn:
    "The word no, with nothing behind it. You add reasons, and each one is a handle for the next request. Learn to check a claim before you love it: one call, one reference, one look at the last page. Honest people won't mind, and the others hang up. Move your own deadline forward by three days, and tell someone who would be let down if you missed it. Join a Tiger on something that matters. It will do the shouting on your behalf, and you will see that it gets home and eats.",
};
