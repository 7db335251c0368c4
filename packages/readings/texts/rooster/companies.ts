import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company collects a hundred sales leads a day. You do best as the one who checks them and picks the ten worth a call.",
    grates:
      "Agreements drift here. The bonus in your offer has changed since the handshake, and your new boss sees no problem.",
    advice:
      "After the handshake, email your new boss the same day: “This is what we agreed. Is it right?” With a yes in writing, your bonus stays what it was.",
  },
  ox: {
    works:
      "You'll feel at home at an Ox company, which checks everything it does. Your best job is the last inspection before anything ships.",
    grates:
      "When you point out a flaw, nobody argues. Your colleagues nod, thank you, and make the next forty parts the same way.",
    advice:
      "Next time, put the flawed part and a mended one side by side. People here trust their eyes more than a list, and a change they accept stays for good.",
  },
  tiger: {
    works:
      "A Tiger company moves fast. It needs you for the last look at each bid, where one small mistake would cost it the deal.",
    grates:
      "You name eleven things that could go wrong. The team stops listening after the second and calls you negative.",
    advice:
      "An hour before the meeting, send the team the three worst risks, each with its cure. A list that short gets read, and all three are fixed before the bid goes out.",
  },
  rabbit: {
    works:
      "You clash with a Rabbit company, where people take corrections to heart. Checking the suppliers' goods still works, because no colleague made them.",
    grates:
      "You point out an error while the colleague who made it is in the room. You're right, and you lose two friends.",
    advice:
      "Wait a day with each correction, and then send it to the author alone. Overnight, half of your notes turn out to be needless, and the rest get you thanks.",
  },
  dragon: {
    works:
      "A Dragon company has big ideas and needs your dates. Run the schedule of a launch, and what was promised comes true.",
    grates: "Plans reach you at the last minute. You get the guest list an hour before the guests.",
    advice:
      "On the day an event is announced, see the chief: “I need the names a month ahead. Shall I come by on the first?” You come by, and the list is yours.",
  },
  snake: {
    works:
      "Evidence beats charm at a Snake company. Checking a partner's papers before a deal is your job there, because you read to the last page.",
    grates:
      "You explain a deal to a nice man at the trade fair. Since Monday, nobody in the office explains anything to you.",
    advice:
      "When a new deal begins, have your boss write on the folder who may read it. Nobody keeps a written rule like you, so the office soon talks to you again.",
  },
  horse: {
    works:
      "A Horse company sells with its heart. At the order desk, where you check what was sold before it ships, you're worth two salaries.",
    grates:
      "Sales reports come late, or as a photo of a napkin. You return one with comments, and the next doesn't come at all.",
    advice:
      "Cut the report to five lines, fill in three, and put it on the sellers' phones. Anyone in a rush can manage two lines, so you get your data daily.",
  },
  goat: {
    works:
      "Everything made at a Goat company is lovely. Take charge of the sample, the last piece before production, because your eye makes it exact.",
    grates:
      "You mention a crooked seam, and the designer looks at the floor. She thinks that you don't like the dress, or her.",
    advice:
      "Before you correct a piece, say to its designer: “What did you have in mind?” While she explains, she often sees the seam herself, and she mends it without being hurt.",
  },
  monkey: {
    works:
      "Ideas come daily at a Monkey company, more than it can check. Run the pilot tests: you see first which ideas will hold up.",
    grates:
      "Your colleagues skip your procedure, and the results get better. That annoys you more than a failure would.",
    advice:
      "In your next meeting, give up all steps but one: “This one protects customers, so please keep it.” Colleagues who see you bend do keep it, and you can enjoy their results.",
  },
  rooster: {
    works:
      "Nobody calls you fussy at a Rooster company, but everyone corrects everyone. It works if you're the expert in one narrow field, such as sales tax.",
    grates: "Everybody is right and wants it noted. A wrong date on a slide turns into an hour of debate.",
    advice:
      "Before the next meeting, pin a sheet by the door: “Corrections, please sign.” Everybody gets to be right on paper, with a name, and the hour is left for the work.",
  },
  dog: {
    works:
      "Your exactness gets a purpose at a Dog company, which wants to put wrongs right. Look into the complaints: a fair answer needs the exact facts.",
    grates:
      "You criticize a file, and the team hears you criticize a colleague. By eleven, four people have brought her coffee.",
    advice:
      "Take the next error to its author's desk, and start with two things that are good. She fixes the file that day, and the team stays on your side.",
  },
  pig: {
    works:
      "A Pig company treats you like family. Close its books each month, and you'll be the relative that everybody is thankful for.",
    grates:
      "Your colleagues give away refunds and free lunches without a record. At month's end, you have a gap and they have friends.",
    advice:
      "On the 1st, hang a pad beside the coffee machine: “Given away today.” One line takes ten seconds, so your colleagues can stay generous, and your books are right to the cent.",
  },
};
