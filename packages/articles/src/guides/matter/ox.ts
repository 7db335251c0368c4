import type { GuideMatter, Situation } from "./guide-matter.ts";

export const ox: Record<Situation, GuideMatter> = {
  boss: {
    title: "An Ox and Its Boss: Nobody Sees What You Carry, So Say It",
    answer:
      "Once a month, tell your boss in numbers what you're carrying: which jobs, how many hours, what has to wait. An Ox pulls without a sound, and most managers take the quiet for spare room. Two minutes of plain bookkeeping protect you better than another year of being reliable.",
    do: [
      "Set a fixed date for it. You'd never bring it up on a mood, and on a schedule it's only routine.",
      "If a plan strikes you as wrong, say so before the vote. “I'm against it, and I'll do it if we decide to” is complete.",
      "Ask in words how you're doing, twice a year.",
    ],
    avoid: [
      "Answering a new idea with your stone face. You're thinking; it looks like a locked gate.",
      "Absorbing a colleague's leftovers because explaining would take longer. It has now taken three years.",
    ],
    script: [
      "Here's what I have on my plate, with the hours.",
      "It comes to fifty-one a week.",
      "I can do all of it well at forty-two.",
      "Which of these should go to somebody else?",
    ],
    scene: [
      "When the second night nurse left, Ruth took the extra rooms. When the third left, she took those. Her supervisor, Denise, wrote on the review that Ruth “has capacity.” Ruth read the word twice in the break room and ate a whole sleeve of crackers.",
      "She came to the next talk with a list in pencil: nineteen beds, one pair of feet, eleven missed breaks since New Year's. Denise went pale. “Why didn't you say anything?” Ruth thought it over for a while. “I'm saying it,” she said, which for her was practically a scene.",
    ],
    tradition:
      "In China the Ox drew the plow, and the sign inherited the fame of the animal that feeds the house and complains the least. Its element is earth. The old books admire endurance and forget to mention supervisors, so the part about counting your hours is ours.",
  },
  interview: {
    title: "Interview Tips for an Ox Who Hates to Sell Itself",
    answer:
      "Bring something finished and talk about how it was made. A photo of the wall, the report, the schedule that still runs: with a thing in your hands you don't have to praise yourself. Practice one story until it lasts ninety seconds, because your first version will be over in nine.",
    do: [
      "Name the trouble in your story. A panel can't value the bridge until it has heard about the river.",
      "When you need to think, say so: “Give me a second.” It turns your pause into a courtesy.",
      "Show one time when you changed your way of working, how long it took you, and who learned it from you.",
    ],
    avoid: [
      "“I'm a hard worker.” Everyone says so, and in your case it doesn't cover half.",
      "Deflecting every success onto the crew. Keep the sentence about them, then add one with I in it.",
    ],
    script: [
      "I brought a picture, if that's all right.",
      "This boiler room was three months behind when I got it.",
      "I went through it valve by valve, and it passed in October.",
      "It hasn't been down since.",
    ],
    scene: [
      "The hospital kitchen in Duluth wanted a head chef with vision. Ivan had eleven years of hot meals, on time. He'd written Vision on his hand, to be safe, and sweated it off in the hallway.",
      "Asked about his proudest moment, he was silent for so long that a panelist reached for the water. “The blizzard,” he said finally. Road closed, two cooks, four hundred trays, every diet card right. He told it in order, from the first pot to the last lid, with no adjectives at all. By the end the dietitian had put down her pen. She asked what he'd cooked, and he remembered that too.",
    ],
    tradition:
      "The legend of the race has the Ox leading for most of the way, then losing first place to the Rat that had ridden on its back and hopped off at the end. Anyone who has seen credit leave the room with a better talker knows the feeling. The tale draws no lesson for interviews; you're free to.",
  },
  raise: {
    title: "How an Ox Asks for a Raise That Is Years Late",
    answer:
      "Book the talk today for next week and look up what three ads pay for your work. Then say one fair figure with two reasons and sit in the quiet. Patience, the quality that makes you good, is also why your salary fell behind: nothing happened, and you let it.",
    do: [
      "Count backward to your last real raise. If you need more than a moment to remember it, that's your first reason.",
      "Write down what you took over since then, one line for each job, including those nobody announced.",
      "Allow your boss a night to decide, and fix the hour when you'll hear.",
    ],
    avoid: [
      "Waiting for the yearly review to bring it up for you. It has had its chances.",
      "Apologizing for the timing. There's no slow season for payroll.",
      "Accepting “we'll see” as a date.",
    ],
    script: [
      "I'd like to earn sixty-eight.",
      "I've taken on the Dayton account and the training since we last set my pay.",
      "Ads for this job run from sixty-six to seventy-two.",
      "You don't have to answer now; can we talk Thursday at nine?",
    ],
    scene: [
      "Seven years at the same lumberyard, and Clifford learned what the new guy made from the new guy, who was complaining about it. He loaded two more trucks before he let himself do the subtraction.",
      "At home he told his daughter that he'd give it until spring. She is nine. “What happens in spring?” she asked. He couldn't think of anything. On Wednesday he stood in the office with his cap in his hand, said the number, and listened to the wall clock for what felt like a season. “I figured you were happy,” said the owner. “I was,” said Clifford, and kept standing there until the man got out the form.",
    ],
    tradition:
      "Nothing in the classics speaks of pay. What they do hold is a picture of the Ox at the plow, paid in hay and in springtime honors, and a belief that steady work comes home in the end. You may share the belief and still put the talk on the calendar.",
  },
  "first-month": {
    title: "Why an Ox Should Talk More in the First Month",
    answer:
      "For the first four weeks, say out loud what you're doing and why: two sentences a day to the person next to you. You warm up slowly and work silently, and strangers can't tell concentration from dislike. Give them the caption, and the work can do the rest later on.",
    do: [
      "Follow their method for a month, exactly, before you bring in yours. Note the places where it creaks.",
      "Eat lunch where people eat. Half an hour on a bench with a sandwich does what you think six months will do.",
      "Pick one lasting thing to finish and ask what done looks like.",
    ],
    avoid: [
      "Saying how it was done at the old place. Once is interesting; by the fourth time they wish you'd go back.",
      "Judging the job before you've settled. You hated your last one until August.",
    ],
    script: [
      "I'm quiet when I work, so please don't read anything into it.",
      "I'm enjoying this.",
      "I'd like to do it your way until I know it by heart.",
      "After that I may have two or three questions.",
    ],
    scene: [
      "By the second Monday at the courthouse archive, everybody had agreed that Harriet disliked them. She arrived at eight, nodded, and disappeared into the deeds of 1931. Luis, who sat across from her, had started to check his breath.",
      "Then the fire alarm went off, a false one, and they stood on the lawn for an hour. She told him that she'd never had a job she looked forward to so much. He stared. “You could put that on your face sometime,” he said. She tried it right there. It needed work, they both felt, but the deeds got a lot of visitors after that.",
    ],
    tradition:
      "After midnight, from one to three, the clock belongs to the Ox, the hours in which cattle were heard chewing in the stall. Nourishment comes first and show comes later: so runs the usual reading of the sign. How long a probation lasts is between you and your contract.",
  },
  team: {
    title: "When the Whole Team Leans on an Ox: What to Do",
    answer:
      "Hand back a third of it, openly and with dates. List every task you've inherited, put the real owner's name beside each, and bring the list to the next meeting. The team isn't cruel; it leans where nothing gives. An Ox who says “that one isn't mine” surprises people for a week and gets help for years.",
    do: [
      "Give your objection in the meeting, in one line. Digging in on Wednesday after nodding on Monday feels like sabotage to the others.",
      "Teach what you know to two people, slowly, the way you learned it.",
      "Leave room for a trial of the new method. You'd want one for yours.",
    ],
    avoid: [
      "Fixing the same thing for the same person a fourth time.",
      "Sighing. It's the loudest thing you do, and nobody can act on it.",
    ],
    script: [
      "I made a list of what I'm doing for all of us.",
      "Seven of these came to me by accident.",
      "I'm glad to keep four.",
      "Sam, Ines, the newsletter and the keys are yours again from the first; I'll show you where things are.",
    ],
    scene: [
      "The volunteer fire company in Pell Creek had a truck, a pump and Doug. Doug checked the hoses. Doug did the grant forms, the barbecue, and the battery on the siren. Most people skipped the siren and phoned Doug.",
      "In June he broke his ankle on a perfectly flat driveway. From the couch he dictated to a teenager named Abby everything he did in a month. It filled both sides of four sheets. She read it aloud at the meeting in a steadily rising voice, and before she got to page three, hands were going up.",
    ],
    tradition:
      "Ox, Snake and Rooster make one of the four trines, and the joke goes that nothing they build ever falls down or opens early. The Snake plans, the Rooster inspects, and the Ox pulls. Tradition has plenty to say about partners and is silent about people who leave their dishes in the sink.",
  },
  conflict: {
    title: "An Ox Angry at a Coworker: Say It While It's Still Small",
    answer:
      "Bring it up within days, as a ten-minute matter. Say what happened, how much work it made, and what you want from here on. You can carry a grudge for half a year without a wobble, and then you stop pulling and no one knows why. Small and early feels petty to you. To them it feels fair.",
    do: [
      "Choose a set time, like the end of a shift, so you can't talk yourself out of it.",
      "If the answer surprises you, take a night with it and say when you'll be back.",
      "Agree on one change and give it a month before you judge.",
    ],
    avoid: [
      "Working slower to make the point. They'll think you're ill.",
      "Unloading all the old things with the new one. Six months of freight on one conversation will break it.",
    ],
    script: [
      "Something's been bothering me since Monday, and I don't want to carry it around.",
      "You left the floor wet, and I lost an hour redoing the wax.",
      "From now on I'd like a note if you can't finish.",
      "What got in the way?",
    ],
    scene: [
      "For eight months Bernice said nothing about the radio. She and Cole shared a bench at a watch repair counter, and he liked talk shows. On a Tuesday in October she rose, unplugged it, carried it to the lobby and set it in a potted fern.",
      "“Were you mad?” Cole asked, honestly puzzled. “Since February,” said Bernice. He thought of all those months in which he'd turned it up for her, assuming that she liked the one about gardening. She did like the one about gardening. They keep it on for that now, Tuesdays at four, and the fern has recovered.",
    ],
    tradition:
      "Across the wheel from the Ox stands the Goat, the sign it's said to clash with: duty on one side, feeling on the other, and both of them stubborn. The saying is meant as a warning to talk before positions harden. A quarrel with any other sign gets no special advice from the old rules.",
  },
  partner: {
    title: "The Business Partner an Ox Can Actually Live With",
    answer:
      "Find somebody quick who brings in the work and lets you set the pace of doing it. Write down three things before you begin: who promises delivery dates, how often plans may change, and how either of you can leave. You'll keep your word for decades, so be choosy about what it is.",
    do: [
      "Watch how they treat a dull task. If they drop it the moment the phone rings, you'll be holding two ends for life.",
      "Meet every other Monday with all new ideas on one list. It gives them a door and you a fence.",
      "Put a review of the split in the contract, every two years, in both directions.",
    ],
    avoid: [
      "Saying yes out of loyalty to an old classmate. You can be loyal to him on weekends.",
      "Funding it all yourself, to be independent. You'd be carrying the firm and the resentment.",
    ],
    script: [
      "I'm slow to start and I don't quit.",
      "You should know both of those before you shake on it.",
      "I want the delivery dates to be mine.",
      "You can have the customers, the prices and the sign above the door.",
    ],
    scene: [
      "“I sold three kitchens,” Paulette announced on a Friday, and waited for applause. Her partner Ansel, who builds them, asked in which month. She hadn't sold them in a month. She'd sold them in general.",
      "He didn't shout; he took a carpenter's pencil and drew the rest of the year on a sheet of plywood, one box to a week, and shaded what was already full. Three white boxes were left, the last in November. Paulette phoned the customers. All of them were willing to wait for a man who could say which week, it turned out, and the plywood went up on the wall of the showroom.",
    ],
    tradition:
      "Old matchmakers call the Rat the Ox's secret friend: one hears the opportunity, the other stays until it's built. The pair counts among the kindest combinations in the whole system. Whether this particular person pays invoices on time is something only their last partner can tell you.",
  },
  employer: {
    title: "Where an Ox Should Work: Signs of a Place That Lasts",
    answer:
      "Pick the employer whose plans survive the year. Ask how often priorities changed in the last six months, who has stayed longest and why, and whether raises have a date. An Ox can thrive in a dull industry with good tools and wither in an exciting one that reorganizes each quarter.",
    do: [
      "Look at the equipment. A firm that oils its machines tends to look after the people who run them.",
      "Request the schedule for your first project, and see whether they have one.",
      "Talk to someone with gray hair. Let them tell you about the worst year and what the company did in it.",
    ],
    avoid: [
      "Staying put because nothing is wrong. Read a few job ads each winter, the way you'd check the roof.",
      "Joining for a mission that has had three names since Easter.",
    ],
    script: [
      "I tend to stay a long time, so I'd like to choose well.",
      "What were you working on two years ago, and did it get finished?",
      "When do people's salaries get looked at?",
      "And could I meet whoever has been here the longest?",
    ],
    scene: [
      "Wanda ended each of her interviews with the same request, to see the oldest machine in the building. A startup with a slide in its lobby told her, with pride, that nothing there was older than March.",
      "At the county water works a man named Earl walked her down two flights to a valve from 1958 and took a logbook off its hook. Every entry was signed. He'd changed the washer himself each fall for twenty-six years, and in the fall when he was out with his hip, somebody had written in pencil: “Done. Get well, Earl.” Wanda read that page for some time. She sent her acceptance the same night and slept like a stone.",
    ],
    tradition:
      "Earth is the element of the Ox: slow to warm, hard to wash away. Astrologers of the old school would steer it toward fields, stores and storehouses, in other words toward whatever is still there next year. They named no industries you could apply to, so the valve and the logbook will have to do.",
  },
};
