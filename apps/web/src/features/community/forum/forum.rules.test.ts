import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ForumReply } from '@rounds/contract/community/forum';
import { uniqueById, parseFilter, mergePosts, topicAddress, withFilter } from './discussion-filter.rules.ts';
import { withLike } from './like.rules.ts';
import { emptyPost, validatePost, type PostFields } from './post-fields.rules.ts';
import { newRepliesSince, groupReplies } from './thread.rules.ts';

describe('the filter in the address', () => {
  it.each([
    ['category=question&careerPath=tech&topic=ECG&search=st', 'question', 'tech', 'ecg', 'st'],
    ['category=all&careerPath=x&topic=%3Cscript%3E', undefined, undefined, undefined, ''],
    ['', undefined, undefined, undefined, ''],
  ])('%s', (query, category, careerPath, topic, search) => {
    expect(parseFilter(new URLSearchParams(query))).toEqual({ category, careerPath, topic, search });
  });
  it('is restored as it was written, and leaves the rest alone', () => {
    const filter = { search: 'a & b', category: undefined, careerPath: 'nursing', topic: 'صحة' } as const;
    const params = withFilter(new URLSearchParams('tab=x&category=question'), filter);
    expect(params.get('tab')).toBe('x');
    expect(parseFilter(params)).toEqual(filter);
    expect(parseFilter(new URLSearchParams(topicAddress('صحة').split('?')[1])).topic).toBe('صحة');
  });
});

const post = (id: number, title: string, content = '') => ({ id, title, content });

describe('searching', () => {
  const loaded = [post(1, 'Sepsis in the ED'), post(2, 'Off topic', 'my œdème case'), post(3, 'ECG')];
  it('looks in titles and contents, ignoring case, and adds what the server found', () => {
    expect(mergePosts(loaded, [], ' SEPSIS ').map(({ id }) => id)).toEqual([1]);
    expect(mergePosts(loaded, [], 'deme').map(({ id }) => id)).toEqual([2]);
    expect(mergePosts(loaded, [post(9, 'x'), post(3, 'ECG')], 'ecg').map(({ id }) => id)).toEqual([3, 9]);
  });
  it('shows each post once, where it came first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8)), (ids) => {
        expect(uniqueById(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual([...new Set(ids)]);
      }),
    );
  });
});

it('counts a like once, however often it is pressed', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.boolean(), fc.array(fc.boolean()), (others, first, presses) => {
      const end = presses.reduce<{ liked: boolean; likes: number }>((now, next) => withLike(now, next), {
        liked: first,
        likes: others + Number(first),
      });
      expect(end.likes).toBe(others + Number(end.liked));
    }),
  );
});

const reply = (id: number, parentReplyId: number | null = null, more: Partial<ForumReply> = {}) =>
  ({ id, parentReplyId, own: false, deleted: false, ...more }) as ForumReply;

it('puts answers below their reply', () => {
  const branches = groupReplies([reply(1), reply(5, 1), reply(2), reply(6, 1), reply(7, 99)]);
  expect(branches.map(({ reply: { id }, answers }) => [id, answers.map((one) => one.id)])).toEqual([
    [1, [5, 6]],
    [2, []],
    [7, []],
  ]);
});

it('counts what others wrote, not one’s own texts or deleted ones', () => {
  const replies = [reply(1), reply(2), reply(3, null, { own: true }), reply(4, 1, { deleted: true })];
  expect(newRepliesSince(new Set([1]), replies)).toEqual([2]);
});

describe('a draft post', () => {
  it('is sent trimmed, and for everybody if no path was chosen', () => {
    expect(validatePost({ ...emptyPost, title: ' T ', content: ' c ' })).toEqual({
      post: { title: 'T', content: 'c', category: 'discussion', careerPath: null },
      invalid: [],
    });
  });
  it('says what is missing or too long', () => {
    expect(validatePost({ ...emptyPost, title: ' ' }).invalid).toEqual(['title', 'content']);
    const long = { ...emptyPost, title: 'x'.repeat(201), content: 'x'.repeat(10_001) };
    expect(validatePost(long)).toEqual({ post: null, invalid: ['title', 'content'] });
  });
  it('ignores a draft’s unknown category or path', () => {
    const odd = { title: 'a', content: 'b', category: 'x', careerPath: 'y' } as unknown as PostFields;
    expect(validatePost(odd).post).toMatchObject({ category: 'discussion', careerPath: null });
  });
});
