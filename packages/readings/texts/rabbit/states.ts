import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state has plenty of sharp traders and few people with your manners. Its freight firms and resorts pay well for a friendly voice that brings customers back.",
    grates: "People skip the small talk and want the price. It feels cold, though nobody means it that way.",
    advice:
      "Have a quick colleague quote the prices on the phone, and keep the long-term clients for yourself. Your courtesy is rare there, so it's worth a raise.",
  },
  ox: {
    works:
      "You can take your time in an Ox state, where people keep a good job for thirty years. Farms and utilities are loyal to people who serve them well.",
    grates: "Everything has to be useful. A client looks at your lovely plan and asks what it's for.",
    advice:
      "Put the practical reason on the first line of each proposal. Once your client has read it, the rest may be as beautiful as you like.",
  },
  tiger: {
    works:
      "A Tiger state needs people who keep a quarrel from spreading, and you're one of them. Energy, food and rail companies there have work for you, if your own employer is calm.",
    grates: "Everything is said loudly, and good news is louder. At six in the evening you're worn out.",
    advice:
      "In the interview, ask for an office with a door and set hours for visitors. You stay fresh, and people come to you after the shouting.",
  },
  rabbit: {
    works:
      "You're at home in a Rabbit state, and the best jobs there are those where someone has to decide. Banks, insurers and food plants have enough peacemakers.",
    grates: "A plan is discussed gently for years, because each person waits for the next one to say yes.",
    advice:
      "Call for a vote once and visit the people who lost. It takes a little courage, and it marks you as the next manager.",
  },
  dragon: {
    works:
      "Hospitals and tourist towns in a Dragon state hire people with your taste and tact. The state's large projects, though, can push you out of a quiet job.",
    grates: "Your quiet department makes room for a huge project. There was a meeting about it, and you missed it.",
    advice:
      "In the interview, ask which big projects are planned and which teams they'll move. If yours is one of them, you know before you've bought a house.",
  },
  snake: {
    works:
      "A Snake state trusts people who keep a secret, though it takes two quiet years. Its lawyers, clinics and property firms look for your kind of discretion.",
    grates:
      "You're friendly to everyone and hear nothing back for months. People are waiting to see whether you keep it up.",
    advice:
      "Do the first favor that you're asked for, and never speak of it. After that, people tell you about jobs that nobody has posted yet.",
  },
  horse: {
    works:
      "A Horse state values you as the calm person who stays. Insurers, machine makers and food plants keep somebody like that through every change.",
    grates: "What you agreed on is forgotten. The client's manager who knew about it has left the company.",
    advice:
      "From your first deal on, confirm each agreement in a friendly note, with a copy to a second person at the client's. Then one goodbye can't cost you the account.",
  },
  goat: {
    works:
      "A Goat state shares your taste and your kindness, and it needs your help with money. Hospitals, colleges and councils there are always short of funds.",
    grates: "Every cause is dear to someone, so nothing gets cut. At the end of the year there's no cash left.",
    advice:
      "Offer to run one campaign for donors. You ask so pleasantly that people give, and the cause can then afford to keep you.",
  },
  monkey: {
    works:
      "A Monkey state needs you to speak for its inventors, who seldom explain their work well. Car plants and shipyards have a place for you between the lab and the customer.",
    grates: "Colleagues try things on you without asking. Last week your calendar was part of an experiment.",
    advice:
      "In your first week, say which hours and which tools are off limits, and praise what works. Inventors keep a rule if it leaves them room to play.",
  },
  rooster: {
    works:
      "A Rooster state values fine work, but its blunt corrections may hurt you. Try a short contract at one of its banks or labs before you move.",
    grates: "Your three mistakes arrive in a message to the whole team, numbered. Nobody finds that rude.",
    advice:
      "In the interview, ask how your boss corrects people. If it isn't done in private, you can work for that firm from another state and sleep better.",
  },
  dog: {
    works:
      "Moving to a Dog state is one of the best things you can do. It protects you, you soften its disputes, and ports, bases and tourism there hire all year.",
    grates: "Your boss tells you the plain truth about your work. You'd rather have heard it as a hint.",
    advice:
      "Say yes the first time you're asked to run a meeting. You can end a quarrel in one sentence, and people will give you more to run.",
  },
  pig: {
    works:
      "You'll do well in a Pig state if you take on the duty that everyone avoids. Its hotels, clinics and public offices are friendly, and unpleasant topics wait for years.",
    grates:
      "Your office has overspent since summer, and nobody will spoil the mood with figures. You wouldn't, either.",
    advice:
      "Bring one page of figures to the next team lunch, and go through it kindly. People can bear bad news from you, and your boss remembers it.",
  },
};
