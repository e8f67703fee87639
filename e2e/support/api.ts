import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Session } from '@rounds/contract/identity/accounts';
import type { CareerPath } from '@rounds/contract/common';
import type { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getOpenAttempt } from '@rounds/contract/learning/attempts';
import type { PracticeFilters, PracticeSession } from '@rounds/contract/learning/practice';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';

export interface Learner extends Session {
  readonly email: string;
  readonly password: string;
}

export const password = 'quiet-harbour-41';

/** An unused name and address. */
export function newNames() {
  const username = `e2e-${randomUUID().slice(0, 13)}`;
  return { username, email: `${username}@journeys.example` };
}

/** On a private network: a visitor who isn't signed in yet gets their own address. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export type Api = ReturnType<typeof createApi>;

/** Calls to the API that bypass the page: for a learner's data, and for right answers. */
export function createApi(request: APIRequestContext) {
  async function call<T>(method: string, path: string, token?: string, data?: unknown): Promise<T> {
    const headers = token ? { Authorization: `Bearer ${token}` } : { 'X-Forwarded-For': newAddress() };
    const response = await request.fetch(path, { method, headers, data });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return (await response.json()) as T;
  }

  return {
    async register(careerPath: CareerPath = 'nursing'): Promise<Learner> {
      const { username, email } = newNames();
      const body = { username, email, password, careerPath, learningStyle: 'visual' };
      return { ...(await call<Session>('POST', '/api/auth/register', undefined, body)), email, password };
    },
    endSession: (token: string) => call('POST', '/api/auth/logout', token),
    changeEmail: (token: string, email: string) =>
      call('PUT', '/api/user/profile', token, { email, currentPassword: password }),
    changeProfile: (token: string, changes: { careerPath: CareerPath | null }) =>
      call('PUT', '/api/user/profile', token, changes),
    scenarios: (token: string, careerPath?: CareerPath) =>
      call<Scenario[]>('GET', `/api/scenarios${careerPath ? `?careerPath=${careerPath}` : ''}`, token),
    dashboard: (token: string) => call<AnswerOf<typeof getDashboard>>('GET', '/api/dashboard', token),
    openAttempt: (token: string, scenarioId: number) =>
      call<AnswerOf<typeof getOpenAttempt>>('GET', `/api/scenarios/${scenarioId}/attempt`, token),
    /** Any call to the API. */
    call,
    practice: (token: string, id: string) => call<PracticeSession>('GET', `/api/practice/${id}`, token),
    beginPractice: (token: string, body: { readonly count: number; readonly filters?: PracticeFilters }) =>
      call<PracticeSession>('POST', '/api/practice', token, {
        id: randomUUID(),
        filters: { careerPaths: ['nursing'] },
        ...body,
      }),
    progress: (token: string) => call<ProgressEntry[]>('GET', '/api/progress', token),
    /** Completes scenarios as a plain client would. */
    async complete(token: string, scenarios: readonly Scenario[], score: number): Promise<void> {
      for (const { id } of scenarios) {
        await call('POST', '/api/progress', token, {
          scenarioId: id,
          completed: true,
          score,
          timeSpent: 120,
        });
      }
    },
    /** Whether a token is still valid: the status of a GET. */
    async statusOf(path: string, token: string): Promise<number> {
      const response = await request.get(path, { headers: { Authorization: `Bearer ${token}` } });
      return response.status();
    },
  };
}
