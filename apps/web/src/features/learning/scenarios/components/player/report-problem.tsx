import { useState } from 'react';
import { Flag } from 'lucide-react';
import {
  reportMessageLength,
  reportReasons,
  type ReportReason,
} from '@rounds/contract/learning/scenarios.reports.rules';
import { useErrorText } from '../../../../../api/error-text.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../../ui/field/field.tsx';
import { Textarea } from '../../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../../ui/notice/notice.tsx';
import { RadioGroup } from '../../../../../ui/radio-group/radio-group.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';
import { useReportProblem } from '../../api/report-problem.ts';

/** The reported item, in the edition that the learner saw, with the given answer. */
export interface ReportedItem {
  readonly scenarioId: number;
  readonly version: number;
  readonly questionIndex: number;
  readonly selectedOption: number | null;
}

/** A discreet way to report an item to its authors. The draft stays until it is sent. */
export function ReportProblem({ item }: { readonly item: ReportedItem }) {
  const { t } = useTranslation('learning/scenarios');
  const errorText = useErrorText('learning/scenarios');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const [message, setMessage] = useState('');
  const report = useReportProblem();

  const send = () => {
    if (reason === undefined) return;
    const { scenarioId, ...about } = item;
    report.mutate(
      { scenarioId, body: { ...about, reason, message } },
      {
        onSuccess: () => {
          setOpen(false);
          setReason(undefined);
          setMessage('');
          toast({ title: t('report.sentTitle'), description: t('report.sentText'), variant: 'success' });
        },
      },
    );
  };

  return (
    <div>
      <Button variant="ghost" size="sm" className="-ms-3 text-muted" onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden="true" />
        {t('report.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('report.title')}
        description={t('report.text')}
        footer={
          <>
            <CancelButton onClick={() => setOpen(false)} />
            <Button pending={report.isPending} disabled={reason === undefined} onClick={send}>
              {t('report.send')}
            </Button>
          </>
        }
      >
        <RadioGroup
          legend={t('report.reason')}
          options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <Field label={t('report.message')} help={t('report.messageHelp')}>
          <Textarea
            value={message}
            maxLength={reportMessageLength}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        {report.isError && <Notice tone="critical">{errorText(report.error, t('report.failed'))}</Notice>}
      </Dialog>
    </div>
  );
}
