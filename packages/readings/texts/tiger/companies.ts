import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Bring results to a Rat company before you bring speeches. It spots chances first and needs somebody bold enough to take them.",
    grates: "They want to test the water with a spoon. You have already taken off your shoes.",
    advice:
      "A small budget and a free hand are enough; come back with double. It's the only speech this house believes.",
  },
  ox: {
    works:
      "Go step by step at an Ox company, and it'll really deliver what you sold. You can face your customers for years.",
    grates: "Your great leap needs a form, and the form needs the approval of a committee that meets in the fall.",
    advice:
      "Bring them a five-step plan with the leap at step four. By then the wagon is moving and no one wants to stop it.",
  },
  tiger: {
    works:
      "Look for the unpopular task at a Tiger company, because everyone there wants to lead. You'll never be told that you're too much.",
    grates: "Too many heroes, one dragon to slay. The all-hands has four keynote speakers and no minutes.",
    advice: "Take the ugly assignment that no one cheers for. It has its own budget and, for once, no rival.",
  },
  rabbit: {
    works:
      "Learn how a Rabbit company says no, because it says it kindly. It turns your courage into a pitch that people can bear.",
    grates: "They agree with you warmly in the room. Then nothing happens, also warmly.",
    advice:
      "Request the objection in writing, with thanks. What they won't tell your face they'll tell a shared document.",
  },
  dragon: {
    works:
      "Get a field of your own at a Dragon company, because the top is taken. It has the money and the nerve for big aims.",
    grates: "There's one star on the door, and it is the founder's. Your fans are told to use the side entrance.",
    advice:
      "You need a country, a segment or a floor of your own. Then send your wins up with the founder's name in line one.",
  },
  snake: {
    works:
      "Watch your words at a Snake company, because openness is risky there. You can learn from it how to plan a strike for a year.",
    grates: "Your open question was taken as an attack. The reply came by seating plan.",
    advice: "Find out the unwritten rules before you bend a written one. Your manager knows what to keep out of email.",
  },
  horse: {
    works:
      "Bring a finisher to a Horse company, because both of you only start. New markets and field teams are yours within days.",
    grates: "The brakes are no one's job. Two of you signed the same lease in the same city.",
    advice:
      "Bring a finisher along when you join, and make that a condition. The first crash will be cheaper than the second.",
  },
  goat: {
    works: "Sell for a Goat company and leave its pace alone. People there make lovely things and hate to push them.",
    grates: "A hard push from you, and the whole design team needs the afternoon off.",
    advice:
      "Sell the work and let them name the pace. Once you've doubled their orders, they'll let you open one window.",
  },
  monkey: {
    works:
      "Get your authority in writing before you join a Monkey company. It likes your nerve, and it'll play with your title.",
    grates:
      "They gave you a nickname in the first hour. The org chart is a game, and you're the only one who thought it was real.",
    advice: "Put your mandate on one signed page before you begin. Then laugh at the first joke, louder than they did.",
  },
  rooster: {
    works:
      "Have your facts checked early at a Rooster company, and it'll let you be as loud as you like. Every claim of yours will hold.",
    grates: "They cut your big line. The word first needs a source, it seems, and so does the word ever.",
    advice: "Get your facts approved before the adrenaline. With a stamp on page one you may roar for the other nine.",
  },
  dog: {
    works:
      "Show a Dog company who your plan protects, and it'll stand behind you in any fight. It has a cause worth the trouble.",
    grates: "Before you charge, there's a hearing on who could get hurt. You find it slow, until you need it.",
    advice:
      "Talk about people you have protected, not about markets you took. They have heard about the markets from your rivals.",
  },
  pig: {
    works: "Find one person at a Pig company who tells you no. Everyone else will back you with time, money and lunch.",
    grates: "Nobody pushes back. You could steer the place into a lake, and they would pack towels.",
    advice:
      "Pick one frank person in finance and pay for their honesty with coffee. Listen on the day when they say no.",
  },
};
