/** Habits of the writer that a reader of many texts notices. */
export interface Habits {
  /** The share of texts whose last sentence is an order: “Write it down.” */
  readonly orders: number;
  /** How many texts tell the reader to ask: “Ask for the date.” */
  readonly asks: number;
  /** How many sentences end with a deadline: “It is ready by Friday.” */
  readonly deadlines: number;
  /** Words that no text has. */
  readonly tics: readonly string[];
}

/** How much of a habit the texts may have: `orders` within each kind, the others within all texts together. */
export const habitLimits = { orders: 0.5, asks: 60, deadlines: 12, tics: 0 } as const;

/** Words that stood in too many texts, and “as” instead of “because”. */
const tics =
  /\b(?:whom|corridors?|rosters?|page nine|eleven dollars)\b|, as (?!(?:an?|in|for|long|one|well) )[a-z']+(?= )/gi;

const deadline = /\bby (?:noon|lunch|spring|summer|fall|winter|dinner|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\.$/i;

/** The first words of an order. A name of a thing can be one of them, but seldom begins a sentence here. */
const orders =
  /^(?:(?:And|But|Then|Next|So|Last|Instead|Otherwise|Just|Never|Always),? )*(?:Don't|Never|Accept|Add|Agree|Allow|Answer|Apply|Arrange|Ask|Attach|Avoid|Bear|Begin|Bet|Bid|Block|Book|Bring|Buy|Call|Change|Charge|Check|Cheer|Choose|Claim|Clap|Clean|Clear|Close|Collect|Come|Compare|Confirm|Consult|Copy|Correct|Count|Cut|Decide|Delete|Deliver|Discuss|Divide|Do|Draw|Dress|Drink|Drop|Earn|Eat|End|Enjoy|Examine|Exchange|Expect|Explain|Feed|Find|Finish|Fix|Follow|Forget|Get|Give|Go|Guard|Hand|Hang|Have|Help|Hide|Hire|Hold|Ignore|Insist|Introduce|Invest|Invite|Join|Keep|Know|Laugh|Lay|Learn|Leave|Lend|Let|Limit|List|Listen|Lock|Look|Lower|Mail|Make|Mark|Meet|Mention|Merge|Move|Name|Note|Offer|Open|Own|Pack|Pass|Pay|Phone|Pick|Plan|Point|Practice|Praise|Prepare|Present|Print|Promise|Propose|Protect|Publish|Pull|Put|Quote|Raise|Read|Reduce|Refuse|Register|Rehearse|Rely|Remember|Remove|Rent|Repair|Repeat|Reply|Report|Request|Respect|Rest|Return|Rewrite|Run|Save|Say|Schedule|Scold|See|Sell|Send|Serve|Set|Settle|Shake|Share|Show|Sign|Sit|Skip|Sleep|Solve|Speak|Spend|Split|Spread|Start|Stay|Stick|Stop|Study|Submit|Suggest|Summarize|Swallow|Swap|Take|Talk|Tell|Test|Thank|Trade|Travel|Treat|Trust|Try|Turn|Use|Visit|Volunteer|Vote|Wait|Walk|Want|Warn|Watch|Wear|Weigh|Withdraw|Work|Write)\b/;

/** Counts the habits in texts of one kind. */
export function habitsOf(texts: readonly string[]): Habits {
  return {
    orders: texts.filter((text) => orders.test(sentencesIn(text).at(-1) ?? "")).length / texts.length,
    asks: texts.filter((text) => sentencesIn(text).some((sentence) => /^Ask\b/.test(sentence))).length,
    deadlines: texts.flatMap(sentencesIn).filter((sentence) => deadline.test(sentence)).length,
    tics: texts.flatMap((text) => text.match(tics) ?? []),
  };
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.?:;]) /);
}
