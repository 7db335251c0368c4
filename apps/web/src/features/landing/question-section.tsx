import { Container } from "@zodiac-at-work/ui/container";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { questions } from "./questions.ts";

export function QuestionSection() {
  return (
    <section className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-3 py-9 sm:gap-y-8 sm:py-12 md:grid-cols-[1fr_2fr] md:py-16">
        <div>
          <Eyebrow>Questions</Eyebrow>
          <Heading level={2} size="section" className="mt-2">
            Frequently asked questions
          </Heading>
        </div>
        <div>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
}
