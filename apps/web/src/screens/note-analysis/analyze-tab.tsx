import { Lecture } from '../../features/learning/lectures/components/lecture.tsx';
import { Analyze } from '../../features/learning/notes/components/analyze.tsx';
import { IdentifierWarning } from '../../ui/identifiers/identifier-warning.tsx';
import type { NotesTabProps } from './tabs.ts';

const nothing = () => undefined;

export function AnalyzeTab({ noteId, place, arrived, onShow }: NotesTabProps) {
  return (
    <Analyze
      noteId={noteId}
      place={place}
      takesFocus={arrived}
      lecture={(note, onPasted) => (
        <Lecture
          note={note}
          onPasted={onPasted}
          place={place?.start ?? null}
          warning={({ onKeep, ...warning }) => (
            <IdentifierWarning
              key={String(Boolean(onKeep))}
              {...warning}
              text={warning.isStored ? 'transcript' : 'note'}
              insistent={Boolean(onKeep)}
              onKeep={onKeep ?? nothing}
            />
          )}
        />
      )}
      onSelect={(id, at) => onShow('analyze', id, at)}
      onUpload={() => onShow('upload')}
      onGenerated={(kind) => onShow(kind === 'scenario' ? 'scenarios' : 'tests')}
    />
  );
}
