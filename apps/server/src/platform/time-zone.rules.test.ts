import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.rules.ts';

it.each([
  ['UTC', true],
  ['Asia/Kathmandu', true],
  ['XYZ+3', false],
  ['', false],
])('"%s" is a time zone: %s', (zone, expected) => expect(isTimeZone(zone)).toBe(expected));
