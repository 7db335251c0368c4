import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Your sign and the Rat clash, so sell here and don't settle. A traveling sales job for resorts or freight lines works for a year, because you win customers fast.",
    grates:
      "Your boss books the cheapest motel in the state, forty miles from the customer. You drive for an hour before the first hello.",
    advice:
      "When you discuss pay, say: “Give me sixty dollars a night, and I'll find my own bed.” That's less than the motel and the gas, so you sleep next door to the customer.",
  },
  ox: {
    works:
      "Look for a service route, calling on ranches, mills and utilities each month. You're happiest on the road, and an Ox state buys from people who come back.",
    grates:
      "A ranch owner nods at your price, and you can see the commission. It's the first nod of four, and you come by once a month.",
    advice:
      "In the interview, say: “Pay me a salary for four months, and commission after that.” An Ox state finds that fair, because it knows how slowly it nods. You're paid for the first three nods, too.",
  },
  tiger: {
    works:
      "A Tiger state is as fast as you are. Railroads and power companies need managers who open new sites, and you'll have a team within a week.",
    grates:
      "Your boss starts three projects before breakfast, and there's money for two. You learn which one is the third when your crew isn't paid.",
    advice:
      "When you may choose a project, say to your boss: “Show me the signed budget, and I'll start this afternoon.” With that page, your crew gets paid. Without it, you've met the third project.",
  },
  rabbit: {
    works:
      "Banks and food plants here want customers from outside, and in a Rabbit state nobody likes to call strangers. Apply as the sales representative who makes those calls and trips.",
    grates:
      "Your client has decided against you and doesn't want to bother you with it. You drive ninety miles on Tuesday, and everyone is very sorry.",
    advice:
      "From your first trip on, text each client the evening before: “Do you still need me at ten?” People this polite always answer a question, so you hear a no before you start the car.",
  },
  dragon: {
    works:
      "Sign on for six months as the recruiter for a new hospital, resort or factory. A Dragon state pays well for a fast start, and you can staff a floor in weeks.",
    grates:
      "You've hired thirty nurses in a month, and every meeting is about the second tower. It opens in nine years, when you'll be on your fifth job.",
    advice:
      "In week one, say: “I'll come to the tower meetings when I've hired sixty people.” No boss objects to that. Within months you've finished something, and the client calls you for the next building.",
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
      "Sell to dealers for a car or truck plant: you drive all day and talk all evening. Rivals in a Monkey state copy any product, but nobody can copy a friendship.",
    grates:
      "You sell a dealer on the spring model. By June the engineers have improved it twice, and the dealer still has forty of the old one.",
    advice:
      "From the first order on, sell each dealer ten at a time: “I'll be back in three weeks with whatever is new.” Each improvement is a reason to call, and nobody has forty old ones.",
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
      "When they offer you the season, ask: “Which three days does nobody here miss?” Plan your trips around them. You're at the supper, and nobody counts the other days you're away.",
  },
  pig: {
    works:
      "Group sales at a resort is the job for you in a Pig state: every door opens to a friendly face, and people like yours before the bread arrives.",
    grates:
      "Twelve groups say yes to you on the phone. They'd all like to meet you before they sign, and you're already three towns away.",
    advice:
      "In your first month, invite all twelve to one Saturday barbecue at the resort. They meet you and the cook, take seconds and sign after dessert, and you've sat still only once.",
  },
};
