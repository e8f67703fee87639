import { useMemo } from 'react';
import type { Language } from '@rounds/contract/common';
import { useLanguage } from './i18n.ts';

export interface Format {
  /** 1234 → "1,234". */
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** A percentage already times 100, at most `digits` decimals: 66.666 → "66.7%". */
  readonly percent: (value: number, digits?: number) => string;
  /** "21 Nov 2026" */
  readonly date: (instant: string | Date) => string;
  /** "21 Nov 2026, 14:05" */
  readonly dateTime: (instant: string | Date) => string;
  /** The weekday of a calendar day (YYYY-MM-DD): "Mon". */
  readonly weekday: (day: string, width?: 'long' | 'short' | 'narrow') => string;
  /** A calendar day (YYYY-MM-DD) as "Mon 16 November". */
  readonly day: (day: string) => string;
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

/** Numbers, dates and lists as the language writes them. */
export function createFormat(language: Language): Format {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(language);
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    number: (value, maximumFractionDigits = 0) =>
      new Intl.NumberFormat(language, { maximumFractionDigits }).format(value),
    percent: (value, digits = 1) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(
        value / 100,
      ),
    date: (instant) => date.format(new Date(instant)),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    // A calendar day has no zone: it is read and written in UTC, so that it never slips.
    weekday: (text, width = 'short') =>
      new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(new Date(text)),
    day: (text) => day.format(new Date(text)),
    relativeTime: (instant, now = Date.now()) => {
      const seconds = (new Date(instant).getTime() - now) / 1000;
      for (const [unit, size] of units) {
        if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
      }
      return relative.format(0, 'second');
    },
    list: (items) => list.format(items),
  };
}

export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
