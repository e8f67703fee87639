import { parse, type GIFTQuestion, type MultipleChoice, type TextFormat } from 'gift-pegjs';
import { choiceFrom, orderingFrom } from './questions.ts';
import { textOfHtml, tidied } from './text.ts';
import type { Found } from './types.ts';

/** Anything longer isn't a question, and the parser is slow with long texts. */
const maxBlockLength = 20_000;

/** The questions of a GIFT file. They are parsed one by one, so that a broken one doesn't affect the others. */
export function readGift(text: string): Found[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .reduce<string[][]>(
      (blocks, line) => {
        if (line.trim() === '') blocks.push([]);
        else blocks.at(-1)?.push(line);
        return blocks;
      },
      [[]],
    )
    .filter((lines) => lines.some((line) => !/^\s*(?:\/\/|\$CATEGORY:)/.test(line)))
    .map((lines) => lines.join('\n'))
    .flatMap((block): Found[] => {
      if (block.length > maxBlockLength) return [{ skipped: 'too_long' }];
      try {
        return parse(`${block.trim()}\n`).flatMap(foundIn);
      } catch {
        return [{ skipped: 'unreadable' }];
      }
    });
}

/** HTML and Moodle's own format may have tags; the others show them as text. */
function plain(rich: TextFormat | null): string {
  if (!rich) return '';
  return rich.format === 'html' ? textOfHtml(rich.text) : plainUnlessTagged(rich);
}
const plainUnlessTagged = ({ format, text }: TextFormat) =>
  format === 'moodle' && /<[a-z/][^<>]*>/i.test(text) ? textOfHtml(text) : tidied(text);

function foundIn(question: GIFTQuestion): Found[] {
  if (question.type === 'Category' || question.type === 'Description') return [];
  const stem = plain(question.stem);
  const explanation = plain(question.globalFeedback);
  if (question.type === 'TF') {
    const { isTrue, trueFeedback: wrong, falseFeedback: right } = question;
    const rationales = isTrue ? [plain(right), plain(wrong)] : [plain(wrong), plain(right)];
    return [
      choiceFrom({ stem, explanation, options: ['True', 'False'], keys: [isTrue ? 0 : 1], rationales }),
    ];
  }
  if (question.type === 'MC') return [choice(question, stem, explanation)];
  if (question.type !== 'Matching') return [{ skipped: 'other_kind' }];
  const pairs = question.matchPairs.map(
    ({ subquestion, subanswer }) => [plain(subquestion), tidied(subanswer)] as const,
  );
  return [orderingFrom({ stem, explanation, pairs })];
}

const choice = ({ choices }: MultipleChoice, stem: string, explanation: string) =>
  choiceFrom({
    stem,
    explanation,
    options: choices.map(({ text }) => plain(text)),
    keys: choices.flatMap(({ isCorrect, weight }, index) =>
      (weight === null ? isCorrect : weight > 0) ? [index] : [],
    ),
    rationales: choices.map(({ feedback }) => plain(feedback)),
  });
