import { startingTopics } from '@rounds/contract/community/forum.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useCommunityStats } from '../api/get-stats.ts';

export interface CommunityAsideProps {
  readonly topic: string | undefined;
  readonly onTopic: (topic: string | undefined) => void;
}

/** The community's activity and popular topics. Topics are filters: pressing the selected one clears it. */
export function CommunityAside({ topic, onTopic }: CommunityAsideProps) {
  const { t } = useTranslation('community/forum');
  const format = useFormat();
  const { data, isError, refetch } = useCommunityStats();
  if (isError && !data) {
    return <FailedNotice onRetry={() => void refetch()}>{t('aside.failed')}</FailedNotice>;
  }
  const rows = [
    [t('aside.totalPosts'), data?.totalPosts],
    [t('aside.studyGroups'), data?.studyGroups],
    [t('aside.activeMentorships'), data?.activeMentorships],
  ] as const;
  const popular = data?.popularTopics.map(({ tag }) => tag) ?? [];
  const topics: readonly string[] = popular.length > 0 ? popular : startingTopics;
  return (
    <aside aria-label={t('aside.label')}>
      <Card>
        <CardBody className="grid gap-4 max-sm:p-3">
          <dl className="grid gap-2 max-lg:grid-cols-3">
            {rows.map(([label, count]) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-3 max-lg:flex-col-reverse max-lg:items-center max-lg:justify-end max-lg:gap-0 max-lg:text-center"
              >
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="figures text-lg font-semibold">
                  {count === undefined ? <Skeleton className="my-1 h-5 w-8" /> : format.number(count)}
                </dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="topics-title" className="grid gap-2 border-t pt-3">
            <h2 id="topics-title" className="text-sm font-semibold">
              {t('aside.topics')}
            </h2>
            {data ? (
              <ul className="-m-1 flex gap-2 p-1 max-lg:overflow-x-auto lg:flex-wrap">
                {topics.map((tag) => (
                  <li key={tag} className="flex-none">
                    <button
                      type="button"
                      aria-pressed={tag === topic}
                      onClick={() => onTopic(tag === topic ? undefined : tag)}
                      className={cx(
                        'min-h-8 max-w-60 truncate rounded-full border px-3 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                        tag === topic
                          ? 'border-accent bg-accent-soft text-accent-text'
                          : 'text-text hover:bg-hover',
                      )}
                    >
                      <bdi>#{tag}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
            ) : (
              <Skeleton className="h-8 pointer-coarse:h-11" />
            )}
          </section>
        </CardBody>
      </Card>
    </aside>
  );
}
