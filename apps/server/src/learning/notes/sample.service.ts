import type { BodyIn } from '@rounds/contract/endpoint';
import { createNote } from '@rounds/contract/learning/notes';
import { testSize } from '@rounds/contract/learning/notes.rules';
import { failUnexpectedly } from '../../platform/http/errors.ts';
import { builtIn } from './analyzer.ts';
import type { DraftTest, Findings } from './drafts.ts';
import { insertTest } from './generated.queries.ts';
import { type NoteFields, insertNote, saveAnalysis } from './notes.queries.ts';
import type { NotesDeps } from './notes.service.ts';

type SampleNote = BodyIn<typeof createNote>;

interface Written {
  readonly note: NoteFields;
  readonly findings: Findings;
  readonly test: DraftTest;
}

/** Everybody gets the same sample, so it is analyzed once per process, not for every visitor. */
const written = new WeakMap<SampleNote, Promise<Written>>();

async function write(sample: SampleNote): Promise<Written> {
  const note = createNote.body.parse(sample);
  const { title, content: text } = note;
  const findings = await builtIn.analyze(text, failUnexpectedly);
  const request = { title, text, testType: 'mixed', questionCount: testSize.usual, asked: [] } as const;
  return { note, findings, test: await builtIn.writeTest(request, failUnexpectedly) };
}

function writtenOnce(sample: SampleNote): Promise<Written> {
  const known = written.get(sample);
  if (known) return known;
  const writing = write(sample);
  written.set(sample, writing);
  // Lets the next visitor try again.
  writing.catch(() => written.delete(sample));
  return writing;
}

/** Adds a sample note with its analysis and a test. Doesn't count toward the month's allowance. */
export async function addSampleNote(
  { db, clock }: Pick<NotesDeps, 'db' | 'clock'>,
  userId: number,
  sample: SampleNote,
): Promise<void> {
  const { note, findings, test } = await writtenOnce(sample);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const noteId = await insertNote(tx, userId, note, now);
    await saveAnalysis(tx, userId, noteId, note.content, { ...findings, analyzedAt: now.toISOString() });
    await insertTest(tx, userId, { ...test, noteId, timeLimit: null }, now);
  });
}
