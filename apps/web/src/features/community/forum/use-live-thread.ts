import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isDeletedByThisPage } from '../../../api/own-deletions.ts';
import { changeOf } from '../../../api/event-stream.rules.ts';
import { followStream } from '../../../api/event-stream.ts';
import { postQuery } from './api/get-post.ts';
import { repliesKey } from './api/list-replies.ts';

/** Changes within this many milliseconds cause a single refetch. */
const batchMs = 250;

/** Keeps an open thread in sync with the server. */
export function useLiveThread(postId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isDeletedByThisPage(queries, 'forum', postId)) return;
        void queries.invalidateQueries({ queryKey: repliesKey(postId) });
        void queries.invalidateQueries({ queryKey: postQuery(postId).queryKey });
      }, batchMs);
    };
    const stop = followStream(`/api/forum/${postId}/events`, {
      onEvent: (event) => {
        const change = changeOf(event);
        if (change && !change.own) refresh();
      },
      onOpen: refresh,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [postId, queries]);
}
