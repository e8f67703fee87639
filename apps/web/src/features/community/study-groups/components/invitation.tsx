import { Copy, Link2 } from 'lucide-react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { copyText } from '../../../../browser/copy-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export interface InvitationProps {
  readonly group: StudyGroup;
  readonly code: string;
}

/** The code of a private group and the link that carries it, for its creator to pass on. */
export function Invitation({ group, code }: InvitationProps) {
  const { t } = useTranslation('community/study-groups');
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) toast({ title: done, variant: 'success' });
    else
      toast({
        title: t('invitation.failed'),
        description: t('invitation.failedText'),
        variant: 'destructive',
      });
  };
  const link = `${location.origin}/community/groups/${group.id}?code=${code}`;
  return (
    <Card aria-labelledby="invitation-title">
      <CardHeader>
        <CardTitle id="invitation-title">{t('invitation.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-3 pt-2!">
        <p className="text-sm text-muted">{t('invitation.text')}</p>
        <p
          dir="ltr"
          aria-label={t('join.code')}
          role="group"
          className="figures rounded-control bg-sunken px-3 py-2 text-center text-lg font-semibold tracking-widest select-all"
        >
          {code}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => void copy(code, t('invitation.codeCopied'))}>
            <Copy size={16} aria-hidden="true" />
            {t('invitation.copyCode')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void copy(link, t('invitation.linkCopied'))}>
            <Link2 size={16} aria-hidden="true" />
            {t('invitation.copyLink')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
