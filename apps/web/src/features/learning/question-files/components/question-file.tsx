import { useState } from 'react';
import { exportEndings, questionFileLimits } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FileButton } from '../../../../ui/field/file-button.tsx';
import { useReadQuestionFile } from '../api/question-files.ts';

type Read = NonNullable<ReturnType<typeof useReadQuestionFile>['data']>;

/** Reads the questions in a file. @param onRead receives them with the file's name */
export function QuestionFile({ onRead }: { readonly onRead: (read: Read, name: string) => void }) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/question-files');
  const read = useReadQuestionFile();
  const { bytes, questions: max } = questionFileLimits;
  // Reported at once: with its images and sounds, a deck would be refused for its size.
  const [isDeck, setDeck] = useState(false);
  const take = (file: File) => {
    const isOne = file.name.toLowerCase().endsWith(`.${exportEndings.anki}`);
    setDeck(isOne);
    if (isOne) read.reset();
    else read.mutate(file, { onSuccess: (answer) => onRead(answer, file.name) });
  };
  return (
    <FileButton
      label={t('import.open')}
      accept=".gift,.txt,.xml,.zip,text/plain,text/xml,application/xml,application/zip"
      help={t('import.help', { size: bytes / 1024 / 1024, max })}
      error={isDeck ? t('errors.question_file_deck') : read.isError && errorText(read.error)}
      pending={read.isPending}
      onFile={take}
    />
  );
}
