import { useEffect, useState } from 'react';
import type { ForumReply } from '@rounds/contract/community/forum';
import { arrivedSince } from './thread.rules.ts';

interface Arrivals {
  readonly rows: readonly ForumReply[] | undefined;
  readonly pages: number;
  readonly known: ReadonlySet<number>;
  /** What has come since the thread was opened. */
  readonly fresh: readonly number[];
  /** Of these, what nobody has looked at yet. */
  readonly unseen: readonly number[];
  /** What was told of last, how many at that time; `turn` changes each time, so that the same words are told again. */
  readonly told: { readonly turn: number; readonly count: number };
}

const none: Arrivals = {
  rows: undefined,
  pages: 0,
  known: new Set(),
  fresh: [],
  unseen: [],
  told: { turn: 0, count: 0 },
};

/** Which replies came while the thread was open. A further page brings what was there before. */
export function useArrivals(rows: readonly ForumReply[] | undefined, pages: number) {
  const [state, setState] = useState(none);
  if (rows && rows !== state.rows) {
    const isLater = state.rows !== undefined && pages === state.pages;
    const arrived = isLater ? arrivedSince(state.known, rows) : [];
    const nowUnseen = [...state.unseen, ...arrived];
    setState({
      rows,
      pages,
      known: new Set([...state.known, ...rows.map(({ id }) => id)]),
      fresh: [...state.fresh, ...arrived],
      unseen: nowUnseen,
      told: arrived.length > 0 ? { turn: state.told.turn + 1, count: nowUnseen.length } : state.told,
    });
  }
  const { fresh, unseen, told } = state;

  useEffect(() => {
    if (unseen.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting ? [Number(target.getAttribute('data-reply'))] : [],
        );
        if (seen.length > 0)
          setState((now) => ({ ...now, unseen: now.unseen.filter((id) => !seen.includes(id)) }));
      },
      { rootMargin: '-64px' },
    );
    for (const id of unseen) {
      const element = document.getElementById(`reply-${id}`);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [unseen]);

  return { fresh, unseen, told };
}
