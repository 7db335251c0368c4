import type { NumberProfile } from "../types/number-profile.ts";

/** The profile of every number without a profile of its own. */
export const generalProfile: NumberProfile = {
  description:
    "Numerology has no settled answer for this number, which saves you an argument. Most books call it a mix and turn the page. Look at your birth-day number and the keyword of your month instead, and think of the three jobs that went best so far. What those jobs had in common tells you more than a digit does.",
  strengths: ["Adaptability", "Open mind", "Independent judgment"],
  challenges: ["Finding a clear direction", "Choosing among several interests"],
  careerFields: ["Project work", "Consulting", "Roles that combine two fields"],
  workEnvironment:
    "Varied tasks suit you, along with honest feedback and room to try a few things before you choose one.",
  companies:
    "Choose a company where you can try a new task without leaving the old one. After a year, keep the one that you liked better, and tell your boss why.",
  years:
    "In a year that favors you, begin something that needs other people, such as a joint project. In a year that asks for care, finish what you can do alone. Each December, compare which of the two went better.",
};
