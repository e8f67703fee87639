import type { ReactNode, Ref } from 'react';
import { Bookmark } from 'lucide-react';
import { earningReviews, reviewXp } from '@rounds/contract/learning/review.rules';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useWide } from '../../../../../browser/media.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { ProgressBar } from '../../../../../ui/progress-bar/progress-bar.tsx';
import { EnglishNote } from '../english.tsx';
import { DifficultyBadge, PathBadge, XpBadge } from '../scenario-badges.tsx';

/** What answers are worth: their case's XP, a little for each in a review, or in practice nothing. */
export type Earns = 'case' | 'review' | 'nothing';

export interface PlayerHeaderProps {
  readonly scenario: Scenario;
  readonly title: string;
  /** From zero. */
  readonly index: number;
  readonly total: number;
  /** How many questions are done. */
  readonly done: number;
  /** Numbers of the questions that the learner has marked. */
  readonly marked: readonly number[];
  readonly earns: Earns;
  readonly mode: Mode;
  /** False while the notice already says that exam mode is on. */
  readonly saysMode: boolean;
  readonly back: ReactNode;
  /** Says that it was resumed, if it was. */
  readonly notice: ReactNode;
  /** The standing, if there is room for it beside the progress. */
  readonly standing: ReactNode;
  /** The clock, and the controls for how the questions are asked. */
  readonly controls: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly progressRef: Ref<HTMLDivElement>;
}

export function PlayerHeader(props: PlayerHeaderProps) {
  const { scenario, title, index, total, done, marked, earns, mode, back, controls } = props;
  const { notice, standing, saysMode } = props;
  const wide = useWide();
  const { titleRef, progressRef } = props;
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const position = t('player.question', { number: index + 1, total });
  // A session shows nothing here that a learner needs before each question, so on a phone the room goes to the case.
  const isPractice = earns !== 'case';
  return (
    <header className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {back}
        {/* Beside the back link if there is room, below it on a phone. */}
        <div className="flex flex-wrap gap-x-4 empty:hidden max-md:order-last max-md:w-full">
          {notice}
          {wide && <EnglishNote />}
        </div>
        <div className="ms-auto flex items-center">{controls}</div>
      </div>
      {/* In one row if there is room: every line here takes one from the question. */}
      <div className="grid gap-2 lg:flex lg:flex-wrap lg:items-center lg:gap-x-6 lg:gap-y-1.5">
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5',
            isPractice && 'max-sm:contents',
          )}
        >
          <h1
            ref={titleRef}
            tabIndex={-1}
            {...(!isPractice && { lang: 'en', dir: 'ltr' })}
            className={cx(
              'text-xl text-around outline-none sm:max-lg:text-2xl',
              isPractice && 'max-sm:w-full max-sm:truncate max-sm:text-sm max-sm:text-muted',
            )}
          >
            {title}
          </h1>
          <div
            className={cx(
              'flex flex-wrap gap-1.5',
              isPractice && (mode === 'exam' ? 'max-sm:*:not-data-mode:hidden' : 'max-sm:hidden'),
            )}
          >
            {mode === 'exam' && saysMode && (
              <Badge tone="info" data-mode="exam">
                {player('mode.exam')} · {player('mode.examText')}
              </Badge>
            )}
            <PathBadge path={scenario.careerPath} />
            <DifficultyBadge difficulty={scenario.difficulty} />
            {isPractice ? (
              <Badge>
                {earns === 'review'
                  ? player('practice.reviewXp', { xp: reviewXp, most: reviewXp * earningReviews })
                  : player('practice.noXp')}
              </Badge>
            ) : (
              // A scenario from a note may have none left to give.
              scenario.xpReward > 0 && <XpBadge xp={scenario.xpReward} />
            )}
          </div>
        </div>
        <div ref={progressRef} className="flex min-w-0 grow basis-64 items-center gap-3">
          <p className="flex flex-none items-center gap-1 text-sm font-medium text-muted">
            {position}
            {/* Used where the marked questions have no room, and the mark at the question may be out of sight. */}
            {marked.includes(index + 1) && (
              <Bookmark size={15} aria-hidden="true" className="fill-current text-accent-text sm:hidden" />
            )}
          </p>
          <ProgressBar
            value={done}
            max={total}
            label={t('player.progress')}
            valueText={position}
            className="grow"
          />
          {standing && (
            <p className="flex flex-none flex-wrap items-center gap-x-2 text-sm font-medium text-muted empty:hidden">
              {standing}
            </p>
          )}
          {marked.length > 0 && (
            // A phone has no room for the words, and numbers alone say nothing, so the question itself shows its mark.
            <p className="figures flex max-w-2/5 flex-none items-center gap-1 text-sm text-muted max-sm:sr-only">
              <Bookmark size={15} aria-hidden="true" className="flex-none fill-current text-accent-text" />
              <span className="truncate">
                {player('tools.markedQuestions', { questions: marked.join(', ') })}
              </span>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
