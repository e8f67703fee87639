import { useMutation } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { reportContent } from '@rounds/contract/community/moderation';
import { call } from '../../../../api/client.ts';

export function useReportContent() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof reportContent>) =>
      call<typeof reportContent>('POST', '/api/reports', { body }),
  });
}
