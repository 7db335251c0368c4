/** What follows when two people agree or differ in pace, risk or talk. Slots: {A} is the quicker, bolder or plainer one. */
export const temperContent = {
  pace: {
    same: [
      "{A} and {B} work at the same speed, which saves an hour a day.",
      "Neither has to wait for the other here. Ask only whether the shared tempo suits this job.",
      "On pace the {A} and the {B} agree, so plan less and meet more often.",
      "Two people with one tempo can stall together. Let the {A} and the {B} set a timer for decisions.",
    ],
    different: [
      "The {A} is finished before the {B} feels ready. Agree on two checkpoints: at the first the {A} pauses, at the second the {B} commits.",
      "What the {B} calls care may look like delay to the {A}. Let the {A} open the job and the {B} close it.",
      "Give the {B} the question a day early. The answer will be better, and the {A} does not have to wait in the room.",
      "Divide the job in time: the {A} takes the first week, the {B} takes the last one.",
    ],
  },
  risk: {
    same: [
      "The {A} and the {B} judge risk alike. Ask an outsider to look for what both may have missed.",
      "On stakes they agree, so the {A} and the {B} decide fast. A written limit is still wise.",
      "Both would place the same bet. That is pleasant for the {A} and the {B} until the bet is wrong.",
    ],
    different: [
      "Let the {A} name the prize and the {B} name the most that it may cost.",
      "The {A} sees what can be won, the {B} sees what can be lost. Write both columns down before you vote.",
      "Agree on a sum. Below it the {A} may act alone, and above it the {B} has to sign as well.",
      "The {B} saves the {A} from one bad deal a year, and the {A} saves the {B} from one missed chance.",
    ],
  },
  talk: {
    same: [
      "The {A} and the {B} use words the same way, so little has to be explained.",
      "Their tone matches. The {A} and the {B} should remember that others may need more words.",
      "In talk they are alike, which means that the {A} and the {B} can also stay silent about the same thing.",
    ],
    different: [
      "The {A} puts it plainly, and the {B} may hear more edge than was meant. A softer first sentence helps, and so does a direct answer.",
      "The {A} talks to find out what to think. The {B} talks once that is clear. Allow for both.",
      "What the {B} only hints at, the {A} never hears. Ask for the sentence behind the hint.",
      "Write it down for the {B} and say it to the {A}. That habit alone removes half of the noise.",
    ],
  },
} as const;
