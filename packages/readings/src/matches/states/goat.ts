import type { MatchTexts } from "../match-text.ts";

export const goat: MatchTexts = {
  rat: {
    works: "Now and then, a Rat state buys something lovely and says so. It's as surprised as you are.",
    grates: "What do you do all day, asked the tax office, on a form with nine small boxes.",
    advice: "Keep your studio over the line and ship it in. Let a dealer do the haggling, for a third, with gratitude.",
  },
  ox: {
    works:
      "Its rain is regular and its loans are sound. Give an Ox state a wide field between you, and you can both graze.",
    grates: "Your mural was approved in gray. They'd have settled for no mural, they say, so this is them bending.",
    advice: "Visit in the fair week, sell the cider jugs, and go home. If you must live there, find a college town.",
  },
  tiger: {
    works: "A Tiger state hands out medals for courage, and it took courage to open a doll museum on that corner.",
    grates: "Fireworks are legal, at all hours, for all reasons. Your hens have stopped.",
    advice:
      "Look for the valley with the old hippies and the good library. There's one in each Tiger state, behind the ridge.",
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
    grates: "You couldn't tell if they liked it. You still can't, and it's sold.",
    advice: "Hang a show and stand at the far end by the grapes. Send no reminders. Let the red dots do their talking.",
  },
  horse: {
    works:
      "The wind's at your back. A Horse state loads your crafts on trucks, and its crowds sing the praises you're too shy to sing.",
    grates: "Every friend you made there now lives in another county, and they all want you to visit.",
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
    grates: "They voted your cottage the most haunted in the county. Buses come. You wave through the lace.",
    advice: "Charge for the tour, with scones. If you can't stop a joke, sell it tea.",
  },
  rooster: {
    works: "The ground is yours to give, and a Rooster state builds straight lines on it: safe streets, clean schools.",
    grates: "You were told that your hedge is emotional. There's a height for that.",
    advice: "Paint the shed in a listed color and go wild inside. Ask for the list; there's a teal on page four.",
  },
  dog: {
    works: "In a flood or a fire there's no better state, and you'll remember who carried your loom.",
    grates: "The rest of the year is meetings. Your promise about the bake sale came up, with the minutes.",
    advice: "Pick one duty and never miss it. For all the others, say sorry early, before they've set out your chair.",
  },
  pig: {
    works: "Nothing needs explaining. A Pig state hands you a plate, a chair and a stage, in that order.",
    grates: "You gave away the quilt, they gave away the hall. Now it's cold, and it's nobody's fault.",
    advice: "Take a coat-check fee at the door, for charity and heat. Two soft hearts can share one firm jar.",
  },
};
