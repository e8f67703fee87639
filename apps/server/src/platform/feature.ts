import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { ContentFolder } from './content.ts';
import type { Database, Sql } from './db/database.ts';
import type { BeforeErase, ExportPart } from './db/personal-data.ts';
import type { Page } from './http/page.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LearnerEvents } from './learner-events.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reportable } from './reportable.ts';

/** What a feature says about itself, in its `x.feature.ts`. All but the name may be left out. */
export interface Feature {
  /** Its path in every part of the repository: "learning/progress". */
  readonly name: string;
  readonly routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
  /** Defines and schedules its background work; the caller starts it. */
  readonly jobs?: (context: AppContext) => void;
  /** Before a server listens, after the migrations: what a migration can't do. */
  readonly prepare?: (db: Database, logger: Pick<Logger, 'warn'>) => Promise<void>;
  /** Reads and checks its files, and answers what stores them, in the one transaction for all content. */
  readonly content?: (folder: ContentFolder) => Promise<(tx: Sql, now: Date) => Promise<unknown>>;
  /** For `npm run cli`. */
  readonly commands?: readonly Command[];
  /** What it holds about a learner: the parts of the export by their names in the file. */
  readonly exportParts?: Readonly<Record<string, ExportPart>>;
  /** What has to be done before a learner's row is deleted, where `on delete cascade` does not do it. */
  readonly beforeErase?: BeforeErase;
  /** What learners can report, and moderators can hide. */
  readonly reportables?: readonly Reportable[];
  /** What it does when something happens to a learner, in the same transaction. */
  readonly events?: Partial<LearnerEvents>;
  /** Once a learner has been hidden or shown: forgets, in this process, lists of people that say otherwise. */
  readonly afterVisibilityChange?: (context: AppContext) => Promise<void>;
  /** Other sites whose pictures its pages show: "https://cdn.example". */
  readonly imageOrigins?: (db: Database) => Promise<readonly string[]>;
}

/** What one server is made of. Routes and jobs take from it what they need. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  /** How other servers are called; the global one when absent. */
  readonly fetch?: typeof fetch;
  /** Where people reach this installation: the only source of addresses in links and mails. */
  readonly publicUrl: () => string;
  /** The client's page; null for an API alone. */
  readonly page: Page | null;
  /** What all features say together. */
  readonly exportParts: Readonly<Record<string, ExportPart>>;
  readonly beforeErase: readonly BeforeErase[];
  readonly reportables: readonly Reportable[];
  readonly events: LearnerEvents;
  readonly afterVisibilityChange: () => Promise<void>;
}

/** A command for those who run an installation. */
export interface Command {
  /** "moderation hide KIND ID": ID stands for a number, KIND for a kind of reportable text. */
  readonly words: string;
  readonly help: string;
  readonly run: (context: CommandContext, args: CommandArgs) => Promise<string | CommandResult>;
}

export type CommandContext = Pick<AppContext, 'db' | 'clock' | 'reportables'>;

interface CommandArgs {
  readonly id: number;
  readonly kind: string;
}

interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * What a server has one of, made when it is first asked for and shared by all who ask:
 * `export const catalogueOf = onePerApp(({ db }) => Catalogue.open(db))`.
 */
export function onePerApp<T>(make: (context: AppContext) => T): (context: AppContext) => T {
  const made = new WeakMap<AppContext, { readonly value: T }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}
