import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dog"> = {
  dog: {
    opens: "dog",
    closes: "dog",
    decides: { dog: "which risks you accept" },
    split:
      "The Dog with the emptier desk starts the emergency plan and lists what could go wrong. The other calls everyone concerned and finishes with one step for each case. Agree early on which risks you accept, because each of you alone would accept none.",
    quarrel:
      "One hears that the project may be cut, the other has heard worse. At four, both desks are packed and nothing is done.",
    mend: "“Do we know any of this?” one asks. You don't, so you unpack. From now on, a rumor counts only once you've called the person it's about. That day's call takes a minute, and the plan is done at five.",
  },
  pig: {
    opens: "pig",
    closes: "dog",
    decides: { dog: "what has to be checked first", pig: "who gets a chance" },
    split:
      "The Pig talks with everyone who'd like an internship and decides who gets a chance. The Dog decides what has to be checked first, calls the schools, and finishes with papers and a badge.",
    quarrel:
      "The Pig says yes to a young man, and the Dog asks why in front of him. He goes to your competitor. The Pig keeps the next yes secret.",
    mend: "The Dog says, “I asked the right thing in the wrong place.” Now the Pig's yes ends with “My colleague will call you tomorrow.” The Dog asks everything then, and interns think it's part of the welcome.",
  },
};
