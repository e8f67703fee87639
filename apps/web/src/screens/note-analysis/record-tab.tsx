import { LectureWizard } from '../../features/learning/lectures/components/lecture-wizard.tsx';
import type { NotesTabProps } from './tabs.ts';

export function RecordTab({ onShow }: NotesTabProps) {
  return <LectureWizard onUploaded={(id) => onShow('analyze', id)} />;
}
