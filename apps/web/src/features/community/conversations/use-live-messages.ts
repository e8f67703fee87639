import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isDeletedByThisPage } from '../../../api/own-deletions.ts';
import { changeOf } from '../../../api/event-stream.rules.ts';
import { followStream } from '../../../api/event-stream.ts';
import { messagesKey, type MessageThread } from './message-thread.ts';

/**
 * Keeps a thread's messages up to date while its page is open.
 * @param onChange something else may have changed, such as its members or status
 */
export function useLiveMessages({ kind, id }: MessageThread, enabled: boolean, onChange: () => void): void {
  const queries = useQueryClient();
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => {
    if (!enabled) return;
    const refetchMessages = () => void queries.invalidateQueries({ queryKey: messagesKey({ kind, id }) });
    const refetchAll = () => {
      if (isDeletedByThisPage(queries, kind, id)) return;
      refetchMessages();
      latestOnChange.current();
    };
    return followStream(`/api/${kind}/${id}/events`, {
      onEvent: (event) => {
        const change = changeOf(event);
        if (change?.messageId === undefined) refetchAll();
        else if (!change.own) refetchMessages();
      },
      onOpen: refetchAll,
    });
  }, [queries, kind, id, enabled]);
}
