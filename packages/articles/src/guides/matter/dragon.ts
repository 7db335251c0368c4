import type { GuideMatter, Situation } from "./guide-matter.ts";

export const dragon: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Dragon Wins the Boss Over to a Big Idea With One Step",
    answer:
      "Give your boss the first step with its price, and keep the cathedral for later. A Dragon sees the finished thing and describes it so well that a careful manager hears only the cost. One step that needs two weeks and a known sum gets a yes; the yeses add up to a cathedral.",
    do: [
      "Have a picky coworker check the numbers on one page before you show it. The page you'd skip is the one that gets read.",
      "Cut a promise the minute you see that it won't hold, and tell the person who's counting on it.",
      "Ask which of your priorities your boss would drop. You'll be surprised, and later you'll be glad.",
    ],
    avoid: [
      "Unveiling it in the big meeting. Your boss has a face to keep, too.",
      "Taking a question for a verdict. “Where would we park?” means that they're picturing it.",
    ],
    script: [
      "I have a large idea and a small request.",
      "For two weeks I'd like the old loading bay and six hundred dollars.",
      "If fewer than forty people come, I'll sweep up and we never mention it again.",
      "What would you need to see in order to say yes?",
    ],
    scene: [
      "The plan for the children's wing had a waterfall in it. Thaddeus, who managed programs at a county museum, presented it with sketches, and his director, Ms. Okafor, asked whether a waterfall needed a permit. He spent that evening composing sentences about people with no imagination.",
      "What reached her in the end was half a page: one corner, one tub of water, four Saturdays. She signed it standing up. On the first Saturday, sixty children got soaked, and from the doorway Ms. Okafor was heard to say that it could really do with something falling from above.",
    ],
    tradition:
      "Nobody has met a Dragon, the one animal of the twelve that lives only in stories, and there it brings the rain and sits with emperors. A person born under it is expected to think large. How to do that with a boss above you wasn't a problem the emperors had.",
  },
  interview: {
    title: "Interview Tips for a Dragon They Already Like",
    answer:
      "Prepare one result with an exact figure, the name of somebody who helped, and a plan for your first thirty days. Charm gets a Dragon through the door before the handshake is over. The doubt that remains is whether the spreadsheet gets done, so bring a bit of spreadsheet.",
    do: [
      "Answer the dull question with the most care. The person who asked it will be approving your expenses.",
      "Have a project that failed ready, with the sum it cost and what you do differently.",
      "Stop while they still want more. Your second minute is better than your fifth.",
    ],
    avoid: [
      "Promising a launch date for something they haven't described yet.",
      "Interviewing for the job above. You may well get it someday, from the inside.",
    ],
    script: [
      "Last year we raised attendance by thirty-one percent.",
      "Half of that was Ingrid's mailing list, and I'd hire her again tomorrow.",
      "In my first month here I'd visit all your kitchens and change nothing.",
      "You'd have two pages from me on day thirty.",
    ],
    scene: [
      "Eloise left the first interview certain that she had it. She'd made the panel of the children's hospital laugh, she'd sketched a gala on a napkin, and someone had asked to keep the napkin. The rejection arrived with a compliment in it. She told everybody that the place had no vision, and ate toast for dinner.",
      "Later she got a call from one of them, the treasurer, who was leaving for a food bank. “I loved the napkin,” he said. “Was there a budget?” There had not been a budget. There was one by the time she met his new board: four lines, the third of which was toast for two hundred. He recited it at her welcome lunch.",
    ],
    tradition:
      "Parents in several Asian countries still time births for a Dragon year, so highly is the sign thought of. A grand reputation walks in with you, in other words, and somebody on the panel may be waiting for proof. Zodiac lore won't supply that; the budget will.",
  },
  raise: {
    title: "A Dragon Should Ask for Money Instead of a Bigger Title",
    answer:
      "Tell the year as a short story that ends in a number, then ask for a number. Leave the title out of it. Titles are what you want and what firms hand over cheaply; a share in the result, with its formula fixed on paper, is harder to get and pays the rent.",
    do: [
      "Get the figures confirmed by whoever keeps them, and say so. It's the sentence that your boss can repeat upstairs.",
      "Let a friend set your lowest sum. You give away the end in order to look generous.",
      "Ask for the payment date in the same talk.",
    ],
    avoid: [
      "Comparing yourself with the founder, in either direction.",
      "Turning down a modest yes because it came without trumpets. It comes monthly.",
      "Sulking where people can see it.",
    ],
    script: [
      "A year ago the Cedar Street branch was going to close.",
      "It's now your second best, and accounting has the figures.",
      "I'd like nine percent, and I don't need a new title.",
      "Could we put down when it starts?",
    ],
    scene: [
      "The business card said Senior Regional Experience Architect, and Lamar had paid for it, in a way, by not asking for anything else. He ran four movie theaters. His sister Joy, an electrician, turned the card over to see if there was money on the back.",
      "It bothered him for a week. In the owner's office he began with the old carpet and finished with popcorn sales, and when she offered him the word Executive, he actually felt his mouth water. “Keep it,” he said. “I'd like three percent of the popcorn.” She argued until he agreed to two. He's had the cards reprinted since: they say Lamar, and under it a phone number.",
    ],
    tradition:
      "Court robes once showed five claws for the emperor, four for nobles and three for all the rest, and everyone could read the claws. Status symbols run deep in the story of the Dragon. A fair wage doesn't come up in it, for those who wore the robe never had to ask.",
  },
  "first-month": {
    title: "A Dragon in a New Job: Start Smaller Than You'd Like",
    answer:
      "Finish one modest, useful thing in the first month, quietly, with the dull parts done properly. It tells your new colleagues what a speech can't: that you also close doors, file forms and fix things. Save the grand plan for week ten, when you know which walls hold up the house.",
    do: [
      "Tell someone on the first day that you don't know how the system works. They'll adopt you.",
      "Learn names before visions. Write down each person's and one thing that they're proud of.",
      "Ask where the last big plan is buried, and who dug the hole.",
    ],
    avoid: [
      "Saying “when I'm running this,” even as a joke, even to the plants.",
      "Inviting the whole floor to your housewarming in the first week, and then to a brainstorm there.",
    ],
    script: [
      "I've never used this register, and I'd be grateful for ten minutes.",
      "Would you watch me do it once?",
      "I get big ideas, so if I tell you one before August, ask me about the receipts.",
    ],
    scene: [
      "When Solveig came to manage the front of a family restaurant in Milwaukee, she could see the second location, the cookbook and, faintly, the television series. What the place asked of her was the coat rack. It had fallen on a judge.",
      "She fixed it. It took her three evenings, since she had never owned a drill, and the dishwasher, Emil, showed her what an anchor bolt was. The family watched this with growing interest. The last three managers had all wanted to change the menu. On the day when she hung the first coat and it stayed up, the grandmother came out of the kitchen, pulled at it hard, twice, and asked Solveig what else she would do with the place.",
    ],
    tradition:
      "In the race story, the Dragon could have flown to first place and came fifth, having stopped to bring rain to a village and help a Rabbit on a log. The tellers love it for the detour. It suits a newcomer to know that in this tale the small favors made the legend.",
  },
  team: {
    title: "Why a Dragon Should Let the Team Carry a Corner",
    answer:
      "Give away one real piece of your load each week, with the authority that goes with it. People adore working on your idea and would adore it more if they could hold a corner. Begin tiny: ask someone to check a single page, and do what they say.",
    do: [
      "Name the three priorities that count this month and cross out the rest where all can see it.",
      "Credit people one at a time, for one thing. A grand thank-you to everybody lands on nobody.",
      "Appoint a person who may say “not this week,” and obey.",
    ],
    avoid: [
      "Announcing a result before those who must produce it have heard of it.",
      "Asking for honesty and then needing to be cheered up.",
    ],
    script: [
      "I took on too much, and I need help.",
      "Farah, could you have the whole lighting plan, including the money?",
      "I won't redo it.",
      "If I start to, you can show me this message.",
    ],
    scene: [
      "Opening night of the high school musical was nine days away, and the drama teacher, Mr. Castellano, hadn't slept since the helicopter. He had promised a helicopter. It was in his garage, in pieces, along with the costumes, the programs and a donated piano no one had asked about.",
      "A sophomore named Winnie knocked to return a wig. She looked at it all for some time. “Do you want me to do the programs?” He said that he had a system. “There are two Acts Two,” said Winnie. He sat down on the tail rotor. By Sunday eleven students were working in the garage, the helicopter had become a very good sound effect, and it got a round of applause each night without ever once appearing.",
    ],
    tradition:
      "Old charts put the Dragon in a trine with the Rat and the Monkey: one dreams it, one finds the money, one gets the machine to run. The charts assume that all three have a say. What becomes of a Dragon who does it alone, they leave to your imagination.",
  },
  conflict: {
    title: "How a Dragon Backs Down Without Losing Face",
    answer:
      "Say the plain sentence first: “I got that wrong.” No story around it, no audience. A Dragon believes that giving way makes one smaller, and the opposite happens: the other person relaxes and gives you half of it back. If you were right, ask what they'd need, and let them answer to the end.",
    do: [
      "Move it to a room with two chairs. In front of a group neither of you can turn around.",
      "Put the thing you want into ten words, on a card, and lay it down between you.",
      "Keep to the one issue. It's a late delivery, and the destiny of the firm can wait outside.",
    ],
    avoid: [
      "Winning them over with charm. It works for a day and then feels to them like a trick.",
      "Withdrawing in majesty. They'll think that you're at the dentist.",
    ],
    script: [
      "I told the client the tenth, and I hadn't asked you.",
      "That was my mistake.",
      "What date can you stand behind?",
      "I'll make the call, and you can listen in.",
    ],
    scene: [
      "Over nineteen years, pastry chef Anselm had apologized twice, once to a bishop. Now the sugar swan was broken, the bride was due, and he'd just told his new assistant in front of the waiters that she had hands like shovels. Chiamaka wiped off the shovels and went to stand in the cold room.",
      "He found the crack on the way there: an air bubble, in the neck, and he'd poured the neck. The cold room is four feet wide and offers no dignified place to stand. “It was my bubble,” he told a shelf of butter. She let him look at the butter for a while. Then she asked whether swans had to have necks, and they served the only sleeping one in the state.",
    ],
    tradition:
      "The Dragon and the Dog clash, by the old wheel of opposites: splendor meets a conscience that asks for the receipts. Many a storyteller lets the Dog bark at the parade. You'll be questioned by people of all signs, and most of them would merely like to know the date.",
  },
  partner: {
    title: "The Business Partner a Dragon Can't Do Without",
    answer:
      "Look for a partner who loves lists, tells you no without trembling, and would be proud of what you want to build. Anything that tops a tenth of the year's money takes both signatures. Hand over the books entirely, and don't ask for them back when the news is bad.",
    do: [
      "Let them correct you in the first meeting, and see how it feels. It'll feel like that on Tuesdays.",
      "Divide the stage as clearly as the shares: who speaks to the press, who speaks to the bank.",
      "Set a sum for the dream account, and be as generous as you please within it.",
    ],
    avoid: [
      "Choosing whoever admires you the most. You need one who counts.",
      "Making your partner bring all the bad news to the team.",
    ],
    script: [
      "I'm good at getting people to believe in this.",
      "I'm bad at the eleventh of the month, when the taxes are due.",
      "I'd like you to hold the checkbook, and I'd like you to enjoy it.",
      "What would you never let me do?",
    ],
    scene: [
      "“No,” said Prudence, “and no, and this one is spelled wrong.” She handed back the plan for the garden center. Cyrus had gone through four partners who loved his plans, and had debts with three of their names on them.",
      "He noticed that he was offended, that she hadn't stopped reading, and that she had penciled something on the last page, next to the glass dome with the orchids. It was a sum, and below it, a year: six from now. “You could have it then,” she said, “if you grow tomatoes first.” Nobody had ever told him when. They grew so many tomatoes that the town now has a festival, which he opens, and for which she sells the tickets.",
    ],
    tradition:
      "Traditional pairings give the Dragon a secret friend in the Rooster, exact, proud and unafraid of large creatures. Weddings once paired the phoenix with the Dragon for a similar reason. Between business partners the match has only folk wisdom behind it, and a credit check has more.",
  },
  employer: {
    title: "Dragon, Is This Job as Big as It Sounds? Check Four Things",
    answer:
      "Before you sign, find out four things: when the money runs out, who'd report to you on day one, which big plan they stopped last year, and whose job it is to contradict you. Dragons join whoever paints the finest future. These four tell you whether anybody has bought paint.",
    do: [
      "Call a person who quit and ask what the founder was like in a bad week.",
      "Check that somebody has been hired to finish what you start.",
      "Look at the modest offer twice. Ask of each which of them lets you complete something within a year.",
    ],
    avoid: [
      "Leaving your present job because you felt overlooked on a Thursday.",
      "Saying yes in the glow of dinner. Sleep, then read the title again, and the salary under it.",
    ],
    script: [
      "I love where you want to go.",
      "What's the first step, and is it paid for?",
      "Which project did you have to stop last year?",
      "And who around here is known for telling people no?",
    ],
    scene: [
      "Chief of Tomorrow, said the letter, for a city in the desert with a population of zero. Bettina, a civil engineer, had told her parents before she got to the second page. Her father bought a globe.",
      "Then she rang a woman who used to work there and asked her the four questions. At the third the woman laughed for so long that Bettina had to hold the phone away. What she took in the end was a post with the state, Engineer III, to replace a bridge on Route 9. It was done in eighteen months. The bridge is short and carries school buses, and her father, who'd hoped for a city, drives across it more often than he strictly needs to.",
    ],
    tradition:
      "Earth of the mountain kind goes with the Dragon, something to build on and to be seen from afar. Folk advice would send you to high places and public works on the strength of it. On runway, headcount and the founder's temper it has no view, hence the phone call.",
  },
};
