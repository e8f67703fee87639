import { careerPaths, languages } from '@rounds/contract/common.rules';
import { useFormat } from '../../format/format.ts';
import type { Sample } from '../../features/learning/scenarios/api/get-sample.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** Counted, never claimed: what this installation holds. */
export function Stats({ sample }: { readonly sample: Sample | null }) {
  const { t } = useTranslation('screens/landing');
  const { number } = useFormat();
  const stats = [
    { name: 'scenarios', count: sample?.scenarios },
    { name: 'questions', count: sample?.questions },
    { name: 'paths', count: careerPaths.length },
    { name: 'languages', count: languages.length },
  ] as const;
  return (
    <section aria-label={t('stats.label')} className="border-y bg-sunken">
      <dl className="page grid grid-cols-2 gap-6 py-8 text-center lg:grid-cols-4">
        {stats.map(({ name, count }) => (
          <div key={name} className="grid content-start">
            <dt className="order-2 text-muted">{t(`stats.${name}`)}</dt>
            <dd className="figures min-h-11 text-3xl font-bold">
              {count === undefined ? '' : number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
