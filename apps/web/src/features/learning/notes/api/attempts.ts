import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { getNoteTest } from '@rounds/contract/learning/notes.generated';
import type {
  NoteItemEdit,
  editScenarioQuestion,
  editTestQuestion,
  getNoteScenario,
  removeScenarioQuestion,
  removeTestQuestion,
  takeNoteScenario,
  takeNoteTest,
} from '@rounds/contract/learning/notes.attempts';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';
import { scenariosKey, testsKey } from './generated.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

export type Kind = 'test' | 'scenario';
const keyOf = (kind: Kind) => (kind === 'test' ? testsKey : scenariosKey);

/** Its current state: its questions may have been edited on another device. */
export function useNoteTest(id: number) {
  return useQuery({
    queryKey: [...testsKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof getNoteTest>('GET', '/api/note-tests/:id', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useNoteScenario(id: number) {
  return useQuery({
    queryKey: [...scenariosKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof getNoteScenario>('GET', '/api/note-scenarios/:id', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

type HandedIn = BodyIn<typeof takeNoteTest>;

/** Hands in the answers. Sending it again with the same id is safe. */
export function useHandIn(kind: Kind, id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HandedIn) =>
      call<typeof takeNoteTest | typeof takeNoteScenario>('POST', `/api/note-${kind}s/:id/attempts`, {
        params: { id },
        body,
      }),
    onSuccess: ({ user }) => {
      updateUser(user);
      void client.invalidateQueries({ queryKey: [...keyOf(kind), 'list'] });
      void refetchFollowers(client, 'followsProgress');
    },
  });
}

interface Place {
  readonly id: number;
  readonly position: number;
}

export function useEditQuestion(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, ...params }: Place & { readonly body: NoteItemEdit }) =>
      call<typeof editTestQuestion | typeof editScenarioQuestion>(
        'PUT',
        `/api/note-${kind}s/:id/questions/:position`,
        { params, body },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [...keyOf(kind), 'list'] }),
  });
}

export function useRemoveQuestion(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, ...params }: Place & { readonly revision: number }) =>
      call<typeof removeTestQuestion | typeof removeScenarioQuestion>(
        'DELETE',
        `/api/note-${kind}s/:id/questions/:position`,
        { params, query: { revision } },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [...keyOf(kind), 'list'] }),
  });
}
