import { noteFileLimit } from '@rounds/contract/learning/lectures.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FileButton } from '../../../../ui/field/file-button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useReadNoteFile } from '../api/lectures.ts';

export interface NoteFileProps {
  /** Takes the text with the file's name, and returns whether all of it fit. */
  readonly onText: (file: {
    readonly text: string;
    readonly title: string;
    readonly onTaken: (isCut: boolean) => void;
  }) => void;
}

/** Extracts a file's text, for the learner to review before it is stored. */
export function NoteFile({ onText }: NoteFileProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const read = useReadNoteFile();
  const take = (file: File) =>
    read.mutate(file, {
      onSuccess: ({ text, isCut }) => {
        const tell = (lacks: boolean) =>
          toast({
            title: t(lacks ? 'noteFile.cut' : 'noteFile.done'),
            variant: lacks ? 'caution' : 'success',
          });
        onText({
          text,
          title: file.name.replace(/\.[^.]*$/, ''),
          onTaken: (isAlsoCut) => void tell(isCut || isAlsoCut),
        });
      },
    });
  return (
    <FileButton
      label={t('file.choose')}
      accept=".pdf,.docx,.pptx,.md,.markdown,.txt,text/plain,text/markdown,application/pdf"
      help={t('noteFile.help', { size: noteFileLimit / 1024 / 1024 })}
      error={read.isError && errorText(read.error)}
      pending={read.isPending}
      onFile={take}
    />
  );
}
