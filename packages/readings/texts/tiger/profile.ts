import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "When a meeting goes silent, you are the one who says what everyone is thinking. The client hates the product, the plan has a hole, the emperor has no pants: somebody had to say it. You walk toward trouble with your sleeves up, and people who were hiding come along. For a rescue you will sleep under the desk. In a calm year, on the same project, you rearrange the furniture. Forms bore you, and you sign them in the hallway against the wall. When work gets quiet, tell your boss that you are free for the next rescue.",
  asABoss:
    "Your team knows that you will take the hit. When the vice president came down about the missed target, you stood up and said the call had been yours. That buys more loyalty than any bonus plan. Your haste costs you some of that loyalty again. You decide in the elevator, forget the two people it touches, and wonder later why they look stunned. Make a rule that a decision counts once it stands in writing. And let the quiet ones speak before you do, because afterward they won't contradict you.",
  asAColleague:
    "Everyone wants you beside them in a fight, and a few would rather plan without you. Let a stranger attack a teammate, and you are on your feet before the sentence ends. You share food, contacts and strong opinions. You also hear a question about your draft as a challenge to a duel. The question was about the date on page two. Count to five, ask what they would change, and write down the answer. Leave the weekly report to a colleague who enjoys it, and say thank you loudly.",
  inAnInterview:
    "The first ten minutes are yours: a firm hand, a straight look, and the story of the account that everybody had given up. Then the panel asks about process and you glaze over. Prepare for that part. Bring one case in which you followed a rule you disliked and it paid. Don't run down your last boss, however much there is to say. Ask what is broken here, who has tried to mend it, and what you may decide alone. If the answer to the last one is “nothing,” look elsewhere.",
  underPressure:
    "Trouble makes you bigger. A crisis clears your head and wakes you up after the quiet months. People come to your door for help. But you bet early, and you bet the house, because waiting feels like losing. Before the big move, say what it costs if you are wrong, in dollars, to someone who isn't afraid of you. Watch the week after, too. Once the fire is out, you get bored and start a small one yourself. A vacation would cost the company less.",
  withMoney:
    "You buy the way you decide: at once, in full, and with a good story afterward. You pick up the check for nine. You would put a month's salary into a friend's bakery, and you once did. Big risks don't scare you. Paperwork does, so the expense claim from spring is still in your coat. Two fixes cost you nothing. Let a transfer move money into savings on payday, before you can be brave with it. And give one dull friend a veto over anything above a month's pay.",
  whatToLearn:
    "Learn upkeep. You win the new account, and you leave before anyone has sent the first invoice. Stay with one thing for a year after it stops being exciting, and find out what you have been missing. Then learn to lose an argument at half volume. If you were wrong in front of ten people, say so in front of the same ten. Work beside a Pig if you can. Pigs are kind, they can't be bullied, and they bring you lunch when you forget to eat.",
};
