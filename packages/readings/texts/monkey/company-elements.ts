import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "Raw ideas and young teams are your material, so choose a company that's still growing. You improve whatever you see there. Before you change a thing, find out who made it and whether they still use it.",
  fire: "Pressure makes you brilliant for a while, so look for a company that works in bursts and rests in between. A race without an end would wear you down. A rival team next door is good for you; a dare isn't.",
  earth:
    "Somebody steady makes you twice as good, so choose a company with an experienced boss who likes your ideas. Comfort is the danger. When you've done the same trick for three years, hand it on and request a new problem.",
  metal:
    "You solve things alone and overnight, and a company that only wants the result suits you. It should also have one person who may contradict you. Tell them which of your own plans you doubt; they'll be glad to help.",
  water:
    "You connect people and explain things, so look at consulting, support or partnerships in any company. Put your name and the date on an idea before you share it. What you give away in passing, others will present.",
};
