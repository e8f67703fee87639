import { useEffect, useRef, useState } from 'react';
import { Check, UserMinus, X } from 'lucide-react';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { mentorshipStep, type MentorshipStatus } from '@rounds/contract/community/mentorships.rules';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { isFocusLost } from '../../../../browser/focus.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu } from '../../../../ui/action-menu/action-menu.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUpdateMentorship } from '../api/update-mentorship.ts';

/** The transitions that the learner may make, by the same table as the server's. */
export function MentorshipActions({ mentorship }: { readonly mentorship: Mentorship }) {
  const { t } = useTranslation('community/mentorships');
  const showError = useErrorToast('community/mentorships');
  const [confirming, setConfirming] = useState<'declined' | 'ended' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const update = useUpdateMentorship(mentorship.id, {
    onSuccess: (status) => toast({ title: t(`step.${status}Done`), variant: 'success' }),
    onError: (error) => {
      pressed.current = false;
      showError(t('step.failed'), error, t('tryLater'));
    },
  });
  // The pressed button is gone once the status has changed.
  useEffect(() => {
    if (!pressed.current || confirming || !isFocusLost()) return;
    pressed.current = false;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [confirming, mentorship.status]);
  const can = (to: MentorshipStatus) => mentorshipStep(mentorship.status, to, mentorship.role) === 'allowed';
  const updateStatus = (status: 'active' | 'declined' | 'ended') => {
    pressed.current = true;
    update.mutate(status, { onSettled: () => setConfirming(null) });
  };
  return (
    <div ref={box} tabIndex={-1} className="flex flex-none flex-wrap gap-2 outline-none">
      {can('active') && (
        <Button pending={update.isPending && confirming === null} onClick={() => updateStatus('active')}>
          <Check size={18} aria-hidden="true" />
          {t('step.active')}
        </Button>
      )}
      {can('declined') && (
        <Button variant="secondary" onClick={() => setConfirming('declined')}>
          <X size={18} aria-hidden="true" />
          {t('step.declined')}
        </Button>
      )}
      {can('ended') && (
        <ActionMenu
          label={t('page.menu')}
          actions={[{ label: t('step.ended'), icon: UserMinus, onPress: () => setConfirming('ended') }]}
        />
      )}
      {confirming && (
        <ConfirmDialog
          open
          onOpenChange={() => setConfirming(null)}
          title={t(`step.${confirming}Title`)}
          text={t(`step.${confirming}Text`)}
          confirm={t(`step.${confirming}`)}
          pending={update.isPending}
          onConfirm={() => updateStatus(confirming)}
        />
      )}
    </div>
  );
}
