import { useEffect, useState } from 'react';
import type { getInstallation } from '@rounds/contract/identity/accounts';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

type Installation = AnswerOf<typeof getInstallation>;

let request: Promise<Installation> | null = null;
let loaded: Installation | null = null;

/** Fetched once per visit; after a failure, the next screen retries. */
function loadInstallation(): Promise<Installation> {
  request ??= call<typeof getInstallation>('GET', '/api/installation').then(
    (installation) => (loaded = installation),
    (error: unknown) => {
      request = null;
      throw error;
    },
  );
  return request;
}

/** Resolves once it is loaded, or after a second: a screen that waits for this won't shift later. */
export function waitForInstallation(): Promise<unknown> {
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  return Promise.race([loadInstallation().catch(() => undefined), second]);
}

/** What this installation offers before sign-in; null until known. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState(loaded);
  useEffect(() => {
    loadInstallation().then(setInstallation, () => undefined);
  }, []);
  return installation;
}
