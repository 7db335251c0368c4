import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company hears of a chance before the market does, and it needs a person bold enough to take it.",
    grates: "They want to test the water with a spoon. You have already taken off your shoes.",
    advice:
      "Ask for a small budget and a free hand, then come back with double. It's the only speech this house believes.",
  },
  ox: {
    works:
      "When you win the account, an Ox company really does deliver. You can look your customer in the eye for years.",
    grates: "Your great leap needs a form, and the form needs the approval of a committee that meets in the fall.",
    advice:
      "Bring them a five-step plan with the leap at step four. By then the wagon is moving and no one wants to stop it.",
  },
  tiger: {
    works: "Everyone at a Tiger company runs toward the noise. You'll never again be told that you are too much.",
    grates: "Too many heroes, one dragon to slay. The all-hands has four keynote speakers and no minutes.",
    advice: "Take the ugly assignment that no one cheers for. It has its own budget and, for once, no rival.",
  },
  rabbit: {
    works:
      "Your courage gets polish here. A Rabbit company turns the roar into a pitch that people can bear before ten.",
    grates: "They agree with you warmly in the room. Then nothing happens, also warmly.",
    advice:
      "Ask for the objection in writing, with thanks. What they won't tell your face they'll tell a shared document.",
  },
  dragon: {
    works: "Big stage, deep pockets, good lights. A Dragon company lets you aim at the market leader out loud.",
    grates: "There's one star on the door, and it is the founder's. Your fans are told to use the side entrance.",
    advice:
      "Ask for a country, a segment or a floor of your own. Then send your wins up with the founder's name in line one.",
  },
  snake: {
    works:
      "On paper it's a fine place to learn restraint. A Snake company plans the strike for a year, and then it lands.",
    grates: "Your open question was taken as an attack. The reply came by seating plan.",
    advice: "Find out the unwritten rules before you bend a written one. Ask your manager what to keep out of email.",
  },
  horse: {
    works: "A Horse company runs, and you bring what burns. New markets, field teams, a flag on the map by Friday.",
    grates: "The brakes are no one's job. Two of you signed the same lease in the same city.",
    advice:
      "Bring a finisher along when you join, and make that a condition. The first crash will be cheaper than the second.",
  },
  goat: {
    works:
      "People at a Goat company make lovely things and shrink from selling them. That's where you come in, softly.",
    grates: "A hard push from you, and the whole design team needs the afternoon off.",
    advice:
      "Sell the work and let them name the pace. Once you've doubled their orders, they'll let you open one window.",
  },
  monkey: {
    works: "No one is bored at a Monkey company, and your nerve could carry its best trick into the market.",
    grates:
      "They have nicknamed you by lunch. The org chart is a game, and you're the only one who thought it was real.",
    advice: "Put your mandate on one signed page before you begin. Then laugh at the first joke, louder than they did.",
  },
  rooster: {
    works: "The Rooster house gives you a megaphone that works, since every claim in it has been checked.",
    grates: "They cut your big line. The word first needs a source, it seems, and so does the word ever.",
    advice: "Get your facts approved before the adrenaline. With a stamp on page one you may roar for the other nine.",
  },
  dog: {
    works: "A Dog company has a cause worth the fight, and it will stand behind you when the fight comes.",
    grates: "Before you charge, there's a hearing on whom you might hurt. You find it slow, until you need it.",
    advice:
      "Talk about people you have protected, not about markets you took. They have heard about the markets from your rivals.",
  },
  pig: {
    works:
      "A Pig company backs you with its whole warm weight: time, money, lunch. You'd have to try hard to fail here.",
    grates: "Nobody pushes back. You could steer the place into a lake, and they would pack towels.",
    advice:
      "Pick one frank person in finance and pay for their honesty with coffee. Listen on the day when they say no.",
  },
};
