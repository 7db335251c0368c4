import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company finds the customers, and you turn them into regulars. The numbers notice you before the people do.",
    grates: "Chat messages come without hello. You draft a reply about manners, delete it, and lose a morning.",
    advice:
      "Agree with your boss on one short call a day in place of forty pings. Begin it with the weather, on principle.",
  },
  ox: {
    works:
      "Your pace is their pace. An Ox company gives you years to get something right and never once calls it slow.",
    grates: "Charm counts for little. You're told that the new brochure is nice and that the drawer sticks.",
    advice:
      "Show how your polish saves them steps: fewer returns, fewer calls. They buy anything that comes with a count.",
  },
  tiger: {
    works:
      "A Tiger company has news worth telling and no gift for telling it gently. You get the last look at every press release.",
    grates: "Meetings are loud, and whoever flinches first walks out with the project.",
    advice:
      "Ask to work on the written side, with a door. Speak first and briefly in each meeting, before the drums begin.",
  },
  rabbit: {
    works: "Soft voices, good chairs, loyal clients. This is an office where you could hear a lamp.",
    grates: "A decision has been ripening since spring. All agree that it's nearly ripe.",
    advice: "Volunteer to be the one who asks for the vote. Once a month is enough, and they'll be secretly grateful.",
  },
  dragon: {
    works: "You sand the edges off a Dragon company's big words, and the backers think it has grown up.",
    grates: "Credit flows uphill. Your quiet fix became the founder's instinct somewhere between floors.",
    advice:
      "Put your name on drafts, in the file and in the footer. Send your boss a monthly list of things you rescued.",
  },
  snake: {
    works:
      "They value discretion, and you've got it to spare. A Snake company lets you in on the matter by the second week.",
    grates: "You hoped for a bit of warmth. Praise comes as the absence of a question.",
    advice:
      "In the interview, show how you keep a confidence. After that, decorate your own desk, and be your own applause.",
  },
  horse: {
    works: "A Horse company hands you real customers on day one, and the calm in your voice does half of its selling.",
    grates: "The event moved, the date moved, the caterer has not been told. It's you who calls the caterer.",
    advice:
      "Keep a plan for when the plan falls through, one page long. Charge for late changes, even inside the house.",
  },
  goat: {
    works:
      "At a Goat company, good taste is a budget line. You and it want the same thing, which is to make people feel welcome.",
    grates: "No one mentions money until it has left. The kiln, on the other hand, is lovely.",
    advice: "Be the friend of the figures here, discreetly. A small weekly chart, in a nice color, can save the place.",
  },
  monkey: {
    works: "You give a Monkey company its good manners, and customers finally read to the end of the joke.",
    grates: "They moved your desk for fun. You laughed, and you've been polite to them ever since.",
    advice:
      "Fix your quiet hours in the calendar and lock them. For everything beyond those hours, let the tricks amuse you.",
  },
  rooster: {
    works: "Standards are high at a Rooster company, and so are yours. The silver shines for one shift at least.",
    grates: "The review is public, itemized and at volume. You would have sent a card.",
    advice:
      "Before you sign, ask how feedback is given. If the answer is an open floor, ask for a closed door or walk on.",
  },
  dog: {
    works: "A Dog company protects those it has taken in, and you make its loyal old clients feel like guests.",
    grates: "Here they say the painful thing to your face, with good intentions and no napkin.",
    advice:
      "Answer bluntness with a question and a pause. Within a season you'll be the one they send to the hard talks.",
  },
  pig: {
    works: "You take root at once. A Pig company is kind to its staff, and kindness is your favorite working tool.",
    grates: "It's so pleasant that the plan for next year can wait until after the party, and the next one.",
    advice: "Pick the date for the awkward topic when you plan the menu. People agree to a lot between soup and cake.",
  },
};
