import { type NumberProfile, numberProfiles } from "./number-profiles.ts";

/**
 * Returns the profile of a number. 1 to 9, 11, 22 and 33 have their own; every other number gets the general profile.
 *
 * @example
 * profileOf(8).careerFields; // ["General management", …]
 * profileOf(22).chineseInsight; // undefined
 * profileOf(44).description; // the general text
 */
export function profileOf(number: number): NumberProfile {
  return numberProfiles.get(number) ?? generalProfile;
}

const generalProfile: NumberProfile = {
  description:
    "Numerology has no settled answer for this number, which saves you an argument. Most books call it a mix and turn the page. Look at your birth-day number and the keyword of your month, and then at the three jobs that went best so far. They know you better than a digit does.",
  strengths: ["Adaptability", "Open mind", "Independent judgment"],
  challenges: ["Finding a clear direction", "Choosing among several interests"],
  careerFields: ["Project work", "Consulting", "Roles that combine two fields"],
  workEnvironment: "Varied tasks, honest feedback, and room to try a few things on before you buy one of them.",
};
