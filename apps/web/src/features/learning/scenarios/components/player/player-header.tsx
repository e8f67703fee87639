import type { ReactNode, Ref } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { ProgressBar } from '../../../../../ui/progress-bar/progress-bar.tsx';
import { DifficultyBadge, PathBadge, XpBadge } from '../scenario-badges.tsx';

export interface PlayerHeaderProps {
  readonly scenario: Scenario;
  /** From zero. */
  readonly index: number;
  readonly total: number;
  /** Questions behind the learner. */
  readonly done: number;
  readonly back: ReactNode;
  readonly countdown: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly progressRef: Ref<HTMLDivElement>;
}

export function PlayerHeader({
  scenario,
  index,
  total,
  done,
  back,
  countdown,
  titleRef,
  progressRef,
}: PlayerHeaderProps) {
  const { t } = useTranslation('learning/scenarios');
  const position = t('player.question', { number: index + 1, total });
  return (
    <header className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        {back}
        {countdown}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 ref={titleRef} tabIndex={-1} lang="en" dir="ltr" className="text-xl outline-none sm:text-2xl">
          {scenario.title}
        </h1>
        <div className="flex flex-wrap gap-1.5">
          <PathBadge path={scenario.careerPath} />
          <DifficultyBadge difficulty={scenario.difficulty} />
          <XpBadge xp={scenario.xpReward} />
        </div>
      </div>
      <div ref={progressRef} className="grid gap-1.5">
        <p className="text-sm font-medium text-muted">{position}</p>
        <ProgressBar value={done} max={total} label={t('player.progress')} valueText={position} />
      </div>
    </header>
  );
}
