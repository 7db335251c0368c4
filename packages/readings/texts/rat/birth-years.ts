import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "The Rat of 1984 plants things. Water feeds wood, so what you pick up by ear goes straight into something that grows: a course, a team, a side business that already has a name. You share more than other Rats do, and juniors find you early. The cost is a full calendar by May. You pour yourself into six pots, and only two of them have roots. Weed in June, keep the two, and charge for the seedlings.",
  fire: "You came in a Fire year, 1936 or 1996, and water douses fire. So there are two of you. One loves the stage, and the other stands behind it with a bucket. You pitch better than any Rat has a right to, and on the train home you doubt all of it. Use both. Let the fire write the first draft and the water check the costs. Then send it before the second has finished.",
  earth:
    "Earth dams water, and the Rats of 1948 and 2008 live at the reservoir. You learned thrift and rules before you could run, and a limit stood wherever you wanted to squeeze through. It made you the Rat with a 401(k), a spare key and a plan on paper. Banks like you. Now and then, open the gate on purpose. One bet a year should shock your parents, with a sum that you can name.",
  metal:
    "Metal feeds water, and in 1960 it fed a sharp stream. You are the Rat who reads the contract to the end and then says one number. Mentors came to you early, strict ones, and they left you their tools. You cut waste with a clean hand. You find it harder to spend: a compliment, a free afternoon, a second helping. Lend the tools out before they rust; somebody did that for you.",
  water:
    "Water on water: the Rat of 1972 has it twice. You hear everything. You talk your way around any locked door, and the client who swore to leave has moved in. With so much flow there is little bank, and your best schemes run into the sand between two phone calls. Get edges. Work with somebody who writes dates on things, put two hours a day behind a shut door, and let a few rumors pass you by.",
};
