import { useNeedName } from '../../features/learning/progress/need-name.ts';
import type { LookBack } from '../../features/learning/look-back/api/get-look-back.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';

export interface AreaChangesProps {
  readonly title: string;
  readonly changes: LookBack['rose'];
}

/** Topics whose level of mastery changed; nothing where none did. */
export function AreaChanges({ title, changes }: AreaChangesProps) {
  const { t } = useTranslation('learning/look-back');
  const { t: mastery } = useTranslation('learning/mastery');
  const nameOf = useNeedName();
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="grid divide-y">
        {changes.map(({ need, from, to }) => (
          <li key={need} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="font-medium">{nameOf(need)}</span>
            <span className="text-sm text-muted">
              {from === null
                ? t('reached', { to: mastery(`level.${to}`) })
                : t('change', { from: mastery(`level.${from}`), to: mastery(`level.${to}`) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many questions of each topic were missed; nothing where none was. */
export function MissedAreas({ missed }: Pick<LookBack, 'missed'>) {
  const { t } = useTranslation('learning/look-back');
  const nameOf = useNeedName();
  const format = useFormat();
  if (missed.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted">{t('missed')}</h3>
      <ul className="grid divide-y">
        {missed.map(({ need, questions }) => (
          <li key={need} className="flex items-baseline justify-between gap-x-4 py-2">
            <span className="font-medium">{nameOf(need)}</span>
            <span className="figures font-semibold">{format.number(questions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
