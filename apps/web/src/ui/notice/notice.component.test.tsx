import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { reportAnswer, reportNoAnswer } from '../../browser/online.ts';
import { isOwnAccountAsked, clearOwnAccountRequest } from '../../session/own-account.ts';
import { DemoNotice } from './demo-notice.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { Notice } from './notice.tsx';

describe('a notice', () => {
  test.each([
    ['critical', 'alert'],
    ['caution', 'status'],
    ['info', 'status'],
    ['positive', 'status'],
  ] as const)('that is %s is announced as %s', async (tone, role) => {
    const screen = await render(<Notice tone={tone} title="Not saved" />);
    await expect.element(screen.getByRole(role)).toHaveTextContent('Not saved');
  });

  test('that was always there is not announced', async () => {
    const screen = await render(<Notice live={false} title="In English only" />);
    await expect.element(screen.getByText('In English only')).toBeVisible();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });

  test('about a failure offers to try again', async () => {
    const onRetry = vi.fn();
    const screen = await renderApp(
      <FailedNotice onRetry={onRetry}>The list could not be loaded.</FailedNotice>,
    );
    await expect.element(screen.getByRole('alert').getByText(/The list could not be loaded\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('about a failure leaves the focus in its part of the page when it goes', async () => {
    function Part() {
      const [failed, setFailed] = useState(true);
      return (
        <main>
          <section aria-label="Groups">
            {failed ? (
              <FailedNotice onRetry={() => setFailed(false)}>Not loaded.</FailedNotice>
            ) : (
              <p>Loading</p>
            )}
          </section>
        </main>
      );
    }
    const screen = await renderApp(<Part />);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('Loading')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Groups' })).toHaveFocus();
  });

  test('about a failure without a network says when it loads, and leaves the rest to the banner', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = vi.fn();
    const screen = await renderApp(
      <FailedNotice onRetry={onRetry}>The list could not be loaded.</FailedNotice>,
    );
    const notice = screen.getByRole('status');
    // Each panel of a page may say it: no box, so that the banner stays the one notice.
    expect(getComputedStyle(notice.element()).borderTopWidth).toBe('0px');
    await expect.element(notice).toHaveTextContent("This will load as soon as you're back online.");
    await expect.element(screen.getByText("You're offline")).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('about a network that leads nowhere says so too, and tries again once the server answers', async () => {
    const onRetry = vi.fn();
    const screen = await renderApp(
      <FailedNotice onRetry={onRetry}>The list could not be loaded.</FailedNotice>,
    );
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await reportNoAnswer();
    await expect.element(screen.getByText("This will load as soon as you're back online.")).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
    reportAnswer();
    await expect.element(screen.getByText('The list could not be loaded.')).toBeVisible();
    expect(onRetry).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test.each([true, false])('of the demo account is shown there alone: %s', async (isDemo) => {
    signInAs({ isDemo });
    const screen = await renderApp(<DemoNotice />);
    const text = screen.getByText(/in a demo account/);
    if (!isDemo) return expect.element(text).not.toBeInTheDocument();
    await expect.element(text).toBeVisible();
    await screen.getByRole('button', { name: 'Create Account' }).click();
    expect(isOwnAccountAsked()).toBe(true);
    clearOwnAccountRequest();
  });
});
