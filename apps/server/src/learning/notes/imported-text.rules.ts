import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { factsOfQuestion } from '@rounds/contract/learning/notes.questions.rules';

const stepsOf = ({ options, key }: Extract<NoteItem, { kind: 'ordering' }>) =>
  key.map((index) => options[index] ?? '');

/** How notes made from imported questions used to store each question: as a statement, true or not. */
function asHeld(item: NoteItem): string {
  const answer =
    item.kind === 'ordering'
      ? stepsOf(item).map((step, index) => `${index + 1}. ${step}`)
      : [item.options[item.key]];
  return [`**${item.stem}**`, ...answer, item.source.text].filter(Boolean).join('\n');
}

const factsOf = (item: NoteItem) =>
  factsOfQuestion({
    ...item,
    answer: item.kind === 'ordering' ? '' : (item.options[item.key] ?? ''),
    explanation: item.source.text,
  });

/**
 * Replaces the imported questions in a note's text with the facts they state. Returns the text unchanged if it has
 * none.
 */
export function withoutImportedQuestions(content: string, questions: readonly NoteItem[]): string {
  let text = `\n\n${content}\n\n`;
  let isChanged = false;
  for (const item of questions.filter(({ writtenBy }) => writtenBy === 'imported')) {
    const held = `\n\n${asHeld(item)}\n\n`;
    if (!text.includes(held)) continue;
    isChanged = true;
    text = text.split(held).join(
      `\n\n${factsOf(item)
        .map((fact) => `${fact}\n\n`)
        .join('')}`,
    );
  }
  return isChanged ? text.trim() : content;
}
