import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Become head of expansion at a resort or a freight firm in a Rat state. Owners there find the money for a big plan when the figures show a profit.",
    grates: "Your boss wants a second plan in case the first one fails. That the first one could fail is news to you.",
    advice:
      "Before your first budget meeting, write the second plan yourself, on half a page: what you'd build with half of the money. Your boss reads it, relaxes and pays for the first one.",
  },
  ox: {
    works:
      "As construction manager for a large farm or a power plant, you leave your mark in an Ox state. What you build there runs for forty years, with your name on it.",
    grates:
      "The committee that said yes in May wants to meet again after the harvest. Nobody has changed sides. They'd just like to be sure.",
    advice:
      "When the committee first says yes, lay one page on the table: “Shall we sign for stage one while we're all here?” A signed page isn't discussed again, and your crew starts before the harvest.",
  },
  tiger: {
    works:
      "Sign on as project manager with a railroad or an energy company, for a year at a time. People in a Tiger state think as big as you and say yes fast.",
    grates: "One vote makes you head of the project. The next one cancels it, after you've ordered the hard hats.",
    advice:
      "Right after the first vote, say: “Let's pay for stage one in full, today.” They're still cheering, so they do. Whatever the next vote says, something gets built, and somebody wears the hard hats.",
  },
  rabbit: {
    works:
      "Manager of a bank branch or an insurance office is a job that a Rabbit state likes to give to a bold person from outside. Try it for one year first.",
    grates:
      "Forty people applaud your plan, and then it stalls. Five of them wanted to hear it first, and none of the five will say so.",
    advice:
      "In your first week, let three people tell you who likes to hear a plan first. Visit those five one by one, and change a detail for each. At the meeting, they speak for your plan.",
  },
  dragon: {
    works:
      "A Dragon state wants the stage as much as you do, so avoid its big cities. Run a small-town hospital, hotel or plant that has waited for somebody with a plan.",
    grates:
      "The director from the head office is as proud as you are and finds your project too small. Hers is the same, with a fountain.",
    advice:
      "Before you apply, choose an employer without a head office, such as a county hospital or a family hotel. No director drops in there, and yours is the largest project in town.",
  },
  snake: {
    works:
      "Old property, health and aerospace firms have money for your plans. Look for a project developer's job in a Snake state, and stay, because clients there come back for decades.",
    grates:
      "Your best project is finished, and the owners want no sign, no speech and no party. You may tell your mother.",
    advice:
      "When you sign, ask the owners: “May I show it to three future clients, in private?” You have your audience, and it's the kind that wants a building of its own.",
  },
  horse: {
    works:
      "Launch new products for a food company or a large insurer. A Horse state says yes to you quickly, and there's something new to open every three months.",
    grates:
      "You pick the best team in the state for your opening. Halfway there, four of them have left for a newer one.",
    advice:
      "When you hire, promise each of them a bonus, paid on stage on opening day. Nobody leaves three weeks before a check and applause, and they come back for your next opening.",
  },
  goat: {
    works:
      "Theaters, colleges and hospitals in a Goat state have a drawer full of ideas. Be the project manager who gets one built, and they'll back your largest plan.",
    grates:
      "Your opening is put off because two people can't warm to the carpet. This is their third meeting about it.",
    advice:
      "At the first planning meeting, give a group of colleagues the carpet, the colors and the chairs to choose, with a deadline. People defend what they chose, so the opening stays on its date.",
  },
  monkey: {
    works:
      "Become a product manager in a Monkey state, for cars, planes or ships. Engineers there solve hard problems for fun, and your big goal gives them one.",
    grates:
      "Engineers laugh at your big words, and one of them has printed your motto on mugs. They're fond of you, and it stings all the same.",
    advice:
      "In your first speech, name the big goal and then the silliest promise you ever made. When you've told the joke yourself, the engineers have none left, and they get to work.",
  },
  rooster: {
    works:
      "No state suits you better than a Rooster state, so move for good. Apply to a bank or lab as program director, and others work out each detail you'd skip.",
    grates:
      "An inspector cuts two feet from your new lab because of the code. You still look at the spot where the two feet would have been.",
    advice:
      "In your first month, take a rough sketch to the inspector: “Please mark in red what won't pass.” Two feet on a sketch are easy to lose, and the rest gets built as you drew it.",
  },
  dog: {
    works:
      "You clash with a Dog state, which doubts grand plans on principle. Its ports and tourist towns still want a spokesperson, so try that for six months, with somebody else's plan.",
    grates:
      "You announce a new dock, and the first question is about the noise. So is the second, and the third man has brought a recording.",
    advice:
      "Before your first announcement, visit the three worst doubters in town, and open your speech with their worry and its remedy. They get their answer first, so you get to your second sentence.",
  },
  pig: {
    works:
      "Tourism and city government in a Pig state need an events director with big ideas. People there are fond of you and say yes to you.",
    grates:
      "You put a stage on the picnic ground, and nobody objects. The next summer, you hear how much people miss their picnics.",
    advice:
      "In your first month, invite ten locals to lunch and have each one write down, without a name, what must never change. You read “the picnics” while the stage is still on paper.",
  },
};
