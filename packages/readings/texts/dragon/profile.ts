import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You came in with a question about the parking lot and went out with a plan for the new campus. Small tasks grow in your hands. You see what could stand there in three years, you describe the lobby, and somehow people begin to order the chairs. Crowds wake you up: put a microphone near you and you forget that you were tired. Footnotes are another matter. The grand design has the wrong total on page four, and you are surprised that anyone looked at page four. Have a colleague add up the columns before the crowd comes in.",
  asABoss:
    "People do the best work of their lives for you, and some of them would like a weekend. You hire for the company you mean to have, praise in front of everybody, and forgive a mistake within the hour. Your aim is high and you name it often. What you leave out is the middle: who does what by when, and which of last month's seven priorities still counts. Pick a deputy who loves lists. Then let that person tell you no in front of everyone, and say thank you.",
  asAColleague:
    "You make other people's projects sound important, and after ten minutes they believe it themselves. You share the stage, the contacts and the credit. You are less willing to share your own load. Asking for help feels to you like taking off the crown, so you carry the whole thing home and miss the date. Your teammates would love to be asked. Start small, and have somebody check one page. And when they turn down your idea, they mean only the idea. You are still invited to lunch.",
  inAnInterview:
    "The panel likes you before you sit down. You will be tempted to promise them the moon, with a delivery date. Offer one result instead, with a figure and the name of somebody who helped. They have met vision before; they want your plan for the first thirty days. Prepare for the dull question, the one about the budget that ran over. If they pick someone else, you take that harder than most people do. Write a gracious note anyway, because the first choice sometimes quits.",
  underPressure:
    "When the plan wobbles, you get louder and more certain, and you put a second plan on top. For a while this works, because a room will follow the one who isn't scared. Then three launches fall in one month, the team is gray in the face, and you still haven't told anyone that you are stuck. On the first day of any crisis, cut one promise and tell the people you made it to. They forgive a small no far sooner than a big silence.",
  withMoney:
    "Round numbers please you, mostly large ones. You tip well, host well, and bought the good chairs before the first invoice was paid. You earn well when people believe in a project, and you are good at making them believe. A budget bores you, though, and money that nobody watches disappears. Keep two accounts: one for the dream, and one that you aren't allowed to be generous with. Have somebody countersign any purchase that costs more than your rent. You'll call that petty in March, and in December there's money left for the dream.",
  whatToLearn:
    "Learn detail in small doses. Take one page of each plan and check every line of it yourself; the mistakes you catch will pay for the hour. Learn to say that you don't know how, which will stun the office and get you a free education. Last, finish something modest. Skip the fanfare, and deliver a thing that works, with your initials on the back. Find a Rooster to go over the figures. You'll get a blunt answer, and it will be right.",
};
