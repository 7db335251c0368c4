import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Start small in a Rat state and let the profits speak: its miners, carriers and hotels back results and ignore speeches.",
    grates: "You arrive with a plan for a plant. They'd like to see a deposit, a customer and last month's figures.",
    advice:
      "Open one shop and show its accounts after six months. A local partner who knows the shortcuts saves you most of the mistakes.",
  },
  ox: {
    works:
      "An Ox state won't let you change it, but it'll let you try, so ask for a trial. Its farms, power firms and mills keep whatever works for decades.",
    grates:
      "You call for reform at a meeting, and they listen, nod and go back to work. Nobody is against you; they've heard reforms before.",
    advice:
      "Try your idea for a year on one site, with one crew. When it pays, they'll copy it without ever having agreed.",
  },
  tiger: {
    works:
      "Take on a dull problem in a Tiger state and make it yours, because the popular causes are taken. Energy, food and rail have plenty of those, and they pay well.",
    grates: "Everyone who moves there wants to lead. You compete with people just as loud as you.",
    advice:
      "Water, roofs or trucks: choose one and stay with it for three years. In a state full of starters, you'll stand out by finishing.",
  },
  rabbit: {
    works:
      "Insurers, banks and food firms in a Rabbit state promote people who make others comfortable, so speak softly there. You have the energy that they lack.",
    grates: "They thank you for your passion. It takes you a week to see that the answer was no.",
    advice:
      "Bring a local colleague who can tell you what a kind letter means. Make requests in private, and leave people time to say yes.",
  },
  dragon: {
    works:
      "The second city of a Dragon state wants your energy more than the first, so go there. In the capital, the hospitals, studios and factories have stars of their own.",
    grates: "You expect the front seat, and somebody famous is sitting in it. Your project gets a paragraph in theirs.",
    advice:
      "Build something in a smaller town and invite the capital to see it. Success there travels well, and it carries your name.",
  },
  snake: {
    works:
      "Spend your first year in a Snake state finding out who decides, and stay out of public fights. Property firms, hospitals and aerospace hire people who are discreet.",
    grates: "If you take a complaint to the newspaper, nobody answers it, and for two years no one returns your calls.",
    advice:
      "Before you change anything, see the person who owns it and hear their side. If you've already offended someone, say sorry early, even for a small thing.",
  },
  horse: {
    works:
      "Go to a Horse state if you want a business running within weeks, but keep your costs low. Food makers, machine shops and insurers there decide on the spot.",
    grates: "Two ventures in one year can both burn out. The next town will have heard of both.",
    advice:
      "Sign for a season at most until a cautious friend has seen the place. Speed is safe for you here as long as the lease is short.",
  },
  goat: {
    works:
      "Colleges, clinics and theaters in a Goat state need someone to fight for their money. Lead a cause there, and you'll be welcome.",
    grates: "If you win a vote loudly, you lose the room. People are gentle with you afterward, and they don't call.",
    advice:
      "Help with small things for a winter before you run for anything. After that, let someone local make your case where it's needed.",
  },
  monkey: {
    works:
      "Take contracts from a Monkey state and keep your home elsewhere. Its car plants and shipyards pay for bold ideas, but in a dispute the locals outwit you.",
    grates: "You make a strong speech, and somebody makes a joke about it. People remember the joke.",
    advice:
      "Do one project at a time, with a local lawyer to read each contract. They like you best as the guest with a good offer.",
  },
  rooster: {
    works:
      "Read the rules before you act in a Rooster state and you may be as bold as you like. Its banks and labs give a fighter clear lines.",
    grates: "First comes a fine for the sign, then one for its size. If you argue, there's a third.",
    advice:
      "Have a careful colleague check each plan against the code. Inside the lines, no one will stop you, and courts decide fast.",
  },
  dog: {
    works:
      "People in a Dog state follow you if you're fair, so say who gains from your plan. Its ports, bases and rescue services like a brave boss.",
    grates: "They ask who could get hurt. You hadn't come that far; you were still explaining how great it would be.",
    advice:
      "Name the losers of the plan and what you'll do for them, on the first evening. After that you have more volunteers than jobs.",
  },
  pig: {
    works:
      "Few places back you like a Pig state, so set your goal before you get there. Tourism, clinics and public offices will find you money and friends.",
    grates:
      "It's so pleasant that your drive goes. After a summer you sit on three honorary boards, and the plan is where it was.",
    advice:
      "Put the target and the date on a wall where everybody sees it. They'll remind you, kindly, and feed you while you work.",
  },
};
