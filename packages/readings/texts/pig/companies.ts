import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company turns your goodwill into money. You know everyone, and it knows what everyone would pay.",
    grates: "They found what you spend on birthday cakes. It's a slide now.",
    advice:
      "Get yourself a budget with the word client in it. Cakes with a purpose pass here, and you'd have bought them anyway.",
  },
  ox: {
    works: "Dinner is at six, wages are on the first, and an Ox company keeps its walls thick against the weather.",
    grates: "They hold back. You offered help to the next team and were asked for a form, then for your timesheet.",
    advice: "Find out what you may give away without asking, to the dollar. Give all of it, each month, with pleasure.",
  },
  tiger: {
    works: "You pour, it grows. A Tiger company runs on people who believe in it, and believing is what you do best.",
    grates: "Your weekend was taken for the cause. It was a good cause, and it has taken the next one as well.",
    advice:
      "Write your free days into the calendar before the year begins. Tell the chief they're for the next charge.",
  },
  rabbit: {
    works:
      "A Rabbit company notices what you do for people. It's the rare place where being nice is in the job profile.",
    grates: "Nobody here wants to spoil the mood, so next year's budget is still a rumor in a lovely envelope.",
    advice: "Say the sum aloud at the second lunch of the year. They'll blush, and after that they'll thank you.",
  },
  dragon: {
    works:
      "A Dragon company throws the grandest parties in the trade, and someone like you makes the guests feel at home.",
    grates: "It leans on you. The new wing has your name nowhere and your evenings everywhere.",
    advice:
      "Ask what the role looks like in a year and get it in the letter. You're generous enough; let the letter be strict.",
  },
  snake: {
    works: "If you have an honest friend inside, a Snake company is a school where you'd learn to see around corners.",
    grates: "You told them all you know. They thanked you, and told you the time.",
    advice:
      "Work with it by contract, not by affection: scope, fee, end date. Keep your open heart for the trade fair.",
  },
  horse: {
    works:
      "There's dust, noise and a barbecue. A Horse company takes you places, and you're the reason people like the stop.",
    grates: "It left without you again. You were saying goodbye to the cook.",
    advice:
      "Ask for a base: the home office, the clubhouse, the key accounts. They ride out, you keep the light on, all get paid.",
  },
  goat: {
    works: "Nobody at a Goat company eats alone. You keep its people fed and cheerful, and the work turns golden.",
    grates: "It could never say no to anyone, and now it's asked you to say it for them.",
    advice: "Make the no a Tuesday habit, together, over pie. One request a week goes back with a kind note.",
  },
  monkey: {
    works:
      "Its wits feed your wallet. A Monkey company finds the better deal, and you give it a face that people trust.",
    grates: "You laughed at the joke, and then you signed under it. It seems that there was a page three.",
    advice:
      "Take a day before you sign, every time, and say so cheerfully. Anyone who can't wait a day has a page three.",
  },
  rooster: {
    works: "A Rooster company puts your money in order and irons it. For once you know what you own.",
    grates: "They asked you to justify the flowers by Friday, in triplicate, with the vase.",
    advice: "Agree on a flower budget for the year. Give the chief of forms the nicest bunch, and an early lunch.",
  },
  dog: {
    works: "You can nap in safety. A Dog company stands at the fence and looks at each stranger twice, on your behalf.",
    grates: "It's suspicious of your new friends, one after the other. It did turn out to be right about Gary.",
    advice: "Introduce people in the daytime, with a reference. You get to keep most of them, and the silver.",
  },
  pig: {
    works: "There's a hammock in the lobby of a Pig company, a cook with opinions, and a client asleep by the fire.",
    grates: "All give way, so nothing goes through. The cheese course has outlasted the strategy.",
    advice:
      "Decide before dessert, on paper, by show of hands. Then pick the person least fond of cheese to carry it out.",
  },
};
