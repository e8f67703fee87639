import { sqlState } from './database.ts';

/** The database can't be reached at the moment: it is down, refuses connections, or took too long. See the cause. */
class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause });
  }
}

/**
 * Connection failure, login refused, no such database, insufficient resources (other than disk space), operator
 * intervention (shutdown, statement timeout), system error, read-only server, idle transaction ended, lock timeout.
 */
const refusals = /^(08|28|3D|53(?!100)|57|58)|^(25006|25P03|25P04|55P03)$/;

/** What a driver throws for invalid arguments. */
const mistakes = [TypeError, RangeError, SyntaxError];

/** Whether this error, or one that caused it, is a `DatabaseUnavailable`: Drizzle wraps errors. */
export function isUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e instanceof DatabaseUnavailable) return true;
  return false;
}

/** Takes a connection; every failure becomes a `DatabaseUnavailable`. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/**
 * Wraps a driver call. Its failures are either the server's verdict on a statement or a `DatabaseUnavailable`. A
 * server's verdict has an SQLSTATE; anything else a driver throws is about the connection, worded differently from
 * version to version.
 */
export async function verdictOrUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isAboutAvailability(error) ? new DatabaseUnavailable(error) : error;
  }
}

function isAboutAvailability(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return refusals.test(state);
  const isDiskFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
  return !isDiskFull && !mistakes.some((kind) => error instanceof kind) && !isUnavailable(error);
}
