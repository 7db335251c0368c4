import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "You get ahead in a Rat state by listening, because its traders are as watchful as you. A day at a freight yard or a trade show tells you which firms pay well.",
    grates: "You look at the salary line a second too long, the boss notices, and the offer doesn't get better.",
    advice:
      "Have each offer sent by email, and answer the next day with your own figure. Nobody can read your face in an email.",
  },
  ox: {
    works:
      "An Ox state is a sound choice for a long career. Its mills and utilities value patience and keep good records, and so do you.",
    grates: "People trust what they can see, and your advice is only words.",
    advice:
      "Start something that people can watch grow: a training program, a workshop, a row of young trees. Once they see it grow, they believe your advice.",
  },
  tiger: {
    works:
      "The best time to come to a Tiger state is the quiet year after a boom. Its energy, food and rail firms hire experts then.",
    grates: "Colleagues want to know what you're working on, and you say nothing. After a week, there are four rumors.",
    advice:
      "When you arrive, tell everyone in two sentences what you're there to do, and help at the company picnic. People don't spread rumors about somebody who carried their chairs.",
  },
  rabbit: {
    works:
      "You fit in easily in a Rabbit state, but bad news reaches you late. Its bankers are so polite that even you miss the hints.",
    grates: "Everything important goes unsaid. You learn from an empty desk that your boss has left.",
    advice:
      "In your first month, find the one blunt person in the office and start having coffee together. That hour tells you more than all of the memos do.",
  },
  dragon: {
    works:
      "Leaders in a Dragon state pay you well for advice. Hospitals, tourism and builders there lack foresight, and you have it.",
    grates: "Nothing stays secret. Your confidential note is read aloud at a dinner, and it's meant as praise.",
    advice:
      "From the start, put on paper only what the public may hear. Say the rest in person, on a walk, where nobody can copy it.",
  },
  snake: {
    works:
      "In a Snake state, you get ahead by opening up a little. Health, property and aerospace jobs go to people who are known, and most people keep to themselves.",
    grates: "You've worked beside a colleague for years and don't know what that person does.",
    advice:
      "Once a week, tell a colleague one harmless fact about yourself. You'll hear one in return, and some months later you hear about a job.",
  },
  horse: {
    works:
      "A Horse state buys your planning, because its machine makers and food firms have more energy than plans. Consulting by the project suits both of you.",
    grates: "Clients drop in, talk, and open your files to have a look. You need quiet to think.",
    advice:
      "Set one open afternoon for visitors, and close your door for the rest. People keep a clear rule gladly, so you get four quiet days.",
  },
  goat: {
    works:
      "A Goat state gains from your order, and you gain from its talent. Artists, clinics and colleges there have good ideas and bad contracts.",
    grates: "You came to talk about a contract. Your boss wants to know how you feel.",
    advice:
      "Offer to rewrite the worst contract in plain words. Once it stops losing money, your boss feels fine, and so do you.",
  },
  monkey: {
    works:
      "A Monkey state is your best match. Its carmakers and law offices reward somebody who reads to the end, and you do.",
    grates: "Everyone else reads just as carefully. A colleague has found the bonus rule that you'd kept to yourself.",
    advice:
      "Before your first shared project, write down who does what and who gets how much of the bonus. Clever colleagues take that for respect, and both of you can sleep.",
  },
  rooster: {
    works:
      "You can rely on what's written in a Rooster state, and research is what you do best. Its banks and labs hire careful analysts.",
    grates: "Your emails are written, too. Months later, somebody reads one of them aloud in a meeting.",
    advice:
      "Write each email as if your boss and your mother were reading along. People look up old emails before they promote anyone, and yours will read well.",
  },
  dog: {
    works:
      "A Dog state keeps your secrets once it knows why you came. Ports, bases and clinics there need people who can be trusted with files.",
    grates: "Everybody asks about you, kindly and often. You take the questions for suspicion.",
    advice:
      "In your first week, say in one true sentence why you came: the school, the sea, a parent nearby. The questions stop after that, and the offers start.",
  },
  pig: {
    works:
      "A Pig state is best for you from a distance at first. Tourism and public offices there buy advice, but such easy trust makes you suspicious, and people feel it.",
    grates: "You look for the hidden motive behind a dinner. There isn't one, and your host noticed you looking.",
    advice:
      "For three months, accept one dinner a week and talk about nothing in particular. If you relax, you can move, and you'll have friends there already.",
  },
};
