import { useId, useState, type SubmitEvent } from 'react';
import { careerPaths } from '@rounds/contract/common.rules';
import {
  groupDescriptionLength,
  groupNameLength,
  groupSize,
} from '@rounds/contract/community/study-groups.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useProblemToast } from '../../../../ui/toast/use-problem-toast.ts';
import { validateGroup, type FieldName, type GroupFields, type GroupValues } from '../group-form.rules.ts';

export interface GroupDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submit: string;
  readonly initial: GroupFields;
  readonly pending: boolean;
  /** Why it was not saved; what was typed stays. Without a title where a notification says what failed. */
  readonly failure: { readonly title?: string; readonly text: string } | undefined;
  readonly onSend: (values: GroupValues) => void;
}

/** The form for a new or existing study group. What is typed stays while it is closed. */
export function GroupDialog(props: GroupDialogProps) {
  const { open, onClose, title, submit, initial, pending, failure, onSend } = props;
  const { t } = useTranslation('community/study-groups');
  const { t: common } = useTranslation('app/common');
  const formId = useId();
  const [fields, setFields] = useState(initial);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const showProblem = useProblemToast(open && wrong.length > 0);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = validateGroup(fields);
    if ('values' in checked) {
      setWrong([]);
      if (!pending) onSend(checked.values);
      return;
    }
    setWrong(checked.wrong);
    showProblem({ title: t('form.invalidTitle'), description: t('form.invalidText') });
    document.getElementById(`${formId}${checked.wrong[0] ?? ''}`)?.focus();
  };
  const bind = (field: FieldName) => ({
    name: field,
    value: fields[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setFields((current) => ({ ...current, [field]: target.value }));
      setWrong((current) => current.filter((name) => name !== field));
    },
  });
  const problem = (field: FieldName, text = t('form.required')) => (wrong.includes(field) ? text : undefined);
  const size = { min: groupSize.min, max: groupSize.max };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        {failure && (
          <Notice tone="critical" title={failure.title}>
            {failure.text}
          </Notice>
        )}
        <Field id={`${formId}name`} label={t('form.name')} error={problem('name')}>
          <TextInput {...bind('name')} dir="auto" autoComplete="off" maxLength={groupNameLength} required />
        </Field>
        <Field id={`${formId}description`} label={t('form.description')} error={problem('description')}>
          <Textarea {...bind('description')} dir="auto" maxLength={groupDescriptionLength} required />
        </Field>
        <Field
          id={`${formId}careerPath`}
          label={t('form.careerPath')}
          error={problem('careerPath', t('form.choosePath'))}
        >
          <Select {...bind('careerPath')} required>
            <option value="">{t('form.choosePath')}</option>
            <Options values={careerPaths} nameOf={(path) => common(`careerPath.${path}`)} />
          </Select>
        </Field>
        <Field
          id={`${formId}maxMembers`}
          label={t('form.maxMembers')}
          help={t('form.maxMembersHelp', size)}
          error={problem('maxMembers', t('form.wrongSize', size))}
        >
          <TextInput {...bind('maxMembers')} {...size} type="number" inputMode="numeric" dir="ltr" required />
        </Field>
        <Checkbox
          label={t('form.private')}
          help={t('form.privateHelp')}
          checked={fields.isPrivate}
          onChange={({ target }) => setFields((current) => ({ ...current, isPrivate: target.checked }))}
        />
      </form>
    </Dialog>
  );
}
