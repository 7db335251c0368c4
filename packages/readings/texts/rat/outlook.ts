import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every dozen years the calendar wears your face. Tradition says to review such a year rather than fill it. Go through the pantry of your working life: the subscriptions, the side deals, the favors out on loan. At work, look hard at the backup plan you've been feeding since the last round, and ask what it's still for. Wear something red. Socks will do, as long as somebody else pays. You'll enjoy that part.",
  years: {
    rat: {
      meeting:
        "In your own Rat year, sort what you already have. New offers can wait, because you doubt yourself more than usual.",
      wood: "Your water runs straight into this wood, and ideas sprout all over your notebook. Output doubles, sleep halves. Pick two seedlings by March, hand the others to a colleague, and block one full week in August.",
      fire: "Water has the better of fire, so the hot deal is there for the taking, though you'll be up late for it. Chase one big customer. First write down the price you won't go below.",
      earth:
        "A wall of earth goes up between you and your shortcuts: budgets freeze, and the back door gets a lock. Learn the official form. File expenses every Friday, and soon they'll wave you through.",
      metal:
        "Metal feeds water, and help turns up before you've priced it: an old boss calls with a lead. Say yes without haggling for once. Then thank them by mail, on real paper.",
      water:
        "Water meets water in one narrow pipe. The rooms fill with people as quick as you, all after the same tip. Trade instead of racing: have lunch with your sharpest rival and swap one number each.",
    },
    ox: {
      meeting:
        "The Ox year is your closest harmony: find one steady partner, let them pull, and split the profit evenly.",
      wood: "You pour out water and the wood drinks it all: reports, quotes, rescue jobs. Let your partner set the pace. Agree on a quitting time for Fridays, and leave when they stand up.",
      fire: "This fire goes out bucket by bucket, and as a pair you have the arms for it. Take on the worst account in the building. Meet over it every Monday until it pays.",
      earth:
        "Solid earth lies on all sides, and for once the fence helps: a fixed scope, a fixed fee. Let your patient partner read each contract before you sign. They'll spot the clause you skimmed.",
      metal:
        "Out of metal comes water, and out of an old firm comes an offer of tools, space or a spare van. Take it in both names. Draw up a one-page agreement while everybody's still smiling.",
      water:
        "More water means more people in your stream, and several would like your partner too. Renew that arrangement early. Put a share, a date and a way out on paper before the summer party.",
    },
    tiger: {
      meeting: "No tie binds you to a Tiger year. It rewards people who speak up, so do that once a week.",
      wood: "Big wood springs up fast and drinks from your well: decks, pilots, somebody's keynote. Charge extra for rush jobs. And keep one evening a week when the laptop stays in a locked drawer.",
      fire: "Somebody bold lights the fire, and only you have found the hydrant. That's worth money, and it will cost you weekends. The quote, with a cap on the hours, comes before the rescue.",
      earth:
        "The loud plans run into earth: zoning, audits, a landlord who says no. You get stopped along with them. Read the permit rules yourself in January, and be the calm voice when the truck turns back.",
      metal:
        "A metal year sends you a sponsor with a big voice who likes your quiet numbers. You didn't ask. Give them one clean chart a month, and let them make the noise upstairs.",
      water:
        "Same water, higher waves: a crowd of newcomers works your side of the street. Some are good company. Befriend the one who asks the best questions, before the shop across the road does.",
    },
    rabbit: {
      meeting:
        "A Rabbit year is strict about manners and paperwork; tradition calls it punishment. Greet people first, and file on time.",
      wood: "Polite wood soaks up your water a cup at a time: could you just, would you mind, one tiny favor. Keep a tally. After five in a week, answer with a date instead of a yes.",
      fire: "The win is close, since your water can handle fire, but only through the proper channel. Submit the bid in the format they asked for. Yes, with the cover sheet and all three copies.",
      earth:
        "Earth hems you in, and it does so in writing: a dress code, a travel policy, a form for forms. Read the staff handbook to the last page one rainy evening. Nobody else has.",
      metal:
        "A quiet insider, sent by the metal, tells you which box to tick and why. Help like that runs on tact. Keep the source to yourself, and take the next step in the right order.",
      water:
        "Your kind of water is everywhere, and so is gossip, yours included. What you whisper at ten reaches the top floor by three. Make one rule for your phone: nothing about people in chat.",
    },
    dragon: {
      meeting: "The Dragon year shares your trine. Join a large project and be the person who keeps it within budget.",
      wood: "Grand plans need watering, and this wood takes yours by the tanker. You'll produce more than in any two quiet years. Book the vacation in January, and pay the deposit so you can't wriggle out.",
      fire: "Big fire, big prize: a flagship client you can win with patience and a very long proposal. Let your ally open the door. You and your water stay up and check the appendix.",
      earth:
        "The vision meets earth the day legal reads it. You and your allies get a ceiling on spending and a deadline in bold. Build the plan that fits underneath, and present that one first.",
      metal:
        "Metal fills your stream from above: a grant, a mentor, a budget line that nobody claimed. You have to apply, though. On the first of each month, send off one form you'd normally call a long shot.",
      water:
        "All that water lifts everyone's boat, and the harbor gets crowded. Choose allies over bargains. Form a team of three, give it a name, and bid for something too large for one.",
    },
    snake: {
      meeting: "Wait for people's whole answer in a Snake year. They think slowly, and nothing links you with them.",
      wood: "A deep research project takes your water for its wood and eats one draft after another. Fine work, slow applause. Cap it at two days a week, and spend the others where invoices get paid.",
      fire: "A low fire burns behind the strategy, and you can steer it if you're patient. The result is real, just late. Track one figure daily in a notebook, and show nobody until fall.",
      earth:
        "Secrets lie under earth now: sealed bids, locked folders, a closed salary round. You can't sniff your way in. Ask directly, once, in writing, and live with the reply.",
      metal:
        "Someone discreet slips you a metal key: a password, a seat at the small meeting. You got it because you kept quiet. Prepare a page for each session, and carry the printouts home with you.",
      water:
        "Still water has many eyes in it. Rivals study you as closely as you study them, so hiding is wasted effort. Publish your price list, and compete on the part they can't copy: your speed.",
    },
    horse: {
      meeting: "Keep some money and your contacts ready in a Horse year. It's your clash and brings sudden change.",
      wood: "The pace picks up, and the wood keeps calling for your water: a move, a new logo, a new boss. You'll carry half of it. Guard your Sundays, and pack your own desk before theirs.",
      fire: "Change arrives as open fire, and you're one of the few who can handle it. It won't be comfortable. Offer to run the transition, with your terms agreed before the first meeting.",
      earth:
        "Someone you've never met redraws the org chart, and earth lands where your shortcut was. Don't dig around it. Learn the new boss's three rules in week one, and follow them to the comma.",
      metal:
        "The floor moves, yet metal keeps you supplied: a recruiter, a cousin's tip, a former client with a long memory. Answer every call within a day. Bring your résumé up to date one quiet morning in spring.",
      water:
        "Everybody swims for the same exit, since the water has risen for all. Keep your elbows in. Write to five people you'd gladly work with again, before you need any of them.",
    },
    goat: {
      meeting: "Explain your figures kindly in a Goat year. It brings misunderstandings that tradition calls harm.",
      wood: "Your water goes into someone's pet project, and the wood grows in a direction you never heard about. Find out what finished looks like. A sketch, on a napkin even, saves you the second draft.",
      fire: "A sore spot smolders at the office, and a little fire like that answers to your kind of water. Drop by in person. Ten minutes and two coffees settle what nine emails only spread.",
      earth:
        "Soft voices, hard earth: the policy is final, and they announced it while you were on another call. Don't bargain with the messenger. Read the minutes each week, because the decisions are in them.",
      metal:
        "The office aunt, or whoever plays the part, sends metal your way as praise, a budget, a warm word upstairs. Accept it plainly. If you look for the catch, people will notice you looking.",
      water:
        "Too many talkers share the same water, and your joke gets passed along without the wink. Tell the kind version. The call isn't over until you've repeated in your own words what you agreed.",
    },
    monkey: {
      meeting: "The Monkey year shares your trine, and ideas come easily. Pick the one that a customer would pay for.",
      wood: "Invention is thirsty, and your water keeps the wood in leaf: prototypes, patches, a demo at midnight. Tell your allies which nights are off. Then ship the smallest version that someone would pay for.",
      fire: "The prize glows, and together you have the water to take this fire. Expect a scrappy fight with a funny story in it. Rehearse the pitch in front of the rudest friend you have.",
      earth:
        "Clever meets earth: the patent office, procurement, a clause on page forty. Your allies will suggest a trick. Suggest the form instead, fill it in together over pizza, and mail it a week early.",
      metal:
        "Metal draws up water by the bucket, and every gadget the team tries seems to come with a discount. Borrow a tool before you build one. The hours you save are enough for one good sale.",
      water:
        "Quick minds, fast water: by Tuesday there are three copies of your idea. Laugh, and make the fourth version. Agree with your allies who owns what while it's still worth nothing.",
    },
    rooster: {
      meeting: "Check your old deals early in a Rooster year. They come loose: a break, the mildest tension.",
      wood: "You water the wood freely, until somebody points out that none of it is in your job description. They're correct. Get the extra duties written in, with a title, or give a couple of them back.",
      fire: "An old rate comes up for renewal, with fire behind it, and you can hold the line if you do your homework. Bring twelve months of delivery dates, sorted. Then let the other side talk.",
      earth:
        "The handshake deal of long ago hits earth in the shape of an auditor with a ruler. Find the paper, or make the paper. One afternoon in the archive saves you a month of calls.",
      metal:
        "While one agreement rusts, fresh metal offers better terms through a neat, punctual backer. Compare the two line by line. Let the old contract lapse politely, with a letter and a word of thanks.",
      water:
        "Your water mixes with everyone's, and people ask who brought in which customer. Keep receipts. For each account, note the date of the first call and who picked up the phone.",
    },
    dog: {
      meeting: "A Dog year isn't related to you. It values fair play, so say openly what you're working on.",
      wood: "Good causes have deep roots, and that wood takes all the water you bring: committees, volunteers, the fund for the break room. Sit on one. Turn the others down by name, kindly, in spring.",
      fire: "There's a fight worth having, and you hold the water for that fire. It's slow work, all on the record. Collect the facts for a colleague who got a raw deal, and speak second.",
      earth:
        "Somebody draws a line in the earth, and the guard who knows your name asks for your badge anyway. No exceptions now. Sign the log, and stop parking in the visitor's spot.",
      metal:
        "Honest people vouch for you, and their metal turns into water you can use: a reference, a referral, a banker who nods. Two former coworkers would give you a written line. Write one for each of them that same day.",
      water:
        "There's plenty of company in the water, and this crowd plays fair. So must you. Pass on the lead you can't use, and say out loud when the idea came from the intern.",
    },
    pig: {
      meeting: "Accept help in a Pig year, and return some. It's generous and has no special tie to you.",
      wood: "With water this free and wood this thirsty, you end up as host: the offsite, the clients, the farewell lunch. Enjoy it, within limits. Set a sum per guest and an hour when you go home.",
      fire: "Behind the smiles there's a fire sale: someone openhanded has overspent and needs a buyer. Your water suits the job. Name a fair sum, and put in the late nights to sort the stock.",
      earth:
        "Comfort ends at a bank of earth: free lunches stop, and the company card gets a limit. Trim your own spending first, and without a sigh. Show the team the new budget the day you get it.",
      metal:
        "Metal loosens purses, and kindness you never billed flows back to you. Someone offers you either a course or a very good chair. Choose the course, and hand your notes around afterward.",
      water:
        "High water in a soft season: there's enough for all, and all have noticed. Don't hoard your share in six small jars. Move it to one account, and name what it's for.",
    },
  },
  months: {
    rat: "Clean up in your own month, December's Rat month, before you start anything new. Close old quotes, delete duplicate files and count what you really have. January is easier with a short list.",
    ox: "January's Ox month is good for a partnership, so show a patient colleague the plan you've kept to yourself. When they say how many hours it takes, their figure is better than yours.",
    tiger:
      "Volunteer for one visible task in February's Tiger month, because everyone is starting something. Choose one that ends by early March. You get noticed, and you don't get stuck.",
    rabbit:
      "Watch your manners and your forms in March, because the Rabbit month counts both against you. Send the tax papers early. A greeting at the top of each message saves you a misunderstanding.",
    dragon:
      "Let an ally present your figures in April's Dragon month. You have the numbers, and they have the voice. Give the best speaker you know one slide, and both of you win.",
    snake:
      "Use May, the Snake month, to study one subject properly, because you usually collect bits. Read one long report to the end. It will give you the argument that you lacked all spring.",
    horse:
      "Expect a sudden change in June's Horse month, the month of your clash: a date moves or a client leaves. Keep one afternoon a week free. You'll need it, and you won't panic.",
    goat: "Phone instead of typing in July's Goat month, because your short replies sound colder than you mean. If a quiet coworker seems hurt, stop by that same day. Five minutes will be enough.",
    monkey:
      "Try an odd idea with a quick colleague in August's Monkey month, while the office is half empty. Two people, one week and fifty dollars are plenty. Show it to the others in September.",
    rooster:
      "Check your standing deals in September, because in the Rooster month one of them slips. Look at discounts, shared desks and favors. A note to the other side keeps them in order.",
    dog: "Keep your small promises in October, because the Dog month is the one in which people count them. List them on a card and settle the oldest first. Each one done is credit.",
    pig: "Meet people without a purpose in November's Pig month and you'll learn more than in a dozen calls. Leave the phone in your coat and pay for lunch. The news comes with dessert.",
  },
};
