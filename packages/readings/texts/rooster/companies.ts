import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company gathers a hundred sales leads and relies on you to say which ninety are wrong.",
    grates:
      "Agreements drift here. The bonus in your offer has changed since the handshake, and your new boss sees no problem.",
    advice:
      "Have the signed letter in hand before you give notice. Then put one list in order and show how much money it made. After that, your boss wants everything in writing, too.",
  },
  ox: {
    works: "You'll feel at home at an Ox company, because it does things right and then checks them, the way you do.",
    grates: "When you point out a flaw, nobody argues. Your colleagues nod and go on as before.",
    advice:
      "Put the old version and your improved one side by side on the table. People here believe their eyes more than a list, and once they accept a change, they keep it for good.",
  },
  tiger: {
    works: "A Tiger company moves fast and needs you to catch the small mistake that would cost it the deal.",
    grates:
      "You name eleven things that could go wrong. The team stops listening after the second and calls you negative.",
    advice:
      "Rank the risks, and send only the worst three, each with a remedy. Your boss skips warnings but reads a short list from the top, so the worst mistake is fixed that day.",
  },
  rabbit: {
    works: "A Rabbit company does fine work and values your eye for it, but the way you correct people hurts them.",
    grates:
      "You point out an error while the colleague who made it is in the room. You're right, and you lose two friends.",
    advice:
      "At first, wait a day before each correction, and then send it to that colleague alone. Half of your notes will seem needless by then, and the other half will get you thanks.",
  },
  dragon: {
    works: "A Dragon company promises a lot, and it has been looking for someone like you to keep the dates.",
    grates: "Plans reach you at the last minute. You get the guest list an hour before the guests.",
    advice:
      "Apply for the operations job. Bring a schedule for the company's next big event to the interview, with a day for each decision. The chief has wished for someone like that for years.",
  },
  snake: {
    works: "A Snake company trusts evidence more than charm, and your careful files make its bets safer.",
    grates: "You like to explain things fully. One day your friendly listener turns out to work for a competitor.",
    advice:
      "Have your boss write on each folder who may see it. When a stranger gets curious, point to the names. You have a clear rule to keep, and no secret gets out through you.",
  },
  horse: {
    works: "A Horse company sells with its heart, so your habit of checking what was sold is worth two salaries.",
    grates:
      "Sales reports come late, or as a photo of a napkin. You send one back with comments, and the next doesn't come at all.",
    advice:
      "Cut the form to five lines, fill in three, and put it on the sellers' phones. Even people in a rush can manage two lines, so you get your data every day.",
  },
  goat: {
    works: "A Goat company makes lovely things, and it needs your eye to make them exact.",
    grates:
      "You mention a crooked seam, and the designer looks at the floor. She thinks that you don't like the dress, or her.",
    advice:
      "Before you correct a piece, ask the designer what she was trying to make. Then you can show how the seam gets in the way of her idea, and she'll want to fix it herself.",
  },
  monkey: {
    works: "A Monkey company has more ideas than it can check, and you know which ones will hold up.",
    grates:
      "Your colleagues skip your procedure, and the results get better. That annoys you more than a failure would.",
    advice:
      "In the first month, name the one rule that protects customers, say what it prevents, and give way on the small ones. Colleagues who see you bend will listen when you say that this one matters.",
  },
  rooster: {
    works: "A Rooster company works as exactly as you do, so nobody there will call you fussy.",
    grates: "Everybody is right and wants it noted. A wrong date on a slide turns into an hour of debate.",
    advice:
      "Choose a narrow specialty and know it so well that no one can correct you. In other people's fields, let one error a day pass. Your colleagues will find it themselves and like you better.",
  },
  dog: {
    works:
      "A Dog company gives your exactness a purpose: it wants to put wrongs right, and for that it needs the exact facts.",
    grates: "You criticize a file, and the team hears you criticize a colleague. Loyalty comes first here.",
    advice:
      "Take the error to its author, start with what's good, and leave the boss off the email. The mistake gets fixed the same day, and the team stays on your side.",
  },
  pig: {
    works: "A Pig company treats you like family, and in return you keep its books out of trouble.",
    grates:
      "Your colleagues give away refunds and free lunches without a record. When you close the month, you can't explain the gap.",
    advice:
      "Suggest a fixed sum for such gifts, with its own account. Your colleagues can stay generous, and your books are right to the cent.",
  },
};
