import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isDeletedByThisPage } from '../../../api/own-deletions.ts';
import { followStream } from '../../../api/event-stream.ts';
import { messagesKey, type Place } from './place.ts';

/**
 * Keeps what is shown of a place up to date while its page is open.
 * @param onChange something but the messages may have changed: who is in it, how it stands
 */
export function useLivePlace({ kind, id }: Place, enabled: boolean, onChange: () => void): void {
  const queries = useQueryClient();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (!enabled) return;
    const readMessages = () => void queries.invalidateQueries({ queryKey: messagesKey({ kind, id }) });
    const readAll = () => {
      if (isDeletedByThisPage(queries, kind, id)) return;
      readMessages();
      changed.current();
    };
    return followStream(`/api/${kind}/${id}/events`, {
      onEvent: ({ data }) => (data.includes('"messageId"') ? readMessages() : readAll()),
      onOpen: readAll,
    });
  }, [queries, kind, id, enabled]);
}
