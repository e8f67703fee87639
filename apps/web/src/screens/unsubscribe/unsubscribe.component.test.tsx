import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { UnsubscribeScreen } from './unsubscribe.screen.tsx';

const read = 'GET /api/unsubscribe';
const end = 'POST /api/unsubscribe';

describe('the link that ends mails', () => {
  beforeEach(() => {
    const before = location.href;
    history.replaceState(null, '', '/unsubscribe?token=7.look_back.abc');
    return () => history.replaceState(null, '', before);
  });

  test('ends nothing before it is pressed, then says what it ended, without signing in', async () => {
    let isDown = true;
    const calls = fakeApi({
      [read]: { list: 'look_back' },
      [end]: () => (isDown ? refusal(503, 'unavailable') : { ok: true }),
    });
    const screen = await renderApp(<UnsubscribeScreen />);
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('Stop the weekly look back?');
    expect(calls.map(({ method, search }) => `${method} ${search}`)).toEqual(['GET ?token=7.look_back.abc']);
    const stop = screen.getByRole('button', { name: 'Stop these emails' });
    await stop.click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    isDown = false;
    await stop.click();
    await expect.element(title).toHaveTextContent("You won't get the weekly look back anymore");
    expect(calls.at(-1)?.body).toEqual({ token: '7.look_back.abc' });
    expect(screen.getByRole('button').elements()).toEqual([]);
    // The button that had the focus is gone: the keyboard goes on from here.
    await expect.element(screen.getByRole('status')).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Weekly look back' }))
      .toHaveAttribute('href', '/look-back');
  });

  test('of any other mail ends all notifications by mail', async () => {
    fakeApi({ [read]: { list: 'notifications' }, [end]: { ok: true } });
    const screen = await renderApp(<UnsubscribeScreen />);
    await expect.element(screen.getByText('Stop notification emails?')).toBeVisible();
    await screen.getByRole('button', { name: 'Stop these emails' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('href', '/profile?tab=settings');
  });

  test('that doesn’t work says so, and one that can’t be checked now can be tried again', async () => {
    const answers = [refusal(503, 'unavailable'), refusal(404, 'unsubscribe_link_invalid')];
    fakeApi({ [read]: () => answers.shift() });
    const screen = await renderApp(<UnsubscribeScreen />);
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent("We couldn't check your link");
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(title).toHaveTextContent("This link doesn't work");
    await expect.element(screen.getByText(/^This link is incomplete/)).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
    await expect
      .element(screen.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('href', '/profile?tab=settings');
  });
});
