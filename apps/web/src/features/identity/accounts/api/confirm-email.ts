import { useEffect } from 'react';
import type { confirmEmail } from '@rounds/contract/identity/accounts';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';

type Confirmed = AnswerOf<typeof confirmEmail>;

/** The link's code works once. It is sent once, however often the screen renders, and again only after a failure. */
const sent = new Map<string, Promise<Confirmed>>();

function confirm(token: string): Promise<Confirmed> {
  const known = sent.get(token);
  if (known) return known;
  const answer = call<typeof confirmEmail>('POST', '/api/auth/confirm-email', { body: { token } });
  sent.set(token, answer);
  answer.catch(() => sent.delete(token));
  return answer;
}

/** Confirms at once; an empty token is not sent. */
export function useConfirmEmail(token: string) {
  const action = useAction(confirm);
  const { run } = action;
  useEffect(() => {
    if (token) run(token);
  }, [token, run]);
  return action;
}
