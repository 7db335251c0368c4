import type { SignId } from "../signs/signs.ts";

/** The two texts of a profile that are about work alone. */
export interface WorkTexts {
  /** How the sign handles money, risk and customers. It applies to a company as well as to a person. */
  readonly businessTraits: string;
  readonly careerStrengths: string;
}

export const workTexts: Readonly<Record<SignId, WorkTexts>> = {
  rat: {
    businessTraits:
      "The rat counts. It knows the costs, the stock and the days of cash without opening the file, and it spends where it can see a return. It haggles patiently and tries a new market with a cheap test before the real bet. The trouble with this method is that many small gains can crowd out the one large aim.",
    careerStrengths:
      "Work with much information and thin margins suits this sign: analysis, purchasing, trading, journalism, product research, young companies. It is at its best where clues lie scattered and somebody has to put them together in time. Give it a budget to protect and a problem that nobody has sorted yet.",
  },
  ox: {
    businessTraits:
      "The ox builds on what it owns. It prefers savings to credit, long contracts to quick deals, and suppliers it has known for years. Growth comes in layers, and each is paid for before the next begins. It can hold on to a method past its time, so a yearly review with an outsider is money well spent.",
    careerStrengths:
      "Operations, engineering, agriculture, construction, surgery, accounting and every trade that is learned by long practice fit this sign. It carries heavy loads without drama and trains others by example. Put it in charge of what must not fail.",
  },
  tiger: {
    businessTraits:
      "The tiger enters a market to change it. It prices with confidence, makes the large move first, and corrects on the way. Investors and staff follow, because they can see that it means it. Beside it belongs somebody who reads the contracts, keeps a reserve and is allowed to say no.",
    careerStrengths:
      "Founding, turnaround work, sales leadership, court advocacy, emergency medicine, campaigning and reporting from difficult places draw on this sign. It does well where courage is part of the job and results show within months. A mandate with clear limits brings out more in it than a title does.",
  },
  rabbit: {
    businessTraits:
      "The rabbit sells trust. It keeps clients for decades with small attentions, stays out of debt, and takes the modest profit it is sure of over the grand one it is not. Quality gets a real budget, and so does the wrapping. Chances that ask for a loud voice pass it by, unless a partner takes the stage.",
    careerStrengths:
      "Diplomacy, editing, interior design, private client advice, pharmacy, archives and human resources call for what this sign does well. It raises the standard of whatever it touches twice. A calm room and a say over the final version matter more to it than rank.",
  },
  dragon: {
    businessTraits:
      "The dragon invests for size. It builds the name early, hires for the company it wants to become, and is at ease with large figures. Partners come along for the picture it paints. The accounts deserve the same attention as the vision, and a second signature on big commitments is cheap insurance.",
    careerStrengths:
      "General management, architecture, film and stage, public office, infrastructure and venture building give this sign room. It is good at opening doors, raising funds and keeping people's belief in a long project. Pair it with a patient finisher and give it one goal at a time.",
  },
  snake: {
    businessTraits:
      "The snake waits for the right price. It studies a market until the numbers and its own judgment agree, then commits without noise. It owns few things and understands each of them. It seldom explains itself, so colleagues guess at motives; a short written reason for each decision ends the guessing.",
    careerStrengths:
      "Research, strategy, investment, psychology, investigation, diagnostics and talks behind closed doors suit this sign. It earns its place wherever one deep insight is worth more than ten meetings. It works best on a problem of its own, with access to the facts and a distant deadline.",
  },
  horse: {
    businessTraits:
      "The horse sells in person. It travels to the customer, closes on the spot, and opens the next territory while the ink is drying. Revenue climbs quickly under this sign, and so does expense. A fixed share put aside each month, and a colleague who looks after existing accounts, keep the ground that was won.",
    careerStrengths:
      "Sales, logistics, travel, sport, broadcasting, event work and field engineering give this sign the motion it needs. It is strong at beginnings, at the pitch, and wherever a team has lost heart. Short goals with visible results hold its attention.",
  },
  goat: {
    businessTraits:
      "The goat makes a business that people like to come back to. Design, service and atmosphere come first, and customers repay it with patience and good reviews. Prices are the sore point, because asking for more feels unkind. A printed price list, and a partner who sends the reminders, protect both the work and the welcome.",
    careerStrengths:
      "Crafts, fashion, music, gardening, nursing, early teaching, cooking and brand work draw on this sign. It lends a project warmth and finish, and it notices who has been left out. Steady surroundings, kind feedback and one person who guards the schedule let it produce its best.",
  },
  monkey: {
    businessTraits:
      "The monkey competes by being different next month. It tests many ideas cheaply, improves on what others have proved, and haggles for the fun of it. Its margins come from wit rather than size. Trust is the asset to protect: if the other side leaves feeling outsmarted, the win was expensive.",
    careerStrengths:
      "Software, product engineering, advertising, consulting, comedy, game design and troubleshooting of any sort fit this sign. It shines in the first third of a project and in the worst hour of an incident. Vary its tasks, measure it by outcome, and have someone else write the manual.",
  },
  rooster: {
    businessTraits:
      "The rooster runs a business by the book, and it wrote the book. Processes are documented, invoices are correct, and the shop window is never dusty. Customers learn that a promise has a date on it. Some decisions are better left to others, since a rule for everything slows growth down.",
    careerStrengths:
      "Audit, quality control, tax, dentistry, publishing, aviation, the armed forces and public speaking suit this sign. It turns a loose operation into a punctual one and can present the result to a full room. Give it standards to set and figures to answer for.",
  },
  dog: {
    businessTraits:
      "The dog earns through its reputation. It states its terms plainly, keeps them in bad years, and turns down profit that it would have to hide. Staff stay long. New ventures start late, because the doubts speak first, so it helps to set a date on which the weighing ends.",
    careerStrengths:
      "Law, compliance, security, public service, social work, union representation and customer care are natural ground for this sign. It is trusted with keys, with complaints and with the truth. It gives most under a leader it respects and for a purpose it can name.",
  },
  pig: {
    businessTraits:
      "The pig deals fairly and expects the same. It gives generous terms, delivers more than was ordered, and grows by word of mouth. Cash is its weak side, as kindness and easy credit look alike in the books. Written contracts, and limits set on a calm day, keep its goodwill from being used up.",
    careerStrengths:
      "Food, property, healthcare, entertainment, catering, charity work and the long middle of large projects suit this sign. It keeps a team fed, in every sense, and finishes what others have grown tired of. Ask it early how much it can carry, because it seldom says so.",
  },
};
