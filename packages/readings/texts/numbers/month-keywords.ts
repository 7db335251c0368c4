/** What the keyword of the birth month means at work, from January to December. */
export const monthKeywords: Readonly<Record<string, string>> = {
  "New beginnings":
    "You love to begin, so start one thing fewer this quarter and stay with the last one. New beginnings is January's keyword: you were born while the gyms were full. New tool, new client, new floor: you're the one to send in, before anybody knows where the light switch is. The hard part for you, as for the gyms, is February.",
  Cooperation:
    "Divide work as you like, but put one name on each task. February's keyword is cooperation, and you get things done by splitting them. You know who hates phone calls and who hates forms, and you arrange the swap before lunch. It works so well that nobody can say whose task it is. On the day it breaks, two owners mean no owner.",
  Expression:
    "Cut your explanation to a third, because you win people over in the first minute. March's keyword is expression. You can't explain anything without your hands, a marker and a story about your aunt. Dull projects need you, since people must care before they agree. A kitchen timer will help. Your aunt may stay in.",
  Foundation:
    "Keep a record of the work that nobody sees, because they'll want to know why it took three weeks. April's keyword is foundation. While the meeting discusses the color of the button, you think about what happens when nine thousand people press it. You like the part that ends up under the carpet. Take a picture of it before the carpet comes.",
  Freedom:
    "Give your boss one fixed point, such as a call on Wednesdays, and you'll be left alone the rest of the week. Freedom is May's keyword. Your finest hours are the unwatched ones, in a chair that wasn't built for it. Bosses worry when they can't see you. With results in that call, most of them stop asking where you were.",
  Nurturing:
    "Put your hours into people who still grow, and keep one of those hours for your own lunch. June's keyword is nurturing. Your desk gives away tissues, granola bars and a spare charger, and beginners get good around you. But you help everyone alike, even the ones who stopped learning two summers ago. They only come for the granola bars.",
  Analysis:
    "Put the answer on top of the page and the nine caveats below it, because busy people read one line. July's keyword is analysis. The others are at the lake, and you wonder why sales at the lake are down. You take a claim apart until you know what holds. It's good work, and it deserves to be read to the end.",
  Achievement:
    "Once a week, do a job that nobody scores, and find out who usually does it. August's keyword is achievement: a target on the wall and a bar that fills up. Anything that can be won gets your full strength. Plenty of useful work can't be won, and somebody has been doing it for you. A thank-you to that person counts double.",
  Completion:
    "Say on the first day what finished looks like, because you find it hard to stop. September's keyword is completion. You close tickets, tabs and other people's cabinet doors, and teams call you when a project has sat at ninety percent since spring. You bring it to a hundred, and then to a hundred and six. Those six are your evenings.",
  Leadership:
    "You're good in the first minutes of a mess, so choose the next leader while you still enjoy it. October's keyword is leadership, whether you applied or not. Put seven strangers in a stuck elevator, and they'll look at you: you know who calls, who counts and who sits down. By the third day, they'd like a turn.",
  Intuition:
    "Trust your hunch about a person, and then call two references, because others can't follow a feeling. November's keyword is intuition: you hear the pause before the yes. You pick the right candidate out of forty and can't say why, and that drives the panel mad. With two facts behind it, your pick convinces them. They'll call it research.",
  Service:
    "Post the hours in which you help, and keep to them. December's keyword is service: you'd have opened a second register on the day you were born. You answer the question behind the question, and customers call for you by name. Some of them only call because you're kind. When the counter has closing times, you still like them in January.",
};
