import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { noteItemLengths } from '@rounds/contract/learning/notes.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { QuestionForm } from '../../../../ui/question-form/question-form.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useEditQuestion, type Kind } from '../api/attempts.ts';
import { asOption } from '../as-scenario.rules.ts';

export interface EditItemProps {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: number;
  readonly position: number;
  readonly question: NoteItem;
  readonly onClose: () => void;
}

/** Edits a generated question as a test shows it. Untouched parts stay as they were written. */
export function EditItem({ kind, id, revision, position, question, onClose }: EditItemProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const edit = useEditQuestion(kind);
  const isOrdering = question.kind === 'ordering';
  const { stem } = question;
  const options = question.options.map(asOption);
  const written = (option: string, index: number) =>
    option === options[index] ? (question.options[index] ?? option) : option;
  return (
    <QuestionForm
      title={t('edit.title', { number: position + 1 })}
      question={{ stem, options, key: isOrdering ? 0 : question.key }}
      isOrdering={isOrdering}
      limits={noteItemLengths}
      words={{
        save: t('edit.save'),
        stem: t('edit.stem'),
        option: (number) => t('edit.option', { number }),
        right: t('items.right'),
        required: t('upload.required'),
        differ: t('edit.differ'),
        discard: {
          title: t('editNote.discardTitle'),
          text: t('edit.discardText'),
          confirm: t('editNote.discard'),
        },
      }}
      problem={edit.isError && <Notice tone="critical">{errorText(edit.error)}</Notice>}
      pending={edit.isPending}
      onSave={(changed) =>
        edit.mutate(
          { id, position, body: { revision, ...changed, options: changed.options.map(written) } },
          {
            onSuccess: () => {
              toast({ title: t('edit.done'), variant: 'success' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <OfflineHint />
    </QuestionForm>
  );
}
