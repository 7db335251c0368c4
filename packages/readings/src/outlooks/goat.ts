import type { SignOutlook } from "./sign-outlook.ts";

export const goat: SignOutlook = {
  ownYear:
    "Your own year, the soft old rule says, is one for mending. You're to wear red from somebody's hand, maybe a scarf, and to leave the big gate shut. You'll feel everything at double strength, praise as well as drafts. So look after the one thing you've let slide because it has no feelings: the price list, the lease, the folder called later. Ask a brisk friend to sit by you while you open it.",
  years: {
    rat: {
      meeting:
        "A Rat year harms you by arithmetic. It meant the figures, you heard the tone. Ask for the sum and the reason on one page, and reply after lunch.",
      wood: "A fence of numbers around the pasture. This wood limits you in cents. Find the two items you truly need, defend those with a drawing, and let the ribbon go.",
      fire: "They've hurt your feelings and then, clumsily, they've lit a stove. Fire feeds your earth through a bookkeeper with a heart. Say what you earn now. It's the least romantic and best talk of the year.",
      earth:
        "There's another soft soul in the office, with a smaller salary, on the same bit of earth. Someone compares you. Compare notes first, with tea, and go in together.",
      metal:
        "Every kindness is entered under overhead. Your earth turns to metal for them, by the ounce. Keep one basket of hours that's never on the sheet, and tell no one what's in it.",
      water:
        "The leak's in the petty cash and it's you they ask to stop that water. You can, and it'll win over the whole counting house. Two days, a jam jar and a pencil.",
    },
    ox: {
      meeting:
        "Straight across from you stands the Ox, and the two of you clash and punish. Stern rules come from outside. Choose one to bend and keep the others, sweetly.",
      wood: "Yoke, plow and now a fence. Your garden's measured for something useful and the wood of it is oak. Ask for one bed by the wall. Fill that with what they can't do without.",
      fire: "The blow comes with a blanket. Fire warms you through strangers who've been run over by the same cart. Meet them on Wednesdays. One of them has a shop with a second room.",
      earth:
        "Earth against earth, horn to horn, over a matter of chairs. You'll not win by crying and they'll not win by law. Swap the chairs for a month. Let the backs decide.",
      metal:
        "They dig in you for metal with a heavy tool. It's duty this, output that, and no flowers. Give one honest day's worth daily. At five you turn back into a meadow.",
      water:
        "In all that stamping they've burst a pipe. Water is what you can manage, calmly, on your knees. When it's dry they'll look at you differently. Use that look within a week.",
    },
    tiger: {
      meeting:
        "A Tiger year has a big voice and a short memory. It isn't angry with you. Put your idea in its mouth and your name on the file.",
      wood: "Jungle over the kitchen garden. The bold wood of this year takes your light and says it's for the best. Move three pots into the sun on the first day. Don't ask.",
      fire: "There's a hero at the door with an armful of heat. They'd like to do something for you. Tell them exactly what, with the address, since heroes get lost.",
      earth:
        "Brave people camp on your lawn. Among them is one with your gifts and more push. Split what there is by taste: they can have the stage and you the costumes.",
      metal:
        "Swords from plowshares, and you're the plowshare. They ask you for more metal, for a fight you don't follow. Give what you'd give to a bake sale. Then shut the gate.",
      water:
        "The hunt's been through the brook. All is mud, and it falls to you to settle it. Sit, wait, let things sink. By May the clear water will be called your leadership.",
    },
    rabbit: {
      meeting:
        "The Rabbit is of your trine, so in its year good taste has a lobby. People who like what you like are hiring, buying or both. Send them the picture.",
      wood: "A trellis, freshly painted. It limits you, and you look well on it. Your friends will keep you to a plan this year. Let them, and hang a lantern at each rung.",
      fire: "Tea lights at every place, and one is marked with your name. Fire comes politely to your earth: a patron, a fellowship, a shop window. Say yes in your best handwriting.",
      earth:
        "Among so many gentle people there's one nice desk. You share the same soft ground and no one will say it. Say it. Then take turns by the moon.",
      metal:
        "Fine filigree from morning to night. Your friends adore it and the metal's all out of you. Raise the price until one of them swallows. That's the right price.",
      water:
        "There's a drip in paradise. Somebody's spending is wetter than it looks, and you've the earth to dike it. Invite them over. Serve something dry, with the figures in a napkin.",
    },
    dragon: {
      meeting:
        "A Dragon year wants everything larger and you wanted it nicer. You owe it nothing. Lend a hand with the curtains, and sleep at home.",
      wood: "Scaffolding in front of your window till fall. Big plans, and the wood of them stands on your toes. Ask for a wall of your own to paint. They'd forgotten that there's a back.",
      fire: "Even the edge of a bonfire is warm. You're well fed by what falls from the great table: grants, guests, gold paint. Hold out an apron and keep out of the speeches.",
      earth:
        "They're building on your meadow, and it's a very nice meadow. Earth on earth, with a crane. Draw the paths that people will really walk. That's the drawing they'll use.",
      metal:
        "They'd like statues. From you. All that metal out of such a small hill, and by Tuesday. Do one, life size, of the person who sweeps up.",
      water:
        "A fountain's broken and the great are wet. You've just the sort of earth that stops it. Fix it in your slippers and ask for a bench there, in the shade.",
    },
    snake: {
      meeting:
        "A Snake year sees what you're worth before you do. You're no kin. Listen for the price that it names, and don't say oh, no.",
      wood: "There's a root in the foundation and nobody knows whose. Quiet wood, quiet limits: a contract says you mayn't sell elsewhere. Get that sentence read by someone in a suit.",
      fire: "A banked fire, all night long. A reserved person has decided to believe in you and will pay for a year. Don't hug. Send a piece you're proud of, and a plan with dates.",
      earth:
        "Two tents on one warm rock. Your rival is calm and you're shy, and the gallery has a single wall. Ask for the left half. Calm people never mind which.",
      metal:
        "They want something small, perfect and without a maker's mark. Your earth gives the metal, your name stays off. Scratch it inside, where only the mice will see it. And charge double.",
      water:
        "Still water, black as ink. You can wall it in, at the price of a hard talk. Ask what it is that no one's saying. It's about money, and it's in your favor.",
    },
    horse: {
      meeting:
        "Your dearest bond on the wheel is with the Horse, so this year somebody quick carries what you've made to market. Stay close to that one person.",
      wood: "They've run ahead and hung your work in a barn. The wood of it's rough and the rule is no nails. Use string. Let your partner do the shouting about the nails.",
      fire: "This is summer: your friend is fire and so's the year, and you're earth that's baked just so. Ask for the thing you dare not ask for. Have your partner in the room.",
      earth:
        "Together you've filled the field and others want to graze it too. Good. A fair, then, with a gate. Your partner takes the tickets. You say who gets the tree.",
      metal:
        "Bits, buckles and bells by the hundred, since your partner sold three hundred. Your metal's running low. Laugh, then set a number per month, and tie it to the bridle.",
      water:
        "Splashed, and giggling. Your friend has ridden through a rule or two and it falls to you to dry things out. Do it with one letter, and that from the heart.",
    },
    goat: {
      meeting:
        "It's your own year, and the wind blows through the wool. Old hurts and old gifts come home together. Open the second bag first.",
      wood: "A branch has come in by the window. In a year of your own you're to live with limits as with weather. Hang your hat on it. Turn the bed. Sell the extra chair.",
      fire: "Somebody's left the oven on for you, all year. Fire in your own year is a rare kindness, so tell people what you're making. They ask because they'd like to buy it.",
      earth:
        "You three: the sign, the year, the earth beneath it. It's all you, and it's soft. Have some friend with elbows come by weekly, move the furniture and ask about invoices.",
      metal:
        "Out of your own year they'd like to strike a coin. You give and give, it clinks, they cheer. Keep the mold. The next person who wants one can pay for the sand.",
      water:
        "You may be a bank at last. The water of other people's worries can be held if you give it a shape: Thursdays, four to five. On Fridays you garden.",
    },
    monkey: {
      meeting:
        "A Monkey year tickles. It isn't meant as an insult, nor as a plan. Laugh where you can and ask for the rest in writing.",
      wood: "They've built a slide from your roof. It's fun and the planks are yours. Where wood meets earth someone has to say how far. Say it, point, and go down it once.",
      fire: "A string of colored lamps, plugged into your despair. It's a prank and it warms you to the bone. The quick crowd likes you. Take their number, if not their advice.",
      earth:
        "The sandbox again, and a clever child with your bucket. Someone's made a joke of your idea and the joke sells. Ask for half. They'll say yes, out of surprise.",
      metal:
        "Whistles, gears, a tin bird: your quiet earth is where they get the metal. They pay in giggles. Add up what a giggle comes to by the hour and show them, giggling.",
      water:
        "A water fight in the hall. You alone can end it, since nobody wants to be the one who made the Goat sad. Look a little sad. Hand out mops with ribbons.",
    },
    rooster: {
      meeting:
        "A Rooster year likes its corners square and your corners are scalloped. You've no quarrel. Hand it the tape measure and keep the thread.",
      wood: "It's a hedge with regulations. This wood has been clipped by someone who knows the law about sheep. Read the law aloud, slowly. There's a gap at the part about shade.",
      fire: "Praise, with a number, on letterhead. The fire of a strict year comes to you from a person who never says such things. Hang it in the hall, and ask for their cousin's commission.",
      earth:
        "Rows and rows of neat brown earth, and there's a name tag on each but yours. Someone applied. Apply. It's a form and it wants only your size and your opening hours.",
      metal:
        "The medals are on you this time, to make, not to wear. Each has a ribbon and a rule. Charge for the ribbon, charge for the rule, and sleep till nine.",
      water:
        "A drop in the ink, a scandal in the ledger. You can blot that water and no one else would do it kindly. Bring a soft cloth and tell just the one who spilled.",
    },
    dog: {
      meeting:
        "A Dog year finds you wanting, and what you agreed on frays. Show up for the small things, early, with the key. It's how the sore spot heals.",
      wood: "A fence, a sign, a sense of duty. Loyal wood leans on you from all sides. You'll be asked to take a stand. Take a small one, by the gate, with flowers.",
      fire: "There's an apology in the mail and a log fire with it. The one who was stern last fall has thought it over. Go. Don't bring up the fall. Bring wool.",
      earth:
        "Ground fought over by two who both weep. You want care, they want rules, it's the same patch of earth. Let a cheerful third party plant something quick, like radishes.",
      metal:
        "It's for the cause, so how could you say no to giving more metal? Say no to the Tuesday part. You've promised two Tuesdays already, to two causes, and they've met.",
      water:
        "They bark at the river and you put in the stones. One a day, no comment. When the water's where it should be, leave the last stone for the loudest to place.",
    },
    pig: {
      meeting:
        "A Pig year rounds out your trine and the cooking. With such friends, aims fatten nicely. Choose one, weigh it monthly, and don't name it.",
      wood: "The arbor's so full that you can't get out. They're limits of a delicious kind: guests, duties, wine. Prune two friends back to the holidays and they'll flower all the more.",
      fire: "The hearth of hearths. Whatever you've made by hand, a generous crowd will back it this year, in cash, with soup. Stand up and say the amount. They'll round it up.",
      earth:
        "You lie in the same hollow, warm and broke. All are dear to each other and all applied for the grant. Write one joint application. Put the driest of you in charge of the earth.",
      metal:
        "A service for twelve, then for sixty. You can't stop making spoons for people who hum. But the metal's your own. Put a tin by the door and let them hum at that.",
      water:
        "Wine has been spilled on the deed. You dab, they sing. With your earth that water can be turned before it gets to the will. Lock up the papers. Then sing.",
    },
  },
  months: {
    rat: "Short days and sharp pencils. Somebody in the Rat month will quote you a figure, and it'll sound like a verdict. It's a figure. Round it, breathe, and ask about the holidays.",
    ox: "January isn't your friend and doesn't pretend to be. In the Ox month do what's written, no more, and put the rest of your warmth into dinner.",
    tiger:
      "Loud snow. Let the Tiger month rage past the house while you cut the pattern for spring. If it knocks, hold up the pattern. It respects anything with scissors.",
    rabbit:
      "Buds and backers. The Rabbit's month likes you, so show your work to three people with good shoes. Stand next to it, and when they go quiet, count to six.",
    dragon:
      "Tents, trumpets, a crane. Nothing in the Dragon month has to do with you, and you've a cold. Stay in. Finish the thing that's been on the chair since fall.",
    snake:
      "A soft-spoken month with good eyes. Ask in the Snake's May what your time's worth. Ask somebody who doesn't love you. Then add ten percent, for love.",
    horse:
      "Your partner's month, and it's light until nine. Let a quick friend take you along in June. You'll moan in the car, and come back with orders.",
    goat: "Midsummer and your own. Everything touches you, so choose what does: a song, a creek, the one client who writes thank-you notes. Open no brown envelopes after six.",
    monkey:
      "Elastic bands and laughter. The Monkey's people borrow your things in August. Let the scissors go. Hide only the good ones, where you hide the chocolate.",
    rooster:
      "School again, and the ruler's out. In the Rooster month you're asked for a date. Give it, a day later than you think, and turn up a day before.",
    dog: "Fog on the fence. The Dog month will feel let down by someone, perhaps by you. Carry out one tiny promise before noon each day. It's thirty small repairs.",
    pig: "Roasts, rugs, old friends. The Pig's month would fund whatever you're dreaming of by candle. Bring the drawing in November, and a spoon. They like to see where the spoon goes.",
  },
};
