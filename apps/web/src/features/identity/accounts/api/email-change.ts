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

function putEmail(body: EmailChange) {
  return call<typeof updateProfile>('PUT', '/api/user/profile', { body });
}

/** Asks for another address; the present one stays until the link in the mail is followed. */
export function useChangeEmail() {
  return useMutation({ mutationFn: putEmail, onSuccess: ({ user }) => updateUser(user) });
}

function postResend() {
  return call<typeof resendEmailConfirmation>('POST', '/api/user/pending-email/resend');
}

export function useResendConfirmation() {
  return useMutation({ mutationFn: postResend });
}

function postVerification() {
  return call<typeof resendVerification>('POST', '/api/user/email/verification');
}

/** Has the link that confirms the present address sent again. */
export function useResendVerification() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: postVerification,
    // It may have been confirmed meanwhile, in another tab.
    onError: () => queries.invalidateQueries({ queryKey: twoFactorQuery().queryKey }),
  });
}

function deletePending() {
  return call<typeof cancelEmailChange>('DELETE', '/api/user/pending-email');
}

/** Keeps the present address. */
export function useCancelEmailChange() {
  return useMutation({ mutationFn: deletePending, onSuccess: ({ user }) => updateUser(user) });
}
