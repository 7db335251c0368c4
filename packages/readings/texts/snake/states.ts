import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Listen more than you talk in a Rat state. Its traders are just as observant as you are. A week in its freight yards and trade shows beats a market study.",
    grates: "They notice what you look at for too long, and its price goes up by a tenth.",
    advice:
      "Send a friendly colleague to collect the offers, and compare them at home. You'll decide better when nobody can watch your face.",
  },
  ox: {
    works:
      "An Ox state is a sound choice for a long career: its mills and utilities value patience and keep good records. Show them something that you made.",
    grates: "They trust what they can see, and advice leaves nothing to look at.",
    advice:
      "Begin with something that takes years and that people can see: a training program, a workshop, a row of trees. Next to it, your advice begins to count.",
  },
  tiger: {
    works:
      "Wait for the quiet year after a boom in a Tiger state, and don't draw attention to yourself. Energy, food and rail firms sell cheap then and hire experts.",
    grates: "They want to know what you're up to, and they ask on the radio. Silence makes it worse.",
    advice:
      "Give one short public answer and repeat it. Help the fire crew or the school in person, because people defend a face that they know.",
  },
  rabbit: {
    works:
      "You fit in easily in a Rabbit state, but make sure that you hear bad news. Its bankers are so polite that even you miss the hints.",
    grates: "Everything important goes unsaid. You learn about the new tax from your bill.",
    advice:
      "Find the one blunt person in the office and have coffee together every month. That hour tells you more than all of the memos do.",
  },
  dragon: {
    works:
      "Advise the leaders of a Dragon state and they'll pay you well, as long as you expect no secrecy. Hospitals, tourism and builders there lack foresight.",
    grates: "Your confidential note was read aloud at a dinner. They meant it as praise.",
    advice:
      "Put on paper only what the public may hear. The rest you say in person, on a walk, and you let them present it.",
  },
  snake: {
    works:
      "Open up a little in a Snake state: everyone there is as private as you are, and work stalls. Health, property and aerospace jobs go to known people.",
    grates: "You've worked beside someone for years and don't know what they do.",
    advice:
      "Tell a colleague one harmless fact about yourself. They will return it, and on that small trade you can build a partnership.",
  },
  horse: {
    works:
      "Sell planning to a Horse state, because its machine makers and food firms have more energy than plans. Consulting by the project suits both of you.",
    grates: "They drop in, talk, and open your files to have a look. You need quiet to think.",
    advice:
      "Keep one open afternoon a week for visitors and close your door for the rest. With a clear rule, they'll be glad to follow it.",
  },
  goat: {
    works:
      "Put your order behind the talent of a Goat state: its artists, clinics and colleges have good ideas and bad contracts. Both of you gain if you're fair.",
    grates: "They want to know how you feel. You came to talk about a license.",
    advice:
      "Write simple contracts for three people and take a share as your fee. When those three do well, the rest will come to you.",
  },
  monkey: {
    works:
      "A Monkey state is your best match, so go, and sign everything. Its makers of vehicles and its law offices reward somebody who reads to the end.",
    grates: "They read to the end as well. One of them found the clause that you had kept for yourself.",
    advice:
      "Keep the money with a third party until both sides deliver. Between two clever partners, that's how respect looks, and they know it.",
  },
  rooster: {
    works:
      "You can rely on what's written in a Rooster state, so do your research in the public files first. Its banks and labs hire careful analysts.",
    grates: "Requests are public as well. The whole town can read what you asked for.",
    advice:
      "Let your firm do the asking under its plain name, and pay each fee on the day it's due. A clean record is what promotes you.",
  },
  dog: {
    works:
      "Give a Dog state one honest reason why you came and it'll keep your secrets. Ports, bases and clinics there need people who can be trusted with files.",
    grates: "Everybody asks about you, kindly and often. You take it for suspicion.",
    advice:
      "Answer in a single true sentence: the school, the sea, a parent nearby. After that the questions stop and the offers start.",
  },
  pig: {
    works:
      "Work for a Pig state from a distance at first. Its easy trust makes you suspicious and your caution hurts people there. Tourism and public offices buy advice.",
    grates: "You look for the hidden motive. There isn't one, and they noticed you looking.",
    advice:
      "Accept one dinner a week and talk about nothing in particular. If you relax by the third month, you can move.",
  },
};
