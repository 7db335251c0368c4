import type { SignId } from "./signs.ts";

/** The two texts of a profile that are about work alone. */
export interface WorkTexts {
  /** How the sign handles money, risk and customers. It applies to a company as well as to a person. */
  readonly businessTraits: string;
  readonly careerStrengths: string;
}

export const workTexts: Readonly<Record<SignId, WorkTexts>> = {
  rat: {
    businessTraits:
      "The rat counts. Costs, stock, days of cash: it knows these figures without opening the file, and it spends only where a return can be shown. It negotiates patiently and tries a new market with a cheap test before the real bet. The weak point of the method is that many small gains can crowd out the one large aim.",
    careerStrengths:
      "Work with much information and thin margins suits this sign: analysis, purchasing, trading, journalism, product research, young companies. It is at its best where clues lie scattered and somebody has to put them together in time. Give it a budget to protect and a problem that nobody has sorted yet.",
  },
  ox: {
    businessTraits:
      "The ox builds on what it owns. It prefers savings to credit, long contracts to quick deals, and suppliers it has known for years. Growth comes in layers, each one paid for before the next is begun. It can hold on to a method past its time, so a yearly review with an outsider is money well spent.",
    careerStrengths:
      "Operations, engineering, agriculture, construction, surgery, accounting and every trade that is learned by long practice fit this sign. It carries heavy loads without drama and trains others by example. Put it in charge of what must not fail.",
  },
  tiger: {
    businessTraits:
      "The tiger enters a market to change it. It prices with confidence, makes the large move first and corrects on the way. Investors and staff follow because the conviction can be seen. What it needs beside it is somebody who reads the contracts, keeps a reserve and is allowed to say no.",
    careerStrengths:
      "Founding, turnaround work, sales leadership, court advocacy, emergency medicine, campaigning and reporting from difficult places draw on this sign. It does well where courage is part of the job and results show within months. A mandate with clear limits brings out more in it than a title does.",
  },
  rabbit: {
    businessTraits:
      "The rabbit sells trust. It keeps clients for decades by small attentions, avoids debt, and takes a modest profit it is sure of over a spectacular one it is not. Quality and presentation get a real budget. Chances that ask for a loud voice tend to pass by, unless a partner takes the stage.",
    careerStrengths:
      "Diplomacy, editing, interior design, private client advice, pharmacy, archives and human resources call for what this sign does well. It raises the standard of whatever it touches twice. A calm room and a say over the final version matter more to it than rank.",
  },
  dragon: {
    businessTraits:
      "The dragon invests for size. It builds the name early, hires for the company it wants to become and is at ease with large figures. Partners are carried along by the picture it paints. The accounts deserve the same attention as the vision, and a second signature on big commitments is a sound habit.",
    careerStrengths:
      "General management, architecture, film and stage, public office, infrastructure and venture building give this sign room. It is good at opening doors, raising funds and keeping people's belief in a long project. Pair it with a patient finisher and give it one goal at a time.",
  },
  snake: {
    businessTraits:
      "The snake waits for the right price. It studies a market until the numbers and its own judgment agree, then commits without noise. Its holdings are few and well understood. Since it seldom explains itself, colleagues may guess at motives; a short written reason for each decision removes the doubt.",
    careerStrengths:
      "Research, strategy, investment, psychology, investigation, diagnostics and talks behind closed doors suit this sign. It earns its place wherever one deep insight is worth more than ten meetings. It works best on a problem of its own, with access to the facts and a distant deadline.",
  },
  horse: {
    businessTraits:
      "The horse sells in person. It travels to the customer, closes on the spot and opens the next territory while the ink is drying. Revenue rises quickly under this sign, and so can expense. A fixed share put aside each month, and a colleague who looks after existing accounts, keep the ground that was won.",
    careerStrengths:
      "Sales, logistics, travel, sport, broadcasting, event work and field engineering give this sign the motion it needs. It is strong at beginnings, at the pitch, and wherever a team has lost heart. Short goals with visible results hold its attention.",
  },
  goat: {
    businessTraits:
      "The goat makes a business that people like to return to. Design, service and atmosphere come first, and customers repay it with patience and good reviews. Pricing is the sore point, because asking for more feels unkind. A fixed price list, and a partner who sends the reminders, protect both the work and the welcome.",
    careerStrengths:
      "Crafts, fashion, music, gardening, nursing, early teaching, cooking and brand work draw on this sign. It lends a project warmth and finish, and it notices who has been left out. Steady surroundings, kind feedback and one person who guards the schedule let it produce its best.",
  },
  monkey: {
    businessTraits:
      "The monkey competes by being different next month. It tests many ideas cheaply, improves on what others have proved, and bargains for the pleasure of it. Its margins come from cleverness rather than from size. Trust is the asset to protect: a deal that leaves the other side feeling outwitted is an expensive win.",
    careerStrengths:
      "Software, product engineering, advertising, consulting, comedy, game design and troubleshooting of any sort fit this sign. It shines in the first third of a project and in the worst hour of an incident. Vary its tasks, measure it by outcome, and have someone else write the manual.",
  },
  rooster: {
    businessTraits:
      "The rooster runs a business by the book it has written itself. Processes are documented, invoices are correct and the shop window is never dusty. Customers learn that a promise has a date on it. Some decisions are better left to others, since a rule for everything slows growth down.",
    careerStrengths:
      "Audit, quality control, tax, dentistry, publishing, aviation, the armed forces and public speaking suit this sign. It turns a loose operation into a punctual one and can present the result to a full room. Give it standards to set and figures to answer for.",
  },
  dog: {
    businessTraits:
      "The dog earns through reputation. It states its terms plainly, keeps them in bad years and turns down profit that it would have to hide. Staff stay long. New ventures start late, because the doubts are heard first, so it gains from setting a date by which the weighing must end.",
    careerStrengths:
      "Law, compliance, security, public service, social work, union representation and customer care are natural ground for this sign. It is trusted with keys, with complaints and with the truth. It gives most under a leader it respects and for a purpose it can name.",
  },
  pig: {
    businessTraits:
      "The pig deals fairly and expects the same. It gives generous terms, delivers more than was ordered and grows by word of mouth. Cash is its weak side, as kindness and easy credit look alike in the books. Written contracts, and limits set on a calm day, keep its goodwill from being used up.",
    careerStrengths:
      "Food, property, healthcare, entertainment, catering, charity work and the long middle of large projects suit this sign. It keeps a team fed, in every sense, and finishes what others have grown tired of. Ask it early how much it can carry, because it seldom says so.",
  },
};
