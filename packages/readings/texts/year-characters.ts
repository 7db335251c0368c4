import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** The character of a zodiac year at work, by its animal and element. It advises nothing: the text for the sign does. */
export const yearCharacters: Readonly<Record<SignId, Readonly<Record<Element, string>>>> = {
  rat: {
    wood: "Cheap new projects start everywhere in a Wood Rat year, and most are gone within months.",
    fire: "Prices and plans change within days in a Fire Rat year.",
    earth: "An Earth Rat year is one of small budgets, and careful people get hired.",
    metal: "In a Metal Rat year, every cent is counted and every clause gets used.",
    water: "News travels fast in a Water Rat year, and people who share it are welcome everywhere.",
  },
  ox: {
    wood: "Firms train their own people in a Wood Ox year, slowly and well.",
    fire: "Hard work gets noticed in a Fire Ox year, after years of going unseen.",
    earth: "Nothing is decided quickly in an Earth Ox year, and what gets decided lasts.",
    metal: "Old debts and late work come due in a Metal Ox year.",
    water: "Even stubborn bosses give way a little in a Water Ox year, if nobody hurries them.",
  },
  tiger: {
    wood: "Many people quit to start something in a Wood Tiger year, and they leave good jobs open.",
    fire: "People speak up loudly in a Fire Tiger year, and everyone has to take a side.",
    earth: "Bold plans need a permit in an Earth Tiger year, and paperwork decides who wins.",
    metal: "Courage gets rules in a Metal Tiger year: short contracts, hard targets and few second chances.",
    water: "Big moves are discussed for months in a Water Tiger year, and then they happen in a day.",
  },
  rabbit: {
    wood: "Polite groups and committees grow in a Wood Rabbit year, and they set the rules for everyone else.",
    fire: "Small slights turn into large arguments in a Fire Rabbit year.",
    earth: "People want a safe way out in an Earth Rabbit year, and they try things before they buy.",
    metal: "A Metal Rabbit year sounds polite, but the terms are strict.",
    water: "Talks end without losers in a Water Rabbit year, and quiet people get more than loud ones.",
  },
  dragon: {
    wood: "Every plan grows in a Wood Dragon year, and few people know what to leave out.",
    fire: "A Fire Dragon year is loud and full of large launches.",
    earth: "Large plans get real money in an Earth Dragon year, and firm dates with it.",
    metal: "Big firms do deals with big firms in a Metal Dragon year, and small ones live as their suppliers.",
    water: "Grand plans get smaller and better in a Water Dragon year.",
  },
  snake: {
    wood: "Firms change their names and aims in a Wood Snake year, and jobs change with them.",
    fire: "Nerves are short in a Fire Snake year, and angry messages go out too soon.",
    earth: "Buyers check everything twice in an Earth Snake year.",
    metal: "Contracts do well in a Metal Snake year, and guesses do badly.",
    water: "Much is planned and little is announced in a Water Snake year.",
  },
  horse: {
    wood: "Young firms grow fast in a Wood Horse year, and some of them can't pay.",
    fire: "Decisions are quick and public in a Fire Horse year.",
    earth: "In an Earth Horse year, the quick firms are also the organized ones.",
    metal: "Results are measured often in a Metal Horse year, and rewarded right away.",
    water: "Plans change in the middle of the work in a Water Horse year.",
  },
  goat: {
    wood: "Working conditions get better in a Wood Goat year, and modest requests are often granted.",
    fire: "Feelings are spoken aloud in a Fire Goat year, and work that moves people gets a budget.",
    earth: "Few people change jobs in an Earth Goat year; most improve the one they have.",
    metal: "Even gentle people get firm about money in a Metal Goat year.",
    water: "Most deals in a Water Goat year are made among friends.",
  },
  monkey: {
    wood: "A Wood Monkey year tries out twelve ideas for each one that works.",
    fire: "Clever risks go wrong in public in a Fire Monkey year.",
    earth: "Inventors get practical in an Earth Monkey year, and a new idea has to pay its way.",
    metal: "Old machines and methods are taken apart in a Metal Monkey year to see what still works.",
    water: "Talk is quick and promises are vague in a Water Monkey year.",
  },
  rooster: {
    wood: "Firms send people on courses in a Wood Rooster year, and a proof of skill counts.",
    fire: "Every firm shouts its own praise in a Fire Rooster year, and buyers grow tired of it.",
    earth: "It pays to be tidy in an Earth Rooster year: with the stock, the files and the small expenses.",
    metal: "Each mistake costs money in a Metal Rooster year, and all work gets checked.",
    water: "Criticism comes with good manners in a Water Rooster year, and most of it is fair.",
  },
  dog: {
    wood: "New rules are made in a Wood Dog year, and fair ones have a chance.",
    fire: "Complaints get a hearing in a Fire Dog year, and old wrongs come up again.",
    earth: "Reliable people win the orders in an Earth Dog year, ahead of cheap ones.",
    metal: "The rules hold for everyone in a Metal Dog year, from the boss to the newest hire.",
    water: "Old quarrels can be settled in a Water Dog year, and somebody has to call first.",
  },
  pig: {
    wood: "Budgets grow in a Wood Pig year, and there's room for new people.",
    fire: "Money is spent before it's earned in a Fire Pig year.",
    earth: "Nobody is in a hurry in an Earth Pig year, and modest plans get through.",
    metal: "People keep count of their favors in a Metal Pig year, both given and owed.",
    water: "People forgive easily in a Water Pig year, and old partners find each other again.",
  },
};
