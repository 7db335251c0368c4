import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Look after the customers that a Rat company finds, and turn them into regulars. Agree early on how you'll be reached.",
    grates: "Chat messages come without hello. You draft a reply about manners, delete it, and lose a morning.",
    advice:
      "Agree with your boss on one short call a day in place of forty pings. Begin it with the weather, on principle.",
  },
  ox: {
    works:
      "Take your time at an Ox company, which never calls careful work slow. Explain your polish by what it saves.",
    grates: "Charm counts for little. You're told that the new brochure is nice and that the drawer sticks.",
    advice:
      "Show how your polish saves them steps: fewer returns, fewer calls. They buy anything that comes with a count.",
  },
  tiger: {
    works:
      "Choose the written side at a Tiger company, because its meetings are loud. It has news worth telling and tells it roughly.",
    grates: "Meetings are loud, and whoever flinches first walks out with the project.",
    advice:
      "The written side, with a door, is where you belong. Speak first and briefly in each meeting, before the drums begin.",
  },
  rabbit: {
    works:
      "Be the one who calls for decisions at a Rabbit company. It's a calm place with loyal clients, and things ripen too long there.",
    grates: "A decision has been ripening since spring. All agree that it's nearly ripe.",
    advice: "Volunteer to be the one who asks for the vote. Once a month is enough, and they'll be secretly grateful.",
  },
  dragon: {
    works:
      "Put your name on your work at a Dragon company. You make its big words fit for people to hear, and others take the credit.",
    grates: "Credit flows uphill. Your quiet fix became the founder's instinct somewhere between floors.",
    advice:
      "Put your name on drafts, in the file and in the footer. Send your boss a monthly list of things you rescued.",
  },
  snake: {
    works:
      "Show a Snake company that you can keep a secret, and expect little warmth. It'll let you in on the matter within weeks.",
    grates: "You hoped for a bit of warmth. Praise comes as the absence of a question.",
    advice:
      "In the interview, show how you keep a confidence. After that, decorate your own desk, and be your own applause.",
  },
  horse: {
    works:
      "Plan for sudden changes at a Horse company. It gives you real customers on day one, and your calm helps it sell.",
    grates: "The event moved, the date moved, the caterer has not been told. It's you who calls the caterer.",
    advice:
      "Keep a plan for when the plan falls through, one page long. Charge for late changes, even inside the house.",
  },
  goat: {
    works:
      "Keep an eye on the money at a Goat company, because the two of you agree on all else. Good taste has a budget there.",
    grates: "No one mentions money until it has left. The kiln, on the other hand, is lovely.",
    advice: "Be the friend of the figures here, discreetly. A small weekly chart, in a nice color, can save the place.",
  },
  monkey: {
    works:
      "Set quiet hours at a Monkey company and defend them. It needs your manners to reach customers who don't get the joke.",
    grates: "They moved your desk for fun. You laughed, and you've been polite to them ever since.",
    advice:
      "Fix your quiet hours in the calendar and lock them. For everything beyond those hours, let the tricks amuse you.",
  },
  rooster: {
    works:
      "Find out how a Rooster company gives criticism before you sign. Its standards are as high as yours, and its tone is hard.",
    grates: "The review is public, itemized and at volume. You would have sent a card.",
    advice:
      "Before you sign, ask how feedback is given. If the answer is an open floor, ask for a closed door or walk on.",
  },
  dog: {
    works:
      "Accept the blunt tone of a Dog company, because it protects its people. You make its old clients feel like guests.",
    grates: "Here they say the painful thing to your face, with good intentions and no napkin.",
    advice:
      "Answer bluntness with a question and a pause. Within a season you'll be the one they send to the hard talks.",
  },
  pig: {
    works:
      "Join a Pig company and bring up what nobody else will. It's kind to its staff, and kindness is how you get things done.",
    grates: "It's so pleasant that the plan for next year can wait until after the party, and the next one.",
    advice: "Pick the date for the awkward topic when you plan the menu. People agree to a lot between soup and cake.",
  },
};
