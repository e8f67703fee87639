import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { PushSwitch } from './push-switch.tsx';

const key = 'GET /api/notifications/push-key';
const post = 'POST /api/notifications/subscriptions';
const remove = 'DELETE /api/notifications/subscriptions';
const endpoint = 'https://push.example/1';
const keys = { p256dh: 'a key', auth: 'a secret' };

/** A browser that can be subscribed; a test can't answer the real permission prompt. */
function fakeBrowser({ asked = 'granted', subscribed = false } = {}) {
  const browser = { subscribed };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      browser.subscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.subscribed ? subscription : null),
    subscribe: () => {
      browser.subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const registration = { active: {}, pushManager } as unknown as ServiceWorkerRegistration;
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(asked) });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  return browser;
}

afterEach(() => vi.restoreAllMocks());

async function showSwitch(start = false) {
  signInAs();
  const onChange = vi.fn();
  function Setting() {
    const [enabled, setEnabled] = useState(start);
    const change = (wanted: boolean) => {
      onChange(wanted);
      setEnabled(wanted);
    };
    return <PushSwitch enabled={enabled} isDemo={false} onChange={change} />;
  }
  const screen = await renderApp(<Setting />);
  return { screen, onChange, push: screen.getByRole('switch', { name: 'Push notifications' }) };
}

describe('the push notifications switch', () => {
  test('subscribes this browser once, however often it is pressed, and keeps the focus', async () => {
    fakeBrowser();
    const answer = Promise.withResolvers<object>();
    const calls = fakeApi({ [key]: { key: 'AAAA' }, [post]: () => answer.promise });
    const { push, onChange } = await showSwitch();
    await expect.element(push).toBeEnabled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.poll(() => calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
    await userEvent.keyboard(' ');
    await expect.element(push).not.toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    answer.resolve({ ok: true });
    await expect.element(push).toBeChecked();
    await expect.element(push).toHaveFocus();
    // Resent by what keeps a subscription fresh: the same one, which the server knows.
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(calls[1]?.body).toEqual({ endpoint, keys });
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  test('stays off if the browser is told to block it, and says how to allow it', async () => {
    fakeBrowser({ asked: 'denied' });
    const calls = fakeApi({});
    const { screen, push, onChange } = await showSwitch();
    await push.click();
    await expect.element(screen.getByText(/This browser blocks notifications/)).toBeVisible();
    await expect.element(push).not.toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  test('says nothing if the prompt is dismissed, and can ask again', async () => {
    fakeBrowser({ asked: 'default' });
    fakeApi({});
    const { screen, push } = await showSwitch();
    await push.click();
    await expect.element(push).toBeEnabled();
    await expect.element(push).not.toBeChecked();
    await expect.element(screen.getByText(/couldn't turn on/)).not.toBeInTheDocument();
  });

  test.each([
    ['a browser that can’t be reached', () => refusal(422, 'push_service_unknown'), /Try another one/],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /No connection/,
    ],
  ])('stays off and unsubscribed for %s, says why, and can be retried', async (_, fail, why) => {
    const browser = fakeBrowser();
    let fails = true;
    fakeApi({ [key]: { key: 'AAAA' }, [post]: () => (fails ? fail() : { ok: true }) });
    const { screen, push, onChange } = await showSwitch();
    await push.click();
    await expect.element(screen.getByText("We couldn't turn on push notifications")).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(push).not.toBeChecked();
    expect(browser.subscribed).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    fails = false;
    await push.click();
    await expect.element(push).toBeChecked();
  });

  test('turned off, ends the subscription', async () => {
    const browser = fakeBrowser({ subscribed: true });
    const calls = fakeApi({ [post]: { ok: true }, [remove]: { ok: true } });
    const { push, onChange } = await showSwitch(true);
    await push.click();
    await expect.element(push).not.toBeChecked();
    await expect.poll(() => calls.at(-1)).toMatchObject({ method: 'DELETE', body: { endpoint } });
    expect(browser.subscribed).toBe(false);
    expect(onChange.mock.calls).toEqual([[false]]);
  });

  test('on elsewhere, offers to be turned on here too, and leaves the focus beside it', async () => {
    fakeBrowser();
    let fails = true;
    fakeApi({
      [key]: { key: 'AAAA' },
      [post]: () => (fails ? refusal(503, 'unavailable') : { ok: true }),
    });
    const { screen, push } = await showSwitch(true);
    const here = screen.getByRole('button', { name: 'Turn on here too' });
    await here.click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    await expect.element(here).toHaveFocus();
    fails = false;
    await here.click();
    await expect.element(here).not.toBeInTheDocument();
    await expect.element(push).toBeChecked();
    await expect.element(push).toHaveFocus();
  });

  test('can be turned off for other browsers if this one cannot show any', async () => {
    fakeBrowser();
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new Error('not here'));
    fakeApi({});
    const { screen, push, onChange } = await showSwitch(true);
    await expect.element(screen.getByText(/This browser can't show push notifications/)).toBeVisible();
    await push.click();
    await expect.element(push).toBeDisabled();
    expect(onChange.mock.calls).toEqual([[false]]);
  });
});
