import { useState } from 'react';
import { readUnsentNote, useMarks, useSaveMark } from '../../features/learning/marks/api/marks.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { toast } from '../../ui/toast/toast.ts';

export type NoteStatus = 'none' | 'saving' | 'saved' | 'failed';

/** A question in the edition that the learner sees. */
export interface QuestionRef {
  readonly scenarioId: number;
  readonly version: number;
  readonly questionIndex: number;
}

export interface Marking {
  readonly status: NoteStatus;
  readonly isMarked: (place: QuestionRef) => boolean;
  readonly noteOn: (place: QuestionRef) => string;
  /** The server doesn't have the note yet. */
  readonly isUnsent: (place: QuestionRef) => boolean;
  readonly toggle: (place: QuestionRef) => void;
  readonly write: (place: QuestionRef, note: string) => void;
}

/** A learner's marks and notes on questions, updated optimistically. */
export function useMarking(): Marking {
  const { t } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText();
  const marks = useMarks();
  const [status, setStatus] = useState<NoteStatus>('none');
  const { mutate } = useSaveMark((error) => {
    setStatus('failed');
    toast({ title: t('tools.failed'), description: errorText(error), variant: 'caution' });
  });
  const rowOf = ({ scenarioId, questionIndex }: QuestionRef) =>
    marks.find((row) => row.scenarioId === scenarioId && row.questionIndex === questionIndex);
  const isMarked = (place: QuestionRef) => rowOf(place)?.marked ?? false;
  return {
    status,
    isMarked,
    noteOn: (place) => readUnsentNote(place) ?? rowOf(place)?.note ?? '',
    isUnsent: (place) => readUnsentNote(place) !== null,
    toggle: (place) => {
      const { version, ...question } = place;
      mutate({ ...question, body: { marked: !isMarked(place), version } });
    },
    write: ({ version, ...question }, note) => {
      setStatus('saving');
      mutate({ ...question, body: { note, version } }, { onSuccess: () => setStatus('saved') });
    },
  };
}
