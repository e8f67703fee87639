import { useState } from 'react';
import { Check, X } from 'lucide-react';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { mentorshipStep, type MentorshipStatus } from '@rounds/contract/community/mentorships.rules';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUpdateMentorship } from '../api/update-mentorship.ts';

/** The steps that the learner may take, by the same table as the server's. */
export function MentorshipActions({ mentorship }: { readonly mentorship: Mentorship }) {
  const { t } = useTranslation('community/mentorships');
  const errorText = useErrorText('community/mentorships');
  const [asks, setAsks] = useState<'declined' | 'ended' | null>(null);
  const update = useUpdateMentorship(mentorship.id);
  const may = (to: MentorshipStatus) => mentorshipStep(mentorship.status, to, mentorship.role) === 'allowed';
  const go = (status: 'active' | 'declined' | 'ended') =>
    update.mutate(status, {
      onSuccess: () => toast({ title: t(`step.${status}Done`), variant: 'success' }),
      onError: (error) =>
        toast({
          title: t('step.failed'),
          description: errorText(error, t('tryLater')),
          variant: 'destructive',
        }),
      onSettled: () => setAsks(null),
    });
  return (
    <div className="flex flex-wrap gap-2">
      {may('active') && (
        <Button pending={update.isPending && asks === null} onClick={() => go('active')}>
          <Check size={18} aria-hidden="true" />
          {t('step.active')}
        </Button>
      )}
      {may('declined') && (
        <Button variant="secondary" onClick={() => setAsks('declined')}>
          <X size={18} aria-hidden="true" />
          {t('step.declined')}
        </Button>
      )}
      {may('ended') && (
        <Button variant="secondary" size="sm" onClick={() => setAsks('ended')}>
          {t('step.ended')}
        </Button>
      )}
      {asks && (
        <Dialog
          open
          onOpenChange={() => setAsks(null)}
          title={t(`step.${asks}Title`)}
          description={t(`step.${asks}Text`)}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsks(null)}>
                {t('cancel')}
              </Button>
              <Button variant="destructive" pending={update.isPending} onClick={() => go(asks)}>
                {t(`step.${asks}`)}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
