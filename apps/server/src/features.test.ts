import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { features } from './features.ts';
import { announcementsOf, exportPartsOf, learnerEventsOf, reportablesOf } from './platform/feature-parts.ts';

it('features are listed in the order of their imports, which dependency-cruiser reads', () => {
  const list = readFileSync(fileURLToPath(new URL('features.ts', import.meta.url)), 'utf8');
  const imported = [...list.matchAll(/from '\.\/(.+)\/[^/]+\.feature\.ts'/g)].map(([, name]) => name);
  expect(features.map(({ name }) => name)).toEqual(imported);
});

it('two features cannot share the name of an export part', () => {
  const part = () => Promise.resolve({});
  const made = ['learning/one', 'learning/two'].map((name) => ({ name, exportParts: { part } }));
  expect(() => exportPartsOf(made)).toThrow('part');
});

it('two features cannot serve the same kind of report or notification', () => {
  const texts = announcementsOf(features).get('forum_reply')!;
  const notifications = new Map([['forum_reply', texts]]);
  const report = reportablesOf(features)[0]!;
  const made = ['learning/one', 'learning/two'].map((name) => ({
    name,
    notifications,
    reportables: [report],
  }));
  expect(() => announcementsOf(made)).toThrow('the same kind');
  expect(() => reportablesOf(made)).toThrow(report.kind);
});

it('two features cannot have the same command', () => {
  const words = features.flatMap(({ commands = [] }) => commands.map((command) => command.words));
  expect(words.length).toBeGreaterThan(5);
  expect(new Set(words).size).toBe(words.length);
});

it('every event has a listener', () => {
  const heard = new Set(features.flatMap(({ events = {} }) => Object.keys(events)));
  expect(Object.keys(learnerEventsOf(features)).sort()).toEqual([...heard].sort());
});
