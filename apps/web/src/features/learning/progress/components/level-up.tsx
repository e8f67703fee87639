import { useState } from 'react';
import { X } from 'lucide-react';
import { levelPercent } from '@rounds/contract/learning/progress.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { LevelRing } from '../../../../ui/charts/level-ring.tsx';

export interface LevelUpProps {
  readonly level: number;
  readonly xp: number;
}

/** A new level, celebrated briefly above the result. It blocks nothing and can be dismissed. */
export function LevelUp({ level, xp }: LevelUpProps) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const percent = levelPercent(xp);
  return (
    <div
      role="status"
      className="relative flex animate-float-in items-center gap-6 rounded-card border bg-raised px-8 py-7"
    >
      <span className="relative grid place-items-center">
        <Burst />
        <LevelRing
          level={level}
          percent={percent}
          label={t('level.ring', { level, next: level + 1, percent: format.percent(percent) })}
          size="md"
        />
      </span>
      <div className="relative grow">
        <p className="text-lg font-semibold">{t('completion.levelUp', { level })}</p>
        <p className="text-sm">{t('completion.levelUpText')}</p>
      </div>
      <IconButton
        label={t('completion.dismiss')}
        onClick={() => setOpen(false)}
        className="relative self-start"
      >
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Rays that expand once from the ring. Decoration; static with reduced motion. */
function Burst() {
  return (
    <svg
      viewBox="-60 -60 120 120"
      aria-hidden="true"
      className="absolute -inset-5 transition duration-700 starting:scale-40 starting:opacity-0"
      fill="none"
      strokeLinecap="round"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <line
          key={index}
          x1="0"
          x2="0"
          y1={index % 2 ? -43 : -40}
          y2={index % 2 ? -47 : -50}
          transform={`rotate(${index * 30})`}
          className="stroke-celebrate"
          strokeWidth={index % 2 ? 2 : 3}
        />
      ))}
    </svg>
  );
}
