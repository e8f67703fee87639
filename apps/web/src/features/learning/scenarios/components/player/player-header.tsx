import type { ReactNode, Ref } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { ProgressBar } from '../../../../../ui/progress-bar/progress-bar.tsx';
import { DifficultyBadge, PathBadge, XpBadge } from '../scenario-badges.tsx';

export interface PlayerHeaderProps {
  readonly scenario: Scenario;
  readonly title: string;
  /** From zero. */
  readonly index: number;
  readonly total: number;
  /** Questions behind the learner. */
  readonly done: number;
  readonly back: ReactNode;
  /** The clock, and what changes how the questions are worked. */
  readonly controls: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly progressRef: Ref<HTMLDivElement>;
}

export function PlayerHeader(props: PlayerHeaderProps) {
  const { scenario, title, index, total, done, back, controls, titleRef, progressRef } = props;
  const { t } = useTranslation('learning/scenarios');
  const position = t('player.question', { number: index + 1, total });
  return (
    <header className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {back}
        <div className="ms-auto flex items-center">{controls}</div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <h1
          ref={titleRef}
          tabIndex={-1}
          lang="en"
          dir="ltr"
          className="text-xl outline-none sm:text-2xl rtl:text-end"
        >
          {title}
        </h1>
        <div className="flex flex-wrap gap-1.5">
          <PathBadge path={scenario.careerPath} />
          <DifficultyBadge difficulty={scenario.difficulty} />
          <XpBadge xp={scenario.xpReward} />
        </div>
      </div>
      <div ref={progressRef} className="flex items-center gap-3">
        <p className="flex-none text-sm font-medium text-muted">{position}</p>
        <ProgressBar
          value={done}
          max={total}
          label={t('player.progress')}
          valueText={position}
          className="grow"
        />
      </div>
    </header>
  );
}
