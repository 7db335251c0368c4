import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You know how the meeting will go from the way people hang up their coats. You have a quiet word with three of them beforehand, and then nobody needs to shout. Your drafts come back without marks, because you saw the wrong shade of blue, the client's misspelled name and the sentence that would have lost the account. You like a tidy desk, a door that shuts and notice of any change. An open-plan office where somebody hits a gong after each sale is your idea of a nightmare. Get yourself a quiet room, and the drafts stay that good.",
  asABoss:
    "No one leaves your office feeling smaller. You give bad news in private, with tea, and you have thought about where the person will sit. Work improves under you on its second and third pass, because your eye is good and your notes are polite. Some of them are too polite. You write that a report might perhaps gain from a little more focus, and the author hears “well done.” Put the verdict in the first line. Then be as kind as you like for the rest of the page.",
  asAColleague:
    "You remember that your boss hates phone calls and that the new hire's father is in the hospital. Secrets told to you stop there. You fix the slide at midnight and let the presenter think it looked that way before. The first time, that is generous. By the tenth time, nobody knows how much of the work is yours. Put your name on the slide. Also, your face says yes while you plan a way around the whole idea. One plain objection at the table would save you a month of detours.",
  inAnInterview:
    "You will have the right shoes, the right pen and a clear sense of who on the panel likes each other. Use that, and answer the quiet person as fully as the loud one. Your trouble is the word “we.” You say, “We kept the client for eleven years,” when you wrote every letter. Practice saying “I” until it stops hurting. If they press you on conflict, don't say that you avoid it well. Tell them about the deal you saved between two meetings, and what you said there.",
  underPressure:
    "You go very quiet and very neat. The desk is bare, the replies are short, and you have found three ways out of the building. Seeing risk early is your talent, but in a bad month you see one behind every email. Large decisions wait for one more opinion. Set a limit of two. Talk to someone who knows the subject and someone who knows you, then choose within the week. If you wait longer, you still have to choose, and from fewer options.",
  withMoney:
    "You have three accounts, no debt, and some cash in a drawer, just in case. You stay for years where people are decent to you. You pay for quality once and wear the coat for fifteen years. Where you lose money is your own salary. You wait for your boss to notice that pay has risen everywhere, and your boss, oddly, never does. Each January, send an email with the figure you want and no apology. Let an outsider read it first, to take out the word “unfortunately.”",
  whatToLearn:
    "Learn to be heard the first time. You mention your best idea so softly that somebody else repeats it and gets the credit. Say it at full length, put your name on it and stay in the room. Next, start a quarrel on purpose: a small one, about something true, with a person you trust. You will find that the friendship survives. A Dog makes the safest sparring partner. Dogs are fair to a fault, and they like you better once you say what you mean.",
};
