import type { Database } from '../../src/platform/db/database.ts';
import type { RawReply, RawRequest } from '../client.ts';

interface Found {
  readonly fault: string;
  readonly request: RawRequest;
  readonly reply: RawReply;
  readonly logs: string;
}

/** Findings that are being mended elsewhere; each goes when its mend comes. */
export const awaited: readonly { readonly waitsFor: string; readonly isIt: (found: Found) => boolean }[] = [
  {
    waitsFor: 'ids of the contract that end where the database’s integers do',
    isIt: ({ fault, logs }) => fault.startsWith('500') && logs.includes('out of range for type integer'),
  },
  {
    waitsFor:
      'no-store on what the framework answers by itself: addresses that can’t be read, parameters that are too long',
    isIt: ({ fault, reply }) => fault === 'cache-control: ' && (reply.status === 404 || reply.status === 400),
  },
  {
    waitsFor: 'a search that is cut before PostgreSQL’s parser is: ?q= with 200 hyphens',
    isIt: ({ fault, logs }) => fault.startsWith('500') && logs.includes('tsquery stack too small'),
  },
  {
    waitsFor: 'instants of the contract that begin with the year 1',
    isIt: ({ fault, logs }) => fault.startsWith('500') && logs.includes('date/time field value out of range'),
  },
  {
    waitsFor: 'ill-formed text that is refused where it comes in: forgot-password with half of a pair',
    isIt: ({ fault, logs }) => fault.startsWith('500') && logs.includes('invalid input syntax for type json'),
  },
];

/** Waits for the same: half of a pair in a title gets into a notification, and then the job that erases accounts fails. */
export const withoutHalfPairs = (db: Database) => db.run(`update notifications set data = '{}'`);
