import type { Case, Question } from '@rounds/contract/learning/scenarios';

export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

/** No treatment is chosen without these: a weight in kilograms and allergies. */
const safety = /\ballerg|(?<!\/)\bkg\b(?!\/)/i;

/** This many of the latest turns of a case are always shown. */
const latestUpdates = 2;

/**
 * The paragraphs of a case's story that a question can do without, for learners who have read them before. A paragraph
 * is needed if it shares a significant word or a figure with the question, its options or their explanations, which
 * name what the answer depends on. The opening, the last two turns, a weight and allergies are always needed. The
 * opening question needs all of it.
 * @param index of the question, from zero
 */
export function dispensableParagraphs(scenario: Case, index: number): ReadonlySet<string> {
  const question = scenario.questions[index];
  if (!question || index === 0) return new Set();
  const updates = scenario.questions.slice(1, index + 1).flatMap(({ update }) => update ?? []);
  const [opening = '', ...story] = [scenario.patientPresentation, ...updates].flatMap(paragraphsOf);
  const latest = new Set(updates.slice(-latestUpdates).flatMap(paragraphsOf));
  const all = [opening, ...story].map((paragraph) => ({ paragraph, marks: marksOf(paragraph) }));
  // Words in at least half of the story don't distinguish its parts: names, the disease.
  const isTelling = (mark: string) =>
    all.filter(({ marks }) => marks.has(mark)).length <= Math.max(all.length / 2, 1);
  const asked = marksOf(textsOf(question).join(' '));
  return new Set(
    all.slice(1).flatMap(({ paragraph, marks }) => {
      const isNeeded =
        safety.test(paragraph) || [...marks].some((mark) => asked.has(mark) && isTelling(mark));
      return isNeeded || paragraph === opening || latest.has(paragraph) ? [] : paragraph;
    }),
  );
}

/** Figures, words long enough to mean something, without their endings, and short names: Lena, INR. */
const marksOf = (text: string) =>
  new Set([
    ...(text.toLowerCase().match(/\d+(?:[.,/]\d+)*|\p{L}{5,}/gu) ?? []).map((mark) =>
      isFigure(mark) ? mark : mark.slice(0, 6),
    ),
    ...(text.match(shortNames) ?? []),
  ]);
/** A capital inside a sentence marks a name. */
const shortNames = /(?<=[\p{Ll},;:] )\p{Lu}\p{L}{2,3}(?!\p{L})/gu;
const isFigure = (mark: string) => /^\d/.test(mark);

/** All the text of a question. */
function textsOf({ question, options, explanation, optionRationales, item }: Question): string[] {
  return [question, ...options, explanation, ...stringsIn(optionRationales), ...stringsIn(item)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
