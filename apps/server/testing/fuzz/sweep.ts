import type { Endpoint } from '@rounds/contract/endpoint';
import { hostileNumbers, hostileStrings } from '../hostile-strings.ts';
import { shareOf } from './extent.ts';
import type { Plan } from './requests.ts';
import { type Json, schemaOf } from './values.ts';

type Kind = 'params' | 'query' | 'body';

/** A place of a request that takes one text or one number. */
export interface Leaf {
  readonly kind: Kind;
  readonly name: string;
  readonly json: Json;
  readonly isList: boolean;
}

const typeOf = (json: Json, type: string): Json | undefined =>
  [json, ...(json.anyOf ?? [])].find((one) => one.type === type);

/** The texts and numbers that an endpoint takes, without those of which there is a list of allowed ones. */
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
/** Anything may stand there, so all of it reaches what is behind the schema. */
export const isFreeText = (leaf: Leaf): boolean => isText(leaf) && !leaf.json.pattern && !leaf.json.format;

/** A plan with something else in one place. */
export function planWith(plan: Plan, { kind, name, isList }: Leaf, value: unknown): Plan {
  return { ...plan, [kind]: { ...(plan[kind] as object | undefined), [name]: isList ? [value] : value } };
}

const isDate = (text: string) => /^[+-]?\d{4,6}-\d\d-\d\d/.test(text);
const isNumber = (text: string) => /^\s*[-+]?[\d.]|^Inf/.test(text);

/**
 * What is tried in a place: a share of what is known to break programs. A password takes long to compare, by intention: a few
 * texts for each such place.
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

/** Repeated, each has slowed some pattern or parser down. */
const units = ['-', ' ', '@a ', '#a', '[', '*a ', '(', 'a.', '\u0301', '\n> '];

/**
 * Texts of each kind, each four times as long as the one before, up to as long as the place takes. What takes for ever is
 * seen before it does.
 */
export function growing({ json }: Leaf): string[][] {
  const longest = Math.min(json.maxLength ?? Infinity, 100_000);
  const ofLength = (unit: string, length: number) =>
    `# a${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 1) + 'x';
  return units.map((unit) => [64, 16, 4, 1].map((part) => ofLength(unit, Math.floor(longest / part))));
}
