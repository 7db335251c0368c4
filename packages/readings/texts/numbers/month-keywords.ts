/** What the keyword of the birth month means at work, from January to December. */
export const monthKeywords: Readonly<Record<string, string>> = {
  "New beginnings":
    "You were born while the gyms were full, and first pages are still your weakness. New tool, new client, new floor: you're the one to send in, before anybody knows where the light switch is. Start one thing fewer this quarter. For a January child, February is the hard part.",
  Cooperation:
    "February is short, so you learned to get things done by splitting them. You know who hates phone calls and who hates forms, and you arrange the swap before lunch. But a task with two owners has none on the day it breaks. Divide the work as you like, and put one name on it.",
  Expression:
    "You can't explain anything without your hands, a marker and a story about your aunt. Expression is March's word. It helps wherever people must care before they'll agree, so dull projects need you. Set a kitchen timer, though. Your best version runs a third as long, and your aunt can stay.",
  Foundation:
    "The meeting is about the color of the button, and you ask what happens if nine thousand people press it. April's word is foundation. You like the part that ends up under the carpet. Take a picture before the carpet goes down. You'll want it when they ask why it took three weeks.",
  Freedom:
    "Nobody born in May should sit with their back to a window. Freedom is your word, and your finest hours are the unwatched ones, in a chair that wasn't built for it. Bosses fret. Give them one fixed point, a ten-minute call on Wednesdays with results in it, and most stop asking where you were.",
  Nurturing:
    "Tissues, granola bars, a spare charger, a cactus given up elsewhere: your desk gives June away. Nurturing is the word, and beginners get good around you. But you water all alike, even the ones that quit growing two summers ago. Put your hours where something sprouts. One of those hours is your own lunch.",
  Analysis:
    "It's July, the others are at the lake, and you ask why sales at the lake are down. Your word is analysis: you take a claim apart with tweezers and put back what holds. Then come nine caveats. Put the answer on top, where busy people live, and the tweezers in an appendix.",
  Achievement:
    "August has the county fairs, and you came for the ribbon. Achievement means a target on the wall and a bar that fills up. Anything that can be won gets your full strength. Plenty of work can't be. Once a week, do a job that nobody scores, and find out who usually does it.",
  Completion:
    "September brings in the harvest, and you can't leave a row standing. You close tickets, tabs and other people's cabinet doors. Teams call you when a project has sat at ninety percent since spring. Knowing when to stop is the trouble. Say on day one what finished looks like. Then put the lid on.",
  Leadership:
    "Put seven strangers in a stuck elevator and they'll look at you. October hands out leadership whether you applied or not, and you're good in the opening minutes of a mess: who calls, who counts, who sits down. Then you hold the wheel too long. Choose the next driver while you're still enjoying the road.",
  Intuition:
    "You hear the pause before the yes. November is the eleventh month and keeps that master number's nose for what goes unsaid. So you pick the right candidate out of forty and can't say why, which drives the panel mad. Trust the pick, then call two references. With facts behind it, your hunch convinces the panel too.",
  Service:
    "December babies arrive during the longest return lines of the year, and you'd have opened a second register. Service is your word. You answer the question behind the question, and customers ask for you by name. Some call because you're kind. Post your hours and keep them. Even the best counter has a shutter.",
};
