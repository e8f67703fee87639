import { useEffect, useState } from 'react';
import { useSession } from '../../../../session/session.ts';
import { forgetRecording, readRecording } from './kept-recording.ts';

/** How long a form waits for the browser's answer; it takes a few milliseconds, unless the storage is stuck. */
const patience = 500;

export interface KeptRecording {
  /** Null if there is none, undefined until the browser has answered. */
  readonly file: File | null | undefined;
  /** The recording as it is by now. */
  readonly read: () => Promise<File | null>;
  readonly discard: () => void;
  /** It has been replaced by a new one. */
  readonly onReplaced: () => void;
}

/** The recording that this browser still has. It is read again when `moment` changes. */
export function useKeptRecording(moment: string): KeptRecording {
  const userId = useSession().user?.id ?? 0;
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    let isCurrent = true;
    const set = (found: File | null) => {
      if (isCurrent) setFile(found);
    };
    readRecording(userId).then(set, () => set(null));
    const timer = setTimeout(() => setFile((found) => found ?? null), patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [userId, moment]);
  const onReplaced = () => setFile(null);
  return {
    file,
    read: () => readRecording(userId).catch(() => null),
    discard: () => {
      onReplaced();
      void forgetRecording(userId).catch(() => undefined);
    },
    onReplaced,
  };
}
