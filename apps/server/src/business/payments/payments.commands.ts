import type { Command, CommandContext } from '../../platform/feature.ts';
import { describeEvents, replayEvent } from './events/events.service.ts';
import { openGateway } from './gateway/gateway.ts';
import { forgetTests } from './mode/forget-tests.service.ts';
import { reconcileByCommand } from './reconcile/reconcile.service.ts';
import {
  type PlayDeps,
  decideDisputeByCommand,
  openDisputeByCommand,
} from './refunds/play-disputes.service.ts';
import { describeRefunds, refundByCommand } from './refunds/refund-requests.service.ts';

/** Commands don't enqueue jobs: within a minute the server finds what is left to do. */
const noJobs = {
  define: () => undefined,
  schedule: () => undefined,
  enqueue: () => Promise.resolve(),
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Runs a command that needs the gateway, if there is one. */
async function atGateway<Result>(
  { config, db, clock }: CommandContext,
  work: (deps: PlayDeps) => Promise<Result>,
): Promise<Result | { ok: false; text: string }> {
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`;
  const gateway = openGateway({ config, db, clock, jobs: noJobs, publicUrl });
  return gateway
    ? work({ db, clock, gateway, jobs: noJobs, publicUrl })
    : { ok: false, text: 'Payments are not set up in this installation.\n' };
}

export const paymentCommands: readonly Command[] = [
  {
    words: 'payments events',
    help: 'the latest events of the payment provider',
    run: ({ db }) => describeEvents(db),
  },
  {
    words: 'payments replay EVENT',
    help: 'process an event again, by its number here or by its id at the provider (evt_…)',
    run: ({ db }, { options }) => replayEvent(db, options['event'] ?? ''),
  },
  {
    words: 'payments refund',
    help: 'refund an invoice within 30 days: invoice=NUMBER by=NAME reason="…", amount=9.50 for a part',
    run: (context, { options }) => atGateway(context, (deps) => refundByCommand(deps, options)),
  },
  {
    words: 'payments refunds',
    help: 'the latest refunds, with who asked for them and why',
    run: ({ db }) => describeRefunds(db),
  },
  {
    words: 'payments reconcile',
    help: 'compare subscriptions, payments and refunds with the payment provider; changes nothing',
    run: (context) => atGateway(context, reconcileByCommand),
  },
  {
    words: 'payments forget',
    help: 'forget test payments and end the plans that they gave, before real ones are taken; never real ones',
    run: (context) => forgetTests(context),
  },
  {
    words: 'sandbox dispute',
    help: 'test payments: the owner of a card disputes what was paid: invoice=NUMBER',
    run: (context, { options }) => atGateway(context, (deps) => openDisputeByCommand(deps, options)),
  },
  {
    words: 'sandbox dispute won',
    help: 'test payments: the bank decides for us: invoice=NUMBER',
    run: (context, { options }) => atGateway(context, (deps) => decideDisputeByCommand(deps, options, 'won')),
  },
  {
    words: 'sandbox dispute lost',
    help: 'test payments: the bank decides for the owner of the card: invoice=NUMBER',
    run: (context, { options }) =>
      atGateway(context, (deps) => decideDisputeByCommand(deps, options, 'lost')),
  },
];
