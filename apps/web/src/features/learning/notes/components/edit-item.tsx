import { useId, useState, type SubmitEvent } from 'react';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { useEditQuestion, type Kind } from '../api/attempts.ts';

export interface EditItemProps {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: number;
  readonly position: number;
  readonly question: NoteItem;
  readonly onClose: () => void;
}

/** Changes the words of a question and which option is right. A refusal keeps what was typed. */
export function EditItem({ kind, id, revision, position, question, onClose }: EditItemProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const form = useId();
  const [stem, setStem] = useState(question.stem);
  const [options, setOptions] = useState(question.options);
  const isSteps = question.kind === 'ordering';
  const [key, setKey] = useState(isSteps ? 0 : question.key);
  const edit = useEditQuestion(kind);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate({ id, position, body: { revision, stem, options, key } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('edit.title', { number: position + 1 })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={edit.isPending}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {edit.isError && <Notice tone="critical">{errorText(edit.error)}</Notice>}
        <Field label={t('edit.stem')}>
          <Textarea
            dir="auto"
            required
            rows={2}
            maxLength={900}
            value={stem}
            onChange={({ target }) => setStem(target.value)}
          />
        </Field>
        {options.map((option, index) => (
          <Field key={index} label={t('edit.option', { number: index + 1 })}>
            <Textarea
              dir="auto"
              required
              rows={1}
              maxLength={300}
              className="min-h-11!"
              value={option}
              onChange={({ target }) => setOptions(options.with(index, target.value))}
            />
          </Field>
        ))}
        {!isSteps && (
          <Field label={t('items.right')}>
            <Select value={key} onChange={({ target }) => setKey(Number(target.value))}>
              {options.map((option, index) => (
                <option key={index} value={index}>
                  {index + 1}. {option}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <OfflineHint />
      </form>
    </Dialog>
  );
}
