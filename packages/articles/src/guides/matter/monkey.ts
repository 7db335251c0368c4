import type { GuideMatter, Situation } from "./guide-matter.ts";

export const monkey: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Monkey With an Idea: What the Boss Needs to Hear",
    answer:
      "Bring one idea, already running, and say what it could break. A Monkey tosses out four ideas as jokes before lunch, and the boss laughs and remembers none. Pick the best, try it for a day where nothing can get hurt, and show what happened. Confess a shortcut before somebody trips over it.",
    do: [
      "Put an end and an off switch on every trial. It's easier to agree to a day than to a change.",
      "Write down what you altered on the evening you altered it. In three weeks even you won't know.",
      "Report the dull duty, too. Your rescues are famous; what they wonder about is the filters.",
    ],
    avoid: [
      "Doing your impression of the boss. It's good, and it will travel upstairs.",
      "Arguing the other side for sport once you've got your yes.",
    ],
    script: [
      "I have one idea today, and I've thrown out the other three.",
      "On lane seven I put a bicycle chain where the gear was, and it's run for two days.",
      "If it snaps, we lose that lane for an hour and nothing else.",
      "May I leave it in until Saturday's league?",
    ],
    scene: [
      "Nothing that Ramona said to Mr. Pulaski sounded serious. She kept the pin machines of his bowling alley in Akron alive, and her proposals reached him over the noise: trained raccoons, a trapdoor, bicycle chains. He laughed. When lane seven stopped jamming, he thanked heaven and ordered a spare gear for nine hundred dollars.",
      "The box came during her lunch. She found him on his knees behind the lane, gear in one hand, greasy chain in the other. “I told you about that in April,” said Ramona. “You told me about raccoons,” said Mr. Pulaski. Now an idea that's meant goes on a score sheet, with its price and the worst that can happen. He has approved five chains. The sheet on the raccoons was his own request.",
    ],
    tradition:
      "Heaven once gave Sun Wukong, the Monkey of the famous novel, a post in the imperial stables. He did well, heard how low it ranked, and walked out that same day. Readers love him for it. What he might have said to his superior instead, nobody wrote.",
  },
  interview: {
    title: "A Monkey in an Interview: Show Them What You Finished",
    answer:
      "Bring one thing you made that still runs without you, and the instructions for it. A Monkey solves the panel's puzzle in a minute and has them laughing by the second. Their doubt sets in once you've left: will this person stay for the dull part? An old thing that works is your answer.",
    do: [
      "Think through their puzzle aloud, dead ends included. A solution out of a hat looks like luck.",
      "Spend a single joke, and let one of them make the next.",
      "Have a plain reason for each job you left, such as “It ran, and I'd trained Nell.”",
    ],
    avoid: [
      "Arguing against your own answer because you've just seen a better one.",
      "Picking up the gadget on the table. You'd have the back off before they've said their names.",
    ],
    script: [
      "Three years ago I built a hatch that lets only the sick cat in to eat.",
      "This is the page that explains it, and this is a photo from last week.",
      "I haven't touched it since the first spring.",
      "Which of your machines gives you the most trouble?",
    ],
    scene: [
      "Ambrose had been a stagehand, a piano tuner and a magician's assistant. The elevator company in Baltimore needed someone for its oldest cars. While the panel read this, he cured the wobble of their table with a folded card. They smiled at each other, and he could read that, too: charming, and gone by Christmas.",
      "So he got out the photograph: an animal shelter, a wooden hatch, a cat with one eye. The hatch opened to the magnet on her collar and shut in the face of the fat one. “Who looks after it?” asked the service chief. Anyone could, he said; there was a page. She read it down to the line about the hinge. “Monthly,” she said tenderly. The card is still under that table. It has a maintenance number.",
    ],
    tradition:
      "A master of seventy-two disguises, Sun Wukong once hid by turning himself into a temple. His tail was left over, so he made it the flagpole, at the back, where no temple has one. A panel wants to see the part of a Monkey that doesn't change. On résumés, the novel is silent.",
  },
  raise: {
    title: "A Monkey Asks for a Raise: Win the Money, Not the Game",
    answer:
      "Name the problem you solved and the pay you want for it, then stop playing. A Monkey bargains so well that it comes home with a gadget, a title and a parking space, and the salary hasn't moved. Want one thing before you walk in, and let the other side win something small.",
    do: [
      "Write the sum on your hand. Whatever else you're offered, say thank you and look down.",
      "Work out what your fix saves in a year, and get the person who uses it to confirm that.",
      "Mention the boring task you've kept up since January. It's the half of you that they weren't sure about.",
    ],
    avoid: [
      "Making up a rival offer to see what happens.",
      "Tossing an idea into the silence. It may be worth more than the raise.",
    ],
    script: [
      "I rebuilt the ramp, and we haven't broken a window since March.",
      "Last year the broken ones came to fourteen thousand dollars.",
      "I'd like four dollars more an hour.",
      "The fern is kind of you, and I still mean the four.",
    ],
    scene: [
      "Fridays off after two, the use of the flatbed, a fern, and a brass plate that said Head of Finds: Cosmo laid out his winnings for his husband. He and Mrs. Vandermeer had circled each other for an hour among the bathtubs of her salvage yard, and he hadn't lost a single round. “And the money?” said Emmett. Cosmo looked behind the fern.",
      "In the morning he went back with a number inked on his palm. She offered a chandelier, and he read his palm. She offered the good half of the lunchroom. “That's a small hand for such a large number,” she said at last, and gave him three-fifty. He saw how much she enjoyed keeping the fifty cents, and he let her. The fern is thriving. He waters it daily, as he'd agreed in the heat of the game.",
    ],
    tradition:
      "The philosopher Zhuangzi tells of a keeper who offers three nuts in the morning and four at night, and every Monkey is furious. Four and three, then, he says, and they're delighted. No lesson on pay packages is older. It doesn't mention what an hour of your work should cost.",
  },
  "first-month": {
    title: "A Monkey in a New Job: Ask Before You Take It Apart",
    answer:
      "For four weeks, learn why a thing is done before you improve it, and improve only what its owner hands you. A Monkey spots six shortcuts on the first morning, and some of the corners it would cut hold up the roof. By week five you'll know which.",
    do: [
      "Look for the oldest fault in the place and get permission to study it. Nobody is jealous of that one.",
      "Do your main task the slow way ten times. The reason for it tends to turn up around the seventh.",
      "Sit through the training to the end, including the part you've guessed.",
    ],
    avoid: [
      "Imitating anyone before you know who is married to whom.",
      "Telling five people what you could fix for them. All five will wait.",
    ],
    script: [
      "I'd like to understand the brick before I move it.",
      "Who put it there, and what had happened that day?",
      "If I found another way to hold the lid, would you want to see it?",
      "Until then I'll leave it alone.",
    ],
    scene: [
      "Everything in the hospital laundry in Toledo ran by computer, and on the lid of dryer four sat a brick. PLEASE, somebody had painted on it. Juniper, the new mechanic, lifted it on her first day, out of pure happiness, with two fingers. “Put it back,” said everyone in the room.",
      "She did, and all week she thought of nothing else. Then she took her soup over to the oldest presser, Mr. Quiroga, and asked. The latch let go when it got hot, he said; in 2003 it had cost him his eyebrows. To find out why, someone would have had to move the brick. They looked together for four evenings, with the power off. On the last she held up a spring the size of a lentil, bent the wrong way. The new one holds. The brick has stayed, by general request, and Juniper pats it each morning, as the others do.",
    ],
    tradition:
      "The Monkey has the double hour from three to five in the afternoon, when the day's work is nearly done and there's still light for mischief. You might save your experiments for then. That's our idea: the hours were named long before anyone had a trial period.",
  },
  team: {
    title: "A Monkey in a Team: One New Idea In, One Old Idea Out",
    answer:
      "Put up three hooks for the ideas that people are working on. To add a fourth, take one down yourself, with everybody watching. A Monkey's teammates love the ideas and dread Wednesday, when the half-built thing is dropped for a funnier one. With three hooks, something gets finished.",
    do: [
      "Before you switch, talk to whoever would lose the most work. If they groan, give it a day.",
      "Hand the second half of a job to somebody who likes second halves, and announce that it's theirs.",
      "Be the first one there when it breaks. They forgive you a lot for that.",
    ],
    avoid: [
      "Improving what a colleague finished yesterday while they're still parking the car.",
      "Turning the weekly report into a comedy. Somebody has to find the dates in it.",
    ],
    script: [
      "I have a new idea, and it's better than the crocodile.",
      "I know what I told you on Monday.",
      "The hooks are full, so it waits until the crocodile has teeth.",
      "Yolanda, you decide when that is.",
    ],
    scene: [
      "By January the shed in Biloxi held half a crocodile, two-thirds of a volcano, and a teapot that no one could explain. Percival designed floats for Mardi Gras, and his crew had begun to paint slowly, in case he changed his mind.",
      "Yolanda, the welder, screwed three hooks into a beam and hung a wooden tag on each. The teapot got none. “But it pours,” said Percival. One noon he stood there with a fourth tag in his fist, an octopus that juggled, and everyone chewed and watched. He put the octopus in his pocket and picked up some sandpaper. He was slow at it, and oddly happy. On parade day the crocodile opened its mouth for forty blocks, and there were teeth in it, all the way back. By next year, he says, the octopus may need only six arms.",
    ],
    tradition:
      "In a Buddhist tale, a whole troop hangs from a branch over a well, each Monkey clinging to the next one's tail, to save the moon that has fallen in. The branch breaks. Rat and Dragon belong to your trine, and either might have looked up. How many plans a team can carry, no tale has tested.",
  },
  conflict: {
    title: "When a Monkey's Joke Has Hurt a Colleague, Say This",
    answer:
      "Apologize in one dull sentence that says what you did, and don't be funny. You make light of trouble because that's how you bear it. To the other person, a second joke proves that the first was meant. A Monkey should also admit the part that hasn't come out yet, and then let them talk.",
    do: [
      "Go in person, and leave the peace offering at home. A gift is a way to change the subject.",
      "Name something you admire in them, in your own voice.",
      "If a shortcut of yours made the mess, clean it up yourself, to the tedious end.",
    ],
    avoid: [
      "“I was kidding.” They knew that.",
      "Winning. You could show in three moves that it's partly their fault, and then you'd be right and alone.",
      "Telling it afterward as a story in which you come off well.",
    ],
    script: [
      "I did your voice on the air, and I did it for a laugh.",
      "It was unkind, and I'm sorry.",
      "I've done it at the Christmas party as well, and you should hear that from me.",
      "I won't do it again.",
    ],
    scene: [
      "On the morning show of a country station in Wyoming, Dexter could be anyone: the mayor, a diesel, a goose. Hildegard, who covered the farms, had spoken slowly since her throat was operated on. One morning he read the hog prices as Hildegard. She was listening in her pickup.",
      "From then on her reports came on paper. He sent flowers, with a message in the style of a goose. He sent a pun. On the eighth day he drove out and, next to a trough, said four plain sentences. The hogs didn't laugh. “You had the price wrong,” she said after a while. “It was sixty-one.” He corrected it on the air in his own voice, and people called in to ask who that was. In August, before the whole county fair, Hildegard did Dexter. She was very good.",
    ],
    tradition:
      "In the six clashes, the Monkey faces the Tiger, who charges at whoever laughs. In the six harms it faces the Pig, where a tease goes in deeper than it was meant to. About a colleague born in any other year, neither list has a word.",
  },
  partner: {
    title: "A Monkey Needs a Partner Who Loves the Second Half",
    answer:
      "Choose the person who cheers up when a thing works and only has to go on working. You invent and rescue; they refill and reply. On its own, a Monkey sells the first hundred and is bored by the second. Let nothing new go on sale until your partner says that the old one is done.",
    do: [
      "Fill in a tax form together and see which of you is still in a good mood.",
      "Give them the last word on rules. You'll spot the loopholes, and they say which stay closed.",
      "Tell them about your worst scheme so far, including the fine.",
    ],
    avoid: [
      "Joining up with somebody exactly as quick. You'd laugh for a year and own nine prototypes.",
      "Outwitting your partner, even over the last sandwich.",
    ],
    script: [
      "I'm good for the first hundred, and then I start to poke it.",
      "You seem to enjoy the part where nothing happens.",
      "I'd like you to have the mail, the manual and the word on when it ships.",
      "What would you need from me that isn't an idea?",
    ],
    scene: [
      "Mordecai's ring of rubber and cork would open any jar for a person with one bad hand. He sold a hundred of them at a street market in Santa Fe. By the time a store ordered more, he was working on a hat.",
      "Winifred next door, a retired school secretary, found the order under the hat. She answered it, and thirty letters more, and at the bottom of the heap lay a check. He called her a genius and tried to show her the hat. “Is the ring finished?” she said. It opened jars, he told her. For two years, she said, until the cork dried out; it was in the letters. He'd never read one. He carried them home, since the cork was a real puzzle, and wasn't seen until Tuesday. The firm has both their names now. The hat is in the window, and a card in her writing says when you can have it.",
    ],
    tradition:
      "By the rule of the six harmonies, your secret friend is the Snake: you try every door, and it waits by the right one. Two sterner lists file the same pair under punishments and breaks, so even the experts differed. Dry cork didn't interest any of them.",
  },
  employer: {
    title: "A Monkey Picks an Employer by Its Oldest Unsolved Problem",
    answer:
      "Find out which of their problems has been open longest, and watch the faces. If people light up and reach for chalk, you could be happy there for years. If they have none, a Monkey will have made one by March. Then learn how much of the week is upkeep, and double that.",
    do: [
      "Check what it takes to try something odd. One person's nod and a risk of a day are about right.",
      "Get to know whoever writes things down after a repair. You'll need that friend.",
      "Propose pay by result: a solid base, plus something for each thing you solve.",
    ],
    avoid: [
      "Choosing the place with the funniest interview. It may have been their best hour.",
      "Playing one offer against the other for sport. The two managers might sing in the same choir.",
    ],
    script: [
      "What have you been trying to solve for the longest time?",
      "Who has worked on it, and what did they try?",
      "If I'd like to test something strange on a Wednesday, who has to agree?",
      "How many hours a week are routine?",
    ],
    scene: [
      "Two cities wanted Leonora for their water. In the first she was shown a control room where nothing blinked. “We have no open problems,” said the director. His deputy used the same words, and so did the man at the gate. She felt her fingers start to look for a screw.",
      "In Pittsburgh, the chief engineer was wearing one boot. Forty thousand gallons a day went missing under Polish Hill, he told her, and had since 1987; his predecessor had tried dye, dogs and a priest. He chalked it on the floor for her. Somebody came in to say that it was wrong, and took the chalk. They forgot to interview her. Half a day a week went to reading meters, she learned when it was getting dark. She doubled that and could live with it. The leak has beaten her for three years. When other places call, she asks what they've got. So far, nothing half as good.",
    ],
    tradition:
      "Grooms in old China kept a Monkey in the stable to protect the horses from disease: one quick creature among many steady ones. Your element is metal, and your season is early autumn. Nothing in them tells you who pays for overtime.",
  },
};
