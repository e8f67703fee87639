import { type DestinationStream, type Logger, destination, pino } from 'pino';

/**
 * Of an error with many errors inside, the log shows the first few: when the database is down, they all say the same.
 */
const maxErrors = 10;

/**
 * An error as the log shows it. Named fields only: Drizzle puts a statement's values into its message, and PostgreSQL a
 * row's values into its detail, and those can be anybody's email or hash.
 */
function tell(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, message, stack, cause, code, constraint } = error as Error & Record<string, unknown>;
  if ('params' in error && cause instanceof Error) return tell(cause);
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause !== undefined && { cause: tell(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, maxErrors).map(tell) }),
  };
}

/**
 * JSON lines on standard output, written without delaying requests. Secrets that might slip into an object are blanked.
 * @param stream where to write instead, for tests
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: tell },
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          '*.password',
          '*.currentPassword',
          '*.newPassword',
          '*.token',
          'password',
          'token',
        ],
        censor: '[redacted]',
      },
    },
    stream ?? destination({ sync: false, minLength: 4096 }),
  );
}
