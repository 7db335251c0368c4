import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood feeds fire, and the Snake of 1965 has never run out of logs. Books, lectures, an old professor, a shelf of clippings: it all goes in, and it comes out as judgment with a glow. You explain more than your kind, and people would pay to hear it. Fuel is your one excess. You gather for another year what you could have lit in March. Publish at seventy percent. Your seventy is somebody else's framed diploma.",
  fire: "Fire under fire, and all of it behind a calm face: the Snake of 1977 has a furnace where others keep a diary. You decide fast for your sign, and you want to win more than you let on. Your presence works before you have spoken. The risk is heat without a window. You brood, and then you strike at nine in the morning over a spoon. Say the anger at half strength on the day it starts. And take up a sport at which you are bad.",
  earth:
    "Fire makes earth, so what burns in the Snake of 1989 ends up as something you can stand on. You turn insight into procedures, savings and a house with a dry cellar. You are easy to approach, and people tell you things. You spend warmth to get solid, and one day you notice that the fire is low. Protect a few hours for the useless question that first drew you in. Nobody should bill for those, you least of all.",
  metal:
    "Fire melts metal, and the Snakes of 1941 and 2001 sit at the forge. Rules, money and hard facts go soft when you look at them long enough, and you give them a new shape. You are precise, private and difficult to impress. You like to win alone. The tool you leave on the wall is other people: they don't melt, so you work around them. Choose one who argues well, and hand over the second key.",
  water:
    "Water douses fire, and in 1953 it came down on a Snake. You heard wait, hush and let it go, and you turned that into a method. You see where feeling flows in a company, and you get to the bottom of a person in two lunches. It made you gentle and a little slow to warm. Keep one place where the flame has air: a stage, a cause, a late dance class. The damp years have taught you enough.",
};
