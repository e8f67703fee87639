import { useQuery } from '@tanstack/react-query';
import type { getReviewMemory } from '@rounds/contract/learning/review';
import { call } from '../../../../api/client.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';

const queryKey = ['review', 'memory'] as const;

/** What the intervals are based on, in a sentence; nobody misses it if it doesn't load. */
export function ReviewMemory() {
  const { t } = useTranslation('learning/review');
  const { number } = useFormat();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<typeof getReviewMemory>('GET', '/api/review/memory', { signal }),
    meta: { worksOffline: true, followsProgress: true },
  });
  if (!data) return null;
  const reviews = number(data.reviews);
  return (
    <section className="grid gap-1 border-t pt-4">
      <h3 className="text-sm font-semibold">{t('memory.title')}</h3>
      <p className="text-sm text-muted">
        {data.isPersonal
          ? t('memory.personal', { reviews })
          : data.fittedOn === null
            ? t('memory.few', { needed: number(data.needed), reviews })
            : t('memory.usual', { reviews })}
      </p>
    </section>
  );
}
