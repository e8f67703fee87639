import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeft, Pencil } from 'lucide-react';
import type { Note, Span } from '@rounds/contract/learning/notes';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnalyzeNote, useDeleteNote, useNote, useNoteAnalysis, useNotes } from '../api/notes.ts';
import { useNoteWriter } from '../api/writer.ts';
import { useWriting } from '../use-writing.ts';
import { AnalysisResults } from './analysis-results.tsx';
import { DeleteThing } from './delete-thing.tsx';
import { EditNote } from './edit-note.tsx';
import { GenerateForm } from './generate-form.tsx';
import { NoteList } from './note-list.tsx';
import { NoteWriterChoice } from './note-writer.tsx';
import { WritingProgress } from './writing-progress.tsx';

export interface AnalyzeProps {
  readonly noteId: number | null;
  /** A place in it, from a search. */
  readonly place: Span | null;
  /** Whether the note was just uploaded or selected: its heading takes the focus, unless a place in it does. */
  readonly takesFocus: boolean;
  /** The recording of a lecture and its transcript. Calls back once a text was pasted: the next step is at the note's top. */
  readonly lecture: (note: Note, onPasted: () => void) => ReactNode;
  readonly onSelect: (id: number | null, place?: Span | null) => void;
  readonly onUpload: () => void;
  readonly onGenerated: (kind: 'scenario' | 'test') => void;
}

/** The learner's notes and, for the selected one, what the analysis found and what can be made of it. */
export function Analyze({
  noteId,
  place,
  takesFocus,
  lecture,
  onSelect,
  onUpload,
  onGenerated,
}: AnalyzeProps) {
  const { t } = useTranslation('learning/notes');
  const notes = useNotes('');
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(noteId);
  useEffect(() => {
    const wasLeft = noteId === null && before.current !== null;
    before.current = noteId;
    // The focused element disappeared with the note: the delete button, or the back link on a phone.
    if (wasLeft && document.activeElement === document.body)
      (list.current?.querySelector('h2') ?? list.current)?.focus();
  }, [noteId]);
  // Its length determines the layout below. After a failure, the list below says so and retries: unmounting it for each
  // retry would start over whenever it comes back.
  if (notes.isPending && notes.errorUpdateCount === 0) return <Loading label={t('loading')} />;
  const hasNone = notes.data?.pages[0]?.rows.length === 0;
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
        !(noteId === null && hasNone) && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      {/* If there is no room beside it, the selected note replaces the list. */}
      <div
        ref={list}
        tabIndex={-1}
        className={cx('grid grid-cols-[minmax(0,1fr)] outline-none', noteId !== null && 'max-lg:hidden')}
      >
        <NoteList selected={noteId} onSelect={onSelect} onUpload={onUpload} />
      </div>
      {noteId === null && hasNone ? null : noteId === null ? (
        // Beside the list, it fills the space; below it, on a phone, it would only repeat what the list is for.
        <section className="rounded-card border bg-raised max-lg:hidden">
          <EmptyState
            title={t('analyze.none')}
            action={
              <Button
                variant="secondary"
                onClick={() =>
                  toast({ title: t('error'), description: t('analyze.selectFirst'), variant: 'destructive' })
                }
              >
                {t('analyze.start')}
              </Button>
            }
          >
            {t('analyze.noneText')}
          </EmptyState>
        </section>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Button
            variant="ghost"
            size="sm"
            className="-ms-3 justify-self-start lg:hidden"
            onClick={() => onSelect(null)}
          >
            <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden="true" />
            {t('list.title')}
          </Button>
          <SelectedNote
            key={noteId}
            id={noteId}
            place={place}
            takesFocus={takesFocus}
            lecture={lecture}
            onGone={() => onSelect(null)}
            onGenerated={onGenerated}
          />
        </div>
      )}
    </div>
  );
}

interface SelectedNoteProps {
  readonly id: number;
  readonly place: Span | null;
  readonly takesFocus: boolean;
  readonly lecture: AnalyzeProps['lecture'];
  readonly onGone: () => void;
  readonly onGenerated: AnalyzeProps['onGenerated'];
}

function SelectedNote({ id, place, takesFocus, lecture, onGone, onGenerated }: SelectedNoteProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const planText = useErrorText('business/plans');
  const note = useNote(id);
  const [isEditing, setIsEditing] = useState(false);
  const isAnalyzed = note.data ? note.data.analyzedAt !== null : false;
  const found = useNoteAnalysis(id, isAnalyzed);
  const analyze = useAnalyzeNote();
  const remove = useDeleteNote();
  const writer = useNoteWriter();
  const writing = useWriting(analyze, id, 'analysis', null, {
    onDone: ({ writtenBy }) => {
      const tookOver = writer.data?.service && writer.data.isOn && writtenBy === 'built_in';
      toast({
        title: t('analyze.done'),
        description: tookOver ? t('writer.tookOver') : undefined,
        variant: 'success',
      });
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 402) return;
      toast({ title: t('error'), description: t('analyze.failed'), variant: 'destructive' });
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = Boolean(note.data) && (!isAnalyzed || Boolean(found.data));
  const leadsToPlace = place !== null;
  useEffect(() => {
    if (takesFocus && isShown && !leadsToPlace) heading.current?.focus();
  }, [takesFocus, isShown, leadsToPlace]);
  const failed = note.error ?? found.error;
  if (failed instanceof ApiError && failed.status === 404)
    return <Notice tone="caution">{errorText(failed)}</Notice>;
  if (failed && !(note.data && found.data)) {
    return (
      <FailedNotice onRetry={() => void Promise.all([note.refetch(), found.refetch()])}>
        {t('analyze.loadFailed')}
      </FailedNotice>
    );
  }
  if (!note.data || (isAnalyzed && !found.data)) return <Loading label={t('loading')} />;
  if (isEditing) {
    return (
      <EditNote
        note={note.data}
        onClose={() => {
          setIsEditing(false);
          requestAnimationFrame(() => heading.current?.focus());
        }}
      />
    );
  }
  // After rendering: the form has left the page.
  const goToTop = () => requestAnimationFrame(() => heading.current?.focus());
  // A lecture has none before its transcript exists.
  const isLecture = note.data.noteType === 'recorded_lecture';
  const hasText = note.data.content.trim() !== '';
  const analysis = isAnalyzed ? found.data : undefined;
  const next = hasText && <GenerateForm noteId={id} onGenerated={onGenerated} isNext={isAnalyzed} />;
  const isRead = isLecture ? analysis : hasText;
  return (
    <section aria-labelledby="selected-note" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h2
          ref={heading}
          id="selected-note"
          tabIndex={-1}
          dir="auto"
          className="min-w-0 scroll-mt-24 text-lg text-around wrap-anywhere outline-none"
        >
          {note.data.title}
        </h2>
        {hasText && (
          <Button
            variant={analysis ? 'ghost' : 'primary'}
            size="sm"
            className={cx('justify-self-start max-sm:row-start-2 sm:-my-1', analysis && 'max-sm:-ms-3')}
            pending={analyze.isPending}
            onClick={() => writing.begin()}
          >
            {t(analysis ? 'analyze.again' : 'analyze.start')}
          </Button>
        )}
        <div className="flex h-7 items-center">
          <DeleteThing
            name={note.data.title}
            title={t('deleteNote.title')}
            text={t('deleteNote.text')}
            menu={t('actions', { name: note.data.title })}
            more={[{ label: t('editNote.open'), icon: Pencil, onPress: () => setIsEditing(true) }]}
            remove={remove}
            id={id}
            onDeleted={onGone}
          />
        </div>
      </header>
      {hasText && <NoteWriterChoice />}
      {analyze.isPending && <WritingProgress job={writing.job} onCancel={writing.cancel} />}
      {analyze.isError && (
        <Notice tone="critical" title={t('analyze.failed')}>
          {errorText(analyze.error, planText(analyze.error))}
        </Notice>
      )}
      {isLecture
        ? lecture(note.data, goToTop)
        : !hasText && <p className="text-muted">{t('analyze.noText')}</p>}
      {isRead ? (
        <AnalysisResults text={note.data.content} analysis={analysis ?? null} place={place} next={next} />
      ) : (
        next
      )}
    </section>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
