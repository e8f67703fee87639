import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from '@rounds/contract/common';
import { ApiError, NetworkError } from './client.ts';
import { useErrorText } from './error-text.ts';
import { setLanguage } from '../i18n/translation.ts';

const english = 'The server’s sentence in English.';
const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  new ApiError(new Response(null, { status, headers }), JSON.stringify({ message: english, code }));

function Told({ error }: { readonly error: unknown }) {
  const errorText = useErrorText('community/study-groups');
  return <p role="alert">{errorText(error, 'What this screen says')}</p>;
}

async function told(language: Language, error: unknown): Promise<string> {
  await setLanguage(language);
  const screen = await render(
    <Suspense>
      <Told error={error} />
    </Suspense>,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const text = alert.element().textContent;
  await screen.unmount();
  return text;
}

describe('a failed call is told', () => {
  afterEach(() => setLanguage('en'));

  test.for<readonly [string, Language, unknown, string]>([
    ['by its code', 'en', refused(409, 'group_full'), 'This study group is full.'],
    ['in the learner’s language', 'de', refused(409, 'group_full'), 'Diese Lerngruppe ist voll.'],
    ['by a code that all calls share', 'de', refused(403, 'not_yours'), 'Das gehört jemand anderem.'],
    [
      'with the minutes to wait',
      'de',
      refused(429, 'too_many_requests', { 'Retry-After': '300' }),
      '5 Minuten',
    ],
    ['without a network', 'de', new NetworkError('Failed to fetch'), 'Keine Verbindung'],
    ['by the screen, of an unknown code', 'de', refused(409, 'of_tomorrow'), 'What this screen says'],
    ['by the screen, of another feature’s code', 'de', refused(409, 'sold_out'), 'What this screen says'],
    ['by the screen, where nothing is known', 'de', refused(500, 'internal'), 'What this screen says'],
    ['by the screen, of a code that is no code', 'de', refused(400, 'constructor'), 'What this screen says'],
  ])('%s', async ([, language, error, expected]) => {
    const text = await told(language, error);
    expect(text).toContain(expected);
    expect(text).not.toContain(english);
  });
});
