import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  getGroupTest,
  listGroupTests,
  listTestShares,
  shareGroupTest,
  takeGroupTest,
  unshareGroupTest,
} from '@rounds/contract/community/group-tests';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call, untilGone } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { updateUser } from '../../../../session/session.ts';

const testsKey = ['group-tests'] as const;

/** The tests shared with a group, latest first. */
export function useGroupTests(groupId: number) {
  return useQuery({
    queryKey: [...testsKey, 'of-group', groupId],
    queryFn: ({ signal }) =>
      call<typeof listGroupTests>('GET', '/api/study-groups/:id/tests', { params: { id: groupId }, signal }),
    staleTime: 0,
  });
}

/** The groups that one of the learner's tests is shared with. */
export function useTestShares(testId: number, isWanted: boolean) {
  return useQuery({
    queryKey: [...testsKey, 'of-test', testId],
    queryFn: ({ signal }) =>
      call<typeof listTestShares>('GET', '/api/note-tests/:id/shares', { params: { id: testId }, signal }),
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Its current state: its owner may have changed or withdrawn it. */
export function useGroupTest(id: number) {
  return useQuery({
    queryKey: [...testsKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof getGroupTest>('GET', '/api/group-tests/:id', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useShareTest(testId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ groupId: id, showsSource }: { readonly groupId: number; readonly showsSource: boolean }) =>
      call<typeof shareGroupTest>('POST', '/api/study-groups/:id/tests', {
        params: { id },
        body: { testId, showsSource },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: testsKey }),
  });
}

export function useUnshareTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof unshareGroupTest>('DELETE', '/api/group-tests/:id', { params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: testsKey }),
  });
}

/** Hands in the answers. Sending it again with the same id is safe. */
export function useHandInGroupTest(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof takeGroupTest>) =>
      call<typeof takeGroupTest>('POST', '/api/group-tests/:id/attempts', { params: { id }, body }),
    onSuccess: ({ user }) => {
      updateUser(user);
      void client.invalidateQueries({ queryKey: [...testsKey, 'of-group'] });
      void refetchFollowers(client, 'followsProgress');
    },
  });
}
