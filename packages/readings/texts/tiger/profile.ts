import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "When a meeting goes silent, you are the one who says it. The client hates the product, the plan has a hole, the emperor has no pants: somebody had to. You walk toward trouble with your sleeves up, and people who were hiding come along. For a rescue you will sleep under the desk. In a calm year, on the same project, you rearrange the furniture. Forms reach you last, and you sign them in the hallway against the wall.",
  asABoss:
    "Your team knows that you will take the hit. When the vice president came down about the missed target, you stood in front of them and said the call had been yours. That buys more loyalty than any bonus plan. The bill arrives in other ways. You decide in the elevator, forget the two people it touches, and wonder later why they look stunned. Make a rule that a decision counts once it stands in writing. And ask the quiet one before you speak; afterward it's too late.",
  asAColleague:
    "You are the friend everyone wants in a fight and some want out of the planning session. Let a stranger attack a teammate, and you are on your feet before the sentence ends. You share food, contacts and strong opinions. You also hear a question about your draft as a challenge to a duel. It was about the date on page two. Count to five, ask what they would change, and write that down. Leave the weekly upkeep to a person who enjoys it, and thank that person loudly.",
  inAnInterview:
    "The first ten minutes are yours: a firm hand, a straight look, and the story of the account that everybody had given up. Then the panel asks about process and you glaze over. Prepare for that part. Bring one case in which you followed a rule you disliked and it paid. Don't run down your last boss, however much there is to say. Ask what is broken here, who has tried to mend it, and what you may decide alone. If the third answer is nothing, go home.",
  underPressure:
    "You get bigger. A crisis clears your head and gives you back the hours you waste in quiet months. People look for your door. But you bet early, and you bet the house, because waiting feels like losing. Before the big move, say what it costs if you are wrong, in dollars, to someone who isn't afraid of you. Watch the week after, too. With the fire out, you like to start a small one for the company. Book a vacation instead.",
  withMoney:
    "You buy the way you decide: at once, in full, and with a good story afterward. You pick up the check for nine. You would put your salary into a friend's bakery, and have. Big risks don't scare you. Paperwork does, and so the expense claim from spring is still in your coat. Two fixes cost you nothing. Let a transfer move money into savings on payday, before you can be brave with it. And give one dull friend a veto over anything above a month's pay.",
  whatToLearn:
    "Upkeep. You know how to take a hill, and you leave before anyone has dug the well. Stay with one thing for a year after it stops being exciting, and find out what you have been missing. Then learn to lose an argument at half volume. You were wrong in the open, which is to your credit, so say that in the open as well. Work beside a Pig if you can. It is kind, it won't be bullied, and it brings lunch to the siege.",
};
