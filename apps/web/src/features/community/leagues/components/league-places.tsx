import { Suspense, type ComponentType, type ReactNode } from 'react';
import { UserRound } from 'lucide-react';
import type { LeaguePlace } from '@rounds/contract/community/leagues';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { cx } from '../../../../ui/cx.ts';

export interface LearnerNameProps {
  readonly entry: { readonly id: number; readonly username: string };
  /** The name, as the row writes it. */
  readonly children: ReactNode;
}

interface RowProps {
  readonly place: LeaguePlace;
  readonly PersonName: ComponentType<LearnerNameProps> | undefined;
}

/** The upper half of the group. Nobody below it is shown to others, so that nobody is seen as last. */
export function LeaguePlaces({
  places,
  PersonName,
}: Pick<RowProps, 'PersonName'> & { readonly places: readonly LeaguePlace[] }) {
  const { t } = useTranslation('community/leagues');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ol className="-mx-2">
        {places.map((place, index) => (
          <Row key={place.learner?.id ?? `hidden ${index}`} place={place} PersonName={PersonName} />
        ))}
      </ol>
      <p className="text-sm text-muted">{t('half')}</p>
    </div>
  );
}

function Row({ place: { rank, xp, isMine, isRising, learner }, PersonName }: RowProps) {
  const { t } = useTranslation('community/leagues');
  const format = useFormat();
  return (
    <li
      aria-current={isMine || undefined}
      className={cx(
        'relative flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5',
        isMine && 'bg-accent-soft',
      )}
    >
      <span className="figures w-8 flex-none text-center text-sm font-semibold text-muted">
        <span className="sr-only">{t('rank', { rank: format.number(rank) })}</span>
        <span aria-hidden="true">{format.number(rank)}</span>
      </span>
      {learner ? (
        <LearnerAvatar id={learner.id} name={learner.username} size="sm" />
      ) : (
        <span className="inline-flex size-8 flex-none items-center justify-center rounded-full bg-sunken text-muted">
          <UserRound size={18} aria-hidden="true" />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <Name learner={learner} isMine={isMine} PersonName={PersonName} />
        {isMine && <span className="flex-none text-xs font-semibold text-accent-text">{t('you')}</span>}
        {isRising && <Badge tone="positive">{t('rising')}</Badge>}
      </div>
      <p className="figures flex-none font-semibold">{t('xp', { xp: format.number(xp) })}</p>
    </li>
  );
}

function Name({
  learner,
  isMine,
  PersonName,
}: Pick<RowProps, 'PersonName'> & Pick<LeaguePlace, 'learner' | 'isMine'>) {
  const { t } = useTranslation('community/leagues');
  if (!learner) return <span className="text-muted">{t('learner')}</span>;
  // A block, so that the name is truncated at its end in either direction. The learner's own is shown in full.
  const name = (
    <bdi className={cx('block', isMine ? 'font-bold wrap-anywhere' : 'truncate font-medium')}>
      {learner.username}
    </bdi>
  );
  if (!PersonName) return name;
  return (
    <Suspense fallback={name}>
      <PersonName entry={learner}>{name}</PersonName>
    </Suspense>
  );
}
