import type { MatchTexts } from "../match-text.ts";

export const snake: MatchTexts = {
  rat: {
    works: "A Rat state talks, and you listen. A week of breakfasts at its diner beats any market study.",
    grates: "It also listened to you. What you were here to buy has gone up by a tenth.",
    advice: "Send someone chatty to look at houses for you. Sit in the next booth and count what gets repeated.",
  },
  ox: {
    works: "You're fond of a place that holds its tongue. An Ox state keeps land records back to the first plow.",
    grates: "It judges a person by calluses, and yours are all on the inside.",
    advice: "Plant something that takes years, an orchard or a scholarship. They'll read it as proof, which it is.",
  },
  tiger: {
    works: "Land is cheap in a Tiger state in the year after its boom. You have been waiting with a chair.",
    grates: "A reporter asked what you were up to, on live radio, at the feed store.",
    advice:
      "Buy through a firm with a dull name. Give to the volunteer fire crew, in person, so that they've a face to defend.",
  },
  rabbit: {
    works:
      "It offers you shade, silence and a good tailor. The courtesies of a Rabbit state suit your way of not saying things.",
    grates: "So much goes unsaid that even you would like a hint about the sewer tax.",
    advice: "Find the one blunt soul in the county, often the vet. Take the long way home past that porch.",
  },
  dragon: {
    works: "A Dragon state warms under your advice, and its officials pay for foresight by the page.",
    grates: "Your memo, marked for the governor alone, was read out at the rodeo.",
    advice: "Put nothing on paper that you wouldn't hear by loudspeaker. For the rest there's the golf cart.",
  },
  snake: {
    works: "Nobody asks. In a Snake state the mail is sorted face down, and the best deals are closed in a parked car.",
    grates: "You've been there for eleven years and don't yet know what the tall building is.",
    advice:
      "Tell a neighbor one harmless truth about yourself at New Year. You'll be told one back, and that's how it starts.",
  },
  horse: {
    works:
      "There's plenty of flame here. What a Horse state lacks is someone to read the map, and it pays by the mile.",
    grates: "Neighbors drop in, honk first, and look into your fridge. It's how they say hello.",
    advice: "Keep a porch for company and a study with no bell. Be a good sport on the porch until nine.",
  },
  goat: {
    works: "You can do a Goat state good: it has gifted people, no contracts, and some very patient galleries.",
    grates: "They spoke of your energy. After some thought, they'd decided it was a bit purple.",
    advice:
      "Draw up fair papers for three artists and charge them a picture. Word of your purple heart will get around.",
  },
  monkey: {
    works:
      "It's a match with a wink. A Monkey state passes odd laws that only you and eight others have read to the end.",
    grates: "The others have read them, too. One sold you the bridge, with footnotes.",
    advice: "Have the fun, and use escrow. Between friends in this state, that's a term of affection.",
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
    grates: "They want to know why you moved here. There's a form for it, made of casseroles.",
    advice:
      "Give a true reason, in one line: the schools, a grave, the light. It stops the casseroles and opens the doors.",
  },
  pig: {
    works: "You could rest here, if you let yourself. On a summer night a Pig state has no more motive than a pond.",
    grates: "All day long you look for the catch. They see you look, and it hurts them a little.",
    advice: "Rent a cabin there and keep your office elsewhere. Accept one dinner a week with no thoughts about it.",
  },
};
