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
    "Numerology has no settled reading for this number. A blend of traits is the usual answer, so look at the birth-day number and the month keyword instead, and most of all at the work that has gone well for you so far.",
  strengths: ["Adaptability", "Open mind", "Independent judgment"],
  challenges: ["Finding a clear direction", "Choosing among several interests"],
  careerFields: ["Project work", "Consulting", "Roles that combine two fields"],
  workEnvironment: "A place with varied tasks, honest feedback and room to try things before settling on one of them.",
};
