import { describe, expect, it } from 'vitest';
import { initialScreen, routeOf, type Audience } from './route.rules.ts';

const table: readonly { address: string; audience: Audience }[] = [
  { address: '/', audience: 'signed-in' },
  { address: '/', audience: 'signed-out' },
  { address: '/dashboard', audience: 'signed-in' },
  { address: '/u/:username', audience: 'signed-in' },
  { address: '/auth', audience: 'signed-out' },
  { address: '/terms', audience: 'everyone' },
];
const learner = { signedIn: true, loggedOut: false };
const visitor = { signedIn: false, loggedOut: false };

function show(path: string, who: typeof learner, search = '') {
  const route = routeOf(table, { path, search }, who);
  if (route.kind === 'screen') return route.screen.address;
  return route.kind === 'redirect' ? `→ ${route.to}` : 'not found';
}

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/u/amira', '/u/:username'],
    ['/terms', '/terms'],
    ['/nowhere', 'not found'],
    ['/auth', '→ /dashboard'],
  ])('a learner at %s: %s', (path, expected) => {
    expect(show(path, learner)).toBe(expected);
  });

  it('takes a learner at the auth screen to where they were going, if that is ours', () => {
    expect(show('/auth', learner, 'next=%2Fu%2Famira%3Ftab%3D1')).toBe('→ /u/amira?tab=1');
    expect(show('/auth', learner, 'next=%2F%2Fevil.example')).toBe('→ /dashboard');
    expect(show('/auth', learner, 'next=%2Fauth')).toBe('→ /dashboard');
  });

  it.each([
    ['/auth', '/auth'],
    ['/terms', '/terms'],
    ['/', '/'],
    ['/dashboard', '→ /auth?next=%2Fdashboard'],
    ['/nowhere', '→ /auth?next=%2Fnowhere'],
  ])('a visitor at %s: %s', (path, expected) => {
    expect(show(path, visitor)).toBe(expected);
  });

  it('remembers the query, and nothing after a deliberate sign-out', () => {
    expect(show('/dashboard', visitor, 'a=1&b=2')).toBe('→ /auth?next=%2Fdashboard%3Fa%3D1%26b%3D2');
    expect(show('/dashboard', { signedIn: false, loggedOut: true })).toBe('→ /auth');
  });
});

describe('arrivalOf', () => {
  it.each([
    ['/dashboard', '', true, '/dashboard'],
    ['/u/amira', '', true, '/u/:username'],
    ['/nowhere', '', true, undefined],
    ['/auth', '', true, '/dashboard'],
    ['/auth', 'next=%2Fu%2Famira%3Ftab%3D1', true, '/u/:username'],
    ['/auth', 'next=%2Fnowhere', true, undefined],
    ['/dashboard', '', false, '/auth'],
    ['/', '', false, '/'],
    ['/terms', '', false, '/terms'],
  ])('%s?%s, signed in %s: %s', (path, search, signedIn, address) => {
    expect(initialScreen(table, { path, search }, signedIn)?.address).toBe(address);
  });
});
