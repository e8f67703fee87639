import diagnostics from 'node:diagnostics_channel';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@rounds/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';

const contractFolder = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

/** A call as the tests name it: "GET /api/forum/:id". */
export type CallName = `${string} /${string}`;

export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): CallName =>
  `${method} ${path}`;

/** Every endpoint that any module of the contract exports, sorted by path, so that nobody has to list new ones. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const modules = globSync('**/*.ts', { cwd: contractFolder }).filter(
    (file) => !/\.(rules|test)\.ts$/.test(file),
  );
  const found = new Set<Endpoint>();
  for (const file of modules) {
    const module: object = await import(
      `@rounds/contract/${file.replaceAll('\\', '/').slice(0, -'.ts'.length)}`
    );
    for (const value of Object.values(module)) if (isEndpoint(value)) found.add(value);
  }
  const places = (endpoint: Endpoint) => `${endpoint.path} ${endpoint.method}`;
  return [...found].sort((one, two) => (places(one) < places(two) ? -1 : 1));
}

/** A route of the running server. */
export interface ServedRoute {
  readonly name: CallName;
  readonly endpoint: Endpoint | undefined;
  /** Server-sent events: open for as long as somebody listens. */
  readonly isStream: boolean;
}

interface FastifyCreated {
  readonly fastify: FastifyInstance;
}

/**
 * Starts an app and records every route that it registers under /api, except the HEAD that Fastify adds to each GET.
 */
export async function noteRoutes<T>(start: () => Promise<T>): Promise<{ started: T; routes: ServedRoute[] }> {
  const routes: ServedRoute[] = [];
  const note = ({ method, url, config }: RouteOptions) => {
    if (!url.startsWith('/api')) return;
    for (const one of [method].flat().filter((name) => name !== 'HEAD')) {
      const { endpoint, isStream = false } = config ?? {};
      routes.push({ name: `${one} ${url}` as CallName, endpoint, isStream });
    }
  };
  const onCreated = (message: unknown) =>
    void (message as FastifyCreated).fastify.addHook('onRoute', (route) => note(route));
  diagnostics.subscribe('fastify.initialization', onCreated);
  try {
    return { started: await start(), routes };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', onCreated);
  }
}

/** A schema within another: its name, and its type without optional, nullable or default. */
export interface Field {
  /** In the form of an issue's path: "answers.0.questionIndex"; empty for the whole. */
  readonly path: string;
  readonly schema: z.ZodType;
  /** Whether omitting it is an error. */
  readonly isRequired: boolean;
}

/** All fields of a schema, including those inside objects and lists. */
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
