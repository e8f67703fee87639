import { ScenarioList } from '../../features/learning/notes/components/scenario-list.tsx';
import type { NotesTabProps } from './tabs.ts';

export function ScenariosTab({ arrived, onShow }: NotesTabProps) {
  return <ScenarioList takesFocus={arrived} onAnalyze={() => onShow('analyze')} />;
}
