import { z } from 'zod';

declare const written: unique symbol;

/**
 * JSON of a T, as text that PostgreSQL or `toJson` wrote. It is sent as is; if you need the values, select columns
 * instead.
 */
export type Json<T> = string & { readonly [written]: T };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** A JSON array of values that are JSON already. */
export const toJsonArray = <T>(items: readonly Json<T>[]): Json<T[]> => `[${items.join(',')}]` as Json<T[]>;

/** A JSON object of values that are JSON already. */
export const toJsonObject = <T extends object>(fields: {
  readonly [Name in keyof T]: Json<T[Name]>;
}): Json<T> =>
  `{${Object.entries<Json<unknown>>(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}` as Json<T>;

/** The schema of a column that holds JSON as text which matches another schema. Tests parse and check the text. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .custom<Json<z.output<Schema>>>((text) => typeof text === 'string')
    .superRefine((text, context) => {
      const { error } = schema.safeParse(JSON.parse(text));
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path });
    });
