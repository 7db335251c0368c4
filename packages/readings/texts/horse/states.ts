import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Your sign and the Rat clash, so sell here and don't settle. A traveling sales job for resorts or freight lines works for a year, because you win customers fast.",
    grates:
      "Your boss compares your mileage with a map and your lunch with the menu. You've sold forty contracts, and the talk is about a sandwich.",
    advice:
      "Before your first trip, settle on a flat sum per day for travel and meals, with no receipts. Your boss has nothing left to compare, so your weekly call is about the customers.",
  },
  ox: {
    works:
      "Look for a service route, calling on ranches, mills and utilities each month. You're happiest on the road, and an Ox state buys from people who come back.",
    grates:
      "A ranch owner nods at your price, and you can see the commission. It's the first nod of four, and you come by once a month.",
    advice:
      "In the interview, settle on a salary for the first season and commission after that. Then put twenty buyers on your route. In the second season, a fourth nod comes in every week.",
  },
  tiger: {
    works:
      "A Tiger state is as fast as you are. Railroads and power companies need managers who open new sites, and you'll have a team within a week.",
    grates:
      "Your boss starts three projects before breakfast, and there's money for two. You learn which one is the third when your crew isn't paid.",
    advice:
      "Before you pick a project, have your boss show you its signed budget. If the page exists, start that afternoon, and your crew gets paid. If it doesn't, you've met the third project.",
  },
  rabbit: {
    works:
      "Banks and food plants here want customers from outside, and in a Rabbit state nobody likes to call strangers. Apply as the sales representative who makes those calls and trips.",
    grates:
      "Your client moves the meeting to Wednesday and doesn't want to bother you with it. You drive ninety miles on Tuesday, and everyone is very sorry.",
    advice:
      "From your first trip on, text each client the evening before: “Still good for ten?” People this polite always answer a question, so you hear about a change before you start the car.",
  },
  dragon: {
    works:
      "Sign on for six months as the recruiter for a new hospital, resort or factory. A Dragon state pays well for a fast start, and you can staff a floor in weeks.",
    grates:
      "The grand opening is nine years away, and everybody talks about it already. You'd be on your fifth job by then.",
    advice:
      "Before you sign, get a finish line of your own into the contract: sixty people hired, and full pay on that day. Within months you've finished something, and the client calls you for the next building.",
  },
  snake: {
    works:
      "Leasing agent is the job to try in a Snake state. Property firms like how fast you find tenants, and one happy tenant quietly introduces you to the next.",
    grates:
      "You show an apartment, the couple loves it, and then you hear nothing for a week. They're asking everyone you've ever met what you're like.",
    advice:
      "In week one, do a tenant a favor, and have her write two lines about you for every new couple. They have nobody left to question, and you get your answer the same evening.",
  },
  horse: {
    works:
      "A Horse state makes a Horse twice as restless, so plan on two years. Become a claims adjuster for an insurer: you're hired within days, and storms keep you on the road.",
    grates:
      "Everyone leaves as fast as you do. You've had four bosses in two years, and each one promised you something else.",
    advice:
      "Email each promise back to your boss the same day, starting with the first, and copy personnel. The fifth boss finds your raise in the file and pays it.",
  },
  goat: {
    works:
      "In a Goat state, colleges look for a traveling recruiter, because their own people would rather stay home. You fill the seats from the road and keep a house there for good.",
    grates:
      "The fall brochure waits for the right feeling. The feeling comes in October, and the students you wanted have chosen another college.",
    advice:
      "In week one, tell the designers when your first school fair is, and let them see you pack last year's brochure. They can't bear the thought, so the new one is ready in time.",
  },
  monkey: {
    works:
      "A vehicle maker's dealer representative drives all day and talks all evening, so it's your kind of job. In a Monkey state people can copy anything except your contacts and your voice.",
    grates:
      "You sell a dealer on the spring model. By June the engineers have improved it twice, and the dealer still has forty of the old one.",
    advice:
      "Before the first order, have the plant promise dealers a free upgrade for every vehicle still on the lot. Each improvement is now a reason to call, and you earn your percentage on the next forty.",
  },
  rooster: {
    works:
      "Become the loan officer who visits customers in their shops. Banks in a Rooster state have plenty of careful people at desks, and few who can make a baker laugh.",
    grates:
      "Your new employer writes down when you come, what you sell and where you park. You've never been watched so politely.",
    advice:
      "On your first Monday, offer a daily log of your own: visits, loans, miles, sent from your phone each evening. Once your record is better than theirs, your watchers put their pencils down.",
  },
  dog: {
    works:
      "Work the season as a tour guide in a port or tourist town, and come back every year. A Dog state keeps your place for you, and your guests are never bored.",
    grates:
      "There's one supper in April that nobody misses, so nobody thinks of telling you. You arrive a day later, and people mention it for years.",
    advice:
      "Before you say yes, get the three dates that everyone keeps, and plan your trips around them. You're at the supper, and nobody counts the other days you're away.",
  },
  pig: {
    works:
      "Group sales at a resort is the job for you in a Pig state: every door opens to a friendly face, and people like yours before the bread arrives.",
    grates: "At ten past twelve you've said everything, and you're ready to sign. Your client is still on the soup.",
    advice:
      "Before your first lunch, think of three questions about the client's family and business, and keep the price in your bag until dessert. The soup goes by faster, and the client signs over coffee.",
  },
};
