import { useId, useRef } from 'react';
import { noteFileLimit } from '@rounds/contract/learning/lectures.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useReadNoteFile } from '../api/lectures.ts';

const extensions = '.pdf,.docx,.pptx,.md,.markdown,.txt,text/plain,text/markdown,application/pdf';

/** Takes the text out of a file, for the learner to review before it is stored. @param onText takes it with the file's name */
export function NoteFile({ onText }: { readonly onText: (text: string, title: string) => void }) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const read = useReadNoteFile();
  const take = (file: File | undefined) => {
    if (!file) return;
    read.mutate(file, {
      onSuccess: ({ text, isCut }) => {
        onText(text, file.name.replace(/\.[^.]*$/, ''));
        toast({
          title: t(isCut ? 'noteFile.cut' : 'noteFile.done'),
          variant: isCut ? 'caution' : 'success',
        });
      },
    });
  };
  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        hidden
        accept={extensions}
        aria-label={t('file.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          take(file);
        }}
      />
      <Button
        variant="secondary"
        pending={read.isPending}
        aria-describedby={`${id}help`}
        className="justify-self-start max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {t('file.choose')}
      </Button>
      <p id={`${id}help`} className="text-sm text-muted">
        {t('noteFile.help', { size: noteFileLimit / 1024 / 1024 })}
      </p>
      <div role="alert">{read.isError && <FieldError>{errorText(read.error)}</FieldError>}</div>
    </div>
  );
}
