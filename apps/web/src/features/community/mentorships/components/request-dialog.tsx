import { useId, useState, type SubmitEvent } from 'react';
import { careerPaths } from '@rounds/contract/common.rules';
import type { Mentor } from '@rounds/contract/community/mentorships';
import { requestMessageLength } from '@rounds/contract/community/mentorships.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useProblemToast } from '../../../../ui/toast/use-problem-toast.ts';
import { useRequestMentorship } from '../api/request-mentorship.ts';
import { PlanNotice } from './plan-notice.tsx';

export interface RequestDialogProps {
  readonly mentor: Mentor;
  /** Whether the learner's plan includes mentorship; if not, the dialog says which one does. */
  readonly included: boolean;
  readonly onClose: () => void;
}

/** Requests a mentor. The draft stays until it is sent. */
export function RequestDialog({ mentor, included, onClose }: RequestDialogProps) {
  const { t } = useTranslation('community/mentorships');
  const errorText = useErrorText('community/mentorships');
  const showError = useErrorToast('community/mentorships');
  const { t: common } = useTranslation('app/common');
  const formId = useId();
  const draft = useDraft(`mentorship.${mentor.id}`, { careerPath: mentor.careerPath ?? '', message: '' });
  const { careerPath, message } = draft.fields;
  const [checked, setChecked] = useState(false);
  const request = useRequestMentorship();
  const path = careerPaths.find((known) => known === careerPath);
  const showProblem = useProblemToast(checked && !(path && message.trim()));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const requestMessage = message.trim();
    if (!path || !requestMessage) {
      setChecked(true);
      showProblem({ title: t('request.invalidTitle'), description: t('request.invalidText') });
      document.getElementById(`${formId}${path ? 'message' : 'path'}`)?.focus();
      return;
    }
    request.mutate(
      { mentorId: mentor.id, careerPath: path, requestMessage },
      {
        onSuccess: () => {
          draft.clear();
          onClose();
          toast({
            title: t('request.doneTitle'),
            description: t('request.doneText', { name: mentor.username }),
            variant: 'success',
          });
        },
        onError: (error) => showError(t('request.errorTitle'), error, t('tryLater')),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('request.action')}
      description={t('request.to', { name: mentor.username })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          {included && (
            <Button type="submit" form={formId} pending={request.isPending}>
              {t('request.submit')}
            </Button>
          )}
        </>
      }
    >
      {!included && <PlanNotice />}
      {included && (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {request.isError && (
            <Notice tone="critical">
              {errorText(request.error)} {t('request.kept')}
            </Notice>
          )}
          <Field
            id={`${formId}path`}
            label={t('request.careerPath')}
            error={checked && !path && t('request.choosePath')}
          >
            <Select
              required
              value={careerPath}
              onChange={(event) => draft.change({ careerPath: event.target.value })}
            >
              <option value="">{t('request.choosePath')}</option>
              <Options values={careerPaths} nameOf={(known) => common(`careerPath.${known}`)} />
            </Select>
          </Field>
          <Field
            id={`${formId}message`}
            label={t('request.message')}
            help={t('request.messageHelp')}
            error={checked && !message.trim() && t('request.required')}
          >
            <Textarea
              dir="auto"
              required
              maxLength={requestMessageLength}
              value={message}
              onChange={(event) => draft.change({ message: event.target.value })}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
