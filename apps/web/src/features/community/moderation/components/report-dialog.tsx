import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { reportContent } from '@rounds/contract/community/moderation';
import {
  contentReportLength,
  contentReportReasons,
  type ReportableKind,
} from '@rounds/contract/community/moderation.rules';
import { call } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export interface ReportDialogProps {
  readonly kind: ReportableKind;
  readonly id: number;
  readonly onClose: () => void;
}

/** Reports something to the moderators. The draft stays until it is sent, even if the dialog is closed. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community/moderation');
  const errorText = useErrorText('community/moderation');
  const draft = useDraft(`report.${kind}.${id}`, { reason: '', message: '' });
  const { message } = draft.fields;
  const reason = contentReportReasons.find((value) => value === draft.fields.reason);
  const [tried, setTried] = useState(false);
  const report = useMutation({
    mutationFn: (body: BodyIn<typeof reportContent>) =>
      call<typeof reportContent>('POST', '/api/reports', { body }),
  });

  const send = () => {
    setTried(true);
    if (!reason) return;
    report.mutate(
      { kind, id, reason, message },
      {
        onSuccess: () => {
          draft.clear();
          onClose();
          toast({ title: t('report.sentTitle'), description: t('report.sentText'), variant: 'success' });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('report.title')}
      description={t('report.text')}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button pending={report.isPending} onClick={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('report.reason')}
        options={contentReportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={(value) => draft.change({ reason: value })}
        error={tried && !reason ? t('report.missing') : undefined}
      />
      <Field label={t('report.message')} help={t('report.messageHelp')}>
        <Textarea
          dir="auto"
          value={message}
          maxLength={contentReportLength}
          onChange={(event) => draft.change({ message: event.target.value })}
        />
      </Field>
      {report.isError && <Notice tone="critical">{errorText(report.error)}</Notice>}
    </Dialog>
  );
}
