import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { ContentFolder } from './content.ts';
import type { Database, Sql } from './db/database.ts';
import type { BeforeErase, ExportPart } from './db/personal-data.ts';
import type { Page } from './http/pages/html-page.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LearnerEvents } from './learner-events.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Announcements } from './notifications.rules.ts';
import type { Reportable } from './reportable.ts';
import type { RequirementKindsServed, Requirements } from './requirements.rules.ts';

/** A feature's manifest: everything it adds to the server. Only the name is required. */
export interface Feature {
  /** Its path in the contract, the server, the client, the strings and the journeys: "learning/progress". */
  readonly name: string;
  readonly routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
  /** Defines and schedules background work. Nothing runs until the server has started. */
  readonly jobs?: (context: AppContext) => void;
  /**
   * Runs after the migrations, before the server listens: for what a migration can't do, or what should prevent the
   * start.
   */
  readonly prepare?: (context: PrepareContext) => Promise<void>;
  /**
   * Reads and checks the feature's files. Returns a function that saves them, in one transaction with all other
   * features'.
   */
  readonly content?: (
    folder: ContentFolder,
    kinds: Pick<AppContext, 'requirements'>,
  ) => Promise<(tx: Sql, now: Date) => Promise<unknown>>;
  /** Commands of `npm run cli`. */
  readonly commands?: readonly Command[];
  /** What it stores about a learner: parts of the export, by the name they have in the file. */
  readonly exportParts?: Readonly<Record<string, ExportPart>>;
  /** What has to happen before a learner's row is deleted, where `on delete cascade` isn't enough. */
  readonly beforeErase?: BeforeErase;
  /** Kinds of text that learners can report and moderators can hide. */
  readonly reportables?: readonly Reportable[];
  /** Kinds of requirements that achievements can ask for. */
  readonly requirements?: RequirementKindsServed;
  /** Kinds of notifications that it sends. */
  readonly notifications?: Announcements;
  /**
   * Kinds of notifications that a learner turns on one by one, each with what turns it off. One setting turns off all
   * the others.
   */
  readonly subscriptions?: Readonly<Record<string, EndSubscription>>;
  /** Runs in the transaction of the event. */
  readonly events?: Partial<LearnerEvents>;
  /** Runs after the commit, in the process that hid or showed a learner: clears caches that are now out of date. */
  readonly afterVisibilityChange?: (context: AppContext) => Promise<void>;
  /** Other sites that its images come from, for the content security policy, such as "https://cdn.example". */
  readonly imageOrigins?: (db: Database) => Promise<readonly string[]>;
}

export type EndSubscription = (sql: Sql, userId: number) => Promise<void>;

/** What a running server consists of. Routes and jobs pick what they need. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  /** For calls to other servers; the global one when absent. */
  readonly fetch?: typeof fetch;
  /** Where people reach this installation: the only source of URLs in links and mails. */
  readonly publicUrl: () => string;
  /** The client's page; null when only the API is served. */
  readonly page: Page | null;
  /** Collected from all features. */
  readonly exportParts: Readonly<Record<string, ExportPart>>;
  readonly beforeErase: readonly BeforeErase[];
  readonly reportables: readonly Reportable[];
  readonly announcements: Announcements;
  readonly subscriptions: ReadonlyMap<string, EndSubscription>;
  readonly requirements: Requirements;
  readonly events: LearnerEvents;
  /** Gives an account everything the demo learner has done. */
  readonly populateDemo: (userId: number) => Promise<void>;
  readonly afterVisibilityChange: () => Promise<void>;
}

/** What exists before anything is served. */
export interface PrepareContext extends Pick<AppContext, 'config' | 'db' | 'clock'> {
  readonly logger: Pick<Logger, 'warn'>;
}

/** A command for people who run an installation. */
export interface Command {
  /**
   * "moderation hide KIND ID", where ID is a number and KIND a kind of reportable text; any other word in capitals
   * stands for an argument.
   */
  readonly words: string;
  readonly help: string;
  readonly run: (context: CommandContext, args: CommandArgs) => Promise<string | CommandResult>;
}

export type CommandContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'reportables'>;

interface CommandArgs {
  readonly id: number;
  readonly kind: string;
  /** Arguments given as `name=value`, or for another word in capitals: `email` for EMAIL. */
  readonly options: Readonly<Record<string, string>>;
}

/** What a command did, as text for a terminal. If it is not `ok`, the process ends with an error. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Something each server has exactly one of, created on first use:
 * `export const catalogueOf = appSingleton(({ db }) => Catalogue.open(db))`.
 */
export function appSingleton<T>(make: (context: AppContext) => T): (context: AppContext) => T {
  const made = new WeakMap<AppContext, { readonly value: T }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}
