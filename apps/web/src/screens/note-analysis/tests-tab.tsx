import { TestList } from '../../features/learning/notes/components/test-list.tsx';
import { useTests } from '../../features/learning/notes/api/generated.ts';
import { useNotes } from '../../features/learning/notes/api/notes.ts';
import { ShareTest } from '../../features/community/group-tests/components/share-test.tsx';
import { useOwnGroups } from '../../features/community/study-groups/api/list-own-groups.ts';
import { ExportMenu } from '../../features/learning/question-files/components/export-menu.tsx';
import { ImportQuestions } from '../../features/learning/question-files/components/import-questions.tsx';
import { useSession } from '../../session/session.ts';
import type { NotesTabProps } from './tabs.ts';

/** The subject of a note that an import makes. */
const subjectOf = {
  nursing: 'nursing',
  doctor: 'medicine',
  pharmacy: 'pharmacy',
  tech: 'healthcare_tech',
} as const;

export function TestsTab({ noteId, arrived, onShow }: NotesTabProps) {
  const { user } = useSession();
  const { isPending } = useTests(noteId);
  const notes = useNotes('').data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TestList
        noteId={noteId}
        onAll={() => onShow('tests', null)}
        takesFocus={arrived}
        onAnalyze={() => onShow('analyze')}
        onUpload={() => onShow('upload')}
        exporting={({ id, title }) => (
          <>
            <ShareTest testId={id} title={title} useGroups={useOwnGroups} />
            <ExportMenu kind="test" id={id} title={title} />
          </>
        )}
      />
      {/* The list above it decides where it stands. */}
      {!isPending && (
        <ImportQuestions
          notes={notes}
          subject={subjectOf[user?.careerPath ?? 'nursing']}
          onImported={() => onShow('tests', null)}
        />
      )}
    </div>
  );
}
