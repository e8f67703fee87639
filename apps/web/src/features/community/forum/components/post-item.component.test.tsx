import { expect, test } from 'vitest';
import type { ForumPost } from '@rounds/contract/community/forum';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { PostItem } from './post-item.tsx';
import { ThreadPost } from './thread-post.tsx';

const post: ForumPost = {
  id: 4,
  title: 'A wheezy boy, question 1',
  content: 'Which change would worry you most?',
  category: 'question',
  careerPath: 'nursing',
  question: null,
  authorId: null,
  author: null,
  isSticky: false,
  isPinned: false,
  tags: [],
  likes: 0,
  replies: 1,
  liked: false,
  own: false,
  createdAt: '2026-11-23T08:00:00Z',
  editedAt: null,
};
const ofQuestion = { ...post, question: { scenarioId: 9, questionIndex: 0 } };

test.each([
  ['in the list', (shown: ForumPost) => <PostItem post={shown} />],
  [
    'in full',
    (shown: ForumPost) => (
      <ThreadPost post={shown} moderation={null} onReply={() => {}} onRemoved={() => {}} />
    ),
  ],
] as const)('a question’s thread is distinguished from a deleted account’s post, %s', async (_, show) => {
  signInAs();
  fakeApi({});
  const thread = await renderApp(show(ofQuestion));
  await expect.element(thread.getByText('Question discussion')).toBeVisible();
  await expect.element(thread.getByText('Deleted account')).not.toBeInTheDocument();
  await expect
    .element(thread.getByRole('link', { name: 'Go to the case' }))
    .toHaveAttribute('href', '/scenarios/9');
  await thread.unmount();
  const deleted = await renderApp(show(post));
  await expect.element(deleted.getByText('Deleted account')).toBeVisible();
  await expect.element(deleted.getByText('Question discussion')).not.toBeInTheDocument();
});

test.each([
  ['at its end', 'Potassium 6.1 and a wide QRS.\n\n#renal #ecg', ['renal', 'ecg'], ['#renal', '#ecg']],
  ['in a sentence', 'What comes first in #sepsis on the ward?', ['sepsis'], []],
])('a hashtag %s is shown once in the list', async (_, content, tags, links) => {
  signInAs();
  fakeApi({});
  const screen = await renderApp(<PostItem post={{ ...post, content, tags }} />);
  await expect.element(screen.getByRole('heading', { name: post.title })).toBeVisible();
  const text = screen.container.textContent;
  for (const tag of tags) expect(text.split(`#${tag}`)).toHaveLength(2);
  expect(
    screen
      .getByRole('link', { name: /^#/ })
      .elements()
      .map((link) => link.textContent),
  ).toEqual(links);
});

test.each([
  ['longer than a hashtag can be', `#${'a'.repeat(51)}`, []],
  ['one too many', '#one', ['two']],
])('a trailing word that is not a hashtag, %s, stays in the text', async (_, word, tags) => {
  signInAs();
  fakeApi({});
  const content = `Potassium 6.1. ${word}`;
  const screen = await renderApp(<PostItem post={{ ...post, content, tags }} />);
  await expect.element(screen.getByText(content)).toBeVisible();
});
