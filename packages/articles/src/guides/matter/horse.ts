import type { GuideMatter, Situation } from "./guide-matter.ts";

export const horse: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Horse and Its Boss: Keep in Step While You Run",
    answer:
      "Send your boss three lines before you start the car: what you promised, to which customer, and what you've changed your mind about. A Horse decides on the move and tells whoever happens to be walking along. Your manager is usually at a desk. Three lines buy more freedom than any argument about freedom.",
    do: [
      "Agree on results and dates, then on the two things you may never change alone. Prices are a good candidate.",
      "Report the tail end of each job, too: “Done, except for the invoice.”",
      "Say so calmly the first time you feel watched. You put up with it until you bolt.",
    ],
    avoid: [
      "Giving the new plan to the two people in the parking lot. Everyone else will go on delivering the old one.",
      "Skipping the weekly meeting because you talk all the time anyway. It was mostly about skiing.",
    ],
    script: [
      "I'm off to Fresno, and there are three things you should have before I go.",
      "I offered Mrs. Yamada delivery in May instead of June.",
      "The Kerr order is done apart from the paperwork, and I'll do that tonight at the motel.",
      "If you'd rather I hadn't promised May, call me and I can still fix it.",
    ],
    scene: [
      "The co-op's best seed salesman, Rex Dalby, was in the office so rarely that the new bookkeeper took him for a customer. He signed the Petersen farm on a tailgate, for a corn that wasn't on the price sheet. His boss, Lorna, heard about it from Mr. Petersen, in church.",
      "She didn't mind the corn. She minded nodding at a man over a hymnal without a clue what he was thanking her for. So Rex bought a recorder for the dashboard. Each evening she gets forty seconds of him, with a turn signal in the background, and once a whole freight train. She listens with her feet on the radiator, and she has gone back to the hymns.",
    ],
    tradition:
      "In a famous story a chancellor led a deer before the emperor and called it a Horse, to learn which officials would contradict him. The phrase still describes a boss who wants nodding. About the right kind, the sign's own lore has nothing to say.",
  },
  interview: {
    title: "Why Did You Leave? The Question a Horse Must Prepare",
    answer:
      "Give each move on your résumé two sentences: what you finished there, and what you went to learn next. Panels fall for a Horse in five minutes and spend the other forty wondering how long you'd stay. If the finishing comes first, the leaving sounds like a plan.",
    do: [
      "Pick one job that you saw through to its dreary end, and describe the end.",
      "Count to two after each question. You tend to answer its first half, beautifully.",
      "Say what keeps you. “I stay where I get new territory” is honest, and a firm can do something about it.",
    ],
    avoid: [
      "Calling your last office a cage. They're sitting in one.",
      "Shaking hands on it the same day because everybody got along. The terms will be just as friendly tomorrow.",
    ],
    script: [
      "I've had four jobs in six years, so let me tell you how each of them ended.",
      "At Sweetwater I brought all sixty turbines through their big service, and then there was no next one.",
      "I'd stay with you for as long as the territory keeps growing.",
    ],
    scene: [
      "The interview at the wind farm took place partly on a ladder, and on the ladder Delphine was superb. She joked, she clipped, she was first at the hatch. In the trailer the foreman, Mr. Ruiz, smoothed out her résumé. “Four employers,” he said. “When do I start missing you?”",
      "She usually said something about growth. This time she thought of the last week at Sweetwater: two hundred bolts to be tightened again and signed for, one by one, in sleet. She told him about bolt one hundred and sixty, where she'd cried a little and gone on. Mr. Ruiz had begun to smile at around ninety. In all his years, he said, nobody had yet walked in and complained about the bolts.",
    ],
    tradition:
      "“A long road shows the strength of a Horse, and long days show a heart,” runs a proverb that Chinese children learn early. Interviewers have the same suspicion and only an hour to test it. The proverb won't tell you how to pack a long road into a short answer. A bolt with a number on it can.",
  },
  raise: {
    title: "A Horse Asks for a Raise: Get It in Writing Before You Go",
    answer:
      "Sit down, name a yearly sum, and stay until it's in writing with a start date. A Horse asks for money in the doorway, takes a friendly noise for a yes, and learns in March that nobody told payroll. The asking comes easily to you. The ninety seconds afterward are the work.",
    do: [
      "Pick a time with no appointment behind it. You give away the most with your keys in your hand.",
      "Show what stayed: customers from two years ago who still pay. New ones they expect of you.",
      "If money is short, take part of it as freedom, such as a route of your own, and agree on what that's worth.",
    ],
    avoid: [
      "Accepting the first figure because it was said kindly.",
      "Mentioning a rival's offer for fun. They may hold the gate open for you.",
    ],
    script: [
      "I'm sitting down for this, and you know how rare that is.",
      "Of the thirty stores I opened, twenty-six reorder every month.",
      "I'd like to go from fifty-two thousand to fifty-eight.",
      "Could you write that to payroll now, while I'm here?",
    ],
    scene: [
      "Shane had been given three raises at the moving company, and none of them had reached his bank. The first was granted on a ramp, under one end of a piano. The second came through a truck window. The third he'd celebrated so thoroughly that he forgot to check.",
      "Bea, his partner on the truck, who moves at half his speed and is never late, told him to wear the wrong shoes. He turned up in the owner's office in loafers, named the sum, and had nowhere to go. It was awful. The owner hunted for a pen; the owner took a call; outside, a horn honked for Shane. He held on to the armrests. “You really want it typed?” the man asked at last, and typed it with two fingers, and the raise from the ramp was in there as well.",
    ],
    tradition:
      "“On horseback” is how Chinese says right away, and so New Year pictures show a Horse with coins on its back: money at once. It's a cheerful pun about speed. Nobody ever painted the payroll office, where speed has no influence.",
  },
  "first-month": {
    title: "A Horse in a New Job: Learn the Dull Parts First",
    answer:
      "Do the boring third of the job alone, from start to finish, in your first month. Your start will be noticed without any help; you'll have friends on Tuesday and a nickname on Thursday. What they can't see yet is whether you close the gate behind you. Four weeks of closed gates settle it.",
    do: [
      "Walk the whole place on the first morning and learn where each thing goes when it's finished.",
      "Keep a paper list of everything you've begun, with an empty box beside it. Show your manager on day fifteen.",
      "Go along with whoever has done it longest, at their pace, without passing.",
    ],
    avoid: [
      "Sharing your salary, your divorce and your plans for the company at the first lunch.",
      "Putting your hand up for three projects out of curiosity. You'll want out of two of them by the twentieth.",
    ],
    script: [
      "Here's what I've opened since Monday, and here's what I've closed.",
      "Which of the open ones would hurt you most if I forgot it?",
      "I'll do that one before I touch anything new.",
    ],
    scene: [
      "On his fourth day as a letter carrier in Bangor, Ezekiel finished Route 12 fifty minutes faster than anyone ever had. He told the whole station. Next morning the supervisor handed him fourteen letters that he'd carried past the right door.",
      "Thelma, whose route it had been for thirty years, came out of retirement for a day in her own car. She rolled along beside him with the window down. “Mrs. Bouchard can't bend; hers goes on the chair. Number nine has two boxes and three last names.” He wrote, and he walked, and for six hours he didn't overtake a soul. He does the route in the regular time now. He could be quicker if the people at number nine didn't keep coming out to chat, a problem that Thelma swears she never had.",
    ],
    tradition:
      "By the old clock the Horse has the hours from eleven to one, when the sun is highest and, so they said, every animal lay down except this one. How that much energy gets through an afternoon of forms was left for later, as you might have left it yourself.",
  },
  team: {
    title: "A Horse in a Team: Before You Gallop On, Hand Over the Reins",
    answer:
      "Stop for ten minutes at each change and walk one teammate through the loose ends. A Horse gives a team its morning and its nerve. It also drops gear along the trail, and slower people pick that up without a word until the day when they've had enough.",
    do: [
      "Choose a finisher for each project while it's still exciting, and put that name on the result beside yours.",
      "When you change your mind, tell all of them in the same message. A chat with two of them on the stairs isn't the team.",
      "Make the call that the shy one has put off, with the shy one listening.",
    ],
    avoid: [
      "Finishing the sentence of a colleague who is still looking for the word.",
      "Announcing in the meeting that the meeting is boring. Propose a walk.",
    ],
    script: [
      "I'm moving to the new job on Thursday.",
      "Four things are still open here, and the third is a mess that I made.",
      "Nina, could we go through them together for a quarter of an hour?",
      "I'm still the one to call about the mess.",
    ],
    scene: [
      "Gideon photographed the Vasquez wedding and the Lindholm wedding on one Saturday, brilliantly, left the memory cards in a mug at the studio, and drove to the lake. Hanne, who edits, spent two days sorting nine hundred pictures of women in white by the shape of the cake. She got one grandmother wrong. The Lindholms met a stranger in their album.",
      "Gideon wanted to go out there and charm them. “No,” said Hanne. “I want you to sit here and label things.” He lasted an hour, with breaks in the yard, and learned that he shot every first dance from behind. A strip of red tape goes on each card now before the band packs up. The grandmother had enjoyed her weekend in another family and ordered a print.",
    ],
    tradition:
      "“The Horse that harms the herd” is a Chinese idiom from an old tale. A boy who minds horses explains government to the Yellow Emperor: take away what hurts the others. The Tiger and the Dog complete your trine, and the lore doesn't say which of you three does the labels.",
  },
  conflict: {
    title: "A Horse in a Quarrel: Say It Once, and Say It Walking",
    answer:
      "Take the person around the block, say one thing, and keep whatever occurs to you at the door. A Horse is honest within a second and over it within ten minutes. The other side needs longer, and what they carry home is your last remark, the one you don't remember making.",
    do: [
      "Fix a place and an hour. Your honesty is better with an appointment.",
      "Return in two days and find out how it went down. You'll be certain that all is well; go anyway.",
      "If your temper did it, apologize before you leave the building, with no explanation attached.",
    ],
    avoid: [
      "Settling it across the floor because you both happen to be there. So are nine other people.",
      "Taking their silence for the end of it.",
    ],
    script: [
      "Do you have time for one lap around the block?",
      "You moved the truck yesterday while I was still in the tree, and it scared me.",
      "That's all I wanted to say about it.",
      "What would you need from me next week?",
    ],
    scene: [
      "From forty feet up in a silver maple, Wyatt let his groundsman know what he thought of the rope, the knot, and people who went to college for forestry. Then he came down, hungry and cheerful, and shared out his sandwiches. Anders took half. He ate it on the other side of the chipper.",
      "For nine working days Anders was correct. He coiled, he flagged, he called Wyatt sir. Wyatt figured it was a cold, until the owner's daughter, who is eight, informed him that it was the college part. The knot had been wrong, Anders admitted when they walked the fence line. But he was the first in his family to go, and his father used to talk exactly like that. Wyatt had nothing to say, and for once he didn't say it. They did the next maple with Anders in the top.",
    ],
    tradition:
      "“Rein in at the edge of the cliff,” a Chinese saying advises, and a good rider would do it one stride sooner. It might have been made for remarks at the door. Your clash on the wheel is the Rat, cool where you're hot. The saying is meant for every sign.",
  },
  partner: {
    title: "The Business Partner Who Stays While a Horse Runs",
    answer:
      "Choose a partner who likes yesterday's customers as much as you like tomorrow's, and hand over the calendar and the cash. You open doors faster than one firm can furnish the rooms. Decide together how many new things a quarter may hold, and let your partner hold you to it.",
    do: [
      "Go on the road together for two days first. A canceled ferry tells you more about a person than references do.",
      "Draw the same fixed pay each month, and lock away a part of every good quarter.",
      "Keep one hour a week at the same table, where you can be found.",
    ],
    avoid: [
      "Teaming up with somebody as fast as you are. You'd agree on everything and each remember half.",
      "Signing a lease on the day you first saw the building.",
    ],
    script: [
      "I'll bring in more than we can handle.",
      "When I call from the road with an idea, please tell me that we'll discuss it on Monday.",
      "I'd like you to hold the only card for the savings.",
      "Which part of this would bore you?",
    ],
    scene: [
      "By the third week of October, Marguerite had put their hot sauce into forty-one stores between Baton Rouge and Mobile, and had called Ike from every parking lot. Ike was in the kitchen. They owned two pots. He'd begun to dread the sound of her voice, which he loved.",
      "He drove to Pensacola, leaned on her car outside a fish market, and ate a shrimp roll until she appeared. “You're here!” she cried. “Who's cooking?” That was the point he had come to make. On the wrapper they worked out that two pots can supply nineteen stores. She visited the other twenty-two in person to ask for patience until spring, and loved it, because she got to see everybody again. Twenty said yes. Ike has ordered a third pot, and he keeps the wrapper, though it smells.",
    ],
    tradition:
      "Custom gives you the Goat for a secret friend: you win the customer, and it makes the customer comfortable. They're neighbors in the calendar as well, high summer and late summer. The pattern contains no clause on who owns the recipe, so have a lawyer write one.",
  },
  employer: {
    title: "Will This Job Let a Horse Out of the Building?",
    answer:
      "Count the hours you'd spend outside: with customers, on sites, on the road. If they come to less than half the week, decline. A Horse does well where results are measured and hours aren't, and where somebody else is paid to look after what you've won.",
    do: [
      "Get to see last month's calendar of a person with your title.",
      "Learn why the previous two people left, and whether it was for the same reason.",
      "Work out whether the base pay alone would cover your rent in February.",
    ],
    avoid: [
      "Trusting the word “variety.” Have them describe a Wednesday.",
      "Making up your mind in the car with the radio on. Everything sounds good with the radio on.",
    ],
    script: [
      "I'm at my best out among people; how many days of that are there?",
      "Who takes over a customer once I've signed them?",
      "Where did the last person in this job go next?",
      "Could I ride along for a morning?",
    ],
    scene: [
      "Two envelopes lay on Cornelius's dashboard, and both said Safety Specialist. The insurance company's came with a desk by the window. At his own request he sat there for a minute. What you saw from it was the parking lot, and his truck.",
      "For the other, he was picked up at five by a state inspector of carnival rides, a small woman called Philippa, who was silent up to the county line and then never again. They did a Ferris wheel, a carousel and something named the Zipper before lunch. She closed the Zipper while its owner yelled. “Four fairs a week, May to October,” she said over a corn dog. “In winter it's reports. You'd hate the winter.” Nobody had ever told him the bad part of a job so plainly. He wanted to know whether a person could write reports in a truck, and she opened the glove compartment, and it was full of pens.",
    ],
    tradition:
      "Bole, a legendary judge of horses, knew a thousand-mile animal at a glance where others saw a nag. Such horses are common, a Tang dynasty writer complained, and a Bole is rare. He was talking about rulers. On how to recognize a good one from below, he left no hint.",
  },
};
