import { expect, it } from 'vitest';
import { validateGroup, emptyGroup } from './group-form.rules.ts';

const good = { name: ' ECGs ', description: 'Two.', careerPath: 'nursing', maxMembers: '8', isPrivate: true };

it('returns what the server accepts', () => {
  expect(validateGroup(good)).toEqual({
    values: { name: 'ECGs', description: 'Two.', careerPath: 'nursing', maxMembers: 8, isPrivate: true },
  });
});

it.each([
  [{ name: ' ' }, ['name']],
  [{ description: '' }, ['description']],
  [{ careerPath: '' }, ['careerPath']],
  [{ maxMembers: '1' }, ['maxMembers']],
  [{ maxMembers: '21' }, ['maxMembers']],
  [{ maxMembers: '' }, ['maxMembers']],
  [{ maxMembers: '2.5' }, ['maxMembers']],
  [{ maxMembers: '-2' }, ['maxMembers']],
  [emptyGroup, ['name', 'description', 'careerPath']],
])('names the invalid fields of %j', (changes, wrong) => {
  expect(validateGroup({ ...good, ...changes })).toEqual({ wrong });
});

it.each(['2', '20'])('accepts %s members', (maxMembers) => {
  expect(validateGroup({ ...good, maxMembers })).toHaveProperty('values');
});
