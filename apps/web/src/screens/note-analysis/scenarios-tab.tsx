import { ScenarioList } from '../../features/learning/notes/components/scenario-list.tsx';
import { ExportMenu } from '../../features/learning/question-files/components/export-menu.tsx';
import type { NotesTabProps } from './tabs.ts';

export function ScenariosTab({ noteId, arrived, onShow }: NotesTabProps) {
  return (
    <ScenarioList
      noteId={noteId}
      onAll={() => onShow('scenarios', null)}
      takesFocus={arrived}
      onAnalyze={() => onShow('analyze')}
      onUpload={() => onShow('upload')}
      exporting={({ id, title }) => <ExportMenu kind="scenario" id={id} title={title} />}
    />
  );
}
