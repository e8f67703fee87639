import { readdirSync } from 'node:fs';
import type { Endpoint } from '@rounds/contract/endpoint';
import { z } from 'zod';

const folder = new URL('../../../packages/contract/src/', import.meta.url);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

/** Every endpoint that a file of the contract exports. */
export async function allEndpoints(): Promise<readonly Endpoint[]> {
  const files = readdirSync(folder).filter((file) => /^[a-z.-]+(?<!\.(rules|content|test))\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module: object) => Object.values(module).filter(isEndpoint));
}

/** A schema within another one: what it is called, and what it is without being optional, nullable or defaulted. */
export interface Field {
  /** As an issue names it, "answers.0.questionIndex"; empty for the whole. */
  readonly path: string;
  readonly schema: z.ZodType;
  /** Whether leaving it out is an error. */
  readonly isRequired: boolean;
}

/** All fields of a schema, those of objects and lists within it included. */
export function fieldsOf(schema: z.ZodType, path = '', isRequired = true): Field[] {
  const within = (name: string, inner: z.core.$ZodType, required = true) =>
    fieldsOf(inner as z.ZodType, path === '' ? name : `${path}.${name}`, required);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const stays = schema instanceof z.ZodNullable && isRequired;
    return fieldsOf(schema.unwrap() as z.ZodType, path, stays);
  }
  const own = { path, schema, isRequired };
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.core.$ZodType>;
    return [own, ...Object.entries(shape).flatMap(([name, inner]) => within(name, inner))];
  }
  if (schema instanceof z.ZodArray) return [own, ...within('0', schema.element)];
  if (schema instanceof z.ZodUnion)
    return [own, ...schema.options.flatMap((one) => fieldsOf(one as z.ZodType, path))];
  return [own];
}
