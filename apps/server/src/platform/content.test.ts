import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError, contentName, parseContent } from './content.ts';

const Schema = z.strictObject({
  title: z.string(),
  // A comment, and a list of maps that each contain a list.
  cases: z.array(z.strictObject({ name: z.string(), options: z.array(z.string().max(5)) })),
});

const sound = `# About this file
title: All of it
cases:
  - name: One
    options:
      - a
      - b
  - name: Two
    options: [c, d]
`;

const messageOf = (text: string): string => {
  try {
    parseContent('content/x.yaml', text, Schema);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return 'sound';
};

describe('a content file', () => {
  it('is read when it is valid', () => {
    expect(messageOf(sound)).toBe('sound');
  });

  it.each([
    ['a value', sound.replace('- b', '- far too long'), 'line 7: cases.0.options.1: '],
    ['a value in a line of many', sound.replace('c, d', 'c, far too long'), 'line 9: cases.1.options.1: '],
    ['a kind', sound.replace('All of it', '7'), 'line 2: title: '],
    [
      'a field that is missing, by what lacks it',
      sound.replace('name: Two\n    ', ''),
      'line 8: cases.1.name: ',
    ],
    ['a field too many', `${sound}    color: red\n`, 'line 10: cases.1.color: '],
    ['a field too many at the top', `${sound}color: red\n`, 'line 10: color: '],
    ['a bracket', sound.replace('[c, d]', '[c, d'), 'line 10: '],
    ['a name that is there twice', `${sound}title: Again\n`, 'line 10: '],
    ['everything', '', 'line 1: '],
    ['everything but a list', '- a\n', 'line 1: '],
    ['a tower of names that refer to each other', bomb(), ': Excessive alias count'],
  ])('is refused with file and line for %s', (_what, text, place) => {
    expect(messageOf(text)).toMatch(/^content\/x\.yaml[,:]/);
    expect(messageOf(text)).toContain(place);
    expect(messageOf(text)).not.toContain('\n');
  });

  it('and its sample have different names in messages', () => {
    expect(contentName('/srv/rounds/content/giveaways.yaml')).toBe('content/giveaways.yaml');
    expect(contentName('/srv/rounds/content/samples/giveaways.yaml')).toBe('samples/giveaways.yaml');
  });
});

function bomb(): string {
  const level = (n: number) => `l${n}: &l${n} [${Array.from({ length: 9 }, () => `*l${n - 1}`).join(', ')}]`;
  return ['l0: &l0 [x]', ...Array.from({ length: 9 }, (_, n) => level(n + 1))].join('\n');
}
