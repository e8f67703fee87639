import type { User } from '@rounds/contract/identity/accounts';
import { levelPercent, xpInLevel, xpPerLevel } from '@rounds/contract/learning/progress.rules';
import { Link as RouterLink } from 'wouter';
import { useAvatar } from '../../features/rewards/store/api/get-avatar.ts';
import { AvatarPicture } from '../../features/rewards/store/components/avatar/avatar-picture.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';

/** Face, name and level, and the way to what others see. */
export function ProfileHead({ user }: { readonly user: User }) {
  const { t } = useTranslation('screens/profile');
  const { t: progress } = useTranslation('learning/progress');
  const format = useFormat();
  const avatar = useAvatar(user.id);
  const within = t('level.within', { xp: xpInLevel(user.xp), total: xpPerLevel });
  return (
    <Card>
      <CardBody className="flex items-center gap-4 sm:gap-5">
        <Tooltip text={t('changeAvatar')} isName>
          <RouterLink href="/avatar" aria-label={t('changeAvatar')} className="flex-none rounded-card">
            {avatar.data ? (
              <AvatarPicture
                choice={avatar.data}
                equipped={avatar.data.equipped}
                size={96}
                className="max-sm:size-18"
              />
            ) : (
              <Skeleton className="size-24 rounded-card max-sm:size-18" />
            )}
          </RouterLink>
        </Tooltip>
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="min-w-0 text-lg font-semibold wrap-anywhere sm:text-xl">
              <bdi>{user.username}</bdi>
            </h2>
            <Link href={`/u/${user.username}`} className="thumb text-sm">
              {t('seePublic')}
            </Link>
          </div>
          <ProgressBar
            value={levelPercent(user.xp)}
            label={progress('level.bar')}
            valueText={`${within} (${format.percent(levelPercent(user.xp))})`}
          />
          <div className="figures flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span className="font-semibold text-text">{t('level.name', { level: user.level })}</span>
            <span>{within}</span>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
