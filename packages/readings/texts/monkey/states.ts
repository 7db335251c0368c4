import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Look for a purchasing job with a hotel or a warehouse. You find savings that others miss, and in a Rat state a share of the savings goes to the finder.",
    grates:
      "You hide your best price, and the seller names it before you've sat down. He'd have hidden his in the same place.",
    advice:
      "On the first Monday, eat breakfast where the sellers eat, and listen for what they can't get rid of. At ten you know a secret of theirs, too, and the price comes down.",
  },
  ox: {
    works:
      "Become a maintenance technician at a mill or a power firm. Half of the machines in an Ox state could run better, and you can hear which half.",
    grates:
      "You show the plant manager, with a joke, how to save an hour a day. He says nothing, and you can't tell whether he's offended or thinking.",
    advice:
      "In your first month, improve one machine, leave its twin alone, and hang a tally on both. The manager reads them every morning, and one day he answers you by pointing at the twin.",
  },
  tiger: {
    works:
      "Stay for weeks and not for years, because a Tiger state clashes with you. Emergency repairs for railroads and power companies still work: nobody gets a line running sooner.",
    grates:
      "You call their old locomotive “Grandpa,” and you mean it kindly. The crew stops chewing, and the foreman tells you whose father drove it.",
    advice:
      "On the first morning, save your jokes for the motel and say one true thing: “I've never seen an engine this old run so well.” The crew chews on, and sends for you at the next breakdown.",
  },
  rabbit: {
    works:
      "Insurers in a Rabbit state have room for a clever idea or two. Apply as a claims analyst: you see in a day why a form takes three weeks.",
    grates: "You shorten a form by a page, and you get a very kind letter from four departments. It means stop.",
    advice:
      "From week one, put each idea on paper, and let the colleague with the longest service announce it. From her a change isn't a surprise, and the next kind letter really is kind.",
  },
  dragon: {
    works:
      "Build new rides for a tourist town, or prototypes for a factory. A Dragon state wants to be first, so your wildest idea gets a budget and a poster.",
    grates: "Your prototype stands in front of city hall, and the mayor is sitting in it. It fell apart last night.",
    advice:
      "In your first pitch, name the month when your prototype may be shown, and keep the workshop locked until then. The backers believe in you anyway, and the mayor sits down in something that holds.",
  },
  snake: {
    works:
      "A Snake state is partner and rival in one, because people there are as sharp as you. Become a contract manager in aerospace or property, where sharp eyes earn the most.",
    grates:
      "You put a clever clause into a contract, and the lawyer across the table adds a cleverer one. It's ninety pages long now, and nobody has won.",
    advice:
      "Before the second draft, take her to lunch and fill one page with what each side brings and gets. Neither of you can outwit that page, and it's signed in a week.",
  },
  horse: {
    works:
      "Look for a machine maker that needs a sales engineer. Buyers in a Horse state decide on impulse, and in five minutes you can show them what's better inside.",
    grates: "A buyer loves your gadget on Friday. On Monday he has changed jobs, and nobody there has heard of you.",
    advice:
      "Before the first demo, put the order form next to your screwdriver, and have it signed while the machine is running. With a signature on file, it doesn't matter who has the desk on Monday.",
  },
  goat: {
    works:
      "Become an equipment trainer for clinics or colleges. You make any machine fun to learn, and once people in a Goat state like it, they call you for years.",
    grates:
      "You've prepared for questions about speed. The nurses look at the new machine and discuss how it makes them feel.",
    advice:
      "A week before the first training, lend the machine to one nurse. She tells the others how it feels, and when you walk in, they want to know how fast it is.",
  },
  monkey: {
    works:
      "Plane and car makers in a Monkey state move clever people from team to team. Get into a repair crew there, and you have a new puzzle every few months.",
    grates: "Within weeks you see your own idea in another team's plan, with improvements. You'd have done the same.",
    advice:
      "In week one, open a dated page of your ideas, and send every team and your boss the link. The first version carries your name, so their improvements count as yours, too.",
  },
  rooster: {
    works:
      "The fraud team of a bank pays you to think like a crook. You see a gap before anyone else, and a Rooster state pays well for each one that gets closed.",
    grates: "On your first day, you need a password to apply for a password. You laugh, and the clerk doesn't.",
    advice:
      "A week before you start, have lunch with somebody from the team. She knows which three forms come first, so your password works on Monday, and you can look for real gaps.",
  },
  dog: {
    works:
      "In a Dog state, boatyards and bases need mechanics who can make a part that nobody sells. Take a trial year: once they trust you, they stand by you for good.",
    grates:
      "An engineer measures every part you make, finds it right, and tells the whole dock. Tomorrow he'll measure the next one.",
    advice:
      "On your first repair, hand him the ruler: “You measure, I'll write, and we both sign.” With his name on the sheet, he has nothing left to check, and the crew believes you at once.",
  },
  pig: {
    works:
      "Sell supplies to clinics, hotels and public offices. People in a Pig state trust you at once, and you find them a better bargain than they'd find alone.",
    grates:
      "Your price was fair, but a customer has worked out the profit. Nobody says a word, and the barbecue invitations have stopped.",
    advice:
      "On your first visit, say: “I earn a commission, so please compare my price with two others.” They find that yours is the bargain. There's nothing left to discover, and the same people invite you for years.",
  },
};
