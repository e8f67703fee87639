import { Analyze } from '../../features/learning/notes/components/analyze.tsx';
import type { NotesTabProps } from './tabs.ts';

export function AnalyzeTab({ noteId, onShow }: NotesTabProps) {
  return (
    <Analyze
      noteId={noteId}
      onSelect={(id) => onShow('analyze', id)}
      onUpload={() => onShow('upload')}
      onGenerated={(kind) => onShow(kind === 'scenario' ? 'scenarios' : 'tests')}
    />
  );
}
