import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  cancelEmailChange,
  resendEmailConfirmation,
  resendVerification,
} from '@rounds/contract/identity/accounts.security';
import type { updateProfile } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';
import { twoFactorQuery } from './two-factor.ts';

interface EmailChange {
  readonly email: string;
  readonly currentPassword: string;
}

/** Requests another address; the current one stays until the mailed link is followed. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: EmailChange) => call<typeof updateProfile>('PUT', '/api/user/profile', { body }),
    onSuccess: ({ user }) => updateUser(user),
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call<typeof resendEmailConfirmation>('POST', '/api/user/pending-email/resend'),
  });
}

/** Has the link that confirms the current address sent again. */
export function useResendVerification() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof resendVerification>('POST', '/api/user/email/verification'),
    // It may have been confirmed meanwhile, in another tab.
    onError: () => queries.invalidateQueries({ queryKey: twoFactorQuery().queryKey }),
  });
}

/** Keeps the current address. */
export function useCancelEmailChange() {
  return useMutation({
    mutationFn: () => call<typeof cancelEmailChange>('DELETE', '/api/user/pending-email'),
    onSuccess: ({ user }) => updateUser(user),
  });
}
