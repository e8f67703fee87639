import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isDeletedByThisPage } from '../../../api/own-deletions.ts';
import { followStream } from '../../../api/event-stream.ts';
import { postQuery } from './api/get-post.ts';
import { repliesKey } from './api/list-replies.ts';

/** Milliseconds in which several changes are one. */
const together = 250;

/** Keeps an open thread as it is on the server. */
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
      }, together);
    };
    const stop = followStream(`/api/forum/${postId}/events`, {
      onEvent: ({ event }) => {
        if (event === 'change') refresh();
      },
      onOpen: refresh,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [postId, queries]);
}
