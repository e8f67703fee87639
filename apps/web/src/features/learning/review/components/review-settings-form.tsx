import { useState, type SubmitEvent } from 'react';
import type { ReviewOverview } from '@rounds/contract/learning/review';
import { offeredLimits } from '@rounds/contract/learning/review.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useSaveReviewSettings } from '../api/save-review-settings.ts';

export interface ReviewSettingsFormProps {
  readonly review: ReviewOverview;
  readonly onSaved: () => void;
}

/** The number of reviews per day, and an exam that everything comes back before. */
export function ReviewSettingsForm({ review, onSaved }: ReviewSettingsFormProps) {
  const { t } = useTranslation('learning/review');
  const errorText = useErrorText();
  const format = useFormat();
  const saving = useSaveReviewSettings();
  const [dailyLimit, setDailyLimit] = useState(review.dailyLimit);
  // One that is over is erased within the hour.
  const savedExam = review.examOn !== null && review.examOn >= review.today ? review.examOn : '';
  const [examOn, setExamOn] = useState(savedExam);
  const isChanged = dailyLimit !== review.dailyLimit || examOn !== savedExam;
  // A limit set by other means stays among the choices.
  const limits = [...new Set([...offeredLimits, review.dailyLimit])].sort((a, b) => a - b);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(
      { dailyLimit, examOn: examOn || null },
      {
        onSuccess: () => {
          toast({ title: t('settings.saved') });
          onSaved();
        },
      },
    );
  };
  return (
    <form onSubmit={save} className="grid gap-4">
      {saving.isError && <Notice tone="critical">{errorText(saving.error, t('settings.failed'))}</Notice>}
      <Field label={t('settings.limit')} help={t('settings.limitHelp')}>
        <Select value={dailyLimit} onChange={(event) => setDailyLimit(Number(event.target.value))}>
          <Options values={limits} nameOf={(limit) => format.number(limit)} />
        </Select>
      </Field>
      <Field label={t('settings.exam')} help={t('settings.examHelp')}>
        <TextInput
          type="date"
          min={review.today}
          value={examOn}
          onChange={(event) => setExamOn(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={!isChanged} pending={saving.isPending}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
