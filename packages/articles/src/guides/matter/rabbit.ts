import type { GuideMatter, Situation } from "./guide-matter.ts";

export const rabbit: Record<Situation, GuideMatter> = {
  boss: {
    title: "A Rabbit Too Polite to Be Heard: How to Talk to Your Boss",
    answer:
      "Put your verdict in the first line and your tact in the second. “I'd drop this vendor” comes before “though they've been lovely.” You soften a warning until your boss hears a compliment, and when things go wrong, you're the only one who knows that you said so.",
    do: [
      "Send your view in writing the day before the meeting, so that nobody can talk over it.",
      "Ask for notice of changes. Most managers have no idea that a week's warning doubles what you can do.",
      "Let your boss see one thing before it's polished. It shows how much polishing you do.",
    ],
    avoid: [
      "Saying “maybe we could possibly look at it.” Count the exits in that sentence.",
      "Agreeing with a nod and then working around the plan for a month.",
    ],
    script: [
      "I'd rather not hire him.",
      "He was charming with you and short with the receptionist, and our clients meet the receptionist first.",
      "I know we're in a hurry.",
      "Could I suggest the second candidate, and tell you why?",
    ],
    scene: [
      "For three budgets in a row, Mei-Lin had told the head of the public library that the roof over Periodicals “could be something to keep an eye on.” Mr. Farrow did keep an eye on it. He'd look up, see a roof, and feel that things were in hand.",
      "The rain came through over the weekend and got the old weeklies as far back as the moon landing. “I wish somebody had told me,” he said. She went home furious, and the person she was furious with brushed her teeth in the mirror. Her next memo to him began: “The boiler will fail.” He phoned within the hour, rather shaken, to thank her for being so clear.",
    ],
    tradition:
      "Diplomat is the word that most books give the Rabbit: quick ears, soft steps, a way out of every room. It has been prized at courts, where one loud sentence could be your last. Modern bosses are seldom emperors, a development the sources couldn't foresee.",
  },
  interview: {
    title: "A Rabbit in an Interview: Say I, Even If It Feels Rude",
    answer:
      "Take three things that went well and say them aloud with the word I until your ears stop burning. You give the credit to “us” out of good manners, and the panel writes down that you were in the room. Name your own part first and the others right after it.",
    do: [
      "Bring a before and an after: the letter as it came, the letter as it went out. Your eye is hard to describe and easy to show.",
      "Talk to the quietest interviewer for a moment. You noticed them anyway.",
      "Tell a story of a conflict you settled, with the sentence that settled it.",
    ],
    avoid: [
      "Calling eleven years of results “lucky, really.”",
      "Answering every question so smoothly that they can't find you in there.",
    ],
    script: [
      "We kept the Alder family as clients for nine years, and I wrote every letter.",
      "The year they wanted to leave, I drove out there and listened for two hours.",
      "I found out that it was about a parking ticket.",
      "I paid it.",
    ],
    scene: [
      "The recording from the mock interview lasted six minutes, and in it Julian, a florist, said “we” thirty-one times. His cousin had kept a tally on a paper plate. “Who's we?” she asked. He said the shop. “Julian. You're alone in that shop.”",
      "It was true; the owner came in on Tuesdays to feed the cat. So he started over, red to the collar, and said that he'd done the cathedral, all two hundred yards of garland, on four days' notice. It sounded unbearably vain to him. On the plate, his cousin had drawn a little cathedral. The hotel that hired him a month later asked about little else.",
    ],
    tradition:
      "Fourth in the race, says the legend, the Rabbit crossed the river from stone to stone and then on a drifting log that a helpful Dragon blew to shore. It thanked the wind. There you have the sign's habit of crediting others in a single scene, and nowhere in it a tip for interviews.",
  },
  raise: {
    title: "How a Rabbit Asks for More Money Without a Scene",
    answer:
      "Write first, talk second. A friendly letter of six lines with the exact sum, sent the day before, lets your boss react in private and spares you both the gasp. Then meet, repeat the figure in one sentence, and don't soften it. Asking politely is still asking; hinting isn't.",
    do: [
      "Let a frank friend edit the letter. They'll cross out “unfortunately,” “just” and “if at all possible.”",
      "Offer a choice of two good outcomes, such as the full amount, or a part of it with Fridays at home.",
      "Put the same week in your calendar for next year. It'll feel like a custom instead of a demand.",
    ],
    avoid: [
      "Hoping to be noticed. You hide your work so well that there's nothing to see.",
      "Taking an embarrassed silence for a no and rescuing the other person from it.",
    ],
    script: [
      "You've had my letter, so this won't be a surprise.",
      "I'd like to go to fifty-nine thousand in January.",
      "I love this job and I want to be paid well for it.",
      "Please take a day, if that's easier.",
    ],
    scene: [
      "As a court interpreter, Yusuf could say anything in three languages, provided somebody else had said it first. His own rate hadn't moved in six years. He had hinted; he'd told the coordinator, Lorraine, how much parking cost these days, and she had recommended a garage.",
      "The letter took him four evenings and ended up shorter than a lunch order. Lorraine answered it with a single word: “Finally.” It turned out that she'd been budgeting for it since his second year, and had wondered whether he had some private income. He framed the word. It hangs by his desk, where visitors assume that it's about something else.",
    ],
    tradition:
      "Luck with money belongs to the Rabbit in many folk lists, along with good taste in spending it. They picture gentle gains from faithful customers, never a confrontation over a desk. What a list can't do is write to payroll.",
  },
  "first-month": {
    title: "A Quiet Rabbit's Guide to a Loud New Office",
    answer:
      "Sort out your place before your reputation. In the first days, ask for a spot where you can think, learn which noise is normal, and let one person know how you work best. You read rooms quickly; this time tell the room something about you, or it'll make it up.",
    do: [
      "Choose three people for a short chat each week. A crowd drains you, and three make you known.",
      "Speak once in each meeting, in the first ten minutes, before you've had time to perfect it.",
      "Sign what you improve. A margin note with initials is modest and does the job.",
    ],
    avoid: [
      "Hearing a fox in every raised voice. Some families shout about salad.",
      "Redoing a coworker's page overnight as a present.",
      "Collecting six opinions on where to eat lunch.",
    ],
    script: [
      "I do my best work in the morning, with my headphones on.",
      "It isn't personal, and I'd love company at noon.",
      "If plans change, a word the day before helps me a lot.",
      "How do you like to work?",
    ],
    scene: [
      "The sales gong stood four feet from Anneliese's desk. She'd been hired to write the catalog of an auction house in Dallas, and each time someone sold a saddle, they hit it. By Wednesday she had drafted a very beautiful letter of resignation.",
      "Before sending it, she asked the man with the mallet, a cheerful giant called Boone, whether it might live by the loading dock. He looked at the gong as if for the first time. “We all hate it,” he said. “We thought it was for the clients.” They moved it together that evening, on a cart. She kept the letter for its second paragraph, which she's quite proud of.",
    ],
    tradition:
      "Sunrise, five to seven, is the Rabbit's double hour, and the character of its branch was used for the morning roll call in old government offices. Someone with that hour ought to be good at being present, it's said. The remarks about gongs have no ancient authority.",
  },
  team: {
    title: "A Rabbit in a Team: Stop Fixing Things at Midnight",
    answer:
      "Offer your eye openly, as a service with hours. Tell the team that you'll look at anything sent by Wednesday, mark what you'd change, and let them do the changing. They learn something, your name goes on it, and you get to sleep.",
    do: [
      "Object at the table, in one plain sentence. Practice on something small, like the font.",
      "Carry the message between two people once, then put them in the same room.",
      "Claim a piece of the whole that is yours from start to finish.",
    ],
    avoid: [
      "Saying that it's fine when it's the wrong blue.",
      "Smoothing things over so fast that nobody finds out what the trouble was.",
    ],
    script: [
      "I think it's good, and I don't agree with the ending.",
      "The last slide promises something we can't deliver.",
      "I've marked two places.",
      "Would you like to change them, or shall we do it together now?",
    ],
    scene: [
      "Every Thursday the newsletter of the teachers' union came out spotless, and Gordon, who wrote it, believed he'd become a better speller. The truth sat two desks away. Noor had a key to the office, a thermos and a horror of dangling participles.",
      "She got the flu in April. The issue that went out promised a “free lunch on pensions” in place of a lecture, and nine hundred people came, a record. Gordon was crushed. Noor confessed from her sickbed, with a temperature, that she had been at it for two years. Since then they've gone over it together on Wednesday at three; he's truly learning, and they take turns signing off. The attendance has never been as high again.",
    ],
    tradition:
      "With the Goat and the Pig, the Rabbit makes the mildest of the trines, three signs that prefer harmony and good food. Such a trio takes care of people beautifully. Who'll say the unpleasant thing is the question that goes with it, and on that the lore is tactfully mute.",
  },
  conflict: {
    title: "A Small Honest Quarrel: Instructions for Rabbits",
    answer:
      "Start it yourself, while it's the size of a teacup. Pick a true, small complaint, tell the person in private in two sentences, and stay until they've answered. You leave a fight so gracefully that the other side never learns it took place, and so it takes place again.",
    do: [
      "Decide beforehand on a sentence you won't take back. Everything around it may be as soft as you like.",
      "Walk side by side if facing each other is too much. Corridors were made for you.",
      "Notice afterward that the roof is still on.",
    ],
    avoid: [
      "Being extra nice to someone you're angry with. It confuses them and wears you out.",
      "Telling the whole story to a third person who can do nothing about it.",
    ],
    script: [
      "This is uncomfortable for me, so I'll say it quickly.",
      "When you finish my sentences with clients, they stop looking at me.",
      "I'd like to finish them myself.",
      "I'm not upset about anything else, and I'm not going anywhere.",
    ],
    scene: [
      "Dolores hadn't used the good stapler since January. It lived on the desk of Mr. Petrakis, her fellow bookkeeper at a marina, and he had once said “again?” when she borrowed it. She bought her own. Then she bought a lamp, a hole punch and a small plant for the border.",
      "In August the plant grew across. He asked, politely, if it was meant to. What came out of her was seven months old, and concerned one syllable. Mr. Petrakis took off his glasses. He had meant it as a joke about how much paper they had to staple, he said, and he'd been wondering since winter why he was living behind a hedge.",
    ],
    tradition:
      "Directly opposite the Rabbit sits the Rooster, its clash in the zodiac: one blurts, and one would sooner move house than reply. Knowing the pattern can make a blunt colleague easier to bear. The rule covers that pair alone, so the man with the stapler may be any animal.",
  },
  partner: {
    title: "A Rabbit's Partner: Find One Who Argues for Both of You",
    answer:
      "Go into business with someone blunt and fair, who likes talking to strangers about money. You keep the clients for decades and set the quality; they send the invoices, chase the late ones and tell you when you're hiding. Agree that every disagreement gets aired within three days.",
    do: [
      "See how they treat a waiter who's wrong. Bluntness with kindness is what you're after.",
      "Let the partner set the prices with you each January, and don't touch them afterward out of pity.",
      "Have a quiet room in the lease.",
    ],
    avoid: [
      "Choosing a twin. Two people who each wait for the other to speak can wait through a bankruptcy.",
      "Handing over all the hard talks. Keep one a month, for the exercise.",
    ],
    script: [
      "I tend to say yes and then disappear.",
      "If I do that to you, come and find me.",
      "I'll see to it that no client ever wants to leave us.",
      "Would you be willing to be the one who says what it costs?",
    ],
    scene: [
      "Rosalind held up a restored violin and asked how much the man had paid for it. Her new partner Teo named a sum. She waited for the rest. There was no rest; the man had seemed so fond of his grandfather.",
      "She took over the counter the following day, a woman who'd sold used trucks for twenty years. From the workshop Teo could hear her quote three times his price, and he put down his varnish to listen for the crash. Instead he heard the customer ask whether there was a waiting list. There is one now. Teo has moved his bench a little farther from the door, to be on the safe side.",
    ],
    tradition:
      "A loyal, outspoken Dog counts as the secret friend of the Rabbit; the one guards, the other soothes, and each is braver for it. By tradition that's among the best of all pairings at work. It would be a pity to pass up a blunt, decent Ox, though, merely because no rhyme mentions the two of you.",
  },
  employer: {
    title: "A Rabbit Chooses an Employer: Visit the Room First",
    answer:
      "Ask to see the very spot where you'd sit, on a normal afternoon, and stay for ten minutes. A Rabbit does its finest work where it's calm, people are courteous and clients come back. If people interrupt one another in front of a guest, imagine the Mondays.",
    do: [
      "Find out how much warning people get before a change, and ask for an example.",
      "Have them describe the client who's been there longest. You're listening for pride in care.",
      "Choose a salary that gets reviewed on a date, so it never depends on your nerve.",
    ],
    avoid: [
      "Explaining away a bad feeling because everyone was so nice about it.",
      "Asking a fifth person. Two were enough, and you liked what the second one said.",
    ],
    script: [
      "Would it be possible to see where I'd work?",
      "How does it sound here on a busy day?",
      "When two people on the team disagree, what usually happens?",
      "And who decides when a piece of work is good enough?",
    ],
    scene: [
      "Both dental labs wanted Bao, who could match the color of a tooth better than the machine could. One had raised its offer twice. She went there on a Tuesday, and in the time it took to drink a coffee she learned from the way people shut drawers that somebody was about to be fired. It was the man who'd made the coffee.",
      "The other place smelled of wax, and a radio was playing low. An old technician named Sal held a crown up to the window, grunted, and gave it back to a trainee. “Nearly,” he told her. “Go again, there's time.” Bao hadn't known that she was waiting for those words, but she could have signed on his apron.",
    ],
    tradition:
      "Wood in its tender form, like grass and willow, is the element given to the Rabbit. Grass does well where it isn't stepped on every day, and astrologers used to recommend calm trades for that reason. Your own ears in the doorway are the better instrument, and here the old texts might even agree.",
  },
};
