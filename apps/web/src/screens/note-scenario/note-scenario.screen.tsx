import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useNoteScenario } from '../../features/learning/notes/api/attempts.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { dismissSuccess } from '../../ui/toast/toast.ts';
import { NotThere } from '../note-test/not-there.tsx';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { ScenarioRun } from './scenario-run.tsx';

/** A scenario from one of the learner's own notes, in the scenario player. */
export function NoteScenarioScreen() {
  const id = idIn(useParams<{ id: string }>().id);
  return id === null ? <NotThere kind="scenarios" error={null} /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('learning/notes');
  const [round, setRound] = useState(0);
  // That it was generated, which would cover the clock.
  useEffect(dismissSuccess, []);
  const [isPlayed, setPlayed] = useState(false);
  const made = useNoteScenario(id);
  useDocumentTitle(made.data?.title ?? t('tab.scenarios'));
  if (made.error && !made.data)
    return <NotThere kind="scenarios" error={made.error} onRetry={() => void made.refetch()} />;
  if (!made.data) return <PlayerSkeleton />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <ScenarioRun
        key={`${made.data.revision} ${round}`}
        // Only the first completion earns.
        made={isPlayed ? { ...made.data, xpLeft: 0 } : made.data}
        onAgain={() => {
          setPlayed(true);
          setRound(round + 1);
        }}
        onOutdated={() => void made.refetch().then(() => setRound(round + 1))}
      />
    </Suspense>
  );
}
