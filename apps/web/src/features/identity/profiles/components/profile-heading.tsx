import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '@rounds/contract/identity/profiles';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardBody } from '../../../../ui/card/card.tsx';

export interface ProfileHeadingProps {
  readonly profile: PublicProfile;
  /** The learner's avatar. */
  readonly picture: ReactNode;
}

/** The learner's name and role. */
export function ProfileHeading({ profile, picture }: ProfileHeadingProps) {
  const { t } = useTranslation('screens/profile');
  const { t: common } = useTranslation('app/common');
  const { t: mentorships } = useTranslation('community/mentorships');
  const format = useFormat();
  const { username, careerPath, memberSince, offersMentoring, isOwn } = profile;
  return (
    <Card>
      <CardBody className="flex items-center gap-4 max-sm:flex-col max-sm:text-center sm:gap-6">
        {picture}
        <div className="grid min-w-0 gap-2 max-sm:justify-items-center">
          <h1 className="text-xl wrap-anywhere sm:text-2xl">
            <bdi>{username}</bdi>
          </h1>
          {(careerPath !== null || offersMentoring) && (
            <p className="flex flex-wrap gap-2 max-sm:justify-center">
              {careerPath !== null && <Badge tone={careerPath}>{common(`careerPath.${careerPath}`)}</Badge>}
              {offersMentoring && (
                <Badge tone="positive">
                  <HeartHandshake size={14} aria-hidden="true" />
                  {t('public.mentor')}
                </Badge>
              )}
            </p>
          )}
          <p className="text-sm text-muted">{t('public.since', { date: format.date(memberSince) })}</p>
          {offersMentoring && !isOwn && (
            <ButtonLink
              variant="secondary"
              href="/community?tab=mentorship"
              className="mt-1 justify-self-start max-sm:justify-self-center"
            >
              {mentorships('browse.title')}
            </ButtonLink>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
