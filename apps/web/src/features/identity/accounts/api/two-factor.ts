import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  confirmTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnTwoFactorOff,
} from '@rounds/contract/identity/accounts.security';
import { call } from '../../../../api/client.ts';

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => call<typeof getTwoFactor>('GET', '/api/user/two-factor', { signal }),
  });

/** Whether signing in requires a code. */
export function useTwoFactor() {
  return useQuery(twoFactorQuery());
}

/** A new secret for an authenticator app; nothing changes yet. */
export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      call<typeof setUpTwoFactor>('POST', '/api/user/two-factor/setup', { body: { password } }),
  });
}

function useTwoFactorMutation<In, Out>(mutationFn: (input: In) => Promise<Out>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: twoFactorQuery().queryKey }),
  });
}

/** Turns two-factor on; returns the recovery codes. */
export const useConfirmTwoFactor = () =>
  useTwoFactorMutation((code: string) =>
    call<typeof confirmTwoFactor>('POST', '/api/user/two-factor/confirm', { body: { code } }),
  );

interface Proof {
  readonly password: string;
  readonly code: string;
}

/** New recovery codes, replacing the old ones. */
export const useRenewRecoveryCodes = () =>
  useTwoFactorMutation((body: Proof) =>
    call<typeof renewRecoveryCodes>('POST', '/api/user/two-factor/recovery-codes', { body }),
  );

export const useDisableTwoFactor = () =>
  useTwoFactorMutation((body: Proof) =>
    call<typeof turnTwoFactorOff>('DELETE', '/api/user/two-factor', { body }),
  );
