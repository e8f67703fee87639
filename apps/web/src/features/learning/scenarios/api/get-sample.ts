import { useEffect, useState } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getSample } from '@rounds/contract/learning/scenarios';
import { call } from '../../../../api/client.ts';

export type Sample = AnswerOf<typeof getSample>;

const requests = new Map<CareerPath, Promise<Sample>>();

/** Fetched once per path and visit; after a failure, the next call retries. */
function loadSample(careerPath: CareerPath): Promise<Sample> {
  const known = requests.get(careerPath);
  if (known) return known;
  const request = call<typeof getSample>('GET', '/api/scenarios/sample', { query: { careerPath } });
  requests.set(careerPath, request);
  request.catch(() => requests.delete(careerPath));
  return request;
}

export interface SampleState {
  /** The last one that arrived, which may belong to another path while the next one is loading. */
  readonly sample: Sample | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The case that a visitor can try. Doesn't use TanStack Query, which visitors don't load. */
export function useSample(careerPath: CareerPath): SampleState {
  const [sample, setSample] = useState<Sample | null>(null);
  const [failed, setFailed] = useState<CareerPath | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadSample(careerPath).then(
      (answer) => {
        if (!isCurrent) return;
        setSample(answer);
        setFailed(null);
      },
      () => isCurrent && setFailed(careerPath),
    );
    return () => {
      isCurrent = false;
    };
  }, [careerPath, tries]);
  return { sample, failed: failed === careerPath, retry: () => setTries((count) => count + 1) };
}
