import { noteFileLimit } from '@rounds/contract/learning/lectures.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FileButton } from '../../../../ui/field/file-button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useReadNoteFile } from '../api/lectures.ts';

/** Takes the text out of a file, for the learner to review before it is stored. @param onText takes it with the file's name */
export function NoteFile({ onText }: { readonly onText: (text: string, title: string) => void }) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const read = useReadNoteFile();
  const take = (file: File) =>
    read.mutate(file, {
      onSuccess: ({ text, isCut }) => {
        onText(text, file.name.replace(/\.[^.]*$/, ''));
        toast({
          title: t(isCut ? 'noteFile.cut' : 'noteFile.done'),
          variant: isCut ? 'caution' : 'success',
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
