import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import type { NoteJobKind } from '@rounds/contract/learning/notes.rules';
import { newId } from '../../../browser/new-id.ts';
import { type Order, useCancelJob, useNoteJobs } from './api/jobs.ts';

export interface WritingEvents<Answer> {
  /** @param found the job as it was when somebody came back to it; absent if it was started here */
  readonly onDone: (answer: Answer, found?: NoteJob) => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * A job that writes from a note: started here, or found running or ended when the learner comes back. Leaving the page
 * stops the polling, not the job.
 */
export function useWriting<Answer, Wanted>(
  mutation: UseMutationResult<Answer, Error, Order<Wanted>>,
  noteId: number,
  kind: NoteJobKind,
  wanted: Wanted,
  { onDone, onFailed }: WritingEvents<Answer>,
) {
  const { mutate, reset, isIdle, isPending } = mutation;
  const looking = useRef<AbortController>(null);
  useEffect(() => () => looking.current?.abort(), []);
  const job = useNoteJobs(noteId, kind, isPending);
  const cancelJob = useCancelJob(noteId, kind);
  const run = (found?: NoteJob) => {
    looking.current = new AbortController();
    const { signal } = looking.current;
    mutate(
      { noteId, wanted, job: found, signal, idempotencyKey: newId() },
      {
        onSuccess: (answer) => onDone(answer, found),
        onError: (error) => {
          if (signal.aborted) reset();
          else onFailed(error);
        },
      },
    );
  };
  const follow = useEffectEvent(() => {
    if (isIdle && job) run(job);
  });
  const openJob = job?.id;
  useEffect(() => {
    if (openJob !== undefined) follow();
  }, [openJob]);
  return {
    job,
    begin: () => {
      if (!isPending) run();
    },
    cancel: () => {
      looking.current?.abort();
      void cancelJob().catch(() => undefined);
    },
  };
}
