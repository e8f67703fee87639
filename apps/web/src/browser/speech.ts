import { useSyncExternalStore } from 'react';

/** Undefined in a browser that can't speak. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

function subscribe(listener: () => void): () => void {
  // Most browsers know their voices only after a while.
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

const englishVoice = () =>
  // Android writes en_US.
  synthesis()
    ?.getVoices()
    .map(({ lang }) => lang.replace('_', '-'))
    .find((lang) => /^en(-|$)/i.test(lang)) ?? null;

/** The language of a voice for English, such as `en-GB`; null where this browser has none. */
export function useEnglishVoice(): string | null {
  return useSyncExternalStore(subscribe, englishVoice);
}

export interface Utterance {
  readonly text: string;
  /** From 0 to 2; 1 is the voice as it is. */
  readonly pitch: number;
}

export interface SpeechEvents {
  readonly onStart: (index: number) => void;
  /** Everything was spoken, or something cut it short. */
  readonly onEnd: () => void;
}

/** Speaks the texts one after another, in place of anything being spoken. @returns a function that stops it */
export function speak(
  utterances: readonly Utterance[],
  language: string,
  { onStart, onEnd }: SpeechEvents,
): () => void {
  const speech = synthesis();
  const said = utterances.map(({ text, pitch }) =>
    Object.assign(new SpeechSynthesisUtterance(text), { lang: language, pitch }),
  );
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    window.removeEventListener('pagehide', stop);
    onEnd();
  };
  const stop = () => {
    if (isOver) return;
    end();
    speech?.cancel();
  };
  speech?.cancel();
  for (const [index, one] of said.entries()) {
    one.addEventListener('start', () => {
      if (!isOver) onStart(index);
    });
    one.addEventListener('error', end);
    if (index === said.length - 1) one.addEventListener('end', end);
    speech?.speak(one);
  }
  window.addEventListener('pagehide', stop);
  return stop;
}
