import type { Endpoint } from '@rounds/contract/endpoint';
import { hostileNumbers, hostileStrings } from '../hostile-strings.ts';
import { shareOf } from './extent.ts';
import type { Plan } from './requests.ts';
import { type Json, schemaOf } from './values.ts';

type Kind = 'params' | 'query' | 'body';

/** A place in a request that takes a text or a number. */
export interface Leaf {
  readonly kind: Kind;
  readonly name: string;
  readonly json: Json;
  readonly isList: boolean;
}

const typeOf = (json: Json, type: string): Json | undefined =>
  [json, ...(json.anyOf ?? [])].find((one) => one.type === type);

/** The texts and numbers that an endpoint takes, except enums. */
export function leavesOf(endpoint: Endpoint): Leaf[] {
  return (['params', 'query', 'body'] as const).flatMap((kind) => {
    const schema = endpoint[kind];
    const object = schema && typeOf(schemaOf(schema), 'object');
    return Object.entries(object?.properties ?? {}).flatMap(([name, inner]) => {
      const list = typeOf(inner as Json, 'array')?.items as Json | undefined;
      const field = list ?? (inner as Json);
      const json = ['string', 'integer', 'number'].map((type) => typeOf(field, type)).find((one) => one);
      return json && !json.enum ? [{ kind, name, json, isList: list !== undefined }] : [];
    });
  });
}

const isText = ({ json }: Leaf): boolean => json.type === 'string';
/** Any value is valid there, so all of it reaches the code behind the schema. */
export const isFreeText = (leaf: Leaf): boolean => isText(leaf) && !leaf.json.pattern && !leaf.json.format;

/** A plan with one place changed. */
export function planWith(plan: Plan, { kind, name, isList }: Leaf, value: unknown): Plan {
  return { ...plan, [kind]: { ...(plan[kind] as object | undefined), [name]: isList ? [value] : value } };
}

const isDate = (text: string) => /^[+-]?\d{4,6}-\d\d-\d\d/.test(text);
const isNumber = (text: string) => /^\s*[-+]?[\d.]|^Inf/.test(text);

/**
 * What to try in a place: a share of the known program-breakers. Passwords are slow to check on purpose, so they get
 * only a few.
 */
export const trialsOf = (leaf: Leaf, turn: number): readonly unknown[] =>
  shareOf(allTrials(leaf), turn, /password/i.test(leaf.name) && isFreeText(leaf) ? 16 : undefined);

function allTrials(leaf: Leaf): readonly unknown[] {
  if (!isText(leaf))
    return leaf.kind === 'body' ? hostileNumbers : [...hostileNumbers, ...hostileStrings.filter(isNumber)];
  if (!isFreeText(leaf)) return hostileStrings.filter((text) => isDate(text) || isNumber(text));
  const fits = (text: string) => text.slice(0, leaf.json.maxLength);
  return [...new Set(hostileStrings.map(fits))];
}

/** Repeated, each of these has slowed down some pattern or parser. */
const units = ['-', ' ', '@a ', '#a', '[', '*a ', '(', 'a.', '\u0301', '\n> '];

/**
 * Texts of each kind, each four times as long as the one before, up to the maximum length. So anything that would take
 * forever is noticed before it does.
 */
export function growing({ json }: Leaf): string[][] {
  const longest = Math.min(json.maxLength ?? Infinity, 100_000);
  const ofLength = (unit: string, length: number) =>
    `# a${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 1) + 'x';
  return units.map((unit) => [64, 16, 4, 1].map((part) => ofLength(unit, Math.floor(longest / part))));
}
