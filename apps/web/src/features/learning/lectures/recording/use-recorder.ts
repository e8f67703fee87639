import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSession } from '../../../../session/session.ts';
import { fileOf, forgetRecording, keepPart } from './kept-recording.ts';
import { openMicrophone, type Microphone } from './microphone.ts';

/** Milliseconds between saved parts: at most this much is lost if the browser crashes. */
const partMs = 3000;

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'denied';

interface Session {
  readonly microphone: Microphone;
  readonly recorder: MediaRecorder;
  readonly parts: Blob[];
}

/** What to stop when the component unmounts. */
export interface Recording {
  /** Whether this browser stores the recording. */
  readonly isKept: boolean;
}

interface Options {
  /** Receives the whole recording. */
  readonly onDone: (file: File) => void;
  readonly onRecording: (recording: Recording | null) => void;
}

/** Records sound. Each part is stored in this browser as soon as it is available. */
export function useRecorder({ onDone, onRecording }: Options) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const session = useRef<Session | null>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    if (state !== 'recording') return undefined;
    const timer = setInterval(() => {
      setSeconds((before) => before + 0.2);
      setLevel(session.current?.microphone.level() ?? 0);
    }, 200);
    return () => clearInterval(timer);
  }, [state]);
  const isAtWork = state === 'recording' || state === 'paused';
  const tell = useEffectEvent(onRecording);
  useEffect(() => {
    if (!isAtWork) return undefined;
    tell({ isKept });
    return () => tell(null);
  }, [isAtWork, isKept]);
  // Leaving the screen ends it; the recording stays stored.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      session.current?.microphone.close();
      session.current = null;
    };
  }, []);

  const start = async () => {
    setState('asking');
    const userId = getSession().user?.id ?? 0;
    try {
      const microphone = await openMicrophone();
      // The browser's permission prompt may take any time.
      if (hasLeft.current) {
        microphone.close();
        return;
      }
      await forgetRecording(userId).catch(() => setIsKept(false));
      const recorder = new MediaRecorder(microphone.stream);
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size === 0) return;
        parts.push(data);
        keepPart(userId, parts.length - 1, data).catch(() => setIsKept(false));
      });
      recorder.addEventListener('stop', () => {
        microphone.close();
        if (session.current?.recorder !== recorder) return;
        session.current = null;
        setState('idle');
        if (parts.length > 0) onDone(fileOf(parts, recorder.mimeType));
      });
      recorder.start(partMs);
      session.current = { microphone, recorder, parts };
      setSeconds(0);
      setState('recording');
    } catch {
      setState('denied');
    }
  };
  const pause = () => {
    session.current?.recorder.pause();
    setLevel(0);
    setState('paused');
  };
  const resume = () => {
    session.current?.recorder.resume();
    setState('recording');
  };
  const stop = () => session.current?.recorder.stop();
  return { state, seconds, level, isKept, start, pause, resume, stop };
}
