import type { YearOutlookTexts } from "../types/year-outlook-texts.ts";

export const outlook: YearOutlookTexts = {
  ownYear:
    "Every dozen years the calendar wears your face. Tradition says to review such a year rather than fill it. Go through the pantry of your working life: the subscriptions, the side deals, the favors out on loan. At work, look hard at the backup plan you've been feeding since the last round, and ask what it's still for. Wear something red. Socks will do, as long as somebody else pays. You'll enjoy that part.",
  years: {
    rat: {
      meeting: "You meet yourself at the cheese: a Rat year knows what you know. Sort what you've already stored.",
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
      meeting: "The Ox year is your closest harmony: one steady partner pulls while you scout. Split the take evenly.",
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
      meeting: "No tie binds you to a Tiger year. It likes bold entrances, so speak up once a week.",
      wood: "Big wood springs up fast and drinks from your well: decks, pilots, somebody's keynote. Charge extra for rush jobs. And keep one evening a week when the laptop stays in a locked drawer.",
      fire: "Somebody bold lights the fire, and only you have found the hydrant. That's worth money, and it will cost you weekends. Quote the rescue before you start it, with a cap on the hours.",
      earth:
        "The loud plans run into earth: zoning, audits, a landlord who says no. You get stopped along with them. Read the permit rules yourself in January, and be the calm voice when the truck turns back.",
      metal:
        "A metal year sends you a sponsor with a big voice who likes your quiet numbers. You didn't ask. Give them one clean chart a month, and let them make the noise upstairs.",
      water:
        "Same water, higher waves: a crowd of newcomers works your side of the street. Some are good company. Befriend the one who asks the best questions, before the shop across the road does.",
    },
    rabbit: {
      meeting:
        "A Rabbit year minds your manners. Tradition calls it punishment, mostly by paperwork: knock, then sign where it says.",
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
      meeting: "The Dragon year shares your trine: it brings the lights, you bring the cost sheet that keeps them on.",
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
      meeting: "Nothing links you with a Snake year. It thinks slowly, so wait for the whole answer.",
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
      meeting: "Your clash, from across the wheel: a Horse year brings change at a gallop. Keep a bag packed.",
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
      meeting: "A Goat year goes by feelings, you go by figures, and tradition calls the mix-ups harm.",
      wood: "Your water goes into someone's pet project, and the wood grows in a direction you never heard about. Ask what finished looks like. Get a sketch, on a napkin even, before the second draft.",
      fire: "A sore spot smolders at the office, and a little fire like that answers to your kind of water. Drop by in person. Ten minutes and two coffees settle what nine emails only spread.",
      earth:
        "Soft voices, hard earth: the policy is final, and they announced it while you were on another call. Don't bargain with the messenger. Ask for the minutes each week and read them.",
      metal:
        "The office aunt, or whoever plays the part, sends metal your way as praise, a budget, a warm word upstairs. Accept it plainly. If you look for the catch, people will notice you looking.",
      water:
        "Too many talkers share the same water, and your joke gets passed along without the wink. Tell the kind version. Repeat what you agreed in your own words before the call ends.",
    },
    monkey: {
      meeting: "The quickest of your trine takes the wheel: a Monkey year has nine ideas before breakfast.",
      wood: "Invention is thirsty, and your water keeps the wood in leaf: prototypes, patches, a demo at midnight. Tell your allies which nights are off. Then ship the smallest version that someone would pay for.",
      fire: "The prize glows, and together you have the water to take this fire. Expect a scrappy fight with a funny story in it. Rehearse the pitch in front of the rudest friend you have.",
      earth:
        "Clever meets earth: the patent office, procurement, a clause on page forty. Your allies will suggest a trick. Suggest the form instead, fill it in together over pizza, and mail it a week early.",
      metal:
        "Metal draws up water by the bucket, and every gadget the team tries seems to come with a discount. Borrow a tool before you build one. Put the hours you save into one sale.",
      water:
        "Quick minds, fast water: by Tuesday there are three copies of your idea. Laugh, and make the fourth version. Agree with your allies who owns what while it's still worth nothing.",
    },
    rooster: {
      meeting: "A break, the mildest of tensions: some old deal comes loose. Check it before the Rooster year crows.",
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
      meeting: "A Dog year is no relation, but it has house rules: be loyal, be fair, say where you've been.",
      wood: "Good causes have deep roots, and that wood takes all the water you bring: committees, volunteers, the fund for the break room. Sit on one. Turn the others down by name, kindly, in spring.",
      fire: "There's a fight worth having, and you hold the water for that fire. It's slow work, all on the record. Collect the facts for a colleague who got a raw deal, and speak second.",
      earth:
        "Somebody draws a line in the earth, and the guard who knows your name asks for your badge anyway. No exceptions now. Sign the log, and stop parking in the visitor's spot.",
      metal:
        "Honest people vouch for you, and their metal turns into water you can use: a reference, a referral, a banker who nods. Ask two former coworkers for a written line. Write one for each of them that same day.",
      water:
        "There's plenty of company in the water, and this crowd plays fair. So must you. Pass on the lead you can't use, and say out loud when the idea came from the intern.",
    },
    pig: {
      meeting: "A Pig year has full plates and no special tie to you. Take seconds, and pick up the check.",
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
    rat: "Your own month brings long nights and a half-empty office. Nobody's watching, so clean up. Delete the file called final three, close the dead quotes, and count what you really have.",
    ox: "The Ox month, deep in January, hands you a partner with a slow pulse. Show them the plan you've kept to yourself. Ask how many hours it takes, and believe their figure over yours.",
    tiger:
      "Snow on the ground and a shout in the hall: the Tiger month wants volunteers. Pick one task that ends by early March. Put your hand up in front of everyone, for the practice.",
    rabbit:
      "March checks how you ask for things. In the Rabbit month, a late form or a curt email costs more than it should. Send the tax papers early, and start each message with a name.",
    dragon:
      "April's Dragon month brings allies with a flair for show. Lend them your numbers. Sit down with the person who presents best, and give them one slide to say out loud.",
    snake:
      "May is for study. You snack on facts all day, so use the Snake month for a proper meal: read one of those long reports right to the end, footnotes and all.",
    horse:
      "Early summer, and the Horse month swings a door open in your face. A date moves or a client leaves. Keep one afternoon a week empty, so the surprise has somewhere to sit.",
    goat: "Heat and crossed wires: in the Goat month, your brief replies sound colder than you meant. Phone instead of typing. And ask the quiet coworker whether that remark on Thursday stung.",
    monkey:
      "August's Monkey month pairs you with someone just as quick. Half the office is at the beach, so test the odd idea now. Two people, one week, fifty dollars, and then show it.",
    rooster:
      "September opens the old ledgers. In the Rooster month some arrangement slips: a discount, a shared desk, a standing favor. Go over three of them with the other side, and fix the wording.",
    dog: "Leaves fall, and the Dog month counts who keeps promises. You owe a few small ones. List them on one card, settle the oldest first, and tell each person it's done.",
    pig: "November's Pig month is kind and well fed. Take people to lunch without a motive. Leave the phone in your coat, pay for everyone, and see what they tell you by dessert.",
  },
};
