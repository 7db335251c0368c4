import type { YearVerdicts } from "../types/year-verdicts.ts";

export const yearVerdicts: YearVerdicts = {
  rat: {
    wood: "Take the bigger team, or apply where the title is higher. Your own project would stop at the first rule.",
    fire: "Go for the bigger team, and learn budgets along with it while somebody patient is willing to teach you.",
    earth:
      "Pull your rivals into one project, and offer to lead it. With a budget this small, your own pay is better left out.",
    metal:
      "Start the project you keep describing, and carry the finished piece into your next job search. Your hands are free.",
    water:
      "Bring up the raise and the bigger team in one talk, once you can show what you've saved. You can't be spared for courses right now.",
  },
  ox: {
    wood: "Old ties are loose enough to let you move, so reach for the promotion, or look at another employer. Any launch or lease built on today's promises would fall through.",
    fire: "Go back to class while somebody is willing to support you. A new launch or office lease would only join the deals in dispute.",
    earth: "Learn one solid skill while rivals argue about old deals. Any talk of pay or contracts drags you in.",
    metal:
      "Apply elsewhere while the old deal is loose, and begin the plan it never allowed. Last year's promises come before any new team or lease.",
    water:
      "Reopen the old question of your salary, and don't expect an answer at once. Classes and a two-year apartment lease can come when there are fewer surprises.",
  },
  tiger: {
    wood: "Many teams have just lost their boss, so volunteer to lead one, even if you have to change jobs. Too many people are opening a business of their own this year.",
    fire: "Take the long course while everyone else argues, and sign the tuition agreement, even if it asks for two years. No other decision needs you.",
    earth:
      "Start your project with a strong rival instead of against one, and learn which approvals it needs. Two people on one budget leave no room for a raise.",
    metal:
      "Begin something small with a finish date, and mention it when you apply elsewhere. Any team you got now would come with hard targets and no people.",
    water:
      "Name your raise before the big move comes, and have a project ready that needs you. Things get decided in a day, and you'd be in class.",
  },
  rabbit: {
    wood: "Try for the promotion without telling anyone, or talk quietly with another employer. A new loan or project gives the gossips just what they need.",
    fire: "Take an evening class, where nobody has heard the rumors. Sign no retention deal until the office has forgotten them.",
    earth:
      "Run a small trial project, and learn from a calm rival how to talk about it. Pay and partnerships are better discussed once the rumors have died.",
    metal:
      "Begin something people can see instead of quote, and show it to another employer. A team or a loan would have to be explained, and every word gets twisted.",
    water:
      "Bring up your pay softly, and begin something small on the side. Courses and car loans are for when people have found somebody else to discuss.",
  },
  dragon: {
    wood: "Take a planning course, and lead just the team you have. Changing jobs or starting anything would double your promises.",
    fire: "Learn the part you've been bluffing through, and sign a two-year retention bonus if they offer one. Don't change jobs or launch anything just to save your pride.",
    earth:
      "Pick one course and finish it, while rivals watch for the next thing you drop. Another job or a raise would only be for your pride.",
    metal:
      "Finish the certificate you once announced, and save your other energy for old promises. A promotion or another job would get what's left of you, which isn't much.",
    water:
      "A modest raise is within reach, and a short course helps you earn it. Changing jobs or managing people would only make you promise more.",
  },
  snake: {
    wood: "Go after the promotion while titles change hands, or apply at another firm. Your own business is safer once the new rules are known.",
    fire: "Pick a course with substance, and sign a mortgage once somebody calm has read it, too. There's no rush with either.",
    earth:
      "Begin the project with somebody who checks everything, and learn from being checked. As long as the credit is shared, the raise would have to be, too.",
    metal:
      "Start your idea on a small scale, and let the results bring a job offer. Somebody else can manage the people who come running.",
    water:
      "Prepare your raise in silence, and get your side business going without telling the office. Courses would eat up the hours when you could earn.",
  },
  horse: {
    wood: "With all eyes on you, reach for the promotion early, or for a grander title with another employer. A business needs customers who stay, and this crowd won't.",
    fire: "Get a course approved and a retention bonus signed, while everyone's talking about you. Only the clock is against you.",
    earth:
      "Get your project going before summer, and learn to plan from the tidiest person you know. Your raise would get lost in the crowd.",
    metal:
      "Launch early, and somebody who sees the result will mention another job. The team you'd be offered comes with problems.",
    water:
      "Talk about your salary while the applause is fresh, and begin your side business that same month. By the end of a long course, the plans would have changed.",
  },
  goat: {
    wood: "Go for the promotion if you know who it would help, or find an employer with kinder hours. People have little patience for grand projects this year.",
    fire: "Get the training, and sign the two-year promise they want in return. You'll get it sooner if you can name somebody who's better off for it.",
    earth:
      "Begin a project that makes everyone's day easier, and study first how they do things now. A word about your own pay would spoil their goodwill.",
    metal:
      "Start something small that people need, and put it at the top when you apply elsewhere. Leading people would use up the patience that this takes.",
    water:
      "Let one friend speak up for your raise, and open a side business with another. Skip the degree, since your evenings are spoken for.",
  },
  monkey: {
    wood: "Lead the clever people nobody else can handle, here or at another employer. Most ideas get dropped this year, and your own business could be one of them.",
    fire: "Say yes to the larger team, and learn from its quickest people, who love to explain.",
    earth:
      "Gather the quickest minds you know, and lead them through a project while they're keen. Your raise will look better when there's something to show for it.",
    metal: "Begin the project your clever friends keep urging on you, and let it bring you a job offer.",
    water:
      "Get a number for your raise and a date for your promotion, since promises come easily this year. No courses yet: quick colleagues will show you what you need.",
  },
  rooster: {
    wood: "Take the promotion, and sign the relocation papers if it's in another city. Whatever you'd love to begin next can wait until this is in order.",
    fire: "Commit to the Denver job, with the course in writing, once somebody careful has read each page.",
    earth:
      "Sign a deal with a partner who keeps you on time, and begin your project together. Talk about your salary once you've met the first deadline.",
    metal:
      "Start what you've only sketched, with a partner for the details. Managing people, too, would rob you of your sleep.",
    water:
      "Say how big a raise you want, and offer to sign a two-year agreement for it. Results say more than another certificate.",
  },
  dog: {
    wood: "If people here have stopped listening, apply elsewhere, and for a job with a team. Until the new rules are settled, nothing you launch or sign is safe.",
    fire: "Apply for another job, and learn what your critics say you lack. Any project or partnership you announce gets torn apart in public.",
    earth:
      "Look for an employer where nobody's tired of your plans, and learn the dull half first. A raise here would mean a fight, and a mortgage would keep you in it.",
    metal:
      "Find another employer quietly, and begin something small that answers your critics better than words. A team or a partnership gives them more to attack.",
    water:
      "Settle the old quarrel about your pay, and if that fails, let another employer name a figure. Courses and a mortgage are too much on top of that.",
  },
  pig: {
    wood: "There's money for new people, so put your name down to lead them, or hear what another employer offers. You have enough going without starting more.",
    fire: "Study at your own pace, and sign the retention bonus while everyone likes you. You have all the time you want.",
    earth:
      "Begin something modest with friends, and study the one who always finishes. Pay talks would only end in lunch.",
    metal:
      "Call in your favors: begin the project with friends who owe you, and hear from them about another job. Let somebody else lead, or you'll do everybody's work.",
    water:
      "Name the raise yourself, because nobody else is in a hurry to, and start something with an old colleague. The degree would only make you later.",
  },
};
