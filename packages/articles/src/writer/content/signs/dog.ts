import type { SignPortrait } from "../sign-portrait.ts";

export const dog: SignPortrait = {
  temper: { pace: "even", risk: "careful", talk: "plain" },
  role: "Guardian",
  gifts: [
    "a word that holds when it costs something",
    "a fair mind that both camps accept",
    "early notice of who on the team is in trouble",
  ],
  traps: [
    "keeping watch so long that nobody dares to relax",
    "judging a newcomer by a single act",
    "fighting other people's battles until your own work waits",
  ],
  remedies: [
    "set the hour at which the worrying must stop",
    "give a new colleague three chances before you decide",
    "ask whether help is wanted before you step in",
  ],
  lore: [
    "A poor house was said to be safe from thieves if it fed a Dog, and a stray that came to the door was taken as a sign that money would follow.",
    "In a tale from the south, the Dog brought rice to people after a flood. Seeds had stuck to its tail, the only part that stayed above the water.",
    "The branch of the Dog, 戌, covers the hours after seven in the evening. The gates are shut, and somebody has to stay awake in front of them.",
  ],
  moments: {
    meeting: [
      "A Dog asks who will be hurt by the plan. The pause that follows is worth the whole hour.",
      "Dogs notice when a promise from last month is not on the agenda. They bring it up, politely and each time.",
      "If the boss is unfair to somebody, a Dog speaks. It helps to have warned them that the matter is being solved.",
    ],
    deadline: [
      "A Dog stays until the last person on the team is done, even if their own part was closed at three.",
      "Dogs deliver what they promised and worry about what others promised. A shared board calms them.",
      "Tell a Dog why the date matters and for whom. A deadline that serves only a chart gets less devotion.",
    ],
    money: [
      "A fair wage matters more to a Dog than a big one. They know what the person beside them earns.",
      "Dogs lend money to friends and lie awake over it. A gift of half the sum lets both sleep.",
      "A Dog plans for bad years. The savings would last six months, and they consider that thin.",
    ],
    conflict: [
      "A Dog forgives an insult to themselves with ease, and an insult to a friend not at all.",
      "Dogs want the truth on the table, even if it spoils the evening. After that they are ready to make up.",
      "Once trust is broken, a Dog stays correct and cool. It takes deeds to repair, and they count them.",
    ],
    feedback: [
      "Tell a Dog that you are on their side, then tell them the problem. The rest they can hear.",
      "Dogs accept hard criticism from people whose work they respect. Titles do not help.",
      "A Dog remembers every time that somebody took the credit. Name the people who did the work.",
    ],
    morning: [
      "Who is late, who looks pale, who needs a hand: a Dog checks the room before the list.",
      "Dogs begin with what they promised yesterday. New requests wait until that is off the table.",
      "A walk before work does a Dog good. Without it, the small worries come to the office too.",
    ],
    newcomer: [
      "A new Dog hangs back for a month. Then they defend the place as if they had built it.",
      "Dogs test a company by one small promise. If the laptop arrives on the day you said, you have passed.",
      "New Dogs find the outsider of the team and have lunch with them. Watch whom they choose, it tells you something.",
    ],
    boss: [
      "A Dog boss keeps the door open and the promises small. They would give up a bonus before they gave up you.",
      "Under a Dog, fairness is measured in vacation days and weekend shifts. Nobody gets special treatment, and everybody gets a hearing.",
      "Dog managers carry bad news themselves. Do the same for them, early and without decoration.",
    ],
    selling: [
      "A Dog sells by telling you what is wrong with the product. After that you believe the rest.",
      "Dogs cannot sell against their conscience. With a product that they use at home, they outsell everyone.",
      "A Dog stays with a customer through three changes of supplier. Half of the business comes from recommendations.",
    ],
    rest: [
      "A Dog rests among their own people: the same table, the same jokes, a long walk after.",
      "Dogs find it hard to rest while somebody is in trouble. A fixed evening without a phone has to be defended.",
      "Volunteering looks like more work and rests a Dog all the same. It answers the question of what it is for.",
    ],
    writing: [
      "Plain words, no spin, and a line at the end that asks how you are and means it: that is a Dog.",
      "Dogs write down what was promised, by whom, and on which day. They do it to be fair rather than to be right.",
      "A Dog answers the sad message first and the urgent one second. Mark what is truly urgent.",
    ],
    choice: [
      "First a Dog asks what is right, then what is safe. They are slow only when the two differ.",
      "Dogs listen to the one voice of caution in a cheerful group. Sometimes they are that voice.",
      "A Dog decides for the team and pays for it alone. Ask what they would choose if it were only for them.",
    ],
  },
  jobs: [
    ["Public defender", "someone has to stand beside the person who is alone"],
    ["Compliance officer", "no is said for good reasons and in good time"],
    ["Social worker", "trust opens what rules cannot"],
    ["Security lead", "being alert on behalf of everyone comes naturally"],
    ["Union delegate", "fair shares need a steady voice"],
    ["Support manager", "angry people calm down when somebody believes them"],
    ["Veterinarian", "patients cannot say where it hurts"],
    ["Safety engineer", "the accident that never happens is the result"],
    ["School counselor", "one reliable adult can change a year"],
    ["Nonprofit director", "donors and staff want to know where the money went"],
  ],
};
