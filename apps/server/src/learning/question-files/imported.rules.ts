import type { FileQuestion } from '@rounds/contract/learning/question-files';
import type { NoteItem, NoteTest } from '@rounds/contract/learning/notes.generated';
import { withoutMarkdown, factsOfQuestion } from '@rounds/contract/learning/notes.questions.rules';
import { passingScore } from '@rounds/contract/common.rules';
import { noteLengths } from '@rounds/contract/learning/notes.rules';

/** A question of a test, as a file stores it. */
export function fileQuestionOf(item: NoteItem): FileQuestion {
  const { kind, stem, source } = item;
  // A note's own words are in Markdown; what came from a file is text already.
  const explanation = source.file === undefined ? withoutMarkdown(source.text) : source.text;
  const shared = { stem, explanation };
  if (item.kind === 'ordering') {
    const steps = item.key.map((index) => item.options[index] ?? '');
    return { ...shared, kind, options: steps, key: 0, rationales: [] };
  }
  return { ...shared, kind, options: item.options, key: item.key, rationales: item.rationales };
}

/** An imported question as one of a test. @param file the name of its file */
export function noteItemOf(
  { kind, stem, options, key, rationales, explanation }: FileQuestion,
  file: string,
): NoteItem {
  const source = { start: 0, end: 0, text: explanation, file };
  const shared = { stem, source, writtenBy: 'imported' } as const;
  if (kind === 'ordering') {
    // Shown from A to Z, which reveals nothing about the order.
    const shown = options.toSorted();
    return {
      ...shared,
      kind,
      options: shown,
      key: options.map((step) => shown.indexOf(step)),
      rationales: [],
    };
  }
  return { ...shared, kind, options, key, rationales: options.map((_, index) => rationales[index] ?? '') };
}

export type ImportedTest = Omit<
  NoteTest,
  'id' | 'noteId' | 'createdAt' | 'revision' | 'attempts' | 'bestScore'
>;

export function importedTest(title: string, questions: readonly FileQuestion[]): ImportedTest {
  const [only, ...others] = new Set(questions.map(({ kind }) => kind));
  const isOfOneKind = others.length === 0 && only !== undefined && only !== 'ordering';
  return {
    title,
    description: '',
    testType: isOfOneKind ? only : 'mixed',
    questions: questions.map((question) => noteItemOf(question, title)),
    totalQuestions: questions.length,
    shortfall: null,
    timeLimit: null,
    passingScore,
  };
}

/**
 * The text of the note that holds imported questions. Questions may be written from it again, so it contains only
 * facts: explanations and true statements, as many as a note holds. Empty if there are none.
 */
export function noteTextOf(questions: readonly FileQuestion[]): string {
  const facts = questions.flatMap((question) =>
    factsOfQuestion({ ...question, answer: question.options[question.key] ?? '' }),
  );
  let text = '';
  for (const fact of new Set(facts)) {
    const longer = text === '' ? fact : `${text}\n\n${fact}`;
    if (longer.length > noteLengths.content) break;
    text = longer;
  }
  return text;
}
