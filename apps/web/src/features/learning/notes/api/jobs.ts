import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteJob, closeNoteJob, getNoteJob, listNoteJobs } from '@rounds/contract/learning/notes.jobs';
import type { NoteJobKind } from '@rounds/contract/learning/notes.rules';
import { ApiError, NetworkError, call } from '../../../../api/client.ts';
import { noteRefusal } from '../../../../api/needed-plan.ts';

const jobsKey = (noteId: number) => ['note-jobs', noteId] as const;
/** The polling interval for a job, in milliseconds. */
const lookEvery = 1000;

/** A request: new, or an earlier one whose job is running or ended unseen. */
export interface Order<Wanted> {
  readonly noteId: number;
  readonly wanted: Wanted;
  readonly job?: NoteJob | undefined;
  /** The request's Idempotency-Key: sending it again starts nothing. */
  readonly idempotencyKey: string;
  /** Aborted when nobody is waiting any more. The job continues. */
  readonly signal: AbortSignal;
}

const listJobs = (noteId: number, signal?: AbortSignal) =>
  call<typeof listNoteJobs>('GET', '/api/notes/:id/jobs', { params: { id: noteId }, signal });
const close = (id: string) => call<typeof closeNoteJob>('DELETE', '/api/note-jobs/:id', { params: { id } });

/** The running jobs of a note, and those that ended unseen. @param isAtWork whether something was just requested */
export function useNoteJobs(noteId: number, kind: NoteJobKind, isAtWork: boolean) {
  const { data } = useQuery({
    queryKey: jobsKey(noteId),
    queryFn: ({ signal }) => listJobs(noteId, signal),
    refetchInterval: ({ state }) =>
      // Once the job is known, its follower reports the progress.
      isAtWork && !state.data?.some((job) => job.kind === kind && job.state === 'running')
        ? lookEvery
        : false,
    staleTime: 0,
    gcTime: 0,
  });
  return data?.find((job) => job.kind === kind);
}

/** Cancels the running job of this kind for a note. */
export function useCancelJob(noteId: number, kind: NoteJobKind) {
  const client = useQueryClient();
  return async () => {
    const running = (await listJobs(noteId)).filter((job) => job.kind === kind && job.state === 'running');
    await Promise.all(running.map(({ id }) => close(id)));
    await client.invalidateQueries({ queryKey: jobsKey(noteId) });
  };
}

/** The request's Idempotency-Key. */
type Request = Pick<Order<unknown>, 'signal' | 'idempotencyKey'> & {
  readonly params: { readonly id: number };
};

/** The result: answered at once, or when its job has ended. @throws the job's error, as a call would */
export async function awaitResult<Answer>(
  client: QueryClient,
  order: Order<unknown>,
  begin: (
    request: Request,
  ) => Promise<{ readonly answer: Answer } | { readonly accepted: { readonly job: NoteJob } }>,
  read: (resultId: number) => Promise<Answer>,
): Promise<Answer> {
  const { noteId, signal, idempotencyKey } = order;
  const begun = order.job
    ? { accepted: { job: order.job } }
    : // Jobs in the cache may have ended.
      await begin({ params: { id: noteId }, signal, idempotencyKey }).finally(
        () => void client.invalidateQueries({ queryKey: jobsKey(noteId) }),
      );
  if ('answer' in begun) return begun.answer;
  const job = await followed(client, begun.accepted.job, signal);
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

/** Polls a job until it has ended. */
async function followed(client: QueryClient, begun: NoteJob, signal: AbortSignal): Promise<NoteJob> {
  let job = begun;
  while (job.state === 'running') {
    show(client, job);
    await pause(signal);
    const params = { id: job.id };
    try {
      job = await call<typeof getNoteJob>('GET', '/api/note-jobs/:id', { params, signal });
    } catch (error) {
      // The job continues without us.
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
