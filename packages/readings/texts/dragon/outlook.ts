import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "In your own year, custom says to finish something old and to begin nothing new. The old books add that Dragons are hard on Dragons, so you'll be your own sharpest critic. Choose the promise that you made most loudly, look up its date, and keep it before you make another. It may not be your grandest project, but people remember it and will trust the next one more. Wear a red thread for luck, given by somebody who loves you.",
  years: {
    rat: {
      meeting:
        "A colleague who's good with money takes your side this year and can find the funds for what you imagine.",
      wood: "A quota on page six of the rules would stop your plan, and you never read that far. Let the colleague go through the rules and mark what's allowed. You change one detail now instead of starting over later.",
      fire: "Somebody with money wants to back you, and it was your figures that convinced them. In the pitch, put the budget on page one and the vision behind it. A backer who isn't worried about the cost can enjoy the rest.",
      earth:
        "Five large plans compete for one budget, and a fight could cost you yours. Join with two of the others before the vote, and offer to present all three together. Both need a good speaker, and the largest group usually wins.",
      metal:
        "Half the company lives on what your team earns, and every small bill reaches you at midnight. Let a deputy sign for anything below ten thousand. You'll be rested for the large sums, where your judgment counts.",
      water:
        "One line of your own budget leaks money, perhaps a service that nobody uses. Go through the lines with your colleague for an hour, and cancel that service quietly. The next report shows a saving under your name.",
    },
    ox: {
      meeting:
        "Old deals cause trouble this year: the other side remembers every word, and you only remember the mood.",
      wood: "Somebody's older right stands in the way of your plan, and the law is on their side. Move the plan by a few weeks or a few yards now. A small change costs less than a year with lawyers.",
      fire: "Plain, hardworking people support you this year, and so far they've only seen you on a stage. Visit them at the warehouse, in boots, and bring the heater that you once promised. They'll speak up for you when it counts.",
      earth:
        "An older project claims the same space as yours, and its manager was promised it first. Give way for now, in return for a signed date when your turn comes. You lose one year and no friends.",
      metal:
        "Your company wants a little more from you each quarter, because you once said that you could do it. Promise one figure for December and none before. A single target that you hit looks better than three that you miss.",
      water:
        "One old contract loses money every month, and everyone walks around it because it's so dull. You have the power to end it or to renegotiate, so do it this spring. The savings can pay for something more exciting.",
    },
    tiger: {
      meeting: "A Tiger year is as bold as you. Before a project starts, settle the goal and who gets the microphone.",
      wood: "Your project meets one obstacle after another, and for each that you push over, two new ones appear. Go around the next, calmly, while the client watches. A client who has seen you patient will trust you with more.",
      fire: "A bold ally lifts you higher this year than you'd get alone. At the next success, thank the ally in public before you mention yourself. It costs you one sentence, and the ally will gladly carry you again next year.",
      earth:
        "Another strong leader moves into your area, and the staff now has two captains. Take the next region, and build a team of your own there. From a distance you'll even like each other, and each team has one leader.",
      metal:
        "A manager with an urgent project wants five of your people for two weeks. Lend them, but fix the day of their return before they go. Without that date, half of them stay there and your own work stops.",
      water:
        "There's more work than either side can handle, and nobody has divided it. Draft one page that gives each side its tasks and its price. The others will sign it with relief, and the budget is in your hands.",
    },
    rabbit: {
      meeting:
        "Gossip does you harm this year: people quote your big remarks behind your back, and never quite correctly.",
      wood: "A small rule holds you up, and no committee can change it. One quiet clerk looks after that rule and seldom gets a visit. Close the door, explain what you need, and you'll probably leave with a way around the rule.",
      fire: "Small groups support you better than crowds this year. Invite six people to a round table instead of sixty to a ballroom, and answer every question. People who heard you in person will correct the gossip for you.",
      earth:
        "You and a polite colleague have been promised the same job. In a private talk, offer them the first year and take the second. The rumors of a feud stop, and the colleague may even suggest sharing the post.",
      metal:
        "Everyone has just one tiny question for you, and at five your day is gone. Hang a friendly sign on the door: questions at two, for half an hour. Most people find the answer themselves before then.",
      water:
        "Two departments are upset about something you supposedly said, and won't release your money. Sit down with both at once, and repeat quietly what you did say. Once they laugh about the difference, you have your budget back.",
    },
    dragon: {
      meeting: "Pride trips you in your own year, says tradition. New ideas tempt you, and old promises come due.",
      wood: "You'll be held to every word you've said in public, and two of your promises can't be kept. Take both back openly, in the same meeting where you made them. People forgive an early no and believe your other promises again.",
      fire: "Many people wish you well and clap at everything. Show your nearly finished project to three who say what they see. They'll find the one part that doesn't work, and you can repair it before the opening.",
      earth:
        "You and your rivals are equally strong, so a fight would last until winter and change nothing. Use the time to teach ten younger people how you work. They'll take your methods further than one more victory would.",
      metal:
        "Everybody wants a report, a speech or a favor from you. Keep Wednesday afternoons for your oldest project, and turn down every other booking. Two hundred hours are enough to finish it this year.",
      water:
        "You control the money this year, and one small loss keeps coming back. It may be a careless clause, or a signature that you give too easily. Find the cause before you spend on anything else; fixing it pays every month.",
    },
    snake: {
      meeting:
        "Before you announce a plan, show it to someone calm who says little. One dry remark can spare you months of work.",
      wood: "An unwritten habit decides which plans get approved, and no handbook mentions it. Have coffee with three people who've been there for ten years, and learn how they do it. Submitted that way, your plan passes the first time.",
      fire: "A quiet adviser has watched several people like you succeed, and several fail. Invite them for an hour, and talk only about the failures. You'll hear which mistake came first each time, and you can still avoid it.",
      earth:
        "A quiet competitor has worked on the same idea for three years without telling the press. Buy a share in that work before you launch your own. The price will double on the day of your announcement.",
      metal:
        "You're invited to join a secret crisis team, which could eat up your year. Before you accept, find out who'll use the result and how many days a week you'd give. A flattering title won't give you back your weekends.",
      water:
        "Somebody passes your figures on to a rival. Tell each of three suspects a slightly different launch date. Within a week one of those dates comes back to you, and you know who should get no more numbers.",
    },
    horse: {
      meeting: "You draw a large audience this year, and it soon moves on, so whatever you sell, sell it early.",
      wood: "New limits appear overnight: a permit, a fee, a changed form. Visit your project in person every morning. You can react on the same day, while competitors who rely on reports hear of the limit a week later.",
      fire: "Help and applause come from all sides, and you rarely have so many people with you. Launch the large project now, and take deposits on the spot. That money pays your bills when the crowd has gone home.",
      earth:
        "Everyone competes for the same public in the sunny months. Hold your event in the rainy season and rent a large tent. With no other show in town that week, you won't even need a discount.",
      metal:
        "Customers in a hurry order a lot and pay late, while your team works weekends for them. Insist on a third of the price up front. Customers who refuse would never have paid the rest, so all you lose is overtime.",
      water:
        "Impatient people abandon projects just before they're done, and you can take one over for very little. Choose the one with the shortest list of open items. Two dull months later, it earns money under your name.",
    },
    goat: {
      meeting: "People want to know what your plan is good for. Have an answer ready that names somebody it helps.",
      wood: "The people your project affects are able to stop it this year. Let them help design it before the drawings are final, and build in two of their wishes. That costs you a month, and a protest would cost you everything.",
      fire: "Present your plan in the staff kitchen instead of the grand hall, and leave out the slides. Somebody washing a cup will say what's missing and offer to help with it. A crowd in evening dress would only have clapped.",
      earth:
        "You and a kind neighbor count on the same customers. Meet without lawyers, and draw a line between you on a map, street by street. It takes an hour and saves both of you a price war.",
      metal:
        "A small job tires you and pays little, but hundreds of people will use the result every day. Do it well, and leave your name in a corner. Large orders come from users who look up that name.",
      water:
        "People tell you their troubles, and some of what you hear could hurt them. Don't repeat a word, even to show that you're well informed. When a big budget needs somebody trustworthy in charge, they'll suggest you.",
    },
    monkey: {
      meeting: "Clever, quick people are your allies this year. Give them a large goal, and let them find the way.",
      wood: "A new rule blocks the straight road, and a clever ally knows a way around it. Let the ally test it on one small order, because you have more to lose. If nobody objects, your whole team can follow.",
      fire: "An ally suggests a silly video for your campaign, and you'd prefer something grand. Let it stay silly, with your real offer on the next page. More people click on a good joke than on a vision.",
      earth:
        "An ally has already built your idea, and built it better. After you've sulked for an afternoon, invite the inventor to lunch and offer to sell the product together. The inventor has no audience, and you have a large one.",
      metal:
        "Your allies build their inventions out of your budget, and you grow proud and poor. License the inventions to other firms, and keep only the one that customers love. The fees pay for the next experiment.",
      water:
        "An experiment by your allies has left the accounts in a mess, and only you can fix them. Pay for the cleanup in exchange for part of the next product. If that sells, you earn more than you paid.",
    },
    rooster: {
      meeting:
        "This is your best match: an exact colleague makes your ideas work on time, if you keep to the schedule.",
      wood: "Your project needs a permit, and the hearing is full of terms that bore you. Let your colleague speak, and just nod. Without your speech, the hearing takes an hour and the permit is signed.",
      fire: "The stage is yours this year, and people want you to succeed. Your colleague has prepared it all, so rehearse once with every cable plugged in. If the sound works, this may be the best talk you ever give.",
      earth:
        "A form that's due on Tuesday lies under your sketches, and your rivals have sent theirs. Sign it before you draw another line. Places go in order of arrival, and an unsigned form gets none.",
      metal:
        "The two of you work from breakfast until late, and wear each other out. Put a party on the schedule, with a start and an end. Your colleague never cancels an entry, so the party takes place and you both rest.",
      water:
        "You find false figures in a report, and your colleague can prove it. Go to the bosses together and let the numbers speak. If you're also the first to suggest mercy, people will trust you with the accounts.",
    },
    dog: {
      meeting:
        "A hard year for you: honest people question your big plans in public, and an angry answer would prove them right.",
      wood: "Rules and neighbors both stand against your plan, and there are forty complaints on file. Pause the work, and settle the complaints in the order in which they came. When the last one is crossed off, they may let you build.",
      fire: "Critics protest in front of your building, and two of them know the subject better than your staff. Offer those two a job. Others warm to you when they see it, and mistakes in the plan get found in time.",
      earth:
        "Two stubborn sides face each other, and neither will begin. Take the first step yourself, such as coffee for the other team on a cold morning. Nobody loses face over coffee, so the other side can make the next move.",
      metal:
        "Grand projects find no friends now. Lend your crew for a week to a repair that everybody has waited for, and carry a few boards yourself. You'll be tired, but your next proposal gets a fair hearing.",
      water:
        "A rumor about your spending can be stopped in its first week. Publish all the figures, the dull ones first, and answer the calls yourself. After a few days of honest replies, the calls stop.",
    },
    pig: {
      meeting:
        "Everybody likes you and nobody hurries you this year, so your plans grow larger and later. Give each a date.",
      wood: "Pleasant old duties fill your week: a jury, a board, a regular breakfast. In early spring, give up three of them with a phone call each. People won't be hurt, and you get a free day for the plan.",
      fire: "Your supporters are warm and slow, so a launch would fall flat. Let the plan rest in a drawer until fall, then cut it by half. The short version is the one your supporters will finish reading.",
      earth:
        "A cheerful rival courts the same backers as you. Divide them by region over a good dinner, and repeat the dinner every three months. Neither of you would spoil such an evening for the sake of one client.",
      metal:
        "People enjoy the meals and tickets that you provide, and forget who pays. Name a modest price with the next invitation. Most of them would have paid long ago if somebody had told them what it cost.",
      water:
        "The accounts are a mess because somebody made an honest mistake. You can still repair them yourself until June. Find the error, and tell the team that it's forgiven. The next mistake will be reported at once.",
    },
  },
  months: {
    rat: "The Rat month brings you a friend who's good at counting. In December, let them price your boldest plan in three sizes. Clients mostly buy the middle one, so make sure that you'd enjoy building it.",
    ox: "In the Ox month, an agreement made in good spirits can fall apart. In January, reread your three oldest contracts and get the doubtful points signed again. One hour of reading may save a partnership.",
    tiger:
      "February's Tiger month tempts you to promise something large. Promise something small instead, and deliver it within a week where your boss can see it. In March, your boss will believe the large promise too.",
    rabbit:
      "The Rabbit month does you harm: in March, people repeat your words a little wrong. Send important news by email, straight to the person concerned. When a story goes around, you can show what you wrote.",
    dragon:
      "In April, your own Dragon month, you'd love to found something new. First spend an hour with something that you founded last year. You'll see what it needs, and a small repair now can save it.",
    snake:
      "Somebody wise has time for you in May's Snake month. Show them your three plans and watch their face. The plan that makes them smile is probably meant to impress people, so drop that one.",
    horse:
      "The Horse month offers you a stage at short notice, so prepare ten good minutes for June. If they cut you to five, leave out the history. Speakers who finish early get invited again.",
    goat: "Nobody wants to be led in July's Goat month, but everyone has an opinion. Collect a dozen over coffee, and note what people miss most. Start with that in August, and they'll follow you gladly.",
    monkey:
      "In August's Monkey month, give quick allies one large aim, a small room and a deadline. Then stay out of the room. On the thirtieth they'll show you something better than what you had in mind.",
    rooster:
      "In the Rooster month, your best ally draws up a schedule for September. Follow it in order, even when the third item bores you. You'll finish more in four weeks than in the whole summer.",
    dog: "The Dog month, October, brings your clash: somebody questions your plan before the whole department. Answer from the documents, page by page. The critic may not be convinced, but the people who listened will be.",
    pig: "In the Pig month of November, nobody works against you and nobody is in a rush. Take three days off, then write one page about next year. Whatever still sounds good in January is worth doing.",
  },
};
