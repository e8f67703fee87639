import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMessage, networks, shareUrl, withLink } from './message.rules.ts';

const parts = {
  headline: 'I just unlocked "First Steps"',
  description: 'Completed a first clinical scenario.',
  stats: 'Level 3 · 2,450 XP · 5 achievements unlocked',
};
const text = 'I just unlocked "First Steps"\nCompleted a first clinical scenario.';
const tags = '#Rounds #HealthcareEducation';

describe('messageOf', () => {
  it.each([
    ['the default, with stats', '', true, `${text}\n\n${parts.stats}\n\n${tags}`],
    ['the default, without', '', false, `${text}\n\n${tags}`],
    ['blanks are no message', ' \n ', false, `${text}\n\n${tags}`],
    ['one’s own, with stats', ' Five months! ', true, `Five months!\n\n${parts.stats}`],
    ['one’s own, without', 'Five months!', false, 'Five months!'],
  ])('%s', (_what, custom, withStats, message) => {
    expect(composeMessage(parts, { custom, withStats })).toBe(message);
  });

  it('puts the link below if the badge has a page', () => {
    expect(withLink('Hello', undefined)).toBe('Hello');
    expect(withLink('Hello', 'https://rounds.test/b/x')).toBe('Hello\n\nhttps://rounds.test/b/x');
  });
});

describe('shareAddress', () => {
  const url = 'https://rounds.test/b/x?a=1&b=2';

  it.each([
    ['twitter', 'https://twitter.com/intent/tweet', { text: 'A & B #c\n"d"', url }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
  ] as const)('%s', (network, place, query) => {
    const address = new URL(shareUrl(network, 'A & B #c\n"d"', url));
    expect(address.origin + address.pathname).toBe(place);
    expect(Object.fromEntries(address.searchParams)).toEqual(query);
  });

  it('stays the network’s, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...networks),
        fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
        (network, message) => {
          const { protocol, hostname, searchParams } = new URL(shareUrl(network, message, url));
          expect(protocol).toBe('https:');
          expect(hostname).toMatch(/^(www\.)?(twitter|facebook|linkedin)\.com$/);
          expect([...searchParams.values()]).toContain(url);
        },
      ),
    );
    expect(() => shareUrl('twitter', 'cut \ud83d', url)).not.toThrow();
  });
});
