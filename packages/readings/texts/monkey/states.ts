import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "You live on rumor and a Rat state prints it. Between its buyers and your bag of tricks, Monday is pay day.",
    grates: "They saw through your discount in a blink. They'd run the same one on your father.",
    advice:
      "Set up near the wholesale market and trade before dawn. By nine, be back in the workshop with what you heard.",
  },
  ox: {
    works:
      "It needs you more than it says. Half of what squeaks in an Ox state could be fixed by a person with a spring.",
    grates: "They laughed once, in August. You have spent the time since trying to find out at what.",
    advice:
      "Offer the fix for free to the grange, and let it sit for a year. One morning there'll be a line at your gate.",
  },
  tiger: {
    works: "If you like a dare, a Tiger state is one, with mountains. Come for a week and sell maps of the exits.",
    grates: "You mocked the flagpole. It's a large flagpole, and it has friends with trucks.",
    advice:
      "Keep your business registered elsewhere and your jokes about the weather. Read each county line as a new country.",
  },
  rabbit: {
    works: "They let you restore the clock tower. A Rabbit state likes a bright hand, so long as it wears gloves.",
    grates: "You added a chicken to the chime of the clock tower. The petition against it has lovely handwriting.",
    advice: "Show your idea on paper, in pastels, to the oldest member. Save the chicken for the second century.",
  },
  dragon: {
    works: "A Dragon state backs your wild notion with a building, a bridge and a statewide poster.",
    grates: "Your prototype is on the poster. It has since fallen off the bench.",
    advice:
      "Say which year you mean when you say it works. Hire help with the first check, and fix the bench with the second.",
  },
  snake: {
    works: "No other state is this good at chess. In a Snake state you have met your match, and it's buying lunch.",
    grates: "The clause you slipped in has a clause beneath it. You tip your hat, and start to read.",
    advice: "Find a partner among those who beat you. With one of them at your side, you both play against the house.",
  },
  horse: {
    works:
      "There's a crowd at each crossroads, ready to gawk. A Horse state is the widest stage for a person with a suitcase.",
    grates: "They bought the gadget for the ride home. It's still in the trunk of the car, and so is your invoice.",
    advice: "Take cards, not promises, before the lid comes off. Then move on to the next crossroads, as they will.",
  },
  goat: {
    works: "A Goat state grows ideas like pumpkins, round and slow. You come along and give them wheels.",
    grates: "They looked at your machine for an hour. Then they asked whether the wheels were happy.",
    advice:
      "Call it a craft, and host it in a barn with cider. The same machine will get a blessing and a waiting list.",
  },
  monkey: {
    works:
      "Its constitution has a coupon in it. A Monkey state will try anything for one season, and you're the season.",
    grates: "All of the desks at the patent office face each other. You saw your own idea walk by in a hat.",
    advice:
      "Publish first and laugh last: put your name and the date on things. Then share, since they'll do so anyway.",
  },
  rooster: {
    works:
      "Metal suits metal. A Rooster state keeps a gauge, a rule and a lab, and your best toys pass on the first try.",
    grates:
      "Your license to get a license has expired. You asked whether that was a joke, and were handed the form for jokes.",
    advice:
      "Hire a retired inspector who was bored the whole time. You'll be legal, and you'll have a friend with great stories.",
  },
  dog: {
    works:
      "You sleep well in a Dog state. It leaves its bike out and its heart open, and it asks you to do the school play.",
    grates: "Somebody checked your raffle. It was clean, and they've apologized, but still, they did check.",
    advice:
      "Do a plain good deed, with no twist, each month. On the day you pull a prank they'll know which kind it is.",
  },
  pig: {
    works: "Your talk flows into its ears like cider. A Pig state invites you for a weekend and forgets to end it.",
    grates: "You sold the whole county a pump, and a neighbor has done the math. The supper invitations have stopped.",
    advice:
      "Fix the pump for free and tell them what you made on it. Half of the margin, told straight, keeps the table open.",
  },
};
