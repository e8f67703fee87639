import type { FileQuestion } from '@rounds/contract/learning/question-files';
import type { Remark, SkipReason } from '@rounds/contract/learning/question-files.rules';
import { useDraft } from '../../../session/use-draft.ts';

export interface ImportedQuestion {
  readonly question: FileQuestion;
  readonly remarks: readonly Remark[];
  /** Its index among the questions read, which doesn't change when others are removed. */
  readonly number: number;
}

interface Read {
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly { readonly number: number; readonly reason: SkipReason }[];
}

const nothing = { title: '', noteId: '', read: '' };

function parsed(text: string): Read | null {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Read;
  } catch {
    return null;
  }
}

/** Questions read from a file, stored in this browser until they become a test. */
export function useImport() {
  const { fields, change, clear } = useDraft('question-file', nothing);
  const read = parsed(fields.read);
  const keep = (next: Read) => change({ read: JSON.stringify(next) });
  return {
    title: fields.title,
    noteId: fields.noteId,
    read,
    change: (changes: { readonly title?: string; readonly noteId?: string }) => change(changes),
    begin: (title: string, next: Read) => change({ title, noteId: '', read: JSON.stringify(next) }),
    replace: (changed: ImportedQuestion) => {
      if (read)
        keep({
          ...read,
          questions: read.questions.map((one) => (one.number === changed.number ? changed : one)),
        });
    },
    remove: (number: number) => {
      if (read) keep({ ...read, questions: read.questions.filter((one) => one.number !== number) });
    },
    clear,
  };
}
