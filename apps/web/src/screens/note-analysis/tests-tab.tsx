import { TestList } from '../../features/learning/notes/components/test-list.tsx';
import type { NotesTabProps } from './tabs.ts';

export function TestsTab({ onShow }: NotesTabProps) {
  return <TestList onAnalyze={() => onShow('analyze')} />;
}
