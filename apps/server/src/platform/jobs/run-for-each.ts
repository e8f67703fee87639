/**
 * Runs a job's work for each item separately: one failure doesn't stop the others. At the end the job fails as a whole,
 * so that it is logged and retried. By then the items that succeeded have nothing left to do.
 * @param name what an item is called in the log
 * @throws AggregateError with a named error for each that failed
 */
export async function runForEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  name: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(new Error(`Failed for ${name(item)}`, { cause: error }));
    }
  }
  throwIfAnyFailed(failures);
}

/** Runs the named parts of one job; a failure doesn't stop the others. */
export const runParts = (parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> =>
  runForEach(
    Object.entries(parts),
    ([name]) => name,
    ([, part]) => part(),
  );

/** @throws AggregateError if there is any failure */
export function throwIfAnyFailed(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of a job failed`);
}

/**
 * Rows in order of their ids, a batch at a time. Rows that remain because they failed don't hide the ones after them.
 * @param select the next rows after an id; none when there are no more
 */
export async function* inBatches<Row extends { readonly id: number }>(
  select: (afterId: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let rows = await select(0);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows;
    rows = await select(last.id);
  }
}
