import { useState, type SubmitEvent } from 'react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { meetingPlaceLength } from '@rounds/contract/community/study-groups.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { timeZone } from '../../../../browser/time-zone.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUpdateStudyGroup } from '../api/update-study-group.ts';

/** An instant in the format of local time fields: 2026-03-10T18:00, in the browser's zone. */
function toLocalInput(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export interface MeetingDialogProps {
  readonly group: StudyGroup;
  readonly onClose: () => void;
}

/** Sets, moves or removes the next meeting. */
export function MeetingDialog({ group, onClose }: MeetingDialogProps) {
  const { t } = useTranslation('community/study-groups');
  const errorText = useErrorText('community/study-groups');
  const [when, setWhen] = useState(group.nextMeeting === null ? '' : toLocalInput(group.nextMeeting));
  const [place, updatePlacement] = useState(group.meetingPlace ?? '');
  const [missing, setMissing] = useState(false);
  const update = useUpdateStudyGroup(group.id);
  const save = (nextMeeting: string | null) =>
    update.mutate(
      { nextMeeting, meetingPlace: nextMeeting === null ? null : place.trim() || null },
      {
        onSuccess: () => {
          onClose();
          toast({ title: t(nextMeeting === null ? 'meeting.removed' : 'meeting.saved'), variant: 'success' });
        },
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const date = new Date(when);
    if (Number.isNaN(date.getTime())) {
      setMissing(true);
      document.getElementById('meeting-when')?.focus();
      return;
    }
    save(date.toISOString());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('meeting.title')}
      footer={
        <>
          {group.nextMeeting !== null && (
            <Button variant="ghost" className="me-auto" onClick={() => save(null)}>
              {t('meeting.remove')}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button type="submit" form="meeting-form" pending={update.isPending}>
            {t('meeting.save')}
          </Button>
        </>
      }
    >
      <form id="meeting-form" noValidate onSubmit={submit} className="grid gap-4">
        {update.isError && (
          <Notice tone="critical" title={t('page.notSaved')}>
            {errorText(update.error, t('tryLater'))}
          </Notice>
        )}
        <Field
          id="meeting-when"
          label={t('meeting.when')}
          help={t('meeting.whenHelp', { zone: timeZone() })}
          error={missing && t('form.required')}
        >
          <TextInput
            type="datetime-local"
            required
            value={when}
            onChange={(event) => {
              setWhen(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Field label={t('meeting.place')} help={t('meeting.placeHelp')}>
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={meetingPlaceLength}
            value={place}
            onChange={(event) => updatePlacement(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
