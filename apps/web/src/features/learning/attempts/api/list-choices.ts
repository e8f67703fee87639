import { useQuery } from '@tanstack/react-query';
import type { listPeerChoices, PeerChoices } from '@rounds/contract/learning/attempts';
import { call } from '../../../../api/client.ts';

/**
 * How other learners did, by question, if enough of them have answered.
 * @param answered how many questions have been answered: with each one, the server reveals one more
 */
export function usePeerChoices(scenarioId: number, version: number, answered: number) {
  const { data } = useQuery({
    queryKey: ['attempts', 'choices', scenarioId, answered],
    queryFn: ({ signal }) =>
      call<typeof listPeerChoices>('GET', '/api/scenarios/:id/choices', {
        params: { id: scenarioId },
        signal,
      }),
    enabled: answered > 0,
    placeholderData: (before) => before,
  });
  return (questionIndex: number): PeerChoices | undefined =>
    data?.find((row) => row.questionIndex === questionIndex && row.version === version);
}
