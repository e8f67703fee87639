import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { resumableMinBytes } from '@rounds/contract/learning/lectures.rules';
import type { Note } from '@rounds/contract/learning/notes';
import { ApiError } from '../../../api/client.ts';
import { refetchFollowers } from '../../../api/query-meta.ts';
import { sendForm } from './api/lectures.ts';
import type { SendControl, SendState } from './api/send-pieces.ts';
import { beginPieces, findFinished, abandonUpload, resumeUpload, uploadsKey } from './api/uploads.ts';
import type { NewLecture } from './lecture-form.rules.ts';

/** What to send: a whole lecture, or what is missing of one. The file is null if nothing is missing. */
export type Sent = NewLecture | { readonly upload: LectureUpload; readonly file: File | null };

/** Milliseconds without progress until it counts as stalled; and the same once all is sent, when the server is at work. */
const quietMs = { sending: 10_000, whole: 30_000 };

interface Run {
  readonly abort: AbortController;
  /** The upload's id, once an upload in pieces has started. */
  id: string | null;
  isCanceled: boolean;
  /** The whole file has arrived. */
  isWhole: boolean;
}

interface Options {
  readonly onSuccess: (note: Note, sent: Sent) => void;
  /** `isCanceled` by the learner; `isWhole` if the file is safe, and only the final request is missing. */
  readonly onError: (error: Error, run: Pick<Run, 'isCanceled' | 'isWhole'>) => void;
}

/**
 * Sends a lecture: a small one as a form; a large one in pieces, which can be paused and resumed where they were
 * interrupted.
 */
export function useLectureUpload({ onSuccess, onError }: Options) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const [state, setState] = useState<SendState>('sending');
  const [control, setControl] = useState<SendControl | null>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const [isResumable, setIsResumable] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const running = useRef<Run | null>(null);
  const begun = useRef<{ readonly file: File; readonly id: string } | null>(null);
  const mutation = useMutation({
    mutationFn: async (sent: Sent) => {
      const run: Run = { abort: new AbortController(), id: null, isCanceled: false, isWhole: false };
      running.current = run;
      const { signal } = run.abort;
      if ('fields' in sent && sent.file.size <= resumableMinBytes)
        return sendForm({ ...sent, signal, onProgress: setShare });
      const upload = 'fields' in sent ? await begin(sent) : sent.upload;
      run.id = upload.id;
      setIsResumable(true);
      if (run.isCanceled) await abandonUpload(upload.id);
      if (signal.aborted) throw new DOMException('Canceled', 'AbortError');
      return resumeUpload(upload.id, sent.file, {
        signal,
        onProgress: setShare,
        onState: setState,
        onControl: setControl,
        onWhole: () => {
          setShare(1);
          setControl(null);
          setIsWhole(true);
          run.isWhole = true;
        },
      });
    },
    onSettled: () => {
      setControl(null);
      return Promise.all([
        client.invalidateQueries({ queryKey: uploadsKey }),
        refetchFollowers(client, 'followsNotes'),
      ]);
    },
  });
  // Leaving the tab stops it, since nothing would show its progress. A large one keeps what it has sent.
  useEffect(() => () => running.current?.abort.abort(), []);

  /** A note may already have been made of the same file: then it isn't sent again. */
  const begin = async (lecture: NewLecture) => {
    const { file } = lecture;
    const before = begun.current?.file === file ? await findFinished(begun.current.id) : null;
    const upload = before ?? (await beginPieces(lecture));
    begun.current = { file, id: upload.id };
    return upload;
  };
  const send = (sent: Sent) => {
    if (mutation.isPending) return;
    setShare(0);
    setState('sending');
    setIsCanceled(false);
    setIsResumable(false);
    setIsWhole(false);
    mutation.mutate(sent, {
      onSuccess: (note) => onSuccess(note, sent),
      onError: (error) => onError(error, running.current ?? { isCanceled: false, isWhole: false }),
    });
  };
  const cancel = () => {
    const run = running.current;
    if (!run) return;
    setIsCanceled(true);
    run.isCanceled = true;
    if (!run.isWhole) begun.current = null;
    run.abort.abort();
    if (run.id === null) return;
    // If the server can't be told now, the upload is offered for discarding later, and the server drops it after a day.
    void abandonUpload(run.id)
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: uploadsKey }));
  };
  const { isPending } = mutation;
  const isQuiet = useQuiet(isPending && state === 'sending', share);
  const shown: SendState = isQuiet ? 'stalled' : state;
  const error = isCanceled ? null : mutation.error;
  // What the server refused, or doesn't know, has been removed there.
  const isGone = error instanceof ApiError && [404, 413, 415].includes(error.status);
  const isKept = isResumable && !isGone;
  return {
    send,
    cancel,
    isPending,
    isKept,
    isWhole: isWhole && isKept,
    /** What was sent last, while it is being sent or can be tried again. */
    sent: isPending || (error && isKept) ? mutation.variables : undefined,
    error,
    share,
    state: shown,
    control,
  };
}

/** Whether there has been no progress for so long that the learner should know. */
function useQuiet(isSending: boolean, share: number): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsQuiet(true), share < 1 ? quietMs.sending : quietMs.whole);
    return () => {
      clearTimeout(timer);
      setIsQuiet(false);
    };
  }, [isSending, share]);
  return isQuiet;
}
