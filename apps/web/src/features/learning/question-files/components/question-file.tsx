import { useId, useRef } from 'react';
import { questionFileLimits } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import { useReadQuestionFile } from '../api/question-files.ts';

const extensions = '.gift,.txt,.xml,.zip,text/plain,text/xml,application/xml,application/zip';

type Read = NonNullable<ReturnType<typeof useReadQuestionFile>['data']>;

/** Reads the questions in a file. @param onRead takes them with the file's name */
export function QuestionFile({ onRead }: { readonly onRead: (read: Read, name: string) => void }) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/question-files');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const read = useReadQuestionFile();
  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        hidden
        accept={extensions}
        aria-label={t('import.open')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) read.mutate(file, { onSuccess: (answer) => onRead(answer, file.name) });
        }}
      />
      <Button
        variant="secondary"
        pending={read.isPending}
        aria-describedby={`${id}help`}
        className="justify-self-start max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {t('import.open')}
      </Button>
      <p id={`${id}help`} className="text-sm text-muted">
        {t('import.help', {
          size: questionFileLimits.bytes / 1024 / 1024,
          max: questionFileLimits.questions,
        })}
      </p>
      <div role="alert">{read.isError && <FieldError>{errorText(read.error)}</FieldError>}</div>
    </div>
  );
}
