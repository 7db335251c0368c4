import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state hums with orders, and its clever traders need somebody who actually makes the thing.",
    grates: "They haggle over your price on the phone and again at the gate, for sport.",
    advice:
      "Post a price list that holds for a year and point to it. They'll test it twice and then boast about how fair it is.",
  },
  ox: {
    works: "Nothing here was built to be torn down. In an Ox state your thirty-year mortgage counts as small talk.",
    grates:
      "Things are done as they were done when the first barn went up. You agree, and that's how the two of you miss the railway.",
    advice:
      "Visit one town that's growing and copy a single thing. Tell folks that it's an old method from two counties over.",
  },
  tiger: {
    works: "There's room to build in a Tiger state, and those who dig deep foundations are hard to come by.",
    grates: "Every election moves the fence. You had just given it a second coat of paint.",
    advice: "Settle in a county where the same people run the water board for decades. Let the capital roar by itself.",
  },
  rabbit: {
    works: "Good schools, swept streets, old trees. A Rabbit state is gentle on a person who works from six to six.",
    grates:
      "A neighbor once wished aloud that sheds were lower. It took you a year to learn that the shed in question was yours.",
    advice:
      "Ask over the hedge what people think, and wait through the weather. Then paint the shed a color that they like.",
  },
  dragon: {
    works: "A Dragon state orders by the trainload. If your firm can pour concrete on time, it'll pour for years.",
    grates: "The grand avenue was promised to reach your lot. It now stops at a fountain, two miles short.",
    advice:
      "Buy land for what it's worth today. Treat the state's grand plans as weather: good to know about, foolish to borrow on.",
  },
  snake: {
    works:
      "Shops stay in the family, and a Snake state doesn't rush a soul. Its trust takes five winters and lasts fifty.",
    grates: "No one told you that the mill was for sale. They'd settled it at a funeral.",
    advice:
      "Stay put and pay early. Have the same corner table each week, and in time the mill will come up in passing.",
  },
  horse: {
    works: "The highways of a Horse state feed your depot day and night, and the drivers like your coffee.",
    grates: "Half of your crew moved on in spring. You'd just taught them where the ladders go.",
    advice:
      "Offer lodging along with the job, since wheels stop for a good bed. Put the end date of each season on the wall.",
  },
  goat: {
    works: "Folks in a Goat state make fine things by hand, and they could use a roof that doesn't drip on them.",
    grates: "The town meeting ran until midnight on how the new bench should feel. You had built it by noon.",
    advice:
      "Rent a house for a year before you build. If the meetings still make you grind your teeth by fall, build in another state.",
  },
  monkey: {
    works: "A Monkey state will give you its chores. Its founders love to invent a harvester and hate to sit on one.",
    grates: "The zoning map has been improved again by somebody bright. Your barn is now in the marina district.",
    advice:
      "Have your use of the land written into the deed before you pour a footing. Then invite the bright person for a tour, far from the barn.",
  },
  rooster: {
    works:
      "Trains on time, hedges cut, meat inspected. You settle into a Rooster state like a plow into a good furrow.",
    grates: "They fined you for the height of the corn. It was very good corn.",
    advice:
      "Keep the inspector's calendar next to yours. Fix one small thing before each visit, and leave another for the visit to find.",
  },
  dog: {
    works:
      "In a Dog state a handshake holds, and so does the fence. You'd leave your children its farm without a worry.",
    grates: "The county argued both sides of your driveway for two years, on principle, without raising its voice.",
    advice:
      "Go to each hearing in person and speak last. You'll lose the first and win the rest, by staying on the bench.",
  },
  pig: {
    works: "People eat well, they're in no hurry, and a Pig state leaves a quiet worker in peace.",
    grates: "It overspends on the fair and then comes by for the levee money, sorry and smiling, with ham.",
    advice: "Settle on high ground. Give to the county fair in beams and hours, and keep your cash for the levee.",
  },
};
