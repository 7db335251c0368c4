import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** The character of a zodiac year at work, by its animal and element. */
export const yearCharacters: Readonly<Record<SignId, Readonly<Record<Element, string>>>> = {
  rat: {
    wood: "In a Wood Rat year, cheap new projects start everywhere; keep the one that finds a customer first.",
    fire: "In a Fire Rat year, prices and plans change within days, so get each number confirmed on the day.",
    earth: "An Earth Rat year is one of small budgets: careful people get hired, and savings get applause.",
    metal: "In a Metal Rat year, every cent is counted and every clause is used, so read to the end.",
    water: "News travels fast in a Water Rat year, and the people who share it get invited back.",
  },
  ox: {
    wood: "In a Wood Ox year, firms train their own people slowly and well; put your name down early.",
    fire: "Hard work gets noticed in a Fire Ox year, so let somebody above you see yours.",
    earth: "Nothing is decided quickly in an Earth Ox year, so apply early and build to last.",
    metal: "Debts and late work are collected in a Metal Ox year; settle yours before the letter comes.",
    water: "Even stubborn bosses give way a little in a Water Ox year, provided that nobody hurries them.",
  },
  tiger: {
    wood: "Many people quit to start something in a Wood Tiger year, and the jobs they leave are open.",
    fire: "People speak up loudly in a Fire Tiger year; be clear early about what you will support.",
    earth: "Bold plans need a permit in an Earth Tiger year, so the bold person who files papers wins.",
    metal: "In a Metal Tiger year, courage gets rules: short contracts, hard targets and few second chances.",
    water: "Big moves are talked over for months in a Water Tiger year, and then they happen in a day.",
  },
  rabbit: {
    wood: "Polite groups and committees grow in a Wood Rabbit year; join one, and you help set the rules.",
    fire: "Small slights cause large arguments in a Fire Rabbit year, so reply to a sharp note by phone.",
    earth: "People want a safe way out in an Earth Rabbit year, so let them try things first.",
    metal: "A Metal Rabbit year is polite in tone and strict in content; read the last paragraph twice.",
    water: "In a Water Rabbit year, talks end without losers, and quiet people get more than loud ones.",
  },
  dragon: {
    wood: "Every plan grows in a Wood Dragon year, and the person who can cut one is worth the most.",
    fire: "A Fire Dragon year is loud and full of large launches; a small, finished product stands out.",
    earth: "Large plans get real money in an Earth Dragon year, along with dates that hold.",
    metal: "In a Metal Dragon year, big firms sign with big firms, and small ones do well as suppliers.",
    water: "Grand plans get smaller in a Water Dragon year, so bring the version that costs half.",
  },
  snake: {
    wood: "Firms change their names and aims in a Wood Snake year; find out early which job yours becomes.",
    fire: "Nerves are short in a Fire Snake year, so leave an angry message unsent until the next day.",
    earth: "Buyers check everything twice in an Earth Snake year; have the documents ready before the price.",
    metal: "A Metal Snake year is good for contracts and hard for guesses, so bring proof.",
    water: "Much is planned and little is announced in a Water Snake year; a good listener hears it first.",
  },
  horse: {
    wood: "Young firms grow fast in a Wood Horse year, so find out who pays before you join one.",
    fire: "A Fire Horse year decides fast and in public, so know your terms before anybody calls.",
    earth: "Speed comes with a plan in an Earth Horse year: the quick firms are also the organized ones.",
    metal: "Results are measured often in a Metal Horse year; agree beforehand on what counts as one.",
    water: "Plans change in the middle of the work in a Water Horse year, so keep your promises short.",
  },
  goat: {
    wood: "Working conditions improve in a Wood Goat year, and a modest request is likely to be granted.",
    fire: "Feelings are spoken aloud in a Fire Goat year, and work that moves people gets a budget.",
    earth: "Few people change jobs in an Earth Goat year; it's easier to improve the one you have.",
    metal: "Gentle people get firm about money in a Metal Goat year: invoices go out, with due dates.",
    water: "Most deals in a Water Goat year are made among friends, so have lunch with the right ones.",
  },
  monkey: {
    wood: "A Wood Monkey year tries out twelve ideas for each one that works, so test cheaply.",
    fire: "Clever risks go wrong in public in a Fire Monkey year; have somebody careful look first.",
    earth: "Inventors get practical in an Earth Monkey year, and a new idea has to pay its way.",
    metal: "Old machines and methods are taken apart in a Metal Monkey year; learn how yours works.",
    water: "Talk is quick and promises are vague in a Water Monkey year, so take notes in each meeting.",
  },
  rooster: {
    wood: "Everyone gets trained in a Wood Rooster year; sign up early, while you can still choose the course.",
    fire: "Each firm shouts its own praise in a Fire Rooster year; people trust the plain, exact one.",
    earth: "It pays to put stock, files and small costs in order in an Earth Rooster year.",
    metal: "Mistakes cost money in a Metal Rooster year, so have every page read by a second person.",
    water: "Criticism comes with good manners in a Water Rooster year, and it's worth writing down.",
  },
  dog: {
    wood: "New rules are made in a Wood Dog year, and people who ask for fair ones are heard.",
    fire: "Complaints get a hearing in a Fire Dog year, so put yours in writing, with facts.",
    earth: "Reliable people get the orders in an Earth Dog year, ahead of the cheap ones.",
    metal: "In a Metal Dog year, rules hold for everybody, from the chief executive to the guests.",
    water: "Old quarrels can be settled in a Water Dog year, if one side calls first.",
  },
  pig: {
    wood: "Budgets grow in a Wood Pig year, and there's room for new people; name your wish early.",
    fire: "Spending gets out of hand in a Fire Pig year, so count before you celebrate.",
    earth: "Nobody is in a hurry in an Earth Pig year, so a modest plan with good manners gets through.",
    metal: "People keep track of favors in a Metal Pig year, so write down what you give and get.",
    water: "Forgiveness comes easily in a Water Pig year, and it's the right time to make up.",
  },
};
