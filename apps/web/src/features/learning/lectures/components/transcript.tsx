import { useEffect, useMemo, useRef, useState } from 'react';
import { summarizeIdentifiers } from '@rounds/clinical-text/identifiers';
import type { Transcription } from '@rounds/contract/learning/lectures';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useSaveTranscript } from '../api/lectures.ts';
import { maskedSegments, spokenAt, withText } from '../transcript.rules.ts';
import type { IdentifierWarningSlot } from '../identifier-warning-slot.ts';
import { EditSentence } from './edit-sentence.tsx';
import { Sentence } from './sentence.tsx';

export interface TranscriptProps {
  readonly id: number;
  readonly transcription: Transcription;
  /** The player's position. */
  readonly seconds: number;
  /** Plays from a second on; absent if no times are known. */
  readonly onPlay: ((start: number) => void) | undefined;
  /** The sentence that a search led to; -1 for none. */
  readonly found: number;
  readonly warning: IdentifierWarningSlot;
}

/** The sentences with their times: pressing one plays it, and each can be corrected. */
export function Transcript({ id, transcription, seconds, onPlay, found, warning }: TranscriptProps) {
  const { segments, engine, reason } = transcription;
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const save = useSaveTranscript(id);
  const spoken = spokenAt(segments, seconds);
  // For three hours of speech, this takes longer than the interval between the player's updates.
  const identifiers = useMemo(
    () => summarizeIdentifiers(segments.map((segment) => segment.text).join('\n')),
    [segments],
  );
  useEffect(() => {
    list.current?.querySelector(`[data-segment="${found}"]`)?.scrollIntoView({ block: 'center' });
  }, [found]);
  const mask = () => {
    const masked = maskedSegments(segments);
    save.mutate(masked, { onSuccess: () => toast({ title: t('transcript.saved'), variant: 'success' }) });
  };
  const close = (index: number) => {
    setEdited(null);
    save.reset();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-edit="${index}"]`)?.focus());
  };
  const store = (index: number, text: string) => {
    const corrected = withText(segments, index, text);
    // The last sentence is deleted with its lecture.
    if (corrected.length === 0) return;
    save.mutate(corrected, {
      onSuccess: () => {
        toast({ title: t('transcript.saved'), variant: 'success' });
        close(index);
      },
    });
  };
  return (
    <>
      {engine === 'basic' && (
        <Notice tone="caution" live={false}>
          {t('transcript.basic')}
        </Notice>
      )}
      {reason === 'too_long' && (
        <Notice tone="caution" live={false}>
          {t('reason.too_long')}
        </Notice>
      )}
      {identifiers.kinds.length > 0 &&
        warning({ ...identifiers, isStored: true, pending: save.isPending, onMask: mask })}
      {save.isError && edited === null && <Notice tone="critical">{errorText(save.error)}</Notice>}
      <p className="text-sm text-muted">{t(onPlay ? 'transcript.help' : 'transcript.helpUntimed')}</p>
      <ol ref={list} className="grid max-h-[32rem] overflow-y-auto">
        {segments.map((segment, index) => (
          <li
            key={`${index} ${segment.start}`}
            // Cuts off at its edges, so that the focus ring of what it holds needs room within it.
            className="p-1 [content-visibility:auto] [contain-intrinsic-size:auto_3.25rem]"
          >
            {index === edited ? (
              <EditSentence
                text={segment.text}
                isPending={save.isPending}
                error={save.error}
                onSave={(text) => store(index, text)}
                onCancel={() => close(index)}
              />
            ) : (
              <Sentence
                index={index}
                segment={segment}
                isSpoken={index === spoken && seconds > 0}
                isFound={index === found}
                onPlay={onPlay}
                onEdit={() => setEdited(index)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
