import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Water feeds wood, and the Pig of 1995 waters everything in sight. You grow teams, tomatoes and other people's start-ups. You say yes as though rain were free, and things do come up. You are more ambitious than you look, in the way of a tree. By fall you may find yourself dry, with your name on none of the fruit. Own a share of what you raise. It is a small clause; ask for it while they still call the thing a seedling.",
  fire: "Water douses fire, so the Pigs of 1947 and 2007 have a hand on the hose. Heat draws you all the same: show business, sales, a kitchen at eight. You bring cheer where others bring panic, and a screaming chef goes quiet beside you. Sometimes you put out a thing that should have burned. It may be an anger, a big wish or a dare. Give it ten minutes of air before you soothe it. Part of your courage is in there.",
  earth:
    "Earth dams water, and the Pig of 1959 learned limits at home, along with how to make a roast last until Wednesday. You have a bank where your kind has a delta. You finish, you save, and you keep the shop open in the slow month. The wall is your own by now, so check its height. You refuse yourself things that you would buy for any guest. Let a little over the top. Trips count, and so does the better mattress.",
  metal:
    "Metal feeds water, and the Pig of 1971 was given a strong spring. Firm people backed you, and from them you have a spine under all the upholstery. You can say no at the first meeting, in a pleasant tone. You bargain for a whole group, and nobody leaves hungry. Since strength comes easily, you pick up too much: the committee, the cousin's move, the marathon. Take what only you could carry. The rest of them have arms.",
  water:
    "Water with water, and no shore for miles: the Pig of 1983 feels it all. You know who is sad in accounting from the sound of the stapler. Strangers tell you their lives by the second stop, and you help them, and you are late. You do well wherever trust is the product. Your own limits, though, are painted on waves. Borrow some from outside: a contract, a closing time, a friend who counts. What is left is still plenty for two villages.",
};
