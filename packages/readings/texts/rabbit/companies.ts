import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Look after the customers that a Rat company finds, and turn them into regulars. Agree early on how you'll be reached.",
    grates:
      "Messages come all day, without a greeting, and each wants an answer at once. You can't do careful work in between.",
    advice:
      "Offer your boss one short call a day in place of forty messages. They get their answers sooner that way, so they'll keep to it.",
  },
  ox: {
    works:
      "Take your time at an Ox company, which never calls careful work slow. Explain your polish by what it saves.",
    grates: "Charm counts for little. They barely look at your new brochure and talk about a cabinet door that sticks.",
    advice:
      "Tell them in numbers what your care is worth: so many fewer returns, so many fewer calls. A count convinces people here, and taste doesn't.",
  },
  tiger: {
    works:
      "A Tiger company has news worth telling and tells it roughly. Choose the written side, because its meetings are loud.",
    grates: "Whoever speaks loudest gets the project. You wait for a gap, and the gap doesn't come.",
    advice:
      "Say your one point first, before the meeting warms up, and send the details in writing. A job with a door you can close is worth asking for.",
  },
  rabbit: {
    works:
      "A Rabbit company is a calm place with loyal clients. Things ripen too long there, so be the one who calls for decisions.",
    grates:
      "Everyone is so considerate that nothing gets settled. The same question has been on the agenda since spring.",
    advice:
      "Volunteer to chair a short meeting each month where open matters are put to a vote. They wanted someone to do it and were too polite to say so.",
  },
  dragon: {
    works:
      "Put your name on your work at a Dragon company. You make its big words fit for people to hear, and others take the credit.",
    grates:
      "Credit goes to the top. You rescue the speech the night before, and everyone praises the founder's gift for words.",
    advice:
      "Sign your drafts, in the file and on the page. Once a month, send your boss a friendly list of what you did, and keep a copy.",
  },
  snake: {
    works:
      "Show a Snake company that you can keep a secret, and expect little warmth. In time, it tells you what nobody else hears.",
    grates: "Nobody praises you. When the work is good they simply stop asking about it, and you go home unsure.",
    advice:
      "Set yourself a standard and judge your own work by it. For a kind word you have friends outside; a raise is how this company shows that it's pleased.",
  },
  horse: {
    works:
      "Plan for sudden changes at a Horse company. It gives you real customers on day one, and your calm helps it sell.",
    grates: "Dates move at the last minute, and you're the one who has to call everybody and apologize.",
    advice:
      "Keep a second plan ready for each event, and charge other teams for late changes. With a price on them, there will be fewer.",
  },
  goat: {
    works:
      "Good taste has a budget at a Goat company, and you agree with its people on nearly everything. Keep an eye on the money.",
    grates:
      "No one mentions money until it's gone. You notice it before the others do, and you hate to spoil the mood.",
    advice:
      "Show a simple weekly chart of what came in and what went out. Said early and kindly, it's no scolding, and it can save the place.",
  },
  monkey: {
    works:
      "A Monkey company needs your manners to reach customers who don't get the joke. Set quiet hours there and defend them.",
    grates:
      "You're interrupted for fun. You laugh along, and then you stay late to finish what you'd have done by three.",
    advice:
      "Block the same two hours each day in the shared calendar and keep to them without a word of excuse. People here test a limit twice, and then respect it.",
  },
  rooster: {
    works:
      "Find out how a Rooster company gives criticism before you sign. Its standards are as high as yours, and its tone is hard.",
    grates: "Errors are named in front of everyone, point by point. You'd have taken the person aside.",
    advice:
      "In the interview, have them describe how the last mistake was handled. If it was done in public, make private reviews a condition, or look further.",
  },
  dog: {
    works:
      "A Dog company protects its people and speaks bluntly. Accept the tone, and you'll make its old clients feel like guests.",
    grates: "You're told the painful thing to your face. It's meant well, and it stings for days all the same.",
    advice:
      "Answer with one question about the matter and let a day pass before you decide how you feel. They never say it to put you down, and it rarely comes twice.",
  },
  pig: {
    works:
      "A Pig company is kind to its staff, and kindness is how you get things done. Bring up there what nobody else will.",
    grates:
      "Everyone is comfortable, and the hard topic waits until after the holidays, then until after the next ones.",
    advice:
      "Set a date for the awkward topic and serve it with a good lunch. They'll agree to much more than you fear.",
  },
};
