import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Pencil } from 'lucide-react';
import type { User } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { DemoNotice } from '../../../../ui/notice/demo-notice.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What a learner stated about themselves, to view or to edit. Leaving the form discards changes. */
export function ProfileCard({ user }: { readonly user: User }) {
  const { t } = useTranslation('screens/profile');
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const leave = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  return (
    <Card aria-labelledby="details-title">
      <CardHeader>
        <CardTitle id="details-title">{t('details.title')}</CardTitle>
        {!editing && !user.isDemo && (
          <Button ref={edit} variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <Pencil size={16} aria-hidden="true" />
            {t('edit.action')}
          </Button>
        )}
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DemoNotice />
        {editing ? <ProfileForm user={user} onDone={leave} /> : <ProfileDetails user={user} />}
      </CardBody>
    </Card>
  );
}
