import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Apply as a shift supervisor at a warehouse, a mine or a resort. Rat states are full of traders and short of people who finish things, so you can stay for good.",
    grates:
      "Your boss haggles by habit, over the salary and again over the start date. You feel insulted, and your boss is only having fun.",
    advice:
      "Before the interview, write your salary and start date on a card, and give the same answer three times. After the third, the fun is over, and you get what the card says.",
  },
  ox: {
    works:
      "Look for a mechanic's job on a large farm or in a power plant, in a county that's growing. Ox states need steady people, and you could retire from your first job.",
    grates:
      "Nobody questions how things are done, and neither do you. Every Friday, you send a report to a man who retired years ago.",
    advice:
      "In your first month, list who reads each report, and show your boss the ones without a reader. Nobody has to argue, and you get two hours of your Friday back.",
  },
  tiger: {
    works:
      "Railroads, power plants and food companies in a Tiger state need dispatchers and shift operators. People who finish their work are rare there, and these jobs outlast every boom.",
    grates:
      "Each new director arrives with a new plan. You've just finished what the last one wanted, and it's being taken down again.",
    advice:
      "In each interview, ask how long the last three directors stayed, and take the job where they stayed ten years each. Power plants often have such bosses, and what you build there stays up.",
  },
  rabbit: {
    works:
      "Underwriting at an insurer or crop loans at a bank lets you work in peace. Nobody hurries you in Rabbit states, and careful people are treated well for decades.",
    grates:
      "A complaint comes dressed as a wish: it would be nice if the files came earlier. A year later, you hear that it was about you.",
    advice:
      "Once a month, beginning with the first, ask your boss what you should change. The answer is “nothing.” Wait, and the next answer is what you'd have heard in a year.",
  },
  dragon: {
    works:
      "Facility manager at a hospital, hotel or factory is a job for years in a Dragon state. Where everybody plans large, somebody steady has to keep the lights on.",
    grates:
      "The new wing that you were hired for is canceled. Nobody is sad about it, because the boss is already drawing a tower.",
    advice:
      "When you're offered the new wing, say: “Yes, if my contract names the old buildings, too.” Wings and towers come and go, but the old boilers need you every January.",
  },
  snake: {
    works:
      "Go into property management in a Snake state, or into billing at a clinic, and stay. People there buy from those they've known for years, so you keep customers for life.",
    grates:
      "The owner of the best building fills a job with one call to an old friend. You've lived there for two years, so you count as new.",
    advice:
      "Rent near the diner where owners eat, and be there every Thursday, beginning with week one. A face they've seen fifty times counts as an old friend, and old friends get the calls.",
  },
  horse: {
    works:
      "Start as a packer in a grain plant or a helper in a repair shop. Others move on within a year in a Horse state, so you're soon the shift leader.",
    grates: "Your crew leaves a week after you've trained it. You're hurt, and the crew sends you a cheerful postcard.",
    advice:
      "Train each new crew slowly, and tell it on the first day: “You learn one machine a month, and I know twelve.” People stay for the next machine, and the postcard comes a year later.",
  },
  goat: {
    works:
      "Goat states clash with you and may wear you out, so rent for a year. Payroll at a college or hospital still works, because the task is clear and yours alone.",
    grates:
      "A decision that you'd make overnight takes three meetings and a talk about feelings. It's about the color of the time sheets.",
    advice:
      "In your first week, email your boss: “Shall I decide on forms and dates alone, and tell you afterward?” Any boss with three meetings a day says yes. The sheets stay white without you in the room.",
  },
  monkey: {
    works:
      "Production planner at a car, plane or ship plant is a job for you. Monkey states have plenty of inventors, and too few people who keep the line running afterward.",
    grates:
      "Each spring, someone bright improves the process. The manual that you know by heart goes in the trash, along with the notes you made in it.",
    advice:
      "On your second day, tell the bright ones: “Bring me every idea on Thursday afternoon, and I'll help you test it.” On all other days, ideas go in a box, and your manual is right.",
  },
  rooster: {
    works:
      "Quality control at a lab, bank or plant is work for life. Few places suit you as well as a Rooster state, because its standards are clear and you meet them.",
    grates:
      "An inspector finds four faults in work that you were proud of. One is a label that sits a quarter inch too low.",
    advice:
      "Before the first visit, get a copy of the inspector's checklist, and go through it with a ruler. The inspector finds nothing, and after three such visits you get half as many.",
  },
  dog: {
    works:
      "Dog states are a strain for you, because they're as stubborn as you about what's right. Keeping the storeroom at a base or boatyard still works: its rules hang on the wall.",
    grates:
      "You stand on principle, and so does your boss. An argument about one rule can take two years, without a loud word.",
    advice:
      "When the first argument begins, say: “Let's give it to Rosa, and do what she decides.” Your boss feels sure to win, and agrees. You're both still right, but it takes ten days.",
  },
  pig: {
    works:
      "Look for scheduling work at a hotel, at a clinic or in public works. A Pig state is glad of a calm worker like you, with plenty to do all year.",
    grates:
      "The office enjoys the year, and the dull jobs wait. In December they all land on your desk, because you finish things.",
    advice:
      "In your first month, put the dull jobs on the wall calendar, one a month, each with somebody's name and a pizza. People do theirs in March for the pizza, and your December stays free.",
  },
};
