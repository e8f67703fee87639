import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteJob, closeNoteJob, getNoteJob, listNoteJobs } from '@rounds/contract/learning/notes.jobs';
import type { NoteJobKind } from '@rounds/contract/learning/notes.rules';
import { ApiError, NetworkError, call } from '../../../../api/client.ts';
import { noteRefusal } from '../../../../api/needed-plan.ts';

const jobsKey = (noteId: number) => ['note-jobs', noteId] as const;
/** Milliseconds between two looks at a job. */
const lookEvery = 1000;

/** Something that is asked for, or that was asked for before and is at work or ended unseen. */
export interface Order<Wanted> {
  readonly noteId: number;
  readonly wanted: Wanted;
  readonly job?: NoteJob | undefined;
  /** Of the request: sending it again begins nothing. */
  readonly idempotencyKey: string;
  /** Aborted when nobody looks any more. The work goes on. */
  readonly signal: AbortSignal;
}

const listJobs = (noteId: number, signal?: AbortSignal) =>
  call<typeof listNoteJobs>('GET', '/api/notes/:id/jobs', { params: { id: noteId }, signal });
const close = (id: string) => call<typeof closeNoteJob>('DELETE', '/api/note-jobs/:id', { params: { id } });

/** What is being written from a note, and what has ended unseen. @param isAtWork something was just asked for */
export function useNoteJobs(noteId: number, kind: NoteJobKind, isAtWork: boolean) {
  const { data } = useQuery({
    queryKey: jobsKey(noteId),
    queryFn: ({ signal }) => listJobs(noteId, signal),
    refetchInterval: ({ state }) =>
      // Once it is known, whoever follows it says how far it is.
      isAtWork && !state.data?.some((job) => job.kind === kind && job.state === 'running')
        ? lookEvery
        : false,
    staleTime: 0,
    gcTime: 0,
  });
  return data?.find((job) => job.kind === kind);
}

/** Cancels what of a kind is being written from a note. */
export function useCancelJob(noteId: number, kind: NoteJobKind) {
  const client = useQueryClient();
  return async () => {
    const running = (await listJobs(noteId)).filter((job) => job.kind === kind && job.state === 'running');
    await Promise.all(running.map(({ id }) => close(id)));
    await client.invalidateQueries({ queryKey: jobsKey(noteId) });
  };
}

/** Of the request that asks for it. */
type Request = Pick<Order<unknown>, 'signal' | 'idempotencyKey'> & {
  readonly params: { readonly id: number };
};

/** What was asked for: answered at once, or when its job has ended. @throws what the job failed with, as a call would */
export async function written<Answer>(
  client: QueryClient,
  order: Order<unknown>,
  begin: (
    request: Request,
  ) => Promise<{ readonly answer: Answer } | { readonly later: { readonly job: NoteJob } }>,
  read: (resultId: number) => Promise<Answer>,
): Promise<Answer> {
  const { noteId, signal, idempotencyKey } = order;
  const begun = order.job
    ? { later: { job: order.job } }
    : // What was seen of it meanwhile may be over.
      await begin({ params: { id: noteId }, signal, idempotencyKey }).finally(
        () => void client.invalidateQueries({ queryKey: jobsKey(noteId) }),
      );
  if ('answer' in begun) return begun.answer;
  const job = await followed(client, begun.later.job, signal);
  await close(job.id);
  forget(client, job);
  if (job.state === 'completed') return read(job.resultId ?? 0);
  const { code, plan } = job.failure ?? { code: 'writing_canceled' };
  noteRefusal({ plan, code });
  throw new ApiError(
    new Response(null, { status: plan ? 402 : 422 }),
    JSON.stringify({ message: '', code, plan }),
  );
}

/** Looks at a job until it has ended. */
async function followed(client: QueryClient, begun: NoteJob, signal: AbortSignal): Promise<NoteJob> {
  let job = begun;
  while (job.state === 'running') {
    show(client, job);
    await pause(signal);
    const params = { id: job.id };
    try {
      job = await call<typeof getNoteJob>('GET', '/api/note-jobs/:id', { params, signal });
    } catch (error) {
      // It goes on without us.
      if (!(error instanceof NetworkError)) throw error;
    }
  }
  return job;
}

const others = (jobs: readonly NoteJob[] | undefined, { id }: NoteJob) =>
  (jobs ?? []).filter((one) => one.id !== id);
const show = (client: QueryClient, job: NoteJob) =>
  client.setQueryData<NoteJob[]>(jobsKey(job.noteId), (jobs) => [job, ...others(jobs, job)]);
const forget = (client: QueryClient, job: NoteJob) =>
  client.setQueryData<NoteJob[]>(jobsKey(job.noteId), (jobs) => others(jobs, job));

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, lookEvery);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Nobody looks', 'AbortError'));
    });
  });
