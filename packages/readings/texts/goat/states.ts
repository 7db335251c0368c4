import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "In a Rat state, resorts and freight firms buy good design, but their buyers bargain hard and you give in.",
    grates: "A buyer wants to know the price before he has looked at your drawing. You're insulted, and you go quiet.",
    advice:
      "Work from elsewhere and sell through an agent, who gets a share. The agent hears the hard words, and your price stays where you set it.",
  },
  ox: {
    works:
      "An Ox state is hard on you, because its pace and yours clash. It does buy good craft at fairs, and its college towns have jobs.",
    grates: "A committee returns your proposal with the color taken out, and calls that a compromise.",
    advice:
      "Keep your visits short and sell finished work, which no committee can change. If you have to live there, apply at a school or a library, where you can do things your way.",
  },
  tiger: {
    works:
      "A Tiger state's food and rail companies pay artists and helpers better than you'd think, but its cities would wear you out.",
    grates: "Everything is a contest, even the office bake sale. You can hear the cheering with your windows closed.",
    advice:
      "Rent in a small town with a library and a college, serve the loud clients by mail, and send your bills on time. You earn what the city pays, and you sleep at night.",
  },
  rabbit: {
    works:
      "A Rabbit state suits your pace, so you can open the small shop you've dreamed of. Its banks and insurers also pay for good taste.",
    grates:
      "Nobody mentions money. A client says that you must be busy, and means that she's still waiting for your bill.",
    advice:
      "In the first month, let software send all your bills on the same day. No client has to hint anymore, and you can think about the work and nothing else.",
  },
  dragon: {
    works:
      "A Dragon state needs artists for its hospitals, music firms and tourist towns, and it wants everything large.",
    grates: "You offer something small and fine. The client would like it ten times as big, in gold.",
    advice:
      "Show the small version, name a price for the large one at once, and take half in advance. Either the client pays properly for the gold, or you get to make the small one after all.",
  },
  snake: {
    works:
      "In a Snake state, collectors, clinics and property firms decide in silence, and they pay you well once they've decided.",
    grates: "A buyer studies your work and leaves without a word. The wait makes you doubt yourself.",
    advice:
      "Leave a price list by the door, explain nothing, and send no reminder for a week. The note with the check often comes by then, and you haven't talked your own price down.",
  },
  horse: {
    works:
      "A Horse state carries your work to places you'd never go. Its food, machine and insurance firms hire in-house designers.",
    grates: "The friends you make at work move away, and each of them asks you to follow.",
    advice:
      "Stay in one place near a main road, and post short hours on the door. Your friends stop by when they pass through, and they bring you new customers.",
  },
  goat: {
    works:
      "A Goat state has plenty of kind people and few organized ones. Its hospitals, colleges and workshops always lack someone with a list.",
    grates: "Everyone offers to help with the open house, and nobody orders the chairs. You'd all hate to seem bossy.",
    advice:
      "In the first month, pick up the list and say who does what. You'll feel bossy for a day. Then your colleagues hand you the list every time, because the chairs were there.",
  },
  monkey: {
    works:
      "A Monkey state has plants that can build anything, and you know what people will want to touch. Car makers pay for that.",
    grates: "A company uses your story in an advertisement without asking. It thought you'd laugh.",
    advice:
      "Put a license fee on anything that a client may want to borrow, and mention it cheerfully at the first meeting. People here respect you for seeing it coming, and they pay the fee.",
  },
  rooster: {
    works:
      "A Rooster state is blunt with you and pays fairly. Its banks and labs are safe employers, and you make them kinder.",
    grates:
      "A colleague finds your email too gentle and returns it with corrections. You think about her remarks all evening.",
    advice:
      "In the first week, find out which rules are fixed, and keep those exactly. Nobody checks the rest, so in most of your job you're free to do things your way.",
  },
  dog: {
    works:
      "A Dog state stays loyal to you if you keep your promises. Its ports, clinics and small towns remember what you said.",
    grates: "To be kind, you say that you might help at a trade show. Your boss hears a promise.",
    advice:
      "In the first month, accept one duty that you never miss. For everything else, say no on the day you know. An early no is soon forgiven here, and a late one isn't.",
  },
  pig: {
    works:
      "People in a Pig state understand you at once: the clinics, hotels and public offices there are as gentle as you are.",
    grates: "You give your work away, and so do your partners. In December, none of you can pay the rent.",
    advice:
      "Before you move, sit down with a friend who can count, set one price for everyone, and let a machine collect it. You can be generous with your time, and the rent gets paid.",
  },
};
