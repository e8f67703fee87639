import { ScenarioList } from '../../features/learning/notes/components/scenario-list.tsx';
import type { NotesTabProps } from './tabs.ts';

export function ScenariosTab({ onShow }: NotesTabProps) {
  return <ScenarioList onAnalyze={() => onShow('analyze')} />;
}
