import { useState } from 'react';
import { withdrawalReasonLength } from '@rounds/contract/learning/item-health.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Field, FieldError } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useChangeUse, type QuestionPlace } from '../api/staff-questions.ts';

export interface UseDialogProps {
  readonly question: QuestionPlace;
  /** Whether to restore it, rather than withdraw it. */
  readonly use: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for the reason, and for confirmation. */
export function UseDialog({ question, use, open, onOpenChange }: UseDialogProps) {
  const { t } = useTranslation('learning/item-health');
  const errorText = useErrorText('learning/item-health');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useChangeUse(question);
  const confirm = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    change.mutate(
      { use, reason: reason.trim() },
      {
        onSuccess: () => {
          onOpenChange(false);
          setReason('');
          toast({ title: t(use ? 'restore.done' : 'withdraw.done'), variant: 'success' });
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(wanted) => {
        change.reset();
        setMissing(false);
        onOpenChange(wanted);
      }}
      title={t(use ? 'restore.title' : 'withdraw.title')}
      text={t(use ? 'restore.text' : 'withdraw.text')}
      confirm={t(use ? 'restore.confirm' : 'withdraw.confirm')}
      pending={change.isPending}
      onConfirm={confirm}
    >
      <Field label={t('reason')} help={t('reasonHelp')} error={isMissing && t('reasonMissing')}>
        <Textarea
          value={reason}
          maxLength={withdrawalReasonLength}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div role="alert">{change.isError && <FieldError>{errorText(change.error)}</FieldError>}</div>
    </ConfirmDialog>
  );
}
