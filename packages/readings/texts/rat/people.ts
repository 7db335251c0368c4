import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rat"> = {
  rat: {
    works:
      "Two Rats know by Monday lunch who is hiring, who is leaving and what the rival charges. Nothing slips past both of them.",
    grates:
      "Each keeps a second version of the numbers. Sooner or later both open their laptops, and the columns don't match.",
    advice: {
      rat: "Agree on one shared sheet and delete your private copy. Yes, that one too. Trade one secret a week to keep it honest.",
    },
  },
  ox: {
    works: "The Rat spots the opening and the Ox does the work, so the client gets the idea and also the delivery.",
    grates: "By the time the Ox has finished its first cup of coffee, the Rat has changed the plan twice.",
    advice: {
      rat: "Bring the Ox one change a week, in writing, with the reason on the first line. Save the other four for yourself.",
      ox: "Say yes to a small trial before you say no to the whole idea. The Rat needs to see something move each day.",
    },
  },
  tiger: {
    works:
      "Give the Tiger a cause and the Rat a phone, and a shy little project has backers and a budget within the week.",
    grates: "The Tiger announces it from the stage while the Rat is still checking whether the company can pay for it.",
    advice: {
      rat: "Hand the Tiger the three figures it may quote in public. Without them it will round up, on stage.",
      tiger:
        "Call the Rat before you make the promise, not in the taxi afterward. Ten minutes will save you a retraction.",
    },
  },
  rabbit: {
    works: "The Rabbit makes the proposal lovely and the Rat makes it pay. Buyers keep the folder and sign the quote.",
    grates:
      "Manners slip. A Rat skips the greeting to ask for the figure, and a Rabbit remembers the tone until spring.",
    advice: {
      rat: "Start with good morning, then wait for the answer. Those eight seconds are the cheapest thing you will buy all day.",
      rabbit: "When the Rat is curt, it's counting, and none of it is about you. Say once what stung, then let it go.",
    },
  },
  dragon: {
    works:
      "The Dragon promises the customer something huge, and the Rat already knows a supplier. The order ships on time and near budget.",
    grates: "The Rat wants to see the receipts; the Dragon thinks receipts are for people who stayed on the ground.",
    advice: {
      rat: "Give the Dragon one number to brag about and one to respect. A third it will forget before the elevator comes.",
      dragon: "Thank the Rat by name when the applause comes. It found the money, and it noticed who took the bow.",
    },
  },
  snake: {
    works:
      "Both do their homework in private, so a negotiation with this pair ends where they decided it would at breakfast.",
    grates: "Neither shows its cards. Two people who share an office can plan the same launch for different quarters.",
    advice: {
      rat: "Ask the Snake straight out what it wants from the deal. Guessing costs you a week, and you guess low.",
      snake:
        "Tell the Rat your real deadline. It pads every date it gets, and it assumes that yours has a cushion too.",
    },
  },
  horse: {
    works: "The Horse storms ahead and the Rat checks what was left behind, so even a rushed project arrives complete.",
    grates:
      "They face opposite ways. The Horse calls the Rat sneaky, the Rat calls the Horse loud, and each has a witness.",
    advice: {
      rat: "Put your doubt on the table while the Horse is still in the room. Told to somebody else afterward, it starts a war.",
      horse: "Before you gallop, let the Rat name the one bill that would ruin you. Pay attention to that bill alone.",
    },
  },
  goat: {
    works: "The Goat cares how a thing feels and the Rat what it costs, so together they catch both kinds of flaw.",
    grates:
      "A hint from the Goat sounds like nothing to a Rat. Six weeks later it turns out that the hint was the complaint.",
    advice: {
      rat: "Ask the Goat how the week went, and stay for the second sentence. The first one is always that it's fine.",
      goat: "Say the problem in plain words, with the sum attached. A sigh doesn't fit in the cell of a spreadsheet.",
    },
  },
  monkey: {
    works:
      "The Monkey invents the trick and the Rat finds the buyer. They finish each other's sentences and most of the snacks.",
    grates: "Both love the shortcut, so on some days the long part, such as a test or a tax form, was done by nobody.",
    advice: {
      rat: "Keep a list of what the two of you promised the customer this month. Someone has to, and the Monkey won't.",
      monkey:
        "Let the Rat test your idea on three real customers before the pitch. It asks the rude question that you need.",
    },
  },
  rooster: {
    works:
      "The Rooster files everything in order and the Rat knows what it's worth. An audit of this pair is over by ten.",
    grates:
      "What was agreed over lunch comes loose by four: the Rat remembers the gist, the Rooster the exact wording.",
    advice: {
      rat: "Let the Rooster write the summary, and answer it the same day. Your improved version can wait for the next contract.",
      rooster:
        "Correct the figure and leave the style alone. A Rat fixes its math fast, and its feelings rather slower.",
    },
  },
  dog: {
    works: "The Dog vouches for people and the Rat checks their references. Between them, nobody bad gets hired twice.",
    grates: "Where the Rat sees a clever loophole, the Dog sees a hole, and stands in front of it with folded arms.",
    advice: {
      rat: "Show the Dog the whole deal, gray corners too. Its trust is slow to earn, and it never comes with a discount.",
      dog: "Ask for the reason before you judge the method. Half the time the Rat is protecting somebody on your own team.",
    },
  },
  pig: {
    works: "One brings news, the other brings lunch, and by the end of the meal a small idea has a customer.",
    grates: "The Pig picks up the check for everyone, and its Rat partner lies awake adding up the month's desserts.",
    advice: {
      rat: "Set the fun budget together, with a real amount in it. Then stop watching the bread basket.",
      pig: "Let the Rat read the contract before you shake hands on it. You were right about the buyer, wrong about the small print.",
    },
  },
};
