import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotePanel } from '../../features/learning/scenarios/components/tools/note-panel.tsx';
import type { NoteStatus } from './use-marking.ts';

export interface QuestionNoteProps {
  readonly initial: string;
  /** The server doesn't have it yet. */
  readonly isUnsent: boolean;
  readonly status: NoteStatus;
  readonly onSave: (note: string) => void;
}

/** Typing counts as paused after this many milliseconds. */
const restMs = 1000;

/**
 * A note on a question, saved during typing and at the latest when it is closed. What couldn't be sent is retried when
 * it is opened and when it is closed.
 */
export function QuestionNote({ initial, isUnsent, status, onSave }: QuestionNoteProps) {
  const [note, setNote] = useState(initial);
  const sent = useRef(isUnsent ? null : initial);
  const save = useEffectEvent(() => {
    const hasFailed = isUnsent && status === 'failed';
    if (note.trim() === sent.current?.trim() && !hasFailed) return;
    sent.current = note;
    onSave(note);
  });
  useEffect(() => {
    const timer = setTimeout(() => save(), restMs);
    return () => clearTimeout(timer);
  }, [note]);
  useEffect(() => () => save(), []);
  // One status is shared by all questions, so the note itself shows whether it is saved.
  const isSettled = note.trim() === initial.trim() && !isUnsent;
  const settled = note.trim() === '' ? 'none' : 'saved';
  const pending = isUnsent && status === 'failed' ? 'failed' : 'saving';
  return <NotePanel note={note} status={isSettled ? settled : pending} onChange={setNote} />;
}
