import { NoteFile } from '../../features/learning/lectures/components/note-file.tsx';
import { UploadForm } from '../../features/learning/notes/components/upload-form.tsx';
import type { NotesTabProps } from './tabs.ts';

export function UploadTab({ onShow }: NotesTabProps) {
  return (
    <UploadForm file={(onText) => <NoteFile onText={onText} />} onUploaded={(id) => onShow('analyze', id)} />
  );
}
