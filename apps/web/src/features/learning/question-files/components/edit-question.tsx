import { useId, useState, type SubmitEvent } from 'react';
import { questionFileLimits } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useRemarks } from '../api/question-files.ts';
import type { ImportedQuestion } from '../use-import.ts';

export interface EditQuestionProps {
  readonly imported: ImportedQuestion;
  readonly onSave: (changed: ImportedQuestion) => void;
  readonly onClose: () => void;
}

/** Changes a question before it is stored. It is remarked on anew; a refusal keeps what was typed. */
export function EditQuestion({ imported, onSave, onClose }: EditQuestionProps) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/question-files');
  const form = useId();
  const { question, number } = imported;
  const [stem, setStem] = useState(question.stem);
  const [options, setOptions] = useState(question.options);
  const [key, setKey] = useState(question.key);
  const [alike, setAlike] = useState(false);
  const judge = useRemarks();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (judge.isPending) return;
    const trimmed = options.map((option) => option.trim());
    const areAlike = new Set(trimmed.map((option) => option.toLowerCase())).size !== trimmed.length;
    setAlike(areAlike);
    if (areAlike) return;
    const isSame =
      trimmed.every((option, index) => option === question.options[index]) && key === question.key;
    const rationales = isSame ? question.rationales : [];
    const changed = { ...question, stem: stem.trim(), options: trimmed, key, rationales };
    judge.mutate(changed, {
      onSuccess: ({ remarks }) => {
        onSave({ question: changed, remarks, number });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('question.editTitle', { number })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('question.cancel')}
          </Button>
          <Button type="submit" form={form} pending={judge.isPending}>
            {t('question.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {alike && <Notice tone="critical">{t('question.differ')}</Notice>}
        {judge.isError && <Notice tone="critical">{errorText(judge.error)}</Notice>}
        <Field label={t('question.stem')}>
          <Textarea
            dir="auto"
            required
            rows={2}
            maxLength={questionFileLimits.stem}
            value={stem}
            onChange={({ target }) => setStem(target.value)}
          />
        </Field>
        {options.map((option, index) => (
          <Field key={index} label={t('question.option', { number: index + 1 })}>
            <Textarea
              dir="auto"
              required
              rows={1}
              maxLength={questionFileLimits.option}
              className="min-h-11!"
              value={option}
              onChange={({ target }) => setOptions(options.with(index, target.value))}
            />
          </Field>
        ))}
        {question.kind !== 'ordering' && (
          <Field label={t('question.right')}>
            <Select value={key} onChange={({ target }) => setKey(Number(target.value))}>
              {options.map((option, index) => (
                <option key={index} value={index}>
                  {index + 1}. {option}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </form>
    </Dialog>
  );
}
