import { badgeDrawing } from '@rounds/artwork/badges';
import type { PublicProfile } from '@rounds/contract/identity/profiles';
import { Lock } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Illustration } from '../../../../ui/drawings/illustration.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';

/** The badges of learners who share them; for others, a note that they don't. */
export function PublicBadges({ profile }: { readonly profile: PublicProfile }) {
  const { t } = useTranslation('screens/profile');
  const { username, isOwn, shared } = profile;
  if (!shared) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Lock size={16} className="flex-none" aria-hidden="true" />
        {isOwn ? t('public.notSharedOwn') : t('public.notShared', { username })}
      </p>
    );
  }
  return (
    <Card aria-labelledby="public-badges-title">
      <CardHeader>
        <CardTitle id="public-badges-title">{t('public.badges')}</CardTitle>
      </CardHeader>
      <CardBody>
        {shared.badges.length === 0 ? (
          <p className="text-muted">{t('public.noBadges')}</p>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {shared.badges.map(({ id, unlockedAt, achievement }) => (
              <li key={id} className="flex items-center gap-3">
                <Illustration drawing={badgeDrawing(achievement.icon)} className="size-14" />
                <div className="min-w-0">
                  <p className="font-semibold">
                    <bdi lang="en" dir="ltr">
                      {achievement.title}
                    </bdi>
                  </p>
                  <p className="text-sm text-muted">
                    <RelativeTime instant={unlockedAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
