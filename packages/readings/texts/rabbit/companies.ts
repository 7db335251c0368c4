import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "You and a Rat company rub each other the wrong way. The second call to new buyers still suits you, because your care makes them regulars.",
    grates:
      "Messages come all day, without a greeting, and each wants an answer at once. At five you've answered forty and finished nothing.",
    advice:
      "From your first day, offer your boss ten minutes by phone every morning, with all your answers at once. Forty messages shrink to four, and your own work gets finished.",
  },
  ox: {
    works:
      "An Ox company never calls careful work slow. Write its manuals, because you get time for each page, and people use them for years.",
    grates:
      "Charm counts for little. You hand in the handsome new brochure, and your boss uses it to wedge a cabinet door that sticks.",
    advice:
      "With your next piece of work, say what it saves: “This page spares us thirty calls a month.” Your boss understands calls, so the next brochure gets read.",
  },
  tiger: {
    works:
      "Big news at a Tiger company comes out roughly. Write the announcements: you take the time that nobody else does, and customers like your words.",
    grates:
      "The loudest person gets the project. You wait for a gap in the talk, and one comes when the room is empty.",
    advice:
      "The evening before a meeting, send the boss one page on how you'd run the project. After all the shouting, yours is the only plan on paper.",
  },
  rabbit: {
    works:
      "You're among friends at a Rabbit company, with loyal clients and good manners. Chairing meetings suits you, because a small push from you settles things.",
    grates:
      "Everyone is so considerate that nothing gets settled. The question of who may park in the shade is in its second year.",
    advice:
      "When a question comes up for the third time, say: “Let's each write down a choice, and I'll count.” Nobody has to contradict anyone, and parking is settled in five minutes.",
  },
  dragon: {
    works:
      "A Dragon company has famous projects and big words. It needs you to write the speeches, because you turn those words into something people like.",
    grates: "You rescue the speech the night before. At the dinner, everyone praises the founder's gift for words.",
    advice:
      "In the next draft, write a closing line that thanks you by name. The founder enjoys being generous and reads the line out, and the whole room learns who found the words.",
  },
  snake: {
    works:
      "A Snake company values people who can keep a secret. Take the confidential files or the delicate client, and in time you hear everything.",
    grates:
      "Nobody praises you. When your work is good, your boss simply stops asking about it, and you go home unsure.",
    advice:
      "With each new task, agree with your boss on three points that make it good. You can tick them off yourself, and you go home sure.",
  },
  horse: {
    works:
      "At a Horse company, you meet real customers on day one. Take over after the quick pitch, because a quiet voice wins buyers who hesitate.",
    grates:
      "Dates move at the last minute, because somebody had a livelier idea. You're the one who calls eighty guests and apologizes.",
    advice:
      "As soon as an event has its date, tell everyone what a change would cost after the first of the month. Lively ideas come early, and your guests keep their date.",
  },
  goat: {
    works:
      "Choosing the final design at a Goat company suits you, because its people share your taste and pay for it. You agree on nearly everything.",
    grates:
      "Nobody mentions money until it's gone. You saw it going in March, over the good sandwiches, and didn't like to say so.",
    advice:
      "From your first Monday on, tape a chart of the remaining budget to the coffee machine. The chart says what you can't, and people switch to plain sandwiches in time.",
  },
  monkey: {
    works:
      "The difficult account at a Monkey company needs your manners. You keep the clients who don't get the joke, and the clever people are grateful.",
    grates:
      "Colleagues interrupt you for fun. You laugh along, and at six you start on what you'd have finished at three.",
    advice:
      "In your first week, block one to three each day with the note “No fun until three.” People test that twice and then save their jokes, and you're done at three.",
  },
  rooster: {
    works:
      "A Rooster company clashes with you, since its tone is hard. The final proofread still suits you: your standards are just as high, and that's respected.",
    grates: "Your errors are read out in front of everyone, point by point. You'd have taken the person aside.",
    advice:
      "In the interview, say: “I correct faster when I hear my errors in private.” Your new boss likes anything that speeds up corrections, so you get taken aside from day one.",
  },
  dog: {
    works:
      "Few companies protect you like a Dog company. Look after its oldest clients, because you make them feel like guests, and you're safe there.",
    grates:
      "Your boss gives you the painful truth at lunch, between two spoonfuls of soup. It's well meant, and your soup gets cold.",
    advice:
      "At the next painful truth, say: “Which page should I change first?” Your boss talks about the page instead of you, and over dessert you know what to do.",
  },
  pig: {
    works:
      "Kindness gets things done at a Pig company. Collect the approvals for projects, because people agree to a lot when you're the one who asks.",
    grates:
      "Everyone is comfortable, so the hard topic waits until after the holidays. After the holidays, somebody has a birthday.",
    advice:
      "When the topic is put off again, say: “I'd enjoy the holidays more without this. Can we settle it?” Nobody there refuses you a favor, and the birthday is just a birthday.",
  },
};
