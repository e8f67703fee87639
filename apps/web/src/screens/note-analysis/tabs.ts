import type { ComponentType, LazyExoticComponent } from 'react';
import type { Span } from '@rounds/contract/learning/notes';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

export interface NotesTab {
  /** In the address (`?tab=`), and the name of its label. */
  readonly value: 'upload' | 'record' | 'analyze' | 'scenarios' | 'tests';
  readonly Content: LazyExoticComponent<ComponentType<NotesTabProps>>;
}

export interface NotesTabProps {
  /** The note that the address names. */
  readonly noteId: number | null;
  /** The place in the note that the address names, after a search. */
  readonly place: Span | null;
  /** Opened by the previous step, not by the row of tabs: the focus goes to that step's result. */
  readonly arrived: boolean;
  /** Opens a tab, with or without a note. */
  readonly onShow: (tab: NotesTab['value'], noteId?: number | null, place?: Span | null) => void;
}

/** The tabs, in order; the first is shown where the address names none. */
export const tabs: readonly NotesTab[] = [
  { value: 'upload', Content: lazyWithRetry(async () => (await import('./upload-tab.tsx')).UploadTab) },
  { value: 'record', Content: lazyWithRetry(async () => (await import('./record-tab.tsx')).RecordTab) },
  { value: 'analyze', Content: lazyWithRetry(async () => (await import('./analyze-tab.tsx')).AnalyzeTab) },
  {
    value: 'scenarios',
    Content: lazyWithRetry(async () => (await import('./scenarios-tab.tsx')).ScenariosTab),
  },
  { value: 'tests', Content: lazyWithRetry(async () => (await import('./tests-tab.tsx')).TestsTab) },
];
