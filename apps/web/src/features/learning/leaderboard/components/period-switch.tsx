import { useId } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import type { LeaderboardFilter } from '../api/get-leaderboard.ts';

export interface PeriodSwitchProps {
  readonly period: LeaderboardFilter['period'];
  readonly onChange: (period: LeaderboardFilter['period']) => void;
}

/** All time or this week: two radio buttons side by side. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const { t } = useTranslation('learning/leaderboard');
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-control border p-0.5">
      <legend className="sr-only">{t('period.label')}</legend>
      {(['all', 'week'] as const).map((value) => (
        <label
          key={value}
          className="relative inline-flex min-h-8 cursor-pointer items-center rounded-xs px-2.5 text-sm font-medium text-muted transition-colors has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            checked={value === period}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {t(`period.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
