import { UploadForm } from '../../features/learning/notes/components/upload-form.tsx';
import type { NotesTabProps } from './tabs.ts';

export function UploadTab({ onShow }: NotesTabProps) {
  return <UploadForm onUploaded={(id) => onShow('analyze', id)} />;
}
