import { TestList } from '../../features/learning/notes/components/test-list.tsx';
import type { NotesTabProps } from './tabs.ts';

export function TestsTab({ arrived, onShow }: NotesTabProps) {
  return <TestList takesFocus={arrived} onAnalyze={() => onShow('analyze')} />;
}
