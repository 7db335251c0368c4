import type { GuideMatter, Situation } from "./guide-matter.ts";

export const tiger: Record<Situation, GuideMatter> = {
  boss: {
    title: "How a Tiger Can Be Brave at Work and Keep the Boss",
    answer:
      "Disagree loudly in private and back the decision in public. A Tiger's courage is worth a lot to a manager, provided it doesn't come as a surprise in front of guests. Ask early what you may decide alone, and you'll have a patch of ground where nobody needs to be fought.",
    do: [
      "Say the danger and your proposal in the same breath. Danger alone sounds like an accusation.",
      "Get your freedom in dollars: “Up to five hundred I decide, over that I call you.”",
      "Let a colleague who loves forms remind you of yours, and bring that person cake.",
    ],
    avoid: [
      "Deciding for two people in the elevator. One of them was on vacation and now isn't.",
      "Defending the team against the boss so often that it becomes your job.",
    ],
    script: [
      "Can I be blunt for a minute, with the door closed?",
      "I think the Saturday opening is going to burn us.",
      "I'd try it in one store first, and I'll run that one.",
      "If you still want all six, I'm in, and you won't hear me grumble outside.",
    ],
    scene: [
      "Keisha ran the emergency side of an animal hospital and had told the owner he was wrong on eleven occasions, usually right. The twelfth time was in front of a donor. Dr. Lindqvist smiled, said they'd look into it, and took her off the building committee the next day.",
      "She stormed in, naturally. “You were right about the drains,” he said. “I can't fix a drain and my face at the same time.” It was such an honest sentence that she sat down. Now she gets ten minutes with him before any visitor arrives. There is roaring, and the parrots in the ward have learned some of it.",
    ],
    tradition:
      "Chinese picture books give the beast's forehead three stripes and one down the middle, much like the character for king. A Tiger born under that mark is supposed to have trouble taking orders. The old sources see valor in it and leave the working out to whoever hired you.",
  },
  interview: {
    title: "A Tiger's Best Rescue Story Is Only Half an Interview",
    answer:
      "Tell the rescue in two minutes, then offer a second story in which you kept something going for a year. Every panel believes that you can charge. They lie awake wondering whether you'll be bored by October, so answer that before anyone has to ask.",
    do: [
      "Choose a rule you disliked, followed, and came to appreciate. It's the best story you own, since nobody expects it.",
      "When a question pricks you, repeat it aloud. It buys three seconds, and most of the time it was only about a date.",
      "Find out what's broken and what you'd be allowed to do about it without a signature.",
    ],
    avoid: [
      "Describing your last boss. You'd be fair, you'd be funny, and they'd picture themselves.",
      "Promising a result for people you haven't met yet.",
    ],
    script: [
      "The flood story is on my résumé, so let me tell you what happened after it.",
      "For fourteen months I did the pump inspections, every first Monday.",
      "I won't claim I loved it.",
      "We haven't had water in the basement since.",
    ],
    scene: [
      "Three people sat behind a table at the transit authority, and Roland had them at “so the bus was hanging over the edge.” They leaned in. One of them laughed out loud. Then the woman on the left turned a page and asked how he documented shift handovers, and something in his face went out like a lamp.",
      "He got a polite letter. For the next place, he practiced on his sister, who's an accountant and merciless. When handovers came up, he pulled a folded checklist from his jacket, coffee stain and all, and told them which line on it had once cost him a night's sleep. That was the job he got.",
    ],
    tradition:
      "Small children in the north of China used to wear caps and shoes shaped like a Tiger's head, so that evil would take one look and leave. Impressing strangers at the door is thus an old specialty of this sign. About the part of the interview that comes after the door, custom offers nothing at all.",
  },
  raise: {
    title: "A Tiger Asks for a Raise: the Case for Half Volume",
    answer:
      "Go in with one result, one sum and a calm voice, on the day after a win and not during it. You treat pay as a battle, and the other side only digs in. If you'd accept a share of what you bring in, ask for that; a payout tied to a target suits you better than a title.",
    do: [
      "Rehearse with someone who isn't scared of you and have them say no twice.",
      "Prove that it lasted. A rescue that held for six months is worth more than three fresh ones.",
      "Decide which two points you want. You're prone to start winning things you don't need.",
    ],
    avoid: [
      "Threatening to walk unless your coat is already on.",
      "Filling the pause after your number with a lower one, or a louder one.",
      "Bringing up what somebody else “never did for this place.”",
    ],
    script: [
      "The Hartwell job closed yesterday, eight percent over plan.",
      "I'd like six thousand more a year, or two percent of the next three like it.",
      "I can live with either one.",
      "You choose, and I'll be quiet now.",
    ],
    scene: [
      "Sunita sells roofs in Florida. For her first raise she'd slapped the table, and her boss, a retired Marine with a hearing aid, had switched it off. It took her a year to see the joke.",
      "For the second she wore soft shoes. She put last season's contracts on his desk, named her figure at the volume of a librarian, and sat on her hands, literally, which hurt her rings. He looked for the trick. He checked the battery in his ear. “That's it?” he said after a while, sounding nearly disappointed, and reached for the pen.",
    ],
    tradition:
      "Wood belongs to the Tiger in the scheme of the five elements, wood in spring that pushes up through pavement. Push is what you have, then, and the element comes with no brake. Whether an employer pays for it has been left out of every almanac we know.",
  },
  "first-month": {
    title: "A Tiger in a New Job: Four Weeks Before You Change Anything",
    answer:
      "Use week one to watch, week two to ask, week three to help with somebody else's mess, and week four to suggest one change. You'll see what's wrong on the first morning. Write it in a notebook with the date, and check at the end of the month how much of it was right.",
    do: [
      "Ask the quietest person in the room what they'd never touch, and why.",
      "Hand in one piece of routine paperwork early. It'll be talked about.",
      "Find out who was here for the last rescue; those are the people who will resent a second one.",
    ],
    avoid: [
      "Picking a side in a fight that began before you were hired.",
      "Saying “who came up with this?” They're standing next to you. They're always standing next to you.",
    ],
    script: [
      "I have opinions already, and I'm sitting on them for a month.",
      "Meanwhile I'd like to hear yours.",
      "What do new people here always try to fix that isn't broken?",
    ],
    scene: [
      "On his first day as a line cook in Portland, Matteo knew that the walk-in cooler was arranged by a lunatic. Fish on the left, cream in the back, lemons nowhere. He opened his mouth, remembered a promise to his wife, and wrote in his notebook: “Cooler!!”",
      "Day four, the lunch rush hit, and his hand went left for fish without looking; everything sat in the order in which the tickets came. He added a third exclamation mark of a different kind. Chef Odalys saw him grinning into a page and asked what was so funny. He showed her. There were nine entries by then, and she agreed with two.",
    ],
    tradition:
      "Before dawn, between three and five, lies the double hour of the Tiger, when the night hunter is thought to be out. Those born in such a year have a name for being awake before the rest and pouncing first. No custom tells newcomers to wait a month; people who've pounced in week one do.",
  },
  team: {
    title: "How a Tiger Can Lead a Team Without Drowning It Out",
    answer:
      "Take the hardest piece, speak last in every discussion, and stay for the cleanup. Your team is glad of your nerve and slightly afraid of your face. Once you've given an opinion, the quieter ones stop having theirs, and you lose exactly the warnings you needed.",
    do: [
      "Check a promise with the people who'd have to keep it. A minute on the phone is enough.",
      "Thank the upkeep crew by name, and at full volume for once.",
      "In calm months, ask for the ugliest file in the cabinet. You need something to hunt.",
    ],
    avoid: [
      "Taking a question about your draft for a slap. They wanted to know what “TBD” stood for.",
      "Starting a reform because it has been quiet since May.",
    ],
    script: [
      "I'll go last, because I get loud.",
      "Hank, you've done this longer than any of us.",
      "What would go wrong if we did it my way?",
      "I'm serious; I'd like the worst of it now.",
    ],
    scene: [
      "At the ambulance depot, Birgit's team of five had exactly one meeting a week, and it took as long as she talked. Then she lost her voice, all of it, to a cold. She came anyway, with a whiteboard the size of a dinner plate.",
      "Hank said the new route was bad at school hours. Little Tran said the spare radio had been dead since summer and he'd thought she knew. In forty minutes she wrote down eleven things. “You should get sick more often,” said Hank, kindly. When the voice came back, she kept the small whiteboard, and she holds it in front of her mouth for the first half hour.",
    ],
    tradition:
      "The trine of Tiger, Horse and Dog brings together nerve, speed and conscience. It's said of the three that they'd cross a river for one another and argue on the far bank about who had the map. As for managing a team of twelve different signs, the tradition simply never came up against one.",
  },
  conflict: {
    title: "A Tiger Who Blew Up at a Coworker: Now Do This",
    answer:
      "Go back the same day, sit down, and take back the part that was wrong while keeping the part that was true. You've forgotten the volume by lunch; they haven't. A Tiger who apologizes for the how can usually still get agreement on the what.",
    do: [
      "Make the apology where the shouting was. If five people heard one, five should hear the other.",
      "Ask what they heard. It'll be harsher than what you said, and you need to know that version.",
      "Stick to a single fact with a date on it.",
    ],
    avoid: [
      "“Always” and “never.” They start a second argument about arithmetic.",
      "Sending in a friend to explain that you don't mean it like that.",
    ],
    script: [
      "I was too loud this morning, and I'm sorry.",
      "You didn't deserve that in front of the class.",
      "I still think we need the gym on Thursdays.",
      "Tell me how it looked from your end, and I won't interrupt.",
    ],
    scene: [
      "Coach Villanueva and the choir director, Mr. Osgood, had shared one gymnasium for two years and one long stare. When she found his music stands on the free-throw line again, she said something about tubas that made the freshmen gasp. There is no tuba in a choir, and it didn't soften the blow.",
      "She found him after fifth period stacking chairs, and took the other end of the stack. They'd carried about forty before she got it out. “Thursdays are the only day my altos don't have math,” he said. She had never once asked. The altos now keep score at home games, in harmony, which is unsettling for the visitors.",
    ],
    tradition:
      "It's the Monkey that stands opposite the Tiger in the zodiac, and the two are said to clash: one charges, the other finds that hilarious. Teasing is the old storytellers' example. Colleagues of the other signs can infuriate you just as well, with no tradition to blame for it.",
  },
  partner: {
    title: "A Fearless Tiger Needs This Kind of Partner",
    answer:
      "Choose a partner who is kind, can't be bullied, and reads to the end of the page. Then give that person a veto over every sum above a month's pay. You supply the nerve; the firm also needs somebody who's still interested in it on an ordinary Wednesday.",
    do: [
      "Have a real fight before you sign. If they fold, keep looking.",
      "Split the work into taking and keeping: you open the accounts, they renew them.",
      "Put every promise in writing within a day. Yours grow on the way home.",
    ],
    avoid: [
      "Going in with a second Tiger because the evenings are so good. There's one wheel in the van.",
      "Betting the shop to settle an argument.",
    ],
    script: [
      "I'm going to want to move fast, and I want you able to stop me.",
      "Anything over four thousand dollars needs both of us.",
      "If I shout, the answer is still no until you say yes.",
      "Can you do that to my face?",
    ],
    scene: [
      "Pearl said no and went on icing. Her partner Dez had just found a second location for their bakery, with a view, a terrace, and a landlord who needed an answer by five. He explained it again with his arms. She offered him a cupcake.",
      "Any other person in his life would have given up around the third wave of arguments. Pearl had raised four boys. She said she'd be happy to see the landlord's water bills, and when they came, two weeks after that famous five o'clock, it was clear why the terrace had such fine moss. Dez tells the story himself now, mostly to people who want to hurry him.",
    ],
    tradition:
      "Tiger and Pig are secret friends by the old rule of six pairs. In the usual picture, the brave one gets fed and the gentle one gets defended. The same two also meet in a lesser list of tensions, so even the matchmakers of the past advised them to settle who holds the purse.",
  },
  employer: {
    title: "Employers That Give a Tiger Something to Fight For",
    answer:
      "Apply where something is broken or growing fast, where you'd report close to the top, and where you get a sum you can spend without asking. A peaceful company with nine layers will bore you, and a bored Tiger rearranges other people's departments.",
    do: [
      "Ask when someone last told the boss no. Then ask where that person sits today.",
      "Make sure that you could live on the base before you get excited about the bonus.",
      "Find out what they'd want you to do in a slow season. A place without an answer isn't ready for you.",
    ],
    avoid: [
      "Taking the word “challenge” for a job description.",
      "Leaving the day the crisis is over. The reward for a rescue tends to be paid in the second year.",
    ],
    script: [
      "What's the worst problem on your desk right now?",
      "Who has tried to solve it, and what happened to them?",
      "If I took it on, what could I decide by myself?",
      "Okay, and who's doing the paperwork?",
    ],
    scene: [
      "On the way to the manager's office at the Gulf port, Adaeze stepped around a bucket labeled ROOF FUND. She'd applied as scheduler of the harbor pilots, and she came from a place with new computers where it took seven people to swap a shift. “We lost our best customer in May,” the manager said, “and I don't know how to get him back.”",
      "Her questions were done in ten minutes. She could spend eight hundred dollars on her own word; the forms belonged to a man named Curtis, who waved. Her mother couldn't understand what she saw in it. What Adaeze hadn't mentioned at home was that she'd already called the customer, from the parking lot, to ask him what had gone wrong.",
    ],
    tradition:
      "People once pasted a paper Tiger on the front door to keep out fire, thieves and ghosts. A house without such dangers had little use for it, and the modern version of that holds for jobs. Beyond the picture, no saying sorts companies for you.",
  },
};
