import { type RelationId, relationsBetween, type SignId, signById } from "@zodiac-at-work/zodiac";

/**
 * Returns what the solar month of a sign asks of the reader, in a sentence. The strongest relation of the two signs decides.
 *
 * @example
 * monthInWords("dragon", "dog"); // "The month of the Dog pulls the other way: leave room in the plan."
 */
export function monthInWords(reader: SignId, month: SignId): string {
  const subject = `The month of the ${signById(month).name}`;
  if (reader === month) return `${subject} is your own: review what you have before you add to it.`;
  const [relation] = relationsBetween(reader, month);
  return relation
    ? `${subject} ${sentences[relation.id]}`
    : `${subject} has no classical tie to the ${signById(reader).name}: it neither helps nor hinders.`;
}

const sentences: Readonly<Record<RelationId, string>> = {
  liuhe: "supplies what you lack: ask for help, and share the work.",
  sanhe: "wants what you want: do what the year favors now.",
  liuchong: "pulls the other way: leave room in the plan.",
  liuhai: "brings small misunderstandings: confirm in writing.",
  xing: "asks for care with rules and paperwork.",
  po: "loosens what was agreed: look at old arrangements.",
};
