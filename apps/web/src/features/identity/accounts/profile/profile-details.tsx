import type { ReactNode } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';
import { PendingEmail } from '../security/pending-email.tsx';

/** What a learner stated about themselves. */
export function ProfileDetails({ user }: { readonly user: User }) {
  const { t } = useTranslation('screens/profile');
  const { t: accounts } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name={accounts('field.username')}>
          <bdi>{user.username}</bdi>
        </Fact>
        <Fact name={accounts('field.email')}>
          <bdi>{user.email}</bdi>
        </Fact>
        <Fact name={accounts('field.role')}>{accounts(`role.${user.role}`)}</Fact>
        <Fact name={accounts('field.careerPath')}>
          {user.careerPath ? common(`careerPath.${user.careerPath}`) : accounts('careerPath.unknown')}
        </Fact>
        <Fact name={accounts('field.learningStyle')}>
          {accounts(`learningStyle.${user.learningStyle}`)}
          {user.learningStyle === 'unknown' && (
            <Link href="/learning-style-assessment" className="thumb mt-0.5 block w-fit text-sm">
              {t('details.quiz')}
            </Link>
          )}
        </Fact>
      </dl>
      <PendingEmail />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
