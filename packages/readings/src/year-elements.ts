import type { Element, ElementRelation } from "@zodiac-at-work/zodiac";

/** What the element of a birth year says about a person at work, by element. */
export const yearElements: Readonly<Record<Element, string>> = {
  wood: "A wood year stands for growth. People born in one plan in seasons: they start early, branch out and give results time to ripen. At work they do well with training, long projects and teams that are still forming.",
  fire: "A fire year stands for visibility. People born in one work in bursts and carry others along with them. At work they do well with launches, presentations and deadlines that everyone can see.",
  earth:
    "An earth year stands for steadiness. People born in one test the ground before they build on it. At work they do well with operations, budgets and roles that others depend on.",
  metal:
    "A metal year stands for standards. People born in one cut what is not needed and keep their word to the letter. At work they do well with quality, contracts and decisions that have to be defended.",
  water:
    "A water year stands for adaptability. People born in one find the way around an obstacle and keep several options open. At work they do well with negotiation, research and markets that move.",
};

/** How the element of the birth year acts on the sign's own element, by the relation from the first to the second. */
export const elementsTogether: Readonly<Record<ElementRelation, string>> = {
  same: "The year and the sign share one element, so the traits of that element are stronger. A colleague of another element balances them.",
  generates:
    "In the generating cycle, the element of the year feeds the element of the sign. Support tends to come early in a career, often from a mentor or a good first employer.",
  "generated-by":
    "In the generating cycle, the element of the sign feeds the element of the year. Effort flows outward, so time to recover belongs in the plan.",
  controls:
    "In the controlling cycle, the element of the year checks the element of the sign. Limits come from outside at first, and the discipline they teach lasts.",
  "controlled-by":
    "In the controlling cycle, the element of the sign checks the element of the year. Ambition can be steered, and results answer to steady effort.",
};
