import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You came in with a question about the parking lot and went out with a plan for the new campus. Small tasks grow in your hands. You see the version three years out, you can describe the lobby, and somehow people begin to order the chairs. Crowds wake you up: put a microphone near you and you forget that you were tired. Footnotes are another matter. The grand design has the wrong total on page four, and you are surprised that anyone looked at page four.",
  asABoss:
    "People do the best work of their lives for you, and some of them would like a weekend. You hire for the company you mean to have, praise in front of everybody, and forgive a mistake within the hour. Your aim is high and you name it often. What you leave out is the middle: who does what by when, and which of last month's seven priorities still counts. Pick a deputy who loves lists. Then let that person tell you no in public, without the sky going dark.",
  asAColleague:
    "You make other people's projects sound important, and after ten minutes they believe it themselves. You share the stage, the contacts and the credit. You are less willing to share your own load. Asking for help feels to you like taking off the crown, so you carry the whole thing home and miss the date. Your teammates would love to be asked. Start tiny and have somebody check one page. And when they turn down your idea, they mean the idea. You are still invited to lunch.",
  inAnInterview:
    "The panel likes you before you sit down. You will be tempted to promise them the moon, with a delivery date. Offer one result instead, with a figure and the name of a person who helped. They have met vision before; they want your plan for the first thirty days. Prepare for the dull question, the one about the budget that ran over. If they pick someone else, write a gracious note. You take a no harder than most, and the sulk has yet to show a profit.",
  underPressure:
    "You get louder, larger and more certain. The plan wobbles, so you put a second plan on top. For a while this works, because a room will follow the one who isn't scared. Then three launches fall in one month, the team is gray in the face, and you cannot find the moment to admit that you are stuck. On the first day of any crisis, cut one promise and tell the people you made it to. They forgive a small no far sooner than a big silence.",
  withMoney:
    "Round numbers please you, mostly large ones. You tip well, host well, and bought the good chairs before the first invoice was paid. You earn when others believe in something, and around you they do. A budget bores you, though, and money that bores you wanders off. Keep two accounts: one for the dream, and one that you aren't allowed to be generous with. Have somebody countersign whatever tops a tenth of your year. When a venture looks too small for you, look again. Small ones fit through doors.",
  whatToLearn:
    "Detail, in doses. Take one page of each plan and check every line of it yourself; what you catch will pay for the hour. Learn to say that you don't know how, which will stun the office and get you a free education. Last, finish something modest. Skip the fanfare and the lobby, and make a thing that works, with your initials on the back. Find a Rooster to go over the figures. It will be blunt, it will be right, and it loves a project worth polishing.",
};
