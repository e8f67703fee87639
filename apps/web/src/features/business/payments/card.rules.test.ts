import { describe, expect, test } from 'vitest';
import { groupExpiry, groupNumber, problemsOfCard, readExpiry } from './card.rules.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('a card number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
    ['no digits', ''],
    ['42424242424242424242424242', '4242 4242 4242 4242424'],
  ])('%j becomes %j', (typed, shown) => {
    expect(groupNumber(typed)).toBe(shown);
  });
});

describe('an expiration date', () => {
  test.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['12 /', '12 / ', '12'],
    ['4', '', '04 / '],
    ['1230', '', '12 / 30'],
    ['12/2030', '', '12 / 30'],
    ['3/30', '', '03 / 30'],
  ])('%j after %j becomes %j', (typed, before, shown) => {
    expect(groupExpiry(typed, before)).toBe(shown);
  });

  test('is a month of a year, or null', () => {
    expect(readExpiry('12 / 30')).toEqual({ month: 12, year: 2030 });
    expect(readExpiry('13 / 30')).toBeNull();
    expect(readExpiry('12')).toBeNull();
  });
});

describe('the errors of a card', () => {
  test('are empty for a valid one, up to the end of its month', () => {
    expect(problemsOfCard(good, now)).toEqual({});
    expect(problemsOfCard({ ...good, expiry: '11 / 26' }, now)).toEqual({});
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
    [{ number: '4242' }, { number: 'number' }],
    [{ number: ' ' }, { number: 'noNumber' }],
    [{ expiry: '10 / 26' }, { expiry: 'expired' }],
    [{ expiry: '00 / 30' }, { expiry: 'expiry' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
  ])('%j', (changes, problems) => {
    expect(problemsOfCard({ ...good, ...changes }, now)).toEqual(problems);
  });
});
