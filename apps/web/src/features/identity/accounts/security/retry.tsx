import { RetryNotice } from '../../../../ui/notice/retry-notice.tsx';
import { useMessages } from '../use-messages.ts';

export interface RetryProps {
  readonly error: unknown;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** Replaces what could not be loaded. */
export function Retry({ error, pending, onRetry }: RetryProps) {
  const { ofError } = useMessages();
  return (
    <RetryNotice pending={pending} onRetry={onRetry}>
      {ofError(error)}
    </RetryNotice>
  );
}
