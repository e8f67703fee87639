import { questionFileLimits } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { QuestionForm, type QuestionText } from '../../../../ui/question-form/question-form.tsx';
import { useRemarks } from '../api/question-files.ts';
import type { ImportedQuestion } from '../use-import.ts';

export interface EditQuestionProps {
  readonly imported: ImportedQuestion;
  readonly onSave: (changed: ImportedQuestion) => void;
  readonly onClose: () => void;
}

/** Edits a question before it is stored. Then it is checked again. */
export function EditQuestion({ imported, onSave, onClose }: EditQuestionProps) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/question-files');
  const { question, number } = imported;
  const judge = useRemarks();
  const save = ({ stem, options, key }: QuestionText) => {
    const trimmed = options.map((option) => option.trim());
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
    <QuestionForm
      title={t('question.editTitle', { number })}
      question={question}
      isOrdering={question.kind === 'ordering'}
      limits={questionFileLimits}
      words={{
        save: t('question.save'),
        stem: t('question.stem'),
        option: (place) => t('question.option', { number: place }),
        right: t('question.right'),
        required: t('question.required'),
        differ: t('question.differ'),
        discard: {
          title: t('question.discardTitle'),
          text: t('question.discardText'),
          confirm: t('import.discard'),
        },
      }}
      problem={judge.isError && <Notice tone="critical">{errorText(judge.error)}</Notice>}
      pending={judge.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
