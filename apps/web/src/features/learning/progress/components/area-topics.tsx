import type { Overview } from '@rounds/contract/learning/progress';
import { useTranslation } from '../../../../i18n/translation.ts';

export interface AreaTopicsProps {
  readonly areas: Overview['areas'];
  readonly need: string;
  /** The area's name. */
  readonly name: string;
}

/**
 * What was asked in an area, and how often the latest answers to it were right. Renders nothing if no question has a
 * topic.
 */
export function AreaTopics({ areas, need, name }: AreaTopicsProps) {
  const { t } = useTranslation('learning/progress.overview');
  const topics = areas.find((area) => area.need === need)?.topics ?? [];
  if (topics.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="thumb w-fit rounded-xs py-1 font-medium text-accent-text">
        {t('topics.title')}
        <span className="sr-only">: {name}</span>
      </summary>
      <ul className="divide-y">
        {topics.map(({ topic, answered, correct }) => (
          <li key={topic} className="flex justify-between gap-4 py-1.5">
            <bdi lang="en" dir="ltr">
              {topic}
            </bdi>
            <span className="figures flex-none text-muted">
              {t('topics.right', { count: answered, correct })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
