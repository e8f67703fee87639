import { choiceFrom, orderingFrom, stepsFrom } from './questions.ts';
import { textOfHtml, tidied } from './text.ts';
import { type Element, childNamed, childrenNamed, textOf } from './xml.ts';
import type { Found } from './types.ts';

/** The questions of a Moodle quiz, as Moodle exports them. */
export function readMoodleXml(quiz: Element): Found[] {
  return childrenNamed(quiz, 'question').flatMap(foundIn);
}

/** The words in a `text` element. Only HTML, and Moodle's own format, have tags. */
function plain(element: Element | undefined): string {
  const text = textOf(childNamed(element, 'text'));
  const format = element?.attributes['format'] ?? 'html';
  return format === 'plain_text' || format === 'markdown' ? tidied(text) : textOfHtml(text);
}

function foundIn(question: Element): Found[] {
  const type = question.attributes['type'];
  if (type === 'category' || type === 'description') return [];
  const stem = plain(childNamed(question, 'questiontext'));
  const explanation = plain(childNamed(question, 'generalfeedback'));
  const answers = childrenNamed(question, 'answer');
  if (type === 'ordering') return [stepsFrom({ stem, explanation, steps: answers.map(plain) })];
  if (type === 'matching') {
    const pairs = childrenNamed(question, 'subquestion').map(
      (pair) => [plain(pair), tidied(textOf(childNamed(childNamed(pair, 'answer'), 'text')))] as const,
    );
    return [orderingFrom({ stem, explanation, pairs })];
  }
  if (type !== 'multichoice' && type !== 'truefalse') return [{ skipped: 'other_kind' }];
  const inOrder =
    type === 'truefalse'
      ? ['true', 'false'].flatMap((word) => answers.filter((one) => plain(one).toLowerCase() === word))
      : answers;
  return [
    choiceFrom({
      stem,
      explanation,
      options: type === 'truefalse' ? ['True', 'False'].slice(0, inOrder.length) : inOrder.map(plain),
      keys: inOrder.flatMap((one, index) => (Number(one.attributes['fraction']) > 0 ? [index] : [])),
      rationales: inOrder.map((one) => plain(childNamed(one, 'feedback'))),
    }),
  ];
}
