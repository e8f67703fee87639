import { dayMs } from '@rounds/contract/time.rules';
/** How far back payments are compared: as long as banks let their customers dispute them. */
const comparedDays = 120;
const maxPageSize = 100;

/** The time span in which payments are compared. */
export interface Compared {
  readonly since: Date;
  readonly until: Date;
  /** How many to ask the gateway for at a time; its maximum by default. */
  readonly pageSize?: number | undefined;
}

export const comparedUntil = (until: Date, pageSize?: number): Compared => ({
  since: new Date(until.getTime() - comparedDays * dayMs),
  until,
  pageSize,
});

/** The pages of one of the gateway's lists. */
export async function* pagesOf<T extends { readonly id: string }>(
  pageSize: number | undefined,
  ask: (page: { limit: number; starting_after?: string }) => PromiseLike<{ data: T[]; has_more: boolean }>,
): AsyncGenerator<T[]> {
  for (let last: string | undefined; ;) {
    const { data, has_more } = await ask({
      limit: pageSize ?? maxPageSize,
      ...(last !== undefined && { starting_after: last }),
    });
    yield data;
    last = data.at(-1)?.id;
    if (!has_more || last === undefined) return;
  }
}

/** A filter for the gateway's lists. Things are recorded here a little after they happened there. */
export const createdIn = ({ since }: Compared) => ({
  gte: Math.floor((since.getTime() - dayMs) / 1000),
});

export const isBefore = (until: Date) => (object: { readonly created: number }) =>
  object.created * 1000 < until.getTime();
