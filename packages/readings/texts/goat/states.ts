import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "Now and then, a Rat state buys something lovely and says so. It's as surprised as you are.",
    grates: "What do you do all day, asked the tax office, on a form with nine small boxes.",
    advice: "Keep your studio over the line and ship it in. Let a dealer do the haggling, for a third, with gratitude.",
  },
  ox: {
    works:
      "Its rains are regular and its loans are sound. If an Ox state keeps a wide field between the two of you, both can graze.",
    grates: "Your mural was approved in gray. They'd have settled for no mural, they say, so this is them bending.",
    advice: "Visit in the fair week, sell the cider jugs, and go home. If you must live there, find a college town.",
  },
  tiger: {
    works: "A Tiger state hands out medals for courage, and it took courage to open a doll museum on that corner.",
    grates: "Fireworks are legal at all hours and for all reasons. Your hens have stopped laying in protest.",
    advice:
      "Look for the valley with the old hippies and the good library. Every Tiger state has one, behind the ridge, with cheap studios.",
  },
  rabbit: {
    works: "You've found the place with the window seats. A Rabbit state has time for a shop that sells only paper.",
    grates: "No one tells you that the rent is due. The landlord just sighs past the window, twice.",
    advice: "Set up the payment to run by itself. Spend what you save in worry on a sign with gold leaf.",
  },
  dragon: {
    works: "Its fairs draw half the country, and a Dragon state is proud of a native who can carve a carousel.",
    grates: "They'd like it ten times bigger. You told them that it's a music box.",
    advice:
      "Make the small one first and let them see children near it. Then name a price for the big one with two zeros.",
  },
  snake: {
    works: "Collectors live here, behind hedges. A Snake state studies your work for a year, then buys the lot.",
    grates: "You couldn't tell whether they liked the show. You still can't, and all of it is sold.",
    advice:
      "Hang your pictures, stand by the grapes, and don't explain. Send no reminders either. Collectors here buy on the way out.",
  },
  horse: {
    works:
      "The wind's at your back. A Horse state loads your crafts on trucks, and its crowds sing the praises you're too shy to sing.",
    grates: "Every friend you made there has moved to another county, and each of them wants you to visit.",
    advice:
      "Rent a stall by the interchange and let the world come by. Close at four. They'll tell you that's cute and return at three.",
  },
  goat: {
    works:
      "There's a parade for the first tomato. A Goat state thinks you're normal, which takes some getting used to.",
    grates: "So many hugs at the door, and nobody has ordered the chairs, or the band.",
    advice:
      "Be the one with the clipboard, just this once, and paint it. Gentle people will do a lot for a painted clipboard.",
  },
  monkey: {
    works: "You lend a Monkey state some ballast, and in exchange its wags make your quiet town worth a detour.",
    grates: "They voted your cottage the most haunted in the county. Tour buses come, and you wave through the lace.",
    advice:
      "Charge admission to the haunted cottage, with scones. A joke that you can't stop may as well pay the rent.",
  },
  rooster: {
    works: "The ground is yours to give, and a Rooster state builds straight lines on it: safe streets, clean schools.",
    grates:
      "You were told that your hedge is too emotional. There's a rule about height, and apparently one about mood.",
    advice: "Paint the shed in a listed color and go wild inside. Ask for the list; there's a teal on page four.",
  },
  dog: {
    works: "In a flood or a fire there's no better state, and you'll remember who carried your loom.",
    grates: "The rest of the year is meetings. Your promise about the bake sale came up, with the minutes.",
    advice: "Pick one duty and never miss it. For all the others, say sorry early, before they've set out your chair.",
  },
  pig: {
    works: "Nothing needs explaining. A Pig state hands you a plate, a chair and a stage, in that order.",
    grates: "You gave away the quilt and they gave away the hall. Now it's winter, and it's nobody's fault.",
    advice: "Ask for a dollar at the coat check, for heat. Two soft hearts need one firm jar by the door.",
  },
};
