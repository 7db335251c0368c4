import type { SignProfile } from "../types/sign-profile.ts";

export const profile: SignProfile = {
  onTheJob:
    "You lock up. It may not be your job, but you are the one who checks the back door, reads clause nine, and asks what happens to the temps. A team with you in it keeps its word. You would rather be useful than visible, and you answer the complaint line as though the caller were your aunt. New people get a long sniff. New plans get a longer one: before the coffee is poured, you have thought of four ways this could go wrong. Two of them are real.",
  asABoss:
    "You share the late shift, the parking space and the bad news. Staff follow you because the rules are the same for your favorites, if anyone could work out who they are. You would go to the wall for someone who was treated unfairly. Once you have judged a person, though, the file is closed. A man who padded an expense claim nine years ago is still on probation with you. Let people serve their time. And tell them what you hope for now and then; they know all your fears.",
  asAColleague:
    "You stay. In the reorganization, at the hospital, on the call that ran past midnight, yours is the camera that is still on. You say the honest thing in a low voice and take it to nobody else. Strangers find you stiff for a month, and then they find that you covered their shift. Two habits need watching. You suspect first and ask later. And you forget to send the bill: for overtime, for favors, for the vacation you never took. Loyalty runs in two directions. Check that yours does.",
  inAnInterview:
    "Selling feels like lying to you, so don't sell; testify. Say what happened, who was there, and what you would do again. Panels believe you, because you won't round up. At some point you do have to leave the witness stand and say that you want the job. Practice that sentence. When they ask about a conflict with a boss, pick one that ended in a handshake. Ask how they treated the last people they let go. It is your real question, and a good firm has an answer.",
  underPressure:
    "You were expecting it. In a real emergency you are the calmest person in the building, since the worst has come at last and turns out to be a list of tasks. Waiting is what does you in. In the weeks before a merger you lie awake and rehearse, and by breakfast you have lost your job, the house and the car. Give worry an appointment: twenty minutes at five, on paper, with a column for what you would do. For the rest of the day you are off duty. Nobody is stealing the building.",
  withMoney:
    "You pay what you owe on the day you owe it, and you read the terms. Fraud has a hard time with you. So does growth: you sat out the good years waiting for the crash. You lend to friends and never bring it up. You ask for less than the job pays, on the theory that fair people will notice. They are busy. Look up the market rate, print it, and argue for yourself the way you would for the new kid at the next desk.",
  whatToLearn:
    "To rest your guard. Pick one colleague you don't trust, lend that person something small, and count how often it comes back. Then loosen your grip on right and wrong by a notch. Some of those who disagree with you are merely busy, or shy, or from accounting. Put yourself on the list of people you protect; it is short, and you aren't on it. A Horse will drag you over to the sunny side of the street, where you can watch the traffic for both of you.",
};
