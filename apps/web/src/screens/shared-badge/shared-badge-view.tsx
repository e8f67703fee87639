import { TookText } from '../../features/learning/achievements/components/requirement-text.tsx';
import { BadgeCheck, FileCheck } from 'lucide-react';
import type { SharedBadge } from '@rounds/contract/learning/sharing';
import { ShareAchievement } from '../../features/learning/sharing/components/share-achievement.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-style.ts';
import { Facts } from './facts.tsx';
import { Illustration } from '../../ui/drawings/illustration.tsx';
import { badgeDrawing } from '@rounds/artwork/badges';

interface SharedBadgeViewProps {
  readonly badge: SharedBadge;
  readonly token: string;
  /** Its owner has ended the page. */
  readonly onEnded: () => void;
}

export function SharedBadgeView({ badge, token, onEnded }: SharedBadgeViewProps) {
  const { t } = useTranslation('learning/sharing');
  const format = useFormat();
  const { signedIn, user } = useSession();
  const { title, description, icon, username, unlockedAt, requirement, xpReward, own } = badge;
  const facts = [
    { term: t('page.who'), fact: <bdi>{username}</bdi> },
    { term: t('page.when'), fact: <time dateTime={unlockedAt}>{format.date(unlockedAt)}</time> },
    { term: t('page.took'), fact: <TookText requirement={requirement} /> },
    { term: t('page.reward'), fact: t('reward', { count: xpReward }) },
  ];

  return (
    <div className="page py-8 sm:py-14">
      <article className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-4 rounded-card border bg-raised p-6 text-center sm:p-10">
        <Illustration drawing={badgeDrawing(icon)} className="size-40" />
        {badge.signed && (
          <Badge tone="positive" className="text-sm">
            <BadgeCheck size={16} aria-hidden="true" />
            {t('page.verified')}
          </Badge>
        )}
        <h1 lang="en" dir="auto" className="max-w-full text-2xl break-words sm:text-3xl">
          {title}
        </h1>
        <p lang="en" dir="auto" className="measure max-w-full text-lg break-words text-muted">
          {description}
        </p>
        <Facts facts={facts} />
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {badge.signed && (
            <a
              href={`/b/${encodeURIComponent(token)}/badge.jwt`}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <FileCheck size={18} aria-hidden="true" />
              {t('credential.download')}
            </a>
          )}
          {signedIn ? (
            <ButtonLink href="/dashboard">{t('page.dashboard')}</ButtonLink>
          ) : (
            <ButtonLink href="/auth">{t('page.join')}</ButtonLink>
          )}
        </div>
        {badge.signed && <p className="measure text-sm text-muted">{t('page.verifiedText')}</p>}
      </article>
      {own && user && (
        <section
          aria-labelledby="own-badge"
          className="mx-auto mt-6 grid max-w-xl gap-3 rounded-card border bg-raised p-5"
        >
          <h2 id="own-badge" className="text-lg">
            {t('page.own')}
          </h2>
          <p className="text-sm text-muted">{t('page.ownText')}</p>
          {own.notSigned && <p className="text-sm text-muted">{t(`errors.${own.notSigned}`)}</p>}
          <ShareAchievement
            hasPage
            userAchievement={own.userAchievement}
            learner={{
              username: user.username,
              level: user.level,
              xp: user.xp,
              unlockedCount: own.unlockedCount,
            }}
            onEnded={onEnded}
          />
        </section>
      )}
    </div>
  );
}
