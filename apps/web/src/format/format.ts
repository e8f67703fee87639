import type { Language } from '@rounds/contract/common';
import { directionOf } from '../i18n/language.rules.ts';
import { useLanguage } from '../i18n/translation.ts';

export interface Format {
  /** 1234 → "1,234". */
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** A percentage already times 100, always whole: 66.666 → "67%". */
  readonly percent: (value: number) => string;
  /** US dollars, cents only where there are any: 19 → "$19", 19.99 → "$19.99". */
  readonly money: (dollars: number) => string;
  /** "November 21, 2026": in every language a form that reads right within a sentence too. */
  readonly date: (instant: string | Date) => string;
  /** "November 21, 2026 at 2:05 PM" */
  readonly dateTime: (instant: string | Date) => string;
  /** The last minute before an instant: a week that ends at midnight ends on the day before. "Sunday, November 29 at 11:59 PM" */
  readonly lastMinute: (end: string | Date) => string;
  /** The weekday of a calendar day (YYYY-MM-DD): "Mon". */
  readonly weekday: (day: string, width?: 'long' | 'short' | 'narrow') => string;
  /** A calendar day (YYYY-MM-DD) as "Monday, November 16"; `short`, where it stands by itself in a column, "Mon, November 16". */
  readonly day: (day: string, weekday?: 'long' | 'short') => string;
  /** From one calendar day (YYYY-MM-DD) to another, short: "Nov 16 – 22, 2026". */
  readonly dayRange: (from: string, to: string) => string;
  /** "3 minutes ago"; `now` in milliseconds. */
  readonly relativeTime: (instant: string | Date, now?: number) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
}

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

const moneyStyle = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
const date = { dateStyle: 'long' } as const;
const dateTime = { dateStyle: 'long', timeStyle: 'short' } as const;
const minute = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
// A calendar day has no time zone: parse and format it in UTC, so that it never shifts.
const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const shortDate = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const days = { long: { ...day, weekday: 'long' }, short: { ...day, weekday: 'short' } } as const;

/** Caches by key: creating an `Intl` formatter costs as much as rendering a small component. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
}

/** A percentage as learners see it. Rounding never turns a part into everything or nothing. */
export function wholePercent(value: number): number {
  if (value <= 0 || value >= 100) return value;
  return Math.min(99, Math.max(1, Math.round(value)));
}

/** Within right-to-left text, an amount keeps its sign, number and currency in order. */
function isolate(text: string): string {
  return `\u2066${text.replaceAll(/[\u200e\u200f]/g, '')}\u2069`;
}

/** An item in another script is isolated, so that the list around it keeps its own direction. */
function isolateItem(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Numbers, dates and lists as the language writes them. */
export const formatFor = memoize((language: Language): Format => {
  let relative: Intl.RelativeTimeFormat | undefined;
  let list: Intl.ListFormat | undefined;
  let money: Intl.NumberFormat | undefined;
  let percent: Intl.NumberFormat | undefined;
  const dates = memoize((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));
  const weekdays = memoize(
    (weekday: 'long' | 'short' | 'narrow') => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  );
  const numbers = memoize(
    (maximumFractionDigits: number) => new Intl.NumberFormat(language, { maximumFractionDigits }),
  );
  return {
    money: (dollars) => {
      const text = (money ??= new Intl.NumberFormat(language, moneyStyle)).format(dollars);
      return directionOf(language) === 'rtl' ? isolate(text) : text;
    },
    number: (value, maximumFractionDigits = 0) => numbers(maximumFractionDigits).format(value),
    percent: (value) =>
      (percent ??= new Intl.NumberFormat(language, { style: 'percent' })).format(wholePercent(value) / 100),
    date: (instant) => dates(date).format(new Date(instant)),
    dateTime: (instant) => dates(dateTime).format(new Date(instant)),
    lastMinute: (end) => dates(minute).format(new Date(end).getTime() - 60_000),
    weekday: (text, width = 'short') => weekdays(width).format(new Date(text)),
    day: (text, weekday = 'long') => dates(days[weekday]).format(new Date(text)),
    dayRange: (from, to) => dates(shortDate).formatRange(new Date(from), new Date(to)),
    relativeTime: (instant, now = Date.now()) => {
      relative ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
      const seconds = (new Date(instant).getTime() - now) / 1000;
      for (const [unit, size] of units) {
        if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
      }
      return relative.format(0, 'second');
    },
    list: (items) => {
      list ??= new Intl.ListFormat(language);
      return list.format(directionOf(language) === 'rtl' ? items.map(isolateItem) : items);
    },
  };
});

export function useFormat(): Format {
  return formatFor(useLanguage());
}
