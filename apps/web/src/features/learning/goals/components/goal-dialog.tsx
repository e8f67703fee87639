import { useState } from 'react';
import { offeredGoals } from '@rounds/contract/learning/goals.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { useSetGoal } from '../api/set-goal.ts';

export interface GoalDialogProps {
  /** Questions a day; null for no goal. */
  readonly goal: number | null;
  readonly onClose: () => void;
}

const none = 'none';
const suggested = 10;

/** Asks how many questions a day the learner wants to answer. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation('learning/goals');
  const errorText = useErrorText();
  const format = useFormat();
  const saving = useSetGoal();
  const [choice, setChoice] = useState(String(goal ?? suggested));
  // A goal set by other means stays among the choices.
  const goals = [...new Set([...offeredGoals, ...(goal === null ? [] : [goal])])].sort((a, b) => a - b);
  const options = [
    ...goals.map((count) => ({ value: String(count), label: format.number(count) })),
    { value: none, label: t('dialog.none') },
  ];
  const save = () => saving.mutate(choice === none ? null : Number(choice), { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('dialog.help')}
      footer={
        <Button pending={saving.isPending} onClick={save}>
          {t('dialog.save')}
        </Button>
      }
    >
      {saving.isError && <Notice tone="critical">{errorText(saving.error, t('dialog.failed'))}</Notice>}
      <RadioGroup legend={t('dialog.legend')} options={options} value={choice} onChange={setChoice} />
    </Dialog>
  );
}
