import type { GuideMatter, Situation } from "./guide-matter.ts";

export const pig: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Pig With Bad News: Tell Your Boss Before You Eat",
    answer:
      "Report trouble on the day you notice it, ahead of the meal, in one plain sentence. A Pig hopes that it will blow over, and mostly it does. The one time it doesn't costs more than all the rest together. Your boss can forgive a false alarm. What hurts is that you'd known for days.",
    do: [
      "Start with the fact and hold back the cookie. Served first, the cookie is all that anyone remembers.",
      "When another task comes your way, say that you'll look at your list and answer at three.",
      "Once a month, say what you can't take on, and say it in hours.",
    ],
    avoid: [
      "Giving a customer something on behalf of the firm and keeping it to yourself. Own up that evening.",
      "Closing a warning with “I'm sure it's nothing.” That's the half they'll believe.",
    ],
    script: [
      "I'm calling before breakfast, so you can tell it's serious.",
      "Since last night the big refrigerator has been knocking.",
      "There are two hundred chickens in it, and I don't trust it.",
      "May I send for the repairman today, whatever he charges?",
    ],
    scene: [
      "Leopold cooked for a summer camp in Michigan. On Monday he heard the refrigerator knock and gave it a friendly pat. On Tuesday he turned up the radio. He did mean to mention it on Wednesday, but the director came in tired, so he made her a peach cobbler, and it seemed a shame to discuss a compressor over cobbler.",
      "The knocking stopped on Thursday night. Ms. Adebayo helped him bury the chickens by lantern light, all of them, behind the archery range, and she kept silent until the last. “You knew,” she said then, in a tone that put him off his food until the weekend. He bought a hotel bell. When he rings it, she comes, and nothing gets served before he has spoken.",
    ],
    tradition:
      "The Pig comes in last when the animals race for their places, since it stopped for a meal and then a nap. It was given its place all the same, and nobody scolded it. Few supervisors are as easygoing as that heavenly judge. What to report, and when, it never had to learn.",
  },
  interview: {
    title: "A Pig Would Like Any Job. Say Why You Want This One",
    answer:
      "Choose one part of the job and tell them why you want it. You could be happy almost anywhere, and when you say so, a panel has a pleasant hour and no reason to hire you. A Pig's best story is from the middle of something long: the month when others left and you went on.",
    do: [
      "Put numbers on your patience, such as fourteen months, two floors, and nobody moved out.",
      "Have one thing ready that you said no to, and how it ended. They've been wondering.",
      "Take the contract home and read it with a pencil, including the part about weekends.",
    ],
    avoid: [
      "“Whatever you need” as an answer to what you'd like to do.",
      "Agreeing to start on Monday because they look tired.",
    ],
    script: [
      "The part I want is the third month of a renovation.",
      "The party is over by then, the dust is everywhere, and people hate you.",
      "I've had forty-one tenants in that month, and forty of them stayed.",
      "I can tell you about the other one, too.",
    ],
    scene: [
      "Everyone at the retirement village took to Constance. She'd have loved to manage it, or run the kitchen, or drive the bus. The panel walked her to the gate, where one of them hugged her. They hired a man nobody had hugged, who wanted to manage the place.",
      "“What did you ask for?” her niece inquired over the dishes. Constance dried a platter. She hadn't asked for anything; it had seemed greedy. Then which part would she miss, if she had to stop tomorrow? That one was easy. It was the week in February when the heat had failed and the wallpaper was down, and she'd sat on the stairs with Mr. Wu from 4B and played gin rummy in her coat. The next village heard about the stairs first, and hired her for them.",
    ],
    tradition:
      "Families in China, the story goes, used to give an examination candidate a Pig's foot, because the word sounds like one for a name written in red, the way successful names were. So the animal has a long record of wishing applicants luck. It was boiled at the time and offered no tips.",
  },
  raise: {
    title: "A Pig Gets a Raise: How Not to Give Half of It Back",
    answer:
      "Write your sum on a card, read it aloud, and say nothing comforting until you have an answer. A Pig asks for a fair amount and then, unasked, makes it easier for the other side, because silence feels so unkind. Have somebody stingy check the card, and sleep on anything lower.",
    do: [
      "Eat beforehand, and bring no cake. With cake it looks like a trade.",
      "Write down the favors that have become part of your job, with their hours. You've been so pleasant about them that they don't show.",
      "Think of two things you'd take besides money, such as a free week in August.",
    ],
    avoid: [
      "Consoling your boss about the budget. The budget will manage.",
      "Adding a third reason. The third is where the discount begins.",
    ],
    script: [
      "I wrote it down, because I tend to lower it while I'm talking.",
      "I'd like five thousand dollars more a year.",
      "I carried the shop through both holiday seasons and the move.",
      "Take all the time you need, and I'll be quiet.",
    ],
    scene: [
      "“Times are hard,” sighed Mrs. Pettibone, and Clement's heart went out to her. He sold her cheese, and he'd come in for five thousand dollars. Twenty minutes later he had talked her down to nothing, offered to open on Sundays, and promised to see to her porch.",
      "His cousin Agatha, who collects debts for a bank, listened to this with her eyes closed. She printed a figure on an index card, and on the back: DO NOT FIX ANYTHING. He read out the front. Mrs. Pettibone sighed. He turned the card over and thought about a wheel of Gouda from the rind inward. He'd nearly gotten to the middle when she said that four might be possible. He held up the front again, as he couldn't speak, and she laughed and initialed it. The porch got done that fall, for money.",
    ],
    tradition:
      "Paper cuts from the north of China show a fat Pig that pushes open the door with a bowl of treasure on its back, to wish a household riches in the new year. In the picture, riches walk in by themselves. No one has seen a salary do that.",
  },
  "first-month": {
    title: "A Pig in a New Job: Keep Favors to Yourself for Four Weeks",
    answer:
      "Do your own work well for a month, and meet every extra request with the same sentence: you'd like to settle in first. Helping is how you make friends. A Pig makes so many of them by the second week that its real job has to wait until night. In week five, your favors will still be welcome.",
    do: [
      "Be seen to finish one whole thing on the date that you gave.",
      "Get a skeptic to tell you who's who before you lend out your key card.",
      "Bring food once. Twice is a custom, and a custom needs a budget.",
    ],
    avoid: [
      "Believing the first account you hear of anybody. Hear two.",
      "Signing for tools, keys or the softball team before you've read the sheet.",
    ],
    script: [
      "I'd love to, and I'm not taking on extras until I know my job.",
      "Please try me again in October.",
      "Can I sit with you at lunch in the meantime?",
      "I'm told the lentils are good.",
    ],
    scene: [
      "Henrietta logged umbrellas in the lost-and-found of an airport. In two weeks at her old job she'd taken over the coffee run, the birthday fund and a colleague's divorce. This time she had one sentence taped inside her locker. She said it to Ron about the Saturday shift, and to the woman from the choir. It felt like shutting a door on a puppy.",
      "They were a little cool at lunch, she thought. But she had a morning to herself, and then a second one, and she matched a wedding dress to its bride in Lisbon. By the end of the month the shelf labeled Hopeless stood empty, and the manager was taking visitors to see it. Ron asked again in October, as invited. He got one Saturday. The choir got a no, with no reason attached. She'd been working on that sentence, too.",
    ],
    tradition:
      "The Pig's double hour runs from nine to eleven at night, when the work is done, the table is laid, and there's time for guests. Work comes before guests in that order. It would make sound advice for a new employee, though those who named the hours hardly meant it as such.",
  },
  team: {
    title: "A Pig Carries the Team Through the Middle, Not a Freeloader",
    answer:
      "Take charge of the long stretch between the kickoff and the finish, where nobody is better than you, and settle beforehand what happens if someone lets the others down. A Pig covers for that person with a joke and a sandwich. The good workers see it, count the chances, and get tired.",
    do: [
      "Put the limits on paper before anyone is near them: how many misses, and what follows.",
      "Note what you'd prefer before the discussion starts. You're apt to side with whoever spoke last.",
      "Move your own deadline up by three days, and tell somebody you'd hate to disappoint.",
    ],
    avoid: ["Doing a missing person's share and calling it nothing.", "Feeding a meeting that ought to end."],
    script: [
      "Before we start, let's agree on what we do if somebody stays away.",
      "Once is bad luck, and twice is a talk with me.",
      "After the third time, your place goes to the next person on the list.",
      "I'll be the one who says it, and I won't enjoy it.",
    ],
    scene: [
      "Volunteers were building nine miles of trail in the Ozarks, and Winona led them with biscuits. From the third week to the eighth, when the cameras had gone and the rain had come, hers was the only singing. The crew would have followed her into the lake. They also knew that Lonnie had missed four Saturdays, that the log had him present, and who'd dug his piece.",
      "“I dug for him once,” remarked Earlene, a retired welder, over the stew. “I have a knee.” Winona hadn't considered the knee. That night she wrote three lines on the lid of the toolbox. When Lonnie strolled up, sunny as ever, she read them off the lid, since she couldn't say them to his face. “So I'm out?” he asked with real interest. He was. At the opening he ate four biscuits, and nobody had a limit for that.",
    ],
    tradition:
      "In the novel about the journey to the West, the Pig among the pilgrims grumbles all the way and hauls the luggage all the way, and readers love it for both. A monk decided who carried what. How equals should divide a load doesn't come up.",
  },
  conflict: {
    title: "When a Pig Should Complain: While You Still Like Them",
    answer:
      "Bring it up after the second time, while you're still fond of the person. A Pig overlooks things sincerely, one after another, and finds out much later that it kept them all. When they come out together, over a trifle, people are stunned. In small portions, your anger is quite easy to take.",
    do: [
      "Fix your limit in advance, and tell it to a friend who will check.",
      "Name the thing that you're done with, and stop there. With no reason given, there's nothing to haggle over.",
      "Sleep before you take it back. You seldom want to after breakfast.",
    ],
    avoid: [
      "Softening it with something to eat. You'd end up discussing the food.",
      "Supposing that they know. You've been cheerful the whole time.",
    ],
    script: [
      "I like working with you, so I'm saying this early.",
      "I've rinsed your rental suits after closing twice now.",
      "I won't be doing it again.",
      "That's everything, and I'll see you tomorrow.",
    ],
    scene: [
      "The dive shop in Monterey had seen Horace angry once, over a borrowed pen. He threw a flipper. It came out that he meant the pen, the schedule, the parking, and a remark from two summers before. People still point out the dent.",
      "So when Kiko left him a heap of wet suits for the second time, he told her about it by the tanks, in three sentences. Her face fell. At home he couldn't finish his chowder. She'd hate him, he thought, and then she would quit, and they'd have to close. He wrote two apologies and managed not to send them. In the morning the suits hung on the rail, rinsed, from small to extra large, and Kiko was reading the tide table. “Was that the whole thing?” she said. “They told me that you throw stuff.”",
    ],
    tradition:
      "Snake and Pig clash, six places apart on the wheel: one hears a second meaning, and the other only had the first. Monkey and Pig are among the six harms, where a joke goes deeper than the joker knows. On wet suits left by the other nine signs, tradition has nothing.",
  },
  partner: {
    title: "Two Signatures: A Partner for a Pig, Who Trusts",
    answer:
      "Team up with a suspicious person who likes you, and let no paper count until it has both names on it. You bring in the customers, and they return with their cousins. You also believe every salesman and lend to anyone who looks sad. A Pig can keep its heart if those matters go to the other desk.",
    do: [
      "Agree on a kindness budget, so much a month and no explanations, and stop when it's spent.",
      "Let each contract lie for three nights, however nice the person.",
      "Call a loan a gift, or write a date on it. In between, you lose the money and the cousin.",
    ],
    avoid: [
      "Choosing the warmest candidate. One of you is plenty.",
      "Making up to customers for your partner's reminders. You'd be doing it in cash.",
    ],
    script: [
      "I believe people, and I don't want to give that up.",
      "So please read whatever I'm about to sign, all of it.",
      "You may be as rude about the paper as you like.",
      "With the guests, let me do the talking.",
    ],
    scene: [
      "He had such kind eyes, the linen salesman. Within an hour he and Augustin, who kept an inn in Maine, were on their second piece of blueberry pie, and the contract lay between the plates. It was to run nine years. Augustin picked up the pen, remembered, and blushed. There had to be another name, he said.",
      "Enid came in from the yard. For thirty years she'd written parking tickets in Portland, and her savings were in that roof. She read standing up while the pie went cold. Then she wanted to know what a sheet would cost in year two. Afterward it troubled Augustin that the man's eyes had been just as kind when he drove off. “They weren't kind,” said Enid. “They were brown.” The inn still has its own pillows, and one has that stitched on it.",
    ],
    tradition:
      "Among the six harmonies, the Pig has the Tiger for a secret friend: something growls at the gate, and supper is waiting behind it. Neither could do the other's part. Who reads the contracts, storytellers don't say, and Tigers aren't known for it.",
  },
  employer: {
    title: "Where Do People Eat? Choosing an Employer as a Pig",
    answer:
      "Go at lunchtime and see where people eat, then read the contract to its last page before you let yourself be charmed. A Pig does best with warm people in an old firm that keeps to its hours. An unfriendly one can be very nice for an afternoon.",
    do: [
      "Have it put in writing what happens on weekends, how overtime is paid, and where your predecessor's work went.",
      "Find out who may add to your list, and what that person takes off it.",
      "Talk with a customer who recommends them. Your living would come from such people.",
    ],
    avoid: [
      "Saying yes in the elevator. Thank them in the elevator.",
      "Doing them a favor before you've signed. It's a sample of the rest.",
    ],
    script: [
      "When did the people on this team get home last Thursday?",
      "Could we look together at the part about extra work?",
      "I'd like to read all of it at home over the weekend.",
      "And may I have lunch here before I make up my mind?",
    ],
    scene: [
      "“We're a family,” said the young man at the start-up, and he showed Josephine a picture of one, in matching shirts. It was half past twelve. Behind the glass, thirty people ate in front of their screens. The contract would follow, he said. Could she just help him quickly with something?",
      "The cider mill had Mr. Grubb, who had a cold and called nobody family. He led her across the yard to a long table and put a bowl of soup before her. Then he opened the contract beside the bread and went through it aloud, sneezing, down to the harvest weekends, five of them, paid double. Two men from the press disputed the fifth. He looked it up, and they were right. Josephine had been to nicer interviews. At home she read it all with a pencil, and ended up writing a grocery list.",
    ],
    tradition:
      "Water is the element of the Pig: the quiet kind, a pond at the start of winter from which the whole farm drinks. A pond like that needs a spring to refill it. Whether a job is the spring or one more bucket, no almanac says.",
  },
};
