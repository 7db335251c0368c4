/** What the keyword of the birth month means at work, from January to December. */
export const monthKeywords: Readonly<Record<string, string>> = {
  "New beginnings":
    "You love to begin, and January's keyword fits you. When there's a new tool, a new client or a new office, your boss sends you in first, before anybody has found the light switch. Six weeks later you're bored, and the new tool sits there unused. Before you say yes to the next thing, show two colleagues how the tool works. They'll keep using it when you've moved on, and your boss sees that the money wasn't wasted.",
  Cooperation:
    "February's keyword is cooperation, and you get things done by dividing them. You know who hates phone calls and who hates forms, and you arrange a swap before lunch. Then a client complains, because two people each thought the other had called. Divide the work as you like, but write one name beside each task. That person makes the call.",
  Expression:
    "March's keyword is expression. You explain things with your hands, a marker and a story about your aunt, and people are convinced after two minutes. You talk for ten more, and they begin to have doubts. Set a timer on your phone, and when it rings, say what you want them to do. They'll say yes while they still remember why.",
  Foundation:
    "Foundation is April's keyword. While the meeting discusses the color of a button, you think about what happens when nine thousand people press it. Nobody sees that kind of work, so your boss wonders why it took three weeks. Keep a list of the problems you found and fixed. With that list, you can explain the three weeks in one minute.",
  Freedom:
    "Freedom is May's keyword. You do your best work when nobody watches, at the kitchen table or on a park bench. Bosses get nervous when they can't see you, and a nervous boss calls four times a day. Offer a call every Wednesday at nine, and bring three results. After a month of such calls, most bosses stop asking where you are.",
  Nurturing:
    "June's keyword is nurturing. Your desk supplies the floor with tissues and granola bars, and beginners get good around you. But you also help the colleague who has asked the same question for two years. Write the answer down for that colleague, and spend your time on people who learn. The granola bars will last longer, too.",
  Analysis:
    "Analysis is July's keyword. Others are at the lake, and you wonder why sales at the lake are down. You take a claim apart until you know what's true, and then you write nine careful pages. Busy people read one line. So put your answer into the first line, with a number, and let the nine pages follow. Your boss decides after that line, and the pages are for the one colleague who doubts it.",
  Achievement:
    "Achievement is August's keyword, and a target on the wall brings out your full strength. Jobs that nobody scores get less of it. Somebody else takes the minutes, trains the intern and empties the dishwasher, and it's always the same person. Do one of those jobs each week, and thank that person. You'll have one more ally when you chase the next target.",
  Completion:
    "September's keyword is completion. You close tickets, tabs and other people's cabinet doors, and teams call you when a project is stuck at ninety percent. You bring it to a hundred, and then you work late to reach a hundred and six. On the first day, agree with your boss on what “finished” means. You'll get those late evenings back.",
  Leadership:
    "Leadership is October's keyword, whether you applied or not. When seven strangers are stuck in an elevator, you tell them who calls and who sits down. In an office crisis you're just as good, for a day. Then the others want a say. On the second morning, put each of them in charge of something. They'll work harder on a part that's theirs.",
  Intuition:
    "November's keyword is intuition: you hear the pause before somebody says yes. Out of forty applicants you pick the right one and can't say why, which drives your colleagues crazy. Before you tell them, call two people who worked with the applicant. Your colleagues can't vote for a feeling, but they can vote for what two former bosses say.",
  Service:
    "December's keyword is service. You hear what customers really need, so they call back and want to speak only to you. Some of them only want to chat, and your own work waits until six. Tell them the hours when they can reach you, such as ten to noon. Customers with a real problem will use those hours, and you get your afternoons back.",
};
