import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Look for a pricing job in a Rat state, with a trucking or freight company. Its traders are as watchful as you are, and somebody who listens hears which rate moves next.",
    grates:
      "You look at the salary line a second too long, and the boss notices. The offer stays where it is, and so does his smile.",
    advice:
      "When you're invited, write back: “Please send any offer by email, and I'll answer the next day.” Nobody can read your face in an email, so your figure is heard.",
  },
  ox: {
    works:
      "Make forecasts for a utility or a paper mill in an Ox state, and stay for your whole career. The records go back forty years, and you're patient enough to read them.",
    grates:
      "People trust what they can see, and a forecast is only words. You predicted the flood, and the praise went to the man with the pump.",
    advice:
      "In your first month, hang a chart by the time clock, with your forecast in red and the real figures in black. Soon everyone can see that you were right, and the pump comes early.",
  },
  tiger: {
    works:
      "You and a Tiger state bring out the worst in each other, so stay only six months. Its energy and rail firms hire risk analysts in the quiet year after a boom.",
    grates:
      "Everybody wants to know what you're working on, and you don't talk about it. After a week there are four rumors, and in two you're closing the plant.",
    advice:
      "On your first day, tell the crew: “I'm checking the fuel contracts, and I leave in June.” Pin the same line to your door. There's nothing left to guess, so the rumors die.",
  },
  rabbit: {
    works:
      "Become a credit analyst or an auditor at a bank in a Rabbit state, and you fit in from the first day. People are courteous, nobody pries, and your reports get read.",
    grates:
      "Everything important goes unsaid. You learn from an empty desk that your boss has left, and it was three weeks ago.",
    advice:
      "In your first week, find the one blunt person in the building, often in payroll, and have coffee together every Monday. You'll hear who is leaving while the desk is still full.",
  },
  dragon: {
    works:
      "Leaders in a Dragon state pay well for the foresight that they lack. Become the planning adviser to the head of a hospital, a resort or a building firm.",
    grates: "Nothing stays secret. Your confidential note is read aloud at a groundbreaking, and it's meant as praise.",
    advice:
      "In your first week, offer your boss a weekly walk for everything confidential, and put on paper only what a whole crowd may hear. Nobody can read a walk aloud.",
  },
  snake: {
    works:
      "Look for research work in a Snake state, such as title searches at a property firm or safety data in aerospace. You get a quiet room, and months for one question.",
    grates:
      "The file you need isn't on its shelf. Whoever has it doesn't say so, and you don't say that you're looking.",
    advice:
      "On your first Monday, leave a card on each shelf you borrow from: the file, your room, the day it comes back. Soon other cards lie beside yours. Nobody has to talk, and everybody finds the file.",
  },
  horse: {
    works:
      "Sell your planning by the project, as a scheduling consultant for food firms and machine makers. A Horse state has more energy than plans, and pays for somebody who thinks ahead.",
    grates:
      "Clients drop in without a call, talk, and leaf through the files on your desk. One of them has brought his lunch.",
    advice:
      "When you sign, say: “I'm yours every Thursday from one to five, in your office.” The talk waits for that day, your files stay shut, and you have four days to think.",
  },
  goat: {
    works:
      "Good ideas with bad contracts are common at the colleges and studios of a Goat state. Become a contracts manager there: they gain from your order, and you gain from their talent.",
    grates:
      "You came to talk about a contract. Your boss would like to know how you feel, first about the contract and then in general.",
    advice:
      "Before your first meeting, prepare one true sentence, such as “I'd sleep better without clause four.” Your boss has a feeling to work with, and a minute later you're both reading clause four.",
  },
  monkey: {
    works:
      "Your best match is a Monkey state, even if you sometimes outwit each other. Review contracts at a car company or a law office, where it pays to read to the end.",
    grates:
      "Everyone else reads just as carefully. A colleague has found the bonus rule that you'd kept to yourself, and used it.",
    advice:
      "Start your first shared project with one page that says who does what and who gets which part of the bonus. After that, any rule that a colleague finds pays you both.",
  },
  rooster: {
    works:
      "You'd make an excellent research analyst at a bank or a lab in a Rooster state. What's written counts there, nobody reads as closely as you, and the job can last until you retire.",
    grates:
      "Every email is kept and filed. In May a colleague reads one of yours from January aloud, with the date and the typo.",
    advice:
      "From your first day, write each email as if your boss and your mother would read it, and make your remarks by phone. What's read aloud in May is dull, correct and good for your promotion.",
  },
  dog: {
    works:
      "A Dog state gives its files to people it can trust, and you're one of them. Look for work in personnel at a base, or in patient records at a clinic.",
    grates:
      "Everybody asks about you, kindly and often. It's meant as concern, and by Thursday it feels like an interrogation with cookies.",
    advice:
      "In your first week, say in one true sentence why you came: the school, the sea, a parent nearby. That's all people wanted to know, so the questions stop and the cookies don't.",
  },
  pig: {
    works:
      "A Pig state clashes with you: people trust at first sight, and you grow suspicious. Advise its hotels or public offices on risks by phone, for three months at first.",
    grates:
      "A client you met on Tuesday has you over for dinner on Thursday and gives you a house key. You look for the motive, and there isn't one.",
    advice:
      "Before your first visit, get the fee, the dates and your duties on one signed page. With the business settled, nobody can want anything from you at dinner, and you can enjoy the roast.",
  },
};
