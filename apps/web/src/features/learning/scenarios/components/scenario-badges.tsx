import { Check, CircleDashed, RotateCcw, Sparkles } from 'lucide-react';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { passingScore } from '@rounds/contract/common.rules';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useContinueText } from '../../../../session/use-continue-text.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';

const steps = { beginner: 1, intermediate: 2, advanced: 3 } as const;

export function DifficultyBadge({ difficulty }: { readonly difficulty: Difficulty }) {
  const { t } = useTranslation('app/common');
  return (
    <Badge>
      <Bars filled={steps[difficulty]} />
      {t(`difficulty.${difficulty}`)}
    </Badge>
  );
}

/** One to three of three rising bars. */
function Bars({ filled }: { readonly filled: number }) {
  return (
    <svg viewBox="0 0 14 12" className="h-3 w-3.5" aria-hidden="true" fill="currentColor">
      {[1, 2, 3].map((step) => (
        <rect
          key={step}
          x={(step - 1) * 5}
          y={12 - step * 4}
          width="3.5"
          height={step * 4}
          rx="1"
          opacity={step <= filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

export function XpBadge({ xp }: { readonly xp: number }) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <Badge tone="celebrate">
      <Sparkles size={13} aria-hidden="true" />
      {t('xp', { count: xp })}
    </Badge>
  );
}

export function PathBadge({ path }: { readonly path: CareerPath }) {
  const { t } = useTranslation('app/common');
  return <Badge tone={path}>{t(`careerPath.${path}`)}</Badge>;
}

/** How far the learner has got with a scenario; renders nothing for a new one. */
export function StateBadge({ entry }: { readonly entry: ProgressEntry | undefined }) {
  const { t } = useTranslation('learning/scenarios');
  const continueText = useContinueText();
  const format = useFormat();
  if (!entry) return null;
  if (entry.open) {
    return (
      <Badge tone="info">
        <CircleDashed size={13} aria-hidden="true" />
        {continueText({ scenarioId: entry.scenarioId, open: entry.open })}
      </Badge>
    );
  }
  if (!entry.completed) {
    return (
      <Badge tone="info">
        <CircleDashed size={13} aria-hidden="true" />
        {t('list.started')}
      </Badge>
    );
  }
  const score = format.percent(entry.score ?? 0);
  if ((entry.score ?? 0) < passingScore) {
    return (
      <Badge tone="caution">
        <RotateCcw size={13} aria-hidden="true" />
        {t('list.notPassed', { score })}
      </Badge>
    );
  }
  return (
    <Badge tone="positive">
      <Check size={13} aria-hidden="true" />
      {t('list.completed', { score })}
    </Badge>
  );
}
