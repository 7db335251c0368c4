import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state brings you buyers from all over. They stay for your front room and your way of pouring tea.",
    grates: "People at the counter skip the small talk, and you haven't yet unfolded your umbrella.",
    advice:
      "Hire a brisk local to do the counter work. Keep for yourself the hours after four, when even Rats sit down.",
  },
  ox: {
    works: "It's a patient place. An Ox state lets a shop ripen, and its customers buy the same good soap for life.",
    grates: "Beauty has to be useful, in the opinion of the planning board. They asked what your arbor is for, twice.",
    advice:
      "Give every pretty thing a purpose on the form. The arbor shades a bench, and the bench is for the elderly.",
  },
  tiger: {
    works:
      "A Tiger state tells the whole country about itself, so a well-kept inn near the stadium is never short of guests.",
    grates: "They shout it all, birthday songs too. You wear ear plugs to the garden club.",
    advice: "Choose a side street, two turns from the parade. Let the crowds discover you, in ones and twos.",
  },
  rabbit: {
    works:
      "White fences, kind shopkeepers, a library with flowers. In a Rabbit state you're home before you've unpacked.",
    grates:
      "A building plan has been gently discussed for nine years. The builder sends the committee a card at Christmas.",
    advice:
      "Be the rare neighbor who moves for a vote, and bring a cake for the losing side. The cake is not optional.",
  },
  dragon: {
    works: "It does need people with taste. A Dragon state builds in marble, and someone has to choose the curtains.",
    grates: "They flattened the small orchard for the grand approach. There'd been a hearing, in a stadium.",
    advice:
      "Rent rather than buy, and look into what's planned within a mile. If a model with tiny trees exists, it's coming.",
  },
  snake: {
    works: "In a Snake state nobody peers over the hedge, and your discretion is met with the house key.",
    grates: "You brought a basket to each neighbor. Each of them thanked you, took the basket and lowered the blind.",
    advice:
      "Give it two winters. When a neighbor finally asks you for a favor, do it and never mention it, and the blinds go up.",
  },
  horse: {
    works: "Travelers from all over a Horse state stop at your door, glad of a cushion and a voice below a shout.",
    grates: "The farm stand that supplied your breakfasts has left, and it took the stand along.",
    advice:
      "Have two suppliers for all that's fresh, and a handshake with a third. Send a card to each when the leaves turn.",
  },
  goat: {
    works:
      "An arts council, a pottery, four choirs. You've waited your whole life for a Goat state to ask you to join.",
    grates: "Every good cause is so dear to everybody that the roof fund is down to eleven dollars.",
    advice: "Take over the raffle. You can ask for money so nicely that people think they won.",
  },
  monkey: {
    works:
      "A Monkey state dreams up gadgets in its garages, and you give them a shop where grandmothers dare to go in.",
    grates: "The neighbor builds things that fly. On Tuesday one of them landed in the soup at your garden lunch.",
    advice:
      "Read the noise rules and post the nice parts on the fence. Ask for a show on Saturdays at three, with lemonade.",
  },
  rooster: {
    works: "Order is a fine thing in principle, and a Rooster state has a lawn that you might admire from a train.",
    grates: "The notice on your gate was bright orange. It concerned one dandelion, and it named you.",
    advice:
      "Visit for a season before you sign. If you go ahead, find a street without an association and trim it at dawn.",
  },
  dog: {
    works: "Safe at night, honest by day. A Dog state watches over your shop, and you soften its town meetings.",
    grates: "They tell you the truth about your front door. You'd call it an opinion, and it has been seconded.",
    advice:
      "Say yes when they ask you to chair the meeting. You're the only one there who can end a quarrel with a spoon.",
  },
  pig: {
    works: "Peaches, porches, patience: in a Pig state you sink in to the ankles and begin to bloom.",
    grates:
      "No one wants to spoil the evening with the matter of the sewer. There have now been nine years of evenings.",
    advice:
      "Bring it up at your own table between courses, with a drawing. They'd vote for anything with your gravy on it.",
  },
};
