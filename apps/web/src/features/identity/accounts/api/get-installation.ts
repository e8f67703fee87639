import { useEffect, useState } from 'react';
import type { getInstallation } from '@rounds/contract/identity/accounts';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

type Installation = AnswerOf<typeof getInstallation>;

let asked: Promise<Installation> | null = null;
let known: Installation | null = null;

/** Asked once a visit; after a failure the next screen asks again. */
function loadInstallation(): Promise<Installation> {
  asked ??= call<typeof getInstallation>('GET', '/api/installation').then(
    (installation) => (known = installation),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Resolves when it is known, or after a second at most: a screen that waits so long shows it without moving later. */
export function installationKnown(): Promise<unknown> {
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  return Promise.race([loadInstallation().catch(() => undefined), second]);
}

/** What this installation offers before sign-in; null until it is known. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState(known);
  useEffect(() => {
    loadInstallation().then(setInstallation, () => undefined);
  }, []);
  return installation;
}
