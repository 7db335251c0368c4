import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company finds buyers for what you invent. Define what finished means before you show it an idea, because it sells whatever it sees.",
    grates: "They sell what you've only tried out. The prototype was held together by tape, and now it has a customer.",
    advice:
      "Agree on three points that must work before anything is shown. As a bonus, bargain for free months; those are worth more to you than money.",
  },
  ox: {
    works:
      "Something always needs fixing at an Ox company, and you fix it faster than they can meet. Leave instructions with each repair.",
    grates: "Whatever you mend stays in use for decades, and they'll call you about it for just as long.",
    advice:
      "Write one page on how it works before you go on to the next thing. With that page they leave you alone; without it, they call you on Sunday.",
  },
  tiger: {
    works:
      "A Tiger company has the boldest problems in town. Be careful with jokes there, and get your terms on paper.",
    grates: "The chief takes irony at face value. Your best line of the year gets you a talk about loyalty.",
    advice:
      "Keep your wit for the product and the customers. When you have an objection, say it seriously, in two sentences; they can take it, if it's plain.",
  },
  rabbit: {
    works:
      "A Rabbit company gives your inventions a finish that customers pay for. Respect what's old there, and you may change the rest.",
    grates:
      "You speed up something that has been the same since the founder's day, and the room goes quiet. It was the founder's own invention.",
    advice:
      "Find out which three things must never change and leave them alone. If you ask before you touch the others, you'll be allowed nearly everything.",
  },
  dragon: {
    works:
      "A Dragon company gives you a budget for the impossible, and it tells the world. Separate facts from hopes when you talk to it.",
    grates: "You say that it might be possible, and they announce it with a date.",
    advice:
      "Put facts and hopes in two columns and have both of them initialed. It protects you when they get carried away, and it lets you dream aloud in safety.",
  },
  snake: {
    works:
      "A Snake company has problems that deserve you, and it doesn't mind how you solve them. Show your full reasoning there.",
    grates: "They notice a shortcut and say nothing. You learn of it at the next review, word for word.",
    advice:
      "Show how you got there, including what didn't work. They promote people they can check, and a bluff is the only thing they don't forgive.",
  },
  horse: {
    works:
      "A Horse company wears out its tools and needs somebody who can repair them on the go. Build spare copies from the start.",
    grates: "They break what you make, or leave it on a bus. You've built the same device three times.",
    advice:
      "Make five at once, with parts that a salesperson can replace. Then you're free for the next invention, and that's the point of your job.",
  },
  goat: {
    works:
      "The kindness of a Goat company makes your inventions easier to use. Talk seriously there once a week, and you'll have friends.",
    grates: "They want to know how you feel about the project, and you make a joke. They don't try a second time.",
    advice:
      "Give one straight answer a week, without a punch line. People who know what you feel will tell you honestly when a thing is ugly.",
  },
  monkey: {
    works:
      "A Monkey company has forty ideas a day, and it thinks that your mind is normal. Take over the dull work there now and then.",
    grates: "Everyone invents and no one cleans up. The same machine has caught fire twice.",
    advice:
      "Suggest that you all draw lots for the dull jobs each week. It's fair, it's a game, and a tidy workshop gives you more room to play.",
  },
  rooster: {
    works:
      "You make things clever, and a Rooster company makes them right. Win it over by its own rules, then improve them.",
    grates: "Steps must be followed in order, even where you see a faster way. Being quick earns you a lecture.",
    advice:
      "Do it their way until you can prove yours on their own form. When the figures are better, they'll print your version for everybody.",
  },
  dog: {
    works:
      "A Dog company believes in you openly, and that helps you to finish what you start. Be exact there about what you promise.",
    grates: "They take your word as a promise. You'd only been thinking aloud, and now someone is counting on you.",
    advice:
      "Say maybe when you mean maybe. Keep a list of what you've really promised and show it to them; a short list that you finish makes you their favorite.",
  },
  pig: {
    works:
      "A Pig company enjoys you, and it's glad when you spare it a bad bargain. Tell it what you earn before it asks.",
    grates: "Somebody feels fooled, though the deal was fair. They're too nice to tell you, and they buy less.",
    advice:
      "Show your margin with the offer. Nobody else does that for them, so they stop comparing and stay with you.",
  },
};
