import { useEffect, useState } from 'react';
import type { ForumReply } from '@rounds/contract/community/forum';
import { newRepliesSince } from './thread.rules.ts';

interface NewReplies {
  readonly rows: readonly ForumReply[] | undefined;
  readonly pages: number;
  readonly known: ReadonlySet<number>;
  /** Ids of the replies that arrived since the thread was opened. */
  readonly newIds: readonly number[];
  /** Those of them that haven't been on screen yet. */
  readonly unseenIds: readonly number[];
  /** The latest announcement. `turn` changes each time, so that the same words are announced again. */
  readonly announced: { readonly turn: number; readonly count: number };
}

const none: NewReplies = {
  rows: undefined,
  pages: 0,
  known: new Set(),
  newIds: [],
  unseenIds: [],
  announced: { turn: 0, count: 0 },
};

/** Which replies arrived while the thread was open. Loading another page doesn't count. */
export function useNewReplies(rows: readonly ForumReply[] | undefined, pages: number) {
  const [state, setState] = useState(none);
  if (rows && rows !== state.rows) {
    const isLater = state.rows !== undefined && pages === state.pages;
    const arrived = isLater ? newRepliesSince(state.known, rows) : [];
    const nowUnseen = [...state.unseenIds, ...arrived];
    setState({
      rows,
      pages,
      known: new Set([...state.known, ...rows.map(({ id }) => id)]),
      newIds: [...state.newIds, ...arrived],
      unseenIds: nowUnseen,
      announced:
        arrived.length > 0 ? { turn: state.announced.turn + 1, count: nowUnseen.length } : state.announced,
    });
  }
  const { newIds, unseenIds, announced } = state;

  useEffect(() => {
    if (unseenIds.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting ? [Number(target.getAttribute('data-reply'))] : [],
        );
        if (seen.length > 0)
          setState((now) => ({ ...now, unseenIds: now.unseenIds.filter((id) => !seen.includes(id)) }));
      },
      { rootMargin: '-64px' },
    );
    for (const id of unseenIds) {
      const element = document.getElementById(`reply-${id}`);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [unseenIds]);

  return { newIds, unseenIds, announced };
}
