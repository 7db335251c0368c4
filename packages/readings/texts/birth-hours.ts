import type { SignId } from "@zodiac-at-work/zodiac";

/** What the double hour of birth adds to any sign at work, by the animal of the hour, in 30 to 50 words. */
export const birthHours: Readonly<Record<SignId, string>> = {
  rat: "The Rat's hour, around midnight, gives you an eye for small signs. You notice first that a supplier is raising prices, or that the boss has stopped joking. Tell your team the same day, even if you aren't sure. They can still order at the old price.",
  ox: "People born in the hour of the Ox, between one and three at night, don't give up. You keep a method for years, and a chair even longer. Each January, compare one method of yours with what colleagues do now. Theirs may save you an hour a week.",
  tiger:
    "The hour of the Tiger lies before dawn, from three to five. You may look mild, but when a colleague is treated badly, you speak up first. Take a breath and use one sentence, such as “Let her finish.” That helps your colleague more than a speech.",
  rabbit:
    "The Rabbit's hour, at sunrise, gives you an ear for tone. You hear the sharp word in an email that others skim, and your reply calms everybody down. Before you send it, add one line about what you want. Otherwise the quarrel ends well for everyone except you.",
  dragon:
    "The hour of the Dragon, from seven to nine in the morning, gives you big plans. Your boss wants lunch for five clients, and you plan a conference. Bring both plans, each with its price. The boss can approve lunch today and think about the conference.",
  snake:
    "The Snake's hour, between nine and eleven in the morning, makes you read people well and say little. You know in March that a project is in trouble, and your colleagues only in May. Tell your manager in March, even if it's only a feeling. In May, it's too late.",
  horse:
    "Noon is the Horse's hour, the brightest of the twelve, and it makes you quick to start and quick to lose patience. After an hour in a chair, you send emails that you regret. Walk around the block before a long task, and you'll have nothing to apologize for.",
  goat: "An early-afternoon birth, in the hour of the Goat, makes you feel the mood of a room. Among friendly colleagues you do twice as much. Tense ones give you a headache. Spend an hour with the team before you accept a job. Money doesn't cure headaches.",
  monkey:
    "The Monkey's hour, from three to five in the afternoon, gives you quick hands. You also get bored sooner than your sign suggests, often just before a job is finished. Keep a small experiment for the end of the day. You'll finish the job to get to it.",
  rooster:
    "The hour of the Rooster comes around sunset, when the day's money gets counted. You're the first to see a mistake, and you announce it to the whole room. Tell the person alone, and bring the right figure. A colleague who wasn't embarrassed shows you the next draft, too.",
  dog: "People born in the evening, in the Dog's hour, worry about their team in advance. On Sunday night you think of everything that could go wrong on Monday. Write down each worry with one next step, such as a call. By Tuesday, most of that page is trash.",
  pig: "Nine to eleven at night is the hour of the Pig, when friends sit on after dinner. You give people time, help and half of your dessert, and they want more. Once a month, tell your team which task you can't take. They'll find somebody else and still like you.",
};
