import { readNumerology } from "@zodiac-at-work/numerology";
import type { Section } from "../plan.ts";
import { list, longDate } from "../words.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** The number in three stages of a career. Slots: those of a life path, as in all sections of this file. */
export function stagesSection(render: Render): Section {
  return {
    need: 3,
    heading: render([
      "Life path {n} at 25, 40 and 55",
      "The career of {aN} in three stages",
      "How {aN} changes with the years",
    ]),
    lead: [
      render([
        "<strong>In the twenties.</strong> Try two or three kinds of work and keep notes. {aN} learns from contrast, and nobody expects a straight line yet.",
        "<strong>At the start.</strong> Choose the teacher before the title. A good first boss shows {aN} what the number can do.",
      ]),
      render([
        "<strong>Around forty.</strong> You know what you are good at, and so do others. {aN} should now say no to work that anybody could do.",
        "<strong>In the middle.</strong> Responsibility grows and time shrinks. {Ns} who hand over one task a year keep the part that matters.",
      ]),
    ],
    extra: [
      render([
        "<strong>After fifty-five.</strong> Teach. A young colleague of another number asks {aN} the questions that everyone else stopped asking.",
        "<strong>Later on.</strong> Choose projects by the people in them. {aN} has little left to prove and a good deal to pass on.",
      ]),
    ],
  };
}

/** How to speak of one's strength in an interview. */
export function interviewSection({ chance }: WriterContext, render: Render): Section {
  return {
    need: 2,
    heading: render(["How {aN} should handle an interview", "Life path {n} in a job interview", "{Ns} in interviews"]),
    lead: [
      render([
        "Leave the number at home and bring the habit behind it. One story from last year tells more about {aN} than any adjective.",
        "Do not mention numerology unless you know the interviewer. What {aN} is good at can be shown in two minutes and one example.",
      ]),
      list(
        chance
          .shuffle(questions)
          .slice(0, 3)
          .map((texts) => render(texts)),
      ),
    ],
    extra: [
      render([
        "If they ask for a weakness, name the one that you know from this page, and what you do about it. {aN} sounds credible with both halves.",
        "Prepare for silence as well. {Ns} differ in how long they can bear it, and a calm pause makes a good impression.",
      ]),
    ],
  };
}

const questions = [
  [
    "Ask what a good first year would look like. {aN} works better toward a picture.",
    "Ask how success is measured here, and by whom. It tells {aN} whether the number fits.",
  ],
  [
    "Ask what the last person in the job liked least. Sometimes {aN} likes exactly that.",
    "Ask who decides when two people disagree. For {aN} this matters more than the logo.",
  ],
  [
    "Ask to see the place at work, for an hour. {Ns} notice in ten minutes what no website says.",
    "Ask what you would do in the first week. If the answer is vague, {aN} should hesitate.",
  ],
  [
    "Ask how often plans change. There is no right answer, only one that suits {aN}.",
    "Ask whom you would learn from. {Ns} stay longer where the answer is a name.",
  ],
] as const;

/** An exercise for a week. */
export function exerciseSection(render: Render): Section {
  return {
    need: 3,
    heading: render(["A week of practice for {aN}", "Five days with life path {n}", "Try life path {n} for a week"]),
    lead: [
      render([
        "You can test a number like any other idea. Take five working days and one small task for each.",
        "Reading about {aN} changes nothing. Five small experiments might.",
      ]),
      list([
        render([
          "Monday: write down when you were most useful.",
          "Monday: count how often you did what {aN} does best.",
        ]),
        render([
          "Tuesday: ask a colleague what you should do more often.",
          "Tuesday: leave one thing to somebody else, on purpose.",
        ]),
        render([
          "Wednesday: say no once, politely and without a reason.",
          "Wednesday: praise someone for the thing that {aN} finds hard.",
        ]),
        render(["Thursday: do the dull task first.", "Thursday: change the place where you work for two hours."]),
        render([
          "Friday: compare the notes with this page.",
          "Friday: cross out what was wrong about {aN} and keep the rest.",
        ]),
      ]),
    ],
    extra: [
      render([
        "If three of the five days felt natural, the description of {aN} fits you. If not, trust your notes more than the number.",
        "Repeat the week in a year. {Ns} change less than they think and more than others notice.",
      ]),
    ],
  };
}

/** The same birthday by two methods. */
export function methodsSection({ chance }: WriterContext, years: readonly number[], render: Render): Section {
  const example = () => {
    const date = { year: chance.pick(years), month: 1 + chance.int(12), day: 1 + chance.int(28) };
    const { lifePath, otherMethods } = readNumerology(date);
    return render(
      [
        "For a birth on {date} the plain sum runs {sum}. Digit by digit it is {digits}. The results are {first} and {second}.",
        "Someone was born on {date}. The plain sum is {sum}, so the result is {first}. The digits alone give {digits}, and the result is {second}.",
      ],
      {
        date: longDate(date),
        sum: lifePath.text,
        digits: otherMethods[1].text,
        first: String(lifePath.value),
        second: String(otherMethods[1].value),
      },
    );
  };
  return {
    need: 3,
    heading: render([
      "Two methods for life path {n}, side by side",
      "Does another method still give {n}?",
      "Checking {n} by a second method",
    ]),
    lead: [
      render([
        "Some books add the three parts of a date, others add all digits in one row. The last digit always agrees. Only 11, 22 and 33 can differ, so {aN} should know both ways.",
        "There is more than one way to add a date. If you want to be sure of {n}, do it twice.",
      ]),
      example(),
    ],
    extra: [example(), example()],
  };
}
