import { Lecture } from '../../features/learning/lectures/components/lecture.tsx';
import { Analyze } from '../../features/learning/notes/components/analyze.tsx';
import type { NotesTabProps } from './tabs.ts';

export function AnalyzeTab({ noteId, arrived, onShow }: NotesTabProps) {
  return (
    <Analyze
      noteId={noteId}
      takesFocus={arrived}
      lecture={(note) => <Lecture note={note} />}
      onSelect={(id) => onShow('analyze', id)}
      onUpload={() => onShow('upload')}
      onGenerated={(kind) => onShow(kind === 'scenario' ? 'scenarios' : 'tests')}
    />
  );
}
