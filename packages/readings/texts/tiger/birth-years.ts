import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "List everything you lead, and on each birthday give the oldest item to somebody else. Wood beside wood makes the Tiger of 1974 grow in all directions. People you trained now run half the trade, and you've started nine things since. You make friends faster than others of your sign, and each friend comes with a plan. No single one of the nine is too much. Get a colleague who counts, and be polite when you hear the total.",
  fire: "You give everything in the first hour, so let somebody who loves you plan your rest before each big event. Wood feeds fire: the Tiger of 1986 pays for a great show with sleep, savings and the friend they meant to call. Crowds suit you, and so do launches and causes. Few people are better in front of a room, and you could still be this good at seventy. Set a time to leave the party, and have someone fetch your coat.",
  earth:
    "Go for the large, solid jobs, such as budgets, buildings, law or the running of a plant, and agree beforehand on what would make you stop. Wood breaks earth: the Tigers of 1938 and 1998 put their courage into things that can be touched. You check before you leap, and people who have met others of your sign are surprised. When a project fails, though, you carry on out of pride. Tell a colleague the limit. They'll remember it better than you.",
  metal:
    "After each hard verdict, say what you'd keep, because your discipline makes you sharper with people than you mean to be. Metal cuts wood: the Tigers of 1950 and 2010 grew up with many rules and few reasons. You set exact goals and hold yourself to them first. Where others of your sign rely on nerve, you've practiced. Your team is proud to meet your standard, and it still knows what you said in April. One good sentence after the bad ones keeps people.",
  water:
    "Give every choice a date and decide on that day, or you'll wait for a better offer until the good ones are gone. Water feeds wood: help comes to the Tiger of 1962 through people, such as a teacher, an aunt or a first boss who made a call. You sense a mood before you act, and that has saved you more often than courage has. But with three good offers, you pace the floor until two are gone. The third was fine. You'd just like to have picked it.",
};
