import { useEffect, useId, useRef, useState } from 'react';
import { Square, Volume2 } from 'lucide-react';
import type { NoteScenario } from '@rounds/contract/learning/notes.generated';
import { speak, useEnglishVoice } from '../../../../browser/speech.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';

export interface DialogueProps {
  readonly turns: NoteScenario['scenario']['dialogue'];
}

/** A case's dialogue, turn by turn. A browser with an English voice reads it aloud at a press, never automatically. */
export function Dialogue({ turns }: DialogueProps) {
  const { t } = useTranslation('learning/notes');
  const id = useId();
  const voice = useEnglishVoice();
  const [spoken, setSpoken] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const isPatient = (speaker: string) => speaker === turns[0]?.speaker;
  const read = (language: string) => {
    const said = turns.map(({ speaker, text }) => ({ text, pitch: isPatient(speaker) ? 1.25 : 1 }));
    setSpoken(0);
    stop.current = speak(said, language, { onStart: setSpoken, onEnd: () => setSpoken(null) });
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-sm font-semibold text-muted">
          {t('dialogue.title')}
        </h2>
        {voice !== null && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => (spoken === null ? read(voice) : stop.current?.())}
          >
            {spoken === null ? (
              <Volume2 size={18} aria-hidden="true" />
            ) : (
              <Square size={18} aria-hidden="true" />
            )}
            {t(spoken === null ? 'dialogue.read' : 'dialogue.stop')}
          </Button>
        )}
      </div>
      <ol lang="en" dir="ltr" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {turns.map(({ speaker, text }, index) => (
          <li
            key={index}
            aria-current={index === spoken ? 'true' : undefined}
            className={cx(
              'rounded-control border px-3 py-2',
              isPatient(speaker) ? 'me-6 bg-sunken' : 'ms-6 bg-accent-soft',
              index === spoken ? 'border-accent' : 'border-transparent',
            )}
          >
            <p className="text-sm font-semibold">{speaker}</p>
            <p className="measure">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
