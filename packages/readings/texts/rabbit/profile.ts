import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You know how the meeting will go from the way people hang up their coats. By the time the shouting could start, you have had three small talks and nobody needs to shout. Your drafts come back without marks. You saw the wrong shade of blue, the client's misspelled name and the sentence that would have lost the account. You like a tidy desk, a door that shuts and notice of any change. An open-plan office with a gong for sales is your idea of bad weather.",
  asABoss:
    "No one leaves your office feeling smaller. You give bad news in private, with tea, and you have thought about where the person will sit. Work improves under you on its second and third pass, because your eye is good and your notes are polite. Some of them are too polite. You write that a report might perhaps gain from a little more focus, and the author hears well done. Put the verdict in the first line. Then be as kind as you like for the rest of the page.",
  asAColleague:
    "You remember that she hates phone calls and that his father is in the hospital. Secrets told to you stop there. You fix the slide at midnight and let the presenter think it looked that way before. The first time, that is generous. The tenth time it is bad bookkeeping, since your name is on none of it. Put it there. Also, your face says yes while you plan a way around the whole idea. One plain objection at the table would save you a month of detours.",
  inAnInterview:
    "You will have the right shoes, the right pen and a clear sense of who on the panel likes each other. Use it, and answer the quiet one as fully as the loud one. Your trouble is the word we. You say that we kept the client for eleven years, when you wrote every letter. Practice saying I until it stops hurting. If they press you on conflict, don't say that you avoid it well. Tell them about the deal you saved between two meetings, and what you said there.",
  underPressure:
    "You go very quiet and very neat. The desk is bare, the replies are short, and you have found three ways out of the building. Seeing risk early is your talent, and in a bad month it turns on you: every noise is a fox. Large decisions wait for one more opinion. Set a limit of two. Talk to someone who knows the subject and someone who knows you, then choose within the week. If you wait longer, you still have to choose, and there are fewer doors left.",
  withMoney:
    "Three accounts, no debt, and a drawer with cash in it, just in case. You earn steadily from people who would not dream of going elsewhere. You pay for quality once and wear the coat for fifteen years. The gap is in what you charge. You wait for the client to notice that prices have risen everywhere, and the client, oddly, never does. Send the letter each January with the new rate and no apology. Let an outsider read it first, to take out the word unfortunately.",
  whatToLearn:
    "How to be heard the first time. You set your best idea down so softly that somebody else picks it up and runs. Say it at full length, put your name on it and stay in the room. Next, start a quarrel on purpose: a small one, about something true, with a person you trust. You will find that the roof stays on. A Dog makes the safest sparring partner, because it is fair to a fault and likes you better once you say what you mean.",
};
