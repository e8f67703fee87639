import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ForumReply } from '@rounds/contract/community/forum';
import { distinct, filterOf, mergedPosts, topicAddress, withFilter } from './discussion-filter.rules.ts';
import { likedAs } from './like.rules.ts';
import { emptyPost, postFrom, type PostFields } from './post-fields.rules.ts';
import { arrivedSince, branchesOf } from './thread.rules.ts';

describe('the filter in the address', () => {
  it.each([
    ['category=question&careerPath=tech&topic=ECG&search=st', 'question', 'tech', 'ecg', 'st'],
    ['category=all&careerPath=x&topic=%3Cscript%3E', undefined, undefined, undefined, ''],
    ['', undefined, undefined, undefined, ''],
  ])('%s', (query, category, careerPath, topic, search) => {
    expect(filterOf(new URLSearchParams(query))).toEqual({ category, careerPath, topic, search });
  });
  it('comes back as it was written, and leaves the rest alone', () => {
    const filter = { search: 'a & b', category: undefined, careerPath: 'nursing', topic: 'صحة' } as const;
    const params = withFilter(new URLSearchParams('tab=x&category=question'), filter);
    expect(params.get('tab')).toBe('x');
    expect(filterOf(params)).toEqual(filter);
    expect(filterOf(new URLSearchParams(topicAddress('صحة').split('?')[1])).topic).toBe('صحة');
  });
});

const post = (id: number, title: string, content = '') => ({ id, title, content });

describe('searching', () => {
  const loaded = [post(1, 'Sepsis in the ED'), post(2, 'Off topic', 'my œdème case'), post(3, 'ECG')];
  it('looks into titles and contents, whatever the case, and adds what the server found', () => {
    expect(mergedPosts(loaded, [], ' SEPSIS ').map(({ id }) => id)).toEqual([1]);
    expect(mergedPosts(loaded, [], 'deme').map(({ id }) => id)).toEqual([2]);
    expect(mergedPosts(loaded, [post(9, 'x'), post(3, 'ECG')], 'ecg').map(({ id }) => id)).toEqual([3, 9]);
  });
  it('shows each post once, where it stood first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8)), (ids) => {
        expect(distinct(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual([...new Set(ids)]);
      }),
    );
  });
});

it('counts a like once, whoever presses how often', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.boolean(), fc.array(fc.boolean()), (others, first, presses) => {
      const end = presses.reduce<{ liked: boolean; likes: number }>((now, next) => likedAs(now, next), {
        liked: first,
        likes: others + Number(first),
      });
      expect(end.likes).toBe(others + Number(end.liked));
    }),
  );
});

const reply = (id: number, parentReplyId: number | null = null, more: Partial<ForumReply> = {}) =>
  ({ id, parentReplyId, own: false, deleted: false, ...more }) as ForumReply;

it('puts answers under their reply', () => {
  const branches = branchesOf([reply(1), reply(5, 1), reply(2), reply(6, 1), reply(7, 99)]);
  expect(branches.map(({ reply: { id }, answers }) => [id, answers.map((one) => one.id)])).toEqual([
    [1, [5, 6]],
    [2, []],
    [7, []],
  ]);
});

it('tells of what others wrote, not of what is one’s own or gone', () => {
  const replies = [reply(1), reply(2), reply(3, null, { own: true }), reply(4, 1, { deleted: true })];
  expect(arrivedSince(new Set([1]), replies)).toEqual([2]);
});

describe('a post as it is typed', () => {
  it('is sent without the spaces around it, for everybody where no path was chosen', () => {
    expect(postFrom({ ...emptyPost, title: ' T ', content: ' c ' })).toEqual({
      post: { title: 'T', content: 'c', category: 'discussion', careerPath: null },
      missing: [],
    });
  });
  it('says what is missing or too long', () => {
    expect(postFrom({ ...emptyPost, title: ' ' }).missing).toEqual(['title', 'content']);
    const long = { ...emptyPost, title: 'x'.repeat(201), content: 'x'.repeat(10_001) };
    expect(postFrom(long)).toEqual({ post: null, missing: ['title', 'content'] });
  });
  it('takes nothing from a draft that is no category or path', () => {
    const odd = { title: 'a', content: 'b', category: 'x', careerPath: 'y' } as unknown as PostFields;
    expect(postFrom(odd).post).toMatchObject({ category: 'discussion', careerPath: null });
  });
});
