import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "A Rat state talks, and you listen. A week of breakfasts at its diner beats any market study.",
    grates: "It also listened to you. What you were here to buy has gone up by a tenth.",
    advice: "Send someone chatty to look at houses for you. Sit in the next booth and count what gets repeated.",
  },
  ox: {
    works: "You're fond of a place that holds its tongue. An Ox state keeps land records back to the first plow.",
    grates: "It judges a person by the calluses on their hands. All of yours are on the inside.",
    advice: "Plant something that takes years, an orchard or a scholarship. They'll read it as proof, which it is.",
  },
  tiger: {
    works:
      "Land is cheap in a Tiger state the year after its boom. You've been waiting for that year with a folding chair.",
    grates: "A reporter asked what you were up to, on live radio, at the feed store.",
    advice:
      "Buy through a firm with a dull name. Give to the volunteer fire crew, in person, so that they have a face to defend.",
  },
  rabbit: {
    works:
      "It offers you shade, silence and a good tailor. The courtesies of a Rabbit state suit your way of not saying things.",
    grates: "So much goes unsaid that even you would like a hint about the sewer tax.",
    advice:
      "Find the one blunt person in the county, often the vet, and have coffee there once a month. Someone has to tell you about the sewer tax.",
  },
  dragon: {
    works: "A Dragon state warms under your advice, and its officials pay for foresight by the page.",
    grates: "Your memo, marked for the governor alone, was read aloud at the rodeo, with applause.",
    advice:
      "Put nothing on paper that you wouldn't want to hear over a loudspeaker. Say the rest in person, on a walk.",
  },
  snake: {
    works: "Nobody asks. In a Snake state the mail is sorted face down, and the best deals are closed in a parked car.",
    grates: "You've been there for eleven years and don't yet know what the tall building is.",
    advice:
      "Tell a neighbor one harmless truth about yourself at New Year. You'll be told one back, and that's how it starts.",
  },
  horse: {
    works:
      "A Horse state has energy in every town and no one who reads the map. It pays well for directions, by the mile.",
    grates: "Neighbors drop in, honk first, and look into your fridge. It's how they say hello.",
    advice: "Keep a porch for company and a study with no bell. Be a good sport on the porch until nine.",
  },
  goat: {
    works: "You can do a Goat state good: it has gifted people, no contracts, and some very patient galleries.",
    grates:
      "They told you how they feel about your aura. After some discussion they'd settled on purple, with a bit of gray.",
    advice:
      "Draw up fair contracts for three artists and take a picture as your fee. Word of that will do more than any aura.",
  },
  monkey: {
    works:
      "It's a match with a wink. A Monkey state passes odd laws that only you and eight others have read to the end.",
    grates:
      "Eight other people have read that law to the end as well. One of them has sold you a bridge, with footnotes.",
    advice:
      "Enjoy the game, and put the money in escrow. Between clever people in this state, that counts as affection.",
  },
  rooster: {
    works:
      "You trust what's on file, and in a Rooster state it's filed by nine, stamped, and open to those who ask nicely.",
    grates: "They then published the list of those who had asked nicely.",
    advice:
      "Let your clerk do the asking, under your firm's plain name. Pay your fees the day they're due, to the cent.",
  },
  dog: {
    works: "A Dog state won't sell you out. What you tell its sheriff goes no further than the sheriff's dog.",
    grates:
      "They want to know why you moved there. The question comes with a casserole, every evening, from a different house.",
    advice:
      "Give one true reason in one line: the schools, a grave, the light. The casseroles stop and the doors open.",
  },
  pig: {
    works: "You could rest here, if you let yourself. On a summer night a Pig state is as free of motives as a pond.",
    grates: "All day long you look for the catch. They see you look, and it hurts them a little.",
    advice: "Rent a cabin there and keep your office elsewhere. Accept one dinner a week with no thoughts about it.",
  },
};
