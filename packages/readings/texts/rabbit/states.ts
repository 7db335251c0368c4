import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Bring service to a Rat state. It has plenty of sharp traders and few who make a customer want to come back. Freight, mines and resorts pay for that.",
    grates: "People skip the small talk and want the price. It feels cold, though they mean well.",
    advice:
      "Have a brisk colleague answer the phone, and keep the long-term clients for yourself. Your courtesy is worth a margin here, so charge it.",
  },
  ox: {
    works:
      "Take your time in an Ox state, where a good shop or practice can grow for thirty years. Its farms and utilities are loyal to those who serve them well.",
    grates: "Everything has to be useful. They look at your lovely plan and ask what it's for.",
    advice:
      "Write the practical reason on the first line of each proposal. You may make it as beautiful as you like below that line.",
  },
  tiger: {
    works:
      "Choose a calm employer in a Tiger state, and leave the excitement to the firm next door. Energy, food and rail companies need people who can keep a quarrel from spreading.",
    grates: "Everything is said loudly, and good news is louder. By evening you are worn out.",
    advice:
      "Ask for an office with a door and set hours for visitors. You'll be the person they come to after the shouting.",
  },
  rabbit: {
    works:
      "You are at home in a Rabbit state, so look for jobs where someone has to decide. Its banks, insurers and food plants have enough peacemakers.",
    grates: "A plan can be discussed gently for years. Each of you waits for the other to say it.",
    advice:
      "Be the one who calls for a vote, and visit those who lost. It's a small act of courage, and it makes a career here.",
  },
  dragon: {
    works:
      "Rent before you buy in a Dragon state, because its large plans can change your street. Its hospitals and tourist towns hire people with taste and tact.",
    grates: "A quiet block gives way to a large project. There was a hearing about it, and you missed it.",
    advice:
      "Look at the building plans for the next ten years before you sign a lease. At work, advise one leader in private; that's where a quiet voice counts here.",
  },
  snake: {
    works:
      "Give a Snake state two quiet years, because it lets in people who keep a confidence. Its lawyers, clinics and property firms look for your kind of discretion.",
    grates:
      "You're friendly to all of them and hear nothing back for months. They're waiting to see whether you keep it up.",
    advice: "Do the first favor they ask for and never speak of it. From then on you hear of jobs before they exist.",
  },
  horse: {
    works:
      "Keep two suppliers and two clients for everything in a Horse state, because people move on without notice. Insurers, machine makers and food plants keep a calm person through all of it.",
    grates: "What you agreed on is forgotten. The colleague who knew about it has left the company.",
    advice:
      "Confirm each agreement in a friendly note, with a date, and check on it monthly. The habit takes ten minutes and saves your year.",
  },
  goat: {
    works:
      "Join the institutions of a Goat state, its hospitals, colleges and councils, and help them with money. They share your taste and your kindness, and funds are always low.",
    grates: "Every cause is dear to someone, so nothing gets cut. At the end of the year there's no cash left.",
    advice: "Offer to run one campaign for donors. You ask so pleasantly that people feel they were given something.",
  },
  monkey: {
    works:
      "Speak for the inventors of a Monkey state, because they seldom explain their work well. Its car plants and shipyards need someone like you between the lab and the customer.",
    grates: "They try things on you without asking. Last week your calendar was part of an experiment.",
    advice:
      "Tell them which hours and which tools are off limits, and praise what works. They're happy with rules that leave them some play.",
  },
  rooster: {
    works:
      "Visit a Rooster state for a season before you accept a job, because its blunt corrections may hurt you. Banks and labs there do value fine work.",
    grates: "Your three mistakes come in a message to the whole team, numbered. Nobody thinks that this is rude.",
    advice:
      "Find a boss who corrects in private, and ask about that in the interview. If you can't find one, serve these clients from elsewhere.",
  },
  dog: {
    works:
      "Move to a Dog state if you can. You and it improve each other: it protects you, and you soften its disputes. Ports, bases and tourism hire all year.",
    grates: "They tell you the truth about your work. You'd rather have heard it as a hint.",
    advice:
      "Say yes when they ask you to lead a meeting. You can end a quarrel in a sentence, and they'll give you more to lead.",
  },
  pig: {
    works:
      "You'll do well in a Pig state if you take on the duty that everyone avoids. Its hotels, clinics and public offices are friendly, and unpleasant topics wait for years.",
    grates: "Nobody will spoil the mood with the budget. You wouldn't either, and that's how it grows.",
    advice:
      "Bring up the hard subject over a meal, with one page of figures. From you they'll take it, and it'll make your name.",
  },
};
