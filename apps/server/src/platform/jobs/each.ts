/**
 * Does a job's work for each of many by itself: where it fails for one, the others' is done all the same. Afterwards the
 * job has failed, so that it is logged and tried again; what is done then finds nothing left to do.
 * @param name what an item is called in the log
 * @throws AggregateError with an error for each that failed, which names it
 */
export async function each<Item>(
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
  throwAll(failures);
}

/** Several parts of one job, by their names: one that fails does not keep the next from being done. */
export const eachPart = (parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> =>
  each(
    Object.entries(parts),
    ([name]) => name,
    ([, part]) => part(),
  );

/** @throws AggregateError if there is any failure */
export function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of a job failed`);
}

/**
 * Rows in the order of their ids, so many at a time: those that stay because they failed do not hide the ones behind them.
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
