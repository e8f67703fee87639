import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { htmlOf, tidied } from './text.ts';
import { layoutOf, type QuestionSet } from './types.ts';

/**
 * Moodle's GIFT. All text is HTML, in which any character can be escaped. In plain text, readers would take `%50%`
 * before an option for its weight and `->` for the end of a pair. Steps to put in order become pairs of a step and its
 * place, since GIFT has no ordering.
 */
export function writeGift({ title, questions }: QuestionSet): string {
  return questions.map((question, index) => `${nameOf(title, index)}${bodyOf(question)}\n`).join('\n');
}

const nameOf = (title: string, index: number) =>
  `::${guarded(tidied(title).replaceAll('\n', ' '))} ${index + 1}::`;

const guarded = (text: string) => text.replace(/[#:={}~\\]/g, String.raw`\$&`);

/** Rich text: a leading percent sign would be a weight. */
const rich = (text: string) => `[html]${guarded(htmlOf(text).replace(/^%/, '&#37;'))}`;

const comment = (mark: string, text: string) => (tidied(text) === '' ? '' : `${mark}${rich(text)}`);

function bodyOf(question: FileQuestion): string {
  const { stem, options, key, rationales, explanation } = question;
  const general = comment('####', explanation);
  const begun = `${rich(stem)}{`;
  const inLines = (lines: readonly string[]) =>
    [begun, ...lines, ...(general ? [`\t${general}`] : []), '}'].join('\n');
  switch (layoutOf(question)) {
    case 'steps':
      return inLines(options.map((step, index) => `\t=${rich(step)} -> ${index + 1}`));
    case 'true_false': {
      // The feedback for wrong answers comes first, then that for right ones.
      const right = comment('#', rationales[key] ?? '');
      const wrong = comment('#', rationales[1 - key] ?? '') || (right && '#');
      return `${begun}${key === 0 ? 'TRUE' : 'FALSE'}${wrong}${right}${general}}`;
    }
    case 'choice':
      return inLines(
        options.map(
          (option, index) =>
            `\t${index === key ? '=' : '~'}${rich(option)}${comment('#', rationales[index] ?? '')}`,
        ),
      );
  }
}
