import { useEffect, useState } from 'react';
import type { getInstallation } from '@rounds/contract/accounts';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../lib/api.ts';

type Installation = AnswerOf<typeof getInstallation>;

let asked: Promise<Installation> | null = null;

/** Asked once a visit; after a failure the next screen asks again. */
function loadInstallation(): Promise<Installation> {
  asked ??= call<typeof getInstallation>('GET', '/api/installation').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What this installation offers before sign-in; null until it is known. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    loadInstallation().then(setInstallation, () => undefined);
  }, []);
  return installation;
}
