import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import {
  useStudyGroups,
  type GroupFilter,
} from '../../features/community/study-groups/api/list-study-groups.ts';
import { CreateGroup } from '../../features/community/study-groups/components/create-group.tsx';
import { GroupFilters } from '../../features/community/study-groups/components/group-filters.tsx';
import {
  GroupCard,
  GroupCardSkeleton,
} from '../../features/community/study-groups/components/group-card.tsx';
import { JoinGroup } from '../../features/community/study-groups/components/join-group.tsx';
import { matchesSearch } from '../../features/community/study-groups/group-search.rules.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { NextPageButton } from '../../ui/button/next-page-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const skeletons = 6;

/** Study groups: finding, founding and joining them. */
export function StudyGroupsTab() {
  const { t } = useTranslation('community/study-groups');
  const [, navigate] = useLocation();
  const [filter, setFilter] = useState<GroupFilter>({ careerPath: undefined, search: '' });
  // The list on screen narrows with each letter; the server is asked when the typing pauses.
  const search = useDeferredValue(filter.search);
  const asked = useDebounced(filter.search, 300);
  const groups = useStudyGroups({ careerPath: filter.careerPath, search: asked });
  const found = groups.data?.pages
    .flatMap((page) => page.rows)
    .filter((group) => matchesSearch(group, search));
  const isSearching = groups.isPlaceholderData || asked.trim() !== filter.search.trim();
  const goTo = (id: number) => navigate(`/community/groups/${id}`);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-end">
        <GroupFilters filter={filter} onChange={setFilter} />
        <div>
          <CreateGroup onCreated={({ id }) => goTo(id)} />
        </div>
      </div>
      {groups.isError && <FailedNotice onRetry={() => void groups.refetch()}>{t('failed')}</FailedNotice>}
      {(groups.isPending || (found?.length === 0 && isSearching)) && (
        <div role="status" aria-label={t('loading')} className={grid}>
          {Array.from({ length: skeletons }, (_, index) => (
            <GroupCardSkeleton key={index} />
          ))}
        </div>
      )}
      {found?.length === 0 && !isSearching && (
        <Card>
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        </Card>
      )}
      {found && found.length > 0 && (
        <ul aria-label={t('label')} className={grid}>
          {found.map((group) => (
            <li key={group.id}>
              <GroupCard
                group={group}
                action={
                  group.isMember ? (
                    <ButtonLink variant="secondary" href={`/community/groups/${group.id}`}>
                      {t('card.open')}
                    </ButtonLink>
                  ) : (
                    <JoinGroup group={group} isOneOfMany onJoined={() => goTo(group.id)} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <NextPageButton list={groups} className="justify-self-center">
        {t('more')}
      </NextPageButton>
    </div>
  );
}
