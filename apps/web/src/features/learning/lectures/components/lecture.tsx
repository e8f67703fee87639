import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Note } from '@rounds/contract/learning/notes';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useMediaLink, useTranscription } from '../api/lectures.ts';
import type { IdentifierWarningSlot } from '../identifier-warning-slot.ts';
import { hasTime, segmentAt } from '../transcript.rules.ts';
import { PasteTranscript } from './paste-transcript.tsx';
import { Transcript } from './transcript.tsx';
import { TranscriptionState } from './transcription-state.tsx';

/** If a player fails sooner than this, in milliseconds, the problem isn't an expired link. */
const linkIsNewMs = 60_000;

export interface LectureProps {
  readonly note: Note;
  /** A place in the note's text, from a search. */
  readonly place: number | null;
  readonly warning: IdentifierWarningSlot;
  /** A pasted transcript is stored. */
  readonly onPasted: () => void;
}

/** A lecture's recording, beside its transcript or the transcription's state. */
export function Lecture({ note: { id, title, mediaType }, place, warning, onPasted }: LectureProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const transcription = useTranscription(id);
  const link = useMediaLink(id);
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [seconds, setSeconds] = useState(0);
  const Player = mediaType ?? 'audio';
  const play = (start: number) => {
    if (!player.current) return;
    player.current.currentTime = start;
    player.current.play().catch(() => undefined);
  };
  // The link expires within the hour, and a lecture may be longer: with a new link, it resumes where it stopped.
  const stoppedAt = useRef<{ readonly seconds: number; readonly wasPlaying: boolean } | null>(null);
  const renewLink = ({ currentTime, paused }: HTMLMediaElement) => {
    if (Date.now() - link.dataUpdatedAt < linkIsNewMs) return;
    stoppedAt.current = { seconds: currentTime, wasPlaying: !paused };
    void link.refetch();
  };
  const goOn = (recording: HTMLMediaElement) => {
    if (!stoppedAt.current) return;
    const { seconds, wasPlaying } = stoppedAt.current;
    stoppedAt.current = null;
    recording.currentTime = seconds;
    if (wasPlaying) recording.play().catch(() => undefined);
  };
  const { data, error } = transcription;
  const found = place === null || data?.status !== 'completed' ? -1 : segmentAt(data.segments, place);
  const foundAt = data?.segments[found];
  const second = foundAt && hasTime(foundAt) ? foundAt.start : null;
  const isReady = link.data !== undefined;
  const goTo = useEffectEvent((start: number) => {
    if (player.current) player.current.currentTime = start;
  });
  // Ready to play from there, but paused: nothing makes a sound without being asked.
  useEffect(() => {
    if (isReady && second !== null) goTo(second);
  }, [isReady, second]);
  return (
    <Card aria-labelledby={`lecture-${id}`}>
      <CardHeader>
        <CardTitle id={`lecture-${id}`} level={3}>
          {t('transcript.title')}
        </CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {link.data ? (
          <Player
            ref={player}
            controls
            preload="metadata"
            src={link.data.url}
            aria-label={t('transcript.player', { title })}
            className="max-h-80 w-full"
            onError={({ currentTarget }) => renewLink(currentTarget)}
            onLoadedMetadata={({ currentTarget }) => goOn(currentTarget)}
            onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
            onSeeked={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
          />
        ) : link.isError ? (
          <FailedNotice onRetry={() => void link.refetch()}>{t('transcript.noPlayer')}</FailedNotice>
        ) : (
          <Skeleton className="h-14" />
        )}
        {!data && error && (
          <FailedNotice onRetry={() => void transcription.refetch()}>{errorText(error)}</FailedNotice>
        )}
        {!data && !error && <Skeleton className="h-40" />}
        {data && data.status !== 'completed' && <TranscriptionState id={id} transcription={data} />}
        {data?.status === 'completed' && (
          <Transcript
            id={id}
            transcription={data}
            seconds={seconds}
            found={found}
            warning={warning}
            onPlay={link.data && data.segments.some(hasTime) ? play : undefined}
          />
        )}
        {data && <PasteTranscript id={id} status={data.status} warning={warning} onSaved={onPasted} />}
      </CardBody>
    </Card>
  );
}
