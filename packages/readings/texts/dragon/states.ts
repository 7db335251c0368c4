import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state finds the sponsors for your grand opening, and a caterer who'll do it at cost.",
    grates: "It asked for your plan B, with figures. You had thought that plan A, with the fountain, was clear enough.",
    advice: "Build in stages and rent out each as you go. A state that counts will love a palace that pays.",
  },
  ox: {
    works:
      "Its ground carries weight. An Ox state gives your tower bedrock, steady crews and forty years of calm upkeep.",
    grates:
      "The permit that you were promised came loose in committee. It'll be granted again, they say, after the harvest.",
    advice:
      "Get each yes in writing and frame it in your lobby. Meanwhile build the barn-sized version, since they like barns.",
  },
  tiger: {
    works:
      "A Tiger state dares you. Your airport, your festival, your four-lane bridge: it says fine, and who's paying.",
    grates: "It votes for you with a whoop and against you with a bigger one, a year apart.",
    advice:
      "Sign your contracts while the crowd is cheering. Keep one friend in the statehouse who sleeps through speeches and reads the bills.",
  },
  rabbit: {
    works: "If you let locals hold the pencil, a Rabbit state turns your monument into a place where people propose.",
    grates: "You announced the park at the gala. The garden club had wanted to be asked, and now it has a lawyer.",
    advice: "Take tea in nine parlors before you show a drawing. Move one wall at the request of the fourth parlor.",
  },
  dragon: {
    works:
      "Look at that capitol. A Dragon state understands that stairs should be wide and that somebody has to come down them.",
    grates: "Two of you want the lakefront. The mayor has a model and so have you, and the lake is small.",
    advice:
      "Pick the river town that they've all forgotten. Being the only Dragon in it beats being the fifth by the lake.",
  },
  snake: {
    works: "Old families of a Snake state warm to a builder who listens, and behind the hedges there's serious money.",
    grates: "You named the donors from the podium. They'd given on condition that they hadn't.",
    advice: "Use the word foundation and leave off the names. Put the plaque indoors, at knee height, in gray.",
  },
  horse: {
    works:
      "The whole state turns out for a show. A Horse state fills your arena by Friday, and brings its own mustard.",
    grates: "On Saturday the crowd went home. Your arena still has ninety-nine years to run.",
    advice:
      "Put it on wheels: a fair, a tour, a stage that folds. You'll be the biggest thing in thirty towns, in turn.",
  },
  goat: {
    works: "You think in stone and a Goat state in songs. Your hall gets a choir, and their choir at last gets a hall.",
    grates:
      "The opening was moved to suit the ducks. You've been introduced to the ducks, and you're expected to thank them.",
    advice:
      "Have the schoolchildren paint the fence around your site. From that day on it's their tower, and even the ducks find another date.",
  },
  monkey: {
    works: "Name the impossible and a Monkey state has six garages at work on it by dusk, for the fun of it.",
    grates: "Some wit has put your portrait on the town's parking app. It frowns when anyone overstays.",
    advice:
      "Sponsor a prize for inventors and let them pick the winner. You get the headline, and they take the portrait off the app.",
  },
  rooster: {
    works:
      "Every permit, every bolt, on the day. With a Rooster state under it, what you dream up opens with working elevators.",
    grates: "The fire code trimmed two feet from your dome. You still look up and see the gap.",
    advice:
      "Submit early and thank the inspector in your speech. Build your next dome here as well, and your office beside it.",
  },
  dog: {
    works:
      "When the river rises, a Dog state stands shoulder to shoulder, and it needs someone to speak to the capital for it.",
    grates:
      "The neighbors blocked the road to your ribbon cutting. Their sign asked who had asked them, and it was spelled correctly.",
    advice: "Come without the model and ask what they'd fix first. Fix that, at your cost, then bring the small model.",
  },
  pig: {
    works: "A Pig state has land, lunch and good humor. It doesn't mind where you put your pyramid, within reason.",
    grates: "Nobody stopped you. They do miss the jam factory that used to stand there, in a general, sighing way.",
    advice: "Leave room in the plan for tables. Feed the town once a month, and ask it to choose the soup.",
  },
};
