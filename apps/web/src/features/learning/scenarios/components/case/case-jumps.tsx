import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { ClinicalPicture } from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import { ResultsLabel } from './results-label.tsx';
import { usePartInView } from './use-part-in-view.ts';

export interface CaseJumpsProps {
  /** What the ids of the parts begin with. */
  readonly id: string;
  readonly picture: ClinicalPicture;
  /** What the question is about comes below the story. */
  readonly leadsToNews: boolean;
  /** What it sticks to the top of. */
  readonly within: 'card' | 'dialog';
  /** The case was opened for its results. */
  readonly startsAtResults: boolean;
}

/** Names the parts of a long case, each one press away, and marks the one in view. */
export function CaseJumps({ id, picture, leadsToNews, within, startsAtResults }: CaseJumpsProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const nav = useRef<HTMLElement>(null);
  const { labs, findings } = picture;
  const results = `${id}${labs.some((row) => !row.isNew) ? 'labs' : 'new'}`;
  const parts = [
    { to: `${id}presentation`, label: player('case.story') },
    leadsToNews && { to: `${id}news`, label: t('case.update') },
    labs.length > 0 && {
      to: results,
      label: <ResultsLabel abnormal={abnormalCount(labs.map((row) => row.lab))} />,
    },
    findings.some((row) => !row.isNew) && { to: `${id}findings`, label: t('case.findings') },
  ].filter((part) => part !== false);
  const { inView, goTo } = usePartInView(
    nav,
    parts.map(({ to }) => to),
  );
  useEffect(() => {
    if (startsAtResults) goTo(results, 'instant');
  }, [startsAtResults, goTo, results]);
  if (parts.length === 1) return null;
  return (
    <nav
      ref={nav}
      aria-label={player('case.parts')}
      className={cx(
        'sticky top-0 z-1 -mb-2 flex flex-wrap gap-1.5 border-b bg-raised py-2',
        within === 'card' ? '-mx-4 -mt-4 px-4 sm:-mx-5 sm:-mt-5 sm:px-5' : '-mx-5 -mt-2 px-5',
      )}
    >
      {parts.map(({ to, label }) => (
        <Jump key={to} isInView={to === inView} onClick={() => goTo(to, 'smooth')}>
          {label}
        </Jump>
      ))}
    </nav>
  );
}

interface JumpProps {
  readonly isInView: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Jump({ isInView, onClick, children }: JumpProps) {
  return (
    <button
      type="button"
      aria-current={isInView ? 'location' : undefined}
      onClick={onClick}
      className={cx(
        'min-h-9 rounded-full border px-3 text-sm font-medium hover:bg-hover pointer-coarse:min-h-11',
        isInView && 'border-accent inset-ring inset-ring-accent',
      )}
    >
      {children}
    </button>
  );
}
