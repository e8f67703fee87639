import { useMutation } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { reportProblem } from '@rounds/contract/learning/scenarios.reports';
import { call } from '../../../../api/client.ts';

export interface ProblemReport {
  readonly scenarioId: number;
  readonly body: BodyIn<typeof reportProblem>;
}

export function useReportProblem() {
  return useMutation({
    mutationFn: ({ scenarioId, body }: ProblemReport) =>
      call<typeof reportProblem>('POST', '/api/scenarios/:id/report', {
        params: { id: scenarioId },
        body,
      }),
  });
}
