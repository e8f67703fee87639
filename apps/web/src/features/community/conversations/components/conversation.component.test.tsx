import { describe, expect, test } from 'vitest';
import type { Message } from '@rounds/contract/community/conversations';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Conversation } from './conversation.tsx';

const buildMessage = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  content: `Message ${id}`,
  authorId: 8,
  author: { id: 8, username: 'grace', careerPath: null, level: 1 },
  createdAt: '2026-11-23T08:00:00Z',
  own: false,
  ...overrides,
});
const list = 'GET /api/study-groups/5/messages';

const conversation = (
  <Conversation
    thread={{ kind: 'study-groups', id: 5 }}
    renderText={(text) => <p>{text}</p>}
    actionsOf={() => <button type="button">Report</button>}
  />
);

describe('a conversation', () => {
  test('shows the latest message last, with actions only on others’ messages', async () => {
    signInAs();
    fakeApi({ [list]: [buildMessage(2, { own: true }), buildMessage(1)] });
    const screen = await renderApp(conversation);
    const log = screen.getByRole('log', { name: 'Messages' });
    await expect.element(log.getByText('Message 1')).toBeVisible();
    const items = log.getByRole('listitem').all();
    await expect.element(items[0]!.getByText('Message 1')).toBeVisible();
    await expect.element(items[0]!.getByRole('button', { name: 'Report' })).toBeVisible();
    await expect.element(items[1]!.getByText('Message 2')).toBeVisible();
    await expect.element(items[1]!.getByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });

  test('names an author once for messages that follow each other, each with its own actions', async () => {
    signInAs();
    const later = '2026-11-23T09:00:00Z';
    fakeApi({ [list]: [buildMessage(3, { createdAt: later }), buildMessage(2), buildMessage(1)] });
    const screen = await renderApp(conversation);
    const log = screen.getByRole('log', { name: 'Messages' });
    await expect.element(log.getByText('Message 3')).toBeVisible();
    // Spoken with each of them, and seen above the first and where time has passed.
    const names = log.getByText('grace', { exact: true }).elements();
    expect(names.map((name) => name.closest('.sr-only') === null)).toEqual([true, false, true]);
    expect(log.getByRole('button', { name: 'Report' }).elements()).toHaveLength(3);
  });

  test('has few messages right above the composer, and is scrolled to the end of many', async () => {
    signInAs();
    const rows = [buildMessage(1)];
    fakeApi({ [list]: () => rows });
    const few = await renderApp(conversation);
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    await expect.element(few.getByText('Message 1')).toBeVisible();
    const log = few.getByRole('log').element();
    expect(bottomOf(log) - bottomOf(few.getByRole('listitem').first().element())).toBeLessThan(8);
    await few.unmount();

    rows.unshift(...Array.from({ length: 40 }, (_, index) => buildMessage(41 - index)));
    const many = await renderApp(conversation);
    await expect.element(many.getByText('Message 41')).toBeInViewport();
    await expect.element(many.getByText('Message 1', { exact: true })).not.toBeInViewport();
  });

  test('takes little room while it is empty, with the composer right below', async () => {
    signInAs();
    fakeApi({ [list]: [] });
    const screen = await renderApp(conversation);
    await expect.element(screen.getByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('log').element().clientHeight).toBeLessThan(100);
    await expect.element(screen.getByRole('textbox')).toBeInViewport();
  });

  test('shows a sent message from its response, without fetching the thread again', async () => {
    signInAs();
    const sent = buildMessage(3, { own: true, content: 'Hello' });
    const calls = fakeApi({ [list]: [buildMessage(1)], 'POST /api/study-groups/5/messages': sent });
    const screen = await renderApp(conversation);
    await expect.element(screen.getByText('Message 1')).toBeVisible();
    await screen.getByRole('textbox').fill('Hello');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('log').getByText('Hello')).toBeVisible();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('shows a just-sent message to a reader who had scrolled up', async () => {
    signInAs();
    const rows = Array.from({ length: 40 }, (_, index) => buildMessage(40 - index));
    const sent = buildMessage(41, { own: true, content: 'Hello' });
    fakeApi({ [list]: rows, 'POST /api/study-groups/5/messages': sent });
    const screen = await renderApp(conversation);
    await expect.element(screen.getByText('Message 40')).toBeInViewport();
    screen.getByText('Message 1', { exact: true }).element().scrollIntoView();
    await expect.element(screen.getByText('Message 40')).not.toBeInViewport();
    await screen.getByRole('textbox').fill('Hello');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('log').getByText('Hello')).toBeInViewport();
  });

  test('asks before it deletes a message', async () => {
    signInAs();
    let rows = [buildMessage(2, { own: true })];
    const calls = fakeApi({
      [list]: () => rows,
      'DELETE /api/messages/2': () => {
        rows = [];
        return { ok: true };
      },
    });
    const screen = await renderApp(conversation);
    await screen.getByRole('button', { name: 'Delete message' }).click();
    const question = screen.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(calls.map(({ method }) => method)).not.toContain('DELETE');
    await screen.getByRole('button', { name: 'Delete message' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('No messages yet')).toBeVisible();
  });

  test('has no composer when it is closed', async () => {
    signInAs();
    fakeApi({ [list]: [] });
    const screen = await renderApp(
      <Conversation
        thread={{ kind: 'study-groups', id: 5 }}
        closed={<p>This has ended.</p>}
        renderText={(text) => text}
        actionsOf={() => null}
      />,
    );
    await expect.element(screen.getByText('This has ended.')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });
});
